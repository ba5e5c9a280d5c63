"""Where everything of Get Off My Lawn is: rows, positions, staging, Player Row. Pure numbers in logical pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.base import FACES
from hotl_desktop.games.get_off_my_lawn import POSITIONS, Side

from .paint import square

# In row pitches.
DIE: Final = 0.70
POSITION_WIDTH: Final = 0.875
PIT: Final = 0.76
STAGING_WIDTH: Final = 1.10
SLAB_MARGIN: Final = 0.14
"""Stone above the highest row and below the lowest."""
TURF_MARGIN: Final = 0.05
"""Turf beyond the positions, on all sides."""
BAY_INSET: Final = 0.035
STAGED: Final = (0.48, 0.48, 0.42, 0.42, 0.36)
"""The side of each staged die by how many there are; more than four are as large as four."""
_STAGED_GAP: Final = 0.03

_NUMBERS: Final = 0.42
_STRENGTH: Final = 1.20
_CAPTIONS: Final = 0.36
_RAIL_GAP: Final = 0.10
_RAIL: Final = 1.0
_FOOT: Final = 0.16
"""Below everything, for the shadow."""
_SLAB_WIDTH: Final = 5 * POSITION_WIDTH + 2 * STAGING_WIDTH
_SLAB_HEIGHT: Final = len(FACES) + 2 * SLAB_MARGIN


@dataclass(frozen=True)
class LawnGeometry:
    """A Lawn in a rectangle: row numbers, slab with turf and bays, captions, and what is asked for beside them.

    Rows are 1 to 6 (6 on top), positions 0 to 4 from the left, sides `L` and `R` as in the rules.
    """

    area: QRectF
    """The rectangle that holds it all; the Lawn is as large as it allows, in its middle."""
    strength: bool = True
    """Whether there is a column for Strength at the right."""
    player_row: bool = True
    """Whether there is a rail for the Player Row below."""

    @cached_property
    def pitch(self) -> float:
        """From one row to the next: the measure of everything here."""
        width = 2 * _NUMBERS + _SLAB_WIDTH
        if self.strength:
            width = _NUMBERS + _SLAB_WIDTH + _STRENGTH
        height = _SLAB_HEIGHT + _CAPTIONS + _FOOT
        if self.player_row:
            height += _RAIL_GAP + _RAIL
        return min(self.area.width() / width, self.area.height() / height)

    @cached_property
    def bounds(self) -> QRectF:
        """What of the area is used."""
        q = self.pitch
        width = _NUMBERS + _SLAB_WIDTH + (_STRENGTH if self.strength else _NUMBERS)
        height = _SLAB_HEIGHT + _CAPTIONS + _FOOT + (_RAIL_GAP + _RAIL if self.player_row else 0)
        middle = self.area.center()
        return QRectF(middle.x() - width * q / 2, middle.y() - height * q / 2, width * q, height * q)

    @cached_property
    def slab(self) -> QRectF:
        """The stone."""
        q, bounds = self.pitch, self.bounds
        return QRectF(bounds.left() + _NUMBERS * q, bounds.top(), _SLAB_WIDTH * q, _SLAB_HEIGHT * q)

    @cached_property
    def rows_rect(self) -> QRectF:
        """Exactly the 6 by 5 positions."""
        q, slab = self.pitch, self.slab
        return slab.adjusted(STAGING_WIDTH * q, SLAB_MARGIN * q, -STAGING_WIDTH * q, -SLAB_MARGIN * q)

    @cached_property
    def turf(self) -> QRectF:
        """The grass: the positions and a margin."""
        margin = TURF_MARGIN * self.pitch
        return self.rows_rect.adjusted(-margin, -margin, margin, margin)

    def row_rect(self, row: int) -> QRectF:
        """The five positions of a row."""
        q, rows = self.pitch, self.rows_rect
        return QRectF(rows.left(), rows.top() + (len(FACES) - row) * q, rows.width(), q)

    def position_rect(self, row: int, position: int) -> QRectF:
        """A position's share of its row; the shares fill the row without gaps."""
        band, width = self.row_rect(row), POSITION_WIDTH * self.pitch
        return QRectF(band.left() + position * width, band.top(), width, band.height())

    @property
    def die_side(self) -> float:
        """The side of a die on the Lawn."""
        return DIE * self.pitch

    def die_center(self, row: int, position: int) -> QPointF:
        """Where a die lies at a position."""
        return self.position_rect(row, position).center()

    def pit_rect(self, row: int, position: int) -> QRectF:
        """The hollow of an empty position."""
        return square(self.die_center(row, position), PIT * self.pitch)

    def position_at(self, point: QPointF) -> tuple[int, int] | None:
        """The (row, position) whose share holds the point, or None."""
        rows, q = self.rows_rect, self.pitch
        across = math.floor((point.x() - rows.left()) / (POSITION_WIDTH * q))
        down = math.floor((point.y() - rows.top()) / q)
        if not (0 <= across < len(POSITIONS) and 0 <= down < len(FACES)):
            return None
        return len(FACES) - down, across

    def push_center(self, row: int, side: Side) -> QPointF:
        """The middle of the disc that pushes into a row, on the edge of the turf."""
        band, turf = self.row_rect(row), self.turf
        return QPointF(turf.left() if side == "L" else turf.right(), band.center().y())

    def bay_rect(self, row: int, side: Side) -> QRectF:
        """A staging zone: a bay in the stone."""
        q, slab, band = self.pitch, self.slab, self.row_rect(row)
        inset, width = BAY_INSET * q, STAGING_WIDTH * q
        left = slab.left() if side == "L" else slab.right() - width
        share = QRectF(left, band.top(), width, q)
        # The turf reaches a little into the staging column.
        turf = TURF_MARGIN * q
        return share.adjusted(
            inset + (turf if side == "R" else 0),
            inset / 2,
            -inset - (turf if side == "L" else 0),
            -inset / 2,
        )

    def staged_side(self, count: int) -> float:
        """The side of each of `count` dice that wait in one bay."""
        return STAGED[min(count, len(STAGED) - 1)] * self.pitch

    def staged_center(self, row: int, side: Side, index: int, count: int) -> QPointF:
        """Where the die with the given index (0 came first, nearest the turf) of `count` lies in its bay.

        One lies on the row's axis. More stand in two ranks, in columns from the turf outward; from the fifth on the
        columns overlap, and each die still shows its outer column of pips. Later dice lie lower: paint them first.
        """
        bay, die = self.bay_rect(row, side), self.staged_side(count)
        column, rank = (0, 0.0) if count == 1 else (index // 2, index % 2 - 0.5)
        gap = _STAGED_GAP * self.pitch
        columns = math.ceil(count / 2)
        step = die + gap
        if columns > 2:
            # Two columns without overlap are as wide as all of them may be.
            step /= columns - 1
        inward = gap + die / 2 + column * step
        x = bay.right() - inward if side == "L" else bay.left() + inward
        return QPointF(x, bay.center().y() + rank * (die + gap))

    def slot_rect(self, row: int, side: Side, count: int) -> QRectF:
        """Where the next die would be staged beside `count` others; clear of all of them."""
        bay, q = self.bay_rect(row, side), self.pitch
        middle, gap, die = bay.center(), _STAGED_GAP * q, self.staged_side(count)
        if count == 0:
            return square(middle, 0.52 * q)
        if count == 3:
            return square(self.staged_center(row, side, 3, count), die)
        taken = gap + (1 if count <= 2 else 2) * (die + gap)
        width = min(die, bay.width() - taken - gap)
        height = min(die, 2.5 * width)
        left = bay.left() + gap if side == "L" else bay.right() - gap - width
        return QRectF(left, middle.y() - height / 2, width, height)

    def bay_at(self, point: QPointF) -> tuple[int, Side] | None:
        """The (row, side) of the bay that holds the point, or None."""
        sides: tuple[Side, ...] = ("L", "R")
        for row in FACES:
            for side in sides:
                if self.bay_rect(row, side).contains(point):
                    return row, side
        return None

    def number_rect(self, row: int) -> QRectF:
        """The row's number, left of the slab."""
        q, band, slab = self.pitch, self.row_rect(row), self.slab
        return QRectF(slab.left() - _NUMBERS * q, band.top(), 0.34 * q, q)

    def strength_rect(self, row: int) -> QRectF:
        """Strength and Resistance of a row, right of the slab. Empty when not asked for."""
        q, band, slab = self.pitch, self.row_rect(row), self.slab
        if not self.strength:
            return QRectF()
        return QRectF(slab.right() + 0.14 * q, band.top(), (_STRENGTH - 0.14) * q, q)

    def position_caption_rect(self, position: int) -> QRectF:
        """The name of a position, below the slab."""
        share = self.position_rect(1, position)
        return QRectF(share.left(), self._captions_top, share.width(), 0.24 * self.pitch)

    def staging_caption_rect(self, side: Side) -> QRectF:
        """The name of the staging zones, below the slab."""
        bay = self.bay_rect(1, side)
        return QRectF(bay.left(), self._captions_top, bay.width(), 0.24 * self.pitch)

    @property
    def rail(self) -> QRectF:
        """The wood that carries the Player Row, as wide as the slab. Empty when not asked for."""
        if not self.player_row:
            return QRectF()
        q, slab = self.pitch, self.slab
        return QRectF(slab.left(), slab.bottom() + (_CAPTIONS + _RAIL_GAP) * q, slab.width(), _RAIL * q)

    @property
    def _captions_top(self) -> float:
        # Below the thickness of the slab.
        return self.slab.bottom() + 0.13 * self.pitch


@dataclass(frozen=True)
class PlayerRowGeometry:
    """The dice on the wooden rail: the ends stand high and can be used, the middle lies sunk behind a rod."""

    rail: QRectF
    count: int
    """Dice in the Player Row, 0 to 8."""
    collapsed: int = 0
    """Collapsed dice that lie beside them, at the right."""

    @property
    def _unit(self) -> float:
        return self.rail.height()

    @property
    def groove(self) -> QRectF:
        """The sunk floor of the rail."""
        q = self._unit
        return self.rail.adjusted(0.11 * q, 0.14 * q, -0.11 * q, -0.14 * q)

    @property
    def live_side(self) -> float:
        """The side of the boundary dice."""
        return 0.57 * self._unit

    @property
    def sunk_side(self) -> float:
        """The side of the dice between them."""
        return 0.49 * self._unit

    @property
    def name_rect(self) -> QRectF:
        """Whose row it is."""
        groove, q = self.groove, self._unit
        return QRectF(groove.left() + 0.16 * q, groove.top(), 1.20 * q, groove.height())

    @property
    def hint_rect(self) -> QRectF:
        """For words at the right; empty when dice need the room."""
        groove, q = self.groove, self._unit
        if self.collapsed or self.count > 4:
            return QRectF()
        return QRectF(groove.right() - 1.36 * q, groove.top(), 1.20 * q, groove.height())

    def is_live(self, index: int) -> bool:
        """Whether the die is one of the two ends."""
        return index in (0, self.count - 1)

    def side_of(self, index: int) -> float:
        """The side of the die with that index, from the left."""
        return self.live_side if self.is_live(index) else self.sunk_side

    def center_of(self, index: int) -> QPointF:
        """Where the die with that index lies, from the left."""
        groove, q = self.groove, self._unit
        left = self.name_rect.right()
        right = groove.right() - self._collapsed_width
        if self.hint_rect.isValid():
            right = min(right, self.hint_rect.left())
        room = right - left - 0.20 * q
        step = min(0.74 * q, (room - self.live_side) / max(1, self.count - 1))
        # In the middle of the rail while there is room, so that the row does not wander as it shrinks.
        half = (step * (self.count - 1) + self.live_side) / 2
        middle = min(max(self.rail.center().x(), left + 0.10 * q + half), right - 0.10 * q - half)
        raised = -0.03 * q if self.is_live(index) else 0.04 * q
        return QPointF(middle + (index - (self.count - 1) / 2) * step, groove.center().y() + raised)

    def rect_of(self, index: int) -> QRectF:
        """The square of that die."""
        return square(self.center_of(index), self.side_of(index))

    @property
    def rod(self) -> tuple[QPointF, QPointF] | None:
        """From end to end of the rod that locks the middle; None when there is no middle."""
        if self.count <= 2:
            return None
        reach = self.sunk_side / 2 + 0.05 * self._unit
        return (
            self.center_of(1) - QPointF(reach, 0),
            self.center_of(self.count - 2) + QPointF(reach, 0),
        )

    @property
    def collapsed_side(self) -> float:
        """The side of a collapsed die."""
        return 0.36 * self._unit

    @property
    def _collapsed_width(self) -> float:
        if not self.collapsed:
            return 0.10 * self._unit
        return (0.30 + 0.36 + (self.collapsed - 1) * self._collapsed_step) * self._unit

    @property
    def _collapsed_step(self) -> float:
        return 0.40 if self.collapsed <= 3 else 0.80 / (self.collapsed - 1)

    def collapsed_center(self, index: int) -> QPointF:
        """Where the collapsed die with that index lies, from the left."""
        groove, q = self.groove, self._unit
        left = groove.right() - self._collapsed_width + 0.14 * q + self.collapsed_side / 2
        return QPointF(left + index * self._collapsed_step * q, groove.center().y() + 0.03 * q)
