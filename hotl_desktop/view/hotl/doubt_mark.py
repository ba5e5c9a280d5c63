"""What the board shows of a choice that is not offered, while a person is told why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import Line, Relocate

from ..paint import pen, round_rect, saved
from ..theme import Stroke
from . import layers
from .stamps import Stamps, paint_picture, picture_item

_HALF_WIDTH: Final = 0.45
_DASH: Final = (3.0, 2.2)
"""Dash and gap, in widths of the line."""


class DoubtMark:
    """A dashed outline round the line or cell that seems to be meant, with a cross at its end."""

    def __init__(self, scene: QGraphicsScene, stamps: Stamps, action: Action) -> None:
        """Put it into the scene."""
        self._scene = scene
        self._stamps = stamps
        self._item = picture_item(layers.PREVIEW)
        if isinstance(action, (Line, Relocate)):
            places = stamps.places
            first = action.origin if isinstance(action, Line) else action.cell
            last = action.end if isinstance(action, Line) else action.cell
            ends = (places.center(first), places.center(last))
            reach = 0.6 * places.cell
            picture, corner = paint_picture(
                QRectF(*ends).normalized().adjusted(-reach, -reach, reach, reach),
                places.ratio,
                lambda painter: self._paint(painter, *ends),
            )
            self._item.setPixmap(picture)
            self._item.setPos(corner)
        scene.addItem(self._item)

    def remove(self) -> None:
        """Take it out of the scene, for good."""
        self._scene.removeItem(self._item)

    def _paint(self, painter: QPainter, first: QPointF, last: QPointF) -> None:
        theme, cell = self._stamps.theme, self._stamps.places.cell
        half = _HALF_WIDTH * cell
        outline = round_rect(QRectF(first, last).normalized().adjusted(-half, -half, half, half), half)
        width = max(Stroke.ICON, 0.045 * cell)
        dashes = QPen(theme.palette.bad, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern(list(_DASH))
        spot = last + QPointF(0.31 * cell, -0.31 * cell)
        radius, arm = 0.145 * cell, 0.058 * cell
        with saved(painter):
            painter.strokePath(outline, pen(theme.palette.casing, 2 * width))
            painter.strokePath(outline, dashes)
            painter.setPen(pen(theme.palette.casing, 0.04 * cell))
            painter.setBrush(theme.palette.bad)
            painter.drawEllipse(spot, radius, radius)
            for across in (arm, -arm):
                painter.drawLine(spot + QPointF(-across, -arm), spot + QPointF(across, arm))
