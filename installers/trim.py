"""What a bundle goes without."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import PurePosixPath
from typing import Final, TypeAlias

Entry: TypeAlias = tuple[str, str, str]
"""A file of the bundle as PyInstaller lists it: path in the bundle, path here, kind."""

EXCLUDED_MODULES: Final = (
    # Used while building or testing only.
    "Cython", "PyInstaller", "_pytest", "cffi", "numpy", "pip", "pkg_resources", "pycparser", "pytest", "setuptools",
    "distributed",
    # Only for those who train the networks, from the sources.
    "hotl_desktop.ai.train", "hotl_desktop.ai.kernels.lesson", "hotl_desktop.ai.kernels.line_school",
    "hotl_desktop.ai.kernels.lawn_school",
    # Of Qt only Core, Gui, Widgets and Svg are used.
    *(f"PySide6.Qt{name}" for name in (
        "Concurrent", "DBus", "Designer", "Help", "HttpServer", "Network", "OpenGL", "OpenGLWidgets", "PrintSupport",
        "Qml", "Quick", "QuickControls2", "QuickTest", "QuickWidgets", "Sql", "SvgWidgets", "Test", "UiTools",
        "Xml",
    )),
    # Of Python's own: nothing encrypted, compressed or typed at a prompt. Hashes are there without OpenSSL.
    "_bz2", "_curses", "_hashlib", "_lzma", "_ssl", "_tkinter", "asyncio", "bz2", "curses", "doctest", "lib2to3",
    "lzma", "pdb", "pydoc", "readline", "ssl", "test", "tkinter", "unittest", "xmlrpc",
)  # fmt: skip

OPPONENTS: Final = ("hotl_desktop.ai", "hotl_desktop.cli.arena", "hotl_desktop.cli.bench", "hotl_desktop.cli.engine",
                    "hotl_desktop.cli.simulate")  # fmt: skip
"""Left out, too, from a bundle without opponents."""

KEPT_PLUGINS: Final = {
    "platforms": r"lib(qxcb|qwayland|qoffscreen|qcocoa)|q(windows|offscreen)",
    "iconengines": r"(lib)?qsvgicon",
    "imageformats": r"(lib)?qsvg",
    "platforminputcontexts": r"lib(compose|ibus)platforminputcontextplugin",
    "platformthemes": r"libqxdgdesktopportal",
    "styles": r"libqmacstyle|q(windowsvista|modernwindows)style",
    "wayland-decoration-client": r"libbradient",
    "wayland-shell-integration": r"libxdg-shell",
}
"""By folder, the plugins of Qt that the program needs; everything is painted without OpenGL."""

SYSTEM_LIBRARIES: Final = re.compile(
    r"lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s|z|expat|bsd|md|mvec|resolv|selinux|mount|blkid|pcre2?-8|uuid|systemd|cap|gcrypt"
    r"|gpg-error|lz4|lzma|zstd|bz2|GL|EGL|GLX|GLdispatch|OpenGL|drm|gbm|X11|X11-xcb|Xau|Xdmcp|Xext|xcb|ICE|SM"
    r"|fontconfig|freetype|png16|brotli(common|dec)|harfbuzz|graphite2|glib-2\.0|gthread-2\.0|gobject-2\.0|gio-2\.0"
    r"|gmodule-2\.0|dbus-1|wayland-client|wayland-cursor|wayland-egl)\.so(\.[0-9.]+)?"
)
"""Taken from the system on Linux: every desktop has them, and its drivers, fonts and settings go with its own."""

_UNUSED_FILES: Final = re.compile(
    r".*\.(pyi|pxd|ts)|(?!.*/_resources/).*\.md|.*/_resources/(screenshots/.*|__init__\.py)|.*/py\.typed|.*\.dist-info/.*"
    r"|.*(opengl32sw|d3dcompiler_47|D3Dcompiler_47)\.dll",
)
_PLUGIN: Final = re.compile(r"(?:.*/)?plugins/([^/]+)/(.+?)(?:\.abi3)?\.(?:so|dll|dylib)")
_QT_TRANSLATION: Final = re.compile(r"(?:.*/)?translations/([a-z]+)_([A-Za-z_]+)\.qm")
_LIBRARY: Final = re.compile(r"lib.*\.so[.0-9]*|.*\.(dylib|dll)|Qt[A-Za-z0-9]+")
"""By its name: a library that is only there because something is linked with it. Modules are named otherwise."""
_ALWAYS: Final = re.compile(r"(lib)?python3.*|Python|vcruntime.*|ucrtbase.*", re.IGNORECASE)
"""Python itself, which the programs load."""


def is_wanted(path: str, languages: Iterable[str]) -> bool:
    """Whether the file belongs into a bundle.

    Args:
        path: in the bundle.
        languages: those that the program speaks; Qt's own texts are needed in the same.
    """
    path = path.replace("\\", "/")
    if _UNUSED_FILES.fullmatch(path):
        return False
    if plugin := _PLUGIN.fullmatch(path):
        folder, name = plugin.groups()
        return re.fullmatch(KEPT_PLUGINS.get(folder, "(?!)"), name) is not None
    if "_resources" not in path and (text := _QT_TRANSLATION.fullmatch(path)):
        module, language = text.groups()
        return module == "qtbase" and language in languages
    return not SYSTEM_LIBRARIES.fullmatch(PurePosixPath(path).name)


def reachable(entries: Sequence[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """`entries` without the libraries that nothing in the bundle loads any more, nor links to them.

    Args:
        entries: the binary files.
        needs: tells the names of the libraries that a file here is linked with.
    """
    libraries: dict[str, list[Entry]] = {}
    kept: list[Entry] = []
    for entry in entries:
        if entry[2] != "SYMLINK":
            group = libraries.setdefault(_name(entry[0]).lower(), []) if _is_library(entry[0]) else kept
            group.append(entry)
    waiting = list(kept)
    while waiting:
        for name in needs(waiting.pop()[1]):
            found = libraries.pop(_name(name).lower(), [])
            kept += found
            waiting += found
    names = {_name(entry[0]) for entry in kept}
    return sorted(kept + [entry for entry in entries if entry[2] == "SYMLINK" and _name(entry[1]) in names])


def _is_library(path: str) -> bool:
    name = _name(path)
    plugin = _PLUGIN.fullmatch(path.replace("\\", "/"))
    return plugin is None and _LIBRARY.fullmatch(name) is not None and _ALWAYS.fullmatch(name) is None


def _name(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name
