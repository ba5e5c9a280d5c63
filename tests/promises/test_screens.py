"""Promise: every screen works: whatever its density, a click hits what it was meant for, and the window is on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.storage.places import Places
from hotl_desktop.widgets.main_window import LEAST_HEIGHT, LEAST_WIDTH
from tests.app.conftest import be_done_with, no_desktop_is_left  # noqa: F401 - a fixture
from tests.promises.conftest import Figure
from tests.walks import LONG

PATIENCE: Final = 1800
SCALES: Final = (1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
SIZES: Final = ("800x600", "1100x800", "1600x1000", "2560x1440")


FEW: Final = ((1.0, SIZES[:1], 1), (1.5, SIZES[1:2], 1))
"""Density, sizes of the window, and positions of each game."""
MANY: Final = tuple((scale, SIZES, LONG // 3) for scale in SCALES)


@pytest.mark.parametrize(("scale", "sizes", "positions"), MANY if LONG > 2 else FEW, ids=str)
def test_every_target_is_hit_in_its_middle_and_near_its_edges(
    tmp_path: Path, figure: Figure, scale: float, sizes: tuple[str, ...], positions: int
) -> None:
    environment = {**os.environ, "HOTL_DESKTOP_HOME": str(tmp_path), "QT_SCALE_FACTOR": str(scale)}
    command = [sys.executable, "-m", "tests.promises.screen_process", str(int(8 * scale)), str(positions), *sizes]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said.pop("scale") == scale
    assert said["clicks on boards"] > 10 * positions
    for what, count in said.items():
        figure(what, count)


def assert_can_be_used(where: QRect) -> None:
    """The whole window is on one screen, and as large as it must be where the screen is."""
    frame = 2  # pixels that the window may be moved by, to have its frame seen as well
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    rooms = [one.adjusted(-frame, -frame, frame, frame) for one in rooms]
    room = next((one for one in rooms if one.contains(where)), None)
    assert room is not None, f"{where.getRect()} is on none of {[one.getRect() for one in rooms]}"
    assert where.width() >= min(LEAST_WIDTH, room.width())
    assert where.height() >= min(LEAST_HEIGHT, room.height())


@pytest.fixture
def opened(qapp: QApplication, tmp_path: Path) -> Callable[[], Desktop]:
    """Opens the window of a profile."""

    def open_window() -> Desktop:
        desktop = Desktop(qapp, Places.inside(tmp_path))
        desktop.show_window()
        return desktop

    return open_window


def test_a_window_that_is_closed_opens_where_it_was(opened: Callable[[], Desktop], figure: Figure) -> None:
    """Again and again: it neither wanders nor grows, wherever it was left."""
    random, restarts = Random(16), 5 * min(LONG, 10)
    was = None
    for number in range(restarts):
        desktop = opened()
        assert was is None or desktop.window.geometry() == was
        if number % 3 == 2:
            desktop.window.resize(random.randrange(600, 1000), random.randrange(500, 1000))
            desktop.window.move(random.randrange(0, 50), random.randrange(0, 150))
            be_done_with(desktop)
            desktop = opened()  # as far as the screen goes
        was = desktop.window.geometry()
        assert_can_be_used(was)
        be_done_with(desktop)
    figure("restarts", restarts)


def test_wherever_the_window_was_it_is_seen(opened: Callable[[], Desktop], figure: Figure, tmp_path: Path) -> None:
    """Screens come and go, and files hold anything."""
    random, ends = Random(15), (-(10**5), -3000, -1, 0, 1, 500, 3000, 10**5)
    wrong: tuple[Any, ...] = (None, True, 1.5, "7", [], 10**30, -(10**30), float("nan"))
    path = Places.inside(tmp_path).settings
    seen: Counter[str] = Counter()
    for number in range(30 * LONG):
        values = [random.choice(ends) if random.random() < 0.9 else random.choice(wrong) for _ in range(4)]
        plain: Any = dict(zip(("x", "y", "width", "height"), values, strict=True))
        path.parent.mkdir(parents=True, exist_ok=True)
        window = random.choice((*(plain,) * 9, None, [], "somewhere")) if number else plain
        path.write_text(json.dumps({"format": "hotl-settings", "version": 1, "window": window}), encoding="utf-8")
        desktop = opened()
        assert_can_be_used(desktop.window.geometry())
        seen["understood" if desktop.keeping.settings.window is not None else "not understood"] += 1
        be_done_with(desktop)
    for what, count in seen.items():
        figure(f"places that were {what}", count)
    assert len(seen) == 2
