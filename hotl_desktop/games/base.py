"""What both games share: the State, its steps, its errors.

A game is a walk through immutable states. Every state waits for one of three things: a seat's decision, a die, or
nothing (it is over). `State.apply` takes the one next `Step` and is deterministic for both kinds; nothing in this
package rolls a die, reads a file or looks at a clock.
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Final, Protocol, Self, TypeAlias

Seat: TypeAlias = str
"""A place at the table: `NW`, `NE`, `SE`, `SW` in Head of the Line, `P1` to `P4` in Get Off My Lawn."""

FACES: Final = (1, 2, 3, 4, 5, 6)


class Chance(enum.Enum):
    """The player who rolls the dice."""

    DICE = "dice"


CHANCE: Final = Chance.DICE

_LONGEST_QUOTE: Final = 40


class Action:
    """A seat's decision. `str(action)` is its notation; `State.parse_action` is the inverse."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Die:
    """One die that Chance let fall."""

    face: int
    """1 to 6."""

    def __str__(self) -> str:
        return str(self.face)


Step: TypeAlias = Action | Die
"""One step of a game: a decision or a die."""


class Event:
    """Something that happened while a step was applied, for whoever tells the story of it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended."""

    scores: tuple[tuple[Seat, int], ...]
    """Points by seat, in clockwise order of the seats in play."""
    winners: tuple[Seat, ...]
    """Who has the highest score, in the same order; several when they share the win."""

    @classmethod
    def from_scores(cls, scores: tuple[tuple[Seat, int], ...]) -> Outcome:
        """The outcome in which the highest score wins and equal ones share."""
        best = max(points for _, points in scores)
        return cls(scores, tuple(seat for seat, points in scores if points == best))


def quoted(value: object) -> str:
    """`value` as it is quoted in messages: on one line, and cut where it is long."""
    text = repr(value)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


class Message(enum.Enum):
    """Something that can be said. The name is its code, which stays; the value is the English text.

    Whoever talks to people looks up the words of their language by the code; logs and the command line say the English
    text. `{placeholders}` in it are filled with the values that come along.
    """


class Refusal(Message):
    """Why the rules do not allow something."""


class TurnRefusal(Refusal):
    """What both games refuse."""

    DIE_FIRST = "a die must fall before anything is decided"
    DECISION_FIRST = "a decision is due, not a die"
    NO_SUCH_FACE = "a die shows 1 to 6, not {face}"
    NO_DIE = "no die can fall now"
    NO_REAL_DIE = "no real die is due"


class GameError(Exception):
    """Anything that is wrong with what somebody wanted a game to do."""

    def __init__(self, reason: str | Message, **values: object) -> None:
        """Say what is wrong.

        Args:
            reason: plain text is for logs and the command line; what people may read in a window is a message.
            values: what the placeholders of the message stand for.
        """
        super().__init__(reason)
        self.message: Final = reason if isinstance(reason, Message) else None
        """What is wrong, as a code; None where only a text says it."""
        self.values: Final[Mapping[str, object]] = values
        self._text: Final = reason if isinstance(reason, str) else ""

    @property
    def reason(self) -> str:
        """What is wrong, in plain English."""
        return self._text if self.message is None else str(self.message.value).format(**self.values)

    def __str__(self) -> str:
        return self.reason


class NotUnderstood(GameError):
    """The text is not in the notation of this game, or the option or seat does not exist."""


class IllegalAction(GameError):
    """The action exists, but the rules do not allow it here."""

    def __init__(self, refusal: Refusal, rule: str, **values: object) -> None:
        super().__init__(refusal, **values)
        self.rule: Final = rule
        """The number of the rule that forbids it, as in `HL 5:2`."""

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class NotLoadable(GameError):
    """A record cannot be read."""

    def __init__(self, place: str, reason: str | Message, **values: object) -> None:
        super().__init__(reason, **values)
        self.place: Final = place
        """Where in the file, as in `events[17]`; empty when it is the file as a whole."""

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}" if self.place else self.reason


class State(ABC):
    """A position of a game, everything that matters for what can follow. Immutable and hashable."""

    __slots__ = ()

    game_name: ClassVar[str]
    """The name of the game as records spell it."""

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """The seats in play, clockwise."""

    @abstractmethod
    def to_act(self) -> Seat | Chance | None:
        """Who must take the next step: a seat, the dice, or nobody because the game is over."""

    @property
    @abstractmethod
    def roller(self) -> Seat | None:
        """The seat that holds the die which Chance is about to roll; None when no die is awaited."""

    @property
    def opens_turn(self) -> bool:
        """Whether the awaited die begins a turn, so that the person who holds it rolls it when they are ready."""
        return False

    @abstractmethod
    def legal_actions(self) -> tuple[Action, ...]:
        """All that the seat to act may do, in the order that the game documents; empty when no seat is to act."""

    def outcomes(self) -> tuple[tuple[Die, Fraction], ...]:
        """The faces that Chance may show with their probabilities; empty when Chance is not to act."""
        return _OUTCOMES if self.to_act() is CHANCE else ()

    @abstractmethod
    def why_not(self, action: Action) -> IllegalAction | None:
        """Why the seat to act may not do `action`; None when it may.

        The reason says the first thing that is wrong, in plain words, with the rule's number.
        """

    @abstractmethod
    def apply(self, step: Step, events: list[Event] | None = None) -> Self:
        """The state after `step`. What happened on the way is appended to `events`, if given.

        Raises:
            IllegalAction: the step is not allowed here; names the rule.
        """

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action that `text` notates, legal here or not.

        Raises:
            NotUnderstood: the text is not an action of this game.
        """

    @abstractmethod
    def scores(self) -> tuple[tuple[Seat, int], ...]:
        """Points by seat as they stand now, clockwise."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""


_SIXTH: Final = Fraction(1, 6)
_OUTCOMES: Final = tuple((Die(face), _SIXTH) for face in FACES)
DICE: Final[Mapping[int, Die]] = {face: Die(face) for face in FACES}
"""The six dice steps by face, made once."""

OptionValue: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the table may choose before the game."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    """All that it can be, in the order in which they are offered."""


class Game(Protocol):
    """One of the two games: what can be set before it begins, and its first state."""

    @property
    def name(self) -> str:
        """As records spell it: `head-of-the-line`, `get-off-my-lawn`."""

    @property
    def title(self) -> str:
        """The game's own name, never translated."""

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        """Every seat the table has, clockwise."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options, in order."""

    def default_seats(self, count: int) -> tuple[Seat, ...]:
        """The seats that `count` players take unless they choose others.

        Raises:
            NotUnderstood: the game is not for that many.
        """

    def start(self, seats: tuple[Seat, ...], options: Mapping[str, OptionValue]) -> State:
        """The first state, before the opening roll.

        Args:
            seats: the seats in play, clockwise.
            options: chosen values; what is left out has its default.

        Raises:
            NotUnderstood: unknown seats, option or value.
        """


def check_options(game: Game, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """`options` with the defaults of `game` filled in.

    Raises:
        NotUnderstood: an option that the game does not have, or a value outside its range.
    """
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise NotUnderstood(f"{game.name} has no option {quoted(name)}")
        allowed = known[name].values
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise NotUnderstood(f"option {name} must be one of {', '.join(map(str, allowed))}, not {quoted(value)}")
    return {option.name: options.get(option.name, option.default) for option in game.options}


def check_die(step: Step) -> int:
    """The face of `step`, which must be a die.

    Raises:
        IllegalAction: it is a decision, or not one of six faces.
    """
    if not isinstance(step, Die):
        raise IllegalAction(TurnRefusal.DIE_FIRST, "a turn")
    if step.face not in FACES:
        raise IllegalAction(TurnRefusal.NO_SUCH_FACE, "a turn", face=step.face)
    return step.face
