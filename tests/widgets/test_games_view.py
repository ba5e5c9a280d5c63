"""The list of finished games: any number of them, searched, sorted, opened, deleted, by hand and by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from hotl_desktop.match.duplicate import Combined, Total
from hotl_desktop.storage.library import GameRow, Order, Page, Query, Result
from hotl_desktop.view.theme import THEMES, Theme
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.games_model import PAGE, GamesModel
from hotl_desktop.widgets.games_view import GamesView
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn, focused
from .games import ROW, numbered, scored

LEFT = Qt.MouseButton.LeftButton


class Shelf(QObject):
    """Answers a model or a view at once, and remembers what was asked."""

    def __init__(self, asker: GamesModel | GamesView, rows: list[GameRow]) -> None:
        super().__init__(asker)
        self.rows = rows
        self.asked: list[Query] = []
        self.asker = asker
        signal = asker.wanted if isinstance(asker, GamesModel) else asker.page_wanted
        signal.connect(self.answer)

    def answer(self, query: Query) -> None:
        self.asked.append(query)
        rows = [row for row in self.rows if query.duplicate in {None, row.duplicate}]
        piece = tuple(rows[query.offset : query.offset + query.limit])
        self.asker.take(query, Page(piece, len(rows)))


@pytest.fixture
def view(themes: ThemeHost, show: ShowIn) -> GamesView:
    view = GamesView(themes)
    show(view, size=QSize(1200, 700))
    return view


def button(view: GamesView, label: str) -> Button:
    return next(one for one in view.findChildren(Button) if one.label() == label and one.isVisible())


def choose(view: GamesView, name: str, value: object) -> None:
    box = next(one for one in view.findChildren(QComboBox) if one.accessibleName() == name)
    index = next(number for number in range(box.count()) if box.itemData(number) == value)
    box.setCurrentIndex(index)
    box.activated.emit(index)


# ----------------------------------------------------------------------------------------------------- the model


def test_only_pages_in_sight_are_asked_for(qtbot: QtBot) -> None:
    model = GamesModel()
    shelf = Shelf(model, [numbered(number) for number in range(10 * PAGE)])
    model.ask(Query())
    assert model.rowCount() == 10 * PAGE
    assert [query.offset for query in shelf.asked] == [0]
    assert model.row_at(7 * PAGE + 3) is None
    with qtbot.waitSignal(model.dataChanged):
        model.row_at(7 * PAGE + 4)
    assert [query.offset for query in shelf.asked] == [0, 7 * PAGE]
    assert model.row_at(7 * PAGE + 3) == numbered(7 * PAGE + 3)
    model.deleteLater()


def test_pages_seen_long_ago_are_given_up(qtbot: QtBot) -> None:
    model = GamesModel()
    Shelf(model, [numbered(number) for number in range(50 * PAGE)])
    model.ask(Query())
    for number in range(1, 40):
        with qtbot.waitSignal(model.dataChanged):
            model.row_at(number * PAGE)
    assert model.place_of(numbered(39 * PAGE).id) == 39 * PAGE
    assert model.place_of(numbered(1 * PAGE).id) is None
    model.deleteLater()


def test_a_late_answer_to_an_old_question_changes_nothing(qapp: QApplication) -> None:
    model = GamesModel()
    asked: list[Query] = []
    model.wanted.connect(asked.append)
    model.ask(Query(text="old"))
    model.ask(Query(text="new"))
    model.take(asked[0], Page((numbered(1),), 1))
    assert model.rowCount() == 0
    model.take(asked[1], Page((numbered(2), numbered(3)), 2))
    assert model.rowCount() == 2
    model.deleteLater()


def test_a_list_that_grew_meanwhile_is_looked_up_anew(qtbot: QtBot) -> None:
    model = GamesModel()
    shelf = Shelf(model, [numbered(number) for number in range(2 * PAGE)])
    model.ask(Query())
    shelf.rows = [numbered(number) for number in range(2 * PAGE + 5)]
    with qtbot.waitSignal(model.arrived) as told:
        model.row_at(PAGE)
    assert told.args == [2 * PAGE + 5]
    model.deleteLater()


# ------------------------------------------------------------------------------------------------------ the view


def test_every_field_narrows_the_question(view: GamesView, qtbot: QtBot) -> None:
    shelf = Shelf(view, [ROW])
    view.refresh()
    choose(view, "Game", "get-off-my-lawn")
    choose(view, "Number of players", 4)
    choose(view, "Opponents", "expert")
    choose(view, "Result", Result.LOST)
    choose(view, "Order", (Order.SECONDS, True))
    view.search()
    with qtbot.waitSignal(view.page_wanted):
        QTest.keyClicks(focused(), "mira")
    assert shelf.asked[-1] == Query(
        "mira", "get-off-my-lawn", 4, "expert", Result.LOST, order=Order.SECONDS, descending=True, limit=PAGE
    )
    QTest.mouseClick(button(view, "Show all"), LEFT)
    assert shelf.asked[-1] == Query(order=Order.SECONDS, limit=PAGE)
    assert not any(one.label() == "Show all" for one in view.findChildren(Button) if one.isVisible())


def test_typing_is_looked_for_once_the_keys_rest(view: GamesView, qtbot: QtBot) -> None:
    shelf = Shelf(view, [ROW])
    view.refresh()
    before = len(shelf.asked)
    view.search()
    with qtbot.waitSignal(view.page_wanted):
        QTest.keyClicks(focused(), "robin")
    assert len(shelf.asked) == before + 1
    field = focused()
    assert isinstance(field, QLineEdit)
    with qtbot.waitSignal(view.page_wanted):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""


def test_keys_open_and_delete_the_game_in_the_marked_line(view: GamesView, qtbot: QtBot) -> None:
    Shelf(view, [numbered(number) for number in range(5)])
    view.refresh()
    view.search()
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert focused() is view.list
    QTest.keyClick(view.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.open_game) as told:
        QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert told.args == [numbered(1).id]
    with qtbot.waitSignal(view.remove_game) as told:
        QTest.keyClick(view.list, Qt.Key.Key_Delete)
    assert told.args == [numbered(1).id]


@pytest.mark.parametrize(
    ("label", "signal"),
    [
        ("Review", lambda view: view.open_game),
        ("Same dice, seats swapped", lambda view: view.play_swapped),
        ("Check the dice", lambda view: view.verify_dice),
        ("Save as…", lambda view: view.save_game),
        ("Delete", lambda view: view.remove_game),
    ],
)
def test_every_wish_is_about_the_marked_game(
    view: GamesView, qtbot: QtBot, label: str, signal: Callable[[GamesView], object]
) -> None:
    Shelf(view, [numbered(number) for number in range(3)])
    view.refresh()
    view.list.mark(2)
    with qtbot.waitSignal(signal(view)) as told:
        QTest.mouseClick(button(view, label), LEFT)
    assert told.args == [numbered(2).id]


def test_typed_dice_cannot_come_again(view: GamesView) -> None:
    Shelf(view, [replace(ROW, dice="manual")])
    view.refresh()
    assert not button(view, "Same dice, seats swapped").isEnabled()
    assert button(view, "Check the dice").isEnabled()


def test_the_mark_stays_with_its_game_while_others_come_and_go(view: GamesView) -> None:
    shelf = Shelf(view, [numbered(number) for number in range(6)])
    view.refresh()
    view.list.mark(3)
    shelf.rows.insert(0, numbered(99))
    view.refresh()
    current = view.list.current()
    assert current is not None
    assert current.id == numbered(3).id
    shelf.rows.remove(numbered(3))
    view.refresh()
    current = view.list.current()
    assert current is not None
    assert current.id == numbered(4).id, "the one that took its place"


def test_empty_lists_say_why(view: GamesView) -> None:
    shelf = Shelf(view, [])

    def said() -> list[str]:
        return [one.text() for one in view.findChildren(QLabel) if one.isVisible()]

    assert any("being opened" in text for text in said())
    view.refresh()
    assert any("No finished games yet" in text for text in said())
    choose(view, "Result", Result.WON)
    assert any("No game is like that" in text for text in said())
    view.say_unavailable()
    assert any("cannot be opened" in text for text in said())
    shelf.rows = [ROW]
    view.refresh()
    assert view.list.isVisible()


def test_a_set_has_its_combined_result_and_can_be_listed(view: GamesView, qtbot: QtBot) -> None:
    first, second = numbered(1), replace(numbered(2), duplicate=numbered(1).id)
    shelf = Shelf(view, [second, first, numbered(3)])
    with qtbot.waitSignal(view.set_wanted) as told:
        view.refresh()
    assert told.args == [second.id, first.id]
    combined = Combined((Total("Mira", "human", (41, 30)), Total("<b>Robin", "ai:casual", (38, 44))))
    view.show_combined(first.id, combined)
    assert not any("seats swapped, over" in one.text() for one in view.findChildren(QLabel)), "of another game"
    view.show_combined(second.id, combined)
    shown = next(one.text() for one in view.findChildren(QLabel) if "seats swapped, over" in one.text())
    assert "\u2068<b>Robin\u2069 82, \u2068Mira\u2069 71" in shown
    QTest.mouseClick(button(view, "Show these games"), LEFT)
    assert shelf.asked[-1].duplicate == first.id
    assert view.model.rowCount() == 2


def test_what_was_deleted_can_be_brought_back(view: GamesView, qtbot: QtBot) -> None:
    Shelf(view, [ROW])
    view.refresh()
    view.say("Deleted: <b>this", undo=True)
    with qtbot.waitSignal(view.restore_game):
        QTest.mouseClick(button(view, "Bring it back"), LEFT)
    view.say("")
    assert not any(one.label() == "Bring it back" for one in view.findChildren(Button) if one.isVisible())


def test_lines_are_spoken(view: GamesView) -> None:
    Shelf(view, [scored(41, 38)])
    view.refresh()
    said = view.model.data(view.model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert "Won 41 to 38" in said
    assert "\u2068Ingrid\u2069" in said


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_hostile_and_unloaded_lines_can_be_painted(
    themes: ThemeHost, view: GamesView, theme: Theme, direction: Qt.LayoutDirection
) -> None:
    themes.set_theme(theme)
    view.setLayoutDirection(direction)
    hostile = tuple(replace(player, name="<img src=x>\u202e" * 30) for player in ROW.players)
    rows = (replace(ROW, players=hostile),)

    def answer_the_first(query: Query) -> None:
        if query.offset == 0:
            view.take(query, Page(rows, 400))

    view.page_wanted.connect(answer_the_first)
    view.refresh()
    view.list.grab()
    view.list.scrollToBottom()
    assert not view.list.grab().isNull()
