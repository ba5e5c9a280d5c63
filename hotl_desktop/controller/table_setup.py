"""What is chosen before a game: who plays, by which rules, with which dice."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field

from hotl_desktop.games.base import Game, OptionValue
from hotl_desktop.match.player import Player


class UndoPolicy(enum.Enum):
    """How far a move may be taken back."""

    FREE = "free"
    """As far as wanted."""
    TO_ROLL = "roll"
    """Decisions since the last die; what the dice have told stays told."""
    NONE = "none"


class DiceKind(enum.Enum):
    """Where the dice of a table come from."""

    SEEDED = "seeded"
    MANUAL = "manual"


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table ready to begin."""

    game: Game
    players: tuple[Player, ...]
    """Clockwise; their seats are in play. Every one has a kind."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    dice: DiceKind = DiceKind.SEEDED
    undo: UndoPolicy = UndoPolicy.FREE
    hints: int | None = None
    """How many hints each seat may have; None for as many as are wanted."""
