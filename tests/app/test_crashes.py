"""Whatever goes wrong unforeseen is written down on this computer, and said once."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from hotl_desktop.app import crashes
from hotl_desktop.app.crash_words import CrashTeller
from hotl_desktop.app.crashes import CrashWatch
from hotl_desktop.app.desktop import Desktop
from hotl_desktop.storage.places import Places

# pytest-qt would hang its own hook in the place of the one to be tested.
pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashWatch]:
    monkeypatch.setattr(sys, "stderr", None)  # what is said there is not of interest
    level = logging.getLogger().level
    watch = CrashWatch(tmp_path / "state" / "hotl-desktop.log")
    watch.begin()
    yield watch
    watch.end()
    logging.getLogger().setLevel(level)


def fail(text: str = "the die fell off the table") -> None:
    try:
        raise RuntimeError(text)
    except RuntimeError:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        sys.excepthook(kind, error, trace)


def reports(watch: CrashWatch) -> list[Path]:
    return sorted(watch.folder.glob("*.txt"))


def test_an_exception_that_reaches_nobody_is_written_down(watch: CrashWatch, qtbot: QtBot) -> None:
    watch.open_files()
    with qtbot.waitSignal(watch.reported) as told:
        fail()
    [report] = reports(watch)
    assert told.args == [report]
    text = report.read_text(encoding="utf-8")
    assert "RuntimeError: the die fell off the table" in text
    assert "test_crashes.py" in text
    assert "HOTL Desktop" in text
    assert "sent to nobody" in text


def test_an_exception_before_the_files_are_open_is_written_down(watch: CrashWatch) -> None:
    fail()
    assert len(reports(watch)) == 1


def test_an_exception_in_a_thread_is_written_down(watch: CrashWatch, qtbot: QtBot) -> None:
    watch.open_files()

    def work() -> None:
        raise ValueError("nobody waits for this")

    with qtbot.waitSignal(watch.reported):
        thread = threading.Thread(target=work, name="worker of a test")
        thread.start()
        thread.join()
    assert "nobody waits for this" in reports(watch)[0].read_text(encoding="utf-8")
    assert "in worker of a test" in reports(watch)[0].read_text(encoding="utf-8")


def test_reports_are_few_however_often_something_fails(watch: CrashWatch) -> None:
    watch.open_files()
    for number in range(3 * crashes.MOST_IN_A_RUN):
        fail(f"fault {number}")
    assert 0 < len(reports(watch)) <= crashes.MOST_REPORTS


def test_the_log_stays_small(watch: CrashWatch, tmp_path: Path) -> None:
    watch.open_files()
    for _ in range(4 * crashes.LOG_BYTES // 1000):
        logging.getLogger("hotl_desktop.test").warning("%s", "x" * 1000)
    kept = list((tmp_path / "state").glob("hotl-desktop.log*"))
    assert len(kept) == 2
    assert sum(path.stat().st_size for path in kept) <= 2 * crashes.LOG_BYTES


def test_what_qt_says_is_in_the_log(watch: CrashWatch, tmp_path: Path) -> None:
    watch.open_files()
    crashes._log_qt(QtMsgType.QtWarningMsg, QMessageLogContext(), "a signal that nobody has")
    assert "WARNING qt.default: a signal that nobody has" in (tmp_path / "state" / "hotl-desktop.log").read_text(
        encoding="utf-8"
    )


def test_the_end_leaves_hooks_as_they_were(tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook
    handlers = list(logging.getLogger().handlers)
    watch = CrashWatch(tmp_path / "hotl-desktop.log")
    watch.begin()
    watch.open_files()
    watch.end()
    assert (sys.excepthook, threading.excepthook) == before
    assert logging.getLogger().handlers == handlers
    assert list(watch.folder.iterdir()) == []


def test_where_nothing_can_be_written_everything_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    watch = CrashWatch(in_the_way / "state" / "hotl-desktop.log")
    watch.begin()
    try:
        assert watch.open_files() is None
        fail()
    finally:
        watch.end()


HARD_END = """
import ctypes, sys
from pathlib import Path
from hotl_desktop.app.crashes import CrashWatch
watch = CrashWatch(Path(sys.argv[1]))
watch.begin()
watch.open_files()
ctypes.string_at(0)
"""


def test_an_end_by_the_system_is_told_at_the_next_start(watch: CrashWatch, tmp_path: Path) -> None:
    log = tmp_path / "state" / "hotl-desktop.log"
    ended = subprocess.run([sys.executable, "-c", HARD_END, str(log)], capture_output=True, check=False, timeout=60)
    assert ended.returncode != 0
    report = watch.open_files()
    assert report is not None
    assert "Segmentation fault" in report.read_text(encoding="utf-8")
    again = CrashWatch(log)
    assert again.open_files() is None  # told once
    again.end()


def test_a_person_is_told_once_and_can_see_the_report(
    watch: CrashWatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only here

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    desktop = Desktop(application, Places.inside(tmp_path))
    desktop.window.show()
    CrashTeller(watch, desktop).begin()
    fail()
    sheet = desktop.message_sheet
    qtbot.waitUntil(sheet.isVisible)
    [report] = reports(watch)
    assert sheet._further.label() == "Show the report"
    sheet._further.click()
    assert shown == [str(report)]
    sheet.close_sheet()
    qtbot.waitUntil(sheet.isHidden)
    fail()
    assert sheet.isHidden()
