"""The kernel's numbers for the actions of Get Off My Lawn, and the actions that they stand for."""

from __future__ import annotations

from typing import Final

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn.actions import (
    ADVANCE_PUSHES,
    ADVANCES,
    PASS,
    PLACES,
    PUSHES,
    RECLAIMS,
    RECOVERS,
    ROLLS,
    STAGES,
)


def _all() -> dict[int, Action]:
    made: dict[int, Action] = {0: ROLLS[0], 1: ROLLS[1], 1024: PASS}
    for row in range(6):
        base = 16 * row
        made |= {128 + base + position: action for position, action in enumerate(PLACES[row])}
        made |= {256 + base + side: action for side, action in enumerate(PUSHES[row])}
        made[768 + base] = RECOVERS[row]
        for side in range(2):
            made |= {384 + base + 5 * side + i: action for i, action in enumerate(ADVANCES[2 * row + side])}
            made[512 + base + side] = ADVANCE_PUSHES[2 * row + side]
            made[640 + base + side] = STAGES[row][side]
            made[896 + base + side] = RECLAIMS[2 * row + side]
    return made


_ACTIONS: Final = _all()


def action_of(code: int) -> Action:
    """The action that a number of the kernel stands for."""
    return _ACTIONS[code]
