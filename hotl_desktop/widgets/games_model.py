"""Any number of finished games as a list for Qt: pages are asked for when they come into sight."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal

from hotl_desktop.storage.library import GameRow, Page, Query

from .library_words import spoken

PAGE: Final = 100
"""Games that are asked for at once."""
_KEPT: Final = 20
"""Pages kept; those seen longest ago are asked for again."""

Index = QModelIndex | QPersistentModelIndex


class GamesModel(QAbstractListModel):
    """The games that a query finds. Whoever hears `wanted` answers with `take`, now or later."""

    wanted = Signal(Query)
    """A piece of the list is to be looked up."""
    arrived = Signal(int)
    """A new list is there, with so many games."""

    def __init__(self, parent: QObject | None = None) -> None:
        """No games, and nothing asked."""
        super().__init__(parent)
        self._query: Query | None = None
        self._total = 0
        self._pages: OrderedDict[int, tuple[GameRow, ...]] = OrderedDict()
        self._missing: set[int] = set()
        """Pages that are needed and not asked for yet."""
        self._asked: set[int] = set()
        self._turned = False
        """Whether the first page of a new list is awaited; until it comes, the old list stays."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._ask_missing)

    @property
    def query(self) -> Query | None:
        """What the list answers, or will."""
        return self._query

    def ask(self, query: Query) -> None:
        """Become the list of what `query` finds, whatever its limit and offset."""
        self._query = replace(query, limit=PAGE, offset=0)
        self._turned = True
        self._missing.clear()
        self._asked.clear()
        self.wanted.emit(self._query)

    def take(self, query: Query, page: Page) -> None:
        """Here is what was `wanted`. What nobody waits for any more is let go."""
        if self._query is None or replace(query, offset=0) != self._query:
            return
        if self._turned:
            if query.offset == 0:
                self._begin_anew(page)
        elif page.total != self._total:  # games came or went meanwhile
            self.ask(self._query)
        else:
            self._put(query.offset // PAGE, page)

    def _begin_anew(self, page: Page) -> None:
        self.beginResetModel()
        self._turned = False
        self._pages.clear()
        self._pages[0] = page.rows
        self._total = page.total
        self.endResetModel()
        self.arrived.emit(page.total)

    def _put(self, number: int, page: Page) -> None:
        self._asked.discard(number)
        self._pages[number] = page.rows
        while len(self._pages) > _KEPT:
            self._pages.popitem(last=False)
        if page.rows:
            first = self.index(number * PAGE)
            self.dataChanged.emit(first, self.index(number * PAGE + len(page.rows) - 1))

    def _ask_missing(self) -> None:
        missing, self._missing = self._missing, set()
        query = self._query
        if query is not None and not self._turned:
            self._asked |= missing
            for number in sorted(missing):
                self.wanted.emit(replace(query, offset=number * PAGE))

    def row_at(self, row: int) -> GameRow | None:
        """The game in a row; None while it is being looked up."""
        number, place = divmod(row, PAGE)
        page = self._pages.get(number)
        if page is None:
            if number not in self._asked:
                self._missing.add(number)
                self._soon.start()
            return None
        self._pages.move_to_end(number)
        return page[place] if place < len(page) else None

    def place_of(self, game: str) -> int | None:
        """The row of the game with this id, if it is in a page that is here."""
        for number, page in self._pages.items():
            for place, row in enumerate(page):
                if row.id == game:
                    return number * PAGE + place
        return None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._total

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What Qt and assistive technology ask of a row."""
        if not index.isValid() or role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        row = self.row_at(index.row())
        return "…" if row is None else spoken(row)
