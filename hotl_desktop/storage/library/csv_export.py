"""The list of games as a table for other programs: CSV as RFC 4180 has it, in UTF-8 with the mark that Excel wants."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Final

from .query import GameRow

_MOST_PLAYERS: Final = 4
_HEADINGS: Final = (
    "id",
    "game",
    "options",
    "started",
    "finished",
    "seconds",
    "decisions",
    "dice",
    "duplicate",
    "opponents",
    "result",
    *(f"{what}{number}" for number in range(1, _MOST_PLAYERS + 1) for what in ("seat", "name", "kind", "score", "won")),
)


def csv_of(rows: Iterable[GameRow]) -> bytes:
    """The table: a heading and one line a game. Times are universal, numbers plain, whatever the language here."""
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(_HEADINGS)
    for row in rows:
        players = [
            cell
            for player in row.players
            for cell in (
                player.seat,
                _harmless(player.name),
                "human" if player.level is None else f"ai:{player.level}",
                player.score,
                int(player.won),
            )
        ]
        table.writerow(
            (
                row.id,
                row.game,
                " ".join(f"{name}={value}" for name, value in row.options.items()),
                row.started,
                row.finished,
                row.seconds,
                row.decisions,
                row.dice,
                row.duplicate,
                row.opponents,
                row.result and row.result.value,
                *players,
                *("",) * (len(_HEADINGS) - 11 - len(players)),
            )
        )
    return text.getvalue().encode("utf-8-sig")


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name
