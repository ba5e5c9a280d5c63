"""Writing a file so that there is always a whole one: the old or the new."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the content of `path` by `data`, durably.

    Whatever happens on the way (a full disk, a kill, a power cut), `path` holds either what it held before or all
    of `data`.

    Raises:
        OSError: it could not be written; the old file is untouched.
    """
    target = path.resolve() if path.is_symlink() else path
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _keep_mode(Path(name), target)
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    _sync_folder(target.parent)


def _keep_mode(new: Path, old: Path) -> None:
    """Give the new file the old one's permissions, or those of any new file."""
    try:
        mode = old.stat().st_mode & 0o777
    except OSError:
        umask = os.umask(0)
        os.umask(umask)
        mode = 0o666 & ~umask
    new.chmod(mode)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where the system can."""
    with contextlib.suppress(OSError):  # Windows cannot open folders, some network drives cannot sync them
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
