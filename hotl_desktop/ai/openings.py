"""What the dice before the first turn are worth: the roll for the first turn, and the deal of Get Off My Lawn.

The networks know positions from the first turn on. Of the roll for the first turn all that matters is who wins it,
and that can be counted. The dice of a deal are many and each means little by itself: the deal is worth the mean of
deals until its last die, which so brings all that the deal brought.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Final

from hotl_desktop.games.base import CHANCE, DICE, FACES, State
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState

from .estimates import mean_of, normal
from .rounds import more_rounds, of_points
from .thinking import SEAT_NUMBERS, Chances, thinker_for

DEALS: Final = 200
"""So many deals tell what a deal is worth."""
QUARTERS: Final[Chances] = (0.25, 0.25, 0.25, 0.25)
FirstTurn = Callable[[int], Chances]
"""What it is worth to everybody that this seat number has the first turn."""


def is_opening(state: State) -> bool:
    """Whether the next die is one of the roll for the first turn."""
    return isinstance(state, HeadOfTheLineState | GetOffMyLawnState) and bool(state.contenders)


def is_deal(state: State) -> bool:
    """Whether the next die is one of a deal."""
    return isinstance(state, GetOffMyLawnState) and state.awaits_deal


def opening_value(state: State, first_turn: FirstTurn) -> Chances:
    """What a position within the roll for the first turn is worth."""
    assert isinstance(state, HeadOfTheLineState | GetOffMyLawnState)
    rolls = dict(state.opening)
    waiting = [seat for seat in state.contenders if seat not in rolls]
    won = dict.fromkeys(state.contenders, 0.0)
    for faces in product(FACES, repeat=len(waiting)):
        rolls.update(zip(waiting, faces, strict=True))
        best = max(rolls.values())
        highest = [seat for seat, face in rolls.items() if face == best]
        for seat in highest:
            # Those who share the highest roll again, each with the same right.
            won[seat] += 1 / len(highest)
    count = len(FACES) ** len(waiting)
    worth = {seat: first_turn(seat) for seat in won}
    one, two, three, four = (sum([won[seat] * worth[seat][k] for seat in won]) / count for k in range(4))
    return one, two, three, four


def with_first_turn(state: State, seat: int) -> State:
    """The position after a roll for the first turn that seat number `seat` has won.

    Args:
        state: within such a roll.
        seat: in play.
    """
    assert isinstance(state, HeadOfTheLineState | GetOffMyLawnState)
    everybody = tuple(SEAT_NUMBERS[name] for name in state.seats)
    state = replace(state, opening=(), contenders=everybody)
    for one in everybody:
        state = state.apply(DICE[6 if one == seat else 1])
    return state


def deal_value(state: State) -> Chances:
    """What a deal is worth before its last die has fallen: the mean of many."""
    assert isinstance(state, GetOffMyLawnState)
    if state.round_number > 1:
        return of_points([points for _, points in state.scores()], state.rounds - state.round_number + 1)
    if more_rounds(state):
        return QUARTERS
    shares = _fresh_deal()
    one, two, three, four = (shares[(seat - state.first) % 4] for seat in range(4))
    return one, two, three, four


@cache
def _fresh_deal() -> Chances:
    """What the deal of the only round is worth to whoever begins, and on clockwise."""
    start = with_first_turn(GET_OFF_MY_LAWN.start(GET_OFF_MY_LAWN.all_seats, {}), 0)
    mind = random.Random(1)
    found = []
    for _ in range(DEALS):
        state: State = start
        while state.to_act() is CHANCE:
            state = state.apply(DICE[mind.randint(1, 6)])
        found.append(thinker_for(state).judge(state, 1))
    return normal(mean_of(found))
