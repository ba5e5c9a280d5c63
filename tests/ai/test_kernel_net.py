"""What the network makes of a position, however little of it is looked at anew."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from hotl_desktop.ai.kernels import COMPILED, lawn_mind, line_mind
from hotl_desktop.ai.kernels.chance import Chance
from hotl_desktop.ai.kernels.lawn import Lawn
from hotl_desktop.ai.kernels.line import Board
from hotl_desktop.ai.weights import net_named

EVERY: Final = 4 if COMPILED else 16
CLOSE: Final = 2e-5
HIDDEN: Final = 64


def lawns(seed: int) -> Iterator[Lawn]:
    """Positions of a random game in which a seat decides."""
    mind, lawn = random.Random(seed), Lawn()
    lawn.begin(Chance(seed))
    while lawn.phase != 5:
        if lawn.phase:
            lawn.roll(mind.randrange(6))
        else:
            yield lawn
            lawn.take(mind.choice(lawn.choices()))


def boards(seed: int, seats: int) -> Iterator[Board]:
    """Positions of a random game in which a seat has a line to choose."""
    mind, board = random.Random(seed), Board()
    board.begin(seats, 0)
    while not board.over:
        if board.pending == 0:
            board.die = mind.randint(1, 6)
        count = board.find_choices()
        if count and board.pending == 0:
            yield board
            count = board.find_choices()
        board.take(mind.randrange(count) if count else -1)


def chances(weights: Sequence[float], inputs: Sequence[tuple[int, float]], seats: int) -> list[float]:
    """The win chances by the plain formula, relative to the one who acts next."""
    second = len(weights) - 8 * (HIDDEN + 1)
    hidden = [math.fsum(weights[HIDDEN * index + j] * value for index, value in inputs) for j in range(HIDDEN)]
    hidden = [max(0.0, weights[second - HIDDEN + j] + hidden[j]) for j in range(HIDDEN)]
    out = [
        math.fsum(weights[second + HIDDEN * k + j] * hidden[j] for j in range(HIDDEN))
        + weights[second + 8 * HIDDEN + k]
        for k in range(4)
    ]
    powers = [math.exp(out[k] - max(out)) if seats >> k & 1 else 0.0 for k in range(4)]
    return [power / sum(powers) for power in powers]


def test_a_lawn_is_judged_by_the_plain_formula() -> None:
    net = net_named("get-off-my-lawn", lawn_mind.INPUTS)
    mind, weights = lawn_mind.Mind(net, 0), net.weights()
    for lawn in list_of_copies(lawns(3))[:: 5 * EVERY]:
        expected = chances(weights, mind.inputs(lawn), 15)
        judged = mind.judged(lawn)
        assert [judged[lawn.turn + k & 3] for k in range(4)] == pytest.approx(expected, abs=CLOSE)


@pytest.mark.parametrize(("players", "seats"), [(2, 0b0101), (3, 0b0111), (4, 0b1111)])
def test_a_board_is_judged_by_the_plain_formula(players: int, seats: int) -> None:
    net = net_named(f"head-of-the-line-{players}", line_mind.INPUTS)
    mind, weights = line_mind.Mind(net, 0), net.weights()
    for number, board in enumerate(boards(players, seats)):
        if number % (2 * EVERY):
            continue
        view = board.turn
        expected = chances(weights, mind.inputs(board), (seats >> view | seats << 4 - view) & 15)
        judged = mind.judged(board)
        assert [judged[view + k & 3] for k in range(4)] == pytest.approx(expected, abs=CLOSE)


def list_of_copies(positions: Iterator[Lawn]) -> list[Lawn]:
    found = []
    for position in positions:
        copy = Lawn()
        copy.copy(position)
        found.append(copy)
    return found


def test_actions_on_a_lawn_judged_one_after_another_are_judged_as_each_alone() -> None:
    net = net_named("get-off-my-lawn", lawn_mind.INPUTS)
    mind, other, after = lawn_mind.Mind(net, 0), lawn_mind.Mind(net, 0), Lawn()
    compared = 0
    for lawn in list_of_copies(lawns(4))[::EVERY]:
        _, found = mind.searched(lawn, 0)
        for code, judged in zip(lawn.choices(), found, strict=True):
            after.copy(lawn)
            after.take(code)
            if after.phase == 0:
                compared += 1
                assert judged == pytest.approx(other.judged(after), abs=CLOSE)
    assert compared > 200 / EVERY


@pytest.mark.parametrize(("players", "seats"), [(2, 0b0011), (3, 0b1101), (4, 0b1111)])
def test_lines_judged_one_after_another_are_judged_as_each_alone(players: int, seats: int) -> None:
    net = net_named(f"head-of-the-line-{players}", line_mind.INPUTS)
    mind, other, after = line_mind.Mind(net, 0), line_mind.Mind(net, 0), Board()
    compared = 0
    for number, board in enumerate(boards(players + 10, seats)):
        if number % EVERY:
            continue
        _, found = mind.searched(board, 0)
        for choice, judged in enumerate(found):
            after.copy(board)
            after.find_choices()
            after.take(choice)
            if not after.pending and not after.over:
                compared += 1
                assert judged == pytest.approx(other.judged(after), abs=CLOSE)
    assert compared > 50 / EVERY


def played_on(mind: lawn_mind.Mind, lawn: Lawn, turns: int, chance: Chance) -> list[float] | None:
    """What the network thinks after so many turns as it would play them, every position judged alone."""
    seat = -1
    while lawn.phase < 4:
        if lawn.phase:
            lawn.roll(chance.below(6))
            continue
        if lawn.turn != seat or not lawn.rolled:
            if turns == 0:
                return mind.judged(lawn)
            turns, seat = turns - 1, lawn.turn
        codes = lawn.choices()
        lawn.take(codes[mind.searched(lawn, 0)[0] if len(codes) > 1 else 0])
    return None


def test_a_rollout_judges_as_if_every_position_was_all_there_is() -> None:
    net = net_named("get-off-my-lawn", lawn_mind.INPUTS)
    mind, other, after = lawn_mind.Mind(net, 0), lawn_mind.Mind(net, 0), Lawn()
    compared = 0
    for lawn in list_of_copies(lawns(5))[: -8 : 2 * EVERY]:
        after.copy(lawn)
        after.take(lawn.choices()[0])
        expected = played_on(other, after, 12, Chance(11))
        if expected is not None:
            compared += 1
            assert mind.rollouts(lawn, 0, 1, 12, 11) == pytest.approx(expected, abs=CLOSE)
    assert compared > 1
