"""What is seen in a story besides dice: a lit row, tags, the dotted path of a die that goes far."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ..paint import dashed_pen, pen, round_rect, saved, square
from ..timeline import Motion
from .layout import Pose
from .marks import Mark, MarkLayer
from .setting import Z_GOAL, Z_PATH, Setting, row_mark, tag_mark

_APPEARS: Final = 0.15
"""In which share of its time a tag appears."""


class Props:
    """Makes the motions of one story. All that is left of them is taken away with the layer."""

    def __init__(self, layer: MarkLayer, setting: Setting, ratio: float) -> None:
        self._layer: Final = layer
        self._setting: Final = setting
        self._ratio: Final = ratio
        self._made = 0

    def _key(self) -> Hashable:
        self._made += 1
        return self._made

    def light_row(self, row: int) -> Motion:
        """A row is lit for the seat to move."""
        key, mark = self._key(), row_mark(self._setting, row)

        def show(share: float) -> None:
            if share >= 1:
                self._layer.remove(key)
            else:
                self._layer.put(key, mark, self._ratio)

        return show

    def tag(self, text: str, about: QRectF) -> Motion:
        """Words about a rectangle."""
        key, mark = self._key(), tag_mark(self._setting, text, about)

        def show(share: float) -> None:
            if share >= 1:
                self._layer.remove(key)
            else:
                self._layer.put(key, mark, self._ratio).setOpacity(min(1.0, share / _APPEARS))

        return show

    def path(self, points: Sequence[QPointF], goal: Pose, seat: int | None) -> Motion:
        """A dotted path to a goal in a seat's colour; a dot goes as the die comes over it."""
        ahead = [(self._key(), _dot(self._setting, point, seat)) for point in points]
        ahead.append((self._key(), _goal(self._setting, goal, seat)))
        laid = False

        def show(share: float) -> None:
            nonlocal laid
            if not laid and share < 1:
                laid = True
                for key, mark in ahead:
                    self._layer.put(key, mark, self._ratio)
            passed = len(ahead) if share >= 1 else int(share * len(ahead))
            for key, _ in ahead[:passed]:
                self._layer.remove(key)

        return show


def _dot(setting: Setting, center: QPointF, seat: int | None) -> Mark:
    """A dot of the path of a die that goes far."""
    theme, radius = setting.theme, max(2.2, 0.034 * setting.layout.pitch)
    color = theme.look(seat).line

    def paint(painter: QPainter) -> None:
        with saved(painter):
            painter.setBrush(theme.palette.casing)
            painter.drawEllipse(center, 1.7 * radius, 1.7 * radius)
            painter.setBrush(color)
            painter.drawEllipse(center, radius, radius)

    return Mark((setting.key, "dot", seat), square(center, 4 * radius), Z_PATH, paint)


def _goal(setting: Setting, pose: Pose, seat: int | None) -> Mark:
    """Where a die that goes far will lie."""
    theme, side = setting.theme, 1.2 * pose.side
    width = max(1.6, 0.08 * pose.side)
    color = theme.look(seat).line

    def paint(painter: QPainter) -> None:
        with saved(painter):
            path = round_rect(square(pose.center, side), 0.28 * side)
            painter.strokePath(path, pen(theme.palette.casing, 2.2 * width))
            painter.strokePath(path, dashed_pen(color, width, 3.5 * side, 14))

    return Mark((setting.key, "goal", seat, round(side, 2)), square(pose.center, 1.3 * side), Z_GOAL, paint)
