"""How it might have gone on after another choice: the most ordinary dice, and the best answers to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.ai.continuation import most_ordinary
from hotl_desktop.games.base import CHANCE, DICE, Action, Die, Seat, State
from hotl_desktop.match.dice import TypedDice
from hotl_desktop.match.match import Match

from .insight import INSTANT, Insight

if TYPE_CHECKING:
    from hotl_desktop.ai.analysis import Analysis, FaceOutlook

MOST_STEPS: Final = 5
"""How many decisions are shown, the one in question included: a round of four seats and its first again."""


@dataclass(frozen=True, slots=True)
class CourseStep:
    """A decision on the way."""

    seat: Seat
    action: Action
    die: int | None
    """The face that the decision answers; None where none fell."""
    match: Match
    """The game as it then stands."""
    chance: float | None
    """Of the seat that the question is about, after the decision; None where it is not known."""


class Continuation(QObject):
    """Walks on from a position, one answer after the other, as the engine tells them."""

    grew = Signal()
    """There is one more step, or there will be no more."""

    def __init__(self, insight: Insight, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._insight = insight
        self._walk: Match | None = None
        self._seat: Seat = ""
        self._steps: list[CourseStep] = []
        self._over = True
        insight.judged.connect(self._judged)
        insight.foreseen.connect(self._foreseen)
        insight.missed.connect(self._missed)

    @property
    def steps(self) -> tuple[CourseStep, ...]:
        """What is known of the way."""
        return tuple(self._steps)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to come."""
        return self._over

    def start(self, match: Match, action: Action, chance: float | None) -> None:
        """Begin with `action` where `match` stands; `chance` is that of the seat to act after it."""
        fallen = [step.face for step in match.steps if isinstance(step, Die)]
        self._walk = match.branch(match.length, dice=TypedDice(fallen))
        self._seat = str(match.state.to_act())
        self._steps, self._over = [], False
        self._take(action, chance)
        self._go_on()

    def stop(self) -> None:
        """Walk no further, and forget the way."""
        self._walk, self._steps, self._over = None, [], True

    def _take(self, action: Action, chance: float | None) -> None:
        walk = self._walk
        assert walk is not None
        seat = str(walk.state.to_act())
        die = walk.step_at(walk.length - 1) if walk.length else None
        walk.play(action)
        shown = walk.branch(walk.length)
        self._steps.append(CourseStep(seat, action, die.face if isinstance(die, Die) else None, shown, chance))

    def _go_on(self) -> None:
        """Ask for whatever comes next; answers that are known already are taken at once."""
        walk = self._walk
        while walk is not None and not self._over:
            actor = walk.state.to_act()
            if actor is None or len(self._steps) >= MOST_STEPS:
                self._over = True
            elif actor is CHANCE:
                faces = self._insight.faces_of(walk.state, INSTANT)
                if faces is None:
                    self._insight.foresee(walk, walk.length, INSTANT)
                    return
                self._roll(faces)
            else:
                known = self._insight.analysis_of(walk.state)
                legal = walk.state.legal_actions()
                if known is None and len(legal) > 1:
                    self._insight.analyse(walk)
                    return
                action = legal[0] if known is None else known.best.action
                self._take(action, None if known is None else known.best.chances[self._seat])
            self.grew.emit()

    def _roll(self, faces: tuple[FaceOutlook, ...]) -> None:
        """Let the face fall that changes least for whoever rolls, and take the best answer if it has one."""
        walk = self._walk
        assert walk is not None
        roller = walk.state.roller or self._seat
        ordinary = most_ordinary(faces, roller)
        assert isinstance(walk.dice, TypedDice)
        walk.dice.enter(ordinary.face)
        walk.replay(DICE[ordinary.face])
        if ordinary.best is not None and ordinary.best.action in walk.state.legal_actions():
            self._take(ordinary.best.action, ordinary.best.chances[self._seat])

    def _waits_for(self, state: State) -> bool:
        return self._walk is not None and not self._over and self._walk.state == state

    @Slot(object, object)
    def _judged(self, state: State, _analysis: Analysis) -> None:
        if self._waits_for(state):
            self._go_on()

    @Slot(object, object)
    def _foreseen(self, state: State, _faces: object) -> None:
        if self._waits_for(state):
            self._go_on()

    @Slot(object)
    def _missed(self, state: State) -> None:
        if self._waits_for(state):
            self._over = True
            self.grew.emit()
