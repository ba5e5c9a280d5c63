"""Where the files that come with the program are: fonts, icons, sounds, lessons, translations."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


def resource_path(*parts: str) -> Path:
    """The path of a file (or folder) of the program, as in `resource_path("fonts", "OFL.txt")`.

    It need not exist; whoever opens it hears so from the system.
    """
    return _root().joinpath(*parts)


@cache
def _root() -> Path:
    """The folder of the resources: a source checkout, an installed package and a frozen bundle differ."""
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / package.name / "_resources"
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"
