"""A lesson on the ring, without a window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.lesson_controller import LessonController
from hotl_desktop.controller.plain_thinker import PlainThinker
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import State
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, Push
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.coach import Advice, Coach, Rating
from hotl_desktop.tutorial.courses import load_courses
from hotl_desktop.tutorial.lesson import Kind, Lesson
from hotl_desktop.tutorial.tutor import Verdict

pytestmark = pytest.mark.usefixtures("qapp")

COURSES = {course.game: course for course in load_courses(resource_path("lessons"))}
LINE, LAWN = COURSES[HEAD_OF_THE_LINE].lessons, COURSES[GET_OFF_MY_LAWN].lessons


class Ring:
    """A controller whose steps settle at once, and all that it has said."""

    def __init__(self, coach: Coach | None = None) -> None:
        self.controller = LessonController(PlainThinker(moment_ms=0), coach or Coach())
        self.controller.stepped.connect(lambda _: self.controller.settled())
        self.verdicts: list[Verdict] = []
        self.advice: list[Advice] = []
        self.boards = 0
        self.ends = 0
        self.controller.answered.connect(self.verdicts.append)
        self.controller.advised.connect(self.advice.append)
        self.controller.replaced.connect(self._count_board)
        self.controller.over.connect(self._count_end)

    def _count_board(self) -> None:
        self.boards += 1

    def _count_end(self) -> None:
        self.ends += 1

    def phase(self) -> Phase:
        return self.controller.prompt.phase

    def play(self, text: str) -> None:
        self.controller.play(self.controller.state.parse_action(text))


def test_reading_rolling_choosing_and_watching_follow_the_lesson() -> None:
    ring = Ring()
    controller = ring.controller
    controller.open(LINE[0])
    assert ring.phase() is Phase.PAUSED
    controller.go_on()
    controller.go_on()
    assert ring.phase() is Phase.ROLL
    controller.roll()
    assert ring.phase() is Phase.PAUSED
    controller.go_on()
    assert ring.phase() is Phase.CHOICE
    assert ring.boards == 1
    ring.play("f7-f10")
    assert controller.tutor.is_done
    controller.go_on()
    assert [str(step) for step in controller.match.steps] == ["4", "f7-f10", "3", "g6-g4"]


def test_a_wrong_choice_is_answered_and_changes_nothing() -> None:
    ring = Ring()
    ring.controller.open(LINE[2], 1)
    before = ring.controller.match.length
    ring.play("g10-g8")
    ring.controller.try_forbidden(ring.controller.state.parse_action("f9-f7"))
    assert [verdict.right for verdict in ring.verdicts] == [False, False]
    assert ring.verdicts[1].reason is not None
    assert (ring.controller.match.length, ring.phase()) == (before, Phase.CHOICE)
    ring.controller.try_forbidden(ring.controller.state.parse_action("f9-h9"))
    assert len(ring.verdicts) == 2, "what is allowed is no wrong try"


def test_an_answer_goes_on_only_when_it_is_right() -> None:
    ring = Ring()
    index = next(number for number, step in enumerate(LINE[0].steps) if step.kind is Kind.ASK)
    ring.controller.open(LINE[0], index)
    answers = LINE[0].steps[index].answers
    for number in sorted(range(len(answers)), key=lambda one: answers[one].right):
        ring.controller.answer(number)
    assert [verdict.right for verdict in ring.verdicts] == [False, False, True]
    ring.controller.answer(0)
    assert len(ring.verdicts) == 3
    ring.controller.go_on()
    assert ring.ends == 1


def test_only_a_new_scene_puts_another_board_on_the_table() -> None:
    ring = Ring()
    lesson = next(one for one in LAWN if one.name == "08-power-dice")
    ring.controller.open(lesson, 1)
    ring.play("push 6 L")
    ring.controller.go_on()
    ring.play("push 6 L")
    ring.controller.go_on()
    assert ring.boards == 1
    ring.controller.answer(1)
    ring.controller.go_on()
    assert ring.boards == 2
    ring.controller.go_back()
    assert ring.boards == 3


def test_what_does_the_step_can_be_asked_for() -> None:
    ring = Ring()
    lesson = next(one for one in LAWN if one.name == "08-power-dice")
    ring.controller.open(lesson)
    assert ring.controller.show_how() is None
    ring.controller.go_on()
    assert ring.controller.show_how() == Push(6, "L")


def test_every_lesson_can_be_skipped_through_to_its_end() -> None:
    for lesson in (*LINE, *LAWN):
        ring = Ring()
        ring.controller.open(lesson)
        for _ in lesson.steps:
            ring.controller.go_on()
        assert ring.ends == 1, lesson.key
        ring.controller.close()
        assert not ring.controller.has_match


def worst(state: State) -> Sequence[Rating]:
    """Only the last action is good."""
    seat = str(state.to_act())
    legal = state.legal_actions()
    return [(action, {seat: float(action == legal[-1])}) for action in legal]


def coached(lessons: Sequence[Lesson], coach: Coach) -> Ring:
    ring = Ring(coach)
    ring.controller.open(lessons[-1])
    return ring


def test_the_coach_speaks_once_and_then_gives_way(qtbot: QtBot) -> None:
    ring = coached(LAWN, Coach(worst))
    controller = ring.controller
    qtbot.waitUntil(lambda: ring.phase() is Phase.CHOICE)
    first = controller.prompt.legal[0]
    length = controller.match.length
    controller.play(first)
    assert len(ring.advice) == 1
    assert controller.match.length == length
    assert controller.show_how() == ring.advice[0].better
    controller.play(first)
    assert controller.match.length > length


def test_a_whole_game_is_played_without_opponents_installed(qtbot: QtBot) -> None:
    ring = coached(LINE, Coach())
    controller = ring.controller
    for _ in range(400):
        qtbot.waitUntil(lambda: ring.phase() in {Phase.ROLL, Phase.CHOICE, Phase.OVER})
        if ring.phase() is Phase.OVER:
            break
        if ring.phase() is Phase.ROLL:
            controller.roll()
        else:
            action = controller.prompt.legal[0]
            controller.play(action)
            controller.play(action)  # insists where the coach has a word
    assert ring.phase() is Phase.OVER
    assert controller.tutor.is_done
    assert controller.tutor.waits_to_go_on
