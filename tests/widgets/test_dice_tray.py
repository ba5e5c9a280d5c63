"""The tray shows the die and offers the one next thing; faces, end rolls and odds when they are wanted."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.big_die import BigDie
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.dice_tray import DiceTray, End, EndRoll, EndRollButton, FaceButton, Press, TrayState
from hotl_desktop.widgets.odds_chart import OddsChart, chance_of_face, percent
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn

ROLL = Press("roll", "Roll", "Space")
HINT = Press("hint", "Hint", "H")
ENDS = (EndRoll(End.LOW, 1, "Ctrl+R"), EndRoll(End.HIGH, 4, "Ctrl+Shift+R"))
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tray(themes: ThemeHost, show: ShowIn) -> DiceTray:
    tray = DiceTray(themes)
    show(tray, size=QSize(324, 600))
    return tray


def button(tray: DiceTray, label: str) -> Button:
    return next(one for one in tray.findChildren(Button) if one.label() == label and one.isVisible())


def test_the_primary_button_and_the_others_tell_their_names(tray: DiceTray, qtbot: QtBot) -> None:
    tray.set_state(TrayState("Mira’s roll", "5 lines", 1, 5, ROLL, (HINT, Press("pass", "Pass"))))
    for label, name in (("Roll", "roll"), ("Hint", "hint"), ("Pass", "pass")):
        with qtbot.waitSignal(tray.pressed) as told:
            QTest.mouseClick(button(tray, label), LEFT)
        assert told.args == [name]
    tray.primary_button.setFocus()
    with qtbot.waitSignal(tray.pressed) as told:
        QTest.keyClick(tray.primary_button, Qt.Key.Key_Return)
    assert told.args == ["roll"]
    tray.set_state(TrayState(secondary=(HINT,)))
    QApplication.processEvents()
    assert not tray.primary_button.isVisible()
    with qtbot.waitSignal(tray.pressed) as told:
        QTest.mouseClick(button(tray, "Hint"), LEFT)
    assert told.args == ["hint"]


def test_a_press_that_is_not_enabled_tells_nothing(tray: DiceTray, qtbot: QtBot) -> None:
    tray.set_state(TrayState(primary=Press("lay", "Choose a line", enabled=False)))
    with qtbot.assertNotEmitted(tray.pressed):
        QTest.mouseClick(tray.primary_button, LEFT)


def test_real_dice_are_typed_in_by_hand_or_key(tray: DiceTray, qtbot: QtBot) -> None:
    tray.set_state(TrayState("What did you roll?", seat=2, asks_face=True))
    faces = tray.findChildren(FaceButton)
    assert [face.face for face in faces] == [1, 2, 3, 4, 5, 6]
    for face in faces:
        assert face.isVisible()
        with qtbot.waitSignal(tray.face_typed) as told:
            QTest.mouseClick(face, LEFT)
        assert told.args == [face.face]
    faces[5].setFocus()
    with qtbot.waitSignal(tray.face_typed) as told:
        QTest.keyClick(faces[5], Qt.Key.Key_Space)
    assert told.args == [6]
    tray.set_state(TrayState(seat=2, face=6))
    assert not faces[0].isVisible()


def test_end_rolls_tell_their_end(tray: DiceTray, qtbot: QtBot) -> None:
    tray.set_state(TrayState("Tove may roll", seat=3, end_rolls=ENDS, primary=ROLL))
    low, high = tray.findChildren(EndRollButton)
    for one, end in ((low, "low"), (high, "high")):
        with qtbot.waitSignal(tray.end_rolled) as told:
            QTest.mouseClick(one, LEFT)
        assert told.args == [end]
    assert low.accessibleName() == "Roll lowest"
    assert "It shows 1" in low.accessibleDescription()
    tray.set_state(TrayState(seat=3, end_rolls=ENDS[:1]))
    assert low.isVisible()
    assert not high.isVisible()


def test_the_odds_are_those_of_independent_rolls() -> None:
    for rolls in range(1, 7):
        assert chance_of_face(rolls) == pytest.approx(float(1 - Fraction(5, 6) ** rolls))
    assert [percent(chance_of_face(rolls)) for rolls in range(1, 7)] == ["17%", "31%", "42%", "52%", "60%", "67%"]


def test_the_odds_stand_beside_the_end_rolls_only(tray: DiceTray) -> None:
    tray.set_state(TrayState(seat=3, end_rolls=ENDS, rolls=2))
    chart = tray.findChild(OddsChart)
    assert chart is not None
    assert chart.isVisible()
    assert chart.accessibleName() == "Chance of a wanted face: 31%"
    tray.set_state(TrayState(seat=3, face=2))
    assert not chart.isVisible()


def test_the_tray_never_shrinks_within_a_game(tray: DiceTray) -> None:
    heights = []
    for state in (
        TrayState(seat=3, primary=ROLL),
        TrayState(seat=3, end_rolls=ENDS, primary=ROLL),
        TrayState(seat=3, face=4),
        TrayState(seat=3, asks_face=True),
    ):
        tray.set_state(state)
        QApplication.processEvents()
        heights.append(tray.height())
    assert heights == sorted(heights)
    assert heights[1] == heights[3]
    tray.start_afresh()
    tray.set_state(TrayState(seat=3, primary=ROLL))
    QApplication.processEvents()
    assert tray.height() == heights[0]


def test_a_flat_tray_says_the_same(tray: DiceTray, qtbot: QtBot) -> None:
    tray.set_state(TrayState("Mira’s roll", "5 lines", 1, 5, ROLL))
    tall = tray.sizeHint().height()
    tray.set_compact(True)
    QApplication.processEvents()
    assert tray.sizeHint().height() < tall
    with qtbot.waitSignal(tray.pressed):
        QTest.mouseClick(tray.primary_button, LEFT)
    assert any(label.text() == "Mira’s roll" and label.isVisible() for label in tray.findChildren(QLabel))


def test_a_throw_is_a_picture_only_and_can_be_finished(tray: DiceTray, themes: ThemeHost) -> None:
    themes.set_motion(Speed.NORMAL, reduced=False)
    tray.set_state(TrayState(seat=1, face=5), throw=True)
    die = tray.findChild(BigDie)
    assert die is not None
    assert die.accessibleName() == "Die: 5"
    states = [tray.is_rolling()]
    under_way = die.grab().toImage()
    tray.finish()
    states.append(tray.is_rolling())
    assert states == [True, False]
    assert die.grab().toImage() != under_way


def test_at_instant_speed_nothing_is_thrown(tray: DiceTray) -> None:
    tray.set_state(TrayState(seat=1, face=5), throw=True)
    assert not tray.is_rolling()


def test_another_die_ends_a_throw(tray: DiceTray, themes: ThemeHost) -> None:
    themes.set_motion(Speed.NORMAL, reduced=False)
    tray.set_state(TrayState(seat=1, face=5), throw=True)
    tray.set_state(TrayState(seat=2))
    assert not tray.is_rolling()


def test_every_moment_of_a_throw_can_be_painted(tray: DiceTray, themes: ThemeHost) -> None:
    die = tray.findChild(BigDie)
    assert die is not None
    for reduced in (False, True):
        themes.set_motion(Speed.NORMAL, reduced=reduced)
        die.throw(0, 6)
        pictures = []
        for share in (0.0, 0.3, 0.6, 1.0):
            die._show_at(share)
            pictures.append(die.grab().toImage())
        assert pictures[0] != pictures[3]
        die.finish()
        assert die.grab().toImage() == pictures[3]


def test_names_in_a_title_break_nothing(tray: DiceTray) -> None:
    tray.set_state(TrayState("<b>" + "W" * 500, "5 lines", 1, 5, Press("x", "V" * 300, "Enter"), (HINT,)))
    QApplication.processEvents()
    assert tray.width() == 324


def test_two_buttons_have_the_width_of_a_small_tray(tray: DiceTray) -> None:
    tray.set_compact(True)
    take = Press("take", "Take the waiting 6 back", "Enter")
    tray.set_state(TrayState("Mira’s roll", "", 1, 6, take, (Press("pass", "Pass"),)))
    QApplication.processEvents()
    shown = button(tray, take.label)
    assert shown.width() >= shown.sizeHint().width()
