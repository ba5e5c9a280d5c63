"""The result sheet says who won and offers what comes next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import THEMES
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.flow import FlowLayout
from hotl_desktop.widgets.result_sheet import GameResult, ResultRow, ResultSheet
from hotl_desktop.widgets.seat_art import SeatArt
from hotl_desktop.widgets.signs import ScoreBar
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn, focused

ROWS = (
    ResultRow(1, 0, "Robin", "ai:casual", 44, (36, 8)),
    ResultRow(2, 1, "Mira", "human", 40, (33, 7)),
    ResultRow(3, 2, "Jonas", "ai:casual", 35, (30, 5)),
)
RESULT = GameResult("Head of the Line, 75 turns", ROWS, lawn=False)
ROUNDS = GameResult(
    "Get Off My Lawn, 3 rounds",
    tuple(replace(row, parts=None, rounds=(10, 20, row.score - 30)) for row in ROWS),
    lawn=True,
)


@pytest.fixture
def page(show: ShowIn) -> QWidget:
    page = QWidget()
    show(page, size=QSize(1000, 700))
    return page


@pytest.fixture
def sheet(themes: ThemeHost, page: QWidget) -> ResultSheet:
    return ResultSheet(themes, page)


def texts(sheet: QWidget) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]


def places(*ranks: int, kinds: tuple[str, ...] = ("ai:casual", "human", "ai:casual")) -> GameResult:
    rows = [replace(row, place=rank, kind=kind) for row, rank, kind in zip(ROWS, ranks, kinds, strict=True)]
    return replace(RESULT, rows=tuple(sorted(rows, key=lambda row: row.place)))


@pytest.mark.parametrize(
    ("result", "title"),
    [
        (places(1, 2, 3), "\u2068Robin\u2069 wins"),
        (places(2, 1, 3), "You win"),
        (places(1, 1, 3), "You and \u2068Robin\u2069 share the win"),
        (places(1, 3, 1), "\u2068Robin\u2069 and \u2068Jonas\u2069 share the win"),
        (places(1, 1, 1), "All share the win"),
        (places(2, 1, 3, kinds=("human", "human", "human")), "\u2068Mira\u2069 wins"),
    ],
    ids=["an AI", "you", "you share", "others share", "all", "of several people"],
)
def test_the_title_says_who_won(sheet: ResultSheet, result: GameResult, title: str) -> None:
    sheet.show_result(result)
    assert sheet.title() == title


def test_every_player_is_listed_with_parts_and_score(sheet: ResultSheet) -> None:
    sheet.show_result(RESULT)
    QApplication.processEvents()
    shown = texts(sheet)
    for row in ROWS:
        assert row.name in shown
        assert str(row.score) in shown
    assert "36 on the board, 8 captured" in shown
    assert "Head of the Line, 75 turns" in shown
    assert len(sheet.findChildren(SeatArt)) == 3
    assert len(sheet.findChildren(ScoreBar)) == 3


def test_rounds_have_their_columns(sheet: ResultSheet) -> None:
    sheet.show_result(ROUNDS)
    QApplication.processEvents()
    shown = texts(sheet)
    assert {"1", "2", "3", "10", "20", "14"} <= set(shown)
    assert shown.count("10") == 4
    assert not any("on the board" in text or "from rows" in text for text in shown)


def test_every_way_on_is_told(sheet: ResultSheet, qtbot: QtBot) -> None:
    sheet.show_result(RESULT, can_check=True)
    QApplication.processEvents()
    ways = {button.label(): button for button in sheet.findChildren(Button)}
    for label, signal in (
        ("Play again", sheet.play_again),
        ("Same dice, seats swapped", sheet.swap_seats),
        ("Review", sheet.review),
        ("Save", sheet.save),
        ("Check the dice", sheet.check_dice),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(ways[label], Qt.MouseButton.LeftButton)
    sheet.close_sheet()
    sheet.show_result(RESULT)
    with qtbot.waitSignal(sheet.play_again):
        QTest.keyClick(focused(), Qt.Key.Key_Return)


def test_what_cannot_be_done_is_not_offered(sheet: ResultSheet) -> None:
    sheet.show_result(RESULT, can_swap=False, can_review=False, can_save=False)
    assert [button.label() for button in sheet.findChildren(Button) if button.isVisible()] == ["Play again"]
    sheet.show_result(RESULT)
    assert len([button for button in sheet.findChildren(Button) if button.isVisible()]) == 4


def test_it_can_be_put_away_and_shown_again(sheet: ResultSheet) -> None:
    sheet.show_result(RESULT)
    states = [sheet.is_open()]
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    states.append(sheet.is_open())
    sheet.show_result(ROUNDS)
    states.append(sheet.is_open())
    assert states == [True, False, True]
    assert sheet.result is ROUNDS


@pytest.mark.parametrize("size", [QSize(800, 568), QSize(480, 400), QSize(1600, 968), QSize(3840, 2128)], ids=str)
@pytest.mark.parametrize("result", [RESULT, ROUNDS], ids=["one game", "rounds"])
def test_nothing_is_cut_off_at_any_size(themes: ThemeHost, show: ShowIn, size: QSize, result: GameResult) -> None:
    page = QWidget()
    show(page, size=size)
    sheet = ResultSheet(themes, page)
    named = replace(result, rows=tuple(replace(row, name="<b>" + "W" * 500) for row in result.rows))
    sheet.show_result(named, can_check=True)
    QApplication.processEvents()
    scroll = sheet.findChild(QScrollArea)
    assert scroll is not None
    assert page.rect().contains(QRect(scroll.mapTo(page, scroll.rect().topLeft()), scroll.size()))
    assert sheet.content.width() <= scroll.viewport().width()
    for button in sheet.findChildren(Button):
        place = QRect(button.mapTo(sheet.content, button.rect().topLeft()), button.size())
        assert sheet.content.rect().contains(place)
        assert button.width() >= button.sizeHint().width()


def test_it_follows_the_theme(themes: ThemeHost, sheet: ResultSheet) -> None:
    sheet.show_result(RESULT)
    QApplication.processEvents()
    pictures = []
    for theme in THEMES:
        themes.set_theme(theme)
        pictures.append(sheet.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


# --- the row of buttons -------------------------------------------------------------------------------------


def flow_of(themes: ThemeHost, labels: list[str]) -> tuple[QWidget, FlowLayout]:
    holder = QWidget()
    flow = FlowLayout(holder, gap=10)
    for label in labels:
        flow.addWidget(Button(themes, label))
    return holder, flow


def test_buttons_go_on_in_the_next_line(themes: ThemeHost) -> None:
    _holder, flow = flow_of(themes, ["Play again", "Same dice, seats swapped", "Review"])
    one_line = flow.sizeHint()
    assert flow.heightForWidth(one_line.width()) == one_line.height()
    assert flow.heightForWidth(one_line.width() - 1) == 2 * one_line.height() + 10
    assert flow.minimumSize().width() < one_line.width()


def test_hidden_buttons_take_no_room(themes: ThemeHost, show: ShowIn) -> None:
    holder, flow = flow_of(themes, ["a", "b"])
    show(holder)
    both = flow.sizeHint().width()
    holder.findChildren(Button)[0].hide()
    assert flow.sizeHint().width() < both


def test_the_row_runs_the_other_way_for_other_scripts(themes: ThemeHost, show: ShowIn) -> None:
    holder, _flow = flow_of(themes, ["first", "second"])
    holder.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    outer = QWidget()
    QHBoxLayout(outer).addWidget(holder)
    show(outer, size=QSize(400, 100))
    first, second = holder.findChildren(Button)
    assert first.x() > second.x()
    assert first.geometry().right() == holder.rect().right()


def test_the_row_gives_its_items_back(themes: ThemeHost) -> None:
    _holder, flow = flow_of(themes, ["a", "b"])
    assert flow.itemAt(1) is not None
    assert flow.itemAt(2) is None
    assert flow.takeAt(5) is None
    assert flow.takeAt(0) is not None
    assert flow.count() == 1
