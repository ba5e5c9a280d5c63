"""Promise: a bad disk is said, not hidden; the old file is intact, and the game goes on."""

from __future__ import annotations

import contextlib
import errno
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.match.identity import game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import write_record
from hotl_desktop.storage.autosave import Autosave
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.game_text import export_text
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.library import open_library
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.problems import StorageProblem, Trouble, trouble_of
from hotl_desktop.storage.record_files import save_match
from hotl_desktop.storage.settings import Settings, SettingsFile

from ..storage.disks import TROUBLES, fails_at
from ..storage.games import begun, over, record
from ..walks import LONG, play_on


@contextmanager
def files_limited_to(size: int) -> Iterator[None]:
    """No file may grow beyond so many bytes: the system refuses, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[None]:
    """A real disk of its own that is soon full. Skips where nobody may mount one."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder)]
    with contextlib.suppress(OSError):
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            try:
                yield
            finally:
                subprocess.run(["umount", "-l", str(folder)], check=True)
            return
    pytest.skip("no permission to mount a disk")


def remount_read_only(folder: Path) -> None:
    """Nothing can be written to the disk any more."""
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)


def writers(folder: Path) -> dict[str, tuple[Callable[[int], object], Callable[[], object]]]:
    """Everything that writes: how it writes something that depends on a number, and how that is read."""
    places = Places.inside(folder)
    folder.mkdir(exist_ok=True)

    def autosave(number: int) -> None:
        match = play_on(begun(4), Random(1), 20 + number)
        match.extra["id"] = "0" * 32
        Autosave(places.autosave).save(match)

    def autosaved() -> object:
        (one,) = Autosave(places.autosave).find().games
        return one.match.length - 20

    def settings(number: int) -> None:
        file = SettingsFile(places.settings)
        file.save(file.load()._replace(volume=number / 100))

    def result(number: int) -> None:
        FinishedGames(places.games).keep("0" * 32, record(number))

    numbers = {record(number): number for number in range(10)}
    matches = [over(number) for number in range(10)]
    texts = {write_record(match).encode(): number for number, match in enumerate(matches)}
    path = folder / "my game.hotl"
    exported = folder / "my game.txt"
    export_text(exported, matches[0])
    lengths = {}
    for number, match in enumerate(matches):
        export_text(exported, match)
        lengths[exported.read_bytes()] = number
    return {
        "autosave": (autosave, autosaved),
        "settings": (settings, lambda: round(SettingsFile(places.settings).load().volume * 100)),
        "result": (result, lambda: numbers[FinishedGames(places.games).read("0" * 32)]),
        "save": (lambda number: save_match(path, matches[number]), lambda: texts[path.read_bytes()]),
        "export": (lambda number: export_text(exported, matches[number]), lambda: lengths[exported.read_bytes()]),
    }


WRITERS = ("autosave", "settings", "result", "save", "export")


@pytest.mark.parametrize("name", WRITERS)
@pytest.mark.parametrize("number", TROUBLES, ids=lambda number: errno.errorcode[number])
def test_whichever_call_fails_the_old_file_is_intact(tmp_path: Path, name: str, number: int) -> None:
    write, read = writers(tmp_path)[name]
    problems = 0
    for call in range(1, 100):
        write(1)
        error, reached = fails_at(call, number, partial(write, 2))
        if error is None:
            assert read() == 2
        else:
            assert isinstance(error, StorageProblem)
            assert error.trouble is trouble_of(OSError(number, ""))
            assert str(tmp_path) in str(error)
            # An autosave is written before it is made safe from power cuts, which can fail as well.
            assert read() == 1 or (name == "autosave" and read() == 2)
            problems += 1
        write(3)
        assert read() == 3
        if not reached:
            break
    else:
        pytest.fail("it never came to an end")
    assert problems > 1


@pytest.mark.parametrize("name", WRITERS)
@pytest.mark.parametrize("size", [0, 1, 100, 300])
def test_files_that_may_not_grow(tmp_path: Path, name: str, size: int) -> None:
    write, read = writers(tmp_path)[name]
    write(1)
    with files_limited_to(size), pytest.raises(StorageProblem) as caught:
        write(2)
    assert caught.value.trouble is Trouble.FULL
    assert read() == 1
    write(2)
    assert read() == 2
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.parametrize("name", WRITERS)
def test_a_disk_that_fills_up(tmp_path: Path, name: str) -> None:
    """A real one: it fills until nothing goes any more, then some room is made again."""
    with small_disk(tmp_path / "disk", 256):
        write, read = writers(tmp_path / "disk")[name]
        write(1)
        filler = tmp_path / "disk" / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 512)
        problem: StorageProblem | None = None
        try:
            write(2)
        except StorageProblem as error:
            problem = error
        assert read() == (2 if problem is None else 1)
        assert name == "autosave" or problem is not None
        assert problem is None or problem.trouble is Trouble.FULL
        filler.unlink()
        write(3)
        assert read() == 3


@pytest.mark.parametrize("name", WRITERS)
def test_a_disk_that_becomes_read_only(tmp_path: Path, name: str) -> None:
    with small_disk(tmp_path / "disk", 1024):
        write, read = writers(tmp_path / "disk")[name]
        write(1)
        remount_read_only(tmp_path / "disk")
        with pytest.raises(StorageProblem) as caught:
            write(2)
        assert caught.value.trouble is Trouble.READ_ONLY
        assert read() == 1


def _game_on(folder: Path) -> tuple[Keeper, list[StorageProblem], Match]:
    problems: list[StorageProblem] = []
    keeper = Keeper(Places.inside(folder), problems.append)
    match = begun(4)
    match.extra["id"] = "0" * 32
    return keeper, problems, match


def _play(keeper: Keeper, match: Match, steps: int | None = None) -> None:
    while steps != 0 and match.state.to_act() is not None:
        play_on(match, Random(match.length), 1)
        keeper.save(match, 60)
        steps = None if steps is None else steps - 1


def test_a_whole_game_on_a_full_disk_gets_one_message_and_is_there_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 512):
        keeper, problems, match = _game_on(tmp_path / "disk" / "profile")
        opened: list[object] = []
        keeper.open_library(opened.append)
        assert keeper.flush(60)
        assert opened
        _play(keeper, match, 10)
        filler = tmp_path / "disk" / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 512)
        _play(keeper, match, 60)
        _play(keeper, match)
        keeper.flush(60)
        assert {problem.trouble for problem in problems} <= {Trouble.FULL}
        assert len(problems) == len({problem.kind for problem in problems}) <= 2
        filler.unlink()
        assert keeper.flush(60)
        assert keeper.library is not None
        assert keeper.library.ids() == {game_id(match)}
        assert keeper.close(60)


def test_a_read_only_profile_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    """From the first start on: nothing can be written, everything can be played."""
    with small_disk(tmp_path / "disk", 512):
        remount_read_only(tmp_path / "disk")
        keeper, problems, match = _game_on(tmp_path / "disk" / "profile")
        keeper.open_library(lambda _: pytest.fail("there is none"))
        keeper.save_settings(Settings(theme="dark"))
        assert keeper.recover().games == ()
        _play(keeper, match)
        assert match.state.outcome() is not None
        assert keeper.flush(60) is False
        assert {problem.trouble for problem in problems} == {Trouble.READ_ONLY}
        assert len(problems) == 4, "library, settings, autosave, result"
        assert keeper.close(60) is False


def test_a_profile_that_vanishes_in_the_middle_comes_back(tmp_path: Path) -> None:
    keeper, problems, match = _game_on(tmp_path / "profile")
    _play(keeper, match, 20)
    assert keeper.flush(60)
    (tmp_path / "profile").rename(tmp_path / "gone")
    _play(keeper, match, 5)
    assert keeper.flush(60)
    assert problems == []
    (one,) = Autosave(Places.inside(tmp_path / "profile").autosave).find().games
    assert one.match.state == match.state
    assert keeper.close(60)


@pytest.mark.parametrize("size", [0, 4096, 40_000])
def test_a_library_that_may_not_grow(tmp_path: Path, size: int) -> None:
    """SQLite's own files hit the limit: what was there stays, and later it goes on."""
    places = Places.inside(tmp_path)
    library, _ = open_library(places.library, FinishedGames(places.games))
    library.keep(record(0))
    refused = 0
    with files_limited_to(size):
        for number in range(1, 8):
            try:
                refused += library.keep(record(number)).problem is not None
            except StorageProblem:
                refused += 1
    assert refused
    for number in range(8):
        library.keep(record(number))
    assert library.find().total == 8
    assert library.check() == []
    library.close()
    library, report = open_library(places.library, FinishedGames(places.games))
    assert report.moved_aside is None
    assert library.find().total == 8
    library.close()


@pytest.mark.parametrize("seed", range(2 * LONG))
def test_a_disk_that_fails_now_and_then(tmp_path: Path, seed: int) -> None:
    """A game on a disk on which every call may fail, for any reason, at random: in the end all is there."""
    random = Random(seed)
    keeper, problems, match = _game_on(tmp_path)
    real = {name: getattr(os, name) for name in ("open", "write", "fsync", "replace", "mkdir", "unlink")}

    def shaky(name: str) -> Callable[..., object]:
        # A disk that says of a file to be deleted that it is gone must be believed.
        troubles = [number for number in TROUBLES if name != "unlink" or number != errno.ENOENT]

        def call(*arguments: object, **more: object) -> object:
            if random.random() < 0.1:
                raise OSError(random.choice(troubles), "shaky")
            return real[name](*arguments, **more)

        return call

    with pytest.MonkeyPatch.context() as patch:
        for name in real:
            patch.setattr(os, name, shaky(name))
        _play(keeper, match)
        keeper.flush(60)
    assert len(problems) > 1
    assert keeper.flush(60)
    assert keeper.finished.names() == {game_id(match)}
    assert keeper.close(60)
    assert not any(Autosave(Places.inside(tmp_path).autosave).find().games)


if sys.platform == "win32":
    pytestmark = pytest.mark.skip(reason="limits and disks of Unix")
