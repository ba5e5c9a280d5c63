"""The library: every finished game once, in a database that can be made anew from the records."""

from __future__ import annotations

import enum
import sqlite3
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.duplicate import Combined, combined
from hotl_desktop.match.identity import ID_KEY, new_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import read_record
from hotl_desktop.match.rolls import RollKind
from hotl_desktop.storage.atomic import write_atomically
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.problems import StorageProblem, Task, told_as

from . import query, rows, statistics
from .csv_export import csv_of
from .database import sql_told_as, transaction
from .facts import GameFacts, facts_of, facts_of_match
from .query import GameRow, Page, Query
from .statistics import DiceLine, OpponentLine, PlayerLine

_ALL: Final = Query()


class Added(enum.Enum):
    """What keeping a game came to."""

    NEW = "new"
    REPLACED = "replaced"
    """The game was there, with another course or end."""
    KNOWN = "known"
    """The game was there just so."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that is safe."""

    id: str
    added: Added | None
    """None when only its file could be written; the next opening of the library brings it in."""
    problem: StorageProblem | None = None
    """Why one of the two places could not be written."""


class Library:
    """The open library, for use from any thread. Made by `open_library`."""

    def __init__(self, connection: sqlite3.Connection, path: Path, finished: FinishedGames) -> None:
        """Args: connection: to a database of the newest version, at `path`."""
        self.path: Final = path
        self.finished: Final = finished
        self._connection = connection
        self._lock = threading.RLock()

    @contextmanager
    def _asked(self, task: Task = Task.READ_LIBRARY) -> Iterator[sqlite3.Connection]:
        with self._lock, sql_told_as(task, self.path):
            yield self._connection

    def close(self) -> None:
        """Let go of the file. Nothing else may follow."""
        with self._lock:
            self._connection.close()

    # ---------------------------------------------------------------------------------------------- changing

    def keep(self, record: bytes) -> Kept:
        """Keep a finished game, in its file and in the database. However often it comes, it is there once.

        Args:
            record: of the game, see `finished_record`.

        Raises:
            NotLoadable: it is no sound record of a finished game.
            StorageProblem: it could be written to neither place.
        """
        facts = facts_of(record, datetime.now(UTC))
        problem: StorageProblem | None = None
        try:
            facts = self._own(facts)
            added = self.put((facts,))[0]
        except StorageProblem as error:
            self.finished.keep(facts.id, facts.record.encode("utf-8"))
            return Kept(facts.id, None, error)
        if added is not Added.KNOWN:
            try:
                self.finished.keep(facts.id, facts.record.encode("utf-8"))
            except StorageProblem as error:
                problem = error
        return Kept(facts.id, added, problem)

    def _own(self, facts: GameFacts) -> GameFacts:
        """The same facts, under another id if another game has theirs already (a record that was tampered with)."""
        with self._asked(Task.KEEP_RESULT) as connection:
            taken_by = rows.fingerprint_of(connection, facts.id)
        if taken_by in (None, facts.fingerprint):
            return facts
        match = read_record(facts.record.encode("utf-8"))
        match.extra[ID_KEY] = new_id()
        return facts_of_match(match, datetime.now(UTC))

    def put(self, games: Iterable[GameFacts]) -> list[Added]:
        """Bring games into the database alone, all or none.

        Raises:
            StorageProblem: it could not be written.
        """
        with self._asked(Task.KEEP_RESULT) as connection, transaction(connection):
            return [self._put(connection, facts) for facts in games]

    @staticmethod
    def _put(connection: sqlite3.Connection, facts: GameFacts) -> Added:
        before = rows.record_of(connection, facts.id)
        if before is not None and rows.same_course(before, facts.record):
            return Added.KNOWN
        rows.write(connection, facts)
        return Added.NEW if before is None else Added.REPLACED

    def remove(self, game: str) -> None:
        """Forget a game for good, its file included.

        Raises:
            StorageProblem: it is still there.
        """
        self.finished.remove(game)
        with self._asked(Task.KEEP_RESULT) as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (game,))

    # ---------------------------------------------------------------------------------------------- looking

    def find(self, wanted: Query = _ALL) -> Page:
        """The games that are asked for; all, the newest first, by default.

        Raises:
            StorageProblem: the database cannot be read. Likewise for all that follows.
        """
        with self._asked() as connection:
            return query.find(connection, wanted)

    def row(self, game: str) -> GameRow | None:
        """The game with this id; None if there is none."""
        with self._asked() as connection:
            return query.row_of(connection, game)

    def record(self, game: str) -> bytes | None:
        """The record of the game with this id; None if there is none."""
        with self._asked() as connection:
            record = rows.record_of(connection, game)
        return None if record is None else record.encode("utf-8")

    def match(self, game: str) -> Match | None:
        """The game with this id, replayed; None if there is none.

        Raises:
            NotLoadable: its record is damaged, in the database and in its file.
        """
        record = self.record(game)
        if record is None:
            return None
        try:
            return read_record(record)
        except NotLoadable:
            return read_record(self.finished.read(game))

    def ids(self) -> frozenset[str]:
        """The ids of all games."""
        with self._asked() as connection:
            return frozenset(query.ids(connection))

    def names(self) -> tuple[str, ...]:
        """The names of all people who have played, most games first."""
        with self._asked() as connection:
            return tuple(
                row[0]
                for row in connection.execute(
                    "SELECT name FROM players WHERE level IS NULL GROUP BY name ORDER BY count(*) DESC, name"
                )
            )

    def by_opponents(self) -> tuple[OpponentLine, ...]:
        """How people did, by game, number of seats and opponents."""
        with self._asked() as connection:
            return statistics.by_opponents(connection)

    def by_player(self) -> tuple[PlayerLine, ...]:
        """How every person did, by game, number of seats and opponents."""
        with self._asked() as connection:
            return statistics.by_player(connection)

    def dice(
        self, source: str | None = None, game: str | None = None, kind: RollKind | None = None
    ) -> tuple[DiceLine, ...]:
        """Who rolled what; see `statistics.dice`."""
        with self._asked() as connection:
            return statistics.dice(connection, source, game, kind)

    def duplicate(self, name: str) -> Combined | None:
        """The result over the set of games with the same dice that is named so; None before two are finished.

        Raises:
            NotLoadable: one of the records is damaged.
        """
        games = self.find(Query(duplicate=name, descending=False)).rows
        matches = [match for row in games if (match := self.match(row.id)) is not None]
        try:
            return combined(matches) if len(matches) > 1 else None
        except ValueError:  # somebody else took a seat: games with the same dice, but no set
            return None

    # ---------------------------------------------------------------------------------------------- out of here

    def export_csv(self, path: Path, wanted: Query = _ALL) -> int:
        """Write all games that are asked for (whatever its limit) as a CSV file; how many there are.

        Raises:
            StorageProblem: it could not be written; an earlier file is untouched.
        """
        with self._asked() as connection:
            found = query.find_all(connection, wanted)
        with told_as(Task.EXPORT, path):
            write_atomically(path, csv_of(found))
        return len(found)

    def check(self) -> list[str]:
        """Go through the whole database, and work out every game again from its record; what is wrong.

        Takes a hundredth of a second a game.
        """
        with self._asked() as connection:
            wrong = [str(said) for (said,) in connection.execute("PRAGMA integrity_check") if said != "ok"]
            for game in query.ids(connection):
                record = rows.record_of(connection, game) or ""
                try:
                    facts = facts_of(record.encode("utf-8"), datetime.now(UTC))
                except NotLoadable as error:
                    wrong.append(f"{game}: {error}")
                else:
                    if rows.read(connection, game) != rows.of_facts(facts):
                        wrong.append(f"{game}: what is counted is not what its record says")
        return wrong
