"""What macOS must know about the app."""

from __future__ import annotations

import plistlib
from typing import Any, Final

from ..product import AUTHOR, COMPONENT, COPYRIGHT, NAME, ROOT, version

FILE: Final = ROOT / "installers" / "macos" / "Info.plist"


def info_plist() -> dict[str, Any]:
    """The property list of the app: the file beside this one, and what is kept elsewhere."""
    with FILE.open("rb") as file:
        known: dict[str, Any] = plistlib.load(file)
    return known | {
        "CFBundleIdentifier": COMPONENT.replace("_", "-"),
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleExecutable": NAME,
        "CFBundleIconFile": f"{NAME}.icns",
        "NSHumanReadableCopyright": COPYRIGHT,
        "CFBundleGetInfoString": f"{version()}, {AUTHOR}",
    }
