"""Tables of every kind, and random games at them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from hotl_desktop.games.base import CHANCE, DICE, Game, OptionValue, Seat, State, Step
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.dice import DiceSource, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player

LONG: Final = int(os.environ.get("HOTL_LONG", "1"))
"""How many times larger than in CI the random tests are to be."""


@dataclass(frozen=True)
class Table:
    """A game with its seats and options."""

    game: Game
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __str__(self) -> str:
        options = [f"{name}-{value}" for name, value in self.options.items()]
        return "-".join([self.game.name, *self.seats, *options])

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def match(self, dice: DiceSource | None = None, kind: str | None = None) -> Match:
        players = [Player(seat, f"player {seat}", kind) for seat in self.seats]
        return Match(self.game, players, dice or SeededDice(bytes(32)), self.options)


LINE_TABLES: Final = tuple(
    Table(HEAD_OF_THE_LINE, seats, {"launch_until": launch_until})
    for seats in (
        ("NW", "SE"),
        ("NE", "SE"),
        ("NW", "NE", "SE"),
        ("NW", "SE", "SW"),
        ("NW", "NE", "SE", "SW"),
    )
    for launch_until in ("zone", "hub")
)
LAWN_TABLES: Final = tuple(Table(GET_OFF_MY_LAWN, GET_OFF_MY_LAWN.all_seats, {"rounds": rounds}) for rounds in (1, 2))
TABLES: Final = (*LINE_TABLES, *LAWN_TABLES)
SIMPLE_TABLES: Final = tuple(Table(game, game.default_seats(len(game.all_seats))) for game in GAMES)
"""One of each game: four seats, default options."""


def seeded(number: int) -> SeededDice:
    """Dice of a seed that only tests would choose."""
    return SeededDice(number.to_bytes(32, "big"))


def random_step(state: State, random: Random) -> Step:
    """A die or a decision for `state`, which is not over."""
    return DICE[random.randint(1, 6)] if state.to_act() is CHANCE else random.choice(state.legal_actions())


def walk(table: Table, random: Random) -> Iterator[tuple[State, Step, State]]:
    """A random game: every state but the last with its step and what came of it."""
    state = table.start()
    while state.to_act() is not None:
        before, step = state, random_step(state, random)
        state = before.apply(step)
        yield before, step, state


def play_on(match: Match, random: Random, steps: int | None = None) -> Match:
    """Play `match` on at random with its own dice, to its end or for so many steps; the match itself."""
    while match.state.to_act() is not None and steps != 0:
        if match.state.to_act() is CHANCE:
            match.roll()
        else:
            match.play(random.choice(match.state.legal_actions()))
        steps = None if steps is None else steps - 1
    return match
