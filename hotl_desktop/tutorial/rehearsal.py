"""Plays a lesson from beginning to end in every way that it accepts, and notes what the learner met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hotl_desktop.games.base import Action, Event, GameError, IllegalAction, NotLoadable, State

from .lesson import Kind, Lesson, Step
from .tutor import Tutor, Want


@dataclass(frozen=True, slots=True)
class Experience:
    """What happened in one step."""

    index: int
    step: Step
    before: State
    after: State
    action: Action | None
    """What the learner did, if it was an action."""
    events: tuple[Event, ...]
    """All that happened, replies included."""
    refusals: tuple[IllegalAction, ...]
    """The rules that forbid the wrong tries which the step expects."""


def rehearse(lesson: Lesson) -> list[Experience]:
    """Everything that happens in `lesson`, with every action that is accepted; the first one goes on.

    Raises:
        NotLoadable: something in it cannot be played, or a wrong try that it expects would be right.
    """
    found: list[Experience] = []
    for index, step in enumerate(lesson.steps):
        if step.kind is Kind.GAME:
            continue
        _check_wrong_tries(lesson, index)
        ways = len(_at_choice(lesson, index).wanted) if step.kind is Kind.DO else 1
        found += [_live(lesson, index, way) for way in range(ways)]
    return found


def _at_choice(lesson: Lesson, index: int) -> Tutor:
    """The tutor where the learner is to choose in that step."""
    tutor = Tutor(lesson, index)
    while tutor.wish().want is Want.ROLL:
        tutor.match.roll()
        tutor.took()
    return tutor


def _live(lesson: Lesson, index: int, way: int) -> Experience:
    tutor = Tutor(lesson, index)
    before = tutor.match.state
    events: list[Event] = []
    chosen: Action | None = None
    refusals = _refusals(lesson, index)
    try:
        while True:
            wish = tutor.wish()
            if wish.want is Want.READ:
                break
            if wish.want is Want.CHOICE:
                chosen = tutor.wanted[way]
                tutor.match.play(chosen, events)
            elif wish.action is not None:
                tutor.match.play(wish.action, events)
            else:
                tutor.match.roll(events)
            tutor.took()
    except GameError as error:
        if isinstance(error, NotLoadable):
            raise
        raise NotLoadable(lesson.place(index), str(error)) from error
    if lesson.steps[index].kind in {Kind.DO, Kind.ROLL, Kind.WATCH} and not tutor.is_done:
        raise NotLoadable(lesson.place(index), "the step does not come to its end")
    after = tutor.match.state
    while not tutor.is_last and lesson.steps[tutor.index + 1].scene is None:
        # What follows on the same board must be possible after this choice, too.
        tutor.go_on()
        tutor.perform()
    return Experience(index, lesson.steps[index], before, after, chosen, tuple(events), refusals)


def _refusals(lesson: Lesson, index: int) -> tuple[IllegalAction, ...]:
    if lesson.steps[index].kind is not Kind.DO:
        return ()
    tutor = _at_choice(lesson, index)
    return tuple(verdict for _, verdict in _wrong_tries(tutor) if verdict is not None)


def _wrong_tries(tutor: Tutor) -> Iterator[tuple[str, IllegalAction | None]]:
    state = tutor.match.state
    for wrong in tutor.step.wrong:
        for text in wrong.actions:
            yield text, state.why_not(state.parse_action(text))


def _check_wrong_tries(lesson: Lesson, index: int) -> None:
    if lesson.steps[index].kind is not Kind.DO:
        return
    tutor = _at_choice(lesson, index)
    for text, reason in _wrong_tries(tutor):
        action = tutor.match.state.parse_action(text)
        if reason is None and action in tutor.wanted:
            raise NotLoadable(lesson.place(index), f"{text} is called wrong and accepted")
        if reason is None and action not in tutor.offered:
            raise NotLoadable(lesson.place(index), f"{text} is not offered, so it cannot be tried")
    if not tutor.step.otherwise:
        known = {text for wrong in tutor.step.wrong for text in wrong.actions}
        silent = [action for action in tutor.offered if action not in tutor.wanted and str(action) not in known]
        if silent:
            raise NotLoadable(lesson.place(index), f"nothing is said to {silent[0]}, which is offered and not accepted")
    missing = set(tutor.step.accept) - {"any"} - {str(action) for action in tutor.wanted}
    if missing:
        raise NotLoadable(lesson.place(index), f"{min(missing)} is accepted, but not legal or not offered")
