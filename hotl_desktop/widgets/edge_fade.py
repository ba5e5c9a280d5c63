"""What is cut off at the edge of a page that scrolls fades away there: more is to come, and nothing looks broken."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Slot
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from hotl_desktop.view.theme import with_alpha

from .style import ThemeHost

_DEPTH: Final = 22
"""How far the fade reaches into the page, in logical pixels."""


class EdgeFade(QWidget):
    """Lies over the viewport of a page on a card, and takes no events."""

    def __init__(self, themes: ThemeHost, scroll: QScrollArea) -> None:
        """Fade at both ends of `scroll`, to the colour of cards."""
        super().__init__(scroll)
        self._themes = themes
        self._viewport = scroll.viewport()
        self._bar = scroll.verticalScrollBar()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._viewport.installEventFilter(self)
        self._bar.valueChanged.connect(self._look)
        self._bar.rangeChanged.connect(self._look)
        themes.changed.connect(self._look)
        self._place()

    @property
    def fades(self) -> tuple[bool, bool]:
        """Whether something is hidden above, and below."""
        return self._bar.value() > self._bar.minimum(), self._bar.value() < self._bar.maximum()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place of the viewport."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move}:
            self._place()
        return False

    def _place(self) -> None:
        self.setGeometry(QRect(self._viewport.geometry()))
        self._look()

    @Slot()
    def _look(self) -> None:
        self.setVisible(any(self.fades))
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = self._themes.theme.palette.surface
        painter = QPainter(self)
        depth = min(_DEPTH, self.height() // 3)
        for hidden, edge, inner in zip(self.fades, (0, self.height()), (depth, self.height() - depth), strict=True):
            if hidden:
                fade = QLinearGradient(QPointF(0, edge), QPointF(0, inner))
                fade.setColorAt(0.0, ground)
                fade.setColorAt(1.0, with_alpha(ground, 0.0))
                painter.fillRect(QRect(0, min(edge, inner), self.width(), depth), fade)
