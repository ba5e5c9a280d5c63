"""What a position is worth: every legal action with the win chances of all seats, and the six faces of a die.

Everything here is a pure function of the position, the strength and the seed: no clock, no load of the machine and no
earlier call has a say in it. `ANALYSIS.md` beside this file says what the strengths do and how good they are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import CHANCE, DICE, FACES, Action, Seat, State

from . import prospects
from .asking import Asker, Stop, Stopped
from .efforts import DEFAULT_STRENGTH, STRENGTHS, Effort, effort_of
from .estimates import NORMAL, Estimate, best_of, mean_of, scaled, seat_to_act, shrunk
from .exact import exact_choices, numbered, solver_of
from .margins import margins
from .openings import is_deal, is_opening
from .prospects import Memory, correction, faces_of, looked_at, shares_of
from .thinking import SEAT_NUMBERS, Chances

__all__ = (
    "DEFAULT_STRENGTH",
    "STRENGTHS",
    "Analysis",
    "FaceOutlook",
    "Judged",
    "Stop",
    "Stopped",
    "Worth",
    "analyse",
    "faces",
    "same_enough",
    "value",
)
TOLERANCE: Final = 0.005
"""Of a choice that is as good as the best, how much win chance it may give away."""


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
    effort = effort_of(state.game_name, strength)
    if state.to_act() in {CHANCE, None}:
        raise ValueError("no seat is to act")
    return _ANALYSES.get((state, strength, seed), lambda: _analyse(state, strength, effort, seed, Asker(stop)))


def _analyse(state: State, strength: str, effort: Effort, seed: int, asker: Asker) -> Analysis:
    actions = state.legal_actions()
    solver = solver_of(state, effort.solved, asker)
    if solver is not None:
        found = [
            (action, look.chances, 0.0) for action, look in zip(actions, exact_choices(state, solver), strict=True)
        ]
    else:
        looks = looked_at(state, effort, seed, asker)
        ratio = correction(state, effort.level, effort, seed, asker)
        seat = seat_to_act(state)
        seen = [scaled(look.chances, ratio) for look in looks]
        seen = shrunk(seen, seen[best_of(state, looks)], effort.true_of_actions)
        found = []
        for action, chances, look in zip(actions, seen, looks, strict=True):
            scatter = effort.true_of_actions * look.scatter
            found.append((action, chances, _error(effort, chances[seat], scatter, effort.level)))
    options = [_judged(state, action, chances, error) for action, chances, error in found]
    seat_name = str(state.to_act())
    options.sort(key=lambda one: (-one.chances[seat_name], -one.margins[seat_name]))
    return Analysis(seat_name, strength, tuple(options))


def _judged(state: State, action: Action, chances: Chances, error: float) -> Judged:
    after = state.apply(action)
    if after.outcome() is not None:
        chances, error = shares_of(after), 0.0
    return Judged(action, _by_seat(state, chances), margins(after, chances), error)


def _by_seat(state: State, chances: Chances) -> dict[Seat, float]:
    return {seat: chances[SEAT_NUMBERS[seat]] for seat in state.seats}


def _error(effort: Effort, chance: float, scatter: float, rollouts: int) -> float:
    """Half the width of the 95 % interval: the scatter of the rollouts, and what they cannot know."""
    spread = chance * (1 - chance)
    level = NORMAL * math.sqrt(spread / effort.as_good_as(rollouts)) if rollouts else 0.0
    return math.hypot(NORMAL * scatter, level, 4 * spread * effort.doubt)


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
    effort = effort_of(state.game_name, strength)
    if state.to_act() is not CHANCE:
        raise ValueError("no die is awaited")
    return _OUTLOOKS.get((state, strength, seed), lambda: _faces(state, effort, seed, Asker(stop)))


def _faces(state: State, effort: Effort, seed: int, asker: Asker) -> tuple[FaceOutlook, ...]:
    solver = solver_of(state, effort.solved, asker)
    if solver is not None:
        known = [numbered(solver.value(state.apply(DICE[face]))) for face in FACES]
        return tuple(
            _outlook(state, face, chances, lambda after: (exact_choices(after, solver), None))
            for face, chances in zip(FACES, known, strict=True)
        )
    looks = faces_of(state, effort, seed, asker)
    rollouts = 0 if is_opening(state) or is_deal(state) else effort.level
    ratio = correction(state, rollouts, effort, seed, asker)
    seen = [scaled(look, ratio) for look in looks]
    if not is_opening(state):
        seen = shrunk(seen, mean_of(seen), effort.true_of_faces)
    return tuple(
        _outlook(state, face, chances, lambda after: (looked_at(after, effort, seed, asker), effort))
        for face, chances in zip(FACES, seen, strict=True)
    )


def _outlook(
    state: State,
    face: int,
    chances: Chances,
    look: Callable[[State], tuple[tuple[Estimate, ...], Effort | None]],
) -> FaceOutlook:
    after = state.apply(DICE[face])
    actor = after.to_act()
    actions = after.legal_actions()
    shares = _by_seat(state, chances)
    if actor is None or actor is CHANCE:
        return FaceOutlook(face, str(state.roller), 0, None, shares)
    if len(actions) == 1 and str(actions[0]) == "pass":
        return FaceOutlook(face, actor, 0, None, shares)
    looks, effort = look(after)
    best = best_of(after, looks)
    error = _error(effort, chances[seat_to_act(after)], looks[best].scatter, effort.level) if effort else 0.0
    return FaceOutlook(face, actor, len(actions), _judged(after, actions[best], chances, error), shares)


def value(state: State, strength: str = DEFAULT_STRENGTH, seed: int = 0, stop: Stop | None = None) -> Worth:
    """What is to be expected in any position.

    Where a seat is to decide it is the best action's worth; where a die is awaited, exactly the mean of `faces`.

    Raises:
        NotUnderstood: there is no such strength.
        Stopped: `stop` said so.
    """
    effort = effort_of(state.game_name, strength)
    actor = state.to_act()
    if actor is None:
        return Worth(_by_seat(state, shares_of(state)), margins(state, shares_of(state)), 0.0)
    if actor is not CHANCE:
        best = analyse(state, strength, seed, stop).best
        return Worth(best.chances, best.margins, best.error)
    outlooks = faces(state, strength, seed, stop)
    chances = mean_of([numbered(one.chances) for one in outlooks])
    roller = SEAT_NUMBERS[str(state.roller)]
    return Worth(_by_seat(state, chances), margins(state, chances), _error(effort, chances[roller], 0.0, effort.level))


_ANALYSES: Final[Memory[Analysis]] = Memory()
_OUTLOOKS: Final[Memory[tuple[FaceOutlook, ...]]] = Memory()


def same_enough(analysis: Analysis, action: Action) -> bool:
    """Whether `action` is as good as the best one, as far as anybody can tell: what "try again" accepts.

    It gives away no more than `TOLERANCE`.

    Raises:
        KeyError: it is not legal here.
    """
    if action == analysis.best.action:
        return True
    return analysis.loss(action) <= TOLERANCE


def forget() -> None:
    """Forget what was found out, so that the same question takes its time again."""
    _ANALYSES.clear()
    _OUTLOOKS.clear()
    prospects.forget()
