"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import MOST_BYTES, read_record, write_record

from .atomic import write_atomically


def load_match(path: Path) -> Match:
    """The match in the record file `path`.

    Raises:
        NotLoadable: the file cannot be read or is no record; says what and where.
    """
    try:
        if not path.is_file():
            raise NotLoadable("", "there is no such file" if not path.exists() else "this is not a file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise NotLoadable("", f"cannot be read: {_reason(error)}") from None
    return read_record(data)


def save_match(path: Path, match: Match) -> None:
    """Write the record of `match` to `path`, in one piece or not at all.

    Raises:
        OSError: it could not be written; what was there before is untouched.
    """
    write_atomically(path, write_record(match).encode("utf-8"))


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
