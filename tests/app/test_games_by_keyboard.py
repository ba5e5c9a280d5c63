"""Whole games of both kinds by key events alone: from the start page through the setup to the result and on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Phase

from .hands import Hands, Key, hands_on
from .tour import new_desktop


@pytest.fixture
def hands(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Hands:
    desktop = new_desktop(qtbot, qapp, tmp_path, QSize(1400, 900))
    return hands_on(qtbot, desktop)


class _Sizes(QObject):
    """Sees each new size of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen: list[QSize] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self.seen.append(event.size())
        return False


@pytest.mark.parametrize("game", ["Head of the Line", "Get Off My Lawn"])
def test_a_whole_game_by_keyboard_ends_with_its_result_and_goes_on(hands: Hands, game: str) -> None:
    hands.begin(game)
    view = hands.desktop.table.page.view
    QApplication.processEvents()
    sizes = _Sizes(view)
    assert hands.play() > 20
    assert sizes.seen == [], "the board changed its size in the middle of a game"
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


def test_enter_goes_on_with_the_game_that_was_left(hands: Hands) -> None:
    hands.begin("Head of the Line")
    hands.desktop.window.menus.start_page_action.trigger()
    assert hands.focused.accessibleName() == "Continue Head of the Line"
    hands.press(Key.Key_Return)
    assert hands.desktop.window.page is hands.desktop.table.page
    assert hands.focused is hands.desktop.table.page.view
