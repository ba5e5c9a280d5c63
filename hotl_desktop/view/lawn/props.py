"""What is seen in a story besides dice: a lit row, tags, the dotted path of a die that goes far."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ..timeline import Motion
from .layout import Pose
from .marks import MarkLayer
from .offers import Scene, dot_mark, goal_mark, row_mark, tag_mark

_APPEARS: Final = 0.15
"""In which share of its time a tag appears."""


class Props:
    """Makes the motions of one story. All that is left of them is taken away with the layer."""

    def __init__(self, layer: MarkLayer, scene: Scene, ratio: float) -> None:
        self._layer: Final = layer
        self._scene: Final = scene
        self._ratio: Final = ratio
        self._made = 0

    def _key(self) -> Hashable:
        self._made += 1
        return self._made

    def light_row(self, row: int) -> Motion:
        """A row is lit for the seat to move."""
        key, mark = self._key(), row_mark(self._scene, row)

        def show(share: float) -> None:
            if share >= 1:
                self._layer.remove(key)
            else:
                self._layer.put(key, mark, self._ratio)

        return show

    def tag(self, text: str, about: QRectF) -> Motion:
        """Words about a rectangle."""
        key, mark = self._key(), tag_mark(self._scene, text, about)

        def show(share: float) -> None:
            if share >= 1:
                self._layer.remove(key)
            else:
                self._layer.put(key, mark, self._ratio).setOpacity(min(1.0, share / _APPEARS))

        return show

    def path(self, points: Sequence[QPointF], goal: Pose, seat: int | None) -> Motion:
        """A dotted path to a goal in a seat's colour; a dot goes as the die comes over it."""
        ahead = [(self._key(), dot_mark(self._scene, point, seat)) for point in points]
        ahead.append((self._key(), goal_mark(self._scene, goal, seat)))
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
