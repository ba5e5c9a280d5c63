"""One row of the Lawn: which position is next to be filled, and who is how strong on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from .places import EMPTY, POWER

INNER: Final = (1, 3)
OUTER: Final = (0, 4)

FRESH_ROW: Final = bytes((EMPTY, EMPTY, POWER, EMPTY, EMPTY))
"""A row at the start of a round: its Power Die alone, on the centre (GL 1:2.C)."""

TIERS: Final = (0, 0, 1, 3, 5, 9)
"""By the number of own dice on a row: how many times the row's face they score (GL 7:1)."""


@dataclass(frozen=True, slots=True)
class RowFacts:
    """What can be read off a row's five positions and its Power Die's captor. Numbers are by seat, from P1 on."""

    full: bool
    """All five positions are taken: from now on one enters by pushing only (GL 5:1.A)."""
    open: tuple[int, ...]
    """The positions that the next die may take, left to right: inner ones before outer ones (GL 2:1.B)."""
    power: bool
    """The Power Die is still on the row."""
    dice: tuple[int, ...]
    """Dice on the five positions."""
    resistance: tuple[int, ...]
    """The same, and one more for the captor of the Power Die (GL 3:3.A)."""
    strongest: tuple[int, ...]
    """The largest single Resistance among the other three (GL 3:1.A)."""
    lead: tuple[int, ...]
    """Active Strength of a seat whose turn it is, without staged dice and the die being played, less the strongest
    Resistance against it."""


@cache
def row_facts(cells: bytes, captor: int) -> RowFacts:
    """The facts of a row.

    Args:
        cells: five bytes, left to right: a seat's number, `POWER` or `EMPTY`.
        captor: number of the seat that captured the row's Power Die, or `NOBODY`.
    """
    free = [position for position in INNER if cells[position] == EMPTY]
    free = free or [position for position in OUTER if cells[position] == EMPTY]
    power = POWER in cells
    dice = tuple(cells.count(seat) for seat in range(4))
    resistance = tuple(own + (captor == seat) for seat, own in enumerate(dice))
    strongest = tuple(max(resistance[:seat] + resistance[seat + 1 :]) for seat in range(4))
    lead = tuple(own + power - other for own, other in zip(resistance, strongest, strict=True))
    return RowFacts(not free, tuple(free), power, dice, resistance, strongest, lead)
