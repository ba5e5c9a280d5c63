"""A process that plays and keeps games until it is killed. It says what it has done, in lines of numbers.

Usage: python -m tests.promises.player_process FOLDER SEED HOW, where HOW is `safe` or `window`.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from random import Random

from hotl_desktop.match.identity import ID_KEY
from hotl_desktop.match.match import Match
from hotl_desktop.storage.autosave import Autosave
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.places import Places

from ..storage.games import begun
from ..walks import play_on

GAMES_AT_ONCE = 3


def id_of(number: int) -> str:
    """The id of game `number`."""
    return f"{number:032x}"


@cache
def whole(number: int) -> Match:
    """Game `number` as it is played here, to its end. Its course depends on its number alone."""
    match = begun(number)
    while match.state.to_act() is not None:
        play_on(match, Random(number * 100_000 + match.length), 1)
    return match


def entered(number: int, random: Random) -> Match:
    """Game `number` from a moment on: some from the first die, some from shortly before the end."""
    match = whole(number).branch(random.choice((0, max(0, whole(number).length - random.randrange(1, 60)))))
    match.extra[ID_KEY] = id_of(number)
    return match


def say(word: str, number: int, length: int = 0) -> None:
    """One line, at once: what is said counts, whatever happens next."""
    os.write(1, f"{word} {number} {length}\n".encode())


def main() -> None:
    """Play a few games at once, in turns; when one is over, begin the next."""
    folder, seed, how = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    places, random = Places.inside(folder), Random(seed)
    autosave = Autosave(places.autosave)
    keeper = Keeper(places, lambda problem: sys.exit(str(problem)))
    if how == "window":
        keeper.open_library(lambda _: None)
        keeper.flush(60)
    games: dict[int, Match] = {}
    next_number = seed * 1000
    while True:
        while len(games) < GAMES_AT_ONCE:
            games[next_number] = entered(next_number, random)
            next_number += 1
        number, match = random.choice(list(games.items()))
        play_on(match, Random(number * 100_000 + match.length), 1)
        say("doing", number, match.length)
        if how == "safe":
            autosave.save(match)
        else:
            keeper.save(match, 60)
        say("done", number, match.length)
        if match.state.outcome() is not None:
            del games[number]


if __name__ == "__main__":
    main()
