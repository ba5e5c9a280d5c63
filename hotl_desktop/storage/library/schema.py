"""The shape of the database, version by version.

A released step is never changed: what comes later is a further step. Whatever can be worked out from the records is
not converted but worked out again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

APPLICATION: Final = 0x484F544C
"""Marks the file as ours: HOTL."""

MigrationStep: TypeAlias = Callable[[sqlite3.Connection], None]
"""Brings a database from one version to the next, inside a transaction."""

_FIRST: Final = (
    """
    CREATE TABLE games (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seats INTEGER NOT NULL,
        persons INTEGER NOT NULL,
        opponents TEXT,
        result TEXT,
        started TEXT,
        finished TEXT NOT NULL,
        seconds INTEGER,
        decisions INTEGER NOT NULL,
        dice TEXT NOT NULL,
        duplicate TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        folded TEXT NOT NULL,
        record TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX games_by_time ON games (finished, number)",
    "CREATE INDEX games_by_duplicate ON games (duplicate)",
    """
    CREATE TABLE players (
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        seat TEXT NOT NULL,
        name TEXT NOT NULL,
        level TEXT,
        score INTEGER NOT NULL,
        won INTEGER NOT NULL,
        PRIMARY KEY (game, place)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE faces (
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        kind TEXT NOT NULL,
        one INTEGER NOT NULL,
        two INTEGER NOT NULL,
        three INTEGER NOT NULL,
        four INTEGER NOT NULL,
        five INTEGER NOT NULL,
        six INTEGER NOT NULL,
        PRIMARY KEY (game, place, kind)
    ) STRICT, WITHOUT ROWID
    """,
)


def _first(connection: sqlite3.Connection) -> None:
    for statement in _FIRST:
        connection.execute(statement)


STEPS: Final[Sequence[MigrationStep]] = (_first,)
"""Step number n makes version n + 1 of version n; version 0 is an empty file."""

COLUMNS: Final = {
    "games": "number, id, game, options, seats, persons, opponents, result, started, finished, seconds, decisions, "
    "dice, duplicate, fingerprint, folded, record",
    "players": "game, place, seat, name, level, score, won",
    "faces": "game, place, kind, one, two, three, four, five, six",
}
"""What the program relies on in the newest version."""
