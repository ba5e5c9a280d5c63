"""How strong the opponents are: every level on one scale, as it was measured, with what chance may have added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.games.names import TITLES
from hotl_desktop.view.paint import pen
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .segmented import Choice, Segmented
from .sheet import SheetOverlay
from .style import ThemeHost
from .text import ElidedLabel, Tone, level_name, plain_label

translate = QCoreApplication.translate

_BAR_HEIGHT: Final = 12.0
_LEAST_BAR: Final = 4.0
"""So that the gentlest level, at nought, has a bar to be seen."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One level at one table."""

    level: str
    elo: int
    """Above the gentlest level."""
    error: int
    """Half the width of the 95 % interval."""
    games: int
    """In so many games it was measured."""


Ladders: TypeAlias = Mapping[tuple[str, int], tuple[Rung, ...]]
"""By game and number of players, the levels from the gentlest to the strongest."""


def character_of(level: str) -> str:
    """How a level plays, in a sentence."""
    return {
        "beginner": translate("Ladder", "Often plays whatever comes to mind. Good for a first game."),
        "casual": translate("Ladder", "Sees what lies in front of it and overlooks a good deal."),
        "skilled": translate("Ladder", "Has an eye for positions, and is often wrong about close choices."),
        "expert": translate("Ladder", "Judges well what a move leads to."),
        "master": translate("Ladder", "Plays on in its mind thousands of times before it moves."),
    }.get(level, "")


class LadderSheet(SheetOverlay):
    """The sheet. Escape, or a press beside it, closes it."""

    def __init__(self, themes: ThemeHost, page: QWidget, ladders: Ladders) -> None:
        """Args: themes: the look. page: what it lies over. ladders: what was measured."""
        content = QWidget()
        super().__init__(themes, page, content, width=760)
        self._look = themes
        self._ladders: Final = dict(ladders)
        self._title = plain_label("", TextRole.TITLE, wrap=True)
        self._text = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self._games = Segmented(themes, "", [Choice(game, TITLES[game]) for game in TITLES if self._counts(game)])
        self._players = Segmented(themes, "")
        self._games.chosen.connect(lambda _: self._show_game())
        self._players.chosen.connect(lambda _: self._show_rungs())
        self._close = Button(themes, "", ButtonKind.PRIMARY)
        self._close.clicked.connect(self.close_sheet)
        choices = QHBoxLayout()
        choices.setSpacing(Space.M)
        choices.addWidget(self._games)
        choices.addWidget(self._players)
        choices.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        self._room = QVBoxLayout()
        self._rungs: QWidget | None = None
        column = QVBoxLayout(content)
        column.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        column.setSpacing(Space.M)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addLayout(choices)
        column.addLayout(self._room)
        column.addLayout(foot)

    def show_game(self, game: str) -> None:
        """Open the sheet, at the game of that name."""
        self._title.setText(translate("Ladder", "How strong are the opponents?"))
        self._text.setText(
            translate(
                "Ladder",
                "They have played each other, seats and dice shared out fairly. A hundred points more win about 64 of "
                "100 games between two. The thin line shows how far chance may have moved a result.",
            )
        )
        self._games.setAccessibleName(translate("Ladder", "Game"))
        self._players.setAccessibleName(translate("Ladder", "Number of players"))
        self._close.set_label(translate("Ladder", "Close"))
        if self._counts(game):
            self._games.set_value(game)
        self._show_game()
        self.open(self._close)

    def _counts(self, game: str) -> list[int]:
        return sorted(players for name, players in self._ladders if name == game)

    def _show_game(self) -> None:
        counts = self._counts(str(self._games.value()))
        self._players.set_choices([Choice(count, translate("Ladder", "%n player(s)", None, count)) for count in counts])
        self._players.setVisible(len(counts) > 1)
        self._show_rungs()

    def _show_rungs(self) -> None:
        if self._rungs is not None:
            self._room.removeWidget(self._rungs)
            self._rungs.hide()
            self._rungs.deleteLater()
        players = self._players.value()
        assert isinstance(players, int)
        rungs = self._ladders[str(self._games.value()), players]
        self._rungs = _rows(self._look, rungs)
        self._room.addWidget(self._rungs)
        self._rungs.show()


def _rows(themes: ThemeHost, rungs: tuple[Rung, ...]) -> QWidget:
    """A line for each level, the strongest above."""
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, Space.S, 0, Space.S)
    grid.setHorizontalSpacing(Space.M)
    grid.setVerticalSpacing(Space.XXS)
    grid.setColumnStretch(0, 3)
    grid.setColumnStretch(1, 4)
    most = max(rung.elo + rung.error for rung in rungs)
    for row, rung in enumerate(reversed(rungs)):
        grid.addWidget(ElidedLabel(level_name(rung.level), TextRole.HEADING), 3 * row, 0)
        grid.addWidget(_Bar(themes, rung, most), 3 * row, 1)
        numbers = translate("Ladder", "{points} ± {error}", "a measured strength and how far it may be off")
        label = plain_label(numbers.format(points=rung.elo, error=rung.error), TextRole.NUMBER)
        label.setToolTip(translate("Ladder", "measured in %n game(s)", None, rung.games))
        grid.addWidget(label, 3 * row, 2, Qt.AlignmentFlag.AlignTrailing)
        about = plain_label(character_of(rung.level), TextRole.SMALL, Tone.SECOND, wrap=True)
        grid.addWidget(about, 3 * row + 1, 0, 1, 3)
        grid.setRowMinimumHeight(3 * row + 2, Space.S)
    return holder


class _Bar(QWidget):
    """How strong, and how sure that is. The numbers beside it say the same."""

    def __init__(self, themes: ThemeHost, rung: Rung, most: int) -> None:
        super().__init__()
        self._themes = themes
        self._rung = rung
        self._most = max(1, most)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(240, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._themes.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        middle = self.height() / 2
        unit = (self.width() - _LEAST_BAR - 2) / self._most
        track = QRectF(0, middle - _BAR_HEIGHT / 2, self.width(), _BAR_HEIGHT)
        painter.setPen(pen(tokens.line, 1) if self._themes.theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(tokens.sunk)
        painter.drawRoundedRect(track, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        end = _LEAST_BAR + max(0, self._rung.elo) * unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.accent)
        bar = QRectF(track)
        bar.setWidth(max(end, _BAR_HEIGHT))
        painter.drawRoundedRect(bar, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        if self._rung.elo:
            low = max(0.0, end - self._rung.error * unit)
            high = min(self.width() - 1.0, end + self._rung.error * unit)
            painter.setPen(pen(tokens.ink, 1.5))
            painter.drawLine(round(low), round(middle), round(high), round(middle))
            for x in (low, high):
                painter.drawLine(round(x), round(middle - 4), round(x), round(middle + 4))
