"""What is known of positions: asked once, remembered, and told to whoever wants to know of exactly that position."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.games.base import State
from hotl_desktop.match.match import Match

if TYPE_CHECKING:
    from hotl_desktop.ai.analysis import Analysis, FaceOutlook
    from hotl_desktop.controller.analyst import Analyst

QUICK: Final = "quick"
"""For what must be there at once: the tutor, the six faces."""
STANDARD: Final = "standard"
"""For what somebody has asked for."""
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
        self._analyses: _Memory[Analysis] = _Memory()
        self._faces: _Memory[tuple[FaceOutlook, ...]] = _Memory()
        self._asked: dict[int, tuple[State, str]] = {}
        analyst.analysed.connect(self._take_analysis)
        analyst.faced.connect(self._take_faces)
        analyst.failed.connect(self._miss)

    def analysis_of(self, state: State, *strengths: str) -> Analysis | None:
        """What is known of `state`, at the first of these strengths that there is something at."""
        found = (self._analyses.get((state, strength)) for strength in strengths)
        return next((one for one in found if one is not None), None)

    def faces_of(self, state: State) -> tuple[FaceOutlook, ...] | None:
        """What is known of the faces in `state`, which awaits a die."""
        return self._faces.get(state)

    def analyse(self, match: Match, strength: str) -> None:
        """See to it that `judged` or `missed` tells of where `match` stands, soon or now."""
        known = self._analyses.get((match.state, strength))
        if known is not None:
            self.judged.emit(match.state, known)
        elif (match.state, strength) not in self._asked.values():
            self._asked[self._analyst.analyse(match, strength)] = (match.state, strength)

    def foresee(self, match: Match, length: int) -> None:
        """See to it that `foreseen` tells of the position after `length` steps, which awaits a die."""
        state = match.state_at(length)
        known = self._faces.get(state)
        if known is not None:
            self.foreseen.emit(state, known)
        elif (state, "faces") not in self._asked.values():
            self._asked[self._analyst.faces(match, QUICK, length)] = (state, "faces")

    def forget_questions(self, keep: frozenset[State] = frozenset()) -> None:
        """Nobody waits any more for answers about other positions than these."""
        for token, (state, _) in list(self._asked.items()):
            if state not in keep:
                del self._asked[token]
                self._analyst.cancel(token)

    def close(self) -> None:
        """Stop asking for good."""
        self._asked.clear()
        self._analyst.close()

    @Slot(int, object)
    def _take_analysis(self, token: int, analysis: Analysis) -> None:
        asked = self._asked.pop(token, None)
        if asked is not None:
            self._analyses.put(asked, analysis)
            self.judged.emit(asked[0], analysis)

    @Slot(int, object)
    def _take_faces(self, token: int, faces: tuple[FaceOutlook, ...]) -> None:
        asked = self._asked.pop(token, None)
        if asked is not None:
            self._faces.put(asked[0], faces)
            self.foreseen.emit(asked[0], faces)

    @Slot(int)
    def _miss(self, token: int) -> None:
        asked = self._asked.pop(token, None)
        if asked is not None:
            self.missed.emit(asked[0])
