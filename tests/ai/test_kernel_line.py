"""The kernel of Head of the Line is held to the rules, decision by decision.

HOTL_TWIN_GAMES=20000 makes it the long run; -rP shows how much was compared.
"""

import os
import random

import pytest

from hotl_desktop.ai.kernels.chance import Chance
from hotl_desktop.ai.kernels.line import Board, random_games
from hotl_desktop.games.base import CHANCE, DICE
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, SEATS, HeadOfTheLineState, Line, Relocate

GAMES = int(os.environ.get("HOTL_TWIN_GAMES", "120"))
TABLES = (("NW", "SE"), ("NW", "NE"), ("NE", "SW"), ("NW", "NE", "SE"), ("NE", "SE", "SW"), SEATS)


def key(state: HeadOfTheLineState) -> tuple[object, ...]:
    """All of a position, as `Board.key` tells it."""
    pending = sum(1 << seat for seat in state.homeless)
    return (state.owners, state.heads, state.captured, state.clear, state.passes, state.out, state.turn, state.die,
            pending, state.over)  # fmt: skip


def actions(board: Board) -> list[tuple[int, int]]:
    return [board.action(choice) for choice in range(board.find_choices())]


@pytest.mark.parametrize("launch_until", ["zone", "hub"])
def test_kernel_and_rules_agree_decision_by_decision(launch_until: str) -> None:
    mind = random.Random(launch_until)
    decisions = relocations = 0
    for game in range(GAMES // 2):
        state = HEAD_OF_THE_LINE.start(TABLES[game % len(TABLES)], {"launch_until": launch_until})
        while state.contenders:
            state = state.apply(DICE[mind.randint(1, 6)])
        board = Board()
        board.set_up(state)
        if game % 3 == 0:  # every third game is set up anew at each step: any position can be taken up
            board = Board()
        while not state.over:
            if game % 3 == 0:
                board.set_up(state)
            if state.to_act() is CHANCE:
                face = mind.randint(1, 6)
                state = state.apply(DICE[face])
                board.die = face
                continue
            decisions += 1
            legal = state.legal_actions()
            found = actions(board)
            mine = [(a.origin, a.end) if isinstance(a, Line) else (-1, a.cell) for a in legal
                    if isinstance(a, Line | Relocate)]  # fmt: skip
            assert found == mine
            relocations += found[:1] != [] and found[0][0] == -1
            pick = mind.randrange(len(legal))
            state = state.apply(legal[pick])
            board.take(pick if found else -1)
            assert board.key() == key(state)
        assert [board.score(seat) for seat in state.in_play] == [points for _, points in state.scores()]
    print(f"{GAMES // 2} games, {decisions} decisions")
    assert decisions > 20 * GAMES // 2
    assert relocations > 0 or GAMES < 100


def test_a_playout_ends_with_conserved_cells() -> None:
    for seed in range(20):
        board, chance = Board(), Chance(seed)
        board.play_out(chance)
        assert board.over
        assert sum(board.key()[0].count(seat) for seat in range(5)) == 144  # type: ignore[attr-defined]


def test_random_games_are_a_function_of_their_seed() -> None:
    assert random_games(15, 30, 5) == random_games(15, 30, 5) != random_games(15, 30, 6)
