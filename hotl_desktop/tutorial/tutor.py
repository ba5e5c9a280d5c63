"""The Tutor: walks a lesson, one step at a time, and says what is wanted, allowed and answered. Pure.

It rides the ring of every game: whoever drives the match asks `wish` what is to happen now, lets it happen, and
reports it with `took`. What the learner wants to do is asked of `judge` first.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import CHANCE, DICE, Action, Die, GameError, IllegalAction, NotLoadable
from hotl_desktop.games.base import Step as MatchStep
from hotl_desktop.match.dice import SEED_BYTES, DiceSource, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.transcript import scribe_for

from .lesson import ANY, DIE, NO_OTHER_NAMES, Kind, Lesson, Scene, Step


class ScriptedDice:
    """Dice whose faces a lesson says."""

    kind: Final = "manual"

    def __init__(self) -> None:
        self._faces: dict[int, int] = {}

    def face(self, number: int) -> int | None:
        """The face of die `number`; None where the lesson has not said it yet."""
        return self._faces.get(number)

    def plan(self, number: int, face: int) -> None:
        """Let die `number` show `face`."""
        self._faces[number] = face


class Want(enum.Enum):
    """What is to happen now."""

    READ = "read"
    """The learner to read, and to go on or to answer."""
    ROLL = "roll"
    """The learner to roll the die."""
    CHOICE = "choice"
    """The learner to choose an action."""
    SCRIPT = "script"
    """A step of the script, at once."""
    FREE = "free"
    """The game to go on by itself."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to happen now."""

    want: Want
    actions: tuple[Action, ...] = ()
    """What the learner may choose."""
    action: Action | None = None
    """What the script says; None for the next die."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the Tutor says to a try."""

    right: bool
    say: str = ""
    """A text of the lesson."""
    reason: IllegalAction | None = None
    """The rule that forbids it, if one does."""


def _same_dice() -> DiceSource:
    return SeededDice(bytes(SEED_BYTES))


class Tutor:
    """Walks one lesson."""

    def __init__(
        self,
        lesson: Lesson,
        index: int = 0,
        game_dice: Callable[[], DiceSource] = _same_dice,
        names: Mapping[str, str] = NO_OTHER_NAMES,
        begun: Match | None = None,
    ) -> None:
        """Begin at step number `index`, with the board as the steps before it leave it.

        Args:
            lesson: which one.
            index: of the step to begin with.
            game_dice: makes the dice of a whole game; always the same ones, if left out.
            names: what people are called instead of the `NAMES` of lessons.
            begun: the whole game of the lesson, to be gone on with; a new one, if left out.

        Raises:
            NotLoadable: the script of the lesson cannot be played; says where.
        """
        self.lesson: Final = lesson
        self._begun_game = begun
        self._game_dice = game_dice
        self._names: Final = names
        self.tries = 0
        """Wrong tries at this step."""
        self._index = 0
        self._acted = False
        self._done = False
        self._fallen = 0
        self._replies = 0
        self._queue: list[MatchStep] = []
        self._stand_at(max(0, min(index, len(lesson.steps) - 1)))

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def index(self) -> int:
        """The number of the step under way, from 0 on."""
        return self._index

    @property
    def step(self) -> Step:
        """The step under way."""
        return self.lesson.steps[self._index]

    @property
    def match(self) -> Match:
        """The board of the lesson. Whoever drives it takes the steps."""
        return self._match

    @property
    def is_done(self) -> bool:
        """Whether everything in this step has happened."""
        return self._done

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self._index == len(self.lesson.steps) - 1

    @property
    def waits_to_go_on(self) -> bool:
        """Whether the learner is to read and then to go on with `go_on`."""
        return self._done or self.step.kind is Kind.SAY

    @property
    def texts(self) -> tuple[str, ...]:
        """What the coach says now, in paragraphs: what is to be watched stays when it has happened."""
        step = self.step
        if not self._done or not step.done:
            return (step.text,)
        return (step.text, step.done) if step.kind is Kind.WATCH else (step.done,)

    # -------------------------------------------------------------------------------------------- going along

    def _stand_at(self, index: int) -> None:
        first = max(number for number in range(index + 1) if self.lesson.steps[number].scene is not None)
        self._begin(first)
        while self._index < index:
            self.perform()
            self._begin(self._index + 1)

    def _begin(self, index: int) -> None:
        self._index = index
        self._acted, self._done = False, False
        self._fallen = self._replies = self.tries = 0
        self._queue.clear()
        if self.step.scene is not None:
            self._set_up(self.step.scene)

    def _set_up(self, scene: Scene) -> None:
        self._dice = ScriptedDice()
        if self.step.kind is Kind.GAME and self._begun_game is not None:
            self._match, self._begun_game = self._begun_game, None
            return
        dice = self._game_dice() if self.step.kind is Kind.GAME else self._dice
        self._match = scene.match(dice, self.step.level, self._names)

    def perform(self) -> None:
        """Let the step under way happen as the lesson wants it.

        Raises:
            NotLoadable: the script cannot be played; says where.
        """
        while True:
            wish = self.wish()
            try:
                if wish.want in {Want.READ, Want.FREE}:
                    return
                if wish.want is Want.CHOICE:
                    self._match.play(self.wanted[0])
                elif wish.action is not None:
                    self._match.play(wish.action)
                else:
                    self._match.roll()
            except GameError as error:
                raise NotLoadable(self.lesson.place(self._index), str(error)) from error
            self.took()

    def go_on(self) -> bool:
        """Go to the next step; False when there is none."""
        if self.is_last:
            return False
        if not self._done:
            self.perform()
        self._begin(self._index + 1)
        return True

    def go_back(self) -> None:
        """Go back to the beginning of this step if something has happened in it, otherwise of the one before."""
        fresh = not (self._acted or self._done or self._replies)
        self._stand_at(max(0, self._index - fresh))

    # ------------------------------------------------------------------------------------------------- asking

    def wish(self) -> Wish:
        """What is to happen now.

        Raises:
            NotLoadable: the script cannot be played; says where.
        """
        step, state = self.step, self._match.state
        if step.kind is Kind.GAME:
            return Wish(Want.FREE)
        if self._done or step.kind in {Kind.SAY, Kind.ASK}:
            return Wish(Want.READ)
        if not self._acted and step.kind in {Kind.DO, Kind.ROLL}:
            if state.to_act() is CHANCE:
                self._plan(step.die)
                return Wish(Want.ROLL)
            return Wish(Want.CHOICE, self.offered)
        return self._scripted()

    def _scripted(self) -> Wish:
        step, state = self.step, self._match.state
        if self._fallen < len(step.falls):
            self._plan(step.falls[self._fallen])
            return Wish(Want.SCRIPT)
        if not self._queue and self._replies < len(step.then):
            self._read_reply(step.then[self._replies])
        if not self._queue:
            if state.to_act() is CHANCE and not state.opens_turn and self._acted and step.kind is Kind.DO:
                raise NotLoadable(self.lesson.place(self._index), "a die falls that the script does not know")
            return Wish(Want.READ)
        following = self._queue[0]
        if isinstance(following, Die):
            self._plan(following.face)
            return Wish(Want.SCRIPT)
        return Wish(Want.SCRIPT, action=following)

    def _read_reply(self, text: str) -> None:
        place = f"{self.lesson.place(self._index)}.then[{self._replies}]"
        if text.startswith(DIE):
            face = text.removeprefix(DIE)
            if face not in {str(one) for one in DICE}:
                raise NotLoadable(place, f"{text!r} is no die")
            self._queue.append(DICE[int(face)])
            return
        try:
            self._queue += scribe_for(self.lesson.game).read(text, self._match.state)
        except GameError as error:
            raise NotLoadable(place, str(error)) from error

    def _plan(self, face: int | None) -> None:
        if face is None:
            raise NotLoadable(self.lesson.place(self._index), "a die falls that the script does not know")
        number = sum(isinstance(one, Die) for one in self._match.steps)
        self._dice.plan(number, face)

    @property
    def offered(self) -> tuple[Action, ...]:
        """What the learner may try now: all that is legal, or what the step offers of it."""
        legal = self._match.state.legal_actions()
        if not self.step.offer:
            return legal
        return tuple(action for action in legal if str(action) in self.step.offer)

    @property
    def wanted(self) -> tuple[Action, ...]:
        """What does the step, of what is legal now.

        Raises:
            NotLoadable: nothing does.
        """
        offered = self.offered
        accept = self.step.accept
        found = tuple(action for action in offered if ANY in accept or str(action) in accept)
        if not found:
            raise NotLoadable(f"{self.lesson.place(self._index)}.accept", "nothing of it is legal here")
        return found

    # ------------------------------------------------------------------------------------------------ judging

    def judge(self, action: Action) -> Verdict:
        """What to say to the learner's try, legal or not; right only where the step wants it."""
        state, step = self._match.state, self.step
        reason = state.why_not(action)
        if reason is None and (step.kind is not Kind.DO or action in self.wanted):
            return Verdict(True)
        text = str(action)
        said = next((wrong.say for wrong in step.wrong if text in wrong.actions), "")
        if reason is None and not said:
            said = step.otherwise
        self.tries += 1
        return Verdict(False, said, reason)

    def answer(self, index: int) -> Verdict:
        """What to say to the answer number `index` of a question."""
        answer = self.step.answers[index]
        if answer.right:
            self._done = True
        else:
            self.tries += 1
        return Verdict(answer.right, answer.say)

    def took(self) -> None:
        """A step of the match was taken as `wish` wanted it."""
        last = self._match.step_at(self._match.length - 1)
        kind = self.step.kind
        if kind is Kind.GAME:
            self._done = self._match.state.outcome() is not None
            return
        if not self._acted and kind in {Kind.DO, Kind.ROLL}:
            # The roll before the learner's own choice is part of the way to it.
            self._acted = kind is Kind.ROLL or isinstance(last, Action)
        elif self._fallen < len(self.step.falls):
            self._fallen += 1
        else:
            self._queue.pop(0)
            self._replies += not self._queue
        at_end = self._fallen == len(self.step.falls) and self._replies == len(self.step.then) and not self._queue
        self._done = at_end and (self._acted or kind is Kind.WATCH)
