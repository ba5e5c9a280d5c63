"""How a game ended, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.match.player import HUMAN
from hotl_desktop.view.fonts import font
from hotl_desktop.view.icons import Icon
from hotl_desktop.view.lists import listed
from hotl_desktop.view.theme import Space, TextRole, seat_color_name
from hotl_desktop.widgets.buttons import Button, ButtonKind
from hotl_desktop.widgets.flow import FlowLayout
from hotl_desktop.widgets.player_panel import full_track
from hotl_desktop.widgets.seat_art import Piece, SeatArt
from hotl_desktop.widgets.sheet import SheetOverlay
from hotl_desktop.widgets.signs import ScoreBar
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import Rule
from hotl_desktop.widgets.text import ElidedLabel, Tone, breakable, isolated, kind_text, plain_label, shown_name

_WIDTH: Final = 860
_WINNER: Final = 56
_OTHERS: Final = 44
_TITLE_NAME: Final = 24
"""Characters of a name in the title."""
_SHORT: Final = 560
"""Pages less wide leave out the bars."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A player at the end."""

    place: int
    """1 for the best; equal scores have equal places."""
    seat: int
    """Seat index."""
    name: str
    """As it was given."""
    kind: str | None
    """The player's kind: `human`, `ai:LEVEL`."""
    score: int
    parts: tuple[int, int] | None = None
    """What the score is made of: chips on the board and captured, or rows and Power Dice; None when not known."""
    rounds: tuple[int, ...] = ()
    """The points of each round, where there was more than one."""
    hints: int = 0
    """How many hints the player has had."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The end of a game."""

    details: str
    """What was played: the game, turns, time."""
    rows: tuple[ResultRow, ...]
    """The best first."""
    lawn: bool
    """Get Off My Lawn was played, with dice; else Head of the Line, with chips."""


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of the ranking; further ones are further entries of the list that holds them."""

    heading: str
    make: Callable[[ResultRow], QWidget]
    stretch: int = 0


class ResultSheet(SheetOverlay):
    """The sheet. It can be closed, to look at the board; `show_result` brings it back."""

    play_again = Signal()
    """The same players, another game."""
    swap_seats = Signal()
    """The same dice, everybody on another seat."""
    review = Signal()
    save = Signal()
    check_dice = Signal()
    """Whether the dice were the promised ones is to be shown."""

    def __init__(self, themes: ThemeHost, page: QWidget, parent: QWidget | None = None) -> None:
        """A closed sheet over `page`."""
        content = QWidget(parent)
        super().__init__(themes, page, content, width=_WIDTH)
        self._own_themes = themes
        self._result: GameResult | None = None
        self._title = plain_label("", TextRole.DISPLAY, wrap=True)
        self._details = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self._table = QWidget()
        self._again = Button(themes, "", ButtonKind.PRIMARY)
        self._swap = Button(themes)
        self._review = Button(themes)
        self._save = Button(themes)
        self._check = Button(themes, "", ButtonKind.LINK, icon=Icon.VERIFIED)
        buttons = FlowLayout(gap=Space.S)
        for button, told in (
            (self._again, self.play_again),
            (self._swap, self.swap_seats),
            (self._review, self.review),
            (self._save, self.save),
            (self._check, self.check_dice),
        ):
            button.clicked.connect(told)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            buttons.addWidget(button)
        self._column = QVBoxLayout(content)
        self._column.setSpacing(Space.XXS)
        self._column.addWidget(self._title)
        self._column.addWidget(self._details)
        self._column.addSpacing(Space.S)
        self._column.addWidget(self._table)
        self._column.addSpacing(Space.M)
        self._column.addLayout(buttons)
        self._name_buttons()
        self._dress()

    def _name_buttons(self) -> None:
        self._again.set_label(self.tr("Play again"))
        self._again.set_key(self.tr("Enter"))
        self._swap.set_label(self.tr("Same dice, seats swapped"))
        self._review.set_label(self.tr("Review"))
        self._save.set_label(self.tr("Save"))
        self._check.set_label(self.tr("Check the dice"))

    @property
    def result(self) -> GameResult | None:
        """What is shown."""
        return self._result

    def title(self) -> str:
        """Who won, in words."""
        return self.accessibleName()

    def show_result(
        self,
        result: GameResult,
        *,
        can_swap: bool = True,
        can_review: bool = True,
        can_save: bool = True,
        can_check: bool = False,
    ) -> None:
        """Show `result` with those of the ways on that there are."""
        self._swap.setVisible(can_swap)
        self._review.setVisible(can_review)
        self._save.setVisible(can_save)
        self._check.setVisible(can_check)
        self.reword(result)
        self._dress()
        self.open(self._again)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.title()))

    # -------------------------------------------------------------------------------------------------- words

    def reword(self, result: GameResult) -> None:
        """Show a result, or the same one in other words, with the ways on as they are."""
        self._result = result
        self._show_title(result)
        self._details.setText(result.details)
        self._build_table(result)

    def _show_title(self, result: GameResult) -> None:
        text = self._title_text(result.rows)
        self.setAccessibleName(text)
        self._title.setText(breakable(text))

    def _title_text(self, rows: Sequence[ResultRow]) -> str:
        winners = [row for row in rows if row.place == 1]
        people = [row for row in rows if row.kind == HUMAN]
        you = people[0] if len(people) == 1 else None
        if winners == [you]:
            return self.tr("You win")
        names = [isolated(shown_name(_name(row), longest=_TITLE_NAME)) for row in winners if row is not you]
        if you in winners:
            names.insert(0, self.tr("You"))
        if len(names) == 1:
            return self.tr("{name} wins").format(name=names[0])
        if len(names) == len(rows):
            return self.tr("All share the win")
        first, last = listed(names[:-1]), names[-1]
        return self.tr("{names} and {last} share the win").format(names=first, last=last)

    def _who_text(self, row: ResultRow) -> str:
        kind = kind_text(row.kind)
        if not row.hints:
            return kind
        return self.tr("{kind}, %n hint(s)", "who played: Person, 3 hints", row.hints).format(kind=kind)

    def _parts_text(self, parts: tuple[int, int], *, lawn: bool) -> str:
        text = (
            self.tr("{solid} from rows, {captured} from Power Dice")
            if lawn
            else self.tr("{solid} on the board, {captured} captured")
        )
        return text.format(solid=parts[0], captured=parts[1])

    # ------------------------------------------------------------------------------------------------ the table

    def _columns(self, result: GameResult) -> list[_Column]:
        full = full_track(max((row.score for row in result.rows), default=0))

        def piece(row: ResultRow) -> QWidget:
            best = Piece.DIE if result.lawn else Piece.HEAD
            kind = best if row.place == 1 or result.lawn else Piece.CHIP
            return SeatArt(self._own_themes, row.seat, kind, _WINNER if row.place == 1 else _OTHERS)

        def who(row: ResultRow) -> QWidget:
            return _pair(
                ElidedLabel(_name(row), TextRole.HEADING),
                ElidedLabel(self._who_text(row), TextRole.SMALL, Tone.SECOND),
            )

        def bar(row: ResultRow) -> QWidget:
            line = ScoreBar(self._own_themes, row.seat)
            solid, captured = row.parts or (row.score, 0)
            line.set_parts(solid, captured, full)
            if row.parts is None:
                return line
            text = self._parts_text(row.parts, lawn=result.lawn)
            return _pair(line, ElidedLabel(text, TextRole.SMALL, Tone.SECOND), gap=6)

        columns = [
            _Column("", lambda row: plain_label(str(row.place), TextRole.LABEL, Tone.SECOND)),
            _Column("", piece),
            _Column("", who, 3),
        ]
        rounds = max((len(row.rounds) for row in result.rows), default=0)
        width = self.page_size().width()
        if width >= _SHORT and (rounds <= 4 or width >= _WIDTH):
            columns.append(_Column("", bar, 5))
        if rounds > 1:
            columns.extend(_Column(str(number + 1), _round(number)) for number in range(rounds))
        columns.append(_Column(self.tr("Score"), lambda row: _score(row.score)))
        return columns

    def _build_table(self, result: GameResult) -> None:
        old, self._table = self._table, QWidget()
        self._column.replaceWidget(old, self._table)
        old.hide()
        old.deleteLater()
        columns = self._columns(result)
        grid = QGridLayout(self._table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(5)
        for index, column in enumerate(columns):
            grid.setColumnStretch(index, column.stretch)
            if column.heading:
                trailing = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                grid.addWidget(plain_label(column.heading, TextRole.NUMBER, Tone.SECOND), 0, index, trailing)
        grid.addWidget(Rule(self._own_themes), 1, 0, 1, len(columns))
        for number, row in enumerate(result.rows):
            line = 2 + 2 * number
            for index, column in enumerate(columns):
                cell = column.make(row)
                if column.stretch:
                    grid.addWidget(cell, line, index)
                else:
                    grid.addWidget(cell, line, index, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(Rule(self._own_themes), line + 1, 0, 1, len(columns))

    def _dress(self) -> None:
        """Large where there is room, close where there is not."""
        roomy = self.page_size().width() >= 760 and self.page_size().height() >= 640
        around = Space.XL + Space.XS if roomy else Space.L
        self._column.setContentsMargins(around, around - Space.XS, around, around - Space.XS)
        self._title.setFont(font(TextRole.DISPLAY if roomy else TextRole.TITLE))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_buttons()
            if self._result is not None:
                self._show_title(self._result)
                self._build_table(self._result)


def _name(row: ResultRow) -> str:
    return shown_name(row.name, seat_color_name(row.seat))


def _pair(upper: QWidget, lower: QWidget, gap: int = 0) -> QWidget:
    """Two things under each other, in the middle of their cell."""
    cell = QWidget()
    column = QVBoxLayout(cell)
    column.setContentsMargins(0, Space.XS, 0, Space.XS)
    column.setSpacing(gap)
    column.addStretch(1)
    column.addWidget(upper)
    column.addWidget(lower)
    column.addStretch(1)
    return cell


def _round(number: int) -> Callable[[ResultRow], QWidget]:
    def make(row: ResultRow) -> QWidget:
        points = str(row.rounds[number]) if number < len(row.rounds) else ""
        return _figure(points, TextRole.NUMBER, 24)

    return make


def _score(points: int) -> QWidget:
    return _figure(str(points), TextRole.SCORE, 56)


def _figure(text: str, role: TextRole, width: int) -> QWidget:
    label = plain_label(text, role)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    label.setMinimumWidth(width)
    return label
