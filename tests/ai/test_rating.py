"""Elo from results."""

import math
import random

import pytest

from hotl_desktop.ai.rating import Result, elo_of, rate_all


def games(gap: float, count: int, seats: int, seed: int) -> list[list[Result]]:
    """Games in which `strong` is `gap` Elo above `weak`."""
    mind = random.Random(seed)
    levels = ("strong", "weak") * (seats // 2)
    weights = [10 ** (gap / 400) if level == "strong" else 1.0 for level in levels]
    rounds = []
    for _ in range(count):
        winner = mind.choices(range(seats), weights)[0]
        rounds.append([Result(levels, tuple(float(seat == winner) for seat in range(seats)))])
    return rounds


@pytest.mark.parametrize("seats", [2, 4])
def test_a_known_gap_is_found_within_its_interval(seats: int) -> None:
    ratings = rate_all(games(120, 3000, seats, 1))
    gap = ratings["strong"].elo - ratings["weak"].elo
    assert gap == pytest.approx(120, abs=25)
    assert ratings["strong"].low < 60 < ratings["strong"].high
    assert list(ratings) == ["strong", "weak"]


def test_equal_results_are_equal_elo_and_the_mean_is_zero() -> None:
    elo = elo_of([Result(("a", "b"), (1.0, 0.0)), Result(("a", "b"), (0.0, 1.0)), Result(("a", "b"), (0.5, 0.5))])
    assert elo["a"] == pytest.approx(0, abs=1e-6)
    assert math.fsum(elo.values()) == pytest.approx(0, abs=1e-6)


def test_who_always_wins_is_not_infinitely_strong() -> None:
    elo = elo_of([Result(("a", "b"), (1.0, 0.0))] * 20)
    assert 200 < elo["a"] - elo["b"] < 2000
