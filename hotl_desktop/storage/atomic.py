"""Writing a file so that there is always a whole one: the old or the new.

A new file is written beside the old one under a name of its own, made durable, and put in its place by one rename.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from pathlib import Path
from typing import Final

PART: Final = ".part"
"""How the names of files end that are being written."""
STALE_SECONDS: Final = 60.0
"""A file that nobody has written to for so long is what a kill left over."""

_ATTEMPTS: Final = 10 if sys.platform == "win32" else 1
"""How often to try a rename: on Windows, a virus scanner may hold a new file for a moment."""
_PAUSE: Final = 0.02
"""Seconds between two attempts."""


def write_atomically(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Replace the content of `path` by `data`.

    Whatever happens on the way (a full disk, a kill), `path` holds either what it held before or all of `data`.

    Args:
        path: an ordinary file, there or not; where it is a link, the file it leads to.
        data: the new content.
        durable: whether to return only when a power cut cannot take it back. Otherwise it survives the program's
            end, and `make_durable` can follow.

    Raises:
        OSError: it could not be written; the old file is untouched.
    """
    target = path.resolve() if path.is_symlink() else path
    mode = _mode_to_keep(target)
    part = target.parent / f".{target.name[:40]}.{os.urandom(4).hex()}{PART}"
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        try:
            _write_all(handle, data)
            if durable:
                _sync(handle)
        finally:
            os.close(handle)
        if mode is not None:
            with contextlib.suppress(OSError):  # some file systems know no permissions
                part.chmod(mode)
        _replace(part, target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    if durable:
        _sync_folder(target.parent)


def make_durable(path: Path) -> None:
    """Let what `write_atomically` wrote survive a power cut as well.

    Raises:
        OSError: the disk failed, or the file is gone.
    """
    handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        _sync(handle)
    finally:
        os.close(handle)
    _sync_folder(path.parent)


def sweep(folder: Path, beginning: str = "") -> int:
    """Delete what killed programs left half written in `folder`; how many files that were.

    Args:
        folder: need not exist.
        beginning: only of files whose name begins so.
    """
    swept = 0
    now = time.time()
    try:
        with os.scandir(folder) as found:
            for one in found:
                if one.name.startswith(f".{beginning[:40]}") and one.name.endswith(PART):
                    with contextlib.suppress(OSError):
                        # A clock that was set back makes ages negative.
                        if one.is_file(follow_symlinks=False) and abs(now - one.stat().st_mtime) > STALE_SECONDS:
                            os.unlink(one)
                            swept += 1
    except OSError:
        return swept
    return swept


def _mode_to_keep(target: Path) -> int | None:
    """The permissions of the file that is replaced; None when there is none.

    Raises:
        OSError: it is not a file, or not ours to change.
    """
    try:
        found = target.stat()
    except OSError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(target))
    os.close(os.open(target, os.O_WRONLY))  # a rename would get around its permissions
    return stat.S_IMODE(found.st_mode) & 0o777


def _write_all(handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _sync(handle: int) -> None:
    if sys.platform == "darwin":  # there, fsync leaves data in the drive's own cache
        import fcntl  # noqa: PLC0415

        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def _replace(part: Path, target: Path) -> None:
    for left in reversed(range(_ATTEMPTS)):
        try:
            os.replace(part, target)
        except PermissionError:
            if not left:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where the system can."""
    with contextlib.suppress(OSError):  # Windows cannot open folders, some network drives cannot sync them
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
