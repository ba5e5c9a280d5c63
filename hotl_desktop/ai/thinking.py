"""How an opponent thinks: a state of the rules in, its legal actions with their win chances out.

A `Thinker` knows one game and works on the kernels; `thinker_for` finds it. What it is asked is a pure function of the
state: the work is counted in positions, never in time.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

from hotl_desktop.games.base import Action, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState, Line, Relocate

from .kernels import lawn_mind, line_mind
from .kernels.chance import Chance
from .kernels.lawn import Lawn
from .kernels.line import Board
from .lawn_codes import action_of
from .weights import net_named

Chances: TypeAlias = tuple[float, float, float, float]
"""The probability of winning by seat number; a shared win counts in part."""

DEEPEST: Final = 6
"""How many turns a search can look ahead at most."""


FIRST_GROWTH: Final = 24.0
"""So many times more positions a first turn of looking ahead is taken to need; from then on it is measured."""


class Thinker(ABC):
    """Thinks about positions of one game. Not to be shared between threads."""

    @abstractmethod
    def judge(self, state: State, depth: int) -> Chances:
        """The win chances in any position after the opening: by search of `depth` turns, 0 the network alone."""

    @abstractmethod
    def rate(self, state: State, depth: int) -> Sequence[Chances]:
        """The win chances after each of the legal actions of `state`, searched `depth` turns beyond them."""

    @abstractmethod
    def rate_one(self, state: State, choice: int, depth: int) -> tuple[Chances, int]:
        """The win chances after legal action number `choice`, and how many positions had to be judged for it."""

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

    def judge(self, state: State, depth: int) -> Chances:
        return _chances(self.mind.foreseen(self._set_up(state), depth))

    def rate(self, state: State, depth: int) -> Sequence[Chances]:
        return [_chances(one) for one in self.mind.searched(self._set_up(state), depth)[1]]

    def rate_one(self, state: State, choice: int, depth: int) -> tuple[Chances, int]:
        board = self._set_up(state)
        chances, work = self.mind.after(board, choice if board.find_choices() else -1, depth)
        return _chances(chances), work

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

    def rate_one(self, state: State, choice: int, depth: int) -> tuple[Chances, int]:
        chances, work = self.mind.after(self._set_up(state), choice, depth)
        return _chances(chances), work

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


def rate_within(state: State, budget: int) -> Sequence[Chances]:
    """The win chances after each legal action, searched deeper and deeper.

    It stops where looking one turn further would take more than about `budget` judged positions. The actions are shared
    out to two threads, which changes the time that it takes and nothing else.
    """
    choices = range(len(state.legal_actions()))
    depth, work, growth = 0, 1, FIRST_GROWTH
    while True:
        parts = list(_THREADS.map(_rate_one, [state] * len(choices), choices, [depth] * len(choices)))
        before, work = work, sum([count for _, count in parts])
        if depth:
            growth = work / max(1, before)
        if depth == DEEPEST or work in {0, before} or work * growth > budget:
            return [chances for chances, _ in parts]
        depth += 1


def _rate_one(state: State, choice: int, depth: int) -> tuple[Chances, int]:
    return thinker_for(state).rate_one(state, choice, depth)


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
