"""Opening the library, whatever state it is in."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final, TypeAlias

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.identity import ID_KEY
from hotl_desktop.match.record import NewerRecord, read_record
from hotl_desktop.storage.finished import FinishedGames, moment
from hotl_desktop.storage.places import make_folder
from hotl_desktop.storage.problems import StorageProblem, Task, told_as

from .database import Damaged, connect, look, migrate, move_aside, salvage, sql_told_as
from .facts import GameFacts, facts_of, facts_of_match
from .library import Library
from .schema import STEPS, MigrationStep

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many games of how many have been read."""

_BATCH: Final = 100
"""How many games go into one transaction."""


@dataclass(slots=True)
class OpeningReport:
    """What opening the library found and did."""

    backup: Path | None = None
    """The copy made before the database was brought to a newer version."""
    moved_aside: Path | None = None
    """Where the damaged database is now."""
    restored: int = 0
    """How many games were brought in from their files, or out of the damaged database."""
    unreadable: list[tuple[Path, NotLoadable]] = field(default_factory=list)
    """Files among the finished games that hold none. They stay where they are."""


def open_library(
    path: Path,
    finished: FinishedGames,
    *,
    steps: Sequence[MigrationStep] = STEPS,
    progress: Progress | None = None,
) -> tuple[Library, OpeningReport]:
    """Open the library, or make it; bring it to the newest version; make a damaged one anew.

    A damaged database is moved aside. Its games come back from their files, and from whatever of it can be read.

    Args:
        path: the database.
        finished: the records beside it.
        steps: the versions of the schema.
        progress: told while games are being read.

    Raises:
        StorageProblem: it cannot be opened, or a newer program made it; then nothing was touched.
    """
    make_folder(path.parent, Task.READ_LIBRARY)
    report = OpeningReport()
    with sql_told_as(Task.READ_LIBRARY, path), told_as(Task.READ_LIBRARY, path):
        try:
            look(path, len(steps))
            connection, report.backup = _connect(path, steps)
        except Damaged:
            report.moved_aside = move_aside(path)
            connection, _ = _connect(path, steps)
    library = Library(connection, path, finished)
    try:
        saved = salvage(report.moved_aside) if report.moved_aside is not None else []
        _bring_in(library, saved, report, progress)
        _write_missing_files(library)
    except BaseException:
        library.close()
        raise
    return library, report


def _connect(path: Path, steps: Sequence[MigrationStep]) -> tuple[sqlite3.Connection, Path | None]:
    connection = connect(path)
    try:
        return connection, migrate(connection, path, steps)
    except BaseException:
        connection.close()
        raise


def _bring_in(library: Library, saved: Sequence[bytes], report: OpeningReport, progress: Progress | None) -> None:
    """Add the games that have only a file, and those saved out of a damaged database."""
    known = set(library.ids())
    read: set[bytes] = set()  # digests of records: what was read of a file need not be played through once more
    missing = sorted(library.finished.names() - known)
    count = len(missing) + len(saved)

    def found() -> Iterator[GameFacts]:
        for done, game in enumerate(missing):
            if progress is not None:
                progress(done, count)
            facts = _of_file(library.finished, game, report)
            if facts is not None:
                known.add(facts.id)
                read.add(_digest(facts.record.encode()))
                yield facts
        for done, record in enumerate(saved, len(missing)):
            if progress is not None:
                progress(done, count)
            if _digest(record) in read:
                continue
            with contextlib.suppress(NotLoadable):
                facts = facts_of(record, datetime.now(UTC))
                if facts.id not in known:
                    known.add(facts.id)
                    yield facts

    games = found()
    while batch := list(islice(games, _BATCH)):
        report.restored += len(library.put(batch))


def _digest(record: bytes) -> bytes:
    return sha256(record).digest()


def _of_file(finished: FinishedGames, game: str, report: OpeningReport) -> GameFacts | None:
    path = finished.path(game)
    try:
        match = read_record(finished.read(game))
        match.extra[ID_KEY] = game
        return facts_of_match(match, _time_of(path))
    except NewerRecord:  # it waits for the newer program
        return None
    except NotLoadable as error:
        report.unreadable.append((path, error))
        return None


def _time_of(path: Path) -> datetime:
    try:
        return moment(path.stat().st_mtime)
    except OSError:
        return datetime.now(UTC)


def _write_missing_files(library: Library) -> None:
    """Write files for games that have none; what cannot be written now is tried again at the next opening."""
    for game in library.ids() - library.finished.names():
        record = library.record(game)
        if record is not None:
            with contextlib.suppress(StorageProblem):
                library.finished.keep(game, record)
