"""Mouse, pen and finger on the table of Get Off My Lawn: pointing, picking up, carrying a die, clicking beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, cast

from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import POSITIONS, Advance, GetOffMyLawnState, Roll, Side, Stage
from hotl_desktop.games.get_off_my_lawn.actions import PUSH

from ..paint import square
from .choices import Boundary, Choices, Source, Waiting
from .dice_layer import DiceLayer
from .layout import TableLayout
from .places import Berth, InQueue, InRow, OnLawn, Piece
from .spots import Spot, spot_at


class PointedAt(Protocol):
    """The table, as far as a pointer is concerned."""

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""

    @property
    def lawn_state(self) -> GetOffMyLawnState:
        """The position that is shown."""

    @property
    def choices(self) -> Choices | None:
        """What may be chosen; None while nothing is offered."""

    @property
    def offered(self) -> Sequence[Action]:
        """The same as actions."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Everything that can be pointed at now."""

    @property
    def hovered(self) -> Spot | None:
        """What is pointed at."""

    @property
    def picked(self) -> Source | None:
        """What is picked up."""

    def pick(self, source: Source | None, *, by_keys: bool | None = None) -> None:
        """Pick something up; nothing for None. `by_keys`: who does it."""

    def hover(self, spot: Spot | None, *, by_keys: bool) -> None:
        """Point at a spot."""

    def activate(self, spot: Spot) -> None:
        """Do what the spot is for."""

    def choose(self, action: Action) -> None:
        """Choose an action that is offered."""

    def doubt(self, action: Action) -> None:
        """Ask why an action cannot be chosen."""

    def stop_doubting(self) -> None:
        """Want to know no more."""


class Pointer:
    """Turns events at points of the scene into what they mean at the table."""

    def __init__(self, table: PointedAt, dice: DiceLayer) -> None:
        self._table: Final = table
        self._dice: Final = dice
        self._press: QPointF | None = None
        self._pressed: Spot | None = None
        self._only_pointed = False
        self._at: QPointF | None = None
        self._just_come = False

    def let_go(self) -> None:
        """Forget a press, and lay down what is carried."""
        self._press = self._pressed = None
        self._dice.lay_down()

    # --------------------------------------------------------------------------------------------- the events

    def press(self, point: QPointF, *, by_finger: bool) -> None:
        """The button goes down."""
        table = self._table
        if table.choices is None:
            return
        spot = spot_at(table.spots, point)
        self._press, self._pressed = point, spot
        # A finger cannot point before it commits: its first touch only shows what would happen. Qt tells a move to
        # where it is right before.
        pointed = spot is table.hovered and not self._just_come
        self._only_pointed = by_finger and spot is not None and not spot.is_source and not pointed
        self._just_come = False
        if spot is not None and spot.is_source:
            table.pick(cast("Source", spot.key), by_keys=False)
            spot = next((other for other in table.spots if other.key == spot.key), None)
            self._pressed = spot
        table.hover(spot, by_keys=False)

    def press_again(self, point: QPointF, *, by_finger: bool) -> None:
        """The button goes down for the second time in short order."""
        if self._table.choices is None:
            return
        roll = self._roll_at(point)
        if roll is not None:
            self._press = self._pressed = None
            if roll in self._table.offered:
                self._table.choose(roll)
            else:
                self._table.doubt(roll)
        elif by_finger:
            self.press(point, by_finger=True)

    def move(self, point: QPointF, *, held: bool) -> None:
        """The pointer moves; `held`: with the button down."""
        if self._table.choices is None or point == self._at:
            return  # views tell their last move again when something changed under the pointer
        self._at = point
        if self._press is None or not held:
            self.let_go()  # the button may have gone up where nobody told
            spot = spot_at(self._table.spots, point)
            self._just_come = spot is not self._table.hovered
            self._table.hover(spot, by_keys=False)
            return
        far = (point - self._press).manhattanLength() >= QGuiApplication.styleHints().startDragDistance()
        if not self._dice.is_carrying and far and self._pressed is not None and self._pressed.is_source:
            self._take_up(self._press)
        if self._dice.is_carrying:
            self._dice.carry_to(point)
            self._table.hover(spot_at(self._targets(), point), by_keys=False)

    def release(self, point: QPointF) -> None:
        """The button goes up."""
        table, pressed, press = self._table, self._pressed, self._press
        self._pressed = self._press = None
        if table.choices is None or press is None:
            self._dice.lay_down()
            return
        if self._dice.is_carrying:
            spot = spot_at(self._targets(), point)
            self._dice.lay_down()
            table.hover(None, by_keys=False)
            if spot is not None:
                table.activate(spot)
            return
        spot = spot_at(table.spots, point)
        if pressed is not None and spot is not None and spot.key == pressed.key:
            if not self._only_pointed:
                table.activate(spot)
        elif pressed is None and spot is None:
            self._click_beside(table.choices, point)

    def leave(self, *, by_keys: bool) -> None:
        """The pointer leaves the view; what the keyboard points at stays."""
        self._at = None
        if not by_keys and not self._dice.is_carrying:
            self._table.hover(None, by_keys=False)

    # ----------------------------------------------------------------------------------------------- its parts

    def _targets(self) -> list[Spot]:
        return [spot for spot in self._table.spots if not spot.is_source and not isinstance(spot.key, Roll)]

    def _take_up(self, point: QPointF) -> None:
        """Begin to carry the die that was pressed."""
        near = [
            sprite
            for place, sprite in self._dice.dice.items()
            if self._is_own(place) and sprite.sceneBoundingRect().contains(point)
        ]
        if near:
            die = min(near, key=lambda sprite: (sprite.pos() - point).manhattanLength())
            self._dice.take_up(die)

    def _is_own(self, place: Berth) -> bool:
        """Whether what is picked up lies there."""
        picked, seat = self._table.picked, self._table.lawn_state.turn
        if isinstance(place, InRow):
            return isinstance(picked, Boundary) and self._dice.picture[place] == Piece(seat, picked.face)
        if isinstance(place, InQueue):
            return picked == Waiting(place.row, place.side) and self._dice.picture[place].seat == seat
        return False

    def _roll_at(self, point: QPointF) -> Roll | None:
        """The roll that a double click there would be."""
        place = self._own_die_at(point)
        if not isinstance(place, InRow):
            return None
        row = self._table.lawn_state.player_rows[place.seat]
        if place.slot not in (0, len(row) - 1):
            return None
        low = place.slot == 0 or row[0] == row[-1]
        return Roll("low" if low else "high")

    def _own_die_at(self, point: QPointF) -> Berth | None:
        seat = self._table.lawn_state.turn
        for place, sprite in self._dice.dice.items():
            mine = self._dice.picture[place].seat == seat and not isinstance(place, OnLawn)
            if mine and square(sprite.pose.center, 1.1 * sprite.pose.side).contains(point):
                return place
        return None

    def _click_beside(self, choices: Choices, point: QPointF) -> None:
        """A click on nothing that is offered: it picks up the die for that row, or asks why not, or lays down."""
        table = self._table
        own = self._own_die_at(point)
        if isinstance(own, InRow):
            roll = self._roll_at(point)
            if roll is not None and roll in table.offered:
                table.choose(roll)
            else:
                face = self._dice.picture[own].face
                table.doubt(choices.guess(None, face, 2, "L") if roll is not None else Stage(face, "L"))
            return
        if isinstance(own, InQueue):
            facts = table.lawn_state.facts(own.row)
            table.doubt(Advance(own.row, own.side, PUSH if facts.full else POSITIONS[facts.open[0]]))
            return
        lawn = table.layout.lawn
        position, bay = lawn.position_at(point), lawn.bay_at(point)
        spot = position or bay
        if spot is None:
            if len(choices.sources) > 1:
                table.pick(None)
            table.stop_doubting()
            return
        row = spot[0]
        source = choices.source_for_row(row)
        if source is not None and (table.picked is None or table.picked.row != row):
            table.pick(source)
            return
        nearer: Side = "L" if point.x() < lawn.turf.center().x() else "R"
        index = position[1] if position is not None else None
        table.doubt(choices.guess(table.picked, row, index, nearer))
