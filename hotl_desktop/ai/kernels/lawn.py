"""Get Off My Lawn for search: one mutable table of flat arrays, held to the rules decision by decision.

Seats, positions and zones are numbered as in `hotl_desktop.games.get_off_my_lawn`; rows and faces from 0 on. What is
known of all rows or faces at once lies in one number of 64 bits, a byte for each, so that all are worked on together.
An action is a number: 128 x kind + 16 x row + detail, where kind and detail are

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

    draw = Chance.next
    ROWS = 0x010101010101
    ROLLS = 3 << 48
    BYTES = 0x0101010101010101
    ALL = 0xFFFFFFFFFFFFFFFF
    TOPS = 0x8080808080808080
    MOST = 0x7F7F7F7F7F7F7F7F
    FREE = 0x0505040505
    ROW = 0xFFFFFFFFFF
    HALF = 0xFFFFFFFF
    EIGHT = 0x0102040810204080
    FOUR = 0x0102040800000000
    LOW = [0] * 64
    HIGH = [0] * 64
    OPEN = [0] * 14
    FILLED = [0] * 14
    WAYS = [0] * 7
    TIERS = [0] * 8
    NEXT = [0] * 64
    LEAD = [0] * 8192
    COUNT = [0] * 64
    NTH = [0] * 384
    SELECT = [0] * 2048
    ENDS = [0] * 64
else:
    from cython.cimports.hotl_desktop.ai.kernels.inlines import draw

# A row's filling: 0 both inner positions free, 1 the left one only, 2 the right one only, 3 both outer ones free,
# 4 and 5 the left or the right one only, 6 full.
#
# A set of actions has a byte for each row: bits 0 and 1 advance from the left side to the left-hand and the right-hand
# entry, 2 and 3 from the right side, 4 and 5 enter from the Player Row, 6 and 7 stage on the left and the right. A full
# row is entered by a push: a die advances into it at its own side. Where only a Strike is left, 0 and 2 are to reclaim.


def _fill_tables() -> None:
    """Fill the tables.

    LOW and HIGH face of a set of six bits, its COUNT and NTH member; its ENDS with a byte for each face, in a further
    byte how many these are. By filling and side, the OPEN position (9 for none) and what the filling is then (FILLED);
    by filling, the WAYS onto the row, as a set of actions. The LEAD of each seat in a byte of its own (128 and the own
    resistance with the Power Die's, less the others' largest), by all resistances in three bits each and a bit for the
    Power Die. The NEXT seat of a set of those that can act. Of eight bits, SELECT one: by its number, the bits.
    """
    for faces in range(1, 64):
        LOW[faces] = (faces & -faces).bit_length() - 1
        HIGH[faces] = faces.bit_length() - 1
    for filling, (left, right, left_filled, right_filled, ways) in enumerate((
        (1, 3, 2, 1, 0xFF), (1, 9, 3, 9, 0xD5), (9, 3, 9, 3, 0xEA),
        (0, 4, 5, 4, 0xFF), (0, 9, 6, 9, 0xD5), (9, 4, 9, 6, 0xEA), (9, 9, 9, 9, 0xF9),
    )):  # fmt: skip
        OPEN[2 * filling], OPEN[2 * filling + 1] = left, right
        FILLED[2 * filling], FILLED[2 * filling + 1] = left_filled, right_filled
        WAYS[filling] = ways
    for count, times in enumerate((0, 0, 1, 3, 5, 9)):
        TIERS[count] = times
    for rows in range(64):
        members = [row for row in range(6) if rows >> row & 1]
        COUNT[rows] = len(members)
        if members:
            ENDS[rows] = 1 << 8 * min(members) | 1 << 8 * max(members) | min(2, len(members)) << 48
        for number, row in enumerate(members):
            NTH[6 * rows + number] = row
    for bits in range(256):
        for number, bit in enumerate([bit for bit in range(8) if bits >> bit & 1]):
            SELECT[256 * number + bits] = bit
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
    """A position: `turn`, `rolled`, `phase`, `fallen_owner`, `quiet` turns, `solo`, `rounds_left`, `first`, `dealt`.

    Bytes of numbers: `hand[seat]` dice by face; `cells[row]` what lies at each position (5: nothing); `waiting[row]`
    staged dice of the seats on the left, then on the right; `down[row]` collapsed dice by seat. `packed[row]` is as the
    table LEAD wants it, with a captured Power Die as resistance of its captor.
    By row, a bit for each seat: `able` to advance, from bit 4 on to enter; `waits` staged on the left, from bit 4 on on
    the right; `downs` who has collapsed dice. `ways`: of the table WAYS; `ends[seat]`: of the table ENDS.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells = [0] * 6
            self.fill = [0] * 6
            self.captor = [4] * 6
            self.packed = [0] * 6
            self.waiting = [0] * 6
            self.hand = [0] * 4
            self.ends = [0] * 4
            self.down = [0] * 6
            self.strikes = [0] * 4
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
        for i in range(4):
            self.hand[i] = self.ends[i] = self.strikes[i] = 0
        for i in range(6):
            self.cells[i] = FREE
            self.waiting[i] = self.down[i] = 0
            self.fill[i] = 0
            self.captor[i] = 4
            self.packed[i] = 4096
        self.able = self.ways = 255 * ROWS
        self.waits = self.downs = 0
        self.turn = self.first
        self.rolled = self.quiet = self.solo = self.dealt = self.out = 0
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
        self.live = other.live
        self.out = other.out
        self.able = other.able
        self.waits = other.waits
        self.downs = other.downs
        self.ways = other.ways
        self.hand[:] = other.hand
        self.ends[:] = other.ends
        self.cells[:] = other.cells
        self.waiting[:] = other.waiting
        self.down[:] = other.down
        self.packed[:] = other.packed
        self.fill[:] = other.fill
        self.captor[:] = other.captor
        self.strikes[:] = other.strikes
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
            self.out |= state.out[seat] << seat
            self.hand[seat] = sum([1 << 8 * face - 8 for face in state.player_rows[seat]])
            self.find_ends(seat)
        for row in range(6):
            cells = state.lawn[row]
            captor = state.captors[row] if state.captors[row] >= 0 else 4
            self.captor[row] = captor
            self.cells[row] = sum([cells[position] << 8 * position for position in range(5)])
            self.packed[row] = sum([1 << 3 * seat for seat in cells if seat < 4]) + (1 << 3 * captor)
            free = [position for position in range(5) if cells[position] == 5]
            if 1 in free or 3 in free:
                self.fill[row] = 0 if 1 in free and 3 in free else 1 if 1 in free else 2
            elif free:
                self.fill[row] = 3 if len(free) == 2 else 4 if 0 in free else 5
            else:
                self.fill[row] = 6
            self.ways ^= (255 ^ WAYS[self.fill[row]]) << 8 * row
            zones = enumerate(state.staged[2 * row : 2 * row + 2])
            self.waiting[row] = sum([1 << 32 * side + 8 * owner for side, owners in zones for owner in owners])
            self.down[row] = sum([state.collapsed[seat].count(row + 1) << 8 * seat for seat in range(4)])
            self.refresh(row)
        self.live = 0
        for seat in range(4):
            if self.phase == 4 or self.active(seat):
                self.live |= 1 << seat

    def key(self) -> tuple[object, ...]:
        """All of the position, to compare with that of the rules."""
        return (
            tuple([bytes([self.cells[row] >> 8 * i & 255 for i in range(5)]) for row in range(6)]),
            tuple([self.captor[row] if self.captor[row] < 4 else -1 for row in range(6)]),
            tuple([_sorted(self.waiting[zone >> 1] >> 32 * (zone & 1), 4) for zone in range(12)]),
            tuple([_sorted(self.hand[seat] << 8, 7) for seat in range(4)]),
            tuple([bytes([f + 1 for f in range(6) for _ in range(self.down[f] >> 8 * s & 255)]) for s in range(4)]),
            tuple([self.strikes[seat] for seat in range(4)]),
            tuple([bool(self.out >> seat & 1) for seat in range(4)]),
            tuple([self.totals[seat] for seat in range(4)]),
            self.turn,
            self.phase,
            bool(self.rolled),
            bool(self.solo),
            self.quiet,
            self.rounds_left,
        )

    # ----------------------------------------------------------------------------------------------- decisions

    def faces(self, seat: cython.int):
        """The faces of a seat's Player Row, as a set of six bits."""
        return ((self.hand[seat] + MOST >> 7 & BYTES) * EIGHT >> 56) & 63

    def find_ends(self, seat: cython.int):
        """Work out the lowest and the highest face of a Player Row: after its dice changed."""
        self.ends[seat] = ENDS[((self.hand[seat] + MOST >> 7 & BYTES) * EIGHT >> 56) & 63]

    def refresh(self, row: cython.int):
        """Work out who is able to come onto `row`, who waits there and has collapsed dice: after any of it changed."""
        one: cython.ulonglong = 255
        waiting: cython.ulonglong = self.waiting[row]
        down: cython.ulonglong = self.down[row]
        # In the lowest four bytes by seat: from 128 on the seat is strong enough to advance, from 127 on to enter.
        lead: cython.ulonglong = LEAD[self.packed[row]] + (waiting + (waiting >> 32))
        shift: cython.int = 8 * row
        low: cython.ulonglong = 0x01010101
        able: cython.ulonglong = (lead >> 7 & low) | (lead + low >> 3 & low << 4)
        able = able * FOUR >> 56 & 255
        waiting = (waiting + MOST >> 7 & BYTES) * EIGHT >> 56 & 255
        down = (down + MOST >> 7 & BYTES) * EIGHT >> 56 & 15
        one = ~(one << shift)
        self.able = self.able & one | able << shift
        self.waits = self.waits & one | waiting << shift
        self.downs = self.downs & one | down << shift

    def active(self, seat: cython.int):
        """Whether the seat still takes turns, were it not for the Solo Grind of another."""
        if self.out >> seat & 1:
            return 0
        return self.hand[seat] != 0 or ((self.waits | self.waits >> 4 | self.downs) >> seat & ROWS) != 0

    def find_choices(self):
        """Put the legal actions of the seat to move into `found`, in the order of the rules; how many."""
        n: cython.int = 0
        i: cython.int
        k: cython.int
        row: cython.int
        side: cython.int
        way: cython.int
        push: cython.int
        seat: cython.int = self.turn
        faces: cython.int = self.faces(seat)
        low: cython.int = LOW[faces]
        high: cython.int = HIGH[faces]
        ends: cython.int = 0
        if faces:
            ends = 1 if low == high else 2
        if self.phase:
            return 0
        if self.downs >> seat & ROWS:
            for row in range(6):
                if self.downs >> 8 * row + seat & 1:
                    self.found[n] = 768 + 16 * row
                    n += 1
            return n
        if not self.rolled and not self.solo:
            for i in range(ends):
                self.found[n] = i
                n += 1
        for push in range(2):
            for i in range(ends):
                row = high if i else low
                if (self.fill[row] == 6) != push or not self.able >> 8 * row + 4 + seat & 1:
                    continue
                for side in range(2):
                    if push:
                        self.found[n] = 256 + 16 * row + side
                        n += 1
                    elif OPEN[2 * self.fill[row] + side] != 9:
                        self.found[n] = 128 + 16 * row + OPEN[2 * self.fill[row] + side]
                        n += 1
        for row in range(6):
            way = self.waits >> 8 * row + seat & 17
            if not way or not self.able >> 8 * row + seat & 1:
                continue
            for side in range(2):
                if not way >> 4 * side & 1:
                    continue
                if self.fill[row] == 6:
                    self.found[n] = 512 + 16 * row + side
                    n += 1
                    continue
                for k in range(2):
                    if OPEN[2 * self.fill[row] + k] != 9:
                        self.found[n] = 384 + 16 * row + 5 * side + OPEN[2 * self.fill[row] + k]
                        n += 1
        if self.solo:
            if n == 0:
                for i in range(ends):
                    self.found[n] = i
                    n += 1
            return n
        k = n
        for i in range(ends):
            row = high if i else low
            self.found[n] = 640 + 16 * row
            self.found[n + 1] = 641 + 16 * row
            n += 2
        if k == 0:
            for row in range(6):
                for side in range(2):
                    if self.waits >> 8 * row + 4 * side + seat & 1:
                        self.found[n] = 896 + 16 * row + side
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

    def can_go_on(self, seat: cython.int):
        """Whether a seat alone has collapsed dice, or some die of it could come onto a row that is not all its own."""
        row: cython.int
        open_rows: cython.ulonglong = (self.waits | self.waits >> 4) & self.able
        if self.downs >> seat & ROWS:
            return 1
        if self.hand[seat]:
            open_rows |= self.able >> 4
        for row in range(6):
            if open_rows >> 8 * row + seat & 1 and self.cells[row] != (ROW & BYTES) * seat:
                return 1
        return 0

    # ------------------------------------------------------------------------------------------------- playing

    def take(self, code: cython.int):
        """Do a legal action and go on to the next decision or die."""
        kind: cython.int = code >> 7
        row: cython.int = code >> 4 & 7
        detail: cython.int = code & 15
        side: cython.int = detail // 5
        progress: cython.int = 0
        if kind == 0:
            self.phase = 1 + detail
            return
        if kind == 8:
            self.end_turn(self.strike())
            return
        if kind <= 2:
            self.change_hand(row, -1)
            progress = self.push(row, detail) if kind == 2 else self.enter(row, detail > 2)
        elif kind == 3:
            self.change_zone(row, side, -1)
            progress = self.enter(row, detail - 5 * side > 2)
        elif kind == 4:
            self.change_zone(row, detail, -1)
            progress = self.push(row, detail)
        elif kind == 5:
            self.change_hand(row, -1)
            self.change_zone(row, detail, 1)
        elif kind == 6:
            self.recover(row)
        else:
            self.change_zone(row, detail, -1)
            self.change_hand(row, 1)
            progress = self.strike()
        self.refresh(row)
        self.find_ends(self.turn)
        if progress == 2:
            self.phase = 3
        else:
            self.end_turn(progress)

    # These leave `refresh` and `find_ends` to be done.

    def change_hand(self, face: cython.int, by: cython.int):
        """A die comes into the Player Row of the seat to move or leaves it."""
        one: cython.ulonglong = 1
        if by > 0:
            self.hand[self.turn] += one << 8 * face
        else:
            self.hand[self.turn] -= one << 8 * face

    def change_zone(self, row: cython.int, side: cython.int, by: cython.int):
        """A die of the seat to move is staged or leaves its zone."""
        one: cython.ulonglong = 1
        if by > 0:
            self.waiting[row] += one << 32 * side + 8 * self.turn
        else:
            self.waiting[row] -= one << 32 * side + 8 * self.turn

    def recover(self, face: cython.int):
        """A collapsed die comes back."""
        self.down[face] -= 1 << 8 * self.turn
        self.change_hand(face, 1)

    def enter(self, row: cython.int, side: cython.int):
        """A die that has left its place takes the free position of a side; 1, as that is progress."""
        i: cython.int = 2 * self.fill[row] + side
        one: cython.ulonglong = 1
        self.cells[row] -= (5 - self.turn) * one << 8 * OPEN[i]
        self.fill[row] = FILLED[i]
        self.ways = self.ways & ~(255 * one << 8 * row) | WAYS[FILLED[i]] << 8 * row
        self.packed[row] += 1 << 3 * self.turn
        self.collapse(row)
        return 1

    def collapse(self, row: cython.int):
        """Others' staged dice on `row` collapse (GL 4:2.A), the Strikes of the seat to move go (GL 6:1)."""
        one: cython.ulonglong = 255
        others: cython.ulonglong = (one | one << 32) << 8 * self.turn
        others = self.waiting[row] & ~others
        self.strikes[self.turn] = 0
        self.waiting[row] -= others
        self.down[row] += (others + (others >> 32)) & HALF

    def push(self, row: cython.int, side: cython.int):
        """A die that has left its place comes in at `side`, another falls off (GL 5:1.B); 1 if that is the Power Die,
        else 2: the owner, `fallen_owner`, rolls it.
        """
        cells: cython.ulonglong = self.cells[row]
        one: cython.ulonglong = self.turn
        gone: cython.int
        if side:
            gone = cells & 255
            self.cells[row] = cells >> 8 | one << 32
        else:
            gone = cells >> 32
            self.cells[row] = cells << 8 & ROW | one
        self.collapse(row)
        if gone == 4:
            self.captor[row] = self.turn
            self.packed[row] += (2 << 3 * self.turn) - 4096
            return 1
        self.packed[row] += (1 << 3 * self.turn) - (1 << 3 * gone)
        self.fallen_owner = gone
        return 2

    def fall(self, face: cython.int):
        """The die that was pushed off shows `face`."""
        one: cython.ulonglong = 1
        self.hand[self.fallen_owner] += one << 8 * face
        self.live |= 1 << self.fallen_owner & ~self.out
        self.find_ends(self.fallen_owner)

    def strike(self):
        """A Strike for the seat to move, out with the third, which counts as progress: 1."""
        self.strikes[self.turn] += 1
        if self.strikes[self.turn] == 3:
            self.out |= 1 << self.turn
            return 1
        return 0

    def end_turn(self, progress: cython.int):
        """Give the turn on, begin the Solo Grind, or end the round."""
        seat: cython.int = self.turn
        self.quiet = 0 if progress else self.quiet + 1
        if (self.hand[seat] == 0 or self.out >> seat & 1) and not self.active(seat):
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
        if not self.can_go_on(self.turn):
            self.end_round()

    def end_round(self):
        """The round is over: the match too, or the next deal is due."""
        self.rolled = 0
        self.phase = 4 if self.rounds_left else 5

    def roll(self, face: cython.int):
        """The awaited die shows `face`, 0 to 5."""
        seat: cython.int = self.turn
        faces: cython.int
        one: cython.ulonglong = 1
        if self.phase == 3:
            self.fall(face)
            self.end_turn(0)
            return
        if self.phase < 3:
            faces = self.faces(seat)
            self.hand[seat] -= one << 8 * (LOW[faces] if self.phase == 1 else HIGH[faces])
            self.hand[seat] += one << 8 * face
            self.find_ends(seat)
            self.rolled = 1
            self.phase = 0
            return
        if self.dealt == 32:
            for seat in range(4):
                self.totals[seat] += self.row_points(seat)
            self.first = (self.first + 1) & 3
            self.rounds_left -= 1
            self.fresh()
        self.hand[self.dealt >> 3] += one << 8 * face
        self.find_ends(self.dealt >> 3)
        self.dealt += 1
        if self.dealt == 32:
            self.phase = 0

    def row_points(self, seat: cython.int):
        """Points of the round as they stand (GL 7)."""
        row: cython.int
        count: cython.int
        points: cython.int = 0
        for row in range(6):
            count = self.packed[row] >> 3 * seat & 7
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

        The same choice as from `find_choices`, without making the list.
        """
        seat: cython.int = self.turn
        bit: cython.int
        k: cython.int
        row: cython.int
        shift: cython.int
        strikes: cython.int = 0
        progress: cython.int = 0
        word: cython.uint = draw(chance)
        one: cython.ulonglong = 1
        may: cython.ulonglong = self.downs >> seat & ROWS
        ends: cython.ulonglong = self.ends[seat]
        able: cython.ulonglong = self.able >> seat
        left: cython.ulonglong = self.waits >> seat & ROWS
        right: cython.ulonglong = self.waits >> 4 + seat & ROWS
        enters: cython.ulonglong = able >> 4 & ends
        sums: cython.ulonglong = (able & left) + (able & right)
        if may:
            k = (may * EIGHT >> 56) & 63
            row = NTH[6 * k + ((word >> 16) * COUNT[k] >> 16)]
            self.recover(row)
        else:
            # The number of actions of each row; in a further byte that of rolls, or of passes.
            sums += sums & (self.ways & self.ways >> 1 & ROWS) * 3
            sums += enters + (enters & (self.ways >> 4 & self.ways >> 5))
            may = ((able & left) * 3 | (able & right) * 12 | enters * 48) & self.ways
            if self.solo:
                if sums == 0:
                    sums = ends & ROLLS
            else:
                if not self.rolled:
                    sums |= ends & ROLLS
                if sums == 0:
                    strikes = 1
                    may = left | right << 2
                    sums = left + right + (one << 48)
                ends &= ROWS
                sums += ends << 1
                may |= ends * 192
            # How many there are up to each byte; then which byte the chosen one is in: `shift` is eight times that.
            sums = sums * BYTES & ALL
            k = (word >> 16) * (sums >> 56) >> 16
            shift = (((k * BYTES | TOPS) - sums >> 7 & BYTES) * BYTES >> 53) & 56
            k -= sums << 8 >> shift & 255
            if shift == 48:
                if strikes:
                    self.end_turn(self.strike())
                else:
                    ends = self.ends[seat] & ROWS
                    self.hand[seat] -= ends & ends - 1 if k else ends & -ends
                    self.hand[seat] += one << 8 * ((word & 0xFFFF) * 6 >> 16)
                    self.find_ends(seat)
                    self.rolled = 1
                return
            bit = SELECT[256 * k + (may >> shift & 255)]
            row = shift >> 3
            if bit >= 6:
                self.change_hand(row, -1)
                self.change_zone(row, bit & 1, 1)
            elif strikes:
                self.change_hand(row, 1)
                self.change_zone(row, bit >> 1, -1)
                progress = self.strike()
            else:
                if bit >= 4:
                    self.change_hand(row, -1)
                else:
                    self.change_zone(row, bit >> 1, -1)
                if self.fill[row] != 6:
                    progress = self.enter(row, bit & 1)
                else:
                    progress = self.push(row, bit & 1)
                    if progress == 2:
                        progress = 0
                        self.fall((word & 0xFFFF) * 6 >> 16)
        self.refresh(row)
        self.find_ends(seat)
        self.end_turn(progress)

    def deal(self, chance: Chance):
        """Begin a match of `rounds_left` + 1 rounds: a random seat first, random dice."""
        i: cython.int
        seat: cython.int
        one: cython.ulonglong = 1
        word: cython.uint
        self.first = chance.below(4)
        self.fresh()
        for i in range(16):
            word = draw(chance)
            seat = i >> 2
            self.hand[seat] += one << 8 * ((word >> 16) * 6 >> 16)
            self.hand[seat] += one << 8 * ((word & 0xFFFF) * 6 >> 16)
            self.find_ends(seat)
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


def _sorted(counts: int, kinds: int) -> bytes:
    """So many of each kind as the bytes of a number say."""
    return bytes([kind for kind in range(kinds) for _ in range(counts >> 8 * kind & 255)])


def random_games(games: cython.int, seed: int) -> int:
    """Play whole random games of one round, for the benchmark; the number of actions."""
    lawn: Lawn = Lawn()
    chance: Chance = Chance(seed)
    actions: cython.long = 0
    with cython.nogil:
        actions = lawn.many(chance, games)
    return actions
