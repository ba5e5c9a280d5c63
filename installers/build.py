"""Builds everything that this system can build, into the folder dist.

python -m installers.build

Needs an environment with this package installed in full (`python -m pip install .[build]`, not editable). On Linux it
makes a .deb, an .rpm and a portable archive, on Windows an installer, on macOS an app in a disk image.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from .bundle import CannotBuild, make_bundle, remove_bundle
from .icons import make_icons
from .product import NAME, ROOT

KINDS: Final = {
    "linux": ("deb", "rpm", "portable"),
    "win32": ("nsis",),
    "darwin": ("dmg",),
}
"""By system, what can be made of a bundle there."""


def build(
    kinds: tuple[str, ...], work: Path, out: Path, *, opponents: bool, compression: str, reuse: bool = False
) -> list[Path]:
    """Make a bundle and these kinds of packages of it; returns what was made, the bundle first.

    Raises:
        CannotBuild: something that is needed is not there.
    """
    out.mkdir(parents=True, exist_ok=True)
    icons, bundle = work / "icons", work / NAME
    if not reuse:
        remove_bundle(work)
        make_icons(icons)
        bundle = make_bundle(work, icons, opponents=opponents)
    return [bundle, *pack(bundle, icons, kinds, work, out, compression)]


def pack(bundle: Path, icons: Path, kinds: tuple[str, ...], work: Path, out: Path, compression: str) -> list[Path]:
    """Make packages of a bundle that is there."""
    made: list[Path] = []
    if sys.platform == "win32":
        from .windows.installer import make_installer  # noqa: PLC0415 - only there

        made += [make_installer(bundle, icons, work, out)] if "nsis" in kinds else []
    elif sys.platform == "darwin":
        from .macos.image import make_image  # noqa: PLC0415 - only there

        made += [make_image(work, icons, out)] if "dmg" in kinds else []
    else:
        from .linux.package import make_packages  # noqa: PLC0415 - only there
        from .linux.portable import make_portable  # noqa: PLC0415 - only there

        packages = [kind for kind in kinds if kind in {"deb", "rpm"}]
        made += make_packages(bundle, icons, work / "packages", out, packages, compression)
        made += [make_portable(bundle, icons, out)] if "portable" in kinds else []
    return made


def size(path: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files)


def main() -> int:
    """Build; 1 if that is not possible."""
    possible = KINDS.get(sys.platform, ())
    parser = argparse.ArgumentParser(prog="python -m installers.build", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"what to make: {', '.join(possible)} (default: all)")
    parser.add_argument("--without-opponents", action="store_true", help="leave out the opponents; people only")
    parser.add_argument("--compression", choices=("xz", "zstd"), default="xz", help="of .deb and .rpm (default: xz)")
    parser.add_argument("--reuse", action="store_true", help="pack the bundle of the last run once more")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "installers", help="the folder for the bundle")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder for packages")
    given = parser.parse_args()
    kinds = tuple(given.kinds) or possible
    if unknown := [kind for kind in kinds if kind not in possible]:
        parser.error(f"{', '.join(unknown)} cannot be made here, only {', '.join(possible)}")
    try:
        made = build(
            kinds,
            given.work.resolve(),
            given.out.resolve(),
            opponents=not given.without_opponents,
            compression=given.compression,
            reuse=given.reuse,
        )
    except (CannotBuild, LookupError) as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"build: {error.cmd[0]} failed with {error.returncode}", file=sys.stderr)
        return 1
    for path in made:
        print(f"{size(path) / 1e6:7.1f} MB  {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
