"""Names and numbers of everything that a die can lie on in Get Off My Lawn."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ..base import Seat

SEATS: Final[tuple[Seat, ...]] = ("P1", "P2", "P3", "P4")
SEAT_NUMBER: Final = {seat: number for number, seat in enumerate(SEATS)}
"""0 to 3 by the seat's name: states count seats, their surface names them."""

DICE_EACH: Final = 8
"""Dice of each player (GL 1:1.A)."""
DICE_IN_ALL: Final = DICE_EACH * len(SEATS)
STRIKES_OUT: Final = 3
"""So many Strikes put a player out of the round (GL 6:1.C)."""
QUIET_TURNS: Final = 160
"""After so many turns in a row without progress the round ends."""

Position: TypeAlias = Literal["FL", "IL", "C", "IR", "FR"]
"""Far-left, inner-left, centre, inner-right, far-right (GL 1:2.B)."""
POSITIONS: Final[tuple[Position, ...]] = ("FL", "IL", "C", "IR", "FR")

Side: TypeAlias = Literal["L", "R"]
"""An end of a row: the staging zone there, and where a push comes in or a die falls off (GL 1:3)."""
SIDES: Final[tuple[Side, ...]] = ("L", "R")

End: TypeAlias = Literal["low", "high"]
"""An end of a Player Row: its lowest or its highest die."""
ENDS: Final[tuple[End, ...]] = ("low", "high")

POWER: Final = 4
"""In a row of the Lawn: the Power Die lies here. Smaller numbers are seats."""
EMPTY: Final = 5
"""In a row of the Lawn: nothing lies here."""
NOBODY: Final = -1
"""Where a seat number is expected: none."""
