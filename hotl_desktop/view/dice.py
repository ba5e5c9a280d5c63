"""Dice, as vectors. Sizes are fractions of the side, in logical pixels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from .emblems import emblem_path
from .paint import layer, lit, pen, round_rect, saved, square, swept, turned
from .theme import Emblem, SeatLook, ShadowLayer, Stroke, Theme, darker, with_alpha

REACH: Final = 0.80
"""Nothing of an unlifted die, shadow included and tilted or not, is farther from its centre, in sides."""

RADIUS: Final = 0.23
THICKNESS: Final = 0.075
RISE: Final = 0.25
"""How much of the thickness the top stands above the centre, as a share."""
SUNK_OPACITY: Final = 0.64
"""A die of the Player Row that is locked behind the rod."""

_PIP_RADIUS: Final = 0.092
_PIP_PITCH: Final = 0.25
_SHADOW: Final = (ShadowLayer(0.078, 0.02, 0.11), ShadowLayer(0.034, 0.0, 0.28))
"""From the foot of the die, in sides."""

_CORNERS: Final = ((-1, -1), (1, 1))
_ANTICORNERS: Final = ((1, -1), (-1, 1))
_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    0: (),
    1: ((0, 0),),
    2: _CORNERS,
    3: (*_CORNERS, (0, 0)),
    4: (*_CORNERS, *_ANTICORNERS),
    5: (*_CORNERS, *_ANTICORNERS, (0, 0)),
    6: (*_CORNERS, *_ANTICORNERS, (-1, 0), (1, 0)),
}
"""Where the pips of each face are, in pitches from the middle of the top; none on a die whose face nobody knows."""

_PIP_SIZE: Final = {
    Emblem.RING: 2.28,
    Emblem.TRIANGLE: 2.08,
    Emblem.DIAMOND: 2.08,
    Emblem.SPLIT_SQUARE: 2.0,
    Emblem.DOT: 2.17,
}
"""The size of the emblem in pip radii, so that all pips look equally large."""


def pips_path(face: int, emblem: Emblem, center: QPointF, side: float) -> QPainterPath:
    """All pips of a face (1 to 6, or 0 for none) on a die's top round `center`."""
    path = QPainterPath()
    size = _PIP_SIZE[emblem] * _PIP_RADIUS * side
    for column, row in _PIPS[face]:
        spot = center + QPointF(column * _PIP_PITCH * side, row * _PIP_PITCH * side)
        path.addPath(emblem_path(emblem, spot, size))
    return path


def paint_die(
    painter: QPainter,
    center: QPointF,
    side: float,
    theme: Theme,
    face: int,
    seat: int | None,
    *,
    lift: float = 0.0,
    tilt: float = 0.0,
    shadow: bool = True,
    body: bool = True,
) -> None:
    """A die of the seat index (None: a Power Die) that shows `face`.

    `lift` in sides; `tilt` in degrees clockwise, with shadow and thickness still pointing down. Shadow and
    body can be painted apart, for a die that moves.
    """
    look = theme.look(seat)
    top = center - QPointF(0, (RISE * THICKNESS + lift) * side)
    with saved(painter):
        if shadow and not theme.high_contrast:
            foot = center + QPointF(0, (1 - RISE) * THICKNESS * side)
            for shade in _SHADOW:
                width = side * (1 + 2 * shade.spread + 0.25 * lift)
                spot = foot + QPointF(0.35 * lift * side, (shade.drop + 0.45 * lift) * side)
                path = turned(round_rect(square(spot, width), RADIUS * width), spot, tilt)
                painter.fillPath(path, with_alpha(theme.palette.shadow, shade.alpha / (1 + 2.0 * lift)))
        if body:
            _paint_body(painter, top, side, theme, look, tilt)
            _paint_pips(painter, top, side, look, face, tilt)


def paint_sunk_die(painter: QPainter, center: QPointF, side: float, theme: Theme, face: int, seat: int | None) -> None:
    """A die that cannot be used now: half faded, without the shadow of one that can be picked up."""
    with layer(painter, square(center, 2 * REACH * side), SUNK_OPACITY) as inner:
        paint_die(inner, center, side, theme, face, seat, shadow=False)


def _paint_body(painter: QPainter, top: QPointF, side: float, theme: Theme, look: SeatLook, tilt: float) -> None:
    face = square(top, side)
    lid = turned(round_rect(face, RADIUS * side), top, tilt)
    outline = swept(lid, THICKNESS * side)
    foot = QRectF(face.left(), face.bottom() - RADIUS * side, side, (RADIUS + THICKNESS) * side)
    painter.fillPath(outline, lit(foot, look.side, darker(look.side, 0.20)))
    rim = 0.030 * side
    if theme.high_contrast:
        rim = max(rim, 2 * Stroke.HIGH_CONTRAST * min(1.0, side / 32))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(outline, pen(theme.palette.rim, rim))
    painter.fillPath(lid, lit(face, look.top, look.bottom))
    # Light catches the upper edge of the top.
    edge = max(0.6, 0.018 * side)
    inset = 0.009 * side + edge / 2
    bevel = turned(
        round_rect(face.adjusted(inset, inset, -inset, -inset), RADIUS * side - inset),
        top,
        tilt,
    )
    painter.strokePath(bevel, pen(with_alpha(QColor(255, 255, 255), look.shine), edge))


def _paint_pips(painter: QPainter, top: QPointF, side: float, look: SeatLook, face: int, tilt: float) -> None:
    pips = turned(pips_path(face, look.emblem, top, side), top, tilt)
    # Pips are drilled: shade under their upper lip, light on the lower one. Both are seen on large dice only.
    depth = 0.010 * side
    painter.fillPath(pips.translated(0, -depth), with_alpha(look.side, 0.45))
    painter.fillPath(pips.translated(0, depth), with_alpha(QColor(255, 255, 255), 0.20))
    painter.fillPath(pips, look.ink)
