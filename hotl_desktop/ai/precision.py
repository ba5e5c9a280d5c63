"""How exact reviews are, and what they cost: `python -m hotl_desktop.ai.precision --help`.

Each game is reviewed twice with different dice in the mind's eye, and once with many long rollouts. All chances of the
course are compared, by seat and step, from the first turn on.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hotl_desktop.games.catalogue import game_named
from hotl_desktop.games.names import LAWN_NAME, LINE_NAME
from hotl_desktop.match.match import Match

from . import prospects
from .asking import Asker
from .course import course
from .efforts import STRENGTHS, Effort, effort_of
from .fits import games
from .openings import is_deal, is_opening
from .thinking import SEAT_NUMBERS

ENDLESS: Final = 600
"""So many turns are to the end of a game."""


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


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.precision", description=__doc__)
    parser.add_argument("--game", default=LINE_NAME, choices=[LINE_NAME, LAWN_NAME])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="skilled", help="who plays the games")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--strength", default="standard", choices=STRENGTHS)
    parser.add_argument("--rollouts", type=int, default=1500, help="of the reference, in the middle of a game; 0: none")
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    effort = effort_of(given.game, given.strength)
    long = replace(effort, course=given.rollouts, level_turns=ENDLESS)
    repeats: list[float] = []
    errors: list[float] = []
    seconds = []
    for match in games(
        given.game, game_named(given.game).default_seats(given.seats), given.level, given.games, given.seed
    ):
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
