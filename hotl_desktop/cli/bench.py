"""`hotl bench`: how fast the rules and the opponents are on this machine."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from hotl_desktop.ai.analysis import analyse, forget
from hotl_desktop.ai.kernels import COMPILED, lawn, line
from hotl_desktop.ai.levels import choose
from hotl_desktop.games.base import CHANCE, DICE, Game, State
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.player import LEVELS

ALL_SEATS: Final = 15
"""The bits of four seats."""
_RANDOM_GAMES: Final[Mapping[str, Callable[[int, int], int]]] = {
    "head-of-the-line": lambda games, seed: line.random_games(ALL_SEATS, games, seed),
    "get-off-my-lawn": lawn.random_games,
}
"""By game: play so many random games from a seed; the number of actions."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "bench",
        help="measure how fast the rules and the opponents are",
        description="Print one JSON object keyed by game: complete random games with four seats a second by the "
        "kernels and by the rules, positions a second by the kernels, decisions analysed a second at the default "
        "strength, and the seconds that each level takes for a move. Warmed up; takes about half a minute.",
        epilog="example: hotl bench",
    )
    parser.add_argument("--seconds", metavar="S", type=float, default=2.0, help="for each figure (default: 2)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure and report."""
    report: dict[str, object] = {game.name: measure(game, max(0.01, arguments.seconds)) for game in GAMES}
    report["ai_kernel"] = "compiled" if COMPILED else "plain"
    print(json.dumps(report, indent=1))
    return 0


def measure(game: Game, seconds: float) -> dict[str, object]:
    """The figures of one game, each measured for about `seconds`."""
    play = _RANDOM_GAMES[game.name]
    actions = 0
    seed = 0

    def kernel_games() -> int:
        nonlocal actions, seed
        seed += 1
        count = 500 if COMPILED else 2
        actions += play(count, seed)
        return count

    games_per_s = pace(kernel_games, seconds)
    actions_per_game = actions / (seed * (500 if COMPILED else 2))
    mind = random.Random(1)
    positions = decisions_of(game, mind)
    sample = mind.sample(positions, min(30, len(positions)))
    return {
        "kernel_games_per_s": round(games_per_s),
        "kernel_positions_per_s": round(games_per_s * actions_per_game),
        "rules_games_per_s": round(pace(lambda: len(decisions_of(game, mind)) and 1, seconds), 1),
        "analysis_decisions_per_s": round(pace(_each(sample, _analyse_anew), seconds), 2),
        "seconds_per_move": {
            level: round(1 / pace(_each(sample, partial(choose, level=level, seed=1)), seconds), 6) for level in LEVELS
        },
    }


def _analyse_anew(state: State) -> None:
    """Analyse a position as the program does it if nothing else is said, and as if it had never been seen."""
    forget()
    analyse(state)


def pace(work: Callable[[], int], seconds: float) -> float:
    """How many things `work` gets done a second, after it has been warmed up; it says how many each call did."""
    work()
    done = 0
    began = time.perf_counter()
    while True:
        done += work()
        took = time.perf_counter() - began
        if took >= seconds:
            return done / took


def _each(states: list[State], work: Callable[[State], object]) -> Callable[[], int]:
    """Work on one state after the other."""
    number = 0

    def one() -> int:
        nonlocal number
        work(states[number % len(states)])
        number += 1
        return 1

    return one


def decisions_of(game: Game, mind: random.Random) -> list[State]:
    """The positions with a choice of one random game by the rules, four seats."""
    state = game.start(game.default_seats(4), {})
    found = []
    while (actor := state.to_act()) is not None:
        if actor is CHANCE:
            state = state.apply(DICE[mind.randint(1, 6)])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            found.append(state)
        state = state.apply(mind.choice(actions))
    return found
