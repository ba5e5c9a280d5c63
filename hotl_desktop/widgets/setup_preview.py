"""The table to come: the board with the lanes of the seats in play, or the lawn with the dice of its players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.games.base import FACES
from hotl_desktop.view.chips import paint_badge
from hotl_desktop.view.dice import paint_die, paint_sunk_die
from hotl_desktop.view.fonts import font
from hotl_desktop.view.goml_ground import paint_lawn, paint_player_row_rail
from hotl_desktop.view.hotl_ground import SHADOW_REACH, paint_head_of_the_line_board
from hotl_desktop.view.lawn_geometry import LawnGeometry, PlayerRowGeometry
from hotl_desktop.view.lawn_marks import paint_rod
from hotl_desktop.view.theme import SEATS, TextRole, Theme, Weight
from hotl_desktop.widgets.picture import Picture
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import shown_name

_ROLLS: Final = (
    (1, 2, 2, 3, 4, 4, 5, 6),
    (1, 1, 2, 3, 3, 5, 6, 6),
    (2, 2, 3, 4, 4, 5, 5, 6),
    (1, 2, 3, 3, 4, 5, 6, 6),
)
"""How eight dice of each seat might fall."""
_CENTER: Final = 2
"""The position in the middle of a row, where the Power Die lies."""

# Of the table of the lawn, in widths.
_LAWN_ASPECT: Final = 0.97
_RAIL: Final = 0.088
_NAME: Final = 0.042
_GAP: Final = 0.022


class SetupPreview(Picture):
    """The board of a game for those who are to sit at it."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """Nothing to be seen until `show_table`."""
        super().__init__(themes, parent)
        self._game = ""
        self._names: dict[int, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_table(self, game: str, names: Mapping[int, str]) -> None:
        """Show the game of that name with these players by seat index; other seats stay empty."""
        same = game == self._game and names.keys() == self._names.keys()
        self._game, self._names = game, dict(names)
        if same:
            self.update()
        else:
            self.repaint_picture()

    def paint_picture(self, painter: QPainter, size: QSizeF, theme: Theme) -> None:
        if self._game == "head-of-the-line":
            side = min(size.width(), size.height())
            reach = SHADOW_REACH * side / 14.5
            square = QRectF((size.width() - side) / 2 + reach, 0, side - 2 * reach, side - 2 * reach)
            paint_head_of_the_line_board(painter, square, theme, self._names.keys())
        elif self._game == "get-off-my-lawn":
            table = _LawnTable(size)
            _paint_lawn(painter, table.lawn, theme)
            for seat in SEATS:
                _paint_rail(painter, table.rail(seat), theme, seat)

    def paint_over(self, painter: QPainter, size: QSizeF, theme: Theme) -> None:
        if self._game == "get-off-my-lawn":
            table = _LawnTable(size)
            for seat, name in self._names.items():
                _paint_name(painter, table.name(seat), theme, seat, name)


def aspect_of(game: str) -> float:
    """How high the preview of the game of that name is, as a share of its width."""
    return 1.03 if game == "head-of-the-line" else _LAWN_ASPECT + 2 * (_RAIL + _NAME + _GAP)


class _LawnTable:
    """The lawn, with two Player Rows above and two below it, clockwise from the upper left."""

    def __init__(self, size: QSizeF) -> None:
        self._width = min(size.width(), size.height() / aspect_of("get-off-my-lawn"))
        self._left = (size.width() - self._width) / 2
        top = (_NAME + _RAIL + _GAP) * self._width
        self._area = QRectF(self._left, top, self._width, _LAWN_ASPECT * self._width)
        self.lawn = LawnGeometry(self._area, strength=False, player_row=False)

    def name(self, seat: int) -> QRectF:
        """Where the name of the seat index stands."""
        length = 0.485 * self._width
        x = self._left + (2 if seat in {0, 3} else self._width - length - 2)
        y = 0.0 if seat < 2 else self._area.bottom() + 0.3 * _GAP * self._width
        return QRectF(x, y, length, _NAME * self._width)

    def rail(self, seat: int) -> QRectF:
        """Where the Player Row of the seat index lies."""
        name = self.name(seat)
        return QRectF(name.left(), name.bottom(), name.width(), 0.86 * _RAIL * self._width)


def _paint_lawn(painter: QPainter, lawn: LawnGeometry, theme: Theme) -> None:
    paint_lawn(painter, lawn, theme)
    for face in FACES:
        paint_die(painter, lawn.die_center(face, _CENTER), lawn.die_side, theme, face, None)


def _paint_name(painter: QPainter, rect: QRectF, theme: Theme, seat: int, name: str) -> None:
    badge = 0.72 * rect.height()
    paint_badge(painter, QPointF(rect.left() + badge / 2 + 2, rect.center().y()), badge, theme, seat)
    made = font(TextRole.CAPTION, size=max(11.0, 0.52 * rect.height()), weight=Weight.SEMIBOLD)
    painter.setFont(made)
    painter.setPen(theme.palette.ink)
    room = rect.adjusted(badge + 0.3 * rect.height(), 0, 0, 0)
    text = QFontMetricsF(made).elidedText(shown_name(name), Qt.TextElideMode.ElideRight, room.width())
    # The table is the same in every script: seats do not change sides.
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(room, left | Qt.AlignmentFlag.AlignVCenter, text)


def _paint_rail(painter: QPainter, rail: QRectF, theme: Theme, seat: int) -> None:
    paint_player_row_rail(painter, rail, theme)
    faces = _ROLLS[seat]
    # The name stands above the rail, so the dice may have its room too.
    row = PlayerRowGeometry(rail, len(faces))
    shifted = rail.adjusted(rail.left() - row.name_rect.right() + 0.18 * rail.height(), 0, 0, 0)
    row = PlayerRowGeometry(shifted, len(faces))
    for index, face in enumerate(faces):
        paint = paint_die if row.is_live(index) else paint_sunk_die
        paint(painter, row.center_of(index), row.side_of(index), theme, face, seat)
    rod = row.rod
    if rod is not None:
        paint_rod(painter, rod[0], rod[1], row.sunk_side, theme)
