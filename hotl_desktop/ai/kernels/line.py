"""Head of the Line for search: one mutable board of flat arrays, held to the rules decision by decision.

Cells, seats and directions are numbered as in `hotl_desktop.games.head_of_the_line`. A line is a number into the
tables ORIGIN, STEP and END, which hold every line that stays on the board: first the free ones by (length, Head,
order), then the straight ones by (seat, length, Head), then the launches by (seat, length). So a line is legal when
its END is empty (but for the launch, which no opponent's chip may touch).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance

    below = Chance.below
    ORIGIN = [0] * 13848
    END = [0] * 13848
    STEP = [0] * 13848
    FREE_COUNT = [0] * 864
    NEAR = [0] * 20736
    DISTANCE = [0] * 20736
    SPAN = [0] * 20880
    WITHIN = [0] * 432
    RAY_COUNT = [0] * 144
    RAY_ORIGIN = [0] * 1728
    RAY_STEP = [0] * 1728
    RAY_FIRST = [0] * 1728
    RAY_SIZE = [0] * 1728
    INSIDE = [0] * 288
else:
    from cython.cimports.hotl_desktop.ai.kernels.inlines import below

# Where in the tables each kind of line begins: 6 lengths x 144 Heads x 12 lines, then 4 seats x 6 x 144, then 4 x 6.
# (As numbers in the code below, so that they are constants in C as well.)  10368 straight, 13824 launch.
# SPAN is how far apart two cells are, after that 99 to every cell; NEAR and DISTANCE are the cells by distance, WITHIN
# how many are within 2, 4, 6. The free lines of a Head that begin and lead alike are a RAY, for lengths from FIRST on.
_NO_LINE = 255


def _fill_tables() -> None:
    """Fill the tables from the geometry of the board."""
    directions = ((0, 1), (1, 0), (0, -1), (-1, 0))
    hub = (77, 78, 66, 65)

    def run(origin: int, direction: int, length: int) -> int:
        """The end of a run of `length` cells, or `_NO_LINE`."""
        column = origin % 12 + directions[direction][0] * (length - 1)
        row = origin // 12 + directions[direction][1] * (length - 1)
        return 12 * row + column if 0 <= column < 12 and 0 <= row < 12 else _NO_LINE

    def put(line: int, origin: int, direction: int, length: int) -> bool:
        end = run(origin, direction, length) if origin != _NO_LINE else _NO_LINE
        END[line] = end
        if end != _NO_LINE:
            ORIGIN[line] = origin
            STEP[line] = directions[direction][0] + 12 * directions[direction][1]
        return end != _NO_LINE

    for length in range(1, 7):
        for head in range(144):
            base = ((length - 1) * 144 + head) * 12
            count = 0
            for outward in range(4):
                origin = run(head, outward, 2)
                for direction in (outward,) if length == 1 else range(4):
                    if direction != outward ^ 2 and put(base + count, origin, direction, length):
                        count += 1
            FREE_COUNT[(length - 1) * 144 + head] = count
            for seat in range(4):
                put(10368 + (seat * 6 + length - 1) * 144 + head, run(head, seat, 2), seat, length)
        for seat in range(4):
            put(13824 + seat * 6 + length - 1, hub[seat], seat, length)
    for head in range(144):
        for outward in range(4):
            origin = run(head, outward, 2)
            for direction in range(4) if origin != _NO_LINE else ():
                size = max(length for length in range(1, 7) if run(origin, direction, length) != _NO_LINE)
                first = 1 if direction == outward else 2
                if direction == outward ^ 2 or size < first:
                    continue
                ray = 12 * head + RAY_COUNT[head]
                RAY_ORIGIN[ray], RAY_FIRST[ray], RAY_SIZE[ray] = origin, first, size
                RAY_STEP[ray] = directions[direction][0] + 12 * directions[direction][1]
                RAY_COUNT[head] += 1
    for other in range(144):
        SPAN[20736 + other] = 99
    for one in range(144):
        away = [abs(one % 12 - other % 12) + abs(one // 12 - other // 12) for other in range(144)]
        for other in range(144):
            SPAN[one * 144 + other] = away[other]
        for rank, other in enumerate(sorted(range(144), key=lambda cell: (away[cell], cell))):
            NEAR[one * 144 + rank] = other
            DISTANCE[one * 144 + rank] = away[other]
        for band in range(3):
            WITHIN[3 * one + band] = sum([0 < distance <= 2 * band + 2 for distance in away])
        INSIDE[one] = 4 <= one % 12 < 8 and 4 <= one // 12 < 8
        INSIDE[144 + one] = one in hub


_fill_tables()


@cython.final
@cython.cclass
class Board:
    """A position.

    `turn`, `die` (0: to be rolled), `over`, `in_play` (bit by seat), `hub_only` (launch_until is `hub`), `empty` cells;
    `pending`: bit by seat whose captured Head waits to be moved. After `find` and `nearest`: `found`.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.cell = [4] * 144
            self.head = [-1] * 4
            self.captured = [0] * 4
            self.owned = [0] * 4
            self.clear = [0] * 4
            self.passes = [0] * 4
            self.out = [0] * 4
            self.found = [0] * 144
        self.hub_only = 0
        self.found_count = 0
        self.start(15, 0)

    def copy(self, other: Board):
        """Become `other`."""
        self.turn = other.turn
        self.die = other.die
        self.pending = other.pending
        self.over = other.over
        self.in_play = other.in_play
        self.hub_only = other.hub_only
        self.empty = other.empty
        self.cell[:] = other.cell
        self.head[:] = other.head
        self.captured[:] = other.captured
        self.owned[:] = other.owned
        self.clear[:] = other.clear
        self.passes[:] = other.passes
        self.out[:] = other.out

    def start(self, in_play: cython.int, first: cython.int):
        """The empty board with the seats of the bits `in_play`, before the first roll of `first`."""
        i: cython.int
        for i in range(144):
            self.cell[i] = 4
        for i in range(4):
            self.head[i] = -1
            self.captured[i] = self.owned[i] = 0
            self.clear[i] = self.passes[i] = 0
            self.out[i] = 0 if in_play >> i & 1 else 1
        self.in_play = in_play
        self.turn = first
        self.die = self.pending = self.over = 0
        self.empty = 144

    def begin(self, in_play: int, first: int) -> None:
        """`start`, from Python."""
        self.start(in_play, first)

    def set_up(self, state: object) -> None:
        """Become the position of a `HeadOfTheLineState` whose opening is over."""
        owners: bytes = state.owners
        for i in range(144):
            self.cell[i] = owners[i]
        self.empty = owners.count(4)
        self.in_play = sum(1 << seat for seat in state.in_play)
        self.hub_only = state.launch_until == "hub"
        for seat in range(4):
            self.head[seat] = state.heads[seat]
            self.captured[seat] = state.captured[seat]
            self.owned[seat] = owners.count(seat)
            self.clear[seat] = state.clear[seat]
            self.passes[seat] = state.passes[seat]
            self.out[seat] = state.out[seat]
        self.turn = state.turn
        self.die = state.die
        self.over = state.over
        self.pending = sum(1 << seat for seat in state.homeless)

    def key(self) -> tuple[object, ...]:
        """All of the position, to compare with `state_key`."""
        return (
            bytes([self.cell[i] for i in range(144)]),
            tuple([self.head[i] for i in range(4)]),
            tuple([self.captured[i] for i in range(4)]),
            tuple([bool(self.clear[i]) for i in range(4)]),
            tuple([self.passes[i] for i in range(4)]),
            tuple([bool(self.out[i]) for i in range(4)]),
            self.turn,
            self.die,
            self.pending,
            bool(self.over),
        )

    # ----------------------------------------------------------------------------------------------- decisions

    def find(self, seat: cython.int, roll: cython.int):
        """Put the legal lines of `seat` for `roll` into `found`, in the order of the rules; their number."""
        n: cython.int = 0
        k: cython.int
        base: cython.int
        c: cython.int
        head: cython.int = self.head[seat]
        if head >= 0 and self.clear[seat]:
            base = (roll - 1) * 144 + head
            for k in range(base * 12, base * 12 + FREE_COUNT[base]):
                self.found[n] = k
                n += self.cell[END[k]] == 4
            return n
        if head >= 0:
            k = 10368 + (seat * 6 + roll - 1) * 144 + head
            if END[k] != 255 and self.cell[END[k]] == 4:
                self.found[0] = k
                return 1
            return 0
        k = 13824 + seat * 6 + roll - 1
        c = ORIGIN[k]
        for base in range(roll):
            if self.cell[c] != 4 and self.cell[c] != seat:
                return 0
            c += STEP[k]
        if self.cell[END[k]] != 4:
            return 0
        self.found[0] = k
        return 1

    def can_move(self, seat: cython.int):
        """Whether `seat` has a legal line for some roll."""
        roll: cython.int
        base: cython.int
        k: cython.int
        head: cython.int = self.head[seat]
        if head >= 0 and self.clear[seat]:
            for roll in range(6):
                base = roll * 144 + head
                for k in range(base * 12, base * 12 + FREE_COUNT[base]):
                    if self.cell[END[k]] == 4:
                        return 1
            return 0
        for roll in range(1, 7):
            if self.find(seat, roll):
                return 1
        return 0

    def anybody(self):
        """Whether any seat still in could lay a line for some roll (HL 6:3)."""
        i: cython.int
        seat: cython.int
        for i in range(1, 5):
            seat = (self.turn + i) & 3
            if not self.out[seat] and self.can_move(seat):
                return 1
        return 0

    def chooser(self):
        """The seat that must decide now; -1 when a die is awaited or the game is over."""
        i: cython.int
        seat: cython.int
        if self.pending:
            for i in range(1, 4):
                seat = (self.turn + i) & 3
                if self.pending >> seat & 1:
                    return seat
        return self.turn if self.die and not self.over else -1

    def find_choices(self):
        """Put what the chooser may do into `found`: cells to relocate to, or lines (none: it must pass)."""
        if self.pending:
            return self.nearest(self.chooser())
        return self.find(self.turn, self.die)

    def take(self, choice: cython.int):
        """Do `found[choice]`, or pass with -1, and go on to the next decision or die."""
        self.take_line(self.found[choice] if choice >= 0 else -1)

    def take_line(self, line: cython.int):
        """As `take`, for a line or a cell to relocate to."""
        if line < 0:
            self.pass_turn()
        elif self.pending:
            self.relocate(line)
        else:
            self.lay(line)
            if self.settle():
                self.end_turn()

    def action(self, choice: int) -> tuple[int, int]:
        """(origin, end) of the line `found[choice]`, or (-1, cell) of the relocation."""
        if self.pending:
            return -1, self.found[choice]
        return ORIGIN[self.found[choice]], END[self.found[choice]]

    # ------------------------------------------------------------------------------------------------- playing

    def lay(self, line: cython.int):
        """Lay a line for the seat whose turn it is (HL 5:3); captured Heads are `pending` then."""
        seat: cython.int = self.turn
        step: cython.int = STEP[line]
        end: cython.int = END[line]
        c: cython.int = ORIGIN[line] - step
        owner: cython.int
        while c != end:
            c += step
            owner = self.cell[c]
            if owner == seat:
                continue
            self.cell[c] = seat
            self.owned[seat] += 1
            if owner == 4:
                self.empty -= 1
            else:
                self.captured[seat] += 1
                self.owned[owner] -= 1
                if self.head[owner] == c:
                    self.pending |= 1 << owner
        self.head[seat] = end
        if not self.clear[seat] and not INSIDE[144 * self.hub_only + end]:
            self.clear[seat] = 1
        self.passes[seat] = 0

    def nearest(self, seat: cython.int):
        """Put the chips of `seat` nearest to its captured Head into `found`, by number; how many (HL 5:6)."""
        i: cython.int = 144 * self.head[seat]
        last: cython.int = i + 144
        n: cython.int = 0
        away: cython.int = 99
        while i < last and DISTANCE[i] <= away:
            if self.cell[NEAR[i]] == seat:
                self.found[n] = NEAR[i]
                n += 1
                away = DISTANCE[i]
            i += 1
        return n

    def put_head(self, seat: cython.int, cell: cython.int):
        """Relocate."""
        self.head[seat] = cell
        if not self.clear[seat] and not INSIDE[144 * self.hub_only + cell]:
            self.clear[seat] = 1
        self.pending &= ~(1 << seat)

    def settle(self):
        """Move captured Heads on until one has a choice; 1 when all are settled."""
        i: cython.int
        seat: cython.int
        for i in range(1, 4):
            seat = (self.turn + i) & 3
            if self.pending >> seat & 1:
                if self.owned[seat] == 0:
                    self.head[seat] = -1
                    self.out[seat] = 1
                    self.pending &= ~(1 << seat)
                elif self.nearest(seat) == 1:
                    self.put_head(seat, self.found[0])
                else:
                    return 0
        return 1

    def relocate(self, cell: cython.int):
        """Move the chooser's captured Head to `cell`, and go on."""
        self.put_head(self.chooser(), cell)
        if self.settle():
            self.end_turn()

    def pass_turn(self):
        """Pass (HL 6:1, 6:2), and go on."""
        seat: cython.int = self.turn
        self.passes[seat] += 1
        if self.passes[seat] == 3:
            self.out[seat] = 1
            self.head[seat] = -1
        self.end_turn()

    def end_turn(self):
        """Give the turn on, or end the game."""
        seat: cython.int = self.turn
        self.die = 0
        if not self.anybody():
            self.over = 1
            return
        seat = (seat + 1) & 3
        while self.out[seat]:
            seat = (seat + 1) & 3
        self.turn = seat

    def score(self, seat: cython.int):
        """Chips on the board and chips captured (HL 7:1)."""
        return self.owned[seat] + self.captured[seat]

    # ------------------------------------------------------------------------------------------ random playouts

    def random_play(self, chance: Chance):
        """Play random lines and relocations to the end; how many actions. The same game as through `take`, with
        the end looked for only where a roll offers nothing, as it cannot change the scores.
        """
        seat: cython.int = self.turn
        n: cython.int
        other: cython.int
        actions: cython.int = 0
        roll: cython.int = self.die
        while True:
            if roll == 0:
                roll = below(chance, 6) + 1
            n = self.find(seat, roll)
            roll = 0
            actions += 1
            if n:
                self.lay(self.found[below(chance, n)] if n > 1 else self.found[0])
                while self.pending:
                    if self.settle():
                        break
                    other = self.chooser()
                    self.put_head(other, self.found[below(chance, self.nearest(other))])
            else:
                if not self.anybody():
                    break
                self.passes[seat] += 1
                if self.passes[seat] == 3:
                    self.out[seat] = 1
                    self.head[seat] = -1
                    if self.out[0] + self.out[1] + self.out[2] + self.out[3] == 4:
                        break
            seat = (seat + 1) & 3
            while self.out[seat]:
                seat = (seat + 1) & 3
            self.turn = seat
        self.over = 1
        self.die = 0
        return actions

    def play_out(self, chance: Chance):
        """From any position, with Heads that wait to be moved settled at random first, play on to the end."""
        other: cython.int
        if self.over:
            return 0
        if self.pending:
            while self.pending:
                if self.settle():
                    break
                other = self.chooser()
                self.put_head(other, self.found[below(chance, self.nearest(other))])
            self.end_turn()
            if self.over:
                return 0
        return self.random_play(chance)

    def many(self, chance: Chance, games: cython.int):
        """Play whole random games with the seats in play; how many actions in all."""
        i: cython.int
        first: cython.int
        in_play: cython.int = self.in_play
        actions: cython.long = 0
        for i in range(games):
            first = below(chance, 4)
            while not in_play >> first & 1:
                first = (first + 1) & 3
            self.start(in_play, first)
            actions += self.random_play(chance)
        return actions


def random_games(seats: cython.int, games: cython.int, seed: int) -> int:
    """Play whole random games, for the benchmark.

    Args:
        seats: bits of the seats in play.
        games: how many.
        seed: of the dice and decisions.

    Returns:
        The number of actions.
    """
    board: Board = Board()
    chance: Chance = Chance(seed)
    actions: cython.long = 0
    board.in_play = seats
    with cython.nogil:
        actions = board.many(chance, games)
    return actions
