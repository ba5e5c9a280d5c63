"""The opponents by name: what each level decides in a position.

A decision is a pure function of the position, the level and a seed: no clock, no load of the machine, no earlier
call has a say in it. What is given is the position only, so no opponent can know the dice to come.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import Action, NotUnderstood, Seat, State
from hotl_desktop.match.player import LEVELS, RANDOM_LEVEL

from .kernels.chance import Chance
from .styles import Style, style_named
from .thinking import SEAT_NUMBERS, Chances, Rated, rate_by_rollouts, rate_by_tree, thinker_for

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
    style = style_of(state, level)
    actions = state.legal_actions()
    if not actions:
        raise ValueError("no seat is to act")
    mind = dice_of_mind(state, level, seed)
    if len(actions) == 1:
        return Choice(actions[0])
    if mind.random() < style.whim:
        return Choice(mind.choice(actions))
    if not style.judges:
        return Choice(actions[thinker_for(state).greedy(state, Chance(mind.getrandbits(64)))])
    chances, best = _rate(state, style, mind.getrandbits(32))
    if style.blur:
        best = _best_seen(chances, seat_number(state), style.blur, mind)
    return Choice(actions[best], by_seat(state, chances[best]))


def win_chances(state: State, depth: int = 0) -> Mapping[Seat, float]:
    """The win chances by seat in any position after the opening.

    Args:
        state: a decision, a die or the end may be next.
        depth: how many turns to look ahead; 0: the network alone.
    """
    return by_seat(state, thinker_for(state).judge(state, depth))


def style_of(state: State, level: str) -> Style:
    """What `level` is made of at the table of `state`.

    Raises:
        NotUnderstood: there is no such level.
    """
    if level not in ALL_LEVELS:
        raise NotUnderstood(f"there is no level {level[:40]!r}, only {', '.join(ALL_LEVELS)}")
    return style_named(level, state.game_name)


def seat_number(state: State) -> int:
    """The number of the seat to act, clockwise from the table's first."""
    return SEAT_NUMBERS[str(state.to_act())]


def by_seat(state: State, chances: Chances) -> Mapping[Seat, float]:
    """Chances by the names of the seats in play."""
    return {seat: round(chances[SEAT_NUMBERS[seat]], 6) for seat in state.seats}


def _rate(state: State, style: Style, seed: int) -> Rated:
    if style.tree:
        return rate_by_tree(state, style.tree, style.trust, seed)
    if style.rollouts:
        return rate_by_rollouts(state, style.rollouts, style.turns, seed)
    chances, seat = thinker_for(state).rate(state, style.depth), seat_number(state)
    return Rated(chances, max(range(len(chances)), key=lambda number: chances[number][seat]))


def _best_seen(ratings: Sequence[Chances], seat: int, blur: float, mind: random.Random) -> int:
    """The best action for `seat`, seen through `blur`."""
    seen = [chances[seat] - blur * math.log(-math.log(mind.random() or 0.5)) for chances in ratings]
    return seen.index(max(seen))
