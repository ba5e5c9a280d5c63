"""Everything on the Lawn has its own place, inside the board."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.base import FACES
from hotl_desktop.games.get_off_my_lawn import SIDES, Side
from hotl_desktop.view.lawn_geometry import LawnGeometry, PlayerRowGeometry
from hotl_desktop.view.paint import square

AREA = QRectF(20, 30, 930, 900)
HAIR = 1e-6
each_side = pytest.mark.parametrize("side", SIDES)


def holds(outer: QRectF, inner: QRectF) -> bool:
    return outer.adjusted(-HAIR, -HAIR, HAIR, HAIR).contains(inner)


def overlap(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > HAIR and common.height() > HAIR


def staged_rects(lawn: LawnGeometry, row: int, side: Side, count: int) -> list[QRectF]:
    return [square(lawn.staged_center(row, side, k, count), lawn.staged_side(count)) for k in range(count)]


def test_positions_are_disjoint_and_on_the_turf() -> None:
    lawn = LawnGeometry(AREA)
    rects = [lawn.position_rect(row, position) for row in FACES for position in range(5)]
    for one, other in itertools.combinations(rects, 2):
        assert not overlap(one, other)
    assert all(holds(lawn.turf, rect) for rect in rects)
    assert holds(lawn.slab, lawn.turf)
    assert holds(AREA, lawn.bounds)


def test_rows_rise_from_one_to_six() -> None:
    lawn = LawnGeometry(AREA)
    tops = [lawn.row_rect(row).top() for row in FACES]
    assert tops == sorted(tops, reverse=True)
    assert tops[0] - tops[1] == pytest.approx(lawn.pitch)


def test_every_die_leads_back_to_its_position() -> None:
    lawn = LawnGeometry(AREA)
    for row in FACES:
        for position in range(5):
            assert lawn.position_at(lawn.die_center(row, position)) == (row, position)
            assert holds(lawn.position_rect(row, position), lawn.pit_rect(row, position))
            assert lawn.die_side < lawn.pit_rect(row, position).width()


def test_off_the_turf_there_is_no_position() -> None:
    lawn = LawnGeometry(AREA)
    rows = lawn.rows_rect
    assert lawn.position_at(rows.topLeft() - QPointF(1, -1)) is None
    assert lawn.position_at(rows.bottomRight() + QPointF(-1, 1)) is None
    assert lawn.position_at(lawn.bay_rect(3, "L").center()) is None


def test_bays_are_disjoint_on_the_stone_and_beside_the_turf() -> None:
    lawn = LawnGeometry(AREA)
    bays = [lawn.bay_rect(row, side) for row in FACES for side in SIDES]
    for one, other in itertools.combinations(bays, 2):
        assert not overlap(one, other)
    for bay in bays:
        assert holds(lawn.slab, bay)
        assert not overlap(bay, lawn.turf)


@each_side
@pytest.mark.parametrize("count", range(1, 13))
def test_staged_dice_stay_in_their_bay_and_leave_room_for_the_next(side: Side, count: int) -> None:
    lawn = LawnGeometry(AREA)
    for row in FACES:
        bay, slot = lawn.bay_rect(row, side), lawn.slot_rect(row, side, count)
        assert holds(bay, slot)
        assert min(slot.width(), slot.height()) > 0.1 * lawn.pitch
        for rect in staged_rects(lawn, row, side, count):
            assert holds(bay, rect)
            assert not overlap(slot, rect)
            assert lawn.bay_at(rect.center()) == (row, side)


@each_side
@pytest.mark.parametrize("count", range(1, 5))
def test_up_to_four_staged_dice_do_not_overlap(side: Side, count: int) -> None:
    rects = staged_rects(LawnGeometry(AREA), 4, side, count)
    for one, other in itertools.combinations(rects, 2):
        assert not overlap(one, other)


@each_side
@pytest.mark.parametrize("count", range(5, 9))
def test_each_of_eight_staged_dice_shows_a_whole_column_of_pips(side: Side, count: int) -> None:
    lawn = LawnGeometry(AREA)
    rects = staged_rects(lawn, 2, side, count)
    # Pips are at a quarter of the side from the middle, with a radius of .092 sides (.105 with its emblem's tips).
    needed = (0.25 + 0.105) * lawn.staged_side(count)
    for index, rect in enumerate(rects):
        visible = rect.width()
        for later in rects[:index]:
            if abs(later.center().y() - rect.center().y()) < 1:
                visible = min(visible, abs(later.center().x() - rect.center().x()))
        assert visible >= needed - HAIR


@each_side
def test_the_first_in_the_queue_is_nearest_the_turf(side: Side) -> None:
    lawn = LawnGeometry(AREA)
    middle = lawn.turf.center().x()
    for count in range(2, 9):
        ways = [abs(lawn.staged_center(1, side, k, count).x() - middle) for k in range(count)]
        assert ways == sorted(ways)


@each_side
def test_push_discs_sit_on_the_edge_of_the_turf_at_their_row(side: Side) -> None:
    lawn = LawnGeometry(AREA)
    for row in FACES:
        spot = lawn.push_center(row, side)
        assert spot.x() == (lawn.turf.left() if side == "L" else lawn.turf.right())
        assert spot.y() == lawn.die_center(row, 0).y()


@given(
    width=st.floats(100, 3000),
    height=st.floats(100, 3000),
    strength=st.booleans(),
    player_row=st.booleans(),
)
def test_nothing_leaves_the_area_whatever_its_shape(
    width: float, height: float, strength: bool, player_row: bool
) -> None:
    area = QRectF(7, 9, width, height)
    lawn = LawnGeometry(area, strength=strength, player_row=player_row)
    parts = [lawn.slab]
    for row in FACES:
        parts += [lawn.number_rect(row), lawn.bay_rect(row, "L"), lawn.bay_rect(row, "R")]
        if strength:
            parts.append(lawn.strength_rect(row))
            assert not overlap(lawn.strength_rect(row), lawn.slab)
    parts += [lawn.position_caption_rect(position) for position in range(5)]
    parts += [lawn.staging_caption_rect(side) for side in SIDES]
    if player_row:
        parts.append(lawn.rail)
        assert lawn.rail.top() > lawn.position_caption_rect(0).bottom()
    for part in parts:
        assert part.isValid()
        assert area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(part)


def test_the_rail_and_strength_can_be_left_out_and_leave_more_room() -> None:
    whole, plain = LawnGeometry(AREA), LawnGeometry(AREA, strength=False, player_row=False)
    assert plain.pitch > whole.pitch
    assert plain.rail.isEmpty()
    assert plain.strength_rect(1).isEmpty()


RAIL = LawnGeometry(AREA).rail


@pytest.mark.parametrize(("count", "collapsed"), [(n, c) for n in range(9) for c in range(9 - n)])
def test_dice_of_the_player_row_lie_in_order_in_the_groove(count: int, collapsed: int) -> None:
    row = PlayerRowGeometry(RAIL, count, collapsed)
    rects = [row.rect_of(index) for index in range(count)]
    beside = [square(row.collapsed_center(index), row.collapsed_side) for index in range(collapsed)]
    for one, other in itertools.pairwise(rects):
        assert one.center().x() < other.center().x()
        assert not overlap(one, other)
    for rect in (*rects, *beside):
        assert holds(row.groove, rect)
        assert not overlap(rect, row.name_rect)
        if row.hint_rect.isValid():
            assert not overlap(rect, row.hint_rect)
    for rect, other in itertools.product(rects, beside):
        assert not overlap(rect, other)


@pytest.mark.parametrize("count", range(9))
def test_only_the_ends_are_live_raised_and_large(count: int) -> None:
    row = PlayerRowGeometry(RAIL, count)
    live = [index for index in range(count) if row.is_live(index)]
    assert live == sorted({0, count - 1} if count else set())
    for index in range(count):
        if index not in live:
            assert row.center_of(index).y() > row.center_of(0).y()
            assert row.side_of(index) < row.side_of(0)
    assert (row.rod is None) == (count < 3)


@pytest.mark.parametrize("count", range(3, 9))
def test_the_rod_covers_the_middle_and_frees_the_ends(count: int) -> None:
    row = PlayerRowGeometry(RAIL, count)
    assert row.rod is not None
    start, end = row.rod
    assert start.x() < row.rect_of(1).left()
    assert end.x() > row.rect_of(count - 2).right()
    assert start.x() > row.rect_of(0).center().x()
    assert end.x() < row.rect_of(count - 1).center().x()
