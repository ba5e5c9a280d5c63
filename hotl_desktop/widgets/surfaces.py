"""What things lie on: the ground of a page, raised cards, sunk trays, hairlines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import CARD_SHADOW, Radius, Space, Stroke, Theme, mix, with_alpha
from hotl_desktop.widgets.style import ThemeHost, border_width

CARD_MARGINS: Final = (3, 2, 3, 8)
"""Left, top, right, bottom: what a card keeps free inside its widget for its shadow, logical pixels."""


def paint_ground(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The table: lighter in the middle."""
    tokens = theme.palette
    if theme.high_contrast:
        painter.fillRect(rect, tokens.table)
        return
    middle = QPointF(rect.center().x(), rect.top() + 0.42 * rect.height())
    glow = QRadialGradient(middle, 0.68 * max(rect.width(), rect.height()))
    glow.setColorAt(0, tokens.table)
    glow.setColorAt(1, tokens.edge)
    painter.fillRect(rect, glow)


def paint_card(painter: QPainter, rect: QRectF, theme: Theme, radius: float = Radius.CARD) -> None:
    """A raised card that fills `rect`; its shadow falls outside, within `CARD_MARGINS`."""
    tokens = theme.palette
    with saved(painter):
        if theme.high_contrast:
            inset = Stroke.HIGH_CONTRAST / 2
            painter.setPen(pen(tokens.line, Stroke.HIGH_CONTRAST))
            rect = rect.adjusted(inset, inset, -inset, -inset)
        else:
            for shade in CARD_SHADOW:
                grown = rect.marginsAdded(QMarginsF(shade.spread, shade.spread, shade.spread, shade.spread))
                painter.setBrush(with_alpha(tokens.shadow, shade.alpha * (1.8 if theme.dark else 1.0)))
                painter.drawRoundedRect(grown.translated(0, shade.drop), radius, radius)
        painter.setBrush(tokens.surface)
        painter.drawRoundedRect(rect, radius, radius)


def paint_sunk(painter: QPainter, rect: QRectF, theme: Theme, radius: float = Radius.CARD) -> None:
    """A tray let into the table: darker, with shade under its upper edge and light on the lower."""
    tokens = theme.palette
    width = border_width(theme)
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    with saved(painter):
        painter.setBrush(tokens.sunk if theme.high_contrast else with_alpha(tokens.sunk, 0.72))
        painter.setPen(pen(tokens.line if theme.high_contrast else with_alpha(tokens.line, 0.9), width))
        painter.drawRoundedRect(inner, radius, radius)
        if not theme.high_contrast:
            shade = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, 1.6 * radius))
            shade.setColorAt(0, with_alpha(tokens.shadow, 0.45 if theme.dark else 0.24))
            shade.setColorAt(1, with_alpha(tokens.shadow, 0.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(shade, width))
            painter.drawRoundedRect(inner, radius, radius)


class Ground(QWidget):
    """A page that shows the table."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(parent)
        self._themes = themes

    @classmethod
    def around(cls, themes: ThemeHost, content: QWidget) -> Ground:
        """A page that is all `content`."""
        ground = cls(themes)
        over = QVBoxLayout(ground)
        over.setContentsMargins(0, 0, 0, 0)
        over.addWidget(content)
        return ground

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self._themes.theme)


class Card(QWidget):
    """A raised card. Its contents margins hold the shadow and the padding."""

    def __init__(
        self,
        themes: ThemeHost,
        parent: QWidget | None = None,
        *,
        padding: int = Space.L,
        radius: float = Radius.CARD,
    ) -> None:
        """A card with room of `padding` logical pixels between its edge and what is in it."""
        super().__init__(parent)
        self._themes = themes
        self._radius = radius
        left, top, right, bottom = CARD_MARGINS
        self.setContentsMargins(left + padding, top + padding, right + padding, bottom + padding)

    def card_rect(self) -> QRectF:
        """The card itself, without its shadow."""
        left, top, right, bottom = CARD_MARGINS
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_card(QPainter(self), self.card_rect(), self._themes.theme, self._radius)


class SunkPanel(QWidget):
    """A tray let into the table."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None, *, padding: int = Space.M) -> None:
        """A tray with `padding` logical pixels round what is in it."""
        super().__init__(parent)
        self._themes = themes
        self.setContentsMargins(padding, padding, padding, padding)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunk(QPainter(self), QRectF(self.rect()), self._themes.theme)


class Rule(QWidget):
    """A hairline across."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A line as wide as the layout makes it."""
        super().__init__(parent)
        self._themes = themes
        self.setFixedHeight(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        color = theme.palette.line
        QPainter(self).fillRect(self.rect(), mix(color, theme.palette.surface, 0.5) if theme.high_contrast else color)
