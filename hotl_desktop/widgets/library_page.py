"""The page about finished games: the list, the statistics, the dice."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from hotl_desktop.view.icons import Icon
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .dice_view import DiceView
from .games_view import GamesView
from .segmented import Choice, Segmented
from .statistics_page import StatisticsPage
from .style import ThemeHost
from .text import ElidedLabel

_WIDEST: Final = 1480


class Tab(enum.Enum):
    """A part of the page."""

    GAMES = "games"
    STATISTICS = "statistics"
    DICE = "dice"


class LibraryPage(QWidget):
    """The frame round the three. What they ask for is answered by whoever has the library."""

    back = Signal()
    """The person wants to leave."""
    tab_shown = Signal(Tab)
    """This part has come into sight, and wants to be up to date."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A page on which nothing is known yet."""
        super().__init__(parent)
        self.games: Final = GamesView(themes)
        self.statistics: Final = StatisticsPage(themes)
        self.dice: Final = DiceView(themes)
        self._back = Button(themes, "", ButtonKind.QUIET, icon=Icon.BACK)
        self._title = ElidedLabel("", TextRole.TITLE)
        self._tabs = Segmented(themes, "", (Choice(Tab.GAMES, ""),))
        self._stack = QStackedWidget()
        for part in (self.games, self.statistics, self.dice):
            self._stack.addWidget(part)
        self._back.clicked.connect(self.back)
        self._tabs.chosen.connect(self.show_tab)
        head = QHBoxLayout()
        head.setSpacing(Space.S)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._tabs)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(Space.S)
        self._column.addLayout(head)
        self._column.addWidget(self._stack, 1)
        self._say()

    def _say(self) -> None:
        self._back.set_label(self.tr("Back"))
        self._title.setText(self.tr("Games and statistics"))
        self._tabs.setAccessibleName(self.tr("Part of the page"))
        self._tabs.set_choices(
            [
                Choice(Tab.GAMES, self.tr("Games")),
                Choice(Tab.STATISTICS, self.tr("Statistics")),
                Choice(Tab.DICE, self.tr("Dice")),
            ]
        )

    @property
    def tab(self) -> Tab:
        """The part in sight."""
        return list(Tab)[self._stack.currentIndex()]

    def show_tab(self, tab: Tab) -> None:
        """Bring a part into sight."""
        self._tabs.set_value(tab)
        focused = QApplication.focusWidget()
        if focused is not None and self._stack.isAncestorOf(focused):
            self._tabs.segment(tab).setFocus()  # otherwise Qt would choose something in the other part
        self._stack.setCurrentIndex(list(Tab).index(tab))
        self.tab_shown.emit(tab)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(Space.L if self.width() >= 1000 else Space.M, (self.width() - _WIDEST) // 2)
        above = Space.L if self.height() >= 720 else Space.S
        self._column.setContentsMargins(side, above, side, above)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def sizeHint(self) -> QSize:
        return QSize(1200, 760)

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 320)
