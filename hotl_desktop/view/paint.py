"""Small helpers for painters: saved state, pens, group opacity, the path that a moving shape sweeps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform


@contextmanager
def saved(painter: QPainter) -> Iterator[QPainter]:
    """Smooth edges inside, and the painter as it was afterwards."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    try:
        yield painter
    finally:
        painter.restore()


def pen(
    color: QColor,
    width: float,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> QPen:
    """A solid pen, `width` logical pixels wide."""
    return QPen(color, width, Qt.PenStyle.SolidLine, cap, join)


def dashed_pen(color: QColor, width: float, length: float, dashes: int, filled: float = 0.6) -> QPen:
    """A pen that divides a closed outline of the given length into `dashes` equal dashes, without a seam.

    `filled` is the share of each period that is drawn.
    """
    made = pen(color, width, Qt.PenCapStyle.FlatCap)
    period = length / dashes / width
    made.setDashPattern([period * filled, period * (1 - filled)])
    return made


def lit(rect: QRectF, top: QColor, bottom: QColor) -> QLinearGradient:
    """The light on the top of a piece: from its upper left down and a little to the right."""
    gradient = QLinearGradient(rect.topLeft(), QPointF(rect.left() + 0.35 * rect.width(), rect.bottom()))
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, bottom)
    return gradient


def circle(center: QPointF, radius: float) -> QPainterPath:
    """A whole circle."""
    path = QPainterPath()
    path.addEllipse(center, radius, radius)
    return path


def round_rect(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def square(center: QPointF, side: float) -> QRectF:
    """The square of that side round a point."""
    return QRectF(center.x() - side / 2, center.y() - side / 2, side, side)


def turned(path: QPainterPath, center: QPointF, degrees: float) -> QPainterPath:
    """The path turned clockwise round a point."""
    if not degrees:
        return path
    turn = QTransform().translate(center.x(), center.y()).rotate(degrees).translate(-center.x(), -center.y())
    return turn.map(path)


def swept(shape: QPainterPath, down: float) -> QPainterPath:
    """What a convex shape covers while it moves straight down: a flat thing seen with its side."""
    polygon = shape.toFillPolygon()
    points = [polygon.at(index) for index in range(polygon.size())]
    west = min(points, key=QPointF.x)
    east = max(points, key=QPointF.x)
    drop = QPointF(0, down)
    between = QPainterPath()
    between.addPolygon(QPolygonF([west, east, east + drop, west + drop]))
    between.closeSubpath()
    return shape.united(between).united(shape.translated(drop))


def scale_of(painter: QPainter) -> float:
    """How many device pixels one logical pixel of the painter is."""
    transform = painter.deviceTransform()
    return max(1.0, abs(transform.m11()) + abs(transform.m12()))


@contextmanager
def layer(painter: QPainter, rect: QRectF, opacity: float) -> Iterator[QPainter]:
    """Paint a whole group inside `rect` as if it were opaque, then lay it down at that opacity.

    Without it, every overlapping part of a half transparent piece would show through the next.
    """
    to_device = painter.deviceTransform()
    # On whole device pixels, so that the group is as sharp as if it were painted directly.
    box = to_device.mapRect(rect).toAlignedRect()
    image = QImage(box.size().expandedTo(QSize(1, 1)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    to_image = QTransform.fromTranslate(-box.left(), -box.top())
    inner = QPainter(image)
    inner.setTransform(to_device * to_image)
    try:
        yield inner
    finally:
        inner.end()
    device, _ = painter.worldTransform().inverted()
    from_device, _ = (device * to_device).inverted()
    with saved(painter):
        painter.setOpacity(painter.opacity() * opacity)
        painter.setWorldTransform(from_device)
        painter.drawImage(box.topLeft(), image)
