"""The window is always on a screen that exists, whatever was kept of it, and stays where it was start by start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.widgets.main_window import LEAST_HEIGHT, LEAST_WIDTH, MainWindow

FAR = 100_000


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow()
    qtbot.addWidget(made)
    yield made
    made.close()


def room() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


@pytest.mark.parametrize(
    "kept",
    [
        None,
        QRect(0, 0, 1, 1),
        QRect(-FAR, -FAR, FAR, FAR),
        QRect(FAR, FAR, 900, 700),
        QRect(-FAR, 10, 2 * FAR, 700),
        QRect(10, 10, FAR, FAR),
        QRect(5000, 100, 1000, 700),  # on a screen that is gone
        QRect(-1900, -1000, 1000, 700),
        QRect(700, 700, 850, 650),  # half outside
        QRect(),
        QRect(200, 200, -50, -50),
    ],
    ids=str,
)
def test_whatever_was_kept_the_window_is_on_a_screen(window: MainWindow, kept: QRect | None) -> None:
    window.place(kept)
    placed, screen = window.geometry(), room()
    assert screen.contains(placed)
    assert placed.width() >= min(LEAST_WIDTH, screen.width())
    assert placed.height() >= min(LEAST_HEIGHT, screen.height())


def test_after_fifty_starts_it_is_where_it_was(qtbot: QtBot) -> None:
    screen = room()
    kept = QRect(screen.left(), screen.top() + 37, LEAST_WIDTH, LEAST_HEIGHT + 41)
    places = []
    for _ in range(51):
        window = MainWindow()
        qtbot.addWidget(window)
        window.place(kept)
        window.show()
        QApplication.processEvents()
        kept = window.normalGeometry()
        places.append(kept)
        window.close()
        window.deleteLater()
    # The first start may have moved it so that its frame is on the screen, too.
    assert set(map(QRect.getRect, places)) == {places[0].getRect()}
    assert places[0].size() == QRect(0, 0, LEAST_WIDTH, LEAST_HEIGHT + 41).size()


def test_a_maximized_window_remembers_what_it_was_before(window: MainWindow) -> None:
    screen = room()
    before = QRect(screen.left(), screen.top() + 11, LEAST_WIDTH, LEAST_HEIGHT + 20)
    window.place(before)
    window.show()
    QApplication.processEvents()
    before = window.geometry()
    window.showMaximized()
    QApplication.processEvents()
    assert window.normalGeometry() == before
