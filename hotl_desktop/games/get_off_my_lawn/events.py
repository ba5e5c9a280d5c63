"""What happens in Get Off My Lawn while a step is applied, for whoever shows or tells it.

A slot is a place in a Player Row as it lies at that moment, counted from 0 at its lowest die.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from ..base import Event, Outcome, Seat
from .places import End, Position, Side


class RoundEnd(enum.Enum):
    """Why a round ended."""

    PLACED_ALL = "placed all"
    """The solo player has placed every die."""
    NOTHING_LEFT = "nothing left"
    """No die of the solo player could ever enter a row that is not already all theirs."""
    QUIET = "quiet"
    """Too many turns in a row without progress."""


@dataclass(frozen=True, slots=True)
class OpeningRolled(Event):
    """A die of the roll for the first turn."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class OpeningTied(Event):
    """These seats share the highest opening roll and roll again."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins: the Lawn is cleared and set up, and the dice are about to be dealt."""

    number: int
    first: Seat


@dataclass(frozen=True, slots=True)
class DieDealt(Event):
    """One of a seat's eight dice was rolled and went to `slot` of its Player Row."""

    seat: Seat
    face: int
    slot: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BoundaryRolled(Event):
    """A boundary die was rolled: it lay at `old_slot` and, sorted back, lies at `new_slot`."""

    seat: Seat
    end: End
    old_face: int
    new_face: int
    old_slot: int
    new_slot: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A die left `slot` of the Player Row for a free position of its row (GL 2:1)."""

    seat: Seat
    row: int
    position: Position
    slot: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A staged die took a free position of its row (GL 4:1.C)."""

    seat: Seat
    row: int
    side: Side
    position: Position


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A die came in at `side` and moved the whole row on by one (GL 5:1.B).

    It left `slot` of the Player Row, or the staging zone of that side when `slot` is None.
    """

    seat: Seat
    row: int
    side: Side
    slot: int | None


@dataclass(frozen=True, slots=True)
class DieFell(Event):
    """A die of `owner` was pushed off at `side`; `by` rolls it next (GL 5:3.A)."""

    owner: Seat
    row: int
    side: Side
    by: Seat


@dataclass(frozen=True, slots=True)
class FallenDieRolled(Event):
    """`by` rolled the die that was pushed off; it went to `slot` of its owner's Player Row (GL 5:3.A)."""

    owner: Seat
    face: int
    slot: int
    by: Seat


@dataclass(frozen=True, slots=True)
class PowerCaptured(Event):
    """The Power Die of `row` was pushed off at `side` and captured (GL 5:2.B)."""

    seat: Seat
    row: int
    side: Side


@dataclass(frozen=True, slots=True)
class Staged(Event):
    """A die left `slot` of the Player Row to wait beside its row (GL 4:1)."""

    seat: Seat
    row: int
    side: Side
    slot: int


@dataclass(frozen=True, slots=True)
class Collapsed(Event):
    """So many staged dice of `owner`, all showing the row's number, fell out of the queue (GL 4:2.A)."""

    owner: Seat
    row: int
    side: Side
    count: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """A collapsed die came back to `slot` of the Player Row (GL 4:2.B)."""

    seat: Seat
    face: int
    slot: int


@dataclass(frozen=True, slots=True)
class Reclaimed(Event):
    """A staged die came back to `slot` of the Player Row."""

    seat: Seat
    row: int
    side: Side
    slot: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The seat did nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """The seat got a Strike and now has `strikes` (GL 6:1.B)."""

    seat: Seat
    strikes: int


@dataclass(frozen=True, slots=True)
class StrikesCleared(Event):
    """The seat had Strikes and has none any more (GL 6:1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """The third Strike: no more turns in this round (GL 6:1.C)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlacedAll(Event):
    """The seat has nothing left to play and is skipped until a die comes back to it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """The seat had placed all, but a die was pushed back to it: it takes turns again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SoloGrindBegan(Event):
    """The seat is the only one that can still act and goes on alone (GL 6:2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over: its scores and why it ended (GL 7)."""

    number: int
    scores: tuple[tuple[Seat, int], ...]
    reason: RoundEnd


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last round is over."""

    outcome: Outcome
