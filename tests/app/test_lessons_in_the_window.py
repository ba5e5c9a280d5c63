"""Every lesson in the real window, as a new user goes through it: with wrong tries at each step, by the mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.lesson_table import LessonTable
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, POSITIONS, Advance, GetOffMyLawnState, Place, Push, Roll
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, Line, Relocate
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.courses import load_courses
from hotl_desktop.tutorial.lesson import Kind, Lesson
from hotl_desktop.tutorial.progress import Progress
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.hotl_scene import HeadOfTheLineScene
from hotl_desktop.view.lawn.choices import source_of
from hotl_desktop.view.lawn.layout import TableLayout
from hotl_desktop.view.lawn.spots import spot_at
from hotl_desktop.view.theme import LIGHT, Speed
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.dice_tray import EndRollButton
from hotl_desktop.widgets.lesson_words import lesson_text
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import Ground

COURSES = load_courses(resource_path("lessons"))
SCRIPTED = [lesson for course in COURSES for lesson in course.lessons if not lesson.is_game]
LEFT = Qt.MouseButton.LeftButton


class Learner:
    """A lesson table in a window, and a hand with a mouse."""

    def __init__(self, application: QApplication, size: tuple[int, int]) -> None:
        self.host = ThemeHost(LIGHT, application)
        self.host.set_motion(Speed.INSTANT, reduced=False)
        self.table = LessonTable(self.host, COURSES, application)
        self.table.set_speed(Speed.INSTANT)
        self.window = Ground.around(self.host, self.table.page)
        self.window.resize(*size)
        self.window.show()
        self.controller = self.table.controller
        self.panel = self.table.page.panel

    def click(self, widget: QWidget) -> None:
        QApplication.processEvents()
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())

    def click_scene(self, point: QPointF) -> None:
        view = self.table.page.view
        at = view.mapFromScene(point)
        viewport = view.viewport()
        assert viewport.rect().contains(at)
        QTest.mouseMove(viewport, at + QPoint(0, 3))
        QTest.mouseMove(viewport, at)
        QTest.mouseClick(viewport, LEFT, pos=at)
        QApplication.processEvents()

    def press_tray(self, label: str) -> None:
        found = [one for one in self.table.page.tray.findChildren(Button) if one.label() == label and one.isVisible()]
        assert len(found) == 1, f"{len(found)} buttons say {label!r}"
        self.click(found[0])

    def do(self, action: Action) -> None:
        """Try something that is offered."""
        scene = self.table.presenter.scene
        if isinstance(action, Roll):
            buttons = [one for one in self.table.page.tray.findChildren(EndRollButton) if one.isVisible()]
            self.click(next(one for one in buttons if one.end.value == action.end))
        elif str(action) == "pass":
            self.press_tray("Pass")
        else:
            if isinstance(scene, GetOffMyLawnScene):
                scene.point_at(None)
                first = scene.pick_point(action)
                if first is not None:
                    self.click_scene(first)
            assert scene is not None
            self.click_scene(scene.target_point(action))

    def try_forbidden(self, action: Action) -> bool:
        """Try something that is not offered, by clicking where it would be; False where there is no such place."""
        scene = self.table.presenter.scene
        if isinstance(scene, HeadOfTheLineScene):
            assert scene.places is not None
            if not isinstance(action, Line | Relocate):
                return False
            cell = action.end if isinstance(action, Line) else action.cell
            if any(isinstance(one, Line) and cell in one.cells for one in scene.offered):
                return False  # a press there means a line that is offered
            self.click_scene(scene.places.center(cell))
            return True
        assert isinstance(scene, GetOffMyLawnScene)
        lawn = TableLayout(scene.sceneRect(), scene.viewer).lawn
        source = source_of(action)
        if any(spot.key == source for spot in scene.spots):
            scene.pick(source)
        if isinstance(action, Place):
            point = lawn.die_center(action.row, POSITIONS.index(action.position))
        elif isinstance(action, Push | Advance) and source == scene.picked and self._is_full(action.row):
            point = lawn.push_center(action.row, action.side)
        else:
            return False
        meant = spot_at(scene.spots, point)
        if meant is not None and meant.key in scene.offered:
            return False  # a press there means something that is offered
        self.click_scene(point)
        return True

    def _is_full(self, row: int) -> bool:
        state = self.controller.state
        return isinstance(state, GetOffMyLawnState) and state.facts(row).full


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[Learner]:
    made = Learner(qapp, (1100, 760))
    yield made
    made.table.close()
    made.window.close()
    made.window.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def learner(window: Learner) -> Learner:
    """The same window for all, as it takes long to make; with nothing learnt yet."""
    window.table.leave()
    window.table.set_progress(Progress())
    return window


def state_of(learner: Learner) -> object:
    return learner.controller.state


@pytest.mark.parametrize("lesson", SCRIPTED, ids=lambda lesson: lesson.key)
def test_a_lesson_is_gone_through_with_wrong_tries_at_each_step(learner: Learner, lesson: Lesson) -> None:
    learner.table.open(lesson)
    tutor = learner.controller.tutor
    for index, step in enumerate(lesson.steps):
        assert learner.controller.tutor.index == index
        card = learner.panel.card
        assert card is not None
        assert card.text.startswith(lesson_text(step.text))
        assert learner.panel.isVisible()
        if step.kind is Kind.ASK:
            answer_wrongly(learner)
            right = next(number for number, answer in enumerate(step.answers) if answer.right)
            learner.click(learner.panel.answer_buttons[right])
            assert learner.panel.answer_text == lesson_text(step.answers[right].say)
        if step.kind in {Kind.ROLL, Kind.DO} and learner.controller.prompt.phase is Phase.ROLL:
            learner.press_tray("Roll")
        if step.kind is Kind.DO:
            try_wrongly(learner)
            learner.do(tutor.wanted[0])
            assert tutor.is_done or tutor.index > index
        if tutor.index == index:
            assert learner.panel.next_button.isVisible()
            learner.click(learner.panel.next_button)
    assert learner.table.progress.is_finished(lesson)


def answer_wrongly(learner: Learner) -> None:
    step = learner.controller.tutor.step
    for number, answer in enumerate(step.answers):
        if not answer.right:
            learner.click(learner.panel.answer_buttons[number])
            assert learner.panel.answer_text == lesson_text(answer.say)
            assert not learner.panel.next_button.isVisible()


def try_wrongly(learner: Learner) -> None:
    """Every wrong try that the lesson foresees, and one that it does not; each is answered and changes nothing."""
    tutor, before = learner.controller.tutor, learner.controller.state
    wrong = [before.parse_action(text) for one in tutor.step.wrong for text in one.actions]
    others = [action for action in tutor.offered if action not in tutor.wanted and action not in wrong]
    for action in (*wrong, *others[:1]):
        learner.panel.say_wrong("")
        if action in tutor.offered:
            learner.do(action)
            said = next((one.say for one in tutor.step.wrong if str(action) in one.actions), tutor.step.otherwise)
            assert learner.panel.answer_text == lesson_text(said), action
        elif learner.try_forbidden(action):
            assert learner.panel.answer_text, action
        assert state_of(learner) is before
        assert learner.controller.prompt.phase is Phase.CHOICE


def test_a_lesson_is_left_and_gone_on_with(learner: Learner, qtbot: QtBot) -> None:
    lesson = SCRIPTED[0]
    kept: list[Progress] = []
    learner.table.progress_changed.connect(kept.append)
    learner.table.open(lesson)
    learner.click(learner.panel.next_button)
    learner.click(learner.panel.next_button)
    with qtbot.waitSignal(learner.table.left):
        learner.table.leave()
    assert kept[-1].step_of(lesson) == 2
    assert not learner.controller.has_match
    learner.table.open(lesson)
    assert learner.controller.tutor.index == 2


def test_a_step_can_be_skipped_and_gone_back_to(learner: Learner) -> None:
    learner.table.open(SCRIPTED[0])
    for _ in range(3):
        learner.table.skip()
    assert learner.controller.tutor.index == 3
    learner.table.go_back()
    assert learner.controller.tutor.index == 2
    assert learner.controller.prompt.phase is Phase.ROLL


def test_show_me_points_at_what_does_it(learner: Learner) -> None:
    lesson = next(one for one in SCRIPTED if one.name == "07-running-over-a-head")
    learner.table.set_progress(Progress().reached(lesson, 1))
    learner.table.open(lesson)
    learner.table.show_how()
    scene = learner.table.presenter.scene
    assert scene is not None
    assert str(scene.pointed_at) == "i10-i7"


def test_the_end_of_a_lesson_leads_to_the_next_one(learner: Learner) -> None:
    first, second = COURSES[0].lessons[:2]
    learner.table.open(first)
    for _ in first.steps:
        learner.table.skip()
    assert second.title in learner.panel.card.text  # type: ignore[union-attr]
    learner.click(learner.panel.next_button)
    assert learner.table.lesson is second


def test_lessons_of_both_games_follow_one_another(learner: Learner) -> None:
    for lesson in (SCRIPTED[2], next(one for one in SCRIPTED if one.game is GET_OFF_MY_LAWN), SCRIPTED[2]):
        learner.table.open(lesson)
        assert learner.table.lesson is lesson


def test_space_and_enter_go_through_reading_and_rolling(learner: Learner, qtbot: QtBot) -> None:
    learner.window.activateWindow()
    qtbot.waitUntil(learner.window.isActiveWindow)
    learner.table.open(SCRIPTED[0])
    QTest.keyClick(learner.window, Qt.Key.Key_Space)
    assert learner.panel.next_button.hasFocus()
    QTest.keyClick(learner.panel.next_button, Qt.Key.Key_Return)
    assert learner.controller.tutor.index == 2
    QTest.keyClick(learner.window, Qt.Key.Key_Space)
    assert learner.controller.tutor.is_done
    QTest.keyClick(learner.window, Qt.Key.Key_Space)
    view = learner.table.page.view
    assert view.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert learner.controller.tutor.is_done
    assert str(HEAD_OF_THE_LINE.title) in learner.panel.card.heading  # type: ignore[union-attr]
