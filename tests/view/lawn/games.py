"""Random games of Get Off My Lawn for the tests of its table."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import CHANCE, DICE, Action, Event
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, SEATS, GetOffMyLawnState, Pass, Roll, Stage


def start(rounds: int = 1) -> GetOffMyLawnState:
    """The first state of a match."""
    state = GET_OFF_MY_LAWN.start(SEATS, {"rounds": rounds})
    assert isinstance(state, GetOffMyLawnState)
    return state


def pick(state: GetOffMyLawnState, chance: random.Random) -> Action:
    """A random legal action, the dull ones less often."""
    legal = state.legal_actions()
    lively = [action for action in legal if not isinstance(action, Roll | Pass | Stage)]
    return chance.choice(lively if lively and chance.random() < 0.5 else legal)


def transitions(seed: int, rounds: int = 1, limit: int = 100_000) -> Iterator[Transition]:
    """The steps of a whole random match."""
    chance = random.Random(seed)
    state = start(rounds)
    for _ in range(limit):
        actor = state.to_act()
        if actor is None:
            return
        step = DICE[chance.randint(1, 6)] if actor is CHANCE else pick(state, chance)
        story: list[Event] = []
        after = state.apply(step, story)
        yield Transition(state, step, after, tuple(story))
        state = after
