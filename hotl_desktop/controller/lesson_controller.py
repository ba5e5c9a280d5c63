"""A lesson on the ring of every game: the Tutor says what is wanted, allowed and answered; the ring does the rest.

The board is a live match like any other. What differs: the choices are those of the lesson, the dice and the others'
moves are its script, and a choice that the lesson does not want is answered instead of taken.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from hotl_desktop.games.base import Action, Event, Seat, State
from hotl_desktop.match.dice import SEED_BYTES, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.tutorial.coach import Advice, Coach
from hotl_desktop.tutorial.lesson import NO_OTHER_NAMES, Kind, Lesson, learner_of
from hotl_desktop.tutorial.tutor import Tutor, Verdict, Want

from .game_controller import GameController
from .ring import Phase, Prompt
from .table_setup import UndoPolicy
from .thinker import Thinker


class LessonController(GameController):
    """Drives one lesson at a time."""

    came_to = Signal()
    """The lesson stands at another step, or at another point of it: show what the Tutor says."""
    answered = Signal(Verdict)
    """What the Tutor says to a try or to an answer that was not the right one, or to the right answer."""
    advised = Signal(Advice)
    """The coach has a word on the choice that was just made: it is taken when it is made again."""
    over = Signal()
    """The learner has gone on from the last step."""

    def __init__(self, thinker: Thinker, coach: Coach, parent: QObject | None = None) -> None:
        """Make a controller without a lesson.

        Args:
            thinker: decides for the opponents of whole games.
            coach: looks at the learner's decisions in them.
            parent: its Qt parent.
        """
        super().__init__(thinker, parent)
        self._coach = coach
        self._tutor: Tutor | None = None
        self._insisted: Action | None = None

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def tutor(self) -> Tutor:
        """The Tutor of the lesson under way.

        Raises:
            RuntimeError: there is none.
        """
        if self._tutor is None:
            raise RuntimeError("no lesson is under way")
        return self._tutor

    @property
    def has_lesson(self) -> bool:
        """Whether a lesson is under way."""
        return self._tutor is not None

    def is_person(self, seat: Seat) -> bool:
        return seat == learner_of(self.match.game)

    # ------------------------------------------------------------------------------------------------ the lesson

    def open(
        self,
        lesson: Lesson,
        index: int = 0,
        names: Mapping[str, str] = NO_OTHER_NAMES,
        begun: Match | None = None,
    ) -> None:
        """Begin `lesson` at step number `index`.

        `names` are put in the place of the `NAMES` of lessons. `begun` is its whole game, to be gone on with.

        Raises:
            NotLoadable: its script cannot be played.
        """
        self._tutor = Tutor(lesson, index, lambda: SeededDice(secrets.token_bytes(SEED_BYTES)), names, begun)
        self._stand()

    def close(self) -> None:
        """Leave the lesson."""
        self._tutor = None
        self.clear()

    def _stand(self) -> None:
        """Show the board of the Tutor as it is, and go on from there."""
        self._insisted = None
        self.begin(self.tutor.match, UndoPolicy.NONE)

    def go_on(self) -> None:
        """Go to the next step; the one under way is done as the lesson wants it, if it is not yet."""
        tutor = self.tutor
        if tutor.is_last:
            self.over.emit()
            return
        board, length = tutor.match, tutor.match.length
        tutor.go_on()
        if tutor.match is board and board.length == length:
            self._insisted = None
            self.advance()
        else:
            self._stand()

    def go_back(self) -> None:
        """Go back to the beginning of the step, or to the one before."""
        self.tutor.go_back()
        self._stand()

    def answer(self, index: int) -> None:
        """Give an answer to the question of the step."""
        tutor = self.tutor
        if tutor.step.kind is Kind.ASK and not tutor.is_done:
            verdict = tutor.answer(index)
            if verdict.right:
                self.came_to.emit()
            self.answered.emit(verdict)

    def show_how(self) -> Action | None:
        """What would do the step, or what the coach would do; None when nothing is to be chosen."""
        if self.prompt.phase is not Phase.CHOICE:
            return None
        if self.tutor.step.kind is Kind.GAME:
            return self._coach.best(self.state)
        return self.tutor.wanted[0]

    # ------------------------------------------------------------------------------------------------ the ring

    def play(self, action: Action) -> None:
        if self.prompt.phase is not Phase.CHOICE or self._tutor is None:
            return
        verdict = self._tutor.judge(action)
        if not verdict.right:
            self.answered.emit(verdict)
        elif self._is_worth_a_word(action):
            return
        else:
            super().play(action)

    def try_forbidden(self, action: Action) -> None:
        """Answer a try that the rules forbid."""
        if self.prompt.phase is Phase.CHOICE and self._tutor is not None:
            verdict = self._tutor.judge(action)
            if not verdict.right:
                self.answered.emit(verdict)

    def _is_worth_a_word(self, action: Action) -> bool:
        if self.tutor.step.kind is not Kind.GAME or action == self._insisted:
            return False
        advice = self._coach.advise(self.state, action)
        if advice is None:
            return False
        self._insisted = action
        self.advised.emit(advice)
        return True

    def _ask(self) -> None:
        tutor = self._tutor
        if tutor is None or self._match is None:
            return
        wish = tutor.wish()
        if wish.want is Want.SCRIPT:
            self._step(wish.action)
            return
        if wish.want is Want.FREE:
            super()._ask()
            if self._tutor is tutor:
                self.came_to.emit()
            return
        if wish.want is Want.ROLL:
            self._set_prompt(Prompt(Phase.ROLL, self.state.roller))
        elif wish.want is Want.CHOICE:
            self._set_prompt(Prompt(Phase.CHOICE, learner_of(self._match.game), wish.actions))
        else:
            self._set_prompt(Prompt(Phase.PAUSED))
            if tutor.is_done and not tutor.step.done and not tutor.is_last:
                self.go_on()
                return
        self.came_to.emit()

    def _tell(self, before: State, events: list[Event]) -> None:
        self._insisted = None
        self.tutor.took()
        super()._tell(before, events)
