"""The players beside the board."""

from __future__ import annotations

import enum
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
_NO_END: Final = 1 << 20


def full_track(best: int) -> int:
    """How many points the score bars stand for when `best` is the highest score."""
    return next((track for track in _TRACKS if track >= best * 1.1), round(best * 1.2))


class _Form(enum.Enum):
    """How much the cards say. `value` is whether they are short, and whether they show dice."""

    FULL = (False, True)
    SHORT = (True, True)
    LINE = (True, False)


class PlayerPanel(QWidget):
    """One card a player, in the order given.

    Cards are as detailed as the height allows, unless `set_compact` asks for the short ones anyway. On the lawn,
    short cards leave the dice out where not even they have the height.
    """

    menu_requested = Signal(int)
    """The menu of this seat index is wanted: to hand the seat over. `menu_position` says where it belongs."""
    cards_changed = Signal()
    """Other cards are shown."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty panel."""
        super().__init__(parent)
        self._themes = themes
        self._cards: tuple[PlayerCard, ...] = ()
        self._views: list[PlayerCardView] = []
        self._compact_wanted = False
        self._form = _Form.FULL
        self._room = _NO_END
        self._heights: dict[tuple[_Form, bool], int] = {}
        self._title = ElidedLabel("", TextRole.NUMBER, Tone.SECOND, self)
        self._title.setContentsMargins(Space.XXS, 0, 0, Space.XS)
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
        self._title.setVisible(bool(title) and not self.is_compact)

    def set_compact(self, compact: bool) -> None:
        """Use short cards whatever the height."""
        if compact != self._compact_wanted:
            self._compact_wanted = compact
            self._choose_form()
            self.updateGeometry()

    def set_room(self, room: int) -> None:
        """Ask for no more than the lowest form where short cards would need more than `room` logical pixels."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    @property
    def is_compact(self) -> bool:
        """Whether short cards are shown."""
        return self._form.value[0]

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
        self.cards_changed.emit()

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
        self._views = [
            PlayerCardView(self._themes, compact=self.is_compact, parent=self) for _ in range(len(self._cards))
        ]
        views = tuple(self._views)
        for index, view in enumerate(views):
            view.clicked.connect(self._ask_for_menu)
            self._column.insertWidget(1 + index, view)
        for view in views:
            # Showing a card lays the panel out, which may change the form: then there are other cards already.
            if view in self._views:
                view.show()
        for view in self._views:
            view.set_dice_shown(self._form.value[1])
        if focused is not None and focused < len(self._views):
            self._views[focused].setFocus()

    def _ask_for_menu(self) -> None:
        view = self.sender()
        if isinstance(view, PlayerCardView) and view.card is not None:
            self.menu_requested.emit(view.card.seat)

    def _choose_form(self) -> None:
        forms = [_Form.SHORT] if self._compact_wanted else [_Form.FULL, _Form.SHORT]
        form = next((form for form in forms if self.height() >= self._height_in(form)), _Form.LINE)
        if form is self._form:
            return
        rebuild = form.value[0] != self._form.value[0]
        self._form = form
        self._title.setVisible(bool(self._title.text()) and not self.is_compact)
        if rebuild:
            self._rebuild()
            self._fill()
        for view in self._views:
            view.set_dice_shown(form.value[1])
        # At once, not in the next round of events: nothing is to be seen in a wrong place.
        self._column.activate()

    def _height_in(self, form: _Form) -> int:
        """How high the panel must be for its cards in that form."""
        title = self._title.sizeHint().height() if self._title.text() and form is _Form.FULL else 0
        return title + len(self._cards) * self._card_height(form)

    def _card_height(self, form: _Form) -> int:
        """The height of a card in that form, measured once on one that is never shown."""
        lawn = any(card.lawn is not None for card in self._cards)
        if (form, lawn) not in self._heights:
            compact, dice = form.value
            probe = PlayerCardView(self._themes, compact=compact)
            probe.set_dice_shown(dice)
            probe.set_card(PlayerCard(0, "", "", 0, 0, 0, lawn=LawnDice() if lawn else None), 1)
            self._heights[form, lawn] = probe.sizeHint().height()
            probe.deleteLater()
        return self._heights[form, lawn]

    def sizeHint(self) -> QSize:
        form = _Form.SHORT if self._compact_wanted else _Form.FULL
        if self._compact_wanted and self._height_in(form) > self._room:
            form = _Form.LINE
        return QSize(292, self._height_in(form))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self._height_in(_Form.LINE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_form()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
