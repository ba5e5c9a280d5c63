"""What a new person is asked once: whether to learn one of the games first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .sheet import SheetOverlay
from .style import ThemeHost
from .text import Tone, plain_label


class WelcomeSheet(SheetOverlay):
    """Offers the courses. Closing it is an answer, too."""

    learn = Signal(str)
    """The lessons of the game of this name are wanted."""

    def __init__(self, themes: ThemeHost, page: QWidget, games: Sequence[tuple[str, str]]) -> None:
        """Make the sheet.

        Args:
            themes: the look.
            page: what it lies over.
            games: name and title of each game.
        """
        content = QWidget()
        super().__init__(themes, page, content, width=600)
        title = plain_label(self.tr("Welcome!"), TextRole.TITLE)
        text = plain_label(
            self.tr("New to these games? Short lessons on the real board show you everything in a few minutes each."),
            TextRole.BODY,
            wrap=True,
        )
        later = plain_label(
            self.tr("You find the lessons under Learn, at any time."), TextRole.SMALL, Tone.SECOND, wrap=True
        )
        column = QVBoxLayout(content)
        column.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        column.setSpacing(Space.M)
        column.addWidget(title)
        column.addWidget(text)
        self._buttons: list[Button] = []
        for index, (name, game) in enumerate(games):
            label = self.tr("Learn {game}").format(game=game)
            button = Button(themes, label, ButtonKind.SECONDARY if index else ButtonKind.PRIMARY)
            button.clicked.connect(partial(self._learn, name))
            column.addWidget(button)
            self._buttons.append(button)
        foot = QHBoxLayout()
        foot.addWidget(later, 1)
        close = Button(themes, self.tr("Not now"), ButtonKind.QUIET)
        close.clicked.connect(self.close_sheet)
        foot.addWidget(close)
        column.addLayout(foot)

    def welcome(self) -> None:
        """Open."""
        self.open(self._buttons[0])

    def _learn(self, name: str) -> None:
        self.close_sheet()
        self.learn.emit(name)
