"""The board as it lies there: ground, the outline of the last line, chips, Heads, and captured Heads that wait."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hotl_desktop.games.head_of_the_line import CELLS, EMPTY, NOBODY, HeadOfTheLineState, Line

from ..hotl_ground import SHADOW_REACH, paint_head_of_the_line_board
from ..line_marks import paint_laid_capsule
from ..pixmaps import show_straight
from . import layers
from .picture import BoardPicture
from .sprite import AFLOAT, Sprite
from .stamps import Stamps, paint_picture, picture_item, show_picture

_FILM: Final = 0.6
"""Half the width of the outline of a line with its stroke, in cells."""


class Board:
    """The items of the board at rest, and the sprites that fly over it."""

    def __init__(
        self, scene: QGraphicsScene, stamps: Stamps, seats: Collection[int], *, draft: Board | None = None
    ) -> None:
        """Put a board into the scene.

        Args:
            scene: where.
            stamps: its places and look.
            seats: the seat numbers in play, whose lanes are bright.
            draft: a board of another size whose ground will do until `paint_ground`, which takes long, is called.
        """
        self.stamps: Final = stamps
        self.places: Final = stamps.places
        self._scene = scene
        self._seats = seats
        self._ground = picture_item(layers.GROUND)
        # An item that wants hover events lets every view of the scene track the mouse.
        self._ground.setAcceptHoverEvents(True)
        scene.addItem(self._ground)
        if draft is None:
            self.paint_ground()
        else:
            self._stretch_ground(draft)
        self._pieces: dict[int, QGraphicsPixmapItem] = {}
        self._shown: list[tuple[int, bool] | None] = [None] * CELLS
        self._laid = picture_item(layers.LAID)
        self._laid_line: Line | None = None
        scene.addItem(self._laid)
        self._afloat: dict[int, tuple[int, Sprite]] = {}
        self._sprites: list[Sprite] = []
        self._passing_items: list[QGraphicsPixmapItem] = []

    def remove(self) -> None:
        """Take everything out of the scene, for good."""
        self.clear_sprites()
        self._set_afloat({})
        for item in (self._ground, self._laid, *self._pieces.values()):
            self._scene.removeItem(item)

    def paint_ground(self) -> None:
        """Paint frame, cells and lanes in the board's own size."""
        places, theme = self.places, self.stamps.theme
        reach = SHADOW_REACH * places.cell
        picture, corner = paint_picture(
            places.outer.adjusted(-reach, -0.1 * reach, reach, reach),
            places.ratio,
            lambda painter: paint_head_of_the_line_board(
                painter, places.geometry.area, theme, self._seats, places.geometry.quarter_turns
            ),
        )
        self._ground.setPixmap(picture)
        self._ground.setPos(corner)
        self._ground.setScale(1)
        show_straight(self._ground, True)

    def _stretch_ground(self, other: Board) -> None:
        scale = self.places.outer.width() / other.places.outer.width()
        corner = other._ground.pos() - other.places.outer.topLeft()
        self._ground.setPixmap(other._ground.pixmap())
        self._ground.setScale(other._ground.scale() * scale)
        show_straight(self._ground, False)
        self._ground.setPos(self.places.outer.topLeft() + corner * scale)

    # ------------------------------------------------------------------------------------------- the position

    def show(self, state: HeadOfTheLineState, laid: Line | None) -> None:
        """Show a position as it is; nothing flies any more."""
        self.clear_sprites()
        heads = {cell: seat for seat, cell in enumerate(state.heads) if cell != NOBODY and seat not in state.homeless}
        for cell, owner in enumerate(state.owners):
            self.put(cell, None if owner == EMPTY else owner, head=heads.get(cell) == owner)
        self._set_afloat({seat: state.heads[seat] for seat in state.homeless})
        self.outline(laid)

    def put(self, cell: int, seat: int | None, *, head: bool = False) -> None:
        """Let a chip or Head lie in a cell, or nothing."""
        look = None if seat is None else (seat, head)
        if self._shown[cell] == look:
            return
        self._shown[cell] = look
        item = self._pieces.get(cell)
        if seat is None:
            if item is not None:
                item.hide()
            return
        if item is None:
            item = self._pieces[cell] = picture_item(0)
            self._scene.addItem(item)
        item.setZValue(layers.PIECES + self.places.row_on_screen(cell) + (0.01 if head else 0.0))
        show_picture(item, self.stamps.piece(seat, head=head), self.places.center(cell))
        item.show()

    def outline(self, line: Line | None, opacity: float = 1.0) -> None:
        """Outline the line that was laid last."""
        if line is not None and line != self._laid_line:
            first, last = self.places.center(line.origin), self.places.center(line.end)
            film = _FILM * self.places.cell
            picture, corner = paint_picture(
                QRectF(first, last).normalized().adjusted(-film, -film, film, film),
                self.places.ratio,
                lambda painter: paint_laid_capsule(painter, first, last, self.places.cell, self.stamps.theme),
            )
            self._laid.setPixmap(picture)
            self._laid.setPos(corner)
        self._laid_line = line
        self._laid.setOpacity(opacity)
        self._laid.setVisible(line is not None)

    def _set_afloat(self, heads: dict[int, int]) -> None:
        for seat in [seat for seat, (cell, _) in self._afloat.items() if heads.get(seat) != cell]:
            self._afloat.pop(seat)[1].remove()
        for seat, cell in heads.items():
            if seat not in self._afloat:
                sprite = Sprite(self._scene, self.stamps, seat, head=True)
                sprite.place(self.places.center(cell), AFLOAT)
                self._afloat[seat] = (cell, sprite)

    # ------------------------------------------------------------------------------------------------ sprites

    def fly(self, seat: int, *, head: bool) -> Sprite:
        """A piece for a story; it is gone as soon as a position is shown."""
        sprite = Sprite(self._scene, self.stamps, seat, head=head, above=0.5 if head else 0.0)
        self._sprites.append(sprite)
        return sprite

    def take_afloat(self, seat: int) -> None:
        """Take a waiting Head away, because a sprite of the story goes on for it."""
        waiting = self._afloat.pop(seat, None)
        if waiting is not None:
            waiting[1].remove()

    def label(self, text: str, middle: QPointF) -> QGraphicsPixmapItem:
        """A tag for a story, not to be seen yet; it is gone as soon as a position is shown."""
        return self._passing(self.stamps.tag(text), middle, layers.TAGS)

    def refuge(self, seat: int, cell: int) -> QGraphicsPixmapItem:
        """The ring that says where a Head is going, in a story like a tag."""
        return self._passing(self.stamps.refuge(seat), self.places.center(cell), layers.PREVIEW)

    def _passing(self, picture: QPixmap, middle: QPointF, z: float) -> QGraphicsPixmapItem:
        item = picture_item(z)
        show_picture(item, picture, middle)
        item.setOpacity(0)
        self._scene.addItem(item)
        self._passing_items.append(item)
        return item

    def clear_sprites(self) -> None:
        """End all flights, and take tags and rings away."""
        for sprite in self._sprites:
            sprite.remove()
        for item in self._passing_items:
            self._scene.removeItem(item)
        self._sprites.clear()
        self._passing_items.clear()

    # --------------------------------------------------------------------------------------------- looking at

    def picture(self) -> BoardPicture:
        """What the items show, asked of the items themselves."""
        chips: list[int | None] = [None] * CELLS
        heads: list[tuple[int, int]] = []
        for cell, item in self._pieces.items():
            if not item.isVisible():
                continue
            look = self._shown[cell]
            if look is None or item.pos() != self.places.center(cell) or item.opacity() < 1:
                continue  # Astray: as good as not there.
            seat, head = look
            chips[cell] = seat
            if head:
                heads.append((seat, cell))
        return BoardPicture(
            chips=tuple(chips),
            heads=tuple(sorted(heads)),
            afloat=tuple(sorted((seat, cell) for seat, (cell, _) in self._afloat.items())),
            flying=len(self._sprites),
            laid=self._laid_line if self._laid.isVisible() else None,
        )
