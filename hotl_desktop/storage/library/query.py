"""Asking for games: what to look for, in which order, and what comes back."""

from __future__ import annotations

import enum
import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from hotl_desktop.games.base import Seat

from .facts import Result, folded


class Order(enum.Enum):
    """What the list is sorted by."""

    FINISHED = "finished"
    GAME = "game"
    SEATS = "seats"
    SECONDS = "seconds"
    DECISIONS = "decisions"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Query:
    """Which games to show. What is left out does not matter."""

    text: str = ""
    """Words that must occur in players' names, without regard to case and accents."""
    game: str | None = None
    seats: int | None = None
    level: str | None = None
    """At least one opponent of this level."""
    result: Result | None = None
    duplicate: str | None = None
    """The id of a set of games with the same dice."""
    since: str | None = None
    """First moment, as `2026-03-14T09:26:53Z`."""
    before: str | None = None
    """First moment that no longer counts."""
    order: Order = Order.FINISHED
    descending: bool = True
    limit: int = 100
    offset: int = 0


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player of a listed game."""

    seat: Seat
    name: str
    level: str | None
    """Of an opponent; None for a person."""
    score: int
    won: bool


@dataclass(frozen=True, slots=True)
class GameRow:
    """One listed game; see `GameFacts` for what the fields mean."""

    id: str
    game: str
    options: Mapping[str, Any]
    opponents: str | None
    result: Result | None
    started: str | None
    finished: str
    seconds: int | None
    decisions: int
    dice: str
    duplicate: str
    players: tuple[PlayerRow, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A piece of the list."""

    rows: tuple[GameRow, ...]
    total: int
    """How many games there are in all pieces."""


_COLUMNS: Final = "number, id, game, options, opponents, result, started, finished, seconds, decisions, dice, duplicate"


def find(connection: sqlite3.Connection, query: Query) -> Page:
    """The games that `query` asks for."""
    where, values = _where(query)
    (total,) = connection.execute(f"SELECT count(*) FROM games{where}", values).fetchone()
    direction = "DESC" if query.descending else "ASC"
    order = query.order.value
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM games{where} "
        f"ORDER BY {order} IS NULL, {order} {direction}, finished {direction}, number {direction} LIMIT ? OFFSET ?",
        (*values, query.limit, query.offset),
    ).fetchall()
    players = _players(connection, [row[0] for row in found])
    return Page(tuple(_row(row, players[row[0]]) for row in found), total)


def find_all(connection: sqlite3.Connection, query: Query) -> tuple[GameRow, ...]:
    """All games that `query` asks for, whatever its limit."""
    return find(connection, replace(query, limit=-1, offset=0)).rows


def row_of(connection: sqlite3.Connection, game: str) -> GameRow | None:
    """The game with this id; None if there is none."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM games WHERE id = ?", (game,)).fetchone()
    return None if row is None else _row(row, _players(connection, [row[0]])[row[0]])


def ids(connection: sqlite3.Connection) -> list[str]:
    """The ids of all games, in the order in which they came."""
    return [row[0] for row in connection.execute("SELECT id FROM games ORDER BY number")]


def _where(query: Query) -> tuple[str, list[Any]]:
    conditions: list[str] = []
    values: list[Any] = []

    def want(condition: str, value: Any) -> None:
        conditions.append(condition)
        values.append(value)

    for word in folded(query.text).split():
        want(r"folded LIKE ? ESCAPE '\'", f"%{_literally(word)}%")
    for condition, value in (
        ("game = ?", query.game),
        ("seats = ?", query.seats),
        ("result = ?", query.result and query.result.value),
        ("duplicate = ?", query.duplicate),
        ("finished >= ?", query.since),
        ("finished < ?", query.before),
        ("number IN (SELECT game FROM players WHERE level = ?)", query.level),
    ):
        if value is not None:
            want(condition, value)
    return (f" WHERE {' AND '.join(conditions)}" if conditions else ""), values


def _literally(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", r"\%").replace("_", r"\_")


def _players(connection: sqlite3.Connection, numbers: Sequence[int]) -> dict[int, list[PlayerRow]]:
    players: dict[int, list[PlayerRow]] = {number: [] for number in numbers}
    for number in numbers:  # by the primary key: as fast as one query, without a limit on their number
        players[number].extend(
            PlayerRow(seat, name, level, score, bool(won))
            for seat, name, level, score, won in connection.execute(
                "SELECT seat, name, level, score, won FROM players WHERE game = ? ORDER BY place", (number,)
            )
        )
    return players


def _row(row: Sequence[Any], players: list[PlayerRow]) -> GameRow:
    _, game_id, game, options, opponents, result, started, finished, seconds, decisions, dice, duplicate = row
    return GameRow(
        id=game_id,
        game=game,
        options=_options(options),
        opponents=opponents,
        result=next((one for one in Result if one.value == result), None),
        started=started,
        finished=finished,
        seconds=seconds,
        decisions=decisions,
        dice=dice,
        duplicate=duplicate,
        players=tuple(players),
    )


def _options(text: str) -> dict[str, Any]:
    """The options of a game; none where their text is damaged."""
    try:
        options = json.loads(text)
    except ValueError:
        return {}
    return options if isinstance(options, dict) else {}
