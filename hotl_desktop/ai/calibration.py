"""Whether predicted win chances come true: how far they are off, with an interval, and what shape the error has."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from hotl_desktop.games.base import Seat

from .levels import win_chances
from .openings import is_deal, is_opening
from .selfplay import Job, play, seed_of_game

BINS: Final = 20
"""Into so many equal parts the predicted chances are sorted to be compared with what came of them."""
SHARE: Final = 0.1
"""Of the positions of a game that are looked at."""
RESAMPLES: Final = 200
STEPS: Final = 20
LEAST: Final = 1e-6
"""Chances nearer to 0 or 1 than this count as this."""
Pair: TypeAlias = tuple[float, float]
"""What was predicted, and what was won."""


class Bin(NamedTuple):
    """Predictions that say about the same."""

    predicted: float
    """Their mean."""
    won: float
    """What was won, in the mean."""
    times: int


def predictions(game: str, seats: Sequence[Seat], level: str, games: int, seed: int) -> Iterator[list[Pair]]:
    """(predicted, won) for every seat in every tenth or so position, of each game between equals."""
    mind = random.Random(seed)
    for number in range(games):
        dice = seed_of_game(seed.to_bytes(32, "big"), number)
        match = play(Job(game, tuple((seat, level) for seat in seats), {}, dice)).match
        outcome = match.state.outcome()
        assert outcome is not None
        pairs = []
        for length in range(match.length):
            state = match.state_at(length)
            if mind.random() < SHARE and not is_opening(state) and not is_deal(state):
                for seat, chance in win_chances(state).items():
                    pairs.append((chance, (seat in outcome.winners) / len(outcome.winners)))
        yield pairs


def reliability(pairs: Iterable[Pair]) -> list[Bin]:
    """What came of predictions that say about the same, from low to high: the reliability curve."""
    bins: list[list[Pair]] = [[] for _ in range(BINS)]
    for chance, won in pairs:
        bins[_bin(chance)].append((chance, won))
    return [
        Bin(sum([chance for chance, _ in one]) / len(one), sum([won for _, won in one]) / len(one), len(one))
        for one in bins
        if one
    ]


def calibration_error(pairs: Iterable[Pair]) -> float:
    """The expected calibration error: how far predicted chances are from what came true, weighted by how often."""
    curve = reliability(pairs)
    return sum([abs(one.predicted - one.won) * one.times for one in curve]) / sum([one.times for one in curve])


def interval(games: Sequence[Sequence[Pair]], seed: int = 1) -> tuple[float, float]:
    """The 95 % interval of the calibration error, by drawing whole games again and again (bootstrap).

    The positions of a game have one outcome. An error of nothing would be seen as more, as outcomes scatter: so it
    says how far the figure can be trusted, and lies rather too high.
    """
    gaps = []
    for pairs in games:
        gap = [0.0] * BINS
        for chance, won in pairs:
            gap[_bin(chance)] += chance - won
        gaps.append((gap, len(pairs)))
    mind = random.Random(seed)
    found = []
    for _ in range(RESAMPLES):
        drawn = mind.choices(gaps, k=len(gaps))
        sums = [abs(sum(column)) for column in zip(*(gap for gap, _ in drawn), strict=True)]
        found.append(sum(sums) / sum([count for _, count in drawn]))
    found.sort()
    cut = RESAMPLES // 40
    return found[cut], found[-1 - cut]


def sharpness(pairs: Iterable[Pair]) -> float:
    """By what the log-odds of predictions are to be multiplied to come true best.

    Above 1 they are too timid, below too bold. A constant is fitted beside, so that predictions that are too high
    throughout do not count as either.
    """
    curve = [(_log_odds(chance), won) for chance, won in pairs]
    constant, slope = 0.0, 1.0
    for _ in range(STEPS):
        a = b = c = d = e = 0.0
        for odds, won in curve:
            chance = 1 / (1 + math.exp(-constant - slope * odds))
            spread = chance * (1 - chance)
            a += spread
            b += spread * odds
            c += spread * odds * odds
            d += won - chance
            e += (won - chance) * odds
        room = a * c - b * b
        constant += (c * d - b * e) / room
        slope += (a * e - b * d) / room
    return slope


def _bin(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))


def _log_odds(chance: float) -> float:
    chance = min(1 - LEAST, max(LEAST, chance))
    return math.log(chance / (1 - chance))
