"""Positions of Get Off My Lawn from a readable description, for lessons, diagrams and tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..base import FACES, Seat
from .places import DICE_EACH, EMPTY, NOBODY, POWER, QUIET_TURNS, SEAT_NUMBER, SEATS, STRIKES_OUT, Side
from .row import FRESH_ROW, INNER, OUTER
from .state import FRESH_ROUND, GetOffMyLawnState
from .table import Phase, zone_index

_CELLS: Final = {"1": 0, "2": 1, "3": 2, "4": 3, "*": POWER, ".": EMPTY}


def lay_out(
    turn: Seat,
    player_rows: Mapping[Seat, str],
    *,
    lawn: Mapping[int, str] | None = None,
    staged: Mapping[tuple[int, Side], str] | None = None,
    collapsed: Mapping[Seat, str] | None = None,
    captured: Mapping[int, Seat] | None = None,
    strikes: Mapping[Seat, int] | None = None,
    rolled: bool = False,
    solo: bool = False,
    quiet: int = 0,
    rounds: int = 1,
    number: int = 1,
    first: Seat = "P1",
    totals: Mapping[Seat, int] | None = None,
) -> GetOffMyLawnState:
    """A position in which `turn` is to decide. What is left out is as at the start of a round.

    Args:
        turn: who is to move.
        player_rows: faces in each Player Row, as in `"1335"`.
        lawn: by row, its five positions from left to right: `1` to `4` for a player's die, `*` for the Power Die,
            `.` for none, as in `"12*3."`.
        staged: by row and side, whose dice wait there, the one nearest to the row first, as in `"14"`.
        collapsed: faces of each player's collapsed dice.
        captured: by row, who captured its Power Die.
        strikes: Strikes in a row; three: out.
        rolled: the turn's roll is used.
        solo: `turn` is in the Solo Grind.
        quiet: turns in a row without progress.
        rounds: of the match.
        number: of the round.
        first: who began the round.
        totals: points of the rounds before.

    Raises:
        ValueError: no game can come to this, such as a player with more or fewer than eight dice.
    """
    captors = {row: SEAT_NUMBER[seat] for row, seat in (captured or {}).items()}
    zones = {zone_index(row, side): text for (row, side), text in (staged or {}).items()}
    cells = {row: bytes(_CELLS[cell] for cell in text) for row, text in (lawn or {}).items()}
    struck = tuple((strikes or {}).get(seat, 0) for seat in SEATS)
    state = GetOffMyLawnState(
        **FRESH_ROUND
        | {
            "rounds": rounds,
            "round": number,
            "first": SEAT_NUMBER[first],
            "totals": tuple((totals or {}).get(seat, 0) for seat in SEATS),
            "phase": Phase.TURN,
            "opening": (),
            "contenders": (),
            "turn": SEAT_NUMBER[turn],
            "rolled": rolled,
            "player_rows": tuple(_faces(player_rows.get(seat, "")) for seat in SEATS),
            "lawn": tuple(cells.get(row, FRESH_ROW) for row in FACES),
            "staged": tuple(bytes(_CELLS[seat] for seat in zones.get(zone, "")) for zone in range(12)),
            "collapsed": tuple(_faces((collapsed or {}).get(seat, "")) for seat in SEATS),
            "captors": tuple(captors.get(row, NOBODY) for row in FACES),
            "strikes": struck,
            "out": tuple(count == STRIKES_OUT for count in struck),
            "quiet": quiet,
            "solo": solo,
        }
    )
    _check(state)
    return state


def _faces(text: str) -> bytes:
    return bytes(sorted(int(face) for face in text))


def _check(state: GetOffMyLawnState) -> None:
    for row in FACES:
        _check_row(state, row)
    for seat, name in enumerate(SEATS):
        dice = state.unplaced(seat) + sum(state.facts(row).dice[seat] for row in FACES)
        if dice != DICE_EACH:
            raise ValueError(f"{name} has {dice} dice, not {DICE_EACH}")
        if not {*state.player_rows[seat], *state.collapsed[seat]} <= {*FACES}:
            raise ValueError(f"a die of {name} shows no face from 1 to 6")
    if any(owner not in range(4) for zone in state.staged for owner in zone):
        raise ValueError("only players' dice are staged")
    if any(not 0 <= count <= STRIKES_OUT for count in state.strikes):
        raise ValueError(f"nobody has more than {STRIKES_OUT} Strikes")
    if not (0 <= state.quiet < QUIET_TURNS and 1 <= state.round <= state.rounds):
        raise ValueError("the round would be over")
    active = sum(map(state.active, range(4)))
    if not state.active(state.turn):
        raise ValueError(f"{SEATS[state.turn]} cannot act")
    if not state.solo and active == 1:
        raise ValueError("only one can act: that is the Solo Grind")
    if state.solo and not state.goes_on_alone():
        raise ValueError("the Solo Grind would be over")


def _check_row(state: GetOffMyLawnState, row: int) -> None:
    cells = state.lawn[row - 1]
    facts = state.facts(row)
    if len(cells) != len(FRESH_ROW):
        raise ValueError(f"row {row} has {len(cells)} positions, not {len(FRESH_ROW)}")
    if cells.count(POWER) != (state.captors[row - 1] == NOBODY):
        raise ValueError(f"the Power Die of row {row} is neither on it nor captured, or both")
    if not facts.full and cells[2] != POWER:
        raise ValueError(f"row {row} is not full, so its Power Die must be on the centre")
    if facts.open and facts.open[0] in INNER and any(cells[outer] != EMPTY for outer in OUTER):
        raise ValueError(f"row {row} has a die on an outer position while an inner one is free")
