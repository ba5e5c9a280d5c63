"""Self-play of Get Off My Lawn: the network plays itself and learns from what came of it, TD(lambda)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance
    from .lawn import Lawn
    from .lawn_mind import Mind
    from .net import Net, Sheet


@cython.final
@cython.cclass
class School:
    """Plays games and takes a step of learning after each."""

    def __init__(self, net: Net, seed: int) -> None:
        if not cython.compiled:
            self.turn = [0] * 800
            self.wild = [0] * 800
            self.win = [[0.0] * 4 for _ in range(800)]
            self.after = [[0.0] * 4 for _ in range(800)]
            self.target = [0.0] * 8
        self.net = net
        self.mind = Mind(net, 0)
        self.chance = Chance(seed)
        self.sheets = [Sheet() for _ in range(800)]

    def play(self, lawn: Lawn, stray: cython.float):
        """Play a round to the end, noting every position in which a seat decides; how many."""
        count: cython.int = 0
        best: cython.int
        n: cython.int
        k: cython.int
        sheet: Sheet
        mind: Mind = self.mind
        while lawn.phase != 5 and count < 800:
            if lawn.phase:
                lawn.roll(self.chance.below(6))
                continue
            sheet = self.sheets[count]
            mind.describe(lawn, sheet)
            self.turn[count] = lawn.turn
            self.net.forward(sheet, 15)
            for k in range(4):
                self.win[count][(lawn.turn + k) & 3] = sheet.out[k]
            n = lawn.find_choices()
            self.wild[count] = 0
            mind.forget_bases()
            best = mind.decide(lawn, 0)
            for k in range(4):
                self.after[count][k] = mind.best_win[k]
            if n > 1 and self.chance.below(1000) < stray * 1000:
                self.wild[count] = 1
                best = self.chance.below(n)
            lawn.take(lawn.found[best])
            count += 1
        return count

    def learn(self, lawn: Lawn, count: cython.int, rate: cython.float, trust: cython.float):
        """Learn from a finished round.

        A position's target is the judgement after its best action, the mean over the faces of a die, plus `trust` times
        what the next position's target says beyond its judgement. So a lucky die teaches nothing, and an outcome only
        what was not foreseen. What follows a random action does not count.
        """
        i: cython.int
        k: cython.int
        seat: cython.int
        beyond: cython.float
        outcome: cython.float[4]
        if not cython.compiled:
            outcome = [0.0] * 4
        self.mind.shares(lawn)
        for k in range(4):
            outcome[k] = self.mind.win[k]
        for i in range(count - 1, -1, -1):
            for k in range(4):
                beyond = 0
                if not self.wild[i] and i < count - 1:
                    beyond = outcome[k] - self.win[i + 1][k]
                outcome[k] = self.after[i][k] + trust * beyond
            for k in range(4):
                seat = (self.turn[i] + k) & 3
                self.target[k] = outcome[seat]
                self.target[4 + k] = lawn.row_points(seat) / cython.cast(cython.float, 40)
            if cython.compiled:
                self.net.learn(self.sheets[i], 15, cython.address(self.target[0]), rate, 0.5)
            else:
                self.net.learn(self.sheets[i], 15, self.target, rate, 0.5)

    def lessons(self, players: int, games: int, rate: float, trust: float, stray: float) -> tuple[int, float]:
        """Play and learn.

        Args:
            players: four.
            games: how many rounds; a third of them begin with points from rounds before.
            rate: length of the steps.
            trust: lambda, how much of an outcome reaches back past each judgement.
            stray: the share of random moves.

        Returns:
            Positions seen, and the mean squared error of the win chances in the middle of the games.
        """
        lawn: Lawn = Lawn()
        k: cython.int
        count: cython.int
        middle: cython.int
        before: cython.int
        positions: cython.int = 0
        error: cython.double = 0
        for _ in range(games):
            before = self.chance.below(3) == 0
            for k in range(4):
                lawn.totals[k] = self.chance.below(20) + self.chance.below(20) if before else 0
            lawn.rounds_left = 0
            lawn.deal(self.chance)
            count = self.play(lawn, stray)
            if lawn.phase != 5:
                continue
            self.mind.shares(lawn)
            middle = count // 2
            for k in range(4):
                error += (self.mind.win[k] - self.win[middle][k]) ** 2
            self.learn(lawn, count, rate, trust)
            positions += count
        return positions, error / games
