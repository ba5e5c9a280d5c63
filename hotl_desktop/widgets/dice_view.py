"""All dice that were ever rolled, player by player, and whether they look fair."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.dice import SeededDice, TypedDice
from hotl_desktop.match.fairness import FaceCounts
from hotl_desktop.storage.library import DiceLine
from hotl_desktop.storage.library.statistics import all_dice
from hotl_desktop.view.theme import Space, TextRole

from .dice_words import figures_text, odds_text, verdict_text
from .face_bars import FaceBars
from .fields import ComboBox
from .flow import FlowLayout
from .scrolling import scrolling
from .segmented import Choice, Segmented
from .style import ThemeHost
from .surfaces import Card
from .text import ElidedLabel, Tone, level_name, plain_label, shown_name

_LEAST_CARD: Final = 300
_BESIDE_FROM: Final = 820
"""From this width on the words and bars of the large card stand beside each other."""
_MOST_LINES: Final = 40
"""Cards that are shown; a library of strangers' games can have thousands of players."""
_TALL: Final = 150
_SMALL: Final = 104


class DiceView(QWidget):
    """The page. `wanted` asks for the counts; `show_lines` brings them."""

    wanted = Signal(object, object)
    """Counts are to be looked up: of seeded or manual dice (as records spell it, None for both), and of which game."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A page that has not been told anything yet."""
        super().__init__(parent)
        self._themes = themes
        self._lines: tuple[DiceLine, ...] | None = None
        self._cards: list[QWidget] = []
        self._source = Segmented(themes, "", (Choice(None, ""),))
        self._game = ComboBox(themes, "")
        self._note = plain_label("", TextRole.SMALL, Tone.SECOND, wrap=True)
        self._source.chosen.connect(self.refresh)
        self._game.activated.connect(self.refresh)
        choices = FlowLayout(gap=Space.XS)
        choices.addWidget(self._source)
        choices.addWidget(self._game)
        body = QWidget()
        self._overall = QVBoxLayout()
        self._grid = QGridLayout()
        self._grid.setSpacing(Space.XS)
        within = QVBoxLayout(body)
        within.setContentsMargins(0, 0, Space.XXS, 0)
        within.setSpacing(Space.XS)
        within.addLayout(self._overall)
        within.addLayout(self._grid)
        within.addWidget(self._note)
        within.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addLayout(choices)
        self._scroll = scrolling(body, by_keys=True)
        column.addWidget(self._scroll, 1)
        self._say()
        self._build()

    def _say(self) -> None:
        self._source.setAccessibleName(self.tr("Dice"))
        self._scroll.setAccessibleName(self.tr("Figures of the dice"))
        self._source.set_choices(
            [
                Choice(None, self.tr("All dice")),
                Choice(SeededDice.kind, self.tr("Fair dice"), self.tr("Rolled by the program, and provable")),
                Choice(TypedDice.kind, self.tr("Real dice"), self.tr("Rolled on a table and typed in")),
            ]
        )
        chosen = max(0, self._game.currentIndex())
        self._game.setAccessibleName(self.tr("Game"))
        self._game.clear()
        self._game.addItem(self.tr("All games"), None)
        for game in GAMES:
            self._game.addItem(game.title, game.name)
        self._game.setCurrentIndex(chosen)
        self._note.setText(
            self.tr(
                "The dashed line is a sixth of all dice, what every face would get if luck had no say. The more "
                "players one looks at, the likelier it is that one of them looks odd: one in twenty does, with "
                "perfectly fair dice. Real dice are counted as they were typed in; whether they were read right, "
                "nobody can check."
            )
        )

    def refresh(self) -> None:
        """Ask for the counts again."""
        self.wanted.emit(self._source.value(), self._game.currentData())

    def show_lines(self, lines: tuple[DiceLine, ...]) -> None:
        """Here is what was `wanted`."""
        self._lines = lines
        self._build()

    # --------------------------------------------------------------------------------------------------- cards

    def _build(self) -> None:
        for card in self._cards:
            self._overall.removeWidget(card)
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        lines = self._lines or ()
        everything = all_dice(lines)
        whole = _DiceCard(self._themes, self.tr("All players together"), everything, large=True)
        self._overall.addWidget(whole)
        self._cards = [whole]
        shown = sorted(lines, key=lambda line: (line.name is None, -line.faces.total))[:_MOST_LINES]
        if len(lines) > 1:
            self._cards += [_DiceCard(self._themes, self._who(line), line.faces) for line in shown]
        if len(lines) > len(shown):
            more = self.tr("and %n more", "", len(lines) - len(shown))
            self._cards.append(plain_label(more, TextRole.BODY, Tone.SECOND))
        self._place()

    def _who(self, line: DiceLine) -> str:
        if line.level is not None:
            return self.tr("{level} AIs together").format(level=level_name(line.level))
        return shown_name(line.name or "", self.tr("A person without a name"))

    def _place(self) -> None:
        columns = max(1, self.width() // _LEAST_CARD)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for number, card in enumerate(self._cards[1:]):
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(min(columns, max(1, len(self._cards) - 1))):
            self._grid.setColumnStretch(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._build()

    def sizeHint(self) -> QSize:
        return QSize(960, 560)


class _DiceCard(Card):
    """The dice of one player, or of all: words and bars, beside each other where there is room."""

    def __init__(self, themes: ThemeHost, who: str, faces: FaceCounts, *, large: bool = False) -> None:
        super().__init__(themes, padding=Space.L if large else Space.M)
        self._large = large
        words = QVBoxLayout()
        words.setSpacing(Space.XXS)
        words.addWidget(ElidedLabel(who, TextRole.HEADING if large else TextRole.LABEL))
        words.addWidget(
            ElidedLabel(self.tr("%n dice", "number of dice rolled", faces.total), TextRole.SMALL, Tone.SECOND)
        )
        said = [(verdict_text(faces), TextRole.HEADING if large else TextRole.BODY, Tone.INK)]
        if large:
            said.append((odds_text(faces), TextRole.BODY, Tone.SECOND))
        said.append((figures_text(faces), TextRole.SMALL, Tone.SECOND))
        self._bars = FaceBars(themes, faces, _TALL if large else _SMALL)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(Space.XS)
        self._parts.addLayout(words, 1)
        if not large:
            self._parts.addWidget(self._bars)
            words = QVBoxLayout()
            words.setSpacing(Space.XXS)
            self._parts.addLayout(words)
        for text, role, tone in said:
            if text:
                words.addWidget(plain_label(text, role, tone, wrap=True))
        words.addStretch(1)
        if large:
            self._parts.addWidget(self._bars, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._large:
            ways = QBoxLayout.Direction
            beside = self.width() >= _BESIDE_FROM
            self._parts.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
            self._parts.setSpacing(Space.XL if beside else Space.S)
