"""The review of a game beside its board: how the chances went, every decision, the players' skill and luck."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.icons import Icon
from hotl_desktop.view.theme import Space, TextRole

from .advice_words import mark_text
from .buttons import Button, ButtonKind
from .chances_graph import ChancesGraph
from .edge_fade import EdgeFade
from .flow import FlowLayout
from .mark_signs import MarkSign
from .move_list import MoveList
from .review_rows import CourseLine, LineList, OptionLine, PlayerLine, PlayerTable, PointRow
from .scrolling import scrolling
from .segmented import Choice, Segmented
from .style import ThemeHost
from .surfaces import CARD_MARGINS, Card
from .text import ElidedLabel, Tone, plain_label

_WIDE: Final = 560
_HIGH: Final = 860
"""From this width and height on everything is seen at once; below, the parts are pages."""


_CARD_HEIGHT: Final = 2 * Space.S + CARD_MARGINS[1] + CARD_MARGINS[3] + 4
"""Of a card without what is in it."""
_AROUND_PLAYERS: Final = 2 * Space.S + 20
"""What surrounds the table of players: its card, and a scroll bar."""


class Page(enum.Enum):
    """What is seen under the graph where there is no room for all."""

    MOVE = "move"
    DECISIONS = "decisions"
    PLAYERS = "players"


class Mode(enum.Enum):
    """What the person does with the position shown."""

    LOOK = "look"
    """See what was best and what was played."""
    TRY = "try"
    """Find the best choice."""
    WHAT_IF = "what if"
    """See how it might have gone on."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment that is worth a look."""

    text: str
    at: int
    """The number of steps before it."""


class MovePage(Card):
    """The decision that is due in the position shown, and what can be done with it."""

    option_pointed = Signal(int)
    option_chosen = Signal(int)
    course_pointed = Signal(int)
    try_wanted = Signal()
    best_wanted = Signal()
    left = Signal()
    """Enough tried, or enough of what might have been."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        super().__init__(themes, parent, padding=Space.S)
        self._title = plain_label("", TextRole.LABEL, wrap=True)
        self._heads = plain_label("", TextRole.SMALL, Tone.SECOND)
        self._note = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self._why = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self.options: Final = LineList(themes)
        self.course: Final = LineList(themes)
        self._try = Button(themes)
        self._best = Button(themes)
        self._leave = Button(themes, "", ButtonKind.PRIMARY, key="")
        buttons = FlowLayout(gap=Space.XS)
        for button in (self._try, self._best, self._leave):
            buttons.addWidget(button)
        body = QWidget()
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(Space.XS)
        for widget in (self._note, self.options, self.course, self._why):
            inside.addWidget(widget)
        inside.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._heads, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XXS)
        column.addLayout(head)
        scroll = scrolling(body)
        EdgeFade(themes, scroll)
        column.addWidget(scroll, 1)
        column.addLayout(buttons)
        self.options.pointed.connect(self.option_pointed)
        self.options.chosen.connect(self.option_chosen)
        self.course.pointed.connect(self.course_pointed)
        self.course.chosen.connect(self.course_pointed)
        self._try.clicked.connect(self.try_wanted)
        self._best.clicked.connect(self.best_wanted)
        self._leave.clicked.connect(self.left)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.mode = Mode.LOOK
        self._can_try = False
        self._say()

    def _say(self) -> None:
        self._try.set_label(self.tr("Try again"))
        self._best.set_label(self.tr("Show the best"))
        self._leave.set_label(self.tr("Back to the review") if self.mode is Mode.WHAT_IF else self.tr("Enough tried"))
        self._try.setVisible(self.mode is Mode.LOOK and self._can_try)
        self._best.setVisible(self.mode is Mode.TRY)
        self._leave.setVisible(self.mode is not Mode.LOOK)

    @property
    def title(self) -> str:
        """What stands above."""
        return self._title.text()

    @property
    def note(self) -> str:
        """What is said in words, above."""
        return self._note.text()

    @property
    def why(self) -> str:
        """What is said under the choices."""
        return self._why.text()

    def show_options(self, title: str, why: str, options: Sequence[OptionLine], *, can_try: bool) -> None:
        """Show what could be chosen, and under it what is said of it."""
        self.mode, self._can_try = Mode.LOOK, can_try
        self._fill(title, self.tr("chance, loss") if options else "", "", why)
        self.options.show_lines(options)
        self.course.show_lines(())

    def show_try(self, title: str, note: str) -> None:
        """Ask for a choice on the board."""
        self.mode = Mode.TRY
        self._fill(title, "", note)
        self.options.show_lines(())
        self.course.show_lines(())

    def show_course(self, title: str, note: str, lines: Sequence[CourseLine], chosen: int) -> None:
        """Show how it might go on; `chosen` is the line whose position is on the board."""
        self.mode = Mode.WHAT_IF
        self._fill(title, self.tr("chance") if lines else "", note)
        self.options.show_lines(())
        self.course.show_lines(lines, chosen)

    def focus_choice(self, number: int) -> None:
        """Give the keyboard to the choice of that number, or to what else can be done with the position."""
        if not self.options.focus_row(number):
            self._try.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_why(self, why: str) -> None:
        """Say this under what could be chosen."""
        self._why.setText(why)
        self._why.setVisible(bool(why))

    def _fill(self, title: str, heads: str, note: str, why: str = "") -> None:
        self._title.setText(title)
        self._heads.setText(heads)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.say_why(why)
        self._say()

    def sizeHint(self) -> QSize:
        return QSize(320, 250)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()


class ReviewPanel(QWidget):
    """The panel. It knows no game: whoever fills it answers its signals."""

    at_wanted = Signal(int)
    """The position after this many steps is wanted."""
    row_wanted = Signal(int)
    """The decision of this row of the list is wanted."""
    next_mistake = Signal()
    previous_mistake = Signal()
    cancelled = Signal()
    """The review under way is not wanted any more."""
    again = Signal()
    """The review failed or was cancelled, and is wanted once more."""
    closed = Signal()

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A hidden panel without a review."""
        super().__init__(parent)
        self.graph: Final = ChancesGraph(themes)
        self.move_page: Final = MovePage(themes)
        self.decisions: Final = MoveList(themes)
        self.players: Final = PlayerTable(themes)
        self._title = ElidedLabel("", TextRole.HEADING)
        self._previous = Button.only_icon(themes, "", Icon.PREVIOUS)
        self._next = Button(themes, "", ButtonKind.PRIMARY, key="N")
        self._close = Button.only_icon(themes, "", Icon.CLOSE, ButtonKind.QUIET)
        self._pages = Segmented(themes, "")
        self._pages.set_choices([Choice(page, "") for page in Page])
        self._themes = themes
        self._make_work(themes)
        self._make_cards(themes)
        head = QHBoxLayout()
        head.setSpacing(Space.XS)
        for widget, stretch in ((self._title, 1), (self._previous, 0), (self._next, 0), (self._close, 0)):
            head.addWidget(widget, stretch)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(Space.XS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        column.addLayout(head)
        column.addWidget(self._work)
        column.addWidget(self._graph_card, 4)
        column.addWidget(self._pages)
        column.addLayout(self._grid, 11)
        self._column = column
        self._is_spread: bool | None = None
        self._has_review = False
        self._connect()
        self._say()
        self._arrange()
        self.show_work(0, 0)
        self.hide()

    def _make_work(self, themes: ThemeHost) -> None:
        self._work = Card(themes, padding=Space.S)
        self._work_text = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(8)
        self._cancel = Button(themes)
        row = QVBoxLayout(self._work)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.XS)
        row.addWidget(self._work_text)
        foot = QHBoxLayout()
        foot.setSpacing(Space.S)
        foot.addWidget(self._bar, 1)
        foot.addWidget(self._cancel)
        row.addLayout(foot)
        self._is_working = False

    def _make_cards(self, themes: ThemeHost) -> None:
        self._graph_card = Card(themes, padding=Space.XS)
        self._graph_title = ElidedLabel("", TextRole.LABEL)
        self._legend: list[tuple[str, QLabel]] = []
        head = QHBoxLayout()
        head.setContentsMargins(Space.XXS, 0, Space.XXS, 0)
        head.setSpacing(Space.XXS)
        head.addWidget(self._graph_title, 1)
        for mark in ("doubtful", "bad", "very bad"):
            word = plain_label("", TextRole.SMALL, Tone.SECOND)
            head.addSpacing(Space.XXS)
            head.addWidget(MarkSign(themes, mark))
            head.addWidget(word)
            self._legend.append((mark, word))
        column = QVBoxLayout(self._graph_card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.graph, 1)

        self._players_card = Card(themes, padding=Space.S)
        self._players_title = ElidedLabel("", TextRole.LABEL)
        body = QWidget()
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(Space.XXS)
        inside.addWidget(self.players)
        self._points = QVBoxLayout()
        self._points.setSpacing(0)
        inside.addSpacing(Space.XXS)
        inside.addLayout(self._points)
        inside.addStretch(1)
        column = QVBoxLayout(self._players_card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XXS)
        column.addWidget(self._players_title)
        scroll = scrolling(body)
        EdgeFade(themes, scroll)
        column.addWidget(scroll, 1)
        self._players_body = body

        self._list_card = Card(themes, padding=Space.S)
        column = QVBoxLayout(self._list_card)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.decisions)

    def _connect(self) -> None:
        self.graph.picked.connect(self.at_wanted)
        self.decisions.picked.connect(self.row_wanted)
        self._next.clicked.connect(self.next_mistake)
        self._previous.clicked.connect(self.previous_mistake)
        self._close.clicked.connect(self.closed)
        self._cancel.clicked.connect(self._press_cancel)
        self._pages.chosen.connect(self._show_page)

    def _say(self) -> None:
        self._title.setText(self.tr("Review"))
        self._previous.set_label(self.tr("Previous mistake (Shift+N)"))
        self._next.set_label(self.tr("Next mistake"))
        self._close.set_label(self.tr("Close the review"))
        self._graph_title.setText(self.tr("Chance to win"))
        self._say_players()
        for mark, word in self._legend:
            word.setText(mark_text(mark))
        value = self._pages.value()
        self._pages.setAccessibleName(self.tr("Part of the review"))
        self._pages.set_choices(
            [
                Choice(Page.MOVE, self.tr("This move")),
                Choice(Page.DECISIONS, self.tr("Decisions")),
                Choice(Page.PLAYERS, self.tr("Players")),
            ]
        )
        if value is not None:
            self._pages.set_value(value)
        self._cancel.set_label(self.tr("Cancel") if self._is_working else self.tr("Try once more"))
        self._fit_head()

    def _say_players(self) -> None:
        """What the table of players is about: beside its headings where all is seen at once, and height is dear."""
        title = self.tr("Skill and luck")
        self._players_title.setText(title)
        self._players_title.setVisible(not self._is_spread)
        self.players.set_title(title if self._is_spread else "")

    # ------------------------------------------------------------------------------------------------- working

    def show_work(self, done: int, of: int) -> None:
        """Say that the game is being looked at, and how far that has come; 0 of 0 before anything is known."""
        self._has_review = False
        self._is_working = True
        self._work_text.setText(self.tr("Every decision of the game is being looked at."))
        self._bar.setRange(0, of)
        self._bar.setValue(done)
        self._bar.show()
        self._cancel.set_label(self.tr("Cancel"))
        self._cancel.show()
        self._show_parts()

    def show_failure(self, text: str) -> None:
        """Say why there is no review."""
        self._has_review = False
        self._is_working = False
        self._work_text.setText(text)
        self._bar.hide()
        self._cancel.set_label(self.tr("Try once more"))
        self._show_parts()

    def show_review(self, players: Sequence[PlayerLine], points: Sequence[TurningPoint], *, has_mistakes: bool) -> None:
        """Show that there is a review; graph and lists are filled by themselves."""
        self._has_review = True
        self._is_working = False
        self.players.show_players(players)
        self._show_points(points)
        self._next.setEnabled(has_mistakes)
        self._previous.setEnabled(has_mistakes)
        self._show_parts()

    @property
    def is_working(self) -> bool:
        """Whether a review is under way."""
        return self._is_working

    @property
    def work_text(self) -> str:
        """What is said while there is no review."""
        return self._work_text.text()

    def _show_points(self, points: Sequence[TurningPoint]) -> None:
        while (item := self._points.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for point in points:
            button = PointRow(self._themes, point.text)
            button.clicked.connect(lambda _checked=False, at=point.at: self.at_wanted.emit(at))
            self._points.addWidget(button)

    def _press_cancel(self) -> None:
        (self.cancelled if self._is_working else self.again).emit()

    # -------------------------------------------------------------------------------------------------- layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._fit_head()

    def _fit_head(self) -> None:
        """Where there is little room, leave the key out, then the title: everything that is said is said whole."""
        gaps = 3 * Space.XS
        room = self.width() - self._previous.sizeHint().width() - self._close.sizeHint().width() - gaps
        title = self._title.sizeHint().width()
        self._next.set_key("N")
        if title + self._next.sizeHint().width() > room:
            self._next.set_key("")
        self._title.setVisible(title + self._next.sizeHint().width() <= room)

    def _arrange(self) -> None:
        spread = self.width() >= _WIDE and self.height() >= _HIGH
        if spread != self._is_spread:
            self._is_spread = spread
            for card in (self.move_page, self._players_card, self._list_card):
                self._grid.removeWidget(card)
            if spread:
                self._grid.addWidget(self.move_page, 0, 0)
                self._grid.addWidget(self._list_card, 0, 1)
                self._grid.addWidget(self._players_card, 1, 0, 1, 2)
            else:
                for card in (self.move_page, self._list_card, self._players_card):
                    self._grid.addWidget(card, 0, 0)
            for column in (0, 1):
                self._grid.setColumnStretch(column, 1 if spread or column == 0 else 0)
            # The players have what they need, and the choices all the rest.
            self._grid.setRowStretch(0, 1)
            self._say_players()
        self._show_parts()

    def _height_of_players(self) -> int:
        """What their card needs, if the choices above keep more than that."""
        inside = self._players_body.layout()
        wanted = 0 if inside is None else inside.totalHeightForWidth(self.width() - _AROUND_PLAYERS)
        return min(wanted + _CARD_HEIGHT, self.height() // 3)

    def _show_page(self, _page: object) -> None:
        self._show_parts()

    def show_page(self, page: Page) -> None:
        """Show this part, where not all are seen."""
        self._pages.set_value(page)
        self._show_parts()

    def _show_parts(self) -> None:
        ready, spread = self._has_review, bool(self._is_spread)
        self._work.setVisible(not ready)
        self._graph_card.setVisible(ready)
        self._pages.setVisible(ready and not spread)
        self._next.setVisible(ready)
        self._previous.setVisible(ready)
        page = self._pages.value()
        for card, own in (
            (self.move_page, Page.MOVE),
            (self._list_card, Page.DECISIONS),
            (self._players_card, Page.PLAYERS),
        ):
            card.setVisible(ready and (spread or page is own))
        for _mark, word in self._legend:
            word.setVisible(self.width() >= 420)
        self.players.set_room(self.width() - _AROUND_PLAYERS)
        self._grid.setRowMinimumHeight(1, self._height_of_players() if spread else 0)
        self._column.setStretch(1, 0)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop if not ready else Qt.AlignmentFlag(0))

    def sizeHint(self) -> QSize:
        return QSize(640, 800)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 320)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
