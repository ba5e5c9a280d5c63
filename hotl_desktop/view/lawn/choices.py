"""What can be chosen on the table, and by which steps: first a die, then where it goes. Knows no pixels.

A *source* is something of one's own that can be picked up: a boundary die, known by its face as both ends may show the
same one, or a staged die. A *target* is what happens to it. Rolls and recoveries need nothing picked up before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import (
    POSITIONS,
    SIDES,
    Advance,
    GetOffMyLawnState,
    Place,
    Push,
    Reclaim,
    Recover,
    Roll,
    Side,
    Stage,
)
from hotl_desktop.games.get_off_my_lawn.actions import PUSH


@dataclass(frozen=True, slots=True)
class Boundary:
    """A boundary die of the Player Row; two that show the same face are one source, either will do."""

    face: int

    @property
    def row(self) -> int:
        """The row that it can go to."""
        return self.face


@dataclass(frozen=True, slots=True)
class Waiting:
    """An own staged die; several in one zone are one source."""

    row: int
    side: Side


Source: TypeAlias = Boundary | Waiting


def source_of(action: Action) -> Source | None:
    """What has to be picked up for `action`; None when nothing has."""
    match action:
        case Place() | Push() | Stage():
            return Boundary(action.row)
        case Advance() | Reclaim():
            return Waiting(action.row, action.side)
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Target:
    """Something that may be done with the source that is picked up."""

    action: Action
    blocked: bool = False
    """It would be there, but the seat lacks Strength: it is shown, and says why when it is tried."""


class Choices:
    """What the seat to act may choose, and what it may not for want of Strength."""

    def __init__(self, state: GetOffMyLawnState, offered: Sequence[Action]) -> None:
        """Args: state: in which a seat is to act. offered: what it may choose, all of it legal."""
        self._state: Final = state
        self._offered: Final = tuple(offered)
        self.seat: Final = state.turn
        """Who chooses."""
        sources: dict[Source, None] = {}
        for action in self._offered:
            source = source_of(action)
            if source is not None:
                sources[source] = None
        self.sources: Final[tuple[Source, ...]] = tuple(sources)
        """What can be picked up, Player Row first."""
        self.rolls: Final = tuple(action for action in self._offered if isinstance(action, Roll))
        self.recoveries: Final = tuple(action for action in self._offered if isinstance(action, Recover))

    @property
    def only_source(self) -> Source | None:
        """The one thing that can be picked up, when there is no other."""
        return self.sources[0] if len(self.sources) == 1 else None

    def targets(self, source: Source) -> tuple[Target, ...]:
        """What may be done with `source`, and what may not for want of Strength only, left to right."""
        free = [Target(action) for action in self._offered if source_of(action) == source]
        entering = any(isinstance(target.action, Place | Push | Advance) for target in free)
        return tuple(free) if entering else (*free, *self._blocked(source))

    def _blocked(self, source: Source) -> list[Target]:
        facts = self._state.facts(source.row)
        match source:
            case Boundary():
                actions: list[Action] = (
                    [Push(source.row, side) for side in SIDES]
                    if facts.full
                    else [Place(source.row, POSITIONS[index]) for index in facts.open]
                )
            case Waiting():
                actions = (
                    [Advance(source.row, source.side, PUSH)]
                    if facts.full
                    else [Advance(source.row, source.side, POSITIONS[index]) for index in facts.open]
                )
        return [Target(action, blocked=True) for action in actions]

    def source_for_row(self, row: int) -> Source | None:
        """What would be picked up by pointing at a row: a boundary die before staged ones."""
        own = [source for source in self.sources if source.row == row]
        return own[0] if own else None

    def guess(self, source: Source | None, row: int, index: int | None, side: Side) -> Action:
        """What somebody may have meant who picked a spot that is no target, to be told why not.

        Args:
            source: what is picked up.
            row: where.
            index: the position; None for the staging zone at `side`.
            side: the nearer side of the row.
        """
        if index is None:
            return Stage(row, side)
        full = self._state.facts(row).full
        if isinstance(source, Waiting) and source.row == row:
            return Advance(row, source.side, PUSH if full else POSITIONS[index])
        guessed = Push(row, side) if full else Place(row, POSITIONS[index])
        # Strong enough to push, but no spot for it was hit: then it is the full row that has to be explained.
        return Place(row, POSITIONS[index]) if guessed in self._offered else guessed


def within_reach(state: GetOffMyLawnState, row: int) -> bool:
    """Whether the seat whose turn it is has a die for `row`: a boundary die or a staged one."""
    seat = state.turn
    return row in state.boundary_faces(state.seats[seat]) or state.staged_on(seat, row) > 0
