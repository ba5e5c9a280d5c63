"""What is known of positions: asked once, remembered, and told to whoever wants to know of exactly that position."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.games.base import Action, State
from hotl_desktop.match.match import Match

if TYPE_CHECKING:
    from hotl_desktop.ai.analysis import Analysis, FaceOutlook
    from hotl_desktop.ai.reasons import Reason
    from hotl_desktop.controller.analyst import Analyst
    from hotl_desktop.controller.engine_answers import Reasoned

QUICK: Final = "quick"
"""At the table: choices are told apart as well as by a longer look, which only sharpens the chances themselves."""
INSTANT: Final = "instant"
"""For what is only to be seen roughly."""
STANDARD: Final = "standard"
"""For reviews."""
_MOST: Final = 256
"""How many positions are remembered."""

_Known = TypeVar("_Known")


class _Memory(Generic[_Known]):
    """The last few answers."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, _Known] = OrderedDict()

    def get(self, key: Hashable) -> _Known | None:
        return self._known.get(key)

    def put(self, key: Hashable, answer: _Known) -> None:
        self._known[key] = answer
        self._known.move_to_end(key)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)


class Insight(QObject):
    """Keeps the analyst from being asked twice. Positions are known by their states, so an undo costs nothing."""

    judged = Signal(object, object)
    """A position (`State`) and its `Analysis`."""
    foreseen = Signal(object, object)
    """A position that awaits a die, and what each face would bring."""
    missed = Signal(object)
    """A position of which nothing is to be had."""

    def __init__(self, analyst: Analyst, parent: QObject | None = None) -> None:
        """Ask `analyst`, which belongs to this object from now on."""
        super().__init__(parent)
        self._analyst = analyst
        analyst.setParent(self)
        self._analyses: _Memory[Reasoned] = _Memory()
        self._faces: _Memory[tuple[FaceOutlook, ...]] = _Memory()
        self._asked: dict[int, tuple[State, str]] = {}
        analyst.analysed.connect(self._take_analysis)
        analyst.faced.connect(self._take_faces)
        analyst.failed.connect(self._miss)

    def analysis_of(self, state: State) -> Analysis | None:
        """What is known of `state`."""
        known = self._analyses.get(state)
        return None if known is None else known.analysis

    def reasons_of(self, state: State, action: Action) -> tuple[Reason, ...]:
        """Why `action` is good or bad in `state`, as far as that is known."""
        known = self._analyses.get(state)
        return () if known is None else known.reasons.get(action, ())

    def faces_of(self, state: State, strength: str = QUICK) -> tuple[FaceOutlook, ...] | None:
        """What is known of the faces in `state`, which awaits a die."""
        return self._faces.get((state, strength))

    def analyse(self, match: Match) -> None:
        """See to it that `judged` or `missed` tells of where `match` stands: now, or before all else that was asked."""
        state = match.state
        known = self._analyses.get(state)
        if known is not None:
            self.judged.emit(state, known.analysis)
            return
        tokens = [token for token, asked in self._asked.items() if asked == (state, "analysis")]
        if not tokens:
            tokens = [self._analyst.analyse(match, QUICK)]
            self._asked[tokens[0]] = (state, "analysis")
        self._analyst.hurry(tokens[0])

    def foresee(self, match: Match, length: int, strength: str = QUICK) -> None:
        """See to it that `foreseen` tells of the position after `length` steps, which awaits a die."""
        state = match.state_at(length)
        known = self._faces.get((state, strength))
        if known is not None:
            self.foreseen.emit(state, known)
        elif (state, strength) not in self._asked.values():
            self._asked[self._analyst.faces(match, strength, length)] = (state, strength)

    def forget_questions(self, about: State | None = None) -> None:
        """Nobody waits any more for answers about this position, or about any."""
        for token, (state, _) in list(self._asked.items()):
            if about is None or state == about:
                del self._asked[token]
                self._analyst.cancel(token)

    def close(self) -> None:
        """Stop asking for good."""
        self._asked.clear()
        self._analyst.close()

    @Slot(int, object)
    def _take_analysis(self, token: int, told: Reasoned) -> None:
        asked = self._asked.pop(token, None)
        if asked is not None:
            self._analyses.put(asked[0], told)
            self.judged.emit(asked[0], told.analysis)

    @Slot(int, object)
    def _take_faces(self, token: int, faces: tuple[FaceOutlook, ...]) -> None:
        asked = self._asked.pop(token, None)
        if asked is not None:
            self._faces.put(asked, faces)
            self.foreseen.emit(asked[0], faces)

    @Slot(int)
    def _miss(self, token: int) -> None:
        asked = self._asked.pop(token, None)
        if asked is not None:
            self.missed.emit(asked[0])
