"""Promise: the window cannot be crashed, and at rest it shows the state, whatever was done to it."""

from __future__ import annotations

import faulthandler
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from hotl_desktop.app import table as table_module
from hotl_desktop.controller.plain_thinker import PlainThinker
from hotl_desktop.storage.record_files import save_match
from tests.app.conftest import no_desktop_is_left  # noqa: F401 - a fixture
from tests.app.tour import new_desktop
from tests.promises.conftest import Figure
from tests.promises.monkey import Monkey
from tests.storage.games import begun, over, record
from tests.walks import LONG, play_on

EVENTS: Final = 500
"""Of one monkey."""
MONKEYS: Final = LONG
BETWEEN_RESTS: Final = 25
HANGS_AFTER: Final = 300
"""Seconds without the end of a monkey, before it is shown where the program hangs."""


class Quick(PlainThinker):
    """An opponent without a process."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, moment_ms=3)

    def close(self) -> None:
        self.cancel()


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, ...]:
    """Games of every kind, sound ones and others."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number in range(4):
        save_match(folder / f"begun {number}.hotl", play_on(begun(number), Random(number), 60))
        save_match(folder / f"over {number}.hotl", over(number))
    (folder / "half.hotl").write_bytes(record(1)[:700])
    (folder / "none.hotl").write_bytes(b"")
    (folder / "nonsense.hotl").write_bytes(bytes(range(256)))
    return (*sorted(folder.iterdir()), folder / "missing.hotl")


@pytest.fixture(autouse=True)
def nothing_outside(files: tuple[Path, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The dialogs of the system answer at once, folders are not shown, opponents think in this process."""
    answers = Random(1)

    def existing(*_args: object, **_options: object) -> tuple[str, str]:
        return str(answers.choice(files)) if answers.random() < 0.7 else "", ""

    def new(*_args: object, **_options: object) -> tuple[str, str]:
        return str(tmp_path / f"saved {answers.randrange(5)}.hotl") if answers.random() < 0.7 else "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", existing)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", new)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    monkeypatch.setattr(table_module, "EngineThinker", Quick)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.mark.skipif(LONG < 10, reason="runs in real time and cannot be repeated exactly: for long runs, HOTL_LONG=10")
@pytest.mark.qt_log_ignore("This plugin does not support", "Mouse event at .* outside target window", extend=True)
@pytest.mark.parametrize("seed", range(MONKEYS))
def test_nothing_that_anybody_does_crashes_the_window(
    qtbot: QtBot,
    qapp: QApplication,
    qtlog: object,
    tmp_path: Path,
    files: tuple[Path, ...],
    figure: Figure,
    seed: int,
) -> None:
    """No exception, no warning of Qt, and at every rest the scene is as if it were drawn for the first time."""
    faulthandler.dump_traceback_later(HANGS_AFTER * 4, exit=False)
    desktop = new_desktop(qtbot, qapp, tmp_path / "profile", QSize(1200, 800))
    desktop.settle()
    monkey = Monkey(desktop, seed, files)
    desktop.preferences.take("speed", monkey.choice(("slow", "normal", "fast", "instant")))
    desktop.begin(monkey._setup())
    with qtbot.captureExceptions() as exceptions:
        for number in range(EVENTS):
            try:
                monkey.act()
                if number % BETWEEN_RESTS == BETWEEN_RESTS - 1:
                    monkey.done.append("rest")
                    monkey.rest()
            except BaseException:
                print(*monkey.done[-60:], sep="\n")
                raise
            warnings = [one.message for one in qtlog.records if not one.ignored]  # type: ignore[attr-defined]
            if exceptions or warnings:
                print(*monkey.done[-60:], sep="\n")
                pytest.fail(f"after event {number}: {warnings or exceptions}")
    figure("events", len(monkey.done))
    figure("during a story", monkey.in_stories)
    figure("rests compared", monkey.rests)
