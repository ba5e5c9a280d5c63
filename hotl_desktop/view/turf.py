"""Mown grass, drawn: blades bent to and fro in stripes, quiet enough for dice to stay first.

The blades of a stripe come from one small tile that repeats without seams; the tile is drawn from a fixed seed, so
a lawn looks the same every time, and its blades grow with the lawn.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QRadialGradient, QTransform

from .paint import pen, saved, scale_of
from .theme import Theme, darker, lighter, mix, with_alpha

_SEED: Final = 1_858
_TILE_WIDTH: Final = 2.37
"""In row pitches, of which no lawn is a small multiple; so repeats do not line up with the positions."""
_BLADES: Final = 2_300
"""In one tile."""
_EDGE_BLADES: Final = 34
"""Where two stripes meet, in a row pitch."""


def stripe_color(theme: Theme, row: int) -> QColor:
    """The ground colour of a row's stripe."""
    return theme.palette.lawn_even if row % 2 == 0 else theme.palette.lawn_odd


def paint_stripe(painter: QPainter, rect: QRectF, theme: Theme, row: int, pitch: float) -> None:
    """One stripe, mown along the row: even rows to the right, odd ones to the left."""
    color = stripe_color(theme, row)
    with saved(painter):
        painter.fillRect(rect, color)
        if theme.high_contrast:
            return
        scale = scale_of(painter)
        tile = _tile(theme, row % 2 == 0, pitch, scale)
        brush = QBrush(tile)
        # Each row starts elsewhere in the tile.
        shift = random.Random(_SEED + row).uniform(0, _TILE_WIDTH) * pitch
        brush.setTransform(
            QTransform.fromTranslate(rect.left() - shift, rect.top()).scale(
                _TILE_WIDTH * pitch / tile.width(), pitch / tile.height()
            )
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(rect, brush)


def paint_seam(painter: QPainter, left: QPointF, right: QPointF, theme: Theme, above: int, pitch: float) -> None:
    """Blades of the row above that hang over the edge of the next one, so that stripes do not meet on a ruler."""
    if theme.high_contrast:
        return
    chance = random.Random(_SEED * 3 + above)
    color = stripe_color(theme, above)
    _fringe(painter, left, right, color, pitch, chance, reach=0.035)


def paint_fringe(painter: QPainter, left: QPointF, right: QPointF, theme: Theme, row: int, pitch: float) -> None:
    """Blades that hang over the lower edge of the turf."""
    if theme.high_contrast:
        return
    chance = random.Random(_SEED * 5 + row)
    _fringe(painter, left, right, darker(stripe_color(theme, row), 0.10), pitch, chance, reach=0.045)


def paint_mottle(painter: QPainter, turf: QPainterPath, theme: Theme, pitch: float) -> None:
    """Large soft patches, a little drier or fresher, over the whole lawn."""
    if theme.high_contrast:
        return
    chance = random.Random(_SEED * 7)
    box = turf.boundingRect()
    dry, fresh = mix(theme.palette.lawn_even, QColor("#D8C56A"), 0.6), darker(theme.palette.lawn_odd, 0.35)
    with saved(painter):
        painter.setClipPath(turf, Qt.ClipOperation.IntersectClip)
        for index in range(26):
            middle = QPointF(chance.uniform(box.left(), box.right()), chance.uniform(box.top(), box.bottom()))
            radius = chance.uniform(0.35, 1.1) * pitch
            patch = QRadialGradient(middle, radius)
            color = dry if index % 2 else fresh
            patch.setColorAt(0, with_alpha(color, 0.10))
            patch.setColorAt(1, with_alpha(color, 0.0))
            painter.setBrush(patch)
            painter.drawEllipse(middle, radius * 1.6, radius * 0.7)


@lru_cache(maxsize=4)
def _tile(theme: Theme, even: bool, pitch: float, scale: float) -> QImage:
    width, height = _TILE_WIDTH * pitch, pitch
    image = QImage(
        max(1, round(width * scale)), max(1, round(height * scale)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    chance = random.Random(_SEED + 11 * even)
    ground = theme.palette.lawn_even if even else theme.palette.lawn_odd
    light, dark = lighter(mix(ground, QColor("#E6E28A"), 0.35), 0.22), darker(ground, 0.34)
    # Blades bent away from the eye shine; those bent towards it show their shaded side.
    shares = (
        ((light, 0.13), (light, 0.19), (dark, 0.08), (dark, 0.13))
        if even
        else ((light, 0.09), (light, 0.13), (dark, 0.10), (dark, 0.17))
    )
    way = 1.0 if even else -1.0
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / width, image.height() / height)
    for index, (color, alpha) in enumerate(shares):
        lines = []
        for _ in range(_BLADES // len(shares)):
            root = QPointF(chance.uniform(0, width), chance.uniform(0, height))
            length = chance.uniform(0.035, 0.105) * pitch * way
            rise = chance.gauss(0, 0.22) * abs(length)
            blade = QLineF(root, root + QPointF(length, rise))
            lines += _wrapped(blade, width, height)
        painter.setPen(pen(with_alpha(color, alpha), (0.008 + 0.004 * (index % 2)) * pitch))
        painter.drawLines(lines)
    painter.end()
    return image


def _wrapped(line: QLineF, width: float, height: float) -> list[QLineF]:
    """The line, and what of it comes in again at the other side of the tile."""
    reach = 0.02 * height  # for the width of the pen
    (x1, x2), (y1, y2) = sorted((line.x1(), line.x2())), sorted((line.y1(), line.y2()))
    across = [0.0] + [width] * (x1 < reach) + [-width] * (x2 > width - reach)
    down = [0.0] + [height] * (y1 < reach) + [-height] * (y2 > height - reach)
    if len(across) == len(down) == 1:
        return [line]
    return [line.translated(dx, dy) for dx in across for dy in down]


def _fringe(
    painter: QPainter,
    left: QPointF,
    right: QPointF,
    color: QColor,
    pitch: float,
    chance: random.Random,
    *,
    reach: float,
) -> None:
    length = right.x() - left.x()
    path = QPainterPath()
    for _ in range(round(length / pitch * _EDGE_BLADES)):
        x = left.x() + chance.uniform(0, length)
        half = chance.uniform(0.008, 0.016) * pitch
        tip = chance.uniform(0.35, 1.0) * reach * pitch
        lean = chance.uniform(-0.03, 0.03) * pitch
        path.moveTo(x - half, left.y() - 0.01 * pitch)
        path.lineTo(min(max(x + lean, left.x()), right.x()), left.y() + tip)
        path.lineTo(x + half, left.y() - 0.01 * pitch)
        path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    with saved(painter):
        painter.fillPath(path, color)
