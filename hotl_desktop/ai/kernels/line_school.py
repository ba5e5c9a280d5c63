"""Self-play of Head of the Line: the network plays itself and learns from what came of it (see `lesson`)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance
    from .lesson import Lesson
    from .line import Board
    from .line_mind import Mind
    from .net import Net

LONGEST = 150
"""So many positions of a game are noted at most."""
ASTRAY = 12
"""So many random moves a game may begin with."""


@cython.final
@cython.cclass
class School:
    """Plays games until a lesson is full, and learns from it."""

    def __init__(self, net: Net, seed: int, room: int) -> None:
        """Args: net: what learns. seed: of all dice and random moves. room: how many positions make a lesson."""
        self.net = net
        self.mind = Mind(net, 0)
        self.chance = Chance(seed)
        self.lesson = Lesson(net, room, LONGEST)

    def play(self, board: Board, start: cython.int, astray: cython.int, stray: cython.float):
        """Play a game to the end and note every position in which a die is to be rolled, from place `start` on.

        What was expected is the mean over the six rolls, with the best choice each time.

        Args:
            board: before the first die.
            start: the first place.
            astray: so many moves at the beginning are random, and not noted.
            stray: the share of random moves after them.

        Returns:
            The place after the last.
        """
        place: cython.int = start
        best: cython.int
        found: cython.int
        roll: cython.int
        rolled: cython.int
        n: cython.int
        k: cython.int
        mind: Mind = self.mind
        lesson: Lesson = self.lesson
        while not board.over and place < start + LONGEST:
            rolled = self.chance.below(6) + 1
            if astray > 0:
                astray -= 1
                board.die = rolled
                n = board.find_choices()
                board.take(self.chance.below(n) if n else -1)
                mind.settle(board)
                continue
            mind.describe(board, lesson.sheets[place])
            lesson.note(place, board.turn, mind.in_play(board))
            for k in range(4):
                lesson.expected[4 * place + k] = 0
            best = -1
            mind.forget_bases()
            for roll in range(1, 7):
                board.die = roll
                found = mind.decide(board, 0)
                for k in range(4):
                    lesson.expected[4 * place + k] += mind.best_win[k] / 6
                if roll == rolled:
                    best = found
                    for k in range(4):
                        lesson.followed[4 * place + k] = mind.best_win[k]
            board.die = rolled
            n = board.find_choices()
            if n > 1 and self.chance.below(1000) < stray * 1000:
                lesson.stray[place] = 1
                best = self.chance.below(n)
            board.take(best)
            mind.settle(board)
            place += 1
        return place

    def teach(self, players: int, rate: float, trust: float, stray: float) -> tuple[int, int, float, float]:
        """Play and learn.

        Args:
            players: how many seats are in play; which ones varies. One game in five has the other launch rule, one in
                three begins with random moves.
            rate: length of the steps.
            trust: lambda, see `lesson`.
            stray: the share of random moves.

        Returns:
            Games, positions, and the mean squared error of the win chances in the middle of the games, over all seats:
            against the outcome, and against the targets, which have less luck in them.
        """
        board: Board = Board()
        lesson: Lesson = self.lesson
        k: cython.int
        seat: cython.int
        seats: cython.int
        start: cython.int
        middle: cython.int
        count: cython.int = 0
        games: cython.int = 0
        error: cython.double = 0
        fair_error: cython.double = 0
        while count < lesson.room:
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
            start = count
            count = self.play(board, start, self.chance.below(ASTRAY + 1) if self.chance.below(3) == 0 else 0, stray)
            if not board.over:
                count = start
            if count == start:
                continue
            self.mind.shares(board)
            middle = (start + count) // 2
            for k in range(4):
                lesson.outcome[k] = self.mind.win[k]
                lesson.points[k] = board.score(k)
                error += (self.mind.win[k] - lesson.told[4 * middle + k]) ** 2
            lesson.look_back(start, count, trust)
            fair_error += lesson.missed(middle)
            games += 1
        lesson.learn(count, rate, self.chance)
        return games, count, error / games, fair_error / games


def bits(number: cython.int) -> cython.int:
    """How many bits are set."""
    return (number & 1) + (number >> 1 & 1) + (number >> 2 & 1) + (number >> 3 & 1)
