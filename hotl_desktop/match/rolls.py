"""Who rolled which die, and what for: the raw numbers of every statistic of dice."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hotl_desktop.games.base import Die, Seat, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState

from .match import Match


class RollKind(enum.Enum):
    """What a die was rolled for."""

    OPENING = "opening"
    """Who begins."""
    DEAL = "deal"
    """One of the eight dice of a Player Row."""
    TURN = "turn"
    """How far a line reaches this turn (HL 4:1)."""
    BOUNDARY = "boundary"
    """A Tactical Boundary Roll."""
    PUSHED_OFF = "pushed off"
    """A die that was pushed off the lawn, rolled by whoever pushed (GL 5:2)."""


@dataclass(frozen=True, slots=True)
class Roll:
    """One die that fell."""

    seat: Seat
    """Who rolled it."""
    face: int
    kind: RollKind
    length: int
    """How many steps of the match had been taken before it fell."""


def rolls(match: Match) -> tuple[Roll, ...]:
    """The dice of the steps taken so far, in the order in which they fell."""
    fallen: list[Roll] = []
    for length in range(match.length):
        step, before = match.step_at(length), match.state_at(length)
        if isinstance(step, Die):
            seat = before.roller
            assert seat is not None
            fallen.append(Roll(seat, step.face, _kind(before), length))
    return tuple(fallen)


def _kind(before: State) -> RollKind:
    if isinstance(before, HeadOfTheLineState):
        return RollKind.OPENING if before.contenders else RollKind.TURN
    assert isinstance(before, GetOffMyLawnState)
    if before.awaits_opening:
        return RollKind.OPENING
    if before.awaits_deal:
        return RollKind.DEAL
    return RollKind.BOUNDARY if before.fallen_owner is None else RollKind.PUSHED_OFF
