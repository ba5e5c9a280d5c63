"""Predicted chances held against what came of them."""

import random

import pytest

from hotl_desktop.ai.calibration import calibration_error, interval, predictions, reliability, sharpness

SEATS = ("NW", "SE")


def drawn(games: int, predicted: float, true: float, seed: int = 1) -> list[list[tuple[float, float]]]:
    """Games of two seats in which the first is said to win with one chance and does with another."""
    mind = random.Random(seed)
    found = []
    for _ in range(games):
        won = float(mind.random() < true)
        found.append([(predicted, won), (1 - predicted, 1 - won)] * 3)
    return found


def test_true_predictions_have_no_error_and_false_ones_have() -> None:
    honest = [(0.25, 1.0), (0.25, 0.0), (0.25, 0.0), (0.25, 0.0), (0.75, 1.0), (0.75, 1.0), (0.75, 1.0), (0.75, 0.0)]
    assert calibration_error(honest) == pytest.approx(0)
    assert calibration_error([(0.9, 0.0), (0.1, 1.0)]) == pytest.approx(0.9)


def test_the_curve_has_a_point_for_predictions_that_say_the_same() -> None:
    curve = reliability([(0.21, 0.0), (0.23, 1.0), (0.96, 1.0), (1.0, 1.0)])
    assert [(one.won, one.times) for one in curve] == [(0.5, 2), (1.0, 2)]
    assert [one.predicted for one in curve] == pytest.approx([0.22, 0.98])


def test_the_interval_holds_the_error_and_narrows_with_more_games() -> None:
    few, many = drawn(60, 0.7, 0.8), drawn(2000, 0.7, 0.8)
    low, high = interval(many)
    assert low < 0.1 < high
    assert low < calibration_error([pair for one in many for pair in one]) < high
    assert high - low < 0.4 * (interval(few)[1] - interval(few)[0])


@pytest.mark.parametrize(("predicted", "true"), [(0.7, 0.8), (0.8, 0.7)])
def test_timid_predictions_are_told_from_bold_ones(predicted: float, true: float) -> None:
    pairs = [pair for one in drawn(3000, predicted, true) for pair in one]
    assert (sharpness(pairs) > 1.2) == (true > predicted)
    assert (sharpness(pairs) < 0.8) == (true < predicted)
    honest = [pair for one in drawn(3000, true, true) for pair in one]
    assert sharpness(honest) == pytest.approx(1, abs=0.1)


def test_predictions_are_roughly_right_from_the_first_roll_on() -> None:
    pairs = [pair for one in predictions("head-of-the-line", SEATS, "skilled", 6, 3) for pair in one]
    assert len(pairs) > 40
    assert sum(chance for chance, _ in pairs) == pytest.approx(sum(won for _, won in pairs), abs=0.01)
