"""Longer languages and those that run from right to left are at home in every page and panel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.view.theme import LIGHT
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.dice_tray import DiceTray, End, EndRoll, EndRollButton, Press, TrayState
from hotl_desktop.widgets.move_list import MoveList, MoveRow
from hotl_desktop.widgets.player_card import DiceRow, LawnDice, PlayerCard
from hotl_desktop.widgets.player_panel import PlayerPanel
from hotl_desktop.widgets.result_sheet import ResultSheet
from hotl_desktop.widgets.setup_page import SetupPage
from hotl_desktop.widgets.start_page import StartPage
from hotl_desktop.widgets.status_line import StatusLine
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import ElidedLabel

from .conftest import ShowIn, ink_box
from .test_result_sheet import RESULT

LEAST = QSize(800, 568)


class _LongLanguage(QTranslator):
    """Says everything in half as many letters again, and at least six more."""

    def translate(self, _context: str, text: str, _hint: str | None = None, _count: int = -1) -> str:
        return text if len(text) <= 2 else f"{text} {'ä' * max(6, len(text) // 2)}"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def long_language(qapp: QApplication) -> Iterator[QTranslator]:
    translator = _LongLanguage(qapp)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)
    translator.deleteLater()


@pytest.fixture
def from_right_to_left(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def assert_all_fits(page: QWidget) -> None:
    """Every page scrolls up and down only, every button shows its label, every text has its height."""
    for scroll in page.findChildren(QScrollArea):
        content = scroll.widget()
        if scroll.isVisible() and content is not None:
            assert content.width() <= scroll.viewport().width()
    for button in page.findChildren(Button):
        if button.isVisible() and button.label():
            assert button.width() >= button.sizeHint().width(), button.label()
    for label in page.findChildren(QLabel):
        if not label.isVisible() or isinstance(label, ElidedLabel) or not label.text():
            continue
        if label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        else:
            assert label.width() >= label.sizeHint().width(), label.text()
        parent = label.parentWidget()
        assert parent is not None
        assert parent.rect().contains(label.geometry()), label.text()


@pytest.mark.usefixtures("long_language")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_setup_has_room_for_long_words(themes: ThemeHost, show: ShowIn, game: object) -> None:
    page = SetupPage(themes, ("casual",))
    page.set_game(next(one for one in GAMES if one is game))
    show(page, size=LEAST)
    QApplication.processEvents()
    assert_all_fits(page)


@pytest.mark.usefixtures("long_language")
@pytest.mark.parametrize("size", [LEAST, QSize(1024, 668)], ids=str)
def test_the_start_page_has_room_for_long_words(themes: ThemeHost, show: ShowIn, size: QSize) -> None:
    page = StartPage(themes)
    page.set_unfinished(GAMES[0].name, "Du bist am Zug, Zug 23")
    page.set_learn_available(True)
    show(page, size=size)
    QApplication.processEvents()
    assert_all_fits(page)


@pytest.mark.usefixtures("long_language")
def test_the_result_has_room_for_long_words(themes: ThemeHost, show: ShowIn) -> None:
    page = QWidget()
    show(page, size=LEAST)
    sheet = ResultSheet(themes, page)
    sheet.show_result(RESULT)
    QApplication.processEvents()
    assert_all_fits(sheet)


def test_another_language_is_spoken_at_once(themes: ThemeHost, show: ShowIn, request: pytest.FixtureRequest) -> None:
    setup, start, panel, moves = (
        SetupPage(themes, ("casual",)),
        StartPage(themes),
        PlayerPanel(themes),
        MoveList(themes),
    )
    setup.set_game(GAMES[0])
    panel.set_cards([PlayerCard(0, "Robin", "AI", 15, 3, 0)])
    for widget in (setup, start, panel, moves):
        show(widget, size=QSize(1024, 700))
    page = QWidget()
    show(page, size=LEAST)
    sheet = ResultSheet(themes, page)
    sheet.show_result(RESULT)
    request.getfixturevalue("long_language")
    QApplication.processEvents()
    said: dict[QWidget, list[str]] = {
        setup: ["Seats", "Dice", "Start game"],
        start: ["Choose a game", "2 to 4 players, 20 min", "New game", "Recent games", "Open a file…"],
        panel: ["15 on the board, 3 captured"],
        moves: ["Moves"],
        sheet: ["Play again", "{name} wins".format(name="\u2068Robin\u2069"), "36 on the board, 8 captured"],
    }
    for one, texts in said.items():
        shown = [label.text() for label in one.findChildren(QLabel)]
        shown += [button.label() for button in one.findChildren(Button)]
        for text in texts:
            assert any(line.startswith(f"{text} ä") for line in shown), text


@pytest.mark.usefixtures("from_right_to_left")
def test_cards_and_trays_are_mirrored(themes: ThemeHost, show: ShowIn) -> None:
    tray, status, panel = DiceTray(themes), StatusLine(themes), PlayerPanel(themes)
    tray.set_state(TrayState("Mira", seat=1, face=5, primary=Press("a", "Roll"), secondary=(Press("b", "Hint"),)))
    panel.set_cards([PlayerCard(0, "Robin", "AI", 15, 3, 0, active=True)])
    show(tray, status, panel, size=QSize(400, 600))
    roll, hint = (button for button in tray.findChildren(Button) if button.isVisible())
    assert roll.x() > hint.x()
    view = panel.card_view(0)
    image = view.grab().toImage()
    line = LIGHT.seats[0].line.rgb()
    edge = [image.pixelColor(x, view.height() // 2).rgb() == line for x in range(view.width())]
    assert any(edge[-10:])
    assert not any(edge[:10])


@pytest.mark.usefixtures("from_right_to_left")
def test_dice_and_words_do_not_overlap_when_mirrored(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    row = DiceRow(themes, 24)
    row.set_dice(2, LawnDice((1, 2), staged=1))
    show(row, size=QSize(260, 40))
    box = ink_box(row.grab().toImage())
    assert box.left() < 20
    assert box.right() > row.width() - 10
    row.set_dice(2, LawnDice((1, 2)))
    assert ink_box(row.grab().toImage()).left() > row.width() - 70


@pytest.mark.usefixtures("from_right_to_left")
def test_the_end_rolls_and_moves_can_be_painted_mirrored(themes: ThemeHost, show: ShowIn) -> None:
    tray, moves = DiceTray(themes), MoveList(themes)
    tray.set_state(TrayState(seat=3, end_rolls=(EndRoll(End.LOW, 1, "Ctrl+R"), EndRoll(End.HIGH, 4))))
    moves.set_rows([MoveRow(1, 0, "f4–f1", 4, "takes 3")], 0)
    show(tray, moves, size=QSize(400, 600))
    low, high = tray.findChildren(EndRollButton)
    assert low.x() > high.x()
    tray.grab()
    moves.grab()
