"""Start of the window program: its arguments, the application object, and the way out."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hotl_desktop import __version__

if TYPE_CHECKING:
    import argparse

NOT_UNDERSTOOD: Final = 2
FAILED: Final = 1


def make_parser() -> argparse.ArgumentParser:
    """The parser of the window program's arguments."""
    from .arguments import Parser  # noqa: PLC0415 - the usual start has no arguments, and does without

    parser = Parser(
        prog="hotl-desktop",
        description="Head of the Line and Get Off My Lawn, two board games by Ronald Van Hook, on one table.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE.hotl", nargs="?", type=Path, help="a saved game to go on with or look at")
    parser.add_argument("--smoke", action="store_true", help="paint every page once, print a line of JSON and stop")
    parser.add_argument("--version", action="version", version=f"hotl-desktop {__version__}")
    return parser


def has_display() -> bool:
    """Whether there is a screen to open a window on; without one Qt would end the process with a signal."""
    if not sys.platform.startswith("linux"):
        return True
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform and platform.split(":")[0] not in {"xcb", "wayland"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(arguments: Sequence[str]) -> int:
    """Open the window and run until it is closed.

    Args:
        arguments: those after the program's name.

    Returns:
        The exit status: 0, or 1 without a screen, or 2 for arguments that were not understood.
    """
    file, smoke = None, False
    if arguments:
        try:
            parsed = make_parser().parse_args(arguments)
        except SystemExit as stop:
            return stop.code if isinstance(stop.code, int) else NOT_UNDERSTOOD
        file, smoke = parsed.file, parsed.smoke
    if not has_display():
        print("hotl-desktop: there is no screen to open a window on (DISPLAY is not set)", file=sys.stderr)
        return FAILED
    gc.disable()  # a start makes what stays; later `Collector` takes over
    _import_qt()
    from .start import open_desktop  # noqa: PLC0415 - Qt's widgets are not for --help

    return open_desktop(file, smoke=smoke)


def _import_qt() -> None:
    """Import Qt, but let no import after it be slower.

    PySide puts itself in the way of `import` and reads the source of every module that is imported from then on, to
    find out whether it wants names to be spelled otherwise (`from __feature__ import ...`). Nothing here does.
    """
    plain = builtins.__import__
    import PySide6.QtCore  # noqa: F401, PLC0415 - as above

    builtins.__import__ = plain
