"""Cells of the Head of the Line board are where they should be, from all four sides."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.head_of_the_line import CELL_NAMES, CELLS, SIZE
from hotl_desktop.view.board_geometry import BoardGeometry

AREA = QRectF(30, 10, 900, 700)
each_turn = pytest.mark.parametrize("turns", [0, 1, 2, 3])


@each_turn
def test_every_centre_leads_back_to_its_cell(turns: int) -> None:
    board = BoardGeometry(AREA, turns)
    assert [board.cell_at(board.center_of(cell)) for cell in range(CELLS)] == list(range(CELLS))


@given(
    x=st.floats(0, 1000),
    y=st.floats(0, 1000),
    width=st.floats(50, 4000),
    height=st.floats(50, 4000),
    turns=st.integers(-4, 7),
    cell=st.integers(0, CELLS - 1),
    dx=st.floats(-0.49, 0.49),
    dy=st.floats(-0.49, 0.49),
)
def test_any_point_of_a_share_belongs_to_its_cell(
    x: float, y: float, width: float, height: float, turns: int, cell: int, dx: float, dy: float
) -> None:
    board = BoardGeometry(QRectF(x, y, width, height), turns)
    assert board.cell_at(board.center_of(cell) + QPointF(dx, dy) * board.cell) == cell


@each_turn
def test_cells_are_disjoint_and_inside_the_board(turns: int) -> None:
    board = BoardGeometry(AREA, turns)
    squares = [board.square_of(cell) for cell in range(CELLS)]
    for one, other in itertools.combinations(squares, 2):
        assert not one.intersects(other)
    hair = 1e-6
    for square in squares:
        assert board.grid.adjusted(-hair, -hair, hair, hair).contains(square)
    assert board.field.contains(board.grid)
    assert board.outer.contains(board.field)
    assert AREA.contains(board.outer)


def test_the_board_is_the_largest_square_in_the_middle() -> None:
    board = BoardGeometry(AREA)
    assert board.side == 700
    assert board.outer.center() == AREA.center()


@pytest.mark.parametrize(
    ("turns", "corners"),
    # upper left, upper right, lower right, lower left
    [
        (0, ["a12", "l12", "l1", "a1"]),
        (1, ["a1", "a12", "l12", "l1"]),
        (2, ["l1", "a1", "a12", "l12"]),
        (3, ["l12", "l1", "a1", "a12"]),
    ],
)
def test_quarter_turns_go_clockwise(turns: int, corners: list[str]) -> None:
    board = BoardGeometry(AREA, turns)
    grid, half = board.grid, board.cell / 2
    points = [
        grid.topLeft() + QPointF(half, half),
        grid.topRight() + QPointF(-half, half),
        grid.bottomRight() + QPointF(-half, -half),
        grid.bottomLeft() + QPointF(half, -half),
    ]
    seen = [board.cell_at(point) for point in points]
    assert [CELL_NAMES[cell] for cell in seen if cell is not None] == corners


@each_turn
def test_a_direction_leads_from_a_cell_to_its_neighbour(turns: int) -> None:
    board = BoardGeometry(AREA, turns)
    middle = 5 * SIZE + 5
    for columns, rows in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        step = board.center_of(middle + SIZE * rows + columns) - board.center_of(middle)
        expected = board.direction(columns, rows) * board.cell
        assert (step - expected).manhattanLength() == pytest.approx(0, abs=1e-9)


def test_outside_the_grid_there_is_no_cell() -> None:
    board = BoardGeometry(AREA)
    grid = board.grid
    for point in (
        grid.topLeft() - QPointF(1, -1),
        grid.topLeft() - QPointF(-1, 1),
        grid.bottomRight() + QPointF(1, -1),
        grid.bottomRight() + QPointF(-1, 1),
        QPointF(-1e6, 1e6),
    ):
        assert board.cell_at(point) is None
