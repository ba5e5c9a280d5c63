"""Where the tags on the board go, and what a gain reads like."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hotl_desktop.games.head_of_the_line import Line

from ..tags import tag_size
from .stamps import Stamps
from .targets import Targets

_HEAD_RADIUS: Final = 0.5
"""What a tag leaves free round the centre of a cell, in cells."""


def gain_text(gain: int) -> str:
    """A gain as its tag says it."""
    return f"+{gain}"


def tag_spot(stamps: Stamps, targets: Targets, line: Line, text: str) -> QPointF:
    """Where the tag of a line goes: beyond its end, or beside it where the board ends or a target lies."""
    places, size = stamps.places, tag_size(text)
    end = places.center(line.end)
    straight = places.toward(line.origin, line.end)
    aside = QPointF(-straight.y(), straight.x())
    ends = [places.center(other.end) for other in targets.lines if other.end != line.end]
    ends += [] if targets.head is None else [places.center(targets.head)]
    spots = [_beside(end, way, size, places.cell) for way in (straight, aside, -aside)]
    inside = [spot for spot in spots if places.outer.contains(_round(spot, size))] or spots
    return next((spot for spot in inside if not _covers(spot, size, ends)), inside[0])


def _beside(end: QPointF, way: QPointF, size: QSizeF, cell: float) -> QPointF:
    reach = _HEAD_RADIUS * cell + 4
    return end + QPointF(way.x() * (reach + size.width() / 2), way.y() * (reach + size.height() / 2 + 0.1 * cell))


def _round(spot: QPointF, size: QSizeF) -> QRectF:
    return QRectF(spot.x() - size.width() / 2, spot.y() - size.height() / 2, size.width(), size.height())


def _covers(spot: QPointF, size: QSizeF, points: list[QPointF]) -> bool:
    return any(_round(spot, size).contains(point) for point in points)


def spot_beside(stamps: Stamps, cell: int, text: str) -> QPointF:
    """Where a tag about one cell goes: above it, or below where the board ends."""
    places, size = stamps.places, tag_size(text)
    spots = [_beside(places.center(cell), way, size, places.cell) for way in (QPointF(0, -1), QPointF(0, 1))]
    spot = next((spot for spot in spots if places.outer.contains(_round(spot, size))), spots[0])
    # Near the left and right edge a long tag moves inwards.
    half = size.width() / 2
    return QPointF(min(max(spot.x(), places.outer.left() + half), places.outer.right() - half), spot.y())
