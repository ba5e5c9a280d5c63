"""How many of all games were won, shared and lost, as lengths."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.view.paint import pen, round_rect, saved
from hotl_desktop.view.theme import Stroke, with_alpha

from .style import ThemeHost, track_fill

_HEIGHT: Final = 10
_PITCH: Final = 5.0


class ShareBar(QWidget):
    """Won games solid, shared ones hatched, the rest empty. The numbers stand beside it as text."""

    def __init__(self, themes: ThemeHost, won: int, shared: int, games: int, parent: QWidget | None = None) -> None:
        """A bar for so many of all `games`."""
        super().__init__(parent)
        self._themes = themes
        whole = max(1, games)
        self._won, self._shared = won / whole, shared / whole
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(160, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(48, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        rect = QRectF(self.rect())
        radius = rect.height() / 2
        with saved(QPainter(self)) as painter:
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                painter.translate(self.width(), 0)
                painter.scale(-1, 1)
            track = round_rect(rect, radius)
            painter.fillPath(track, track_fill(theme))
            painter.setClipPath(track)
            split, end = self._won * rect.width(), (self._won + self._shared) * rect.width()
            painter.fillRect(QRectF(0, 0, split, rect.height()), tokens.accent)
            if end > split:
                painter.setClipRect(QRectF(split, 0, end - split, rect.height()), Qt.ClipOperation.IntersectClip)
                painter.fillRect(QRectF(split, 0, end - split, rect.height()), with_alpha(tokens.accent, 0.22))
                hatch = QPainterPath()
                at = split - rect.height()
                while at < end:
                    hatch.moveTo(QPointF(at, rect.height() + 1))
                    hatch.lineTo(QPointF(at + rect.height() + 2, -1))
                    at += _PITCH
                painter.setPen(pen(tokens.accent, 2.2, Qt.PenCapStyle.FlatCap))
                painter.drawPath(hatch)
            painter.setClipping(False)
            if theme.high_contrast:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(pen(tokens.line, Stroke.HAIRLINE))
                painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
