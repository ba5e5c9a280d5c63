"""What an action would do to the dice on the table, before it is done. Knows poses, draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from hotl_desktop.games.base import Action, Event
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Side, events
from hotl_desktop.games.get_off_my_lawn.places import SEAT_NUMBER
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from ..theme import DOOMED_TILT
from .layout import Z_LIVE, Pose, TableLayout
from .places import (
    Berth,
    Captured,
    Collapsed,
    Counts,
    Fallen,
    InQueue,
    InRow,
    OnLawn,
    Picture,
    Piece,
    counts_of,
    picture_of,
)
from .tracking import Tracker

GHOST_Z: Final = Z_LIVE + 12
DIMMED: Final = 0.42
"""The die that would move, where it still lies."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The table as it would be, as far as no die decides it."""

    poses: dict[Berth, Pose]
    """Dice that would lie otherwise, by where they lie now."""
    mover: Berth | None
    """The die that is played, where it lies now."""
    ghost: tuple[Piece, Pose] | None
    """The same die where it would lie."""
    pushes: tuple[int, Side] | None
    """The row whose belt would run, and the side the new die comes in from."""
    faller: tuple[Berth, int | None] | None
    """What would be pushed off, where it lies now, and whose it is: None for the Power Die."""
    doomed: tuple[tuple[int, Side, int, int], ...]
    """Staged dice that would collapse: row, side, owner and how many."""
    counts: Counts
    """How many dice would lie where."""
    resorts: bool
    """A die would come back to the Player Row, and the others would make room."""


def forecast(
    state: GetOffMyLawnState, picture: Picture, action: Action, layout: TableLayout, counts: Counts
) -> Forecast:
    """What the legal `action` would do."""
    story: list[Event] = []
    after = state.apply(action, story)
    tracker = Tracker(picture)
    tracker.follow(story)
    then = counts_of(picture_of(after))
    poses: dict[Berth, Pose] = {}
    mover: Berth | None = None
    ghost: tuple[Piece, Pose] | None = None
    pushes = next(((event.row, event.side) for event in story if isinstance(event, events.Pushed)), None)
    faller: tuple[Berth, int | None] | None = None
    resorts = any(isinstance(event, events.Recovered | events.Reclaimed) for event in story)
    for there, token in tracker.places().items():
        here = token.origin
        assert here is not None
        if _is_played(here, there):
            mover = here
            pose = layout.pose(there, then)
            ghost = Piece(state.turn, token.face), replace(pose, opacity=1.0, z=GHOST_Z)
        elif isinstance(here, OnLawn) and isinstance(there, Fallen | Captured):
            assert pushes is not None
            faller = here, picture[here].seat
            off: Side = "R" if pushes[1] == "L" else "L"
            poses[here] = layout.fallen_pose(pushes[0], off, len(state.staged[zone_index(pushes[0], off)]))
        elif isinstance(there, Collapsed) and isinstance(here, InQueue):
            pose = layout.pose(here, counts)
            poses[here] = replace(pose, tilt=DOOMED_TILT if here.side == "R" else -DOOMED_TILT)
        elif (
            (isinstance(there, OnLawn) and there != here)
            or (isinstance(there, InRow | Collapsed) and resorts and there.seat == state.turn)
            or (isinstance(there, InQueue) and _grows(there, counts, then))
        ):
            poses[here] = layout.pose(there, then)
    doomed = tuple(
        (event.row, event.side, SEAT_NUMBER[event.owner], event.count)
        for event in story
        if isinstance(event, events.Collapsed)
    )
    return Forecast(poses, mover, ghost, pushes, faller, doomed, then, resorts)


def _is_played(here: Berth, there: Berth) -> bool:
    """Whether a die that goes from `here` to `there` is the one that is played."""
    match here, there:
        case (InRow(), OnLawn() | InQueue()) | (InQueue(), OnLawn() | InRow()) | (Collapsed(), InRow()):
            return True
        case _:
            return False


def _grows(place: InQueue, now: Counts, then: Counts) -> bool:
    zone = zone_index(place.row, place.side)
    return then.queues[zone] > now.queues[zone]


def owners(doomed: Sequence[tuple[int, Side, int, int]]) -> list[tuple[int, int]]:
    """Whose staged dice would collapse, and how many, both sides together."""
    found: dict[int, int] = {}
    for _, _, owner, count in doomed:
        found[owner] = found.get(owner, 0) + count
    return list(found.items())
