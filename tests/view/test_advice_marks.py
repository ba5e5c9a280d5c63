"""What is outlined on the boards for hints and reviews is something that can be seen there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Push, Reclaim, Roll
from hotl_desktop.games.head_of_the_line import Line
from hotl_desktop.games.head_of_the_line_layout import lay_out as line_layout
from hotl_desktop.view.advice_marks import shape_of
from hotl_desktop.view.lawn.choices import Boundary
from hotl_desktop.view.lawn.places import Berth, InQueue, InRow

from .goml_table import Table
from .hotl_table import Table as LineTable
from .lawn.positions import FULL, IDLE, OPEN


def _die(table: Table, place: Berth) -> QRectF:
    item = table.scene.die_at(place)
    return item.sceneBoundingRect()


@pytest.mark.parametrize(
    ("state", "action", "place"),
    [
        (OPEN, Roll("low"), InRow(0, 0)),
        (OPEN, Roll("high"), InRow(0, 5)),
        (IDLE, Reclaim(6, "R"), InQueue(6, "R", 1)),
    ],
    ids=["low", "high", "reclaim"],
)
def test_in_a_review_the_die_that_it_was_about_is_outlined(
    qtbot: QtBot, state: GetOffMyLawnState, action: Roll | Reclaim, place: Berth
) -> None:
    table = Table(qtbot)
    assert action in state.legal_actions()
    table.scene.set_viewer(state.turn)
    table.scene.show_state(state)
    shape = shape_of(table.scene, action)
    assert shape is not None
    die = _die(table, place)
    assert shape.path.boundingRect().center().x() == pytest.approx(die.center().x(), abs=0.1 * die.width())
    assert shape.path.boundingRect().center().y() == pytest.approx(die.center().y(), abs=0.2 * die.height())
    assert 0.6 * die.width() < shape.path.boundingRect().width() < die.width()  # a sprite has its shadow, too


def test_nothing_is_outlined_that_cannot_be_done_in_the_position_shown(qtbot: QtBot) -> None:
    table = Table(qtbot)
    for state, others in ((OPEN, IDLE), (IDLE, OPEN)):
        table.scene.set_viewer(state.turn)
        table.scene.show_state(state)
        foreign = [action for action in others.legal_actions() if action not in state.legal_actions()]
        assert foreign
        assert [shape_of(table.scene, action) for action in foreign] == [None] * len(foreign)


def test_where_a_die_may_be_rolled_its_button_is_outlined(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.lay(OPEN)
    shape = shape_of(table.scene, Roll("low"))
    assert shape is not None
    assert shape.path.boundingRect().center() == table.scene.area_of(Roll("low")).center()


def test_a_line_has_a_crown_at_its_end_unless_the_board_shows_it(qtbot: QtBot) -> None:
    state = line_layout("NE", {"NE": "", "SE": ""}, die=3)
    table = LineTable(qtbot)
    action = state.legal_actions()[0]
    assert isinstance(action, Line)
    table.scene.show_state(state)
    shape = shape_of(table.scene, action)
    assert shape is not None
    assert shape.sign is not None
    assert table.scene.places is not None
    assert shape.sign.center == table.scene.places.center(action.end)
    table.scene.offer(state.legal_actions())
    shape = shape_of(table.scene, action)
    assert shape is not None
    assert shape.sign is None


def test_a_push_has_its_arrow_unless_the_lawn_shows_it(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.show_state(FULL)
    for action, way in ((Push(6, "L"), 1), (Push(6, "R"), -1)):
        shape = shape_of(table.scene, action)
        assert shape is not None
        assert shape.sign is not None
        assert shape.sign.center == shape.end
        tip = shape.sign.mark.boundingRect().center() - shape.sign.center
        assert tip.x() * way > 0
    table.scene.offer(FULL.legal_actions())
    table.scene.pick(Boundary(6))
    shape = shape_of(table.scene, Push(6, "L"))
    assert shape is not None
    assert shape.sign is None
