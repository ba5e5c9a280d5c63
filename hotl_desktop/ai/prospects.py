"""What a position is worth, by seat number: the choices of a seat, the six faces of a die. Remembered by position."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from hotl_desktop.games.base import CHANCE, DICE, FACES, State

from .asking import Asker
from .efforts import Effort
from .estimates import EVEN, Estimate, Ratio, best_of, halved_play, long_play, mean_of, normal, ratio_of, short_look
from .openings import deal_value, is_deal, is_opening, opening_value, with_first_turn
from .thinking import SEAT_NUMBERS, Chances

_T = TypeVar("_T")
REMEMBERED: Final = 4096
"""So many positions are kept in mind."""


class Memory(Generic[_T]):
    """What was found out last, by what was asked."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._found: OrderedDict[Hashable, _T] = OrderedDict()
        self._most = most
        self._lock = threading.Lock()

    def get(self, key: Hashable, find: Callable[[], _T]) -> _T:
        """What is known of `key`; found by `find` if nothing is."""
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
                return self._found[key]
        found = find()
        with self._lock:
            self._found[key] = found
            if len(self._found) > self._most:
                self._found.popitem(last=False)
        return found

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._found.clear()


_LOOKS: Final[Memory[tuple[Estimate, ...]]] = Memory()
_PLAYED: Final[Memory[Chances]] = Memory()
_HALVED: Final[Memory[tuple[Chances, Chances]]] = Memory()
_FACES: Final[Memory[tuple[Chances, ...]]] = Memory()


def looked_at(state: State, effort: Effort, seed: int, asker: Asker) -> tuple[Estimate, ...]:
    """What every legal action is worth against the others; see `short_look`."""
    return _LOOKS.get((state, effort, seed), lambda: tuple(short_look(state, effort, seed, asker)))


def worth_of(state: State, effort: Effort, seed: int, asker: Asker) -> Chances:
    """What any position is worth, by a short look: of an awaited die, exactly the mean of `faces_of`."""
    if state.outcome() is not None:
        return shares_of(state)
    if state.to_act() is CHANCE:
        return mean_of(faces_of(state, effort, seed, asker))
    estimates = looked_at(state, effort, seed, asker)
    return estimates[best_of(state, estimates)].chances


def shares_of(state: State) -> Chances:
    """Who won a game that is over."""
    outcome = state.outcome()
    assert outcome is not None
    chances = [0.0] * 4
    for seat in outcome.winners:
        chances[SEAT_NUMBERS[seat]] = 1 / len(outcome.winners)
    one, two, three, four = chances
    return one, two, three, four


def faces_of(state: State, effort: Effort, seed: int, asker: Asker) -> tuple[Chances, ...]:
    """What each face of the awaited die is worth, by a short look."""
    return _FACES.get((state, effort, seed), lambda: _faces_of(state, effort, seed, asker))


def _faces_of(state: State, effort: Effort, seed: int, asker: Asker) -> tuple[Chances, ...]:
    return tuple([_after_die(state.apply(DICE[face]), effort, seed, asker) for face in FACES])


def _after_die(state: State, effort: Effort, seed: int, asker: Asker) -> Chances:
    if is_opening(state):
        return opening_value(state, lambda seat: _after_die(with_first_turn(state, seat), effort, seed, asker))
    if is_deal(state):
        return deal_value(state)
    return worth_of(state, effort, seed, asker)


def rollouts_of(state: State, count: int) -> int:
    """How many rollouts `played_on` makes where it is asked for `count`: of a die, as many for each face."""
    return len(FACES) * max(1, count // len(FACES)) if state.to_act() is CHANCE else count


def played_on(state: State, count: int, turns: int, effort: Effort, seed: int, asker: Asker) -> Chances:
    """What a position from the first turn on is worth, by `count` plain rollouts of `turns` after the best action.

    Of an awaited die, after each face an equal part of them.
    """

    def play(position: State, best: int, times: int) -> tuple[Chances, Chances]:
        return _twice(long_play(position, best, times, turns, seed, asker))

    key = (state, count, turns, effort, seed)
    # Not before faces are averaged: what is cut off below 0 is missing in the mean.
    return _PLAYED.get(key, lambda: normal(_played_on(state, count, effort, seed, asker, play)[1]))


def halved_on(
    state: State, count: int, halfway: int, turns: int, effort: Effort, seed: int, asker: Asker
) -> tuple[Chances, Chances]:
    """As `played_on`, as rollouts are judged halfway and at their end: see `halved_play`."""

    def play(position: State, best: int, times: int) -> tuple[Chances, Chances]:
        return halved_play(position, best, times, halfway, turns, seed, asker)

    key = (state, count, halfway, turns, effort, seed)
    return _HALVED.get(key, lambda: _played_on(state, count, effort, seed, asker, play))


def _played_on(
    state: State,
    count: int,
    effort: Effort,
    seed: int,
    asker: Asker,
    play: Callable[[State, int, int], tuple[Chances, Chances]],
) -> tuple[Chances, Chances]:
    """What so many times of `play` tell of the best action, halfway and at the end."""
    if state.to_act() is not CHANCE:
        if state.outcome() is not None:
            return _twice(shares_of(state))
        estimates = looked_at(state, effort, seed, asker)
        best = best_of(state, estimates)
        if max(estimates[best].chances) >= effort.certain:
            return _twice(estimates[best].chances)
        return play(state, best, count)
    each = rollouts_of(state, count) // len(FACES)
    faces = [state.apply(DICE[face]) for face in FACES]
    found = [
        _twice(deal_value(one)) if is_deal(one) else _played_on(one, each, effort, seed, asker, play) for one in faces
    ]
    return mean_of([judged for judged, _ in found]), mean_of([ended for _, ended in found])


def _twice(chances: Chances) -> tuple[Chances, Chances]:
    """What is the same halfway and at the end."""
    return chances, chances


def correction(state: State, count: int, effort: Effort, seed: int, asker: Asker) -> Ratio:
    """By what short looks at a position from the first turn on, its choices and faces are to be scaled."""
    if not count:
        return EVEN
    level = played_on(state, count, effort.level_turns, effort, seed, asker)
    return ratio_of(worth_of(state, effort, seed, asker), level)


def forget() -> None:
    """Forget what was found out, so that the same question takes its time again."""
    for memory in (_LOOKS, _PLAYED, _HALVED, _FACES):
        memory.clear()
