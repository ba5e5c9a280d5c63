"""`hotl arena`: every level against every other."""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Iterator, Mapping, Sequence

from hotl_desktop.ai.levels import ALL_LEVELS
from hotl_desktop.ai.rating import Rating, Result, rate_all
from hotl_desktop.ai.selfplay import Job, play, seed_of_game
from hotl_desktop.games.base import Game, NotUnderstood, Seat
from hotl_desktop.games.catalogue import GAMES, game_named
from hotl_desktop.match.player import LEVELS

from .arguments import whole_number
from .errors import UsageError
from .progress import progress
from .simulate import parse_options, parse_seed
from .workers import add_workers, executor, results

ARRANGEMENTS: Mapping[int, tuple[str, ...]] = {
    2: ("ab", "ba"),
    3: ("abb", "bab", "bba", "baa", "aba", "aab"),
    4: ("abab", "baba", "aabb", "bbaa", "abba", "baab"),
}
"""By the number of seats: how two levels sit in the games of one round, which all have the same dice."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "arena",
        help="set every level against every other",
        description="Play every level against every other, seats rotated, with the same dice for both sides, and print "
        "Elo with 95 % intervals (a seat wins with a chance proportional to 10 to the power of Elo / 400). The same "
        "seed gives the same games, whatever the number of jobs.",
        epilog="example: hotl arena --game head-of-the-line --levels beginner,casual,skilled --games 200 --seed 2a",
    )
    parser.add_argument("--game", required=True, choices=[game.name for game in GAMES])
    parser.add_argument(
        "--levels", metavar="LEVEL,…", default=",".join(LEVELS), help=f"two or more of {', '.join(ALL_LEVELS)}"
    )
    parser.add_argument(
        "--games", required=True, metavar="N", type=whole_number(1, 10**7), help="games of each pair, at least"
    )
    parser.add_argument(
        "--slow",
        metavar="N",
        type=whole_number(1, 10**7),
        help="games of master, which thinks for long, with its neighbours in --levels, and none with others",
    )
    parser.add_argument(
        "--seats", metavar="N", type=whole_number(2, 4), help="seats at the table (default: the fewest)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the game")
    parser.add_argument("--seed", metavar="HEX", help="up to 64 hex digits (default: a new one)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_workers(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and report."""
    game = game_named(arguments.game)
    levels = parse_levels(arguments.levels)
    options = parse_options(game, arguments.option)
    seed = parse_seed(arguments.seed)
    try:
        seats = default_table(game, arguments.seats)
    except NotUnderstood as error:
        raise UsageError(f"--seats: {error}") from None
    plan = list(rounds_of(levels, seats, arguments.games, arguments.slow))
    jobs = [
        Job(game.name, tuple(zip(seats, names, strict=True)), options, seed_of_game(seed, number))
        for number, games in plan
        for names in games
    ]
    played: list[Result] = []
    try:
        with executor(arguments.jobs, arguments.scheduler) as workers:
            played.extend(progress(results(workers, result_of, jobs), len(jobs), "games"))
    except KeyboardInterrupt:
        print(f"stopped after {len(played)} of {len(jobs)} games", file=sys.stderr)
    rounds = whole_rounds([len(games) for _, games in plan], played)
    if not rounds:
        return 0
    ratings = rate_all(rounds)
    if arguments.json:
        print(json.dumps(as_json(ratings, rounds, game.name, len(seats), seed)))
    else:
        total = sum(len(games) for games in rounds)
        print(f"{game.name}, {len(seats)} seats, {total} games, seed {seed.hex()}")
        print("\n".join(lines_of(ratings)))
    return 0


def default_table(game: Game, count: int | None) -> tuple[Seat, ...]:
    """The seats that `count` players take; as few as the game allows if it is not said.

    Raises:
        NotUnderstood: the game is not for so many.
    """
    if count is not None:
        return game.default_seats(count)
    for fewest in range(2, len(game.all_seats)):
        try:
            return game.default_seats(fewest)
        except NotUnderstood:
            continue
    return game.all_seats


def parse_levels(text: str) -> list[str]:
    """The levels of `casual,expert`.

    Raises:
        UsageError: one does not exist or comes twice, or there is only one.
    """
    levels = text.split(",")
    for level in levels:
        if level not in ALL_LEVELS:
            raise UsageError(f"--levels: there is no level {level[:40]!r}, only {', '.join(ALL_LEVELS)}")
    if len(set(levels)) < max(2, len(levels)):
        raise UsageError("--levels: two or more are needed, each once")
    return levels


def rounds_of(
    levels: Sequence[str], seats: Sequence[Seat], games: int, slow: int | None
) -> Iterator[tuple[int, list[tuple[str, ...]]]]:
    """The rounds to play: a number that stands for their dice, and who sits where in each game of it.

    Args:
        levels: who plays.
        seats: of the table.
        games: how many of each pair, at least.
        slow: if the strongest level is to play only its neighbours in `levels`: how often, at least.
    """
    arrangements = ARRANGEMENTS[len(seats)]
    counts: dict[tuple[str, str], int] = {}
    for (i, one), (k, other) in itertools.combinations(enumerate(levels), 2):
        if slow is None or LEVELS[-1] not in {one, other}:
            counts[one, other] = games
        elif k == i + 1:
            counts[one, other] = slow
    for number in range(-(-max(counts.values()) // len(arrangements))):
        for (one, other), wanted in counts.items():
            if number * len(arrangements) < wanted:
                yield number, [tuple(one if side == "a" else other for side in sides) for sides in arrangements]


def result_of(job: Job) -> Result:
    """Play a game; who won it."""
    outcome = play(job).match.state.outcome()
    assert outcome is not None
    shares = tuple((seat in outcome.winners) / len(outcome.winners) for seat, _ in job.levels)
    return Result(tuple(level for _, level in job.levels), shares)


def whole_rounds(sizes: Sequence[int], played: Sequence[Result]) -> list[list[Result]]:
    """The games by round, without a last round that was not finished."""
    rounds, start = [], 0
    for size in sizes:
        if start + size > len(played):
            break
        rounds.append(list(played[start : start + size]))
        start += size
    return rounds


def lines_of(ratings: Mapping[str, Rating]) -> list[str]:
    """The table, with a heading."""
    lines = ["level       Elo   95 % interval    wins"]
    for level, rating in ratings.items():
        lines.append(
            f"{level:<9} {rating.elo:5.0f}   {rating.low:5.0f} to {rating.high:5.0f}   {100 * rating.share:5.1f} %"
        )
    return lines


def as_json(
    ratings: Mapping[str, Rating], rounds: Sequence[Sequence[Result]], game: str, seats: int, seed: bytes
) -> dict[str, object]:
    """The same, and every pair: the share of the games between the two that the first won."""
    pairs: dict[str, list[float]] = {}
    for games in rounds:
        for result in games:
            one, other = sorted(set(result.levels))
            own = sum(s for level, s in zip(result.levels, result.shares, strict=True) if level == one)
            pairs.setdefault(f"{one} against {other}", []).append(own)
    return {
        "game": game,
        "seats": seats,
        "seed": seed.hex(),
        "games": sum(len(games) for games in rounds),
        "levels": {
            level: {"elo": round(r.elo, 1), "low": round(r.low, 1), "high": round(r.high, 1), "wins": round(r.share, 4)}
            for level, r in ratings.items()
        },
        "pairs": {name: {"games": len(own), "won": round(sum(own) / len(own), 4)} for name, own in pairs.items()},
    }
