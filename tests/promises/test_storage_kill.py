"""Promise: a kill at any moment loses nothing but, at most, the step in flight (kill -9, again and again)."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.match.identity import ID_KEY
from hotl_desktop.match.record import write_record
from hotl_desktop.storage.autosave import Autosave
from hotl_desktop.storage.finished import FinishedGames, finished_record
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.library import open_library
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.settings import SPEEDS, THEMES, Settings, SettingsFile

from ..storage.disks import fork, killed_at
from ..storage.games import NOON, begun, over, record
from ..walks import LONG, play_on
from .player_process import id_of, whole

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills as Unix does")

KILLS = 4 * LONG
CALLS = range(1, 200)
"""More calls to the system than any of these jobs makes."""


def played_until_killed(folder: Path, seed: int, how: str, seconds: float) -> dict[int, dict[str, int]]:
    """What a process said until it was killed: by game, the last step that it was `doing` and had `done`."""
    command = [sys.executable, "-m", "tests.promises.player_process", str(folder), str(seed), how]
    said: dict[int, dict[str, int]] = defaultdict(lambda: {"doing": 0, "done": 0})
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        assert first, "it never began"
        time.sleep(seconds)  # the moment is meant to be any
        child.kill()
        for line in (first, *child.stdout):
            word, number, length = line.split()
            said[int(number)][word.decode()] = int(length)
    assert child.returncode == -9
    return said


@pytest.mark.parametrize("how", ["safe", "window"])
def test_kill_9_at_any_moment(tmp_path: Path, how: str) -> None:
    """Every game is there, as far as its last step was said to be kept; nothing is damaged, nothing doubled."""
    random = Random(how)
    results: set[int] = set()
    for seed in range(KILLS):
        folder = tmp_path / str(seed)
        said = played_until_killed(folder, seed, how, random.uniform(0.0, 0.4))
        places = Places.inside(folder)
        found = Autosave(places.autosave).find()
        assert found.unreadable == ()
        unfinished = {one.id: one.match for one in (*found.games, *found.over)}
        library, report = open_library(places.library, FinishedGames(places.games))
        assert report.moved_aside is None
        assert report.unreadable == []
        for number, steps in said.items():
            kept = unfinished.get(id_of(number)) or library.match(id_of(number))
            if kept is None:
                assert steps["done"] == 0
                continue
            assert steps["done"] <= kept.length <= steps["doing"]
            assert kept.steps == whole(number).steps[: kept.length]
            if kept.state.outcome() is not None:
                results.add(number)
        assert library.ids() | set(unfinished) <= {id_of(number) for number in said}
        assert library.check() == []
        library.close()
        _check_next_start(places)
    if LONG > 4:
        assert results, "not one game was finished"


def _check_next_start(places: Places) -> None:
    """The next start takes everything up and leaves nothing lying about."""
    problems: list[Exception] = []
    for path in places.data.rglob("*.part"):
        os.utime(path, (0, 0))  # as if a minute had passed
    keeper = Keeper(places, problems.append)
    keeper.open_library(lambda _: None)
    found = keeper.recover()
    assert keeper.flush(60)
    for one in found.games:
        play_on(one.match, Random(0), 1)
        keeper.save(one.match)
    assert keeper.close(60)
    assert problems == []
    again = Autosave(places.autosave).find()
    ended = [one for one in found.games if one.match.state.outcome() is not None]
    assert {one.id for one in again.games} == {one.id for one in found.games if one not in ended}
    assert again.over == ()
    assert not list(places.data.rglob("*.part"))


def test_a_kill_before_every_single_call_of_a_save(tmp_path: Path) -> None:
    """Not at random but at each system call in turn: the state before or the state after, and never less."""
    states = set()
    for call in CALLS:
        folder = tmp_path / str(call)
        match = play_on(begun(4), Random(1), 30)
        autosave = Autosave(folder)
        for _ in range(4):
            play_on(match, Random(2), 1)
            autosave.save(match)
        before = match.length
        play_on(match, Random(3), 1)
        killed = killed_at(call, lambda match=match, autosave=autosave: autosave.save(match))  # type: ignore[misc]
        found = Autosave(folder).find()
        assert found.unreadable == ()
        (one,) = found.games
        assert one.match.length in {before, match.length}
        assert write_record(one.match) == write_record(match.branch(one.match.length)).replace(
            "\n}\n", f',\n "id": "{one.id}"\n}}\n'
        )
        states.add(one.match.length - before)
        if not killed:
            break
    assert states == {0, 1}


def test_a_kill_before_every_single_call_of_giving_a_game_up(tmp_path: Path) -> None:
    """What is left of a finished game is its end, never an earlier moment of it."""
    ended = over(4)
    for call in CALLS:
        folder = tmp_path / str(call)
        autosave, game = Autosave(folder), id_of(4)
        for length in range(ended.length - 5, ended.length + 1):
            match = ended.branch(length)
            match.extra[ID_KEY] = game
            autosave.save(match)
        killed = killed_at(call, lambda autosave=autosave, game=game: autosave.finish(game))  # type: ignore[misc]
        found = Autosave(folder).find()
        assert found.games == ()
        if not killed:
            assert found.over == ()
            return
    pytest.fail("it never came to an end")


def test_a_kill_before_every_single_call_of_keeping_a_result(tmp_path: Path) -> None:
    """One row in the end, wherever the kill: the autosave stays until the game is safe elsewhere."""
    match = over(4)
    for call in CALLS:
        places = Places.inside(tmp_path / str(call))
        Autosave(places.autosave).save(match)

        def keep(places: Places = places) -> None:
            keeper = Keeper(places, lambda problem: None)
            keeper.worker._closed = True  # all on this thread
            keeper.open_library(lambda _: None)
            keeper.recover()

        killed = killed_at(call, keep)
        keeper = Keeper(places, lambda problem: pytest.fail(str(problem)))
        keeper.open_library(lambda _: None)
        keeper.recover()
        assert keeper.flush(60)
        assert keeper.library is not None
        (row,) = keeper.library.find().rows
        assert row.id == match.extra[ID_KEY]
        assert keeper.library.check() == []
        assert keeper.close(60)
        assert Autosave(places.autosave).find().over == ()
        if not killed:
            return
    pytest.fail("it never came to an end")


@pytest.mark.parametrize("seed", range(5 * LONG))
def test_a_database_killed_while_it_is_written(tmp_path: Path, seed: int) -> None:
    """Games are kept in a row until the kill; what was said to be kept is there, and the database is whole."""
    places = Places.inside(tmp_path)
    read, write = os.pipe()
    child = fork()
    if child == 0:
        try:
            library, _ = open_library(places.library, FinishedGames(places.games))
            os.write(write, b"!")
            for number in range(1000):
                library.keep(record(number % 20) if number < 20 else finished_record(over(number), NOON))
                os.write(write, b".")
        finally:
            os._exit(0)
    os.close(write)
    assert os.read(read, 1) == b"!"
    time.sleep(Random(seed).uniform(0.0, 0.4))  # the moment is meant to be any
    os.kill(child, 9)
    os.waitpid(child, 0)
    kept = b""
    while piece := os.read(read, 4096):
        kept += piece
    os.close(read)
    library, report = open_library(places.library, FinishedGames(places.games))
    assert report.moved_aside is None
    assert len(kept) <= library.find().total <= len(kept) + 1
    assert library.check() == []
    assert library.finished.names() == library.ids()
    library.close()


def test_settings_killed_while_they_are_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    old, new = Settings(theme=THEMES[1], volume=0.5), Settings(theme=THEMES[2], speed=SPEEDS[3], volume=0.5)
    seen = set()
    for call in CALLS:
        SettingsFile(path).save(old)
        file = SettingsFile(path)
        file.load()
        killed = killed_at(call, lambda file=file: file.save(new))  # type: ignore[misc]
        loaded = SettingsFile(path).load()
        assert loaded in (old, new)
        seen.add(loaded.theme)
        path.unlink()
        if not killed:
            break
    assert seen == {old.theme, new.theme}
