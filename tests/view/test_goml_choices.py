"""How a choice is made at the table of Get Off My Lawn: picking up, pointing, dragging, doubting, letting go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import (
    ALL_ACTIONS,
    Advance,
    GetOffMyLawnState,
    Pass,
    Place,
    Push,
    Reclaim,
    Recover,
    Roll,
    Stage,
    lay_out,
)
from hotl_desktop.view.lawn.choices import Boundary, Source, Waiting, source_of
from hotl_desktop.view.lawn.places import InQueue, InRow, OnLawn
from hotl_desktop.view.lawn.spots import Key
from hotl_desktop.view.theme import Speed

from .goml_table import Table
from .lawn.games import transitions
from .lawn.positions import FULL, IDLE, OPEN

DOWN = lay_out("P1", {"P1": "12345", "P2": "11223344", "P3": "11223344", "P4": "11223344"}, collapsed={"P1": "255"})
"""Recover."""
ALONE = lay_out(
    "P3",
    {"P2": "4", "P3": "25"},
    lawn={1: "2214*", 2: "44421", 3: "4*143", 4: "23133", 5: "41411", 6: "23221"},
    staged={(5, "R"): "3"},
    captured={2: "P4", 4: "P2", 5: "P4", 6: "P2"},
    solo=True,
)
"""The Solo Grind with nothing but rolls."""


def picked(table: Table) -> Source | None:
    """What is picked up now; a function, so that type checkers expect it to change."""
    return table.scene.picked


def focused(table: Table) -> Key | None:
    return table.scene.focused


def pointed(table: Table) -> Action | None:
    return table.scene.pointed_at


def spot_of(table: Table, key: object) -> QPointF:
    return next(spot.center for spot in table.scene.spots if spot.key == key)


def took(table: Table, key: Qt.Key) -> bool:
    """Whether the scene takes the key for itself."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    table.scene.keyPressEvent(event)
    return event.isAccepted()


def texts(actions: list[Action]) -> list[str]:
    return [str(action) for action in actions]


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, (640, 640))


# ----------------------------------------------------------------------------------------------------- what can be done


@pytest.mark.parametrize("state", [OPEN, FULL, DOWN, IDLE, ALONE])
def test_every_offered_action_but_a_pass_has_its_point_and_can_be_clicked(
    table: Table, state: GetOffMyLawnState
) -> None:
    for action in state.legal_actions():
        table.lay(state)
        table.chosen.clear()
        table.do_by_mouse(action)
        assert table.chosen == [action]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("size", [(620, 480), (900, 640), (1000, 1000)])
def test_targets_that_are_offered_together_do_not_hide_each_other(
    qtbot: QtBot, seed: int, size: tuple[int, int]
) -> None:
    table = Table(qtbot, size)
    for step in list(transitions(seed))[40::13]:
        state = step.after
        assert isinstance(state, GetOffMyLawnState)
        table.lay(state)
        for action in state.legal_actions():
            if not isinstance(action, Pass):
                table.scene.pick(source_of(action))
                table.scene.point_at(None)
                table.hover(table.scene.target_point(action) + QPointF(0, 3))
                table.hover(table.scene.target_point(action))
                assert pointed(table) == action


def test_a_pass_has_no_point(table: Table) -> None:
    table.lay(IDLE)
    with pytest.raises(ValueError, match="no place"):
        table.scene.target_point(Pass())


# ----------------------------------------------------------------------------------------------------------- picking up


def test_a_press_picks_a_boundary_die_up_and_its_row_offers_its_targets(table: Table) -> None:
    table.lay(FULL)
    assert picked(table) is None
    table.press(spot_of(table, Boundary(6)))
    assert picked(table) == Boundary(6)
    table.release(spot_of(table, Boundary(6)))
    keys = {spot.key for spot in table.scene.spots if not spot.is_source and not isinstance(spot.key, Roll)}
    assert keys == {Push(6, "L"), Push(6, "R"), Stage(6, "L"), Stage(6, "R")}
    assert table.chosen == []


def test_what_is_alone_is_picked_up_by_itself(table: Table) -> None:
    alone = lay_out(
        "P1",
        {"P1": "33", "P2": "11223344", "P3": "11223344", "P4": "11223344"},
        lawn={1: "11*1.", 2: "11*1."},
    )
    table.lay(alone)
    assert picked(table) == Boundary(3)


def test_a_click_on_a_row_picks_up_the_die_for_it(table: Table) -> None:
    table.lay(FULL)
    table.click(table.scene.point_of(OnLawn(6, 2)))
    assert picked(table) == Boundary(6)
    table.click(table.scene.point_of(OnLawn(4, 2)))
    assert picked(table) == Boundary(4)
    assert table.chosen == []
    assert table.doubted == []


def test_the_other_end_is_picked_up_instead(table: Table) -> None:
    table.lay(FULL)
    for face in (6, 4, 6):
        table.click(spot_of(table, Boundary(face)))
        assert picked(table) == Boundary(face)


def test_a_click_beside_everything_lays_the_die_down(table: Table) -> None:
    table.lay(FULL)
    table.click(spot_of(table, Boundary(6)))
    table.click(QPointF(3, 3))
    assert picked(table) is None


def test_an_own_staged_die_advances(table: Table) -> None:
    table.lay(OPEN)
    table.click(spot_of(table, Waiting(5, "L")))
    assert picked(table) == Waiting(5, "L")
    table.click(table.scene.target_point(Advance(5, "L", "IR")))
    assert table.chosen == [Advance(5, "L", "IR")]


# ------------------------------------------------------------------------------------------------------------- pointing


def test_pointing_tells_the_action_and_leaving_tells_that_it_is_over(table: Table) -> None:
    table.lay(FULL)
    table.click(spot_of(table, Boundary(6)))
    table.hover(table.scene.target_point(Push(6, "R")))
    table.hover(table.scene.sceneRect().bottomRight() - QPointF(2, 2))
    assert table.pointed == [Push(6, "R"), None]


def test_a_push_that_is_pointed_at_shows_the_belt_as_it_would_lie(table: Table) -> None:
    table.lay(FULL)
    here = {index: table.scene.die_at(OnLawn(6, index)).pos() for index in range(5)}
    waiting = table.scene.die_at(InQueue(6, "L", 0))
    upright = waiting.pixmap().cacheKey()
    table.scene.point_at(Push(6, "L"))
    for index in range(4):
        assert (table.scene.die_at(OnLawn(6, index)).pos() - here[index + 1]).manhattanLength() <= 1
    assert table.scene.die_at(OnLawn(6, 4)).pos().x() > here[4].x() + 20
    assert waiting.pixmap().cacheKey() != upright
    table.scene.point_at(None)
    table.assert_shows(FULL)


@pytest.mark.parametrize("state", [OPEN, FULL, DOWN, IDLE, ALONE])
def test_a_preview_that_is_left_changes_nothing(table: Table, state: GetOffMyLawnState) -> None:
    table.lay(state)
    before = table.photograph()
    for action in state.legal_actions():
        table.scene.point_at(action)
        assert pointed(table) == action
        table.scene.point_at(None)
    table.assert_shows(state)
    table.lay(state)
    assert table.photograph() == before


def test_a_preview_eases_into_place_and_back(qtbot: QtBot, table: Table) -> None:
    table.scene.set_speed(Speed.NORMAL)
    table.lay(FULL)
    there = table.scene.die_at(OnLawn(6, 1)).pos()
    die = table.scene.die_at(OnLawn(6, 0))
    start = die.pos()
    table.scene.point_at(Push(6, "L"))
    assert die.pos() == start
    qtbot.waitUntil(lambda: (die.pos() - there).manhattanLength() <= 1)
    table.scene.point_at(None)
    qtbot.waitUntil(lambda: table.scene.die_at(OnLawn(6, 0)).pos() == start)
    table.assert_shows(FULL)


# ------------------------------------------------------------------------------------------------------ blocked and why


def test_a_row_that_lacks_strength_shows_blocked_arrows_that_say_why(table: Table) -> None:
    table.lay(FULL)
    table.click(spot_of(table, Boundary(4)))
    blocked = {spot.key for spot in table.scene.spots if spot.blocked}
    assert blocked == {Push(4, "L"), Push(4, "R")}
    point = spot_of(table, Push(4, "L"))
    table.hover(point)
    assert table.doubted == [Push(4, "L")]
    assert table.pointed == []
    table.click(point)
    assert table.chosen == []
    table.hover(QPointF(3, 3))
    assert set(table.doubted[:-1]) == {Push(4, "L")}
    assert table.doubted[-1] is None
    reason = FULL.why_not(Push(4, "L"))
    assert reason is not None
    assert "Strength 2" in reason.reason


def test_what_is_no_target_is_doubted_as_what_it_would_have_been(table: Table) -> None:
    table.lay(OPEN)
    table.click(spot_of(table, Boundary(5)))
    for place, meant in (
        (OnLawn(5, 0), Place(5, "FL")),
        (OnLawn(5, 2), Place(5, "C")),
        (OnLawn(6, 1), Place(6, "IL")),
    ):
        table.doubted.clear()
        table.click(table.scene.point_of(place))
        assert table.doubted[-1] == meant
        assert OPEN.why_not(meant) is not None
    assert table.chosen == []


def test_a_locked_die_says_that_it_is_locked(table: Table) -> None:
    table.lay(OPEN)
    table.click(table.scene.die_at(InRow(0, 2)).pos())
    assert isinstance(table.doubted[-1], Stage)
    reason = OPEN.why_not(table.doubted[-1])
    assert reason is not None
    assert "locked" in reason.reason


def test_a_used_roll_says_so(table: Table) -> None:
    table.lay(IDLE)
    table.double_click(spot_of(table, Boundary(2)))
    assert table.doubted[-1] == Roll("low")
    assert table.chosen == []


def test_every_doubt_is_an_action_that_the_rules_can_judge(table: Table) -> None:
    for state in (OPEN, FULL, DOWN, IDLE, ALONE):
        table.lay(state)
        for x in range(20, 640, 37):
            for y in range(20, 640, 41):
                table.doubted.clear()
                length = len(table.chosen)
                table.click(QPointF(x, y))
                for doubt in table.doubted:
                    assert doubt is None or doubt in ALL_ACTIONS
                if len(table.chosen) > length:
                    assert table.chosen[-1] in state.legal_actions()
                    table.lay(state)


# --------------------------------------------------------------------------------------------- rolls, recoveries, alone


@pytest.mark.parametrize(("face", "end"), [(4, "low"), (6, "high")])
def test_a_double_click_on_a_boundary_die_rolls_it(table: Table, face: int, end: str) -> None:
    table.lay(FULL)
    table.double_click(spot_of(table, Boundary(face)))
    assert texts(table.chosen) == [f"roll {end}"]


def test_a_double_click_on_a_place_commits_once(table: Table) -> None:
    table.lay(FULL)
    table.click(spot_of(table, Boundary(6)))
    table.double_click(table.scene.target_point(Push(6, "L")))
    assert table.chosen == [Push(6, "L")]


def test_a_collapsed_die_is_chosen_among_those_that_lie_there(table: Table) -> None:
    table.lay(DOWN)
    assert {spot.key for spot in table.scene.spots} == {Recover(2), Recover(5)}
    table.click(table.scene.target_point(Recover(5)))
    assert table.chosen == [Recover(5)]


def test_alone_a_click_on_a_die_rolls_it(table: Table) -> None:
    table.lay(ALONE)
    assert picked(table) is None
    table.click(table.scene.die_at(InRow(2, 1)).pos())
    assert texts(table.chosen) == ["roll high"]


def test_a_staged_die_is_taken_back_by_its_pill_or_by_a_drag_to_the_rail(table: Table) -> None:
    table.lay(IDLE)
    table.do_by_mouse(Reclaim(6, "R"))
    table.lay(IDLE)
    table.press(spot_of(table, Waiting(6, "R")))
    middle = table.scene.target_point(Reclaim(6, "R")) - QPointF(0, 30)
    table.drag_to(middle - QPointF(40, 40))
    table.drag_to(middle)
    table.release(middle)
    assert table.chosen == [Reclaim(6, "R")] * 2


# ------------------------------------------------------------------------------------------------------------- dragging


def drag(table: Table, start: QPointF, end: QPointF) -> None:
    table.press(start)
    table.drag_to(start + (end - start) / 3)
    table.drag_to(end)
    table.release(end)


def test_a_die_is_dragged_to_its_place(table: Table) -> None:
    for action, start in (
        (Push(6, "R"), InRow(0, 3)),
        (Stage(4, "R"), InRow(0, 0)),
    ):
        table.lay(FULL)
        table.chosen.clear()
        drag(table, table.scene.point_of(start), table.scene.target_point(action))
        assert table.chosen == [action]


def test_a_die_that_is_dropped_elsewhere_goes_back(table: Table) -> None:
    table.lay(FULL)
    start = table.scene.point_of(InRow(0, 3))
    table.press(start)
    table.drag_to(start - QPointF(0, 200))
    assert table.scene.shown() != {}
    assert InRow(0, 3) not in table.scene.shown()
    table.release(QPointF(3, 3))
    assert table.chosen == []
    table.assert_shows(FULL)


def test_a_die_that_is_dropped_where_strength_is_missing_is_told_why(table: Table) -> None:
    table.lay(FULL)
    table.click(spot_of(table, Boundary(4)))
    drag(table, table.scene.point_of(InRow(0, 0)), spot_of(table, Push(4, "L")))
    assert table.chosen == []
    assert table.doubted[-1] == Push(4, "L")
    table.assert_shows(FULL)


def test_escape_lays_a_carried_die_down_and_commits_nothing(table: Table) -> None:
    table.lay(FULL)
    table.press(table.scene.point_of(InRow(0, 3)))
    target = table.scene.target_point(Push(6, "L"))
    table.drag_to(target)
    table.key(Qt.Key.Key_Escape)
    table.release(target)
    assert table.chosen == []
    table.assert_shows(FULL)


def test_a_theme_that_changes_under_a_drag_drops_nothing_and_commits_nothing(table: Table) -> None:
    table.lay(FULL)
    table.press(table.scene.point_of(InRow(0, 3)))
    target = table.scene.target_point(Push(6, "L"))
    table.drag_to(target)
    table.scene.set_size(QSizeF(700, 560))
    table.release(QPointF(3, 3))
    assert table.chosen == []
    table.scene.point_at(None)
    table.assert_shows(FULL)


# -------------------------------------------------------------------------------------------------------- with a finger


def test_the_first_touch_of_a_target_only_shows_what_it_would_do(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.lay(FULL)
    table.click(spot_of(table, Boundary(6)))
    point = table.view.mapFromScene(table.scene.target_point(Push(6, "L")))
    finger = QTest.createTouchDevice()
    viewport = table.view.viewport()
    for touches in (1, 2):
        QTest.touchEvent(viewport, finger).press(0, point).commit()
        QTest.touchEvent(viewport, finger).release(0, point).commit()
        assert pointed(table) == Push(6, "L")
        assert len(table.chosen) == touches - 1


# -------------------------------------------------------------------------------------------------------------- by keys


def test_escape_unselects_and_never_commits(table: Table) -> None:
    table.lay(FULL)
    table.key(Qt.Key.Key_6)
    assert picked(table) == Boundary(6)
    assert len(table.pointed) == 1
    table.key(Qt.Key.Key_Escape)
    assert picked(table) is None
    assert focused(table) == Boundary(6)
    table.key(Qt.Key.Key_Escape)
    assert focused(table) is None
    assert table.chosen == []


def test_escape_and_keys_that_do_nothing_go_on_to_the_window(table: Table) -> None:
    table.lay(FULL)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_H, Qt.Key.Key_2, Qt.Key.Key_Return):
        assert not took(table, key)
    assert took(table, Qt.Key.Key_6)


def test_number_keys_do_nothing_while_nothing_is_offered(table: Table) -> None:
    table.scene.show_state(FULL)
    assert not took(table, Qt.Key.Key_4)


def test_a_number_key_goes_through_all_dice_for_its_row(table: Table) -> None:
    state = lay_out(
        "P1",
        {"P1": "344445", "P2": "11223345", "P3": "11223346", "P4": "112256"},
        lawn={4: ".1*4.", 2: "..*4."},
        staged={(5, "L"): "1"},
    )
    table.lay(state)
    table.key(Qt.Key.Key_5)
    assert picked(table) == Boundary(5)
    table.key(Qt.Key.Key_5)
    assert picked(table) == Waiting(5, "L")
    table.key(Qt.Key.Key_5)
    assert picked(table) == Boundary(5)


def test_the_focus_begins_anew_at_the_own_dice_when_keys_lead(table: Table) -> None:
    table.lay(FULL)
    table.key(Qt.Key.Key_Down)
    assert table.scene.focused is not None
    table.lay(OPEN)
    assert isinstance(table.scene.focused, Boundary)
