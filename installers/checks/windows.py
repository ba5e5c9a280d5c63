"""Installs, upgrades and removes with the Windows installer under wine, with a stand-in for the program.

python -m installers.checks.windows

It shows that the installer does its part: files, menu, file association, both kinds of installation, upgrade, removal.
It does not show that the program runs on Windows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ..icons import make_icons
from ..product import NAME, ROOT, TITLE, version
from ..windows.installer import TARGET, make_installer
from .say import Failed, must, run

WINE = shutil.which("wine64") or shutil.which("wine") or "wine"
OLD = "0.0.9"
PATIENCE = 60
"""Seconds that an uninstaller may take."""


def main() -> int:
    """Check; 1 if something does not hold."""
    if shutil.which(WINE) is None or shutil.which("makensis") is None:
        print("windows: not checked, wine or NSIS is not installed", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="hotl-wine-") as folder:
        try:
            _check(Path(folder))
        except Failed as failure:
            print(f"windows: {failure}", file=sys.stderr)
            return 1
        finally:
            subprocess.run(["wineserver", "-k"], env=_environment(Path(folder)), check=False, capture_output=True)
    return 0


def _environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "WINEPREFIX": str(folder / "wine"), "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8",
            "WINEDLLOVERRIDES": "mscoree,mshtml="}  # fmt: skip


def _check(folder: Path) -> None:
    make_icons(folder / "icons")
    old, new = _payload(folder / "old", "gone-in-the-new.txt"), _payload(folder / "new", "new.txt")
    earlier = make_installer(old, folder / "icons", folder, folder, OLD)
    current = make_installer(new, folder / "icons", folder, folder)
    machine = _Machine(folder)
    for kind in ("CurrentUser", "AllUsers"):
        print(f"{kind}:")
        _check_kind(machine, kind, earlier, current)


class _Machine:
    """A Windows of its own."""

    def __init__(self, folder: Path) -> None:
        self.environment = _environment(folder)
        self.drive = folder / "wine" / "drive_c"
        run([WINE, "wineboot", "-i"], env=self.environment)

    def run(self, *command: str | Path) -> str:
        return run([WINE, *command], env=self.environment, seconds=4 * PATIENCE)

    def registry(self, key: str, value: str = "") -> str | None:
        """A value of the registry, None if there is none."""
        name = ["/v", value] if value else ["/ve"]
        try:
            told = self.run("reg", "query", key, *name, "/reg:64")
        except Failed:
            return None
        return told.partition("REG_")[2].partition(" ")[2].strip()


def _check_kind(machine: _Machine, kind: str, earlier: Path, current: Path) -> None:
    root = {"CurrentUser": "HKCU", "AllUsers": "HKLM"}[kind]
    uninstall = rf"{root}\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
    # A folder with letters beyond ASCII (no space, as wine would put quotes round it); then the installer's own choice.
    wanted = r"C:\Spiele_für_alle\HOTL" if kind == "CurrentUser" else ""
    machine.run(earlier, "/S", f"/{kind}", *([f"/D={wanted}"] if wanted else []))
    told = machine.registry(uninstall, "InstallLocation") or ""
    # What wine prints has no certain encoding: the folder itself says more.
    place = machine.drive / (wanted or rf"C:\Program Files\{TITLE}").removeprefix("C:\\").replace("\\", "/")
    must(
        (place / f"{NAME}.exe").is_file(), f"it is installed where that was wished: {place.relative_to(machine.drive)}"
    )
    must((place / "_internal" / "gone-in-the-new.txt").is_file(), "the files are there, in folders, too")
    must(machine.registry(uninstall, "DisplayVersion") == OLD, "the system knows its version")
    (place / "mine.txt").write_text("mine", encoding="utf-8")

    machine.run(current, "/S", f"/{kind}")
    must(machine.registry(uninstall, "DisplayVersion") == version(), "an upgrade is known to the system")
    must(machine.registry(uninstall, "InstallLocation") == told, "an upgrade stays where the program was")
    must(not (place / "_internal" / "gone-in-the-new.txt").exists(), "an upgrade removes what is no longer needed")
    must((place / "_internal" / "new.txt").is_file(), "an upgrade brings what is new")
    links = list(machine.drive.rglob(f"{TITLE}.lnk"))
    must(len(links) == 1, "it is in the Start menu")

    kind_of_file = machine.registry(rf"{root}\Software\Classes\.hotl")
    opened_by = machine.registry(rf"{root}\Software\Classes\{kind_of_file}\shell\open\command") or ""
    must(opened_by.endswith(f'{NAME}.exe" "%1"'), "games are to be opened with it")
    if kind == "AllUsers":
        # Wine 8 does not look where a user's own associations are, as Windows does.
        game = machine.drive / "partie von Zoë.hotl"
        game.write_text("{}", encoding="utf-8")
        machine.run("start", "/wait", f"C:\\{game.name}")
        called = place / "called.txt"
        must(called.is_file(), "a double click on a game starts it")
        must(f'"C:\\{game.name}"' in called.read_text(encoding="utf-16-le"), "and hands it the game, whole")
        called.unlink()

    # It goes on in a copy of itself, so that it can remove itself, too.
    machine.run(place / "uninstall.exe", "/S", f"/{kind}")
    end = time.monotonic() + PATIENCE
    while machine.registry(rf"{root}\Software\{NAME}", "Folder") is not None and time.monotonic() < end:
        time.sleep(0.2)
    left = sorted(path.name for path in place.iterdir())
    must(left == ["mine.txt"], f"only what is not its own is left: {', '.join(left)}")
    must(machine.registry(uninstall, "DisplayVersion") is None, "the system has forgotten it")
    must(machine.registry(rf"{root}\Software\Classes\.hotl") is None, "games open with it no longer")
    must(machine.registry(rf"{root}\Software\{NAME}", "Folder") is None, "nothing of it is in the registry")
    must(not list(machine.drive.rglob(f"{TITLE}.lnk")), "it is out of the Start menu")


def _payload(folder: Path, extra: str) -> Path:
    """A bundle that stands in for the real one; its program notes how it was called."""
    inner = folder / "_internal" / "further" / "below"
    inner.mkdir(parents=True)
    program = folder / f"{NAME}.exe"
    run(
        [
            "makensis",
            "-V1",
            f"-DTARGET={TARGET}",
            f"-DOUTPUT={program}",
            ROOT / "installers" / "windows" / "stand-in.nsi",
        ]
    )
    (inner / "file with spaces.txt").write_text("x", encoding="utf-8")
    (folder / "_internal" / extra).write_text("x", encoding="utf-8")
    return folder


if __name__ == "__main__":
    sys.exit(main())
