"""Two maps of a Head of the Line position: where a Head can get to, and whose Head or chips every cell is nearest to.

**Reach.** A player aims for one cell and wants their Head to stand there at the end of one of their next turns. They
roll as always, and after each roll choose the line that serves this aim best; a line must be laid where one is legal
(HL 5:4), a turn without one passes, and the third pass in a row ends it (HL 6:2). Everybody else stands still, while
the player's own lines fill the board as they are laid. Under this reading the chances are exact, not sampled.

The chances of all cells are found at once: one byte for each cell in a large whole number, with the chance as a
count of equally likely rolls (out of 6, 36, 216). So one addition adds 144 counts.

**Territory.** The discrete Voronoi map by Manhattan distance; equally near to two seats is nobody's.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Final

from .base import FACES
from .head_of_the_line import (
    CELLS,
    EMPTY,
    HEAD_OF_THE_LINE,
    NOBODY,
    PASSES_OUT,
    SEATS,
    HeadOfTheLineState,
    Line,
    distance,
)

TURNS: Final = 3
"""How many own turns `reach` looks ahead."""


# ------------------------------------------------------------------------------------------------------ reach


@dataclass(frozen=True, slots=True)
class Reach:
    """Where one Head can get to."""

    seat: int
    """Seat number, clockwise from north-west."""
    counts: tuple[bytes, ...]
    """By turns less one: for each cell, how many of the 6, 36, 216 equally likely rolls lead there in time."""

    def chance(self, cell: int, turns: int = TURNS) -> Fraction:
        """The probability that the Head stands on `cell` at the end of one of its next `turns` turns (1 to 3)."""
        return Fraction(self.counts[turns - 1][cell], len(FACES) ** turns)

    def turns(self, cell: int) -> int | None:
        """In how many turns the Head can stand on `cell` at the soonest; None if not within three."""
        return next((turn + 1 for turn, counts in enumerate(self.counts) if counts[cell]), None)

    def cells(self, turns: int = TURNS) -> frozenset[int]:
        """The cells on which the Head can come to stand within `turns` turns."""
        return frozenset(cell for cell, count in enumerate(self.counts[turns - 1]) if count)


def reach(state: HeadOfTheLineState, seat: int) -> Reach:
    """Where the Head of seat number `seat` can get to within one, two and three of its own turns.

    A die that has fallen for the seat's line is the die of its first turn. A captured Head that waits for its owner's
    choice goes on from whichever chip serves best. Nobody can reach anything who is out, or when the game is over.
    """
    nothing = bytes(CELLS)
    if state.out[seat]:
        return Reach(seat, (nothing,) * TURNS)
    faces = (state.die,) if state.die and state.turn == seat and not state.homeless else FACES
    if seat in state.homeless:
        heads: Sequence[int] = state.nearest_chips(seat, state.heads[seat])
    else:
        heads = (state.heads[seat],)
    walkers = [_Walker(state, seat, head) for head in heads]
    rows = [[walker.counts(turns, faces) for walker in walkers] for turns in range(1, TURNS + 1)]
    return Reach(seat, tuple(bytes(map(max, *row)) if len(row) > 1 else row[0] for row in rows))


_ONE: Final = tuple(1 << 8 * cell for cell in range(CELLS))
"""A one in the byte of a cell."""
_FULL: Final = tuple(255 << 8 * cell for cell in range(CELLS))
_TOPS: Final = sum(128 << 8 * cell for cell in range(CELLS))
"""The highest bit of every byte. Counts up to 36 leave it free, so that `_larger` can use it."""
_SIX: Final = len(FACES)


def _larger(a: int, b: int) -> int:
    """The larger of each pair of bytes; all below 128."""
    # The top bit survives the subtraction exactly where a >= b; stretched to seven bits it picks a there.
    wins = ((a | _TOPS) - b) & _TOPS
    pick = wins - (wins >> 7)
    return a & pick | b & ~pick


@dataclass(frozen=True, slots=True)
class _Moves:
    """The lines of a Head on one cell, as if every end were empty."""

    by_face: tuple[tuple[tuple[int, int], ...], ...]
    """(end, every bit but those of the line's cells) of each line, by face less one."""
    ends: int
    """For each cell, how many faces have a line that ends there."""


def _prepare(lines: Sequence[Sequence[Line]]) -> _Moves:
    by_face = tuple(tuple((line.end, ~sum(_FULL[cell] for cell in line.cells)) for line in row) for row in lines)
    ends = sum(sum(_ONE[end] for end in {line.end for line in row}) for row in lines)
    return _Moves(by_face, ends)


_BLANK: Final = HEAD_OF_THE_LINE.start(SEATS, {})


@cache
def _moves(head: int, launching: int | None) -> _Moves:
    """Those of a Head on `head` that is clear (None), or of seat number `launching` whose Head is not."""
    clear = launching is None
    state = replace(_BLANK, heads=(head,) * 4, clear=(clear,) * 4)
    return _prepare([state.lines_for(launching or 0, face) for face in FACES])


class _Walker:
    """One Head that aims for a cell, all others standing still."""

    def __init__(self, state: HeadOfTheLineState, seat: int, head: int) -> None:
        self._seat = seat
        self._area = state.launch_area
        # What lies in the way of the first line (HL 4:1.A) stays there, so that its choice can be made once for all.
        self._launch = _prepare([state.legal_lines(seat, face) for face in FACES]) if head == NOBODY else None
        self._head = head
        self._clear = state.clear[seat] or (head != NOBODY and head not in self._area)
        self._empty = sum(full for full, owner in zip(_FULL, state.owners, strict=True) if owner == EMPTY)
        self._passes = state.passes[seat]

    def counts(self, turns: int, faces: tuple[int, ...]) -> bytes:
        """For each cell, after how many of the 6 ** `turns` equally likely rolls the Head has got there.

        A first die that is known, as the only one of `faces`, stands for all six.
        """
        total = self._count(turns, self._head, self._clear, self._empty, self._passes, faces)
        return (total * (_SIX // len(faces))).to_bytes(CELLS, "little")

    def _count(
        self, turns: int, head: int, clear: bool, empty: int, passes: int, faces: tuple[int, ...] = FACES
    ) -> int:
        moves = self._moves_from(head, clear)
        if turns == 1 and faces is FACES:
            return moves.ends & empty
        total, whole = 0, _SIX ** (turns - 1)
        for face in faces:
            laid = [move for move in moves.by_face[face - 1] if empty & _ONE[move[0]]]
            best = 0
            if turns > 1:
                for end, off in laid:
                    now_clear = clear or end not in self._area
                    best = _larger(best, self._count(turns - 1, end, now_clear, empty & off, 0))
                if not laid and passes + 1 < PASSES_OUT:
                    best = self._count(turns - 1, head, clear, empty, passes + 1)
            for end, _ in laid:
                best = best & ~_FULL[end] | whole * _ONE[end]
            total += best
        return total

    def _moves_from(self, head: int, clear: bool) -> _Moves:
        if head == NOBODY:
            assert self._launch is not None
            return self._launch
        return _moves(head, None if clear else self._seat)


# -------------------------------------------------------------------------------------------------- territory


class Source(enum.Enum):
    """What the distance to a seat is measured to."""

    HEADS = "heads"
    CHIPS = "chips"


@dataclass(frozen=True, slots=True)
class Territory:
    """The discrete Voronoi map of a position."""

    owners: tuple[int | None, ...]
    """By cell: the seat number it is nearest to; None when two are equally near, or none has a source.

    A cell with a chip on it counts like any other when distances to Heads are asked for.
    """
    distances: tuple[int | None, ...]
    """By cell: steps to the nearest source; None when there is none."""

    def size(self, seat: int, cells: Iterable[int] = range(CELLS)) -> int:
        """How many of `cells` are nearest to seat number `seat`."""
        return sum(self.owners[cell] == seat for cell in cells)


def territory(state: HeadOfTheLineState, source: Source = Source.HEADS) -> Territory:
    """Which seat every cell is nearest to by Manhattan distance, ties being nobody's.

    A Head counts where it stands: not before its first line, not while it waits to be relocated, not once its player
    is out.
    """
    sources: list[list[int]] = []
    for seat in range(len(SEATS)):
        if source is Source.CHIPS:
            sources.append([cell for cell, owner in enumerate(state.owners) if owner == seat])
        else:
            there = state.heads[seat] != NOBODY and seat not in state.homeless
            sources.append([state.heads[seat]] if there else [])
    owners: list[int | None] = []
    distances: list[int | None] = []
    for cell in range(CELLS):
        away = [min((distance(cell, one) for one in places), default=CELLS) for places in sources]
        best = min(away)
        near = [seat for seat, steps in enumerate(away) if steps == best < CELLS]
        owners.append(near[0] if len(near) == 1 else None)
        distances.append(best if near else None)
    return Territory(tuple(owners), tuple(distances))
