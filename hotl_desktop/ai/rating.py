"""Strength from results: Elo for games of any number of seats, with intervals.

The model is Luce's: a seat wins with a probability proportional to its strength s = 10 ** (elo / 400), which with two
seats is the ordinary Elo. Shared wins count in part.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

RESAMPLES: Final = 200
_STEPS: Final = 200
_PRIOR: Final = 0.5
"""Wins and games against an average opponent that everybody is granted, so that nobody is infinitely strong."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game: the level of each seat, and how much of the win each got."""

    levels: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a level is."""

    elo: float
    """The mean over all rated levels is 0."""
    low: float
    """The lower end of the 95 % interval."""
    high: float
    share: float
    """Of its seats' games, how many it won."""


def elo_of(results: Sequence[Result]) -> dict[str, float]:
    """The most likely Elo of every level that plays in `results`; their mean is 0."""
    names = sorted({level for result in results for level in result.levels})
    wins = dict.fromkeys(names, _PRIOR)
    tables: dict[tuple[str, ...], float] = {}
    for result in results:
        for level, share in zip(result.levels, result.shares, strict=True):
            wins[level] += share
        table = tuple(sorted(result.levels))
        tables[table] = tables.get(table, 0.0) + 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_STEPS):
        weight = {name: 2 * _PRIOR / (strength[name] + 1.0) for name in names}
        for table, count in tables.items():
            total = sum([strength[level] for level in table])
            for level in table:
                weight[level] += count / total
        strength = {name: wins[name] / weight[name] for name in names}
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: 400 * math.log10(value) for name, value in strength.items()}


def rate_all(rounds: Sequence[Sequence[Result]]) -> Mapping[str, Rating]:
    """The ratings, strongest first.

    Args:
        rounds: games by round; those of one round were played with the same dice, so the intervals come from drawing
            whole rounds again and again (bootstrap).
    """
    results = [result for games in rounds for result in games]
    elo = elo_of(results)
    mind = random.Random(len(results))
    drawn: dict[str, list[float]] = {name: [] for name in elo}
    for _ in range(RESAMPLES):
        sample = [result for games in mind.choices(rounds, k=len(rounds)) for result in games]
        for name, value in elo_of(sample).items():
            drawn[name].append(value)
    seats = dict.fromkeys(elo, 0)
    wins = dict.fromkeys(elo, 0.0)
    for result in results:
        for level, share in zip(result.levels, result.shares, strict=True):
            seats[level] += 1
            wins[level] += share
    ratings = {}
    for name in sorted(elo, key=lambda one: -elo[one]):
        spread = sorted(drawn[name])
        cut = len(spread) // 40
        ratings[name] = Rating(elo[name], spread[cut], spread[-1 - cut], wins[name] / seats[name])
    return ratings
