"""The list of everything in a bundle that others made, and their licences, made from what is really in it."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from .product import COPYRIGHT, HOME, ROOT, TITLE, version

FOLDER: Final = ROOT / "installers" / "licences"
LIST: Final = "THIRD-PARTY.txt"
OWN: Final = "HOTL Desktop"

_PYTHON_FOLDER: Final = Path(sys.base_prefix)
_PYTHON_MODULES: Final = tuple(
    Path(place).resolve()
    for place in (
        sysconfig.get_path("stdlib"),
        sysconfig.get_path("platstdlib"),
        sysconfig.get_config_var("DESTSHARED"),
        _PYTHON_FOLDER / "DLLs",
    )
    if place
)
"""Where Python keeps what it brings along. Not all of its folder: on Debian that is where everything is."""
_LICENCE_NAMES: Final = re.compile(r"(licen[cs]e|copying|notice|copyright)[^/]*", re.IGNORECASE)
_KNOWN: Final[Mapping[str, tuple[str, str]]] = {
    "PySide6_Essentials": ("PySide6 and Qt", "LGPL-3.0-only"),
    "shiboken6": ("Shiboken6", "LGPL-3.0-only"),
    "miniaudio": ("pyminiaudio and miniaudio", "MIT"),
    "cffi": ("CFFI", "MIT"),
    "tqdm": ("tqdm", "MPL-2.0 and MIT"),
    "platformdirs": ("platformdirs", "MIT"),
    "pyinstaller": ("PyInstaller's bootloader", "GPL-2.0-or-later with an exception for bundles, and Apache-2.0"),
    "pyinstaller-hooks-contrib": ("PyInstaller's run-time hooks", "Apache-2.0"),
}
"""By distribution, what it is called and its licence; a further one must be looked at and entered."""
_SYSTEM: Final = (
    (re.compile(r"lib(xcb|xkbcommon)"), "MIT"),
    (re.compile(r"(lib)?ffi"), "MIT"),
    (re.compile(r"(lib)?sqlite3"), "public domain"),
    (re.compile(r"msvcp140|vcruntime140|concrt140|ucrtbase|api-ms-win", re.IGNORECASE), "Microsoft's redistributables"),
)
"""Licences of libraries that come from the building system or with Python."""

_HEAD: Final = """\
{title} {version}
{copyright}
Its own code is under the MIT licence, the text is in HOTL-Desktop.txt. {home}

{title} is delivered together with the work of others, which is listed here; the texts of all licences are beside this
file. Nothing of it was changed, but that the part of PySide that writes type stubs is left out.

Qt and PySide are used under the GNU Lesser General Public License, version 3 (LGPL-3.txt, which adds to GPL-3.txt).
They are separate shared libraries in the folder PySide6: you may replace them by your own build of the same or a
compatible version, and you may take this program apart to find out how it works with them. Their source code is
published by The Qt Company and the Qt Project:
    Qt:      https://download.qt.io/official_releases/qt/  (folder of version {qt})
    PySide:  https://download.qt.io/official_releases/QtForPython/  (folder of version {qt})
Whoever cannot get it there may ask those who made this bundle for it, for three years after they delivered it.
"""


class Unknown(Exception):
    """Something is in the bundle of which nobody has said whose it is."""


@dataclass(slots=True)
class Component:
    """Something that others made."""

    name: str
    version: str
    licence: str
    files: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """The licences' own words; none where a common text of ours holds them."""


def components(files: Iterable[tuple[str, str]]) -> list[Component]:
    """What a bundle is made of, without the program itself.

    Args:
        files: path in the bundle (or what stands for a Python package), and the file here that it was made from.

    Raises:
        Unknown: see there.
    """
    found: dict[str, Component] = {}
    for path, source in sorted(files):
        # Links within the bundle, what PyInstaller writes itself and built-in modules name no file.
        if not Path(source).is_absolute():
            continue
        component = _component(path, Path(source))
        if component.name != OWN:
            component = found.setdefault(component.name, component)
            if path not in component.files:
                component.files.append(path)
    loader = _of_distribution(_distribution_named("pyinstaller"))
    found.setdefault(loader.name, loader).files.append("the programs themselves")
    return [found[name] for name in sorted(found, key=str.lower)]


def _component(path: str, source: Path) -> Component:
    owner = _owners().get(source.resolve()) or _owners().get(source)
    if owner is not None:
        return _of_distribution(owner)
    if re.match(r"(hotl_desktop|desktop|headless)\b", path):
        return Component(OWN, "", "MIT")
    if path == "base_library.zip" or _is_of_python(source):
        return _python()
    return _of_system(source)


def _is_of_python(source: Path) -> bool:
    if _licence_of_library(source.name) is not None:
        return False  # Python's own copy of another's library
    if re.match(r"(lib)?python3|Python$", source.name):
        return True
    return any(source.resolve().is_relative_to(folder) for folder in _PYTHON_MODULES)


def _python() -> Component:
    number = ".".join(map(str, sys.version_info[:3]))
    places = [_PYTHON_FOLDER / "LICENSE.txt", *_PYTHON_FOLDER.glob("lib/python3*/LICENSE.txt"),
              Path(f"/usr/share/doc/python3.{sys.version_info[1]}/copyright")]  # fmt: skip
    texts = [place.read_text(encoding="utf-8", errors="replace") for place in places if place.is_file()][:1]
    if not texts:
        raise Unknown("the licence of Python is not where it is looked for")
    return Component("Python", number, "PSF-2.0", texts=texts)


@cache
def _owners() -> dict[Path, Distribution]:
    """The distribution that installed a file."""
    return {
        Path(str(file.locate())).resolve(): distribution
        for distribution in distributions()
        for file in distribution.files or ()
    }


def _distribution_named(name: str) -> Distribution:
    return next(one for one in distributions() if one.metadata["Name"].lower().replace("_", "-") == name)


def _of_distribution(distribution: Distribution) -> Component:
    name = distribution.metadata["Name"]
    if name == "hotl-desktop":
        return Component(OWN, "", "MIT")
    if name not in _KNOWN:
        raise Unknown(f"{name}: enter its licence in {Path(__file__).name}")
    title, licence = _KNOWN[name]
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
        for file in distribution.files or ()
        if _LICENCE_NAMES.fullmatch(Path(file).name) and ".dist-info" in str(file)
    ]
    return Component(title, distribution.version, licence, texts=texts)


def _licence_of_library(name: str) -> str | None:
    return next((licence for pattern, licence in _SYSTEM if pattern.match(name)), None)


def _of_system(source: Path) -> Component:
    licence = _licence_of_library(source.name)
    if licence is None:
        raise Unknown(f"{source}: enter its licence in {Path(__file__).name}")
    package = _debian_package(source)
    if package is None:
        return Component(source.name, "", licence)
    name, number = package
    notice = Path(f"/usr/share/doc/{name}/copyright")
    texts = [notice.read_text(encoding="utf-8")] if notice.is_file() else []
    return Component(name, number, licence, texts=texts)


def _debian_package(source: Path) -> tuple[str, str] | None:
    """Name and version of the Debian package that a file belongs to, if there are such packages here."""
    for path in dict.fromkeys((source, source.resolve(), Path(str(source.resolve()).removeprefix("/usr")))):
        try:
            asked = subprocess.run(["dpkg", "-S", str(path)], capture_output=True, text=True, check=False)
        except FileNotFoundError:
            return None
        if asked.returncode == 0:
            name = asked.stdout.partition(":")[0]
            shown = subprocess.run(
                ["dpkg-query", "-W", "-f", "${Version}", f"{name}"], capture_output=True, text=True, check=False
            )
            return name, shown.stdout
    return None


def third_party_list(parts: Sequence[Component], qt: str) -> str:
    """The list, to be read by people."""
    lines = [_HEAD.format(title=TITLE, version=version(), copyright=COPYRIGHT, home=HOME, qt=qt)]
    for part in parts:
        lines += [f"{part.name} {part.version}".rstrip(), f"    licence: {part.licence}"]
        # Of Python itself there are some hundred modules.
        lines += [f"    {path}" for path in part.files if part.name != "Python" or "/" not in path]
        lines.append("")
    lines += ["Inter, the typeface", "    licence: OFL-1.1, the text is in OFL.txt", ""]
    lines += ["Inside the libraries of Qt, as Qt's documentation names it:", ""]
    for part in tomllib.loads((FOLDER / "qt-bundled.toml").read_text(encoding="utf-8"))["part"]:
        lines += [part["name"], f"    licence: {part['licence']}", f"    {part['notice']}", ""]
    return "\n".join(lines)


def write(folder: Path, files: Iterable[tuple[str, str]]) -> list[Path]:
    """Write the list and all texts into `folder`, and return their paths.

    Raises:
        Unknown: see there.
    """
    parts = components(files)
    qt = next(part.version for part in parts if part.name == "PySide6 and Qt")
    folder.mkdir(parents=True, exist_ok=True)
    texts = {
        LIST: third_party_list(parts, qt),
        "HOTL-Desktop.txt": (ROOT / "LICENSE").read_text(encoding="utf-8"),
        "OFL.txt": (ROOT / "resources" / "fonts" / "OFL.txt").read_text(encoding="utf-8"),
        **{text.name: text.read_text(encoding="utf-8") for text in sorted(FOLDER.glob("*.txt"))},
    }
    for part in parts:
        if part.texts:
            texts[re.sub(r"[^A-Za-z0-9.+-]+", "-", part.name).strip("-") + ".txt"] = "\n\n".join(part.texts)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [folder / name for name in sorted(texts)]
