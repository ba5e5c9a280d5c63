"""Head of the Line: two to four seats lay lines on a 12x12 board.

Rule numbers (`HL 5:2`) are those of the designer's text; RULES.md beside this file has them with the readings.
Cells are numbered 0 to 143 from a1 along the rows: `cell = 12 * (row - 1) + column`. Seats are numbered clockwise
from north-west, 0 to 3, inside a state, and named at its surface.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Self

from .base import (
    CHANCE,
    FACES,
    Action,
    Chance,
    Event,
    IllegalAction,
    NotUnderstood,
    Option,
    OptionValue,
    Outcome,
    Seat,
    State,
    Step,
    TurnRefusal,
    check_die,
    check_options,
    quoted,
)
from .head_of_the_line_refusals import LineRefusal
from .names import LINE_NAME, TITLES

SIZE: Final = 12
CELLS: Final = SIZE * SIZE
SEATS: Final[tuple[Seat, ...]] = ("NW", "NE", "SE", "SW")
PASSES_OUT: Final = 3
"""So many passes in a row put a player out (HL 6:2)."""

EMPTY: Final = 4
"""In `HeadOfTheLineState.owners`: no chip lies here. Smaller numbers are seats."""
NOBODY: Final = -1
"""In `HeadOfTheLineState.heads`: the seat has no Head on the board."""
_COLUMNS: Final = "abcdefghijkl"

DIRECTIONS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Up, right, down, left as (columns, rows); seat number s launches in direction s."""


def cell_at(column: int, row: int) -> int:
    """The number of the cell in `column` and `row`, both counted from 0 at a1."""
    return SIZE * row + column


def cell_name(cell: int) -> str:
    """`a1` to `l12`."""
    return f"{_COLUMNS[cell % SIZE]}{cell // SIZE + 1}"


CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(CELLS))
_CELL_BY_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

HUB: Final = tuple(_CELL_BY_NAME[name] for name in ("f7", "g7", "g6", "f6"))
"""The hub cell of each seat, clockwise from north-west (HL 2:1)."""
ZONE: Final = frozenset(cell_at(column, row) for column in range(4, 8) for row in range(4, 8))
"""The central 4x4 (HL 1:1)."""


def distance(one: int, other: int) -> int:
    """The Manhattan distance between two cells."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def cells_between(origin: int, end: int) -> tuple[int, ...]:
    """The cells from `origin` to `end`, both included; empty when they do not lie in one row or column."""
    columns, rows = end % SIZE - origin % SIZE, end // SIZE - origin // SIZE
    if columns and rows:
        return ()
    step = (columns > 0) - (columns < 0) + SIZE * ((rows > 0) - (rows < 0))
    return tuple(range(origin, end + step, step)) if step else (origin,)


# ---------------------------------------------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True)
class Line(Action):
    """Lay a line from its origin to its end, where the Head will stand (HL 4:1, 5:2)."""

    origin: int
    end: int

    @property
    def cells(self) -> tuple[int, ...]:
        """The line's cells from origin to end."""
        return cells_between(self.origin, self.end)

    def __str__(self) -> str:
        return f"{CELL_NAMES[self.origin]}-{CELL_NAMES[self.end]}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Let the turn pass, as no line is legal (HL 6:1)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Relocate(Action):
    """Move the own captured Head to one of the nearest own chips (HL 5:6)."""

    cell: int

    def __str__(self) -> str:
        return f"@ {CELL_NAMES[self.cell]}"


PASS: Final = Pass()
_PASS_ONLY: Final = (PASS,)
_RELOCATE: Final = tuple(Relocate(cell) for cell in range(CELLS))


# ----------------------------------------------------------------------------------------------------- events


@dataclass(frozen=True, slots=True)
class OpeningRolled(Event):
    """A die of the roll for the first turn (HL 3:1)."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class OpeningTied(Event):
    """These seats share the highest opening roll and roll again."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn to roll."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The die of a turn fell."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class ChipLaid(Event):
    """An empty cell became the seat's."""

    seat: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class ChipCaptured(Event):
    """A chip of `owner` became the seat's, one point for the rest of the game (HL 5:3)."""

    seat: Seat
    cell: int
    owner: Seat


@dataclass(frozen=True, slots=True)
class HeadMoved(Event):
    """The seat's Head went to the end of its new line. `start` is None for the first line."""

    seat: Seat
    start: int | None
    end: int


@dataclass(frozen=True, slots=True)
class HeadCaptured(Event):
    """A Head was run over; its owner's next event says where it goes (HL 5:5)."""

    seat: Seat
    cell: int
    by: Seat


@dataclass(frozen=True, slots=True)
class HeadRelocated(Event):
    """A captured Head went on to its owner's chip at `end` (HL 5:6)."""

    seat: Seat
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The turn passed; `passes` in a row so far."""

    seat: Seat
    passes: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """The seat takes no more turns; its Head, at `head` if it has one, is an ordinary chip from now on."""

    seat: Seat
    head: int | None


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Nobody can move any more (HL 7:1)."""

    outcome: Outcome


# ------------------------------------------------------------------------------------------------ line tables


_line = cache(Line)
"""Every line once: the same ones are offered from many Heads."""


@cache
def _run(origin: int, direction: int, length: int) -> int | None:
    """The end of `length` cells from `origin` on, or None when they leave the board."""
    columns, rows = DIRECTIONS[direction]
    column, row = origin % SIZE + columns * (length - 1), origin // SIZE + rows * (length - 1)
    return cell_at(column, row) if 0 <= column < SIZE and 0 <= row < SIZE else None


def _free_lines(head: int, length: int) -> tuple[Line, ...]:
    """All lines of `length` from the four neighbours of `head` that stay on the board (HL 5:1, 5:2)."""
    lines: dict[Line, None] = {}
    for outward in range(4):
        origin = _run(head, outward, 2)
        if origin is None:
            continue
        for direction in range(4):
            end = _run(origin, direction, length)
            if direction != outward ^ 2 and end is not None:
                lines[_line(origin, end)] = None
    return tuple(lines)


def _straight_line(origin: int | None, direction: int, length: int) -> tuple[Line, ...]:
    if origin is None:
        return ()
    end = _run(origin, direction, length)
    return () if end is None else (_line(origin, end),)


_FREE: Final = tuple(tuple(_free_lines(head, length) for head in range(CELLS)) for length in range(1, 7))
_STRAIGHT: Final = tuple(
    tuple(tuple(_straight_line(_run(head, seat, 2), seat, length) for head in range(CELLS)) for length in range(1, 7))
    for seat in range(4)
)
_LAUNCH: Final = tuple(tuple(_straight_line(HUB[seat], seat, length) for length in range(1, 7)) for seat in range(4))
_NONE_OF_FOUR: Final = (0, 0, 0, 0)
_BOARD: Final = range(CELLS)
_HUB_CELLS: Final = frozenset(HUB)


# ------------------------------------------------------------------------------------------------------ state


@dataclass(frozen=True, slots=True)
class HeadOfTheLineState(State):
    """A position of Head of the Line.

    Order of `legal_actions`: lines by the direction from the Head to their origin (up, right, down, left), then by
    the direction in which they run; relocations by the number of their cell.
    """

    game_name = LINE_NAME

    in_play: tuple[int, ...]
    """Seat numbers that play, clockwise."""
    launch_until: str
    """`zone` or `hub`: what a Head must have left before its lines may turn."""
    opening: tuple[tuple[int, int], ...]
    """(seat number, face) of the opening roll under way; empty once it is decided."""
    contenders: tuple[int, ...]
    """Who takes part in the opening roll under way; empty once it is decided."""
    turn: int
    """Seat number whose turn it is."""
    die: int
    """The face that the turn's line must have as its length; 0 before the roll and when the game is over."""
    owners: bytes
    """Seat number by cell, 4 where the cell is empty."""
    heads: tuple[int, int, int, int]
    """Cell of each seat's Head; -1 before its first line and when it is out."""
    captured: tuple[int, int, int, int]
    """Opponents' chips taken so far."""
    clear: tuple[bool, bool, bool, bool]
    """Whether the Head has stood outside what `launch_until` names."""
    passes: tuple[int, int, int, int]
    """Passes in a row."""
    out: tuple[bool, bool, bool, bool]
    """Who takes no more turns; true for seats not in play."""
    homeless: tuple[int, ...]
    """Seats whose captured Head waits for its owner's choice, in the order in which they choose.

    The die of the line that captured them still lies there.
    """
    over: bool

    # ------------------------------------------------------------------------------------------- whose step

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(SEATS[seat] for seat in self.in_play)

    def to_act(self) -> Seat | Chance | None:
        if self.over:
            return None
        if self.homeless:
            return SEATS[self.homeless[0]]
        return SEATS[self.turn] if self.die else CHANCE

    @property
    def roller(self) -> Seat | None:
        if self.over or self.die:
            return None
        return SEATS[self.contenders[len(self.opening)] if self.contenders else self.turn]

    @property
    def opens_turn(self) -> bool:
        return self.to_act() is CHANCE and not self.contenders

    # ------------------------------------------------------------------------------------------- legal actions

    @property
    def launch_area(self) -> frozenset[int]:
        """The cells that a Head must have left before its lines may turn (HL 2:1)."""
        return ZONE if self.launch_until == "zone" else _HUB_CELLS

    def lines_for(self, seat: int, length: int) -> tuple[Line, ...]:
        """All lines of `length` that stay on the board for seat number `seat`, whatever lies on their cells."""
        head = self.heads[seat]
        if head == NOBODY:
            return _LAUNCH[seat][length - 1]
        if self.clear[seat]:
            return _FREE[length - 1][head]
        return _STRAIGHT[seat][length - 1][head]

    def _is_open(self, seat: int, line: Line) -> bool:
        """Whether what lies on the cells of an on-board line allows it (HL 4:1.A, 5:2)."""
        if self.heads[seat] == NOBODY:
            return all(self.owners[cell] == EMPTY for cell in line.cells)
        return self.owners[line.end] == EMPTY

    def legal_lines(self, seat: int, length: int) -> tuple[Line, ...]:
        """What seat number `seat` could lay with a roll of `length`, in the order of `legal_actions`."""
        lines = self.lines_for(seat, length)
        if self.heads[seat] == NOBODY:
            return tuple(line for line in lines if self._is_open(seat, line))
        owners = self.owners
        return tuple([line for line in lines if owners[line.end] == EMPTY])

    def nearest_chips(self, seat: int, cell: int) -> tuple[int, ...]:
        """The chips of seat number `seat` that are nearest to `cell` by Manhattan distance (HL 5:6)."""
        best, nearest = 2 * SIZE, []
        for chip, owner in enumerate(self.owners):
            if owner == seat:
                away = distance(chip, cell)
                if away < best:
                    best, nearest = away, [chip]
                elif away == best:
                    nearest.append(chip)
        return tuple(nearest)

    def legal_actions(self) -> tuple[Action, ...]:
        if not self.die:
            return ()
        if self.homeless:
            seat = self.homeless[0]
            return tuple([_RELOCATE[cell] for cell in self.nearest_chips(seat, self.heads[seat])])
        return self.legal_lines(self.turn, self.die) or _PASS_ONLY

    def why_not(self, action: Action) -> IllegalAction | None:
        if self.over:
            return IllegalAction(LineRefusal.OVER, "HL 7:1")
        if self.homeless:
            return self._why_not_relocate(action)
        if not self.die:
            return IllegalAction(LineRefusal.ROLL_FIRST, "HL 3:1" if self.contenders else "HL 4:1")
        if isinstance(action, Pass):
            if self.legal_lines(self.turn, self.die):
                return IllegalAction(LineRefusal.MUST_LAY, "HL 5:4")
            return None
        if isinstance(action, Line):
            return self._why_not_line(action)
        if isinstance(action, Relocate):
            return IllegalAction(LineRefusal.NO_HEAD_WAITS, "HL 5:6")
        return IllegalAction(LineRefusal.NO_ACTION, "a turn")

    def _why_not_relocate(self, action: Action) -> IllegalAction | None:
        seat = self.homeless[0]
        if not isinstance(action, Relocate):
            return IllegalAction(LineRefusal.HEAD_FIRST, "HL 5:6", seat=SEATS[seat])
        if action.cell not in _BOARD:
            return IllegalAction(LineRefusal.NO_CELL, "HL 1:1")
        if self.owners[action.cell] != seat:
            return IllegalAction(LineRefusal.NOT_OWN_CHIP, "HL 5:6", cell=CELL_NAMES[action.cell], seat=SEATS[seat])
        nearest = self.nearest_chips(seat, self.heads[seat])
        if action.cell not in nearest:
            near, far = CELL_NAMES[nearest[0]], CELL_NAMES[action.cell]
            return IllegalAction(LineRefusal.NOT_NEAREST, "HL 5:6", nearest=near, cell=far)
        return None

    def _why_not_line(self, line: Line) -> IllegalAction | None:
        seat = self.turn
        if line in self.lines_for(seat, self.die):
            if self._is_open(seat, line):
                return None
            if self.heads[seat] == NOBODY:
                return IllegalAction(LineRefusal.FIRST_TOUCHES, "HL 4:1.A")
            return IllegalAction(LineRefusal.END_TAKEN, "HL 5:2", cell=CELL_NAMES[line.end])
        if line.origin not in _BOARD or line.end not in _BOARD:
            return IllegalAction(LineRefusal.NO_CELL, "HL 1:1")
        cells = line.cells
        if not cells:
            return IllegalAction(LineRefusal.NOT_STRAIGHT, "HL 5:2")
        if len(cells) != self.die:
            return IllegalAction(LineRefusal.LENGTH, "HL 5:2", roll=self.die, length=len(cells))
        head = self.heads[seat]
        if head == NOBODY:
            return IllegalAction(LineRefusal.FIRST_FROM_HUB, "HL 4:1", cell=CELL_NAMES[HUB[seat]])
        if not self.clear[seat]:
            area = LineRefusal.LEAVE_ZONE if self.launch_until == "zone" else LineRefusal.LEAVE_HUB
            return IllegalAction(area, "HL 2:1")
        if distance(head, line.origin) != 1:
            return IllegalAction(LineRefusal.NOT_AT_HEAD, "HL 5:2", cell=CELL_NAMES[head])
        return IllegalAction(LineRefusal.OVER_OWN_HEAD, "HL 5:2")

    # ---------------------------------------------------------------------------------------------- applying

    def apply(self, step: Step, events: list[Event] | None = None) -> Self:
        if isinstance(step, Action):
            reason = self.why_not(step)
            if reason is not None:
                raise reason
            if isinstance(step, Line):
                return self._lay(step, events)
            return self._relocate(step, events) if isinstance(step, Relocate) else self._pass(events)
        if self.over:
            raise IllegalAction(LineRefusal.OVER, "HL 7:1")
        if self.die:
            raise IllegalAction(TurnRefusal.DECISION_FIRST, "a turn")
        face = check_die(step)
        if self.contenders:
            return self._roll_opening(face, events)
        if events is not None:
            events.append(Rolled(SEATS[self.turn], face))
        return self._with(die=face)

    def _with(
        self,
        *,
        opening: tuple[tuple[int, int], ...] = (),
        contenders: tuple[int, ...] = (),
        turn: int | None = None,
        die: int | None = None,
        passes: tuple[int, int, int, int] | None = None,
        out: tuple[bool, bool, bool, bool] | None = None,
        heads: tuple[int, int, int, int] | None = None,
        homeless: tuple[int, ...] = (),
        over: bool = False,
    ) -> Self:
        """A copy with some fields changed. The rare ones fall back to their resting value, not to this state's."""
        return type(self)(
            self.in_play,
            self.launch_until,
            opening,
            contenders,
            self.turn if turn is None else turn,
            self.die if die is None else die,
            self.owners,
            self.heads if heads is None else heads,
            self.captured,
            self.clear,
            self.passes if passes is None else passes,
            self.out if out is None else out,
            homeless,
            over,
        )

    def _roll_opening(self, face: int, events: list[Event] | None) -> Self:
        """HL 3:1, with the reading that those tied for highest roll again among themselves."""
        rolls = (*self.opening, (self.contenders[len(self.opening)], face))
        if events is not None:
            events.append(OpeningRolled(SEATS[rolls[-1][0]], face))
        if len(rolls) < len(self.contenders):
            return self._with(opening=rolls, contenders=self.contenders)
        best = max(face for _, face in rolls)
        first = tuple(seat for seat, face in rolls if face == best)
        if len(first) > 1:
            if events is not None:
                events.append(OpeningTied(tuple(SEATS[seat] for seat in first)))
            return self._with(contenders=first)
        if events is not None:
            events.append(TurnBegan(SEATS[first[0]]))
        return self._with(turn=first[0])

    def _lay(self, line: Line, events: list[Event] | None) -> Self:
        """Lay a legal line (HL 5:3, 5:5)."""
        mover = self.turn
        owners = bytearray(self.owners)
        run_over: list[int] = []
        gained = 0
        for cell in line.cells:
            owner = owners[cell]
            if owner == mover:
                continue
            owners[cell] = mover
            if owner == EMPTY:
                if events is not None:
                    events.append(ChipLaid(SEATS[mover], cell))
                continue
            gained += 1
            if self.heads[owner] == cell:
                run_over.append(owner)
            if events is not None:
                events.append(ChipCaptured(SEATS[mover], cell, SEATS[owner]))
                if self.heads[owner] == cell:
                    events.append(HeadCaptured(SEATS[owner], cell, SEATS[mover]))
        if events is not None:
            start = self.heads[mover]
            events.append(HeadMoved(SEATS[mover], None if start == NOBODY else start, line.end))
        one = (mover,)
        captured = self.captured
        if gained:
            captured = _put(captured, mover, captured[mover] + gained)
        clear = self.clear
        if not clear[mover] and line.end not in self.launch_area:
            clear = _put_flag(clear, mover)
        laid = type(self)(
            self.in_play,
            self.launch_until,
            (),
            (),
            mover,
            self.die,
            bytes(owners),
            _put(self.heads, *one, line.end),
            captured,
            clear,
            _put(self.passes, *one, 0) if self.passes[mover] else self.passes,
            self.out,
            tuple(sorted(run_over, key=lambda seat: (seat - mover) % 4)),
            False,
        )
        return laid._settle_heads(events)

    def _settle_heads(self, events: list[Event] | None) -> Self:
        """Move captured Heads on, one owner after the other, until one has a choice or all are settled (HL 5:6)."""
        state = self
        while state.homeless:
            seat, rest = state.homeless[0], state.homeless[1:]
            nearest = state.nearest_chips(seat, state.heads[seat])
            if len(nearest) > 1:
                return state
            if nearest:
                state = state._put_head(seat, nearest[0], rest, events)
            else:
                if events is not None:
                    events.append(WentOut(SEATS[seat], None))
                heads = _put(state.heads, seat, NOBODY)
                state = state._with(heads=heads, out=_put_flag(state.out, seat), homeless=rest)
        return state._end_turn(events)

    def _put_head(self, seat: int, cell: int, rest: tuple[int, ...], events: list[Event] | None) -> Self:
        if events is not None:
            events.append(HeadRelocated(SEATS[seat], self.heads[seat], cell))
        clear = self.clear
        if not clear[seat] and cell not in self.launch_area:
            clear = _put_flag(clear, seat)
        return type(self)(
            self.in_play,
            self.launch_until,
            (),
            (),
            self.turn,
            self.die,
            self.owners,
            _put(self.heads, seat, cell),
            self.captured,
            clear,
            self.passes,
            self.out,
            rest,
            False,
        )

    def _relocate(self, action: Relocate, events: list[Event] | None) -> Self:
        moved = self._put_head(self.homeless[0], action.cell, self.homeless[1:], events)
        return moved._settle_heads(events)

    def _pass(self, events: list[Event] | None) -> Self:
        """HL 6:1, 6:2."""
        seat = self.turn
        passes = self.passes[seat] + 1
        if events is not None:
            events.append(Passed(SEATS[seat], passes))
        if passes < PASSES_OUT:
            return self._with(passes=_put(self.passes, seat, passes))._end_turn(events)
        if events is not None:
            events.append(WentOut(SEATS[seat], self.heads[seat]))
        gone = self._with(
            passes=_put(self.passes, seat, passes),
            out=_put_flag(self.out, seat),
            heads=_put(self.heads, seat, NOBODY),
        )
        return gone._end_turn(events)

    def _end_turn(self, events: list[Event] | None) -> Self:
        """Give the turn to the next player still in, or end the game (HL 6:3, 7:1)."""
        if not self.anybody_could_move():
            ended = self.ended()
            if events is not None:
                events.append(GameEnded(Outcome.from_scores(ended.scores())))
            return ended
        seat = self.turn
        while True:
            seat = (seat + 1) % 4
            if not self.out[seat]:
                break
        if events is not None:
            events.append(TurnBegan(SEATS[seat]))
        return self._with(turn=seat, die=0)

    def ended(self) -> Self:
        """The position as the last of its game."""
        return self._with(die=0, over=True)

    def anybody_could_move(self) -> bool:
        """Whether some roll would give a player still in a line (HL 6:3, 7:1)."""
        return any(
            self._is_open(seat, line)
            for seat in range(4)
            if not self.out[seat]
            for length in FACES
            for line in self.lines_for(seat, length)
        )

    # ------------------------------------------------------------------------------------------------ reading

    def parse_action(self, text: str) -> Action:
        return parse_action(text)

    def territory(self, seat: int) -> int:
        """The chips of seat number `seat` on the board."""
        return self.owners.count(seat)

    def scores(self) -> tuple[tuple[Seat, int], ...]:
        """Own chips on the board and chips captured (HL 7:1), by seat."""
        return tuple((SEATS[seat], self.owners.count(seat) + self.captured[seat]) for seat in self.in_play)

    def outcome(self) -> Outcome | None:
        return Outcome.from_scores(self.scores()) if self.over else None


def _put(values: tuple[int, int, int, int], seat: int, value: int) -> tuple[int, int, int, int]:
    a, b, c, d = values
    if seat == 0:
        return (value, b, c, d)
    if seat == 1:
        return (a, value, c, d)
    if seat == 2:
        return (a, b, value, d)
    return (a, b, c, value)


def _put_flag(values: tuple[bool, bool, bool, bool], seat: int) -> tuple[bool, bool, bool, bool]:
    """`values` with that of `seat` true."""
    return (values[0] or seat == 0, values[1] or seat == 1, values[2] or seat == 2, values[3] or seat == 3)


def parse_cell(text: str) -> int:
    """The number of the cell that `text` names.

    Raises:
        NotUnderstood: it is not `a1` to `l12`.
    """
    if text not in _CELL_BY_NAME:
        raise NotUnderstood(f"{quoted(text)} is not a cell from a1 to l12")
    return _CELL_BY_NAME[text]


def parse_action(text: str) -> Action:
    """The action that `text` notates: `f7-f10`, `pass` or `@ g4`.

    Raises:
        NotUnderstood: it is none of these.
    """
    if text == "pass":
        return PASS
    if text.startswith("@ "):
        return Relocate(parse_cell(text[2:]))
    origin, dash, end = text.partition("-")
    if not dash:
        raise NotUnderstood(f"{quoted(text)} is neither a line as f7-f10, nor pass, nor a cell as @ g4")
    return Line(parse_cell(origin), parse_cell(end))


class HeadOfTheLine:
    """The game: its name, seats and options."""

    name: Final = LINE_NAME
    title: Final = TITLES[LINE_NAME]
    all_seats: Final = SEATS
    options: Final = (Option("launch_until", "zone", ("zone", "hub")),)

    _DEFAULT_SEATS: Final = {2: ("NW", "SE"), 3: ("NW", "NE", "SE"), 4: SEATS}

    def default_seats(self, count: int) -> tuple[Seat, ...]:
        if count not in self._DEFAULT_SEATS:
            raise NotUnderstood(f"{self.name} is for 2 to 4 players, not {count}")
        return self._DEFAULT_SEATS[count]

    def start(self, seats: tuple[Seat, ...], options: Mapping[str, OptionValue]) -> HeadOfTheLineState:
        values = check_options(self, options)
        unknown = [seat for seat in seats if seat not in SEATS]
        if unknown:
            raise NotUnderstood(f"{self.name} has no seat {quoted(unknown[0])}, only {', '.join(SEATS)}")
        numbers = tuple(SEATS.index(seat) for seat in seats)
        if numbers != tuple(sorted(set(numbers))):
            raise NotUnderstood(f"seats must be in clockwise order, each once: {', '.join(SEATS)}")
        if len(numbers) < 2:
            raise NotUnderstood(f"{self.name} is for 2 to 4 players, not {len(numbers)}")
        return HeadOfTheLineState(
            in_play=numbers,
            launch_until=str(values["launch_until"]),
            opening=(),
            contenders=numbers,
            turn=numbers[0],
            die=0,
            owners=bytes([EMPTY]) * CELLS,
            heads=(NOBODY, NOBODY, NOBODY, NOBODY),
            captured=_NONE_OF_FOUR,
            clear=(False, False, False, False),
            passes=_NONE_OF_FOUR,
            out=(0 not in numbers, 1 not in numbers, 2 not in numbers, 3 not in numbers),
            homeless=(),
            over=False,
        )


HEAD_OF_THE_LINE: Final = HeadOfTheLine()
