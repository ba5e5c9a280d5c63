"""A widget that shows a picture which takes long to paint: painted once for each size, screen and theme."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from hotl_desktop.view.theme import Theme
from hotl_desktop.widgets.style import ThemeHost


class Picture(QWidget):
    """The base of such widgets; they say `repaint_picture` when what they show has changed."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """Nothing is painted before it is seen."""
        super().__init__(parent)
        self._themes = themes
        self._pixmap: QPixmap | None = None
        self._key: Hashable = None
        themes.changed.connect(self._forget)

    @abstractmethod
    def paint_picture(self, painter: QPainter, size: QSizeF, theme: Theme) -> None:
        """Paint the whole picture, `size` logical pixels large."""

    def paint_over(self, painter: QPainter, size: QSizeF, theme: Theme) -> None:
        """Paint what lies on the picture and changes more often than it; nothing unless a class has something."""

    def repaint_picture(self) -> None:
        """What is shown has changed."""
        self._pixmap = None
        self.update()

    @Slot(object)
    def _forget(self, _theme: Theme) -> None:
        self.repaint_picture()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio)
        if self._pixmap is None or key != self._key:
            self._pixmap = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            self._key = key
            painter = QPainter(self._pixmap)
            self.paint_picture(painter, QSizeF(self.size()), self._themes.theme)
            painter.end()
        over = QPainter(self)
        over.drawPixmap(QRectF(self.rect()), self._pixmap, QRectF(self._pixmap.rect()))
        self.paint_over(over, QSizeF(self.size()), self._themes.theme)
