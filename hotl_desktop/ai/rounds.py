"""Get Off My Lawn in several rounds: what a round is worth to the match.

The networks know one round. While more are to come, a round is judged alone, and each way it can end (who wins it) is
worth a share of the match, by the points so far: whoever is `SPREAD` points ahead with one round to go wins e times as
often. With more rounds to go a lead is worth less, as chance grows with the root of their number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hotl_desktop.games.base import State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.get_off_my_lawn.table import Phase

from .thinking import Chances

SPREAD: Final = 17.0
"""Points; fitted to rounds between equals, see `ANALYSIS.md`."""
LEAD: Final = 29
"""By how many points the winner of a round beats the others, as a rule."""


def more_rounds(state: State) -> bool:
    """Whether the round on the table is followed by another."""
    return isinstance(state, GetOffMyLawnState) and state.round < state.rounds


def alone(state: State) -> State:
    """The round on the table as if it were all the match, if it is followed by another; otherwise `state`."""
    if isinstance(state, GetOffMyLawnState) and state.round < state.rounds:
        phase = Phase.OVER if state.phase is Phase.ROUND_OVER else state.phase
        return state.changed(rounds=state.round, totals=(0, 0, 0, 0), phase=phase)
    return state


def in_match(state: State, in_round: Chances) -> Chances:
    """The chances of winning the match.

    Args:
        state: a position in a round that is followed by another.
        in_round: the chances of winning that round in it.
    """
    assert isinstance(state, GetOffMyLawnState)
    to_go = state.rounds - state.round
    if state.phase is Phase.ROUND_OVER:
        return of_points([points for _, points in state.scores()], to_go)
    chances = [0.0] * 4
    for winner, chance in enumerate(in_round):
        points = [total + LEAD * (seat == winner) for seat, total in enumerate(state.totals)]
        for seat, share in enumerate(of_points(points, to_go)):
            chances[seat] += chance * share
    one, two, three, four = chances
    return one, two, three, four


def of_points(points: Sequence[int], to_go: int) -> Chances:
    """The chances of winning the match between two rounds, `to_go` of them to be played."""
    most = max(points)
    weights = [math.exp((one - most) / (SPREAD * math.sqrt(to_go))) for one in points]
    one, two, three, four = (weight / sum(weights) for weight in weights)
    return one, two, three, four
