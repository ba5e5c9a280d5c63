"""What an offered action would do, shown as its result before anybody commits to it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from hotl_desktop.games.head_of_the_line import SEATS, HeadOfTheLineState, Line, Relocate
from hotl_desktop.games.head_of_the_line_preview import line_preview

from ..line_marks import paint_preview_capsule
from . import layers
from .marks import arrow_item, root_item
from .sprite import Sprite
from .stamps import Stamps, paint_picture, picture_item, show_picture
from .tag_places import gain_text, heads_on, tag_spot
from .targets import Targets

LIFT: Final = 0.06
"""How high the Head to come is above its cell, in cells."""
CARRIED: Final = 0.22
"""How high a Head is held that is dragged along its line, in cells."""

_FILM: Final = 0.6


class Preview:
    """The consequences of one action, in the scene until removed."""

    def __init__(
        self,
        scene: QGraphicsScene,
        stamps: Stamps,
        state: HeadOfTheLineState,
        targets: Targets,
        action: Line | Relocate,
        *,
        focus_ring: bool,
    ) -> None:
        """Put it into the scene. Args: focus_ring: whether the keyboard's focus is on the action."""
        self._scene = scene
        self._stamps = stamps
        self._targets = targets
        self._below = root_item(scene, layers.CAPSULE)
        self._above = root_item(scene, layers.PREVIEW)
        self._tags = root_item(scene, layers.TAGS)
        self.action: Final = action
        if isinstance(action, Line):
            self._head = self._show_line(state, action)
        else:
            self._head = self._show_relocation(state, action)
        if focus_ring:
            cell = action.end if isinstance(action, Line) else action.cell
            self._stamp(stamps.focus(), stamps.places.center(cell), self._tags, 1.0)

    def remove(self) -> None:
        """Take it out of the scene, for good."""
        for root in (self._below, self._above, self._tags):
            self._scene.removeItem(root)
        self._head.remove()

    def set_opacity(self, opacity: float) -> None:
        """Let it appear."""
        for root in (self._below, self._above, self._tags):
            root.setOpacity(opacity)

    def carry(self, spot: QPointF) -> None:
        """Show the Head on its way, at a point of the board."""
        self._head.place(spot, CARRIED)

    # ------------------------------------------------------------------------------------------------ pieces

    def _show_line(self, state: HeadOfTheLineState, line: Line) -> Sprite:
        stamps, places, seat = self._stamps, self._stamps.places, state.turn
        first, last = places.center(line.origin), places.center(line.end)
        film = _FILM * places.cell
        picture, corner = paint_picture(
            QRectF(first, last).normalized().adjusted(-film, -film, film, film),
            places.ratio,
            lambda painter: paint_preview_capsule(painter, first, last, places.cell, stamps.theme, seat),
        )
        capsule = picture_item(0, self._below)
        capsule.setPixmap(picture)
        capsule.setPos(corner)

        told = line_preview(state, line)
        for cell in told.laid:
            if cell != line.end:
                self._stamp(stamps.ghost(seat), places.center(cell), self._above)
        # Under the Head, and seen while it is dragged there.
        self._stamp(stamps.end(seat), last, self._above)
        for cell, _ in told.captured:
            self._stamp(stamps.victim(seat), places.center(cell), self._above, 0.3)
        for one in told.run_over:
            owner = SEATS.index(one.seat)
            for refuge in one.refuges:
                self._stamp(stamps.refuge(owner), places.center(refuge), self._above, 0.1)
                arrow_item(stamps, one.cell, refuge, owner, self._above).setZValue(0.4)
        other = self._targets.sharing(line)
        if other is not None:
            picture = stamps.other_origin(seat, places.toward(other.origin, other.end))
            self._stamp(picture, places.center(other.origin), self._above, 0.5)
        text = gain_text(told.gain)
        seen = {one.end for one in self._targets.lines} | {refuge for one in told.run_over for refuge in one.refuges}
        self._stamp(stamps.tag(text), tag_spot(stamps, line, text, {*seen, *heads_on(state)}), self._tags)
        return self._place_head(seat, line.end)

    def _show_relocation(self, state: HeadOfTheLineState, action: Relocate) -> Sprite:
        seat = state.homeless[0]
        arrow_item(self._stamps, state.heads[seat], action.cell, seat, self._above)
        self._stamp(self._stamps.refuge(seat, hover=True), self._stamps.places.center(action.cell), self._above, -0.1)
        return self._place_head(seat, action.cell)

    def _place_head(self, seat: int, cell: int) -> Sprite:
        head = Sprite(self._scene, self._stamps, seat, head=True)
        head.place(self._stamps.places.center(cell), LIFT)
        return head

    def _stamp(self, picture: QPixmap, spot: QPointF, parent: QGraphicsItem, z: float = 0.0) -> None:
        show_picture(picture_item(z, parent), picture, spot)
