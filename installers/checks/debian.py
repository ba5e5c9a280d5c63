"""Installs, runs, upgrades and removes the .deb in a clean Debian.

python -m installers.checks.debian PACKAGE.deb [ROOT]

ROOT is a fresh root made by debootstrap, which is copied; without it one is made. Needs to be root.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..product import COMPONENT, MIME_TYPE, NAME, version
from .bundle import check_programs
from .say import Failed, must, run
from .screen import photograph, virtual_screen

BASE = "bookworm"
PATIENCE = 120
"""Seconds that a window may take to come up on a busy machine."""
TOOLS = ("desktop-file-utils", "shared-mime-info", "xdg-utils", "libfile-mimeinfo-perl")
"""What every desktop has, to see that it takes notice."""


@contextmanager
def clean_root(base: Path | None) -> Iterator[Path]:
    """A root of its own, with what programs expect to be mounted; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="hotl-root-") as folder:
        root = Path(folder) / "root"
        if base is None:
            run(["debootstrap", "--variant=minbase", BASE, root], seconds=1800)
        else:
            run(["cp", "-a", base, root])
        mounts = [("/proc", "proc"), ("/dev", "dev"), ("/sys", "sys")]
        try:
            for source, target in mounts:
                run(["mount", "--rbind", "--make-rslave", source, root / target])
            shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
            _copy_package_settings(root)
            yield root
        finally:
            for _, target in reversed(mounts):
                subprocess.run(["umount", "-R", "-l", str(root / target)], check=False, capture_output=True)


def _copy_package_settings(root: Path) -> None:
    """Get packages from where this machine gets them."""
    for place in ("etc/apt/sources.list", "etc/apt/sources.list.d", "etc/apt/apt.conf.d", "etc/apt/apt.conf"):
        source = Path("/") / place
        if source.is_dir():
            shutil.copytree(source, root / place, dirs_exist_ok=True)
        elif source.is_file():
            shutil.copy(source, root / place)


def check(package: Path, base: Path | None, pictures: Path | None = None) -> None:
    """Check the package.

    Raises:
        Failed: something does not hold.
    """
    with clean_root(base) as root, tempfile.TemporaryDirectory() as place:
        inside = ("chroot", str(root), "env", "HOME=/root", "LC_ALL=C.UTF-8", "DEBIAN_FRONTEND=noninteractive")
        apt = (*inside, "apt-get", "-q", "-y", "-o", "APT::Sandbox::User=root")
        run([*apt, "update"])
        before = _files(root)
        older = _as_version(package, "0.0.9-1", Path(place))
        for one in (older, package):
            shutil.copy(one, root / "root" / one.name)
        run([*apt, "install", "--no-install-recommends", f"/root/{older.name}"])
        must(_installed(inside) == "0.0.9-1", "apt installs it with nothing but what it depends on")
        run([*apt, "install", "--no-install-recommends", f"/root/{package.name}"])
        must(_installed(inside) == f"{version()}-1", "apt upgrades it")
        libraries = f"/usr/lib/{NAME}/_internal"
        linked = run(
            [*inside, f"LD_LIBRARY_PATH={libraries}", "sh", "-c", f"ldd {libraries}/PySide6/Qt/plugins/*/*.so"]
        )
        must("not found" not in linked, "no plugin misses a library")
        check_programs(Path("/usr/bin"), "compiled", inside)

        run([*apt, "install", "--no-install-recommends", *TOOLS])
        played = ["hotl", "simulate", "--game", "head-of-the-line", "--seats", "NW=casual,SE=random", "--games", "1"]
        run([*inside, *played, "--seed", "2a", "--out", "/root/games"])
        game = next((root / "root" / "games").glob("*.hotl")).rename(root / "root" / "a game of Zoë.hotl")
        asked = run([*inside, "xdg-mime", "query", "filetype", f"/root/{game.name}"]).strip()
        must(asked == MIME_TYPE, f"a game is recognised as {asked}")
        asked = run([*inside, "xdg-mime", "query", "default", MIME_TYPE]).strip()
        must(asked == f"{NAME}.desktop", f"it is opened with {asked}")
        must("ok" in run([*inside, "hotl", "verify", f"/root/{game.name}"]), "hotl verifies it")
        _check_opening(inside, f"/root/{game.name}", pictures)
        must(
            (root / "usr/share/metainfo" / f"{COMPONENT}.metainfo.xml").is_file(), "software centres are told about it"
        )

        run([*apt, "purge", NAME])
        run([*apt, "purge", "--autoremove", *TOOLS])
        ours = [path for path in sorted(_files(root) - before) if "hotl" in path and not path.startswith("root/")]
        must(not ours, f"removed, it leaves nothing behind {ours[:5] or ''}")


def _check_opening(inside: tuple[str, ...], game: str, pictures: Path | None) -> None:
    """Open a game in a window, as a double click does, look at it, and end the program."""
    with virtual_screen() as display:
        variables = ["env", f"DISPLAY={display}", "XDG_CURRENT_DESKTOP=X-Generic"]
        opener = subprocess.Popen([*inside, *variables, "xdg-open", game], stderr=subprocess.PIPE)
        title = _of_window(display, "getwindowname")
        if pictures is not None:
            time.sleep(5)  # for the picture only: until everything has come to rest
            photograph(display, pictures / "opened-by-double-click.png")
        must(bool(title), f"a double click opens its window: {title}")
        os.kill(int(_of_window(display, "getwindowpid")), signal.SIGTERM)
        opener.wait(60)


def _of_window(display: str, what: str) -> str:
    """Ask something of the program's window, which is waited for; nothing if there is none in time."""
    # Not `search --sync`: it gives up when a window that it has just seen is gone or has no name yet.
    command = ["xdotool", "search", "--onlyvisible", "--class", NAME, what]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = subprocess.run(
            command, env={**os.environ, "DISPLAY": display}, capture_output=True, text=True, check=False
        ).stdout.strip()
        if found:
            return found
        time.sleep(0.3)
    return ""


def _installed(inside: tuple[str, ...]) -> str:
    return run([*inside, "dpkg-query", "-W", "-f", "${Version}", NAME]).strip()


def _files(root: Path) -> set[str]:
    """All files, without those of the packages' lists and of the mounted systems."""
    told = run(["find", root, "-xdev", "-path", root / "var/lib/apt", "-prune", "-o", "-printf", "%P\\n"])
    return {line for line in told.splitlines() if not line.startswith(("proc/", "sys/", "dev/", "tmp/", "var/cache/"))}


def _as_version(package: Path, number: str, folder: Path) -> Path:
    """The same package as another version, to upgrade from."""
    run(["dpkg-deb", "-R", package, folder / "older"])
    control = folder / "older" / "DEBIAN" / "control"
    lines = control.read_text(encoding="utf-8").splitlines()
    control.write_text(
        "".join(f"Version: {number}\n" if line.startswith("Version:") else f"{line}\n" for line in lines),
        encoding="utf-8",
    )
    made = folder / f"{NAME}_{number}.deb"
    run(["dpkg-deb", "-Zzstd", "-z1", "--root-owner-group", "-b", folder / "older", made])
    return made


def main() -> int:
    """Check; 1 if something does not hold."""
    package, *rest = [Path(argument).resolve() for argument in sys.argv[1:]]
    try:
        pictures = os.environ.get("HOTL_PICTURES")
        check(package, rest[0] if rest else None, Path(pictures) if pictures else None)
    except Failed as failure:
        print(f"debian: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
