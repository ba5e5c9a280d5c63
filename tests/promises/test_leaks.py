"""Promise: it does not leak. Game after game in one window; what it holds is level after the first few."""

from __future__ import annotations

import gc
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.collector import Garbage
from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.player import HUMAN, Player
from tests.app.conftest import no_desktop_is_left  # noqa: F401 - a fixture
from tests.app.tour import new_desktop
from tests.promises.conftest import Figure
from tests.walks import LONG

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="counts what a process holds as Linux tells it")

GAMES_PLAYED: Final = 4 * LONG
WARM_UP: Final = 4
"""Games until everything has been made once and every cache has had something."""
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def memory() -> float:
    """Megabytes that are resident now."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 2**20


@dataclass(frozen=True)
class Holding:
    """What the process holds."""

    megabytes: float
    threads: int
    files: int
    qt_objects: int
    items: int
    python_objects: int

    @classmethod
    def now(cls, desktop: Desktop) -> Holding:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        process = Path("/proc/self")
        scene = desktop.table.presenter.scene
        return cls(
            memory(),
            len(list((process / "task").iterdir())),
            len(list((process / "fd").iterdir())),
            len(desktop.findChildren(QObject)) + len(desktop.window.findChildren(QObject)),
            0 if scene is None else len(scene.items()),
            len(gc.get_objects()),
        )


def let_go(process_garbage: Garbage) -> None:
    """What the program's own loop of events does, and `processEvents` does not do outside of it."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    process_garbage.collect_if_due()


def play(desktop: Desktop, number: int, process_garbage: Garbage) -> None:
    """A whole game of people at random, and back to the start page."""
    game, random = GAMES[number % 4 == 3], Random(number)
    seats = game.all_seats if number % 2 else game.default_seats(2)
    desktop.begin(TableSetup(game, tuple(Player(seat, seat, HUMAN) for seat in seats)))
    controller = desktop.table.controller
    while controller.prompt.phase is not Phase.OVER:
        if controller.prompt.phase is Phase.ROLL:
            controller.roll()
        else:
            assert controller.prompt.phase is Phase.CHOICE
            controller.play(random.choice(controller.prompt.legal))
        if random.random() < 0.02:
            controller.undo()
        if random.random() < 0.2:
            let_go(process_garbage)
    assert desktop.table.result_sheet.is_open()
    desktop.show_start()
    let_go(process_garbage)


def test_a_thousand_games_in_one_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, figure: Figure, process_garbage: Garbage
) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path, QSize(800, 600))
    desktop.settle()
    for number in range(WARM_UP):
        play(desktop, number, process_garbage)
    desktop.keeping.keeper.flush(60)
    before = Holding.now(desktop)
    megabytes = []
    for number in range(GAMES_PLAYED):
        play(desktop, WARM_UP + number, process_garbage)
        megabytes.append(memory())
    desktop.keeping.keeper.flush(60)
    # The same game as last before: what the pages show then is of the same kind.
    play(desktop, WARM_UP - 1, process_garbage)
    desktop.keeping.keeper.flush(60)
    after = Holding.now(desktop)
    figure("games", GAMES_PLAYED)
    for name in before.__dataclass_fields__:
        figure(name, f"{getattr(before, name):.0f} → {getattr(after, name):.0f}")
    assert after.threads <= before.threads
    assert after.files <= before.files + 2
    assert after.qt_objects <= before.qt_objects + 60
    assert after.items <= before.items + 20
    assert after.python_objects <= before.python_objects * 1.05 + 2_000
    quarter = max(1, GAMES_PLAYED // 4)
    grown = median(megabytes[-quarter:]) - median(megabytes[-2 * quarter : -quarter])
    figure("memory of the last quarter above that before it, MB", round(grown, 1))
    if GAMES_PLAYED >= 100:
        assert grown <= 8, "pictures of all sizes have been seen by then"
    assert after.megabytes <= before.megabytes + 120, "caches grow to that"
