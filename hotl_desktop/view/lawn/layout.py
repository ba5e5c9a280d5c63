"""How the scene's rectangle is shared out: the Lawn, the big Player Row of one seat, small ones of the other three.

Pure numbers in logical pixels. The small Player Rows lie below the big one, or, where the scene is wide, stand in a
column of racks left of the Lawn: whichever leaves the Lawn larger.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.get_off_my_lawn import Side
from hotl_desktop.games.get_off_my_lawn.places import DICE_EACH
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from ..dice import SUNK_OPACITY
from ..lawn_geometry import LawnGeometry, PlayerRowGeometry
from ..theme import COLLAPSE_TILT, FALLER_TILT, SEATS
from .places import Berth, Captured, Collapsed, Counts, Fallen, InQueue, InRow, OnLawn, Opening

MARGIN: Final = 8.0
"""Round everything, in pixels."""

# In row pitches.
_FLAT_HEIGHT: Final = 0.78
_FLAT_GAP: Final = 0.10
_UPRIGHT_WIDTH: Final = 0.60
_UPRIGHT_GAP: Final = 0.10
_UPRIGHT_ASIDE: Final = 0.14
"""Between the racks and the row numbers."""
_TRAY: Final = 0.32
"""A captured Power Die before the big Player Row."""
_TRAY_STEP: Final = 0.36
FALLEN: Final = 0.64
"""The side of a die that was pushed off, where nobody waits."""
_ROLLED: Final = 0.46
"""A die of a small Player Row while it is rolled."""
_FALLEN_ASIDE: Final = 0.52
""" … where others do."""

# The order in which dice are painted.
Z_QUEUE: Final = 20.0
Z_LAWN: Final = 30.0
Z_ROW: Final = 40.0
Z_ROD: Final = 42.0
Z_LIVE: Final = 44.0


@dataclass(frozen=True, slots=True)
class Pose:
    """How a die lies."""

    center: QPointF
    side: float
    tilt: float = 0.0
    """Degrees clockwise."""
    opacity: float = 1.0
    z: float = Z_LAWN
    lift: float = 0.0
    """How high it is held, in sides."""


@dataclass(frozen=True)
class Rack:
    """A small Player Row: badge, dice in a groove, captured Power Dice."""

    rect: QRectF
    upright: bool
    """Its lowest die is at the bottom; otherwise at the left."""

    @property
    def _unit(self) -> float:
        """The pitch of the Lawn that this rack is made for."""
        return self.rect.width() / _UPRIGHT_WIDTH if self.upright else self.rect.height() / _FLAT_HEIGHT

    @property
    def badge_center(self) -> QPointF:
        """The middle of the seat's badge."""
        q, rect = self._unit, self.rect
        if self.upright:
            return QPointF(rect.center().x(), rect.top() + 0.26 * q)
        return QPointF(rect.left() + 0.20 * q, rect.top() + 0.17 * q)

    @property
    def badge_size(self) -> float:
        """Its diameter."""
        return (0.38 if self.upright else 0.27) * self._unit

    @property
    def name_rect(self) -> QRectF:
        """Whose it is; empty where there is no room."""
        if self.upright:
            return QRectF()
        q, rect = self._unit, self.rect
        return QRectF(rect.left() + 0.40 * q, rect.top() + 0.02 * q, rect.width() - 0.48 * q, 0.30 * q)

    @property
    def groove(self) -> QRectF:
        """The sunk floor that the dice lie in."""
        q, rect = self._unit, self.rect
        if self.upright:
            return QRectF(rect.left() + 0.06 * q, rect.top() + 0.52 * q, rect.width() - 0.12 * q, 4.46 * q)
        return QRectF(rect.left() + 0.06 * q, rect.top() + 0.34 * q, rect.width() - 0.12 * q, 0.38 * q)

    @property
    def live_side(self) -> float:
        """The side of the boundary dice."""
        return (0.40 if self.upright else 0.265) * self._unit

    def side_of(self, slot: int, count: int) -> float:
        """The side of the die in a slot of a row of `count`."""
        return self.live_side * (1.0 if slot in (0, count - 1) else 0.88)

    @property
    def _step(self) -> float:
        if self.upright:
            return min(0.50 * self._unit, (self.groove.height() - 0.50 * self._unit) / DICE_EACH)
        return min(0.34 * self._unit, (self.groove.width() - 0.22 * self._unit) / DICE_EACH)

    def center_of(self, slot: int) -> QPointF:
        """Where the die of a slot lies."""
        way = (0.5 + slot) * self._step + 0.05 * self._unit
        groove = self.groove
        if self.upright:
            return QPointF(groove.center().x(), groove.bottom() - way)
        return QPointF(groove.left() + way, groove.center().y() - 0.01 * self._unit)

    @property
    def collapsed_side(self) -> float:
        """The side of a collapsed die."""
        return 0.74 * self.live_side

    def collapsed_center(self, index: int, count: int) -> QPointF:
        """Where the collapsed die with that index of `count` lies: at the far end of the groove."""
        way = (count - index - 0.5) * self._step + 0.03 * self._unit
        groove = self.groove
        if self.upright:
            return QPointF(groove.center().x(), groove.top() + way)
        return QPointF(groove.right() - way, groove.center().y())

    @property
    def dish(self) -> QRectF:
        """The hollow that captured Power Dice lie in; empty for racks where they lie on the wood itself."""
        if not self.upright:
            return QRectF()
        q, groove = self._unit, self.groove
        return QRectF(
            groove.left(), groove.bottom() + 0.08 * q, groove.width(), self.rect.bottom() - groove.bottom() - 0.15 * q
        )

    @property
    def captured_side(self) -> float:
        """The side of a captured Power Die."""
        return 0.21 * self._unit

    def captured_center(self, index: int, count: int) -> QPointF:
        """Where the captured Power Die with that index of `count` lies."""
        q, rect = self._unit, self.rect
        step = self.captured_side + 0.03 * q
        if self.upright:
            across = index % 2 - 0.5
            return QPointF(self.dish.center().x() + across * step, self.dish.bottom() - 0.20 * q - index // 2 * step)
        right = rect.right() - 0.08 * q - self.captured_side / 2
        return QPointF(right - (count - 1 - index) * step, rect.top() + 0.16 * q)


@dataclass(frozen=True)
class TableLayout:
    """Where everything of the table is in the scene."""

    area: QRectF
    """The scene."""
    viewer: int
    """Whose Player Row is the big one."""

    @cached_property
    def _room(self) -> QRectF:
        margin = min(MARGIN, self.area.width() / 20, self.area.height() / 20)
        return self.area.adjusted(margin, margin, -margin, -margin)

    @cached_property
    def _unit_size(self) -> tuple[float, float]:
        """Width and height of the Lawn with its Player Row, in pitches."""
        probe = LawnGeometry(QRectF(0, 0, 1000, 1000))
        return probe.bounds.width() / probe.pitch, probe.bounds.height() / probe.pitch

    @cached_property
    def upright(self) -> bool:
        """Whether the small Player Rows stand beside the Lawn."""
        return self.pitch_if(True) > self.pitch_if(False)

    def pitch_if(self, upright: bool) -> float:
        """From one row to the next, if the small Player Rows stood beside the Lawn or lay below it."""
        width, height = self._total(upright)
        return min(self._room.width() / width, self._room.height() / height)

    def _total(self, upright: bool) -> tuple[float, float]:
        width, height = self._unit_size
        if upright:
            return width + 3 * _UPRIGHT_WIDTH + 2 * _UPRIGHT_GAP + _UPRIGHT_ASIDE, height
        return width, height + _FLAT_GAP + _FLAT_HEIGHT

    @cached_property
    def lawn(self) -> LawnGeometry:
        """The Lawn itself with Strength and the big Player Row."""
        q = self.pitch_if(self.upright)
        width, height = self._unit_size
        all_width, all_height = self._total(self.upright)
        left = self._room.center().x() - all_width * q / 2 + (all_width - width) * q
        top = self._room.center().y() - all_height * q / 2
        return LawnGeometry(QRectF(left, top, width * q, height * q))

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        return self.lawn.pitch

    @cached_property
    def racks(self) -> dict[int, Rack]:
        """The small Player Rows by seat, clockwise after the viewer."""
        q, bounds, slab = self.pitch, self.lawn.bounds, self.lawn.slab
        others = [(self.viewer + step) % len(SEATS) for step in (1, 2, 3)]
        racks = {}
        step = (_UPRIGHT_WIDTH + _UPRIGHT_GAP) * q
        gap = 0.12 * q
        width = (bounds.right() - slab.left() - 2 * gap) / 3
        for index, seat in enumerate(others):
            if self.upright:
                left = bounds.left() - _UPRIGHT_ASIDE * q - _UPRIGHT_WIDTH * q - (2 - index) * step
                rect = QRectF(left, slab.top(), _UPRIGHT_WIDTH * q, slab.height())
            else:
                left = slab.left() + index * (width + gap)
                rect = QRectF(left, bounds.bottom() + (_FLAT_GAP - 0.06) * q, width, _FLAT_HEIGHT * q)
            racks[seat] = Rack(rect, self.upright)
        return racks

    def player_row(self, counts: Counts) -> PlayerRowGeometry:
        """The big Player Row with so many dice."""
        return PlayerRowGeometry(self.lawn.rail, counts.rows[self.viewer], counts.collapsed[self.viewer])

    @cached_property
    def tray(self) -> QRectF:
        """Where the viewer's captured Power Dice lie: right of the rail."""
        rail, q = self.lawn.rail, self.pitch
        return QRectF(rail.right() + 0.12 * q, rail.top() + 0.06 * q, 1.06 * q, rail.height() - 0.12 * q)

    # ------------------------------------------------------------------------------------------------- poses

    def pose(self, place: Berth, counts: Counts) -> Pose:
        """How a die lies at a place, when so many dice lie on the table.

        Where a die fell off is not said by its place: it lies right of row 3 until the scene knows better.
        """
        lawn = self.lawn
        match place:
            case OnLawn():
                return Pose(lawn.die_center(place.row, place.index), lawn.die_side, z=Z_LAWN + place.index / 10)
            case InQueue():
                count = counts.queues[zone_index(place.row, place.side)]
                center = lawn.staged_center(place.row, place.side, place.index, count)
                return Pose(center, lawn.staged_side(count), z=Z_QUEUE - place.index / 10)
            case InRow():
                return self._pose_in_row(place, counts)
            case Collapsed():
                return self._pose_collapsed(place, counts)
            case Captured():
                return self._pose_captured(place, counts)
            case Fallen():
                return self.fallen_pose(3, "R")
            case Opening():
                return self._pose_opening(place.seat)

    def _pose_in_row(self, place: InRow, counts: Counts) -> Pose:
        seat, slot, count = place.seat, place.slot, counts.rows[place.seat]
        live = slot in (0, count - 1)
        opacity, z = (1.0, Z_LIVE) if live else (SUNK_OPACITY, Z_ROW)
        if seat == self.viewer:
            row = self.player_row(counts)
            return Pose(row.center_of(slot), row.side_of(slot), opacity=opacity, z=z + slot / 100)
        rack = self.racks[seat]
        return Pose(rack.center_of(slot), rack.side_of(slot, count), opacity=opacity, z=z + slot / 100)

    def _pose_collapsed(self, place: Collapsed, counts: Counts) -> Pose:
        if place.seat == self.viewer:
            row = self.player_row(counts)
            center, side = row.collapsed_center(place.index), row.collapsed_side
        else:
            rack = self.racks[place.seat]
            center, side = rack.collapsed_center(place.index, counts.collapsed[place.seat]), rack.collapsed_side
        return Pose(center, side, tilt=COLLAPSE_TILT, z=Z_ROW + place.index / 100)

    def _pose_captured(self, place: Captured, counts: Counts) -> Pose:
        own = counts.captured[place.seat]
        index = own.index(place.row)
        if place.seat == self.viewer:
            q, tray = self.pitch, self.tray
            across, down = index % 3, index // 3
            first = QPointF(tray.left() + 0.17 * q, tray.center().y() + (0.5 if len(own) > 3 else 0) * _TRAY_STEP * q)
            center = first + QPointF(across * _TRAY_STEP * q, -down * _TRAY_STEP * q)
            return Pose(center, _TRAY * q, z=Z_ROW)
        rack = self.racks[place.seat]
        return Pose(rack.captured_center(index, len(own)), rack.captured_side, z=Z_ROW)

    def _pose_opening(self, seat: int) -> Pose:
        if seat == self.viewer:
            row = PlayerRowGeometry(self.lawn.rail, 1)
            return Pose(row.center_of(0), row.live_side, z=Z_LIVE)
        rack = self.racks[seat]
        return Pose(rack.groove.center(), rack.live_side, z=Z_LIVE)

    def fallen_pose(self, row: int, side: Side, waiting: int = 0) -> Pose:
        """How a die lies that was pushed off a row at one side: on the stone, tipped.

        Where others wait there, it is smaller and farther out, so that the nearest of them is still seen.
        """
        bay, q = self.lawn.bay_rect(row, side), self.pitch
        way = 1 if side == "R" else -1
        center, size = bay.center(), FALLEN * q
        if waiting:
            inner = bay.left() if side == "R" else bay.right()
            center, size = QPointF(inner + way * 0.75 * q, center.y()), _FALLEN_ASIDE * q
        return Pose(center, size, tilt=way * FALLER_TILT, z=Z_LIVE + 10)

    def roll_pose(self, seat: int, lies: Pose) -> Pose:
        """How a boundary die is shown that is rolled: beside its small Player Row and larger, or in the big one."""
        rack, q = self.racks.get(seat), self.pitch
        if rack is None:
            return Pose(lies.center, lies.side, z=lies.z)
        if rack.upright:
            center = QPointF(rack.rect.right() + 0.30 * q, lies.center.y())
        else:
            center = QPointF(lies.center.x(), rack.rect.top() - 0.24 * q)
        return Pose(center, _ROLLED * q, z=lies.z)

    def entry_pose(self, row: int, side: Side) -> Pose:
        """How a die stands that is about to push into a row: one position outside it, over the stone."""
        lawn = self.lawn
        step = lawn.die_center(row, 1) - lawn.die_center(row, 0)
        center = lawn.die_center(row, 0) - step if side == "L" else lawn.die_center(row, 4) + step
        return Pose(center, lawn.die_side, z=Z_LIVE + 20, lift=0.10)
