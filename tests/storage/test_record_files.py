"""Records are opened and saved, or it is said why not."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.record import MOST_BYTES, NewerRecord, write_record
from hotl_desktop.storage.problems import StorageProblem, Task, Trouble
from hotl_desktop.storage.record_files import load_match, read_file, save_match

from ..walks import play_on
from .disks import full_from_now_on
from .games import begun, over, record


@pytest.mark.parametrize("name", ["game.hotl", "Spiel Nr. 1.hotl", "İıŞ.hotl", "b\udce4d.hotl", "x" * 240 + ".hotl"])
def test_a_saved_game_is_opened_again(tmp_path: Path, name: str) -> None:
    match = play_on(begun(1), Random(1), 50)
    save_match(tmp_path / name, match)
    assert write_record(load_match(tmp_path / name)) == write_record(match)
    assert os.listdir(tmp_path) == [name]


def test_saving_sweeps_what_a_kill_left_of_this_file_only(tmp_path: Path) -> None:
    for name in (".game.hotl.0a0a0a0a.part", ".other.hotl.0a0a0a0a.part"):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (0, 0))
    save_match(tmp_path / "game.hotl", begun(1))
    assert sorted(os.listdir(tmp_path)) == [".other.hotl.0a0a0a0a.part", "game.hotl"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.hotl", "there is no such file"),
        ("folder", "this is not a file"),
        ("a\0b", "cannot be read|no such file"),
        ("x" * 300, "cannot be read|no such file"),
    ],
)
def test_what_cannot_be_read_says_why(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(NotLoadable, match=reason):
        load_match(tmp_path / name)


def test_a_file_that_is_not_ours_to_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_match(tmp_path / "game.hotl", begun(1))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(NotLoadable, match="cannot be read: Permission denied"):
        load_match(tmp_path / "game.hotl")


def test_only_so_much_is_read(tmp_path: Path) -> None:
    with (tmp_path / "giant").open("wb") as file:
        file.truncate(MOST_BYTES * 50)
    assert len(read_file(tmp_path / "giant")) == MOST_BYTES + 1


def test_a_newer_record_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "game.hotl"
    path.write_bytes(record(1).replace(b'"version": 1', b'"version": 7'))
    before = path.read_bytes(), path.stat().st_mtime_ns
    with pytest.raises(NewerRecord, match="made by a newer program"):
        load_match(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("nowhere/game.hotl", Trouble.MISSING),
        ("folder", Trouble.NOT_A_FILE),
        ("a\0b", Trouble.NAME),
        ("x" * 300, Trouble.NAME),
        ("file/game.hotl", Trouble.NOT_A_FILE),
    ],
)
def test_what_cannot_be_written_says_why(tmp_path: Path, name: str, trouble: Trouble) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageProblem) as caught:
        save_match(tmp_path / name, begun(1))
    assert caught.value.kind == (Task.SAVE_GAME, trouble)
    assert isinstance(caught.value, OSError), "whoever expects errors of the system need not know more"


def test_a_full_disk_leaves_the_old_game(tmp_path: Path) -> None:
    path = tmp_path / "game.hotl"
    save_match(path, over(1))
    with full_from_now_on(), pytest.raises(StorageProblem, match="could not save the game, because the disk is full"):
        save_match(path, begun(1))
    assert load_match(path).state == over(1).state
