"""An icon that only shows something."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hotl_desktop.view.icons import Icon, paint_icon

from .style import ThemeHost


class IconLabel(QWidget):
    """An icon in the accent; the text beside it says the same."""

    def __init__(self, themes: ThemeHost, icon: Icon, side: int = 28, parent: QWidget | None = None) -> None:
        """An icon in a square of `side` logical pixels."""
        super().__init__(parent)
        self._themes = themes
        self._icon = icon
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_icon(QPainter(self), QRectF(self.rect()), self._icon, self._themes.theme.palette.accent)
