"""Chips, Heads and seat badges, as vectors. Sizes are fractions of the cell, in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from .emblems import crown_path, emblem_path
from .paint import circle, layer, lit, pen, saved, square, swept
from .theme import CREAM, ShadowLayer, Stroke, Theme, darker, with_alpha

REACH: Final = 0.75
"""Nothing of an unlifted chip or Head, shadow included, is farther from its centre, in cells."""

GHOST_OPACITY: Final = 0.62
"""A chip that would be laid."""

_WHITE: Final = QColor(255, 255, 255)
_BLACK: Final = QColor(0, 0, 0)


@dataclass(frozen=True)
class _Body:
    """The measures of a round piece, in cells."""

    radius: float
    thickness: float
    rise: float
    """How much of the thickness the top stands above the centre of the cell, as a share."""
    shadow: tuple[ShadowLayer, ShadowLayer]
    """From the foot of the piece; the spread is a share of the radius."""


CHIP: Final = _Body(0.385, 0.055, 0.30, (ShadowLayer(0.092, 0.06, 0.10), ShadowLayer(0.047, 0.01, 0.26)))
HEAD: Final = _Body(0.45, 0.115, 0.38, (ShadowLayer(0.098, 0.08, 0.12), ShadowLayer(0.043, 0.02, 0.30)))


def rim_width(cell: float, theme: Theme) -> float:
    """The width of the band round a piece, of which half lies on the piece, logical pixels."""
    if theme.high_contrast:
        return max(0.034 * cell, 2 * Stroke.HIGH_CONTRAST * min(1.0, cell / 32))
    return 0.034 * cell


def paint_chip(
    painter: QPainter,
    center: QPointF,
    cell: float,
    theme: Theme,
    seat: int,
    *,
    lift: float = 0.0,
    shadow: bool = True,
    body: bool = True,
) -> None:
    """A chip that lies in the cell round `center`, `lift` cells above it.

    Shadow and body can be painted apart, for a chip that moves while its shadow stays on the board.
    """
    look = theme.seats[seat]
    with saved(painter):
        if shadow:
            _paint_shadow(painter, center, cell, theme, CHIP, lift)
        if not body:
            return
        top = _paint_body(painter, center, cell, theme, seat, CHIP, lift)
        radius = CHIP.radius * cell
        groove = 0.76 * radius
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(with_alpha(_BLACK, 0.16), 0.018 * cell))
        painter.drawEllipse(top, groove, groove)
        painter.setPen(pen(with_alpha(_WHITE, 0.16), 0.012 * cell))
        painter.drawEllipse(top + QPointF(0, 0.014 * cell), groove, groove)
        painter.fillPath(emblem_path(look.emblem, top, 0.80 * radius), look.ink)


def paint_head(
    painter: QPainter,
    center: QPointF,
    cell: float,
    theme: Theme,
    seat: int,
    *,
    lift: float = 0.0,
    shadow: bool = True,
    body: bool = True,
) -> None:
    """A Head that lies in the cell round `center`, `lift` cells above it; see `paint_chip`."""
    with saved(painter):
        if shadow:
            _paint_shadow(painter, center, cell, theme, HEAD, lift)
        if not body:
            return
        top = _paint_body(painter, center, cell, theme, seat, HEAD, lift, seam=True)
        radius = HEAD.radius * cell
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(_BLACK, 0.28))
        painter.drawEllipse(top, 0.77 * radius, 0.77 * radius)
        painter.setBrush(CREAM)
        painter.drawEllipse(top + QPointF(0, 0.014 * cell), 0.758 * radius, 0.758 * radius)
        paint_crown_and_emblem(painter, top, cell, theme, seat)


def paint_crown_and_emblem(painter: QPainter, top: QPointF, cell: float, theme: Theme, seat: int) -> None:
    """The crown over the small emblem as a Head wears them, for any cream disc round `top`."""
    look = theme.seats[seat]
    with saved(painter):
        painter.fillPath(crown_path(top - QPointF(0, 0.068 * cell), 0.36 * cell), look.mark)
        painter.fillPath(emblem_path(look.emblem, top + QPointF(0, 0.20 * cell), 0.17 * cell), look.mark)


def paint_ghost_chip(painter: QPainter, center: QPointF, cell: float, theme: Theme, seat: int) -> None:
    """A chip that would be laid here."""
    with layer(painter, square(center, 2 * REACH * cell), GHOST_OPACITY) as inner:
        paint_chip(inner, center, cell, theme, seat, shadow=False)


def paint_badge(painter: QPainter, center: QPointF, diameter: float, theme: Theme, seat: int) -> None:
    """A seat's round badge: a flat chip without a groove, readable from 14 logical pixels up."""
    look = theme.seats[seat]
    radius = diameter / 2
    outline = max(1.0, 0.04 * diameter) if not theme.high_contrast else min(Stroke.HIGH_CONTRAST, 0.1 * diameter)
    inner = radius - outline / 2
    with saved(painter):
        painter.setBrush(lit(square(center, 2 * inner), look.top, look.bottom))
        painter.setPen(pen(theme.palette.rim, outline))
        painter.drawEllipse(center, inner, inner)
        # Small emblems need a larger share of the disc to be told apart.
        share = 0.56 if diameter < 24 else 0.50
        painter.fillPath(emblem_path(look.emblem, center, share * diameter), look.ink)


def _paint_shadow(painter: QPainter, center: QPointF, cell: float, theme: Theme, body: _Body, lift: float) -> None:
    if theme.high_contrast:
        return
    foot = center + QPointF(0, (1 - body.rise) * body.thickness * cell)
    # A lifted piece throws its shadow farther away and over a larger, fainter spot.
    for shade in body.shadow:
        radius = body.radius * cell * (1 + shade.spread + 0.5 * lift)
        painter.setBrush(with_alpha(theme.palette.shadow, shade.alpha / (1 + 2.5 * lift)))
        drop = QPointF(0.35 * lift * cell, (shade.drop + 0.45 * lift) * cell)
        painter.drawEllipse(foot + drop, radius, radius * (1 - 0.4 * shade.spread))


def _paint_body(
    painter: QPainter,
    center: QPointF,
    cell: float,
    theme: Theme,
    seat: int,
    body: _Body,
    lift: float,
    seam: bool = False,
) -> QPointF:
    """Side, rim and top of a round piece. The answer is the centre of its top."""
    look = theme.seats[seat]
    radius, thickness = body.radius * cell, body.thickness * cell
    top = center - QPointF(0, body.rise * thickness + lift * cell)
    disc = circle(top, radius)
    outline = swept(disc, thickness)

    painter.fillPath(outline, lit(square(top, 2 * radius), look.side, darker(look.side, 0.22)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The top disc will cover the inner half of the band, and the side keeps the whole of it.
    painter.strokePath(outline, pen(theme.palette.rim, rim_width(cell, theme)))
    if seam:
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        painter.setPen(pen(with_alpha(CREAM, 0.55), 0.018 * cell))
        painter.drawEllipse(top + QPointF(0, 0.56 * thickness), radius, radius)
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lit(square(top, 2 * radius), look.top, look.bottom))
    painter.drawEllipse(top, radius, radius)
    edge = max(0.6, 0.011 * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(with_alpha(_WHITE, 0.24), edge))
    painter.drawEllipse(top, radius - edge / 2, radius - edge / 2)
    return top
