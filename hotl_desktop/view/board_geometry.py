"""Where the cells of the Head of the Line board are. Pure numbers, shared by the ground and the scene."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.head_of_the_line import SIZE, cell_at

BORDER: Final = 0.58
"""From the outer edge of the frame to the cells, in cells."""
FIELD_MARGIN: Final = 0.10
"""What of the border belongs to the field, between the frame and the cells, in cells."""
CELL_INSET: Final = 0.028
"""From the edge of a cell's share of the board to the square that is drawn for it, in cells."""


@dataclass(frozen=True)
class BoardGeometry:
    """A board in a rectangle, seen from one of four sides.

    Cells are numbered as the rules number them, from a1 along the rows. The board is the largest square in the
    middle of the rectangle; unturned, a1 is at the lower left.
    """

    area: QRectF
    """The rectangle that holds the board."""
    quarter_turns: int = 0
    """How often the board is turned by 90 degrees clockwise."""

    @property
    def side(self) -> float:
        """The side of the board with its frame, in logical pixels."""
        return min(self.area.width(), self.area.height())

    @property
    def cell(self) -> float:
        """The pitch of the cells, in logical pixels."""
        return self.side / (SIZE + 2 * BORDER)

    @property
    def outer(self) -> QRectF:
        """The board with its frame."""
        middle, half = self.area.center(), self.side / 2
        return QRectF(middle.x() - half, middle.y() - half, self.side, self.side)

    @property
    def field(self) -> QRectF:
        """What the frame encloses: the cells and a margin."""
        width = (BORDER - FIELD_MARGIN) * self.cell
        return self.outer.adjusted(width, width, -width, -width)

    @property
    def grid(self) -> QRectF:
        """Exactly the 12 by 12 cells."""
        width = BORDER * self.cell
        return self.outer.adjusted(width, width, -width, -width)

    def center_of(self, cell: int) -> QPointF:
        """The centre of a cell."""
        across, down = self._turn(cell % SIZE, SIZE - 1 - cell // SIZE)
        grid, pitch = self.grid, self.cell
        return QPointF(grid.left() + (across + 0.5) * pitch, grid.top() + (down + 0.5) * pitch)

    def share_of(self, cell: int) -> QRectF:
        """A cell's share of the board; the shares fill the grid without gaps."""
        middle, half = self.center_of(cell), self.cell / 2
        return QRectF(middle.x() - half, middle.y() - half, self.cell, self.cell)

    def square_of(self, cell: int) -> QRectF:
        """The square that is drawn for a cell, a little smaller than its share."""
        inset = CELL_INSET * self.cell
        return self.share_of(cell).adjusted(inset, inset, -inset, -inset)

    def cell_at(self, point: QPointF) -> int | None:
        """The cell whose share holds the point; None outside the grid."""
        grid, pitch = self.grid, self.cell
        across = math.floor((point.x() - grid.left()) / pitch)
        down = math.floor((point.y() - grid.top()) / pitch)
        if not (0 <= across < SIZE and 0 <= down < SIZE):
            return None
        for _ in range(self.quarter_turns % 4):
            across, down = down, SIZE - 1 - across
        return cell_at(across, SIZE - 1 - down)

    def direction(self, columns: float, rows: float) -> QPointF:
        """A step of so many columns (towards l) and rows (towards 12), as it is seen: in cells, y down."""
        x, y = columns, -rows
        for _ in range(self.quarter_turns % 4):
            x, y = -y, x
        return QPointF(x, y)

    def _turn(self, across: int, down: int) -> tuple[int, int]:
        for _ in range(self.quarter_turns % 4):
            across, down = SIZE - 1 - down, across
        return across, down
