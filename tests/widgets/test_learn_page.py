"""The page with the courses, the card of a lesson, and the sheet with the keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.courses import load_courses
from hotl_desktop.tutorial.progress import Progress
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.buttons import Button, KeyCap
from hotl_desktop.widgets.learn_page import LearnPage
from hotl_desktop.widgets.lesson_panel import LessonCard, LessonPanel
from hotl_desktop.widgets.shortcuts_sheet import ShortcutsSheet
from hotl_desktop.widgets.style import ThemeHost
from tests.widgets.conftest import ShowIn

COURSES = load_courses(resource_path("lessons"))
LEFT = Qt.MouseButton.LeftButton


def page(themes: ThemeHost, show: ShowIn) -> LearnPage:
    made = LearnPage(themes, COURSES)
    show(made, size=QSize(1024, 660))
    return made


def button(within: QWidget, label: str) -> Button:
    return next(one for one in within.findChildren(Button) if one.label() == label)


def test_every_lesson_has_a_card_that_says_its_title_and_state(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    lessons = COURSES[0].lessons
    made.set_progress(Progress().finishing(lessons[0]).reached(lessons[1], 2))
    names = [card.accessibleName() for card in made.cards]
    assert names == [f"Lesson {number}: {lesson.title}" for number, lesson in enumerate(lessons, 1)]
    states = [card.accessibleDescription() for card in made.cards]
    assert states[0].endswith("Done")
    assert states[1].endswith(f"Step 3 of {len(lessons[1].steps)}")
    assert all(card.isVisible() for card in made.cards)


def test_a_press_chooses_a_lesson_and_the_button_goes_on_with_the_next(
    themes: ThemeHost, show: ShowIn, qtbot: QtBot
) -> None:
    made = page(themes, show)
    lessons = COURSES[0].lessons
    with qtbot.waitSignal(made.lesson_chosen) as chosen:
        QTest.mouseClick(made.cards[4], LEFT)
    assert chosen.args == [lessons[4]]
    with qtbot.waitSignal(made.lesson_chosen) as chosen:
        QTest.mouseClick(button(made, "Start the first lesson"), LEFT)
    assert chosen.args == [lessons[0]]
    made.set_progress(Progress().finishing(lessons[0]))
    with qtbot.waitSignal(made.lesson_chosen) as chosen:
        QTest.mouseClick(button(made, "Go on"), LEFT)
    assert chosen.args == [lessons[1]]


def test_the_other_course_has_its_own_lessons_and_progress(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    made.show_course(COURSES[1].game.name)
    assert [card.lesson for card in made.cards] == list(COURSES[1].lessons)
    progress = Progress()
    for lesson in COURSES[1].lessons:
        progress = progress.finishing(lesson)
    made.set_progress(progress)
    assert not button(made, "Go on").isVisible()


def test_a_card_is_as_high_as_its_words_need(themes: ThemeHost, show: ShowIn) -> None:
    made = page(themes, show)
    wordy = max(made.cards, key=lambda card: len(card.lesson.idea))
    assert wordy.heightForWidth(200) > wordy.heightForWidth(600) + 30
    assert all(card.height() >= card.heightForWidth(card.width()) for card in made.cards)


def test_no_text_of_a_card_is_cut_off_at_the_least_width(themes: ThemeHost, show: ShowIn) -> None:
    made = LearnPage(themes, COURSES)
    show(made, size=QSize(800, 560))
    for card in made.cards:
        assert card.width() >= 290


# ---------------------------------------------------------------------------------------------- the coach's card


def card(**changes: object) -> LessonCard:
    values: dict[str, object] = {"heading": "A game", "title": "A lesson", "text": "Read this.", "step": 1, "steps": 4}
    return LessonCard(**(values | changes))  # type: ignore[arg-type]


def test_the_card_shows_the_way_on_only_when_it_waits(themes: ThemeHost, show: ShowIn) -> None:
    panel = LessonPanel(themes)
    show(panel, size=QSize(340, 480))
    panel.show_card(card(waits=True))
    assert panel.next_button.isVisible()
    panel.show_card(card(goal="Do it", can_show=True, can_skip=True))
    assert not panel.next_button.isVisible()
    assert button(panel, "Show me").isVisible()
    assert button(panel, "Skip").isVisible()
    assert panel.accessibleName() == "Read this. Do it"


def test_answers_are_buttons_that_keep_whole_words(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    panel = LessonPanel(themes)
    show(panel, size=QSize(300, 520))
    long = "An answer that is much too long for one line of this narrow card, and must not be cut off"
    panel.show_card(card(answers=("Short", long)))
    first, second = panel.answer_buttons
    qtbot.waitUntil(lambda: second.height() > first.height())
    with qtbot.waitSignal(panel.answered) as answered:
        QTest.mouseClick(second, LEFT)
    assert answered.args == [1]


def test_a_wrong_try_is_answered_with_a_link_to_its_rule(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    panel = LessonPanel(themes)
    show(panel, size=QSize(340, 480))
    panel.show_card(card(goal="Do it"))
    panel.say_wrong("That end is taken.", "HL 5:2")
    assert panel.answer_text == "That end is taken."
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        QTest.mouseClick(button(panel, "Rule HL 5:2"), LEFT)
    assert wanted.args == ["HL 5:2"]
    panel.show_card(card(goal="Do it"))
    assert panel.answer_text == ""


# ------------------------------------------------------------------------------------------------------- keys


def test_the_sheet_lists_the_keys_of_board_and_menus(themes: ThemeHost, show: ShowIn) -> None:
    themes.set_motion(Speed.INSTANT, reduced=False)
    ground = QWidget()
    show(ground, size=QSize(1000, 640))
    sheet = ShortcutsSheet(themes, ground)
    sheet.show_keys([("Ctrl+N", "New game")])
    texts = {label.text() for label in sheet.findChildren(QLabel)}
    assert {"Keys", "On the board", "New game", "Roll, or go on"} <= texts
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.is_open()


def test_keys_stand_in_two_columns_and_each_on_a_cap_of_its_own(
    themes: ThemeHost, show: ShowIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes.set_motion(Speed.INSTANT, reduced=False)
    ground = QWidget()
    show(ground, size=QSize(1100, 800))
    monkeypatch.setattr("hotl_desktop.widgets.shortcuts_sheet.key_text", lambda key: f"Bild {key}")
    sheet = ShortcutsSheet(themes, ground)
    menus = [(f"Ctrl+{number}", f"Item {number}") for number in range(30)]
    sheet.show_keys(menus)
    left, right = ({label.text() for label in side.findChildren(QLabel)} for side in sheet._sides)
    assert "On the board" in left
    assert "Menus" in right
    assert {"Bild PgUp", "Bild PgDown"} <= {cap._text for cap in sheet.findChildren(KeyCap)}
