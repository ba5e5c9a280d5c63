"""Endgames solved exactly, and the opponents held against them."""

import random

import pytest

from hotl_desktop.ai.openings import is_deal, is_opening
from hotl_desktop.ai.truth import Solver, TooLarge, endgames, luck_of, regrets
from hotl_desktop.games.base import CHANCE, DICE, Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE

SEATS = ("NW", "SE")
LAWN_SEATS = ("P1", "P2", "P3", "P4")


@pytest.mark.parametrize(
    ("game", "seats", "most", "seed"), [("head-of-the-line", SEATS, 1500, 1), ("get-off-my-lawn", LAWN_SEATS, 100, 6)]
)
def test_endgames_are_solved_to_the_end_and_the_judges_lose_little_in_them(
    game: str, seats: tuple[str, ...], most: int, seed: int
) -> None:
    solved = list(endgames(game, seats, 2, most, seed))
    for state, solver in solved:
        value = solver.value(state)
        assert sum(value.values()) == pytest.approx(1)
        best = max(one[str(state.to_act())] for one in solver.actions(state).values())
        assert value[str(state.to_act())] == best
    lost = regrets(solved, ("random", "expert"))
    assert all(loss >= 0 for losses in lost.values() for loss in losses)
    assert sum(lost["expert"]) / len(solved) < 0.1


@pytest.mark.parametrize(
    ("game", "seats", "most", "seed"), [("head-of-the-line", SEATS, 4000, 1), ("get-off-my-lawn", LAWN_SEATS, 300, 2)]
)
def test_what_is_solved_need_not_be_solved_again(game: str, seats: tuple[str, ...], most: int, seed: int) -> None:
    (earlier, fresh), *_ = endgames(game, seats, 1, most, seed)
    later = next(step for action in earlier.legal_actions() if (step := earlier.apply(action)).to_act() is not None)
    known = Solver(later, most)
    positions = len(fresh)
    assert 0 < len(known) < positions
    built_on = Solver(earlier, positions, known)
    assert len(built_on) == positions
    assert built_on.actions(earlier).keys() == fresh.actions(earlier).keys()
    for action, value in built_on.actions(earlier).items():
        assert value == pytest.approx(fresh.actions(earlier)[action], abs=1e-8)
    assert all(built_on.value(state) == known.value(state) for state in (later, earlier) if state in known)
    with pytest.raises(TooLarge):
        Solver(earlier, positions - 1, known)


def test_a_solver_gives_up_where_there_is_too_much() -> None:
    with pytest.raises(TooLarge):
        Solver(HEAD_OF_THE_LINE.start(SEATS, {}), 100)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_luck_of_a_die_is_nothing_in_the_mean(game: Game) -> None:
    seats = game.default_seats(4)
    mind = random.Random(4)
    state = game.start(seats, {})
    checked = 0
    while (actor := state.to_act()) is not None and checked < 12:
        if actor is CHANCE:
            if not is_opening(state) and not is_deal(state):
                checked += 1
                luck = [luck_of(state, state.apply(die), seats[checked % 4]) for die in DICE.values()]
                assert sum(luck) == pytest.approx(0, abs=1e-5)
            state = state.apply(DICE[mind.randint(1, 6)])
        else:
            state = state.apply(mind.choice(state.legal_actions()))
    assert checked == 12
