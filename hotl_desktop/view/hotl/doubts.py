"""What a person may have meant who points at a cell where nothing is offered."""

from __future__ import annotations

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import (
    DIRECTIONS,
    HUB,
    NOBODY,
    SIZE,
    HeadOfTheLineState,
    Line,
    Relocate,
    cell_at,
    cells_between,
    distance,
)


def meant_by(state: HeadOfTheLineState, cell: int) -> Action | None:
    """The decision that pointing at `cell` would have been, for `why_not`; None where nothing can be meant.

    While a captured Head waits, its relocation to that cell. Else a line, the first there is of:

    1. a line of this roll that only what lies in its way forbids: the one whose origin is nearest to the cell;
    2. the straight line from beside the Head (or from the hub, before the first line) to the cell, which has the
       wrong length, in a direction in which the Head may go;
    3. a line of the roll's length that ends in the cell, and whose origin is nearest to the Head;
    4. the cell alone.

    Nothing is meant by the cell of the own Head, nor before the roll.
    """
    if state.homeless:
        return Relocate(cell)
    seat, roll = state.turn, state.die
    head = state.heads[seat]
    if not roll or cell == head or state.over:
        return None
    blocked = [line for line in state.lines_for(seat, roll) if line.end == cell]
    if blocked:
        return min(blocked, key=lambda line: distance(line.origin, cell))
    start = HUB[seat] if head == NOBODY else head
    straight = cells_between(start, cell)
    if head != NOBODY:
        straight = straight[1:]
    if straight and (state.clear[seat] or _leads(start, cell, seat)):
        return Line(straight[0], cell)
    ending = [line for direction in range(len(DIRECTIONS)) if (line := _ending(cell, direction, roll)) is not None]
    if ending:
        return min(ending, key=lambda line: (distance(line.origin, start), start in line.cells))
    return Line(cell, cell)


def _leads(start: int, cell: int, direction: int) -> bool:
    """Whether `cell` lies from `start` in that direction, or is `start`."""
    columns, rows = DIRECTIONS[direction]
    across, up = cell % SIZE - start % SIZE, cell // SIZE - start // SIZE
    steps = across * columns + up * rows
    return steps >= 0 and (across, up) == (columns * steps, rows * steps)


def _ending(cell: int, direction: int, length: int) -> Line | None:
    """The line of that length that runs in a direction and ends in `cell`; None when it would begin off the board."""
    columns, rows = DIRECTIONS[direction]
    column, row = cell % SIZE - columns * (length - 1), cell // SIZE - rows * (length - 1)
    return Line(cell_at(column, row), cell) if 0 <= column < SIZE and 0 <= row < SIZE else None
