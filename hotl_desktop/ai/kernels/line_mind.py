"""Judging and searching positions of Head of the Line: the network's eyes, expectimax over dice, playouts, greed."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance
    from .line import (
        NEAR,
        ORIGIN,
        RAY_COUNT,
        RAY_FIRST,
        RAY_ORIGIN,
        RAY_SIZE,
        RAY_STEP,
        SPAN,
        STEP,
        WITHIN,
        Board,
    )
    from .net import Base, Net, Sheet

    put = Sheet.put
    TURNED = [0] * 576
else:
    from cython.cimports.hotl_desktop.ai.kernels.inlines import put
    from cython.cimports.hotl_desktop.ai.kernels.line import (
        NEAR,
        ORIGIN,
        RAY_COUNT,
        RAY_FIRST,
        RAY_ORIGIN,
        RAY_SIZE,
        RAY_STEP,
        SPAN,
        STEP,
        WITHIN,
    )

INPUTS = 1280
"""Of the network: 4 x 144 chips, 4 x 144 Heads, 4 x 16 numbers of a seat, 12 phases, the option, 4 x 12 numbers of what
lies around a Head; as `describe` and `look_around` fill them, everything seen from the seat that acts next: seats
clockwise from it, the board turned so that it launches up.
"""
POINTS_WORTH = 4.5
"""In spreads of the chance of the one who rolled: a point more than dice offer on average, shared by the empty cells
and 12 more. Fitted to what came of it in rollouts of 56 positions; a tenth more or less makes no difference.
"""
STUCK_WORTH = -0.23
"""The same, no line at all."""


def _fill_tables() -> None:
    """TURNED[144 * seat + cell]: where a cell lies when the board is turned so that `seat` launches upwards."""
    for cell in range(144):
        turned = cell
        for seat in range(4):
            TURNED[144 * seat + cell] = turned
            turned = 12 * (turned % 12) + 11 - turned // 12


_fill_tables()


@cython.final
@cython.cclass
class Mind:
    """What thinks about positions. Not shared between threads; what it found out lies in `win` and `sums`."""

    def __init__(self, net: Net, depth: int = 3, above: Mind | None = None) -> None:
        """Args: net: the weights. depth: the deepest search that will be asked for. above: whose search this serves."""
        if not cython.compiled:
            self.win = [0.0] * 4
            self.best_win = [0.0] * 4
            self.sums = [[0.0] * 4 for _ in range(64)]
            self.before = [0.0] * 4
            self.points = [0] * 7
            self.luck = [0.0] * 4
            self.halfway_win = [0.0] * 4
            self.face_line = [0] * 6
            self.face_win = [[0.0] * 4 for _ in range(6)]
        self.net = net
        self.sheet = Sheet()
        self.base0, self.base1, self.base2, self.base3 = (
            (Base(), Base(), Base(), Base()) if above is None else (above.base0, above.base1, above.base2, above.base3)
        )
        self.trial = Board()
        self.spare = Board()
        self.child = Board()
        self.spare2 = Board()
        self.walker = Board()
        self.deeper = Mind(net, depth - 1, self) if depth > 0 else None

    # ------------------------------------------------------------------------------------- the network's eyes

    def survey(self, board: Board, seat: cython.int):
        """What the rolls of `seat` offer: `stuck`, the chance of none; `lines`; `points`, by roll the most of a line, 0
        where there is none; `promise`, their mean; `prey`, the mean most chips to be captured.
        """
        roll: cython.int
        i: cython.int
        k: cython.int
        c: cython.int
        step: cython.int
        owner: cython.int
        taken: cython.int
        points: cython.int
        none: cython.int = 0
        sum_points: cython.int = 0
        sum_taken: cython.int = 0
        legal: cython.int
        here: cython.int
        lines: cython.int = 0
        best: cython.int[7]
        prey: cython.int[7]
        worth: cython.int[5]
        caught: cython.int[5]
        if not cython.compiled:
            best, prey, worth, caught = [0] * 7, [0] * 7, [0] * 5, [0] * 5
        for roll in range(1, 7):
            best[roll] = prey[roll] = 0
        if board.head[seat] >= 0 and board.clear[seat]:
            for i in range(4):
                worth[i] = 2
                caught[i] = 1
            worth[seat] = caught[seat] = caught[4] = 0
            worth[4] = 1
            k = 12 * board.head[seat]
            for i in range(k, k + RAY_COUNT[board.head[seat]]):
                c = RAY_ORIGIN[i]
                taken = 0
                points = 1
                # No branches: what lies ahead is hard to foretell.
                for roll in range(1, RAY_SIZE[i] + 1):
                    owner = board.cell[c]
                    legal = (owner == 4) & (roll >= RAY_FIRST[i])
                    lines += legal
                    here = points * legal
                    best[roll] = here if here > best[roll] else best[roll]
                    here = taken * legal
                    prey[roll] = here if here > prey[roll] else prey[roll]
                    points += worth[owner]
                    taken += caught[owner]
                    c += RAY_STEP[i]
        else:
            for roll in range(1, 7):
                if board.find(seat, roll) == 0:
                    continue
                lines += 1
                k = board.found[0]
                c = ORIGIN[k]
                step = STEP[k]
                taken = 0
                points = 1
                for _ in range(roll - 1):
                    owner = board.cell[c]
                    taken += owner != 4 and owner != seat
                    points += owner == 4
                    c += step
                best[roll] = points + 2 * taken
                prey[roll] = taken
        for roll in range(1, 7):
            self.points[roll] = best[roll]
            none += best[roll] == 0
            sum_points += best[roll]
            sum_taken += prey[roll]
        self.lines = lines
        self.stuck = none / 6.0
        self.promise = sum_points / 6.0
        self.prey = sum_taken / 6.0

    def in_play(self, board: Board):
        """Bits of the seats in play, relative to the one who acts next."""
        return (board.in_play >> board.turn | board.in_play << (4 - board.turn)) & 15

    def describe(self, board: Board, sheet: Sheet):
        """Fill the inputs of the network for a position in which a die is to be rolled."""
        i: cython.int
        view: cython.int = board.turn
        sheet.clear()
        for i in range(144):
            if board.cell[i] != 4:
                put(sheet, ((board.cell[i] - view) & 3) * 144 + TURNED[144 * view + i], 1)
        for i in range(4):
            self.describe_seat(board, sheet, i)
            self.describe_reach(board, sheet, i)
        self.describe_table(board, sheet)

    def describe_seat(self, board: Board, sheet: Sheet, k: cython.int):
        """From 576 + 144 k on its Head, from 1152 + 16 k on what does not depend on the chips around it."""
        i: cython.int
        other: cython.int
        best: cython.int = -1
        nearest: cython.int = 24
        away: cython.int
        seat: cython.int = (board.turn + k) & 3
        head: cython.int = board.head[seat]
        base: cython.int = 1152 + 16 * k
        margin: cython.float
        if not board.in_play >> seat & 1:
            return
        if head >= 0:
            put(sheet, 576 + k * 144 + TURNED[144 * board.turn + head], 1)
            put(sheet, base + 1, 1)
        if board.out[seat]:
            put(sheet, base + 13, 1)
        else:
            put(sheet, base, 1)
            if board.clear[seat]:
                put(sheet, base + 2, 1)
            if board.passes[seat]:
                put(sheet, base + 2 + board.passes[seat], 1)
        for i in range(1, 4):
            other = (seat + i) & 3
            if board.in_play >> other & 1 and board.owned[other] + board.captured[other] > best:
                best = board.owned[other] + board.captured[other]
            if head >= 0 and board.head[other] >= 0:
                away = SPAN[144 * head + board.head[other]]
                if away < nearest:
                    nearest = away
        margin = board.owned[seat] + board.captured[seat] - best
        put(sheet, base + 5, board.owned[seat] / cython.cast(cython.float, 36))
        put(sheet, base + 6, board.captured[seat] / cython.cast(cython.float, 36))
        put(sheet, base + 11, margin / 24)
        margin = margin / (board.empty + 6)
        put(sheet, base + 12, 2 if margin > 2 else -2 if margin < -2 else margin)
        if head >= 0 and not board.out[seat]:
            put(sheet, 1238 + 12 * k, nearest / cython.cast(cython.float, 12))

    def describe_reach(self, board: Board, sheet: Sheet, k: cython.int):
        """From 1159 + 16 k on what the rolls offer; from 1232 + 12 k on the empty cells and others' chips within 2, 4
        and 6 of the Head. Nothing beyond 6 of the Head counts, once it is clear.
        """
        i: cython.int
        band: cython.int
        first: cython.int
        sums: cython.int = 0
        seat: cython.int = (board.turn + k) & 3
        base: cython.int = 1152 + 16 * k
        # Empty cells in the low half, others' chips in the high one.
        weight: cython.int[5]
        if not board.in_play >> seat & 1 or board.out[seat]:
            return
        self.survey(board, seat)
        put(sheet, base + 7, self.stuck)
        put(sheet, base + 8, self.lines / cython.cast(cython.float, 40))
        put(sheet, base + 9, self.promise / 8)
        put(sheet, base + 10, self.prey / 3)
        if board.head[seat] < 0:
            return
        if not cython.compiled:
            weight = [0] * 5
        for i in range(4):
            weight[i] = 65536
        weight[seat] = 0
        weight[4] = 1
        base = 144 * board.head[seat] + 1
        first = base
        for band in range(3):
            for i in range(first, base + WITHIN[3 * board.head[seat] + band]):
                sums += weight[board.cell[NEAR[i]]]
            first = base + WITHIN[3 * board.head[seat] + band]
            i = 84 if band == 2 else 40 if band == 1 else 12
            put(sheet, 1232 + 12 * k + band, (sums & 65535) / cython.cast(cython.float, i))
            put(sheet, 1235 + 12 * k + band, (sums >> 16) / cython.cast(cython.float, i))

    def describe_table(self, board: Board, sheet: Sheet):
        """From 1216 on what is of nobody; from 1239 + 12 k on the share of the empty cells that are nearer to this Head
        than to any other.
        """
        i: cython.int
        k: cython.int
        row0: cython.p_uchar
        row1: cython.p_uchar
        row2: cython.p_uchar
        row3: cython.p_uchar
        near: cython.uchar
        one: cython.uchar
        two: cython.uchar
        three: cython.uchar
        four: cython.uchar
        lone: cython.uchar
        count0: cython.uchar = 0
        count1: cython.uchar = 0
        count2: cython.uchar = 0
        count3: cython.uchar = 0
        count: cython.int[4]
        put(sheet, 1216 + board.empty // 13, 1)
        if board.hub_only:
            put(sheet, 1228, 1)
        if not cython.compiled:
            count = [0] * 4
        for k in range(4):
            # Row 144 of SPAN is far from everywhere.
            count[k] = 144 * (board.head[k] if board.head[k] >= 0 else 144)
        if cython.compiled:
            row0 = cython.address(SPAN[count[0]])
            row1 = cython.address(SPAN[count[1]])
            row2 = cython.address(SPAN[count[2]])
            row3 = cython.address(SPAN[count[3]])
        else:
            row0, row1, row2, row3 = [SPAN[row : row + 144] for row in count]
        # Compilers do this loop with vectors of bytes.
        for i in range(144):
            one = row0[i]
            two = row1[i]
            three = row2[i]
            four = row3[i]
            near = one if one < two else two
            lone = three if three < four else four
            near = near if near < lone else lone
            one = one == near
            two = two == near
            three = three == near
            four = four == near
            lone = one + two + three + four
            lone = (lone == 1) & (board.cell[i] == 4)
            count0 += one & lone
            count1 += two & lone
            count2 += three & lone
            count3 += four & lone
        count[0] = count0
        count[1] = count1
        count[2] = count2
        count[3] = count3
        for k in range(4):
            i = count[(board.turn + k) & 3]
            if i:
                put(sheet, 1239 + 12 * k, i / cython.cast(cython.float, board.empty))
                put(sheet, 1240 + 12 * k, i / cython.cast(cython.float, 48))

    # ---------------------------------------------------------------------------------------------- judging

    def shares(self, board: Board):
        """`win` of a game that is over: equal highest scores share it."""
        seat: cython.int
        best: cython.int = -1
        winners: cython.int = 0
        for seat in range(4):
            if board.in_play >> seat & 1:
                if board.score(seat) > best:
                    best = board.score(seat)
                    winners = 0
                winners += board.score(seat) == best
        for seat in range(4):
            self.win[seat] = 0
            if board.in_play >> seat & 1 and board.score(seat) == best:
                self.win[seat] = cython.cast(cython.float, 1) / winners

    def forget_bases(self):
        """Begin a new question: nothing that came before has a say in it, not even by how sums were rounded."""
        self.base0.forget()
        self.base1.forget()
        self.base2.forget()
        self.base3.forget()

    def move_bases(self):
        """Begin a new position of the same question: it shares more with what follows than the one before."""
        self.base0.move()
        self.base1.move()
        self.base2.move()
        self.base3.move()

    def judge(self, board: Board):
        """`win` of a position in which nobody has to decide, by the network alone."""
        k: cython.int
        if board.over:
            self.shares(board)
            return
        if board.turn == 0:
            self.judge_from(board, self.sheet, self.base0)
        elif board.turn == 1:
            self.judge_from(board, self.sheet, self.base1)
        elif board.turn == 2:
            self.judge_from(board, self.sheet, self.base2)
        else:
            self.judge_from(board, self.sheet, self.base3)
        for k in range(4):
            self.win[(board.turn + k) & 3] = self.sheet.out[k]

    def judge_from(self, board: Board, sheet: Sheet, base: Base):
        """Judge a position, on `sheet`, by what differs from the base of its view: only that is described."""
        first: cython.int
        i: cython.int
        k: cython.int
        n: cython.int = base.count
        seat: cython.int
        view: cython.int = board.turn
        differs: cython.uchar
        old: cython.uchar
        new: cython.uchar
        touched: cython.int = 0
        key: cython.ulonglong
        row0: cython.p_uchar
        row1: cython.p_uchar
        row2: cython.p_uchar
        row3: cython.p_uchar
        row: cython.int[4]
        if not cython.compiled:
            row = [0] * 4
        for k in range(4):
            row[k] = 144 * (board.head[k] if board.head[k] >= 0 else 144)
        if cython.compiled:
            row0 = cython.address(SPAN[row[0]])
            row1 = cython.address(SPAN[row[1]])
            row2 = cython.address(SPAN[row[2]])
            row3 = cython.address(SPAN[row[3]])
        else:
            row0, row1, row2, row3 = [SPAN[one : one + 144] for one in row]
        for first in range(0, 144, 16):
            differs = 0
            for i in range(first, first + 16):
                differs |= board.cell[i] ^ base.cells[i]
            if not differs:
                continue
            for i in range(first, first + 16):
                old = base.cells[i]
                new = board.cell[i]
                if old == new:
                    continue
                # Row 144 of SPAN is far from everywhere.
                touched |= (row0[i] <= 6) | (row1[i] <= 6) << 1 | (row2[i] <= 6) << 2 | (row3[i] <= 6) << 3
                if old != 4:
                    base.delta_index[n] = ((old - view) & 3) * 144 + TURNED[144 * view + i]
                    base.delta[n] = -1
                    n += 1
                if new != 4:
                    base.delta_index[n] = ((new - view) & 3) * 144 + TURNED[144 * view + i]
                    base.delta[n] = 1
                    n += 1
                if base.moves:
                    base.cells[i] = new
        base.count = n
        for k in range(4):
            sheet.clear()
            self.describe_seat(board, sheet, k)
            base.compare(k, sheet)
            seat = (view + k) & 3
            key = board.head[seat] + 1 if board.clear[seat] else 0
            if base.same(4 + k, key, 0) and key and not touched >> seat & 1:
                continue
            sheet.clear()
            self.describe_reach(board, sheet, k)
            base.compare(4 + k, sheet)
        sheet.clear()
        self.describe_table(board, sheet)
        base.compare(8, sheet)
        self.net.forward_near(sheet, self.in_play(board), base)

    def settle(self, board: Board):
        """Let captured Heads go where their owners' chances are best."""
        i: cython.int
        n: cython.int
        best: cython.int
        seat: cython.int
        most: cython.float
        while board.pending:
            seat = board.chooser()
            n = board.find_choices()
            best = 0
            most = -1
            for i in range(n):
                self.spare.copy(board)
                self.spare.relocate(board.found[i])
                while self.spare.pending:
                    self.spare.find_choices()
                    self.spare.take(0)
                self.judge(self.spare)
                if self.win[seat] > most:
                    most = self.win[seat]
                    best = i
            board.find_choices()
            board.take(best)

    def decide(self, board: Board, depth: cython.int):
        """Judge every choice of the chooser by search of `depth` turns beyond it: `sums` has the chances after each;
        the best one's number, or -1 for a pass. Leaves the best chances in `best_win`.
        """
        i: cython.int
        k: cython.int
        best: cython.int = 0
        seat: cython.int = board.chooser()
        n: cython.int = board.find_choices()
        if n == 0:
            self.trial.copy(board)
            self.trial.pass_turn()
            self.foresee(self.trial, depth)
            for k in range(4):
                self.best_win[k] = self.sums[0][k] = self.win[k]
            return -1
        for i in range(n):
            self.trial.copy(board)
            self.trial.found[i] = board.found[i]
            self.trial.take(i)
            self.settle(self.trial)
            self.foresee(self.trial, depth)
            for k in range(4):
                self.sums[i][k] = self.win[k]
            if i == 0 or self.win[seat] > self.sums[best][seat]:
                best = i
        for k in range(4):
            self.best_win[k] = self.sums[best][k]
        return best

    def foresee(self, board: Board, depth: cython.int):
        """`win` of a position in which nobody has to decide: the mean over the rolls of the next `depth` turns, every
        seat doing what is best for itself.
        """
        roll: cython.int
        k: cython.int
        win: cython.float[4]
        if depth == 0 or board.over:
            self.judge(board)
            return
        if not cython.compiled:
            win = [0.0] * 4
        for k in range(4):
            win[k] = 0
        for roll in range(1, 7):
            self.child.copy(board)
            self.child.die = roll
            self.deeper.decide(self.child, depth - 1)
            for k in range(4):
                win[k] += self.deeper.best_win[k]
        for k in range(4):
            self.win[k] = win[k] / 6

    def take_luck_back(self, board: Board):
        """Add to `luck` about what the fallen die brought the one who rolled: by the points that it offers at once, and
        whether it offers a line at all, against the mean of the six. The chances before it fell are in `before`.
        """
        k: cython.int
        seat: cython.int = board.turn
        worth: cython.float
        self.survey(board, seat)
        worth = POINTS_WORTH * (self.points[board.die] - self.promise) / (board.empty + 12)
        worth += STUCK_WORTH * ((self.points[board.die] == 0) - self.stuck)
        worth *= self.before[seat]
        for k in range(4):
            self.luck[k] += worth * ((k == seat) - self.before[k])

    def play_on(self, board: Board, halfway: cython.int, turns: cython.int, pair: cython.int, chance: Chance):
        """`win` after `turns` more turns in which every seat does what the network thinks best, judged then by it, and
        `halfway_win`, judged after `halfway` of them. `pair`: the first two dice.

        What is easy to see of the luck of the dice is taken back (`take_luck_back`; a control variate): in the mean
        over the six faces that is nothing, so the mean of many stays as it is, and scatters less.
        """
        best: cython.int
        turn: cython.int
        made: cython.int = 0
        k: cython.int
        self.move_bases()
        self.judge(board)
        for k in range(4):
            self.luck[k] = 0
            self.before[k] = self.win[k]
        for turn in range(turns):
            if board.over:
                break
            if turn == halfway:
                self.judge(board)
                for k in range(4):
                    self.halfway_win[k] = self.win[k] - self.luck[k]
            self.move_bases()
            board.die = chance.below(6) + 1
            if turn < 2:
                board.die = pair % 6 + 1 if turn == 0 else pair // 6 % 6 + 1
            self.take_luck_back(board)
            best = board.find_choices()
            if best > 1:
                best = self.decide(board, 0)
                for k in range(4):
                    self.before[k] = self.best_win[k]
            else:
                best -= 1
            board.take(best)
            self.settle(board)
            made += 1
        self.judge(board)
        for k in range(4):
            self.win[k] -= self.luck[k]
            if made <= halfway:
                self.halfway_win[k] = self.win[k]

    def play_fair(self, board: Board, turns: cython.int, first: cython.int, chance: Chance):
        """As `play_on`, but `win` without the luck of the dice on the way: what each die changed, against the mean of
        the six, is taken back, which leaves the mean as it is and far less scatter. `first`: the first die.
        """
        best: cython.int
        turn: cython.int
        roll: cython.int
        k: cython.int
        for k in range(4):
            self.luck[k] = 0
        for turn in range(turns):
            if board.over:
                break
            self.move_bases()
            for roll in range(6):
                self.child.copy(board)
                self.child.die = roll + 1
                best = self.decide(self.child, 0)
                self.face_line[roll] = self.child.found[best] if best >= 0 else -1
                for k in range(4):
                    self.face_win[roll][k] = self.best_win[k]
                    self.luck[k] -= self.best_win[k] / 6
            roll = first if turn == 0 else chance.below(6)
            for k in range(4):
                self.luck[k] += self.face_win[roll][k]
            board.die = roll + 1
            board.take_line(self.face_line[roll])
            self.settle(board)
        self.foresee(board, 1)
        for k in range(4):
            self.win[k] -= self.luck[k]

    # -------------------------------------------------------------------------------------------- yardsticks

    def greedy(self, board: Board, chance: Chance):
        """The choice that changes the own score most at once, less 0.3 of the others'; ties by chance."""
        i: cython.int
        k: cython.int
        best: cython.int = -1
        ties: cython.int = 0
        worth: cython.int
        most: cython.int = -100000
        seat: cython.int = board.chooser()
        n: cython.int = board.find_choices()
        for i in range(n):
            self.trial.copy(board)
            if not board.pending:
                self.trial.lay(board.found[i])
            worth = 0
            for k in range(4):
                worth += (self.trial.score(k) - board.score(k)) * (10 if k == seat else -3)
            if worth > most:
                most = worth
                ties = 0
            if worth == most:
                ties += 1
                if chance.below(ties) == 0:
                    best = i
        return best

    def flat(self, board: Board, playouts: cython.int, chance: Chance):
        """The choice that wins most of its equal part of `playouts` random games to the end."""
        i: cython.int
        j: cython.int
        k: cython.int
        best: cython.int = 0
        seat: cython.int = board.chooser()
        n: cython.int = board.find_choices()
        if n < 2:
            return n - 1
        for i in range(n):
            for k in range(4):
                self.sums[i][k] = 0
            for j in range(playouts // n):
                self.trial.copy(board)
                self.trial.found[i] = board.found[i]
                self.trial.take(i)
                self.trial.play_out(chance)
                self.shares(self.trial)
                for k in range(4):
                    self.sums[i][k] += self.win[k]
            if self.sums[i][seat] > self.sums[best][seat]:
                best = i
        return best

    # ------------------------------------------------------------------------------------------- from Python

    def judged(self, board: Board) -> list[float]:
        """The network's win chances of a position in which nobody has to decide, by seat number."""
        self.forget_bases()
        self.judge(board)
        return [self.win[k] for k in range(4)]

    def searched(self, board: Board, depth: cython.int) -> tuple[int, list[list[float]]]:
        """(the best choice, the win chances after each choice) by search; see `decide`."""
        best: cython.int
        with cython.nogil:
            self.forget_bases()
            best = self.decide(board, depth)
        count = max(1, board.find_choices())
        return best, [[self.sums[i][k] for k in range(4)] for i in range(count)]

    def rollouts(
        self, board: Board, choice: cython.int, count: cython.int, turns: cython.int, seed: int
    ) -> list[float]:
        """The mean win chances over `count` times `turns` turns after one choice (-1: a pass); see `play_on`.

        The same seed means the same dice, whichever choice they follow; the first two are all pairs in turn.
        """
        return self.halved_rollouts(board, choice, count, turns, turns, seed)[1]

    def halved_rollouts(
        self, board: Board, choice: cython.int, count: cython.int, halfway: cython.int, turns: cython.int, seed: int
    ) -> tuple[list[float], list[float]]:
        """As `rollouts`: the mean win chances judged after `halfway` turns, and where they end."""
        i: cython.int
        k: cython.int
        pair: cython.int
        chance: Chance = Chance(seed)
        line: cython.int
        sums: cython.double[4]
        ends: cython.double[4]
        if not cython.compiled:
            sums, ends = [0.0] * 4, [0.0] * 4
        with cython.nogil:
            for k in range(4):
                sums[k] = ends[k] = 0
            board.find_choices()
            line = board.found[choice] if choice >= 0 else -1
            self.forget_bases()
            self.spare2.copy(board)
            self.spare2.take_line(line)
            self.settle(self.spare2)
            pair = chance.below(36)
            for i in range(count):
                self.forget_bases()
                self.child.copy(self.spare2)
                self.play_on(self.child, halfway, turns, pair + i, chance)
                for k in range(4):
                    sums[k] += self.halfway_win[k]
                    ends[k] += self.win[k]
        return [sums[k] / count for k in range(4)], [ends[k] / count for k in range(4)]

    def fair_rollouts(
        self, board: Board, choice: cython.int, count: cython.int, turns: cython.int, seed: int
    ) -> tuple[list[float], list[float]]:
        """The mean win chances over `count` rollouts without their luck after one choice (-1: a pass), and the means
        of their squares; see `play_fair`. The first dice are all faces in turn.
        """
        i: cython.int
        k: cython.int
        chance: Chance = Chance(seed)
        line: cython.int
        sums: cython.double[4]
        squares: cython.double[4]
        if not cython.compiled:
            sums, squares = [0.0] * 4, [0.0] * 4
        with cython.nogil:
            for k in range(4):
                sums[k] = squares[k] = 0
            board.find_choices()
            line = board.found[choice] if choice >= 0 else -1
            self.forget_bases()
            self.spare2.copy(board)
            self.spare2.take_line(line)
            self.settle(self.spare2)
            for i in range(count):
                self.forget_bases()
                self.walker.copy(self.spare2)
                self.play_fair(self.walker, turns, i % 6, chance)
                for k in range(4):
                    sums[k] += self.win[k]
                    squares[k] += self.win[k] * self.win[k]
        return [sums[k] / count for k in range(4)], [squares[k] / count for k in range(4)]

    def foreseen(self, board: Board, depth: cython.int) -> list[float]:
        """The win chances of any position by search: a die or a decision may be next, or nothing."""
        if board.chooser() >= 0:
            best, sums = self.searched(board, depth)
            return sums[max(0, best)]
        with cython.nogil:
            self.forget_bases()
            self.foresee(board, depth)
        return [self.win[k] for k in range(4)]

    def greediest(self, board: Board, chance: Chance) -> int:
        """See `greedy`."""
        return self.greedy(board, chance)

    def flattest(self, board: Board, playouts: cython.int, chance: Chance) -> int:
        """See `flat`."""
        best: cython.int
        with cython.nogil:
            best = self.flat(board, playouts, chance)
        return best

    def inputs(self, board: Board) -> list[tuple[int, float]]:
        """What the network sees."""
        self.describe(board, self.sheet)
        return self.sheet.inputs()
