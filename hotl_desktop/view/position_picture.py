"""A position painted in vectors, for pictures of any size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter

from hotl_desktop.games.base import State
from hotl_desktop.games.get_off_my_lawn import EMPTY, POWER, SIDES, GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import SEATS, HeadOfTheLineState

from .board_geometry import BoardGeometry
from .chips import paint_chip, paint_head
from .dice import paint_die
from .goml_ground import paint_lawn
from .hotl_ground import paint_head_of_the_line_board
from .lawn_geometry import LawnGeometry
from .theme import Theme

PICTURE_SIDE: Final = 1200
"""Of pictures that are written to files, in pixels."""


def paint_position(painter: QPainter, area: QRectF, theme: Theme, state: State) -> None:
    """Paint the board of `state` as large as `area` allows."""
    if isinstance(state, HeadOfTheLineState):
        _paint_board(painter, area, theme, state)
    elif isinstance(state, GetOffMyLawnState):
        _paint_lawn(painter, area, theme, state)


def _paint_board(painter: QPainter, area: QRectF, theme: Theme, state: HeadOfTheLineState) -> None:
    board = BoardGeometry(area)
    paint_head_of_the_line_board(painter, board.outer, theme, state.in_play)
    # From the top row down, so that each Head covers what lies behind it.
    for cell in sorted(range(len(state.owners)), key=lambda cell: board.center_of(cell).y()):
        owner = state.owners[cell]
        if owner < len(SEATS):
            paint = paint_head if state.heads[owner] == cell and owner not in state.homeless else paint_chip
            paint(painter, board.center_of(cell), board.cell, theme, owner)


def _paint_lawn(painter: QPainter, area: QRectF, theme: Theme, state: GetOffMyLawnState) -> None:
    lawn = LawnGeometry(area, strength=False, player_row=False)
    paint_lawn(painter, lawn, theme)
    for row, cells in enumerate(state.lawn, 1):
        for position, owner in enumerate(cells):
            if owner != EMPTY:
                seat = None if owner == POWER else owner
                paint_die(painter, lawn.die_center(row, position), lawn.die_side, theme, row, seat)
        for side in SIDES:
            queue = state.staged[2 * row - 2 + SIDES.index(side)]
            for index, owner in reversed(list(enumerate(queue))):
                center = lawn.staged_center(row, side, index, len(queue))
                paint_die(painter, center, lawn.staged_side(len(queue)), theme, row, owner)


def position_png(state: State, theme: Theme, side: int = PICTURE_SIDE) -> bytes:
    """A PNG picture of `state`, `side` pixels square."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.palette.table)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_position(painter, _inside(side), theme, state)
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(written.data())


def position_svg(state: State, theme: Theme, side: int = PICTURE_SIDE) -> bytes:
    """An SVG picture of `state`, square."""
    from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415 - only for this

    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(side, side))
    generator.setViewBox(QRectF(0, 0, side, side))
    painter = QPainter(generator)
    painter.fillRect(QRectF(0, 0, side, side), theme.palette.table)
    paint_position(painter, _inside(side), theme, state)
    painter.end()
    return bytes(written.data())


def position_picture(state: State, theme: Theme, path: Path) -> bytes:
    """A picture of `state` in the format that the name `path` asks for: SVG, or else PNG."""
    return position_svg(state, theme) if path.suffix.lower() == ".svg" else position_png(state, theme)


def _inside(side: int) -> QRectF:
    margin = side * 0.04
    return QRectF(margin, margin, side - 2 * margin, side - 2 * margin)
