"""What is drawn where two lines share their end: a disc in two halves, and the origin that chooses the other line."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ..emblems import crown_path
from ..paint import pen, saved
from ..theme import Theme

_RADIUS: Final = 0.38
"""Of the whole disc: more than that of a simple end, as each half must be hit."""
_STROKE: Final = 0.055
_GAP: Final = 0.05
"""Between the halves."""
_CHOICE_RADIUS: Final = 0.25


def paint_split_end(
    painter: QPainter, center: QPointF, toward: tuple[QPointF, QPointF], cell: float, theme: Theme, seat: int
) -> None:
    """Like the end of any offered line, but in halves. `toward`: steps of length 1 to the two origins, as seen."""
    look = theme.seats[seat]
    radius = (_RADIUS - _STROKE / 2) * cell
    # The halves meet on the way to the Head, between the two origins.
    apart = toward[0] - toward[1]
    apart /= math.hypot(apart.x(), apart.y())
    with saved(painter):
        painter.setBrush(theme.palette.casing)
        painter.drawEllipse(center, (_RADIUS + 0.03) * cell, (_RADIUS + 0.03) * cell)
        for side in (apart, -apart):
            middle = center + side * ((_GAP + _STROKE) / 2 * cell)
            # Both arcs belong to circles that meet the outer edge of the disc.
            box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            angle = math.degrees(math.atan2(-side.y(), side.x()))
            half = QPainterPath()
            half.arcMoveTo(box, angle - 90)
            half.arcTo(box, angle - 90, 180)
            half.closeSubpath()
            painter.strokePath(half, pen(look.line, _STROKE * cell, join=Qt.PenJoinStyle.RoundJoin))
        crown = crown_path(center + QPointF(0, 0.012 * cell), 0.30 * cell)
        painter.strokePath(crown, pen(theme.palette.casing, 0.13 * cell))
        painter.fillPath(crown, look.line)


def paint_other_origin(
    painter: QPainter, center: QPointF, toward: QPointF, cell: float, theme: Theme, seat: int
) -> None:
    """Where the other line to the same end starts: a disc with an arrow that way (a step of length 1, as seen)."""
    look = theme.seats[seat]
    side = QPointF(-toward.y(), toward.x())
    tip, barb = center + toward * (0.12 * cell), 0.10 * cell
    arrow = QPainterPath(center - toward * (0.12 * cell))
    arrow.lineTo(tip)
    arrow.moveTo(tip + (side - toward) * barb)
    arrow.lineTo(tip)
    arrow.lineTo(tip - (side + toward) * barb)
    with saved(painter):
        painter.setBrush(theme.palette.casing)
        painter.drawEllipse(center, _CHOICE_RADIUS * cell, _CHOICE_RADIUS * cell)
        painter.setBrush(look.line)
        painter.drawEllipse(center, (_CHOICE_RADIUS - 0.035) * cell, (_CHOICE_RADIUS - 0.035) * cell)
        painter.strokePath(arrow, pen(theme.palette.casing, 0.055 * cell))
