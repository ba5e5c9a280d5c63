"""Thinkers see what the rules see, in the same order, whatever they are asked to do with it."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from hotl_desktop.ai.kernels.chance import Chance
from hotl_desktop.ai.levels import _rate, choose, dice_of_mind, style_of
from hotl_desktop.ai.thinking import SEAT_NUMBERS, rate_by_rollouts, rate_by_tree, thinker_for
from hotl_desktop.ai.truth import endgames
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


@pytest.mark.parametrize("trust", [0.0, 0.5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tree_of_random_games_rates_every_action_the_same_each_time(players: int, trust: float) -> None:
    states = list(decisions(GAMES[0], players, 5))[4:60:11]
    first = [rate_by_tree(state, 400, trust, 7) for state in states]
    for state, rated in zip(states, first, strict=True):
        assert len(rated.chances) == len(state.legal_actions())
        for chances in rated.chances:
            assert sum(chances) == pytest.approx(1, abs=1e-4)
            assert min(chances) >= 0
    assert [rate_by_tree(state, 400, trust, 7) for state in reversed(states)] == first[::-1]


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_a_tree_tries_every_action_even_if_it_has_hardly_time(trust: float) -> None:
    for state in decisions(GAMES[0], 2, 6):
        count = len(state.legal_actions())
        if count > 1:
            assert len(rate_by_tree(state, 2 * count, trust, 1).chances) == count


def test_a_tree_that_trusts_the_network_judges_more_as_it_does() -> None:
    state = next(state for state in decisions(GAMES[0], 2, 7) if len(state.legal_actions()) > 5)
    judged = max(chances[SEAT_NUMBERS[str(state.to_act())]] for chances in thinker_for(state).rate(state, 1))
    away = []
    for trust in (0.0, 0.5, 1.0):
        rated = rate_by_tree(state, 4000, trust, 1)
        counted = rated.chances[rated.best][SEAT_NUMBERS[str(state.to_act())]]
        away.append(abs(counted - judged))
    assert away == sorted(away, reverse=True)


def test_a_tree_finds_the_only_winning_action() -> None:
    found = 0
    for state, solver in endgames("head-of-the-line", ("NW", "SE"), 8, 1000, 3):
        seat = str(state.to_act())
        worth = [values[seat] for values in solver.actions(state).values()]
        first, second = sorted(worth, reverse=True)[:2]
        if first - second > 0.2:
            found += 1
            for trust in (0.0, 0.5):
                assert worth[rate_by_tree(state, 4000, trust, 1).best] == first, trust
    assert found


def test_what_was_tried_less_is_not_chosen_for_looking_better() -> None:
    """Of few tries some look better by luck: the tree's most tried action counts, and the last that rollouts keep."""
    seen = 0
    for game, players, level in ((GAMES[0], 3, "expert"), (GAMES[1], 4, "master")):
        for state in islice(decisions(game, players, 8), 3, 60, 4):
            if len(state.legal_actions()) > 1:
                mind = dice_of_mind(state, level, 5)
                mind.random()  # whether it has a whim
                rated = _rate(state, style_of(state, level), mind.getrandbits(32))
                seat = SEAT_NUMBERS[str(state.to_act())]
                seen += any(chances[seat] > rated.chances[rated.best][seat] for chances in rated.chances)
                assert choose(state, level, 5).action == state.legal_actions()[rated.best]
    assert seen


def test_no_tree_grows_on_the_lawn() -> None:
    with pytest.raises(TypeError):
        rate_by_tree(next(state for state in decisions(GAMES[1], 4, 1) if len(state.legal_actions()) > 1), 100, 0.0, 1)
