"""The picture that is painted before the start page is made: exactly what the page looks like, or none at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app import first_paint
from hotl_desktop.app.desktop import Desktop
from hotl_desktop.app.first_paint import FirstPaint, wait_until_painted
from hotl_desktop.storage.places import HOME_VARIABLE, Places
from hotl_desktop.storage.settings import Settings, WindowPlace
from hotl_desktop.widgets.main_window import MainWindow

PLACE = QRect(20, 30, 810, 620)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.inside(tmp_path)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow()
    qtbot.addWidget(made)
    made.setGeometry(PLACE)
    return made


def coloured() -> QImage:
    picture = QImage(PLACE.size(), QImage.Format.Format_RGB32)
    for row in range(picture.height()):
        for column in range(0, picture.width(), 9):
            picture.setPixel(column, row, 0xFF000000 | row * 65793 & 0xFFFFFF)
    return picture


def looks(window: MainWindow) -> QImage:
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.fixture
def kept(places: Places, window: MainWindow, qtbot: QtBot) -> QImage:
    """What has been kept of a window that looked like this."""
    picture = coloured()
    window.show_picture(picture)
    with qtbot.waitExposed(window):
        window.show()
    FirstPaint(places, Settings(), window).keep(window)
    return picture


def test_what_was_kept_comes_back_pixel_by_pixel(places: Places, window: MainWindow, kept: QImage) -> None:
    assert FirstPaint(places, Settings(), window).load() == kept


@pytest.mark.parametrize(
    "settings",
    [
        Settings(theme="dark"),
        Settings(text_size=125),
        Settings(language="de"),
        Settings(window=WindowPlace(20, 30, 810, 620, maximized=True)),
    ],
    ids=str,
)
def test_with_other_settings_there_is_none(
    places: Places, window: MainWindow, kept: QImage, settings: Settings
) -> None:
    assert FirstPaint(places, settings, window).load() is None


def test_in_another_place_or_version_there_is_none(
    places: Places, window: MainWindow, kept: QImage, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.setGeometry(PLACE.adjusted(0, 0, 1, 0))
    assert FirstPaint(places, Settings(), window).load() is None
    window.setGeometry(PLACE)
    assert FirstPaint(places, Settings(), window).load() == kept
    monkeypatch.setattr(first_paint, "__version__", "99.0")
    assert FirstPaint(places, Settings(), window).load() is None


def test_what_does_not_change_the_page_leaves_it_good(places: Places, window: MainWindow, kept: QImage) -> None:
    others = Settings(recent=("/a.hotl",), volume=0.1, speed="fast", tutorial_offered=True)
    assert FirstPaint(places, others, window).load() == kept


def test_a_page_that_has_come_to_look_otherwise_is_kept_anew(places: Places, window: MainWindow, kept: QImage) -> None:
    paint = FirstPaint(places, Settings(), window)
    assert paint.load() == kept
    written = (places.state / "first-paint").stat().st_mtime_ns
    paint.keep(window)
    assert (places.state / "first-paint").stat().st_mtime_ns == written
    changed = kept.copy()
    changed.setPixel(3, 3, 0xFF123456)
    window.show_picture(changed)
    paint.keep(window)
    assert FirstPaint(places, Settings(), window).load() == changed


def test_a_damaged_file_is_no_picture(places: Places, window: MainWindow, kept: QImage) -> None:
    path, random = places.state / "first-paint", Random(1)
    whole = path.read_bytes()
    lengths = [*range(40), *(random.randrange(len(whole)) for _ in range(40)), len(whole) - 1]
    for length in lengths:
        path.write_bytes(whole[:length])
        assert FirstPaint(places, Settings(), window).load() is None, length
    for at in [*range(60), *(random.randrange(len(whole)) for _ in range(60)), len(whole) - 1]:
        path.write_bytes(whole[:at] + bytes([whole[at] ^ random.randrange(1, 256)]) + whole[at + 1 :])
        assert FirstPaint(places, Settings(), window).load() is None, at


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path, window: MainWindow, qtbot: QtBot) -> None:
    (tmp_path / "state").write_text("in the way")
    places = Places.inside(tmp_path)
    with qtbot.waitExposed(window):
        window.show()
    paint = FirstPaint(places, Settings(), window)
    paint.keep(window)
    assert paint.load() is None


def test_a_window_of_another_size_has_only_its_ground(window: MainWindow, qtbot: QtBot) -> None:
    picture = coloured()
    window.show_picture(picture)
    with qtbot.waitExposed(window):
        window.show()
    assert window.grab().toImage() == picture
    window.resize(PLACE.width() + 1, PLACE.height())
    grown = window.grab().toImage()
    ground = picture.pixelColor(0, picture.height() - 1)
    assert all(grown.pixelColor(x, y) == ground for x in (0, 400, 810) for y in (0, 300, 619))


def test_the_page_comes_up_under_its_picture_and_looks_like_it(
    qtbot: QtBot, qapp: QApplication, places: Places, window: MainWindow
) -> None:
    before = Desktop(qapp, places)
    qtbot.addWidget(before.window)
    before.window.setGeometry(PLACE)
    before.window.show()
    wait_until_painted(before.window)
    before.complete.connect(lambda: FirstPaint(places, Settings(), before.window).keep(before.window))
    before.settle()
    before.window.close()
    picture = FirstPaint(places, Settings(), window).load()
    assert picture is not None
    window.show_picture(picture)
    window.show()
    wait_until_painted(window)
    assert window.grab().toImage() == picture
    after = Desktop(qapp, places, window)
    after.start_page.set_look(picture)
    window.let_picture_go()
    wait_until_painted(window)
    assert after.start_page.isVisible()
    assert looks(window) == picture
    seen = []
    after.complete.connect(lambda: seen.append(looks(window)))
    after.settle()
    assert seen == [picture]


@pytest.mark.parametrize("scale", ["1", "1.25", "2"])
def test_the_second_start_paints_first_what_the_first_one_kept(tmp_path: Path, scale: str) -> None:
    """Two starts of the program; each tells what was seen first: the page, or a picture that looks like it."""
    script = (
        "import hotl_desktop.app.start as start, hotl_desktop.app.desktop as desktop\n"
        "seen, looks, wait = [], [], start.wait_until_painted\n"
        "def waited(window):\n"
        "    seen.append('picture' if window.centralWidget() is None else 'page')\n"
        "    wait(window)\n"
        "    looks.append(window.grab().toImage())\n"
        "start.wait_until_painted = waited\n"
        "end = start.wait_for_the_end\n"
        "def stop(application):\n"
        "    for child in application.children():\n"
        "        if isinstance(child, desktop.Desktop):\n"
        "            child.settled.connect(child.window.close)\n"
        "    return end(application)\n"
        "start.wait_for_the_end = stop\n"
        "status = start.open_desktop(None, smoke=False)\n"
        "print(*seen, looks[0] == looks[-1])\n"
        "raise SystemExit(status)\n"
    )
    environment = os.environ | {
        HOME_VARIABLE: str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": scale,
    }
    told = [
        subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True, timeout=120
        ).stdout.strip()
        for _ in range(2)
    ]
    assert told == ["page True", "picture page True"]
