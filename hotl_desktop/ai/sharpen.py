"""Bring a network's chances to come true: `python -m hotl_desktop.ai.sharpen NAME`, as the last step of training.

Learning from one's own judgement (TD) ends before the last of what games teach has come through, and leaves chances too
near to each other. By how much is found in games between equals: the exponent by which all seats' chances, put in
proportion again, say best who won. It goes into the weights, as the logits of the chances are multiplied by it: the
order of positions stays, and nothing that judges by the network has to know.

The levels' `blur` (`styles.py`) is noise on chances, so it must grow by as much as chances differ more.
"""

from __future__ import annotations

import argparse
import json
import math
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from hotl_desktop.games.catalogue import game_named

from .calibration import LEAST, Pair, predictions
from .train import COURSES, HIDDEN
from .weights import decode, encode

SEATS: Final = 4
STEPS: Final = 12


def exponent(positions: Iterable[Sequence[Pair]]) -> float:
    """The power of chances that says best who won: above 1 they are too near to each other.

    Args:
        positions: of each, (predicted, won) by seat.
    """
    seen = [[(math.log(max(LEAST, chance)), won) for chance, won in one] for one in positions]
    power = 1.0
    for _ in range(STEPS):
        slope = curve = 0.0
        for one in seen:
            weights = [math.exp(power * log) for log, _ in one]
            total = sum(weights)
            mean = sum([weight * log for weight, (log, _) in zip(weights, one, strict=True)]) / total
            square = sum([weight * log * log for weight, (log, _) in zip(weights, one, strict=True)]) / total
            slope += sum([won * log for log, won in one]) - mean
            curve += square - mean * mean
        power += slope / curve
    return power


def sharpened(weights: array[float], inputs: int, power: float) -> array[float]:
    """The weights of a network whose chances are those of `weights` to the power, put in proportion again."""
    outputs = array("f", weights)
    second = (inputs + 1) * HIDDEN
    biases = second + 2 * SEATS * HIDDEN
    for place in (*range(second, second + SEATS * HIDDEN), *range(biases, biases + SEATS)):
        outputs[place] *= power
    return outputs


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.sharpen", description=__doc__)
    parser.add_argument("name", choices=sorted(COURSES))
    parser.add_argument("--folder", type=Path, default=Path("resources/weights"), help="where the weights lie")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--level", default="skilled", help="who plays the games, by the network that ships")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--only-tell", action="store_true", help="leave the weights as they are")
    given = parser.parse_args()
    course = COURSES[given.name]
    game = given.name.removesuffix(f"-{course.players}")
    seats = game_named(game).default_seats(course.players)
    power = exponent(
        pairs[start : start + len(seats)]
        for pairs in predictions(game, seats, given.level, given.games, given.seed)
        for start in range(0, len(pairs), len(seats))
    )
    if not given.only_tell:
        file = given.folder / f"{given.name}.net"
        file.write_bytes(encode(sharpened(decode(file.read_bytes()), course.inputs, power)))
    print(json.dumps({"name": given.name, "games": given.games, "exponent": round(power, 3)}))


if __name__ == "__main__":
    main()
