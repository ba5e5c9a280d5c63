"""Where somebody may hit what is meant, who does not aim well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF

FROM_EDGE: Final = 2
"""Pixels: so near to an edge somebody still hits it."""


def middle_and_edges(area: QRectF) -> Iterator[QPointF]:
    """The middle of an area, and four points just within the middles of its edges."""
    middle = area.center()
    across, down = area.width() / 2 - FROM_EDGE, area.height() / 2 - FROM_EDGE
    yield middle
    yield from (middle + QPointF(right * across, below * down) for right, below in ((-1, 0), (1, 0), (0, -1), (0, 1)))
