"""The marks that always lie on the table: whose rows, the rod, crowded queues, Strength, whose turn, the last move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from hotl_desktop.games.base import FACES, Action
from hotl_desktop.games.get_off_my_lawn import POSITIONS, SIDES, Advance, Place, Push, Stage
from hotl_desktop.games.get_off_my_lawn.actions import PUSH
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from ..fonts import font
from ..lawn_marks import paint_rod
from ..paint import pen, round_rect, saved, square
from ..theme import TextRole, Theme, Weight, with_alpha
from .choices import within_reach
from .forecast import Forecast
from .layout import Z_ROD, Rack
from .marks import Mark
from .racks import paint_rack_words, paint_rail_hint, paint_rail_words
from .setting import Z_LAST, Z_OUTLINE, Z_PILL, Marks, Setting
from .strength import RowStrength, paint_row_strength, row_strength

_COUNTED: Final = 4
"""So many staged dice lie side by side; more overlap, and are counted."""


def table_marks(setting: Setting, pointed: Action | None, seen: Forecast | None) -> Marks:
    """The rod, the words on the rail, Strength, and whose turn it is."""
    layout, theme = setting.layout, setting.theme
    marks = _words(setting) | _queue_counts(setting)
    row = layout.player_row(setting.counts if seen is None or not seen.resorts else seen.counts)
    rod = row.rod
    if rod is not None:
        start, end = rod
        rect = QRectF(start, end).adjusted(
            -0.1 * layout.pitch, -0.16 * layout.pitch, 0.1 * layout.pitch, 0.2 * layout.pitch
        )
        side = row.live_side
        marks["rod"] = Mark(
            (setting.key, "rod", row.count, row.collapsed),
            rect,
            Z_ROD,
            lambda painter: paint_rod(painter, start, end, side, theme),
        )
    if row.hint_rect.isValid():
        marks["hint"] = Mark(
            (setting.key, "hint", row.count),
            row.hint_rect,
            Z_OUTLINE,
            lambda painter: paint_rail_hint(painter, row, layout.pitch, theme),
        )
    if setting.state.awaits_opening or setting.state.awaits_deal or setting.state.end is not None:
        return marks
    for number in FACES:
        facts = row_strength(setting.state, number, within_reach(setting.state, number), pointed)
        marks["strength", number] = _strength(setting, number, facts)
    return marks | _turn_mark(setting)


def _words(setting: Setting) -> Marks:
    """Whose the Player Rows are."""
    layout, theme, names, viewer = setting.layout, setting.theme, setting.names, setting.layout.viewer
    marks: Marks = {
        "owner": Mark(
            (setting.key, "owner", viewer, names[viewer]),
            layout.player_row(setting.counts).name_rect,
            Z_OUTLINE,
            lambda painter: paint_rail_words(painter, layout, theme, names[viewer]),
        )
    }
    for seat, rack in layout.racks.items():
        marks["owner", seat] = _rack_words(setting, rack, seat)
    return marks


def _rack_words(setting: Setting, rack: Rack, seat: int) -> Mark:
    theme, name = setting.theme, setting.names[seat]
    area = square(rack.badge_center, 1.1 * rack.badge_size).united(rack.name_rect)
    return Mark(
        (setting.key, "owner", seat, name),
        area,
        Z_OUTLINE,
        lambda painter: paint_rack_words(painter, rack, theme, seat, name),
    )


def _queue_counts(setting: Setting) -> Marks:
    """How many wait in a staging zone, where they overlap."""
    marks: Marks = {}
    lawn, q, theme = setting.layout.lawn, setting.layout.pitch, setting.theme
    for row in FACES:
        for side in SIDES:
            count = setting.counts.queues[zone_index(row, side)]
            if count > _COUNTED:
                bay, size = lawn.bay_rect(row, side), max(0.22 * q, 16.0)
                x = bay.left() + 0.55 * size if side == "L" else bay.right() - 0.55 * size
                marks["count", row, side] = _count(setting, QPointF(x, bay.top() + 0.55 * size), size, count, theme)
    return marks


def _count(setting: Setting, center: QPointF, size: float, count: int, theme: Theme) -> Mark:
    def paint(painter: QPainter) -> None:
        with saved(painter):
            painter.setBrush(theme.palette.ink)
            painter.drawEllipse(center, size / 2, size / 2)
            painter.setFont(font(TextRole.NUMBER, size=0.62 * size, weight=Weight.BOLD))
            painter.setPen(theme.palette.surface)
            painter.drawText(square(center, size), Qt.AlignmentFlag.AlignCenter, str(count))

    return Mark((setting.key, "count", count), square(center, size + 2), Z_PILL, paint)


def _strength(setting: Setting, row: int, facts: RowStrength) -> Mark:
    rect, pitch, theme = setting.layout.lawn.strength_rect(row), setting.layout.pitch, setting.theme
    return Mark(
        (setting.key, facts), rect, Z_OUTLINE, lambda painter: paint_row_strength(painter, rect, pitch, theme, facts)
    )


def _turn_mark(setting: Setting) -> Marks:
    """Round the small Player Row of the seat whose turn it is."""
    seat = setting.state.turn
    if seat not in setting.layout.racks:
        return {}
    rect, theme, q = setting.layout.racks[seat].rect, setting.theme, setting.layout.pitch
    width = max(2.0, 0.032 * q)

    def paint(painter: QPainter) -> None:
        with saved(painter):
            path = round_rect(rect, 0.12 * q)
            painter.strokePath(path, pen(theme.palette.casing, 2.2 * width))
            painter.strokePath(path, pen(theme.seats[seat].line, width))

    return {"turn": Mark((setting.key, "turn", seat), rect.adjusted(-8, -8, 8, 8), Z_OUTLINE, paint)}


def last_marks(setting: Setting, last: Action | None) -> Marks:
    """Round the position that the last decision filled, or the bay."""
    lawn, q, theme = setting.layout.lawn, setting.layout.pitch, setting.theme
    match last:
        case Place():
            rect = lawn.pit_rect(last.row, POSITIONS.index(last.position))
        case Advance() if last.to != PUSH:
            rect = lawn.pit_rect(last.row, POSITIONS.index(last.to))
        case Push() | Advance():
            rect = lawn.pit_rect(last.row, 0 if last.side == "L" else len(POSITIONS) - 1)
        case Stage():
            rect = lawn.bay_rect(last.row, last.side).adjusted(0.03 * q, 0.03 * q, -0.03 * q, -0.03 * q)
        case _:
            return {}
    width = max(1.5, 0.026 * q)
    shape = rect.adjusted(-0.02 * q, -0.02 * q, 0.02 * q, 0.02 * q) if not isinstance(last, Stage) else rect

    def paint(painter: QPainter) -> None:
        with saved(painter):
            path = round_rect(shape, 0.19 * q)
            painter.strokePath(path, pen(with_alpha(theme.palette.casing, 0.55), 2.2 * width))
            painter.strokePath(path, pen(with_alpha(theme.palette.ink, 0.55), width))

    return {"last": Mark((setting.key, "last"), shape.adjusted(-4, -4, 4, 4), Z_LAST, paint)}
