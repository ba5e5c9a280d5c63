"""Train the networks by self-play: `python -m hotl_desktop.ai.train --help`.

The same arguments and seed give the same weights on the same machine. Needs nothing beyond the program, but compiled
kernels, or patience.
"""

from __future__ import annotations

import argparse
import csv
import random
import statistics
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from .kernels import lawn_mind, lawn_school, line_school
from .kernels.chance import Chance
from .kernels.lawn import Lawn
from .kernels.line import Board
from .kernels.line_mind import INPUTS as LINE_INPUTS
from .kernels.line_mind import Mind
from .kernels.net import Net
from .weights import decode, encode

HIDDEN: Final = 64
EVERY: Final = 30
"""So many lessons are between two lines of the record."""
COLUMNS: Final = ("games", "positions", "rate", "error", "fair_error", "against_greedy", "seconds")
"""Of the record."""


class Course(NamedTuple):
    """What is trained: a network of `inputs`, by games of `players` seats."""

    inputs: int
    players: int
    school: Callable[[Net, int, int], line_school.School | lawn_school.School]
    contest: Callable[[Net, int, int, int], float]


def line_contest(net: Net, players: int, games: int, seed: int) -> float:
    """How large a share of games one seat wins that plays by the network alone against greedy ones."""
    mind, chance, board = Mind(net, 0), Chance(seed), Board()
    seats = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[players]
    won = 0.0
    for game in range(games):
        own = seats[game % players]
        board.hub_only = 0
        board.begin(sum(1 << seat for seat in seats), seats[game // players % players])
        while not board.over:
            if not board.pending:
                board.die = chance.below(6) + 1
            while (seat := board.chooser()) >= 0:
                count = board.find_choices()
                if count < 2:
                    board.take(count - 1)
                    continue
                best = mind.searched(board, 0)[0] if seat == own else mind.greediest(board, chance)
                board.find_choices()
                board.take(best)
        scores = [board.score(seat) for seat in seats]
        won += (board.score(own) == max(scores)) / scores.count(max(scores))
    return won / games


def lawn_contest(net: Net, players: int, games: int, seed: int) -> float:
    """How large a share of games one seat wins that plays by the network alone against three greedy ones."""
    mind, chance, lawn = lawn_mind.Mind(net, 0), Chance(seed), Lawn()
    won = 0.0
    for game in range(games):
        own = game % players
        lawn.begin(chance)
        while lawn.phase != 5:
            if lawn.phase:
                lawn.roll(chance.below(6))
                continue
            codes = lawn.choices()
            if len(codes) == 1:
                lawn.take(codes[0])
            else:
                best = mind.searched(lawn, 0)[0] if lawn.turn == own else mind.greediest(lawn, chance)
                lawn.take(codes[best])
        scores = [lawn.score(seat) for seat in range(4)]
        won += (scores[own] == max(scores)) / scores.count(max(scores))
    return won / games


COURSES: Final = {
    f"head-of-the-line-{players}": Course(LINE_INPUTS, players, line_school.School, line_contest)
    for players in (2, 3, 4)
} | {"get-off-my-lawn": Course(lawn_mind.INPUTS, 4, lawn_school.School, lawn_contest)}


def fresh_weights(inputs: int, seed: int) -> array[float]:
    """Small random numbers to begin with."""
    mind = random.Random(seed)
    first = [mind.gauss(0, 0.05) for _ in range((inputs + 1) * HIDDEN)]
    return array("f", first + [mind.gauss(0, 0.1) for _ in range(8 * HIDDEN)] + [0.0] * 8)


def mixed(mean: array[float], weights: array[float], keep: float) -> array[float]:
    """A running mean of the weights. It plays better than they do: every step of learning adds noise of its own."""
    take = 1 - keep
    return array("f", [keep * old + take * new for old, new in zip(mean, weights, strict=True)])


def train(name: str, out: Path, arguments: argparse.Namespace) -> None:
    """Train one network; writes `NAME.net` and `NAME.csv` into `out` as it goes on."""
    course = COURSES[name]
    start = decode(arguments.resume.read_bytes()) if arguments.resume else fresh_weights(course.inputs, arguments.seed)
    net = Net(course.inputs, start)
    mean = net.weights()
    school = course.school(net, arguments.seed, arguments.room)
    games = positions = 0
    seconds = 0.0
    out.mkdir(parents=True, exist_ok=True)
    with (out / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
        log = csv.writer(file)
        log.writerow(COLUMNS)
        missed: list[tuple[float, float]] = []
        for number in range(1, arguments.lessons + 1):
            done = (number - 1) / max(1, arguments.lessons - 1)
            rate = arguments.rate * (arguments.last_rate / arguments.rate) ** done
            began = time.process_time()
            played, seen, error, fair_error = school.teach(course.players, rate, arguments.trust, arguments.stray)
            seconds += time.process_time() - began
            games += played
            positions += seen
            missed.append((error, fair_error))
            mean = mixed(mean, net.weights(), arguments.average)
            if number % EVERY and number < arguments.lessons:
                continue
            won = course.contest(Net(course.inputs, mean), course.players, arguments.contest, 1)
            errors = [statistics.fmean(column) for column in zip(*missed, strict=True)]
            missed.clear()
            log.writerow(
                [games, positions, f"{rate:.6f}", *[f"{one:.4f}" for one in errors], f"{won:.4f}", f"{seconds:.0f}"]
            )
            file.flush()
            (out / f"{name}.net").write_bytes(encode(mean))
            print(f"{name}: {games} games, error {errors[0]:.4f}, against greedy {won:.3f}", flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.train", description=__doc__)
    parser.add_argument("name", choices=sorted(COURSES))
    parser.add_argument("--out", type=Path, default=Path("resources/weights"))
    parser.add_argument("--lessons", type=int, default=600, help="how many")
    parser.add_argument("--room", type=int, default=16_384, help="how many positions a lesson has, at least")
    parser.add_argument("--rate", type=float, default=0.002, help="length of the first steps of learning")
    parser.add_argument("--last-rate", type=float, default=0.00005, help="length of the last ones")
    parser.add_argument("--trust", type=float, default=0.9, help="lambda of TD(lambda)")
    parser.add_argument("--average", type=float, default=0.97, help="how much the running mean keeps of itself")
    parser.add_argument("--stray", type=float, default=0.01, help="share of random moves")
    parser.add_argument("--contest", type=int, default=400, help="games against greedy players a line of the record")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path, help="weights to begin with")
    arguments = parser.parse_args()
    train(arguments.name, arguments.out, arguments)


if __name__ == "__main__":
    main()
