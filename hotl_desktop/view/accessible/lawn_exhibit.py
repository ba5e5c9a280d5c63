"""Get Off My Lawn to be heard: the six rows with their staging zones, and the dice of every player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible

from hotl_desktop.games.base import FACES, Action
from hotl_desktop.games.get_off_my_lawn import (
    EMPTY,
    POSITIONS,
    POWER,
    SIDES,
    Advance,
    GetOffMyLawnState,
    Place,
    Push,
    Recover,
    Side,
    Stage,
)
from hotl_desktop.games.get_off_my_lawn.actions import PUSH
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from ..goml_scene import GetOffMyLawnScene
from ..lawn.choices import Boundary, Source, Waiting, source_of, within_reach
from ..lawn.places import Berth, Captured, Collapsed, InRow, Opening, Picture, counts_of, picture_of
from ..lawn.strength import row_strength
from ..lawn.words import position_name
from ..lists import listed
from ..paint import square
from .exhibit import Exhibit, Item, Key
from .words import TableWords

_LAWN: Final[Key] = ("lawn",)
_COLUMNS: Final = ("L", *POSITIONS, "R", "strength")
"""What a row consists of: staging zones at both ends, five positions, and what Strength it takes to enter."""
_CELLS: Final = tuple(("row", row, column) for row in reversed(FACES) for column in _COLUMNS)
"""From row 6, which is seen at the top, to row 1."""


class LawnExhibit(Exhibit):
    """The Lawn as a table of named cells, and a list of dice for each player."""

    def __init__(self, scene: GetOffMyLawnScene, words: TableWords) -> None:
        super().__init__(scene, words)
        self._table: Final = scene
        self._pictured: tuple[GetOffMyLawnState, Picture] | None = None

    def focused(self) -> Key | None:
        """See `Exhibit.focused`. Here the focus also goes to dice that only can be picked up."""
        key, state = self._table.focused, self._state
        if isinstance(key, Action):
            return ("choice", key)
        if key is None or state is None:
            return super().focused()
        if isinstance(key, Waiting):
            return ("row", key.row, key.side)
        row = state.player_rows[state.turn]
        return ("die", InRow(state.turn, 0 if row[0] == key.face else len(row) - 1))

    @property
    def _state(self) -> GetOffMyLawnState | None:
        state = self._table.state
        return state if isinstance(state, GetOffMyLawnState) else None

    def _picture(self, state: GetOffMyLawnState) -> Picture:
        """Every die of a position; the last answer is kept, as it is asked for once a die."""
        if self._pictured is None or self._pictured[0] is not state:
            self._pictured = state, picture_of(state)
        return self._pictured[1]

    # ------------------------------------------------------------------------------------------------- the tree

    def _parts(self) -> Sequence[Key]:
        return (_LAWN, *(("seat", seat) for seat in range(4)))

    def _parts_of(self, key: Key) -> Sequence[Key]:
        if key == _LAWN:
            return _CELLS
        seat = key[1] if key[0] == "seat" else None
        if self._state is None or not isinstance(seat, int):
            return ()
        return [("die", berth) for berth in _dice_of(self._state, seat)]

    def _item(self, key: Key) -> Item | None:
        match key:
            case ("lawn",):
                return Item(
                    QAccessible.Role.Table,
                    QCoreApplication.translate("Accessible", "Lawn"),
                    self._table.layout.lawn.slab,
                    QCoreApplication.translate(
                        "Accessible", "Six rows of five positions, with a staging zone at each end"
                    ),
                )
            case ("seat", int(seat)):
                return self._dice(seat)
            case ("die", InRow() | Collapsed() | Captured() | Opening() as berth):
                return self._die(berth)
            case ("row", int(row), str(column)):
                return self._cell(row, column)
            case _:
                return None

    def _area_of(self, action: Action) -> QRectF:
        return self._table.area_of(action)

    # -------------------------------------------------------------------------------------------------- the lawn

    def _cell(self, row: int, column: str) -> Item | None:
        state, lawn = self._state, self._table.layout.lawn
        if state is None:
            return None
        at = (len(FACES) - row, _COLUMNS.index(column))
        if column == "strength":
            return Item(QAccessible.Role.Cell, self._strength(state, row), lawn.strength_rect(row), cell=at)
        meant = [action for action in self._table.offered if _leads_to(action, row, column)]
        if column in SIDES:
            side: Side = "L" if column == "L" else "R"
            name, area = self._zone(state, row, side), lawn.bay_rect(row, side)
        else:
            index = _index(column)
            name, area = self._position(state, row, index), lawn.position_rect(row, index)
        return Item(
            QAccessible.Role.Cell,
            name,
            area,
            selectable=bool(meant),
            cell=at,
            press=partial(self._press, row, column) if self._table.offered else None,
            focus=partial(self._table.focus_on, meant[0]) if meant else None,
        )

    def _position(self, state: GetOffMyLawnState, row: int, index: int) -> str:
        owner = state.lawn[row - 1][index]
        place = f"{position_name(POSITIONS[index])}, {POSITIONS[index]}"
        translate = QCoreApplication.translate
        if owner == EMPTY:
            return translate("Accessible", "Row {row}, {place}: empty").format(row=row, place=place)
        if owner == POWER:
            return translate("Accessible", "Row {row}, {place}: the Power Die").format(row=row, place=place)
        said = translate("Accessible", "Row {row}, {place}: a die of {name}")
        return said.format(row=row, place=place, name=self._seat(owner))

    def _zone(self, state: GetOffMyLawnState, row: int, side: Side) -> str:
        queue = state.staged[zone_index(row, side)]
        translate = QCoreApplication.translate
        if not queue:
            said = (
                translate("Accessible", "Row {row}, nobody waits at the left")
                if side == "L"
                else translate("Accessible", "Row {row}, nobody waits at the right")
            )
            return said.format(row=row)
        said = (
            translate("Accessible", "Row {row}, waiting at the left, the nearest first: {names}")
            if side == "L"
            else translate("Accessible", "Row {row}, waiting at the right, the nearest first: {names}")
        )
        return said.format(row=row, names=listed(self._seat(owner) for owner in queue))

    def _strength(self, state: GetOffMyLawnState, row: int) -> str:
        translate = QCoreApplication.translate
        if state.awaits_opening or state.awaits_deal or state.end is not None:
            return translate("Accessible", "Row {row}: no Strength is counted now").format(row=row)
        facts = row_strength(state, row, within_reach(state, row), None)
        said = (
            translate("Accessible", "Row {row}: {name} has Strength {strength} and needs {needed}")
            if facts.within_reach
            else translate("Accessible", "Row {row}: {name} has no die for it; Strength {strength}, needs {needed}")
        )
        return said.format(
            row=row, name=self._seat(facts.mover), strength=facts.strength, needed=max(facts.resistance, 0)
        )

    def _press(self, row: int, column: str) -> None:
        meant = [action for action in self._table.offered if _leads_to(action, row, column)]
        if meant:
            self._try(meant)
        elif self._table.choices is not None:
            index = None if column in SIDES else _index(column)
            side: Side = "R" if column == "R" else "L"
            self._table.doubt(self._table.choices.guess(self._table.picked, row, index, side))

    # -------------------------------------------------------------------------------------------------- the dice

    def _dice(self, seat: int) -> Item:
        state = self._state
        count = 0 if state is None else len(state.player_rows[seat])
        name = QCoreApplication.translate("Accessible", "Dice of {name}").format(name=self._seat(seat))
        text = QCoreApplication.translate("Accessible", "%n dice in the Player Row", "", count)
        layout = self._table.layout
        area = layout.lawn.rail if seat == layout.viewer else layout.racks[seat].rect
        return Item(QAccessible.Role.List, name, area, text)

    def _die(self, berth: Berth) -> Item | None:
        state = self._state
        piece = None if state is None else self._picture(state).get(berth)
        if state is None or piece is None:
            return None
        pose = self._table.layout.pose(berth, counts_of(self._picture(state)))
        name = self._die_name(state, berth, piece.face)
        recover = Recover(piece.face) if isinstance(berth, Collapsed) and berth.seat == state.turn else None
        source = self._source(state, berth)
        area = square(pose.center, pose.side)
        if recover is not None and recover in self._table.offered:
            press, focus = partial(self._table.choose, recover), partial(self._table.focus_on, recover)
            return Item(QAccessible.Role.ListItem, name, area, selectable=True, press=press, focus=focus)
        if source is not None:
            pick = partial(self._table.focus_source, source)
            text = QCoreApplication.translate("Accessible", "Press to pick it up")
            return Item(QAccessible.Role.ListItem, name, area, text, selectable=True, press=pick, focus=pick)
        return Item(QAccessible.Role.ListItem, name, area)

    def _source(self, state: GetOffMyLawnState, berth: Berth) -> Source | None:
        """What pressing the die would pick up."""
        if not isinstance(berth, InRow) or berth.seat != state.turn:
            return None
        row = state.player_rows[berth.seat]
        source = Boundary(row[berth.slot])
        live = berth.slot in {0, len(row) - 1}
        return source if live and any(source_of(action) == source for action in self._table.offered) else None

    def _die_name(self, state: GetOffMyLawnState, berth: Berth, face: int) -> str:
        translate = QCoreApplication.translate
        match berth:
            case InRow():
                live = berth.slot in {0, len(state.player_rows[berth.seat]) - 1}
                said = translate("Accessible", "{face}, live") if live else translate("Accessible", "{face}, locked")
            case Collapsed():
                said = translate("Accessible", "{face}, collapsed")
            case Captured():
                said = translate("Accessible", "Power Die of row {face}, captured")
            case _:
                said = translate("Accessible", "{face}, rolled for the first turn")
        return said.format(face=face)


def _dice_of(state: GetOffMyLawnState, seat: int) -> Iterable[Berth]:
    yield from (InRow(seat, slot) for slot in range(len(state.player_rows[seat])))
    yield from (Collapsed(seat, index) for index in range(len(state.collapsed[seat])))
    yield from (Captured(seat, row) for row in FACES if state.captors[row - 1] == seat)
    yield from (Opening(roller) for roller, _ in state.opening if roller == seat)


def _index(column: str) -> int:
    return next(index for index, position in enumerate(POSITIONS) if position == column)


def _leads_to(action: Action, row: int, column: str) -> bool:
    """Whether a decision enters a row there, or waits there."""
    match action:
        case Place():
            return action.row == row and action.position == column
        case Advance() if action.to != PUSH:
            return action.row == row and action.to == column
        case Push() | Stage() | Advance():
            return action.row == row and action.side == column
        case _:
            return False
