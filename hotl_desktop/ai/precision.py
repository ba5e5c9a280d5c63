"""How exact reviews and analyses are, and what they cost: `python -m hotl_desktop.ai.precision --help`.

Each game is reviewed twice with different dice in the mind's eye, and once with many long rollouts. All chances of the
course are compared, by seat and step, from the first turn on. With `--positions`, one decision of each game is analysed
instead, and compared with many rollouts to the end. With `--apart`, the course is held against rollouts to the end from
some of its positions, which share nothing with it.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from hotl_desktop.games.base import CHANCE, Action, State, Step
from hotl_desktop.games.catalogue import game_named
from hotl_desktop.games.names import LAWN_NAME, LINE_NAME
from hotl_desktop.match.match import Match

from . import analysis, prospects
from .asking import Asker
from .course import course
from .efforts import STRENGTHS, Effort, effort_of
from .estimates import best_of, seat_to_act
from .exact import solved_ending, solver_of
from .fits import games
from .openings import is_deal, is_opening
from .thinking import SEAT_NUMBERS, Chances

ENDLESS: Final = 600
"""So many turns are to the end of a game."""
DRAWN: Final = 31
"""The seed of which decisions are looked at."""
EVERY_STEP: Final = 9
"""Of the steps of a course, every so manieth is held against rollouts to the end: neighbours say much the same."""
SAMPLES: Final = (98, 99)
CHOOSING: Final = 97
"""The seeds of rollouts that share nothing."""


def chances_of(match: Match, effort: Effort, seed: int) -> tuple[list[float], float]:
    """All chances of the course of a game, by step and seat, and the processor seconds that it took."""
    prospects.forget()
    began = time.process_time()
    passages = course(match, effort, seed, Asker())
    seconds = time.process_time() - began
    numbers = [SEAT_NUMBERS[seat] for seat in match.state.seats]
    found = []
    for passage in passages:
        state = match.state_at(passage.length)
        if not is_opening(state) and not is_deal(state):
            found += [passage.before[number] for number in numbers]
    return found, seconds


def differences(some: Sequence[float], others: Sequence[float]) -> list[float]:
    """How far they are from each other."""
    return [abs(a - b) for a, b in zip(some, others, strict=True)]


def summary(apart: Sequence[float]) -> dict[str, float]:
    """The root mean square and what 95 % stay below."""
    ordered = sorted(apart)
    return {
        "rms": round(statistics.fmean([one * one for one in apart]) ** 0.5, 4),
        "95": round(ordered[int(0.95 * len(ordered))], 4),
    }


def of_positions(matches: Iterable[Match], strength: str, rollouts: int) -> dict[str, object]:
    """How far analyses of one decision of each game are from `rollouts` to the end, over all seats.

    Where the analysis solves what follows there is nothing to compare.
    """
    mind = random.Random(DRAWN)
    apart: list[float] = []
    seconds = []
    within = solved = 0
    for match in matches:
        states = [match.state_at(length) for length in range(match.length)]
        state = mind.choice([one for one in states if one.to_act() is not CHANCE and len(one.legal_actions()) > 1])
        effort = effort_of(match.game.name, strength)
        if solver_of(state, effort.solved, Asker()) is not None:
            solved += 1
            continue
        analysis.forget()
        began = time.process_time()
        found = analysis.value(state, strength, 1)
        seconds.append(time.process_time() - began)
        endless = replace(effort, certain=1.0)
        truth = prospects.played_on(state, rollouts, ENDLESS, endless, 99, Asker())
        seats = list(found.chances)
        misses = differences([found.chances[seat] for seat in seats], [truth[SEAT_NUMBERS[seat]] for seat in seats])
        apart += misses
        within += misses[seats.index(str(state.to_act()))] <= found.error
    return {
        "positions": len(seconds),
        "solved": solved,
        "within": within,
        "error": summary(apart),
        "seconds": round(statistics.fmean(seconds), 3),
        "most_seconds": round(max(seconds), 3),
    }


def off_by(matches: Iterable[Match], strength: str, rollouts: int, every: int = EVERY_STEP) -> dict[str, object]:
    """How far the chances of courses are from rollouts to the end, over all seats, at every few steps.

    The rollouts scatter. So there are two samples of them at each position, which share nothing with each other either:
    the product of what it is off by from each has the square of its error as its mean. Where the course is solved it is
    exact, and rollouts are not: they are played by the networks. So there is nothing to compare.
    """
    products: list[list[float]] = []
    seconds = []
    for match in matches:
        effort = effort_of(match.game.name, strength)
        prospects.forget()
        began = time.process_time()
        passages = course(match, effort, 1, Asker())
        seconds.append(time.process_time() - began)
        ending = solved_ending([match.state_at(length) for length in range(match.length + 1)], effort.ending, Asker())
        for passage in passages[::every]:
            state = match.state_at(passage.length)
            if is_opening(state) or is_deal(state) or (ending is not None and state in ending):
                continue
            one, other = _apart(state, match.step_at(passage.length), rollouts // 2, replace(effort, certain=1.0))
            numbers = [SEAT_NUMBERS[seat] for seat in state.seats]
            products.append([(passage.before[k] - one[k]) * (passage.before[k] - other[k]) for k in numbers])
        print(json.dumps({"seconds": round(seconds[-1], 1), "positions": len(products)}), file=sys.stderr, flush=True)
    squares = [statistics.fmean(one) for one in products]
    mean = statistics.fmean(squares)
    error = 1.96 * statistics.pstdev(squares) / math.sqrt(len(squares))
    low, middle, high = (round(math.sqrt(max(0.0, one)), 4) for one in (mean - error, mean, mean + error))
    return {
        "positions": len(squares),
        "rms": middle,
        "interval": [low, high],
        "seconds": round(statistics.fmean(seconds), 2),
        "most_seconds": round(max(seconds), 2),
    }


def _apart(state: State, step: Step, rollouts: int, effort: Effort) -> tuple[Chances, Chances]:
    """What `state` is worth by two samples of `rollouts` to the end.

    A decision is worth what comes of the best action. That is the one that a short look prefers, or the one that was
    played if a third sample says so.
    """

    def sample(position: State, seed: int) -> Chances:
        return prospects.played_on(position, rollouts, ENDLESS, effort, seed, Asker())

    if isinstance(step, Action):
        looks = prospects.looked_at(state, effort, SAMPLES[0], Asker())
        seat = seat_to_act(state)
        afters = [state.apply(state.legal_actions()[best_of(state, looks)]), state.apply(step)]
        state = afters[0] if afters[0] == afters[1] else max(afters, key=lambda after: sample(after, CHOOSING)[seat])
    one, other = (sample(state, seed) for seed in SAMPLES)
    return one, other


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.precision", description=__doc__)
    parser.add_argument("--game", default=LINE_NAME, choices=[LINE_NAME, LAWN_NAME])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="skilled", help="who plays the games")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--strength", default="standard", choices=STRENGTHS)
    parser.add_argument("--rollouts", type=int, default=1500, help="of the reference, in the middle of a game; 0: none")
    parser.add_argument("--positions", action="store_true", help="of which one is looked at in each game")
    parser.add_argument("--apart", action="store_true", help="against rollouts that share nothing with the course")
    parser.add_argument("--every", type=int, default=EVERY_STEP, help="of --apart: a look at every so manieth step")
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    if given.every < 1:
        parser.error(f"--every: 1 or more, not {given.every}")
    seats = game_named(given.game).default_seats(given.seats)
    matches = games(given.game, seats, given.level, given.games, given.seed)
    if given.positions:
        print(json.dumps(of_positions(matches, given.strength, given.rollouts)))
        return
    if given.apart:
        print(json.dumps(off_by(matches, given.strength, given.rollouts, given.every)))
        return
    effort = effort_of(given.game, given.strength)
    long = replace(effort, course=given.rollouts, level_turns=ENDLESS)
    repeats: list[float] = []
    errors: list[float] = []
    seconds = []
    for match in matches:
        one, first = chances_of(match, effort, 1)
        other, second = chances_of(match, effort, 2)
        repeats += differences(one, other)
        seconds += [first, second]
        told = {"steps": match.length, "seconds": round(first, 1), "repeat": summary(differences(one, other))}
        if given.rollouts:
            truth, _ = chances_of(match, long, 3)
            errors += [*differences(one, truth), *differences(other, truth)]
            told["error"] = summary(errors[-2 * len(one) :])
        print(json.dumps(told), file=sys.stderr, flush=True)
    report = {
        "game": given.game,
        "seats": given.seats,
        "games": given.games,
        "strength": given.strength,
        "seconds": round(statistics.fmean(seconds), 2),
        "most_seconds": round(max(seconds), 2),
        "repeat": summary(repeats),
        **({"error": summary(errors)} if errors else {}),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
