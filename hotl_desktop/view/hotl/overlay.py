"""Overlays: where a Head can get to, and whose every empty cell would be."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from hotl_desktop.games.head_of_the_line import CELLS, EMPTY, SIZE, HeadOfTheLineState
from hotl_desktop.games.head_of_the_line_maps import TURNS, Source, reach, territory

from ..emblems import emblem_path
from ..fonts import font
from ..line_marks import paint_cell_wash
from ..paint import pen, round_rect, saved
from ..theme import Stroke, TextRole, Theme, Weight, mix, with_alpha
from .places import Places


class Overlay(enum.Enum):
    """What is laid over the empty cells."""

    NONE = "none"
    REACH = "reach"
    """Where a Head can stand in one, two, three turns, and how likely it is for a player who aims for the cell."""
    TERRITORY = "territory"
    """To whose Head each cell is nearest."""
    CHIPS = "chips"
    """To whose chips each cell is nearest."""


_REACH_ALPHA: Final = (0.50, 0.28, 0.12)
"""How strongly a cell is tinted that can be reached in one, two, three turns."""
_BORDER: Final = (0.075, 0.05, 0.03)
"""How wide the fronts after one, two, three turns are drawn, in cells."""
_TERRITORY_ALPHA: Final = 0.30
_HUSH: Final = 0.75
"""How far lanes and zone give way under an overlay."""
_LEAST_TEXT: Final = 11.0


def paint_overlay(
    painter: QPainter, overlay: Overlay, state: HeadOfTheLineState, seat: int, places: Places, theme: Theme
) -> None:
    """Paint what of an overlay belongs under everything that lies on the cells. Args: seat: whose reach."""
    if overlay is Overlay.REACH:
        _paint_reach(painter, state, seat, places, theme)
    elif overlay is not Overlay.NONE:
        source = Source.CHIPS if overlay is Overlay.CHIPS else Source.HEADS
        _paint_territory(painter, state, source, places, theme)


def paint_overlay_figures(
    painter: QPainter, overlay: Overlay, state: HeadOfTheLineState, seat: int, places: Places, theme: Theme
) -> None:
    """Paint what of an overlay is to be read, over the paths of lines but under pieces."""
    if overlay is Overlay.REACH:
        _paint_figures(painter, state, seat, places, theme)


_reach = lru_cache(maxsize=8)(reach)
"""The same position is painted again when the view or the look changes."""


def _paint_reach(painter: QPainter, state: HeadOfTheLineState, seat: int, places: Places, theme: Theme) -> None:
    found = _reach(state, seat)
    turns = [found.turns(cell) for cell in range(CELLS)]
    for cell, turn in enumerate(turns):
        if turn is not None:
            _wash(painter, places, theme, cell, seat, _REACH_ALPHA[turn - 1])
    ink = theme.seats[seat].line
    for turn in range(1, TURNS + 1):
        inside = [one is not None and one <= turn for one in turns]
        _paint_borders(painter, places, theme, ink, _BORDER[turn - 1] * places.cell, inside)


def _paint_figures(painter: QPainter, state: HeadOfTheLineState, seat: int, places: Places, theme: Theme) -> None:
    """The chances in per cent, and the turns it takes at the least as dots; haloed, to lie over lines."""
    found = _reach(state, seat)
    cell, look = places.cell, theme.seats[seat]
    figures = font(TextRole.NUMBER, size=max(_LEAST_TEXT, 0.25 * cell), weight=Weight.SEMIBOLD)
    halos = [pen(mix(theme.palette.cell, look.fill, alpha), 0.14 * cell) for alpha in _REACH_ALPHA]
    shapes: dict[str, QPainterPath] = {}
    with saved(painter):
        for number in range(CELLS):
            turns = found.turns(number)
            if turns is None:
                continue
            text = percent_text(found.chance(number))
            shape = shapes.get(text)
            if shape is None:
                shape = QPainterPath()
                shape.addText(0, 0, figures, text)
                shape.translate(-shape.boundingRect().center())
                shapes[text] = shape
            middle = places.center(number)
            word = shape.translated(middle - QPointF(0, 0.05 * cell))
            painter.strokePath(word, halos[turns - 1])
            painter.fillPath(word, theme.palette.ink)
            _paint_turns(painter, middle + QPointF(0, 0.30 * cell), cell, look.line, turns)


def percent_text(chance: Fraction) -> str:
    """A chance as a whole number of per cent, without the sign; neither 0 nor 100 unless it is."""
    percent = 100 * chance
    if 0 < percent < 1:
        return "<1"
    return str(min(99, round(percent))) if percent < 100 else "100"


def _wash(painter: QPainter, places: Places, theme: Theme, cell: int, seat: int, alpha: float) -> None:
    """Tint a cell, over whatever the ground says about it."""
    square = places.geometry.square_of(cell)
    with saved(painter):
        painter.fillPath(round_rect(square, 0.10 * places.cell), with_alpha(theme.palette.cell, _HUSH))
    paint_cell_wash(painter, square, places.cell, theme, seat, alpha)


def _paint_turns(painter: QPainter, middle: QPointF, cell: float, ink: QColor, turns: int) -> None:
    """One to three dots in a row."""
    radius, pitch = 0.045 * cell, 0.14 * cell
    painter.setBrush(ink)
    for index in range(turns):
        painter.drawEllipse(middle + QPointF((index - (turns - 1) / 2) * pitch, 0), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_territory(
    painter: QPainter, state: HeadOfTheLineState, source: Source, places: Places, theme: Theme
) -> None:
    owners = territory(state, source).owners
    for cell, owner in enumerate(owners):
        if state.owners[cell] != EMPTY:
            continue
        square = places.geometry.square_of(cell)
        if owner is None:
            _paint_tie(painter, square, places.cell, theme)
            continue
        look = theme.seats[owner]
        _wash(painter, places, theme, cell, owner, _TERRITORY_ALPHA)
        with saved(painter):
            painter.fillPath(emblem_path(look.emblem, square.center(), 0.24 * places.cell), with_alpha(look.line, 0.75))
    width = max(Stroke.HAIRLINE, 0.045 * places.cell)
    _paint_borders(painter, places, theme, theme.palette.ink, width, owners)


def _paint_tie(painter: QPainter, square: QRectF, cell: float, theme: Theme) -> None:
    """Equally near to two: nobody's."""
    with saved(painter):
        painter.setPen(pen(with_alpha(theme.palette.ink, 0.45), 0.045 * cell))
        middle, arm = square.center(), 0.09 * cell
        painter.drawLine(QLineF(middle.x() - arm, middle.y(), middle.x() + arm, middle.y()))


def _paint_borders(
    painter: QPainter, places: Places, theme: Theme, ink: QColor, width: float, groups: Sequence[object]
) -> None:
    """Cased lines between neighbouring cells of different groups (by cell)."""
    half = places.cell / 2
    edges: list[QLineF] = []
    for cell, other in _neighbours():
        if groups[cell] != groups[other]:
            one, two = places.center(cell), places.center(other)
            middle, way = (one + two) / 2, (two - one) / places.cell
            side = QPointF(-way.y(), way.x()) * half
            edges.append(QLineF(middle - side, middle + side))
    with saved(painter):
        for color, stroke in ((with_alpha(theme.palette.casing, 0.9), 2.2 * width), (ink, width)):
            painter.setPen(pen(color, stroke))
            painter.drawLines(edges)


def _neighbours() -> Iterable[tuple[int, int]]:
    for cell in range(CELLS):
        if cell % SIZE < SIZE - 1:
            yield cell, cell + 1
        if cell + SIZE < CELLS:
            yield cell, cell + SIZE
