"""Get Off My Lawn for search: one mutable table of flat arrays, held to the rules decision by decision.

Seats, positions and zones are numbered as in `hotl_desktop.games.get_off_my_lawn`; rows and faces from 0 on. A set of
rows or faces is a number of six bits. An action is a number: 128 x kind + 16 x row + detail, where kind and detail are

    0 roll (0 low, 1 high)   1 place (position)   2 push (side)   3 advance (side x 5 + position)
    4 advance and push (side)   5 stage (side)   6 recover   7 reclaim (side)   8 pass

`phase` says what is awaited: 0 a decision, 1 and 2 the face of the lowest and highest die, 3 that of a die pushed off,
4 a die of the deal, 5 nothing more.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance

    LOW = [0] * 64
    HIGH = [0] * 64
    OPEN = [0] * 14
    FILLED = [0] * 35
    TIERS = [0] * 8
    NEXT = [0] * 64
    LEAD = [0] * 8192
    COUNT = [0] * 64
    NTH = [0] * 384
    ENDS = [0] * 64

# A row's filling: 0 both inner positions free, 1 the left one only, 2 the right one only, 3 both outer ones free,
# 4 and 5 the left or the right one only, 6 full.


def _fill_tables() -> None:
    """Fill the tables.

    LOW and HIGH face of a set, its ENDS as a set, its COUNT and NTH member. By filling the OPEN positions (two, 9 for
    none) and the filling that is FILLED next. The LEAD of each seat in a byte of its own (128 and the own resistance
    with the Power Die's, less the others' largest), by all resistances in three bits each and a bit for the Power Die.
    The NEXT seat of a set of those that can act.
    """
    for faces in range(1, 64):
        LOW[faces] = (faces & -faces).bit_length() - 1
        HIGH[faces] = faces.bit_length() - 1
    for filling, positions in enumerate(((1, 3), (1,), (3,), (0, 4), (0,), (4,), ())):
        for i in range(2):
            OPEN[2 * filling + i] = positions[i] if i < len(positions) else 9
    for filling, position, following in (
        (0, 1, 2), (0, 3, 1), (1, 1, 3), (2, 3, 3), (3, 0, 5), (3, 4, 4), (4, 0, 6), (5, 4, 6),
    ):  # fmt: skip
        FILLED[5 * filling + position] = following
    for count, times in enumerate((0, 0, 1, 3, 5, 9)):
        TIERS[count] = times
    for rows in range(64):
        members = [row for row in range(6) if rows >> row & 1]
        COUNT[rows] = len(members)
        ENDS[rows] = 1 << min(members) | 1 << max(members) if members else 0
        for number, row in enumerate(members):
            NTH[6 * rows + number] = row
    for packed in range(8192):
        resist = [packed >> 3 * seat & 7 for seat in range(4)]
        power = packed >> 12
        leads = [128 + resist[seat] + power - max(resist[:seat] + resist[seat + 1 :]) for seat in range(4)]
        LEAD[packed] = sum([lead << 8 * seat for seat, lead in enumerate(leads)])
    for live in range(16):
        for seat in range(4):
            NEXT[4 * live + seat] = next(
                (other & 3 for other in range(seat + 1, seat + 5) if live >> (other & 3) & 1), seat
            )


_fill_tables()


@cython.final
@cython.cclass
class Lawn:
    """A position: `turn`, `rolled`, `phase`, `fallen_owner`, `quiet` turns, `solo`, `rounds_left`, `first`, `dealt`."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cell = [5] * 30
            self.fill = [0] * 6
            self.captor = [4] * 6
            self.resist = [0] * 24
            self.packed = [0] * 6
            self.waiting = [0] * 48
            self.waits = [0] * 4
            self.waits_left = [0] * 4
            self.waits_right = [0] * 4
            self.hand = [0] * 24
            self.hand_mask = [0] * 4
            self.down = [0] * 24
            self.down_mask = [0] * 4
            self.lead = [0] * 6
            self.queue = [0] * 6
            self.strikes = [0] * 4
            self.out = [0] * 4
            self.totals = [0] * 4
            self.found = [0] * 64
        i: cython.int
        for i in range(4):
            self.totals[i] = 0
        self.rounds_left = 0
        self.first = 0
        self.found_count = 0
        self.fresh()

    def fresh(self):
        """The empty table before a deal."""
        i: cython.int
        for i in range(30):
            self.cell[i] = 5
        for i in range(24):
            self.resist[i] = self.hand[i] = self.down[i] = 0
        for i in range(48):
            self.waiting[i] = 0
        for i in range(4):
            self.waits[i] = self.waits_left[i] = self.waits_right[i] = 0
            self.hand_mask[i] = self.down_mask[i] = self.strikes[i] = self.out[i] = 0
        for i in range(6):
            self.cell[5 * i + 2] = 4
            self.fill[i] = 0
            self.captor[i] = 4
            self.packed[i] = 4096
            self.queue[i] = 0
            self.lead[i] = LEAD[4096]
        self.double = 63
        self.turn = self.first
        self.rolled = self.quiet = self.solo = self.dealt = self.full = 0
        self.live = 15
        self.phase = 4
        self.fallen_owner = 0

    def copy(self, other: Lawn):
        """Become `other`."""
        self.turn = other.turn
        self.rolled = other.rolled
        self.phase = other.phase
        self.fallen_owner = other.fallen_owner
        self.quiet = other.quiet
        self.solo = other.solo
        self.rounds_left = other.rounds_left
        self.first = other.first
        self.dealt = other.dealt
        self.full = other.full
        self.double = other.double
        self.live = other.live
        self.cell[:] = other.cell
        self.fill[:] = other.fill
        self.captor[:] = other.captor
        self.resist[:] = other.resist
        self.packed[:] = other.packed
        self.waiting[:] = other.waiting
        self.waits[:] = other.waits
        self.waits_left[:] = other.waits_left
        self.waits_right[:] = other.waits_right
        self.hand[:] = other.hand
        self.hand_mask[:] = other.hand_mask
        self.down[:] = other.down
        self.down_mask[:] = other.down_mask
        self.lead[:] = other.lead
        self.queue[:] = other.queue
        self.strikes[:] = other.strikes
        self.out[:] = other.out
        self.totals[:] = other.totals

    def set_up(self, state: object) -> None:
        """Become the position of a `GetOffMyLawnState` whose opening is over."""
        self.first = state.first
        self.fresh()
        self.rounds_left = state.rounds - state.round
        self.turn = state.turn
        self.rolled = state.rolled
        self.quiet = state.quiet
        self.solo = state.solo
        self.phase = {"turn": 0, "fallen die": 3, "deal": 4, "round over": 4, "over": 5}.get(state.phase.value, 1)
        if self.phase == 1 and state.rolling == "high":
            self.phase = 2
        self.fallen_owner = state.fallen
        if state.phase.value == "round over":
            self.dealt = 32
        else:
            self.dealt = sum([len(row) for row in state.player_rows]) if self.phase == 4 else 32
        for seat in range(4):
            self.totals[seat] = state.totals[seat]
            self.strikes[seat] = state.strikes[seat]
            self.out[seat] = state.out[seat]
            for face in range(6):
                self.hand[6 * seat + face] = state.player_rows[seat].count(face + 1)
                self.down[6 * seat + face] = state.collapsed[seat].count(face + 1)
                self.hand_mask[seat] |= (self.hand[6 * seat + face] > 0) << face
                self.down_mask[seat] |= (self.down[6 * seat + face] > 0) << face
        for row in range(6):
            cells = state.lawn[row]
            for position in range(5):
                self.cell[5 * row + position] = cells[position]
                if cells[position] < 4:
                    self.resist[4 * row + cells[position]] += 1
            free = [position for position in range(5) if cells[position] == 5]
            if 1 in free or 3 in free:
                self.fill[row] = 0 if 1 in free and 3 in free else 1 if 1 in free else 2
            elif free:
                self.fill[row] = 3 if len(free) == 2 else 4 if 0 in free else 5
            else:
                self.fill[row] = 6
                self.full |= 1 << row
            self.captor[row] = state.captors[row] if state.captors[row] >= 0 else 4
            if self.captor[row] < 4:
                self.resist[4 * row + self.captor[row]] += 1
            for side in range(2):
                for owner in state.staged[2 * row + side]:
                    self.waiting[8 * row + 4 * side + owner] += 1
                    self.waits[owner] += 1
                    if side == 0:
                        self.waits_left[owner] |= 1 << row
                    else:
                        self.waits_right[owner] |= 1 << row
            self.packed[row] = sum([self.resist[4 * row + seat] << 3 * seat for seat in range(4)])
            self.packed[row] += 4096 if self.captor[row] == 4 else 0
            self.queue[row] = sum(
                [self.waiting[8 * row + seat] + self.waiting[8 * row + 4 + seat] << 8 * seat for seat in range(4)]
            )
            if self.fill[row] not in {0, 3, 6}:
                self.double ^= 1 << row
            self.refresh(row)
        self.live = 0
        for seat in range(4):
            if self.phase == 4 or self.active(seat):
                self.live |= 1 << seat

    def key(self) -> tuple[object, ...]:
        """All of the position, to compare with that of the rules."""
        return (
            tuple([bytes([self.cell[5 * row + i] for i in range(5)]) for row in range(6)]),
            tuple([self.captor[row] if self.captor[row] < 4 else -1 for row in range(6)]),
            tuple([bytes([s for s in range(4) for _ in range(self.waiting[4 * zone + s])]) for zone in range(12)]),
            tuple([bytes([f + 1 for f in range(6) for _ in range(self.hand[6 * s + f])]) for s in range(4)]),
            tuple([bytes([f + 1 for f in range(6) for _ in range(self.down[6 * s + f])]) for s in range(4)]),
            tuple([self.strikes[s] for s in range(4)]),
            tuple([bool(self.out[s]) for s in range(4)]),
            tuple([self.totals[s] for s in range(4)]),
            self.turn,
            self.phase,
            bool(self.rolled),
            bool(self.solo),
            self.quiet,
            self.rounds_left,
        )

    # ----------------------------------------------------------------------------------------------- decisions

    def strong(self, seat: cython.int, rows: cython.int, played: cython.int):
        """Of a set of rows, those where `seat` is strong enough; `played`: 1 for a die that is not staged there yet."""
        row: cython.int
        found: cython.int = 0
        while rows:
            row = LOW[rows]
            rows &= rows - 1
            if (self.lead[row] >> 8 * seat & 255) + played >= 128:
                found |= 1 << row
        return found

    def refresh(self, row: cython.int):
        """Work out who is how strong on `row`: after its dice, its captor or its staged dice have changed."""
        self.lead[row] = LEAD[self.packed[row]] + self.queue[row]

    def active(self, seat: cython.int):
        """Whether the seat still takes turns, were it not for the Solo Grind of another."""
        return not self.out[seat] and (self.hand_mask[seat] or self.waits[seat] or self.down_mask[seat])

    def find_choices(self):
        """Put the legal actions of the seat to move into `found`, in the order of the rules; how many."""
        n: cython.int = 0
        i: cython.int
        row: cython.int
        bit: cython.int
        side: cython.int
        seat: cython.int = self.turn
        faces: cython.int = self.hand_mask[seat]
        low: cython.int = LOW[faces]
        high: cython.int = HIGH[faces]
        may: cython.int
        strong: cython.int
        if self.phase:
            return 0
        if self.down_mask[seat]:
            for row in range(6):
                if self.down_mask[seat] >> row & 1:
                    self.found[n] = 768 + 16 * row
                    n += 1
            return n
        if faces and not self.rolled and not self.solo:
            self.found[0] = 0
            n = 1
            if low != high:
                self.found[1] = 1
                n = 2
        if faces:
            strong = self.strong(seat, ENDS[faces], 1)
            may = strong & ~self.full
            if may >> low & 1:
                i = 2 * self.fill[low]
                self.found[n] = 128 + 16 * low + OPEN[i]
                n += 1
                if OPEN[i + 1] != 9:
                    self.found[n] = 128 + 16 * low + OPEN[i + 1]
                    n += 1
            if low != high and may >> high & 1:
                i = 2 * self.fill[high]
                self.found[n] = 128 + 16 * high + OPEN[i]
                n += 1
                if OPEN[i + 1] != 9:
                    self.found[n] = 128 + 16 * high + OPEN[i + 1]
                    n += 1
            may = strong & self.full
            if may >> low & 1:
                self.found[n] = 256 + 16 * low
                self.found[n + 1] = 257 + 16 * low
                n += 2
            if low != high and may >> high & 1:
                self.found[n] = 256 + 16 * high
                self.found[n + 1] = 257 + 16 * high
                n += 2
        may = self.strong(seat, self.waits_left[seat] | self.waits_right[seat], 0)
        while may:
            row = LOW[may]
            bit = 1 << row
            may ^= bit
            for side in range(2):
                if (self.waits_right[seat] if side else self.waits_left[seat]) & bit:
                    i = 2 * self.fill[row]
                    if OPEN[i] == 9:
                        self.found[n] = 512 + 16 * row + side
                        n += 1
                    else:
                        self.found[n] = 384 + 16 * row + 5 * side + OPEN[i]
                        n += 1
                        if OPEN[i + 1] != 9:
                            self.found[n] = 384 + 16 * row + 5 * side + OPEN[i + 1]
                            n += 1
        if self.solo:
            if n == 0 and faces:
                self.found[0] = 0
                n = 1
                if low != high:
                    self.found[1] = 1
                    n = 2
            return n
        i = n
        if faces:
            self.found[n] = 640 + 16 * low
            self.found[n + 1] = 641 + 16 * low
            n += 2
            if low != high:
                self.found[n] = 640 + 16 * high
                self.found[n + 1] = 641 + 16 * high
                n += 2
        if i == 0:
            may = self.waits_left[seat] | self.waits_right[seat]
            for row in range(6):
                if may >> row & 1:
                    if self.waits_left[seat] >> row & 1:
                        self.found[n] = 896 + 16 * row
                        n += 1
                    if self.waits_right[seat] >> row & 1:
                        self.found[n] = 897 + 16 * row
                        n += 1
            self.found[n] = 1024
            n += 1
        return n

    def play_for_now(self) -> None:
        """Judge this round as if it were the last: what was won before it counts less the more rounds are to come."""
        if self.phase < 4:
            for seat in range(4):
                self.totals[seat] //= 1 + self.rounds_left
            self.rounds_left = 0

    def choices(self) -> list[int]:
        """The legal actions, from Python."""
        count = self.find_choices()
        return [self.found[i] for i in range(count)]

    def strong_rows(self, seat: cython.int):
        """Rows that are not all the seat's and onto which some die of it could come (see the Solo Grind)."""
        row: cython.int
        may: cython.int = self.strong(seat, self.waits_left[seat] | self.waits_right[seat], 0)
        if self.hand_mask[seat]:
            may |= self.strong(seat, 63, 1)
        for row in range(6):
            if may >> row & 1 and self.resist[4 * row + seat] - (self.captor[row] == seat) == 5:
                may ^= 1 << row
        return may

    # ------------------------------------------------------------------------------------------------- playing

    def take(self, code: cython.int):
        """Do a legal action and go on to the next decision or die."""
        kind: cython.int = code >> 7
        row: cython.int = code >> 4 & 7
        detail: cython.int = code & 15
        side: cython.int = detail // 5
        if kind == 0:
            self.phase = 1 + detail
        elif kind == 1:
            self.drop(row)
            self.enter(row, detail)
        elif kind == 2:
            self.drop(row)
            self.push(row, detail)
        elif kind == 3:
            self.unstage(row, side)
            self.enter(row, detail - 5 * side)
        elif kind == 4:
            self.unstage(row, detail)
            self.push(row, detail)
        elif kind == 5:
            self.stage(row, detail)
        elif kind == 6:
            self.recover(row)
        elif kind == 7:
            self.reclaim(row, detail)
        else:
            self.strike()

    def drop(self, face: cython.int):
        """A die leaves the Player Row of the seat to move."""
        i: cython.int = 6 * self.turn + face
        self.hand[i] -= 1
        if self.hand[i] == 0:
            self.hand_mask[self.turn] ^= 1 << face

    def unstage(self, row: cython.int, side: cython.int):
        """A staged die of the seat to move leaves its zone."""
        seat: cython.int = self.turn
        i: cython.int = 8 * row + 4 * side + seat
        one: cython.uint = 1
        self.waiting[i] -= 1
        self.waits[seat] -= 1
        self.queue[row] -= one << 8 * seat
        if self.waiting[i] == 0:
            if side:
                self.waits_right[seat] ^= 1 << row
            else:
                self.waits_left[seat] ^= 1 << row

    def stage(self, row: cython.int, side: cython.int):
        """A boundary die goes beside its row; the turn ends."""
        seat: cython.int = self.turn
        one: cython.uint = 1
        self.drop(row)
        self.waiting[8 * row + 4 * side + seat] += 1
        self.waits[seat] += 1
        self.queue[row] += one << 8 * seat
        if side:
            self.waits_right[seat] |= 1 << row
        else:
            self.waits_left[seat] |= 1 << row
        self.refresh(row)
        self.end_turn(0)

    def recover(self, face: cython.int):
        """A collapsed die comes back; the turn ends."""
        seat: cython.int = self.turn
        i: cython.int = 6 * seat + face
        self.down[i] -= 1
        if self.down[i] == 0:
            self.down_mask[seat] ^= 1 << face
        self.hand[i] += 1
        self.hand_mask[seat] |= 1 << face
        self.end_turn(0)

    def reclaim(self, row: cython.int, side: cython.int):
        """A staged die comes back, for a Strike."""
        self.unstage(row, side)
        self.hand[6 * self.turn + row] += 1
        self.hand_mask[self.turn] |= 1 << row
        self.refresh(row)
        self.strike()

    def enter(self, row: cython.int, position: cython.int):
        """A die that has left its place takes a free position; others' staged dice collapse; the turn ends."""
        self.cell[5 * row + position] = self.turn
        filling: cython.int = FILLED[5 * self.fill[row] + position]
        self.fill[row] = filling
        if filling == 6:
            self.full |= 1 << row
        if filling == 0 or filling == 3 or filling == 6:
            self.double |= 1 << row
        else:
            self.double &= ~(1 << row)
        self.resist[4 * row + self.turn] += 1
        self.packed[row] += 1 << 3 * self.turn
        self.collapse(row)
        self.refresh(row)
        self.end_turn(1)

    def collapse(self, row: cython.int):
        """Others' staged dice on `row` collapse (GL 4:2.A), the Strikes of the seat to move go (GL 6:1)."""
        seat: cython.int
        count: cython.int
        bit: cython.int = 1 << row
        self.strikes[self.turn] = 0
        others: cython.uint = self.queue[row]
        mine: cython.uint = 255
        others &= ~(mine << 8 * self.turn)
        if others == 0:
            return
        self.queue[row] -= others
        for seat in range(4):
            if others >> 8 * seat & 255:
                count = self.waiting[8 * row + seat] + self.waiting[8 * row + 4 + seat]
                self.waiting[8 * row + seat] = self.waiting[8 * row + 4 + seat] = 0
                self.waits[seat] -= count
                self.waits_left[seat] &= ~bit
                self.waits_right[seat] &= ~bit
                self.down[6 * seat + row] += count
                self.down_mask[seat] |= bit

    def push(self, row: cython.int, side: cython.int):
        """A die that has left its place comes in at `side`, another falls off (GL 5:1.B)."""
        i: cython.int
        gone: cython.int
        base: cython.int = 5 * row
        if side == 0:
            gone = self.cell[base + 4]
            for i in range(4, 0, -1):
                self.cell[base + i] = self.cell[base + i - 1]
            self.cell[base] = self.turn
        else:
            gone = self.cell[base]
            for i in range(4):
                self.cell[base + i] = self.cell[base + i + 1]
            self.cell[base + 4] = self.turn
        self.resist[4 * row + self.turn] += 1
        self.packed[row] += 1 << 3 * self.turn
        self.collapse(row)
        if gone == 4:
            self.captor[row] = self.turn
            self.resist[4 * row + self.turn] += 1
            self.packed[row] += (1 << 3 * self.turn) - 4096
            self.refresh(row)
            self.end_turn(1)
        else:
            self.resist[4 * row + gone] -= 1
            self.packed[row] -= 1 << 3 * gone
            self.refresh(row)
            self.fallen_owner = gone
            self.phase = 3

    def strike(self):
        """A Strike for the seat to move, out with the third; the turn ends."""
        self.strikes[self.turn] += 1
        if self.strikes[self.turn] == 3:
            self.out[self.turn] = 1
            self.end_turn(1)
        else:
            self.end_turn(0)

    def end_turn(self, progress: cython.int):
        """Give the turn on, begin the Solo Grind, or end the round."""
        seat: cython.int = self.turn
        self.quiet = 0 if progress else self.quiet + 1
        if self.out[seat] or not (self.hand_mask[seat] or self.waits[seat] or self.down_mask[seat]):
            self.live &= ~(1 << seat)
        if self.quiet == 160:
            self.end_round()
            return
        self.phase = 0
        self.rolled = 0
        if self.solo:
            self.go_on_alone()
            return
        self.turn = NEXT[4 * self.live + seat]
        if self.live == 1 << self.turn:
            self.solo = 1
            self.go_on_alone()

    def go_on_alone(self):
        """The next turn of the Solo Grind, unless it is over (GL 6:2)."""
        if not self.down_mask[self.turn] and not self.strong_rows(self.turn):
            self.end_round()

    def end_round(self):
        """The round is over: the match too, or the next deal is due."""
        self.rolled = 0
        self.phase = 4 if self.rounds_left else 5

    def roll(self, face: cython.int):
        """The awaited die shows `face`, 0 to 5."""
        seat: cython.int
        old: cython.int
        if self.phase == 3:
            seat = self.fallen_owner
            self.hand[6 * seat + face] += 1
            self.hand_mask[seat] |= 1 << face
            if not self.out[seat]:
                self.live |= 1 << seat
            self.end_turn(0)
            return
        if self.phase < 3:
            seat = self.turn
            old = LOW[self.hand_mask[seat]] if self.phase == 1 else HIGH[self.hand_mask[seat]]
            self.hand[6 * seat + old] -= 1
            if self.hand[6 * seat + old] == 0:
                self.hand_mask[seat] ^= 1 << old
            self.hand[6 * seat + face] += 1
            self.hand_mask[seat] |= 1 << face
            self.rolled = 1
            self.phase = 0
            return
        if self.dealt == 32:
            for seat in range(4):
                self.totals[seat] += self.row_points(seat)
            self.first = (self.first + 1) & 3
            self.rounds_left -= 1
            self.fresh()
        seat = self.dealt >> 3
        self.hand[6 * seat + face] += 1
        self.hand_mask[seat] |= 1 << face
        self.dealt += 1
        if self.dealt == 32:
            self.phase = 0

    def row_points(self, seat: cython.int):
        """Points of the round as they stand (GL 7)."""
        row: cython.int
        count: cython.int
        points: cython.int = 0
        for row in range(6):
            count = self.resist[4 * row + seat]
            if self.captor[row] == seat:
                count -= 1
                points += row + 1
            points += TIERS[count] * (row + 1)
        return points

    def score(self, seat: cython.int):
        """Points of the match as they stand."""
        return self.totals[seat] + self.row_points(seat)

    # ------------------------------------------------------------------------------------------ random playouts

    def play_out(self, chance: Chance):
        """Play random actions to the end of the match; how many."""
        turns: cython.int = 0
        while self.phase != 5:
            if self.phase:
                self.roll(chance.below(6))
            else:
                self.random_turn(chance)
                turns += 1
        return turns

    def random_turn(self, chance: Chance):
        """One random legal action, with the die that it rolls; each action is as likely as any other.

        The same choice as from `find_choices`, without making the list: sets of rows are counted instead.
        """
        seat: cython.int = self.turn
        word: cython.uint = chance.next()
        die: cython.int = (word & 0xFFFF) * 6 >> 16
        faces: cython.int = self.hand_mask[seat]
        ends: cython.int = ENDS[faces]
        low: cython.int = LOW[faces]
        high: cython.int = HIGH[faces]
        shift: cython.int = 8 * seat
        enters: cython.int
        left: cython.int = self.waits_left[seat]
        right: cython.int = self.waits_right[seat]
        may: cython.int = 0
        two: cython.int
        rolls: cython.int = 0
        entries: cython.int
        advances: cython.int
        k: cython.int
        row: cython.int
        if self.down_mask[seat]:
            k = (word >> 16) * COUNT[self.down_mask[seat]] >> 16
            self.recover(NTH[6 * self.down_mask[seat] + k])
            return
        # Of a byte of a lead, the highest bit says whether the seat is strong enough; one more where a die comes in.
        enters = (self.lead[low] >> shift & 255) + 1 >> 7 << low
        enters = (enters | (self.lead[high] >> shift & 255) + 1 >> 7 << high) & ends
        two = enters & self.double
        entries = COUNT[enters] + COUNT[two]
        advances = 0
        if left | right:
            may = self.strong(seat, left | right, 0)
            k = self.double & ~self.full
            advances = COUNT[left & may] + COUNT[left & may & k] + COUNT[right & may] + COUNT[right & may & k]
        if (entries + advances == 0) if self.solo else not self.rolled:
            rolls = COUNT[ends]
        k = rolls + entries + advances
        if not self.solo:
            k += 2 * COUNT[ends] + (0 if k else COUNT[left] + COUNT[right] + 1)
        k = (word >> 16) * k >> 16
        if k < rolls:
            self.phase = 1 + k
            self.roll(die)
            return
        k -= rolls
        if k < entries:
            row = NTH[6 * enters + k] if k < COUNT[enters] else NTH[6 * two + k - COUNT[enters]]
            self.drop(row)
            self.random_entry(row, k >= COUNT[enters], 2, die)
            return
        k -= entries
        if k < advances:
            both: cython.int = may
            may &= left
            two = may & self.double & ~self.full
            if k < COUNT[may] + COUNT[two]:
                row = NTH[6 * may + k] if k < COUNT[may] else NTH[6 * two + k - COUNT[may]]
                self.unstage(row, 0)
                self.random_entry(row, k >= COUNT[may], 0, die)
                return
            k -= COUNT[may] + COUNT[two]
            may = both & right
            two = may & self.double & ~self.full
            row = NTH[6 * may + k] if k < COUNT[may] else NTH[6 * two + k - COUNT[may]]
            self.unstage(row, 1)
            self.random_entry(row, k >= COUNT[may], 1, die)
            return
        k -= advances
        if k < 2 * COUNT[ends]:
            self.stage(NTH[6 * ends + (k >> 1)], k & 1)
            return
        k -= 2 * COUNT[ends]
        if k < COUNT[left]:
            self.reclaim(NTH[6 * left + k], 0)
        elif k < COUNT[left] + COUNT[right]:
            self.reclaim(NTH[6 * right + k - COUNT[left]], 1)
        else:
            self.strike()

    def random_entry(self, row: cython.int, second: cython.int, side: cython.int, die: cython.int):
        """Bring a die onto `row` at its first or second entry; a full one is pushed into from `side` (2: there)."""
        if self.full >> row & 1:
            self.push(row, second if side == 2 else side)
            if self.phase == 3:
                self.roll(die)
        else:
            self.enter(row, OPEN[2 * self.fill[row] + second])

    def deal(self, chance: Chance):
        """Begin a match of `rounds_left` + 1 rounds: a random seat first, random dice."""
        i: cython.int
        seat: cython.int
        face: cython.int
        word: cython.uint
        self.first = chance.below(4)
        self.fresh()
        for i in range(16):
            word = chance.next()
            seat = i >> 2
            face = (word >> 16) * 6 >> 16
            self.hand[6 * seat + face] += 1
            self.hand_mask[seat] |= 1 << face
            face = (word & 0xFFFF) * 6 >> 16
            self.hand[6 * seat + face] += 1
            self.hand_mask[seat] |= 1 << face
        self.dealt = 32
        self.phase = 0

    def begin(self, chance: Chance) -> None:
        """`deal`, from Python."""
        self.deal(chance)

    def stray(self, chance: Chance) -> None:
        """One random action where a seat decides, from Python."""
        self.random_turn(chance)

    def many(self, chance: Chance, games: cython.int):
        """Play whole random rounds; how many actions in all."""
        i: cython.int
        actions: cython.long = 0
        for i in range(games):
            self.deal(chance)
            actions += self.play_out(chance)
        return actions


def random_games(games: cython.int, seed: int) -> int:
    """Play whole random games of one round, for the benchmark; the number of actions."""
    lawn: Lawn = Lawn()
    chance: Chance = Chance(seed)
    actions: cython.long = 0
    with cython.nogil:
        actions = lawn.many(chance, games)
    return actions
