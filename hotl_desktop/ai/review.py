"""A game looked back on: what every die and every decision changed, luck and skill told apart.

`ANALYSIS.md` beside this file explains the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from hotl_desktop.games.base import Seat
from hotl_desktop.match.match import Match

from .analysis import DEFAULT_STRENGTH, Stop

MARKS: Final = ("", "doubtful", "bad", "very bad")
"""What a decision is called, from good to worst."""

Progress = Callable[[int, int], None]
"""Told how many of how many parts of the work are done."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of the game: a die or a decision."""

    length: int
    """`Match.length` before the step."""
    kind: Literal["roll", "decision"]
    seat: Seat
    """Who rolled or decided."""
    die: int | None
    """The face that fell, or the roll that the decision answers; None where there is none."""
    before: Mapping[Seat, float]
    """Win chances before the step: of a roll, exactly the mean of the six faces; of a decision, with the best one."""
    after: Mapping[Seat, float]
    """Win chances after it; the next moment's `before`, exactly."""
    played: str
    """The action as text; of a roll, its face."""
    best: str
    """The best action as text; empty for a roll."""
    loss: float
    """Win chance that the decision gave away, never negative; 0 for a roll and where nothing could be chosen."""
    mark: str
    """One of `MARKS`."""
    luck: float
    """What the die brought the one who rolled: after less before; 0 for a decision."""
    options: tuple[tuple[str, float], ...]
    """The best few actions and their chances for `seat`, best first; of a roll, the six faces by face, where known."""
    count: int
    """How many actions were legal; 6 for a roll."""
    error: float
    """Half the width of the 95 % interval of the chance of `seat` before the step."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One player's game.

    `result - adjusted = luck`: of what the player got, so much is owed to their own dice. `adjusted` is the result
    with ordinary luck: it is to be compared with that of others, over several games, and says more about play than the
    result does, with the same mean and less scatter. It is no chance, so it may lie below 0 or above 1.
    """

    seat: Seat
    decisions: int
    """How many in which something could be chosen."""
    loss: float
    """Win chance given away in all decisions."""
    marks: Mapping[str, int]
    """How many decisions got each of `MARKS` but the empty one."""
    accuracy: float
    """0 to 100; 100 where nothing was given away. See `accuracy_of`."""
    luck: float
    """What the own dice brought, in win chance."""
    others_luck: float
    """What the others' dice brought this seat."""
    others_play: float
    """What the others' decisions brought this seat, against their best play."""
    first: float
    """The seat's chance at the beginning."""
    result: float
    """Its share of the win; in a game that goes on, its chance where it stands.

    result = first + luck + others_luck - loss + others_play, exactly.
    """
    adjusted: float
    """The result less `luck`."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back on."""

    strength: str
    finished: bool
    """Whether the game was over; if not, the results are chances."""
    moments: tuple[Moment, ...]
    """One a step of the match, in order."""
    seats: tuple[SeatReview, ...]
    """One a seat in play, clockwise."""
    thresholds: tuple[float, float, float]
    """From which loss on a decision is doubtful, bad, very bad."""

    def mistakes(self) -> tuple[Moment, ...]:
        """The moments with a mark, in order."""
        return tuple(moment for moment in self.moments if moment.mark)

    def to_plain(self) -> dict[str, Any]:
        """The review as JSON can hold it."""
        raise NotImplementedError

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Review:
        """The review that `to_plain` wrote.

        Raises:
            ValueError: it did not.
        """
        raise NotImplementedError


def review(
    match: Match, strength: str = DEFAULT_STRENGTH, progress: Progress | None = None, stop: Stop | None = None
) -> Review:
    """Look back on `match`, up to where it stands.

    Args:
        match: a game, finished or not.
        strength: one of `analysis.STRENGTHS`.
        progress: told how many of how many positions are done.
        stop: asked now and then.

    Raises:
        NotUnderstood: there is no such strength.
        Stopped: `stop` said so.
    """
    raise NotImplementedError
