"""Promise: no illegal state, in the kernels too: whole random games, each brought to a sound end.

The public rules are held against the kernels decision by decision elsewhere (`tests/ai`); this is about their number.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from hotl_desktop.ai.kernels.chance import Chance, is_compiled
from hotl_desktop.ai.kernels.lawn import Lawn
from hotl_desktop.ai.kernels.lawn import random_games as random_lawns
from hotl_desktop.ai.kernels.line import Board
from hotl_desktop.ai.kernels.line import random_games as random_lines
from hotl_desktop.games.head_of_the_line import CELLS, EMPTY
from tests.promises.conftest import Figure
from tests.walks import LONG

GAMES: Final = 5_000 * LONG if is_compiled() else 20 * LONG
"""A million from HOTL_LONG=200 on."""
LOOKED_AT: Final = 200 * LONG if is_compiled() else 5 * LONG
SEATS: Final = (0b0011, 0b0101, 0b1001, 0b0111, 0b1111)
"""Who is in play, as bits."""
MOST_ACTIONS: Final = {"line": 500, "lawn": 3_000}


@pytest.mark.parametrize("seats", SEATS, ids=bin)
def test_random_games_of_the_line_kernel_end(seats: int, figure: Figure) -> None:
    actions = random_lines(seats, GAMES, 7)
    assert GAMES * 10 < actions < GAMES * MOST_ACTIONS["line"]
    board, chance = Board(), Chance(seats)
    for number in range(LOOKED_AT):
        first = [seat for seat in range(4) if seats >> seat & 1][number % seats.bit_count()]
        board.begin(seats, first)
        assert 4 < board.play_out(chance) < MOST_ACTIONS["line"]
        owners, _, captured, *_, over = board.key()
        assert over
        laid = Counter(owners)  # type: ignore[call-overload]
        assert set(laid) <= {seat for seat in range(4) if seats >> seat & 1} | {EMPTY}
        scores = [board.score(seat) for seat in range(4)]
        assert sum(scores) == CELLS - laid[EMPTY] + sum(captured)  # type: ignore[call-overload]
    figure("games", GAMES)
    figure("actions", actions)
    figure("ends looked at", LOOKED_AT)


def test_random_games_of_the_lawn_kernel_end(figure: Figure) -> None:
    actions = random_lawns(GAMES, 7)
    assert GAMES * 30 < actions < GAMES * MOST_ACTIONS["lawn"]
    lawn, chance = Lawn(), Chance(3)
    for _ in range(LOOKED_AT):
        lawn.begin(chance)
        assert 10 < lawn.play_out(chance) < MOST_ACTIONS["lawn"]
        assert lawn.choices() == []
        assert all(0 <= lawn.score(seat) <= 200 for seat in range(4))
    figure("games", GAMES)
    figure("actions", actions)
    figure("ends looked at", LOOKED_AT)
