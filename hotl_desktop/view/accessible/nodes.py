"""The items of a table as Qt's accessibility knows them: interfaces, made when they are asked for, kept and let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleTableCellInterface,
    QWindow,
)
from shiboken6 import Shiboken

from .exhibit import Item, Key

if TYPE_CHECKING:
    from .root import TableRoot

_NULL: Final = Shiboken.VoidPtr(0)
_PRESS: Final = QAccessibleActionInterface.pressAction()
_FOCUS: Final = QAccessibleActionInterface.setFocusAction()


class Node(QAccessibleInterface, QAccessibleActionInterface, QAccessibleTableCellInterface):
    """One item. It keeps its key and nothing else: what it says is asked of the exhibit at that moment.

    Qt keeps a registered interface by its number and deletes it; Python must never be the one who does. So nodes live
    in the root's book until it has told Qt to let them go.
    """

    def __init__(self, root: TableRoot, key: Key, parent: Node | None) -> None:
        QAccessibleInterface.__init__(self)
        QAccessibleActionInterface.__init__(self)
        QAccessibleTableCellInterface.__init__(self)
        self._root: Final = root
        self._key: Final = key
        self._parent: Final = parent

    @property
    def key(self) -> Key:
        """Which item of the exhibit it is."""
        return self._key

    @property
    def item(self) -> Item | None:
        """The item as it is now; None when it is gone."""
        return self._root.item(self._key)

    # ------------------------------------------------------------------------------------------------- the tree

    def isValid(self) -> bool:
        return self.item is not None

    def object(self) -> None:  # type: ignore[override]  # there is none, which the stubs do not foresee
        return None

    def window(self) -> QWindow:
        return self._root.window()

    def parent(self) -> QAccessibleInterface:
        return self._parent or self._root

    def childCount(self) -> int:
        return len(self._root.children_of(self._key))

    def child(self, index: int) -> QAccessibleInterface:
        keys = self._root.children_of(self._key)
        # No child is None to Qt; the stubs do not know.
        return self._root.node(keys[index], self) if 0 <= index < len(keys) else cast("QAccessibleInterface", None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = list(self._root.children_of(self._key))
        return keys.index(child.key) if isinstance(child, Node) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return cast("QAccessibleInterface", self._root.child_at(self._key, QPoint(x, y), self))

    def focusChild(self) -> QAccessibleInterface:
        return self._root.focusChild()

    # -------------------------------------------------------------------------------------------- what it says

    def role(self) -> QAccessible.Role:
        item = self.item
        return QAccessible.Role.NoRole if item is None else item.role

    def rect(self) -> QRect:
        item = self.item
        return QRect() if item is None else self._root.on_screen(item.area)

    def text(self, kind: QAccessible.Text) -> str:
        item = self.item
        if item is None:
            return ""
        match kind:
            case QAccessible.Text.Name:
                self._root.told[self._key] = item.name
                return item.name
            case QAccessible.Text.Description:
                return item.description
            case _:
                return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written to."""

    def state(self) -> QAccessible.State:
        state, item = QAccessible.State(), self.item
        if item is None:
            state.invalid = True
            return state
        state.disabled = not self._root.is_enabled
        state.invisible = not self._root.is_shown
        state.focusable = item.focus is not None
        state.selectable = item.selectable
        pointed = self._root.is_pointed_at(self._key)
        state.focused = pointed and self._root.has_focus
        state.active = state.focused
        state.selected = pointed and item.selectable
        return state

    # -------------------------------------------------------------------------------------- what else it can do

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        item = self.item
        found = _NULL
        # A Python object of several C++ bases is several C++ objects: Qt wants the one it asked for.
        if item is not None and kind is QAccessible.InterfaceType.ActionInterface and (item.press or item.focus):
            found = Shiboken.VoidPtr(Shiboken.getCppPointer(self)[1])
        elif item is not None and kind is QAccessible.InterfaceType.TableCellInterface and item.cell is not None:
            found = Shiboken.VoidPtr(Shiboken.getCppPointer(self)[2])
        return cast("int", found)

    def actionNames(self) -> list[str]:
        item = self.item
        if item is None:
            return []
        return [name for name, act in ((_PRESS, item.press), (_FOCUS, item.focus)) if act is not None]

    def doAction(self, name: str) -> None:
        item = self.item
        if item is None:
            return
        if name == _PRESS and item.press is not None:
            later(item.press)
        elif name == _FOCUS and item.focus is not None:
            later(self._root.take_focus)
            later(item.focus)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def isSelected(self) -> bool:
        return self._root.is_pointed_at(self._key)

    def rowIndex(self) -> int:
        return self._cell[0]

    def columnIndex(self) -> int:
        return self._cell[1]

    def rowExtent(self) -> int:
        return 1

    def columnExtent(self) -> int:
        return 1

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def table(self) -> QAccessibleInterface:
        return self.parent()

    @property
    def _cell(self) -> tuple[int, int]:
        item = self.item
        return (0, 0) if item is None or item.cell is None else item.cell


def later(act: Callable[[], None]) -> None:
    """Do something when Qt has left the interface that was asked for it: it may be gone by then."""
    QTimer.singleShot(0, act)
