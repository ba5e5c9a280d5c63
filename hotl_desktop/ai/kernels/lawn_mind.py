"""Judging and searching positions of Get Off My Lawn: the network's eyes, expectimax over dice, playouts, greed."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance
    from .lawn import BYTES, HIGH, LOW, ROWS, Lawn
    from .net import Base, Net, Sheet

    put = Sheet.put
else:
    from cython.cimports.hotl_desktop.ai.kernels.inlines import put
    from cython.cimports.hotl_desktop.ai.kernels.lawn import BYTES, HIGH, LOW, ROWS

INPUTS = 660
"""Of the network: 6 rows x 73 (`describe_row`), 4 seats x 50 from 440 on (`describe_seat`), 20 of the table from 640
on; seats counted clockwise from the one who moves, rows mirrored so that mirror images look the same.
"""


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
            self.points = [0] * 4
            self.luck = [0.0] * 4
            self.face_win = [[0.0] * 4 for _ in range(6)]
        self.net = net
        self.sheet = Sheet()
        self.base0, self.base1, self.base2, self.base3 = (
            (Base(), Base(), Base(), Base()) if above is None else (above.base0, above.base1, above.base2, above.base3)
        )
        self.trial = Lawn()
        self.child = Lawn()
        self.face_child = Lawn()
        self.walker = Lawn()
        self.deeper = Mind(net, depth - 1, self) if depth > 0 else None

    # ------------------------------------------------------------------------------------- the network's eyes

    def describe(self, lawn: Lawn, sheet: Sheet):
        """Fill the inputs of the network for a position in which a seat is to decide."""
        i: cython.int
        sheet.clear()
        for i in range(6):
            self.describe_row(lawn, sheet, i)
        self.count_dice(lawn)
        for i in range(4):
            self.describe_seat(lawn, sheet, i)
        self.describe_table(lawn, sheet)

    def count_dice(self, lawn: Lawn):
        """Count the staged and the collapsed dice of each seat, in a byte each: `staged` and `fallen`."""
        i: cython.int
        self.staged = 0
        self.fallen = 0
        for i in range(6):
            self.staged += lawn.waiting[i]
            self.fallen += lawn.down[i]
        self.staged += self.staged >> 32

    def describe_row(self, lawn: Lawn, sheet: Sheet, row: cython.int):
        """From 73 x row on: 5 positions x 5 (seats, Power Die), 4 captors, 2 sides x 4 seats x 2 staged, 4 seats x
        5 dice counts, 4 seats x (strong enough to enter, to advance).
        """
        i: cython.int
        k: cython.int
        seat: cython.int
        count: cython.int
        base: cython.int = 73 * row
        view: cython.int = lawn.turn
        ahead: cython.int = 0
        back: cython.int = 0
        flip: cython.int
        for i in range(5):
            k = lawn.cells[row] >> 8 * i & 255
            ahead = 6 * ahead + (k - view & 3 if k < 4 else k)
            k = lawn.cells[row] >> 8 * (4 - i) & 255
            back = 6 * back + (k - view & 3 if k < 4 else k)
        if ahead == back:
            for k in range(4):
                seat = view + k & 3
                ahead = 9 * ahead + (lawn.waiting[row] >> 8 * seat & 255)
                back = 9 * back + (lawn.waiting[row] >> 32 + 8 * seat & 255)
        flip = back > ahead
        for i in range(5):
            k = lawn.cells[row] >> 8 * (4 - i if flip else i) & 255
            if k < 4:
                put(sheet, base + 5 * i + (k - view & 3), 1)
            elif k == 4:
                put(sheet, base + 5 * i + 4, 1)
        if lawn.captor[row] < 4:
            put(sheet, base + 25 + (lawn.captor[row] - view & 3), 1)
        for k in range(4):
            seat = view + k & 3
            if lawn.waits >> 8 * row + seat & 17:
                for i in range(2):
                    count = lawn.waiting[row] >> 32 * (i ^ flip) + 8 * seat & 255
                    if count:
                        put(sheet, base + 29 + 8 * i + 2 * k, 1)
                        if count > 1:
                            put(sheet, base + 30 + 8 * i + 2 * k, count - 1)
            count = (lawn.packed[row] >> 3 * seat & 7) - (lawn.captor[row] == seat)
            if count:
                put(sheet, base + 44 + 5 * k + count, 1)
            if lawn.able >> 8 * row + 4 + seat & 1:
                put(sheet, base + 65 + k, 1)
                if lawn.able >> 8 * row + seat & 1:
                    put(sheet, base + 69 + k, 1)

    def describe_seat(self, lawn: Lawn, sheet: Sheet, k: cython.int):
        """From 440 + 50 k on: 6 faces x 3 of the Player Row, 6 lowest, 6 highest, 6 collapsed, then single numbers."""
        i: cython.int
        count: cython.int
        seat: cython.int = lawn.turn + k & 3
        base: cython.int = 440 + 50 * k
        waits: cython.int = self.staged >> 8 * seat & 255
        down: cython.int = self.fallen >> 8 * seat & 255
        faces: cython.int = lawn.faces(seat)
        for i in range(6):
            count = lawn.hand[seat] >> 8 * i & 255
            if count:
                put(sheet, base + 3 * i + (count if count < 3 else 3) - 1, 1)
        if down:
            for i in range(6):
                count = lawn.down[i] >> 8 * seat & 255
                if count:
                    put(sheet, base + 30 + i, count)
            put(sheet, base + 38, down / cython.cast(cython.float, 2))
        if faces:
            put(sheet, base + 18 + LOW[faces], 1)
            put(sheet, base + 24 + HIGH[faces], 1)
            put(sheet, base + 36, (lawn.hand[seat] * BYTES >> 56 & 255) / cython.cast(cython.float, 8))
        if waits:
            put(sheet, base + 37, waits / cython.cast(cython.float, 4))
        if lawn.strikes[seat]:
            put(sheet, base + 38 + lawn.strikes[seat], 1)
        if lawn.out >> seat & 1:
            put(sheet, base + 42, 1)
        elif not faces and not down and not waits:
            put(sheet, base + 43, 1)
        if lawn.able >> 4 + seat & lawn.ends[seat]:
            put(sheet, base + 44, 1)
        if lawn.able & (lawn.waits | lawn.waits >> 4) & ROWS << seat:
            put(sheet, base + 45, 1)

    def describe_table(self, lawn: Lawn, sheet: Sheet):
        """From 486 + 50 k on: points, margin and how safe it is; from 640 on what is of nobody."""
        i: cython.int
        k: cython.int
        seat: cython.int
        best: cython.int
        dice: cython.int
        on_lawn: cython.int = 0
        powers: cython.int = 0
        margin: cython.float
        for i in range(4):
            self.points[i] = lawn.score(i)
        for k in range(4):
            seat = lawn.turn + k & 3
            best = -1000
            for i in range(4):
                if i != seat and self.points[i] > best:
                    best = self.points[i]
            margin = self.points[seat] - best
            put(sheet, 486 + 50 * k, self.points[seat] / cython.cast(cython.float, 40))
            put(sheet, 487 + 50 * k, margin / 40)
            dice = lawn.hand[seat] * BYTES >> 56 & 255
            on_lawn += dice
            dice += (self.fallen >> 8 * seat & 255) + (self.staged >> 8 * seat & 255)
            margin = margin / (6 + 3 * dice)
            put(sheet, 488 + 50 * k, 2 if margin > 2 else -2 if margin < -2 else margin)
        for i in range(6):
            powers += lawn.captor[i] == 4
        i = on_lawn // 3
        put(sheet, 640 + (i if i < 11 else 10), 1)
        if lawn.rolled:
            put(sheet, 652, 1)
        if lawn.solo:
            put(sheet, 653, 1)
        put(sheet, 654, lawn.quiet / cython.cast(cython.float, 40))
        put(sheet, 655, powers / cython.cast(cython.float, 6))

    # ---------------------------------------------------------------------------------------------- judging

    def shares(self, lawn: Lawn):
        """`win` of a match that is over: equal highest scores share it."""
        seat: cython.int
        points: cython.int
        best: cython.int = -1
        winners: cython.int = 0
        for seat in range(4):
            points = self.points[seat] = lawn.score(seat)
            if points > best:
                best = points
                winners = 0
            winners += points == best
        for seat in range(4):
            self.win[seat] = cython.cast(cython.float, 1) / winners if self.points[seat] == best else 0

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

    def judge(self, lawn: Lawn):
        """`win` of a position in which a seat is to decide, by the network alone."""
        k: cython.int
        if lawn.turn == 0:
            self.judge_from(lawn, self.sheet, self.base0)
        elif lawn.turn == 1:
            self.judge_from(lawn, self.sheet, self.base1)
        elif lawn.turn == 2:
            self.judge_from(lawn, self.sheet, self.base2)
        else:
            self.judge_from(lawn, self.sheet, self.base3)
        for k in range(4):
            self.win[lawn.turn + k & 3] = self.sheet.out[k]

    def judge_from(self, lawn: Lawn, sheet: Sheet, base: Base):
        """Judge a position, on `sheet`, by what differs from the base of its view: only that is described."""
        i: cython.int
        seat: cython.int
        down: cython.int
        key: cython.ulonglong
        key2: cython.ulonglong
        able: cython.ulonglong = lawn.able & (lawn.waits | lawn.waits >> 4)
        for i in range(6):
            key = lawn.captor[i]
            if not base.same(i, lawn.cells[i] | key << 40, lawn.waiting[i]):
                sheet.clear()
                self.describe_row(lawn, sheet, i)
                base.compare(i, sheet)
        self.count_dice(lawn)
        for i in range(4):
            seat = lawn.turn + i & 3
            key2 = lawn.strikes[seat] | (lawn.out >> seat & 1) << 2 | (self.staged >> 8 * seat & 255) << 8
            if lawn.able >> 4 + seat & lawn.ends[seat]:
                key2 |= 16
            if able >> seat & ROWS:
                key2 |= 32
            down = self.fallen >> 8 * seat & 255
            if down:
                for down in range(6):
                    key = lawn.down[down] >> 8 * seat & 15
                    key2 |= key << 16 + 4 * down
            if not base.same(6 + i, lawn.hand[seat], key2):
                sheet.clear()
                self.describe_seat(lawn, sheet, i)
                base.compare(6 + i, sheet)
        sheet.clear()
        self.describe_table(lawn, sheet)
        base.compare(10, sheet)
        self.net.forward_near(sheet, 15, base)

    def decide(self, lawn: Lawn, depth: cython.int):
        """Judge every legal action by search of `depth` decisions beyond it: `sums` has the chances after each; the
        best one's number. Leaves the best chances in `best_win`.
        """
        i: cython.int
        k: cython.int
        best: cython.int = 0
        seat: cython.int = lawn.turn
        n: cython.int = lawn.find_choices()
        for i in range(n):
            self.trial.copy(lawn)
            self.trial.take(lawn.found[i])
            self.foresee(self.trial, depth)
            for k in range(4):
                self.sums[i][k] = self.win[k]
            if i == 0 or self.win[seat] > self.sums[best][seat]:
                best = i
        for k in range(4):
            self.best_win[k] = self.sums[best][k]
        return best

    def foresee(self, lawn: Lawn, depth: cython.int):
        """`win` of any position: the mean over an awaited die; then the best decision, if `depth` is not 0.

        A round that is followed by another is judged as it stands, as if it were the last.
        """
        face: cython.int
        k: cython.int
        win: cython.float[4]
        if lawn.phase >= 4:
            self.shares(lawn)
            return
        if lawn.phase == 0:
            if depth == 0:
                self.judge(lawn)
                return
            self.child.copy(lawn)
            self.deeper.decide(self.child, depth - 1)
            for k in range(4):
                self.win[k] = self.deeper.best_win[k]
            return
        if not cython.compiled:
            win = [0.0] * 4
        for k in range(4):
            win[k] = 0
        for face in range(6):
            self.face_child.copy(lawn)
            self.face_child.roll(face)
            self.foresee(self.face_child, depth)
            for k in range(4):
                win[k] += self.win[k]
        for k in range(4):
            self.win[k] = win[k] / 6

    def play_on(self, lawn: Lawn, turns: cython.int, chance: Chance):
        """`win` after `turns` more turns in which every seat does what the network thinks best, judged then by it."""
        seat: cython.int = -1
        while lawn.phase < 4:
            if lawn.phase:
                lawn.roll(chance.below(6))
                continue
            if lawn.turn != seat or not lawn.rolled:
                if turns == 0:
                    self.judge(lawn)
                    return
                turns -= 1
                seat = lawn.turn
            self.move_bases()
            lawn.take(lawn.found[self.decide(lawn, 0) if lawn.find_choices() > 1 else 0])
        self.shares(lawn)

    def play_fair(self, lawn: Lawn, turns: cython.int, first: cython.int, chance: Chance):
        """As `play_on`, but `win` without the luck of the dice on the way: what each die changed, against the mean of
        the six, is taken back, which leaves the mean as it is and less scatter. `first`: the first die, or -1. Such
        luck adds up in `luck`, so that play can go on from where it ended.
        """
        seat: cython.int = -1
        face: cython.int
        k: cython.int
        while lawn.phase < 4:
            if lawn.phase:
                for face in range(6):
                    self.face_child.copy(lawn)
                    self.face_child.roll(face)
                    self.foresee(self.face_child, 0)
                    for k in range(4):
                        self.face_win[face][k] = self.win[k]
                        self.luck[k] -= self.win[k] / 6
                face = chance.below(6) if first < 0 else first
                first = -1
                for k in range(4):
                    self.luck[k] += self.face_win[face][k]
                lawn.roll(face)
                continue
            if lawn.turn != seat or not lawn.rolled:
                if turns == 0:
                    break
                turns -= 1
                seat = lawn.turn
            self.move_bases()
            lawn.take(lawn.found[self.decide(lawn, 0) if lawn.find_choices() > 1 else 0])
        if lawn.phase < 4:
            self.decide(lawn, 0)
            for k in range(4):
                self.win[k] = self.best_win[k]
        else:
            self.shares(lawn)
        for k in range(4):
            self.win[k] -= self.luck[k]

    # -------------------------------------------------------------------------------------------- yardsticks

    def greedy(self, lawn: Lawn, chance: Chance):
        """The action that changes the own score most at once, less 0.3 of the others'; ties by chance.

        A die brought onto the Lawn is worth 0.6 beside, a roll -0.1, staging -0.2, a reclaim -0.6, a pass -0.7.
        """
        i: cython.int
        k: cython.int
        kind: cython.int
        best: cython.int = 0
        ties: cython.int = 0
        worth: cython.int
        most: cython.int = -100000
        n: cython.int = lawn.find_choices()
        for i in range(n):
            kind = lawn.found[i] >> 7
            if 1 <= kind <= 4:
                self.trial.copy(lawn)
                self.trial.take(lawn.found[i])
                worth = 6
                for k in range(4):
                    worth += (self.trial.score(k) - lawn.score(k)) * (10 if k == lawn.turn else -3)
            else:
                worth = -1 if kind == 0 else -2 if kind == 5 else -6 if kind == 7 else -7 if kind == 8 else 0
            if worth > most:
                most = worth
                ties = 0
            if worth == most:
                ties += 1
                if chance.below(ties) == 0:
                    best = i
        return best

    def flat(self, lawn: Lawn, playouts: cython.int, chance: Chance):
        """The action that wins most of its equal part of `playouts` random matches to the end."""
        i: cython.int
        j: cython.int
        k: cython.int
        best: cython.int = 0
        seat: cython.int = lawn.turn
        n: cython.int = lawn.find_choices()
        if n < 2:
            return 0
        for i in range(n):
            for k in range(4):
                self.sums[i][k] = 0
            for j in range(playouts // n):
                self.trial.copy(lawn)
                self.trial.take(lawn.found[i])
                self.trial.play_out(chance)
                self.shares(self.trial)
                for k in range(4):
                    self.sums[i][k] += self.win[k]
            if self.sums[i][seat] > self.sums[best][seat]:
                best = i
        return best

    # ------------------------------------------------------------------------------------------- from Python

    def judged(self, lawn: Lawn) -> list[float]:
        """The network's win chances of a position in which a seat is to decide, by seat number."""
        self.forget_bases()
        self.judge(lawn)
        return [self.win[k] for k in range(4)]

    def searched(self, lawn: Lawn, depth: cython.int) -> tuple[int, list[list[float]]]:
        """(the best choice, the win chances after each choice) by search; see `decide`."""
        best: cython.int
        with cython.nogil:
            self.forget_bases()
            best = self.decide(lawn, depth)
        return best, [[self.sums[i][k] for k in range(4)] for i in range(lawn.find_choices())]

    def rollouts(self, lawn: Lawn, choice: cython.int, count: cython.int, turns: cython.int, seed: int) -> list[float]:
        """The mean win chances over `count` times `turns` turns after one legal action; see `play_on`.

        The same seed means the same dice, whichever action they follow.
        """
        i: cython.int
        k: cython.int
        chance: Chance = Chance(seed)
        sums: cython.double[4]
        if not cython.compiled:
            sums = [0.0] * 4
        with cython.nogil:
            for k in range(4):
                sums[k] = 0
            lawn.find_choices()
            self.child.copy(lawn)
            self.child.take(lawn.found[choice])
            for i in range(count):
                self.forget_bases()
                self.walker.copy(self.child)
                self.play_on(self.walker, turns, chance)
                for k in range(4):
                    sums[k] += self.win[k]
        return [sums[k] / count for k in range(4)]

    def fair_rollouts(
        self, lawn: Lawn, choice: cython.int, count: cython.int, turns: cython.int, seed: int
    ) -> tuple[list[float], list[float]]:
        """The mean win chances over `count` rollouts without their luck after one legal action, and the means of their
        squares; see `play_fair`. The first dice are all faces in turn.
        """
        i: cython.int
        k: cython.int
        chance: Chance = Chance(seed)
        sums: cython.double[4]
        squares: cython.double[4]
        if not cython.compiled:
            sums, squares = [0.0] * 4, [0.0] * 4
        with cython.nogil:
            for k in range(4):
                sums[k] = squares[k] = 0
            lawn.find_choices()
            self.child.copy(lawn)
            self.child.take(lawn.found[choice])
            for i in range(count):
                self.forget_bases()
                self.walker.copy(self.child)
                for k in range(4):
                    self.luck[k] = 0
                self.play_fair(self.walker, turns, i % 6, chance)
                for k in range(4):
                    sums[k] += self.win[k]
                    squares[k] += self.win[k] * self.win[k]
        return [sums[k] / count for k in range(4)], [squares[k] / count for k in range(4)]

    def halved_rollouts(
        self, lawn: Lawn, choice: cython.int, count: cython.int, halfway: cython.int, turns: cython.int, seed: int
    ) -> tuple[list[float], list[float]]:
        """The mean win chances over `count` rollouts without their luck after one legal action, judged after `halfway`
        turns, and where they end after `turns`; see `play_fair`. The first dice are faces in turn, from any one on.
        """
        i: cython.int
        k: cython.int
        first: cython.int
        chance: Chance = Chance(seed)
        sums: cython.double[4]
        ends: cython.double[4]
        if not cython.compiled:
            sums, ends = [0.0] * 4, [0.0] * 4
        with cython.nogil:
            for k in range(4):
                sums[k] = ends[k] = 0
            lawn.find_choices()
            self.child.copy(lawn)
            self.child.take(lawn.found[choice])
            first = chance.below(6)
            for i in range(count):
                self.forget_bases()
                self.walker.copy(self.child)
                for k in range(4):
                    self.luck[k] = 0
                self.play_fair(self.walker, halfway, (first + i) % 6, chance)
                for k in range(4):
                    sums[k] += self.win[k]
                if turns > halfway:
                    self.play_fair(self.walker, turns - halfway, -1, chance)
                for k in range(4):
                    ends[k] += self.win[k]
        return [sums[k] / count for k in range(4)], [ends[k] / count for k in range(4)]

    def foreseen(self, lawn: Lawn, depth: cython.int) -> list[float]:
        """The win chances of any position by search: a die or a decision may be next, or nothing."""
        with cython.nogil:
            self.forget_bases()
            self.foresee(lawn, depth)
        return [self.win[k] for k in range(4)]

    def greediest(self, lawn: Lawn, chance: Chance) -> int:
        """See `greedy`."""
        return self.greedy(lawn, chance)

    def flattest(self, lawn: Lawn, playouts: cython.int, chance: Chance) -> int:
        """See `flat`."""
        best: cython.int
        with cython.nogil:
            best = self.flat(lawn, playouts, chance)
        return best

    def inputs(self, lawn: Lawn) -> list[tuple[int, float]]:
        """What the network sees."""
        self.describe(lawn, self.sheet)
        return self.sheet.inputs()
