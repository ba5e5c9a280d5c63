"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import MOST_BYTES, read_record, write_record

from .atomic import sweep, write_atomically
from .faults import FileFault
from .problems import Task, Trouble, told_as, trouble_of


def read_file(path: Path) -> bytes:
    """The content of a record file; of a file too large to be one, a little more than the largest record.

    Raises:
        NotLoadable: the file cannot be read.
    """
    try:
        if not path.is_file():
            raise NotLoadable("", FileFault.NOT_A_FILE if path.exists() else FileFault.NO_FILE)
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise not_readable(error) from None
    except ValueError as error:  # a NUL or half a character in the name
        raise NotLoadable("", FileFault.NOT_READABLE, detail=error, trouble=Trouble.NAME) from None


def not_readable(error: OSError) -> NotLoadable:
    """What the system says about a file, as an error of a record."""
    detail = error.strerror or str(error)
    return NotLoadable("", FileFault.NOT_READABLE, detail=detail, trouble=trouble_of(error))


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
