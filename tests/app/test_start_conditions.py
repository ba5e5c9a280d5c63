"""The window program where there is no screen, no standard error, or another way to be asked for a file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.app.file_open import FileOpenRequests
from hotl_desktop.app.main import run
from hotl_desktop.app.process_age import process_age
from hotl_desktop.cli.main import main as headless
from hotl_desktop.storage.places import Places

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@linux
@pytest.mark.usefixtures("no_screen")
def test_without_a_screen_there_is_one_clear_line_and_status_1() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "hotl_desktop"], capture_output=True, text=True, check=False, timeout=60
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == "hotl-desktop: there is no screen to open a window on (DISPLAY is not set)\n"


@linux
@pytest.mark.usefixtures("no_screen")
def test_without_a_screen_and_without_standard_error_it_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert run([]) == 1


@pytest.mark.parametrize(("arguments", "status"), [(["--nonsense"], 2), (["--help"], 0), (["--version"], 0)])
def test_arguments_are_answered_without_standard_streams(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], status: int
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert run(arguments) == status
    assert headless(arguments) == status


def test_a_process_is_older_than_nothing_and_ages() -> None:
    age = process_age()
    assert 0 < age < 24 * 3600
    assert process_age() >= age


def test_a_file_that_the_system_asks_for_is_passed_on(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    target = QObject()
    requests = FileOpenRequests()
    target.installEventFilter(requests)
    path = tmp_path / "a game of Zoë.hotl"
    with qtbot.waitSignal(requests.wanted) as asked:
        QCoreApplication.sendEvent(target, QFileOpenEvent(QUrl.fromLocalFile(str(path))))
    assert asked.args == [path]
    with qtbot.assertNotEmitted(requests.wanted):
        QCoreApplication.sendEvent(target, QEvent(QEvent.Type.User))


def test_about_says_where_the_licences_are_in_a_bundle(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotl_desktop.app.desktop.resource_path", tmp_path.joinpath)
    desktop = Desktop(qapp, Places.inside(tmp_path / "home"))
    qtbot.addWidget(desktop.window)

    def small_print() -> str:
        desktop.show_about()
        return "\n".join(label.text() for label in desktop.message_sheet.findChildren(QLabel))

    assert "Qt and PySide, under the LGPL" in small_print()
    assert str(tmp_path) not in small_print()
    (tmp_path / "licences").mkdir()
    assert str(tmp_path / "licences") in small_print()
    desktop.close()
