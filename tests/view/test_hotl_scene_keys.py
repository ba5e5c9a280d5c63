"""The board by keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import CHANCE, Action
from hotl_desktop.games.head_of_the_line import PASS, HeadOfTheLineState, parse_action
from hotl_desktop.view.hotl_scene import BoardPicture
from hotl_desktop.view.table_scene import Way
from hotl_desktop.view.theme import Speed
from tests.view.hotl_table import Table
from tests.view.test_hotl_scene import CROWDED
from tests.view.test_hotl_scene_clicks import SHARED
from tests.walks import LINE_TABLES, seeded, walk

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def taken(table: Table, key: Qt.Key) -> bool:
    """Whether the scene takes a key for itself."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.scene, event)
    return event.isAccepted()


def reachable(table: Table, actions: tuple[Action, ...]) -> set[Action]:
    """What arrow keys alone come to."""
    found: set[Action] = set()
    table.scene.point_at(None)
    front: list[Action | None] = [None]
    while front:
        start = front.pop()
        for way in Way:
            table.scene.point_at(start)
            table.scene.move_focus(way)
            there = table.scene.pointed_at
            if there is not None and there not in found:
                found.add(there)
                front.append(there)
    assert found <= set(actions)
    return found


def test_arrows_reach_every_action(table: Table) -> None:
    asked = 0
    for kind in LINE_TABLES[::3]:
        for index, (state, _, _) in enumerate(walk(kind, Random(21))):
            assert isinstance(state, HeadOfTheLineState)
            if index % 9 or state.to_act() is CHANCE or state.legal_actions() == (PASS,):
                continue
            table.lay(state)
            assert reachable(table, state.legal_actions()) == set(state.legal_actions())
            asked += 1
    assert asked > 15


@pytest.mark.parametrize("quarter_turns", [0, 1, 2, 3])
def test_arrows_reach_shared_ends_from_every_side(table: Table, quarter_turns: int) -> None:
    table.scene.set_rotation(quarter_turns)
    table.lay(SHARED)
    assert reachable(table, SHARED.legal_actions()) == set(SHARED.legal_actions())


def test_an_arrow_goes_where_it_points(table: Table) -> None:
    table.lay(CROWDED)
    for key, texts in (
        (Qt.Key.Key_Right, ["f6-j6", "f6-j6"]),
        (Qt.Key.Key_Down, ["e5-e1", "e7-e11"]),
        (Qt.Key.Key_Left, ["e5-a5"]),
        (Qt.Key.Key_Up, ["e7-e11"]),
    ):
        table.scene.point_at(None)
        table.key(key)
        assert str(table.scene.pointed_at) == texts[0]


def test_past_the_last_comes_the_first(table: Table) -> None:
    table.lay(CROWDED)
    table.scene.point_at(parse_action("e7-e11"))
    table.key(Qt.Key.Key_Up)
    assert str(table.scene.pointed_at) in {"e5-e1", "d6-d2"}


def test_page_keys_go_through_all_in_order(table: Table) -> None:
    table.lay(SHARED)
    legal = SHARED.legal_actions()
    seen = []
    for _ in range(len(legal) + 1):
        table.key(Qt.Key.Key_PageDown)
        seen.append(table.scene.pointed_at)
    assert seen == [*legal, legal[0]]
    table.key(Qt.Key.Key_PageUp)
    assert table.scene.pointed_at == legal[-1]
    table.scene.point_at(None)
    table.key(Qt.Key.Key_PageUp)
    assert table.scene.pointed_at == legal[-1]


def test_enter_takes_what_the_focus_is_on_and_nothing_else(table: Table) -> None:
    table.lay(CROWDED)
    assert not taken(table, Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        table.key(key)
    assert [str(action) for action in table.chosen] == ["f6-j6", "f6-j6"]


def test_the_focus_is_seen(table: Table) -> None:
    table.lay(CROWDED)
    table.scene.point_at(parse_action("f6-j6"))
    pointed = table.photograph()
    table.scene.point_at(None)
    table.key(Qt.Key.Key_Right)
    assert str(table.scene.pointed_at) == "f6-j6"
    assert table.photograph() != pointed
    # The mouse takes over: the ring goes.
    table.hover(table.scene.target_point(parse_action("e5-e1")))
    table.hover(table.scene.target_point(parse_action("f6-j6")))
    assert table.photograph() == pointed


def test_what_is_pointed_at_by_others_stays_until_the_mouse_comes_to_a_line(table: Table) -> None:
    """A hint or the keyboard's focus does not vanish because the mouse is bumped."""
    table.lay(CROWDED)
    table.hover(table.spot("k12"))
    table.scene.point_at(parse_action("f6-j6"))
    table.hover(table.spot("k11"))
    table.leave()
    assert str(table.scene.pointed_at) == "f6-j6"
    table.hover(table.scene.target_point(parse_action("e5-e1")))
    table.hover(table.spot("k11"))
    assert table.scene.pointed_at is None


def test_escape_lets_go_and_is_then_left_to_the_window(table: Table) -> None:
    table.lay(CROWDED)
    table.key(Qt.Key.Key_Right)
    assert taken(table, Qt.Key.Key_Escape)
    assert table.picture() == BoardPicture.of(CROWDED, None, CROWDED.legal_actions())
    assert not taken(table, Qt.Key.Key_Escape)


def test_keys_without_work_here_are_left_to_the_window(table: Table) -> None:
    table.scene.show_state(CROWDED)
    for key in (*ARROWS, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_H):
        assert not taken(table, key)
    table.scene.offer((PASS,))
    for key in (*ARROWS, Qt.Key.Key_PageDown, Qt.Key.Key_Return):
        assert not taken(table, key)
    table.lay(CROWDED)
    assert not taken(table, Qt.Key.Key_H)


def test_a_whole_game_by_keys_with_stories_hurried_by_them(table: Table) -> None:
    table.scene.set_speed(Speed.NORMAL)
    controller = GameController(None)
    table.connect(controller)
    controller.begin(LINE_TABLES[8].match(seeded(5)))
    random = Random(5)
    while controller.prompt.phase is not Phase.OVER:
        if table.scene.is_telling:
            # The key hurries the story and is then taken on the board that follows it.
            table.key(Qt.Key.Key_Down)
        elif controller.prompt.phase is Phase.ROLL:
            controller.roll()
        elif controller.prompt.legal == (PASS,):
            controller.play(PASS)
        else:
            for _ in range(random.randrange(1, 5)):
                table.key(random.choice(ARROWS))
            action, length = table.scene.pointed_at, controller.match.length
            table.key(Qt.Key.Key_Return)
            assert controller.match.step_at(length) == action
    assert controller.match.length > 80
