"""What can be heard of a table, as plain items: the part of it that knows games and no assistive technology."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QAccessible

from hotl_desktop.games.base import Action

from ..table_scene import TableScene
from .words import TableWords, spoken

Key: TypeAlias = tuple[Hashable, ...]
"""Names an item for as long as the table lasts."""

ROOT: Final[Key] = ()
CHOICES: Final[Key] = ("choices",)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing, as it is now."""

    role: QAccessible.Role
    name: str
    area: QRectF
    """Where it is on the scene; empty for what has no place there."""
    description: str = ""
    selectable: bool = False
    """Something can be chosen with it now."""
    cell: tuple[int, int] | None = None
    """Its row and column, counted from 0, in a table."""
    press: Callable[[], None] | None = None
    """Does what it is there for."""
    focus: Callable[[], None] | None = None
    """Lets the table's focus go to it, which shows what would follow."""


class Exhibit(ABC):
    """A table as a tree of items. It keeps nothing that the scene knows: every answer is read off it anew."""

    def __init__(self, scene: TableScene, words: TableWords) -> None:
        self._scene: Final = scene
        self._words: Final = words

    def children(self, key: Key) -> Sequence[Key]:
        """What an item consists of, in reading order."""
        if key == ROOT:
            return (CHOICES, *self._parts())
        if key == CHOICES:
            return [("choice", action) for action in self._scene.offered]
        return self._parts_of(key)

    def item(self, key: Key) -> Item | None:
        """What there is to say of an item; None once it is not there any more."""
        if key == CHOICES:
            return self._choices()
        if key and key[0] == "choice":
            action = key[1]
            return self._choice(action) if isinstance(action, Action) else None
        return self._item(key)

    def child_at(self, key: Key, point: QPointF) -> Key | None:
        """The part of an item at a point of the scene; the choices, which lie on others, are never hit."""
        for child in self.children(key):
            item = None if child == CHOICES else self.item(child)
            if item is not None and item.area.contains(point):
                return child
        return None

    def focused(self) -> Key | None:
        """What the focus of the keyboard is on."""
        action = self._scene.pointed_at
        return None if action is None else ("choice", action)

    def _choices(self) -> Item:
        count = len(self._scene.offered)
        text = QCoreApplication.translate("Accessible", "%n thing(s) to choose from", "", count)
        if not count:
            text = QCoreApplication.translate("Accessible", "Nothing to choose now")
        name = QCoreApplication.translate("Accessible", "Choices")
        return Item(QAccessible.Role.List, name, self._scene.sceneRect(), text)

    def _choice(self, action: Action) -> Item | None:
        scene = self._scene
        if action not in scene.offered:
            return None
        name, follows = self._words.choice(action)
        return Item(
            QAccessible.Role.ListItem,
            spoken(name),
            self._area_of(action),
            spoken(follows),
            selectable=True,
            press=lambda: scene.choose(action),
            focus=lambda: scene.focus_on(action),
        )

    def _seat(self, seat: int) -> str:
        return spoken(self._words.seat(seat))

    def _try(self, actions: Sequence[Action]) -> None:
        """Do the one thing that is meant, or go on to the next of several."""
        if len(actions) == 1:
            self._scene.choose(actions[0])
        elif actions:
            pointed = self._scene.pointed_at
            following = actions.index(pointed) + 1 if pointed in actions else 0
            self._scene.focus_on(actions[following % len(actions)])

    @abstractmethod
    def _parts(self) -> Sequence[Key]:
        """The game's own items beside the choices."""

    @abstractmethod
    def _parts_of(self, key: Key) -> Sequence[Key]:
        """What one of the game's own items consists of."""

    @abstractmethod
    def _item(self, key: Key) -> Item | None:
        """What there is to say of one of the game's own items."""

    @abstractmethod
    def _area_of(self, action: Action) -> QRectF:
        """Where an offered action is seen; empty when it has no place."""
