"""`hotl perft`: count the paths from a position, to compare rules engines."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator

from hotl_desktop.games.base import CHANCE, State, Step

from .arguments import add_position, load, position_length, whole_number
from .progress import progress


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "perft",
        help="count the paths of a number of steps from a position",
        description="Count the paths of DEPTH steps from a position. A step is one face of a die or one decision; "
        "faces are not weighted, and a path that ends early counts one. The output is JSON, `first` by first step.",
        epilog="example: hotl perft game.hotl --depth 3 --at 12",
    )
    add_position(parser)
    parser.add_argument("--depth", metavar="D", required=True, type=whole_number(0, 100), help="steps of a path")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    match = load(arguments.file)
    state = match.state_at(position_length(match, arguments.at))
    steps = steps_of(state) if arguments.depth else ()
    first: dict[str, int] = {}
    try:
        first.update(progress(count_first(state, arguments.depth), len(steps), "first steps"))
    finally:  # with those that were counted before somebody stopped it
        print(json.dumps({"depth": arguments.depth, "paths": sum(first.values()) if steps else 1, "first": first}))
    return 0


def steps_of(state: State) -> tuple[Step, ...]:
    """All steps that can be taken in `state`; none when it is over."""
    if state.to_act() is CHANCE:
        return tuple(die for die, _ in state.outcomes())
    return state.legal_actions()


def _counter() -> Callable[[State, int], int]:
    """A counting function that knows what it has counted: different orders of dice often meet again."""
    known: dict[tuple[State, int], int] = {}

    def count(state: State, depth: int) -> int:
        if depth == 0:
            return 1
        steps = steps_of(state)
        if depth == 1 or not steps:
            return max(1, len(steps))
        paths = known.get((state, depth))
        if paths is None:
            paths = known[state, depth] = sum(count(state.apply(step), depth - 1) for step in steps)
        return paths

    return count


def count_first(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """The texts of all first steps and the number of paths of `depth` steps behind each; nothing for depth 0."""
    count = _counter()
    for step in steps_of(state) if depth else ():
        yield str(step), count(state.apply(step), depth - 1)
