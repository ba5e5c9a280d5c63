"""The check-list of a release: builds everything that Linux can build, and tries all of it.

python -m installers.checks.release [--keep-going]

Takes some ten minutes on two processors, as root on Debian 12. Needs the tools that installers/README.md names and an
environment with the package installed in full; HOTL_ROOT may name a fresh debootstrap root, which is copied.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..build import build, size
from ..changelog import is_current
from ..linux.man import headless_page, window_page
from ..linux.metainfo import SCREENSHOTS, metainfo
from ..product import COMPONENT, NAME, ROOT, version
from . import bundle, debian, first_paint, redhat, windows
from .say import Failed, must, run

WORK: Final = ROOT / "build" / "installers"
OUT: Final = ROOT / "dist"
BUNDLE: Final = WORK / NAME
MEGABYTE: Final = 1_000_000
LARGEST_PACKAGE: Final = {"xz": 33 * MEGABYTE, "zstd": 45 * MEGABYTE}
LARGEST_BUNDLE: Final = 120 * MEGABYTE


def texts() -> None:
    """The version is told and new, and every data file is what its standard wants."""
    must(is_current(), f"CHANGELOG.md begins with {version()}")
    pictures = [ROOT / "resources" / "screenshots" / name for name in SCREENSHOTS]
    must(all(picture.is_file() for picture in pictures), "the screenshots that software centres show are there")
    run(["desktop-file-validate", ROOT / "installers" / "linux" / f"{NAME}.desktop"])
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        info = folder / f"{COMPONENT}.metainfo.xml"
        info.write_text(metainfo(), encoding="utf-8")
        run(["appstreamcli", "validate", "--no-net", info])
        types = folder / "mime" / "packages"
        types.mkdir(parents=True)
        (types / f"{NAME}.xml").write_bytes((ROOT / "installers" / "linux" / "mime.xml").read_bytes())
        run(["update-mime-database", types.parent])
        for name, text in (("hotl.1", headless_page()), (f"{NAME}.6", window_page())):
            (folder / name).write_text(text, encoding="utf-8")
            run(["mandoc", "-T", "lint", "-W", "warning", folder / name])
    must(True, "desktop file, AppStream, MIME type and manual pages are valid")


def building() -> None:
    """Everything is built, is small enough, and is the same the second time."""
    made = build(("deb", "rpm", "portable"), WORK, OUT, opponents=True, compression="xz")
    before = {path.name: _digest(path) for path in made if path.is_file()}
    files = {path.relative_to(BUNDLE).as_posix(): _digest(path) for path in BUNDLE.rglob("*") if path.is_file()}
    must(size(BUNDLE) <= LARGEST_BUNDLE, f"installed it has {size(BUNDLE) / MEGABYTE:.1f} MB")
    package = _made("*.deb")
    must(size(package) <= LARGEST_PACKAGE["xz"], f"the .deb has {size(package) / MEGABYTE:.1f} MB (xz)")
    with tempfile.TemporaryDirectory() as place:
        (quick,) = build(("deb",), WORK, Path(place), opponents=True, compression="zstd", reuse=True)[1:]
        must(size(quick) <= LARGEST_PACKAGE["zstd"], f"the .deb would have {size(quick) / MEGABYTE:.1f} MB (zstd)")
    again = build(("deb", "rpm", "portable"), WORK, OUT, opponents=True, compression="xz")
    same = {path.relative_to(BUNDLE).as_posix(): _digest(path) for path in BUNDLE.rglob("*") if path.is_file()}
    must(files.keys() == same.keys(), f"a second build has the same {len(files)} files")
    differing = [name for name in files if files[name] != same[name]]
    must(not differing, f"with the same bytes {differing[:5] or ''}")
    differing = [path.name for path in again if path.is_file() and before[path.name] != _digest(path)]
    must(not differing, f"and so have the packages {differing or ''}")


def linting() -> None:
    """Lintian has nothing to say that is not answered in the package."""
    run(["lintian", "--allow-root", "--fail-on", "error,warning", _made("*.deb")], seconds=900)
    must(True, "lintian finds no error and no warning")


def bundled() -> None:
    """The bundle works, without a network, too, and has no more than it is listed to have."""
    bundle.check_programs(BUNDLE, "compiled")
    bundle.check_no_network(BUNDLE)
    listed = (BUNDLE / "_internal/hotl_desktop/_resources/licences/THIRD-PARTY.txt").read_text(encoding="utf-8")
    libraries = [
        path.relative_to(BUNDLE / "_internal").as_posix()
        for path in (BUNDLE / "_internal").rglob("*.so*")
        if not path.is_symlink() and "lib-dynload" not in path.parts and "hotl_desktop" not in path.parts
    ]
    unlisted = [name for name in libraries if f"    {name}\n" not in listed and "libpython" not in name]
    must(not unlisted, f"all {len(libraries)} libraries are in the list of third parties {unlisted[:5] or ''}")


def without_opponents() -> None:
    """A bundle without opponents works."""
    with tempfile.TemporaryDirectory() as place:
        (made,) = build((), Path(place) / "work", Path(place), opponents=False, compression="xz")
        bundle.check_programs(made, "none")
        refused = subprocess.run([made / "hotl", "bench"], capture_output=True, text=True, check=False)
        must(refused.returncode == 2 and "opponents" in refused.stderr, "commands that need opponents say so")


def portable() -> None:
    """The portable archive runs from a folder with a strange name."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "a folder für Zoë"
        folder.mkdir()
        run(["tar", "-xJf", _made("*.tar.xz"), "-C", folder, "--strip-components=1"])
        bundle.check_programs(folder, "compiled")
        home = Path(place) / "home"
        environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "share")}
        run(["sh", folder / "add-to-menu.sh"], env=environment)
        entry = home / "share" / "applications" / f"{NAME}.desktop"
        run(["desktop-file-validate", entry])
        must(f'Exec="{folder}/{NAME}" %f' in entry.read_text(encoding="utf-8"), "it can put itself into the menu")
        run(["sh", folder / "add-to-menu.sh", "--remove"], env=environment)
        must(not entry.exists(), "and out of it again")


def painting() -> None:
    """It is there as fast as can be expected."""
    first_paint.check(BUNDLE)


def on_debian() -> None:
    """The .deb in a clean Debian."""
    root = os.environ.get("HOTL_ROOT")
    debian.check(_made("*.deb"), Path(root) if root else None)


def on_redhat() -> None:
    """The .rpm in an empty root."""
    redhat.check(_made("*.rpm"))


def on_windows() -> None:
    """The Windows installer under wine, with a stand-in for the program."""
    must(windows.main() == 0, "the Windows installer does its part")


STEPS: Final[tuple[Callable[[], None], ...]] = (
    texts, building, linting, bundled, portable, without_opponents, painting, on_debian, on_redhat, on_windows,
)  # fmt: skip
NOT_HERE: Final = (
    "the program on Windows, and the installer built there (hosted CI)",
    "the app and the disk image on macOS (hosted CI)",
    "the .rpm on a Fedora (hosted CI)",
    "signing and notarising (hosted CI, with secrets)",
)


def main() -> int:
    """Go through the list; 1 if something does not hold."""
    failed = []
    wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
    for step in STEPS:
        if wanted and step.__name__ not in wanted:
            continue
        print(f"{step.__name__}: {(step.__doc__ or '').splitlines()[0]}", flush=True)
        try:
            step()
        except Failed as failure:
            print(f"  FAILED: {failure}", flush=True)
            failed.append(step.__name__)
            if "--keep-going" not in sys.argv:
                break
    print("Not seen here: " + "; ".join(NOT_HERE) + ".")
    print(f"failed: {', '.join(failed)}" if failed else "all of it holds")
    return 1 if failed else 0


def _made(pattern: str) -> Path:
    found = sorted(path for path in OUT.glob(pattern) if version() in path.name)
    if len(found) != 1:
        raise Failed(f"there is no single {pattern} of version {version()} in {OUT}")
    return found[0]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
