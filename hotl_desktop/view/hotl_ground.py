"""The Head of the Line board without pieces: frame, cells, zone, hub, lanes, coordinates."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from hotl_desktop.games.head_of_the_line import DIRECTIONS, HUB, SIZE, ZONE, cell_at

from .board_geometry import BORDER, FIELD_MARGIN, BoardGeometry
from .emblems import emblem_path
from .fonts import font
from .paint import pen, round_rect, saved
from .theme import SEATS, SLAB_SHADOW, Stroke, TextRole, Theme, Weight, darker, lighter, mix, with_alpha
from .wood import paint_grain, wood_gradient

FRAME_THICKNESS: Final = 0.10
"""How far the side of the frame is seen below it, in cells."""
SHADOW_REACH: Final = 0.50
"""How far below and beside the board its side and shadow go, in cells: leave that much room round it."""

_FRAME_RADIUS: Final = 0.30
_FIELD_RADIUS: Final = 0.16
_CELL_RADIUS: Final = 0.10
_LANE_LENGTH: Final = 6
"""Cells of a lane, the hub cell counted."""
_ABSENT: Final = 0.22
"""How much is left of the lane of a seat that is not in play."""


def paint_head_of_the_line_board(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    seats_in_play: Collection[int] = SEATS,
    quarter_turns: int = 0,
) -> None:
    """The board in a rectangle (see `BoardGeometry`), its shadow beyond it, seen after so many quarter turns.

    Coordinates stay upright and stay with their columns and rows; lanes of absent seats are faint.
    """
    board = BoardGeometry(rect, quarter_turns)
    with saved(painter):
        _paint_frame(painter, board, theme)
        _paint_cells(painter, board, theme)
        for seat in SEATS:
            _paint_lane(painter, board, theme, seat, 1.0 if seat in seats_in_play else _ABSENT)
        _paint_inlays(painter, board, theme)
        _paint_coordinates(painter, board, theme)


def _paint_frame(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    cell, outer, palette = board.cell, board.outer, theme.palette
    frame = round_rect(outer, _FRAME_RADIUS * cell)
    thickness = FRAME_THICKNESS * cell
    if not theme.high_contrast:
        for shade in SLAB_SHADOW:
            spread = shade.spread * cell
            shape = outer.adjusted(-spread, 0, spread, 0).translated(0, thickness + shade.drop * cell)
            path = round_rect(shape, _FRAME_RADIUS * cell + spread)
            painter.fillPath(path, with_alpha(palette.shadow, shade.alpha * (2.2 if theme.dark else 1.0)))
        foot = round_rect(outer.adjusted(0, 0, 0, thickness), _FRAME_RADIUS * cell)
        painter.fillPath(foot, darker(palette.frame_bottom, 0.34))
    painter.fillPath(frame, wood_gradient(outer, palette))
    _paint_planks(painter, board, theme)
    if theme.high_contrast:
        outline = round_rect(outer.adjusted(1, 1, -1, -1), _FRAME_RADIUS * cell)
        painter.strokePath(outline, pen(palette.line, Stroke.HIGH_CONTRAST))
    else:
        edge = 0.022 * cell
        inner = outer.adjusted(edge, edge, -edge, -edge)
        painter.strokePath(
            round_rect(inner, _FRAME_RADIUS * cell - edge),
            pen(with_alpha(lighter(palette.frame_top, 0.6), 0.45), 0.5 * edge + 0.5),
        )

    field = round_rect(board.field, _FIELD_RADIUS * cell)
    painter.fillPath(field, palette.field)
    if not theme.high_contrast:
        # The field lies lower than the frame: the upper lip throws shade into it, the lower one catches light.
        painter.save()
        painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
        for depth, alpha in ((0.07, 0.10), (0.035, 0.22)):
            lip = QPainterPath(field)
            lip.addPath(field.translated(0, depth * cell))
            painter.fillPath(lip, with_alpha(palette.shadow, alpha))
        painter.restore()
        glint = QPainterPath()
        glint.moveTo(board.field.left() + _FIELD_RADIUS * cell, board.field.bottom())
        glint.lineTo(board.field.right() - _FIELD_RADIUS * cell, board.field.bottom())
        painter.strokePath(glint, pen(with_alpha(lighter(palette.frame_top, 0.5), 0.5), 0.018 * cell))


def _paint_planks(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    """Four planks, mitred at the corners."""
    cell, outer, field = board.cell, board.outer, board.field
    frame = round_rect(outer, _FRAME_RADIUS * cell)
    corners = [
        (outer.topLeft(), field.topLeft()),
        (outer.topRight(), field.topRight()),
        (outer.bottomRight(), field.bottomRight()),
        (outer.bottomLeft(), field.bottomLeft()),
    ]
    for index in range(4):
        (a, b), (d, c) = corners[index], corners[(index + 1) % 4]
        plank = QPainterPath(a)
        for point in (d, c, b):
            plank.lineTo(point)
        plank.closeSubpath()
        paint_grain(painter, plank.intersected(frame), theme, cell, upright=index % 2 == 1)
    if not theme.high_contrast:
        for corner, inner in corners:
            way = inner - corner
            painter.setPen(pen(with_alpha(darker(theme.palette.frame_bottom, 0.5), 0.30), 0.014 * cell))
            painter.drawLine(corner + way * 0.2, inner)


def _paint_cells(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    cell, palette = board.cell, theme.palette
    lip = QColor(palette.shadow)
    for number in range(SIZE * SIZE):
        square = board.square_of(number)
        path = round_rect(square, _CELL_RADIUS * cell)
        painter.fillPath(path, palette.zone if number in ZONE else palette.cell)
        if theme.high_contrast:
            painter.strokePath(path, pen(mix(palette.cell, palette.line, 0.35), Stroke.HAIRLINE))
        else:
            edge = QPainterPath(path)
            edge.addPath(path.translated(0, 0.03 * cell))
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.fillPath(edge, with_alpha(lip, 0.34 if theme.dark else 0.16))
            painter.restore()


def _paint_lane(painter: QPainter, board: BoardGeometry, theme: Theme, seat: int, strength: float) -> None:
    """The way out of the hub: six cells, fading, a chevron on each but the first, which shows the emblem."""
    cell, look = board.cell, theme.seats[seat]
    hub, (columns, rows) = HUB[seat], DIRECTIONS[seat]
    way = board.direction(columns, rows)
    aside = QPointF(-way.y(), way.x())
    for step in range(_LANE_LENGTH):
        number = cell_at(hub % SIZE + step * columns, hub // SIZE + step * rows)
        far = step / (_LANE_LENGTH - 1)
        middle = board.center_of(number)
        path = round_rect(board.square_of(number), _CELL_RADIUS * cell)
        if step == 0:
            painter.fillPath(path, with_alpha(look.fill, 0.50 * strength))
            ink = with_alpha(look.line, 0.80 * strength)
            painter.fillPath(emblem_path(look.emblem, middle, 0.36 * cell), ink)
            continue
        painter.fillPath(path, with_alpha(look.fill, (0.46 + (0.07 - 0.46) * far) * strength))
        reach, spread = 0.075 * cell, 0.17 * cell
        chevron = QPainterPath(middle - way * reach + aside * spread)
        chevron.lineTo(middle + way * reach)
        chevron.lineTo(middle - way * reach - aside * spread)
        ink = with_alpha(look.line, (0.85 + (0.20 - 0.85) * far) * strength)
        painter.strokePath(chevron, pen(ink, 0.045 * cell))


def _paint_inlays(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    cell, palette = board.cell, theme.palette
    zone = board.share_of(cell_at(4, 4)).united(board.share_of(cell_at(7, 7)))
    hub = board.share_of(HUB[0]).united(board.share_of(HUB[2]))
    for rect, width, radius in ((zone, 0.045, 0.15), (hub, 0.030, 0.13)):
        path = round_rect(rect, radius * cell)
        if not theme.high_contrast:
            painter.strokePath(
                path.translated(0, 0.018 * cell), pen(with_alpha(lighter(palette.cell, 0.5), 0.35), width * cell)
            )
        painter.strokePath(path, pen(palette.inlay, max(width * cell, 1.0)))


def _paint_coordinates(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    """Letters and numbers in the frame, at the lower and the left edge as the board is seen."""
    cell, palette = board.cell, theme.palette
    painter.setPen(palette.ink if theme.dark else mix(palette.inlay, palette.ink, 0.9))
    painter.setFont(font(TextRole.CAPTION, size=max(11.0, 0.20 * cell), weight=Weight.SEMIBOLD))
    outer, width = board.outer, (BORDER - FIELD_MARGIN) * cell
    for index in range(SIZE):
        for name, number, next_number in (
            ("abcdefghijkl"[index], cell_at(index, 0), cell_at(index, 1)),
            (str(index + 1), cell_at(0, index), cell_at(1, index)),
        ):
            middle = board.center_of(number)
            inward = board.center_of(next_number) - middle
            if abs(inward.y()) > abs(inward.x()):
                place = QRectF(middle.x() - cell / 2, outer.bottom() - width, cell, width)
            else:
                place = QRectF(outer.left(), middle.y() - cell / 2, width, cell)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)
