"""A sheet covers its page, keeps the keyboard and gives it back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.sheet import SheetOverlay
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn, focused


class Page:
    def __init__(self, themes: ThemeHost, show: ShowIn, *, closable: bool = True, tall: int = 0) -> None:
        self.under = Button(themes, "under")
        self.page = QWidget()
        QVBoxLayout(self.page).addWidget(self.under)
        self.window = show(self.page, size=QSize(800, 600))
        content = QWidget()
        column = QVBoxLayout(content)
        self.one, self.two = Button(themes, "one"), Button(themes, "two")
        column.addWidget(self.one)
        if tall:
            filler = QLabel()
            filler.setFixedHeight(tall)
            column.addWidget(filler)
        column.addWidget(self.two)
        self.sheet = SheetOverlay(themes, self.page, content, closable=closable, width=500)
        self.under.setFocus()


@pytest.fixture
def page(themes: ThemeHost, show: ShowIn) -> Page:
    return Page(themes, show)


def test_it_covers_the_page_and_takes_the_keyboard(page: Page) -> None:
    assert not page.sheet.is_open()
    page.sheet.open()
    assert page.sheet.is_open()
    assert page.sheet.size() == page.page.size()
    assert focused() is page.one
    page.window.resize(900, 700)
    QApplication.processEvents()
    assert page.sheet.size() == page.page.size()


def test_tab_goes_round_inside(page: Page) -> None:
    page.sheet.open()
    seen = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        QTest.keyClick(focused(), key)
        seen.append(focused())
    assert seen == [page.two, page.one, page.two]


def test_nothing_underneath_takes_the_keyboard_away(page: Page) -> None:
    page.sheet.open(page.two)
    page.under.setFocus()
    assert focused() is page.two
    page.sheet.close_sheet()
    assert focused() is page.under
    page.two.setFocus()  # as it fades
    page.under.setFocus()
    assert focused() is page.under


def test_what_lies_over_it_may_have_the_keyboard(page: Page, themes: ThemeHost) -> None:
    other = Button(themes, "other")
    upper = SheetOverlay(themes, page.page, other)
    page.sheet.open()
    upper.open()
    assert focused() is other
    page.two.setFocus()
    assert focused() is other
    upper.close_sheet()
    assert focused() is page.two


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_what_had_the_keyboard_may_be_gone_when_it_closes(page: Page, themes: ThemeHost, qtbot: QtBot, by: str) -> None:
    other = Button(themes, "other")
    layout = page.page.layout()
    assert layout is not None
    layout.addWidget(other)
    other.show()
    page.sheet.open()
    page.under.deleteLater()
    QCoreApplication.sendPostedEvents(page.under, QEvent.Type.DeferredDelete)
    assert not isValid(page.under)
    with qtbot.waitSignal(page.sheet.closed):
        if by == "key":
            QTest.keyClick(page.one, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(page.sheet, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
    assert focused() is other


def test_escape_closes_it_and_the_keyboard_goes_back(page: Page, qtbot: QtBot) -> None:
    page.sheet.open(page.two)
    assert focused() is page.two
    with qtbot.waitSignal(page.sheet.closed):
        QTest.keyClick(page.two, Qt.Key.Key_Escape)
    assert not page.sheet.isVisible()
    assert focused() is page.under


def test_a_click_beside_the_card_closes_it_and_one_on_it_does_not(page: Page, qtbot: QtBot) -> None:
    page.sheet.open()
    QTest.mouseClick(page.sheet, Qt.MouseButton.LeftButton, pos=page.sheet.rect().center())
    assert page.sheet.is_open()
    with qtbot.waitSignal(page.sheet.closed):
        QTest.mouseClick(page.sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


def test_one_that_wants_an_answer_stays(themes: ThemeHost, show: ShowIn) -> None:
    page = Page(themes, show, closable=False)
    page.sheet.open()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    QTest.mouseClick(page.sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert page.sheet.is_open()


def test_clicks_do_not_reach_the_page(page: Page, qtbot: QtBot) -> None:
    page.sheet.open()
    under = page.window.childAt(page.under.geometry().center())
    assert under is not page.under


def test_what_is_too_tall_scrolls_and_nothing_leaves_the_page(themes: ThemeHost, show: ShowIn) -> None:
    page = Page(themes, show, tall=3000)
    page.sheet.open()
    assert page.page.rect().contains(page.sheet.geometry())
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is page.two
    middle = page.two.mapTo(page.window, page.two.rect().center())
    assert page.window.rect().contains(middle)
    assert page.window.childAt(middle) is page.two


def test_it_fades_and_can_be_answered_meanwhile(page: Page, themes: ThemeHost, qtbot: QtBot) -> None:
    themes.set_motion(Speed.NORMAL, reduced=False)
    page.sheet.open()
    with qtbot.waitSignal(page.one.clicked):
        QTest.keyClick(page.one, Qt.Key.Key_Return)
    page.sheet.close_sheet()
    assert not page.sheet.is_open()
    assert focused() is page.under
    page.sheet.open()
    assert page.sheet.is_open()
    page.sheet.close_sheet()
    qtbot.waitUntil(lambda: not page.sheet.isVisible())


def test_closing_twice_is_told_once(page: Page) -> None:
    told = []
    page.sheet.closed.connect(lambda: told.append(1))
    page.sheet.open()
    page.sheet.close_sheet()
    page.sheet.close_sheet()
    assert told == [1]


def test_nothing_of_the_window_is_lost_with_a_sheet(themes: ThemeHost, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menu = window.menuBar().addMenu("Menu")
    action = menu.addAction("Action")
    page, content = QWidget(), QWidget()
    window.setCentralWidget(page)
    QVBoxLayout(content).addWidget(Button(themes, "inside"))
    sheet = SheetOverlay(themes, page, content, width=300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sheet.open()
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    sheet.close_sheet()
    sheet.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(sheet)
    assert isValid(menu)
    assert isValid(action)
    action.setText("Still there")
