"""`hotl simulate`: games between opponents."""

from __future__ import annotations

import argparse
import math
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hotl_desktop.ai.levels import ALL_LEVELS
from hotl_desktop.ai.selfplay import Job, Played, play, seed_of_game
from hotl_desktop.games.base import Game, NotUnderstood, OptionValue, Seat
from hotl_desktop.games.catalogue import GAMES, game_named
from hotl_desktop.match.dice import SEED_BYTES
from hotl_desktop.storage.record_files import save_match

from .arguments import whole_number
from .errors import UsageError
from .progress import progress
from .workers import add_workers, executor, results


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "simulate",
        help="let opponents play against each other",
        description="Play games between opponents and print wins, mean scores with 95 % intervals and seconds a move. "
        "The same seed gives the same games, whatever the number of jobs.",
        epilog="example: hotl simulate --game head-of-the-line --seats NW=casual,SE=random --games 100 --seed 2a",
    )
    parser.add_argument("--game", required=True, choices=[game.name for game in GAMES])
    parser.add_argument("--seats", required=True, metavar="SEAT=LEVEL,…", help=f"levels: {', '.join(ALL_LEVELS)}")
    parser.add_argument("--games", required=True, metavar="N", type=whole_number(1, 10**7), help="how many games")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the game")
    parser.add_argument("--seed", metavar="HEX", help="up to 64 hex digits (default: a new one)")
    add_workers(parser)
    parser.add_argument("--out", metavar="DIR", type=Path, help="write the records there")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and report."""
    game = game_named(arguments.game)
    levels = parse_seats(arguments.seats)
    options = parse_options(game, arguments.option)
    try:
        game.start(tuple(seat for seat, _ in levels), options)
    except NotUnderstood as error:
        raise UsageError(str(error)) from None
    seed = parse_seed(arguments.seed)
    if arguments.out is not None:
        arguments.out.mkdir(parents=True, exist_ok=True)
    table = Table(tuple(levels))
    jobs = [Job(game.name, tuple(levels), options, seed_of_game(seed, number)) for number in range(arguments.games)]
    digits = len(str(arguments.games))
    try:
        with executor(arguments.jobs, arguments.scheduler) as workers:
            for number, played in enumerate(progress(results(workers, play, jobs), len(jobs), "games"), 1):
                table.add(played)
                if arguments.out is not None:
                    save_match(arguments.out / f"{game.name}-{number:0{digits}}.hotl", played.match)
    except KeyboardInterrupt:
        print(f"stopped after {table.games} of {arguments.games} games", file=sys.stderr)
    print(f"{game.name}, {table.games} game{'' if table.games == 1 else 's'}, seed {seed.hex()}")
    print("\n".join(table.lines()))
    return 0


def parse_seats(text: str) -> list[tuple[Seat, str]]:
    """The seats and levels of `NW=casual,SE=random`.

    Raises:
        UsageError: it is not of that form, or there is no such level.
    """
    seats: list[tuple[Seat, str]] = []
    for part in text.split(","):
        seat, equals, level = part.partition("=")
        if not equals:
            raise UsageError(f"--seats: {part[:40]!r} is not of the form SEAT=LEVEL")
        if level not in ALL_LEVELS:
            raise UsageError(f"--seats: there is no level {level[:40]!r}, only {', '.join(ALL_LEVELS)}")
        seats.append((seat, level))
    return seats


def parse_options(game: Game, texts: Sequence[str]) -> Mapping[str, OptionValue]:
    """The options of several `NAME=VALUE`.

    Raises:
        UsageError: the game has no such option or value.
    """
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise UsageError(f"--option {text[:40]!r}: {game.name} has {', '.join(known)}, as in NAME=VALUE")
        values = {str(allowed): allowed for allowed in known[name].values}
        if value not in values:
            raise UsageError(f"--option {text[:40]!r}: {name} must be one of {', '.join(values)}")
        options[name] = values[value]
    return options


def parse_seed(text: str | None) -> bytes:
    """32 bytes from hex digits, filled with zeros in front; new ones for None.

    Raises:
        UsageError: they are not hex digits, or too many.
    """
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if not 1 <= len(text) <= 2 * SEED_BYTES or any(letter not in "0123456789abcdefABCDEF" for letter in text):
        raise UsageError(f"--seed: {text[:80]!r} is not up to {2 * SEED_BYTES} hex digits")
    return bytes.fromhex(text.zfill(2 * SEED_BYTES))


@dataclass(slots=True)
class Table:
    """What came of many games."""

    levels: tuple[tuple[Seat, str], ...]
    games: int = 0
    wins: dict[Seat, float] = field(default_factory=dict)
    """A shared win counts as its part."""
    scores: dict[Seat, list[int]] = field(default_factory=dict)
    seconds: dict[Seat, float] = field(default_factory=dict)
    decisions: dict[Seat, int] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        """Count one game."""
        outcome = played.match.state.outcome()
        assert outcome is not None
        self.games += 1
        for seat, points in outcome.scores:
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.wins[seat] = self.wins.get(seat, 0.0) + won
            self.scores.setdefault(seat, []).append(points)
            self.seconds[seat] = self.seconds.get(seat, 0.0) + played.seconds[seat]
            self.decisions[seat] = self.decisions.get(seat, 0) + played.decisions[seat]

    def lines(self) -> list[str]:
        """The table, with a heading."""
        lines = ["seat  level      wins             mean score       seconds a move"]
        for seat, level in self.levels:
            if not self.games:
                lines.append(f"{seat:<5} {level:<10}")
                continue
            share = self.wins[seat] / self.games
            wins = f"{100 * share:5.1f} % ± {100 * interval(share * (1 - share), self.games):4.1f}"
            scores = self.scores[seat]
            mean = sum(scores) / len(scores)
            spread = sum((points - mean) ** 2 for points in scores) / max(1, len(scores) - 1)
            score = f"{mean:6.2f} ± {interval(spread, len(scores)):5.2f}"
            pace = self.seconds[seat] / max(1, self.decisions[seat])
            lines.append(f"{seat:<5} {level:<10} {wins:<16} {score:<16} {pace:.5f}")
        return lines


def interval(variance: float, count: int) -> float:
    """Half of the 95 % interval of a mean of `count` values."""
    return 1.96 * math.sqrt(variance / count)
