"""What all finished games amount to: wins by game and by opponents, players, and games to remember."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.match.duplicate import Combined
from hotl_desktop.match.player import LEVELS
from hotl_desktop.storage.library import GameRow, OpponentLine, PlayerLine
from hotl_desktop.storage.library.facts import MIXED
from hotl_desktop.view.lists import labelled, listed
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .game_details import set_text
from .library_words import (
    duration_text,
    game_title,
    opposition_text,
    others_text,
    result_text,
    seats_text,
    when_text,
)
from .odds_chart import percent
from .scrolling import scrolling
from .share_bar import ShareBar
from .style import ThemeHost
from .surfaces import Card, Rule
from .text import ElidedLabel, Tone, plain_label, shown_name

_BESIDE_FROM: Final = 980
_MOST_PLAYERS: Final = 30
"""Lines of players that are shown; a library of strangers' games can have thousands."""


class Memory(enum.Enum):
    """Why a game is worth remembering."""

    BEST = "best"
    """The highest score of a person."""
    CLEAREST = "clearest"
    """The widest win of a person over opponents."""
    CLOSEST = "closest"
    """The narrowest win of a person over opponents."""
    LONGEST = "longest"
    """The longest time of play."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Games that a person won in a row against opponents."""

    longest: int
    now: int
    """How many of the last games, up to the newest."""


@dataclass(frozen=True, slots=True)
class SetLine:
    """Games with the same dice and the seats swapped."""

    game: str
    finished: str
    """When the last of them ended."""
    last: str
    """The id of the last of them."""
    result: Combined


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that the page shows."""

    games: int = 0
    seconds: int = 0
    """Of all games together."""
    opponents: tuple[OpponentLine, ...] = ()
    players: tuple[PlayerLine, ...] = ()
    streaks: dict[str, Streak] = field(default_factory=dict)
    """By a person's name."""
    memories: tuple[tuple[Memory, GameRow], ...] = ()
    sets: tuple[SetLine, ...] = ()


@dataclass(slots=True)
class _Sum:
    """Games that are counted together."""

    games: int = 0
    won: int = 0
    shared: int = 0

    def add(self, games: int, won: int, shared: int) -> None:
        self.games += games
        self.won += won
        self.shared += shared


class StatisticsPage(QWidget):
    """The page. It is made anew with every `show_figures`."""

    open_game = Signal(str)
    """The game with this id is to be looked at."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A page without figures."""
        super().__init__(parent)
        self._themes = themes
        self._figures: Figures | None = None
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(0, 0, Space.XXS, 0)
        self._grid.setSpacing(Space.XS)
        self._cards: list[QWidget] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = scrolling(self._body, by_keys=True)
        outer.addWidget(self._scroll)
        self._build()

    def show_figures(self, figures: Figures) -> None:
        """Show these."""
        self._figures = figures
        self._build()

    # -------------------------------------------------------------------------------------------------- layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._build()

    def sizeHint(self) -> QSize:
        return QSize(960, 560)

    def _build(self) -> None:
        self._scroll.setAccessibleName(self.tr("Statistics"))
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        figures = self._figures
        self._cards = []
        if figures is None or figures.games == 0:
            text = (
                self.tr("Counting…")
                if figures is None
                else self.tr("There is nothing to count yet. Play a game to its end, and it shows here.")
            )
            column = self._card("")
            column.addWidget(plain_label(text, TextRole.BODY, Tone.SECOND, wrap=True))
        else:
            self._cards.append(self._overview(figures))
            self._by_game(figures)
            self._by_level(figures)
            self._by_player(figures)
            self._memories(figures)
            self._sets(figures)
        self._place()

    def _place(self) -> None:
        """The overview across; the others in one column or two, each on the shorter one."""
        beside = self.width() >= _BESIDE_FROM
        for card in self._cards:
            self._grid.removeWidget(card)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if beside else 0)
        for number, card in enumerate(self._cards):
            if not beside or number == 0:
                self._grid.addWidget(card, number, 0, 1, 2 if beside else 1)
            else:
                self._grid.addWidget(card, 1 + (number - 1) // 2, (number - 1) % 2)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _card(self, title: str) -> QVBoxLayout:
        card = Card(self._themes, padding=Space.L)
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        if title:
            column.addWidget(plain_label(title, TextRole.HEADING))
        self._cards.append(card)
        return column

    # --------------------------------------------------------------------------------------------------- cards

    def _overview(self, figures: Figures) -> Card:
        card = Card(self._themes, padding=Space.L)
        row = QHBoxLayout(card)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.L)
        against = _Sum()
        for line in figures.opponents:
            if line.opponents is not None:
                against.add(line.games, line.won, line.shared)
        numbers = [
            (QLocale().toString(figures.games), self.tr("games finished", "under a number")),
            (duration_text(figures.seconds), self.tr("at the table", "under a time of play")),
        ]
        if against.games:
            share = percent(against.won / against.games)
            numbers.append((share, self.tr("of the games against AIs won", "under a percentage")))
        longest = max((streak.longest for streak in figures.streaks.values()), default=0)
        if longest > 1:
            numbers.append((str(longest), self.tr("wins in a row at best", "under a number")))
        for number, said in numbers:
            pair = QVBoxLayout()
            pair.setSpacing(0)
            pair.addWidget(ElidedLabel(number, TextRole.SCORE))
            label = plain_label(said, TextRole.SMALL, Tone.SECOND, wrap=True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
            pair.addWidget(label, 1)
            row.addLayout(pair, 1)
        return card

    def _by_game(self, figures: Figures) -> None:
        sums: dict[tuple[str, int], _Sum] = {}
        people: dict[tuple[str, int], int] = {}
        for line in figures.opponents:
            kind = line.game, line.seats
            if line.opponents is None:
                people[kind] = people.get(kind, 0) + line.games
            else:
                sums.setdefault(kind, _Sum()).add(line.games, line.won, line.shared)
        column = self._card(self.tr("By game and number of players"))
        self._add_shares(column, [(seats_text(*kind), one) for kind, one in sums.items()])
        if people:
            column.addSpacing(Space.XXS)
            column.addWidget(plain_label(self.tr("Among people"), TextRole.LABEL))
            for kind, games in people.items():
                text = seats_text(*kind) + ": " + self.tr("%n game(s)", "", games)
                column.addWidget(plain_label(text, TextRole.BODY, Tone.SECOND, wrap=True))
        column.addStretch(1)

    def _by_level(self, figures: Figures) -> None:
        sums: dict[str, _Sum] = {}
        for line in figures.opponents:
            if line.opponents is not None:
                sums.setdefault(line.opponents, _Sum()).add(line.games, line.won, line.shared)
        order = {level: number for number, level in enumerate((*LEVELS, MIXED))}
        levels = sorted(sums, key=lambda level: (order.get(level, -1), level))
        column = self._card(self.tr("By opponents"))
        self._add_shares(column, [(opposition_text(level), sums[level]) for level in levels])
        column.addStretch(1)

    def _add_shares(self, column: QVBoxLayout, lines: Sequence[tuple[str, _Sum]]) -> None:
        if not lines:
            text = self.tr("No games against AIs yet.")
            column.addWidget(plain_label(text, TextRole.BODY, Tone.SECOND, wrap=True))
        for title, one in lines:
            head = QHBoxLayout()
            head.addWidget(ElidedLabel(title, TextRole.LABEL), 1)
            head.addWidget(plain_label(percent(one.won / one.games), TextRole.LABEL))
            column.addLayout(head)
            column.addWidget(ShareBar(self._themes, one.won, one.shared, one.games))
            lost = one.games - one.won - one.shared
            text = (
                self.tr("{won} won, {shared} shared, {lost} lost") if one.shared else self.tr("{won} won, {lost} lost")
            )
            said = ElidedLabel(text.format(won=one.won, shared=one.shared, lost=lost), TextRole.SMALL, Tone.SECOND)
            column.addWidget(said)
            column.addSpacing(Space.XXS)

    def _by_player(self, figures: Figures) -> None:
        players: dict[str, list[PlayerLine]] = {}
        for line in figures.players:
            players.setdefault(line.name, []).append(line)
        if not players:
            return
        column = self._card(self.tr("Players"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(Space.XXS)
        grid.setColumnStretch(0, 1)
        headings = (self.tr("Games"), self.tr("Won"), self.tr("Best"), self.tr("In a row"))
        for number, heading in enumerate(headings, 1):
            grid.addWidget(_figure(heading, Tone.SECOND), 0, number)
        ranking = sorted(players.items(), key=lambda item: (-sum(line.games for line in item[1]), item[0]))
        row = 1
        for name, lines in ranking[:_MOST_PLAYERS]:
            grid.addWidget(Rule(self._themes), row, 0, 1, 5)
            games = sum(line.games for line in lines)
            streak = figures.streaks.get(name)
            cells = (
                str(games),
                str(sum(line.won + line.shared for line in lines)),
                str(max(line.best for line in lines)),
                "–" if streak is None else str(streak.longest),
            )
            grid.addWidget(ElidedLabel(shown_name(name, "?"), TextRole.LABEL), row + 1, 0)
            for number, cell in enumerate(cells, 1):
                grid.addWidget(_figure(cell), row + 1, number)
            row += 2
        column.addLayout(grid)
        if len(ranking) > _MOST_PLAYERS:
            more = self.tr("and %n more", "", len(ranking) - _MOST_PLAYERS)
            column.addWidget(plain_label(more, TextRole.SMALL, Tone.SECOND))
        column.addStretch(1)

    def _memories(self, figures: Figures) -> None:
        if not figures.memories:
            return
        titles = {
            Memory.BEST: self.tr("Highest score"),
            Memory.CLEAREST: self.tr("Clearest win"),
            Memory.CLOSEST: self.tr("Closest win"),
            Memory.LONGEST: self.tr("Longest game"),
        }
        column = self._card(self.tr("To remember"))
        for number, (memory, row) in enumerate(figures.memories):
            if number:
                column.addWidget(Rule(self._themes))
            said = result_text(row)
            if memory is Memory.LONGEST and row.seconds is not None:
                said = listed((duration_text(row.seconds), said))
            about = listed((game_title(row.game), others_text(row), when_text(row.finished)))
            self._add_link(column, labelled(titles[memory], said), about, row.id)
        column.addStretch(1)

    def _sets(self, figures: Figures) -> None:
        if not figures.sets:
            return
        column = self._card(self.tr("Same dice, seats swapped"))
        for number, line in enumerate(figures.sets):
            if number:
                column.addWidget(Rule(self._themes))
            winners = [shown_name(total.name, "?", 24) for total in line.result.winners]
            title = (
                self.tr("{name} is ahead").format(name=winners[0])
                if len(winners) == 1
                else self.tr("All square", "a tie")
            )
            about = f"{game_title(line.game)}, {when_text(line.finished)}"
            self._add_link(column, title, f"{set_text(line.result)}\n{about}", line.last)
        column.addStretch(1)

    def _add_link(self, column: QVBoxLayout, title: str, about: str, game: str) -> None:
        row = QHBoxLayout()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(plain_label(title, TextRole.LABEL, wrap=True))
        texts.addWidget(plain_label(about, TextRole.SMALL, Tone.SECOND, wrap=True))
        row.addLayout(texts, 1)
        link = Button(self._themes, self.tr("Review"), ButtonKind.LINK)
        link.setAccessibleDescription(title)
        link.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        link.clicked.connect(partial(self.open_game.emit, game))
        row.addWidget(link)
        column.addLayout(row)


def _figure(text: str, tone: Tone = Tone.INK) -> QLabel:
    label = plain_label(text, TextRole.NUMBER, tone)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
