"""Finished games as files: one record each, in a folder of their own.

The library is built from them: whatever happens to the database, they bring it back.
"""

from __future__ import annotations

import contextlib
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from hotl_desktop.match.identity import game_id, valid_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import SUFFIX, write_record

from .atomic import sweep, write_atomically
from .places import make_folder
from .problems import Task, told_as
from .record_files import read_file

STARTED_KEY: Final = "started"
"""The further key of a record that says when the game began, as `2026-03-14T09:26:53Z`."""
FINISHED_KEY: Final = "finished"
"""The further key of a record that says when the game ended, likewise."""
SECONDS_KEY: Final = "seconds"
"""The further key of a record that says for how many seconds it was played, without long pauses."""

_MOST_SECONDS: Final = 10_000_000
_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


def time_text(moment: datetime) -> str:
    """A moment as records and the library write it, in universal time to the second."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment(seconds: float) -> datetime:
    """A moment in seconds since 1970, as file systems tell it; now, if it is absurd."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError):
        return datetime.now(UTC)


def valid_time(value: Any) -> str | None:
    """`value` if it is a moment as `time_text` writes it, else None."""
    if not isinstance(value, str) or not _TIME.fullmatch(value):
        return None
    try:
        return time_text(datetime.fromisoformat(value))
    except (ValueError, OverflowError):
        return None


def valid_seconds(value: Any) -> int | None:
    """`value` if it is a plausible time of play, else None."""
    return value if type(value) is int and 0 <= value <= _MOST_SECONDS else None


def finished_record(match: Match, when: datetime) -> bytes:
    """The record of a finished game with its name and the moment of its end; the match gets a name if it has none.

    Raises:
        ValueError: the game is not over.
    """
    if match.state.outcome() is None:
        raise ValueError("the game is not over")
    game_id(match)
    kept = match.branch(match.length)
    kept.extra = match.extra | {FINISHED_KEY: time_text(when)}
    return write_record(kept).encode("utf-8")


class FinishedGames:
    """The folder of finished games."""

    def __init__(self, folder: Path) -> None:
        """Args: folder: need not exist."""
        self.folder: Final = folder

    def path(self, game: str) -> Path:
        """The file of the game with the id `game`."""
        return self.folder / f"{game}{SUFFIX}"

    def keep(self, game: str, record: bytes) -> None:
        """Write the record of a game, in place of an earlier one.

        Raises:
            StorageProblem: it could not be written; an earlier one is untouched.
        """
        make_folder(self.folder, Task.KEEP_RESULT)
        path = self.path(game)
        with told_as(Task.KEEP_RESULT, path):
            write_atomically(path, record)

    def names(self) -> frozenset[str]:
        """The ids of all games that have a file. Sweeps what a kill left half written."""
        sweep(self.folder)
        names: list[str] = []
        with contextlib.suppress(OSError):  # no folder, no games
            names = os.listdir(self.folder)
        stems = (name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))
        return frozenset(stem for stem in stems if valid_id(stem))

    def read(self, game: str) -> bytes:
        """The record of a game.

        Raises:
            NotLoadable: it cannot be read.
        """
        return read_file(self.path(game))

    def remove(self, game: str) -> None:
        """Delete the file of a game, if there is one.

        Raises:
            StorageProblem: it cannot be deleted.
        """
        path = self.path(game)
        with told_as(Task.KEEP_RESULT, path):
            path.unlink(missing_ok=True)
