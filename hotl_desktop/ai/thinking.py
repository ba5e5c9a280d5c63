"""How an opponent thinks: a state of the rules in, its legal actions with their win chances out.

A `Thinker` knows one game and works on the kernels; `thinker_for` finds it. What it is asked is a pure function of the
state: the work is counted in positions, never in time.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
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


class Thinker(ABC):
    """Thinks about positions of one game."""

    @abstractmethod
    def judge(self, state: State, depth: int) -> Chances:
        """The win chances in any position after the opening: by search of `depth` turns, 0 the network alone."""

    @abstractmethod
    def rate(self, state: State, depth: int) -> Sequence[Chances]:
        """The win chances after each of the legal actions of `state`, searched `depth` turns beyond them."""

    @abstractmethod
    def rate_within(self, state: State, budget: int) -> Sequence[Chances]:
        """As `rate`, one turn deeper and deeper until the next would judge more than about `budget` positions."""

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

    def judge(self, state: State, depth: int) -> Chances:
        self.board.set_up(state)
        return _chances(self.mind.foreseen(self.board, depth))

    def rate(self, state: State, depth: int) -> Sequence[Chances]:
        self.board.set_up(state)
        return [_chances(one) for one in self.mind.searched(self.board, depth)[1]]

    def rate_within(self, state: State, budget: int) -> Sequence[Chances]:
        self.board.set_up(state)
        return [_chances(one) for one in self.mind.searched_within(self.board, budget)[1]]

    def greedy(self, state: State, chance: Chance) -> int:
        self.board.set_up(state)
        return max(0, self.mind.greediest(self.board, chance))

    def flat(self, state: State, playouts: int, chance: Chance) -> int:
        self.board.set_up(state)
        return max(0, self.mind.flattest(self.board, playouts, chance))

    def actions(self, state: State) -> list[Action | None]:
        """What the kernel may do in `state`, in its order; None for a pass. For the tests."""
        self.board.set_up(state)
        pairs = [self.board.action(i) for i in range(self.board.find_choices())]
        return [Relocate(end) if origin < 0 else Line(origin, end) for origin, end in pairs] or [None]


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

    def rate_within(self, state: State, budget: int) -> Sequence[Chances]:
        return [_chances(one) for one in self.mind.searched_within(self._set_up(state), budget)[1]]

    def greedy(self, state: State, chance: Chance) -> int:
        return self.mind.greediest(self._set_up(state), chance)

    def flat(self, state: State, playouts: int, chance: Chance) -> int:
        self.lawn.set_up(state)
        return self.mind.flattest(self.lawn, playouts, chance)

    def actions(self, state: State) -> list[Action]:
        """What the kernel may do in `state`, in its order. For the tests."""
        return [action_of(code) for code in self._set_up(state).choices()]


def _chances(values: Sequence[float]) -> Chances:
    one, two, three, four = values
    return one, two, three, four


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
