"""The opponents by name: what each level decides in a position.

A decision is a pure function of the position, the level and a seed: no clock, no load of the machine, no earlier
call has a say in it. What is given is the position only, so no opponent can know the dice to come.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import Action, NotUnderstood, Seat, State
from hotl_desktop.match.match import LEVELS, RANDOM_LEVEL

from .greedy import greedy_action

ALL_LEVELS: Final = (RANDOM_LEVEL, *LEVELS)
"""Every level that can be asked, from weakest to strongest."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a level decided."""

    action: Action
    chances: Mapping[Seat, float] | None = None
    """By seat, the probability of winning after the action (a shared win counts in part); None if not estimated."""


def dice_of_mind(state: State, level: str, seed: int) -> random.Random:
    """The random numbers that `level` may use in this position: the same ones whenever the same is asked."""
    text = f"{seed}|{level}|{state!r}"
    return random.Random(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big"))


def choose(state: State, level: str, seed: int) -> Choice:
    """What `level` does in `state`.

    Args:
        state: a position in which a seat is to act.
        level: one of `ALL_LEVELS`.
        seed: any whole number; the same position, level and seed give the same choice.

    Raises:
        NotUnderstood: there is no such level.
        ValueError: no seat is to act.
    """
    if level not in ALL_LEVELS:
        raise NotUnderstood(f"there is no level {level[:40]!r}, only {', '.join(ALL_LEVELS)}")
    actions = state.legal_actions()
    if not actions:
        raise ValueError("no seat is to act")
    if len(actions) == 1:
        return Choice(actions[0])
    mind = dice_of_mind(state, level, seed)
    if level == RANDOM_LEVEL:
        return Choice(mind.choice(actions))
    return Choice(greedy_action(state, actions, mind))
