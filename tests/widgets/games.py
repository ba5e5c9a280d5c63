"""Finished games as the library lists them."""

from __future__ import annotations

from dataclasses import replace

from hotl_desktop.storage.library import GameRow, PlayerRow, Result

PERSON = PlayerRow("NW", "Mira", None, 41, won=True)
RIVAL = PlayerRow("SE", "Robin", "casual", 38, won=False)
ROW = GameRow(
    id="a" * 32,
    game="head-of-the-line",
    options={},
    opponents="casual",
    result=Result.WON,
    started="2026-03-14T09:00:00Z",
    finished="2026-03-14T09:26:53Z",
    seconds=1440,
    decisions=75,
    dice="seeded",
    duplicate="a" * 32,
    players=(PERSON, RIVAL),
)


def numbered(number: int) -> GameRow:
    """A game that is told from others by its number."""
    name = f"{number:032x}"
    return replace(ROW, id=name, duplicate=name, decisions=number)


def scored(*scores: int, people: int = 1, game: str = "head-of-the-line") -> GameRow:
    """A game with these points, first those of people."""
    seats = ("NW", "NE", "SE", "SW") if game == "head-of-the-line" else ("P1", "P2", "P3", "P4")
    names = ("Mira", "Ingrid", "Zoë", "Olaf")
    best = max(scores)
    players = tuple(
        PlayerRow(seats[place], names[place], None if place < people else "casual", score, won=score == best)
        for place, score in enumerate(scores)
    )
    winners = {player.level is None for player in players if player.won}
    result = Result.SHARED if len(winners) == 2 else Result.WON if True in winners else Result.LOST
    mixed = 0 < people < len(scores)
    return replace(
        ROW, game=game, players=players, opponents="casual" if mixed else None, result=result if mixed else None
    )
