"""Every lesson can be played, and together they make the learner meet every rule."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pytest

from hotl_desktop.games.base import Event, State
from hotl_desktop.games.get_off_my_lawn import POSITIONS, POWER, GetOffMyLawnState, Place, Push, Roll, Stage
from hotl_desktop.games.get_off_my_lawn import events as lawn
from hotl_desktop.games.head_of_the_line import (
    HUB,
    NOBODY,
    ZONE,
    ChipCaptured,
    ChipLaid,
    GameEnded,
    HeadCaptured,
    HeadMoved,
    HeadOfTheLineState,
    HeadRelocated,
    Line,
    OpeningRolled,
    OpeningTied,
    Passed,
    WentOut,
)
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.courses import load_courses
from hotl_desktop.tutorial.lesson import Kind, Lesson
from hotl_desktop.tutorial.rehearsal import Experience, rehearse
from hotl_desktop.tutorial.rule_numbers import RULE_NUMBERS

COURSES = load_courses(resource_path("lessons"))
LESSONS = [lesson for course in COURSES for lesson in course.lessons]
WORDS_A_MINUTE = 130
"""Read on a screen, with a board beside it."""
SECONDS_TO_DO = 10
"""For looking, thinking and doing it, or for an answer; without wrong tries."""
ACTING = frozenset({Kind.DO, Kind.ROLL})

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


@pytest.fixture(scope="module")
def lived() -> Mapping[str, list[Experience]]:
    """What happens in each lesson, in every way that it accepts, by the lesson's key."""
    return {lesson.key: rehearse(lesson) for lesson in LESSONS}


@each_lesson
def test_a_lesson_can_be_played_by_the_rules_in_every_accepted_way(
    lesson: Lesson, lived: Mapping[str, list[Experience]]
) -> None:
    assert {one.index for one in lived[lesson.key]} == {
        index for index, step in enumerate(lesson.steps) if step.kind is not Kind.GAME
    }


@each_lesson
def test_a_lesson_lets_the_learner_act_for_two_to_four_minutes(lesson: Lesson) -> None:
    if lesson.is_game:
        return
    acted = [step for step in lesson.steps if step.kind in ACTING]
    asked = [step for step in lesson.steps if step.kind is Kind.ASK]
    assert len(acted) >= 3
    assert len(acted) > len(asked)
    words = sum(len(f"{step.text} {step.done}".split()) for step in lesson.steps)
    seconds = 60 * words / WORDS_A_MINUTE + SECONDS_TO_DO * (len(acted) + len(asked))
    assert 120 <= seconds <= 240, f"{seconds:.0f} s"
    assert lesson.minutes == math.ceil(seconds / 60)


@each_lesson
def test_no_card_is_long(lesson: Lesson) -> None:
    for index, step in enumerate(lesson.steps):
        for text in (step.text, step.done, step.otherwise, *(wrong.say for wrong in step.wrong)):
            assert len(text) <= 300, lesson.place(index)


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.name)
def test_a_course_has_ten_lessons_and_ends_in_a_coached_game(course: object) -> None:
    lessons = next(one for one in COURSES if one is course).lessons
    assert len([lesson for lesson in lessons if not lesson.is_game]) >= 10
    assert lessons[-1].is_game
    assert not any(lesson.is_game for lesson in lessons[:-1])


def test_every_choice_that_can_be_made_wrongly_is_answered(lived: Mapping[str, list[Experience]]) -> None:
    # `rehearse` refuses a step in which something offered is neither accepted nor answered.
    answered = sum(len(step.wrong) + bool(step.otherwise) for lesson in LESSONS for step in lesson.steps)
    assert answered > len(LESSONS)
    assert lived


# ------------------------------------------------------------------------------------------- the rules are met


def _line(state: State) -> HeadOfTheLineState:
    assert isinstance(state, HeadOfTheLineState)
    return state


def _lawn(state: State) -> GetOffMyLawnState:
    assert isinstance(state, GetOffMyLawnState)
    return state


Evidence = Callable[[Experience], bool]


def happens(*kinds: type[Event]) -> Evidence:
    return lambda one: all(any(isinstance(event, kind) for event in one.events) for kind in kinds)


def refused_by(rule: str) -> Evidence:
    return lambda one: any(refusal.rule == rule for refusal in one.refusals)


def lays(one: Experience) -> Line:
    assert isinstance(one.action, Line)
    return one.action


def first_line(one: Experience) -> bool:
    return isinstance(one.action, Line) and _line(one.before).heads[0] == NOBODY


def enters(one: Experience) -> bool:
    return isinstance(one.action, Place | Push) or str(one.action).startswith("advance")


def row_of(one: Experience) -> int:
    row = getattr(one.action, "row", None)
    assert isinstance(row, int)
    return row


def own_dice(one: Experience, count: int) -> bool:
    """Whether the learner comes to have so many dice on the row that the action enters."""
    return enters(one) and _lawn(one.after).facts(row_of(one)).dice[0] == count


def score(state: State) -> int:
    return dict(_lawn(state).round_scores())["P1"]


def _needs_every_part_of_strength(one: Experience) -> bool:
    """Whether dice on the row, the die that is played and the Power Die just make it together."""
    before, row = _lawn(one.before), row_of(one)
    return before.surplus(row, 1) == 0 and before.facts(row).dice[0] > 0 and POWER in before.lawn[row - 1]


EVIDENCE: Mapping[str, Evidence] = {
    "HL 1:1": lambda one: lays(one).origin in HUB and lays(one).end not in ZONE,
    "HL 1:2": lambda one: len(_line(one.before).in_play) == 3,
    "HL 1:3": happens(ChipLaid),
    "HL 1:4": happens(HeadMoved),
    "HL 1:5": lambda one: one.step.kind is Kind.ROLL and one.after != one.before,
    "HL 2:1": lambda one: isinstance(one.action, Line) and not first_line(one) and not _line(one.before).clear[0],
    "HL 2:2": lambda one: (
        len(_line(one.before).in_play) == 3 and isinstance(one.action, Line) and one.action.end in HUB
    ),
    "HL 2:3": lambda one: happens(ChipCaptured)(one) or happens(Passed)(one),
    "HL 3:1": happens(OpeningRolled, OpeningTied),
    "HL 4:1": first_line,
    "HL 4:1.A": lambda one: first_line(one) and happens(HeadMoved)(one) and _line(one.after).owners.count(4) < 140,
    "HL 4:1.B": lambda one: first_line(one) and _line(one.after).heads[0] == lays(one).end,
    "HL 4:1.C": lambda one: isinstance(one.action, Line) and not first_line(one),
    "HL 5:1": lambda one: isinstance(one.action, Line) and _line(one.before).clear[0],
    "HL 5:2": refused_by("HL 5:2"),
    "HL 5:3": happens(ChipCaptured),
    "HL 5:4": refused_by("HL 5:4"),
    "HL 5:5": happens(HeadCaptured),
    "HL 5:6": lambda one: happens(HeadRelocated)(one) and str(one.action).startswith("@"),
    "HL 6:1": happens(Passed),
    "HL 6:2": happens(Passed, WentOut),
    "HL 6:3": lambda one: happens(GameEnded)(one) or _line(one.after).out[0],
    "HL 7:1": happens(GameEnded),
    "GL 1:1.A": lambda one: isinstance(one.action, Place),
    "GL 1:1.B": lambda one: happens(lawn.PowerCaptured)(one) and POWER in _lawn(one.before).lawn[row_of(one) - 1],
    "GL 1:2.A": lambda one: isinstance(one.action, Place) and one.action.row == 5,
    "GL 1:2.B": lambda one: isinstance(one.action, Place),
    "GL 1:2.C": lambda one: _lawn(one.before).lawn[row_of(one) - 1][2] == POWER,
    "GL 1:3.A": lambda one: isinstance(one.action, Stage),
    "GL 2:1.A": refused_by("GL 2:1.B"),
    "GL 2:1.B.(1)": lambda one: isinstance(one.action, Place) and POSITIONS.index(one.action.position) in {1, 3},
    "GL 2:1.B.(2)": lambda one: isinstance(one.action, Place) and POSITIONS.index(one.action.position) in {0, 4},
    "GL 3:1.A": lambda one: enters(one) or refused_by("GL 3:1.A")(one),
    "GL 3:1.B": lambda one: enters(one) and _needs_every_part_of_strength(one),
    "GL 3:2.A": lambda one: enters(one) and _lawn(one.before).surplus(row_of(one), 1) == 0,
    "GL 3:3.A": lambda one: (
        enters(one)
        and _lawn(one.before).captors[row_of(one) - 1] == 0
        and _lawn(one.before).surplus(row_of(one), 1) == 0
    ),
    "GL 4:1.A": lambda one: isinstance(one.action, Stage) and refused_by("GL 3:1.A")(one),
    "GL 4:1.B": lambda one: isinstance(one.action, Stage) and _lawn(one.after).strikes == _lawn(one.before).strikes,
    "GL 4:1.C": lambda one: enters(one) and _lawn(one.before).staged_on(0, row_of(one)) > 1,
    "GL 4:2.A": happens(lawn.Collapsed),
    "GL 4:2.B": happens(lawn.Recovered),
    "GL 4:2.C": refused_by("GL 4:2.C"),
    "GL 5:1.A": refused_by("GL 5:1.A"),
    "GL 5:1.B": happens(lawn.Pushed),
    "GL 5:2.A": lambda one: (
        isinstance(one.action, Push) and POWER in _lawn(one.before).lawn[row_of(one) - 1][1:4]
        and not happens(lawn.PowerCaptured)(one)
    ),
    "GL 5:2.B": happens(lawn.PowerCaptured),
    "GL 5:2.C": lambda one: dict(_lawn(one.after).round_scores())["P1"] >= row_of(one) and _captor(one) == 0,
    "GL 5:3.A": happens(lawn.FallenDieRolled),
    "GL 6:1.A": lambda one: isinstance(one.action, Roll) and refused_by("GL 6:1.A")(one),
    "GL 6:1.B": happens(lawn.Struck),
    "GL 6:1.C": happens(lawn.Struck, lawn.WentOut),
    "GL 6:2.A": happens(lawn.SoloGrindBegan),
    "GL 6:2.B": lambda one: isinstance(one.action, Roll) and _lawn(one.before).solo,
    "GL 7:1.A": lambda one: own_dice(one, 2) and score(one.after) - score(one.before) == row_of(one),
    "GL 7:1.B": lambda one: own_dice(one, 3) and _lawn(one.before).facts(row_of(one)).dice[0] == 2,
    "GL 7:1.C": lambda one: own_dice(one, 4) and _lawn(one.before).facts(row_of(one)).dice[0] == 3,
    "GL 7:1.D": lambda one: own_dice(one, 5) and _lawn(one.before).facts(row_of(one)).dice[0] == 4,
    "GL 7:2.A": happens(lawn.PowerCaptured),
}  # fmt: skip
"""What must happen in at least one step that says it exercises the rule: always by the learner's own deed."""


def _captor(one: Experience) -> int:
    return _lawn(one.after).captors[row_of(one) - 1]


def test_the_evidence_is_asked_for_every_rule_of_both_games() -> None:
    assert list(EVIDENCE) == [number for numbers in RULE_NUMBERS.values() for number in numbers]


@pytest.mark.parametrize("rule", EVIDENCE)
def test_every_rule_is_exercised_by_a_step_in_which_it_truly_happens(
    rule: str, lived: Mapping[str, list[Experience]]
) -> None:
    claimed = [
        one
        for experiences in lived.values()
        for one in experiences
        if rule in one.step.rules and one.step.kind in ACTING
    ]
    assert claimed, "no step in which the learner does something claims it"
    assert any(_holds(EVIDENCE[rule], one) for one in claimed), "it happens in none of the steps that claim it"


def _holds(evidence: Evidence, one: Experience) -> bool:
    try:
        return evidence(one)
    except AssertionError:
        return False  # a step of another kind, without such an action


def test_reading_alone_counts_for_no_rule() -> None:
    assert not [step for lesson in LESSONS for step in lesson.steps if step.kind is Kind.SAY and step.rules]
