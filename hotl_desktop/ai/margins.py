"""Expected final margins: read off from win chances and points.

The networks judge who wins, not by how much. But in games between equals the final margin (own points less the best
other's) follows closely enough from the win chance, the margin now and how far the game is: for each of five stages of
the game `constant + weight now x margin now + weight of chance x log-odds`, between stages in proportion. The numbers
are fitted to self-play, `ANALYSIS.md` says how well.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, TypeAlias

from hotl_desktop.games.base import Seat, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import CELLS, EMPTY, HeadOfTheLineState

from .margin_weights import WEIGHTS
from .thinking import SEAT_NUMBERS, Chances

STAGES: Final = 5
CERTAIN: Final = 0.01
"""Chances nearer to 0 or 1 than this count as this."""
LAWN_DICE: Final = 30
Weights: TypeAlias = tuple[tuple[float, float, float], ...]
"""By stage: constant, weight of the margin now, weight of the log-odds."""


def margins(state: State, chances: Chances) -> dict[Seat, float]:
    """By seat: the expected final score less the best other's.

    Args:
        state: any position.
        chances: of winning it, by seat number.
    """
    now = margins_now(state)
    if state.outcome() is not None:
        return {seat: float(points) for seat, points in now.items()}
    weights = WEIGHTS[state.game_name, len(now)]
    mixed = _mixed(weights, progress(state))
    found = {}
    for seat, points in now.items():
        seen = features(points, chances[SEAT_NUMBERS[seat]])
        found[seat] = sum([weight * value for weight, value in zip(mixed, seen, strict=True)])
    return found


def margins_now(state: State) -> dict[Seat, int]:
    """By seat: the score as it stands less the best other's."""
    scores = dict(state.scores())
    best = {seat: max(points for other, points in scores.items() if other != seat) for seat in scores}
    return {seat: own - best[seat] for seat, own in scores.items()}


def features(margin: float, chance: float) -> tuple[float, float, float]:
    """What the weights of a stage are for."""
    chance = min(1 - CERTAIN, max(CERTAIN, chance))
    return 1.0, margin, math.log(chance / (1 - chance))


def progress(state: State) -> float:
    """How far the game is, 0 to 1: how full the board is."""
    if isinstance(state, HeadOfTheLineState):
        return 1 - state.owners.count(EMPTY) / CELLS
    assert isinstance(state, GetOffMyLawnState)
    return sum([owner < 4 for row in state.lawn for owner in row]) / LAWN_DICE


def stages(at: float) -> Mapping[int, float]:
    """How much of which stage there is `at` this progress."""
    place = at * (STAGES - 1)
    lower = min(STAGES - 2, int(place))
    return {lower: 1 - place + lower, lower + 1: place - lower}


def _mixed(weights: Weights, at: float) -> tuple[float, float, float]:
    one, two, three = (sum([share * weights[stage][k] for stage, share in stages(at).items()]) for k in range(3))
    return one, two, three
