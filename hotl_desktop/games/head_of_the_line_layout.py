"""Positions of Head of the Line laid out by hand, for lessons, diagrams and tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from .base import Seat
from .head_of_the_line import (
    CELLS,
    EMPTY,
    HEAD_OF_THE_LINE,
    HUB,
    NOBODY,
    PASSES_OUT,
    SEATS,
    HeadOfTheLineState,
    cells_between,
    parse_cell,
)

_T = TypeVar("_T")


def lay_out(
    turn: Seat,
    chips: Mapping[Seat, str],
    *,
    die: int = 0,
    heads: Mapping[Seat, str] | None = None,
    captured: Mapping[Seat, int] | None = None,
    passes: Mapping[Seat, int] | None = None,
    clear: Iterable[Seat] = (),
    launch_until: str = "zone",
) -> HeadOfTheLineState:
    """A position in which `turn` is to roll, or to answer the roll `die`; over, where no roll could give a line.

    Args:
        turn: whose turn it is.
        chips: by seat in play, clockwise, runs of cells and single cells as in `"f7-f10 g10"`; the Head stands at the
            end of the last one. Nothing before the first line.
        die: the roll that `turn` is to answer, 0 before it.
        heads: the cells of Heads that stand elsewhere.
        captured: opponents' chips taken.
        passes: passes in a row; three: out.
        clear: who may lay free lines beside those with a chip outside what `launch_until` names.
        launch_until: `zone` or `hub`.

    Raises:
        NotUnderstood: there are no such seats, cells or option.
        ValueError: no game can come to this, such as a cell with two owners.
    """
    start = HEAD_OF_THE_LINE.start(tuple(chips), {"launch_until": launch_until})
    heads, captured, passes, clear = heads or {}, captured or {}, passes or {}, tuple(clear)
    strangers = {turn, *heads, *captured, *passes, *clear} - {*chips}
    if strangers:
        raise ValueError(f"{min(strangers)} does not play")
    cells = {seat: _cells(text) for seat, text in chips.items()}
    beyond = {seat for seat in chips if not start.launch_area.issuperset(cells[seat])}
    out = {seat for seat in SEATS if seat not in chips or passes.get(seat) == PASSES_OUT}
    state = HeadOfTheLineState(
        in_play=start.in_play,
        launch_until=launch_until,
        opening=(),
        contenders=(),
        turn=SEATS.index(turn),
        die=die,
        owners=_owners(cells),
        heads=_four(NOBODY if seat in out else _head(cells[seat], heads.get(seat)) for seat in SEATS),
        captured=_four(captured.get(seat, 0) for seat in SEATS),
        clear=_four(seat in beyond or seat in clear for seat in SEATS),
        passes=_four(passes.get(seat, 0) for seat in SEATS),
        out=_four(seat in out for seat in SEATS),
        homeless=(),
        over=False,
    )
    _check(state)
    return state if state.anybody_could_move() else state.ended()


def _four(values: Iterable[_T]) -> tuple[_T, _T, _T, _T]:
    a, b, c, d = values
    return a, b, c, d


def _cells(text: str) -> tuple[int, ...]:
    """The cells of `f7-f10 g10`, in order."""
    cells: list[int] = []
    for run in text.split():
        first, _, last = run.partition("-")
        run_cells = cells_between(parse_cell(first), parse_cell(last or first))
        if not run_cells:
            raise ValueError(f"{run} does not run straight")
        cells += run_cells
    return tuple(cells)


def _owners(cells: Mapping[Seat, tuple[int, ...]]) -> bytes:
    owners = bytearray([EMPTY]) * CELLS
    for seat, own in cells.items():
        for cell in own:
            if owners[cell] not in {EMPTY, SEATS.index(seat)}:
                raise ValueError(f"{SEATS[owners[cell]]} and {seat} cannot own the same cell")
            owners[cell] = SEATS.index(seat)
    return bytes(owners)


def _head(cells: tuple[int, ...], name: str | None) -> int:
    if name is not None:
        return parse_cell(name)
    return cells[-1] if cells else NOBODY


def _check(state: HeadOfTheLineState) -> None:
    for seat in state.in_play:
        name = SEATS[seat]
        if state.heads[seat] != NOBODY and state.owners[state.heads[seat]] != seat:
            raise ValueError(f"the Head of {name} must stand on a chip of {name}")
        if seat in state.owners and state.owners[HUB[seat]] == EMPTY:
            raise ValueError(f"the first line of {name} began on its hub cell, which cannot be empty")
        if not 0 <= state.passes[seat] <= PASSES_OUT or state.captured[seat] < 0:
            raise ValueError(f"{name} has passed 0 to {PASSES_OUT} times and taken no less than 0 chips")
    if state.die not in range(7):
        raise ValueError("a die shows 1 to 6")
    if state.anybody_could_move():
        if state.out[state.turn]:
            raise ValueError(f"{SEATS[state.turn]} is out")
    elif state.die:
        raise ValueError("no roll could give anybody a line, so the game would be over")
