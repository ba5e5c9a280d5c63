"""Self-play of Get Off My Lawn: the network plays itself and learns from what came of it (see `lesson`)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance
    from .lawn import Lawn
    from .lawn_mind import Mind
    from .lesson import Lesson
    from .net import Net

LONGEST = 800
"""So many decisions of a round are noted at most."""
ASTRAY = 100
"""In so many decisions at the beginning of a round some may be random."""


@cython.final
@cython.cclass
class School:
    """Plays rounds until a lesson is full, and learns from it."""

    def __init__(self, net: Net, seed: int, room: int) -> None:
        """Args: net: what learns. seed: of all dice and random moves. room: how many positions make a lesson."""
        self.net = net
        self.mind = Mind(net, 0)
        self.chance = Chance(seed)
        self.lesson = Lesson(net, room, LONGEST)

    def play(self, lawn: Lawn, start: cython.int, astray: cython.int, stray: cython.float):
        """Play a round to the end and note every position in which a seat decides, from place `start` on.

        What was expected is the judgement after the best action, the mean over the faces of a die.

        Args:
            lawn: after the deal.
            start: the first place.
            astray: in so many decisions at the beginning every third action is random, and they are not noted.
            stray: the share of random actions after them.

        Returns:
            The place after the last.
        """
        place: cython.int = start
        best: cython.int
        n: cython.int
        k: cython.int
        mind: Mind = self.mind
        lesson: Lesson = self.lesson
        mind.forget_bases()
        while lawn.phase != 5 and place < start + LONGEST:
            if lawn.phase:
                lawn.roll(self.chance.below(6))
                continue
            mind.move_bases()
            best = mind.decide(lawn, 0)
            n = lawn.find_choices()
            if astray > 0:
                astray -= 1
                lawn.take(lawn.found[self.chance.below(n) if self.chance.below(3) == 0 else best])
                continue
            mind.describe(lawn, lesson.sheets[place])
            lesson.note(place, lawn.turn, 15)
            for k in range(4):
                lesson.expected[4 * place + k] = mind.best_win[k]
                if place > start:
                    lesson.followed[4 * place - 4 + k] = lesson.told[4 * place + k]
            if n > 1 and self.chance.below(1000) < stray * 1000:
                lesson.stray[place] = 1
                best = self.chance.below(n)
            lawn.take(lawn.found[best])
            place += 1
        return place

    def teach(self, players: int, rate: float, trust: float, stray: float) -> tuple[int, int, float, float]:
        """Play and learn.

        Args:
            players: four. One round in three begins with points from rounds before, every second with random actions.
            rate: length of the steps.
            trust: lambda, see `lesson`.
            stray: the share of random actions.

        Returns:
            Rounds, positions, and the mean squared error of the win chances in the middle of the rounds, over all
            seats: against the outcome, and against the targets, which have less luck in them.
        """
        lawn: Lawn = Lawn()
        lesson: Lesson = self.lesson
        k: cython.int
        before: cython.int
        start: cython.int
        middle: cython.int
        count: cython.int = 0
        games: cython.int = 0
        error: cython.double = 0
        fair_error: cython.double = 0
        while count < lesson.room:
            before = self.chance.below(3) == 0
            for k in range(4):
                lawn.totals[k] = self.chance.below(20) + self.chance.below(20) if before else 0
            lawn.rounds_left = 0
            lawn.deal(self.chance)
            start = count
            count = self.play(lawn, start, self.chance.below(ASTRAY + 1) if self.chance.below(2) else 0, stray)
            if lawn.phase != 5:
                count = start
            if count == start:
                continue
            self.mind.shares(lawn)
            middle = (start + count) // 2
            for k in range(4):
                lesson.outcome[k] = self.mind.win[k]
                lesson.points[k] = lawn.row_points(k)
                error += (self.mind.win[k] - lesson.told[4 * middle + k]) ** 2
                # After the last action nothing is left to be foreseen.
                lesson.followed[4 * count - 4 + k] = self.mind.win[k]
            lesson.look_back(start, count, trust)
            fair_error += lesson.missed(middle)
            games += 1
        lesson.learn(count, rate, self.chance)
        return games, count, error / games, fair_error / games
