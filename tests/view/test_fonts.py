"""The program's typeface is there, and its absence is survived."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF

from hotl_desktop.view import fonts
from hotl_desktop.view.theme import TextRole, Weight

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def fresh_fonts() -> Iterator[None]:
    fonts.load_fonts.cache_clear()
    yield
    fonts.load_fonts.cache_clear()


def test_the_family_that_ships_is_loaded_in_every_weight() -> None:
    assert fonts.load_fonts() == "Inter"
    assert QFontDatabase.hasFamily("Inter")
    for role in TextRole:
        info = QFontInfo(fonts.font(role))
        assert info.family() == "Inter"
        assert info.weight() == role.value.weight
        assert info.pixelSize() == role.value.size
    for weight in Weight:
        assert QFontInfo(fonts.font(TextRole.BODY, weight=weight)).weight() == weight


def test_figures_of_scores_are_equally_wide_and_those_of_text_are_not() -> None:
    def spread(font: QFont) -> float:
        metrics = QFontMetricsF(font)
        widths = [metrics.horizontalAdvance(figure) for figure in "0123456789"]
        return max(widths) - min(widths)

    assert spread(fonts.font(TextRole.SCORE)) < 0.1
    assert spread(fonts.font(TextRole.NUMBER)) < 0.1
    assert spread(fonts.font(TextRole.BODY)) > 1


def test_a_size_replaces_that_of_the_role_and_never_vanishes() -> None:
    assert fonts.font(TextRole.BODY, size=22.6).pixelSize() == 23
    assert fonts.font(TextRole.BODY, size=0.2).pixelSize() == 1


@pytest.mark.usefixtures("fresh_fonts")
def test_without_the_files_the_systems_font_is_used_in_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fonts, "resource_path", tmp_path.joinpath)
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    assert fonts.load_fonts() == system


@pytest.mark.usefixtures("fresh_fonts")
def test_a_damaged_file_is_survived(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    for file in fonts.FILES:
        (tmp_path / "fonts" / file).write_bytes(b"not a font")
    monkeypatch.setattr(fonts, "resource_path", tmp_path.joinpath)
    assert fonts.load_fonts() == QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    assert fonts.font(TextRole.BODY).pixelSize() == 14
