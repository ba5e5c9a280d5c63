"""What goes into bundles and packages, and what does not."""

from __future__ import annotations

import ast
import json
import lzma
import struct
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from installers import icons, licences
from installers.linux import archive, needs
from installers.linux.man import headless_page, window_page
from installers.product import ROOT
from installers.trim import EXCLUDED_MODULES, is_wanted, reachable
from installers.windows.installer import files_script

LANGUAGES = {"de", "en"}


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/translations/qtbase_de.qm",
        "hotl_desktop/_resources/translations/hotl_fr.qm",
        "hotl_desktop/_resources/sounds/die.wav",
        "hotl_desktop/_resources/rules/any.md",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
        "libpython3.11.so.1.0",
    ],
)
def test_what_the_program_needs_is_kept(path: str) -> None:
    assert is_wanted(path, LANGUAGES)


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
        "PySide6\\opengl32sw.dll",
        "hotl_desktop/_resources/screenshots/head-of-the-line.png",
        "hotl_desktop/_resources/translations/hotl_de.ts",
        "hotl_desktop/ai/kernels/net.pxd",
        "hotl_desktop/ARCHITECTURE.md",
        "libstdc++.so.6",
        "libglib-2.0.so.0",
        "libfontconfig.so.1",
    ],
)
def test_what_it_does_not_need_is_left_out(path: str) -> None:
    assert not is_wanted(path, LANGUAGES)


@pytest.mark.parametrize("module", ["PySide6.QtNetwork", "PySide6.QtQml", "ssl", "_ssl", "Cython", "tkinter", "numpy"])
def test_modules_that_must_never_be_bundled_are_excluded(module: str) -> None:
    assert module in EXCLUDED_MODULES


def test_libraries_that_nothing_loads_any_more_go_with_their_links() -> None:
    linked = {"/m": ["libQt6Gui.so.6"], "/gui": ["libicu.so.73"], "/icu": [], "/net": ["libssl.so"], "/ssl": []}
    entries = [
        ("PySide6/QtGui.abi3.so", "/m", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/gui", "BINARY"),
        ("PySide6/Qt/lib/libicu.so.73", "/icu", "BINARY"),
        ("PySide6/Qt/lib/libQt6Network.so.6", "/net", "BINARY"),
        ("libssl.so", "/ssl", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK"),
    ]
    kept = [path for path, _, _ in reachable(entries, linked.__getitem__)]
    assert kept == [
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/libicu.so.73",
        "PySide6/QtGui.abi3.so",
        "libQt6Gui.so.6",
    ]


def test_a_windows_icon_holds_its_pictures(qapp: QGuiApplication) -> None:
    made = icons.ico({16: icons.png(16), 256: icons.png(256)})
    assert struct.unpack_from("<HHH", made) == (0, 1, 2)
    for number, size in enumerate((16, 256)):
        width, _, _, _, _, depth, length, offset = struct.unpack_from("<BBBBHHII", made, 6 + 16 * number)
        assert (width, depth) == (size % 256, 32)
        assert made[offset : offset + length] == icons.png(size)


def test_a_macos_icon_holds_its_pictures() -> None:
    made = icons.icns({"ic07": b"\x89PNG"})
    assert made == b"icns" + struct.pack(">I", 20) + b"ic07" + struct.pack(">I", 12) + b"\x89PNG"


def test_the_windows_installer_removes_file_by_file_and_the_program_first(tmp_path: Path) -> None:
    (tmp_path / "_internal" / "deep").mkdir(parents=True)
    for name in ("hotl.exe", "hotl-desktop.exe", "_internal/deep/a file.txt"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    script = files_script(tmp_path)
    assert "/r" not in script
    remove = script.partition("!macro RemoveFiles\n")[2].splitlines()
    assert remove[:2] == [
        '  Delete "$INSTDIR\\hotl-desktop.exe"',
        '  IfFileExists "$INSTDIR\\hotl-desktop.exe" removed',
    ]
    assert remove.index('  RMDir "$INSTDIR\\_internal\\deep"') < remove.index('  RMDir "$INSTDIR\\_internal"')
    assert '  Delete "$INSTDIR\\_internal\\deep\\a file.txt"' in remove


def test_an_unknown_library_stops_the_build(tmp_path: Path) -> None:
    library = tmp_path / "libsecret-sauce.so.1"
    library.write_bytes(b"")
    with pytest.raises(licences.Unknown, match="libsecret-sauce"):
        licences.components([("libsecret-sauce.so.1", str(library))])


def test_the_standard_library_is_pythons_and_other_files_beside_it_are_not() -> None:
    assert licences._is_of_python(Path(json.__file__))
    assert not licences._is_of_python(Path(json.__file__).parents[1].parent / "libsqlite3.so.0")
    with pytest.raises(licences.Unknown, match="libfurther"):
        licences.components([("libfurther.so.1", str(Path(sys.base_prefix) / "lib" / "libfurther.so.1"))])


def test_the_c_library_is_no_library_to_depend_on_by_name() -> None:
    assert needs._C_LIBRARY.fullmatch("libm.so.6")
    assert not needs._C_LIBRARY.fullmatch("libmpg123.so.0")


def test_the_manual_has_every_command_and_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    page = headless_page()
    for command in ("verify", "legal", "simulate", "arena", "engine", "render", "perft", "bench"):
        assert f".SS {command}\n" in page
    assert ".B \\-\\-jobs J" in page
    assert ".TH HOTL\\-DESKTOP 6" in window_page()
    assert "\\-\\-smoke" in window_page()


def test_nothing_that_the_program_imports_is_excluded() -> None:
    excluded = set(EXCLUDED_MODULES)
    wanted: dict[str, str] = {}
    for file in sorted((ROOT / "hotl_desktop").rglob("*.py")):
        module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        if module in excluded or file.name == "uncompiled.py" or "kernels" in file.parts:
            continue  # kernels fall back from cython to a stand-in
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            wanted |= {name: module for name in names if name in excluded or name.partition(".")[0] in excluded}
    assert wanted == {"distributed": "hotl_desktop.cli.workers"}  # optional, and said so where it is missing


def test_a_package_is_packed_smaller_and_holds_the_same(tmp_path: Path) -> None:
    def member(name: str, body: bytes) -> bytes:
        head = f"{name:<16}{1790000000:<12}{0:<6}{0:<6}{100644:<8}{len(body):<10}`\n".encode()
        return head + body + b"\n" * (len(body) % 2)

    package, inside = tmp_path / "x.deb", b"machine code " * 1001
    package.write_bytes(b"!<arch>\n" + member("debian-binary", b"2.0\n") + member("data.tar", inside))
    archive.pack_members(package)
    data = package.read_bytes()
    assert data[8:72] == member("debian-binary", b"2.0\n")
    assert data[72:88] == b"data.tar.xz".ljust(16)
    size = int(data[120:130])
    assert lzma.decompress(data[132 : 132 + size]) == inside
    assert len(data) == 132 + size + size % 2
