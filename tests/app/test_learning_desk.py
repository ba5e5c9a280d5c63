"""The ways to the lessons, the rules and the keys, in the whole program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, Push
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.storage.places import Places
from hotl_desktop.tutorial.tutor import Want
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.welcome_sheet import WelcomeSheet

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desktop(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Desktop:
    return new_desktop(qtbot, qapp, tmp_path)


def new_desktop(qtbot: QtBot, qapp: QApplication, folder: Path) -> Desktop:
    made = Desktop(qapp, Places.inside(folder))
    qtbot.addWidget(made.window)
    made.window.resize(1100, 760)
    made.settings.set_speed(Speed.INSTANT)
    made.window.show()
    qtbot.waitExposed(made.window)
    return made


def begin(desktop: Desktop) -> None:
    game = HEAD_OF_THE_LINE
    desktop.begin(TableSetup(game, tuple(Player(seat, seat, HUMAN) for seat in ("NW", "SE"))))


def shown(desktop: Desktop) -> QWidget | None:
    return desktop.window.page


def button(desktop: Desktop, label: str) -> Button:
    found = [one for one in desktop.window.findChildren(Button) if one.label() == label and one.isVisible()]
    assert found, label
    return found[0]


def test_a_new_person_is_offered_the_lessons_once(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first = new_desktop(qtbot, qapp, tmp_path)
    first.settle()
    sheet = first.window.findChild(WelcomeSheet)
    assert isinstance(sheet, WelcomeSheet)
    assert sheet.is_open()
    QTest.mouseClick(button(first, "Learn Get Off My Lawn"), LEFT)
    assert shown(first) is first.learning.page
    assert first.learning.page.course.game is GET_OFF_MY_LAWN
    first.window.close()
    second = new_desktop(qtbot, qapp, tmp_path)
    second.settle()
    assert second.window.findChild(WelcomeSheet) is None
    second.window.close()


def test_learn_on_the_start_page_leads_to_the_courses_and_back(desktop: Desktop) -> None:
    desktop.start_page.learn.emit("head-of-the-line")
    assert shown(desktop) is desktop.learning.page
    desktop.learning.page.back.emit()
    assert shown(desktop) is desktop.start_page


def test_progress_is_kept_over_a_restart(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first = new_desktop(qtbot, qapp, tmp_path)
    lesson = first.learning.courses[0].lessons[0]
    first.learning.open_lesson(lesson)
    table = first.learning.table
    for _ in lesson.steps:
        table.skip()
    first.learning.open_lesson(first.learning.courses[0].lessons[1])
    table.skip()
    first.window.close()
    second = new_desktop(qtbot, qapp, tmp_path)
    progress = second.learning._progress
    assert progress.is_finished(lesson)
    assert progress.step_of(first.learning.courses[0].lessons[1]) == 1
    second.window.close()


def test_a_lesson_leaves_the_game_on_the_table_alone(desktop: Desktop) -> None:
    begin(desktop)
    controller = desktop.table.controller
    controller.roll()
    before = controller.state
    desktop.show_lessons("head-of-the-line")
    desktop.learning.open_lesson(desktop.learning.courses[0].lessons[0])
    desktop.learning.table.skip()
    desktop.learning.table.leave()
    desktop.learning.page.back.emit()
    assert desktop.table.match is not None
    assert desktop.table.match.state == before


def test_f1_shows_the_rules_of_the_game_and_comes_back_to_it(desktop: Desktop) -> None:
    begin(desktop)
    assert desktop.table.controller.prompt.phase is Phase.ROLL
    desktop.window.menus.rules_action.trigger()
    assert shown(desktop) is desktop.learning.rules_page
    assert desktop.learning.rules_page.book.game is HEAD_OF_THE_LINE
    desktop.learning.rules_page.back.emit()
    assert shown(desktop) is desktop.table.page
    assert desktop.table.controller.prompt.phase is Phase.ROLL


def test_f1_opens_at_the_rule_that_was_just_named(desktop: Desktop) -> None:
    begin(desktop)
    desktop.table.controller.roll()
    scene = desktop.table.presenter.scene
    assert scene is not None
    scene.doubted.emit(desktop.table.controller.state.parse_action("a1-a2"))
    rule = desktop.table.presenter.panels.rule_in_doubt
    assert rule.startswith("HL ")
    desktop.window.menus.rules_action.trigger()
    assert desktop.learning.rules_page.rule is not None
    assert desktop.learning.rules_page.rule.number == rule


def test_a_wrong_try_in_a_lesson_leads_to_its_rule_and_back(desktop: Desktop) -> None:
    lesson = desktop.learning.courses[1].lesson("06-staging")
    assert lesson is not None
    desktop.learning.open_lesson(lesson)
    table = desktop.learning.table
    table.go_on()
    assert table.controller.tutor.wish().want is Want.CHOICE
    table.controller.try_forbidden(Push(6, "L"))
    QTest.mouseClick(button(desktop, "Rule GL 3:1.A"), LEFT)
    assert shown(desktop) is desktop.learning.rules_page
    assert desktop.learning.rules_page.rule is not None
    assert desktop.learning.rules_page.rule.number == "GL 3:1.A"
    desktop.learning.rules_page.back.emit()
    assert shown(desktop) is table.page
    assert table.controller.tutor.index == 1


def test_the_keys_of_the_menus_are_on_the_sheet(desktop: Desktop) -> None:
    desktop.window.menus.keys_action.trigger()
    assert desktop.learning.keys_sheet.is_open()
    desktop.learning.keys_sheet.close_sheet()


def test_rules_are_written_where_the_person_wants_them(desktop: Desktop, tmp_path: Path, qtbot: QtBot) -> None:
    book = desktop.learning.rules_page.book
    writer = desktop.learning.save_rules(book, tmp_path / "rules.html")
    with qtbot.waitSignal(writer.written, timeout=60_000):
        pass
    assert (tmp_path / "rules.html").stat().st_size > 10_000
    writer = desktop.learning.save_rules(book, tmp_path / "no such folder" / "rules.html")
    with qtbot.waitSignal(writer.failed, timeout=60_000):
        pass
    assert desktop.message_sheet.is_open()


def test_a_coached_game_is_played_and_gone_on_with(desktop: Desktop, qtbot: QtBot) -> None:
    lesson = desktop.learning.courses[0].lessons[-1]
    desktop.learning.open_lesson(lesson)
    table = desktop.learning.table
    controller = table.controller
    for _ in range(4):
        qtbot.waitUntil(lambda: controller.prompt.phase in {Phase.ROLL, Phase.CHOICE}, timeout=20_000)
        if controller.prompt.phase is Phase.ROLL:
            controller.roll()
        qtbot.waitUntil(lambda: controller.prompt.phase is Phase.CHOICE, timeout=20_000)
        length = controller.match.length
        choice = controller.prompt.legal[-1]
        controller.play(choice)
        if controller.match.length == length:
            assert table.page.panel.answer_text
            controller.play(choice)  # insisting
        assert controller.match.length > length
    match = controller.match
    table.leave()
    desktop.learning.open_lesson(lesson)
    assert controller.match is match


def test_a_coached_game_is_gone_on_with_after_a_restart(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first = new_desktop(qtbot, qapp, tmp_path)
    lesson = first.learning.courses[0].lessons[-1]
    first.learning.open_lesson(lesson)
    controller = first.learning.table.controller
    for _ in range(3):
        qtbot.waitUntil(lambda: controller.prompt.phase in {Phase.ROLL, Phase.CHOICE}, timeout=20_000)
        if controller.prompt.phase is Phase.ROLL:
            controller.roll()
        else:
            choice = controller.prompt.legal[0]
            controller.play(choice)
            controller.play(choice)  # insists where the coach has a word
    qtbot.waitUntil(lambda: controller.prompt.phase in {Phase.ROLL, Phase.CHOICE}, timeout=20_000)
    steps, state = controller.match.steps, controller.state
    assert steps
    first.learning.open_lesson(first.learning.courses[0].lessons[0])
    first.window.close()
    second = new_desktop(qtbot, qapp, tmp_path)
    assert second.learning._progress.is_begun(lesson)
    second.learning.open_lesson(lesson)
    table = second.learning.table
    assert table.controller.match.steps == steps
    assert table.controller.state == state
    qtbot.waitUntil(lambda: table.controller.prompt.phase in {Phase.ROLL, Phase.CHOICE}, timeout=20_000)
    second.window.close()
