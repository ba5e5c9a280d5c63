"""The signs of decisions that gave something away: told apart by shape as well as by colour."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Theme

from .advice_words import mark_text
from .style import ThemeHost


def mark_color(theme: Theme, mark: str) -> QColor:
    """The colour of a mark."""
    return theme.palette.bad if mark == "very bad" else theme.palette.warn


def paint_mark_sign(painter: QPainter, tip: QPointF, theme: Theme, mark: str, size: float = 9.0) -> None:
    """A triangle that stands on its tip: hollow for doubtful, filled for bad, and barred for very bad."""
    ink = mark_color(theme, mark)
    half, height = size / 2, 0.86 * size
    path = QPainterPath(tip)
    path.lineTo(tip + QPointF(-half, -height))
    path.lineTo(tip + QPointF(half, -height))
    path.closeSubpath()
    with saved(painter):
        painter.strokePath(path, pen(theme.palette.surface, 3.4))
        painter.strokePath(path, pen(ink, 1.5))
        painter.fillPath(path, theme.palette.surface if mark == "doubtful" else ink)
        if mark == "very bad":
            bar = height + 3.6
            for ground, width in ((theme.palette.surface, 4.4), (ink, 2.0)):
                painter.setPen(pen(ground, width, Qt.PenCapStyle.FlatCap))
                painter.drawLine(tip + QPointF(-half - 1, -bar), tip + QPointF(half + 1, -bar))


class MarkSign(QWidget):
    """The sign of a mark, small, beside the word."""

    def __init__(self, themes: ThemeHost, mark: str, parent: QWidget | None = None) -> None:
        """The sign of `mark`."""
        super().__init__(parent)
        self._themes = themes
        self._mark = mark
        self.setFixedSize(14, 16)
        self._say()

    def _say(self) -> None:
        self.setAccessibleName(mark_text(self._mark))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_mark_sign(QPainter(self), QPointF(self.width() / 2, self.height() - 3), self._themes.theme, self._mark)
