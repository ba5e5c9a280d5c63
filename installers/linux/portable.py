"""Makes the archive that runs from any folder, without an installation."""

from __future__ import annotations

import io
import os
import tarfile
from pathlib import Path
from typing import Final

from ..icons import PNG_SIZES
from ..product import COMPONENT, NAME, ROOT, TITLE, source_date, version
from .metainfo import metainfo

_README: Final = """\
{title} {version}

Start it with ./{name}, or ./hotl without a window; no installation is needed. It wants what every Linux desktop
has: the C library 2.35 or newer, OpenGL, fontconfig, GLib and D-Bus.

To see it in the menu and to open .hotl files by a double click, for yourself only:

    sh add-to-menu.sh            (sh add-to-menu.sh --remove takes it away again)

The licences of everything inside are in _internal/hotl_desktop/_resources/licences.
"""


def make_portable(bundle: Path, icons: Path, out: Path) -> Path:
    """Make the .tar.xz and return its path. Same input, same bytes: names in order, one date, no owner."""
    top = f"{NAME}-{version()}-linux-{os.uname().machine}"
    made = out / f"{top}.tar.xz"
    linux = ROOT / "installers" / "linux"
    files: dict[str, Path | bytes] = {path.relative_to(bundle).as_posix(): path for path in bundle.rglob("*")}
    files["README.txt"] = _README.format(title=TITLE, version=version(), name=NAME).encode()
    files["add-to-menu.sh"] = linux / "add-to-menu.sh"
    files[f"share/applications/{NAME}.desktop"] = linux / f"{NAME}.desktop"
    files[f"share/mime/packages/{NAME}.xml"] = linux / "mime.xml"
    files[f"share/metainfo/{COMPONENT}.metainfo.xml"] = metainfo().encode()
    files[f"share/icons/hicolor/scalable/apps/{NAME}.svg"] = icons / f"{NAME}.svg"
    for size in PNG_SIZES:
        files[f"share/icons/hicolor/{size}x{size}/apps/{NAME}.png"] = icons / f"{size}.png"
    with tarfile.open(made, "w:xz", preset=6, format=tarfile.GNU_FORMAT) as archive:
        for name in sorted(files):
            _add(archive, f"{top}/{name}", files[name])
    return made


def _add(archive: tarfile.TarFile, name: str, source: Path | bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.mtime = source_date()
    entry.mode = 0o644
    if isinstance(source, bytes):
        entry.size = len(source)
        archive.addfile(entry, io.BytesIO(source))
    elif source.is_symlink():
        entry.type, entry.linkname, entry.mode = tarfile.SYMTYPE, os.readlink(source), 0o777
        archive.addfile(entry)
    elif source.is_file():
        entry.size = source.stat().st_size
        if source.stat().st_mode & 0o100:
            entry.mode = 0o755
        with source.open("rb") as file:
            archive.addfile(entry, file)
