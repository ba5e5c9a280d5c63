"""Facts about actions of Head of the Line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hotl_desktop.games.base import FACES, Action
from hotl_desktop.games.head_of_the_line import (
    DIRECTIONS,
    NOBODY,
    PASSES_OUT,
    SEATS,
    SIZE,
    HeadOfTheLineState,
    Line,
    Relocate,
    distance,
)
from hotl_desktop.games.head_of_the_line_preview import LinePreview, line_preview

from .reason import Reason, Weighed, lead_fact


def line_facts(state: HeadOfTheLineState, action: Action) -> Iterator[Weighed]:
    """What is true of the legal `action`."""
    mover = SEATS.index(str(state.to_act()))
    seat = SEATS[mover]
    after = state.apply(action)
    if isinstance(action, Relocate):
        count, of = exits(after, mover)
        yield 10, Reason("relocates", count, of, seat=seat)
    elif isinstance(action, Line):
        preview = line_preview(state, action)
        yield from _captures(preview)
        yield len(preview.laid), Reason("new_cells", len(preview.laid), seat=seat)
        yield from lead_fact(state, after, seat)
        yield from _others(state, after, preview)
        count, of = exits(after, mover)
        yield (12 - count if of > 1 and count < 6 else 1), Reason("exits_left", count, of, seat=seat)
    else:
        yield 10, Reason("passes", state.passes[mover] + 1, PASSES_OUT, seat=seat)
    if after.heads[mover] != NOBODY and not after.over:
        chance = exposure(after, mover)
        if chance:
            yield 12 * chance, Reason("exposed", seat=seat, chance=chance)


def _captures(preview: LinePreview) -> Iterator[Weighed]:
    owners = {owner for _, owner in preview.captured}
    if owners:
        other = min(owners) if len(owners) == 1 else None
        count = len(preview.captured)
        yield 3 * count, Reason("takes_chips", count, seat=preview.seat, other=other)
    for head in preview.run_over:
        if head.refuges:
            away = distance(head.cell, head.refuges[0])
            yield 8 + away, Reason("runs_over_head", away, seat=preview.seat, other=head.seat)
        else:
            yield 30, Reason("puts_out", seat=preview.seat, other=head.seat)


def _others(state: HeadOfTheLineState, after: HeadOfTheLineState, preview: LinePreview) -> Iterator[Weighed]:
    """Heads that stay where they are and lose lines."""
    moved = {head.seat for head in preview.run_over}
    for number in state.in_play:
        name = SEATS[number]
        if name == preview.seat or name in moved or state.out[number]:
            continue
        before, left = line_count(state, number), line_count(after, number)
        if before and not left:
            yield 15, Reason("leaves_stuck", seat=preview.seat, other=name)
        elif before > left:
            yield 0.6 * (before - left), Reason("cuts_off", before - left, seat=preview.seat, other=name)


def line_count(state: HeadOfTheLineState, seat: int) -> int:
    """How many lines the six faces together allow seat number `seat`."""
    return sum([len(state.legal_lines(seat, face)) for face in FACES])


def exits(state: HeadOfTheLineState, seat: int) -> tuple[int, int]:
    """(open to some roll, all) of the ways out of the Head of seat number `seat`: origin and direction."""
    if not state.clear[seat]:
        return int(line_count(state, seat) > 0), 1
    head = state.heads[seat]
    found = set()
    for face in FACES:
        for line in state.legal_lines(seat, face):
            if face == 1:
                # One cell has no direction: it is open in every way that starts there.
                found |= {(line.origin, way) for way in range(4) if way != _direction(line.origin, head)}
            else:
                found.add((line.origin, _direction(line.origin, line.end)))
    return len(found), 12


def _direction(start: int, end: int) -> int:
    columns, rows = end % SIZE - start % SIZE, end // SIZE - start // SIZE
    return DIRECTIONS.index(((columns > 0) - (columns < 0), (rows > 0) - (rows < 0)))


def exposure(state: HeadOfTheLineState, seat: int) -> float:
    """The chance that the dice let others run over the Head of seat number `seat` before its next turn.

    As things stand: nobody else's lines change anything meanwhile, and a captured Head goes where it threatens most.
    """
    cell = state.heads[seat]
    safe = 1.0
    for number in state.in_play:
        if number != seat and not state.out[number]:
            heads: tuple[int, ...] = (state.heads[number],)
            if number in state.homeless:
                heads = state.nearest_chips(number, state.heads[number])
            hits = max([_hits(state, number, head, cell) for head in heads])
            safe *= 1 - hits / len(FACES)
    return 1 - safe


def _hits(state: HeadOfTheLineState, seat: int, head: int, cell: int) -> int:
    """How many faces give seat number `seat`, its Head on `head`, a line over `cell`."""
    if head != state.heads[seat] or seat in state.homeless:
        four = tuple(head if number == seat else one for number, one in enumerate(state.heads))
        clear = tuple(
            now or (number == seat and head not in state.launch_area) for number, now in enumerate(state.clear)
        )
        state = replace(state, heads=four, clear=clear)  # type: ignore[arg-type]
    return sum([any(cell in line.cells for line in state.legal_lines(seat, face)) for face in FACES])
