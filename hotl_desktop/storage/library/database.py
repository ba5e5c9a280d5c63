"""Opening the database: whether it is ours, whole, and of our time."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import struct
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from hotl_desktop.storage.atomic import make_durable
from hotl_desktop.storage.problems import StorageProblem, Task, Trouble

from .schema import APPLICATION, COLUMNS, STEPS, MigrationStep

BUSY_SECONDS: Final = 5.0
"""How long to wait for another copy of the program."""
_MOMENT: Final = 0.01
"""Seconds between two tries."""
COMPANIONS: Final = ("", "-wal", "-shm")
"""A database is up to three files."""

_MAGIC: Final = b"SQLite format 3\0"
_HEAD_BYTES: Final = 100
_MARKS: Final = struct.Struct(">I4xI")
"""The version and the mark of the application, at byte 60 of the head."""
_MARKS_AT: Final = 60
_LAST_VERSION: Final = 1000
"""What is beyond is no version but damage."""

_TROUBLES: Final = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.DENIED,
    sqlite3.SQLITE_AUTH: Trouble.DENIED,
    sqlite3.SQLITE_CANTOPEN: Trouble.DENIED,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_IOERR: Trouble.BROKEN,
    sqlite3.SQLITE_CORRUPT: Trouble.BROKEN,
    sqlite3.SQLITE_NOTADB: Trouble.BROKEN,
}


_READING: Final = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged database raises: SQLite quotes the damage in its messages, which Python may not decode."""


class Damaged(Exception):
    """The file is no database, or not a whole one, or somebody else's."""


def code_of(error: sqlite3.Error) -> int:
    """The primary code of an error of SQLite; 0 when it is one of Python's module."""
    return (getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF


@contextmanager
def sql_told_as(task: Task, path: Path) -> Iterator[None]:
    """Turn errors of SQLite into a `StorageProblem`."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageProblem(task, _TROUBLES.get(code_of(error), Trouble.OTHER), path, str(error)) from error
    except UnicodeDecodeError as error:
        raise StorageProblem(task, Trouble.BROKEN, path, "the database is damaged") from error


@contextmanager
def _damage_noticed() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        # Without a code it is Python's own: text that is not UTF-8, an integer that is too large.
        if code_of(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, 0):
            raise Damaged(str(error)) from error
        raise
    except UnicodeDecodeError as error:
        raise Damaged("rubbish") from error


def look(path: Path, newest: int) -> None:
    """Check a database without touching it. A missing or empty file is a new one, and good.

    Raises:
        Damaged: as it says.
        StorageProblem: a newer program made it.
        sqlite3.Error: it could not be read.
    """
    if not path.exists() or path.stat().st_size == 0:
        return
    # Whatever SQLite opens, it makes companions for: look at the head of the file first, then ask what the log says.
    with path.open("rb") as file:
        head = file.read(_HEAD_BYTES)
    version, application = _MARKS.unpack_from(head.ljust(_HEAD_BYTES, b"\0"), _MARKS_AT)
    if head.startswith(_MAGIC) and application == APPLICATION and newest < version <= _LAST_VERSION:
        raise StorageProblem(Task.READ_LIBRARY, Trouble.NEWER, path)
    with _damage_noticed(), contextlib.closing(connect_to_read(path)) as connection:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if application != APPLICATION and (application, version, tables) != (0, 0, 0):
            raise Damaged("the database of another program")
        if not 0 <= version <= _LAST_VERSION:
            raise Damaged(f"version {version}")
        if version > newest:
            raise StorageProblem(Task.READ_LIBRARY, Trouble.NEWER, path)
        # Not the quick check: it does not notice when an index and its table disagree.
        (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if said != "ok":
            raise Damaged(said)


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot change the file."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
    connection.text_factory = _text
    return connection


def connect(path: Path) -> sqlite3.Connection:
    """A connection to read and write, to a file that is made where there is none. Any thread may use it, in turn."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    # A changed byte within a text goes unnoticed by SQLite; it must not take the whole list with it.
    connection.text_factory = _text
    try:
        # First of all, so that a schema made by somebody else cannot do anything on our behalf.
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Let readers and a writer not wait for each other.

    SQLite itself does not wait for another copy that writes just now, as it does everywhere else: two copies that make
    the database at the same time would meet here.

    Raises:
        sqlite3.OperationalError: the other copy takes too long.
    """
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if code_of(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(_MOMENT)
        else:
            return


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of what follows, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # some errors have rolled back already
            connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[MigrationStep] = STEPS) -> Path | None:
    """Bring the database to the newest version; the backup that was made of an older one before.

    Raises:
        Damaged: it does not have the shape that its version promises.
        StorageProblem: the backup could not be written; nothing was changed.
        sqlite3.Error: it could not be done; nothing was changed.
    """
    backup = None
    version = _version(connection)
    with _damage_noticed():
        if 0 < version < len(steps):
            backup = _back_up(connection, path, version)
        if version < len(steps):
            with transaction(connection):
                for step in steps[_version(connection) :]:  # another copy may have been faster
                    step(connection)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {len(steps)}")
        for table, columns in COLUMNS.items():
            connection.execute(f"SELECT {columns} FROM {table} LIMIT 0")
    return backup


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _back_up(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Copy the whole database beside itself."""
    backup = free_name(path, f"version-{version}")
    try:
        with contextlib.closing(sqlite3.connect(backup)) as copy:
            connection.backup(copy)
        make_durable(backup)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            backup.unlink(missing_ok=True)
        trouble = _TROUBLES.get(code_of(error), Trouble.OTHER) if isinstance(error, sqlite3.Error) else Trouble.OTHER
        raise StorageProblem(Task.READ_LIBRARY, trouble, backup, str(error)) from error
    return backup


def free_name(path: Path, mark: str) -> Path:
    """A name beside `path` that nothing has, as in `library.damaged-1.sqlite`."""
    number = 1
    while True:
        candidate = path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}")
        if not any(os.path.lexists(f"{candidate}{companion}") for companion in COMPANIONS):
            return candidate
        number += 1


def move_aside(path: Path) -> Path:
    """Move a damaged database out of the way, with its companions; its new name.

    Raises:
        OSError: it cannot be moved.
    """
    aside = free_name(path, "damaged")
    for companion in reversed(COMPANIONS):
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{path}{companion}", f"{aside}{companion}")
    return aside


def salvage(path: Path) -> list[bytes]:
    """All records that can still be read from a damaged database."""
    found: dict[int, bytes] = {}
    with contextlib.suppress(*_READING), contextlib.closing(connect_to_read(path)) as connection:
        connection.text_factory = bytes
        for order in ("ASC", "DESC"):  # from both ends, up to the damage
            with contextlib.suppress(*_READING):
                for number, record in connection.execute(f"SELECT number, record FROM games ORDER BY number {order}"):
                    if number in found:
                        break
                    if isinstance(number, int) and isinstance(record, bytes):
                        found[number] = record
    return list(found.values())
