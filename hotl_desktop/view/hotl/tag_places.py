"""Where the tags on the board go, and what a gain reads like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hotl_desktop.games.head_of_the_line import NOBODY, HeadOfTheLineState, Line

from ..tags import grown_with, tag_size
from .stamps import Stamps

_HEAD_RADIUS: Final = 0.5
"""What a tag leaves free round the centre of a cell, in cells."""
_UP: Final = QPointF(0, -1)


def gain_text(gain: int) -> str:
    """A gain as its tag says it."""
    return f"+{gain}"


def heads_on(state: HeadOfTheLineState) -> tuple[int, ...]:
    """The cells of all Heads, which no tag should hide."""
    return tuple(cell for cell in state.heads if cell != NOBODY)


def tag_spot(stamps: Stamps, line: Line, text: str, avoid: Iterable[int]) -> QPointF:
    """Where the tag of a line goes: beyond its end, or beside it where the board ends or a cell of `avoid` lies."""
    straight = stamps.places.toward(line.origin, line.end)
    aside = QPointF(-straight.y(), straight.x())
    return _best(stamps, line.end, text, (straight, aside, -aside), avoid)


def spot_beside(stamps: Stamps, cell: int, text: str, avoid: Iterable[int]) -> QPointF:
    """Where the tag about a cell goes: above it, or below where the board ends or a cell of `avoid` lies."""
    return _best(stamps, cell, text, (_UP, -_UP), avoid)


def _best(stamps: Stamps, cell: int, text: str, ways: Sequence[QPointF], avoid: Iterable[int]) -> QPointF:
    places = stamps.places
    size = tag_size(text, grown_with(places.cell / 2))
    middle = places.center(cell)
    reach = _HEAD_RADIUS * places.cell + 4
    board = places.outer
    spots = []
    for way in ways:
        step = QPointF(way.x() * (reach + size.width() / 2), way.y() * (reach + size.height() / 2 + 0.1 * places.cell))
        spot = middle + step
        if not way.x():
            # A long tag above or below moves inwards near the left and right edge.
            half = size.width() / 2
            spot.setX(min(max(spot.x(), board.left() + half), board.right() - half))
        spots.append(spot)
    inside = [spot for spot in spots if board.contains(_rect(spot, size))] or spots
    hidden = [places.center(one) for one in avoid if one != cell]
    return min(inside, key=lambda spot: _hides(_rect(spot, size), hidden, 0.3 * places.cell))


def _rect(spot: QPointF, size: QSizeF) -> QRectF:
    return QRectF(spot.x() - size.width() / 2, spot.y() - size.height() / 2, size.width(), size.height())


def _hides(rect: QRectF, points: Iterable[QPointF], reach: float) -> int:
    """How many of the points lie under the rectangle, or nearly so."""
    wider = rect.adjusted(-reach, -reach, reach, reach)
    return sum(wider.contains(point) for point in points)
