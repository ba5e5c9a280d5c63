"""Small things that say something: tags, strikes, odds, counted bars, ticks, the padlock, the focus ring."""

from __future__ import annotations

import enum
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from .fonts import font
from .paint import circle, lit, pen, round_rect, saved
from .theme import Radius, Space, Stroke, TextRole, Theme, Weight, mix, with_alpha

_TAG_HEIGHT: Final = 28.0
_TAG_PADDING: Final = 11.0
_BEAK: Final = 6.0
_USUAL_HALF: Final = 34.0
_MOST_GROWN: Final = 2.2


class Beak(enum.Enum):
    """Which edge of a tag points at what it is about."""

    NONE = "none"
    TOP = "top"
    BOTTOM = "bottom"


def grown_with(half: float) -> float:
    """How many times their usual size words and outlines have beside a cell or die, of which `half` is half the side.

    A large board is one that is seen from farther away; on smaller ones they stay as they are, to be read.
    """
    return min(_MOST_GROWN, max(1.0, half / _USUAL_HALF))


def label_font(grown: float) -> QFont:
    """For a word in a label on a board, `grown` times its usual size."""
    return font(TextRole.SMALL, pixels=round(TextRole.SMALL.value.size * grown), weight=Weight.SEMIBOLD)


def tag_size(text: str, grown: float = 1.0) -> QSizeF:
    """How large `paint_tag` paints the text, without its beak."""
    width = QFontMetricsF(label_font(grown)).horizontalAdvance(text)
    height = _TAG_HEIGHT * grown
    return QSizeF(max(height, width + 2 * _TAG_PADDING * grown), height)


def paint_tag(
    painter: QPainter, center: QPointF, text: str, theme: Theme, *, beak: Beak = Beak.NONE, grown: float = 1.0
) -> None:
    """A dark label round a point with one line of plain text: a gain, a reason. Never shortened."""
    size = tag_size(text, grown)
    rect = QRectF(center.x() - size.width() / 2, center.y() - size.height() / 2, size.width(), size.height())
    path = round_rect(rect, Radius.CONTROL_SMALL * grown)
    if beak is not Beak.NONE:
        edge, way = (rect.top(), -1) if beak is Beak.TOP else (rect.bottom(), 1)
        point = QPainterPath()
        point.addPolygon(
            QPolygonF(
                [
                    QPointF(center.x() - _BEAK * grown, edge),
                    QPointF(center.x() + _BEAK * grown, edge),
                    QPointF(center.x(), edge + way * _BEAK * grown),
                ]
            )
        )
        point.closeSubpath()
        path = path.united(point)
    with saved(painter):
        if not theme.high_contrast:
            painter.fillPath(path.translated(0, 2), with_alpha(theme.palette.shadow, 0.20))
        painter.fillPath(path, theme.palette.ink)
        painter.setFont(label_font(grown))
        painter.setPen(theme.palette.surface)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)


def strikes_size(out_of: int = 3) -> QSizeF:
    """How large `paint_strikes` paints."""
    return QSizeF(10 + 14 * (out_of - 1), 10)


def paint_strikes(painter: QPainter, corner: QPointF, theme: Theme, count: int, out_of: int = 3) -> None:
    """Passes or Strikes so far, from the upper left corner on: full discs, then rings."""
    with saved(painter):
        for index in range(out_of):
            middle = corner + QPointF(5 + 14 * index, 5)
            if index < count:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.palette.warn)
                painter.drawEllipse(middle, 5, 5)
            else:
                painter.setPen(pen(theme.palette.ink2, 1.3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, 4.35, 4.35)


def paint_odds_bar(painter: QPainter, rect: QRectF, theme: Theme, chance: float, *, current: bool = False) -> None:
    """An upright bar that is filled to `chance` (0 to 1) of its height; the current one in full colour."""
    palette = theme.palette
    radius = min(Space.XXS, rect.width() / 2)
    height = max(0.0, min(1.0, chance)) * rect.height()
    filled = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
    with saved(painter):
        track = round_rect(rect, radius)
        painter.fillPath(track, palette.sunk if theme.high_contrast else mix(palette.sunk, palette.line, 0.35))
        painter.setClipPath(track, Qt.ClipOperation.IntersectClip)
        ink = palette.accent if current else mix(palette.accent, palette.sunk, 0.45)
        painter.fillPath(round_rect(filled, min(radius, height / 2)), ink)
        painter.setClipping(False)
        if theme.high_contrast:
            painter.strokePath(track, pen(palette.line, Stroke.HAIRLINE))


def count_bar_width(count: int, height: float) -> float:
    """How wide `paint_count_bar` is."""
    return count * height + max(0, count - 1) * 0.22 * height


def paint_count_bar(
    painter: QPainter, corner: QPointF, height: float, theme: Theme, seat: int | None, count: int
) -> None:
    """Strength to be counted: `count` little blocks in the seat's colour or nobody's, from the upper left corner."""
    with saved(painter):
        for index in range(count):
            left = corner.x() + index * 1.22 * height
            block = QRectF(left, corner.y(), height, height)
            if seat is None:
                painter.setBrush(theme.palette.ink2)
            else:
                painter.setBrush(lit(block, theme.seats[seat].top, theme.seats[seat].bottom))
            width = max(0.8, 0.09 * height)
            painter.setPen(pen(theme.palette.rim, width))
            painter.drawPath(round_rect(block.adjusted(width / 2, width / 2, -width / 2, -width / 2), 0.26 * height))


def tick_path(center: QPointF, size: float) -> QPainterPath:
    """A tick as a line, to be stroked."""
    path = QPainterPath(center + QPointF(-0.40 * size, 0.02 * size))
    path.lineTo(center + QPointF(-0.10 * size, 0.30 * size))
    path.lineTo(center + QPointF(0.42 * size, -0.30 * size))
    return path


def cross_path(center: QPointF, size: float) -> QPainterPath:
    """An x as two lines, to be stroked."""
    arm = 0.34 * size
    path = QPainterPath(center + QPointF(-arm, -arm))
    path.lineTo(center + QPointF(arm, arm))
    path.moveTo(center + QPointF(-arm, arm))
    path.lineTo(center + QPointF(arm, -arm))
    return path


def paint_verdict(painter: QPainter, center: QPointF, size: float, theme: Theme, strong: bool) -> None:
    """A tick for strong enough, an x for not."""
    with saved(painter):
        if strong:
            painter.strokePath(tick_path(center, size), pen(theme.palette.accent, 0.17 * size))
        else:
            painter.strokePath(cross_path(center, size), pen(theme.palette.bad, 0.17 * size))


def padlock_path(center: QPointF, height: float) -> QPainterPath:
    """A closed padlock as a filled outline."""
    scale = height / _UNIT
    return QTransform.fromTranslate(center.x(), center.y()).scale(scale, scale).map(_unit_padlock())


_UNIT: Final = 1000.0


@cache
def _unit_padlock() -> QPainterPath:
    # At full size first, because path operations coarsen the curves of small shapes.
    body = QRectF(-380, -60, 760, 560)
    arch = QRectF(-240, -460, 480, 480)
    shackle = QPainterPath(QPointF(arch.left(), -30))
    shackle.lineTo(arch.left(), arch.center().y())
    shackle.arcTo(arch, 180, -180)
    shackle.lineTo(arch.right(), -30)
    stroker = QPainterPathStroker()
    stroker.setWidth(130)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    lock = round_rect(body, 120).subtracted(circle(body.center(), 85))
    return lock.united(stroker.createStroke(shackle))


def paint_focus_ring(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The keyboard's focus round a rectangle with round corners: cased, to show on any ground."""
    reach = Stroke.FOCUS_GAP + Stroke.FOCUS / 2
    path = round_rect(rect.adjusted(-reach, -reach, reach, reach), radius + reach)
    with saved(painter):
        painter.strokePath(path, pen(theme.palette.casing, Stroke.FOCUS + 2 * Stroke.HAIRLINE))
        painter.strokePath(path, pen(theme.palette.accent, Stroke.FOCUS))
