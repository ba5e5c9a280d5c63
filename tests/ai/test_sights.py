"""The levels of a course, from looks of different length at its positions."""

import math
import random
import statistics

import pytest

from hotl_desktop.ai.estimates import EVEN, scaled
from hotl_desktop.ai.sights import Sight, halfway, levels, to_the_end, told_halfway
from hotl_desktop.ai.smoothing import ERRORS, HALFWAY_ERRORS, LEFT, halfway_part, spread
from hotl_desktop.ai.thinking import Chances
from hotl_desktop.games.names import LAWN_NAME, LINE_NAME

SHORT: Chances = (0.5, 0.5, 0.0, 0.0)
LONG: Chances = (0.4, 0.6, 0.0, 0.0)


def even(chance: float) -> Chances:
    """A chance of the first seat; the others share what is left."""
    return chance, (1 - chance) / 3, (1 - chance) / 3, (1 - chance) / 3


def test_looks_without_rollouts_are_left_alone_and_tell_nothing_of_others() -> None:
    told, untold = Sight(0.5, SHORT, SHORT, 0, LONG, 500), Sight(0.5, SHORT, SHORT, 0, SHORT, 0)
    alone = levels([told, told], LINE_NAME)
    assert levels([told, untold, told], LINE_NAME) == [alone[0], EVEN, alone[1]]
    assert 0.8 < alone[0][0] < 0.9
    assert 1.1 < alone[0][1] < 1.2
    assert levels([untold], LAWN_NAME) == [EVEN]


def test_rollouts_judged_halfway_are_believed_before_and_by_long_ones_too() -> None:
    only_halfway = levels([Sight(0.5, SHORT, LONG, 100, SHORT, 0)], LAWN_NAME)
    only_long = levels([Sight(0.5, SHORT, SHORT, 0, LONG, 100)], LAWN_NAME)
    both = levels([Sight(0.5, SHORT, LONG, 100, (0.3, 0.7, 0.0, 0.0), 100)], LAWN_NAME)
    assert 0.7 <= both[0][0] < only_halfway[0][0] < only_long[0][0] < 1
    unchanged = levels([Sight(0.5, SHORT, LONG, 100, LONG, 100)], LAWN_NAME)
    assert unchanged[0] == pytest.approx(only_halfway[0])


def test_long_rollouts_tell_by_what_they_change_after_halfway() -> None:
    seen = [Sight(0.5, SHORT, LONG, 17, LONG, 50), Sight(0.6, SHORT, SHORT, 0, LONG, 60)]
    (one,), *_ = halfway(seen)
    assert (one.short, one.long, one.rollouts, one.progress) == (0.5, 0.4, 17, 0.5)
    known = told_halfway(seen, HALFWAY_ERRORS[LAWN_NAME])
    assert known[1] == SHORT
    (both, only_long), *_ = to_the_end(seen, known)
    assert (both.short, both.rollouts) == (known[0][0], 50)
    assert both.long == pytest.approx(known[0][0])
    assert (only_long.short, only_long.long, only_long.rollouts) == (0.5, 0.4, 60)


def a_game(game: str, mind: random.Random) -> tuple[list[Sight], list[float]]:
    """A game whose looks are wrong as they are said to be, and the true chances of the first seat."""
    first, second = HALFWAY_ERRORS[game], ERRORS[game]
    keeps = [math.exp(-1 / errors.lasting) for errors in (first, second)]
    lasting = [mind.gauss(0, 1), mind.gauss(0, 1)]
    seen, truth = [], []
    for i in range(100):
        at = i / 100
        by_search, on_the_way = (
            (one + errors.own * mind.gauss(0, 1)) * errors.at(at) * spread(0.4)
            for one, errors in zip(lasting, (first, second), strict=True)
        )
        middle = min(0.99, max(0.01, 0.4 + by_search))
        chance = min(0.99, max(0.01, middle + on_the_way))
        truth.append(chance)
        scatter = (chance * (1 - chance) / 60) ** 0.5
        # The same rollouts, judged halfway and at their end.
        left, later = LEFT[game] * halfway_part(at), LEFT[game] * (1 - halfway_part(at))
        judged = middle + mind.gauss(0, scatter * left**0.5)
        ended = judged + (chance - middle) + mind.gauss(0, scatter * later**0.5)
        seen.append(Sight(at, even(0.4), even(judged), round(60 / left), even(ended), round(60 / later)))
        lasting = [
            kept * one + mind.gauss(0, (1 - kept * kept) ** 0.5) for one, kept in zip(lasting, keeps, strict=True)
        ]
    return seen, truth


@pytest.mark.parametrize("game", [LINE_NAME, LAWN_NAME])
def test_both_together_are_nearer_to_the_truth_than_each_of_them(game: str) -> None:
    mind = random.Random(7)
    missed: dict[str, list[float]] = {"both": [], "halfway": [], "long": []}
    for _ in range(12):
        seen, truth = a_game(game, mind)
        found = [scaled(one.short, ratio)[0] for one, ratio in zip(seen, levels(seen, game), strict=True)]
        for name, chances in (
            ("both", found),
            ("halfway", [one.halfway[0] for one in seen]),
            ("long", [one.long[0] for one in seen]),
        ):
            missed[name].append(statistics.fmean((a - b) ** 2 for a, b in zip(chances, truth, strict=True)) ** 0.5)
    best, by_halfway, by_long = (statistics.fmean(missed[name]) for name in ("both", "halfway", "long"))
    assert best < 0.75 * by_halfway
    assert best < 0.7 * by_long
