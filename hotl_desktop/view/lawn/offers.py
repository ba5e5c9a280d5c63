"""The marks of what may be chosen: the lit row, rings, arrows, slots, pills, and the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from hotl_desktop.games.base import FACES
from hotl_desktop.games.get_off_my_lawn import Advance, Place, Push, Reclaim, Recover, Roll, Stage
from hotl_desktop.games.get_off_my_lawn.actions import PUSH

from .. import dice
from ..dice import paint_die
from ..goml_ground import paint_row_number
from ..lawn_marks import TargetState, paint_die_ring, paint_push_disc, paint_slot
from ..paint import dashed_pen, layer, pen, round_rect, saved, square
from ..tags import cross_path, paint_focus_ring
from ..theme import Stroke, with_alpha
from . import words
from .choices import Boundary, Choices, Source, Waiting
from .forecast import Forecast
from .layout import Z_ROD
from .marks import Mark
from .setting import Z_FOCUS, Z_OUTLINE, Z_PILL, Z_PUSH, Z_RING, Z_SLOT, Marks, Setting, row_mark
from .spots import Spot, pill_font

_GHOST: Final = 0.34
"""A die on a position that is free for it."""


def offer_marks(
    setting: Setting,
    choices: Choices,
    spots: Sequence[Spot],
    picked: Source | None,
    hovered: Spot | None,
    seen: Forecast | None,
) -> Marks:
    """The marks of what is offered.

    Args:
        setting: what to draw for.
        choices: what is offered.
        spots: where.
        picked: what is picked up.
        hovered: what is pointed at.
        seen: what it would do, if it would change the table.
    """
    marks: Marks = {}
    lit = picked if picked is not None else _hovered_source(hovered)
    if lit is not None:
        marks["row"] = row_mark(setting, lit.row)
    for row in FACES:
        if choices.source_for_row(row) is not None or (lit is not None and lit.row == row):
            marks["number", row] = _number(setting, row)
    for spot in spots:
        if spot.is_source:
            if spot.key in (picked, lit):
                for index, ring in enumerate(_rings(setting, spot)):
                    marks["ring", spot.key, index] = ring
            continue
        if seen is not None and spot is not hovered and not isinstance(spot.key, Roll):
            continue
        mark = _target(setting, spot, hover=spot is hovered, seen=seen is not None)
        if mark is not None:
            marks["target", spot.key] = mark
    return marks


def _hovered_source(hovered: Spot | None) -> Source | None:
    return hovered.key if hovered is not None and isinstance(hovered.key, Boundary | Waiting) else None


def _number(setting: Setting, row: int) -> Mark:
    lawn, theme = setting.layout.lawn, setting.theme
    return Mark(
        (setting.key, "number", row),
        lawn.number_rect(row),
        Z_OUTLINE,
        lambda painter: paint_row_number(painter, lawn, theme, row, active=True),
    )


def _rings(setting: Setting, spot: Spot) -> list[Mark]:
    """Behind dice that are picked up or pointed at."""
    theme, seat = setting.theme, setting.state.turn
    waiting = isinstance(spot.key, Waiting)
    side = spot.shape.width()
    marks = []
    for hit in spot.hits:
        center = hit.center()

        def paint(painter: QPainter, center: QPointF = center) -> None:
            paint_die_ring(painter, center, side, theme, seat)

        rect = square(center, 1.5 * side)
        marks.append(Mark((setting.key, "ring", seat, round(side, 2)), rect, Z_SLOT if waiting else Z_RING, paint))
    return marks


def _target(setting: Setting, spot: Spot, *, hover: bool, seen: bool) -> Mark | None:
    action = spot.key
    match action:
        case Push() | Advance() if isinstance(action, Push) or action.to == PUSH:
            return _push_disc(setting, spot, action.side, hover=hover)
        case Place() | Advance():
            return _blocked_slot(setting, spot) if spot.blocked else None if seen else _free_position(setting, spot)
        case Stage():
            return None if seen else _slot(setting, spot)
        case Recover():
            return None if seen else _recovery(setting, spot)
        case Roll() | Reclaim():
            return _pill(setting, spot, hover=hover)
    return None


def _push_disc(setting: Setting, spot: Spot, side: str, *, hover: bool) -> Mark:
    q, theme, seat = setting.layout.pitch, setting.theme, setting.state.turn
    look = TargetState.BLOCKED if spot.blocked else TargetState.HOVER if hover else TargetState.IDLE
    center = spot.center
    return Mark(
        (setting.key, "push", seat, side, look),
        square(center, 0.64 * q),
        Z_PUSH,
        lambda painter: paint_push_disc(painter, center, q, theme, seat, rightwards=side == "L", state=look),
    )


def _free_position(setting: Setting, spot: Spot) -> Mark:
    """A free position: the die that would come, faint, in a dashed outline."""
    theme, seat, q = setting.theme, setting.state.turn, setting.layout.pitch
    shape, face = spot.shape, _row_of(spot.key)
    side = setting.layout.lawn.die_side

    def paint(painter: QPainter) -> None:
        paint_slot(painter, shape, theme, seat, plus=False)
        with layer(painter, square(shape.center(), 2 * dice.REACH * side), _GHOST) as inner:
            paint_die(inner, shape.center(), 0.92 * side, theme, face, seat, shadow=False)

    return Mark((setting.key, "free", seat, face), shape.adjusted(-0.1 * q, -0.1 * q, 0.1 * q, 0.1 * q), Z_SLOT, paint)


def _blocked_slot(setting: Setting, spot: Spot) -> Mark:
    """A free position that Strength does not suffice for."""
    theme, shape = setting.theme, spot.shape
    size = shape.width()
    width = max(1.5, 0.045 * size)

    def paint(painter: QPainter) -> None:
        with saved(painter):
            path = round_rect(shape.adjusted(width / 2, width / 2, -width / 2, -width / 2), dice.RADIUS * size)
            painter.fillPath(path, with_alpha(theme.palette.casing, 0.30))
            painter.strokePath(path, dashed_pen(theme.palette.disabled, width, 3.6 * size, 16))
            painter.setBrush(theme.palette.casing)
            painter.drawEllipse(shape.center(), 0.20 * size, 0.20 * size)
            painter.strokePath(cross_path(shape.center(), 0.26 * size), pen(theme.palette.bad, 0.055 * size))

    return Mark((setting.key, "no entry"), shape.adjusted(-2, -2, 2, 2), Z_SLOT, paint)


def _slot(setting: Setting, spot: Spot) -> Mark:
    theme, seat, shape = setting.theme, setting.state.turn, spot.shape
    return Mark(
        (setting.key, "slot", seat, round(shape.width(), 2), round(shape.height(), 2)),
        shape,
        Z_SLOT,
        lambda painter: paint_slot(painter, shape, theme, seat),
    )


def _recovery(setting: Setting, spot: Spot) -> Mark:
    """Round collapsed dice that can be taken back: the interface asks."""
    theme, side = setting.theme, spot.shape.width()
    width = max(2.0, 0.07 * side)
    rects = [square(hit.center(), 1.5 * side) for hit in spot.hits]
    whole = rects[0]
    for rect in rects[1:]:
        whole = whole.united(rect)

    def paint(painter: QPainter) -> None:
        with saved(painter):
            for rect in rects:
                painter.setPen(pen(theme.palette.casing, 2.2 * width))
                painter.drawEllipse(rect)
                painter.setPen(pen(theme.palette.accent, width))
                painter.drawEllipse(rect)

    return Mark((setting.key, "recover", len(rects)), whole.adjusted(-4, -4, 4, 4), Z_ROD, paint)


def _pill(setting: Setting, spot: Spot, *, hover: bool) -> Mark:
    """A small button on the lip of the rail."""
    theme, shape = setting.theme, spot.shape
    assert isinstance(spot.key, Roll | Reclaim)
    caption = words.pill_caption(setting.state, spot.key)
    palette = theme.palette

    def paint(painter: QPainter) -> None:
        with saved(painter):
            radius = shape.height() / 2
            path = round_rect(shape, radius)
            if not theme.high_contrast:
                painter.fillPath(path.translated(0, 1.5), with_alpha(palette.shadow, 0.30))
            painter.fillPath(path, palette.accent if hover else palette.surface)
            painter.strokePath(path, pen(palette.accent, Stroke.HIGH_CONTRAST if theme.high_contrast else 1.4))
            painter.setFont(pill_font(shape.height()))
            painter.setPen(palette.on_accent if hover else palette.accent)
            painter.drawText(shape, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, caption)

    return Mark((setting.key, "pill", caption, hover), shape.adjusted(-3, -3, 3, 5), Z_PILL, paint)


def _row_of(key: object) -> int:
    assert isinstance(key, Place | Push | Advance | Stage)
    return key.row


def focus_mark(setting: Setting, spot: Spot) -> Mark:
    """The keyboard's focus."""
    theme, shape = setting.theme, spot.shape
    radius = dice.RADIUS * min(shape.width(), shape.height())
    if isinstance(spot.key, Push | Roll | Reclaim) or (isinstance(spot.key, Advance) and spot.key.to == PUSH):
        radius = min(shape.width(), shape.height()) / 2
    return Mark(
        (setting.key, "focus", round(shape.width(), 2), round(shape.height(), 2), radius),
        shape.adjusted(-8, -8, 8, 8),
        Z_FOCUS,
        lambda painter: paint_focus_ring(painter, shape, radius, theme),
    )
