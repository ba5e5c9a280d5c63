"""`hotl verify`: whether records are what they claim to be."""

from __future__ import annotations

import argparse
from pathlib import Path

from hotl_desktop.games.base import Action, NotLoadable
from hotl_desktop.match.dice import SealedDice, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.storage.record_files import load_match

from .errors import one_line


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "verify",
        help="check records: form, legality, dice, result",
        description="Check each record: its form, every event against the rules, the dice against seed and commitment, "
        "the result. One line a file; exit status 1 if any is wrong.",
        epilog="example: hotl verify saved/*.hotl",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a game record")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check all files."""
    wrong = False
    for path in arguments.files:
        try:
            found = describe(load_match(path))
        except NotLoadable as error:
            wrong = True
            found = str(error)
        print(one_line(f"{path}: {found}"))
    return 1 if wrong else 0


def describe(match: Match) -> str:
    """What a sound record says about its game."""
    decisions = sum(isinstance(step, Action) for step in match.steps)
    ended = "finished" if match.state.outcome() is not None else "unfinished"
    if isinstance(match.dice, SeededDice):
        dice = "dice proved"
    else:
        dice = "dice not revealed yet" if isinstance(match.dice, SealedDice) else "dice typed in"
    return f"ok, {decisions} decision{'' if decisions == 1 else 's'}, {ended}, {dice}"
