"""Endgames that are small enough to be solved."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from hotl_desktop.games.base import Seat, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import EMPTY, HeadOfTheLineState

from .asking import Asker
from .estimates import Estimate
from .thinking import SEAT_NUMBERS, Chances
from .truth import Solver, TooLarge

FEW_CELLS: Final = 24
FEW_DICE: Final = 8
"""With more empty cells, or more dice that are not on the Lawn, no endgame is small."""
VERY_FEW_DICE: Final = 3
TRIED: Final = 1500
"""With more dice than these, few endgames are small, and those very small: no more positions are laid out to see."""
STRIDE: Final = 4
"""Steps between the positions from which the ending of a game is tried to be solved."""


def solver_of(state: State, most: int, asker: Asker, known: Solver | None = None) -> Solver | None:
    """What knows everything that can follow; None where that is more than `most` positions.

    Args:
        state: any.
        most: 0: never.
        asker: asked before.
        known: has solved something that can follow.
    """
    most = min(most, _most(state))
    if not most:
        return None
    asker.check()
    try:
        return Solver(state, most, known)
    except TooLarge:
        return None


def may_be_solved(state: State) -> bool:
    """Whether so little is left to play that it is worth a try."""
    return _most(state) > 0


def exact_choices(state: State, solver: Solver) -> tuple[Estimate, ...]:
    """The legal actions of a position that the solver knows, in order."""
    return tuple([Estimate(numbered(value), 0.0) for value in solver.actions(state).values()])


def solved_ending(states: Sequence[State], most: int, asker: Asker) -> Solver | None:
    """The ending of a game as far back as it can be solved with at most `most` positions.

    Args:
        states: the positions of the game in order.
        most: 0: none.
        asker: asked before each try.
    """
    found = None
    for state in states[-1 - STRIDE :: -STRIDE] if most else ():
        solver = solver_of(state, most, asker, found)
        if solver is None:
            break
        found = solver
    return found


def numbered(value: Mapping[Seat, float]) -> Chances:
    """Chances by seat number."""
    chances = [0.0] * 4
    for seat, chance in value.items():
        chances[SEAT_NUMBERS[seat]] = chance
    one, two, three, four = chances
    return one, two, three, four


def _most(state: State) -> int:
    """How many positions it is worth while to lay out."""
    if isinstance(state, HeadOfTheLineState):
        return sys.maxsize if state.owners.count(EMPTY) <= FEW_CELLS else 0
    assert isinstance(state, GetOffMyLawnState)
    dice = sum([state.unplaced(seat) for seat in range(4)])
    if state.round < state.rounds or dice > FEW_DICE:
        return 0
    return sys.maxsize if dice <= VERY_FEW_DICE else TRIED
