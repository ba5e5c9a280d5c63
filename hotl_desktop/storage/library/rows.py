"""The facts of a game as rows of the database, and back."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from .facts import GameFacts, folded

_COLUMNS: Final = (
    "id, game, options, seats, persons, opponents, result, started, finished, seconds, decisions, dice, duplicate, "
    "fingerprint, folded, record"
)
_PLACES: Final = ", ".join("?" * len(_COLUMNS.split(", ")))
_UPDATES: Final = ", ".join(f"{column} = excluded.{column}" for column in _COLUMNS.split(", ")[1:])


@dataclass(frozen=True, slots=True)
class Rows:
    """All that the database holds of one game."""

    game: tuple[Any, ...]
    players: tuple[tuple[Any, ...], ...]
    faces: tuple[tuple[Any, ...], ...]


def of_facts(facts: GameFacts) -> Rows:
    """The rows that a game has."""
    return Rows(
        (
            facts.id,
            facts.game,
            json.dumps(dict(facts.options)),
            len(facts.players),
            facts.persons,
            facts.opponents,
            None if facts.result is None else facts.result.value,
            facts.started,
            facts.finished,
            facts.seconds,
            facts.decisions,
            facts.dice,
            facts.duplicate,
            facts.fingerprint,
            # A line break between the names: no word that is looked for can go across.
            "\n".join(folded(player.name) for player in facts.players),
            facts.record,
        ),
        tuple(
            (place, player.seat, player.name, player.level, player.score, int(player.won))
            for place, player in enumerate(facts.players)
        ),
        tuple(sorted((place, kind.value, *counts) for (place, kind), counts in facts.faces.items())),
    )


def write(connection: sqlite3.Connection, facts: GameFacts) -> None:
    """Insert a game, or bring an existing one up to date."""
    new = of_facts(facts)
    ((number,),) = connection.execute(
        f"INSERT INTO games ({_COLUMNS}) VALUES ({_PLACES}) ON CONFLICT (id) DO UPDATE SET {_UPDATES} RETURNING number",
        new.game,
    ).fetchall()
    connection.execute("DELETE FROM players WHERE game = ?", (number,))
    connection.execute("DELETE FROM faces WHERE game = ?", (number,))
    connection.executemany("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?)", ((number, *row) for row in new.players))
    connection.executemany(
        "INSERT INTO faces VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", ((number, *row) for row in new.faces)
    )


def read(connection: sqlite3.Connection, game: str) -> Rows | None:
    """The rows of the game with this id; None if there is none."""
    found = connection.execute(f"SELECT number, {_COLUMNS} FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        return None
    number, *columns = found
    players = connection.execute(
        "SELECT place, seat, name, level, score, won FROM players WHERE game = ? ORDER BY place", (number,)
    ).fetchall()
    faces = connection.execute(
        "SELECT place, kind, one, two, three, four, five, six FROM faces WHERE game = ? ORDER BY place, kind",
        (number,),
    ).fetchall()
    return Rows(tuple(columns), tuple(players), tuple(faces))


def record_of(connection: sqlite3.Connection, game: str) -> str | None:
    """The record of the game with this id; None if there is none."""
    found = connection.execute("SELECT record FROM games WHERE id = ?", (game,)).fetchone()
    return None if found is None else str(found[0])


def fingerprint_of(connection: sqlite3.Connection, game: str) -> str | None:
    """The fingerprint of the game with this id; None if there is none."""
    found = connection.execute("SELECT fingerprint FROM games WHERE id = ?", (game,)).fetchone()
    return None if found is None else str(found[0])


def same_course(one: str, other: str) -> bool:
    """Whether two records of one game tell the same, whenever that ended."""
    try:
        first, second = json.loads(one), json.loads(other)
        return all(first[key] == second[key] for key in ("game", "options", "players", "dice", "events"))
    except (ValueError, KeyError, TypeError):
        return False
