"""Pictures of all that is drawn on a board of one size and look, each made once; and the items that show them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from .. import chips, line_marks
from ..pixmaps import Part, PieceCache, centered_offset, on_pixels, painted, pixel_rect, show_straight
from ..tags import grown_with, paint_focus_ring, paint_tag, tag_size
from ..theme import Theme
from .places import Places
from .split_end import paint_other_origin, paint_split_end

Paint = Callable[[QPainter], None]

_FOCUS_RADIUS: Final = 0.10
"""Of the corners of a cell, in cells."""
_TAG_MARGIN: Final = 5.0
"""Room for a tag's shadow, in logical pixels."""


def paint_picture(rect: QRectF, ratio: float, paint: Paint) -> tuple[QPixmap, QPointF]:
    """A picture of what `paint` draws inside `rect`, and where its upper left corner belongs.

    Its edges are moved out to whole device pixels, so that it is never resampled.
    """
    area = pixel_rect(rect, ratio)
    return painted(area, ratio, paint), area.topLeft()


def picture_item(z: float, parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
    """An item for a picture, which takes no mouse events."""
    item = QGraphicsPixmapItem(parent)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    show_straight(item, True)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(z)
    return item


def show_picture(item: QGraphicsPixmapItem, picture: QPixmap, middle: QPointF) -> None:
    """Let `item` show `picture` with its middle at a point."""
    offset = centered_offset(picture)
    item.setPixmap(picture)
    # A hair aside, if need be, so that it is sharp and lies where a piece on the move comes down.
    item.setOffset(offset + on_pixels(middle, offset, picture.devicePixelRatio()) - middle)
    item.setPos(middle)


class Stamps:
    """Pictures for one board. All but tags have their middle where the centre of their cell belongs."""

    def __init__(self, places: Places, theme: Theme, cache: PieceCache) -> None:
        self.places: Final = places
        self.theme: Final = theme
        self._cache = cache
        self._marks: dict[tuple[str, int], QPixmap] = {}

    def piece(self, seat: int, *, head: bool, part: Part = Part.WHOLE) -> QPixmap:
        """A chip or Head."""
        draw = self._cache.head if head else self._cache.chip
        return draw(self.theme, seat, self.places.cell, self.places.ratio, part=part, trimmed=True)

    def ghost(self, seat: int) -> QPixmap:
        """A chip that would be laid."""
        return self._cache.ghost(self.theme, seat, self.places.cell, self.places.ratio)

    def dot(self, seat: int) -> QPixmap:
        """An empty cell on an offered line."""
        return self._mark("dot", seat, line_marks.paint_line_dot)

    def ring(self, seat: int) -> QPixmap:
        """Round a chip that an offered line would take."""
        return self._mark("ring", seat, line_marks.paint_line_ring)

    def end(self, seat: int) -> QPixmap:
        """The end of an offered line."""
        return self._mark("end", seat, line_marks.paint_line_end)

    def victim(self, seat: int) -> QPixmap:
        """Round a chip that the previewed line would take, with the badge that says so."""

        def paint(painter: QPainter, middle: QPointF, cell: float, theme: Theme, seat: int) -> None:
            line_marks.paint_victim_ring(painter, middle, cell, theme, seat)
            line_marks.paint_cross_badge(painter, middle, cell, theme, seat)

        return self._mark("victim", seat, paint)

    def refuge(self, seat: int, *, hover: bool = False) -> QPixmap:
        """Where a captured Head may go."""

        def paint(painter: QPainter, middle: QPointF, cell: float, theme: Theme, seat: int) -> None:
            line_marks.paint_refuge(painter, middle, cell, theme, seat, hover=hover)

        return self._mark("chosen refuge" if hover else "refuge", seat, paint)

    def split_end(self, seat: int, toward: tuple[QPointF, QPointF]) -> QPixmap:
        """The end of two offered lines, whose origins lie in these directions."""

        def paint(painter: QPainter, middle: QPointF, cell: float, theme: Theme, seat: int) -> None:
            paint_split_end(painter, middle, toward, cell, theme, seat)

        return self._mark(f"split end {toward}", seat, paint)

    def other_origin(self, seat: int, toward: QPointF) -> QPixmap:
        """The origin of the line that is not previewed, of two that share their end."""

        def paint(painter: QPainter, middle: QPointF, cell: float, theme: Theme, seat: int) -> None:
            paint_other_origin(painter, middle, toward, cell, theme, seat)

        return self._mark(f"other origin {toward}", seat, paint)

    def focus(self) -> QPixmap:
        """The keyboard's focus round a cell."""

        def paint(painter: QPainter, middle: QPointF, cell: float, theme: Theme, _seat: int) -> None:
            half = 0.44 * cell
            rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            paint_focus_ring(painter, rect, _FOCUS_RADIUS * cell, theme)

        return self._mark("focus", 0, paint)

    def tag(self, text: str) -> QPixmap:
        """A dark label with a word or two."""
        grown = grown_with(self.places.cell / 2)
        size = tag_size(text, grown)
        rect = QRectF(0, 0, size.width(), size.height()).adjusted(-_TAG_MARGIN, -_TAG_MARGIN, _TAG_MARGIN, _TAG_MARGIN)
        middle = rect.center()
        return paint_picture(
            rect, self.places.ratio, lambda painter: paint_tag(painter, middle, text, self.theme, grown=grown)
        )[0]

    def _mark(self, name: str, seat: int, paint: Callable[[QPainter, QPointF, float, Theme, int], None]) -> QPixmap:
        known = self._marks.get((name, seat))
        if known is None:
            half = chips.REACH * self.places.cell
            known = paint_picture(
                QRectF(-half, -half, 2 * half, 2 * half),
                self.places.ratio,
                lambda painter: paint(painter, QPointF(0, 0), self.places.cell, self.theme, seat),
            )[0]
            self._marks[name, seat] = known
        return known
