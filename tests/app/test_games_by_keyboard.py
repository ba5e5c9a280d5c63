"""Whole games of both kinds by key events alone: from the start page through the setup to the result and on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.widgets.segmented import Segmented
from hotl_desktop.widgets.sheet import SheetOverlay

from .tour import new_desktop

Key = Qt.Key
MOST_TRIES = 60
"""So many keys may be needed to find something that can be chosen."""


class Hands:
    """Somebody with a keyboard, who sees what the focus is on."""

    def __init__(self, desktop: Desktop, seed: int) -> None:
        self.desktop = desktop
        self.chance = random.Random(seed)

    @property
    def focused(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None, "the focus is lost"
        assert widget.isVisible()
        return widget

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.focused, key)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focused, text)

    def tab_to(self, name: str, inside: str = "") -> QWidget:
        """Press Tab until the focus is on what is called so, in a control of that name."""
        for _ in range(100):
            widget = self.focused
            parent = widget.parentWidget()
            if widget.accessibleName() == name and (not inside or (parent and parent.accessibleName() == inside)):
                return widget
            self.press(Key.Key_Tab)
        pytest.fail(f"Tab never comes to {name!r}")

    def tab_into(self, group: str) -> QRadioButton:
        """Press Tab until the focus is on the chosen segment of the control of that name."""
        for _ in range(100):
            widget = self.focused
            parent = widget.parentWidget()
            if isinstance(widget, QRadioButton) and isinstance(parent, Segmented) and parent.accessibleName() == group:
                return widget
            self.press(Key.Key_Tab)
        pytest.fail(f"Tab never comes to {group!r}")

    # ------------------------------------------------------------------------------------------------ playing

    def begin(self, game: str) -> None:
        """From the start page with four people."""
        self.tab_to(f"New game of {game}")
        self.press(Key.Key_Space)
        for color in ("Blue", "Red", "Gold", "Plum"):
            self.tab_into(f"Who plays {color}")
            self.press(Key.Key_Left, Key.Key_Left)
            chosen = self.focused
            assert isinstance(chosen, QRadioButton)
            assert chosen.isChecked()
            assert chosen.accessibleName() == "Person"
        self.tab_to("Start game")
        self.press(Key.Key_Return)

    def decide(self) -> None:
        """Choose something on the board; the focus stays there."""
        controller = self.desktop.table.controller
        board = self.desktop.table.page.view
        assert self.focused is board
        length = controller.match.length
        if len(controller.prompt.legal) == 1 and str(controller.prompt.legal[0]) == "pass":
            self.press(Key.Key_Space)
        for _ in range(MOST_TRIES):
            if controller.match.length > length:
                break
            ways = (Key.Key_PageDown, Key.Key_PageUp, Key.Key_Right, Key.Key_Left, Key.Key_Up, Key.Key_Down)
            for _ in range(self.chance.randint(1, 4)):
                self.press(self.chance.choice(ways))
            self.press(Key.Key_Return)
        assert controller.match.length > length
        if controller.prompt.phase is not Phase.OVER:
            assert self.focused is board

    def play(self) -> int:
        """To the end of the game; the number of decisions."""
        controller = self.desktop.table.controller
        decisions = 0
        while controller.prompt.phase is not Phase.OVER:
            if controller.prompt.phase is Phase.ROLL:
                self.press(Key.Key_Space)
            else:
                self.decide()
                decisions += 1
        return decisions


@pytest.fixture
def hands(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Hands:
    desktop = new_desktop(qtbot, qapp, tmp_path, QSize(1400, 900))
    desktop.settle()
    desktop.window.activateWindow()
    qtbot.waitUntil(desktop.window.isActiveWindow)
    made = Hands(desktop, seed=5)
    made.press(Key.Key_Escape)  # the welcome
    assert not any(sheet.is_open() for sheet in desktop.window.findChildren(SheetOverlay))
    return made


@pytest.mark.parametrize("game", ["Head of the Line", "Get Off My Lawn"])
def test_a_whole_game_by_keyboard_ends_with_its_result_and_goes_on(hands: Hands, game: str) -> None:
    hands.begin(game)
    assert hands.play() > 20
    sheet = hands.desktop.table.result_sheet
    assert sheet.is_open()
    assert sheet.isAncestorOf(hands.focused)
    hands.tab_to("Play again")
    hands.press(Key.Key_Return)
    assert not sheet.is_open()
    assert hands.desktop.table.controller.prompt.phase is not Phase.OVER
    assert hands.focused is hands.desktop.table.page.view


def test_letters_and_figures_go_into_fields_and_do_nothing_else(hands: Hands) -> None:
    written = "Hanna 1 n 6 N h ?"
    hands.tab_to("New game of Head of the Line")
    hands.press(Key.Key_Space)
    field = hands.tab_to("Name of Blue")
    assert isinstance(field, QLineEdit)
    field.selectAll()
    hands.type(written)
    assert field.text() == written
    hands.desktop.show_library()
    search = hands.tab_to("Search players")
    assert isinstance(search, QLineEdit)
    hands.type(written)
    assert search.text() == written
    hands.desktop.learning.show_rules_of("head-of-the-line")
    search = hands.tab_to("Search the rules")
    assert isinstance(search, QLineEdit)
    hands.type(written)
    assert search.text() == written


def test_every_menu_and_entry_can_be_reached_by_its_letter(hands: Hands) -> None:
    bar = hands.desktop.window.menuBar()
    menus = [menu for action in bar.actions() if isinstance(menu := action.menu(), QMenu)]
    assert len(menus) == 5
    for actions in (bar.actions(), *(menu.actions() for menu in menus)):
        texts = [action.text() for action in actions if action.text()]
        assert [text for text in texts if "&" not in text.replace("&&", "")] == []


def test_the_keyboard_is_never_with_nobody_when_a_sheet_goes(hands: Hands) -> None:
    hands.desktop.show_about()
    hands.press(Key.Key_Escape)
    assert hands.focused.isVisible()
    hands.desktop.learning.show_keys([])
    hands.press(Key.Key_Escape)
    assert hands.focused.isVisible()
