"""The library keeps every finished game once, and finds it again."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import threading
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.games.base import Action, NotLoadable
from hotl_desktop.match.duplicate import join_set, swapped_players
from hotl_desktop.match.identity import ID_KEY, game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.match.record import read_record, write_record
from hotl_desktop.storage.finished import finished_record, time_text
from hotl_desktop.storage.library import Added, GameRow, Library, Order, Query, Result, rows
from hotl_desktop.storage.problems import StorageProblem, Task, Trouble
from hotl_desktop.storage.resumable import write_resumable

from ...walks import play_on, seeded
from ..disks import full_from_now_on
from ..games import NOON, begun, over, record
from .shelf import filled, opened

GAMES = range(24)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return filled(tmp_path_factory.mktemp("library"), GAMES)


def expected(number: int) -> Match:
    return read_record(record(number))


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    library, report = opened(tmp_path)
    assert (report.backup, report.moved_aside, report.restored, report.unreadable) == (None, None, 0, [])
    kept = library.keep(record(1))
    match = expected(1)
    assert (kept.id, kept.added, kept.problem) == (game_id(match), Added.NEW, None)
    library.close()
    library, _ = opened(tmp_path)
    assert library.record(kept.id) == record(1)
    again = library.match(kept.id)
    assert again is not None
    assert write_record(again) == write_record(match)
    assert library.finished.read(kept.id) == record(1)


def test_a_row_says_what_the_record_says(full: Library) -> None:
    for number in GAMES:
        match = expected(number)
        row = full.row(game_id(match))
        outcome = match.state.outcome()
        assert row is not None
        assert outcome is not None
        assert row.game == match.game.name
        assert row.options == match.options
        assert row.finished == time_text(NOON + timedelta(hours=number))
        assert row.decisions == sum(isinstance(step, Action) for step in match.steps)
        assert row.dice == "seeded"
        assert row.duplicate == row.id
        assert [(one.seat, one.name, one.level) for one in row.players] == [
            (one.seat, one.name, one.level) for one in match.players
        ]
        assert tuple((one.seat, one.score) for one in row.players) == outcome.scores
        assert tuple(one.seat for one in row.players if one.won) == outcome.winners


def test_an_unknown_game_is_none(full: Library) -> None:
    assert full.row("0" * 32) is None
    assert full.record("0" * 32) is None
    assert full.match("0" * 32) is None


# ---------------------------------------------------------------------------------------------- one row a game


def test_however_often_a_game_comes_it_is_there_once(tmp_path: Path) -> None:
    library = filled(tmp_path, [1, 1, 1])
    assert library.keep(record(1)).added is Added.KNOWN
    later = finished_record(expected(1), NOON + timedelta(days=99))
    assert library.keep(later).added is Added.KNOWN
    (row,) = library.find().rows
    assert row.finished == time_text(NOON + timedelta(hours=1)), "it ended when it ended"


def test_an_end_that_is_taken_back_and_played_anew_is_still_one_game(tmp_path: Path) -> None:
    library, _ = opened(tmp_path)
    match = over(4)
    for turn in range(5):
        assert library.keep(finished_record(match, NOON)).added in {Added.NEW, Added.REPLACED}
        (row,) = library.find().rows
        assert row.id == game_id(match)
        assert tuple((one.seat, one.score) for one in row.players) == match.state.scores()
        assert library.match(row.id) is not None
        match.go_to(match.length - 45)
        play_on(match, Random(turn + 50))
    assert library.check() == []


def test_it_stays_in_its_place_in_the_list(tmp_path: Path) -> None:
    library = filled(tmp_path, [4, 5])
    match = expected(4)
    match.go_to(match.length - 45)
    play_on(match, Random(99))
    library.keep(finished_record(match, NOON + timedelta(hours=4)))
    assert [row.id for row in library.find().rows] == [game_id(expected(5)), game_id(match)]


def test_another_game_with_a_stolen_name_gets_a_name_of_its_own(tmp_path: Path) -> None:
    library = filled(tmp_path, [4])
    stranger = over(6)
    stranger.extra[ID_KEY] = game_id(expected(4))
    kept = library.keep(finished_record(stranger, NOON))
    assert kept.added is Added.NEW
    assert kept.id != game_id(expected(4))
    assert library.find().total == 2
    assert library.record(game_id(expected(4))) == record(4)
    assert library.finished.names() == library.ids() == {kept.id, game_id(expected(4))}


@pytest.mark.parametrize(
    "data", [b"", b"{}", write_record(begun(1)).encode(), record(1)[:-40], record(1).replace(b" 1 ", b" 2 ")]
)
def test_only_sound_records_of_finished_games_get_in(tmp_path: Path, data: bytes) -> None:
    library, _ = opened(tmp_path)
    with pytest.raises(NotLoadable):
        library.keep(data)
    assert library.find().total == 0
    assert library.finished.names() == frozenset()


def test_a_removed_game_is_gone_for_good(tmp_path: Path) -> None:
    library = filled(tmp_path, range(4))
    library.remove(game_id(expected(2)))
    library.remove("0" * 32)
    assert library.find().total == 3
    library.close()
    library, report = opened(tmp_path)
    assert report.restored == 0
    assert game_id(expected(2)) not in library.ids()
    assert {line.faces.total for line in library.dice()} != set()
    assert library.check() == []


# ---------------------------------------------------------------------------------------------------- the list


def test_the_newest_come_first_in_pages(full: Library) -> None:
    rows = full.find().rows
    assert [row.id for row in rows] == [game_id(expected(number)) for number in reversed(GAMES)]
    paged: list[GameRow] = []
    for offset in range(0, len(GAMES), 7):
        page = full.find(Query(limit=7, offset=offset))
        assert page.total == len(GAMES)
        paged.extend(page.rows)
    assert tuple(paged) == rows
    assert full.find(Query(offset=999)).rows == ()


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("descending", [True, False])
def test_every_order(full: Library, order: Order, descending: bool) -> None:
    def key(row: GameRow) -> tuple[bool, object]:
        values = {
            Order.FINISHED: row.finished,
            Order.GAME: row.game,
            Order.SEATS: len(row.players),
            Order.SECONDS: row.seconds,
            Order.DECISIONS: row.decisions,
            Order.RESULT: None if row.result is None else row.result.value,
        }
        value = values[order]
        return value is None, value

    rows = full.find(Query(order=order, descending=descending)).rows
    known = [value for is_none, value in map(key, rows) if not is_none]
    assert known == sorted(known, key=lambda value: (value,), reverse=descending)
    assert [is_none for is_none, _ in map(key, rows)] == sorted(is_none for is_none, _ in map(key, rows))


def chosen(full: Library, query: Query) -> set[str]:
    page = full.find(query)
    assert page.total == len(page.rows)
    return {row.id for row in page.rows}


def test_filters(full: Library) -> None:
    rows = full.find().rows
    for game in ("head-of-the-line", "get-off-my-lawn"):
        assert chosen(full, Query(game=game)) == {row.id for row in rows if row.game == game} != set()
    for seats in (2, 3, 4):
        assert chosen(full, Query(seats=seats)) == {row.id for row in rows if len(row.players) == seats} != set()
    for level in ("beginner", "expert", "master"):
        assert chosen(full, Query(level=level)) == {
            row.id for row in rows if any(one.level == level for one in row.players)
        }
    for result in Result:
        assert chosen(full, Query(result=result)) == {row.id for row in rows if row.result is result}
    since, before = rows[-5].finished, rows[3].finished
    assert chosen(full, Query(since=since, before=before)) == {row.id for row in rows if since <= row.finished < before}
    assert chosen(full, Query(game="get-off-my-lawn", level="expert", seats=2)) == set()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("ada", "Ada"),
        ("ÇELİK", "Çelik İnci"),
        ("celik inci", "Çelik İnci"),
        ("ınci", "Çelik İnci"),
        ("δημητρα", "Δήμητρα"),
        ("  bo  ", "Bo"),
    ],
)
def test_search_knows_no_case_and_no_accents(full: Library, text: str, name: str) -> None:
    ids = {row.id for row in full.find().rows if any(one.name == name for one in row.players)}
    assert chosen(full, Query(text=text)) == ids != set()


def test_all_words_must_occur_and_wildcards_mean_themselves(full: Library) -> None:
    both = {row.id for row in full.find().rows if len(row.players) >= 3}
    assert chosen(full, Query(text="celik ada")) == both
    for text in ("%", "_", "\\", "a%a", "ada\nbo", "'; DROP TABLE games; --", "\0x", "nobody", "\ud800"):
        found = full.find(Query(text=text.encode("utf-8", "replace").decode()))
        assert text == "ada\nbo" or found.total == 0


def test_names_of_people(full: Library) -> None:
    people = [one.name for row in full.find().rows for one in row.players if one.level is None]
    assert full.names() == tuple(sorted(set(people), key=lambda name: (-people.count(name), name)))


# --------------------------------------------------------------------------------------------------- duplicate


def test_a_duplicate_set_is_summed_up(tmp_path: Path) -> None:
    library, _ = opened(tmp_path)
    first = over(4, ["human", "ai:expert", "human", "human"])
    library.keep(finished_record(first, NOON))
    assert library.duplicate(game_id(first)) is None, "one game is no set yet"
    second = Match(first.game, swapped_players(first.players), seeded(4), first.options)
    join_set(second, first)
    play_on(second, Random(77))
    library.keep(finished_record(second, NOON + timedelta(hours=1)))
    result = library.duplicate(game_id(first))
    assert result is not None
    scores = [[points for _, points in match.state.scores()] for match in (first, second)]
    assert [total.points for total in result.totals] == [
        (points, scores[1][(place + 1) % len(first.players)]) for place, points in enumerate(scores[0])
    ]
    assert library.find(Query(duplicate=game_id(first))).total == 2
    assert library.duplicate("0" * 32) is None


def test_the_same_dice_with_other_people_are_no_set(tmp_path: Path) -> None:
    library, _ = opened(tmp_path)
    first = over(4)
    second = Match(first.game, [Player(one.seat, f"not {one.name}") for one in first.players], seeded(4))
    join_set(second, first)
    for match in (first, play_on(second, Random(1))):
        library.keep(finished_record(match, NOON))
    assert library.duplicate(game_id(first)) is None


# ------------------------------------------------------------------------------------------------------ export


def test_the_table_for_other_programs(full: Library, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert full.export_csv(path, Query(limit=3, descending=False)) == len(GAMES)
    text = path.read_bytes().decode("utf-8-sig")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert text.count("\r\n") == len(GAMES) + 1
    lines = list(csv.DictReader(io.StringIO(text, newline="")))
    for number, line in zip(GAMES, lines, strict=True):
        match = expected(number)
        assert line["id"] == game_id(match)
        assert line["finished"] == time_text(NOON + timedelta(hours=number))
        for place in range(4):
            if place < len(match.players):
                player = match.players[place]
                assert line[f"name{place + 1}"] == player.name
                assert line[f"kind{place + 1}"] == (player.kind or "human")
                assert int(line[f"score{place + 1}"]) == match.state.scores()[place][1]
            else:
                assert line[f"seat{place + 1}"] == line[f"score{place + 1}"] == ""


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])
def test_a_name_is_never_a_formula(tmp_path: Path, name: str) -> None:
    library, _ = opened(tmp_path / "profile")
    match = begun(4)
    match.players = (Player("NW", f'{name},"x"\n'), *match.players[1:])
    library.keep(finished_record(play_on(match, Random(4)), NOON))
    library.export_csv(tmp_path / "games.csv")
    (line,) = csv.DictReader(io.StringIO((tmp_path / "games.csv").read_bytes().decode("utf-8-sig"), newline=""))
    assert line["name1"] == f'\'{name},"x"\n'


def test_an_export_that_fails_is_said(full: Library, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_bytes(b"old")
    with full_from_now_on(), pytest.raises(StorageProblem) as caught:
        full.export_csv(path)
    assert caught.value.kind == (Task.EXPORT, Trouble.FULL)
    assert path.read_bytes() == b"old"


# ----------------------------------------------------------------------------------------------------- trouble


def test_a_game_that_only_the_database_could_take(tmp_path: Path) -> None:
    library = filled(tmp_path, [1])
    with full_from_now_on():
        kept = library.keep(record(2))
    assert kept.added is Added.NEW
    assert kept.problem is not None
    assert kept.problem.kind == (Task.KEEP_RESULT, Trouble.FULL)
    library.close()
    library, report = opened(tmp_path)
    assert library.finished.read(kept.id) == record(2), "the next opening writes the file"
    assert report.restored == 0


def test_a_game_that_only_its_file_could_take(tmp_path: Path) -> None:
    library = filled(tmp_path, [1])
    library._connection.execute("PRAGMA query_only = ON")  # SQLite refuses to write, as on a bad disk
    kept = library.keep(record(2))
    assert kept.added is None
    assert kept.problem is not None
    assert kept.problem.task is Task.KEEP_RESULT
    assert library.find().total == 1
    library.close()
    library, report = opened(tmp_path)
    assert report.restored == 1
    assert library.record(kept.id) == record(2)


def test_a_game_that_nothing_could_take_is_an_error(tmp_path: Path) -> None:
    library = filled(tmp_path, [1])
    library._connection.execute("PRAGMA query_only = ON")
    with full_from_now_on(), pytest.raises(StorageProblem):
        library.keep(record(2))
    library._connection.execute("PRAGMA query_only = OFF")
    assert library.find().total == 1
    assert library.check() == []


def test_a_closed_library_says_so(tmp_path: Path) -> None:
    library = filled(tmp_path, [1])
    library.close()
    with pytest.raises(StorageProblem) as caught:
        library.find()
    assert caught.value.task is Task.READ_LIBRARY


def test_a_database_that_another_copy_locks_is_said(tmp_path: Path) -> None:
    library = filled(tmp_path, [1])
    library._connection.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(library.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    kept = library.keep(record(2))
    assert kept.problem is not None
    assert kept.problem.trouble is Trouble.BUSY
    other.close()


def test_check_finds_what_was_tampered_with(tmp_path: Path) -> None:
    library = filled(tmp_path, range(3))
    assert library.check() == []
    other = sqlite3.connect(library.path, isolation_level=None)
    other.execute("UPDATE players SET score = score + 1 WHERE game = 1 AND place = 0")
    other.execute("UPDATE faces SET six = six + 1 WHERE game = 2")
    other.execute("UPDATE games SET record = '{' WHERE number = 3")
    other.close()
    assert [line.split(": ")[0] for line in library.check()] == [game_id(expected(number)) for number in range(3)]


def test_any_thread_may_ask(full: Library) -> None:
    wrong: list[object] = []

    def ask() -> None:
        for _ in range(20):
            wrong.extend(not answer for answer in (full.find(Query(text="ada")).total, full.names(), full.dice()))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not any(wrong)


def test_a_name_of_half_a_character_gets_in(tmp_path: Path) -> None:
    library, _ = opened(tmp_path)
    match = begun(4)
    match.players = (Player("NW", "half \ud83d"), *match.players[1:])
    kept = library.keep(finished_record(play_on(match, Random(4)), NOON))
    row = library.row(kept.id)
    assert row is not None
    assert row.players[0].name == "half ?"


def test_a_record_with_an_autosaves_further_key_gets_in(tmp_path: Path) -> None:
    library, _ = opened(tmp_path)
    library.keep(write_resumable(expected(1)))
    record_of = library.record(game_id(expected(1)))
    assert record_of is not None
    assert json.loads(record_of)["events"] == json.loads(record(1))["events"]


def test_a_row_whose_record_is_damaged_is_read_from_its_file_and_replaced_when_it_comes_again(tmp_path: Path) -> None:
    library = filled(tmp_path, range(2))
    game = game_id(expected(1))
    for damage in ("rubbish", "{}", "[]"):
        other = sqlite3.connect(library.path, isolation_level=None)
        other.execute("UPDATE games SET record = ? WHERE id = ?", (damage, game))
        other.close()
        kept = library.match(game)
        assert kept is not None
        assert kept.steps == expected(1).steps
        assert library.keep(record(1)).added is Added.REPLACED
        assert library.record(game) == record(1)
    assert library.check() == []


def test_rows_of_an_unknown_game_are_none(full: Library) -> None:
    assert rows.read(full._connection, "0" * 32) is None


@pytest.mark.parametrize("damage", [b"{\xff", b"{", b"[]", b"5", b"\xff\xff"])
def test_changed_bytes_in_a_row_do_not_take_the_list_with_them(tmp_path: Path, damage: bytes) -> None:
    library = filled(tmp_path, range(3))
    game = game_id(expected(1))
    other = sqlite3.connect(library.path, isolation_level=None)
    for column in ("options", "result", "record", "started", "dice"):
        other.execute(f"UPDATE games SET {column} = CAST(? AS TEXT) WHERE id = ?", (damage, game))
    other.execute("UPDATE players SET name = CAST(? AS TEXT), level = CAST(? AS TEXT)", (damage, damage))
    other.close()
    page = library.find()
    assert page.total == len(page.rows) == 3
    (row,) = (one for one in page.rows if one.id == game)
    assert (row.options, row.result) == ({}, None)
    kept = library.match(game)
    assert kept is not None
    assert kept.steps == expected(1).steps
    assert library.export_csv(tmp_path / "games.csv") == 3
    assert library.check()
    assert library.dice()
    assert library.by_player() == ()
