"""Whose turn it is, said large over the board for a moment: for people who share one screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hotl_desktop.view.chips import paint_badge
from hotl_desktop.view.fonts import font
from hotl_desktop.view.paint import pen
from hotl_desktop.view.theme import Moves, Space, Stroke, TextRole

from .style import ThemeHost

_STAY_MS: Final = 1100
_HEIGHT: Final = 64
_BADGE: Final = 36.0


class TurnBanner(QWidget):
    """Fades in over the upper part of its parent, stays a moment and goes. It takes no input."""

    def __init__(self, themes: ThemeHost, over: QWidget) -> None:
        super().__init__(over)
        self._themes = themes
        self._over = over
        self._seat = 0
        self._text = ""
        self._shown = 0.0
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.setInterval(_STAY_MS)
        self._stay.timeout.connect(self.dismiss)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._show_at)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, or said last."""
        return self._text

    def announce(self, seat: int, text: str) -> None:
        """Say `text` in the look of the seat index."""
        self._seat, self._text = seat, text
        width = QFontMetricsF(font(TextRole.TITLE)).horizontalAdvance(text) + _BADGE + 3 * Space.L
        room = self._over.rect()
        self.setGeometry(0, 0, min(round(width), room.width() - 2 * Space.M), _HEIGHT)
        self.move((room.width() - self.width()) // 2, max(Space.L, room.height() // 5 - _HEIGHT // 2))
        self.show()
        self.raise_()
        self._run(backwards=False)
        self._stay.start()

    def dismiss(self) -> None:
        """Go, softly."""
        self._stay.stop()
        if self.isVisible():
            self._run(backwards=True)

    def vanish(self) -> None:
        """Be gone at once."""
        self._stay.stop()
        self._fade.stop()
        self.hide()

    def _run(self, *, backwards: bool) -> None:
        self._fade.stop()
        self._fade.setDuration(self._themes.duration(Moves.SHEET))
        way = QVariantAnimation.Direction.Backward if backwards else QVariantAnimation.Direction.Forward
        self._fade.setDirection(way)
        self._fade.start()

    def _show_at(self, value: float) -> None:
        self._shown = value
        if value == 0.0 and self._fade.direction() is QVariantAnimation.Direction.Backward:
            self.hide()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._shown)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(pen(theme.seats[self._seat].line, 2 * Stroke.HAIRLINE))
        painter.setBrush(theme.palette.surface)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        middle = rect.center().y()
        paint_badge(painter, QPointF(rect.left() + Space.M + _BADGE / 2, middle), _BADGE, theme, self._seat)
        painter.setFont(font(TextRole.TITLE))
        painter.setPen(theme.palette.ink)
        left = rect.left() + 2 * Space.M + _BADGE
        words = QRectF(left, rect.top(), rect.right() - Space.L - left, rect.height())
        text = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, int(words.width()) + 1)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
