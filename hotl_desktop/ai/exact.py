"""Endgames that are small enough to be solved."""

from __future__ import annotations

from typing import Final

from hotl_desktop.games.base import State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import EMPTY, HeadOfTheLineState

from .asking import Asker
from .thinking import SEAT_NUMBERS, Chances
from .truth import Solver, TooLarge

FEW_CELLS: Final = 24
FEW_DICE: Final = 3
"""With more empty cells, or more dice that are not on the Lawn, no endgame is small."""


def solved(state: State, most: int, asker: Asker) -> list[Chances] | None:
    """The exact win chances after every legal action; None where more than `most` positions can follow."""
    if not most or not _may_be_small(state):
        return None
    asker.check()
    try:
        values = Solver(state, most).actions(state)
    except TooLarge:
        return None
    found = []
    for value in values.values():
        chances = [0.0] * 4
        for seat, chance in value.items():
            chances[SEAT_NUMBERS[seat]] = chance
        one, two, three, four = chances
        found.append((one, two, three, four))
    return found


def _may_be_small(state: State) -> bool:
    if isinstance(state, HeadOfTheLineState):
        return state.owners.count(EMPTY) <= FEW_CELLS
    assert isinstance(state, GetOffMyLawnState)
    return state.round == state.rounds and sum([state.unplaced(seat) for seat in range(4)]) <= FEW_DICE
