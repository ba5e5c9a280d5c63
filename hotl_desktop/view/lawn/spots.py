"""Where choices can be pointed at, and how the arrow keys go from one to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import (
    POSITIONS,
    Advance,
    GetOffMyLawnState,
    Place,
    Push,
    Reclaim,
    Recover,
    Roll,
    Stage,
)
from hotl_desktop.games.get_off_my_lawn.actions import PUSH
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from ..fonts import font
from ..paint import square
from ..theme import Target as Least
from ..theme import TextRole, Weight
from .choices import Boundary, Choices, Source, Waiting
from .layout import TableLayout
from .places import Berth, Collapsed, Counts, InQueue, InRow
from .words import pill_caption

PUSH_REACH: Final = 0.24
"""How far from its middle a push disc can be hit, in pitches."""
PILL: Final = (0.60, 0.23)
"""Width and height of a pill on the lip of the rail, in pitches."""
_PILL_GAP: Final = 3.0

Key: TypeAlias = Source | Action
"""What a spot stands for: picking a source up, or an action."""


@dataclass(frozen=True)
class Spot:
    """Something that can be pointed at."""

    key: Key
    shape: QRectF
    """What it looks as large as: where the focus ring goes."""
    hits: tuple[QRectF, ...]
    """Where it can be hit; the first one is round its middle. See `spot_at` for where several overlap."""
    wide: tuple[QRectF, ...] = ()
    """Where it can be hit as well, unless something else is there."""
    blocked: bool = False
    """It says why not when it is tried."""

    @property
    def center(self) -> QPointF:
        """Where to click to hit it."""
        return self.shape.center()

    @property
    def is_source(self) -> bool:
        """Whether it only picks something up."""
        return isinstance(self.key, Boundary | Waiting)


def at_least(rect: QRectF, least: float = Least.TOUCH) -> QRectF:
    """`rect`, grown about its middle to what a finger can hit."""
    width, height = max(rect.width(), least), max(rect.height(), least)
    middle = rect.center()
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def pill_font(height: float) -> QFont:
    """For the words on a pill of that height."""
    return font(TextRole.CAPTION, size=max(11.0, 0.56 * height), weight=Weight.SEMIBOLD)


class SpotFinder:
    """Lays out everything that can be pointed at."""

    def __init__(self, layout: TableLayout, state: GetOffMyLawnState, counts: Counts) -> None:
        self._layout: Final = layout
        self._state: Final = state
        self._counts: Final = counts
        self._seat: Final = state.turn

    def spots(self, choices: Choices, picked: Source | None) -> tuple[Spot, ...]:
        """All of them, in the order of choosing."""
        found: list[Spot] = [self._roll(roll) for roll in choices.rolls]
        found += [self._recover(recover) for recover in choices.recoveries]
        if picked is not None:
            found += [self._target(target.action, target.blocked) for target in choices.targets(picked)]
        found += [self._source(source) for source in choices.sources]
        return tuple(found)

    def _center(self, place: Berth) -> tuple[QPointF, float]:
        pose = self._layout.pose(place, self._counts)
        return pose.center, pose.side

    # --------------------------------------------------------------------------------------------- what is one's own

    def _source(self, source: Source) -> Spot:
        match source:
            case Boundary():
                row = self._state.player_rows[self._seat]
                slots = [slot for slot in dict.fromkeys((0, len(row) - 1)) if row[slot] == source.face]
                places: list[Berth] = [InRow(self._seat, slot) for slot in slots]
            case Waiting():
                queue = self._state.staged[zone_index(source.row, source.side)]
                places = [
                    InQueue(source.row, source.side, index) for index, owner in enumerate(queue) if owner == self._seat
                ]
        return self._on_dice(source, places)

    def _recover(self, action: Recover) -> Spot:
        dice = self._state.collapsed[self._seat]
        places = [Collapsed(self._seat, index) for index, face in enumerate(dice) if face == action.face]
        return self._on_dice(action, places)

    def die_of(self, action: Roll | Reclaim) -> QRectF:
        """The die that an action is about: the boundary die that is rolled, or the staged one that is taken back."""
        if isinstance(action, Roll):
            last = len(self._state.player_rows[self._seat]) - 1
            return square(*self._center(InRow(self._seat, 0 if action.end == "low" else last)))
        return self._source(Waiting(action.row, action.side)).shape

    def _on_dice(self, key: Key, places: Sequence[Berth]) -> Spot:
        found = [square(*self._center(place)) for place in places]
        return Spot(key, found[0], tuple(at_least(die) for die in found))

    def pill(self, action: Roll | Reclaim) -> QRectF:
        """The pill for an action, on the lip of the rail."""
        q, rail = self._layout.pitch, self._layout.lawn.rail
        height = max(PILL[1] * q, 18.0)
        words = pill_caption(self._state, action)
        width = max(PILL[0] * q, QFontMetricsF(pill_font(height)).horizontalAdvance(words) + height)
        x = rail.center().x()
        if isinstance(action, Roll):
            last = len(self._state.player_rows[self._seat]) - 1
            low, high = (self._center(InRow(self._seat, slot))[0].x() for slot in (0, last))
            # Long words under dice that lie side by side make room for each other.
            aside = max(0.0, width + _PILL_GAP - (high - low)) / 2 if last else 0.0
            x = low - aside if action.end == "low" else high + aside
        return QRectF(x - width / 2, rail.bottom() - 0.5 * height, width, height)

    def _roll(self, action: Roll) -> Spot:
        pill = self.pill(action)
        # A finger may land below the rail, where nothing else is, but not on the die above.
        hit = pill.adjusted(0, 0, 0, max(0.0, Least.TOUCH - pill.height()))
        return Spot(action, pill, (hit,))

    # --------------------------------------------------------------------------------------------- where it can go

    def _target(self, action: Action, blocked: bool) -> Spot:
        lawn, q = self._layout.lawn, self._layout.pitch
        match action:
            case Push():
                return self._push(action, action.row, action.side, blocked)
            case Advance() if action.to == PUSH:
                return self._push(action, action.row, action.side, blocked)
            case Place() | Advance():
                name = action.position if isinstance(action, Place) else action.to
                index = POSITIONS.index(name)
                return Spot(
                    action, lawn.pit_rect(action.row, index), (lawn.position_rect(action.row, index),), (), blocked
                )
            case Stage():
                bay = lawn.bay_rect(action.row, action.side)
                taken = self._counts.queues[zone_index(action.row, action.side)]
                slot = lawn.slot_rect(action.row, action.side, taken)
                return Spot(action, slot, (slot,), (bay,), blocked)
            case Reclaim():
                pill = self.pill(action)
                return Spot(action, pill, (at_least(pill),), (self._layout.player_row(self._counts).groove,), blocked)
        raise ValueError(f"{action} has no place on the table, pitch {q}")

    def _push(self, action: Action, row: int, side: object, blocked: bool) -> Spot:
        lawn, q = self._layout.lawn, self._layout.pitch
        left = side == "L"
        center = lawn.push_center(row, "L" if left else "R")
        shape = square(center, 2 * 0.2 * q)
        hit = at_least(square(center, 2 * PUSH_REACH * q))
        # The die at that end moves first: pointing at it means the same.
        end = lawn.position_rect(row, 0 if left else len(POSITIONS) - 1)
        return Spot(action, shape, (hit,), () if blocked else (end,), blocked)


def spot_at(spots: Iterable[Spot], point: QPointF) -> Spot | None:
    """The spot that is hit at a point.

    What is seen of an action lies over what is picked up, and over room beside either. Otherwise the nearest is meant.
    """
    spots = tuple(spots)
    near = [
        (spot.is_source or not spot.shape.contains(point), _off_center(hit, point), index)
        for index, spot in enumerate(spots)
        for hit in spot.hits
        if hit.contains(point)
    ]
    if near:
        return spots[min(near)[-1]]
    return next((spot for spot in spots if any(area.contains(point) for area in spot.wide)), None)


def _off_center(rect: QRectF, point: QPointF) -> float:
    """How far from its middle a rectangle is hit, where its size counts as 1."""
    middle = rect.center()
    return max(abs(point.x() - middle.x()) / rect.width(), abs(point.y() - middle.y()) / rect.height())


def next_spot(spots: Sequence[Spot], here: QPointF, way: tuple[int, int], current: Spot | None) -> Spot | None:
    """Where an arrow key leads.

    The nearest spot in that direction, where a step aside counts double; None when there is nothing that way.
    """
    right, down = way
    best: tuple[float, Spot] | None = None
    for spot in spots:
        if spot is current:
            continue
        offset = spot.center - here
        along = offset.x() * right + offset.y() * down
        aside = abs(offset.x() * down) + abs(offset.y() * right)
        if along <= 1:
            continue
        cost = along + 2 * aside
        if best is None or cost < best[0]:
            best = cost, spot
    return best[1] if best else None
