"""The library opens whatever state it is in, loses nothing and touches nothing that is newer."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from hotl_desktop.match.identity import game_id, new_id
from hotl_desktop.match.record import read_record
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.library import Query, open_library
from hotl_desktop.storage.library import database as database_module
from hotl_desktop.storage.library.database import sql_told_as
from hotl_desktop.storage.library.schema import APPLICATION, STEPS
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.problems import StorageProblem, Task, Trouble

from ..disks import full_from_now_on
from ..games import record
from .shelf import filled, opened

GAMES = range(6)
IDS = frozenset(game_id(read_record(record(number))) for number in GAMES)


@pytest.fixture
def profile(tmp_path: Path) -> Places:
    """A library with some games, closed."""
    filled(tmp_path, GAMES).close()
    return Places.inside(tmp_path)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def grown(connection: sqlite3.Connection) -> None:
    """A step that a later version might bring."""
    connection.execute("ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 0")
    connection.execute("CREATE TABLE tags (game INTEGER NOT NULL, tag TEXT NOT NULL)")


def broken(connection: sqlite3.Connection) -> None:
    """A step that fails halfway."""
    connection.execute("CREATE TABLE half (done INTEGER)")
    raise sqlite3.OperationalError("disk I/O error")


# -------------------------------------------------------------------------------------------------- versions


def test_the_first_version_is_marked_as_ours(profile: Places) -> None:
    data = profile.library.read_bytes()
    assert int.from_bytes(data[60:64], "big") == 1 == len(STEPS)
    assert int.from_bytes(data[68:72], "big") == APPLICATION
    assert sorted(os.listdir(profile.data)) == ["games", "library.sqlite"], "nothing else is left behind"


def test_an_older_database_is_backed_up_and_brought_up_to_date(profile: Places) -> None:
    before = profile.library.read_bytes()
    library, report = open_library(profile.library, FinishedGames(profile.games), steps=(*STEPS, grown))
    assert library.ids() == IDS
    library.close()
    assert report.backup == profile.data / "library.version-1-1.sqlite"
    copy = sqlite3.connect(report.backup)
    assert copy.execute("SELECT count(*) FROM games").fetchone() == (len(GAMES),)
    assert copy.execute("PRAGMA user_version").fetchone() == (1,)
    copy.close()
    now = sqlite3.connect(profile.library)
    assert now.execute("PRAGMA user_version").fetchone() == (2,)
    assert now.execute("SELECT sum(stars) FROM games").fetchone() == (0,)
    now.close()
    assert profile.library.read_bytes() != before
    again, second = open_library(profile.library, FinishedGames(profile.games), steps=(*STEPS, grown))
    assert second.backup is None
    again.close()


def test_a_migration_that_fails_changes_nothing(profile: Places) -> None:
    broken_steps = (*STEPS, grown, broken)
    error: type[Exception] = sqlite3.OperationalError
    for number in (1, 2):
        with pytest.MonkeyPatch.context() as patch:
            # Without a code it would count as damage; a bad disk has one.
            patch.setattr(database_module, "code_of", lambda _: sqlite3.SQLITE_IOERR)
            with pytest.raises(StorageProblem) as caught:
                open_library(profile.library, FinishedGames(profile.games), steps=broken_steps)
        assert caught.value.kind == (Task.READ_LIBRARY, Trouble.BROKEN)
        assert isinstance(caught.value.__cause__, error)
        assert (profile.data / f"library.version-1-{number}.sqlite").exists(), "no backup replaces another"
    library, report = opened(profile.data.parent)
    assert library.ids() == IDS
    assert report.moved_aside is None
    library.close()


def test_no_backup_no_migration(profile: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "make_durable", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(StorageProblem, match="version-1"):
        open_library(profile.library, FinishedGames(profile.games), steps=(*STEPS, grown))
    monkeypatch.undo()
    assert sorted(os.listdir(profile.data)) == ["games", "library.sqlite"]
    library, _ = opened(profile.data.parent)
    assert library.ids() == IDS
    library.close()


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "with an open log"])
def test_a_newer_database_is_refused_and_not_touched(profile: Places, closed: bool) -> None:
    """The newer program may have been killed, so that half of its work is in the log beside the database."""
    newer = sqlite3.connect(profile.library, isolation_level=None)
    newer.execute("PRAGMA user_version = 2")
    newer.execute("CREATE TABLE wonders (n INTEGER)")
    if closed:
        newer.close()
    else:
        copy = profile.data / "copy"
        copy.mkdir()
        for name in ("library.sqlite", "library.sqlite-wal"):
            shutil.copy(profile.data / name, copy / name)
        newer.close()
        for path in profile.data.glob("library.sqlite*"):
            path.unlink()
        for path in copy.iterdir():
            shutil.move(path, profile.data)
        copy.rmdir()
        assert (profile.data / "library.sqlite-wal").stat().st_size > 0
    before = contents(profile.data)
    with pytest.raises(StorageProblem, match="a newer version of the program made it") as caught:
        opened(profile.data.parent)
    assert caught.value.kind == (Task.READ_LIBRARY, Trouble.NEWER)
    after = contents(profile.data)
    after.pop("library.sqlite-shm", None)
    assert after == before


# ---------------------------------------------------------------------------------------------------- damage


def damaged_profile(profile: Places, data: bytes) -> None:
    profile.library.write_bytes(data)


@pytest.mark.parametrize(
    "data", [b"no database", b"\0" * 9000, b"SQLite format 3\0" + b"\0" * 5000, os.urandom(20_000)], ids=lambda _: ""
)
def test_rubbish_is_moved_aside_and_the_games_come_back_from_their_files(profile: Places, data: bytes) -> None:
    damaged_profile(profile, data)
    library, report = opened(profile.data.parent)
    assert report.moved_aside == profile.data / "library.damaged-1.sqlite"
    assert report.moved_aside.read_bytes() == data
    assert report.restored == len(GAMES)
    assert library.ids() == IDS
    assert library.check() == []
    library.close()


def test_an_empty_file_is_a_new_library(profile: Places) -> None:
    damaged_profile(profile, b"")
    library, report = opened(profile.data.parent)
    assert report.moved_aside is None
    assert report.restored == len(GAMES)
    library.close()


def test_without_files_the_games_are_saved_out_of_the_damaged_database(tmp_path: Path) -> None:
    """The damage hits one page in the middle; what lies around it is read from both ends."""
    filled(tmp_path, range(30)).close()
    places = Places.inside(tmp_path)
    shutil.rmtree(places.games)
    data = bytearray(places.library.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = os.urandom(4096)
    places.library.write_bytes(data)
    library, report = opened(tmp_path)
    assert report.moved_aside is not None
    assert 15 <= report.restored < 31
    assert library.find().total == report.restored
    assert library.check() == []
    assert library.finished.names() == library.ids(), "they have files again"
    library.close()


def test_a_second_damage_does_not_replace_the_first(profile: Places) -> None:
    for number in (1, 2):
        damaged_profile(profile, b"no database")
        library, report = opened(profile.data.parent)
        library.close()
        assert report.moved_aside == profile.data / f"library.damaged-{number}.sqlite"
        assert report.moved_aside.exists()


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE players",
        "ALTER TABLE games DROP COLUMN seconds",
        "PRAGMA application_id = 5",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -7",
        "PRAGMA user_version = 1000000",
    ],
)
def test_a_database_of_another_shape_is_damaged(profile: Places, statement: str) -> None:
    other = sqlite3.connect(profile.library, isolation_level=None)
    other.execute(statement)
    other.close()
    library, report = opened(profile.data.parent)
    assert report.moved_aside is not None
    assert library.ids() == IDS
    assert library.check() == []
    library.close()


def test_another_programs_database_is_not_ours(profile: Places) -> None:
    profile.library.unlink()
    other = sqlite3.connect(profile.library)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    library, report = opened(profile.data.parent)
    assert report.moved_aside is not None
    assert library.ids() == IDS
    library.close()


def test_a_database_that_is_a_folder_is_said(tmp_path: Path) -> None:
    places = Places.inside(tmp_path)
    places.library.mkdir(parents=True)
    with pytest.raises(StorageProblem) as caught:
        opened(tmp_path)
    assert caught.value.task is Task.READ_LIBRARY
    assert places.library.is_dir()


def test_a_damaged_database_that_cannot_be_moved_is_said(profile: Places) -> None:
    damaged_profile(profile, b"no database")
    with full_from_now_on(30), pytest.raises(StorageProblem):
        opened(profile.data.parent)
    assert profile.library.read_bytes() == b"no database"


def test_a_file_where_the_folder_should_be_is_said(tmp_path: Path) -> None:
    places = Places.inside(tmp_path)
    places.data.write_bytes(b"")
    with pytest.raises(StorageProblem) as caught:
        opened(tmp_path)
    assert caught.value.kind == (Task.READ_LIBRARY, Trouble.NOT_A_FILE)


def test_damaged_rows_do_not_get_in_the_way_of_saving_others(profile: Places) -> None:
    other = sqlite3.connect(profile.library, isolation_level=None)
    other.execute("UPDATE games SET record = 'rubbish' WHERE number = 2")
    other.execute("DROP TABLE faces")
    other.close()
    shutil.rmtree(profile.games)
    library, report = opened(profile.data.parent)
    assert report.restored == len(GAMES) - 1
    library.close()


# ------------------------------------------------------------------------------------------- files and rows


def test_files_without_a_row_are_brought_in(profile: Places) -> None:
    for path in profile.data.glob("library.sqlite*"):
        path.unlink()
    seen: list[tuple[int, int]] = []
    library, report = open_library(
        profile.library, FinishedGames(profile.games), progress=lambda *done: seen.append(done)
    )
    assert report.restored == len(GAMES)
    assert seen == [(number, len(GAMES)) for number in GAMES]
    assert [row.finished[11:13] for row in library.find(Query(descending=False)).rows] == [
        str(12 + number) for number in GAMES
    ]
    library.close()


def test_rows_without_a_file_get_one(profile: Places) -> None:
    shutil.rmtree(profile.games)
    library, _ = opened(profile.data.parent)
    assert library.finished.names() == IDS
    library.close()


def test_a_missing_file_that_cannot_be_written_is_no_hindrance(profile: Places) -> None:
    shutil.rmtree(profile.games)
    profile.games.write_bytes(b"a file where the folder should be")
    library, _ = opened(profile.data.parent)
    assert library.ids() == IDS
    library.close()


def test_a_file_that_holds_no_game_is_told_and_left(profile: Places) -> None:
    bad, newer = profile.games / f"{new_id()}.hotl", profile.games / f"{new_id()}.hotl"
    bad.write_bytes(b"rubbish")
    newer.write_bytes(record(1).replace(b'"version": 1', b'"version": 9'))
    library, report = opened(profile.data.parent)
    assert [path for path, _ in report.unreadable] == [bad]
    assert library.ids() == IDS
    assert bad.exists()
    assert newer.exists()
    library.close()


def test_a_file_is_named_after_its_game_whatever_it_says(profile: Places) -> None:
    name = new_id()
    shutil.copy(profile.games / f"{min(IDS)}.hotl", profile.games / f"{name}.hotl")
    library, report = opened(profile.data.parent)
    assert report.restored == 1
    assert library.ids() == IDS | {name}
    library.close()


def test_a_record_that_does_not_say_when_ended_when_its_file_was_written(profile: Places) -> None:
    name = new_id()
    path = profile.games / f"{name}.hotl"
    path.write_bytes(record(1).replace(b'"finished"', b'"other"'))
    os.utime(path, (1_700_000_000, 1_700_000_000))
    library, _ = opened(profile.data.parent)
    row = library.row(name)
    assert row is not None
    assert row.finished == "2023-11-14T22:13:20Z"
    library.close()


def test_an_unexpected_error_closes_the_file_again(profile: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    (profile.games / f"{min(IDS)}.hotl").unlink()
    monkeypatch.setattr(FinishedGames, "keep", fail)
    with pytest.raises(RuntimeError):
        opened(profile.data.parent)
    assert not (profile.data / "library.sqlite-wal").exists(), "it was closed"


@pytest.mark.parametrize("name", ["ünï cødé", "100% real?#&", "İstanbul", "line\nbreak", "bytes\udce4"])
def test_odd_names_of_folders(tmp_path: Path, name: str) -> None:
    library = filled(tmp_path / name, [1])
    library.close()
    library, report = opened(tmp_path / name)
    assert library.find().total == 1
    assert report.restored == 0
    library.close()


def test_progress_is_told_of_files_and_of_what_is_saved(profile: Places) -> None:
    (profile.games / f"{min(IDS)}.hotl").unlink()
    other = sqlite3.connect(profile.library, isolation_level=None)
    other.execute("DROP TABLE faces")
    other.close()
    seen: list[tuple[int, int]] = []
    library, report = open_library(
        profile.library, FinishedGames(profile.games), progress=lambda *done: seen.append(done)
    )
    files, rows = len(GAMES) - 1, len(GAMES)
    assert seen == [(number, files + rows) for number in range(files + rows)]
    assert report.restored == len(GAMES)
    assert library.ids() == IDS
    library.close()


def test_a_file_that_vanishes_while_it_is_read_ended_just_now(profile: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    data = record(1).replace(b'"finished"', b'"other"')
    monkeypatch.setattr(FinishedGames, "read", lambda *_: data)
    monkeypatch.setattr(FinishedGames, "names", lambda _: IDS | {"0" * 32})
    library, _ = opened(profile.data.parent)
    row = library.row("0" * 32)
    assert row is not None
    assert row.finished[:4] >= "2025"
    library.close()


def test_a_file_that_cannot_be_opened_for_writing_is_closed_again(
    profile: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite opens a file lazily: the first word to it is what fails."""
    profile.library.unlink()
    (profile.data / "library.sqlite-wal").mkdir()
    (profile.data / "library.sqlite-journal").mkdir()
    with pytest.raises(StorageProblem) as caught:
        opened(profile.data.parent)
    assert caught.value.task is Task.READ_LIBRARY


@pytest.mark.parametrize("bad", [b"CREATE TABL\xff players", b"CREATE TABLE pl\xffyers", b"\xfeREATE TABLE players"])
def test_damage_that_sqlite_quotes_in_its_message(profile: Places, bad: bytes) -> None:
    data = profile.library.read_bytes()
    assert b"CREATE TABLE players" in data
    damaged_profile(profile, data.replace(b"CREATE TABLE players", bad))
    library, report = opened(profile.data.parent)
    assert report.moved_aside is not None
    assert library.ids() == IDS
    library.close()


def test_an_error_that_cannot_be_decoded_is_damage(tmp_path: Path) -> None:
    with pytest.raises(StorageProblem) as caught, sql_told_as(Task.READ_LIBRARY, tmp_path):
        b"\xff".decode()
    assert caught.value.kind == (Task.READ_LIBRARY, Trouble.BROKEN)


def test_a_copy_that_makes_the_database_at_the_same_moment_is_waited_for(tmp_path: Path) -> None:
    """SQLite does not wait by itself when the way of writing is chosen."""
    path = tmp_path / "library.sqlite"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    other.execute("CREATE TABLE of_the_other (number INTEGER)")
    release = threading.Timer(0.05, other.execute, ["COMMIT"])
    release.start()
    database_module.connect(path).close()
    release.join()
    other.close()
