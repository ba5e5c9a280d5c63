"""Which die is which: follows every die through the events of a step, from the place it leaves to where it comes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import FACES, Event
from hotl_desktop.games.get_off_my_lawn import POSITIONS, SIDES, Side, events
from hotl_desktop.games.get_off_my_lawn.places import SEAT_NUMBER
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from .places import Berth, Captured, Collapsed, Fallen, InQueue, InRow, OnLawn, Opening, Picture


@dataclass(slots=True)
class Token:
    """One die on its way through a step."""

    origin: Berth | None
    """Where it lay before; None for a die that came to the table."""
    face: int
    """What it shows at last."""


class Tracker:
    """The dice of a table as things that are moved by events.

    A die that leaves one place and comes to another is the same token all the time, which a picture of the positions
    before and after does not say.
    """

    def __init__(self, picture: Picture) -> None:
        self._lawn: Final[dict[Berth, Token]] = {}
        self._queues: Final[list[list[tuple[int, Token]]]] = [[] for _ in range(12)]
        self._rows: Final[list[list[Token]]] = [[] for _ in range(4)]
        self._collapsed: Final[list[list[Token]]] = [[] for _ in range(4)]
        self._captured: Final[dict[Berth, Token]] = {}
        self._opening: Final[dict[Berth, Token]] = {}
        self._fallen: Token | None = None
        for place, piece in sorted(picture.items(), key=lambda item: _order(item[0])):
            token = Token(place, piece.face)
            match place:
                case OnLawn():
                    self._lawn[place] = token
                case InQueue():
                    assert piece.seat is not None
                    self._queues[zone_index(place.row, place.side)].append((piece.seat, token))
                case InRow():
                    self._rows[place.seat].append(token)
                case Collapsed():
                    self._collapsed[place.seat].append(token)
                case Captured():
                    self._captured[place] = token
                case Fallen():
                    self._fallen = token
                case Opening():
                    self._opening[place] = token

    def places(self) -> dict[Berth, Token]:
        """Which die lies where now."""
        found: dict[Berth, Token] = {}
        found.update(self._lawn)
        for row in FACES:
            for side in SIDES:
                for index, (_, token) in enumerate(self._queues[zone_index(row, side)]):
                    found[InQueue(row, side, index)] = token
        for seat in range(4):
            found.update({InRow(seat, slot): token for slot, token in enumerate(self._rows[seat])})
            found.update({Collapsed(seat, index): token for index, token in enumerate(self._collapsed[seat])})
        found.update(self._captured)
        found.update(self._opening)
        if self._fallen is not None:
            found[Fallen()] = self._fallen
        return found

    def follow(self, story: Iterable[Event]) -> None:
        """Move the dice as the events say, in order."""
        for event in story:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case events.OpeningRolled():
                place = Opening(SEAT_NUMBER[event.seat])
                self._opening[place] = Token(None, event.face)
            case events.OpeningTied():
                self._opening.clear()
            case events.RoundBegan():
                self._clear()
            case events.DieDealt():
                self._rows[SEAT_NUMBER[event.seat]].insert(event.slot, Token(None, event.face))
            case events.BoundaryRolled():
                row = self._rows[SEAT_NUMBER[event.seat]]
                die = row.pop(event.old_slot)
                die.face = event.new_face
                row.insert(event.new_slot, die)
            case events.Placed():
                die = self._rows[SEAT_NUMBER[event.seat]].pop(event.slot)
                self._lawn[OnLawn(event.row, POSITIONS.index(event.position))] = die
            case events.Advanced():
                die = self._unstage(SEAT_NUMBER[event.seat], event.row, event.side)
                self._lawn[OnLawn(event.row, POSITIONS.index(event.position))] = die
            case events.Pushed():
                self._push(event)
            case events.PowerCaptured():
                self._captured[Captured(SEAT_NUMBER[event.seat], event.row)] = self._take_fallen()
            case events.FallenDieRolled():
                die = self._take_fallen()
                die.face = event.face
                self._rows[SEAT_NUMBER[event.owner]].insert(event.slot, die)
            case events.Staged():
                seat = SEAT_NUMBER[event.seat]
                die = self._rows[seat].pop(event.slot)
                self._queues[zone_index(event.row, event.side)].append((seat, die))
            case events.Collapsed():
                self._collapse(SEAT_NUMBER[event.owner], event.row, event.side)
            case events.Recovered():
                seat = SEAT_NUMBER[event.seat]
                index = [token.face for token in self._collapsed[seat]].index(event.face)
                self._rows[seat].insert(event.slot, self._collapsed[seat].pop(index))
            case events.Reclaimed():
                seat = SEAT_NUMBER[event.seat]
                self._rows[seat].insert(event.slot, self._unstage(seat, event.row, event.side))
            case _:
                pass

    def _clear(self) -> None:
        for place in list(self._lawn):
            del self._lawn[place]
        for group in (*self._rows, *self._collapsed):
            group.clear()
        for queue in self._queues:
            queue.clear()
        self._captured.clear()
        self._opening.clear()
        self._fallen = None
        for row in FACES:
            self._lawn[OnLawn(row, POSITIONS.index("C"))] = Token(None, row)

    def _unstage(self, seat: int, row: int, side: Side) -> Token:
        queue = self._queues[zone_index(row, side)]
        index = [owner for owner, _ in queue].index(seat)
        return queue.pop(index)[1]

    def _push(self, event: events.Pushed) -> None:
        seat, row = SEAT_NUMBER[event.seat], event.row
        entering = self._unstage(seat, row, event.side) if event.slot is None else self._rows[seat].pop(event.slot)
        cells = [self._lawn[OnLawn(row, index)] for index in range(len(POSITIONS))]
        if event.side == "L":
            cells, self._fallen = [entering, *cells[:-1]], cells[-1]
        else:
            cells, self._fallen = [*cells[1:], entering], cells[0]
        self._lawn.update({OnLawn(row, index): token for index, token in enumerate(cells)})

    def _take_fallen(self) -> Token:
        die = self._fallen
        assert die is not None
        self._fallen = None
        return die

    def _collapse(self, owner: int, row: int, side: Side) -> None:
        queue = self._queues[zone_index(row, side)]
        falling = [token for seat, token in queue if seat == owner]
        queue[:] = [(seat, token) for seat, token in queue if seat != owner]
        beside = self._collapsed[owner]
        at = sum(token.face <= row for token in beside)
        beside[at:at] = falling


def _order(place: Berth) -> int:
    """Dice of one group in the order in which they lie."""
    match place:
        case InQueue() | Collapsed():
            return place.index
        case InRow():
            return place.slot
        case _:
            return 0
