"""The faces strip, the move list and the status line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import LIGHT, Target
from hotl_desktop.widgets.faces_strip import FaceOutlook, FacesStrip
from hotl_desktop.widgets.move_list import MoveList, MoveModel, MoveRow
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.status_line import StatusLine
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn
from .test_style import has_color

ROWS = tuple(MoveRow(turn, turn % 4, f"f{turn}–l{turn}", turn % 6 + 1) for turn in range(1, 61))

# --- faces --------------------------------------------------------------------------------------------------


def test_the_face_that_fell_is_framed(themes: ThemeHost, show: ShowIn) -> None:
    strip = FacesStrip(themes)
    strip.set_heading("What each face would allow", "lines, best gain")
    outlooks = [FaceOutlook(face, face - 1, f"+{face}", f"{face}: {face - 1} lines.") for face in range(1, 7)]
    strip.set_outlooks(1, outlooks)
    show(strip, size=QSize(324, 130))
    assert not has_color(strip, LIGHT.palette.accent)
    strip.set_outlooks(1, outlooks, current=5)
    assert has_color(strip, LIGHT.palette.accent)
    columns = next(child for child in strip.findChildren(QWidget) if child.accessibleDescription())
    assert columns.accessibleDescription() == " ".join(outlook.spoken for outlook in outlooks)
    assert columns.accessibleName() == "What each face would allow"


# --- moves --------------------------------------------------------------------------------------------------


@pytest.fixture
def moves(themes: ThemeHost, show: ShowIn) -> MoveList:
    moves = MoveList(themes)
    show(moves, size=QSize(324, 300))
    return moves


def test_the_list_follows_the_end(moves: MoveList) -> None:
    for count in range(1, len(ROWS) + 1):
        moves.set_rows(ROWS[:count], count - 1)
    view = moves.view
    last = view.visualRect(view.model().index(len(ROWS) - 1, 0))
    assert view.viewport().rect().contains(last)
    assert moves.current() == len(ROWS) - 1


def test_where_the_game_stands_stays_in_sight_when_the_list_becomes_lower(moves: MoveList) -> None:
    moves.set_rows(ROWS, len(ROWS) - 1)
    moves.window().resize(324, 120)
    QApplication.processEvents()
    view = moves.view
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def test_the_heading_can_be_left_to_a_tab(moves: MoveList) -> None:
    heading = next(label for label in moves.findChildren(QLabel) if label.text() == "Moves")
    states = [heading.isVisible()]
    moves.set_titled(False)
    states.append(heading.isVisible())
    assert states == [True, False]


def test_a_click_goes_to_a_row_and_arrows_go_on(moves: MoveList, qtbot: QtBot) -> None:
    moves.set_rows(ROWS, len(ROWS) - 1)
    view = moves.view
    told: list[int] = []
    moves.picked.connect(told.append)
    row = view.indexAt(view.viewport().rect().center()).row()
    spot = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    view.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(view, key)
    assert told == [row, row - 1, row, 0, len(ROWS) - 1]


def test_showing_a_game_picks_nothing(moves: MoveList, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(moves.picked):
        moves.set_rows(ROWS, 30)
        moves.set_rows(ROWS[:31], 12)
        moves.set_rows((), None)
    assert moves.current() is None


def test_rows_that_were_taken_back_are_paler(moves: MoveList) -> None:
    moves.set_rows(ROWS[:4], 3)
    before = moves.view.viewport().grab().toImage()
    moves.set_rows(ROWS[:4], 1)
    assert moves.view.viewport().grab().toImage() != before
    assert moves.current() == 1


def test_rows_are_large_enough_for_a_hand(moves: MoveList) -> None:
    moves.set_rows(ROWS[:1], 0)
    assert moves.view.visualRect(moves.view.model().index(0, 0)).height() >= Target.TOUCH


def test_a_row_is_spoken_whole(moves: MoveList) -> None:
    moves.set_rows([MoveRow(12, 2, "f4–f1", 4, "takes 3")], 0)
    index = moves.view.model().index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "12, Gold, 4, f4–f1, takes 3"
    assert index.data(Qt.ItemDataRole.DisplayRole) == "f4–f1"


def test_a_long_remark_is_elided_and_told_plainly(moves: MoveList) -> None:
    moves.set_rows([MoveRow(1, 0, "push 1 R", None, "<b>" + "x" * 400)], 0)
    index = moves.view.model().index(0, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole).startswith("<qt>&lt;b&gt;")
    assert moves.view.horizontalScrollBar().maximum() == 0
    moves.grab()


def test_the_model_keeps_what_stays_the_same() -> None:
    model = MoveModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    inserted: list[tuple[int, int]] = []
    removed: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _parent, first, last: inserted.append((first, last)))
    model.rowsRemoved.connect(lambda _parent, first, last: removed.append((first, last)))
    model.set_rows(ROWS[:3])
    model.set_rows(ROWS[:4])
    model.set_rows((*ROWS[:2], ROWS[9]))
    model.set_rows((*ROWS[:2], ROWS[9]))
    assert inserted == [(0, 2), (3, 3), (2, 2)]
    assert removed == [(2, 3)]
    assert model.rows == (*ROWS[:2], ROWS[9])
    assert model.rowCount(model.index(0)) == 0
    assert model.data(QModelIndex()) is None


# --- the status line ----------------------------------------------------------------------------------------

LINE = Sentence("Mira: lay a line of 5", "Five lines to choose from. Point at an end to see it.")


@pytest.fixture
def status(themes: ThemeHost, show: ShowIn) -> StatusLine:
    status = StatusLine(themes)
    show(status, size=QSize(900, 80))
    return status


def test_the_explanation_stands_behind_or_below_and_the_height_stays(status: StatusLine) -> None:
    status.say(1, LINE)
    window = status.window()
    QApplication.processEvents()
    bold, light, small = status.findChildren(QLabel)
    assert not small.isVisible()
    assert light.x() > bold.geometry().right()
    height = status.height()
    window.resize(420, 80)
    QApplication.processEvents()
    assert light.y() >= bold.geometry().bottom()
    assert not bold.geometry().intersects(light.geometry())
    status.say(None, Sentence("Over"))
    QApplication.processEvents()
    assert status.height() == height


def test_what_is_too_long_for_a_line_is_said_in_two(status: StatusLine) -> None:
    window = status.window()
    window.resize(420, 80)
    status.say(0, Sentence("Mira: lay a line of 4", "That is pass 2 of 3 in a row. " * 3))
    QApplication.processEvents()
    _, light, small = status.findChildren(QLabel)
    assert not light.isVisible()
    assert small.isVisible()
    assert small.height() >= small.heightForWidth(small.width())


@pytest.mark.parametrize("width", [320, 420, 704, 900])
def test_nothing_that_is_said_changes_the_size_of_what_is_above(themes: ThemeHost, show: ShowIn, width: int) -> None:
    page, board, status = QWidget(), QWidget(), StatusLine(themes)
    column = QVBoxLayout(page)
    column.addWidget(board, 1)
    column.addWidget(status)
    show(page, size=QSize(width, 400))
    size = board.size()
    for words in range(40):
        for seat in (None, 2):
            status.say(seat, Sentence("Push row 1 from the left", "falls and " * words))
            QApplication.processEvents()
            assert board.size() == size
            assert status.rect().contains(status.childrenRect())


def test_a_long_sentence_is_elided(status: StatusLine) -> None:
    status.say(0, Sentence("<b>" + "W" * 500, "x" * 900))
    window = status.window()
    window.resize(300, 80)
    assert window.width() == 300


def test_news_are_announced_once_and_what_follows_the_pointer_is_not(
    status: StatusLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    status.say(1, LINE)
    status.say(1, LINE)
    status.say(1, Sentence("f6–j6 takes 3"), announce=False)
    assert said == [f"{LINE.bold}. {LINE.light}"]
    assert status.accessibleName() == "f6–j6 takes 3"
    assert status.sentence == Sentence("f6–j6 takes 3")
