"""Self-play of Head of the Line: the network plays itself and learns from what came of it, TD(lambda)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance
    from .line import Board
    from .line_mind import Mind
    from .net import Net, Sheet


@cython.final
@cython.cclass
class School:
    """Plays games and takes a step of learning after each."""

    def __init__(self, net: Net, seed: int) -> None:
        if not cython.compiled:
            self.seats = [0] * 150
            self.turn = [0] * 150
            self.wild = [0] * 150
            self.win = [[0.0] * 4 for _ in range(150)]
            self.after = [[0.0] * 4 for _ in range(150)]
            self.mean = [[0.0] * 4 for _ in range(150)]
            self.target = [0.0] * 8
        self.net = net
        self.mind = Mind(net, 0)
        self.chance = Chance(seed)
        self.sheets = [Sheet() for _ in range(150)]

    def play(self, board: Board, stray: cython.float):
        """Play a game to the end, noting every position in which a die is to be rolled; how many."""
        count: cython.int = 0
        best: cython.int = -1
        found: cython.int
        roll: cython.int
        rolled: cython.int
        n: cython.int
        k: cython.int
        sheet: Sheet
        mind: Mind = self.mind
        while not board.over and count < 150:
            sheet = self.sheets[count]
            mind.describe(board, sheet)
            self.seats[count] = mind.in_play(board)
            self.turn[count] = board.turn
            self.net.forward(sheet, self.seats[count])
            for k in range(4):
                self.win[count][(board.turn + k) & 3] = sheet.out[k]
            for k in range(4):
                self.mean[count][k] = 0
            rolled = self.chance.below(6) + 1
            mind.forget_bases()
            for roll in range(1, 7):
                board.die = roll
                found = mind.decide(board, 0)
                for k in range(4):
                    self.mean[count][k] += mind.best_win[k] / 6
                if roll == rolled:
                    best = found
                    for k in range(4):
                        self.after[count][k] = mind.best_win[k]
            board.die = rolled
            n = board.find_choices()
            self.wild[count] = 0
            if n > 1 and self.chance.below(1000) < stray * 1000:
                self.wild[count] = 1
                best = self.chance.below(n)
            board.take(best)
            mind.settle(board)
            count += 1
        return count

    def learn(self, board: Board, count: cython.int, rate: cython.float, trust: cython.float):
        """Learn from a finished game.

        A position's target is the mean judgement over the six rolls, best play each time, plus `trust` times what the
        next position's target says beyond its judgement. So a lucky roll teaches nothing, and an outcome only what was
        not foreseen. What follows a random move does not count.
        """
        i: cython.int
        k: cython.int
        seat: cython.int
        beyond: cython.float
        outcome: cython.float[4]
        if not cython.compiled:
            outcome = [0.0] * 4
        self.mind.shares(board)
        for k in range(4):
            outcome[k] = self.mind.win[k]
        for i in range(count - 1, -1, -1):
            for k in range(4):
                beyond = 0 if self.wild[i] else outcome[k] - self.after[i][k]
                outcome[k] = self.mean[i][k] + trust * beyond
            for k in range(4):
                seat = (self.turn[i] + k) & 3
                self.target[k] = outcome[seat]
                self.target[4 + k] = board.score(seat) / cython.cast(cython.float, 40)
            if cython.compiled:
                self.net.learn(self.sheets[i], self.seats[i], cython.address(self.target[0]), rate, 0.5)
            else:
                self.net.learn(self.sheets[i], self.seats[i], self.target, rate, 0.5)

    def lessons(self, players: int, games: int, rate: float, trust: float, stray: float) -> tuple[int, float]:
        """Play and learn.

        Args:
            players: how many seats are in play; which ones varies.
            games: how many games.
            rate: length of the steps.
            trust: lambda, how much of an outcome reaches back past each judgement.
            stray: the share of random moves.

        Returns:
            Positions seen, and the mean squared error of the win chances in the middle of the games.
        """
        board: Board = Board()
        seat: cython.int
        k: cython.int
        count: cython.int
        seats: cython.int
        middle: cython.int
        positions: cython.int = 0
        error: cython.double = 0
        for _ in range(games):
            seats = 0
            if players == 2 and self.chance.below(10) < 7:
                seats = 5 if self.chance.below(2) else 10
            while bits(seats) != players:
                seats = self.chance.below(16)
            seat = self.chance.below(4)
            while not seats >> seat & 1:
                seat = self.chance.below(4)
            board.hub_only = self.chance.below(5) == 0
            board.start(seats, seat)
            count = self.play(board, stray)
            if not board.over:
                continue
            self.mind.shares(board)
            middle = count // 2
            for k in range(4):
                error += (self.mind.win[k] - self.win[middle][k]) ** 2
            self.learn(board, count, rate, trust)
            positions += count
        return positions, error / games


def bits(number: cython.int) -> cython.int:
    """How many bits are set."""
    return (number & 1) + (number >> 1 & 1) + (number >> 2 & 1) + (number >> 3 & 1)
