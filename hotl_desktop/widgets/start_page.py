"""The start page: both games, what was left unfinished, what was played last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from hotl_desktop.games.names import TITLES
from hotl_desktop.view.fonts import font
from hotl_desktop.view.theme import Space, TextRole
from hotl_desktop.widgets.game_card import FRAME, GameCard
from hotl_desktop.widgets.recent_games import RecentGame, RecentGames
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import CARD_MARGINS
from hotl_desktop.widgets.text import plain_label

_BESIDE_FROM: Final = 900
"""From this page width on the cards stand beside each other."""
_WIDEST: Final = 1960
_FLAT_HEIGHT: Final = 216
_WORDS_SHARE: Final = 0.56
"""Of the width of a card that lies flat: at least so much is for its words."""
_TALLEST_MINIATURE: Final = 640
_LEAST_MINIATURE: Final = 170


class StartPage(QWidget):
    """The page."""

    new_game = Signal(str)
    """A new game of this name is wanted."""
    continue_game = Signal(str)
    """The unfinished game of this name is wanted."""
    learn = Signal(str)
    """The lessons of the game of this name are wanted."""
    open_recent = Signal(str)
    """The game in the file of this path is wanted."""
    open_file = Signal()
    """A game in some other file is wanted."""
    all_games = Signal()
    """The list of all finished games is wanted."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A page with both games and nothing else to tell."""
        super().__init__(parent)
        # From the outside in: with a style sheet, a whole tree of widgets that gets a parent is styled anew.
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea(self)
        outer.addWidget(self._scroll)
        # One of our own: asking for Qt's makes PySide go through all classes of widgets to tell which it is.
        ground = QWidget()
        ground.setBackgroundRole(QPalette.ColorRole.NoRole)
        self._scroll.setViewport(ground)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = QWidget()
        self._scroll.setWidget(self._body)
        self._body.setAutoFillBackground(False)
        self._column = QVBoxLayout(self._body)

        self._heading = plain_label("", TextRole.DISPLAY, parent=self._body)
        self._cards: dict[str, GameCard] = {}
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for game, title in TITLES.items():
            card = GameCard(themes, game, title, self._body)
            card.new_game.connect(partial(self.new_game.emit, game))
            card.continue_game.connect(partial(self.continue_game.emit, game))
            card.learn.connect(partial(self.learn.emit, game))
            self._cards[game] = card
            self._pair.addWidget(card, 1)
        self._recent = RecentGames(themes, self._body)
        self._recent.open_recent.connect(self.open_recent)
        self._recent.open_file.connect(self.open_file)
        self._recent.all_games.connect(self.all_games)
        # Level with the edges of the cards, inside their shadows.
        for widget in (self._heading, self._recent):
            widget.setContentsMargins(CARD_MARGINS[0], 0, CARD_MARGINS[2], 0)
        self._column.addStretch(2)
        self._column.addWidget(self._heading)
        self._column.addLayout(self._pair)
        self._column.addWidget(self._recent)
        self._column.addStretch(3)
        self._say()

    def _say(self) -> None:
        self._heading.setText(self.tr("Choose a game"))
        words = {
            "head-of-the-line": (
                self.tr("2 to 4 players, 20 min"),
                self.tr("Roll, lay a line, take what it crosses. Your Head leads the way."),
            ),
            "get-off-my-lawn": (
                self.tr("4 players, 30 min"),
                self.tr("Five places a row and everyone wants in. Push, and someone falls off."),
            ),
        }
        for name, card in self._cards.items():
            card.set_words(*words[name])

    def card(self, game: str) -> GameCard:
        """The card of the game of that name."""
        return self._cards[game]

    def set_unfinished(self, game: str, line: str) -> None:
        """Offer to go on with a game of that name; `line` says how it stands, empty for none."""
        self._cards[game].set_unfinished(line)
        self._fit()

    def focus_what_waits(self) -> None:
        """Let Enter do what a card asks for: to go on, where the keyboard was left on beginning anew."""
        focused = self.focusWidget()
        for card in self._cards.values():
            if focused is card.new_button:
                card.first_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_learn_available(self, available: bool) -> None:
        """Offer the lessons, or not."""
        for card in self._cards.values():
            card.set_learn_available(available)
        self._fit()

    def set_recent(self, games: Sequence[RecentGame]) -> None:
        """List these games, the latest first."""
        self._recent.set_games(games)

    def set_look(self, picture: QImage) -> None:
        """Let both games look as `picture`, which is one of the whole window, until their living miniatures come."""
        for card in self._cards.values():
            card.slot.set_look(picture)

    def set_miniature(self, game: str, widget: QWidget | None) -> None:
        """Show a living miniature of the game of that name; None for the painted position."""
        self._cards[game].slot.set_miniature(widget)

    # -------------------------------------------------------------------------------------------------- layout

    def sizeHint(self) -> QSize:
        return QSize(1200, 760)

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._fit()
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        width, height = self.width(), self.height()
        beside = width >= _BESIDE_FROM
        roomy = height >= 800
        side = max(Space.XL if width >= 1000 else Space.M, (width - _WIDEST) // 2)
        above = Space.XL if roomy else Space.M
        self._column.setContentsMargins(side, above, side, Space.L)
        self._column.setSpacing(Space.L if roomy else Space.S)
        self._heading.setFont(font(TextRole.DISPLAY if roomy and beside else TextRole.TITLE))
        ways = QBoxLayout.Direction
        self._pair.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._pair.setSpacing(Space.L if beside else Space.XS)
        cards = self._cards.values()
        card_height, words = _FLAT_HEIGHT, None
        for card in cards:
            card.set_flat(not beside)
        if beside:
            card_width = (width - 2 * side - Space.L) // 2
            # A scroll bar, which comes when all is placed, must not make another line of them.
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            words = max(card.words_height(card_width - bar) for card in cards)
            # All of both cards and the first of the recent games are to be seen at once.
            rest = height - above - self._heading.sizeHint().height() - words - (220 if roomy else 130)
            miniature = max(_LEAST_MINIATURE, min(rest, round(0.62 * card_width), _TALLEST_MINIATURE))
            card_height = miniature + words + 2 * FRAME
        else:
            beside_picture = round(_WORDS_SHARE * (width - 2 * side))
            card_height = max(card_height, *(card.words_height(beside_picture) for card in cards))
        for card in cards:
            card.set_words_height(words)
            card.setFixedHeight(card_height)
