"""The wood that the Player Rows lie on: the big rail with its words, small racks for the other seats."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from ..chips import paint_badge
from ..fonts import font
from ..goml_ground import groove_color, groove_ink
from ..lawn_geometry import PlayerRowGeometry
from ..paint import pen, round_rect, saved
from ..theme import Stroke, TextRole, Theme, Weight, darker, lighter, with_alpha
from ..wood import paint_grain, wood_gradient
from .layout import Rack, TableLayout

_WORDS_FROM: Final = 76.0
"""Pitch from which on the rail says more than a name."""
_FEW_LETTERS: Final = 4
"""With the ellipsis."""
_LINE: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


def elided(text: str, metrics: QFontMetricsF, width: float) -> str:
    """`text`, shortened to `width`."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def recognisable(name: str, metrics: QFontMetricsF, width: float) -> str:
    """`name`, shortened to `width`; empty where too little would be left of it to tell who it is."""
    shown = elided(name, metrics, width)
    return shown if shown == name or len(shown) > _FEW_LETTERS else ""


def paint_rail_words(painter: QPainter, layout: TableLayout, theme: Theme, name: str) -> None:
    """On the big rail: its owner's badge and name."""
    rail, q = layout.lawn.rail, layout.pitch
    area = PlayerRowGeometry(rail, 0).name_rect
    badge = max(0.30 * q, 20.0)
    with saved(painter):
        paint_badge(painter, QPointF(area.left() + badge / 2, area.center().y()), badge, theme, layout.viewer)
        words = area.adjusted(badge + 0.08 * q, 0, 0, 0)
        strong = font(TextRole.LABEL, size=max(12.0, 0.135 * q), weight=Weight.SEMIBOLD)
        if QFontMetricsF(strong).horizontalAdvance(name) > words.width():
            strong = font(TextRole.LABEL, size=11.0, weight=Weight.SEMIBOLD)
        painter.setPen(groove_ink(theme))
        painter.setFont(strong)
        shown = recognisable(name, QFontMetricsF(strong), words.width())
        if q < _WORDS_FROM:
            painter.drawText(words, _LINE, shown)
            return
        half = QFontMetricsF(strong).height() / 2
        painter.drawText(words.translated(0, -half), _LINE, shown)
        plain = font(TextRole.SMALL, size=max(11.0, 0.115 * q))
        painter.setFont(plain)
        painter.setPen(with_alpha(groove_ink(theme), 0.80))
        row = QCoreApplication.translate("Lawn", "Player Row")
        painter.drawText(words.translated(0, half), _LINE, elided(row, QFontMetricsF(plain), words.width()))


def paint_rail_hint(painter: QPainter, row: PlayerRowGeometry, pitch: float, theme: Theme) -> None:
    """Why the middle of the big Player Row is locked, in words, where there is room."""
    area = row.hint_rect
    if not area.isValid() or row.count < 3 or pitch < _WORDS_FROM:
        return
    text = font(TextRole.SMALL, size=max(11.0, 0.112 * pitch))
    words = QCoreApplication.translate("Lawn", "only the two ends can be used")
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextWordWrap
    needed = QFontMetricsF(text).boundingRect(area, int(flags), words)
    if needed.height() > area.height() or needed.width() > area.width() + 1:
        return
    with saved(painter):
        painter.setFont(text)
        painter.setPen(with_alpha(groove_ink(theme), 0.80))
        painter.drawText(area, int(flags), words)


def paint_rack(painter: QPainter, rack: Rack, theme: Theme) -> None:
    """The wood of a small Player Row."""
    rect, palette = rack.rect, theme.palette
    unit = rack.live_side
    radius, thickness = 0.34 * unit, 0.13 * unit
    body = round_rect(rect, radius)
    with saved(painter):
        if not theme.high_contrast:
            for step in (1, 2, 3):
                shape = rect.adjusted(-0.02 * step * unit, 0, 0.02 * step * unit, thickness + 0.05 * step * unit)
                alpha = 0.14 if theme.dark else 0.06
                painter.fillPath(round_rect(shape, radius), with_alpha(palette.shadow, alpha))
            painter.fillPath(round_rect(rect.adjusted(0, 0, 0, thickness), radius), darker(palette.frame_bottom, 0.36))
        painter.fillPath(body, wood_gradient(rect, palette))
        paint_grain(painter, body, theme, 3 * unit, upright=rack.upright)
        if theme.high_contrast:
            painter.strokePath(round_rect(rect.adjusted(1, 1, -1, -1), radius), pen(palette.line, Stroke.HIGH_CONTRAST))
        else:
            inner = round_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius)
            painter.strokePath(inner, pen(with_alpha(lighter(palette.frame_top, 0.6), 0.40), 1.0))
        _paint_groove(painter, rack.groove, unit, theme)
        if rack.dish.isValid():
            _paint_groove(painter, rack.dish, unit, theme)


def paint_rack_words(painter: QPainter, rack: Rack, theme: Theme, seat: int, name: str) -> None:
    """On a small Player Row: its owner's badge, and the name where there is room."""
    area = rack.name_rect
    with saved(painter):
        paint_badge(painter, rack.badge_center, rack.badge_size, theme, seat)
        if area.isValid():
            text = font(TextRole.SMALL, size=max(11.0, 0.34 * rack.live_side), weight=Weight.SEMIBOLD)
            painter.setFont(text)
            painter.setPen(theme.palette.ink)
            painter.drawText(area, _LINE, elided(name, QFontMetricsF(text), 0.56 * area.width()))


def _paint_groove(painter: QPainter, groove: QRectF, unit: float, theme: Theme) -> None:
    path = round_rect(groove, 0.26 * unit)
    painter.fillPath(path, groove_color(theme))
    if theme.high_contrast:
        return
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for depth, alpha in ((0.14, 0.14), (0.06, 0.22)):
        lip = round_rect(groove, 0.26 * unit)
        lip.addPath(path.translated(0, depth * unit))
        painter.fillPath(lip, with_alpha(theme.palette.shadow, alpha * (1.6 if theme.dark else 1.0)))
    painter.restore()
