"""What systems are told about the program is well formed, and agrees with the program itself."""

from __future__ import annotations

import configparser
import plistlib
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hotl_desktop import __version__
from hotl_desktop.match.record import FORMAT, SUFFIX
from installers import changelog, product
from installers.linux.metainfo import SCREENSHOTS, metainfo
from installers.macos.info import info_plist
from installers.windows_version import numbers, text

LINUX = product.ROOT / "installers" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "hotl-desktop.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_version_is_the_packages_own() -> None:
    assert product.version() == __version__


def test_the_version_stands_nowhere_else() -> None:
    number = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    files = [
        path for path in (product.ROOT / "installers").rglob("*") if path.suffix in {".py", ".nsi", ".plist", ".xml"}
    ]
    files += [LINUX / "hotl-desktop.desktop", product.ROOT / "setup.py"]
    assert [path.name for path in files if number.search(path.read_text(encoding="utf-8"))] == []


def test_the_newest_changes_are_those_of_this_version() -> None:
    assert changelog.is_current()


def test_changes_are_read_with_their_continued_lines() -> None:
    (newest, older) = changelog.releases(
        "# Changes\n\n## 2.0 (2026-02-03)\n\n- one\n  goes on\n- two\n\n## 1.0 (2026-01-01)\n- x\n"
    )
    assert newest.changes == ("one goes on", "two")
    assert (older.version, older.day.isoformat()) == ("1.0", "2026-01-01")


def test_a_line_that_is_no_change_is_refused() -> None:
    with pytest.raises(ValueError, match="no title"):
        changelog.releases("## 1.0 (2026-01-01)\n\nsomething\n")


def test_the_menu_entry_starts_the_window_program_with_the_file() -> None:
    entry = desktop_entry()
    assert entry["Exec"] == "hotl-desktop %f"
    assert entry["Icon"] == entry["StartupWMClass"] == product.NAME
    assert entry["MimeType"] == f"{product.MIME_TYPE};"


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_speaks_every_language_of_the_program(key: str) -> None:
    entry = desktop_entry()
    languages = {path.stem.removeprefix("hotl_") for path in (product.ROOT / "resources" / "translations").glob("*.ts")}
    assert [language for language in languages - {"en"} if f"{key}[{language}]" not in entry] == []


def test_the_file_type_is_that_of_records() -> None:
    kind = ElementTree.parse(LINUX / "mime.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == product.MIME_TYPE
    assert [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")] == [f"*{SUFFIX}"]
    assert FORMAT in next(match.get("value", "") for match in kind.iter(f"{MIME}match"))
    assert product.SUFFIX == SUFFIX


def test_software_centres_are_told_everything() -> None:
    root = ElementTree.fromstring(metainfo())
    assert root.findtext("id") == product.COMPONENT
    assert "{" not in metainfo()
    assert root.findtext("launchable") == "hotl-desktop.desktop"
    newest = root.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert [Path(image.text or "").name for image in root.iter("image")] == list(SCREENSHOTS)
    assert root.findtext("provides/mediatype") == product.MIME_TYPE


def test_macos_knows_the_documents() -> None:
    info = info_plist()
    plistlib.dumps(info)
    assert info["CFBundleShortVersionString"] == __version__
    assert info["CFBundleExecutable"] == product.NAME
    (kind,) = info["CFBundleDocumentTypes"]
    (exported,) = info["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]


def test_macos_lets_qt_be_replaced() -> None:
    with (product.ROOT / "installers" / "macos" / "entitlements.plist").open("rb") as file:
        assert plistlib.load(file)["com.apple.security.cs.disable-library-validation"] is True


def test_windows_is_told_the_version() -> None:
    assert numbers("1.2.3") == (1, 2, 3, 0)
    assert f"StringStruct('ProductVersion', '{__version__}')" in text("hotl")


def test_both_gnu_licences_are_there_in_full() -> None:
    folder = product.ROOT / "installers" / "licences"
    for name, end in (("LGPL-3.txt", "permanent authorization"), ("GPL-3.txt", "why-not-lgpl.html")):
        words = (folder / name).read_text(encoding="utf-8")
        assert "Version 3, 29 June 2007" in words
        assert end in words


def test_every_part_of_qt_has_a_licence() -> None:
    parts = tomllib.loads((product.ROOT / "installers" / "licences" / "qt-bundled.toml").read_text(encoding="utf-8"))
    assert parts["part"]
    assert all(part["name"] and part["licence"] and part["notice"] for part in parts["part"])


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_menu_entry_is_valid() -> None:
    subprocess.run(["desktop-file-validate", str(LINUX / "hotl-desktop.desktop")], check=True)


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")
@pytest.mark.parametrize("script", ["linux/add-to-menu.sh", "source.sh"])
def test_scripts_can_be_read_by_a_shell(script: str) -> None:
    subprocess.run(["sh", "-n", str(product.ROOT / "installers" / script)], check=True)
