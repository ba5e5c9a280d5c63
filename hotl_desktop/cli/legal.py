"""`hotl legal`: what could have been done at every decision of a record."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from hotl_desktop.match.match import Match

from .arguments import load


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "legal",
        help="list the legal actions at every decision of a record",
        description="One JSON line a decision: the seat, the roll that it answers (null for relocations and in "
        "Get Off My Lawn), all legal actions sorted as text, and the one played.",
        epilog="example: hotl legal game.hotl",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List them."""
    for decision in decisions(load(arguments.file)):
        print(json.dumps(decision))
    return 0


def decisions(match: Match) -> Iterator[dict[str, Any]]:
    """Every decision of `match`, as the command prints it."""
    for index, step in enumerate(match.steps):
        if isinstance(step, Action):
            state = match.state_at(index)
            answers = isinstance(state, HeadOfTheLineState) and not state.homeless
            yield {
                "seat": state.to_act(),
                "die": state.die if isinstance(state, HeadOfTheLineState) and answers else None,
                "legal": sorted(map(str, state.legal_actions())),
                "played": str(step),
            }
