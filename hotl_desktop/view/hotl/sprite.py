"""A piece in the air."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from ..pixmaps import Part, centered_offset, on_pixels, show_straight
from . import layers
from .stamps import Stamps, picture_item

AFLOAT: Final = 0.5
"""How high a captured Head waits above the board, in cells."""


class Sprite:
    """A chip or Head that moves above the board, with its shadow on the board. Hidden until it is placed."""

    def __init__(self, scene: QGraphicsScene, stamps: Stamps, seat: int, *, head: bool, above: float = 0.0) -> None:
        """Args: above: lets it fly over others, up to 1."""
        self._scene = scene
        self._stamps = stamps
        self._shadow = picture_item(layers.SHADOWS + above)
        self._body = picture_item(layers.FLYING + above)
        self._look: tuple[int, bool] | None = None
        self.become(seat, head=head)
        for item in (self._shadow, self._body):
            item.hide()
            scene.addItem(item)

    def become(self, seat: int, *, head: bool) -> None:
        """Look like another piece from now on."""
        if self._look == (seat, head):
            return
        self._look = (seat, head)
        for item, part in ((self._shadow, Part.SHADOW), (self._body, Part.BODY)):
            picture = self._stamps.piece(seat, head=head, part=part)
            item.setPixmap(picture)
            item.setOffset(centered_offset(picture))

    def place(
        self, spot: QPointF, lift: float = 0.0, *, width: float = 1.0, size: float = 1.0, opacity: float = 1.0
    ) -> None:
        """Show it above a spot of the board.

        Args:
            spot: a point of the board.
            lift: how high, in cells.
            width: how much of its width is seen, from 0 to 1: less than all while it turns over.
            size: how much larger it is seen than on the board.
            opacity: how far it has appeared, from 0 to 1.
        """
        cell, ratio = self._stamps.places.cell, self._stamps.places.ratio
        # What a lifted piece throws is farther away and fainter. It is not larger, as it would be, because scaling a
        # picture costs ten times as much as moving it.
        fall, rise = QPointF(0.35 * lift, 0.45 * lift) * cell, QPointF(0, -lift * cell)
        self._shadow.setPos(on_pixels(spot + fall, self._shadow.offset(), ratio))
        self._shadow.setTransform(QTransform.fromScale(width, 1.0))
        show_straight(self._shadow, width == 1.0)
        self._shadow.setOpacity(opacity / (1 + 2.5 * lift))
        self._body.setPos(on_pixels(spot + rise, self._body.offset(), ratio))
        self._body.setTransform(QTransform.fromScale(width * size, size))
        show_straight(self._body, width == size == 1.0)
        self._body.setOpacity(opacity)
        for item in (self._shadow, self._body):
            item.setVisible(opacity > 0 and width > 0)

    def hide(self) -> None:
        """Show nothing until it is placed again."""
        self._shadow.hide()
        self._body.hide()

    def remove(self) -> None:
        """Take it out of the scene, for good."""
        for item in (self._shadow, self._body):
            self._scene.removeItem(item)
