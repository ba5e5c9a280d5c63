"""Promise: an opponent can fail in any way: a move is played all the same, in time, and the game goes on."""

from __future__ import annotations

import logging
import resource
import sys
import time
from collections import Counter
from functools import partial
from random import Random
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.engine_thinker import PATIENCE_MS, EngineThinker
from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from tests.promises.conftest import Figure
from tests.promises.failing_engine import PLAYING, WAYS
from tests.promises.latency import crowding, told
from tests.walks import LONG, SIMPLE_TABLES, play_on, seeded

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the ways to fail are those of Unix")

SHORT_PATIENCE_MS: Final = 1500
"""In place of the program's: who hangs is waited for no longer."""
MEGABYTES: Final = 300


def match_between_opponents(number: int) -> Match:
    """In the middle of a game of opponents, one of which has a choice."""
    table, random = SIMPLE_TABLES[number % len(SIMPLE_TABLES)], Random(number)
    players = [Player(seat, seat, "ai:casual") for seat in table.seats]
    match = Match(table.game, players, seeded(number))
    play_on(match, random, random.randrange(20, 80))
    while not isinstance(match.state.to_act(), str) or len(match.state.legal_actions()) < 2:
        play_on(match, random, 1)
        if match.state.outcome() is not None:
            return match_between_opponents(number + 1000)
    return match


def is_longer(match: Match, length: int) -> bool:
    """Whether something was played."""
    return match.length > length


@pytest.mark.qt_log_ignore("QProcess: Destroyed while process")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_however_an_opponent_fails_the_game_goes_on(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, figure: Figure, way: object
) -> None:
    name, fails = getattr(way, "__name__", ""), way not in PLAYING
    patience = SHORT_PATIENCE_MS if fails else PATIENCE_MS
    took: list[float] = []
    said: Counter[str] = Counter()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    caplog.set_level(logging.WARNING)
    for number in range(2 * LONG):
        caplog.clear()
        match = match_between_opponents(number)
        thinker = EngineThinker((sys.executable, "-m", "tests.promises.failing_engine", name), patience)
        controller = GameController(thinker)
        before, legal = match.steps, match.state.legal_actions()
        began = time.perf_counter()
        controller.begin(match)  # nobody settles what is played: the game stands still after a move
        assert controller.prompt.phase is Phase.THINKING
        qtbot.waitUntil(partial(is_longer, match, len(before)), timeout=60_000)
        took.append((time.perf_counter() - began) * 1000)
        assert match.steps[:-1] == before
        assert match.steps[-1] in legal
        lines = [one for one in caplog.records if "fallback" in one.getMessage()]
        said["answers of its own" if not lines else "fallback moves"] += 1
        assert len(lines) == fails
        assert all(len(one.getMessage()) < 1000 for one in lines)
        controller.clear()
        thinker.close()
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory) / 1024
    for what, count in said.items():
        figure(what, count)
    figure("a move after", told(took))
    figure("crowding of the machine", round(crowding(), 1))
    figure("memory grown by, MB", round(grown, 1))
    assert grown < MEGABYTES
