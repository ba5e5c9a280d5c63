"""Head of the Line to be heard: the 144 cells of its board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QAccessible

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import (
    CELL_NAMES,
    CELLS,
    EMPTY,
    HUB,
    SIZE,
    HeadOfTheLineState,
    Line,
    Relocate,
)

from ..hotl.doubts import meant_by
from ..hotl_scene import HeadOfTheLineScene
from ..lists import listed
from .exhibit import Exhibit, Item, Key
from .words import TableWords

_BOARD: Final[Key] = ("board",)
_READING_ORDER: Final = tuple(("cell", row * SIZE + column) for row in reversed(range(SIZE)) for column in range(SIZE))
"""From a12 to l12, and so on down to l1: as the board is seen while it is not turned."""


class LineExhibit(Exhibit):
    """The board as a table of named cells. A cell can be pressed for the line that ends there."""

    def __init__(self, scene: HeadOfTheLineScene, words: TableWords) -> None:
        super().__init__(scene, words)
        self._board: Final = scene
        self._ends: tuple[Sequence[Action], dict[int, list[Action]]] = ((), {})

    def child_at(self, key: Key, point: QPointF) -> Key | None:
        """See `Exhibit.child_at`. The board itself knows its cells."""
        places = self._board.places
        if key != _BOARD or places is None:
            return super().child_at(key, point)
        cell = places.cell_at(point)
        return None if cell is None else ("cell", cell)

    def _ending(self, cell: int) -> Sequence[Action]:
        """The offered actions after which the Head stands on a cell."""
        if self._ends[0] is not self._board.offered:
            ends: dict[int, list[Action]] = {}
            for action in self._board.offered:
                end = end_of(action)
                if end is not None:
                    ends.setdefault(end, []).append(action)
            self._ends = self._board.offered, ends
        return self._ends[1].get(cell, ())

    def _parts(self) -> Sequence[Key]:
        return (_BOARD,)

    def _parts_of(self, key: Key) -> Sequence[Key]:
        return _READING_ORDER if key == _BOARD else ()

    def _item(self, key: Key) -> Item | None:
        places = self._board.places
        if key == _BOARD:
            name = QCoreApplication.translate("Accessible", "Board")
            text = QCoreApplication.translate("Accessible", "Columns a to l, rows 1 to 12")
            return Item(QAccessible.Role.Table, name, QRectF() if places is None else places.geometry.grid, text)
        cell = key[1]
        state = self._board.state
        if key[0] != "cell" or not isinstance(cell, int) or not 0 <= cell < CELLS:
            return None
        if not isinstance(state, HeadOfTheLineState):
            return None
        ending = self._ending(cell)
        return Item(
            QAccessible.Role.Cell,
            self._name(state, cell, ending),
            self._share(cell),
            selectable=bool(ending),
            cell=(SIZE - 1 - cell // SIZE, cell % SIZE),
            press=partial(self._press, cell) if self._board.offered else None,
            focus=partial(self._board.focus_on, ending[0]) if ending else None,
        )

    def _name(self, state: HeadOfTheLineState, cell: int, ending: Sequence[Action]) -> str:
        """The cell, who owns it, whose Head stands there, what ends there."""
        translate = QCoreApplication.translate
        owner = state.owners[cell]
        words = [CELL_NAMES[cell]]
        if owner == EMPTY:
            words.append(translate("Accessible", "empty"))
        else:
            words.append(translate("Accessible", "{name}’s chip").format(name=self._seat(owner)))
        words += [
            translate("Accessible", "Head of {name}").format(name=self._seat(seat))
            for seat in state.in_play
            if state.heads[seat] == cell
        ]
        if cell in HUB:
            words.append(translate("Accessible", "hub"))
        lines = sum(isinstance(action, Line) for action in ending)
        if lines:
            words.append(translate("Accessible", "end of %n line(s)", "", lines))
        if any(isinstance(action, Relocate) for action in ending):
            words.append(translate("Accessible", "the Head can go on here"))
        return listed(words)

    def _press(self, cell: int) -> None:
        state = self._board.state
        ending = self._ending(cell)
        if ending:
            self._try(ending)
        elif isinstance(state, HeadOfTheLineState):
            self._board.doubted.emit(meant_by(state, cell))

    def _area_of(self, action: Action) -> QRectF:
        end = end_of(action)
        return QRectF() if end is None else self._share(end)

    def _share(self, cell: int) -> QRectF:
        places = self._board.places
        return QRectF() if places is None else places.geometry.share_of(cell)


def end_of(action: Action) -> int | None:
    """The cell on which the Head stands after a decision; None for a pass."""
    match action:
        case Line():
            return action.end
        case Relocate():
            return action.cell
        case _:
            return None
