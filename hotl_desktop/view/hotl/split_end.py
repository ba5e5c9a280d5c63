"""The end that two lines share: a disc in two halves, each facing the origin that it stands for."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ..emblems import crown_path
from ..line_marks import END_RADIUS
from ..paint import pen, saved
from ..theme import Theme

_GAP: Final = 0.075
"""Between the halves, in cells."""
_STROKE: Final = 0.055


def paint_split_end(
    painter: QPainter, center: QPointF, toward: tuple[QPointF, QPointF], cell: float, theme: Theme, seat: int
) -> None:
    """Like the end of any offered line, but in halves. `toward`: steps of length 1 to the two origins, as seen."""
    look = theme.seats[seat]
    radius = (END_RADIUS - _STROKE / 2) * cell
    with saved(painter):
        painter.setBrush(theme.palette.casing)
        painter.drawEllipse(center, (END_RADIUS + 0.03) * cell, (END_RADIUS + 0.03) * cell)
        for step in toward:
            other = toward[1] if step is toward[0] else toward[0]
            # The halves meet on the way to the Head, between the two origins.
            apart = step - other
            apart /= math.hypot(apart.x(), apart.y())
            middle = center + apart * (_GAP / 2 * cell)
            box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            angle = math.degrees(math.atan2(-apart.y(), apart.x()))
            half = QPainterPath()
            half.arcMoveTo(box, angle - 90)
            half.arcTo(box, angle - 90, 180)
            half.closeSubpath()
            painter.fillPath(half, theme.palette.casing)
            painter.strokePath(half, pen(look.line, _STROKE * cell, join=Qt.PenJoinStyle.RoundJoin))
            # A small arrowhead says which origin the half belongs to.
            tip = middle + step * (0.235 * cell)
            side = QPointF(-step.y(), step.x())
            barb = 0.055 * cell
            arrow = QPainterPath(tip + (side - step) * barb)
            arrow.lineTo(tip)
            arrow.lineTo(tip - (side + step) * barb)
            painter.strokePath(arrow, pen(look.line, 0.042 * cell))
        crown = crown_path(center + QPointF(0, 0.012 * cell), 0.27 * cell)
        painter.strokePath(crown, pen(theme.palette.casing, 0.07 * cell))
        painter.fillPath(crown, look.line)
