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
