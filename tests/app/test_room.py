"""Whatever is written can be read: on every page, in every language, in a small and in a common window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.resources import resource_path

from ..pseudo import CODE
from ..walks import LONG
from .advising import FakeAnalyst
from .tour import advice_stations, cut_off, new_desktop, overlaps, settle, stations

SIZES: Final = (QSize(800, 600), QSize(1100, 800))
SHIPPED: Final = sorted(path.stem.removeprefix("hotl_") for path in resource_path("translations").glob("hotl_*.qm"))


SOME: Final = [("en", SIZES[1], 150), ("de", SIZES[0], 125)]
"""Larger letters."""
EVERY: Final = [(language, size, 100) for language in (*SHIPPED, CODE) for size in SIZES] + SOME
"""Language, size of the window, size of text."""
HARDEST: Final = [("ja", SIZES[0], 100), (CODE, SIZES[0], 100), *SOME]
"""Another script, the longest words, larger letters."""


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize(
    ("language", "size", "text_size"),
    EVERY if LONG > 1 else HARDEST,
    ids=lambda value: f"{value.width()}x{value.height()}" if isinstance(value, QSize) else str(value),
)
def test_nothing_is_cut_off_or_lies_over_something_else(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, language: str, size: QSize, text_size: int
) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path, size)
    desktop.settings.choose_language(language)
    desktop.preferences.take("text_size", text_size)
    problems = []
    for station in stations(desktop):
        settle()
        problems += [f"{station}: {said}" for said in cut_off(desktop.window) + overlaps(desktop.window)]
    assert problems == []


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize(
    ("language", "size", "text_size"),
    EVERY if LONG > 1 else HARDEST,
    ids=lambda value: f"{value.width()}x{value.height()}" if isinstance(value, QSize) else str(value),
)
def test_nothing_is_cut_off_of_hints_warnings_and_reviews(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: QSize,
    text_size: int,
) -> None:
    analyst = FakeAnalyst()
    monkeypatch.setattr("hotl_desktop.app.advice.Analyst", lambda: analyst)
    desktop = new_desktop(qtbot, qapp, tmp_path, size)
    desktop.settings.choose_language(language)
    desktop.preferences.take("text_size", text_size)
    problems = []
    for station in advice_stations(desktop, analyst.answer):
        settle()
        problems += [f"{station}: {said}" for said in cut_off(desktop.window) + overlaps(desktop.window)]
        title = desktop.table.advice.reviews.panel._title  # type: ignore[union-attr]
        if title.isVisible() and title.is_elided():
            problems.append(f"{station}: the title of the review is elided")
    assert problems == []
