"""The Get Off My Lawn board without dice: stone slab, bays, mown turf, pits, chalk; and the rail of a Player Row."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from hotl_desktop.games.base import FACES
from hotl_desktop.games.get_off_my_lawn import POSITIONS, SIDES

from .fonts import font
from .lawn_geometry import LawnGeometry, PlayerRowGeometry
from .paint import pen, round_rect, saved
from .theme import (
    CREAM,
    SLAB_SHADOW,
    Stroke,
    TextRole,
    Theme,
    Weight,
    darker,
    lighter,
    mix,
    with_alpha,
)
from .turf import paint_fringe, paint_mottle, paint_seam, paint_stripe
from .wood import paint_grain, wood_gradient

SLAB_THICKNESS: Final = 0.085
"""How far the side of the slab is seen below it, in row pitches."""
RAIL_THICKNESS: Final = 0.06

_SLAB_RADIUS: Final = 0.16
_BAY_RADIUS: Final = 0.11
_TURF_RADIUS: Final = 0.09
_PIT_RADIUS: Final = 0.19
_TURF_HEIGHT: Final = 0.045
"""How far the soil under the turf is seen below it."""
_CHALK_RADIUS: Final = 0.25
_SEED: Final = 734


def paint_lawn(painter: QPainter, lawn: LawnGeometry, theme: Theme) -> None:
    """The whole ground for that geometry, with row numbers, captions and the shadow, but without the rail."""
    with saved(painter):
        _paint_slab(painter, lawn, theme)
        for row in FACES:
            for side in SIDES:
                _paint_bay(painter, lawn.bay_rect(row, side), lawn.pitch, theme)
        _paint_turf(painter, lawn, theme)
        for row in FACES:
            for position in range(len(POSITIONS)):
                _paint_pit(painter, lawn.pit_rect(row, position), lawn.pitch, theme)
            _paint_chalk_ring(painter, lawn, theme, row)
            paint_row_number(painter, lawn, theme, row)
        _paint_captions(painter, lawn, theme)


def paint_row_number(painter: QPainter, lawn: LawnGeometry, theme: Theme, row: int, *, active: bool = False) -> None:
    """The number of a row, left of it; the active row's is darker and bolder. Paint it over a clean ground."""
    with saved(painter):
        painter.setPen(theme.palette.ink if active else theme.palette.ink2)
        weight = Weight.BOLD if active else Weight.SEMIBOLD
        painter.setFont(font(TextRole.SCORE, size=max(14.0, 0.28 * lawn.pitch), weight=weight))
        painter.drawText(lawn.number_rect(row), Qt.AlignmentFlag.AlignCenter, str(row))


def staging_caption() -> str:
    """What is written under the bays."""
    return QCoreApplication.translate("Lawn", "staging")


def groove_color(theme: Theme) -> QColor:
    """The floor of the rail, on which dice and words stand."""
    return QColor(theme.palette.sunk) if theme.high_contrast else darker(theme.palette.frame_bottom, 0.36)


def groove_ink(theme: Theme) -> QColor:
    """For words on the floor of the rail."""
    return QColor(theme.palette.ink) if theme.dark else QColor(CREAM)


def paint_player_row_rail(painter: QPainter, rail: QRectF, theme: Theme) -> None:
    """The wood that carries a Player Row, without dice, rod or words. Its shadow goes a little beyond it."""
    palette, unit = theme.palette, rail.height()
    radius, thickness = 0.14 * unit, RAIL_THICKNESS * unit
    body = round_rect(rail, radius)
    with saved(painter):
        if not theme.high_contrast:
            for step in range(1, 5):
                shape = rail.adjusted(-0.01 * step * unit, 0, 0.01 * step * unit, thickness + 0.018 * step * unit)
                painter.fillPath(
                    round_rect(shape, radius), with_alpha(palette.shadow, 0.06 if not theme.dark else 0.14)
                )
            painter.fillPath(round_rect(rail.adjusted(0, 0, 0, thickness), radius), darker(palette.frame_bottom, 0.36))
        painter.fillPath(body, wood_gradient(rail, palette))
        paint_grain(painter, body, theme, unit, upright=False)
        if theme.high_contrast:
            painter.strokePath(round_rect(rail.adjusted(1, 1, -1, -1), radius), pen(palette.line, Stroke.HIGH_CONTRAST))
        else:
            edge = 0.015 * unit
            inner = round_rect(rail.adjusted(edge, edge, -edge, -edge), radius - edge)
            painter.strokePath(inner, pen(with_alpha(lighter(palette.frame_top, 0.6), 0.45), 0.5 * edge + 0.5))
        groove = round_rect(PlayerRowGeometry(rail, 0).groove, 0.09 * unit)
        _paint_hollow(painter, groove, groove_color(theme), theme, 0.05 * unit, strength=1.4)


def _paint_slab(painter: QPainter, lawn: LawnGeometry, theme: Theme) -> None:
    slab, q, palette = lawn.slab, lawn.pitch, theme.palette
    radius, thickness = _SLAB_RADIUS * q, SLAB_THICKNESS * q
    body = round_rect(slab, radius)
    if theme.high_contrast:
        painter.fillPath(body, palette.stone)
        painter.strokePath(round_rect(slab.adjusted(1, 1, -1, -1), radius), pen(palette.line, Stroke.HIGH_CONTRAST))
        return
    for shade in SLAB_SHADOW:
        spread = 0.7 * shade.spread * q
        shape = slab.adjusted(-spread, 0, spread, 0).translated(0, thickness + 0.7 * shade.drop * q)
        alpha = shade.alpha * (2.2 if theme.dark else 1.0)
        painter.fillPath(round_rect(shape, radius + spread), with_alpha(palette.shadow, alpha))
    foot = round_rect(slab.adjusted(0, 0, 0, thickness), radius)
    painter.fillPath(foot, darker(palette.stone, 0.34))
    light = QLinearGradient(slab.topLeft(), slab.bottomLeft())
    light.setColorAt(0, lighter(palette.stone, 0.05))
    light.setColorAt(1, darker(palette.stone, 0.03))
    painter.fillPath(body, light)
    _paint_grit(painter, slab, q, theme)
    edge = 0.015 * q
    inner = round_rect(slab.adjusted(edge, edge, -edge, -edge), radius - edge)
    painter.strokePath(inner, pen(with_alpha(lighter(palette.stone, 0.8), 0.14 if theme.dark else 0.55), edge + 0.5))


def _paint_grit(painter: QPainter, slab: QRectF, pitch: float, theme: Theme) -> None:
    """The grain of the stone."""
    chance = random.Random(_SEED)
    painter.save()
    painter.setClipPath(round_rect(slab, _SLAB_RADIUS * pitch), Qt.ClipOperation.IntersectClip)
    for color, alpha in ((darker(theme.palette.stone, 0.6), 0.13), (lighter(theme.palette.stone, 0.8), 0.16)):
        for size in (0.011, 0.016, 0.023):
            grains = [
                QPointF(chance.uniform(slab.left(), slab.right()), chance.uniform(slab.top(), slab.bottom()))
                for _ in range(240)
            ]
            painter.setPen(pen(with_alpha(color, alpha), size * pitch))
            painter.drawPoints(grains)
    painter.restore()


def _paint_bay(painter: QPainter, rect: QRectF, pitch: float, theme: Theme) -> None:
    path = round_rect(rect, _BAY_RADIUS * pitch)
    _paint_hollow(painter, path, theme.palette.bay, theme, 0.035 * pitch, strength=1.0)
    if theme.high_contrast:
        painter.strokePath(path, pen(mix(theme.palette.bay, theme.palette.line, 0.35), Stroke.HAIRLINE))


def _paint_hollow(
    painter: QPainter, path: QPainterPath, floor: QColor, theme: Theme, depth: float, *, strength: float
) -> None:
    """A floor that lies lower than what is round it: shade under the upper lip, light on the lower one."""
    if not theme.high_contrast:
        glint = with_alpha(QColor(255, 255, 255), 0.06 if theme.dark else 0.40)
        painter.fillPath(path.translated(0, 0.35 * depth), glint)
    painter.fillPath(path, floor)
    if theme.high_contrast:
        return
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for share, alpha in ((1.0, 0.09), (0.45, 0.17)):
        lip = QPainterPath(path)
        lip.addPath(path.translated(0, share * depth))
        painter.fillPath(lip, with_alpha(theme.palette.shadow, alpha * strength * (1.8 if theme.dark else 1.0)))
    painter.restore()


def _paint_turf(painter: QPainter, lawn: LawnGeometry, theme: Theme) -> None:
    turf, q, palette = lawn.turf, lawn.pitch, theme.palette
    radius, height = _TURF_RADIUS * q, _TURF_HEIGHT * q
    sod = round_rect(turf, radius)
    if not theme.high_contrast:
        for step in (1, 2, 3):
            reach = 0.018 * step * q
            spot = turf.adjusted(-reach, 0, reach, height + reach)
            painter.fillPath(round_rect(spot, radius + reach), with_alpha(palette.shadow, 0.16 if theme.dark else 0.09))
    soil = round_rect(turf.adjusted(0, 0, 0, height), radius)
    earth = QLinearGradient(0, turf.bottom() - radius, 0, turf.bottom() + height)
    earth.setColorAt(0, palette.soil)
    earth.setColorAt(1, darker(palette.soil, 0.28))
    painter.fillPath(soil, earth)

    painter.save()
    painter.setClipPath(sod, Qt.ClipOperation.IntersectClip)
    # From the far row to the near one: each covers the edge of the one before, so that no hairline is left.
    for row in reversed(FACES):
        band = lawn.row_rect(row)
        top = turf.top() if row == FACES[-1] else band.top()
        bottom = turf.bottom() if row == FACES[0] else band.bottom() + 0.02 * q
        paint_stripe(painter, QRectF(turf.left(), top, turf.width(), bottom - top), theme, row, q)
    for row in FACES[1:]:
        edge = lawn.row_rect(row).bottom()
        paint_seam(painter, QPointF(turf.left(), edge), QPointF(turf.right(), edge), theme, row, q)
    paint_mottle(painter, sod, theme, q)
    painter.restore()

    inset = 0.7 * radius
    paint_fringe(
        painter, QPointF(turf.left() + inset, turf.bottom()), QPointF(turf.right() - inset, turf.bottom()), theme, 1, q
    )
    if theme.high_contrast:
        painter.strokePath(sod, pen(mix(palette.lawn_even, palette.line, 0.5), Stroke.HAIRLINE))
    else:
        rim = round_rect(turf.adjusted(0.008 * q, 0.008 * q, -0.008 * q, -0.008 * q), radius)
        painter.strokePath(
            rim, pen(with_alpha(lighter(palette.lawn_even, 0.5), 0.12 if theme.dark else 0.30), 0.016 * q)
        )


def _paint_pit(painter: QPainter, rect: QRectF, pitch: float, theme: Theme) -> None:
    """Where a die has pressed, or will press, the grass down."""
    palette = theme.palette
    path = round_rect(rect, _PIT_RADIUS * pitch)
    if theme.high_contrast:
        painter.fillPath(path, palette.pit)
        painter.strokePath(path, pen(mix(palette.pit, palette.line, 0.4), Stroke.HAIRLINE))
        return
    floor = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    floor.setColorAt(0, with_alpha(darker(palette.pit, 0.10), 0.80))
    floor.setColorAt(0.5, with_alpha(palette.pit, 0.62))
    floor.setColorAt(1, with_alpha(palette.pit, 0.42))
    painter.fillPath(path, floor)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for depth, alpha in ((0.050, 0.07), (0.022, 0.12)):
        lip = QPainterPath(path)
        lip.addPath(path.translated(0, depth * pitch))
        painter.fillPath(lip, with_alpha(darker(palette.pit, 0.7), alpha * (1.6 if theme.dark else 1.0)))
    lip = QPainterPath(path)
    lip.addPath(path.translated(0, -0.018 * pitch))
    painter.fillPath(lip, with_alpha(lighter(palette.lawn_even, 0.6), 0.10 if theme.dark else 0.22))
    painter.restore()


def _paint_chalk_ring(painter: QPainter, lawn: LawnGeometry, theme: Theme, row: int) -> None:
    """The centre of a row, where its Power Die begins: a ring of chalk, powdery at its edges."""
    q = lawn.pitch
    middle, radius = lawn.die_center(row, POSITIONS.index("C")), _CHALK_RADIUS * q
    chalk = lighter(CREAM, 0.4)
    if theme.high_contrast:
        painter.setPen(pen(theme.palette.line, Stroke.HIGH_CONTRAST))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)
        return
    faint = 0.55 if theme.dark else 1.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(with_alpha(chalk, 0.30 * faint), 0.045 * q))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(pen(with_alpha(chalk, 0.42 * faint), 0.022 * q))
    painter.drawEllipse(middle, radius, radius)
    chance = random.Random(_SEED + row)
    dust = QPainterPath()
    for _ in range(90):
        spot = QPointF(chance.gauss(0, 1), chance.gauss(0, 1))
        length = (spot.x() ** 2 + spot.y() ** 2) ** 0.5 or 1.0
        at = middle + spot / length * (radius + chance.gauss(0, 0.020) * q)
        size = chance.uniform(0.003, 0.008) * q
        dust.addEllipse(at, size, size)
    dust.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(dust, with_alpha(chalk, 0.38 * faint))


def _paint_captions(painter: QPainter, lawn: LawnGeometry, theme: Theme) -> None:
    painter.setPen(theme.palette.ink2)
    painter.setFont(font(TextRole.CAPTION, size=max(11.0, 0.11 * lawn.pitch), weight=Weight.SEMIBOLD))
    for index, name in enumerate(POSITIONS):
        painter.drawText(lawn.position_caption_rect(index), Qt.AlignmentFlag.AlignCenter, name)
    for side in SIDES:
        painter.drawText(lawn.staging_caption_rect(side), Qt.AlignmentFlag.AlignCenter, staging_caption())
