"""What Get Off My Lawn draws round its dice: push discs, staging slots, the belt. Sizes are row pitches."""

from __future__ import annotations

import enum
import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from . import dice
from .paint import circle, dashed_pen, lit, pen, round_rect, saved, square
from .tags import padlock_path
from .theme import CREAM, Stroke, Theme, with_alpha

ARROW_RADIUS: Final = 0.185
"""Of a push disc without its ring, in row pitches."""


class TargetState(enum.Enum):
    """How a target answers to the pointer."""

    IDLE = "idle"
    HOVER = "hover"
    BLOCKED = "blocked"


def paint_push_disc(
    painter: QPainter,
    center: QPointF,
    pitch: float,
    theme: Theme,
    seat: int,
    *,
    rightwards: bool,
    state: TargetState = TargetState.IDLE,
) -> None:
    """The disc on the edge of the turf that pushes a die in. Blocked: the seat lacks Strength here."""
    look, palette = theme.seats[seat], theme.palette
    radius = ARROW_RADIUS * pitch * (1.10 if state is TargetState.HOVER else 1.0)
    blocked = state is TargetState.BLOCKED
    with saved(painter):
        if not blocked and not theme.high_contrast:
            drop = (0.05 if state is TargetState.HOVER else 0.025) * pitch
            painter.setBrush(with_alpha(palette.shadow, 0.22))
            painter.drawEllipse(center + QPointF(0, drop), 1.2 * radius, 1.2 * radius)
        painter.setBrush(palette.casing)
        painter.drawEllipse(center, 1.2 * radius, 1.2 * radius)
        if theme.high_contrast:
            painter.setBrush(palette.disabled if blocked else palette.rim)
            painter.drawEllipse(center, radius + Stroke.HIGH_CONTRAST, radius + Stroke.HIGH_CONTRAST)
        painter.setBrush(palette.sunk if blocked else lit(square(center, 2 * radius), look.top, look.bottom))
        painter.drawEllipse(center, radius, radius)
        arrow = arrow_path(center, radius, rightwards)
        painter.strokePath(arrow, pen(palette.disabled if blocked else look.ink, 0.20 * radius))
        if blocked:
            spot, arm = center + QPointF(0.80 * radius, -0.80 * radius), 0.26 * radius
            painter.setBrush(palette.casing)
            painter.drawEllipse(spot, 0.48 * radius, 0.48 * radius)
            painter.setPen(pen(palette.bad, 0.17 * radius))
            painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm))
            painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm))


def arrow_path(center: QPointF, radius: float, rightwards: bool) -> QPainterPath:
    """The arrow on a disc of that radius, to be stroked."""
    way = 1.0 if rightwards else -1.0
    tip = center + QPointF(0.50 * radius * way, 0)
    path = QPainterPath(center - QPointF(0.48 * radius * way, 0))
    path.lineTo(tip)
    path.moveTo(tip + QPointF(-0.38 * radius * way, -0.38 * radius))
    path.lineTo(tip)
    path.lineTo(tip + QPointF(-0.38 * radius * way, 0.38 * radius))
    return path


def paint_slot(
    painter: QPainter, rect: QRectF, theme: Theme, seat: int, *, hover: bool = False, plus: bool = True
) -> None:
    """A dashed place where the seat may put a die: a staging slot, or a free position without the plus."""
    look = theme.seats[seat]
    size = min(rect.width(), rect.height())
    width = max(1.5, 0.055 * size)
    radius = dice.RADIUS * size
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    length = 2 * (inner.width() + inner.height() - 4 * radius) + 2 * math.pi * radius
    with saved(painter):
        painter.fillPath(round_rect(inner, radius), with_alpha(theme.palette.casing, 0.92 if hover else 0.66))
        outline = round_rect(inner, radius)
        if hover:
            painter.strokePath(outline, pen(look.line, width))
        else:
            painter.strokePath(outline, dashed_pen(look.line, width, length, 16))
        if plus:
            arm = 0.17 * size
            middle = rect.center()
            painter.setPen(pen(look.line, width))
            painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
            painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))


def paint_belt_chevron(
    painter: QPainter, center: QPointF, pitch: float, theme: Theme, seat: int, *, rightwards: bool
) -> None:
    """Between two dice of a row: the way the belt will run."""
    way = (0.055 if rightwards else -0.055) * pitch
    rise = 0.085 * pitch
    path = QPainterPath(center + QPointF(-way, -rise))
    path.lineTo(center + QPointF(way, 0))
    path.lineTo(center + QPointF(-way, rise))
    with saved(painter):
        painter.strokePath(path, pen(theme.palette.casing, 0.105 * pitch))
        painter.strokePath(path, pen(theme.seats[seat].line, 0.050 * pitch))


def paint_row_outline(painter: QPainter, rect: QRectF, pitch: float, theme: Theme, seat: int) -> None:
    """The row that the chosen die belongs to: chalked over and outlined. Goes under the dice."""
    path = round_rect(rect, 0.13 * pitch)
    with saved(painter):
        if not theme.high_contrast:
            painter.fillPath(path, with_alpha(CREAM, 0.12 if theme.dark else 0.30))
        painter.strokePath(path, pen(theme.palette.casing, 0.080 * pitch))
        painter.strokePath(path, pen(theme.seats[seat].line, 0.036 * pitch))


def paint_die_ring(painter: QPainter, center: QPointF, side: float, theme: Theme, seat: int) -> None:
    """Behind a chosen die of the Player Row: its seat's colour round a cased ground. Sizes are die sides."""
    outer = square(center, 1.30 * side)
    with saved(painter):
        painter.fillPath(round_rect(outer, 0.37 * side), theme.palette.casing)
        if theme.dark:
            # On dark wood the band between the die and the ring has to be seen as well.
            painter.fillPath(round_rect(outer, 0.37 * side), with_alpha(CREAM, 0.10))
        painter.strokePath(round_rect(outer, 0.37 * side), pen(theme.palette.casing, 0.12 * side))
        painter.strokePath(round_rect(outer, 0.37 * side), pen(theme.seats[seat].line, 0.06 * side))


def paint_new_die_ring(painter: QPainter, center: QPointF, side: float, theme: Theme, seat: int) -> None:
    """Round the die that would come to the Lawn, in a preview: dashed."""
    rect = square(center, 1.16 * side)
    radius = 0.31 * side
    length = 4 * (rect.width() - 2 * radius) + 2 * math.pi * radius
    with saved(painter):
        painter.strokePath(round_rect(rect, radius), pen(theme.palette.casing, 0.10 * side))
        painter.strokePath(round_rect(rect, radius), dashed_pen(theme.seats[seat].line, 0.050 * side, length, 20))


def paint_faller_disc(painter: QPainter, center: QPointF, pitch: float, theme: Theme, seat: int) -> None:
    """Under the die that would be pushed off, in a preview: a dashed disc in the pusher's colour."""
    radius = 0.46 * pitch
    with saved(painter):
        painter.fillPath(circle(center, radius), with_alpha(theme.palette.casing, 0.86))
        painter.setPen(dashed_pen(theme.seats[seat].line, 0.038 * pitch, 2 * math.pi * radius, 22))
        painter.drawEllipse(center, radius, radius)


def paint_rod(painter: QPainter, start: QPointF, end: QPointF, side: float, theme: Theme) -> None:
    """The rod before the locked middle of a Player Row, with its padlock. `side` is that of a live die."""
    width = 0.11 * side
    wood = CREAM if not theme.dark else theme.palette.ink2
    if theme.high_contrast:
        wood = theme.palette.ink
    middle = (start + end) / 2
    rod = QPainterPath(start)
    rod.lineTo(end)
    with saved(painter):
        if not theme.high_contrast:
            painter.strokePath(rod.translated(0, 0.05 * side), pen(with_alpha(theme.palette.shadow, 0.35), width))
        painter.strokePath(rod, pen(wood, width))
        painter.fillPath(circle(middle, 0.19 * side), wood)
        ink = theme.palette.surface if theme.dark else theme.palette.ink2
        painter.fillPath(padlock_path(middle, 0.24 * side), ink)
