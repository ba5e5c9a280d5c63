"""What actions are worth, by seat number: search for all, a closer look at the best, long play for the level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from hotl_desktop.games.base import State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState

from .asking import Asker
from .efforts import Effort
from .rounds import alone, in_match, more_rounds
from .thinking import SEAT_NUMBERS, Chances, thinker_for

NORMAL: Final = 1.96
"""Standard deviations to the end of a 95 % interval."""
FAIR_PART: Final = 12
LEVEL_PART: Final = 60
"""Rollouts in one piece of work: short enough to be called off at once, the same whoever does it."""
LEAST: Final = 1e-4
"""Chances below are not told apart, so that a ratio of two of them means nothing."""
Ratio = tuple[float, float, float, float]
"""By seat number: by how much chances are too low."""
EVEN: Final[Ratio] = (1.0, 1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What one action is worth."""

    chances: Chances
    scatter: float
    """The standard error of the mover's chance against the other actions', from rollouts."""


def short_look(state: State, effort: Effort, seed: int, asker: Asker) -> list[Estimate]:
    """Every legal action, in order, by search and rollouts without luck: what they are worth against each other."""
    round_alone = alone(state)
    estimates = _short_look(round_alone, effort, seed, asker)
    if not more_rounds(state):
        return estimates
    afters = [state.apply(action) for action in state.legal_actions()]
    return [
        Estimate(in_match(after, estimate.chances), estimate.scatter)
        for after, estimate in zip(afters, estimates, strict=True)
    ]


def _short_look(state: State, effort: Effort, seed: int, asker: Asker) -> list[Estimate]:
    asker.check()
    seat = seat_to_act(state)
    rated = thinker_for(state).rate(state, effort.depth)
    estimates = [Estimate(normal(chances), 0.0) for chances in rated]
    order = sorted(range(len(rated)), key=lambda i: (-rated[i][seat], i))
    if not effort.fair or max(rated[order[0]]) >= effort.certain:
        return estimates
    near = [i for i in order if rated[i][seat] >= rated[order[0]][seat] - effort.window]
    closer = near[: effort.closer]
    own_seed = _seed(state, seed)
    parts = range(effort.fair // FAIR_PART)
    jobs = [(state, i, FAIR_PART, effort.fair_turns, own_seed + part) for i in closer for part in parts]
    found = asker.each(_roll_out_fairly, jobs)
    for i in closer:
        sums, squares = [0.0] * 4, 0.0
        for _ in parts:
            means, mean_squares = next(found)
            sums = [a + b for a, b in zip(sums, means, strict=True)]
            squares += mean_squares[seat]
        mean = sums[seat] / len(parts)
        variance = max(0.0, squares / len(parts) - mean * mean)
        estimates[i] = Estimate(normal([one / len(parts) for one in sums]), (variance / effort.fair) ** 0.5)
    best = max(closer, key=lambda i: estimates[i].chances[seat])
    ratio = ratio_of(rated[best], estimates[best].chances)
    for i in order[len(closer) :]:
        # What was not looked at closely is judged as far wrong as the best; and it is not the best.
        level = scaled(rated[i], ratio)
        estimates[i] = Estimate(min(level, estimates[best].chances, key=lambda one: one[seat]), 0.0)
    return estimates


def long_play(state: State, choice: int, count: int, turns: int, seed: int, asker: Asker) -> Chances:
    """What action number `choice` is worth as such, by `count` plain rollouts.

    Their dice are others for every position, so that the mean over the faces of a die scatters less, and for every
    length, so that shorter rollouts do not scatter with longer ones.
    """
    sizes, seeds = _parts(state, count, turns, seed)
    jobs = [(alone(state), choice, size, turns, own_seed) for size, own_seed in zip(sizes, seeds, strict=True)]
    return _of_match(state, choice, _mean_of_parts(sizes, asker.each(_roll_out, jobs)))


def halved_play(
    state: State, choice: int, count: int, halfway: int, turns: int, seed: int, asker: Asker
) -> tuple[Chances, Chances]:
    """As `long_play`, as the rollouts are judged after `halfway` turns, and at their end.

    In Get Off My Lawn they are without the luck of the dice. A chance may lie outside 0 to 1.
    """
    sizes, seeds = _parts(state, count, turns, seed)
    jobs = [(alone(state), choice, size, halfway, turns, own_seed) for size, own_seed in zip(sizes, seeds, strict=True)]
    judged, ended = zip(*asker.each(_roll_out_halved, jobs), strict=True)
    return (
        _of_match(state, choice, _mean_of_parts(sizes, judged)),
        _of_match(state, choice, _mean_of_parts(sizes, ended)),
    )


def _parts(state: State, count: int, turns: int, seed: int) -> tuple[list[int], range]:
    """How many rollouts each piece of work makes, and the seeds of their dice."""
    sizes = [LEVEL_PART] * (count // LEVEL_PART) + [count % LEVEL_PART] * (count % LEVEL_PART > 0)
    first = (crc32(repr(state).encode(), turns) << 16) + (seed << 48)
    return sizes, range(first, first + len(sizes))


def _mean_of_parts(sizes: Sequence[int], found: Iterable[Chances]) -> Chances:
    sums = [0.0] * 4
    for size, chances in zip(sizes, found, strict=True):
        sums = [total + size * one for total, one in zip(sums, chances, strict=True)]
    one, two, three, four = (total / sum(sizes) for total in sums)
    return one, two, three, four


def _of_match(state: State, choice: int, in_round: Chances) -> Chances:
    return in_match(state.apply(state.legal_actions()[choice]), in_round) if more_rounds(state) else in_round


def _roll_out_halved(job: tuple[State, int, int, int, int, int]) -> tuple[Chances, Chances]:
    state, *rest = job
    return thinker_for(state).roll_out_halved(state, *rest)


def _roll_out(job: tuple[State, int, int, int, int]) -> Chances:
    state, *rest = job
    return thinker_for(state).roll_out(state, *rest)


def _roll_out_fairly(job: tuple[State, int, int, int, int]) -> tuple[Chances, Chances]:
    state, *rest = job
    return thinker_for(state).roll_out_fairly(state, *rest)


def seat_to_act(state: State) -> int:
    """The number of the seat that is to decide."""
    return SEAT_NUMBERS[str(state.to_act())]


def best_of(state: State, estimates: Sequence[Estimate]) -> int:
    """The number of the best action for the seat to act."""
    seat = seat_to_act(state)
    return max(range(len(estimates)), key=lambda i: (estimates[i].chances[seat], -i))


# -------------------------------------------------------------------------------------------------- arithmetic


def normal(chances: Sequence[float]) -> Chances:
    """`chances` with none below 0, in sum 1."""
    one, two, three, four = (max(0.0, chance) for chance in chances)
    total = one + two + three + four
    return one / total, two / total, three / total, four / total


def mean_of(many: Sequence[Chances]) -> Chances:
    """The mean."""
    one, two, three, four = (sum([chances[k] for chances in many]) / len(many) for k in range(4))
    return one, two, three, four


def ratio_of(low: Chances, level: Chances) -> Ratio:
    """By what `low` must be scaled to come to `level`."""
    one, two, three, four = ((b + LEAST) / (a + LEAST) for a, b in zip(low, level, strict=True))
    return one, two, three, four


def scaled(chances: Chances, ratio: Ratio) -> Chances:
    """`chances` by the same ratio: none leaves 0 to 1, and what is certain stays so."""
    return normal([chance * factor for chance, factor in zip(chances, ratio, strict=True)])


def between(some: Chances, others: Chances, part: float) -> Chances:
    """What is this part of the way from `some` to `others`."""
    one, two, three, four = (a + part * (b - a) for a, b in zip(some, others, strict=True))
    return one, two, three, four


def shrunk(seen: Sequence[Chances], middle: Chances, part: float) -> list[Chances]:
    """What a short look saw, brought nearer to `middle`: of each difference this part is true; see `Effort`."""
    return [between(middle, one, part) for one in seen]


def _seed(state: State, seed: int) -> int:
    """Other dice for every board, the same for all actions and faces on it: their differences scatter less."""
    if isinstance(state, HeadOfTheLineState):
        board = state.owners
    else:
        assert isinstance(state, GetOffMyLawnState)
        board = b"".join((*state.lawn, *state.staged))
    return (crc32(board) << 16) + (seed << 48)
