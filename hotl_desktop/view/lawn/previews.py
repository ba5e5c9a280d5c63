"""The marks of what an action would do: the belt, what falls, what comes, and what is said of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.get_off_my_lawn import POSITIONS, Side

from ..lawn_marks import paint_belt_chevron, paint_faller_disc, paint_new_die_ring
from ..paint import square
from . import words
from .forecast import Forecast, owners
from .layout import FALLEN, Pose
from .marks import Mark
from .setting import Z_DISC, Z_NEW, Z_PUSH, Marks, Setting, tag_mark


def preview_marks(setting: Setting, seen: Forecast) -> Marks:
    """Chevrons of the belt, the disc under what falls, the ring round what comes, and what the tags say."""
    marks: Marks = {}
    lawn = setting.layout.lawn
    if seen.ghost is not None:
        marks["new"] = _new_ring(setting, seen.ghost[1])
    if seen.pushes is not None:
        row, side = seen.pushes
        for index in range(len(POSITIONS) - 1):
            middle = (lawn.die_center(row, index) + lawn.die_center(row, index + 1)) / 2
            marks["belt", index] = _chevron(setting, middle, rightwards=side == "L")
    if seen.faller is not None:
        marks["faller"] = _faller_disc(setting, seen.poses[seen.faller[0]])
    for index, (text, place) in enumerate(_tags(setting, seen)):
        marks["tag", index] = tag_mark(setting, text, place)
    return marks


def _new_ring(setting: Setting, pose: Pose) -> Mark:
    seat, theme = setting.state.turn, setting.theme
    return Mark(
        (setting.key, "new", seat, round(pose.side, 2)),
        square(pose.center, 1.4 * pose.side),
        Z_NEW,
        lambda painter: paint_new_die_ring(painter, pose.center, pose.side, theme, seat),
    )


def _faller_disc(setting: Setting, pose: Pose) -> Mark:
    seat, theme, pitch = setting.state.turn, setting.theme, pose.side / FALLEN
    return Mark(
        (setting.key, "faller", seat, round(pitch, 2)),
        square(pose.center, 1.1 * pitch),
        Z_DISC,
        lambda painter: paint_faller_disc(painter, pose.center, pitch, theme, seat),
    )


def _tags(setting: Setting, seen: Forecast) -> list[tuple[str, QRectF]]:
    """What is to be said, and about which place. Two things at one end of the row are said in one tag."""
    tags: list[tuple[str, QRectF]] = []
    off: Side | None = None
    if seen.faller is not None and seen.pushes is not None:
        berth, owner = seen.faller
        row, entry = seen.pushes
        off = "R" if entry == "L" else "L"
        pose = seen.poses[berth]
        tags.append((words.falls(owner, row, setting.names), square(pose.center, 0.94 * pose.side / FALLEN)))
    if seen.doomed:
        text = words.collapses(owners(seen.doomed), setting.names)
        sides = {side for _, side, _, _ in seen.doomed}
        if sides == {off}:
            falls, place = tags.pop()
            tags.append((f"{falls} · {text}", place))
        else:
            row, side = seen.doomed[0][0], next(side for side in sorted(sides) if side != off)
            bay, inset = setting.layout.lawn.bay_rect(row, side), 0.14 * setting.layout.pitch
            tags.append((text, bay.adjusted(0, inset, 0, -inset)))
    return tags


def _chevron(setting: Setting, middle: QPointF, *, rightwards: bool) -> Mark:
    q, theme, seat = setting.layout.pitch, setting.theme, setting.state.turn
    return Mark(
        (setting.key, "belt", seat, rightwards),
        square(middle, 0.34 * q),
        Z_PUSH,
        lambda painter: paint_belt_chevron(painter, middle, q, theme, seat, rightwards=rightwards),
    )
