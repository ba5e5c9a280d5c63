"""Where things are on a board of a certain size: cell centres, the ways of lines, and what is near them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.head_of_the_line import CELLS, SIZE, Line

from ..board_geometry import BORDER, BoardGeometry
from ..hotl_ground import SHADOW_REACH

_PITCHES: Final = SIZE + 2 * BORDER
_SIDE_MARGIN: Final = 0.16
"""Room for the board's shadow at its left and right, in cells."""
_TOP_MARGIN: Final = 0.06


def length(way: QPointF) -> float:
    """How long a way is."""
    return math.hypot(way.x(), way.y())


class Places:
    """A board laid out in a rectangle, in logical pixels. `cell` is the pitch of its cells."""

    def __init__(self, rect: QRectF, ratio: float, quarter_turns: int) -> None:
        """Args: rect: the room for the board and its shadow. ratio: device pixels in a logical one."""
        across, down = _PITCHES + 2 * _SIDE_MARGIN, _PITCHES + _TOP_MARGIN + SHADOW_REACH
        pitch = min(rect.width() / across, rect.height() / down)
        # Whole device pixels keep all cells alike and their pictures sharp.
        pitch = max(1.0, math.floor(pitch * ratio)) / ratio
        side = _PITCHES * pitch
        left = rect.center().x() - side / 2
        top = rect.top() + (rect.height() - down * pitch) / 2 + _TOP_MARGIN * pitch
        edge = BORDER * pitch
        left, top = (round((start + edge) * ratio) / ratio - edge for start in (left, top))
        self.geometry: Final = BoardGeometry(QRectF(left, top, side, side), quarter_turns)
        self.cell: Final = pitch
        self.ratio: Final = ratio
        self.outer: Final = self.geometry.outer
        self._centers = tuple(self.geometry.center_of(cell) for cell in range(CELLS))

    def center(self, cell: int) -> QPointF:
        """The centre of a cell."""
        return QPointF(self._centers[cell])

    def cell_at(self, point: QPointF) -> int | None:
        """The cell at a point."""
        return self.geometry.cell_at(point)

    def row_on_screen(self, cell: int) -> float:
        """How far down the board a cell is seen, from 0 to 1."""
        return (self._centers[cell].y() - self.outer.top()) / self.outer.height()

    def way(self, head: int | None, line: Line) -> list[QPointF]:
        """The corners of the way from the Head over the line's origin to its end."""
        corners = [] if head is None else [self.center(head)]
        corners.append(self.center(line.origin))
        if line.end != line.origin:
            corners.append(self.center(line.end))
        return corners

    def toward(self, start: int, end: int) -> QPointF:
        """The step of length 1 from one cell towards another, as it is seen; (0, -1) from a cell to itself."""
        way = self._centers[end] - self._centers[start]
        return way / length(way) if start != end else QPointF(0, -1)


def nearest_on(corners: Sequence[QPointF], point: QPointF) -> tuple[float, QPointF]:
    """How far `point` is from a way, and the point of the way that is nearest to it."""
    best = (length(point - corners[0]), QPointF(corners[0]))
    for start, end in pairwise(corners):
        leg = end - start
        along = QPointF.dotProduct(point - start, leg) / QPointF.dotProduct(leg, leg)
        spot = start + leg * max(0.0, min(1.0, along))
        away = length(point - spot)
        if away < best[0]:
            best = (away, spot)
    return best


def point_along(corners: Sequence[QPointF], share: float) -> QPointF:
    """The point after a share (0 to 1) of the length of a way."""
    legs = [length(end - start) for start, end in pairwise(corners)]
    left = share * sum(legs)
    for (start, end), leg in zip(pairwise(corners), legs, strict=True):
        if left <= leg:
            return start + (end - start) * (left / leg)
        left -= leg
    return QPointF(corners[-1])
