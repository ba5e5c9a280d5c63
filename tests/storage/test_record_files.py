"""Records on disk: whole, or refused with a reason."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.record import to_record, write_record
from hotl_desktop.storage.record_files import load_match, save_match
from tests.walks import SIMPLE_TABLES, Table, play_on, seeded


def refusal(path: Path) -> str:
    with pytest.raises(NotLoadable) as raised:
        load_match(path)
    return str(raised.value)


@pytest.mark.parametrize("table", SIMPLE_TABLES, ids=str)
@pytest.mark.parametrize("steps", [0, 60, None])
def test_what_was_saved_is_loaded(tmp_path: Path, table: Table, steps: int | None) -> None:
    match = play_on(table.match(seeded(4)), Random(4), steps)
    path = tmp_path / "Łódź 日本.hotl"
    save_match(path, match)
    assert path.read_text(encoding="utf-8") == write_record(match)
    assert to_record(load_match(path)) == to_record(match)
    assert os.listdir(tmp_path) == [path.name]


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "missing.hotl") == "there is no such file"
    assert refusal(tmp_path) == "this is not a file"
    assert refusal(tmp_path / "x" / "missing.hotl") == "there is no such file"
    assert refusal(Path("a\0b")) in {"there is no such file", "cannot be read: embedded null byte"}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and permissions of POSIX systems")
def test_what_cannot_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "pipe.hotl")
    assert refusal(tmp_path / "pipe.hotl") == "this is not a file"
    loop = tmp_path / "loop.hotl"
    loop.symlink_to(loop)
    assert refusal(loop).startswith(("cannot be read: ", "there is no such file"))

    def forbidden(path: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "locked.hotl"
    file.write_bytes(b"{}")
    monkeypatch.setattr(Path, "open", forbidden)
    assert refusal(file) == "cannot be read: Permission denied"


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.hotl"
    with path.open("wb") as file:
        file.truncate(1024**3)
    began = perf_counter()
    assert "the file is larger than" in refusal(path)
    assert perf_counter() - began < 1
