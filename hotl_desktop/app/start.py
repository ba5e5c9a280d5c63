"""Opening the window, for play or for a smoke test.

The window is shown before it is furnished: see `first_paint`. So nothing is imported here that an empty one does
without.
"""

from __future__ import annotations

import logging
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QApplication

from hotl_desktop import __version__
from hotl_desktop.storage.instance import Instance, Role
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.settings import SettingsFile
from hotl_desktop.widgets.base_style import STYLE_ARGUMENTS
from hotl_desktop.widgets.main_window import MainWindow

from .crashes import CrashWatch
from .first_paint import FirstPaint, wait_until_painted
from .process_age import process_age
from .window_place import put_in_place, show_in_place

if TYPE_CHECKING:
    from .desktop import Desktop

log = logging.getLogger(__name__)

_QUIET_SECONDS: Final = 0.5
"""By then the window is usually to be seen; a further copy of the program tries for longer to be heard."""


def make_application() -> QApplication:
    """The application object, named."""
    application = QApplication([*sys.argv[:1], *STYLE_ARGUMENTS])
    application.setApplicationName("hotl-desktop")
    application.setApplicationDisplayName("HOTL Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("hotl-desktop")
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
    settings = SettingsFile(places.settings).load()
    window = MainWindow()
    put_in_place(window, settings.window)
    first_paint = FirstPaint(places, settings, window)
    picture = first_paint.load() if file is None else None  # whoever opens a file does not wait for the start page
    moments: list[_Moment] = []
    if picture is not None:
        window.show_picture(picture)
        show_in_place(window, settings.window)
        wait_until_painted(window)
        moments.append(_Moment.now())
    from .desktop import Desktop  # noqa: PLC0415 - not before the first paint

    desktop = Desktop(application, places, window)
    if picture is not None:
        desktop.start_page.set_look(picture)
    desktop.complete.connect(partial(_keep, first_paint, desktop))
    desktop.settled.connect(partial(_watch_openly, watch, desktop))
    desktop.settled.connect(partial(_tell, moments))
    bridge.message.connect(desktop.take_message)
    desktop.settled.connect(partial(_tidy_from_now_on, desktop))
    if sys.platform == "darwin":
        from .file_open import FileOpenRequests  # noqa: PLC0415 - only there

        requests = FileOpenRequests(application)
        requests.wanted.connect(desktop.files.open)
        application.installEventFilter(requests)
    show_in_place(window, settings.window)
    window.let_picture_go()
    del picture  # many megabytes, which nobody needs once the miniatures have come
    if file is None:
        wait_until_painted(window)
        moments.append(_Moment.now())
    else:
        desktop.files.open(file)
    desktop.settle_soon()
    status = wait_for_the_end(application)
    watch.end()
    instance.release()
    return status


def wait_for_the_end(application: QApplication) -> int:
    """Run until the last window is closed; the exit status."""
    return application.exec()


def _keep(first_paint: FirstPaint, desktop: Desktop) -> None:
    """Keep the first paint for the next start, if it is the start page as nobody has touched it."""
    touched = isinstance(QApplication.widgetAt(QCursor.pos()), QAbstractButton)
    if desktop.window.page is desktop.start_page and not touched:
        first_paint.keep(desktop.window)


def _watch_openly(watch: CrashWatch, desktop: Desktop) -> None:
    """Keep a log from now on, and tell the person what goes wrong."""
    from .crash_words import CrashTeller  # noqa: PLC0415 - not before the first paint

    CrashTeller(watch, desktop).begin()


def _tidy_from_now_on(desktop: Desktop) -> None:
    """Collect garbage from now on, but never look at what the start has made: it stays."""
    from .collector import Collector  # noqa: PLC0415 - not before the first paint

    Collector(desktop).begin()


class _Moment(NamedTuple):
    """How far the start has come."""

    age: float
    """Of the process, in seconds."""
    computed: float
    """Seconds of the processor."""

    @classmethod
    def now(cls) -> _Moment:
        return cls(process_age(), time.process_time())


def _tell(moments: list[_Moment]) -> None:
    """Note in the log how long it took until something was to be seen, and until it could be used."""
    for what, moment in zip(("first paint", "start page"), moments[:1] + moments[-1:], strict=False):
        log.info("%s after %.0f ms, of the processor %.0f ms", what, 1000 * moment.age, 1000 * moment.computed)


class _Bridge(QObject):
    """Brings what a further copy of the program asks for onto the window's thread."""

    message = Signal(object)
    """A `Message`."""
