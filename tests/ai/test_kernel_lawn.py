"""The kernel of Get Off My Lawn is held to the rules, decision by decision.

HOTL_TWIN_GAMES=20000 makes it the long run; -rP shows how much was compared.
"""

import os
import random
from typing import cast

import pytest

from hotl_desktop.ai.kernels.chance import Chance
from hotl_desktop.ai.kernels.lawn import Lawn, random_games
from hotl_desktop.ai.lawn_codes import action_of
from hotl_desktop.games.base import CHANCE, DICE
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, SEATS, GetOffMyLawnState, Phase

GAMES = int(os.environ.get("HOTL_TWIN_GAMES", "60"))
PHASES = {Phase.TURN: 0, Phase.FALLEN_DIE: 3, Phase.DEAL: 4, Phase.ROUND_OVER: 4, Phase.OVER: 5}


def key(state: GetOffMyLawnState) -> tuple[object, ...]:
    """All of a position, as `Lawn.key` tells it."""
    phase = PHASES.get(state.phase, 2 if state.rolling == "high" else 1)
    staged = tuple(bytes(sorted(zone)) for zone in state.staged)
    table = (state.lawn, state.captors, staged, state.player_rows, state.collapsed)
    seats = (state.strikes, state.out, state.totals, state.turn, phase)
    return (*table, *seats, state.rolled, state.solo, state.quiet, state.rounds - state.round)


@pytest.mark.parametrize("rounds", [1, 2, 9])
def test_kernel_and_rules_agree_decision_by_decision(rounds: int) -> None:
    mind = random.Random(rounds)
    games = max(1, GAMES // {1: 2, 2: 6, 9: 40}[rounds])
    decisions = solo = 0
    for game in range(games):
        state = GET_OFF_MY_LAWN.start(SEATS, {"rounds": rounds})
        while state.phase is Phase.OPENING:
            state = state.apply(DICE[mind.randint(1, 6)])
        lawn = Lawn()
        lawn.set_up(state)
        style = mind.random() < 0.3  # some games avoid what ends them, so that they grow long and strange
        while state.phase is not Phase.OVER:
            if game % 3 == 0:
                lawn = Lawn()
                lawn.set_up(state)
            if state.to_act() is CHANCE:
                face = mind.randint(1, 6)
                state = state.apply(DICE[face])
                lawn.roll(face - 1)
            else:
                decisions += 1
                solo += state.solo
                legal = state.legal_actions()
                codes = lawn.choices()
                assert [action_of(code) for code in codes] == list(legal)
                pick = mind.randrange(len(legal))
                if style and not state.solo:
                    pick = max(pick, mind.randrange(len(legal)))
                state = state.apply(legal[pick])
                lawn.take(codes[pick])
            assert lawn.key() == key(state)
        assert [lawn.score(seat) for seat in range(4)] == [points for _, points in state.scores()]
        over = Lawn()
        over.set_up(state)
        assert over.key() == key(state)
    print(f"{games} games, {decisions} decisions")
    assert decisions > 100 * games
    assert solo > 0


def test_a_playout_ends_with_conserved_dice() -> None:
    for seed in range(20):
        lawn, chance = Lawn(), Chance(seed)
        lawn.begin(chance)
        lawn.play_out(chance)
        key = cast("tuple[tuple[bytes, ...], ...]", lawn.key())
        on_lawn = sum(cell < 4 for row in key[0] for cell in row)
        rest = sum(len(zone) for part in (2, 3, 4) for zone in key[part])
        assert on_lawn + rest == 32


def test_random_games_are_a_function_of_their_seed() -> None:
    assert random_games(30, 5) == random_games(30, 5) != random_games(30, 6)


def test_random_turns_are_the_legal_actions_each_as_likely() -> None:
    chance, mind = Chance(1), random.Random(1)
    game, after = Lawn(), Lawn()
    compared = 0
    for _ in range(6):
        game.begin(chance)
        while game.phase != 5:
            if game.phase:
                game.roll(mind.randrange(6))
                continue
            codes = game.choices()
            if compared < 25 and mind.random() < 0.15:
                compared += 1
                compare_turns(game, codes, chance)
            game.take(codes[mind.randrange(len(codes))])
    assert compared == 25
    after.copy(game)
    assert after.key() == game.key()


def compare_turns(game: Lawn, codes: list[int], chance: Chance) -> None:
    """Each position that some legal action and die lead to comes up as often as it should, and no other."""
    expected: dict[object, float] = {}
    for code in codes:
        for face in range(6):
            after = Lawn()
            after.copy(game)
            after.take(code)
            if after.phase in {1, 2, 3}:
                after.roll(face)
            expected[after.key()] = expected.get(after.key(), 0.0) + 1 / len(codes) / 6
    draws = 600
    seen: dict[object, int] = {}
    for _ in range(draws):
        after = Lawn()
        after.copy(game)
        after.stray(chance)
        seen[after.key()] = seen.get(after.key(), 0) + 1
    assert set(seen) <= set(expected)
    squares = sum((seen.get(key, 0) - draws * p) ** 2 / (draws * p) for key, p in expected.items())
    assert squares < len(expected) + 6 * (2 * len(expected)) ** 0.5 + 6
