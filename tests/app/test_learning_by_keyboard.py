"""Lessons of both games by key events alone: from the start page to the end of a lesson and into the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.lesson_table import LessonTable
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.tutorial.lesson import Kind, Lesson
from hotl_desktop.widgets.learn_page import LessonButton

from .hands import Hands, Key, hands_on
from .tour import lessons_of, new_desktop

LESSONS = {"Head of the Line": (0, 1, 5), "Get Off My Lawn": (0, 1, 4)}
"""By their place in the course: the first, the one after it, and one of a later chapter."""


@pytest.fixture
def hands(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Hands:
    return hands_on(qtbot, new_desktop(qtbot, qapp, tmp_path, QSize(1200, 800)))


def choose_lesson(hands: Hands, lesson: Lesson) -> None:
    hands.tab_until(lambda widget: isinstance(widget, LessonButton) and widget.lesson is lesson, lesson.title)
    hands.press(Key.Key_Return)


def open_lesson(hands: Hands, game: str, lesson: Lesson) -> LessonTable:
    """From the start page."""
    hands.tab_to(f"Learn {game}")
    hands.press(Key.Key_Return)
    assert hands.focused.accessibleName() in {"Start the first lesson", "Go on"}
    choose_lesson(hands, lesson)
    table = hands.desktop.learning.table
    assert table.lesson is lesson
    return table


def take_step(hands: Hands, table: LessonTable) -> None:
    """Do what the step asks for, and go on."""
    tutor, index = table.controller.tutor, table.controller.tutor.index
    if tutor.step.kind is Kind.ASK:
        right = next(number for number, answer in enumerate(tutor.step.answers) if answer.right)
        button = table.page.panel.answer_buttons[right]
        hands.tab_until(lambda widget: widget is button, "the answer")
        hands.press(Key.Key_Return)
    if tutor.step.kind in {Kind.ROLL, Kind.DO} and table.controller.prompt.phase is Phase.ROLL:
        hands.press(Key.Key_Space)
    if tutor.step.kind is Kind.DO and tutor.index == index and not tutor.is_done:
        scene = table.presenter.scene
        assert scene is not None
        wanted = tutor.wanted[0]
        if str(wanted) == "pass":
            hands.press(Key.Key_Space)
        else:
            hands.point(scene, wanted)
            hands.press(Key.Key_Return)
        assert tutor.is_done or tutor.index > index
    if table.controller.tutor is tutor and tutor.index == index:
        assert tutor.waits_to_go_on
        hands.press(Key.Key_Space)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lessons_are_gone_through_from_the_start_page_to_their_end(hands: Hands, game: Game) -> None:
    for number in LESSONS[game.title]:
        hands.desktop.show_start()
        lesson = lessons_of(hands.desktop, game)[number]
        table = open_lesson(hands, game.title, lesson)
        for index in range(len(lesson.steps)):
            assert table.controller.tutor.index == index
            take_step(hands, table)
        assert table.progress.is_finished(lesson)
        assert table.page.panel.next_button.hasFocus()
        hands.press(Key.Key_Return)
        assert table.lesson is lessons_of(hands.desktop, game)[number + 1]


def test_a_lesson_is_left_by_keys_and_gone_on_with(hands: Hands) -> None:
    lesson = lessons_of(hands.desktop, GAMES[0])[0]
    table = open_lesson(hands, GAMES[0].title, lesson)
    take_step(hands, table)
    hands.tab_to("Leave the lesson")
    hands.press(Key.Key_Return)
    assert not table.controller.has_match
    choose_lesson(hands, lesson)
    assert table.lesson is lesson
    assert table.controller.tutor.index == 1
