"""Chances that are too near to each other are brought to come true, in the weights themselves."""

import math
import random

import pytest

from hotl_desktop.ai.kernels import lawn_mind
from hotl_desktop.ai.kernels.chance import Chance
from hotl_desktop.ai.kernels.lawn import Lawn
from hotl_desktop.ai.kernels.net import Net
from hotl_desktop.ai.sharpen import exponent, sharpened
from hotl_desktop.ai.weights import net_named


def powered(chances: list[float], power: float) -> list[float]:
    """Chances to a power, put in proportion again."""
    weights = [chance**power for chance in chances]
    return [weight / math.fsum(weights) for weight in weights]


@pytest.mark.parametrize("power", [0.7, 1.0, 1.4])
def test_the_exponent_is_found_from_what_came_of_predictions(power: float) -> None:
    mind = random.Random(3)
    positions = []
    for _ in range(20_000):
        told = powered([mind.random() for _ in range(4)], 1)
        winner = mind.choices(range(4), powered(told, power))[0]
        positions.append([(chance, float(seat == winner)) for seat, chance in enumerate(told)])
    assert exponent(positions) == pytest.approx(power, abs=0.04)


def test_sharpened_weights_tell_the_chances_to_the_power() -> None:
    net = net_named("get-off-my-lawn", lawn_mind.INPUTS)
    sharp = Net(lawn_mind.INPUTS, sharpened(net.weights(), lawn_mind.INPUTS, 1.5))
    chance, lawn = Chance(5), Lawn()
    lawn.begin(chance)
    for _ in range(12):
        while lawn.phase:
            lawn.roll(chance.below(6))
        told = lawn_mind.Mind(net, 0).judged(lawn)
        assert lawn_mind.Mind(sharp, 0).judged(lawn) == pytest.approx(powered(told, 1.5), abs=1e-5)
        codes = lawn.choices()
        lawn.take(codes[chance.below(len(codes))])
