"""The shapes that tell the seats apart without colour, and the crown of a Head, as filled outlines."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from .paint import circle
from .theme import Emblem

_UNIT: Final = 1000.0
"""The size that shapes are made at, once: large, for path operations coarsen the curves of small shapes."""


def emblem_path(emblem: Emblem, center: QPointF, size: float) -> QPainterPath:
    """The emblem round a point. All look equally large at one size, and fit a square of 1.13 sizes."""
    return _placed(_unit_emblem(emblem), center, size)


def crown_path(center: QPointF, width: float) -> QPainterPath:
    """The crown round a point, `width` between its outer tips; it is .85 widths high."""
    return _placed(_unit_crown(), center, width)


def _placed(unit: QPainterPath, center: QPointF, size: float) -> QPainterPath:
    scale = size / _UNIT
    return QTransform.fromTranslate(center.x(), center.y()).scale(scale, scale).map(unit)


def _rounded(path: QPainterPath, width: float) -> QPainterPath:
    """The path grown by a round pen of that width, as one outline."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _UNIT)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(stroker.createStroke(path))


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x * _UNIT, y * _UNIT) for x, y in points]))
    path.closeSubpath()
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    return circle(QPointF(x * _UNIT, y * _UNIT), radius * _UNIT)


@cache
def _unit_emblem(emblem: Emblem) -> QPainterPath:
    match emblem:
        case Emblem.RING:
            ring = _disc(0, 0, 0.46)
            ring.addPath(_disc(0, 0, 0.20))  # a hole, by the odd-even rule of paths
            return ring
        case Emblem.TRIANGLE:
            return _rounded(_polygon((0, -0.497), (0.513, 0.389), (-0.513, 0.389)), 0.11)
        case Emblem.DIAMOND:
            return _rounded(_polygon((0, -0.52), (0.447, 0), (0, 0.52), (-0.447, 0)), 0.08)
        case Emblem.SPLIT_SQUARE:
            bars = QPainterPath()
            for top in (-0.455, 0.055):
                bar = QRectF(-0.465 * _UNIT, top * _UNIT, 0.93 * _UNIT, 0.40 * _UNIT)
                bars.addRoundedRect(bar, 0.04 * _UNIT, 0.04 * _UNIT)
            return bars
        case Emblem.DOT:
            return _disc(0, 0, 0.46)


@cache
def _unit_crown() -> QPainterPath:
    band = _polygon(
        (-0.5, -0.245),
        (-0.4, 0.36),
        (0.4, 0.36),
        (0.5, -0.245),
        (0.23, 0.043),
        (0, -0.403),
        (-0.23, 0.043),
    )
    crown = _rounded(band, 0.07)
    for x, y, radius in ((0, -0.432, 0.085), (-0.5, -0.274, 0.075), (0.5, -0.274, 0.075)):
        crown = crown.united(_disc(x, y, radius))
    return crown
