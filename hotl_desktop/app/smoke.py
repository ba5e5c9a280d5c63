"""The smoke test: every page painted once, an opponent asked on each board.

It tells how long the first paint took. So it imports nothing before it that the program would not import either.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer, qVersion

from hotl_desktop import __version__
from hotl_desktop.storage.places import Places
from hotl_desktop.view.theme import Speed

from .desktop import Desktop
from .process_age import process_age
from .start import make_application

if TYPE_CHECKING:
    from hotl_desktop.controller.ring import Prompt

_PATIENCE_MS: Final = 60_000
"""How long it waits for an opponent's move."""


def smoke() -> dict[str, Any]:
    """Open the window on a profile of its own and paint everything once; what was seen."""
    with tempfile.TemporaryDirectory(prefix="hotl-desktop-smoke-", ignore_cleanup_errors=True) as folder:
        desktop = Desktop(make_application(), Places.inside(Path(folder)))
        desktop.show_window()
        seen = _look_around(desktop)
        desktop.window.close()
    return seen


def _look_around(desktop: Desktop) -> dict[str, Any]:
    """Paint the start page and both boards, with one opponent's move on each if there are opponents."""
    handle = desktop.window.windowHandle()
    assert handle is not None
    while not handle.isExposed():
        QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    first_paint, computed = 1000 * process_age(), 1000 * time.process_time()
    from hotl_desktop.controller.table_setup import TableSetup  # noqa: PLC0415 - not before the first paint
    from hotl_desktop.games.catalogue import GAMES  # noqa: PLC0415 - as above
    from hotl_desktop.match.player import AI_PREFIX, HUMAN, LEVELS, Player  # noqa: PLC0415 - as above

    from .opponents import opponents_available  # noqa: PLC0415 - as above

    desktop.settings.set_speed(Speed.INSTANT)
    for game in GAMES:
        kind = AI_PREFIX + LEVELS[-1] if opponents_available() else HUMAN
        desktop.begin(TableSetup(game, tuple(Player(seat, seat, kind) for seat in game.all_seats)))
        if kind is not HUMAN:
            _wait_for_move(desktop)
        desktop.window.grab()
        desktop.show_start()
    return {
        "first_paint_ms": round(first_paint, 1),
        "first_paint_processor_ms": round(computed, 1),
        "qt": qVersion(),
        "version": __version__,
        "ai_kernel": _kernel(),
    }


def _wait_for_move(desktop: Desktop) -> None:
    """Let events run until an opponent has decided.

    Raises:
        RuntimeError: none did in time.
    """
    from hotl_desktop.controller.ring import Phase  # noqa: PLC0415 - not before the first paint

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
