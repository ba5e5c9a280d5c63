"""Promise: a bad file is harmless. It is told, set aside, and costs nothing else."""

from __future__ import annotations

import json
import os
import resource
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Final

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.identity import ID_KEY, game_id, new_id
from hotl_desktop.match.record import MOST_BYTES, read_record
from hotl_desktop.storage.autosave import SET_ASIDE, Autosave
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.library import open_library
from hotl_desktop.storage.library.database import Damaged, connect_to_read, look, migrate, salvage
from hotl_desktop.storage.library.library import Library
from hotl_desktop.storage.library.schema import STEPS
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.positions import copied_position, pasted_position
from hotl_desktop.storage.problems import StorageProblem, Trouble
from hotl_desktop.storage.record_files import load_match
from hotl_desktop.storage.resumable import write_resumable
from hotl_desktop.storage.settings import Settings, SettingsFile, plain_settings

from ..storage.games import begun, record
from ..walks import LONG, play_on
from .conftest import Figure
from .test_record_damage import MEGABYTES, SECONDS


def damages(data: bytes, random: Random, count: int) -> Iterator[bytes]:
    """`data` cut off, changed, doubled, holed and mixed up."""
    for _ in range(count):
        at = random.randrange(len(data))
        kind = random.randrange(6)
        if kind == 0:
            yield data[:at]
        elif kind == 1:
            yield data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]
        elif kind == 2:
            yield data[:at] + data[random.randrange(at, len(data)) :]
        elif kind == 3:
            yield data[:at] + b"\0" * random.randrange(1, 600) + data[at:]
        elif kind == 4:
            yield data[at:] + data[:at]
        else:
            yield bytes(random.randrange(256) for _ in range(random.randrange(400)))


def test_thousands_of_damaged_autosaves(tmp_path: Path) -> None:
    """Whatever the newest save holds: it is that very game, or the one before, and the bad file is still there."""
    match = play_on(begun(4), Random(1), 40)
    match.extra[ID_KEY] = "0" * 32
    play_on(match, Random(2), 1)
    Autosave(tmp_path).save(match)
    (first,) = os.listdir(tmp_path)
    second = first.replace("00000001", "00000002")
    good = write_resumable(play_on(match, Random(3), 1))
    taken_whole = 0
    for data in damages(good, Random(4), 200 * LONG):
        (tmp_path / second).write_bytes(data)
        found = Autosave(tmp_path).find()
        (one,) = (*found.games, *found.over)
        if found.unreadable:
            (bad,) = found.unreadable
            assert bad.path.read_bytes() == data
            assert one.match.length == 41
            assert one.skipped == 1
        else:
            taken_whole += 1
            assert one.match.state.outcome() is None
            read_record(data)
    assert taken_whole < 60 * LONG
    assert len(os.listdir(tmp_path)) <= 3


def test_settings_of_every_length_and_with_every_byte_changed(tmp_path: Path) -> None:
    path, random = tmp_path / "settings.json", Random(5)
    good = json.dumps(plain_settings(Settings(theme="dark", recent=("/a/b.hotl",)))).encode()
    for at in range(len(good)):
        for data in (good[:at], good[:at] + bytes([random.randrange(256)]) + good[at + 1 :]):
            path.write_bytes(data)
            settings = SettingsFile(path).load()
            assert plain_settings(settings)
    for data in damages(good, random, 50 * LONG):
        path.write_bytes(data)
        file = SettingsFile(path)
        file.save(file.load())
        file.load()


@pytest.mark.parametrize("seed", range(10 * LONG))
def test_a_damaged_library_loses_no_game(tmp_path: Path, seed: int) -> None:
    """Bytes anywhere in the database are overwritten; the games are all there again, as they were."""
    random = Random(seed)
    places = Places.inside(tmp_path)
    numbers = range(12)
    library, _ = open_library(places.library, FinishedGames(places.games))
    for number in numbers:
        library.keep(record(number))
    library.close()
    with places.library.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        for _ in range(random.randrange(1, 6)):
            file.seek(random.randrange(size))
            file.write(random.randbytes(random.choice((1, 16, 300, 5000))))
        if random.random() < 0.3:
            file.truncate(random.randrange(size))
    library, report = open_library(places.library, FinishedGames(places.games))
    for number in numbers:
        game = read_record(record(number))
        kept = library.match(game_id(game))
        assert kept is not None
        assert kept.steps == game.steps
    if report.moved_aside is not None:
        assert report.moved_aside.exists()
        assert library.check() == []
    library.close()


SMALL_PAGE: Final = 512
"""Bytes of a page of the small database: SQLite has none smaller."""
EVERY_CHANGE: Final = max(1, 4000 // LONG)
"""Which of the changed bytes the library is made anew for: every one from HOTL_LONG=4000 on, in many hours."""
EVERY_VALUE: Final = max(1, 2000 // LONG)
"""Which of them are looked at: every one from HOTL_LONG=2000 on."""
EVERY_LENGTH: Final = max(1, 40 // LONG)
PARTS: Final = 4


@pytest.fixture(scope="module")
def small_library(tmp_path_factory: pytest.TempPathFactory) -> tuple[Places, bytes]:
    """A library of one game in as few bytes as there can be, and those bytes."""
    places = Places.inside(tmp_path_factory.mktemp("small"))
    library, _ = open_library(places.library, FinishedGames(places.games))
    library.keep(record(2))
    library.close()
    with closing(sqlite3.connect(places.library)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute(f"PRAGMA page_size = {SMALL_PAGE}")
        connection.execute("VACUUM")
        connection.execute("PRAGMA journal_mode = WAL")
    data = places.library.read_bytes()
    assert len(data) < 20 * SMALL_PAGE
    return places, data


@pytest.mark.parametrize("part", range(PARTS))
def test_a_library_of_every_length_and_with_every_byte_changed(
    small_library: tuple[Places, bytes], part: int, figure: Figure
) -> None:
    """The game is there as it was, or a newer program is told to have made the file, which nobody touches."""
    places, data = small_library
    good = record(2)
    game = read_record(good)
    lengths = (data[:length] for length in range(0, len(data), EVERY_LENGTH))
    changes = ((at, value) for at in range(len(data)) for value in range(256) if value != data[at])
    changed = (data[:at] + bytes([value]) + data[at + 1 :] for at, value in islice(changes, 0, None, EVERY_CHANGE))
    tried = moved = newer = 0
    slowest, memory = 0.0, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for damaged in islice(chain(lengths, changed), part, None, PARTS):
        for left in places.library.parent.glob(f"{places.library.name}*"):
            left.unlink()
        places.library.write_bytes(damaged)
        tried += 1
        began = time.thread_time()
        try:
            library, report = open_library(places.library, FinishedGames(places.games))
        except StorageProblem as problem:
            if problem.trouble is not Trouble.NEWER:
                raise
            assert places.library.read_bytes() == damaged
            newer += 1
            continue
        if library.record(game_id(game)) != good:
            kept = library.match(game_id(game))
            assert kept is not None
            assert kept.steps == game.steps
        assert library.find().total >= 1
        if report.moved_aside is not None:
            assert report.moved_aside.read_bytes() == damaged
            assert library.check() == []
            report.moved_aside.unlink()
            moved += 1
        library.close()
        slowest = max(slowest, time.thread_time() - began)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory) / 1024
    figure("bytes", len(data))
    figure("files tried", tried)
    figure("made anew", moved)
    figure("told to be newer", newer)
    figure("slowest, ms of processor time", round(slowest * 1000, 1))
    figure("memory grown by, MB", round(grown, 1))
    assert moved > 0
    assert slowest < SECONDS
    assert grown < MEGABYTES


@pytest.mark.parametrize("part", range(PARTS))
def test_what_any_byte_of_a_library_is_changed_to_is_noticed_or_can_be_read(
    small_library: tuple[Places, bytes], part: int, figure: Figure
) -> None:
    """As the test above, without what does not depend on the byte: the database is not made anew where it is damaged.

    So it is fast enough for all 255 other values of every byte.
    """
    places, data = small_library
    path, finished, good = places.library, FinishedGames(places.games), record(2)
    for left in path.parent.glob(f"{path.name}*"):
        left.unlink()
    path.write_bytes(data)
    changes = ((at, value) for at in range(len(data)) for value in range(256) if value != data[at])
    said: Counter[str] = Counter()
    slowest = 0.0
    with path.open("r+b", buffering=0) as file:
        for at, value in islice(changes, part * EVERY_VALUE, None, PARTS * EVERY_VALUE):
            file.seek(at)
            file.write(bytes([value]))
            began = time.thread_time()
            said[told_of(path, finished, good)] += 1
            slowest = max(slowest, time.thread_time() - began)
            file.seek(at)
            file.write(data[at : at + 1])
    assert path.read_bytes() == data
    for what, count in said.items():
        figure(f"databases {what}", count)
    figure("slowest, ms of processor time", round(slowest * 1000, 1))
    assert said["damaged"] > 0
    assert said["sound"] > 0
    assert slowest < SECONDS


def told_of(path: Path, finished: FinishedGames, good: bytes) -> str:
    """What is noticed of a database of one game, `good`, which is read by all means that are left."""
    try:
        look(path, len(STEPS))
        connection = connect_to_read(path)
        try:
            migrate(connection, path)
        except BaseException:
            connection.close()
            raise
    except StorageProblem as problem:
        if problem.trouble is not Trouble.NEWER:
            raise
        return "of a newer program"
    except Damaged:
        salvage(path)
        return "damaged"
    library = Library(connection, path, finished)
    assert library.find().total == 1
    games = library.ids()
    kept = {library.record(game) for game in games}
    library.close()
    return "sound" if kept == {good} else "sound, of another game or text"


def test_damaged_files_of_finished_games(tmp_path: Path) -> None:
    """The database has them; without it the sound ones come back, and the others are told."""
    places, random = Places.inside(tmp_path), Random(6)
    library, _ = open_library(places.library, FinishedGames(places.games))
    kept = [library.keep(record(number)).id for number in range(10)]
    library.close()
    bad = set()
    for game in kept[::2]:
        path = places.games / f"{game}.hotl"
        path.write_bytes(path.read_bytes()[: random.randrange(100, 1000)])
        bad.add(path)
    library, report = open_library(places.library, FinishedGames(places.games))
    assert library.ids() == set(kept)
    assert library.check() == []
    library.close()
    places.library.unlink()
    library, report = open_library(places.library, FinishedGames(places.games))
    assert {path for path, _ in report.unreadable} == bad
    assert library.ids() == set(kept[1::2])
    library.close()
    assert all(path.exists() for path in bad)


def test_pasted_texts() -> None:
    good = copied_position(play_on(begun(1), Random(1), 60)).encode()
    sound = 0
    for data in damages(good, Random(7), 150 * LONG):
        try:
            pasted_position(data.decode("utf-8", "replace"))
            sound += 1
        except NotLoadable:
            continue
    assert sound < 60 * LONG


@pytest.mark.skipif(os.name != "posix", reason="things that Unix has")
def test_things_that_are_no_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.hotl")
    (tmp_path / "folder.hotl").mkdir()
    (tmp_path / "loop.hotl").symlink_to(tmp_path / "loop.hotl")
    (tmp_path / "dangling.hotl").symlink_to(tmp_path / "nowhere")
    with (tmp_path / "giant.hotl").open("wb") as file:
        file.truncate(50 * 1024**3)
    began = time.monotonic()
    for path in (*tmp_path.iterdir(), Path("/dev/zero"), Path("/dev/full"), Path("/proc/self/mem"), tmp_path / "no\0"):
        with pytest.raises(NotLoadable) as caught:
            load_match(path)
        assert len(str(caught.value)) < 200
    assert time.monotonic() - began < 5


def test_hostile_saves_of_any_size_stop_nobody(tmp_path: Path) -> None:
    """Deep, wide, long and repeated: each is told in time, and the sound game beside them is found."""
    match = play_on(begun(4), Random(1), 30)
    Autosave(tmp_path).save(match)
    name = new_id()
    hostile = [
        b"[" * 1_000_000,
        b'{"a":' * 300_000,
        b'{"events": [' + b'"NW 1 pass",' * 200_000 + b"0]}",
        b'{"x": ' + b"9" * 1_000_000 + b"}",
        b'{"format": "hotl-record", "version": 1' + b', "k": 1' * 100_000 + b"}",
        b'"' + "\N{GRINNING FACE}".encode() * 500_000 + b'"',
        b" " * (MOST_BYTES + 1),
        record(1).replace(b'"events": [', b'"events": [[],'),
    ]
    for number, data in enumerate(hostile):
        (tmp_path / f"{name}.{number:08d}.abcdef.hotl").write_bytes(data)
    began = time.monotonic()
    found = Autosave(tmp_path).find()
    assert time.monotonic() - began < 10
    assert [one.id for one in found.games] == [game_id(match)]
    assert len(found.unreadable) == len(hostile) == len(os.listdir(tmp_path / SET_ASIDE))


def test_a_profile_copied_from_another_machine_in_any_state(tmp_path: Path) -> None:
    """Half a copy of everything: whatever is there is used, nothing is in the way."""
    random = Random(8)
    source = Places.inside(tmp_path / "source")
    library, _ = open_library(source.library, FinishedGames(source.games))
    for number in range(4):
        library.keep(record(number))
    library.close()
    Autosave(source.autosave).save(play_on(begun(1), Random(1), 20))
    SettingsFile(source.settings).save(Settings(theme="dark"))
    for turn in range(10 * LONG):
        target = tmp_path / str(turn)
        shutil.copytree(tmp_path / "source", target)
        for path in target.rglob("*"):
            if path.is_file() and random.random() < 0.5:
                data = path.read_bytes()
                path.write_bytes(data[: random.randrange(len(data))])
        places = Places.inside(target)
        library, _ = open_library(places.library, FinishedGames(places.games))
        assert library.find().total <= 4
        assert len(Autosave(places.autosave).find().games) <= 1
        assert SettingsFile(places.settings).load().theme in {"dark", "system"}
        library.close()
