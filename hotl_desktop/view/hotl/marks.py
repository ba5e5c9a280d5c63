"""The marks of everything that is offered, seen at once: the ways of all lines, what they take, where they end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import EMPTY, HeadOfTheLineState, Line, Relocate

from ..line_marks import paint_refuge_arrow
from ..paint import pen
from . import layers
from .places import length
from .stamps import Stamps, paint_picture, picture_item, show_picture
from .targets import Targets

_PATH: Final = 0.075
_CASING: Final = 0.17
_SHORT: Final = 0.30
"""How much of the path is left out at its end, in cells."""


def _toward(start: QPointF, end: QPointF) -> QPointF:
    return (end - start) / length(end - start)


def root_item(scene: QGraphicsScene, z: float) -> QGraphicsItem:
    """An invisible item that keeps others together."""
    item = QGraphicsPathItem()
    item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(z)
    scene.addItem(item)
    return item


def arrow_item(stamps: Stamps, start: int, end: int, seat: int, parent: QGraphicsItem) -> QGraphicsPixmapItem:
    """The arrow from where a seat's Head was captured to a refuge."""
    places = stamps.places
    first, last = places.center(start), places.center(end)
    reach = 0.3 * places.cell
    picture, corner = paint_picture(
        QRectF(first, last).normalized().adjusted(-reach, -reach, reach, reach),
        places.ratio,
        lambda painter: paint_refuge_arrow(painter, first, last, places.cell, stamps.theme, seat),
    )
    item = picture_item(0, parent)
    item.setPixmap(picture)
    item.setPos(corner)
    return item


class Marks:
    """Marks for one offer. Paths and dots lie below the pieces; rings, ends and refuges above them."""

    def __init__(self, scene: QGraphicsScene, stamps: Stamps, state: HeadOfTheLineState, targets: Targets) -> None:
        """Put the marks into the scene."""
        self._scene = scene
        self._stamps = stamps
        self._targets = targets
        self._below = root_item(scene, layers.PATHS)
        self._above = root_item(scene, layers.RINGS)
        self._dots = root_item(scene, layers.PATHS + 0.5)
        self._paths: dict[Line, tuple[QGraphicsItem, QGraphicsItem]] = {}
        self._cells: dict[int, QGraphicsItem] = {}
        self._arrows: dict[int, QGraphicsItem] = {}
        if targets.relocations:
            self._add_refuges(state)
        else:
            self._add_lines(state)

    def remove(self) -> None:
        """Take all marks out of the scene, for good."""
        for root in (self._below, self._dots, self._above):
            self._scene.removeItem(root)

    @property
    def targets(self) -> frozenset[Action]:
        """The actions whose targets are marked."""
        lines = (line for line in self._paths if line.end in self._cells)
        return frozenset((*lines, *(self._targets.relocations[cell] for cell in self._arrows)))

    def set_opacity(self, opacity: float) -> None:
        """Fade all marks that are not hidden."""
        for root in (self._below, self._dots, self._above):
            root.setOpacity(opacity)

    def show_dots(self, shown: bool) -> None:
        """Show or hide the dots of empty cells on the way, where an overlay has figures."""
        self._dots.setVisible(shown)

    def make_room_for(self, action: Action | None) -> None:
        """Hide the marks of the action whose preview is shown; show all for None."""
        cells: Sequence[int] = ()
        if isinstance(action, Line):
            cells = action.cells
        elif isinstance(action, Relocate):
            cells = (action.cell,)
        for line, strokes in self._paths.items():
            for stroke in strokes:
                stroke.setVisible(line != action)
        for marks in (self._cells, self._arrows):
            for cell, item in marks.items():
                item.setVisible(cell not in cells)

    # ------------------------------------------------------------------------------------------------- lines

    def _add_lines(self, state: HeadOfTheLineState) -> None:
        seat, theme, pitch = state.turn, self._stamps.theme, self._stamps.places.cell
        casing = pen(theme.palette.casing, _CASING * pitch)
        stroke = pen(theme.seats[seat].line, _PATH * pitch)
        for line in self._targets.lines:
            corners = self._targets.way(line)
            if len(corners) > 1:
                # Up to the rim of the end only: a faded end would let the path be seen through it.
                corners[-1] -= _toward(corners[-2], corners[-1]) * (_SHORT * pitch)
            path = QPainterPath(corners[0])
            for corner in corners[1:]:
                path.lineTo(corner)
            # All casings lie below all paths, so that lines which meet run into each other.
            self._paths[line] = (self._add_stroke(path, casing, 0.0), self._add_stroke(path, stroke, 0.1))
        for line in self._targets.lines:
            self._add_stamp(line.end, self._end(line, seat), self._above)
        for cell in {cell for line in self._targets.lines for cell in line.cells} - set(self._cells):
            if state.owners[cell] == EMPTY:
                self._add_stamp(cell, self._stamps.dot(seat), self._dots)
            elif state.owners[cell] != seat:
                self._add_stamp(cell, self._stamps.ring(seat), self._above)

    def _add_stroke(self, path: QPainterPath, stroke: QPen, z: float) -> QGraphicsItem:
        item = QGraphicsPathItem(path, self._below)
        item.setPen(stroke)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(z)
        return item

    def _add_stamp(self, cell: int, picture: QPixmap, parent: QGraphicsItem) -> None:
        if cell not in self._cells:
            item = picture_item(0.2, parent)
            show_picture(item, picture, self._stamps.places.center(cell))
            self._cells[cell] = item

    def _end(self, line: Line, seat: int) -> QPixmap:
        other = self._targets.sharing(line)
        if other is None:
            return self._stamps.end(seat)
        places = self._stamps.places
        toward = (places.toward(line.end, line.origin), places.toward(line.end, other.origin))
        return self._stamps.split_end(seat, toward)

    # ----------------------------------------------------------------------------------------------- refuges

    def _add_refuges(self, state: HeadOfTheLineState) -> None:
        seat = state.homeless[0]
        for cell in self._targets.relocations:
            self._add_stamp(cell, self._stamps.refuge(seat), self._above)
            self._arrows[cell] = arrow_item(self._stamps, state.heads[seat], cell, seat, self._above)
