"""What a line of Head of the Line would bring about, before anybody commits to it."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Seat
from .head_of_the_line import SEATS, HeadOfTheLineState, Line, distance


@dataclass(frozen=True, slots=True)
class RunOver:
    """A Head that the line would capture."""

    seat: Seat
    cell: int
    """Where it stands."""
    refuges: tuple[int, ...]
    """The nearest chips that its owner would have left (HL 5:6): none puts the owner out, several are a choice."""


@dataclass(frozen=True, slots=True)
class LinePreview:
    """What laying a line would bring about at once."""

    seat: Seat
    """Who would lay it."""
    laid: tuple[int, ...]
    """Empty cells that become the seat's, from the origin on."""
    captured: tuple[tuple[int, Seat], ...]
    """Cells of opponents' chips that become the seat's, with their owners."""
    run_over: tuple[RunOver, ...]
    """Heads that would be captured, clockwise from the mover; out players have none."""
    score: int
    """The seat's score afterwards."""

    @property
    def gain(self) -> int:
        """Points gained: one for every new chip, and one more for a captured one."""
        return len(self.laid) + 2 * len(self.captured)


def line_preview(state: HeadOfTheLineState, line: Line) -> LinePreview:
    """What `line`, laid by the seat whose turn it is, would bring about.

    It only looks at the line's cells: whether the line is legal is not asked.
    """
    mover = state.turn
    owners = state.owners
    cells = line.cells
    laid = tuple(cell for cell in cells if owners[cell] >= len(SEATS))
    captured = tuple(
        (cell, SEATS[owners[cell]]) for cell in cells if owners[cell] < len(SEATS) and owners[cell] != mover
    )
    taken = set(cells)
    run_over = [
        RunOver(SEATS[seat], state.heads[seat], _refuges(owners, seat, state.heads[seat], taken))
        for seat in sorted(range(len(SEATS)), key=lambda seat: (seat - mover) % len(SEATS))
        if state.heads[seat] in taken  # a line never runs over its own Head
    ]
    preview = LinePreview(SEATS[mover], laid, captured, tuple(run_over), 0)
    score = dict(state.scores())[SEATS[mover]] + preview.gain
    return LinePreview(preview.seat, laid, captured, preview.run_over, score)


def _refuges(owners: bytes, seat: int, cell: int, taken: set[int]) -> tuple[int, ...]:
    chips = [chip for chip, owner in enumerate(owners) if owner == seat and chip not in taken]
    nearest = min((distance(chip, cell) for chip in chips), default=0)
    return tuple(chip for chip in chips if distance(chip, cell) == nearest)
