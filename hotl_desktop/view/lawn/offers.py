"""The marks of what is offered and of what it would do: everything on the table that is neither ground nor die."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from hotl_desktop.games.base import FACES, Action
from hotl_desktop.games.get_off_my_lawn import (
    POSITIONS,
    SIDES,
    Advance,
    GetOffMyLawnState,
    Place,
    Push,
    Reclaim,
    Recover,
    Roll,
    Side,
    Stage,
)
from hotl_desktop.games.get_off_my_lawn.actions import PUSH
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from .. import dice
from ..dice import paint_die
from ..fonts import font
from ..goml_ground import paint_row_number
from ..lawn_marks import (
    TargetState,
    paint_belt_chevron,
    paint_die_ring,
    paint_faller_disc,
    paint_new_die_ring,
    paint_push_disc,
    paint_rod,
    paint_row_outline,
    paint_slot,
)
from ..paint import dashed_pen, layer, pen, round_rect, saved, square
from ..tags import Beak, cross_path, paint_focus_ring, paint_tag, tag_size
from ..theme import Stroke, TextRole, Theme, Weight, with_alpha
from . import words
from .choices import Boundary, Choices, Source, Waiting, within_reach
from .forecast import Forecast, owners
from .layout import FALLEN, Z_LIVE, Z_ROD, Pose, Rack, TableLayout
from .marks import Mark
from .places import Counts
from .racks import paint_rack_words, paint_rail_hint, paint_rail_words
from .spots import Spot, pill_font
from .strength import RowStrength, paint_row_strength, row_strength

# What lies over what; dice are between 20 and 70, see `layout`.
_Z_OUTLINE: Final = 10.0
_Z_LAST: Final = 12.0
_Z_SLOT: Final = 15.0
_Z_RING: Final = Z_ROD + 0.5
_Z_PILL: Final = Z_LIVE + 4
_Z_DISC: Final = Z_LIVE + 9
_Z_NEW: Final = Z_LIVE + 11
_Z_PUSH: Final = Z_LIVE + 14
_Z_FOCUS: Final = 90.0
_Z_TAG: Final = 100.0

_COUNTED: Final = 4
"""So many staged dice lie side by side; more overlap, and are counted."""
_GHOST: Final = 0.34
"""A die on a position that is free for it."""

Marks = dict[Hashable, Mark]


@dataclass(frozen=True)
class Scene:
    """What marks are drawn for."""

    layout: TableLayout
    theme: Theme
    state: GetOffMyLawnState
    counts: Counts
    names: tuple[str, str, str, str]

    @property
    def key(self) -> Hashable:
        """Whatever all marks look different with."""
        return self.theme.name, round(self.layout.pitch, 3)


# ----------------------------------------------------------------------------------------------- what always lies there


def table_marks(scene: Scene, pointed: Action | None, seen: Forecast | None) -> Marks:
    """The rod, the words on the rail, Strength, and whose turn it is."""
    layout, theme = scene.layout, scene.theme
    marks = _words(scene) | _queue_counts(scene)
    row = layout.player_row(scene.counts if seen is None or not seen.resorts else seen.counts)
    rod = row.rod
    if rod is not None:
        start, end = rod
        rect = QRectF(start, end).adjusted(
            -0.1 * layout.pitch, -0.16 * layout.pitch, 0.1 * layout.pitch, 0.2 * layout.pitch
        )
        side = row.live_side
        marks["rod"] = Mark(
            (scene.key, "rod", row.count, row.collapsed),
            rect,
            Z_ROD,
            lambda painter: paint_rod(painter, start, end, side, theme),
        )
    if row.hint_rect.isValid():
        marks["hint"] = Mark(
            (scene.key, "hint", row.count),
            row.hint_rect,
            _Z_OUTLINE,
            lambda painter: paint_rail_hint(painter, row, layout.pitch, theme),
        )
    if scene.state.awaits_opening or scene.state.awaits_deal or scene.state.end is not None:
        return marks
    for number in FACES:
        facts = row_strength(scene.state, number, within_reach(scene.state, number), pointed)
        marks["strength", number] = _strength(scene, number, facts)
    return marks | _turn_mark(scene)


def _words(scene: Scene) -> Marks:
    """Whose the Player Rows are."""
    layout, theme, names, viewer = scene.layout, scene.theme, scene.names, scene.layout.viewer
    marks: Marks = {
        "owner": Mark(
            (scene.key, "owner", viewer, names[viewer]),
            layout.player_row(scene.counts).name_rect,
            _Z_OUTLINE,
            lambda painter: paint_rail_words(painter, layout, theme, names[viewer]),
        )
    }
    for seat, rack in layout.racks.items():
        marks["owner", seat] = _rack_words(scene, rack, seat)
    return marks


def _rack_words(scene: Scene, rack: Rack, seat: int) -> Mark:
    theme, name = scene.theme, scene.names[seat]
    area = square(rack.badge_center, 1.1 * rack.badge_size).united(rack.name_rect)
    return Mark(
        (scene.key, "owner", seat, name),
        area,
        _Z_OUTLINE,
        lambda painter: paint_rack_words(painter, rack, theme, seat, name),
    )


def _queue_counts(scene: Scene) -> Marks:
    """How many wait in a staging zone, where they overlap."""
    marks: Marks = {}
    lawn, q, theme = scene.layout.lawn, scene.layout.pitch, scene.theme
    for row in FACES:
        for side in SIDES:
            count = scene.counts.queues[zone_index(row, side)]
            if count > _COUNTED:
                bay, size = lawn.bay_rect(row, side), max(0.22 * q, 16.0)
                x = bay.left() + 0.55 * size if side == "L" else bay.right() - 0.55 * size
                marks["count", row, side] = _count(scene, QPointF(x, bay.top() + 0.55 * size), size, count, theme)
    return marks


def _count(scene: Scene, center: QPointF, size: float, count: int, theme: Theme) -> Mark:
    def paint(painter: QPainter) -> None:
        with saved(painter):
            painter.setBrush(theme.palette.ink)
            painter.drawEllipse(center, size / 2, size / 2)
            painter.setFont(font(TextRole.NUMBER, size=0.62 * size, weight=Weight.BOLD))
            painter.setPen(theme.palette.surface)
            painter.drawText(square(center, size), Qt.AlignmentFlag.AlignCenter, str(count))

    return Mark((scene.key, "count", count), square(center, size + 2), _Z_PILL, paint)


def _strength(scene: Scene, row: int, facts: RowStrength) -> Mark:
    rect, pitch, theme = scene.layout.lawn.strength_rect(row), scene.layout.pitch, scene.theme
    return Mark(
        (scene.key, facts), rect, _Z_OUTLINE, lambda painter: paint_row_strength(painter, rect, pitch, theme, facts)
    )


def _turn_mark(scene: Scene) -> Marks:
    """Round the small Player Row of the seat whose turn it is."""
    seat = scene.state.turn
    if seat not in scene.layout.racks:
        return {}
    rect, theme, q = scene.layout.racks[seat].rect, scene.theme, scene.layout.pitch
    width = max(2.0, 0.032 * q)

    def paint(painter: QPainter) -> None:
        with saved(painter):
            path = round_rect(rect, 0.12 * q)
            painter.strokePath(path, pen(theme.palette.casing, 2.2 * width))
            painter.strokePath(path, pen(theme.seats[seat].line, width))

    return {"turn": Mark((scene.key, "turn", seat), rect.adjusted(-8, -8, 8, 8), _Z_OUTLINE, paint)}


def row_mark(scene: Scene, row: int) -> Mark:
    """A row that is lit for the seat to move."""
    return _row(scene, row)


def dot_mark(scene: Scene, center: QPointF, seat: int | None) -> Mark:
    """A dot of the path of a die that goes far."""
    theme, radius = scene.theme, max(2.2, 0.034 * scene.layout.pitch)
    color = theme.look(seat).line

    def paint(painter: QPainter) -> None:
        with saved(painter):
            painter.setBrush(theme.palette.casing)
            painter.drawEllipse(center, 1.7 * radius, 1.7 * radius)
            painter.setBrush(color)
            painter.drawEllipse(center, radius, radius)

    return Mark((scene.key, "dot", seat), square(center, 4 * radius), _Z_TAG - 35, paint)


def goal_mark(scene: Scene, pose: Pose, seat: int | None) -> Mark:
    """Where a die that goes far will lie."""
    theme, side = scene.theme, 1.2 * pose.side
    width = max(1.6, 0.08 * pose.side)
    color = theme.look(seat).line

    def paint(painter: QPainter) -> None:
        with saved(painter):
            path = round_rect(square(pose.center, side), 0.28 * side)
            painter.strokePath(path, pen(theme.palette.casing, 2.2 * width))
            painter.strokePath(path, dashed_pen(color, width, 3.5 * side, 14))

    return Mark((scene.key, "goal", seat, round(side, 2)), square(pose.center, 1.3 * side), Z_LIVE + 1, paint)


def last_marks(scene: Scene, last: Action | None) -> Marks:
    """Round the position that the last decision filled, or the bay."""
    lawn, q, theme = scene.layout.lawn, scene.layout.pitch, scene.theme
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

    return {"last": Mark((scene.key, "last"), shape.adjusted(-4, -4, 4, 4), _Z_LAST, paint)}


# -------------------------------------------------------------------------------------------------- what may be chosen


def offer_marks(
    scene: Scene,
    choices: Choices,
    spots: Sequence[Spot],
    picked: Source | None,
    hovered: Spot | None,
    seen: Forecast | None,
) -> Marks:
    """The marks of what is offered.

    Args:
        scene: what to draw for.
        choices: what is offered.
        spots: where.
        picked: what is picked up.
        hovered: what is pointed at.
        seen: what it would do, if it would change the table.
    """
    marks: Marks = {}
    lit = picked if picked is not None else _hovered_source(hovered)
    if lit is not None:
        marks["row"] = _row(scene, lit.row)
    for row in FACES:
        if choices.source_for_row(row) is not None or (lit is not None and lit.row == row):
            marks["number", row] = _number(scene, row)
    for spot in spots:
        if spot.is_source:
            if spot.key in (picked, lit):
                for index, ring in enumerate(_rings(scene, spot)):
                    marks["ring", spot.key, index] = ring
            continue
        if seen is not None and spot is not hovered and not isinstance(spot.key, Roll):
            continue
        mark = _target(scene, spot, hover=spot is hovered, seen=seen is not None)
        if mark is not None:
            marks["target", spot.key] = mark
    return marks


def _hovered_source(hovered: Spot | None) -> Source | None:
    return hovered.key if hovered is not None and isinstance(hovered.key, Boundary | Waiting) else None


def _row(scene: Scene, row: int) -> Mark:
    lawn, q, theme, seat = scene.layout.lawn, scene.layout.pitch, scene.theme, scene.state.turn
    rect = lawn.row_rect(row).adjusted(-0.01 * q, 0.03 * q, 0.01 * q, -0.03 * q)
    return Mark(
        (scene.key, "row", seat),
        rect.adjusted(-0.06 * q, -0.06 * q, 0.06 * q, 0.06 * q),
        _Z_OUTLINE,
        lambda painter: paint_row_outline(painter, rect, q, theme, seat),
    )


def _number(scene: Scene, row: int) -> Mark:
    lawn, theme = scene.layout.lawn, scene.theme
    return Mark(
        (scene.key, "number", row),
        lawn.number_rect(row),
        _Z_OUTLINE,
        lambda painter: paint_row_number(painter, lawn, theme, row, active=True),
    )


def _rings(scene: Scene, spot: Spot) -> list[Mark]:
    """Behind dice that are picked up or pointed at."""
    theme, seat = scene.theme, scene.state.turn
    waiting = isinstance(spot.key, Waiting)
    side = spot.shape.width()
    marks = []
    for hit in spot.hits:
        center = hit.center()

        def paint(painter: QPainter, center: QPointF = center) -> None:
            paint_die_ring(painter, center, side, theme, seat)

        rect = square(center, 1.5 * side)
        marks.append(Mark((scene.key, "ring", seat, round(side, 2)), rect, _Z_SLOT if waiting else _Z_RING, paint))
    return marks


def _target(scene: Scene, spot: Spot, *, hover: bool, seen: bool) -> Mark | None:
    action = spot.key
    match action:
        case Push() | Advance() if isinstance(action, Push) or action.to == PUSH:
            return _push_disc(scene, spot, action.side, hover=hover)
        case Place() | Advance():
            return _blocked_slot(scene, spot) if spot.blocked else None if seen else _free_position(scene, spot)
        case Stage():
            return None if seen else _slot(scene, spot)
        case Recover():
            return None if seen else _recovery(scene, spot)
        case Roll() | Reclaim():
            return _pill(scene, spot, hover=hover)
    return None


def _push_disc(scene: Scene, spot: Spot, side: str, *, hover: bool) -> Mark:
    q, theme, seat = scene.layout.pitch, scene.theme, scene.state.turn
    look = TargetState.BLOCKED if spot.blocked else TargetState.HOVER if hover else TargetState.IDLE
    center = spot.center
    return Mark(
        (scene.key, "push", seat, side, look),
        square(center, 0.64 * q),
        _Z_PUSH,
        lambda painter: paint_push_disc(painter, center, q, theme, seat, rightwards=side == "L", state=look),
    )


def _free_position(scene: Scene, spot: Spot) -> Mark:
    """A free position: the die that would come, faint, in a dashed outline."""
    theme, seat, q = scene.theme, scene.state.turn, scene.layout.pitch
    shape, face = spot.shape, _row_of(spot.key)
    side = scene.layout.lawn.die_side

    def paint(painter: QPainter) -> None:
        paint_slot(painter, shape, theme, seat, plus=False)
        with layer(painter, square(shape.center(), 2 * dice.REACH * side), _GHOST) as inner:
            paint_die(inner, shape.center(), 0.92 * side, theme, face, seat, shadow=False)

    return Mark((scene.key, "free", seat, face), shape.adjusted(-0.1 * q, -0.1 * q, 0.1 * q, 0.1 * q), _Z_SLOT, paint)


def _blocked_slot(scene: Scene, spot: Spot) -> Mark:
    """A free position that Strength does not suffice for."""
    theme, shape = scene.theme, spot.shape
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

    return Mark((scene.key, "no entry"), shape.adjusted(-2, -2, 2, 2), _Z_SLOT, paint)


def _slot(scene: Scene, spot: Spot) -> Mark:
    theme, seat, shape = scene.theme, scene.state.turn, spot.shape
    return Mark(
        (scene.key, "slot", seat, round(shape.width(), 2), round(shape.height(), 2)),
        shape,
        _Z_SLOT,
        lambda painter: paint_slot(painter, shape, theme, seat),
    )


def _recovery(scene: Scene, spot: Spot) -> Mark:
    """Round collapsed dice that can be taken back: the interface asks."""
    theme, side = scene.theme, spot.shape.width()
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

    return Mark((scene.key, "recover", len(rects)), whole.adjusted(-4, -4, 4, 4), Z_ROD, paint)


def _pill(scene: Scene, spot: Spot, *, hover: bool) -> Mark:
    """A small button on the lip of the rail."""
    theme, shape = scene.theme, spot.shape
    assert isinstance(spot.key, Roll | Reclaim)
    caption = words.pill_caption(scene.state, spot.key)
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

    return Mark((scene.key, "pill", caption, hover), shape.adjusted(-3, -3, 3, 5), _Z_PILL, paint)


def _row_of(key: object) -> int:
    assert isinstance(key, Place | Push | Advance | Stage)
    return key.row


# --------------------------------------------------------------------------------------------------- what would happen


def preview_marks(scene: Scene, seen: Forecast) -> Marks:
    """Chevrons of the belt, the disc under what falls, the ring round what comes, and what the tags say."""
    marks: Marks = {}
    lawn = scene.layout.lawn
    if seen.ghost is not None:
        marks["new"] = _new_ring(scene, seen.ghost[1])
    if seen.pushes is not None:
        row, side = seen.pushes
        for index in range(len(POSITIONS) - 1):
            middle = (lawn.die_center(row, index) + lawn.die_center(row, index + 1)) / 2
            marks["belt", index] = _chevron(scene, middle, rightwards=side == "L")
    if seen.faller is not None:
        marks["faller"] = _faller_disc(scene, seen.poses[seen.faller[0]])
    for index, (text, place) in enumerate(_tags(scene, seen)):
        marks["tag", index] = tag_mark(scene, text, place)
    return marks


def _new_ring(scene: Scene, pose: Pose) -> Mark:
    seat, theme = scene.state.turn, scene.theme
    return Mark(
        (scene.key, "new", seat, round(pose.side, 2)),
        square(pose.center, 1.4 * pose.side),
        _Z_NEW,
        lambda painter: paint_new_die_ring(painter, pose.center, pose.side, theme, seat),
    )


def _faller_disc(scene: Scene, pose: Pose) -> Mark:
    seat, theme, pitch = scene.state.turn, scene.theme, pose.side / FALLEN
    return Mark(
        (scene.key, "faller", seat, round(pitch, 2)),
        square(pose.center, 1.1 * pitch),
        _Z_DISC,
        lambda painter: paint_faller_disc(painter, pose.center, pitch, theme, seat),
    )


def _tags(scene: Scene, seen: Forecast) -> list[tuple[str, QRectF]]:
    """What is to be said, and about which place. Two things at one end of the row are said in one tag."""
    tags: list[tuple[str, QRectF]] = []
    off: Side | None = None
    if seen.faller is not None and seen.pushes is not None:
        berth, owner = seen.faller
        row, entry = seen.pushes
        off = "R" if entry == "L" else "L"
        pose = seen.poses[berth]
        tags.append((words.falls(owner, row, scene.names), square(pose.center, 0.94 * pose.side / FALLEN)))
    if seen.doomed:
        text = words.collapses(owners(seen.doomed), scene.names)
        sides = {side for _, side, _, _ in seen.doomed}
        if sides == {off}:
            falls, place = tags.pop()
            tags.append((f"{falls} · {text}", place))
        else:
            row, side = seen.doomed[0][0], next(side for side in sorted(sides) if side != off)
            bay, inset = scene.layout.lawn.bay_rect(row, side), 0.14 * scene.layout.pitch
            tags.append((text, bay.adjusted(0, inset, 0, -inset)))
    return tags


def _chevron(scene: Scene, middle: QPointF, *, rightwards: bool) -> Mark:
    q, theme, seat = scene.layout.pitch, scene.theme, scene.state.turn
    return Mark(
        (scene.key, "belt", seat, rightwards),
        square(middle, 0.34 * q),
        _Z_PUSH,
        lambda painter: paint_belt_chevron(painter, middle, q, theme, seat, rightwards=rightwards),
    )


def tag_mark(scene: Scene, text: str, about: QRectF) -> Mark:
    """A tag above what it is about, or below it where there is no room above; all of it inside the scene."""
    size, area, theme = tag_size(text), scene.layout.area, scene.theme
    above = about.top() - 8 - size.height() / 2
    beak, y = Beak.BOTTOM, above
    if above - size.height() / 2 < area.top() + 2:
        beak, y = Beak.TOP, about.bottom() + 8 + size.height() / 2
    half = size.width() / 2 + 3
    x = min(max(about.center().x(), area.left() + half), area.right() - half)
    center = QPointF(x, y)
    rect = QRectF(x - half, y - size.height() / 2 - 8, 2 * half, size.height() + 16)
    return Mark((theme.name, "tag", text, beak), rect, _Z_TAG, _tag_painter(center, text, theme, beak))


def _tag_painter(center: QPointF, text: str, theme: Theme, beak: Beak) -> Callable[[QPainter], None]:
    return lambda painter: paint_tag(painter, center, text, theme, beak=beak)


def focus_mark(scene: Scene, spot: Spot) -> Mark:
    """The keyboard's focus."""
    theme, shape = scene.theme, spot.shape
    radius = dice.RADIUS * min(shape.width(), shape.height())
    if isinstance(spot.key, Push | Roll | Reclaim) or (isinstance(spot.key, Advance) and spot.key.to == PUSH):
        radius = min(shape.width(), shape.height()) / 2
    return Mark(
        (scene.key, "focus", round(shape.width(), 2), round(shape.height(), 2), radius),
        shape.adjusted(-8, -8, 8, 8),
        _Z_FOCUS,
        lambda painter: paint_focus_ring(painter, shape, radius, theme),
    )
