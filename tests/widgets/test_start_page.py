"""The start page leads into both games, on with an unfinished one and back to those played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.view.theme import DARK, THEMES, Theme
from hotl_desktop.widgets.buttons import Button, ButtonKind
from hotl_desktop.widgets.game_card import GameCard, MiniatureSlot
from hotl_desktop.widgets.miniatures import GamePicture
from hotl_desktop.widgets.recent_games import RecentGame
from hotl_desktop.widgets.start_page import StartPage
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn
from .test_style import has_color

LEFT = Qt.MouseButton.LeftButton
LINES, LAWN = (game.name for game in GAMES)
PLAIN = QSize(1024, 668)
RECENT = (
    RecentGame("Head of the Line", "Robin, <b>Tove", "Won 41 to 38", "Today", "/games/a.hotl", 1),
    RecentGame("Get Off My Lawn", "W" * 400, "Second of four", "Yesterday", "/games/b.hotl"),
)


@pytest.fixture
def page(themes: ThemeHost) -> StartPage:
    return StartPage(themes)


def buttons(card: QWidget) -> dict[str, Button]:
    return {button.label(): button for button in card.findChildren(Button) if button.isVisible()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_card_leads_into_its_game(page: StartPage, show: ShowIn, qtbot: QtBot, game: object) -> None:
    name = getattr(game, "name", "")
    page.set_unfinished(name, "Your turn, turn 23")
    page.set_learn_available(True)
    show(page, size=PLAIN)
    ways = buttons(page.card(name))
    for label, signal in (("Continue", page.continue_game), ("New game", page.new_game), ("Learn", page.learn)):
        with qtbot.waitSignal(signal) as told:
            QTest.mouseClick(ways[label], LEFT)
        assert told.args == [name]


def test_continue_asks_loudest_where_a_game_waits_and_is_absent_elsewhere(page: StartPage, show: ShowIn) -> None:
    page.set_unfinished(LINES, "Your turn, turn 23")
    show(page, size=PLAIN)
    waiting, other = buttons(page.card(LINES)), buttons(page.card(LAWN))
    assert waiting["Continue"].kind is ButtonKind.PRIMARY
    assert waiting["New game"].kind is ButtonKind.SECONDARY
    assert "Continue" not in other
    assert other["New game"].kind is ButtonKind.PRIMARY
    assert page.card(LINES).first_button is waiting["Continue"]
    assert any(label.text() == "Your turn, turn 23" for label in page.card(LINES).findChildren(QLabel))
    page.set_unfinished(LINES, "")
    assert "Continue" not in buttons(page.card(LINES))
    assert page.card(LINES).first_button.kind is ButtonKind.PRIMARY


def test_lessons_are_offered_only_when_there_are_any(page: StartPage, show: ShowIn) -> None:
    show(page, size=PLAIN)
    assert "Learn" not in buttons(page)
    page.set_learn_available(True)
    assert "Learn" in buttons(page)


def test_recent_games_are_opened_by_hand_and_key(page: StartPage, show: ShowIn, qtbot: QtBot) -> None:
    page.set_recent(RECENT)
    show(page, size=PLAIN)
    rows = [one for one in page.findChildren(QWidget) if one.accessibleDescription() == "Open this game"]
    assert rows[0].accessibleName() == "Head of the Line, Robin, <b>Tove, Won 41 to 38, Today"
    with qtbot.waitSignal(page.open_recent) as told:
        QTest.mouseClick(rows[1], LEFT)
    assert told.args == ["/games/b.hotl"]
    rows[0].setFocus()
    with qtbot.waitSignal(page.open_recent) as told:
        QTest.keyClick(rows[0], Qt.Key.Key_Return)
    assert told.args == ["/games/a.hotl"]


def test_without_recent_games_there_is_a_word_of_help(page: StartPage, show: ShowIn, qtbot: QtBot) -> None:
    show(page, size=PLAIN)
    help_texts = [label for label in page.findChildren(QLabel) if "every seat to an AI" in label.text()]
    assert help_texts[0].isVisible()
    page.set_recent(RECENT)
    assert not help_texts[0].isVisible()
    page.set_recent(())
    assert help_texts[0].isVisible()
    with qtbot.waitSignal(page.open_file):
        QTest.mouseClick(buttons(page)["Open a file…"], LEFT)


def test_the_slot_shows_its_part_of_a_picture_or_a_living_miniature(page: StartPage, show: ShowIn) -> None:
    show(page, size=PLAIN)
    slot = page.card(LINES).slot
    painted = slot.grab().toImage()
    window = page.window()
    picture = QImage(window.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor("#ffffff"))
    painter = QPainter(picture)
    painter.fillRect(QRect(slot.mapTo(window, QPoint(0, 0)), slot.size()), QColor("#123456"))
    painter.end()
    page.set_look(picture)
    assert slot.grab().toImage().pixelColor(slot.rect().center()).name() == "#123456"
    assert slot.grab().toImage().pixelColor(slot.width() // 2, 3).name() == "#123456"
    assert slot.grab().toImage().pixelColor(slot.width() // 2, slot.height() - 4).name() == "#123456"
    living = QWidget()
    living.setStyleSheet("background: #654321")
    living.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    page.set_miniature(LINES, living)
    assert slot.grab().toImage().pixelColor(slot.rect().center()).name() == "#654321"
    assert living.size() == slot.size()
    page.window().resize(1400, 900)
    QApplication.processEvents()
    assert living.size() == slot.size()
    # Its corners stay round: they show the card.
    assert slot.grab().toImage().pixelColor(0, 0) != QColor("#654321")
    page.set_miniature(LINES, None)
    page.window().resize(PLAIN)
    QApplication.processEvents()
    assert slot.grab().toImage() == painted


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_painted_positions_show_pieces_of_all_seats(themes: ThemeHost, show: ShowIn, theme: Theme) -> None:
    themes.set_theme(theme)
    for game in GAMES:
        picture = GamePicture(themes, game.name)
        show(picture, size=QSize(600, 380))
        for look in theme.seats:
            assert has_color(picture, look.ink)


def test_the_painted_position_follows_the_theme(themes: ThemeHost, show: ShowIn) -> None:
    slot = MiniatureSlot(themes, LAWN)
    show(slot, size=QSize(400, 260))
    light = slot.grab().toImage()
    themes.set_theme(DARK)
    assert slot.grab().toImage() != light


@pytest.mark.parametrize(
    "size", [QSize(800, 568), QSize(899, 568), QSize(900, 568), PLAIN, QSize(1600, 968), QSize(3840, 2128)], ids=str
)
def test_nothing_is_cut_off_at_any_size(page: StartPage, show: ShowIn, size: QSize) -> None:
    page.set_unfinished(LINES, "Your turn, turn 23")
    page.set_learn_available(True)
    page.set_recent(RECENT)
    window = show(page, size=size)
    QApplication.processEvents()
    assert window.size() == size
    scroll = page.findChild(QScrollArea)
    assert scroll is not None
    assert scroll.horizontalScrollBar().maximum() == 0
    inside = scroll.widget()
    assert inside is not None
    cards = page.findChildren(GameCard)
    first, second = (QRect(card.mapTo(inside, card.rect().topLeft()), card.size()) for card in cards)
    assert inside.rect().contains(first)
    assert inside.rect().contains(second)
    assert not first.intersects(second)
    assert (first.top() == second.top()) == (size.width() >= 900)
    for card in cards:
        for child in (*card.findChildren(Button), *card.findChildren(QLabel)):
            if not child.isVisible():
                continue
            place = QRect(child.mapTo(card, child.rect().topLeft()), child.size())
            assert card.rect().contains(place)
            if isinstance(child, QLabel) and child.wordWrap():
                assert child.height() >= child.heightForWidth(child.width())
            else:
                assert child.width() >= child.sizeHint().width()
        assert card.slot.height() >= 140
    # The first button of both cards is on the screen without scrolling.
    for card in cards:
        button = card.first_button
        assert page.rect().contains(QRect(button.mapTo(page, button.rect().topLeft()), button.size()))


def test_both_cards_stand_level(page: StartPage, show: ShowIn) -> None:
    page.set_unfinished(LINES, "Your turn, turn 23")
    show(page, size=PLAIN)
    QApplication.processEvents()
    heights = {card.slot.height() for card in page.findChildren(GameCard)}
    assert len(heights) == 1


def test_the_keyboard_goes_to_continue_when_a_game_is_found_to_wait(page: StartPage, show: ShowIn) -> None:
    show(page)
    card = page.findChildren(GameCard)[0]
    assert card.first_button is buttons(card)["New game"]
    card.first_button.setFocus()
    card.set_unfinished("Turn 7")
    assert card.first_button.hasFocus()
    assert card.first_button is buttons(card)["Continue"]
