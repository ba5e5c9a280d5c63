"""What a network learns at once: the positions of many games of self-play, and what it should have said of each.

TD(lambda) as in TD-Gammon (Tesauro 1995), without the luck of the dice: a position's target is what its judgement was
`expected` to be one step on, plus `trust` times what the rest of the game says beyond the judgement that `followed`
there. Games teach much that is alike, so positions are taken in any order, some hundreds of them a step, by `net.Adam`.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if not cython.compiled:
    from .chance import Chance
    from .net import Adam, Net, Sheet

BATCH = 256
"""So many positions are one step of learning."""
UNIT = 40
"""So many points are one in the targets of scores."""
SCORES = 0.1
"""What a squared error of the scores weighs."""


@cython.final
@cython.cclass
class Lesson:
    """Positions by place, each with its inputs and its target, and the games they are of one after another."""

    def __init__(self, net: Net, room: int, longest: int) -> None:
        """Args: net: what learns. room: for how many positions. longest: how many the last game may add to them."""
        size = room + longest
        self.room = room
        self.net = net
        self.adam = Adam(net)
        self.sheets = [Sheet() for _ in range(size)]
        self.order = array("i", bytes(4 * size))
        self.seats = array("i", bytes(4 * size))
        self.turn = array("i", bytes(4 * size))
        self.stray = array("i", bytes(4 * size))
        self.told = array("f", bytes(16 * size))
        self.expected = array("f", bytes(16 * size))
        self.followed = array("f", bytes(16 * size))
        self.target = array("f", bytes(32 * size))
        if not cython.compiled:
            self.outcome = [0.0] * 4
            self.points = [0.0] * 4

    def note(self, place: cython.int, turn: cython.int, seats: cython.int):
        """Judge the position whose inputs are on the sheet of a place: `told`, by seat number.

        Args:
            place: where.
            turn: the seat that acts next.
            seats: bits of the seats in play, relative to it.
        """
        k: cython.int
        sheet: Sheet = self.sheets[place]
        self.turn[place] = turn
        self.seats[place] = seats
        self.stray[place] = 0
        self.net.forward(sheet, seats)
        for k in range(4):
            self.told[4 * place + (turn + k & 3)] = sheet.out[k]

    def look_back(self, start: cython.int, stop: cython.int, trust: cython.float):
        """Work out the targets of a finished game, whose `outcome` and `points` are known by seat.

        What follows a random move (`stray`) does not count.

        Args:
            start: the place of its first position.
            stop: after its last.
            trust: lambda, how much of what was not foreseen reaches back past each judgement.
        """
        i: cython.int
        k: cython.int
        seat: cython.int
        beyond: cython.float
        for i in range(stop - 1, start - 1, -1):
            for k in range(4):
                beyond = 0 if self.stray[i] else self.outcome[k] - self.followed[4 * i + k]
                self.outcome[k] = self.expected[4 * i + k] + trust * beyond
            for k in range(4):
                seat = self.turn[i] + k & 3
                self.target[8 * i + k] = self.outcome[seat]
                self.target[8 * i + 4 + k] = self.points[seat] / UNIT

    def missed(self, place: cython.int):
        """The squared error of what was told of a position against its target, over all seats."""
        k: cython.int
        seat: cython.int
        total: cython.double = 0
        for k in range(4):
            seat = self.turn[place] + k & 3
            total += (self.target[8 * place + k] - self.told[4 * place + seat]) ** 2
        return total

    def learn(self, count: cython.int, rate: cython.float, chance: Chance):
        """Take the first `count` positions to heart, in any order, by steps of the length `rate`."""
        i: cython.int
        k: cython.int
        place: cython.int
        for i in range(count):
            self.order[i] = i
        for i in range(count - 1, 0, -1):
            k = chance.below(i + 1)
            place = self.order[i]
            self.order[i] = self.order[k]
            self.order[k] = place
        for i in range(count):
            place = self.order[i]
            if cython.compiled:
                self.adam.gather(self.sheets[place], self.seats[place], cython.address(self.target[8 * place]), SCORES)
            else:
                self.adam.gather(self.sheets[place], self.seats[place], self.target[8 * place : 8 * place + 8], SCORES)
            if i % BATCH == BATCH - 1 or i == count - 1:
                self.adam.step(rate)
