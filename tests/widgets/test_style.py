"""A theme reaches everything, at once, whenever it changes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Moves, Speed, Theme
from hotl_desktop.widgets.buttons import Button, ButtonKind
from hotl_desktop.widgets.style import ThemeHost, palette, style_sheet
from hotl_desktop.widgets.surfaces import Ground
from hotl_desktop.widgets.text import plain_label

from .conftest import ShowIn


def has_color(widget: QWidget, color: QColor) -> bool:
    """Whether any pixel of the widget has exactly that colour."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return color.rgb() in set(memoryview(image.constBits()).cast("I"))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_theme_fills_the_sheet_and_the_palette(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert sheet.count("{") == sheet.count("}") > 20
    assert "{{" not in sheet
    made = palette(theme)
    assert made.color(QPalette.ColorRole.Window) == theme.palette.table
    assert made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == theme.palette.disabled


def test_a_change_of_theme_restyles_what_is_shown(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    label, button, field = plain_label("text"), Button(themes, "Roll", ButtonKind.PRIMARY), QLineEdit()
    window = show(label, button, field)
    assert has_color(button, LIGHT.palette.accent)
    with qtbot.waitSignal(themes.changed) as told:
        themes.set_theme(DARK)
    assert told.args == [DARK]
    assert has_color(button, DARK.palette.accent)
    assert not has_color(button, LIGHT.palette.accent)
    assert label.palette().color(label.foregroundRole()) == DARK.palette.ink
    assert has_color(field, DARK.palette.surface)
    assert window.palette().color(QPalette.ColorRole.Window) == DARK.palette.table
    themes.set_theme(HIGH_CONTRAST)
    assert has_color(button, HIGH_CONTRAST.palette.accent)
    assert has_color(field, HIGH_CONTRAST.palette.line)


def test_the_same_theme_again_changes_nothing(themes: ThemeHost, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(themes.changed):
        themes.set_theme(LIGHT)


def test_the_ground_is_the_table(themes: ThemeHost, show: ShowIn) -> None:
    ground = Ground(themes)
    ground.setMinimumSize(80, 80)
    show(ground)
    pixel = ground.grab().toImage().pixelColor(40, 33)
    table = LIGHT.palette.table
    assert max(abs(pixel.red() - table.red()), abs(pixel.green() - table.green())) <= 4


def test_motion_is_as_long_as_it_was_set(themes: ThemeHost) -> None:
    themes.set_motion(Speed.NORMAL, reduced=False)
    assert themes.duration(Moves.SHEET) == 180
    themes.set_motion(Speed.SLOW, reduced=True)
    assert themes.duration(Moves.SHEET) == 240
    assert themes.duration(Moves.HOVER) == 180
    themes.set_motion(Speed.INSTANT, reduced=False)
    assert themes.duration(Moves.SHEET) == 0
    assert not themes.reduced_motion


def test_the_application_speaks_in_the_shipped_typeface(themes: ThemeHost, qapp: QApplication) -> None:
    assert themes.theme is LIGHT
    assert qapp.font().family() == "Inter"
    assert qapp.font().pixelSize() == 14
