"""The players beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.theme import Space, TextRole
from hotl_desktop.widgets.player_card import LawnDice, PlayerCard, PlayerCardView
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import ElidedLabel, Tone

_TRACKS: Final = (24, 36, 48, 72, 96, 144, 216, 324, 486, 729)
"""What the full length of the score bars can stand for; few, so that a bar seldom changes its scale."""


def full_track(best: int) -> int:
    """How many points the score bars stand for when `best` is the highest score."""
    return next((track for track in _TRACKS if track >= best * 1.1), round(best * 1.2))


class PlayerPanel(QWidget):
    """One card a player, in the order given.

    Cards are as detailed as the height allows, unless `set_compact` asks for the short ones anyway.
    """

    menu_requested = Signal(int)
    """The menu of this seat index is wanted: to hand the seat over. `menu_position` says where it belongs."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty panel."""
        super().__init__(parent)
        self._themes = themes
        self._cards: tuple[PlayerCard, ...] = ()
        self._views: list[PlayerCardView] = []
        self._compact_wanted = False
        self._compact = False
        self._heights: dict[tuple[bool, bool], int] = {}
        self._title = ElidedLabel("", TextRole.NUMBER, Tone.SECOND, self)
        self._title.setContentsMargins(Space.XXS, 0, 0, Space.XXS)
        self._title.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self._column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_title(self, title: str) -> None:
        """Head the cards with a line such as `Turn 23`; not shown above compact ones."""
        self._title.setText(title)
        self._title.setVisible(bool(title) and not self._compact)

    def set_compact(self, compact: bool) -> None:
        """Use short cards whatever the height."""
        if compact != self._compact_wanted:
            self._compact_wanted = compact
            self._choose_form()
            self.updateGeometry()

    @property
    def is_compact(self) -> bool:
        """Whether short cards are shown."""
        return self._compact

    @property
    def cards(self) -> tuple[PlayerCard, ...]:
        """What is shown."""
        return self._cards

    def set_cards(self, cards: Sequence[PlayerCard]) -> None:
        """Show these players."""
        grows = [card.lawn is None for card in cards] != [card.lawn is None for card in self._cards]
        self._cards = tuple(cards)
        if len(self._views) != len(cards):
            self._rebuild()
        self._fill()
        if grows:
            self._choose_form()
            self.updateGeometry()

    def card_view(self, seat: int) -> PlayerCardView:
        """The card of the seat index."""
        return next(view for view, card in zip(self._views, self._cards, strict=True) if card.seat == seat)

    def menu_position(self, seat: int) -> QPoint:
        """Where the menu of the seat index belongs, on the screen."""
        view = self.card_view(seat)
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return view.mapToGlobal(QPoint(view.width() - Space.M if backwards else Space.M, view.height() - Space.XS))

    # ------------------------------------------------------------------------------------------------ the form

    def _fill(self) -> None:
        full = full_track(max((card.score for card in self._cards), default=0))
        for view, card in zip(self._views, self._cards, strict=True):
            view.set_card(card, full)

    def _rebuild(self) -> None:
        focused = next((index for index, view in enumerate(self._views) if view.hasFocus()), None)
        for view in self._views:
            self._column.removeWidget(view)
            view.hide()
            view.deleteLater()
        self._views = []
        for index in range(len(self._cards)):
            view = PlayerCardView(self._themes, compact=self._compact, parent=self)
            view.clicked.connect(self._ask_for_menu)
            self._column.insertWidget(1 + index, view)
            view.show()
            self._views.append(view)
        if focused is not None and focused < len(self._views):
            self._views[focused].setFocus()

    def _ask_for_menu(self) -> None:
        view = self.sender()
        if isinstance(view, PlayerCardView) and view.card is not None:
            self.menu_requested.emit(view.card.seat)

    def _choose_form(self) -> None:
        compact = self._compact_wanted or self.height() < self._height_of_full_cards()
        if compact != self._compact:
            self._compact = compact
            self._title.setVisible(bool(self._title.text()) and not compact)
            self._rebuild()
            self._fill()

    def _height_of_full_cards(self) -> int:
        title = self._title.sizeHint().height() if self._title.text() else 0
        return title + len(self._cards) * self._card_height(compact=False)

    def _card_height(self, *, compact: bool) -> int:
        """The height of a card in that form, measured once on one that is never shown."""
        form = compact, any(card.lawn is not None for card in self._cards)
        if form not in self._heights:
            probe = PlayerCardView(self._themes, compact=compact)
            probe.set_card(PlayerCard(0, "", "", 0, 0, 0, lawn=LawnDice() if form[1] else None), 1)
            self._heights[form] = probe.sizeHint().height()
            probe.deleteLater()
        return self._heights[form]

    def sizeHint(self) -> QSize:
        if self._compact_wanted:
            return QSize(292, len(self._cards) * self._card_height(compact=True))
        return QSize(292, self._height_of_full_cards())

    def minimumSizeHint(self) -> QSize:
        return QSize(220, len(self._cards) * self._card_height(compact=True))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_form()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
