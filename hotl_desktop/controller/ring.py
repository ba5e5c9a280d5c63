"""What travels on the ring from the controller to the table and back."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hotl_desktop.games.base import Action, Event, Seat, State, Step


@dataclass(frozen=True, slots=True)
class Transition:
    """One step as it happened."""

    before: State
    step: Step
    after: State
    events: tuple[Event, ...]
    """The story of the step, in order: what a scene animates before it shows `after`."""


class Phase(enum.Enum):
    """What the controller waits for."""

    IDLE = "idle"
    """No match."""
    SETTLING = "settling"
    """The table to finish telling the last step."""
    ROLL = "roll"
    """A person to roll the die that begins their turn."""
    DIE = "die"
    """A person to enter the face of a real die."""
    CHOICE = "choice"
    """A person's decision."""
    THINKING = "thinking"
    """An opponent's decision."""
    PAUSED = "paused"
    """Somebody to go on: the table shows an earlier position, or stands still on request."""
    OVER = "over"
    """Nothing: the game has ended."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Whose move it is and what is expected."""

    phase: Phase
    seat: Seat | None = None
    """Who must choose, roll or think; None for dice that are nobody's turn."""
    legal: tuple[Action, ...] = ()
    """What the seat may do, when it is a person's choice."""
