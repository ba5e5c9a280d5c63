"""`hotl analyse`: what every decision of a game was worth, and how luck and skill shared in its result."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from hotl_desktop.ai.course import lengths_looked_at
from hotl_desktop.ai.efforts import DEFAULT_STRENGTH, STRENGTHS
from hotl_desktop.ai.marks import MARKS
from hotl_desktop.ai.review import Moment, Review, SeatReview, review
from hotl_desktop.match.match import Match

from .arguments import load
from .progress import told_progress

INTERRUPTED = 130
_DECISION = ("", "seat", "die", "played", "best", "before", "after", "loss", "")
_SEAT = ("seat", "player", "choices", "accuracy", "loss", *MARKS[1:], "luck", "result", "less luck")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "analyse",
        help="say what every decision of a record was worth",
        description="For every decision: the seat, the roll that it answers, what was played and what was best, the "
        "chance of winning with the best choice and after the one played, what that gave away, and a mark "
        f"({', '.join(MARKS[1:])}). For every seat: how many choices it had, how good they were (100: nothing given "
        "away), the sum of what was given away, the luck of its own dice, its share of the win, and what that is less "
        "the luck. With --json the whole review, dice included. Interrupted, it says what it has found out so far.",
        epilog="example: hotl analyse game.hotl --strength thorough",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record")
    parser.add_argument("--json", action="store_true", help="print one JSON object, for programs")
    parser.add_argument(
        "--strength",
        choices=STRENGTHS,
        default=DEFAULT_STRENGTH,
        help=f"how hard to think (default: {DEFAULT_STRENGTH})",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Analyse and print."""
    match = load(arguments.file)
    found, code = _as_far_as_possible(match, arguments.strength)
    if arguments.json:
        print(json.dumps({"game": match.game.name, **found.to_plain()}))
    else:
        for line in report(match, found):
            print(line)
    return code


def _as_far_as_possible(match: Match, strength: str) -> tuple[Review, int]:
    """The review, and the status; of the beginning of the game if somebody interrupts it."""
    lengths = lengths_looked_at(match)
    done = 0
    try:
        with told_progress("positions") as tell:

            def progress(now: int, count: int) -> None:
                nonlocal done
                done = now
                tell(now, count)

            return review(match, strength, progress), 0
    except KeyboardInterrupt:
        if not done:
            raise
        match.go_to(lengths[done - 1])
        # What has been found out is remembered, so this takes no time.
        return review(match, strength), INTERRUPTED


def report(match: Match, found: Review) -> Iterator[str]:
    """The lines for people."""
    decisions = [moment for moment in found.moments if moment.kind == "decision"]
    where = "" if found.finished else f", as far as step {match.length}"
    yield f"{match.game.title}: {len(decisions)} decisions, {found.strength} strength{where}"
    yield ""
    rows = [_decision(number, moment) for number, moment in enumerate(decisions, 1)]
    yield from _table(_DECISION, rows, "><><<>>><")
    yield ""
    yield from _table(_SEAT, [_seat(match, one) for one in found.seats], "<<>>>>>>>>>")
    yield ""
    if not found.finished:
        yield "The game goes on: results are chances."
    yield "Result less luck: what the player would have got with ordinary dice, their own decisions as they were."


def _decision(number: int, moment: Moment) -> tuple[str, ...]:
    best = "(only choice)" if moment.count == 1 else moment.best if moment.best != moment.played else "="
    return (
        str(number),
        moment.seat,
        "" if moment.die is None else str(moment.die),
        moment.played,
        best,
        _percent(moment.before[moment.seat]),
        _percent(moment.after[moment.seat]),
        _percent(moment.loss) if moment.loss >= 0.0005 else "",
        moment.mark,
    )


def _seat(match: Match, one: SeatReview) -> tuple[str, ...]:
    return (
        one.seat,
        match.player(one.seat).name[:24],
        str(one.decisions),
        f"{one.accuracy:.0f}",
        _percent(one.loss),
        *(str(one.marks[mark] or "") for mark in MARKS[1:]),
        f"{100 * one.luck:+.1f} %",
        _percent(one.result),
        _percent(one.adjusted),
    )


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], sides: str) -> Iterator[str]:
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    for row in (heads, *rows):
        cells = [f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True)]
        yield "  ".join(cells).rstrip()
