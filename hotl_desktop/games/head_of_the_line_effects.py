"""What a line of Head of the Line would do, told before it is laid."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Event
from .head_of_the_line import SEATS, ChipCaptured, ChipLaid, HeadCaptured, HeadOfTheLineState, Line


@dataclass(frozen=True, slots=True)
class RunOver:
    """A Head that the line would run over (HL 5:5)."""

    seat: int
    """Seat number of its owner."""
    cell: int
    refuges: tuple[int, ...]
    """Where it goes (HL 5:6): one cell, several of which its owner chooses, or none, and then its player is out."""


@dataclass(frozen=True, slots=True)
class LineEffect:
    """The consequences of a legal line."""

    line: Line
    seat: int
    """Seat number of who lays it."""
    head: int | None
    """Where the Head comes from; None for the first line."""
    laid: tuple[int, ...]
    """Empty cells that become the seat's, along the line."""
    taken: tuple[int, ...]
    """Cells of opponents' chips that become the seat's, along the line."""
    run_over: tuple[RunOver, ...]
    """Along the line."""

    @property
    def gain(self) -> int:
        """How many points the score rises: one a cell won, and one more for each chip taken (HL 5:3, 7:1)."""
        return len(self.laid) + 2 * len(self.taken)


def line_effect(state: HeadOfTheLineState, line: Line) -> LineEffect:
    """What the seat to act would bring about by laying `line`.

    Raises:
        IllegalAction: it may not.
    """
    events: list[Event] = []
    after = state.apply(line, events)
    head = state.heads[state.turn]
    return LineEffect(
        line,
        state.turn,
        head if head >= 0 else None,
        tuple(event.cell for event in events if isinstance(event, ChipLaid)),
        tuple(event.cell for event in events if isinstance(event, ChipCaptured)),
        tuple(
            RunOver(seat, event.cell, after.nearest_chips(seat, event.cell))
            for event in events
            if isinstance(event, HeadCaptured)
            for seat in (SEATS.index(event.seat),)
        ),
    )
