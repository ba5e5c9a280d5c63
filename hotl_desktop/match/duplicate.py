"""The same dice again, with the seats swapped: over such a set of games, luck is the same for everybody.

From game to game everybody moves on by one seat clockwise. Two players have a set of two; three or four may stop
after any game, or play until all have sat everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .identity import game_id, valid_id
from .match import Match
from .player import Player

SET_KEY: Final = "set"
"""The further key of a record that names the set: the id of its first game."""


def swapped_players(players: Sequence[Player]) -> tuple[Player, ...]:
    """The same people, each on the next seat clockwise."""
    return tuple(
        Player(seat.seat, mover.name, mover.kind, mover.extra)
        for seat, mover in zip(players, (players[-1], *players[:-1]), strict=True)
    )


def set_id(match: Match) -> str:
    """The name of the set that `match` belongs to: its own, unless it was begun as the further game of another."""
    return valid_id(match.extra.get(SET_KEY)) or game_id(match)


def join_set(match: Match, before: Match) -> None:
    """Make `match` a further game of the set of `before`."""
    match.extra[SET_KEY] = set_id(before)


@dataclass(frozen=True, slots=True)
class Total:
    """What one player made of a set."""

    name: str
    kind: str | None
    points: tuple[int, ...]
    """By game, in order."""

    @property
    def sum(self) -> int:
        """All points."""
        return sum(self.points)


@dataclass(frozen=True, slots=True)
class Combined:
    """How a set of games ended."""

    totals: tuple[Total, ...]
    """By player, in the order of the first game's seats."""

    @property
    def winners(self) -> tuple[Total, ...]:
        """Who has the most points over all games; several when they share."""
        best = max(total.sum for total in self.totals)
        return tuple(total for total in self.totals if total.sum == best)


def combined(matches: Sequence[Match]) -> Combined:
    """The result over a set of finished games, in the order in which they were played.

    Raises:
        ValueError: one of them is not finished, or they are not games of one set: other seats, or other people than
            `swapped_players` would put there.
    """
    points: list[list[int]] = []
    expected: tuple[Player, ...] = matches[0].players
    for match in matches:
        outcome = match.state.outcome()
        if outcome is None:
            raise ValueError("a game of the set is not finished")
        if [(player.seat, player.name) for player in match.players] != [(one.seat, one.name) for one in expected]:
            raise ValueError("not games of one set")
        points.append([score for _, score in outcome.scores])
        expected = swapped_players(expected)
    seats = len(matches[0].players)
    return Combined(
        tuple(
            Total(player.name, player.kind, tuple(row[(start + game) % seats] for game, row in enumerate(points)))
            for start, player in enumerate(matches[0].players)
        )
    )
