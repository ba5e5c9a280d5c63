"""Opening the window, for play or for a smoke test."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hotl_desktop import __version__
from hotl_desktop.storage.instance import Instance, Role
from hotl_desktop.storage.places import Places
from hotl_desktop.view.fonts import load_fonts
from hotl_desktop.widgets.style import STYLE_ARGUMENTS

from .crashes import CrashWatch
from .desktop import Desktop

_QUIET_SECONDS: Final = 0.5
"""By then the window is usually to be seen; a further copy of the program tries for longer to be heard."""


def make_application() -> QApplication:
    """The application object, named and dressed."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(QGuiApplication.highDpiScaleFactorRoundingPolicy().PassThrough)
    application = QApplication([*sys.argv[:1], *STYLE_ARGUMENTS])
    application.setApplicationName("hotl-desktop")
    application.setApplicationDisplayName("HOTL Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("hotl-desktop")
    load_fonts()
    return application


def open_desktop(file: Path | None, *, smoke: bool) -> int:
    """Open the window and run until it is closed.

    Args:
        file: a record to open at once.
        smoke: paint every page once instead, print what was seen and stop.

    Returns:
        The exit status.
    """
    if smoke:
        import json  # noqa: PLC0415 - seldom needed

        from .smoke import smoke as look_around  # noqa: PLC0415 - seldom needed

        print(json.dumps(look_around()))
        return 0
    places = Places.of_system()
    instance = Instance(places.data)
    bridge = _Bridge()
    role = instance.claim([] if file is None else [file], bridge.message.emit, quiet=_QUIET_SECONDS)
    if role is Role.FURTHER:
        return 0
    if role is Role.UNHEARD:
        print("hotl-desktop: another copy is running and does not answer", file=sys.stderr)
        return 1
    watch = CrashWatch(places.log)
    watch.begin()
    application = make_application()
    desktop = Desktop(application, places)
    desktop.settled.connect(partial(_watch_openly, watch, desktop))
    bridge.message.connect(desktop.take_message)
    desktop.settled.connect(partial(_tidy_from_now_on, desktop))
    if sys.platform == "darwin":
        from .file_open import FileOpenRequests  # noqa: PLC0415 - only there

        requests = FileOpenRequests(application)
        requests.wanted.connect(desktop.files.open)
        application.installEventFilter(requests)
    desktop.show_window()
    desktop.settle_soon()
    if file is not None:
        desktop.files.open(file)
    status = wait_for_the_end(application)
    watch.end()
    instance.release()
    return status


def wait_for_the_end(application: QApplication) -> int:
    """Run until the last window is closed; the exit status."""
    return application.exec()


def _watch_openly(watch: CrashWatch, desktop: Desktop) -> None:
    """Keep a log from now on, and tell the person what goes wrong."""
    from .crash_words import CrashTeller  # noqa: PLC0415 - not before the first paint

    CrashTeller(watch, desktop).begin()


def _tidy_from_now_on(desktop: Desktop) -> None:
    """Collect garbage from now on, but never look at what the start has made: it stays."""
    from .collector import Collector  # noqa: PLC0415 - not before the first paint

    Collector(desktop).begin()


class _Bridge(QObject):
    """Brings what a further copy of the program asks for onto the window's thread."""

    message = Signal(object)
    """A `Message`."""
