"""The table shares its rectangle out: everything has its place, inside it, whatever its shape."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.view.lawn.layout import FALLEN, Pose, TableLayout
from hotl_desktop.view.lawn.places import Captured, Collapsed, Counts, InRow, counts_of, picture_of
from hotl_desktop.view.paint import square

from .games import transitions

SIZES = [(620, 480), (620, 620), (930, 880), (1000, 720), (1400, 800), (480, 700)]


def layouts() -> list[TableLayout]:
    return [TableLayout(QRectF(0, 0, width, height), viewer) for width, height in SIZES for viewer in range(4)]


def overlap(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > 0.01 and common.height() > 0.01


@given(width=st.floats(200, 3000), height=st.floats(200, 3000), viewer=st.integers(0, 3))
def test_nothing_leaves_the_scene_and_nothing_lies_on_anything_else(width: float, height: float, viewer: int) -> None:
    area = QRectF(0, 0, width, height)
    layout = TableLayout(area, viewer)
    parts = [layout.lawn.slab, layout.lawn.rail, layout.tray, *(rack.rect for rack in layout.racks.values())]
    parts += [layout.lawn.strength_rect(row) for row in range(1, 7)]
    for part in parts:
        assert area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(part)
    for one, other in itertools.combinations(parts, 2):
        assert not overlap(one, other)


def test_the_others_come_clockwise_after_the_viewer() -> None:
    for layout in layouts():
        assert list(layout.racks) == [(layout.viewer + step) % 4 for step in (1, 2, 3)]


def test_a_wide_scene_has_its_racks_beside_the_lawn_and_a_tall_one_below() -> None:
    assert TableLayout(QRectF(0, 0, 1400, 800), 0).upright
    assert not TableLayout(QRectF(0, 0, 700, 800), 0).upright


@pytest.mark.parametrize("size", SIZES)
def test_the_better_arrangement_is_taken(size: tuple[int, int]) -> None:
    layout = TableLayout(QRectF(0, 0, *size), 0)
    assert layout.pitch == pytest.approx(max(layout.pitch_if(upright) for upright in (True, False)))


@pytest.mark.parametrize("count", range(9))
def test_dice_of_every_player_row_lie_apart_and_in_order(count: int) -> None:
    for layout in layouts():
        for seat in range(4):
            counts = Counts(_only(seat, count), _only(seat, 8 - count), (0,) * 12, ((),) * 4)
            row = [layout.pose(InRow(seat, slot), counts) for slot in range(count)]
            beside = [layout.pose(Collapsed(seat, index), counts) for index in range(8 - count)]
            _assert_apart(row)
            for one, other in itertools.product(row, beside):
                assert not overlap(_rect(one), _rect(other))
            home = layout.lawn.rail if seat == layout.viewer else layout.racks[seat].rect
            for pose in (*row, *beside):
                assert home.contains(pose.center)
            steps = [later.center - earlier.center for earlier, later in itertools.pairwise(row)]
            upright = seat != layout.viewer and layout.upright
            assert all(-step.y() > 0 if upright else step.x() > 0 for step in steps)


@pytest.mark.parametrize("count", range(1, 7))
def test_captured_power_dice_lie_apart_before_their_captor(count: int) -> None:
    for layout in layouts():
        for seat in range(4):
            own = tuple(range(1, count + 1))
            captured = tuple(own if other == seat else () for other in range(4))
            counts = Counts((0,) * 4, (0,) * 4, (0,) * 12, captured)
            poses = [layout.pose(Captured(seat, row), counts) for row in own]
            _assert_apart(poses)
            home = layout.tray if seat == layout.viewer else layout.racks[seat].rect
            for pose in poses:
                assert home.adjusted(-1, -1, 1, 1).contains(_rect(pose))


def test_no_two_dice_of_a_game_lie_on_one_spot() -> None:
    layout = TableLayout(QRectF(0, 0, 640, 600), 2)
    for step in list(transitions(4))[::7]:
        assert isinstance(step.after, GetOffMyLawnState)
        picture = picture_of(step.after)
        counts = counts_of(picture)
        spots = [layout.pose(place, counts).center for place in picture]
        for one, other in itertools.combinations(spots, 2):
            assert (one - other).manhattanLength() > 3


def test_a_fallen_die_leaves_the_first_that_waits_in_sight() -> None:
    for layout in layouts():
        lawn = layout.lawn
        for row, side in ((6, "L"), (3, "R")):
            assert side in ("L", "R")
            waiting = square(lawn.staged_center(row, side, 0, 1), lawn.staged_side(1))  # type: ignore[arg-type]
            fallen = layout.fallen_pose(row, side, 1)  # type: ignore[arg-type]
            assert not waiting.contains(fallen.center)
            assert abs(fallen.center.x() - waiting.center().x()) > 0.5 * waiting.width()


def test_a_fallen_die_keeps_off_the_words_about_strength() -> None:
    for layout in layouts():
        words = layout.lawn.strength_rect(3)
        for waiting in (0, 1, 2):
            fallen = layout.fallen_pose(3, "R", waiting)
            disc = square(fallen.center, 2 * 0.46 * fallen.side / FALLEN)
            assert words.isEmpty() or disc.right() <= words.left()


def _only(seat: int, count: int) -> tuple[int, ...]:
    return tuple(count if other == seat else 0 for other in range(4))


def _rect(pose: Pose) -> QRectF:
    return square(QPointF(pose.center), pose.side)


def _assert_apart(poses: list[Pose]) -> None:
    for one, other in itertools.combinations(poses, 2):
        assert not overlap(_rect(one), _rect(other))
