"""All finished games: to search, sort and look through, and to do something with one of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.duplicate import Combined
from hotl_desktop.match.player import LEVELS
from hotl_desktop.storage.library import GameRow, Order, Page, Query, Result
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .fields import ComboBox
from .flow import FlowLayout
from .game_details import GameDetails
from .games_list import GamesList
from .games_model import GamesModel
from .style import CONTROL_HEIGHT, ThemeHost
from .surfaces import CARD_MARGINS, Card, SunkPanel
from .text import ElidedLabel, Tone, level_name, plain_label

_BESIDE_FROM: Final = 1040
"""From this width on the details stand beside the list."""
_DETAILS_WIDTH: Final = 376
_TYPING_MS: Final = 150
"""How long the keys must rest before what was typed is looked for."""
_MOST_SEATS: Final = 4


class GamesView(QWidget):
    """Search, filters, the list, and the game chosen from it. Games are told by their ids."""

    page_wanted = Signal(Query)
    """A piece of the list is to be looked up, and told to `take`."""
    set_wanted = Signal(str, str)
    """The result over a set is to be looked up, for `show_combined`: the id of a game, and the name of its set."""
    open_game = Signal(str)
    play_swapped = Signal(str)
    verify_dice = Signal(str)
    save_game = Signal(str)
    remove_game = Signal(str)
    restore_game = Signal()
    """Bring the game back that was deleted last."""
    export = Signal(Query)
    """All games of this query as a table."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A view that waits for its first list; `refresh` asks for it."""
        super().__init__(parent)
        self._set: str | None = None
        """The name of the set that alone is shown."""
        self._any = False
        """Whether there are games at all, as far as is known."""
        self.model: Final = GamesModel(self)
        self.model.wanted.connect(self.page_wanted)
        self.model.arrived.connect(self._arrived)
        self.list: Final = GamesList(themes, self.model)
        self.details: Final = GameDetails(themes)
        self._search = _SearchField()
        self._game = ComboBox(themes, "")
        self._seats = ComboBox(themes, "")
        self._level = ComboBox(themes, "")
        self._result = ComboBox(themes, "")
        self._order = ComboBox(themes, "")
        self._count = plain_label("", TextRole.BODY, Tone.SECOND)
        self._clear = Button(themes, "", ButtonKind.LINK)
        self._export = Button(themes, "", ButtonKind.LINK)
        self._notice = _Notice(themes)
        self._empty = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._arrange(themes)
        self._connect()
        self._say()
        self._notice.hide()
        self.say_loading()

    def _arrange(self, themes: ThemeHost) -> None:
        filters = FlowLayout(gap=Space.XS)
        for field in (self._search, self._game, self._seats, self._level, self._result, self._order):
            filters.addWidget(field)
        self._count.setFixedHeight(CONTROL_HEIGHT)
        self._count.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self._count.setContentsMargins(Space.XS, 0, Space.XS, 0)
        for widget in (self._count, self._clear, self._export):
            filters.addWidget(widget)
        above = QVBoxLayout()
        left, _, right, _ = CARD_MARGINS  # level with the edges of the cards, inside their shadows
        above.setContentsMargins(left, 0, right, 0)
        above.addLayout(filters)
        inside = Card(themes, padding=Space.XXS)
        within = QVBoxLayout(inside)
        within.setContentsMargins(0, 0, 0, 0)
        within.addWidget(self.list)
        blank = Card(themes)
        blank_column = QVBoxLayout(blank)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        blank_column.addWidget(self._empty)
        self._stack = QStackedWidget()
        self._stack.addWidget(blank)
        self._stack.addWidget(inside)
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.setSpacing(Space.XS)
        self._pair.addWidget(self._stack, 1)
        self._pair.addWidget(self.details)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        column.addLayout(above)
        column.addWidget(self._notice)
        column.addLayout(self._pair, 1)

    def _connect(self) -> None:
        self._typing.timeout.connect(self._filter)
        self._search.textChanged.connect(self._typing.start)
        self._search.returnPressed.connect(self.list.setFocus)
        self._search.down.connect(self.list.setFocus)
        for box in (self._game, self._seats, self._level, self._result, self._order):
            box.activated.connect(self._filter)
        self._clear.clicked.connect(self.clear_filters)
        self._export.clicked.connect(lambda: self.export.emit(self.query()))
        self._notice.undo.connect(self.restore_game)
        self.list.chosen.connect(self._show_game)
        self.list.opened.connect(lambda row: self.open_game.emit(row.id))
        self.list.remove_pressed.connect(partial(self._tell, self.remove_game))
        details = self.details
        for wish, told in (
            (details.review, self.open_game),
            (details.play_swapped, self.play_swapped),
            (details.verify, self.verify_dice),
            (details.save, self.save_game),
            (details.remove, self.remove_game),
        ):
            wish.connect(partial(self._tell, told))
        details.show_set.connect(self._show_set)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search)

    # --------------------------------------------------------------------------------------------------- words

    def _say(self) -> None:
        self._search.setPlaceholderText(self.tr("Search players"))
        self._search.setAccessibleName(self.tr("Search players"))
        self._clear.set_label(self.tr("Show all"))
        self._export.set_label(self.tr("Export as CSV…"))
        _fill(
            self._game,
            self.tr("Game"),
            [(None, self.tr("All games")), *((game.name, game.title) for game in GAMES)],
        )
        seats: list[tuple[object, str]] = [(None, self.tr("Any number of players"))]
        seats += [(count, self.tr("%n player(s)", "", count)) for count in range(2, _MOST_SEATS + 1)]
        _fill(self._seats, self.tr("Number of players"), seats)
        levels: list[tuple[object, str]] = [(None, self.tr("Any opponents"))]
        levels += [(level, self.tr("{level} AI").format(level=level_name(level))) for level in LEVELS]
        _fill(self._level, self.tr("Opponents"), levels)
        results: list[tuple[object, str]] = [
            (None, self.tr("Any result")),
            (Result.WON, self.tr("Won")),
            (Result.SHARED, self.tr("Shared")),
            (Result.LOST, self.tr("Lost")),
        ]
        _fill(self._result, self.tr("Result"), results)
        orders: list[tuple[object, str]] = [
            ((Order.FINISHED, True), self.tr("Newest first")),
            ((Order.FINISHED, False), self.tr("Oldest first")),
            ((Order.SECONDS, True), self.tr("Longest first")),
            ((Order.SECONDS, False), self.tr("Shortest first")),
            ((Order.DECISIONS, True), self.tr("Most moves first")),
            ((Order.GAME, True), self.tr("By game")),
            ((Order.SEATS, False), self.tr("By players")),
            ((Order.RESULT, True), self.tr("By result")),
        ]
        _fill(self._order, self.tr("Order"), orders)

    def say_loading(self) -> None:
        """Say that the library is being opened."""
        self._show_empty(self.tr("The list of games is being opened…"))

    def say_unavailable(self) -> None:
        """Say that there is no library."""
        self._show_empty(
            self.tr("The list of games cannot be opened. Finished games are kept as files all the same, until it can.")
        )

    def say(self, text: str, *, undo: bool = False) -> None:
        """Say what was done, with the offer to take it back or without; nothing at all for an empty text."""
        self._notice.say(text, undo=undo)
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def notice(self) -> str:
        """What was done, as it is said now."""
        return self._notice.text()

    def _show_empty(self, text: str) -> None:
        self._empty.setText(text)
        self._stack.setCurrentIndex(0)
        self.details.show_row(None)
        self.details.setVisible(False)
        self._count.setText("")
        self._export.setEnabled(False)

    # -------------------------------------------------------------------------------------------------- asking

    def query(self) -> Query:
        """What the fields ask for."""
        order, descending = self._order.currentData()
        return Query(
            text=self._search.text(),
            game=self._game.currentData(),
            seats=self._seats.currentData(),
            level=self._level.currentData(),
            result=self._result.currentData(),
            duplicate=self._set,
            order=order,
            descending=descending,
        )

    def refresh(self) -> None:
        """Look again: games may have come or gone."""
        self.model.ask(self.query())

    def take(self, query: Query, page: Page) -> None:
        """Here is what `page_wanted` asked for."""
        self.model.take(query, page)

    def show_combined(self, game: str, combined: Combined | None) -> None:
        """Here is what `set_wanted` asked for."""
        self.details.show_combined(game, combined)

    def take_focus(self) -> None:
        """Let the keyboard speak to the list, or to the search where no game is listed."""
        target: QWidget = self.list if self.list.isVisible() else self._search
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def search(self) -> None:
        """Go to the search field."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def clear_filters(self) -> None:
        """Ask for all games."""
        self._set = None
        self._search.clear()
        for box in (self._game, self._seats, self._level, self._result):
            box.setCurrentIndex(0)
        self._filter()

    def _filter(self) -> None:
        self._typing.stop()
        if self.model.query is None or replace(self.query(), limit=self.model.query.limit) != self.model.query:
            self.list.forget_place()
            self.refresh()

    def _filters(self) -> bool:
        """Whether only some games are asked for."""
        query = self.query()
        return query != Query(order=query.order, descending=query.descending)

    def _show_set(self) -> None:
        row = self.details.row
        if row is not None:
            self.clear_filters()
            self._set = row.duplicate
            self._filter()

    # --------------------------------------------------------------------------------------------------- games

    def _arrived(self, total: int) -> None:
        some = self._filters()
        self._clear.setVisible(some)
        if total == 0:
            self._show_empty(
                self.tr("No game is like that.")
                if some
                else self.tr("No finished games yet. Every game you play to its end is listed here by itself.")
            )
            if some:
                self._count.setText(self.tr("%n game(s)", "", 0))
            return
        self._count.setText(self.tr("%n game(s)", "", total))
        self._export.setEnabled(True)
        self._stack.setCurrentIndex(1)
        self.details.setVisible(True)
        if some:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._count.text()))

    def _show_game(self, row: GameRow | None) -> None:
        before = self.details.row
        self.details.show_row(row)
        if row is not None and (before is None or before.id != row.id):
            self.set_wanted.emit(row.id, row.duplicate)

    def _tell(self, signal: SignalInstance) -> None:
        row = self.details.row
        if row is not None:
            signal.emit(row.id)

    # -------------------------------------------------------------------------------------------------- layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE_FROM
        ways = QBoxLayout.Direction
        self._pair.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self.details.set_compact(not beside)
        self.details.setMinimumWidth(_DETAILS_WIDTH if beside else 0)
        self.details.setMaximumWidth(_DETAILS_WIDTH if beside else 16777215)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            if self._stack.currentIndex() == 1:
                self._arrived(self.model.rowCount())


def _fill(box: ComboBox, name: str, choices: list[tuple[object, str]]) -> None:
    """Offer these, and keep what was chosen by its place."""
    chosen = max(0, box.currentIndex())
    box.setAccessibleName(name)
    box.clear()
    for value, text in choices:
        box.addItem(text, value)
    box.setCurrentIndex(chosen)


class _SearchField(QLineEdit):
    """Where one types what to look for. Escape empties it, Down goes on to the list."""

    down = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setMaxLength(80)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(220, super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)


class _Notice(SunkPanel):
    """What was just done, and the way to take it back."""

    undo = Signal()

    def __init__(self, themes: ThemeHost, parent: QObject | None = None) -> None:
        super().__init__(themes, padding=Space.XXS)
        self._label = ElidedLabel("", TextRole.BODY)
        self._undo = Button(themes, "", ButtonKind.LINK)
        self._undo.clicked.connect(self.undo)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.S, 0, Space.XS, 0)
        row.addWidget(self._label, 1)
        row.addWidget(self._undo)

    def say(self, text: str, *, undo: bool) -> None:
        self._label.setText(text)
        self._undo.set_label(self.tr("Bring it back"))
        self._undo.setVisible(undo)
        self.setVisible(bool(text))

    def text(self) -> str:
        return self._label.text()
