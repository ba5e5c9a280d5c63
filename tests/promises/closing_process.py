"""The program as it is started, that brings itself into a situation and closes its window there.

Usage: python -m tests.promises.closing_process SITUATION SEED, with HOTL_DESKTOP_HOME as its profile. When it closes it
prints a line: the moment on the monotonic clock and the processor time that it has had, both in seconds.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from hotl_desktop.app import start
from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from tests.walks import play_on, seeded


def _table(desktop: Desktop, random: Random, level: str = HUMAN) -> None:
    game = random.choice(GAMES)
    seats = game.all_seats
    desktop.begin(TableSetup(game, tuple(Player(seat, seat, level) for seat in seats)))


def starting(_desktop: Desktop, _random: Random) -> None:
    """Nothing is done: it closes while it still makes what was put off, or just afterwards."""


def moving(desktop: Desktop, random: Random) -> None:
    """In the middle of stories."""
    _table(desktop, random, "ai:beginner")


def thinking(desktop: Desktop, random: Random) -> None:
    """While the hardest opponent thinks."""
    _table(desktop, random, "ai:master")


def reviewing(desktop: Desktop, random: Random) -> None:
    """While a whole game is reviewed."""
    game, number = random.choice(GAMES), random.randrange(100)
    match = Match(game, [Player(seat, seat, HUMAN) for seat in game.all_seats], seeded(number))
    desktop.put_on_table(play_on(match, Random(number)), None)
    desktop.table.review()


def hinting(desktop: Desktop, random: Random) -> None:
    """While a hint is looked for."""
    _table(desktop, random)
    desktop.window.menus.roll_action.trigger()
    desktop.window.menus.hint_action.trigger()


def asking(desktop: Desktop, random: Random) -> None:
    """Under a sheet."""
    random.choice((desktop.show_about, desktop._show_preferences, desktop._show_keys))()


def in_the_library(desktop: Desktop, _random: Random) -> None:
    """Looking through finished games."""
    desktop.show_library()


def learning(desktop: Desktop, random: Random) -> None:
    """In a lesson."""
    course = random.choice(desktop.learning.courses)
    desktop.show_lessons(course.game.name)
    desktop.learning.open_lesson(random.choice(course.lessons))


SITUATIONS: Final[tuple[Callable[[Desktop, Random], None], ...]] = (
    starting,
    moving,
    thinking,
    reviewing,
    hinting,
    asking,
    in_the_library,
    learning,
)


def main() -> int:
    """Start, get into the situation, close; the exit status of the program."""
    situation, seed = sys.argv[1], int(sys.argv[2])
    random = Random(seed)
    goes_on = start.wait_for_the_end

    def close(desktop: Desktop) -> None:
        times = os.times()
        os.write(1, f"{time.monotonic()} {times.user + times.system}\n".encode())
        desktop.window.close()

    def get_there(application: QApplication) -> int:
        (desktop,) = (child for child in application.children() if isinstance(child, Desktop))
        deed = next(one for one in SITUATIONS if one.__name__ == situation)

        def act() -> None:
            deed(desktop, random)
            QTimer.singleShot(random.randrange(0, 1500), lambda: close(desktop))

        if deed is starting:
            QTimer.singleShot(random.randrange(0, 200), lambda: close(desktop))
        else:
            desktop.settled.connect(act)
        return goes_on(application)

    start.wait_for_the_end = get_there
    return start.open_desktop(None, smoke=False)


if __name__ == "__main__":
    sys.exit(main())
