"""What the product is called, in one place; its version is the package's own."""

from __future__ import annotations

import ast
import os
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

NAME: Final = "hotl-desktop"
TITLE: Final = "HOTL Desktop"
SUMMARY: Final = "Two board games by Ronald Van Hook"
DESCRIPTION: Final = (
    "Head of the Line and Get Off My Lawn are two original dice games by Ronald Van Hook. "
    "Play them against opponents from gentle to strong, or with others at one screen. "
    "The dice are fair, and a finished game can prove it."
)
AUTHOR: Final = "The HOTL Desktop developers"
COPYRIGHT: Final = f"© 2026 {AUTHOR}. The games and their names are Ronald Van Hook's."
LICENCE: Final = "MIT"
COMPONENT: Final = "io.github.hotl_desktop.hotl_desktop"
"""The name in reverse of a place on the net, as AppStream and macOS want it."""
MIME_TYPE: Final = "application/x-hotl+json"
SUFFIX: Final = ".hotl"
PROGRAMS: Final = ("hotl-desktop", "hotl")
"""The window program, and the one without a window."""

HOME: Final = os.environ.get("HOTL_HOME_PAGE", "https://github.com/hotl-desktop/hotl-desktop")
"""Where the project is at home. Whoever publishes from elsewhere names it in HOTL_HOME_PAGE."""
MAINTAINER: Final = os.environ.get("HOTL_MAINTAINER", f"{AUTHOR} <{NAME}@users.noreply.github.com>")
"""Who answers for the packages."""


def version() -> str:
    """The version, read from the package without importing it."""
    text = (ROOT / "hotl_desktop" / "__init__.py").read_text(encoding="utf-8")
    for statement in ast.parse(text).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__version__")], value=ast.Constant(value=str(number))):
                return number
    raise LookupError("hotl_desktop/__init__.py has no __version__")


def source_date() -> int:
    """The time that everything built is dated with, in seconds since 1970.

    SOURCE_DATE_EPOCH if set, otherwise the time of the last commit, so that the same sources make the same files.

    Raises:
        LookupError: neither is known.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    if asked.returncode != 0:
        raise LookupError("this is no git checkout: set SOURCE_DATE_EPOCH to the date of these sources")
    return int(asked.stdout)
