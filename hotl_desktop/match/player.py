"""Who sits on a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hotl_desktop.games.base import Seat

HUMAN: Final = "human"
LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
"""The opponents that people can choose, from gentle to strong."""
RANDOM_LEVEL: Final = "random"
"""An opponent for tests and yardsticks, never offered in the window."""
AI_PREFIX: Final = "ai:"
KINDS: Final = (HUMAN, *(AI_PREFIX + level for level in (*LEVELS, RANDOM_LEVEL)))
"""All that a player's kind can be."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    seat: Seat
    name: str
    kind: str | None = None
    """`human`, `ai:LEVEL`, or None when it is not said."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Further keys of the record, kept as they are."""

    @property
    def level(self) -> str | None:
        """The level of an AI player; None for a person."""
        return self.kind.removeprefix(AI_PREFIX) if self.kind is not None and self.kind.startswith(AI_PREFIX) else None
