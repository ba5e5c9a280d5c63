"""The hint has as much height as its choices need, whenever they come."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.fonts import font
from hotl_desktop.view.theme import TextRole
from hotl_desktop.widgets.hint_panel import HintChoice, HintPanel
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn

WIDTH = 324
SHORT = "Lays 1 chip on empty cells."
LONG = "Lays 1 chip on empty cells. Leaves 7 of 12 ways out, and cuts Jonas off from 2 lines."


def choices(count: int, reason: str) -> list[HintChoice]:
    return [HintChoice("a7–a7", "30%", "", reason) for _ in range(count)]


@pytest.fixture
def panel(themes: ThemeHost, show: ShowIn) -> HintPanel:
    """A panel in a slot at the top of a column, as at a table, not yet shown."""
    window = QWidget()
    column = QVBoxLayout(window)
    slot = QWidget()
    inner = QVBoxLayout(slot)
    inner.setContentsMargins(0, 0, 0, 0)
    panel = HintPanel(themes, window)
    inner.addWidget(panel)
    inner.addStretch(1)
    slot.hide()
    column.addWidget(slot)
    column.addWidget(QWidget(), 1)
    show(window, size=QSize(WIDTH, 900))
    return panel


def everything_is_seen(panel: HintPanel) -> bool:
    last = panel.rows[-1]
    return last.visibleRegion().boundingRect() == last.rect()


@pytest.mark.parametrize("first", ["nothing", "thinking", "figures"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_all_choices_are_seen_whatever_was_said_before(qtbot: QtBot, panel: HintPanel, first: str, count: int) -> None:
    slot = panel.parentWidget()
    assert slot is not None
    if first == "thinking":
        panel.say("Hint", "Thinking …")
    elif first == "figures":
        panel.show_choices("Hint", "Chance to win after each choice.", choices(count, ""))
    panel.show()
    slot.show()
    if first != "nothing":
        QApplication.processEvents()
    for reason in (SHORT, LONG):
        panel.show_choices("Hint", "Chance to win after each choice. 2 hints left.", choices(count, reason))
        qtbot.waitUntil(lambda: everything_is_seen(panel))


def test_all_choices_are_seen_when_it_comes_again(qtbot: QtBot, panel: HintPanel) -> None:
    slot = panel.parentWidget()
    assert slot is not None
    layout = slot.layout()
    assert isinstance(layout, QVBoxLayout)
    for reason in (LONG, SHORT, LONG):
        layout.removeWidget(panel)
        panel.say("Hint", "Thinking …")
        layout.insertWidget(0, panel)
        panel.show()
        slot.show()
        panel.show_choices("Hint", "Chance to win after each choice. 2 hints left.", choices(2, reason))
        qtbot.waitUntil(lambda: everything_is_seen(panel))
        panel.hide()
        slot.hide()


def test_larger_letters_make_a_choice_higher(panel: HintPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    panel.show_choices("Hint", "", choices(1, ""))
    before = panel.rows[0].heightForWidth(WIDTH)
    larger = font(TextRole.LABEL, pixels=40)
    monkeypatch.setattr("hotl_desktop.widgets.hint_panel.font", lambda *_: larger)
    assert panel.rows[0].heightForWidth(WIDTH) >= before + 15
