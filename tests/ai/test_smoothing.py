"""Errors of short looks, worked out from long play that scatters."""

import math
import random
import statistics

import pytest

from hotl_desktop.ai.smoothing import ERRORS, Errors, Seen, smoothed, spread

STEADY = Errors(first=0.2, growth=0.0, lasting=10.0, own=0.0)


def a_game(errors: Errors, rollouts: int, mind: random.Random) -> tuple[list[Seen], list[float]]:
    """What is seen of a seat whose short looks say 0.4 throughout and err as they are said to, and the true chances."""
    kept = math.exp(-1 / errors.lasting)
    lasting = mind.gauss(0, 1)
    seen, truth = [], []
    for i in range(80):
        at = i / 80
        chance = 0.4 + (lasting + errors.own * mind.gauss(0, 1)) * errors.at(at) * spread(0.4)
        long = chance + mind.gauss(0, (chance * (1 - chance) / rollouts) ** 0.5)
        truth.append(chance)
        seen.append(Seen(0.4, long, rollouts, at))
        lasting = kept * lasting + mind.gauss(0, (1 - kept * kept) ** 0.5)
    return seen, truth


def missed(chances: list[float], truth: list[float]) -> float:
    """The root mean square of the difference."""
    return math.sqrt(statistics.fmean((a - b) ** 2 for a, b in zip(chances, truth, strict=True)))


@pytest.mark.parametrize("errors", [STEADY, Errors(0.05, 2.0, 10.0, 0.3)])
def test_it_is_nearer_to_the_truth_than_what_was_seen(errors: Errors) -> None:
    mind = random.Random(5)
    best, by_short, by_long = [], [], []
    for _ in range(40):
        seen, truth = a_game(errors, 240, mind)
        best.append(missed(smoothed(seen, errors)[0], truth))
        by_short.append(missed([one.short for one in seen], truth))
        by_long.append(missed([one.long for one in seen], truth))
    assert statistics.fmean(best) < 0.6 * statistics.fmean(by_long)
    assert statistics.fmean(best) < 0.6 * statistics.fmean(by_short)


def test_the_true_errors_are_likelier_than_others() -> None:
    mind = random.Random(6)
    games = [a_game(STEADY, 300, mind)[0] for _ in range(60)]

    def likelihood(errors: Errors) -> float:
        return sum(smoothed(seen, errors)[1] for seen in games)

    for other in (Errors(0.1, 0, 10, 0), Errors(0.4, 0, 10, 0), Errors(0.2, 0, 3, 0), Errors(0.2, 0, 10, 0.8)):
        assert likelihood(STEADY) > likelihood(other)


def test_one_look_takes_part_of_what_long_play_says_the_more_rollouts_the_more() -> None:
    few, many, endless = (smoothed([Seen(0.5, 0.6, n, 0.0)], STEADY)[0][0] for n in (10, 1000, 10_000_000))
    assert 0.5 < few < 0.53
    assert 0.58 < many < 0.6
    assert endless == pytest.approx(0.6, abs=1e-4)


def test_neighbours_say_more_than_what_is_far_away() -> None:
    near, far = (
        smoothed([Seen(0.5, 0.6, 10**6, 0.0), *[Seen(0.5, 0.5, 1, 0.0)] * gap], STEADY)[0][-1] for gap in (1, 30)
    )
    assert near > 0.56
    assert far < 0.515


@pytest.mark.parametrize("truth", [0.06, 0.4, 0.93])
def test_right_looks_are_left_where_they_are_in_the_mean(truth: float) -> None:
    """How much an observation scatters must not be read off itself: low ones would count for more than high ones."""
    mind = random.Random(8)
    rollouts = 150
    scatter = (truth * (1 - truth) / rollouts) ** 0.5
    found = []
    for _ in range(300):
        seen = [Seen(truth, truth + mind.gauss(0, scatter), rollouts, 0.5) for _ in range(30)]
        found.append(statistics.fmean(smoothed(seen, STEADY)[0]))
    doubt = 4 * statistics.pstdev(found) / len(found) ** 0.5
    assert doubt < 0.004
    assert statistics.fmean(found) == pytest.approx(truth, abs=doubt)


def test_what_is_certain_is_moved_by_nobody() -> None:
    chances, _ = smoothed([Seen(0.5, 0.7, 1000, 0.5), Seen(1.0, 1.0, 1000, 0.5), Seen(0.0, 0.0, 1000, 0.5)], STEADY)
    assert chances[1:] == pytest.approx([1, 0], abs=0.002)


def test_nothing_seen_is_nothing_told() -> None:
    assert smoothed([], STEADY) == ([], 0.0)


def test_later_looks_err_more() -> None:
    for errors in ERRORS.values():
        assert 0 < errors.at(0) <= errors.at(1) < 3
