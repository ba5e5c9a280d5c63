"""Makes .deb and .rpm of a bundle, by nfpm."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from ..changelog import for_nfpm
from ..icons import PNG_SIZES
from ..product import (
    COMPONENT,
    COPYRIGHT,
    DESCRIPTION,
    HOME,
    LICENCE,
    MAINTAINER,
    NAME,
    ROOT,
    SUMMARY,
    source_date,
    version,
)
from .archive import pack_members
from .man import headless_page, window_page
from .metainfo import metainfo
from .needs import debian_packages, needed_c_library, needed_libraries

LINUX: Final = ROOT / "installers" / "linux"
PLACE: Final = f"/usr/lib/{NAME}"
"""Where the bundle goes."""
ARCHITECTURE: Final = {"x86_64": "amd64", "aarch64": "arm64"}[os.uname().machine]
COMPRESSIONS: Final = ("xz", "zstd")

RECOMMENDED: Final = ("shared-mime-info", "desktop-file-utils", "hicolor-icon-theme")
"""By packages of both kinds: what makes files and icons known to the desktop."""
_LINES: Final = 70


def make_packages(bundle: Path, icons: Path, work: Path, out: Path, kinds: list[str], compression: str) -> list[Path]:
    """Make the packages and return their paths.

    Args:
        bundle: the folder with the programs.
        icons: the folder that `installers.icons` filled.
        work: for files on the way.
        out: where the packages go.
        kinds: "deb", "rpm".
        compression: one of `COMPRESSIONS`.
    """
    work.mkdir(parents=True, exist_ok=True)
    configuration = work / "nfpm.yaml"
    # JSON is YAML, too.
    configuration.write_text(json.dumps(_configuration(bundle, icons, work, compression), indent=1), encoding="utf-8")
    made = []
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date())}
    for kind in kinds:
        package = (
            out
            / {
                "deb": f"{NAME}_{version()}-1_{ARCHITECTURE}.deb",
                "rpm": f"{NAME}-{version()}-1.{os.uname().machine}.rpm",
            }[kind]
        )
        package.unlink(missing_ok=True)
        subprocess.run(
            [str(Path(sys.executable).parent / "nfpm"), "package", "--config", str(configuration), "--packager", kind,
             "--target", str(package)],
            check=True, env=environment, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        if kind == "deb" and compression == "xz":
            pack_members(package)
        made.append(package)
    return made


def _configuration(bundle: Path, icons: Path, work: Path, compression: str) -> dict[str, Any]:
    date = datetime.fromtimestamp(source_date(), UTC).isoformat().replace("+00:00", "Z")
    libraries = needed_libraries(bundle)
    changes = work / "changelog.yaml"
    changes.write_text(json.dumps(for_nfpm()), encoding="utf-8")
    return {
        "name": NAME,
        "arch": ARCHITECTURE,
        "platform": "linux",
        "version": version(),
        "version_schema": "semver",
        "release": "1",
        "section": "games",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "description": f"{SUMMARY}\n{_wrapped(DESCRIPTION)}",
        "vendor": "The HOTL Desktop developers",
        "homepage": HOME,
        "license": LICENCE,
        "changelog": str(changes),
        "mtime": date,
        "umask": 0o022,
        "recommends": [*RECOMMENDED],
        "contents": [{**content, "file_info": {"mtime": date, **content.get("file_info", {})}}
                     for content in _contents(bundle, icons, work)],
        "deb": {
            "compression": "none" if compression == "xz" else compression,
        },
        "rpm": {
            "summary": SUMMARY,
            "group": "Amusements/Games",
            "compression": compression,
            "buildhost": "localhost",
        },
        "overrides": {
            "deb": {
                "depends": [f"libc6 (>= {needed_c_library(bundle)})", *debian_packages(libraries), "xkb-data"],
                # Our typeface has no Japanese letters; other systems bring some, a small Debian may have none.
                "recommends": [*RECOMMENDED, "fonts-noto-cjk | fonts-japanese-gothic"],
            },
            "rpm": {
                # By the names of the libraries, which all distributions share, unlike those of packages.
                "depends": [
                    f"libc.so.6(GLIBC_{needed_c_library(bundle)})(64bit)",
                    *(f"{library}()(64bit)" for library in libraries),
                    "xkeyboard-config",
                ],
            },
        },
    }  # fmt: skip


def _contents(bundle: Path, icons: Path, work: Path) -> Iterator[dict[str, Any]]:
    """The files of the packages, and the folders that are theirs alone."""
    for folder in (f"/usr/share/doc/{NAME}", PLACE):
        yield {"dst": folder, "type": "dir", "file_info": {"mode": 0o755}}
    for file in sorted(bundle.rglob("*")):
        place = f"{PLACE}/{file.relative_to(bundle).as_posix()}"
        if file.is_symlink():
            yield {"src": os.readlink(file), "dst": place, "type": "symlink"}
        elif file.is_dir():
            yield {"dst": place, "type": "dir", "file_info": {"mode": 0o755}}
        else:
            runs = file.parent == bundle
            yield {"src": str(file), "dst": place, "file_info": {"mode": 0o755 if runs else 0o644}}
    for program in (NAME, "hotl"):
        yield {"src": f"../lib/{NAME}/{program}", "dst": f"/usr/bin/{program}", "type": "symlink"}
    for size in PNG_SIZES:
        yield _file(icons / f"{size}.png", f"/usr/share/icons/hicolor/{size}x{size}/apps/{NAME}.png")
    yield _file(icons / f"{NAME}.svg", f"/usr/share/icons/hicolor/scalable/apps/{NAME}.svg")
    yield _file(LINUX / f"{NAME}.desktop", f"/usr/share/applications/{NAME}.desktop")
    yield _file(LINUX / "mime.xml", f"/usr/share/mime/packages/{NAME}.xml")
    written: dict[str, str | bytes] = {
        f"/usr/share/metainfo/{COMPONENT}.metainfo.xml": metainfo(),
        f"/usr/share/man/man6/{NAME}.6.gz": _packed(window_page()),
        "/usr/share/man/man1/hotl.1.gz": _packed(headless_page()),
        f"/usr/share/doc/{NAME}/copyright": _copyright(bundle),
    }
    for place, data in written.items():
        file = work / Path(place).name
        file.write_bytes(data.encode() if isinstance(data, str) else data)
        yield _file(file, place)
    yield {
        **_file(LINUX / "lintian-overrides", f"/usr/share/lintian/overrides/{NAME}"),
        "packager": "deb",
    }


def _file(source: Path, place: str) -> dict[str, Any]:
    return {"src": str(source), "dst": place, "file_info": {"mode": 0o644}}


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _copyright(bundle: Path) -> str:
    """Whose it is, as Debian wants it: the licence of the program itself, then the list of everything else."""
    folder = bundle / "_internal" / "hotl_desktop" / "_resources" / "licences"
    return "\n".join((
        f"{SUMMARY}: {HOME}",
        COPYRIGHT,
        "",
        (folder / "HOTL-Desktop.txt").read_text(encoding="utf-8"),
        (folder / "THIRD-PARTY.txt").read_text(encoding="utf-8"),
        f"The texts of all licences are in {PLACE}/{folder.relative_to(bundle)}.",
        "On Debian systems, the GNU licences are also in /usr/share/common-licenses/LGPL-3 and GPL-3.",
        "",
    ))  # fmt: skip


def _wrapped(text: str) -> str:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= _LINES:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)
