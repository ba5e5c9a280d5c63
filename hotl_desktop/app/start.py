"""Opening the window, for play or for a smoke test."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hotl_desktop import __version__
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.player import AI_PREFIX, HUMAN, LEVELS, Player
from hotl_desktop.storage.instance import Instance, Message, Role
from hotl_desktop.storage.places import Places
from hotl_desktop.view.fonts import load_fonts
from hotl_desktop.view.icons import app_icon
from hotl_desktop.view.theme import Speed

from .desktop import Desktop
from .file_open import FileOpenRequests
from .opponents import opponents_available
from .process_age import process_age
from .translations import load_translations

_PATIENCE_MS = 60_000
"""How long the smoke test waits for an opponent's move."""


def make_application() -> QApplication:
    """The application object, named and dressed."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(QGuiApplication.highDpiScaleFactorRoundingPolicy().PassThrough)
    application = QApplication(sys.argv[:1])
    application.setApplicationName("hotl-desktop")
    application.setApplicationDisplayName("HOTL Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("hotl-desktop")
    application.setWindowIcon(app_icon())
    load_fonts()
    load_translations(application)
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
        with tempfile.TemporaryDirectory(prefix="hotl-desktop-smoke-", ignore_cleanup_errors=True) as folder:
            desktop = Desktop(make_application(), Places.inside(Path(folder)))
            desktop.show_window()
            print(json.dumps(_smoke(desktop)))
            desktop.window.close()
        return 0
    places = Places.of_system()
    instance = Instance(places.data)
    bridge = _Bridge()
    role = instance.claim([] if file is None else [file], bridge.message.emit)
    if role is Role.FURTHER:
        return 0
    if role is Role.UNHEARD:
        print("hotl-desktop: another copy is running and does not answer", file=sys.stderr)
        return 1
    application = make_application()
    desktop = Desktop(application, places)
    bridge.message.connect(desktop.take_message)
    if sys.platform == "darwin":
        requests = FileOpenRequests(application)
        requests.wanted.connect(desktop.files.open)
        application.installEventFilter(requests)
    desktop.show_window()
    desktop.settle_soon()
    if file is not None:
        desktop.files.open(file)
    status = application.exec()
    instance.release()
    return status


class _Bridge(QObject):
    """Brings what a further copy of the program asks for onto the window's thread."""

    message = Signal(Message)


def _smoke(desktop: Desktop) -> dict[str, Any]:
    """Paint the start page and both boards, with one opponent's move on each if there are opponents."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    desktop.window.grab()
    first_paint = 1000 * process_age()
    desktop.set_speed(Speed.INSTANT)
    for game in GAMES:
        kind = AI_PREFIX + LEVELS[-1] if opponents_available() else HUMAN
        desktop.begin(TableSetup(game, tuple(Player(seat, seat, kind) for seat in game.all_seats)))
        if kind is not HUMAN:
            _wait_for_move(desktop)
        desktop.window.grab()
        desktop.show_start()
    return {
        "first_paint_ms": round(first_paint, 1),
        "qt": PySide6.QtCore.qVersion(),
        "version": __version__,
        "ai_kernel": _kernel(),
    }


def _wait_for_move(desktop: Desktop) -> None:
    """Let events run until an opponent has decided.

    Raises:
        RuntimeError: none did in time.
    """
    loop = QEventLoop()
    thought = False

    def look(prompt: Prompt) -> None:
        nonlocal thought
        if prompt.phase is Phase.THINKING:
            thought = True
        elif thought:
            loop.quit()

    desktop.table.controller.prompted.connect(look)
    QTimer.singleShot(_PATIENCE_MS, loop.quit)
    loop.exec()
    desktop.table.controller.prompted.disconnect(look)
    if not thought:
        raise RuntimeError("no opponent moved")


def _kernel() -> str:
    """Whether the opponents' kernels are compiled."""
    try:
        from hotl_desktop.ai.kernels import COMPILED  # noqa: PLC0415 - opponents are optional
    except ImportError:
        return "none"
    return "compiled" if COMPILED else "plain"
