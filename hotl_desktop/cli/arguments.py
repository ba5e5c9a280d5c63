"""Arguments that several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.match import Match
from hotl_desktop.storage.record_files import load_match

from .errors import UsageError


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type for arguments that are whole numbers from `least` to `most`."""

    def number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 12 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {least} to {most}")
        return int(text)

    return number


def load(path: Path) -> Match:
    """The match in the record file `path`.

    Raises:
        NotLoadable: as `load_match`, the place beginning with the file.
    """
    try:
        return load_match(path)
    except NotLoadable as error:
        raise NotLoadable(str(path), str(error)) from None


def add_position(parser: argparse.ArgumentParser) -> None:
    """Let the command take a record and a place in it."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record")
    parser.add_argument(
        "--at",
        metavar="N",
        type=whole_number(0, 10**6),
        help="after the first N events, 0 for the start (default: after the last)",
    )


def position_length(match: Match, at: int | None) -> int:
    """The number of steps in the first `at` events of `match`, all of them for None.

    Raises:
        UsageError: there are not so many events.
    """
    entries = match.entries
    if at is None:
        return match.length
    if at > len(entries):
        raise UsageError(f"--at {at}: the record has {len(entries)} events")
    return entries[at - 1].length if at else 0
