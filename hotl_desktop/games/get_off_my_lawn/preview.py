"""What an action of Get Off My Lawn would bring about, before anybody commits to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..base import Action, Seat
from .actions import PUSH, Advance, Pass, Place, Push, Reclaim, Roll
from .places import POWER, SEATS, SIDES, STRIKES_OUT, Side
from .table import Table, zone_index


@dataclass(frozen=True, slots=True)
class StagedLoss:
    """So many staged dice of `owner` at `side` of the row that would collapse."""

    owner: Seat
    side: Side
    count: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would bring about, as far as no die decides it."""

    action: Action
    seat: Seat
    """Who acts."""
    row: int | None = None
    """The row that a die enters; None for what leaves the Lawn alone. What falls shows this face."""
    strength: int | None = None
    """Active Strength there, the die being played included; None where none is needed."""
    needed: int | None = None
    """The strongest single Resistance, which it must reach."""
    falls: Seat | Literal["power"] | None = None
    """What would be pushed off: a die of this seat, or the Power Die."""
    falls_from: Side | None = None
    """The end from which it falls."""
    collapses: tuple[StagedLoss, ...] = ()
    """The staged dice that would collapse, left side first (GL 4:2.A)."""
    strikes: int = 0
    """The Strikes that the seat has afterwards."""
    goes_out: bool = False
    """They would be three: the seat goes out."""
    awaits_die: bool = False
    """A die must be rolled then: a boundary die or the one that falls."""


def preview(table: Table, action: Action) -> Preview:
    """What the legal `action` of the seat to move would bring about."""
    seat = SEATS[table.turn]
    strikes = table.strikes[table.turn]
    if isinstance(action, Pass | Reclaim):
        return Preview(action, seat, strikes=strikes + 1, goes_out=strikes + 1 == STRIKES_OUT)
    if not isinstance(action, Place | Push | Advance):
        return Preview(action, seat, strikes=strikes, awaits_die=isinstance(action, Roll))
    advancing = isinstance(action, Advance)
    pushed = fallen_from(table, action)
    return Preview(
        action,
        seat,
        row=action.row,
        strength=table.active_strength(seat, action.row, advancing=advancing),
        needed=table.strongest_resistance(seat, action.row),
        falls=pushed[0] if pushed else None,
        falls_from=pushed[1] if pushed else None,
        collapses=_collapses(table, action.row),
        awaits_die=pushed is not None and pushed[0] != "power",
    )


def fallen_from(table: Table, action: Place | Push | Advance) -> tuple[Seat | Literal["power"], Side] | None:
    """What `action` would push off and from which end; None where it takes a free position."""
    if isinstance(action, Place) or (isinstance(action, Advance) and action.to != PUSH):
        return None
    cells = table.lawn[action.row - 1]
    off: Side = "R" if action.side == "L" else "L"
    owner = cells[-1] if off == "R" else cells[0]
    return ("power" if owner == POWER else SEATS[owner]), off


def _collapses(table: Table, row: int) -> tuple[StagedLoss, ...]:
    zones = [(side, table.staged[zone_index(row, side)]) for side in SIDES]
    return tuple(
        StagedLoss(SEATS[owner], side, zone.count(owner))
        for side, zone in zones
        for owner in sorted(set(zone))
        if owner != table.turn
    )
