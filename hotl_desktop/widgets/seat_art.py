"""A piece of a seat, as it lies on the board."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hotl_desktop.view.chips import paint_chip, paint_head
from hotl_desktop.view.dice import paint_die
from hotl_desktop.view.paint import layer
from hotl_desktop.view.theme import seat_color_name
from hotl_desktop.widgets.style import ThemeHost

_FADED: Final = 0.35


class Piece(enum.Enum):
    """Which piece stands for a seat."""

    CHIP = "chip"
    HEAD = "head"
    DIE = "die"


class SeatArt(QWidget):
    """One piece of a seat in a square."""

    def __init__(self, themes: ThemeHost, seat: int, piece: Piece, side: int, parent: QWidget | None = None) -> None:
        """A piece of the seat index in a square of `side` logical pixels."""
        super().__init__(parent)
        self._themes = themes
        self._seat = seat
        self._piece = piece
        self._faded = False
        self.setFixedSize(side, side)
        self.setAccessibleName(seat_color_name(seat))

    def set_faded(self, faded: bool) -> None:
        """Show that nobody sits there."""
        if faded != self._faded:
            self._faded = faded
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._faded:
            with layer(painter, QRectF(self.rect()), _FADED) as inner:
                self._paint(inner)
        else:
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        center, side = QRectF(self.rect()).center(), float(self.width())
        theme = self._themes.theme
        match self._piece:
            case Piece.CHIP:
                paint_chip(painter, center, side * 1.12, theme, self._seat)
            case Piece.HEAD:
                paint_head(painter, center, side * 0.96, theme, self._seat)
            case Piece.DIE:
                paint_die(painter, center, side * 0.80, theme, 5, self._seat)
