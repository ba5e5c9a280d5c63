"""A row of buttons that goes on in the next line."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import LIGHT
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.flow import FlowLayout
from hotl_desktop.widgets.style import ThemeHost


def test_its_height_follows_what_its_buttons_say(qtbot: QtBot, qapp: QApplication) -> None:
    row = QWidget()
    qtbot.addWidget(row)
    layout = FlowLayout(row, gap=8)
    themes = ThemeHost(LIGHT, qapp)
    buttons = [Button(themes, "Go") for _ in range(2)]
    for button in buttons:
        layout.addWidget(button)
    row.resize(300, 200)
    row.show()
    one_line = layout.heightForWidth(300)
    buttons[0].set_label("Go on with the game of yesterday")
    assert layout.heightForWidth(300) > one_line
    buttons[0].set_label("Go")
    assert layout.heightForWidth(300) == one_line
    buttons[1].hide()
    buttons[0].set_label("Go on with the game of yesterday")
    assert layout.heightForWidth(300) == one_line
