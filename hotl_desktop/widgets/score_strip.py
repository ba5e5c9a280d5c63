"""All players in one line: colour, name, points, passes or Strikes. For windows that have no room for their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from hotl_desktop.view.fonts import font, text_factor
from hotl_desktop.view.lists import listed
from hotl_desktop.view.paint import saved
from hotl_desktop.view.theme import Radius, Space, TextRole, seat_color_name
from hotl_desktop.widgets.player_card import PlayerCard
from hotl_desktop.widgets.signs import Pips, SeatBadge
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import paint_card
from hotl_desktop.widgets.text import ElidedLabel, Tone, plain_label, plain_tooltip, set_tone, shown_name

_BADGE: Final = 22
_STRIKES_OUT: Final = 3
_WITH_NAME: Final = 140
"""From this width on a player's name is shown, logical pixels, for text of its own size; on the lawn the board has the
names."""


class _Entry(QWidget):
    """One player."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._active = False
        self._badge = SeatBadge(themes, 0, _BADGE, self)
        self._name = ElidedLabel("", TextRole.LABEL, parent=self)
        self._score = plain_label("", TextRole.HEADING, parent=self)
        self._score.setFont(font(TextRole.SCORE, pixels=17))
        self._pips = Pips(themes, _STRIKES_OUT, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 5, Space.XS, 7)
        row.setSpacing(5)
        row.addWidget(self._badge)
        row.addWidget(self._name, 1)
        row.addWidget(self._pips)
        row.addWidget(self._score)

    def show_card(self, card: PlayerCard, *, named: bool) -> None:
        """Show what of `card` has room."""
        name = shown_name(card.name, seat_color_name(card.seat))
        self._active = card.active
        self._badge.set_seat(card.seat)
        self._badge.set_faded(card.out)
        self._name.setText(name)
        self._name.setVisible(named)
        self._score.setText(str(card.score))
        self._pips.set_filled(card.strikes)
        for label in (self._name, self._score):
            set_tone(label, Tone.SECOND if card.out else Tone.INK)
        score = self.tr("Score {score}").format(score=card.score)
        marks = self.tr("Passes: {count} of 3") if card.lawn is None else self.tr("Strikes: {count} of 3")
        words = [name, self.tr("to move") if card.active else "", score, marks.format(count=card.strikes)]
        self.setAccessibleName(listed(words))
        self.setToolTip(plain_tooltip(listed(words)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._active:
            with saved(QPainter(self)) as painter:
                paint_card(painter, QRectF(self.rect()).adjusted(2, 2, -2, -4), self._themes.theme, Radius.CONTROL)


class ScoreStrip(QWidget):
    """One entry a player, in the order given, all of one width."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty strip."""
        super().__init__(parent)
        self._themes = themes
        self._cards: tuple[PlayerCard, ...] = ()
        self._entries: list[_Entry] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_cards(self, cards: Sequence[PlayerCard]) -> None:
        """Show these players."""
        stale = self._entries[len(cards) :]
        fresh = [_Entry(self._themes, self) for _ in cards[len(self._entries) :]]
        self._entries = [*self._entries[: len(cards)], *fresh]
        self._cards = tuple(cards)
        for entry in fresh:
            self._row.addWidget(entry, 1)
        self._fill()
        # Showing and hiding lay the strip out, which fills it: there must be as many entries as cards by then.
        for entry in stale:
            self._row.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        for entry in fresh:
            entry.show()

    @property
    def entries(self) -> Sequence[QWidget]:
        """What shows the players, in their order."""
        return tuple(self._entries)

    def _fill(self) -> None:
        named = self.width() >= _WITH_NAME * text_factor() * len(self._cards)
        for entry, card in zip(self._entries, self._cards, strict=True):
            entry.show_card(card, named=named)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
