"""What a position is worth: every legal action with the win chances of all seats, and the six faces of a die.

Everything here is a pure function of the position, the strength and the seed: no clock, no load of the machine and no
earlier call has a say in it. `ANALYSIS.md` beside this file says what the strengths do and how good they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import Action, NotUnderstood, Seat, State

STRENGTHS: Final = ("instant", "quick", "standard", "thorough")
"""How hard to think, from the fastest to the most exact."""
DEFAULT_STRENGTH: Final = "standard"
TOLERANCE: Final = 0.005
"""Of a choice that is as good as the best, how much win chance it may give away."""

Stop = Callable[[], bool]
"""Asked now and then while somebody thinks: true, and they stop."""


class Stopped(Exception):
    """Whoever asked does not want the answer any more."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action and what is to be expected after it."""

    action: Action
    chances: Mapping[Seat, float]
    """By seat, the probability of winning, 0 to 1, in sum 1; a shared win counts in part."""
    margins: Mapping[Seat, float]
    """By seat, its expected final score less the best other's, in points."""
    error: float
    """Half the width of the 95 % interval of the mover's chance; 0 where it is exact."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What is to be expected in a position, whoever or whatever is to act in it."""

    chances: Mapping[Seat, float]
    """By seat, the probability of winning, 0 to 1, in sum 1; a shared win counts in part."""
    margins: Mapping[Seat, float]
    """By seat, its expected final score less the best other's, in points."""
    error: float
    """Half the width of the 95 % interval of the chance of the seat to act or to roll; 0 where it is exact."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that a seat can do in a position, best first."""

    seat: Seat
    """Who is to decide."""
    strength: str
    options: tuple[Judged, ...]
    """Every legal action, best first for `seat`; where chances are equal, the larger margin is better."""

    @property
    def best(self) -> Judged:
        """The best action."""
        return self.options[0]

    def of(self, action: Action) -> Judged:
        """What was found out of `action`.

        Raises:
            KeyError: it is not legal here.
        """
        for judged in self.options:
            if judged.action == action:
                return judged
        raise KeyError(action)

    def loss(self, action: Action) -> float:
        """How much win chance `action` gives away against the best, 0 to 1.

        Raises:
            KeyError: it is not legal here.
        """
        return self.best.chances[self.seat] - self.of(action).chances[self.seat]


@dataclass(frozen=True, slots=True)
class FaceOutlook:
    """What one face of an awaited die brings."""

    face: int
    """1 to 6."""
    seat: Seat
    """Who is to decide after it; who rolled where nobody has to."""
    count: int
    """How many actions the face allows; 0 where nothing can be chosen."""
    best: Judged | None
    """The best of them; None where nothing can be chosen (a pass, or the die only decides what comes next)."""
    chances: Mapping[Seat, float]
    """By seat, the probability of winning once this face has fallen."""


def analyse(state: State, strength: str = DEFAULT_STRENGTH, seed: int = 0, stop: Stop | None = None) -> Analysis:
    """Every legal action of the seat to act, with what is to be expected after it.

    Args:
        state: a position in which a seat is to decide.
        strength: one of `STRENGTHS`.
        seed: of the dice in the mind's eye.
        stop: asked now and then.

    Raises:
        NotUnderstood: there is no such strength.
        ValueError: no seat is to act.
        Stopped: `stop` said so.
    """
    raise NotImplementedError


def faces(
    state: State, strength: str = DEFAULT_STRENGTH, seed: int = 0, stop: Stop | None = None
) -> tuple[FaceOutlook, ...]:
    """What each of the six faces brings, by face, in a position that waits for a die.

    For a die that has just fallen, give the position before it fell.

    Raises:
        NotUnderstood: there is no such strength.
        ValueError: no die is awaited.
        Stopped: `stop` said so.
    """
    raise NotImplementedError


def value(state: State, strength: str = DEFAULT_STRENGTH, seed: int = 0, stop: Stop | None = None) -> Worth:
    """What is to be expected in any position.

    Where a seat is to decide it is the best action's worth; where a die is awaited, exactly the mean of `faces`.

    Raises:
        NotUnderstood: there is no such strength.
        Stopped: `stop` said so.
    """
    raise NotImplementedError


def same_enough(analysis: Analysis, action: Action) -> bool:
    """Whether `action` is as good as the best one, as far as anybody can tell: what "try again" accepts.

    It gives away no more than `TOLERANCE`, or no more than the errors of the two figures let doubt.

    Raises:
        KeyError: it is not legal here.
    """
    if action == analysis.best.action:
        return True
    doubt = min(0.01, (analysis.best.error**2 + analysis.of(action).error ** 2) ** 0.5)
    return analysis.loss(action) <= max(TOLERANCE, doubt)


def check_strength(strength: str) -> None:
    """Raises: NotUnderstood: there is no such strength."""
    if strength not in STRENGTHS:
        raise NotUnderstood(f"there is no strength {strength[:40]!r}, only {', '.join(STRENGTHS)}")
