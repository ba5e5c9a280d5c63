"""How often each face fell, against a sixth of all."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.games.base import FACES
from hotl_desktop.match.fairness import FaceCounts
from hotl_desktop.view.dice import paint_die
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import labelled, listed
from hotl_desktop.view.paint import dashed_pen, pen, round_rect, saved
from hotl_desktop.view.theme import Radius, Space, Stroke, TextRole

from .style import ThemeHost, track_fill

_DIE: Final = 20.0
_ABOVE: Final = 18.0
_HEADROOM: Final = 1.25
"""A track is at least so many sixths high, so that the mark of the sixth is inside."""


class FaceBars(QWidget):
    """Six upright bars with a dashed line across at a sixth."""

    def __init__(self, themes: ThemeHost, faces: FaceCounts, height: int, parent: QWidget | None = None) -> None:
        """Bars of these counts in a picture `height` logical pixels high."""
        super().__init__(parent)
        self._themes = themes
        self._faces = faces
        self._height = height
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = listed(labelled(face, count) for face, count in zip(FACES, faces.counts, strict=True))
        self.setAccessibleName(said)

    def sizeHint(self) -> QSize:
        return QSize(260, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        expected = self._faces.total / len(FACES)
        most = max(*self._faces.counts, _HEADROOM * expected, 1.0)
        step = self.width() / len(FACES)
        track = QRectF(0, _ABOVE, self.width(), self._height - _ABOVE - _DIE - Space.XS - 3)
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        with saved(QPainter(self)) as painter:
            painter.setFont(font(TextRole.NUMBER))
            for number, count in enumerate(self._faces.counts):
                place = len(FACES) - 1 - number if backwards else number
                width = min(0.62 * step, 46.0)
                bar = QRectF((place + 0.5) * step - width / 2, track.top(), width, track.height())
                radius = min(Radius.CHIP, width / 2)
                painter.fillPath(round_rect(bar, radius), track_fill(theme))
                filled = bar.adjusted(0, (1 - count / most) * bar.height(), 0, 0)
                if count:
                    painter.fillPath(round_rect(filled, min(radius, filled.height() / 2)), tokens.accent)
                if theme.high_contrast:
                    painter.setPen(pen(tokens.line, Stroke.HAIRLINE))
                    painter.drawRoundedRect(bar, radius, radius)
                painter.setPen(tokens.ink)
                above = QRectF(place * step, 0, step, _ABOVE - 2)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(count))
                painter.setPen(Qt.PenStyle.NoPen)
                die = QPointF((place + 0.5) * step, self._height - _DIE / 2 - 3)
                paint_die(painter, die, _DIE, theme, number + 1, None, shadow=False)
            if expected:
                at = track.bottom() - expected / most * track.height()
                painter.setPen(dashed_pen(tokens.ink, 1.5, track.width(), max(8, round(track.width() / 8))))
                painter.drawLine(QPointF(0, at), QPointF(self.width(), at))
