"""Wood: the frame of the board and the rail of the Player Row, with a quiet grain."""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from .paint import pen, saved
from .theme import Palette, Theme, darker, lighter, with_alpha

_SEED: Final = 20_217
"""The grain is the same every time."""


def wood_gradient(rect: QRectF, palette: Palette) -> QLinearGradient:
    """Light from above on wood."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, palette.frame_top)
    gradient.setColorAt(1, palette.frame_bottom)
    return gradient


def paint_grain(painter: QPainter, strip: QPainterPath, theme: Theme, unit: float, *, upright: bool) -> None:
    """Fibres along a strip of wood, clipped to it. `unit` is a cell or a row pitch."""
    if theme.high_contrast:
        return
    box = strip.boundingRect()
    length, breadth = (box.height(), box.width()) if upright else (box.width(), box.height())
    chance = random.Random(_SEED + upright)
    dark = darker(theme.palette.frame_bottom, 0.5)
    light = lighter(theme.palette.frame_top, 0.5)
    with saved(painter):
        painter.setClipPath(strip, Qt.ClipOperation.IntersectClip)
        for _ in range(max(6, round(breadth / unit * 26))):
            across = chance.uniform(0, breadth)
            start = chance.uniform(-0.4, 0.9) * length
            end = start + chance.uniform(0.12, 0.5) * length
            wave = chance.uniform(-0.02, 0.02) * unit
            fibre = _fibre(box, start, end, across, wave, upright)
            ink, alpha = (dark, chance.uniform(0.05, 0.13)) if chance.random() < 0.65 else (light, 0.07)
            painter.strokePath(fibre, pen(with_alpha(ink, alpha), chance.uniform(0.006, 0.018) * unit))


def _fibre(box: QRectF, start: float, end: float, across: float, wave: float, upright: bool) -> QPainterPath:
    def at(along: float, aside: float) -> QPointF:
        return (
            QPointF(box.left() + aside, box.top() + along)
            if upright
            else QPointF(box.left() + along, box.top() + aside)
        )

    third = (end - start) / 3
    path = QPainterPath(at(start, across))
    path.cubicTo(
        at(start + third, across + 3 * wave),
        at(start + 2 * third, across - 3 * wave),
        at(end, across + wave * math.sin(across)),
    )
    return path
