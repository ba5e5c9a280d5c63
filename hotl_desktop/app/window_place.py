"""The window's place, as it is kept in the settings."""

from __future__ import annotations

from PySide6.QtCore import QRect

from hotl_desktop.storage.settings import WindowPlace
from hotl_desktop.widgets.main_window import MainWindow


def put_in_place(window: MainWindow, kept: WindowPlace | None) -> None:
    """Put `window` where it was kept to be, as far as there is such a place."""
    window.place(None if kept is None else QRect(kept.x, kept.y, kept.width, kept.height))


def show_in_place(window: MainWindow, kept: WindowPlace | None) -> None:
    """Show `window`, which has been put in its place."""
    if kept is not None and kept.maximized:
        window.showMaximized()
    else:
        window.show()


def place_of(window: MainWindow) -> WindowPlace:
    """What is to be kept of where `window` is."""
    where = window.normalGeometry()
    return WindowPlace(where.x(), where.y(), where.width(), where.height(), window.isMaximized())
