"""Compiles the installer for Windows with NSIS, here or on Windows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path, PureWindowsPath

from ..bundle import CannotBuild
from ..product import AUTHOR, HOME, NAME, ROOT, TITLE, source_date, version
from ..windows_version import numbers

TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
"""NSIS for Windows has no other; Debian's has both, and wine without its 32-bit part runs only the second."""
SCRIPT = ROOT / "installers" / "windows" / "hotl-desktop.nsi"


def make_installer(bundle: Path, icons: Path, work: Path, out: Path, shown_version: str | None = None) -> Path:
    """Compile it and return its path.

    Args:
        bundle: the folder with the programs.
        icons: the folder that `installers.icons` filled.
        work: for the list of files.
        out: where the installer goes.
        shown_version: the version if it is not the package's own, to try upgrades.

    Raises:
        CannotBuild: NSIS is not installed.
    """
    compiler = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if compiler is None:
        raise CannotBuild("NSIS (makensis) is not installed")
    listed = work / "files.nsh"
    listed.write_text(files_script(bundle), encoding="utf-8-sig")
    number = shown_version or version()
    made = out / f"{NAME}-{number}-windows-x64.exe"
    defined = {
        "TARGET": TARGET,
        "NAME": NAME,
        "TITLE": TITLE,
        "VERSION": number,
        "NUMBERS": ".".join(map(str, numbers(number))),
        "PUBLISHER": AUTHOR,
        "HOME": HOME,
        "SIZE_KB": sum(file.stat().st_size for file in bundle.rglob("*") if file.is_file()) // 1024,
        "ICON": icons / f"{NAME}.ico",
        "LICENCE": ROOT / "LICENSE",
        "OUTPUT": made,
        "FILES": listed,
    }
    dash = "/" if sys.platform == "win32" else "-"
    subprocess.run(
        [compiler, f"{dash}V2", f"{dash}WX", f"{dash}INPUTCHARSET", "UTF8",
         *(f"{dash}D{key}={value}" for key, value in defined.items()), str(SCRIPT)],
        check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(source_date())},
    )  # fmt: skip
    return made


def files_script(bundle: Path) -> str:
    """The macros that install and remove the files of a bundle, each by its name, so that nothing else is touched."""
    install, remove = [], []
    files = sorted((path.relative_to(bundle), path) for path in bundle.rglob("*") if path.is_file())
    previous = None
    for place, source in files:
        if place.parent != previous:
            install.append(f'  SetOutPath "{_place(place.parent)}"')
            previous = place.parent
        install.append(f'  File "{source}"')
        remove.append(f'  Delete "{_place(place)}"')
    inner = sorted((path.relative_to(bundle) for path in bundle.rglob("*") if path.is_dir()), reverse=True)
    folders = [f'  RMDir "{_place(folder)}"' for folder in inner]
    # The program first: one that runs cannot be deleted, and then nothing else must be.
    remove.sort(key=lambda line: not line.endswith(f'\\{NAME}.exe"'))
    stop = [f'  IfFileExists "$INSTDIR\\{NAME}.exe" removed', *remove[1:], *folders, "  removed:"]
    lines = ["!macro InstallFiles", *install, "!macroend", "!macro RemoveFiles", remove[0], *stop, "!macroend", ""]
    return "\n".join(lines)


def _place(path: Path) -> str:
    inside = str(PureWindowsPath(path))
    return "$INSTDIR" if inside == "." else f"$INSTDIR\\{_quoted(inside)}"


def _quoted(text: str) -> str:
    return text.replace("$", "$$").replace('"', '$\\"')
