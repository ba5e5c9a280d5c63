"""One ply of greed through the public rules: the action that changes the score most, here and now."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from hotl_desktop.games.base import CHANCE, Action, Seat, State

OTHERS: Final = 0.3
"""What a point of an opponent weighs against an own one."""
_STEADY: Final = 1e-9

# What an action is worth beside the points it makes. A die brought onto the lawn is progress even where it scores
# nothing yet, a roll is a small risk, and a Strike is to be avoided. Lines and relocations have nothing beside points.
_WORTH: Final = {"place": 0.6, "push": 0.6, "advance": 0.6, "roll": -0.1, "stage": -0.2, "reclaim": -0.6}
_STRIKE: Final = {"pass": -0.7}


def greedy_action(state: State, actions: Sequence[Action], mind: random.Random) -> Action:
    """The action with the best immediate change of own points less `OTHERS` of everybody else's; ties by chance."""
    seat = state.to_act()
    assert isinstance(seat, str)
    before = dict(state.scores())
    gains = [_gain(state, action, seat, before) for action in actions]
    best = max(gains) - _STEADY
    return mind.choice([action for action, gain in zip(actions, gains, strict=True) if gain >= best])


def _gain(state: State, action: Action, seat: Seat, before: dict[Seat, int]) -> float:
    verb = str(action).partition(" ")[0]
    worth = _WORTH.get(verb, _STRIKE.get(verb, 0.0))
    after = state.apply(action)
    if after.to_act() is CHANCE and verb == "roll":
        return worth
    changes = {other: points - before[other] for other, points in after.scores()}
    return worth + changes[seat] - OTHERS * sum(change for other, change in changes.items() if other != seat)
