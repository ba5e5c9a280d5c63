"""The odds of a wanted face, for as many rolls as one may think of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.view.fonts import font
from hotl_desktop.view.tags import paint_odds_bar
from hotl_desktop.view.theme import Space, TextRole, Weight
from hotl_desktop.widgets.style import ThemeHost

MOST_ROLLS: Final = 6


def chance_of_face(rolls: int) -> float:
    """The chance, 0 to 1, that a wanted face comes up at least once in so many rolls of a die."""
    return 1.0 - (5.0 / 6.0) ** rolls


def percent(chance: float) -> str:
    """A chance from 0 to 1 as a whole percentage."""
    return QCoreApplication.translate("Advice", "{percent}%").format(percent=round(100 * chance))


class OddsChart(QWidget):
    """One bar for each number of rolls."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A chart with one roll in full colour."""
        super().__init__(parent)
        self._themes = themes
        self._rolls = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tell()

    def set_rolls(self, rolls: int) -> None:
        """Show the bar of so many rolls in full colour."""
        if rolls != self._rolls:
            self._rolls = rolls
            self._tell()
            self.update()

    def _tell(self) -> None:
        chance = percent(chance_of_face(self._rolls))
        self.setAccessibleName(self.tr("Chance of a wanted face: {chance}").format(chance=chance))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()

    def sizeHint(self) -> QSize:
        return QSize(240, 82)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 82)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        painter = QPainter(self)
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        step = (self.width() + Space.XXS) / MOST_ROLLS
        above = below = 18.0
        for rolls in range(1, MOST_ROLLS + 1):
            place = MOST_ROLLS - rolls if backwards else rolls - 1
            column = QRectF(place * step, 0, step - Space.XXS, self.height())
            current = rolls == self._rolls
            chance = chance_of_face(rolls)
            painter.setFont(font(TextRole.CAPTION, weight=Weight.SEMIBOLD if current else Weight.REGULAR))
            painter.setPen(theme.palette.ink if current else theme.palette.ink2)
            centered = Qt.AlignmentFlag.AlignHCenter
            painter.drawText(column, centered | Qt.AlignmentFlag.AlignTop, percent(chance))
            painter.drawText(column, centered | Qt.AlignmentFlag.AlignBottom, str(rolls))
            bar = column.adjusted(2, above, -2, -below)
            paint_odds_bar(painter, bar, theme, chance, current=current)
