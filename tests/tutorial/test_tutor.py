"""The Tutor: what it wants, what it says to tries, and the way back and forth."""

from __future__ import annotations

import json

import pytest

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.match import Match
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.courses import load_courses
from hotl_desktop.tutorial.lesson import Kind, Lesson
from hotl_desktop.tutorial.progress import Progress
from hotl_desktop.tutorial.tutor import Tutor, Want

COURSES = {course.game: course for course in load_courses(resource_path("lessons"))}
FIRST = COURSES[HEAD_OF_THE_LINE].lessons[0]
ROLLS = COURSES[GET_OFF_MY_LAWN].lesson("03-roll-an-end")


def run_on(tutor: Tutor) -> list[str]:
    """Let the script happen until the learner is asked; what happened."""
    taken = []
    while (wish := tutor.wish()).want is Want.SCRIPT:
        if wish.action is None:
            tutor.match.roll()
        else:
            tutor.match.play(wish.action)
        tutor.took()
        taken.append(str(tutor.match.step_at(tutor.match.length - 1)))
    return taken


def act(tutor: Tutor, text: str) -> None:
    action = tutor.match.state.parse_action(text)
    assert tutor.judge(action).right
    tutor.match.play(action)
    tutor.took()


def waits(tutor: Tutor) -> bool:
    return tutor.waits_to_go_on


def texts(tutor: Tutor) -> list[str]:
    return list(tutor.texts)


def done(tutor: Tutor) -> bool:
    return tutor.is_done


def action(tutor: Tutor, text: str) -> Action:
    return tutor.match.state.parse_action(text)


def test_a_lesson_is_walked_step_by_step() -> None:
    tutor = Tutor(FIRST)
    assert tutor.wish().want is Want.READ
    assert waits(tutor) is True
    assert tutor.go_on()
    assert tutor.go_on()
    assert tutor.wish().want is Want.ROLL
    assert waits(tutor) is False
    tutor.match.roll()
    tutor.took()
    assert done(tutor)
    assert texts(tutor) == [FIRST.steps[2].done]
    assert tutor.go_on()
    wish = tutor.wish()
    assert wish.want is Want.CHOICE
    assert [str(one) for one in wish.actions] == ["f7-f10"]
    act(tutor, "f7-f10")
    assert done(tutor)
    assert tutor.go_on()
    assert run_on(tutor) == ["3", "g6-g4"]
    assert texts(tutor) == [FIRST.steps[4].text, FIRST.steps[4].done]
    assert done(tutor)


def test_a_wrong_try_changes_nothing_and_says_why() -> None:
    lesson = COURSES[HEAD_OF_THE_LINE].lessons[2]
    tutor = Tutor(lesson, 1)
    before = tutor.match.state
    illegal = tutor.judge(action(tutor, "f9-f7"))
    assert not illegal.right
    assert illegal.reason is not None
    assert illegal.reason.rule == "HL 5:2"
    assert illegal.say == lesson.steps[1].wrong[0].say
    foreseen = tutor.judge(action(tutor, "g10-g8"))
    assert (foreseen.right, foreseen.reason, foreseen.say) == (False, None, lesson.steps[1].wrong[1].say)
    other = tutor.judge(action(tutor, "e10-c10"))
    assert (other.right, other.say) == (False, lesson.steps[1].otherwise)
    assert tutor.tries == 3
    assert tutor.match.state == before
    assert tutor.judge(action(tutor, "f9-h9")).right


def test_an_illegal_try_that_nobody_foresaw_gets_the_rule_alone() -> None:
    tutor = Tutor(COURSES[HEAD_OF_THE_LINE].lessons[2], 1)
    verdict = tutor.judge(action(tutor, "a1-a3"))
    assert (verdict.right, verdict.say) == (False, "")
    assert verdict.reason is not None


def test_scripted_dice_fall_as_the_lesson_says() -> None:
    assert ROLLS is not None
    tutor = Tutor(ROLLS, 1)
    act(tutor, "roll low")
    assert not done(tutor)
    assert run_on(tutor) == ["6"]
    assert done(tutor)


def test_a_question_goes_on_only_with_the_right_answer() -> None:
    index = next(number for number, step in enumerate(FIRST.steps) if step.kind is Kind.ASK)
    tutor = Tutor(FIRST, index)
    step = tutor.step
    wrong = next(number for number, answer in enumerate(step.answers) if not answer.right)
    right = next(number for number, answer in enumerate(step.answers) if answer.right)
    assert not tutor.answer(wrong).right
    assert not done(tutor)
    assert tutor.answer(right).right
    assert done(tutor)
    assert not tutor.go_on()


def test_any_step_can_be_entered_with_the_board_as_it_is_then() -> None:
    for course in COURSES.values():
        for lesson in course.lessons:
            walked = Tutor(lesson)
            for index in range(len(lesson.steps)):
                if index:
                    walked.go_on()
                assert Tutor(lesson, index).match.state == walked.match.state


def test_going_back_undoes_this_step_first_and_then_the_one_before() -> None:
    tutor = Tutor(FIRST, 3)
    begun = tutor.match.state
    act(tutor, "f7-f10")
    tutor.go_back()
    assert (tutor.index, tutor.match.state) == (3, begun)
    tutor.go_back()
    assert tutor.index == 2
    assert tutor.wish().want is Want.ROLL
    for _ in range(5):
        tutor.go_back()
    assert tutor.index == 0


def test_a_step_can_be_skipped_and_then_happens_as_it_should() -> None:
    skipped, walked = Tutor(FIRST, 3), Tutor(FIRST, 4)
    skipped.go_on()
    assert skipped.match.state == walked.match.state


# -------------------------------------------------------------------------------------------------- progress


def lesson_pair() -> tuple[Lesson, Lesson]:
    return FIRST, COURSES[HEAD_OF_THE_LINE].lessons[1]


def test_progress_knows_what_is_finished_begun_and_next() -> None:
    one, two = lesson_pair()
    fresh = Progress()
    assert not fresh.is_begun(one)
    assert fresh.next_of((one, two)) is one
    begun = fresh.reached(one, 2)
    assert begun.is_begun(one)
    assert begun.step_of(one) == 2
    done = begun.finishing(one)
    assert done.is_finished(one)
    assert not done.is_begun(one)
    assert done.count((one, two)) == 1
    assert done.next_of((one, two)) is two
    assert done.finishing(two).next_of((one, two)) is None


def test_people_in_a_lesson_have_the_names_of_another_language() -> None:
    match = Tutor(COURSES[HEAD_OF_THE_LINE].lessons[0], names={"Blue": "Blau", "Robin": "Rotkehlchen"}).match
    assert {player.name for player in match.players} == {"Blau", "Rotkehlchen"}


GAME = COURSES[HEAD_OF_THE_LINE].lessons[-1]
OTHER_GAME = COURSES[GET_OFF_MY_LAWN].lessons[-1]


def some_way_into(lesson: Lesson) -> Match:
    match = Tutor(lesson).match
    for _ in range(45):  # through the opening, and the deal of the lawn
        legal = match.state.legal_actions()
        if legal:
            match.play(legal[0])
        else:
            match.roll()
    return match


@pytest.mark.parametrize("lesson", [GAME, OTHER_GAME], ids=["line", "lawn"])
def test_a_whole_game_is_gone_on_with_after_a_restart_with_the_same_dice_to_come(lesson: Lesson) -> None:
    match = some_way_into(lesson)
    kept = Progress.from_plain(json.loads(json.dumps(Progress().playing(lesson, match).plain())))
    assert kept.is_begun(lesson)
    again = kept.game_of(lesson)
    assert again is not None
    assert (again.steps, again.state, again.dice.kind) == (match.steps, match.state, "seeded")
    assert Tutor(lesson, begun=again).match is again
    faces = [game.dice.face(number) for game in (match, again) for number in range(40)]
    assert faces[:40] == faces[40:]
    assert kept.finishing(lesson).game_of(lesson) is None
    assert kept.finishing(lesson).plain() == {"finished": [lesson.key], "left_at": {}}


def test_what_is_no_such_game_is_begun_anew() -> None:
    match = some_way_into(GAME)
    kept = Progress().playing(GAME, match)
    assert kept.game_of(OTHER_GAME) is None
    assert kept.game_of(FIRST) is None
    assert kept.games is not None
    record = kept.games[GAME.key]
    for text in (
        "",
        "{",
        record.replace("ai:beginner", "ai:master"),
        record.replace("head-of", "foot-of"),
        record[:-9],
    ):
        assert text != record
        assert Progress(games={GAME.key: text}).game_of(GAME) is None
    assert Progress().playing(OTHER_GAME, match).game_of(OTHER_GAME) is None
    while match.state.outcome() is None:
        legal = match.state.legal_actions()
        if legal:
            match.play(legal[0])
        else:
            match.roll()
    assert Progress().playing(GAME, match).game_of(GAME) is None


def test_progress_survives_as_plain_data_and_forgives_nonsense() -> None:
    one, two = lesson_pair()
    progress = Progress().reached(two, 3).finishing(one)
    assert Progress.from_plain(progress.plain()) == progress
    nonsense: object
    for nonsense in (
        None,
        [],
        {"finished": 3, "left_at": [], "games": "x"},
        {"finished": [1], "left_at": {"x": "y", 3: 4}, "games": {"x": 1, 2: "y", "z": "long" * 100_000}},
    ):
        assert Progress.from_plain(nonsense).plain() == {"finished": [], "left_at": {}}
    assert Progress().reached(one, 999).step_of(one) == 0
