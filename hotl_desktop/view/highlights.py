"""Points things out on a board: rings round cells, places and zones, by the names that lessons and rules use.

It stands beside the scenes and only asks them where things are, so a scene knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QObject, QRectF, Qt, Slot
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from hotl_desktop.games.get_off_my_lawn import POSITIONS, SEATS, GetOffMyLawnState, Side
from hotl_desktop.games.head_of_the_line import HUB, ZONE, cells_between, parse_cell

from .goml_scene import GetOffMyLawnScene
from .hotl.places import Places
from .hotl_scene import HeadOfTheLineScene
from .lawn.layout import TableLayout
from .lawn.places import counts_of, picture_of
from .table_scene import TableScene
from .theme import Theme, mix, with_alpha

_Z: Final = 1e5
"""Over every piece, under the veil of a fade."""
_OUT: Final = 3.0
"""From what is pointed out to its ring, in pixels."""
_WIDTH: Final = 2.6
_CASING: Final = 5.4
_DASHES: Final = (2.6, 1.7)
"""Of the ring, in widths of it: the focus is a whole ring, this is not to be taken for it."""


class Highlights(QObject):
    """The rings on one scene after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene: TableScene | None = None
        self._names: tuple[str, ...] = ()
        self._items: list[QGraphicsItem] = []

    @property
    def names(self) -> tuple[str, ...]:
        """What is pointed out."""
        return self._names

    @property
    def rects(self) -> list[QRectF]:
        """Where the rings are, in scene coordinates."""
        return [item.sceneBoundingRect() for item in self._items]

    def show(self, scene: TableScene, names: Sequence[str]) -> None:
        """Point out exactly these things on `scene`; what cannot be found on it is left out."""
        if scene is not self._scene:
            self.clear()
            if self._scene is not None:
                # It may be destroyed later, when the rings are on another scene.
                self._scene.sceneRectChanged.disconnect(self._lay_out)
                self._scene.destroyed.disconnect(self._forget)
            self._scene = scene
            scene.sceneRectChanged.connect(self._lay_out)
            scene.destroyed.connect(self._forget)
        self._names = tuple(names)
        self._lay_out()

    def clear(self) -> None:
        """Point out nothing."""
        self._names = ()
        self._take_away()

    def redraw(self) -> None:
        """After a change of look, or of what lies where."""
        self._lay_out()

    @Slot()
    def _lay_out(self) -> None:
        self._take_away()
        if self._scene is None or self._scene.sceneRect().isEmpty():
            return
        for name in self._names:
            area = area_of(self._scene, name)
            if area is not None:
                self._ring(area, self._scene.theme)

    def _ring(self, area: QRectF, theme: Theme) -> None:
        assert self._scene is not None
        rect = area.adjusted(-_OUT, -_OUT, _OUT, _OUT)
        radius = min(10.0, 0.3 * min(rect.width(), rect.height()))
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        tokens = theme.palette
        casing = QGraphicsPathItem(path)
        casing.setPen(QPen(with_alpha(tokens.surface, 0.9), _CASING))
        casing.setBrush(with_alpha(tokens.accent, 0.0 if theme.high_contrast else 0.07))
        ring = QGraphicsPathItem(path)
        pen = QPen(mix(tokens.accent, tokens.ink, 0.1), _WIDTH)
        pen.setDashPattern(list(_DASHES))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        ring.setPen(pen)
        for step, item in enumerate((casing, ring)):
            item.setZValue(_Z + step)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
            self._items.append(item)

    def _take_away(self) -> None:
        items, self._items = self._items, []
        for item in items:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)

    @Slot()
    def _forget(self) -> None:
        self._items.clear()
        self._scene = None


def area_of(scene: TableScene, name: str) -> QRectF | None:
    """Where something is on `scene`, in scene coordinates; None where there is no such thing now."""
    if isinstance(scene, HeadOfTheLineScene):
        return None if scene.places is None else _line_area(scene.places, name)
    if isinstance(scene, GetOffMyLawnScene) and scene.state is not None:
        return _lawn_area(scene, cast("GetOffMyLawnState", scene.state), name)
    return None


def _line_area(places: Places, name: str) -> QRectF | None:
    if name == "board":
        return places.geometry.grid
    if name in {"hub", "zone"}:
        cells: Sequence[int] = HUB if name == "hub" else sorted(ZONE)
    else:
        first, _, last = name.partition("-")
        cells = cells_between(parse_cell(first), parse_cell(last or first))
    area = QRectF()
    for cell in cells:
        center, half = places.center(cell), places.cell / 2
        area = area.united(QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half))
    return area.adjusted(_OUT, _OUT, -_OUT, -_OUT)


def _lawn_area(scene: GetOffMyLawnScene, state: GetOffMyLawnState, name: str) -> QRectF | None:
    layout = TableLayout(scene.sceneRect(), scene.viewer)
    lawn = layout.lawn
    kind, _, rest = name.partition(" ")
    if name == "lawn":
        return lawn.turf
    if name == "player row":
        return lawn.rail
    if name in {"low", "high"}:
        row = layout.player_row(counts_of(picture_of(state)))
        count = len(state.player_rows[scene.viewer])
        return row.rect_of(0 if name == "low" else count - 1) if count else None
    if name.startswith("row of "):
        seat = SEATS.index(name.removeprefix("row of "))
        return lawn.rail if seat == scene.viewer else layout.racks[seat].rect
    if kind == "row":
        return lawn.row_rect(int(rest))
    if kind == "strength":
        return lawn.strength_rect(int(rest))
    if kind == "stage":
        row_text, side = rest.split(" ")
        return lawn.bay_rect(int(row_text), cast("Side", side))
    return lawn.position_rect(int(kind), [str(one) for one in POSITIONS].index(rest))
