"""The setup page makes the table that was asked for, and restores one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.table_setup import DiceKind, TableSetup, UndoPolicy
from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import LEVELS, Player
from hotl_desktop.view.theme import DARK, LIGHT
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.fields import NameField, Stepper
from hotl_desktop.widgets.segmented import Segmented
from hotl_desktop.widgets.setup_page import SetupPage
from hotl_desktop.widgets.setup_preview import SetupPreview
from hotl_desktop.widgets.setup_rows import SeatRow
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn, focused

LEFT = Qt.MouseButton.LeftButton
WIDE = QSize(1600, 968)
PLAIN = QSize(1024, 668)


@pytest.fixture
def page(themes: ThemeHost) -> SetupPage:
    return SetupPage(themes, ("casual", "expert"))


def row(page: SetupPage, seat: int) -> SeatRow:
    return next(one for one in page.findChildren(SeatRow) if one.seat == seat and one.isVisibleTo(page))


def control(page: SetupPage, name: str) -> Segmented:
    return next(one for one in page.findChildren(Segmented) if one.accessibleName() == name and one.isVisibleTo(page))


def choose(page: SetupPage, name: str, value: object) -> None:
    QTest.mouseClick(control(page, name).segment(value), LEFT)


def made(page: SetupPage) -> TableSetup:
    setup = page.setup()
    assert setup is not None
    return setup


def test_a_new_game_is_a_person_against_one_ai(page: SetupPage, show: ShowIn) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    setup = made(page)
    assert setup.game is HEAD_OF_THE_LINE
    assert [(one.seat, one.kind) for one in setup.players] == [("NW", "human"), ("SE", "ai:casual")]
    assert [one.name for one in setup.players] == ["Player 1", "Jonas"]
    assert (dict(setup.options), setup.dice, setup.undo) == (
        {"launch_until": "zone"},
        DiceKind.SEEDED,
        UndoPolicy.FREE,
    )


def test_a_new_game_on_the_lawn_is_a_person_against_three(page: SetupPage, show: ShowIn) -> None:
    page.set_game(GET_OFF_MY_LAWN)
    show(page, size=PLAIN)
    setup = made(page)
    assert [(one.seat, one.kind) for one in setup.players] == [
        ("P1", "human"),
        ("P2", "ai:casual"),
        ("P3", "ai:casual"),
        ("P4", "ai:casual"),
    ]
    assert dict(setup.options) == {"rounds": 1}


def test_nobody_is_offered_only_where_a_seat_may_stay_empty(page: SetupPage, show: ShowIn) -> None:
    show(page, size=PLAIN)
    page.set_game(HEAD_OF_THE_LINE)
    QApplication.processEvents()
    control(page, "Who plays Blue").segment(None)
    page.set_game(GET_OFF_MY_LAWN)
    QApplication.processEvents()
    with pytest.raises(StopIteration):
        control(page, "Who plays Blue").segment(None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_the_page_makes_can_be_played(page: SetupPage, show: ShowIn, game: Game) -> None:
    page.set_game(game)
    show(page, size=PLAIN)
    setup = made(page)
    match = Match(setup.game, setup.players, _NoDice(), setup.options)
    assert match.length == 0


class _NoDice:
    kind = "manual"

    def face(self, number: int) -> int | None:
        return None


def test_everything_can_be_set_by_hand(page: SetupPage, show: ShowIn, qtbot: QtBot) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    choose(page, "Who plays Red", "human")
    choose(page, "Who plays Blue", None)
    level = next(one for one in page.findChildren(QComboBox) if one.accessibleName() == "Level of Gold")
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Down)
    field = row(page, 1).name_field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Zoe <b>")
    choose(page, "First lines run straight", "hub")
    choose(page, "Dice", DiceKind.MANUAL)
    choose(page, "Undo", UndoPolicy.TO_ROLL)
    with qtbot.waitSignal(page.start) as told:
        QTest.mouseClick(page.start_button, LEFT)
    setup = told.args[0]
    assert isinstance(setup, TableSetup)
    assert setup.players == (Player("NE", "Zoe <b>", "human"), Player("SE", "Jonas", "ai:expert"))
    assert dict(setup.options) == {"launch_until": "hub"}
    assert setup.dice is DiceKind.MANUAL
    assert setup.undo is UndoPolicy.TO_ROLL


def test_the_rounds_of_the_lawn_are_stepped(page: SetupPage, show: ShowIn) -> None:
    page.set_game(GET_OFF_MY_LAWN)
    show(page, size=PLAIN)
    stepper = page.findChild(Stepper)
    assert stepper is not None
    more = stepper.findChildren(Button)[1]
    for _ in range(12):
        QTest.mouseClick(more, LEFT)
    assert dict(made(page).options) == {"rounds": 9}


SETUPS = (
    TableSetup(
        HEAD_OF_THE_LINE,
        (Player("NW", "A", "ai:expert"), Player("NE", "B", "human"), Player("SW", "C", "human")),
        {"launch_until": "hub"},
        DiceKind.MANUAL,
        UndoPolicy.NONE,
    ),
    TableSetup(
        GET_OFF_MY_LAWN,
        tuple(Player(seat, f"<i>{seat}", "human") for seat in GET_OFF_MY_LAWN.all_seats),
        {"rounds": 4},
        DiceKind.SEEDED,
        UndoPolicy.TO_ROLL,
    ),
)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.name)
def test_a_setup_comes_back_as_it_was(page: SetupPage, show: ShowIn, setup: TableSetup) -> None:
    show(page, size=PLAIN)
    page.set_game(GET_OFF_MY_LAWN)
    page.set_setup(setup)
    assert made(page) == setup
    page.set_game(HEAD_OF_THE_LINE)
    page.set_setup(setup)
    assert made(page) == setup


def test_a_level_that_is_not_to_be_had_becomes_the_first_that_is(page: SetupPage, show: ShowIn) -> None:
    assert "master" in LEVELS
    show(page, size=PLAIN)
    page.set_setup(TableSetup(HEAD_OF_THE_LINE, (Player("NW", "A", "ai:master"), Player("SE", "B", "human"))))
    assert made(page).players[0].kind == "ai:casual"


def test_newcomers_meet_a_casual_opponent(themes: ThemeHost) -> None:
    page = SetupPage(themes, LEVELS)
    page.set_game(HEAD_OF_THE_LINE)
    assert [one.kind for one in made(page).players] == ["human", "ai:casual"]
    page = SetupPage(themes, ("master",))
    page.set_game(HEAD_OF_THE_LINE)
    assert made(page).players[1].kind == "ai:master"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_opponents_every_seat_is_for_a_person(themes: ThemeHost, game: Game) -> None:
    page = SetupPage(themes, ())
    page.set_game(game)
    assert {one.kind for one in made(page).players} == {"human"}
    page.set_setup(TableSetup(game, tuple(Player(seat, "A", "ai:casual") for seat in game.all_seats)))
    assert {one.kind for one in made(page).players} == {"human"}
    assert len({one.name for one in made(page).players}) == 1


def test_one_player_alone_cannot_begin_and_is_told_why(page: SetupPage, show: ShowIn, qtbot: QtBot) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    choose(page, "Who plays Gold", None)
    assert page.setup() is None
    assert not page.start_button.isEnabled()
    assert any("at least two players" in label.text() for label in page.findChildren(QLabel) if label.isVisible())
    with qtbot.assertNotEmitted(page.start):
        QTest.keyClick(page, Qt.Key.Key_Return)
    choose(page, "Who plays Plum", "ai")
    assert page.start_button.isEnabled()
    assert not any("at least two" in label.text() for label in page.findChildren(QLabel))


@pytest.mark.parametrize("where", ["name", "segment", "level", "page"])
def test_enter_begins_from_anywhere(page: SetupPage, show: ShowIn, qtbot: QtBot, where: str) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    targets: dict[str, QWidget] = {
        "name": row(page, 0).name_field,
        "segment": control(page, "Who plays Gold").segment("ai"),
        "level": next(one for one in page.findChildren(QComboBox) if one.accessibleName() == "Level of Gold"),
        "page": page,
    }
    targets[where].setFocus()
    with qtbot.waitSignal(page.start):
        QTest.keyClick(targets[where], Qt.Key.Key_Return)


def test_back_and_escape_go_back(page: SetupPage, show: ShowIn, qtbot: QtBot) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    back = next(one for one in page.findChildren(Button) if one.label() == "Back")
    with qtbot.waitSignal(page.back):
        QTest.mouseClick(back, LEFT)
    with qtbot.waitSignal(page.back):
        QTest.keyClick(focused(), Qt.Key.Key_Escape)


def test_names_follow_who_plays_until_one_is_typed(page: SetupPage, show: ShowIn) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    assert row(page, 2).name() == "Jonas"
    choose(page, "Who plays Gold", "human")
    assert row(page, 2).name() == "Player 2"
    choose(page, "Who plays Blue", "ai")
    assert row(page, 0).name() == "Robin"
    assert row(page, 2).name() == "Player 1"
    field = row(page, 2).name_field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Ada")
    choose(page, "Who plays Gold", "ai")
    assert row(page, 2).name() == "Ada"
    field.clear()
    assert row(page, 2).name() == "Jonas"


def test_each_rule_says_what_it_means_as_it_stands(page: SetupPage, show: ShowIn) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    before = control(page, "Undo").accessibleDescription()
    choose(page, "Undo", UndoPolicy.NONE)
    after = control(page, "Undo").accessibleDescription()
    assert before
    assert after
    assert before != after
    assert "16" in control(page, "First lines run straight").accessibleDescription()
    choose(page, "First lines run straight", "hub")
    assert "4 cells" in control(page, "First lines run straight").accessibleDescription()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_preview_shows_the_table_as_it_will_be(
    page: SetupPage, themes: ThemeHost, show: ShowIn, game: Game
) -> None:
    page.set_game(game)
    show(page, size=WIDE)
    preview = page.findChild(SetupPreview)
    assert preview is not None
    before = preview.grab().toImage()
    if game is HEAD_OF_THE_LINE:
        choose(page, "Who plays Red", "ai")
    else:
        row(page, 1).name_field.setText("Somebody")
        row(page, 1).changed.emit()
    after = preview.grab().toImage()
    assert before != after
    themes.set_theme(DARK)
    assert preview.grab().toImage() != after
    themes.set_theme(LIGHT)
    assert preview.grab().toImage() == after


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize(
    "size", [QSize(800, 568), QSize(1024, 668), QSize(1200, 700), QSize(1600, 968), QSize(3840, 2128)], ids=str
)
def test_nothing_is_cut_off_at_any_size(page: SetupPage, show: ShowIn, game: Game, size: QSize) -> None:
    page.set_game(game)
    window = show(page, size=size)
    QApplication.processEvents()
    assert window.size() == size
    scroll = page.findChild(QScrollArea)
    assert scroll is not None
    inside = scroll.widget()
    assert inside is not None
    for seat in page.findChildren(SeatRow):
        for child in seat.findChildren(QWidget):
            if child.isVisible():
                place = QRect(child.mapTo(inside, child.rect().topLeft()), child.size())
                assert inside.rect().contains(place)
                assert child.width() >= min(child.minimumSizeHint().width(), 112)
    for label in page.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap():
            assert label.width() >= label.sizeHint().width()
    for button in page.findChildren(Button):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
            assert page.rect().contains(QRect(button.mapTo(page, button.rect().topLeft()), button.size()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_least_window_shows_all_without_scrolling(page: SetupPage, show: ShowIn, game: Game) -> None:
    page.set_game(game)
    show(page, size=QSize(800, 568))
    QApplication.processEvents()
    scroll = page.findChild(QScrollArea)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() == 0


def test_tab_visits_seats_then_rules_then_the_buttons(page: SetupPage, show: ShowIn) -> None:
    page.set_game(HEAD_OF_THE_LINE)
    show(page, size=PLAIN)
    assert focused() is row(page, 0).name_field
    visited: list[QWidget] = []
    while focused() is not page.start_button:
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert focused() not in visited
        visited.append(focused())
    names = [widget for widget in visited if isinstance(widget, NameField)]
    assert names == [row(page, 2).name_field]
    assert isinstance(visited[-2], Button)
    rules = ["Until off the zone", "Fair dice", "Free", "No limit"]
    assert [widget.accessibleName() for widget in visited[-6:-2]] == rules
