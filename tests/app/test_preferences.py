"""All settings on one sheet: what is chosen holds at once, is kept, and can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.table_setup import UndoPolicy
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.settings import Settings, SettingsFile
from hotl_desktop.view.fonts import text_factor
from hotl_desktop.view.theme import DARK, Moves, Speed
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.segmented import Segmented

from .tour import begin, cut_off, new_desktop, settle, visible

NO_CHOICES = {"tutorial_offered", "window", "setups", "recent", "lessons"}
"""What the program remembers without asking."""


@pytest.fixture
def desktop(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Desktop:
    made = new_desktop(qtbot, qapp, tmp_path, QSize(1100, 800))
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    made.preferences.open()
    settle()
    return made


def control(desktop: Desktop, name: str) -> QWidget:
    """The control of that name."""
    found = [
        one
        for one in visible(desktop.preferences.sheet)
        if one.accessibleName() == name and isinstance(one, Segmented | QComboBox | QSlider)
    ]
    assert len(found) == 1, name
    return found[0]


def choose(desktop: Desktop, name: str, value: object) -> None:
    """Choose as a person does, with the keyboard."""
    one = control(desktop, name)
    if isinstance(one, Segmented):
        QTest.mouseClick(one.segment(value), Qt.MouseButton.LeftButton)
    elif isinstance(one, QComboBox):
        one.setFocus()
        QTest.keyClick(one, Qt.Key.Key_Home)
        for _ in range(one.findData(value)):
            QTest.keyClick(one, Qt.Key.Key_Down)
    else:
        assert isinstance(one, QSlider)
        one.setFocus()
        QTest.keyClick(one, Qt.Key.Key_Home)
        for _ in range(int(str(value)) // one.pageStep()):
            QTest.keyClick(one, Qt.Key.Key_PageUp)
    settle()


def test_the_keys_of_the_platform_open_it(desktop: Desktop) -> None:
    assert desktop.window.menus.preferences_action.shortcuts()
    desktop.preferences.sheet.close_sheet()
    desktop.window.menus.preferences_action.trigger()
    assert desktop.preferences.sheet.is_open()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not desktop.preferences.sheet.is_open()


def test_every_choice_is_there_with_a_sentence(desktop: Desktop) -> None:
    sheet = desktop.preferences.sheet
    wanted = set(Settings._fields) - NO_CHOICES - {"reduced_motion", "no_motion"} | {"motion", "files", "reset"}
    assert set(sheet.rows) == wanted
    for key, row in sheet.rows.items():
        assert row.control.accessibleDescription().endswith("."), key
        assert row.control.accessibleName(), key
    assert cut_off(desktop.window) == []


def test_what_is_chosen_holds_at_once_and_is_kept(desktop: Desktop, tmp_path: Path) -> None:
    choose(desktop, "Look", "dark")
    assert desktop.themes.theme is DARK
    choose(desktop, "Speed of play", "slow")
    assert desktop.table.presenter.speed is Speed.SLOW
    choose(desktop, "Sound", False)
    assert desktop.table.sounds.is_muted
    assert not control(desktop, "Volume").isEnabled()
    choose(desktop, "Sound", True)
    choose(desktop, "Volume", 30)
    assert desktop.table.sounds.volume == pytest.approx(0.3)
    choose(desktop, "Roll by itself", True)
    assert desktop.window.menus.rolls_by_itself_action.isChecked()
    choose(desktop, "Opponents", "expert")
    choose(desktop, "Taking back", "none")
    choose(desktop, "Language", "de")
    assert desktop.window.menuBar().actions()[0].text() == "&Spiel"
    desktop.preferences.sheet.close_sheet()
    desktop.window.close()
    kept = SettingsFile(Places.inside(tmp_path).settings).load()
    assert (kept.theme, kept.speed, kept.sound_on, kept.volume) == ("dark", "slow", True, 0.3)
    assert (kept.rolls_by_itself, kept.level, kept.undo, kept.language) == (True, "expert", "none", "de")


def test_new_games_begin_as_it_was_chosen(desktop: Desktop) -> None:
    choose(desktop, "Opponents", "expert")
    choose(desktop, "Taking back", "roll")
    desktop.set_up(GAMES[0].name)
    setup = desktop.setup_page.setup()
    assert setup is not None
    assert "ai:expert" in {player.kind for player in setup.players}
    assert setup.undo is UndoPolicy.TO_ROLL


def test_motion_can_be_less_or_none(desktop: Desktop) -> None:
    choose(desktop, "Speed of play", "normal")
    choose(desktop, "Motion", "none")
    assert desktop.themes.duration(Moves.SHEET) == 0
    assert desktop.window.menus.reduced_motion_action.isChecked()
    begin(desktop, GAMES[0], 3)
    scene = desktop.table.presenter.scene
    assert scene is not None
    assert not scene.is_telling, "nothing is on its way"
    desktop.preferences.open()
    choose(desktop, "Motion", "reduced")
    assert 0 < desktop.themes.duration(Moves.SHEET) <= Moves.FADE.ms
    choose(desktop, "Motion", "full")
    assert desktop.themes.duration(Moves.SHEET) == Moves.SHEET.ms
    assert not desktop.window.menus.reduced_motion_action.isChecked()


def test_text_grows_everywhere_and_comes_back_to_its_size(desktop: Desktop) -> None:
    choose(desktop, "Size of text", 110)  # whatever is made on the way is there now
    choose(desktop, "Size of text", 100)
    labels = [label for label in desktop.window.findChildren(QLabel) if label.text()]
    before = [label.font().pixelSize() for label in labels]
    for percent in (90, 110, 125, 150):
        choose(desktop, "Size of text", percent)
        assert text_factor() == percent / 100
        for label, size in zip(labels, before, strict=True):
            # Text that belongs to a picture of a given size grows less.
            assert size * (percent / 100) ** 0.5 - 1 <= label.font().pixelSize() <= size * percent / 100 + 1 or (
                percent < 100 and size * percent / 100 - 1 <= label.font().pixelSize() <= size
            ), label.text()
        assert cut_off(desktop.preferences.sheet) == []
    assert desktop.window.menuBar().font().pixelSize() == 21
    choose(desktop, "Size of text", 100)
    assert [label.font().pixelSize() for label in labels] == before


def test_a_reset_can_be_taken_back(desktop: Desktop) -> None:
    choose(desktop, "Look", "dark")
    choose(desktop, "Taking back", "none")
    sheet = desktop.preferences.sheet
    reset = sheet.rows["reset"].control
    assert isinstance(reset, Button)
    reset.click()
    settle()
    assert (desktop.keeping.settings.theme, desktop.keeping.settings.undo) == ("system", "free")
    assert reset.label() == "Take that back"
    reset.click()
    settle()
    assert (desktop.keeping.settings.theme, desktop.keeping.settings.undo) == ("dark", "none")
    assert desktop.themes.theme is DARK
    assert reset.label() == "All as at first"
