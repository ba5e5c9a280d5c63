"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import MOST_BYTES, read_record, write_record

from .atomic import sweep, write_atomically
from .problems import Task, told_as


def read_file(path: Path) -> bytes:
    """The content of a record file; of a file too large to be one, a little more than the largest record.

    Raises:
        NotLoadable: the file cannot be read.
    """
    try:
        if not path.is_file():
            raise NotLoadable("", "there is no such file" if not path.exists() else "this is not a file")
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise NotLoadable("", f"cannot be read: {_reason(error)}") from None


def load_match(path: Path) -> Match:
    """The match in the record file `path`.

    Raises:
        NewerRecord: a newer program made it.
        NotLoadable: the file cannot be read or is no record; says what and where.
    """
    return read_record(read_file(path))


def save_match(path: Path, match: Match) -> None:
    """Write the record of `match` to `path`, in one piece or not at all.

    Raises:
        StorageProblem: it could not be written; what was there before is untouched.
    """
    data = write_record(match).encode("utf-8")
    with told_as(Task.SAVE_GAME, path):
        sweep(path.parent, path.name)
        write_atomically(path, data)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
