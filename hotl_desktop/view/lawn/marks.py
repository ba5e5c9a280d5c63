"""Marks that lie between and on the dice. A layer is told what it is to show and changes only what differs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ..pixmaps import painted, pixel_rect

LIMIT_BYTES: Final = 16 * 1024 * 1024
"""How much memory pictures of marks take that are not shown."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A painted thing."""

    look: Hashable
    """Whatever decides how it looks, size and theme included: marks with equal looks and places are one."""
    rect: QRectF
    """All that it paints, in scene coordinates."""
    z: float
    paint: Callable[[QPainter], None]
    """Paints it in scene coordinates."""


class MarkPictures:
    """Pictures of marks that were painted lately: most come back in the same place."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._held = 0

    def get(self, mark: Mark, rect: QRectF, ratio: float) -> QPixmap:
        """The picture of a mark in a rectangle whose edges are edges of device pixels."""
        key = (mark.look, mark.rect.getRect(), ratio)  # painted where it is, which may be between two pixels
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = painted(rect, ratio, mark.paint)
            self._held += _bytes(known)
            while self._held > LIMIT_BYTES and len(self._known) > 1:
                self._held -= _bytes(self._known.popitem(last=False)[1])
        else:
            self._known.move_to_end(key)
        return known

    def forget(self) -> None:
        """Paint everything anew."""
        self._known.clear()
        self._held = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


class MarkLayer:
    """Marks of a scene by key."""

    def __init__(self, scene: QGraphicsScene, pictures: MarkPictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._items: dict[Hashable, tuple[Hashable, QGraphicsPixmapItem]] = {}

    def show(self, marks: Mapping[Hashable, Mark], ratio: float) -> None:
        """Show exactly these marks."""
        for key in [key for key in self._items if key not in marks]:
            self._scene.removeItem(self._items.pop(key)[1])
        for key, mark in marks.items():
            self.put(key, mark, ratio)

    def put(self, key: Hashable, mark: Mark, ratio: float) -> QGraphicsPixmapItem:
        """Show one more mark, or another one under a known key."""
        rect = pixel_rect(mark.rect, ratio)
        look = (mark.look, mark.rect.getRect(), ratio)
        known = self._items.get(key)
        if known is None or known[0] != look:
            item = known[1] if known is not None else self._new_item()
            item.setPixmap(self._pictures.get(mark, rect, ratio))
            item.setPos(rect.topLeft())
            known = self._items[key] = (look, item)
        known[1].setZValue(mark.z)
        return known[1]

    def remove(self, key: Hashable) -> None:
        """Show it no longer, if it is shown."""
        known = self._items.pop(key, None)
        if known is not None:
            self._scene.removeItem(known[1])

    def clear(self) -> None:
        """Show none."""
        self.show({}, 1.0)

    @property
    def keys(self) -> set[Hashable]:
        """The keys of the marks that are shown."""
        return set(self._items)

    def _new_item(self) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setPos(QPointF())
        self._scene.addItem(item)
        return item
