"""Makes the disk image of the app, and has Apple look at it where the means are there."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

from ..product import NAME, ROOT, TITLE, version

SETTINGS = ROOT / "installers" / "macos" / "dmg_settings.py"


def make_image(work: Path, icons: Path, out: Path) -> Path:
    """Make the .dmg and return its path. The app is the one that PyInstaller left in `work`.

    It is notarised if HOTL_NOTARY_PROFILE names a profile of notarytool in the keychain; the app itself is signed by
    PyInstaller if HOTL_CODESIGN_IDENTITY names whose signature it is to bear.
    """
    import dmgbuild  # noqa: PLC0415 - only to be had on macOS

    app = work / f"{TITLE}.app"
    made = out / f"{NAME}-{version()}-macos-{platform.machine()}.dmg"
    made.unlink(missing_ok=True)
    dmgbuild.build_dmg(
        str(made),
        f"{TITLE} {version()}",
        str(SETTINGS),
        defines={"app": str(app), "icon": str(icons / f"{NAME}.icns")},
    )
    identity = os.environ.get("HOTL_CODESIGN_IDENTITY")
    if identity:
        subprocess.run(["codesign", "--sign", identity, "--timestamp", str(made)], check=True)
    profile = os.environ.get("HOTL_NOTARY_PROFILE")
    if profile:
        subprocess.run(
            ["xcrun", "notarytool", "submit", "--wait", "--keychain-profile", profile, str(made)], check=True
        )
        subprocess.run(["xcrun", "stapler", "staple", str(made)], check=True)
    return made
