"""Text can be read in all themes: contrast measured on what is painted, not on what is meant."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.text import Tone

from ..view.colorimetry import contrast
from .tour import begin, new_desktop, settle, text_of, visible

LEAST: Final = 4.5
"""For text, as WCAG 2.2 asks (1.4.3)."""
LEAST_OF_RING: Final = 3.0
"""For what shows where the keyboard is (1.4.11)."""
RING_WIDTH: Final = 6
"""How far around a control its ring may lie, logical pixels."""


def painted(image: QImage, rect: QRect) -> float:
    """The contrast of the ground in `rect`, which is the commonest colour, and whatever stands out of it most."""
    counts: Counter[int] = Counter(
        image.pixel(x, y) for x in range(rect.left(), rect.right() + 1) for y in range(rect.top(), rect.bottom() + 1)
    )
    ((ground, _),) = counts.most_common(1)
    return max(contrast(QColor.fromRgb(color), QColor.fromRgb(ground)) for color in counts)


def rect_in(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size()).intersected(window.rect())


def can_be_read(window: QWidget) -> list[str]:
    """What of the enabled texts in `window` stands out too little, with the contrast."""
    image = window.grab().toImage()
    found = []
    for widget in visible(window):
        if not isinstance(widget, QLabel | Button) or not text_of(widget) or not widget.isEnabled():
            continue
        rect = rect_in(window, widget)
        covered = window.childAt(rect.center()) not in (widget, *widget.findChildren(QWidget))
        if rect.isEmpty() or covered or widget.property("tone") == Tone.DISABLED.value:
            continue
        measured = painted(image, rect)
        if measured < LEAST:
            found.append(f"{type(widget).__name__} {text_of(widget)!r}: {measured:.2f}")
    return found


def screens(desktop: Desktop) -> list[str]:
    problems: list[str] = []

    def look(name: str) -> None:
        settle()
        problems.extend(f"{name}: {said}" for said in can_be_read(desktop.window))

    desktop.show_start()
    look("start")
    desktop.set_up(GAMES[0].name)
    look("setup")
    for game in GAMES:
        begin(desktop, game, 6)
        look(game.name)
    begin(desktop, GAMES[0], -1)
    look("result")
    desktop.table.result_sheet.close_sheet()
    desktop.learning.show_rules_of(GAMES[1].name)
    look("rules")
    desktop.preferences.open()
    look("preferences")
    desktop.preferences.sheet.close_sheet()
    return problems


@pytest.mark.parametrize("theme", ["light", "dark", "high-contrast"])
def test_text_stands_out_from_what_it_lies_on(qtbot: QtBot, qapp: QApplication, tmp_path: Path, theme: str) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path, QSize(1100, 800))
    desktop.settings.choose_theme(theme)
    assert screens(desktop) == []


@pytest.mark.parametrize("theme", ["light", "dark", "high-contrast"])
def test_the_focus_can_be_seen(qtbot: QtBot, qapp: QApplication, tmp_path: Path, theme: str) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path, QSize(1100, 800))
    desktop.settings.choose_theme(theme)
    desktop.window.activateWindow()
    qtbot.waitUntil(desktop.window.isActiveWindow)
    desktop.set_up(GAMES[0].name)
    settle()
    seen = 0
    for widget in visible(desktop.window):
        if isinstance(widget, Button) and widget.isEnabled():
            desktop.window.setFocus()
            settle()
            around = rect_in(desktop.window, widget).adjusted(-RING_WIDTH, -RING_WIDTH, RING_WIDTH, RING_WIDTH)
            around = around.intersected(desktop.window.rect())
            before = desktop.window.grab(around).toImage()
            widget.setFocus()
            settle()
            after = desktop.window.grab(around).toImage()
            changed = [
                contrast(QColor.fromRgb(after.pixel(x, y)), QColor.fromRgb(before.pixel(x, y)))
                for x in range(after.width())
                for y in range(after.height())
                if after.pixel(x, y) != before.pixel(x, y)
            ]
            assert len([one for one in changed if one >= LEAST_OF_RING]) > after.width(), text_of(widget)
            seen += 1
    assert seen >= 2
