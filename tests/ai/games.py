"""Games and positions for tests of analyses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from hotl_desktop.ai.selfplay import Job, play
from hotl_desktop.games.base import CHANCE, OptionValue, State
from hotl_desktop.games.catalogue import game_named
from hotl_desktop.match.match import Match

TABLES = [("head-of-the-line", 2), ("head-of-the-line", 3), ("head-of-the-line", 4), ("get-off-my-lawn", 4)]


def game(name: str, seats: int, level: str = "skilled", options: Mapping[str, OptionValue] | None = None) -> Match:
    """One and the same game between equals, to its end; a copy that may be moved about."""
    match = _game(name, seats, level, tuple((options or {}).items()))
    return match.branch(match.longest)


@cache
def _game(name: str, seats: int, level: str, options: tuple[tuple[str, OptionValue], ...]) -> Match:
    at_table = game_named(name).default_seats(seats)
    return play(Job(name, tuple((seat, level) for seat in at_table), dict(options), bytes(range(32)))).match


def decisions(match: Match, every: int = 1) -> Iterator[State]:
    """The positions of a game in which something can be chosen."""
    states = [match.state_at(length) for length in range(match.length)]
    chosen = [one for one in states if one.to_act() not in {CHANCE, None} and len(one.legal_actions()) > 1]
    yield from chosen[every // 2 :: every]


def dice(match: Match, every: int = 1) -> Iterator[State]:
    """The positions of a game in which a die is awaited, those of the opening included."""
    states = [match.state_at(length) for length in range(match.length)]
    yield from [one for one in states if one.to_act() is CHANCE][every // 2 :: every]
