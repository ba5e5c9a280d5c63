"""Chi-square: known values, known distributions, plain verdicts."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from hotl_desktop.match.fairness import FaceCounts, Verdict, chi_square_tail, count_faces


@pytest.mark.parametrize(
    ("value", "degrees", "probability"),
    [
        # The critical values of every printed table.
        (3.841458820694124, 1, 0.05),
        (6.634896601021213, 1, 0.01),
        (5.991464547107979, 2, 0.05),
        (7.814727903251179, 3, 0.05),
        (9.487729036781154, 4, 0.05),
        (1.1454762260617692, 5, 0.95),
        (4.351460191095526, 5, 0.5),
        (11.070497693516351, 5, 0.05),
        (15.08627246938899, 5, 0.01),
        (20.515005652432873, 5, 0.001),
        (18.307038053275146, 10, 0.05),
        (0.0, 5, 1.0),
    ],
)
def test_known_values(value: float, degrees: int, probability: float) -> None:
    assert chi_square_tail(value, degrees) == pytest.approx(probability, rel=1e-9)


@pytest.mark.parametrize("degrees", range(1, 12))
def test_it_is_the_integral_of_the_density(degrees: int) -> None:
    """Simpson's rule over the density from `low` to `high` gives the difference of the tails."""
    low, high, slices = 1.5, 30.0, 4000

    def density(x: float) -> float:
        half = degrees / 2
        return math.exp((half - 1) * math.log(x) - x / 2 - half * math.log(2) - math.lgamma(half))

    width = (high - low) / slices
    weights = ((4 if index % 2 else 2) * density(low + index * width) for index in range(1, slices))
    area = (density(low) + density(high) + math.fsum(weights)) * width / 3
    assert chi_square_tail(low, degrees) - chi_square_tail(high, degrees) == pytest.approx(area, rel=1e-9)


def test_many_degrees_of_freedom() -> None:
    assert chi_square_tail(66.619, 35) == pytest.approx(0.001, rel=1e-3)
    assert chi_square_tail(124.342, 100) == pytest.approx(0.05, rel=1e-3)


def test_far_tails_neither_vanish_too_early_nor_fail() -> None:
    assert chi_square_tail(200, 5) == pytest.approx(2.8e-41, rel=0.05)
    assert chi_square_tail(1e6, 5) == 0.0
    assert chi_square_tail(1e-300, 5) == 1.0


def test_counts_of_a_worked_example() -> None:
    # 5, 8, 9, 8, 10, 20 of 60: (25 + 4 + 1 + 4 + 0 + 100) / 10
    counts = FaceCounts((5, 8, 9, 8, 10, 20))
    assert counts.total == 60
    assert counts.chi_square == pytest.approx(13.4)
    assert counts.probability == pytest.approx(0.01990, abs=1e-5)
    assert counts.verdict is Verdict.UNUSUAL
    assert counts.one_in == 50


@pytest.mark.parametrize(
    ("counts", "verdict"),
    [
        ((0, 0, 0, 0, 0, 0), Verdict.TOO_FEW),
        ((29, 0, 0, 0, 0, 0), Verdict.TOO_FEW),
        ((5, 5, 5, 5, 5, 5), Verdict.USUAL),
        ((30, 0, 0, 0, 0, 0), Verdict.VERY_RARE),
        ((4, 8, 9, 8, 9, 22), Verdict.RARE),
        ((1000, 1000, 1000, 1000, 1000, 1000), Verdict.USUAL),
    ],
)
def test_verdicts(counts: tuple[int, int, int, int, int, int], verdict: Verdict) -> None:
    assert FaceCounts(counts).verdict is verdict
    assert FaceCounts(counts).one_in >= 1


def test_no_dice_are_no_error() -> None:
    nothing = FaceCounts((0,) * 6)
    assert (nothing.chi_square, nothing.probability, nothing.one_in) == (0.0, 1.0, 1)


def test_fair_dice_get_each_verdict_as_often_as_it_says() -> None:
    random, rounds = Random(7), 4000
    verdicts = Counter(count_faces(random.choices(range(1, 7), k=120)).verdict for _ in range(rounds))
    for verdict, share in ((Verdict.USUAL, 0.95), (Verdict.UNUSUAL, 0.04), (Verdict.RARE, 0.009)):
        spread = math.sqrt(rounds * share * (1 - share))
        assert abs(verdicts[verdict] - rounds * share) < 5 * spread, verdict
    assert verdicts[Verdict.VERY_RARE] < 15


def test_a_loaded_die_is_noticed() -> None:
    faces = Random(7).choices(range(1, 7), weights=(1, 1, 1, 1, 1, 1.6), k=1200)
    assert count_faces(faces).verdict is Verdict.VERY_RARE
