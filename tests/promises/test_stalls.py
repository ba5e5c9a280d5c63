"""Promise: it stays responsive. The event loop is measured while opponents think and while a game is reviewed."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QObject, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.view.theme import Speed
from tests.app.conftest import no_desktop_is_left  # noqa: F401 - a fixture
from tests.app.tour import new_desktop
from tests.promises.conftest import Figure
from tests.promises.latency import crowding, percentile, times_are_judged, told
from tests.walks import LONG, play_on, seeded

TICK_MS: Final = 2
MEASURED_MS: Final = 3_000 * LONG
STALL_MS: Final = 50.0
ENOUGH: Final = 300
"""Ticks; a machine that gives the test fewer says nothing about one in a hundred."""


class StallMeter(QObject):
    """Ticks in the event loop, and notes by how much each tick was late, and what was computed since the last."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[float] = []
        self.busy: list[float] = []
        self._last = self._worked = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.late.append(max(0.0, (now - self._last) * 1000 - TICK_MS))
        self.busy.append((worked - self._worked) * 1000)
        self._last, self._worked = now, worked


@pytest.fixture
def desktop(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Desktop:
    one = new_desktop(qtbot, qapp, tmp_path, QSize(1200, 800))
    one.settle()
    one.settings.set_speed(Speed.NORMAL)
    return one


def measure(qtbot: QtBot, figure: Figure) -> None:
    """Let events run for a while, and judge what the meter saw.

    What holds the window up is what its own thread computes between two ticks; how late the ticks come also says how
    many others want the processor.
    """
    meter = StallMeter()
    meter.start()
    qtbot.wait(MEASURED_MS)
    meter.stop()
    figure("ticks", len(meter.late))
    figure("crowding of the machine", round(crowding(), 1))
    figure("ticks are late by", told(meter.late))
    figure("the window's thread computes between ticks", told(meter.busy))
    assert meter.late
    if len(meter.busy) >= ENOUGH and times_are_judged():
        assert percentile(meter.busy, 0.99) <= STALL_MS
    if times_are_judged():
        assert percentile(meter.late, 0.999) <= STALL_MS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_while_master_thinks_and_stories_are_told(qtbot: QtBot, desktop: Desktop, figure: Figure, game: Game) -> None:
    desktop.begin(TableSetup(game, tuple(Player(seat, seat, "ai:master") for seat in game.all_seats)))
    measure(qtbot, figure)
    assert desktop.table.controller.match.length > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_while_a_game_is_reviewed(qtbot: QtBot, desktop: Desktop, figure: Figure, game: Game) -> None:
    match = Match(game, [Player(seat, seat, HUMAN) for seat in game.all_seats], seeded(1))
    desktop.put_on_table(play_on(match, Random(1)), None)
    desktop.table.review()
    measure(qtbot, figure)
    assert desktop.table.presenter.reviewer is not None
