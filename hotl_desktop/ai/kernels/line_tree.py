"""Searching Head of the Line by random games that grow a tree: Monte Carlo tree search with dice.

A node is a position in which a seat decides, or in which a die is to be rolled; forced passes and moves belong to the
node before. Down the tree every seat does what has won most for it so far, with an eye on what was tried little (UCB),
and the faces of a die are taken in turn; from its edge a random game goes on to the end. So what is near is weighed as
everybody's best play would have it, and what is far by the plain count of games, which no judgement distorts.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.math import logf, sqrtf
else:
    from math import log as logf
    from math import sqrt as sqrtf

    from .chance import Chance
    from .line import Board


@cython.final
@cython.cclass
class Tree:
    """A tree and the memory for it, to be used again and again. Not shared between threads."""

    def __init__(self, size: int, daring: float = 0.3) -> None:
        """Args: size: of how many nodes at most. daring: how much more what was tried little is tried."""
        if not cython.compiled:
            self.path = [0] * 400
            self.seats = [0] * 400
            self.share = [0.0] * 4
            self.sums = [[0.0] * 4 for _ in range(64)]
        self.size = size
        self.daring = daring
        self.child = array("i", bytes(4 * size))
        self.count = array("B", bytes(size))
        self.visits = array("i", bytes(4 * size))
        self.wins = array("f", bytes(4 * size))
        self.used = 0
        self.board = Board()

    def sprout(self, node: cython.int, count: cython.int):
        """Give a node `count` children; 0 if there is no room."""
        i: cython.int
        if self.used + count > self.size:
            return 0
        self.child[node] = self.used
        self.count[node] = count
        for i in range(self.used, self.used + count):
            self.count[i] = 0
            self.visits[i] = 0
            self.wins[i] = 0
        self.used += count
        return 1

    def score(self, board: Board):
        """`share` of the win of each seat in a game that is over: equal highest scores share it."""
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
            self.share[seat] = 0
            if board.in_play >> seat & 1 and board.score(seat) == best:
                self.share[seat] = cython.cast(cython.float, 1) / winners

    def promising(self, node: cython.int):
        """Which child of a node in which a seat decides to try."""
        i: cython.int
        best: cython.int = 0
        first: cython.int = self.child[node]
        most: cython.float = -1
        worth: cython.float
        wish: cython.float = self.daring * sqrtf(logf(cython.cast(cython.float, self.visits[node] + 1)))
        for i in range(self.count[node]):
            if self.visits[first + i] == 0:
                return i
            worth = self.wins[first + i] / self.visits[first + i]
            worth += wish / sqrtf(cython.cast(cython.float, self.visits[first + i]))
            if worth > most:
                most = worth
                best = i
        return best

    def rarest(self, node: cython.int, start: cython.int):
        """Which face of the die to take after a node: the one that came least, from `start` on."""
        i: cython.int
        face: cython.int
        first: cython.int = self.child[node]
        best: cython.int = start
        for i in range(1, 6):
            face = start + i if start + i < 6 else start + i - 6
            if self.visits[first + face] < self.visits[first + best]:
                best = face
        return best

    def descend(self, chance: Chance):
        """From the root's position in `board` down to the edge of the tree; how many nodes are on the `path`."""
        node: cython.int = 0
        length: cython.int = 1
        seat: cython.int
        found: cython.int
        best: cython.int
        self.path[0] = 0
        self.seats[0] = 0
        while not self.board.over and length < 400:
            seat = self.board.chooser()
            found = 6
            if seat >= 0:
                found = self.board.find_choices()
                if found < 2:
                    self.board.take(found - 1)
                    continue
            # A node gets children when six random games have gone through it.
            if self.count[node] == 0 and ((self.visits[node] < 6 and node) or not self.sprout(node, found)):
                break
            if seat >= 0:
                best = self.promising(node)
                self.board.take(best)
            else:
                best = self.rarest(node, chance.below(6))
                self.board.die = best + 1
            node = self.child[node] + best
            self.path[length] = node
            self.seats[length] = seat if seat >= 0 else 0
            length += 1
        return length

    def grow(self, root: Board, playouts: cython.int, chance: Chance):
        """Let the tree of a position in which a seat has a choice grow by random games; fills `sums` by choice."""
        i: cython.int
        k: cython.int
        length: cython.int
        best: cython.int
        self.used = 1
        self.count[0] = 0
        self.visits[0] = 0
        for i in range(64):
            for k in range(4):
                self.sums[i][k] = 0
        for i in range(playouts):
            self.board.copy(root)
            length = self.descend(chance)
            self.board.play_out(chance)
            self.score(self.board)
            for k in range(length):
                self.visits[self.path[k]] += 1
                self.wins[self.path[k]] += self.share[self.seats[k]]
            best = self.path[1] - self.child[0]
            for k in range(4):
                self.sums[best][k] += self.share[k]

    def searched(self, board: Board, playouts: cython.int, seed: int) -> list[tuple[int, list[float]]]:
        """How often each choice was tried, and the sums of the shares of the win by seat.

        Raises:
            ValueError: there is nothing to choose.
        """
        chance: Chance = Chance(seed)
        count: cython.int = board.find_choices()
        if count < 2:
            raise ValueError("there is nothing to choose")
        with cython.nogil:
            self.grow(board, playouts, chance)
        return [(self.visits[self.child[0] + i], [self.sums[i][k] for k in range(4)]) for i in range(count)]
