"""The setup of both games by key events alone: who plays, what they are called, by which rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.match.player import HUMAN
from hotl_desktop.widgets.setup_rows import RuleRow

from .hands import Hands, Key, hands_on
from .tour import new_desktop

BOTH = pytest.mark.parametrize("game", ["Head of the Line", "Get Off My Lawn"])


@pytest.fixture
def hands(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Hands:
    return hands_on(qtbot, new_desktop(qtbot, qapp, tmp_path, QSize(1200, 800)))


def set_up(hands: Hands, game: str) -> None:
    hands.tab_to(f"New game of {game}")
    hands.press(Key.Key_Return)


def setup_of(hands: Hands) -> TableSetup:
    setup = hands.desktop.setup_page.setup()
    assert setup is not None
    return setup


@BOTH
def test_seats_are_given_to_people_and_opponents_with_names_and_levels(hands: Hands, game: str) -> None:
    set_up(hands, game)
    hands.tab_into("Who plays Red")
    for _ in range(3):
        hands.press(Key.Key_Left)
    chosen = hands.focused
    assert isinstance(chosen, QRadioButton)
    while chosen.accessibleName() != "AI":
        hands.press(Key.Key_Right)
        chosen = hands.focused
    level = hands.tab_to("Level of Red")
    assert isinstance(level, QComboBox)
    hands.press(Key.Key_Home, Key.Key_Down)
    assert level.currentIndex() == 1
    hands.tab_into("Who plays Gold")
    hands.press(Key.Key_Left, Key.Key_Left)
    field = hands.tab_to("Name of Gold")
    assert isinstance(field, QLineEdit)
    hands.press(*[Key.Key_Backspace] * len(field.text()))
    hands.type("Hanna n 1")
    setup = setup_of(hands)
    players = {player.seat: player for player in setup.players}
    red, gold = setup.game.all_seats[1], setup.game.all_seats[2]
    assert players[red].level == level.itemData(1)
    assert players[gold].name == "Hanna n 1"
    assert players[gold].kind == HUMAN
    hands.press(Key.Key_Return)
    assert hands.desktop.table.controller.match.player(gold).name == "Hanna n 1"
    assert hands.focused is hands.desktop.table.page.view


@BOTH
def test_every_rule_is_changed(hands: Hands, game: str) -> None:
    set_up(hands, game)
    rules = hands.desktop.setup_page.findChildren(RuleRow)
    assert rules
    for rule in rules:

        def is_inside(widget: QWidget, control: QWidget = rule.control) -> bool:
            return widget is control or control.isAncestorOf(widget)

        hands.tab_until(is_inside, "a rule")
        before = setup_of(hands)
        if isinstance(hands.focused, QRadioButton):
            hands.press(Key.Key_Right)
            if setup_of(hands) == before:
                hands.press(Key.Key_Left)
        elif isinstance(hands.focused, QAbstractButton):
            hands.press(Key.Key_Space)
        else:
            hands.press(Key.Key_Up)
        assert setup_of(hands) != before, type(rule.control).__name__
    hands.tab_to("Start game")
    wanted = setup_of(hands)
    hands.press(Key.Key_Space)
    assert dict(hands.desktop.table.controller.match.options) == dict(wanted.options)


@BOTH
def test_escape_leads_back_to_the_start(hands: Hands, game: str) -> None:
    set_up(hands, game)
    hands.press(Key.Key_Escape)
    assert hands.desktop.window.page is hands.desktop.start_page
    hands.look()


def test_the_keyboard_stays_with_the_page_in_another_language(hands: Hands) -> None:
    set_up(hands, "Head of the Line")
    hands.desktop.settings.choose_language("de")
    QApplication.processEvents()
    assert isinstance(hands.focused, QLineEdit)
    hands.look()


def test_all_settings_are_reached_and_the_sheet_is_left(hands: Hands) -> None:
    hands.desktop.window.menus.preferences_action.trigger()
    sheet = hands.desktop.preferences.sheet
    seen: set[int] = set()
    while id(hands.focused) not in seen:
        assert sheet.isAncestorOf(hands.focused)
        seen.add(id(hands.focused))
        hands.press(Key.Key_Tab)
    assert len(seen) > 10
    hands.press(Key.Key_Escape)
    assert not sheet.is_open()
    hands.look()
