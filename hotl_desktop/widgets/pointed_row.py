"""A row of a list that tells when it is pointed at, by the mouse or by the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from .buttons import Pressable
from .style import ThemeHost

_AROUND: Final = 6
"""Above and below a row: room for its ring."""


class PointedRow(Pressable):
    """A row with a number; what it looks like is up to the class that it is."""

    pointed = Signal(int)
    """Its number while it is pointed at or has the keyboard, else -1."""
    stepped = Signal(int)
    """An arrow key goes to the row of that number."""

    def __init__(self, themes: ThemeHost, number: int, parent: QWidget | None = None) -> None:
        """The row of that number, from 0 on."""
        super().__init__(parent)
        self.number: Final = number
        self._themes = themes
        self._is_under_mouse = False
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Be pointed at by a mouse that moves: a row that comes to lie under one that rests is not meant."""
        super().mouseMoveEvent(event)
        if not self._is_under_mouse:
            self._is_under_mouse = True
            self.pointed.emit(self.number)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._is_under_mouse:
            self._is_under_mouse = False
            self.pointed.emit(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._come_into_view()
        self.pointed.emit(self.number)

    def _come_into_view(self) -> None:
        """Qt scrolls to what Tab leads to, but not to where arrow keys go."""
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if parent is not None:
            parent.ensureWidgetVisible(self, 0, _AROUND)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(self.number + step)
            return
        super().keyPressEvent(event)
