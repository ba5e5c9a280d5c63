"""A position of each game from its middle, painted: what a game looks like before anybody has begun one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hotl_desktop.games.get_off_my_lawn import Side
from hotl_desktop.games.head_of_the_line import SIZE, cell_at
from hotl_desktop.view.board_geometry import BoardGeometry
from hotl_desktop.view.chips import paint_chip, paint_head
from hotl_desktop.view.dice import paint_die
from hotl_desktop.view.goml_ground import paint_lawn
from hotl_desktop.view.hotl_ground import paint_head_of_the_line_board
from hotl_desktop.view.lawn_geometry import LawnGeometry
from hotl_desktop.view.theme import Theme
from hotl_desktop.widgets.picture import Picture
from hotl_desktop.widgets.style import ThemeHost

_SEATS: Final = "brgp"
"""The letters of the seats in the diagrams, by seat index; a capital letter is a Head."""
_BOARD: Final = """
............
....b.......
.bbbbb......
pbpp.b......
pbp..brrrrrr
pbprrrrrrrrr
pbppRpg.P...
.bppppppp...
.bbB.gg.....
.....g......
.....g.Ggggg
.....ggggggg
"""
"""Rows 12 to 1, from the left."""
_LAWN: Final = """
6 ggwb.  .  .
5 pwrrr  g  .
4 bpwbb  r  .
3 rbwgb  .  p
2 prpbg  .  .
1 wggbr  .  .
"""
"""Row, positions from the left, staged at the left and at the right; w is a Power Die."""


class GamePicture(Picture):
    """The middle of a game, filling the widget; what is too large for it is cut off at the far edges."""

    def __init__(self, themes: ThemeHost, game: str, parent: QWidget | None = None) -> None:
        """A picture of the game of that name."""
        super().__init__(themes, parent)
        self._game = game

    def paint_picture(self, painter: QPainter, size: QSizeF, theme: Theme) -> None:
        if self._game == "head-of-the-line":
            _paint_board(painter, size, theme)
        else:
            _paint_lawn(painter, size, theme)


def _paint_board(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    # The left part of the board, its middle rows in the middle.
    side = max(1.20 * size.width(), 2.0 * size.height())
    left = 0.07 * size.width()
    top = size.height() / 2 - 0.44 * side
    board = BoardGeometry(QRectF(left, top, side, side))
    paint_head_of_the_line_board(painter, board.area, theme)
    # From the top row down, so that each Head covers what lies behind it.
    for down, row in enumerate(_BOARD.split()):
        for column, letter in enumerate(row):
            if letter == ".":
                continue
            center = board.center_of(cell_at(column, SIZE - 1 - down))
            paint = paint_head if letter.isupper() else paint_chip
            paint(painter, center, board.cell, theme, _SEATS.index(letter.lower()))


def _paint_lawn(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    # As wide as the widget; the upper rows are to be seen.
    width = max(1.06 * size.width(), 1.5 * size.height())
    lawn = LawnGeometry(QRectF(0.03 * size.width(), 0.10 * size.height(), width, 2 * width), False, False)
    area = QRectF(lawn.area).translated(0, 0.10 * size.height() - lawn.bounds.top())
    lawn = LawnGeometry(area, strength=False, player_row=False)
    paint_lawn(painter, lawn, theme)
    for line in _LAWN.strip().split("\n"):
        number, positions, left, right = line.split()
        row = int(number)
        for position, letter in enumerate(positions):
            if letter != ".":
                seat = None if letter == "w" else _SEATS.index(letter)
                paint_die(painter, lawn.die_center(row, position), lawn.die_side, theme, row, seat)
        _paint_staged(painter, lawn, theme, row, "L", left)
        _paint_staged(painter, lawn, theme, row, "R", right)


def _paint_staged(painter: QPainter, lawn: LawnGeometry, theme: Theme, row: int, side: Side, letter: str) -> None:
    if letter != ".":
        center: QPointF = lawn.staged_center(row, side, 0, 1)
        paint_die(painter, center, lawn.staged_side(1), theme, row, _SEATS.index(letter))
