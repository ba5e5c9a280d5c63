"""Games to keep."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Final

from hotl_desktop.games.base import Seat
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.storage.finished import finished_record

from ..walks import play_on, seeded

NOON: Final = datetime(2026, 3, 14, 12, 0, 0, tzinfo=UTC)
KINDS: Final = ("human", "human", "ai:beginner", "ai:expert", None)


def begun(number: int, seats: int | None = None, kinds: Sequence[str | None] | None = None) -> Match:
    """Game number `number`: always the same table, with dice of its own."""
    random = Random(number)
    game = GAMES[number % 2]
    chosen: tuple[Seat, ...] = game.all_seats if number % 2 else game.default_seats(seats or random.choice((2, 3, 4)))
    names = ["Ada", "Bo", "Çelik İnci", "Δήμητρα"]
    players = [
        Player(seat, names[place], kinds[place] if kinds else random.choice(KINDS)) for place, seat in enumerate(chosen)
    ]
    return Match(game, players, seeded(number))


def over(number: int, kinds: Sequence[str | None] | None = None) -> Match:
    """Game number `number`, played to its end."""
    return play_on(begun(number, None, kinds), Random(number))


@cache
def record(number: int) -> bytes:
    """The record of `over(number)`, which ended `number` hours after noon."""
    return finished_record(over(number), NOON + timedelta(hours=number))
