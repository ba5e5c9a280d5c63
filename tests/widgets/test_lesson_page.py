"""The lesson's page has the players in view whatever the size of the window, and shows the answer to every try."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.widgets.lesson_page import LessonPage
from hotl_desktop.widgets.lesson_panel import LessonCard, LessonPanel
from hotl_desktop.widgets.player_card import LawnDice, PlayerCard
from hotl_desktop.widgets.score_strip import ScoreStrip
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn

TWO = (PlayerCard(0, "Blue", "", 60, 14, 1, active=True), PlayerCard(2, "Robin", "", 62, 14, 2))
FOUR = tuple(PlayerCard(seat, name, "", seat, 0, 0, lawn=LawnDice((1,))) for seat, name in enumerate("ABCD"))
LONG = LessonCard("Lesson 1 of 14", "A title", "Many words to be read. " * 14, 0, 5, goal="Do it", can_show=True)


def shows_words(widget: QWidget) -> set[str]:
    return {label.text() for label in widget.findChildren(QLabel) if label.isVisible()}


@pytest.fixture
def page(themes: ThemeHost, show: ShowIn) -> LessonPage:
    made = LessonPage(themes)
    show(made, size=QSize(1280, 800))
    return made


@pytest.mark.parametrize("size", [(800, 600), (1000, 740), (1100, 800), (1299, 1000), (1300, 700), (1300, 900)])
@pytest.mark.parametrize("cards", [TWO, FOUR], ids=["two", "four"])
def test_the_players_are_in_view_once(page: LessonPage, cards: tuple[PlayerCard, ...], size: tuple[int, int]) -> None:
    page.window().resize(*size)
    QApplication.processEvents()
    page.players.set_cards(cards)
    assert page.players.isVisible() != page.scores.isVisible()
    shown: QWidget = page.players if page.players.isVisible() else page.scores
    assert {str(card.score) for card in cards} <= shows_words(shown)
    assert page.rect().contains(QRect(shown.mapTo(page, QPoint(0, 0)), shown.size()))


def test_more_players_ask_for_more_room(page: LessonPage) -> None:
    page.window().resize(1100, 800)
    page.players.set_cards(TWO)
    assert page.players.isVisible()
    page.players.set_cards(FOUR)
    assert page.scores.isVisible()


def test_answers_get_the_room_of_the_tray_where_there_is_little(page: LessonPage) -> None:
    page.window().resize(800, 600)
    page.panel.show_card(replace(LONG, text="How many?", goal="", answers=("One", "Two", "Three of them, or more")))
    page.set_asking(True)
    QApplication.processEvents()
    assert not page.tray.isVisible()
    for button in page.panel.answer_buttons:
        assert button.visibleRegion().boundingRect().height() == button.height()
    page.window().resize(800, 800)
    QApplication.processEvents()
    assert page.tray.isVisible()
    page.window().resize(800, 600)
    page.set_asking(False)
    QApplication.processEvents()
    assert page.tray.isVisible()


def test_a_strip_says_all_of_each_player_to_a_screen_reader(themes: ThemeHost, show: ShowIn) -> None:
    strip = ScoreStrip(themes)
    show(strip, size=QSize(420, 60))
    strip.set_cards(TWO)
    assert [entry.accessibleName() for entry in strip.entries] == [
        "Blue, to move, Score 74, Passes: 1 of 3",
        "Robin, Score 76, Passes: 2 of 3",
    ]
    assert "Robin" in shows_words(strip)
    strip.set_cards(FOUR)
    assert len(strip.entries) == 4
    assert "A" not in shows_words(strip)
    strip.set_cards(TWO)
    assert len(strip.entries) == 2


@pytest.mark.parametrize("rule", ["", "HL 5:2"])
def test_the_answer_to_a_try_scrolls_into_view(themes: ThemeHost, show: ShowIn, qtbot: QtBot, rule: str) -> None:
    panel = LessonPanel(themes)
    show(panel, size=QSize(304, 345))
    panel.show_card(LONG)
    note = panel._answer
    view = panel._scroll.viewport()
    panel.say_wrong("That takes one chip. There is a line that takes four of them at once.", rule)
    qtbot.waitUntil(lambda: view.rect().contains(QRect(note.mapTo(view, QPoint(0, 0)), note.size())))
