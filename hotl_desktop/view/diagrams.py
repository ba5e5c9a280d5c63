"""Small pictures of positions, painted by the scenes themselves: what a rule looks like on the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from hotl_desktop.games.base import State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.tutorial.rulebook import Diagram

from .goml_scene import GetOffMyLawnScene
from .highlights import Highlights, area_of
from .hotl_scene import HeadOfTheLineScene
from .lawn.layout import TableLayout
from .paint import saved
from .pixmaps import PieceCache
from .table_scene import TableScene
from .theme import LIGHT, Speed, Theme

_LAWN_SHAPE: Final = 0.98
"""Height of the whole lawn with its Player Rows, in widths."""
_BOARD_SHAPE: Final = 1.0
_EDGE: Final = 6.0
"""Kept free round a part, in pixels of its scene."""
_TAG: Final = 0.52
"""Room for what a preview says, in row pitches."""
_WIDEST_LINE: Final = 380
_WIDEST_LAWN: Final = 460
"""Diagrams of a whole board are not wider than this, in logical pixels."""


class DiagramPainter:
    """Paints diagrams of both games; keeps the scenes that it paints with."""

    def __init__(self) -> None:
        self._cache = PieceCache()
        self._board: _StillBoard | None = None
        self._lawn: _StillLawn | None = None
        self._highlights = Highlights()
        self._shares: dict[tuple[type[TableScene], str, bool], float] = {}

    def height_for(self, diagram: Diagram, width: float) -> float:
        """How high the picture of `diagram` is when it is so many logical pixels wide."""
        if not diagram.part:
            return round(self._board_width(diagram.state, width) * _shape(diagram.state))
        part = self._part(diagram, self._laid_out(diagram, width))
        return round(part.height() * width / part.width())

    @staticmethod
    def _board_width(state: State, width: float) -> float:
        return min(width, _WIDEST_LAWN if isinstance(state, GetOffMyLawnState) else _WIDEST_LINE)

    def paint(self, painter: QPainter, size: QSizeF, diagram: Diagram, theme: Theme, ratio: float) -> None:
        """Paint `diagram` into the rectangle of `size` at the painter's origin, on a screen of that pixel ratio."""
        scene = self._laid_out(diagram, size.width(), theme, ratio)
        scene.show_state(diagram.state)
        if diagram.point is not None:
            scene.offer((diagram.point,))
            scene.point_at(diagram.point)
        self._highlights.show(scene, diagram.show)
        if isinstance(scene, HeadOfTheLineScene):
            scene.finish_drawing()
        source = self._part(diagram, scene) if diagram.part else scene.sceneRect()
        scale = min(size.width() / source.width(), size.height() / source.height())
        target = QRectF(0, 0, source.width() * scale, source.height() * scale)
        if not diagram.part:
            target.moveLeft((size.width() - target.width()) / 2)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setClipRect(QRectF(0, 0, size.width(), size.height()))
            scene.render(painter, target, source)
        self._highlights.clear()
        scene.offer(())

    def _laid_out(
        self, diagram: Diagram, width: float, theme: Theme | None = None, ratio: float | None = None
    ) -> TableScene:
        """The scene of the game, in the size in which its part is as wide as asked for."""
        scene = self._scene(diagram.state, theme)
        if theme is not None and scene.theme is not theme:
            scene.set_theme(theme)
        if ratio is not None and scene.ratio != ratio:
            scene.ratio = ratio
            scene.refresh()
        if isinstance(scene, GetOffMyLawnScene) and isinstance(diagram.state, GetOffMyLawnState):
            scene.set_viewer(diagram.state.turn)
        whole = self._board_width(diagram.state, width)
        if diagram.part:
            # A part is painted larger than the board would be at that width.
            whole = round(whole * width / (self._share(diagram, scene, whole) * whole))
        scene.set_size(QSizeF(whole, round(whole * _shape(diagram.state))))
        if scene.state is not diagram.state:
            scene.show_state(diagram.state)
        return scene

    def _share(self, diagram: Diagram, scene: TableScene, whole: float) -> float:
        """The width of the part in widths of the whole board; measured once."""
        key = (type(scene), diagram.part, diagram.point is None)
        if key not in self._shares:
            scene.set_size(QSizeF(whole, round(whole * _shape(diagram.state))))
            scene.show_state(diagram.state)
            self._shares[key] = self._part(diagram, scene).width() / whole
        return self._shares[key]

    def _scene(self, state: State, theme: Theme | None) -> _StillBoard | _StillLawn:
        made: _StillBoard | _StillLawn
        if isinstance(state, GetOffMyLawnState):
            made = self._lawn = self._lawn or _StillLawn(theme or LIGHT, cache=self._cache)
        else:
            made = self._board = self._board or _StillBoard(theme or LIGHT, cache=self._cache)
        made.set_speed(Speed.INSTANT)
        made.set_reduced_motion(True)
        return made

    @staticmethod
    def _part(diagram: Diagram, scene: TableScene) -> QRectF:
        area = area_of(scene, diagram.part)
        assert area is not None
        if isinstance(scene, GetOffMyLawnScene):
            lawn = TableLayout(scene.sceneRect(), scene.viewer).lawn
            if diagram.part.startswith("row "):
                row = int(diagram.part.removeprefix("row "))
                sides = lawn.number_rect(row).united(lawn.strength_rect(row))
                area = area.united(sides).united(lawn.bay_rect(row, "L")).united(lawn.bay_rect(row, "R"))
                if diagram.point is not None:
                    # What a preview says stands above or below the row.
                    area = area.adjusted(0, -_TAG * lawn.pitch, 0, _TAG * lawn.pitch)
            elif diagram.part == "lawn":
                area = lawn.slab
            elif diagram.part == "player row":
                # The pills for a roll hang over the lower edge of the rail.
                area = area.adjusted(0, 0, 0, 0.16 * area.height())
        return area.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE).intersected(scene.sceneRect())


class _StillBoard(HeadOfTheLineScene):
    """A board that no view shows: it is told how fine it must be painted."""

    ratio = 1.0

    @property
    def device_ratio(self) -> float:
        return self.ratio


class _StillLawn(GetOffMyLawnScene):
    """A lawn that no view shows: it is told how fine it must be painted."""

    ratio = 1.0

    @property
    def device_ratio(self) -> float:
        return self.ratio


def _shape(state: State) -> float:
    return _LAWN_SHAPE if isinstance(state, GetOffMyLawnState) else _BOARD_SHAPE
