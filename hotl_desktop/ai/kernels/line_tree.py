"""Searching Head of the Line by random games that grow a tree: Monte Carlo tree search with dice.

A node is a position in which a seat decides, or in which a die is to be rolled; forced passes and moves belong to the
node before. Down the tree every seat does what has won most for it so far, with an eye on what was tried little (UCB),
and the faces of a die are taken in turn; from its edge a random game goes on to the end. So what is near is weighed as
everybody's best play would have it, and what is far by the plain count of games, which no judgement distorts.

With some `trust` in the network it has a say at both ends: what it thinks of the choices of a seat counts like a few
games until there are more, and each game counts in part as the network judges the position where it began. Random games
and the network err in different ways, and together less than either.
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
    from .line_mind import Mind


@cython.final
@cython.cclass
class Tree:
    """A tree and the memory for it, to be used again and again. Not shared between threads."""

    def __init__(self, size: int, mind: Mind, daring: float = 0.3, advance: float = 8.0) -> None:
        """An empty tree.

        Args:
            size: of how many nodes at most.
            mind: the network that is trusted, if any is.
            daring: how much more what was tried little is tried.
            advance: like so many games the network's judgement of a choice counts.
        """
        if not cython.compiled:
            self.path = [0] * 400
            self.seats = [0] * 400
            self.share = [0.0] * 4
            self.value = [0.0] * 4
            self.sums = [[0.0] * 4 for _ in range(64)]
        self.size = size
        self.mind = mind
        self.daring = daring
        self.advance = advance
        self.trust = 0.0
        self.child = array("i", bytes(4 * size))
        self.count = array("B", bytes(size))
        self.visits = array("i", bytes(4 * size))
        self.wins = array("f", bytes(4 * size))
        self.views = array("f", bytes(16 * size))
        self.used = 0
        self.board = Board()

    def sprout(self, node: cython.int, count: cython.int):
        """Give a node `count` children; 0 if there is no room. They are seen as it is, until they are looked at."""
        i: cython.int
        k: cython.int
        if self.used + count > self.size:
            return 0
        self.child[node] = self.used
        self.count[node] = count
        for i in range(self.used, self.used + count):
            self.count[i] = 0
            self.visits[i] = 0
            self.wins[i] = 0
            for k in range(4):
                self.views[4 * i + k] = self.views[4 * node + k]
        self.used += count
        return 1

    def foretell(self, node: cython.int):
        """Fill in how the network sees the children of a node in which the seat of `board` decides."""
        i: cython.int
        k: cython.int
        first: cython.int = 4 * self.child[node]
        self.mind.move_bases()
        self.mind.decide(self.board, 0)
        for i in range(self.count[node]):
            for k in range(4):
                self.views[first + 4 * i + k] = self.mind.sums[i][k]

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

    def promising(self, node: cython.int, seat: cython.int):
        """Which child of a node in which `seat` decides to try."""
        i: cython.int
        best: cython.int = 0
        first: cython.int = self.child[node]
        most: cython.float = -1
        worth: cython.float
        games: cython.float
        advance: cython.float = self.advance if self.trust > 0 else 0
        wish: cython.float = self.daring * sqrtf(logf(cython.cast(cython.float, self.visits[node] + 1)))
        for i in range(self.count[node]):
            games = self.visits[first + i] + advance
            if games == 0 or (node == 0 and self.visits[first + i] == 0):
                return i
            worth = (self.wins[first + i] + advance * self.views[4 * (first + i) + seat]) / games
            worth += wish / sqrtf(games)
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
            if self.count[node] == 0:
                if (self.visits[node] < 6 and node) or not self.sprout(node, found):
                    break
                if seat >= 0 and self.trust > 0:
                    self.foretell(node)
            if seat >= 0:
                best = self.promising(node, seat)
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
        leaf: cython.int
        known: cython.int
        self.used = 1
        self.count[0] = 0
        self.visits[0] = 0
        for i in range(64):
            for k in range(4):
                self.sums[i][k] = 0
        for i in range(playouts):
            self.board.copy(root)
            length = self.descend(chance)
            known = self.board.over
            self.board.play_out(chance)
            self.score(self.board)
            leaf = 4 * self.path[length - 1]
            for k in range(4):
                self.value[k] = self.share[k]
                if self.trust > 0 and not known:
                    self.value[k] = (1 - self.trust) * self.share[k] + self.trust * self.views[leaf + k]
            for k in range(length):
                self.visits[self.path[k]] += 1
                self.wins[self.path[k]] += self.value[self.seats[k]]
            best = self.path[1] - self.child[0]
            for k in range(4):
                self.sums[best][k] += self.value[k]

    def searched(
        self, board: Board, playouts: cython.int, trust: cython.float, seed: int
    ) -> list[tuple[int, list[float]]]:
        """How often each choice was tried, and the sums of what it was worth by seat.

        Args:
            board: the position.
            playouts: how many random games.
            trust: for how much of each the network's judgement stands; 0: it has no say.
            seed: of their dice.

        Raises:
            ValueError: there is nothing to choose.
        """
        chance: Chance = Chance(seed)
        count: cython.int = board.find_choices()
        if count < 2:
            raise ValueError("there is nothing to choose")
        self.trust = trust
        self.mind.forget_bases()
        with cython.nogil:
            self.grow(board, playouts, chance)
        return [(self.visits[self.child[0] + i], [self.sums[i][k] for k in range(4)]) for i in range(count)]
