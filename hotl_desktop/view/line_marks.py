"""What Head of the Line draws round and under its chips: paths, rings, targets. Sizes are cells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from .chips import paint_crown_and_emblem
from .emblems import crown_path
from .paint import dashed_pen, pen, round_rect, saved
from .theme import CREAM, Stroke, Theme, lighter, with_alpha

FADED_OPACITY: Final = 0.30
"""Lines that are not the one being previewed."""

END_RADIUS: Final = 0.33
"""Of the disc at the end of a legal line, in cells."""

_PATH: Final = 0.075
_CASING: Final = 0.17


def paint_line(
    painter: QPainter,
    points: Sequence[QPointF],
    cell: float,
    theme: Theme,
    seat: int,
    casing_only: bool = False,
) -> None:
    """The path of a legal line through the centres of its cells, from the Head on. Goes under the chips.

    Where lines meet, paint the casing of all first (`casing_only`), then all of them.
    """
    if len(points) < 2:
        return
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    with saved(painter):
        if casing_only:
            painter.strokePath(path, pen(theme.palette.casing, _CASING * cell))
        else:
            painter.strokePath(path, pen(theme.seats[seat].line, _PATH * cell))


def paint_line_dot(painter: QPainter, center: QPointF, cell: float, theme: Theme, seat: int) -> None:
    """An empty cell that a legal line passes."""
    with saved(painter):
        painter.setBrush(theme.palette.casing)
        painter.drawEllipse(center, 0.105 * cell, 0.105 * cell)
        painter.setBrush(theme.seats[seat].line)
        painter.drawEllipse(center, 0.070 * cell, 0.070 * cell)


def paint_line_ring(painter: QPainter, center: QPointF, cell: float, theme: Theme, seat: int) -> None:
    """Round a chip that a legal line of the seat would take."""
    _paint_ring(painter, center, 0.425 * cell, 0.050 * cell, 0.022 * cell, theme, seat)


def paint_line_end(
    painter: QPainter,
    center: QPointF,
    cell: float,
    theme: Theme,
    seat: int,
    *,
    hover: bool = False,
    shared: bool = False,
) -> None:
    """The target at the end of a legal line: the crown that would come here.

    `shared`: more than one line ends here, so the ring and the crown are split; each origin is a target then.
    """
    look = theme.seats[seat]
    outer = (END_RADIUS + (0.035 if hover else 0.0)) * cell
    stroke = 0.055 * cell
    ring = outer - stroke / 2
    with saved(painter):
        painter.setBrush(theme.palette.casing)
        painter.drawEllipse(center, outer + 0.030 * cell, outer + 0.030 * cell)
        painter.setPen(pen(look.line, stroke, Qt.PenCapStyle.FlatCap))
        painter.setBrush(look.line if hover else theme.palette.casing)
        if shared:
            gap = 17
            box = QRectF(center.x() - ring, center.y() - ring, 2 * ring, 2 * ring)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(center, ring - stroke / 2, ring - stroke / 2)
            painter.setPen(pen(look.line, stroke, Qt.PenCapStyle.FlatCap))
            painter.drawArc(box, (-90 + gap) * 16, (180 - 2 * gap) * 16)
            painter.drawArc(box, (90 + gap) * 16, (180 - 2 * gap) * 16)
        else:
            painter.drawEllipse(center, ring, ring)
        crown = crown_path(center + QPointF(0, 0.015 * cell), 0.29 * cell)
        painter.fillPath(crown, theme.palette.casing if hover else look.line)
        if shared:
            painter.setPen(pen(look.line if hover else theme.palette.casing, 0.05 * cell, Qt.PenCapStyle.FlatCap))
            painter.drawLine(center - QPointF(0, 0.26 * cell), center + QPointF(0, 0.26 * cell))


def paint_origin_target(
    painter: QPainter, center: QPointF, cell: float, theme: Theme, seat: int, *, hover: bool = False
) -> None:
    """A cell to start from, where several lines share their end: a smaller, empty disc."""
    look = theme.seats[seat]
    radius = (0.215 if hover else 0.19) * cell
    with saved(painter):
        painter.setBrush(theme.palette.casing)
        painter.drawEllipse(center, radius + 0.055 * cell, radius + 0.055 * cell)
        painter.setPen(pen(look.line, 0.055 * cell))
        painter.setBrush(look.line if hover else theme.palette.casing)
        painter.drawEllipse(center, radius, radius)


def paint_victim_ring(painter: QPainter, center: QPointF, cell: float, theme: Theme, seat: int) -> None:
    """Round a chip that the previewed line of the seat would take."""
    look = theme.seats[seat]
    with saved(painter):
        painter.setPen(pen(CREAM, 0.120 * cell))
        painter.drawEllipse(center, 0.430 * cell, 0.430 * cell)
        painter.setPen(pen(look.mark, 0.070 * cell))
        painter.drawEllipse(center, 0.430 * cell, 0.430 * cell)


def paint_cross_badge(painter: QPainter, center: QPointF, cell: float, theme: Theme, seat: int) -> None:
    """The small x at the upper right of a chip that would be taken. `center` is the chip's."""
    spot = center + QPointF(0.31 * cell, -0.31 * cell)
    arm = 0.055 * cell
    with saved(painter):
        painter.setPen(pen(CREAM, 0.035 * cell))
        painter.setBrush(theme.seats[seat].mark)
        painter.drawEllipse(spot, 0.135 * cell, 0.135 * cell)
        painter.setPen(pen(CREAM, 0.040 * cell))
        painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm))
        painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm))


def paint_refuge(
    painter: QPainter, center: QPointF, cell: float, theme: Theme, seat: int, *, hover: bool = False
) -> None:
    """Where the seat's captured Head goes, or may go: a dashed ring with the crown to come."""
    look = theme.seats[seat]
    radius = 0.448 * cell
    with saved(painter):
        painter.setBrush(lighter(CREAM, 0.6) if hover else CREAM)
        painter.drawEllipse(center, 0.490 * cell, 0.490 * cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if hover:
            painter.setPen(pen(look.mark, 0.055 * cell))
        else:
            painter.setPen(dashed_pen(look.mark, 0.055 * cell, 2 * math.pi * radius, 18))
        painter.drawEllipse(center, radius, radius)
        paint_crown_and_emblem(painter, center - QPointF(0, 0.03 * cell), cell, theme, seat)


def paint_refuge_arrow(painter: QPainter, start: QPointF, end: QPointF, cell: float, theme: Theme, seat: int) -> None:
    """From where the seat's Head was taken (a cell's centre) to its refuge (another's)."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    if length < 0.5 * cell:
        return
    unit = way / length
    # From rim to rim; between neighbours too little is left, so the arrow reaches a little into both.
    margin = min(0.46 * cell, (length - 0.42 * cell) / 2)
    tail, tip = start + unit * margin, end - unit * margin
    barb = 0.15 * cell
    side = QPointF(-unit.y(), unit.x())
    arrow = QPainterPath(tail)
    arrow.lineTo(tip)
    arrow.moveTo(tip + (side - unit) * barb)
    arrow.lineTo(tip)
    arrow.lineTo(tip - (side + unit) * barb)
    with saved(painter):
        painter.strokePath(arrow, pen(theme.palette.casing, 0.150 * cell))
        painter.strokePath(arrow, pen(theme.seats[seat].line, 0.070 * cell))


def paint_preview_capsule(
    painter: QPainter, first: QPointF, last: QPointF, cell: float, theme: Theme, seat: int
) -> None:
    """Round the previewed line, from the centre of its first cell to that of its last. Under the chips."""
    look = theme.seats[seat]
    path = _capsule(first, last, 0.48 * cell)
    with saved(painter):
        painter.fillPath(path, with_alpha(theme.palette.casing, 0.62))
        painter.fillPath(path, with_alpha(look.fill, 0.20))
        width = max(0.035 * cell, Stroke.HIGH_CONTRAST if theme.high_contrast else 0)
        painter.strokePath(path, pen(theme.palette.casing, 2.2 * width))
        painter.strokePath(path, pen(look.line, width))


def paint_laid_capsule(painter: QPainter, first: QPointF, last: QPointF, cell: float, theme: Theme) -> None:
    """Round all cells of the line that was laid last. Under the chips."""
    path = _capsule(first, last, 0.47 * cell)
    with saved(painter):
        painter.fillPath(path, with_alpha(lighter(theme.palette.cell, 0.6), 0.16 if theme.dark else 0.42))
        width = max(0.024 * cell, Stroke.HIGH_CONTRAST if theme.high_contrast else 1.0)
        ink = theme.palette.ink if theme.high_contrast else with_alpha(theme.palette.ink, 0.55)
        painter.strokePath(path, pen(ink, width))


def paint_cell_wash(painter: QPainter, rect: QRectF, cell: float, theme: Theme, seat: int, alpha: float) -> None:
    """A cell tinted in the seat's colour, for overlays. `rect` is the square that is drawn for the cell."""
    with saved(painter):
        painter.fillPath(round_rect(rect, 0.10 * cell), with_alpha(theme.seats[seat].fill, alpha))


def _paint_ring(
    painter: QPainter, center: QPointF, radius: float, width: float, edge: float, theme: Theme, seat: int
) -> None:
    with saved(painter):
        painter.setPen(pen(theme.palette.casing, width + 2 * edge))
        painter.drawEllipse(center, radius, radius)
        painter.setPen(pen(theme.seats[seat].line, width))
        painter.drawEllipse(center, radius, radius)


def _capsule(first: QPointF, last: QPointF, half_width: float) -> QPainterPath:
    """A rectangle with half circles at both ends, round two points on one row or column."""
    box = QRectF(first, last).normalized()
    return round_rect(box.adjusted(-half_width, -half_width, half_width, half_width), half_width)
