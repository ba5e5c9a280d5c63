"""What a point of the board means, without any event."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF

from hotl_desktop.games.base import CHANCE
from hotl_desktop.games.head_of_the_line import (
    CELLS,
    HeadOfTheLineState,
    Line,
    Relocate,
    parse_action,
    parse_cell,
)
from hotl_desktop.games.head_of_the_line_layout import lay_out
from hotl_desktop.view.hotl.places import Places, nearest_on, point_along
from hotl_desktop.view.hotl.targets import Targets
from tests.walks import LINE_TABLES, walk


def line(text: str) -> Line:
    action = parse_action(text)
    assert isinstance(action, Line)
    return action


def positions(seed: int) -> list[HeadOfTheLineState]:
    """Positions with lines or relocations to choose from, of random games."""
    found = []
    for table in LINE_TABLES[::3]:
        for state, _, _ in walk(table, Random(seed)):
            assert isinstance(state, HeadOfTheLineState)
            if state.to_act() is not CHANCE and str(state.legal_actions()[0]) != "pass":
                found.append(state)
    return found


def targets_of(state: HeadOfTheLineState, quarter_turns: int = 0) -> tuple[Places, Targets]:
    places = Places(QRectF(0, 0, 700, 700), 1.0, quarter_turns)
    head = state.heads[state.homeless[0] if state.homeless else state.turn]
    return places, Targets(places, state.legal_actions(), None if head < 0 else head)


# The Head is on j4; every side is free, so a roll of 2 gives four shared ends.
SHARED = lay_out("NE", {"NE": "g7-j7 j6 j5 j4", "SE": "g6-g4", "SW": "f6-d6 i4"}, die=2, clear=("NE", "SE", "SW"))


@pytest.mark.parametrize("quarter_turns", [0, 1, 2, 3])
def test_the_point_of_every_action_means_it_for_certain(quarter_turns: int) -> None:
    shared = 0
    for state in positions(quarter_turns):
        _, targets = targets_of(state, quarter_turns)
        for action in state.legal_actions():
            aim = targets.at(targets.point(action), None)
            assert aim is not None
            assert (aim.action, aim.at_end, aim.certain) == (action, True, True)
            if isinstance(action, Line) and targets.sharing(action) is not None:
                shared += 1
                assert state.die == 2
    assert shared > 0


def test_every_cell_of_a_line_means_a_line_through_it() -> None:
    for state in positions(8):
        places, targets = targets_of(state)
        through = {cell for one in targets.lines for cell in one.cells} | set(targets.relocations)
        for cell in range(CELLS):
            aim = targets.at(places.center(cell), None)
            assert (aim is not None) == (cell in through)
            if aim is not None and isinstance(aim.action, Line):
                assert cell in aim.action.cells
                ends_here = any(one.end == cell for one in targets.lines)
                assert aim.at_end == ends_here == (aim.action.end == cell)


def test_the_two_halves_of_a_shared_end_mean_their_origins() -> None:
    places, targets = targets_of(SHARED)
    above, beside = line("j5-k5"), line("k4-k5")
    assert targets.sharing(above) == beside
    end = places.center(parse_cell("k5"))
    # The origin j5 lies to the left of the end, k4 below it.
    for offset, meant in ((QPointF(-0.2, 0), above), (QPointF(0, 0.2), beside), (QPointF(-0.3, -0.1), above)):
        aim = targets.at(end + offset * places.cell, None)
        assert aim is not None
        assert (aim.action, aim.certain) == (meant, True)


def test_the_middle_of_a_shared_end_keeps_the_line_that_is_shown() -> None:
    places, targets = targets_of(SHARED)
    end = places.center(parse_cell("k5"))
    for shown in (line("j5-k5"), line("k4-k5")):
        aim = targets.at(end, shown)
        assert aim is not None
        assert (aim.action, aim.certain) == (shown, False)


def test_pointing_at_an_origin_after_a_shared_end_takes_the_line_from_there() -> None:
    places, targets = targets_of(SHARED)
    for origin, meant, shown in (("k4", "k4-k5", "j5-k5"), ("j5", "j5-k5", "k4-k5"), ("k4", "k4-k3", "j3-k3")):
        aim = targets.at(places.center(parse_cell(origin)), line(shown))
        assert aim is not None
        assert (aim.action, aim.at_end) == (line(meant), False)


def test_a_common_cell_means_the_line_whose_way_is_nearest() -> None:
    places, targets = targets_of(SHARED)
    middle = places.center(parse_cell("k4"))
    for offset, meant in ((QPointF(0.35, 0), "k4-l4"), (QPointF(0, -0.35), "k4-k5"), (QPointF(0, 0.35), "k4-k3")):
        aim = targets.at(middle + offset * places.cell, None)
        assert aim is not None
        assert (str(aim.action), aim.certain) == (meant, True)
    aim = targets.at(middle, None)
    assert aim is not None
    assert not aim.certain


def test_a_drag_takes_the_line_of_the_origin_it_came_through() -> None:
    places, targets = targets_of(SHARED)
    end = places.center(parse_cell("k5"))
    for origin in ("j5", "k4"):
        aim = targets.along(end, parse_cell(origin), None)
        assert aim is not None
        assert (str(aim.action), aim.at_end) == (f"{origin}-k5", True)


def test_a_drag_may_stray_a_little_but_not_far() -> None:
    state = lay_out("NW", {"NW": "f7-f12 e12", "SE": "g6-g3"}, die=4, clear=("NW", "SE"))
    places, targets = targets_of(state)
    near = places.center(parse_cell("b12")) + QPointF(0, -0.65) * places.cell
    aim = targets.along(near, None, None)
    assert aim is not None
    assert (str(aim.action), aim.at_end) == ("d12-a12", False)
    assert targets.along(places.center(parse_cell("b9")), None, None) is None
    assert targets.along(places.center(parse_cell("e12")), None, None) is None


def test_what_is_not_on_the_board_has_no_point() -> None:
    _, targets = targets_of(SHARED)
    for action in (parse_action("pass"), line("a1-a2"), Relocate(0)):
        with pytest.raises(ValueError, match="not on the board"):
            targets.point(action)


def test_relocations_are_meant_by_their_chips_only() -> None:
    state = next(state for seed in range(20) for state in positions(seed) if state.homeless)
    places, targets = targets_of(state)
    cells = {action.cell for action in state.legal_actions() if isinstance(action, Relocate)}
    assert len(cells) > 1
    for cell in range(CELLS):
        aim = targets.at(places.center(cell), None)
        assert (aim is not None) == (cell in cells)
        drag = targets.along(places.center(cell), None, None)
        assert (drag is not None) == (cell in cells)


def test_cells_are_where_they_are_seen() -> None:
    for ratio in (1.0, 1.5, 2.0):
        for size in ((320.0, 300.0), (801.0, 640.0), (1203.0, 1999.0)):
            for quarter_turns in range(4):
                places = Places(QRectF(0, 0, *size), ratio, quarter_turns)
                room = QRectF(0, 0, *size)
                assert room.contains(places.outer)
                assert (places.cell * ratio) == round(places.cell * ratio)
                for cell in range(0, CELLS, 7):
                    assert places.cell_at(places.center(cell)) == cell
                corners = {0: "a1", 1: "l1", 2: "l12", 3: "a12"}
                lower_left = places.geometry.grid.bottomLeft() + QPointF(2, -2)
                assert places.cell_at(lower_left) == parse_cell(corners[quarter_turns])


def test_ways_are_measured_along_their_corners() -> None:
    corners = [QPointF(0, 0), QPointF(10, 0), QPointF(10, 30)]
    assert point_along(corners, 0) == QPointF(0, 0)
    assert point_along(corners, 0.25) == QPointF(10, 0)
    assert point_along(corners, 0.5) == QPointF(10, 10)
    assert point_along(corners, 1) == QPointF(10, 30)
    assert point_along(corners[:1], 0.5) == QPointF(0, 0)
    assert nearest_on(corners, QPointF(14, 20)) == (4, QPointF(10, 20))
    assert nearest_on(corners, QPointF(-3, -4)) == (5, QPointF(0, 0))
