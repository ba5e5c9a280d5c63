"""How an opponent thinks: a state of the rules in, its legal actions with their win chances out.

A `Thinker` knows one game and works on the kernels; `thinker_for` finds it. What it is asked is a pure function of the
state: the work is counted in positions, never in time.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from hotl_desktop.games.base import Action, Seat, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState, Line, Relocate

from .kernels import lawn_mind, line_mind
from .kernels.chance import Chance
from .kernels.lawn import Lawn
from .kernels.line import Board
from .kernels.line_tree import Tree
from .lawn_codes import action_of
from .weights import net_named

Chances: TypeAlias = tuple[float, float, float, float]
"""The probability of winning by seat number; a shared win counts in part."""


class Rated(NamedTuple):
    """What an opponent thinks of its choices."""

    chances: Sequence[Chances]
    """The win chances after each legal action, in their order."""
    best: int
    """The number of the action that is best for the seat to act: not always the one whose chances look best, as what
    was tried less may look better by luck."""


DEEPEST: Final = 3
"""How many turns a search can look ahead at most."""


class Thinker(ABC):
    """Thinks about positions of one game. Not to be shared between threads."""

    @abstractmethod
    def judge(self, state: State, depth: int) -> Chances:
        """The win chances in any position after the opening: by search of `depth` turns, 0 the network alone."""

    @abstractmethod
    def rate(self, state: State, depth: int) -> Sequence[Chances]:
        """The win chances after each of the legal actions of `state`, searched `depth` turns beyond them."""

    @abstractmethod
    def roll_out(self, state: State, choice: int, count: int, turns: int, seed: int) -> Chances:
        """The mean win chances after legal action number `choice`, from `count` rollouts of `turns` turns.

        The network plays on for all seats and judges then. In Head of the Line luck that is easy to see is left out, so
        that a chance may lie outside 0 to 1. The same seed means the same dice, whichever action they follow.
        """

    @abstractmethod
    def roll_out_halved(
        self, state: State, choice: int, count: int, halfway: int, turns: int, seed: int
    ) -> tuple[Chances, Chances]:
        """The means of what is judged after `halfway` turns of a rollout, and where it ends, after `turns`.

        In Head of the Line as `roll_out`, in Get Off My Lawn as `roll_out_fairly`.
        """

    @abstractmethod
    def roll_out_fairly(self, state: State, choice: int, count: int, turns: int, seed: int) -> tuple[Chances, Chances]:
        """As `roll_out`, without the luck of the dice on the way: the means, and the means of the squares.

        The scatter of a short one is small, that of one to the end is not, as errors of judgement add up; a chance
        may lie outside 0 to 1.
        """

    @abstractmethod
    def actions(self, state: State) -> Sequence[Action | None]:
        """What the kernel may do in `state`, in its order; None for a pass. For the tests."""

    @abstractmethod
    def greedy(self, state: State, chance: Chance) -> int:
        """Which legal action changes the score most at once."""

    @abstractmethod
    def flat(self, state: State, playouts: int, chance: Chance) -> int:
        """Which legal action wins most of its equal part of `playouts` random games."""


class LineThinker(Thinker):
    """Head of the Line, for one number of players: each has its own network."""

    def __init__(self, players: int) -> None:
        self.mind = line_mind.Mind(net_named(f"head-of-the-line-{players}", line_mind.INPUTS), DEEPEST)
        self.board = Board()

    def _set_up(self, state: State) -> Board:
        self.board.set_up(state)
        return self.board

    @cached_property
    def tree(self) -> Tree:
        """Memory for a search tree, some 29 bytes a node: not taken before it is asked for."""
        return Tree(TREE_NODES, self.mind)

    def grow(self, state: State, playouts: int, trust: float, seed: int) -> Sequence[tuple[int, Chances]]:
        """Search the two or more legal actions of `state` by a tree of `playouts` random games.

        Returns:
            How often each action was tried, and the sums of what it won by seat; for `trust` of it as the network saw.
        """
        grown = self.tree.searched(self._set_up(state), playouts, trust, seed)
        return [(tried, _chances(won)) for tried, won in grown]

    def judge(self, state: State, depth: int) -> Chances:
        return _chances(self.mind.foreseen(self._set_up(state), depth))

    def rate(self, state: State, depth: int) -> Sequence[Chances]:
        return [_chances(one) for one in self.mind.searched(self._set_up(state), depth)[1]]

    def roll_out(self, state: State, choice: int, count: int, turns: int, seed: int) -> Chances:
        board = self._set_up(state)
        choice = choice if board.find_choices() else -1
        return _chances(self.mind.rollouts(board, choice, count, turns, seed))

    def roll_out_halved(
        self, state: State, choice: int, count: int, halfway: int, turns: int, seed: int
    ) -> tuple[Chances, Chances]:
        board = self._set_up(state)
        choice = choice if board.find_choices() else -1
        judged, ended = self.mind.halved_rollouts(board, choice, count, halfway, turns, seed)
        return _chances(judged), _chances(ended)

    def roll_out_fairly(self, state: State, choice: int, count: int, turns: int, seed: int) -> tuple[Chances, Chances]:
        board = self._set_up(state)
        means, squares = self.mind.fair_rollouts(board, choice if board.find_choices() else -1, count, turns, seed)
        return _chances(means), _chances(squares)

    def actions(self, state: State) -> Sequence[Action | None]:
        board = self._set_up(state)
        pairs = [board.action(i) for i in range(board.find_choices())]
        return [Relocate(end) if origin < 0 else Line(origin, end) for origin, end in pairs] or [None]

    def greedy(self, state: State, chance: Chance) -> int:
        return max(0, self.mind.greediest(self._set_up(state), chance))

    def flat(self, state: State, playouts: int, chance: Chance) -> int:
        return max(0, self.mind.flattest(self._set_up(state), playouts, chance))


class LawnThinker(Thinker):
    """Get Off My Lawn."""

    def __init__(self) -> None:
        self.mind = lawn_mind.Mind(net_named("get-off-my-lawn", lawn_mind.INPUTS), DEEPEST)
        self.lawn = Lawn()

    def _set_up(self, state: State) -> Lawn:
        """The lawn of `state`; points of earlier rounds count less while more rounds are to come."""
        self.lawn.set_up(state)
        self.lawn.play_for_now()
        return self.lawn

    def judge(self, state: State, depth: int) -> Chances:
        return _chances(self.mind.foreseen(self._set_up(state), depth))

    def rate(self, state: State, depth: int) -> Sequence[Chances]:
        return [_chances(one) for one in self.mind.searched(self._set_up(state), depth)[1]]

    def roll_out(self, state: State, choice: int, count: int, turns: int, seed: int) -> Chances:
        return _chances(self.mind.rollouts(self._set_up(state), choice, count, turns, seed))

    def roll_out_fairly(self, state: State, choice: int, count: int, turns: int, seed: int) -> tuple[Chances, Chances]:
        means, squares = self.mind.fair_rollouts(self._set_up(state), choice, count, turns, seed)
        return _chances(means), _chances(squares)

    def roll_out_halved(
        self, state: State, choice: int, count: int, halfway: int, turns: int, seed: int
    ) -> tuple[Chances, Chances]:
        judged, ended = self.mind.halved_rollouts(self._set_up(state), choice, count, halfway, turns, seed)
        return _chances(judged), _chances(ended)

    def actions(self, state: State) -> Sequence[Action | None]:
        return [action_of(code) for code in self._set_up(state).choices()]

    def greedy(self, state: State, chance: Chance) -> int:
        return self.mind.greediest(self._set_up(state), chance)

    def flat(self, state: State, playouts: int, chance: Chance) -> int:
        self.lawn.set_up(state)
        return self.mind.flattest(self.lawn, playouts, chance)


def _chances(values: Sequence[float]) -> Chances:
    one, two, three, four = values
    return one, two, three, four


def rate_by_rollouts(state: State, rollouts: int, turns: int, seed: int) -> Rated:
    """The win chances after each legal action, by playing on from there many times and judging where that leads.

    The rollouts go to the promising actions: shared out among all at first, then in each round among the better half
    of those left, all with the same dice. Errors of the network's judgement cancel out over so many positions.

    Args:
        state: a position in which a seat is to act.
        rollouts: how many in all.
        turns: how long each is.
        seed: of their dice.
    """
    seat = _seat_number(state)
    left = list(range(len(state.legal_actions())))
    rounds = max(1, (len(left) - 1).bit_length())
    done = [0] * len(left)
    sums = [[0.0] * 4 for _ in left]
    for number in range(rounds):
        count = max(1, rollouts // (rounds * len(left) * PARTS))
        seeds = range(seed + PARTS * number, seed + PARTS * (number + 1))
        jobs = [(state, choice, count, turns, one) for choice in left for one in seeds]
        for (_, choice, *_), chances in zip(jobs, _THREADS.map(_roll_out, jobs), strict=True):
            done[choice] += count
            for k in range(4):
                sums[choice][k] += chances[k] * count
        left.sort(key=lambda choice: (-sums[choice][seat] / done[choice], choice))
        left = left[: (len(left) + 1) // 2]
    means = [_chances([total / count for total in four]) for four, count in zip(sums, done, strict=True)]
    return Rated(means, left[0])


def rate_by_tree(state: State, playouts: int, trust: float, seed: int) -> Rated:
    """The win chances after each legal action of a decision in Head of the Line, by a search tree of random games.

    Two trees grow apart from each other, so that two threads have something to share; what they found is added up.

    Args:
        state: a position in which a seat is to act.
        playouts: how many random games in all.
        trust: for how much of each the network's judgement stands, 0 to 1; with 0 it has no say.
        seed: of their dice.

    Raises:
        TypeError: it is of another game.
    """
    if len(state.legal_actions()) == 1:
        return Rated(thinker_for(state).rate(state, 0), 0)
    jobs = [(state, playouts // PARTS, trust, seed + part) for part in range(PARTS)]
    grown = list(zip(*_THREADS.map(_grow, jobs), strict=True))
    tried = [sum([times for times, _ in parts]) for parts in grown]
    means = [
        _chances([sum([won[k] for _, won in parts]) / times for k in range(4)])
        for parts, times in zip(grown, tried, strict=True)
    ]
    return Rated(means, tried.index(max(tried)))


def _grow(job: tuple[State, int, float, int]) -> Sequence[tuple[int, Chances]]:
    state, playouts, trust, seed = job
    thinker = thinker_for(state)
    if not isinstance(thinker, LineThinker):
        raise TypeError(f"no tree grows for {type(state).__name__}")
    return thinker.grow(state, playouts, trust, seed)


TREE_NODES: Final = 400_000
"""So many nodes a tree has at most; then it grows no further, but goes on counting games. `master` has room."""
PARTS: Final = 2
"""Into so many parts each action's rollouts are divided, so that two threads have something to share."""


def _roll_out(job: tuple[State, int, int, int, int]) -> Chances:
    state, *rest = job
    return thinker_for(state).roll_out(state, *rest)


def _seat_number(state: State) -> int:
    """The number of the seat to act, clockwise from the table's first."""
    return SEAT_NUMBERS[str(state.to_act())]


SEAT_NUMBERS: Final[Mapping[Seat, int]] = {
    seat: number for seats in (("NW", "NE", "SE", "SW"), ("P1", "P2", "P3", "P4")) for number, seat in enumerate(seats)
}


_THREADS: Final = ThreadPoolExecutor(2, "thinking")


class _Minds(threading.local):
    """The thinkers of a thread: what they think with is not to be shared."""

    def __init__(self) -> None:
        self.by_table: dict[tuple[str, int], Thinker] = {}


_MINDS: Final = _Minds()


def thinker_for(state: State) -> Thinker:
    """Who thinks about `state`.

    Raises:
        TypeError: it is of neither game.
    """
    key = (state.game_name, len(state.seats))
    if key not in _MINDS.by_table:
        if isinstance(state, HeadOfTheLineState):
            _MINDS.by_table[key] = LineThinker(len(state.in_play))
        elif isinstance(state, GetOffMyLawnState):
            _MINDS.by_table[key] = LawnThinker()
        else:
            raise TypeError(f"no opponent knows {type(state).__name__}")
    return _MINDS.by_table[key]
