"""Where the program finds its files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotl_desktop import resources


@pytest.fixture(autouse=True)
def forget_the_root() -> Iterator[None]:
    resources._root.cache_clear()
    yield
    resources._root.cache_clear()


def test_a_checkout_or_an_installation_has_the_fonts_and_their_licence() -> None:
    assert resources.resource_path("fonts", "OFL.txt").read_text(encoding="utf-8").startswith("Copyright")


def test_an_installed_package_looks_inside_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "site" / "hotl_desktop"
    (package / "_resources").mkdir(parents=True)
    (package.parent / "resources").mkdir()  # somebody else's folder beside it must not be taken
    monkeypatch.setattr(resources, "__file__", str(package / "resources.py"))
    assert resources.resource_path("icons") == package / "_resources" / "icons"


def test_a_checkout_looks_beside_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "checkout" / "hotl_desktop"
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "__file__", str(package / "resources.py"))
    assert resources.resource_path("a", "b.svg") == tmp_path / "checkout" / "resources" / "a" / "b.svg"


def test_a_frozen_bundle_uses_the_folder_it_was_unpacked_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.resource_path("fonts") == tmp_path / "hotl_desktop" / "_resources" / "fonts"
