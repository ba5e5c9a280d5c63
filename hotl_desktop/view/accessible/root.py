"""The widget of a table for assistive technology: where its exhibit hangs, and who tells when it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from ..goml_scene import GetOffMyLawnScene
from ..hotl_scene import HeadOfTheLineScene
from ..table_scene import TableScene
from ..table_view import TableView
from .exhibit import ROOT, Exhibit, Item, Key
from .lawn_exhibit import LawnExhibit
from .line_exhibit import LineExhibit
from .nodes import Node


class TableRoot(QAccessibleWidget):
    """The table view. It exists only once somebody has asked for it, and so does everything below it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, "")
        self._view: Final = view
        self._nodes: dict[Key, Node] = {}
        self._listed: dict[Key, Sequence[Key]] = {}
        self.told: Final[dict[Key, str]] = {}
        """Under which names items are known to whoever asked: others must be told."""
        self._exhibit: Exhibit | None = None
        self._shown: TableScene | None = None
        view.scene_shown.connect(self._show_scene)
        view.destroyed.connect(self._close)
        self._show_scene()

    # ------------------------------------------------------------------------------------------------- the table

    def _show_scene(self) -> None:
        scene = self._view.table_scene
        self._let_go(list(self._nodes))
        self._disconnect()
        self._shown, self._exhibit = scene, None
        self._listed.clear()
        words = self._view.words
        if not self._view.isInteractive():
            return  # only to be looked at
        if isinstance(scene, HeadOfTheLineScene):
            self._exhibit = LineExhibit(scene, words)
        elif isinstance(scene, GetOffMyLawnScene):
            self._exhibit = LawnExhibit(scene, words)
        if scene is not None:
            scene.changed_choices.connect(self._refresh)
            scene.focus_moved.connect(self._tell_focus)
            self._refresh()

    def _disconnect(self) -> None:
        """Listen no longer to the scene that was shown."""
        if self._shown is not None and Shiboken.isValid(self._shown):
            self._shown.changed_choices.disconnect(self._refresh)
            self._shown.focus_moved.disconnect(self._tell_focus)

    def _refresh(self) -> None:
        """The scene shows something else: let go of what is no more, and tell what is new and what has another name."""
        if not Shiboken.isValid(self._view) or self._view.table_scene is not self._shown:
            return
        for top in self.children_of(ROOT):
            old, new = self._listed.get(top, ()), tuple(self.children_of(top))
            self._listed[top] = new
            if new != old:
                self._list_anew(top, old, new)
        if QAccessible.isActive():
            for key, told in list(self.told.items()):
                item = self.item(key)
                if item is not None and item.name != told:
                    self.told[key] = item.name
                    self._tell(QAccessible.Event.NameChanged, self._nodes[key])

    def _list_anew(self, top: Key, old: Sequence[Key], new: Sequence[Key]) -> None:
        left, come = set(old) - set(new), set(new) - set(old)
        gone = [key for key in old if key in left and key in self._nodes]
        for key in gone:
            self._tell(QAccessible.Event.ObjectDestroyed, self._nodes[key])
        self._let_go(gone)
        if QAccessible.isActive():
            parent = self.node(top, None)
            for key in new:
                if key in come:
                    self._tell(QAccessible.Event.ObjectCreated, self.node(key, parent))
            self._tell(QAccessible.Event.DescriptionChanged, parent)

    def _tell_focus(self) -> None:
        child = self._focused_node()
        if child is not None and self._view.hasFocus():
            self._tell(QAccessible.Event.Focus, child)

    @staticmethod
    def _tell(event: QAccessible.Event, about: QAccessibleInterface) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(about, event))

    def _let_go(self, keys: Sequence[Key]) -> None:
        for key in keys:
            node = self._nodes.pop(key)
            self.told.pop(key, None)
            if Shiboken.isValid(node):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))

    def _close(self) -> None:
        self._exhibit = self._shown = None
        self._let_go(list(self._nodes))

    # ------------------------------------------------------------------------------------------------- the tree

    def item(self, key: Key) -> Item | None:
        """What there is to say of an item now."""
        if self._exhibit is None or not Shiboken.isValid(self._shown):
            return None
        return self._exhibit.item(key)

    def children_of(self, key: Key) -> Sequence[Key]:
        """The keys of what an item consists of."""
        if self._exhibit is None or not Shiboken.isValid(self._shown):
            return ()
        return self._exhibit.children(key)

    def node(self, key: Key, parent: Node | None) -> Node:
        """The one interface of an item."""
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(self, key, parent)
            QAccessible.registerAccessibleInterface(node)
        return node

    def childCount(self) -> int:
        return len(self.children_of(ROOT))

    def child(self, index: int) -> QAccessibleInterface:
        keys = self.children_of(ROOT)
        return self.node(keys[index], None) if 0 <= index < len(keys) else cast("QAccessibleInterface", None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = list(self.children_of(ROOT))
        return keys.index(child.key) if isinstance(child, Node) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return cast("QAccessibleInterface", self.child_at(ROOT, QPoint(x, y), None))

    def child_at(self, key: Key, point: QPoint, parent: Node | None) -> Node | None:
        """The child of an item at a point of the screen."""
        if self._exhibit is None or not Shiboken.isValid(self._shown):
            return None
        at = self._view.mapToScene(self._view.viewport().mapFromGlobal(point))
        child = self._exhibit.child_at(key, at)
        return None if child is None else self.node(child, parent)

    def focusChild(self) -> QAccessibleInterface:
        found = self._focused_node() if self._view.hasFocus() else None
        return cast("QAccessibleInterface", found)

    def _focused_node(self) -> Node | None:
        key = None if self._exhibit is None or not Shiboken.isValid(self._shown) else self._exhibit.focused()
        if key is None or self.item(key) is None:
            return None
        return self.node(key, self._parent_of(key))

    def _parent_of(self, key: Key) -> Node | None:
        for top in self.children_of(ROOT):
            if key in self.children_of(top):
                return self.node(top, None)
        return None

    # -------------------------------------------------------------------------------------------- what it says

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping if self._view.isInteractive() else QAccessible.Role.Graphic

    def text(self, kind: QAccessible.Text) -> str:
        translate = QCoreApplication.translate
        if not self._view.isInteractive():
            return translate("Accessible", "A game that plays by itself") if kind is QAccessible.Text.Name else ""
        match kind:
            case QAccessible.Text.Name:
                return translate("Accessible", "Table")
            case QAccessible.Text.Description:
                return translate(
                    "Accessible", "Arrow keys go through what you can choose, Page Down in order. Enter takes it."
                )
            case _:
                return ""

    def is_pointed_at(self, key: Key) -> bool:
        """Whether the table shows what would follow from an item."""
        return self._exhibit is not None and self._exhibit.focused() == key

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard speaks to the table."""
        return self._view.hasFocus()

    @property
    def is_enabled(self) -> bool:
        """Whether the table can be used at all."""
        return self._view.isEnabled()

    @property
    def is_shown(self) -> bool:
        """Whether the table is to be seen."""
        return self._view.isVisible()

    def on_screen(self, area: QRectF) -> QRect:
        """An area of the scene in pixels of the screen; the whole table for what has no area."""
        viewport = self._view.viewport()
        rect = QRect(self._view.mapFromScene(area.topLeft()), area.size().toSize())
        if area.isEmpty():
            rect = viewport.rect()
        return QRect(viewport.mapToGlobal(rect.topLeft()), rect.size())

    def take_focus(self) -> None:
        """Let the keyboard speak to the table."""
        self._view.setFocus()
