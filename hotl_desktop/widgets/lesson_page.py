"""The table with the coach's card beside the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QWidget

from hotl_desktop.view.theme import Space

from .layouts import take_out_all
from .lesson_panel import LessonPanel
from .score_strip import ScoreStrip
from .segmented import Choice
from .style import ThemeHost
from .table_page import TablePage

_WIDE: Final = 1300
"""From this width on the players have a column of their own."""
_HIGH: Final = 860
"""From this height on there is room under the card for the strip of six faces, or for four players."""
_FAIRLY_HIGH: Final = 740
"""From this height on there is room under the card for three players.

Where there is none, a strip over the board has them."""
_FEW: Final = 3
_PLAYERS_WIDTH: Final = 292
_CARD_WIDTH: Final = 348
_NARROW_CARD_WIDTH: Final = 304


class LessonPage(TablePage):
    """The very table that games are played on; the card takes the place of what a lesson does not need."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        self.panel: Final = LessonPanel(themes)
        self._arranged_for: tuple[bool, ...] | None = None
        self._asking = False
        super().__init__(themes, parent)
        self.scores: Final = ScoreStrip(themes, self)
        self._middle.insertWidget(0, self.scores)
        self.players.cards_changed.connect(self._show_scores)

    def set_asking(self, asking: bool) -> None:
        """Say whether the card has a question: in a low window its answers get the room of the tray meanwhile."""
        self._asking = asking
        self._arrange(self.size())

    @Slot()
    def _show_scores(self) -> None:
        self.scores.set_cards(self.players.cards)
        self._arrange(self.size())

    def _arrange(self, size: QSize) -> None:
        wide, high, narrow = size.width() >= _WIDE, size.height() >= _HIGH, size.width() < 1000
        with_players = wide or size.height() >= (_HIGH if len(self.players.cards) > _FEW else _FAIRLY_HIGH)
        with_tray = not self._asking or size.height() >= _FAIRLY_HIGH
        wanted = wide, high, narrow, with_players, with_tray
        if wanted == self._arranged_for:
            return
        self._arranged_for = wanted
        for layout in (self._left_column, self._right_column):
            take_out_all(layout)
        self._page.setSpacing(Space.L if wide else Space.M)
        self._left.setFixedWidth(_PLAYERS_WIDTH)
        self._left.setVisible(wide)
        self._right.setFixedWidth(_NARROW_CARD_WIDTH if narrow else _CARD_WIDTH)
        self.players.set_compact(not wide)
        self.tray.set_compact(not (wide and high))
        if wide:
            self._left_column.addWidget(self.players, 1)
        self._right_column.addWidget(self.panel, 1)
        self._right_column.addWidget(self.tray)
        if with_players and not wide:
            self._right_column.addWidget(self.players)
        if high and wide:
            self._right_column.addWidget(self.faces)
        self.tray.setVisible(with_tray)
        self.faces.setVisible(high and wide)
        self.players.setVisible(with_players)
        self.scores.setVisible(not with_players)
        for unused in (self.moves, self.undo_button, self.redo_button, self.speeds, self.overlays, self._tabs):
            unused.hide()

    def set_overlays(self, choices: list[Choice]) -> None:
        """Lessons have none: what matters is pointed out."""
