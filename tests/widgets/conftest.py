"""What tests of widgets share: a host of themes, and a window that has the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import LIGHT, Speed
from hotl_desktop.widgets.style import ThemeHost

ShowIn = Callable[..., QWidget]


@pytest.fixture
def themes(qapp: QApplication) -> Iterator[ThemeHost]:
    host = ThemeHost(LIGHT, qapp)
    host.set_motion(Speed.INSTANT, reduced=False)
    yield host
    qapp.setStyleSheet("")
    host.deleteLater()


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[ShowIn]:
    """Shows widgets in an active window of their own, one under the other."""
    windows: list[QWidget] = []

    def show_in(*widgets: QWidget, size: QSize | None = None) -> QWidget:
        window = QWidget()
        column = QVBoxLayout(window)
        for widget in widgets:
            column.addWidget(widget)
        if size is not None:
            column.setContentsMargins(0, 0, 0, 0)
            window.resize(size)
        qtbot.addWidget(window)
        windows.append(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield show_in
    windows.clear()


def focused() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def ink_box(image: QImage) -> QRect:
    """Where the picture differs from its upper left corner."""
    ground = image.pixel(0, 0)
    spots = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) != ground]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
