"""Counting games and dice. Every number can be counted again from the records."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from hotl_desktop.match.fairness import FaceCounts
from hotl_desktop.match.rolls import RollKind


@dataclass(frozen=True, slots=True)
class OpponentLine:
    """How people did in one kind of game against one kind of opponents. Every game counts once."""

    game: str
    seats: int
    opponents: str | None
    """A level, `mixed`, or None for games among people, which have no result from the people's side."""
    games: int
    won: int
    shared: int
    lost: int


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """How one person did in one kind of game. Every game counts once for each of its people."""

    name: str
    game: str
    seats: int
    opponents: str | None
    games: int
    won: int
    """Alone."""
    shared: int
    """With others."""
    lost: int
    best: int
    """The highest score."""
    mean: float
    """The average score."""


@dataclass(frozen=True, slots=True)
class DiceLine:
    """The dice that somebody rolled."""

    name: str | None
    """Of a person; None for opponents."""
    level: str | None
    """Of opponents, all of which are counted together; None for a person."""
    faces: FaceCounts


def by_opponents(connection: sqlite3.Connection) -> tuple[OpponentLine, ...]:
    """All games in which people played, by game, number of seats and opponents."""
    return tuple(
        OpponentLine(*row)
        for row in connection.execute(
            """
            SELECT game, seats, opponents, count(*),
                count(*) FILTER (WHERE result = 'won'),
                count(*) FILTER (WHERE result = 'shared'),
                count(*) FILTER (WHERE result = 'lost')
            FROM games WHERE persons > 0
            GROUP BY game, seats, opponents ORDER BY game DESC, seats, opponents
            """
        )
    )


def by_player(connection: sqlite3.Connection) -> tuple[PlayerLine, ...]:
    """All people, by name, game, number of seats and opponents."""
    return tuple(
        PlayerLine(*row)
        for row in connection.execute(
            """
            SELECT name, games.game, seats, opponents, count(*),
                sum(won AND winners = 1), sum(won AND winners > 1), sum(NOT won), max(score), avg(score)
            FROM players
            JOIN games ON games.number = players.game
            JOIN (SELECT game AS number, sum(won) AS winners FROM players GROUP BY game) USING (number)
            WHERE level IS NULL
            GROUP BY name, games.game, seats, opponents ORDER BY name, games.game DESC, seats, opponents
            """
        )
    )


def dice(
    connection: sqlite3.Connection, source: str | None = None, game: str | None = None, kind: RollKind | None = None
) -> tuple[DiceLine, ...]:
    """Who rolled what, people by name and then opponents by level.

    Args:
        connection: to the database.
        source: only `seeded` or only `manual` dice.
        game: only those of one game.
        kind: only those rolled for one purpose.
    """
    lines = [
        DiceLine(name, level, _face_counts(counts))
        for name, level, *counts in connection.execute(
            """
            SELECT CASE WHEN level IS NULL THEN name END, level,
                sum(one), sum(two), sum(three), sum(four), sum(five), sum(six)
            FROM faces
            JOIN players USING (game, place)
            JOIN games ON games.number = players.game
            WHERE (?1 IS NULL OR dice = ?1) AND (?2 IS NULL OR games.game = ?2) AND (?3 IS NULL OR kind = ?3)
            GROUP BY 1, 2
            """,
            (source, game, kind and kind.value),
        )
    ]
    return tuple(sorted(lines, key=lambda line: (line.level is not None, line.level or line.name)))


def all_dice(lines: tuple[DiceLine, ...]) -> FaceCounts:
    """All of them together."""
    return _face_counts([sum(line.faces.counts[index] for line in lines) for index in range(6)])


def _face_counts(counts: Sequence[int]) -> FaceCounts:
    one, two, three, four, five, six = counts
    return FaceCounts((one, two, three, four, five, six))
