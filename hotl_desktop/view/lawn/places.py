"""Everywhere a die can lie on the table of Get Off My Lawn, and what lies there. Knows no pixels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from hotl_desktop.games.base import FACES
from hotl_desktop.games.get_off_my_lawn import EMPTY, NOBODY, POSITIONS, POWER, SIDES, GetOffMyLawnState, Side
from hotl_desktop.games.get_off_my_lawn.table import zone_index

UNKNOWN: Final = 0
"""The face of a die that has been pushed off and not been rolled again, where nobody saw which it was."""


@dataclass(frozen=True, slots=True)
class OnLawn:
    """A position of a row."""

    row: int
    index: int
    """0 for `FL` to 4 for `FR`."""


@dataclass(frozen=True, slots=True)
class InQueue:
    """A place in a staging zone."""

    row: int
    side: Side
    index: int
    """0 is nearest to the row."""


@dataclass(frozen=True, slots=True)
class InRow:
    """A place in a Player Row."""

    seat: int
    slot: int
    """0 is the lowest."""


@dataclass(frozen=True, slots=True)
class Collapsed:
    """Beside a Player Row, tipped over."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Captured:
    """A Power Die before the player who captured it."""

    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class Fallen:
    """Pushed off the Lawn, about to be rolled."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A die of the roll for the first turn, before the player who rolled it."""

    seat: int


Berth: TypeAlias = OnLawn | InQueue | InRow | Collapsed | Captured | Fallen | Opening


@dataclass(frozen=True, slots=True)
class Piece:
    """A die."""

    seat: int | None
    """Whose; None for a Power Die."""
    face: int
    """1 to 6, or `UNKNOWN`."""


Picture: TypeAlias = Mapping[Berth, Piece]
"""What lies where."""


def picture_of(state: GetOffMyLawnState, fallen_face: int = UNKNOWN) -> dict[Berth, Piece]:
    """Every die of a position.

    Args:
        state: the position.
        fallen_face: what the die shows that has been pushed off; the position does not know its row.
    """
    picture: dict[Berth, Piece] = dict(_on_the_lawn(state))
    picture.update(_beside_the_lawn(state))
    if state.fallen != NOBODY:
        picture[Fallen()] = Piece(state.fallen, fallen_face)
    for seat, face in state.opening:
        picture[Opening(seat)] = Piece(seat, face)
    return picture


def _on_the_lawn(state: GetOffMyLawnState) -> Iterator[tuple[Berth, Piece]]:
    for row in FACES:
        for index in range(len(POSITIONS)):
            owner = state.lawn[row - 1][index]
            if owner != EMPTY:
                yield OnLawn(row, index), Piece(None if owner == POWER else owner, row)
        for side in SIDES:
            for index, owner in enumerate(state.staged[zone_index(row, side)]):
                yield InQueue(row, side, index), Piece(owner, row)


def _beside_the_lawn(state: GetOffMyLawnState) -> Iterator[tuple[Berth, Piece]]:
    for seat in range(4):
        for slot, face in enumerate(state.player_rows[seat]):
            yield InRow(seat, slot), Piece(seat, face)
        for index, face in enumerate(state.collapsed[seat]):
            yield Collapsed(seat, index), Piece(seat, face)
    for row in FACES:
        captor = state.captors[row - 1]
        if captor != NOBODY:
            yield Captured(captor, row), Piece(None, row)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many dice share each group of places; their poses depend on it."""

    rows: tuple[int, ...]
    """Dice in each Player Row."""
    collapsed: tuple[int, ...]
    queues: tuple[int, ...]
    """By `zone_index`."""
    captured: tuple[tuple[int, ...], ...]
    """By seat: the rows whose Power Die it has, ascending."""


def counts_of(picture: Picture) -> Counts:
    """How many dice lie in each group of places of `picture`."""
    rows, collapsed, queues = [0] * 4, [0] * 4, [0] * 12
    captured: list[list[int]] = [[], [], [], []]
    for place in picture:
        match place:
            case InRow():
                rows[place.seat] += 1
            case Collapsed():
                collapsed[place.seat] += 1
            case InQueue():
                queues[zone_index(place.row, place.side)] += 1
            case Captured():
                captured[place.seat].append(place.row)
            case _:
                pass
    return Counts(tuple(rows), tuple(collapsed), tuple(queues), tuple(tuple(sorted(own)) for own in captured))
