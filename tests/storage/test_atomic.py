"""Files are replaced in one piece or not at all."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest

from hotl_desktop.storage import atomic
from hotl_desktop.storage.atomic import STALE_SECONDS, make_durable, sweep, write_atomically

from .disks import TROUBLES, fails_at, killed_at

OLD, NEW = b"old" * 1000, b"new" * 5000


def leftovers(folder: Path) -> list[str]:
    return sorted(name for name in os.listdir(folder) if name.endswith(".part"))


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.hotl"
    path.write_bytes(OLD)
    return path


@pytest.mark.parametrize("durable", [True, False])
def test_it_writes_new_and_old_files(tmp_path: Path, durable: bool) -> None:
    path = tmp_path / "new.hotl"
    for data in (OLD, NEW, b""):
        write_atomically(path, data, durable=durable)
        assert path.read_bytes() == data
    assert os.listdir(tmp_path) == ["new.hotl"]


@pytest.mark.parametrize("number", TROUBLES)
def test_a_failing_disk_leaves_the_old_file(old_file: Path, number: int) -> None:
    """At whichever call it fails, what was there is there; only past the rename it may be the new file."""
    for call in range(1, 50):
        old_file.write_bytes(OLD)
        error, reached = fails_at(call, number, lambda: write_atomically(old_file, NEW))
        assert error is None or error.errno == number
        assert old_file.read_bytes() == (NEW if error is None else OLD)
        assert leftovers(old_file.parent) == []
        if not reached:
            break
    else:
        pytest.fail("it never came to an end")
    assert call > 4


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills processes")
def test_a_kill_leaves_the_old_file_or_the_new_one(old_file: Path) -> None:
    seen = set()
    for call in range(1, 50):
        old_file.write_bytes(OLD)
        killed = killed_at(call, lambda: write_atomically(old_file, NEW))
        seen.add(old_file.read_bytes())
        assert seen <= {OLD, NEW}
        if not killed:
            break
    assert seen == {OLD, NEW}
    assert leftovers(old_file.parent)


def test_a_write_that_takes_only_a_part_goes_on(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: real(handle, bytes(data)[:7]))
    write_atomically(old_file, NEW)
    assert old_file.read_bytes() == NEW


def test_permissions_stay(old_file: Path) -> None:
    old_file.chmod(0o640)
    write_atomically(old_file, NEW)
    assert stat.S_IMODE(old_file.stat().st_mode) == 0o640


def test_a_disk_without_permissions_is_none_the_worse(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "chmod", refuse)
    write_atomically(old_file, NEW)
    assert old_file.read_bytes() == NEW


def test_new_files_have_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "any").write_bytes(b"")
    write_atomically(tmp_path / "new", NEW)
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "any").stat().st_mode


def test_a_link_stays_a_link(old_file: Path) -> None:
    link = old_file.with_name("link")
    link.symlink_to(old_file)
    write_atomically(link, NEW)
    assert link.is_symlink()
    assert old_file.read_bytes() == NEW
    dangling = old_file.with_name("dangling")
    dangling.symlink_to(old_file.with_name("later"))
    write_atomically(dangling, NEW)
    assert old_file.with_name("later").read_bytes() == NEW


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "folder"):
        with pytest.raises(IsADirectoryError):
            write_atomically(tmp_path / name, NEW)
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


def test_a_file_that_is_not_ours_to_change_is_not_replaced(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the folder would let us."""
    real = os.open

    def guarded(path: str | Path, flags: int, *more: int) -> int:
        if os.fspath(path) == os.fspath(old_file) and flags & os.O_WRONLY:  # root may, so it must be told
            raise PermissionError
        return real(path, flags, *more)

    monkeypatch.setattr(os, "open", guarded)
    with pytest.raises(PermissionError):
        write_atomically(old_file, NEW)
    assert old_file.read_bytes() == OLD


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_atomically(tmp_path / "nowhere" / "game.hotl", NEW)


@pytest.mark.parametrize("name", ["ünïcødé", "space and 'quotes'", "İıŞş", "😀" * 60, "line\nbreak", "\udc80\udcff"])
def test_odd_names(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / name
    path.parent.mkdir()
    write_atomically(path, NEW)
    write_atomically(path, OLD)
    assert path.read_bytes() == OLD
    assert leftovers(path.parent) == []


def test_a_scanner_that_holds_the_file_is_waited_for(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, times = os.replace, []

    def held(source: str, target: str) -> None:
        times.append(1)
        if len(times) < 4:
            raise PermissionError
        real(source, target)

    monkeypatch.setattr(atomic, "_ATTEMPTS", 5)
    monkeypatch.setattr(atomic, "_PAUSE", 0.0)
    monkeypatch.setattr(os, "replace", held)
    write_atomically(old_file, NEW)
    assert old_file.read_bytes() == NEW
    monkeypatch.setattr(atomic, "_ATTEMPTS", 2)
    times.clear()
    with pytest.raises(PermissionError):
        write_atomically(old_file, OLD)
    assert leftovers(old_file.parent) == []


def test_durable_afterwards(old_file: Path) -> None:
    make_durable(old_file)
    with pytest.raises(FileNotFoundError):
        make_durable(old_file.with_name("gone"))


def test_only_old_leftovers_are_swept(tmp_path: Path) -> None:
    long_ago = time.time() - STALE_SECONDS - 10
    ahead = time.time() + STALE_SECONDS + 10
    for name, moment in (
        (".game.hotl.0a0a0a0a.part", long_ago),
        (".game.hotl.0b0b0b0b.part", ahead),  # the clock was set back
        (".game.hotl.0c0c0c0c.part", time.time()),  # somebody is writing it
        (".other.hotl.0d0d0d0d.part", long_ago),
        ("game.hotl.part", long_ago),
        (".game.hotl", long_ago),
    ):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (moment, moment))
    (tmp_path / ".folder.part").mkdir()
    assert sweep(tmp_path, "game.hotl") == 2
    assert sweep(tmp_path) == 1
    assert sorted(os.listdir(tmp_path)) == [".folder.part", ".game.hotl", ".game.hotl.0c0c0c0c.part", "game.hotl.part"]
    assert sweep(tmp_path / "nowhere") == 0


def test_what_cannot_be_swept_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / ".game.part"
    path.write_bytes(b"")
    os.utime(path, (0, 0))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "unlink", refuse)
    assert sweep(tmp_path) == 0
    assert path.exists()
