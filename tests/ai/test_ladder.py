"""The published ladder says of every table how strong each level is, and better levels are stronger."""

import pytest

from hotl_desktop.ai.ladder import ladder, ladder_of
from hotl_desktop.match.player import LEVELS

TABLES = {"head-of-the-line": ("2", "3", "4"), "get-off-my-lawn": ("4",)}


def test_every_game_every_number_of_seats_and_every_level_was_measured() -> None:
    assert {game: tuple(tables) for game, tables in ladder().items()} == TABLES
    for tables in ladder().values():
        for levels in tables.values():
            assert tuple(levels) == tuple(LEVELS)
            for numbers in levels.values():
                assert numbers["games"] >= 6
                assert 0 < numbers["error"] < 250


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, tables in TABLES.items() for seats in tables])
def test_every_step_goes_up(game: str, seats: str) -> None:
    elo = [numbers["elo"] for numbers in ladder()[game][seats].values()]
    assert elo[0] == 0
    assert elo == sorted(set(elo))


def test_a_report_of_the_arena_becomes_a_table_that_begins_at_nought() -> None:
    rating = {
        level: {"elo": 50.0 * i - 100, "low": 50.0 * i - 120, "high": 50.0 * i - 80} for i, level in enumerate(LEVELS)
    }
    pairs = {f"{LEVELS[0]} against {LEVELS[1]}": {"games": 30}, f"{LEVELS[1]} against {LEVELS[2]}": {"games": 12}}
    table = ladder_of([{"game": "g", "seats": 3, "levels": rating, "pairs": pairs}])["g"]["3"]
    assert table[LEVELS[0]] == {"elo": 0, "error": 20, "games": 30}
    assert table[LEVELS[1]] == {"elo": 50, "error": 20, "games": 42}


def test_a_level_is_put_above_another_by_what_it_wins_of_it_and_the_rest_stays() -> None:
    known = ladder()
    report = {
        "game": "head-of-the-line",
        "seats": 3,
        "count": 40,
        "level": "master",
        "against": "expert",
        "won_without_luck": 0.5,
        "error_without_luck": 0.05,
    }
    found = ladder_of([report], known)
    expert = known["head-of-the-line"]["3"]["expert"]
    master = found["head-of-the-line"]["3"].pop("master")
    # Half of the games against two others: twice as strong as each of them.
    assert master["elo"] == expert["elo"] + 120
    assert expert["error"] < master["error"] < expert["error"] + 0.05 * 4 * 400 / 2.3
    assert master["games"] == 40
    assert known == ladder()
    del known["head-of-the-line"]["3"]["master"]
    assert found == known


def test_a_table_without_all_levels_is_refused() -> None:
    rating = {"elo": 0.0, "low": -20.0, "high": 20.0}
    with pytest.raises(KeyError):
        ladder_of([{"game": "g", "seats": 2, "levels": {LEVELS[0]: rating}, "pairs": {}}])
