"""Thinkers see what the rules see, in the same order, whatever they are asked to do with it."""

import random
from collections.abc import Iterator

import pytest

from hotl_desktop.ai.kernels.chance import Chance
from hotl_desktop.ai.thinking import rate_by_rollouts, thinker_for
from hotl_desktop.games.base import CHANCE, DICE, Game, State
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.head_of_the_line import PASS


def decisions(game: Game, players: int, seed: int) -> Iterator[State]:
    mind = random.Random(seed)
    state = game.start(game.default_seats(players), {})
    while (actor := state.to_act()) is not None:
        if actor is CHANCE:
            state = state.apply(DICE[mind.randint(1, 6)])
            continue
        yield state
        state = state.apply(mind.choice(state.legal_actions()))


TABLES = [(game, players) for game in GAMES for players in ((2, 3, 4) if len(game.options[0].values) == 2 else (4,))]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
def test_actions_and_their_ratings_come_in_the_order_of_the_rules(game: Game, players: int) -> None:
    for number, state in enumerate(decisions(game, players, 3)):
        thinker = thinker_for(state)
        assert [action or PASS for action in thinker.actions(state)] == list(state.legal_actions())
        if number % 9 == 0:
            ratings = thinker.rate(state, 0)
            assert len(ratings) == len(state.legal_actions())
            for chances in ratings:
                assert sum(chances) == pytest.approx(1, abs=1e-4)
                assert min(chances) >= 0
            assert thinker.rate(state, 0) == ratings
            assert 0 <= thinker.greedy(state, Chance(1)) < len(ratings)
            assert 0 <= thinker.flat(state, 50, Chance(1)) < len(ratings)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
def test_more_work_never_depends_on_what_was_asked_before(game: Game, players: int) -> None:
    states = list(decisions(game, players, 4))[5:60:17]
    first = [rate_by_rollouts(state, 60, 4, 7) for state in states]
    again = [rate_by_rollouts(state, 60, 4, 7) for state in reversed(states)]
    assert first == again[::-1]
