"""One finished game at a closer look, and what can be done with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.duplicate import Combined
from hotl_desktop.match.player import AI_PREFIX, HUMAN
from hotl_desktop.storage.library import GameRow
from hotl_desktop.view.icons import Icon
from hotl_desktop.view.lists import listed
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .flow import FlowLayout
from .library_words import (
    game_title,
    length_text,
    player_name,
    result_text,
    seat_index,
    whole_time_text,
)
from .scrolling import scrolling
from .signs import SeatBadge
from .style import ThemeHost
from .surfaces import Card, Rule
from .text import ElidedLabel, Tone, breakable, isolated, kind_text, plain_label, shown_name

translate = QCoreApplication.translate

_BADGE: Final = 28


class GameDetails(Card):
    """The card. Its signals carry nothing: they are about the game shown."""

    review = Signal()
    play_swapped = Signal()
    verify = Signal()
    save = Signal()
    remove = Signal()
    show_set = Signal()
    """All games with these dice are wanted."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A card that shows nothing."""
        super().__init__(themes, parent, padding=Space.M)
        self._own_themes = themes
        self._row: GameRow | None = None
        self._combined: Combined | None = None
        self._compact = False
        self._title = plain_label("", TextRole.HEADING, wrap=True)
        self._about = plain_label("", TextRole.SMALL, Tone.SECOND, wrap=True)
        self._players = QWidget()
        self._set_text = plain_label("", TextRole.SMALL, Tone.SECOND, wrap=True)
        self._set_link = Button(themes, "", ButtonKind.LINK)
        self._review = Button(themes, "", ButtonKind.PRIMARY)
        self._swap = Button(themes)
        self._verify = Button(themes, icon=Icon.VERIFIED)
        self._save = Button(themes)
        self._remove = Button(themes)
        for button, signal in (
            (self._review, self.review),
            (self._swap, self.play_swapped),
            (self._verify, self.verify),
            (self._save, self.save),
            (self._remove, self.remove),
            (self._set_link, self.show_set),
        ):
            button.clicked.connect(signal)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._more = self._make_more()
        buttons = FlowLayout(gap=Space.XS)
        for button in (self._review, self._swap, self._verify, self._save, self._remove):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addWidget(self._more, 1)
        column.addSpacing(Space.XXS)
        column.addLayout(buttons)
        self._say()
        self.show_row(None)

    def _make_more(self) -> QScrollArea:
        """What scrolls where there is little room: the players, and the set that the game is of."""
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(0, 0, Space.XXS, 0)
        self._body.setSpacing(Space.XXS)
        self._body.addWidget(self._players)
        self._body.addWidget(self._set_text)
        link = QHBoxLayout()
        link.addWidget(self._set_link)
        link.addStretch(1)
        self._body.addLayout(link)
        self._body.addStretch(1)
        return scrolling(body)

    def _say(self) -> None:
        self._review.set_label(self.tr("Review"))
        self._swap.set_label(self.tr("Same dice, seats swapped"))
        self._verify.set_label(self.tr("Check the dice"))
        self._save.set_label(self.tr("Save as…"))
        self._remove.set_label(self.tr("Delete"))
        self._set_link.set_label(self.tr("Show these games"))
        self._remove.setToolTip(self.tr("It can be brought back until you leave the page"))

    @property
    def row(self) -> GameRow | None:
        """The game shown."""
        return self._row

    def set_compact(self, compact: bool) -> None:
        """Show the buttons and one line only, for narrow windows."""
        self._compact = compact
        self._show_parts()

    def show_row(self, row: GameRow | None) -> None:
        """Show a game; None for none."""
        if row is None or self._row is None or row.id != self._row.id:
            self._combined = None
        self._row = row
        for button in (self._review, self._swap, self._verify, self._save, self._remove):
            button.setEnabled(row is not None)
        # Dice that people typed in cannot come again by themselves.
        self._swap.setEnabled(row is not None and row.dice == SeededDice.kind)
        self._show_words()

    def show_combined(self, game: str, combined: Combined | None) -> None:
        """Add the result over all games with the same dice, if the game with this id is still shown."""
        if self._row is not None and self._row.id == game:
            self._combined = combined
            self._show_set()

    # --------------------------------------------------------------------------------------------------- words

    def _show_words(self) -> None:
        row = self._row
        if row is None:
            self._title.setText(self.tr("Choose a game from the list"))
            self._about.setText("")
        else:
            self._title.setText(breakable(result_text(row)))
            self._build_players(row)
        self._show_set()

    def _build_players(self, row: GameRow) -> None:
        old, self._players = self._players, QWidget()
        self._body.replaceWidget(old, self._players)
        old.hide()
        old.deleteLater()
        grid = QGridLayout(self._players)
        grid.setContentsMargins(0, Space.XXS, 0, Space.XXS)
        grid.setHorizontalSpacing(Space.S)
        grid.setVerticalSpacing(Space.XXS)
        grid.setColumnStretch(1, 1)
        grid.addWidget(Rule(self._own_themes), 0, 0, 1, 3)
        players = sorted(row.players, key=lambda player: -player.score)
        for number, player in enumerate(players):
            line = 1 + 2 * number
            kind = HUMAN if player.level is None else AI_PREFIX + player.level
            who = QVBoxLayout()
            who.setSpacing(0)
            name_role = TextRole.LABEL if player.won else TextRole.BODY
            who.addWidget(ElidedLabel(player_name(row, player, 60), name_role))
            said = kind_text(kind)
            if player.won:
                said = self.tr("{kind}, winner").format(kind=said)
            who.addWidget(ElidedLabel(said, TextRole.SMALL, Tone.SECOND))
            grid.addWidget(SeatBadge(self._own_themes, seat_index(row.game, player.seat), _BADGE), line, 0)
            grid.addLayout(who, line, 1)
            score = plain_label(str(player.score), TextRole.HEADING if player.won else TextRole.BODY)
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(score, line, 2)
            grid.addWidget(Rule(self._own_themes), line + 1, 0, 1, 3)

    def _show_set(self) -> None:
        self._set_text.setText("" if self._combined is None else set_text(self._combined))
        self._show_parts()

    def _show_parts(self) -> None:
        row, wide = self._row, not self._compact
        self._about.setVisible(row is not None and wide)  # otherwise the list beside it says it
        self._more.setVisible(wide)
        self._players.setVisible(row is not None)
        self._set_text.setVisible(bool(self._set_text.text()))
        self._set_link.setVisible(self._combined is not None)
        if row is not None:
            parts = (game_title(row.game), whole_time_text(row.finished), length_text(row))
            self._about.setText("\n".join(parts))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._show_words()


def set_text(combined: Combined) -> str:
    """The result over a set of games with the same dice."""
    games = len(combined.totals[0].points)
    ranking = sorted(combined.totals, key=lambda total: -total.sum)
    sums = listed(f"{isolated(shown_name(total.name, '?', 24))} {total.sum}" for total in ranking)
    text = translate("Library", "Same dice, seats swapped, over %n game(s): {sums}.", "", games)
    return text.format(sums=sums)
