"""Buttons, segments, fields, signs and the focus ring answer hands, keys and assistive technology."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.fonts import font
from hotl_desktop.view.theme import LIGHT, SEATS, THEMES, Target, TextRole, Theme
from hotl_desktop.widgets.buttons import Button, ButtonKind, KeyCap
from hotl_desktop.widgets.fields import CheckBox, ComboBox, NameField, Stepper
from hotl_desktop.widgets.focus_ring import RING, FocusRing, set_focus_radius
from hotl_desktop.widgets.segmented import Choice, Segmented
from hotl_desktop.widgets.signs import Pips, ScoreBar, SeatBadge, Tag, paint_score_bar
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn, focused, ink_box
from .test_style import has_color

LEFT = Qt.MouseButton.LeftButton


def nothing(painter: QPainter, rect: QRectF, color: QColor) -> None:
    painter.fillRect(rect, color)


def hover(widget: QWidget) -> None:
    window = widget.window()
    # From the corner: the first move in a new window enters nothing while Qt still remembers an old one's widget.
    QTest.mouseMove(window.windowHandle(), QPoint(1, 1))
    QTest.mouseMove(window.windowHandle(), widget.mapTo(window, widget.rect().center()))
    QApplication.processEvents()


# --- buttons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_button_is_pressed_by_its_keys(themes: ThemeHost, show: ShowIn, qtbot: QtBot, key: Qt.Key) -> None:
    button = Button(themes, "Roll", key="Space")
    show(button)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_a_button_is_pressed_by_the_mouse_and_not_when_disabled(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    button = Button(themes, "Roll")
    show(button)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, LEFT)
    button.setEnabled(False)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, LEFT)


def test_a_label_is_taken_as_it_is(themes: ThemeHost, show: ShowIn) -> None:
    button = Button(themes, "A & <b>B", key="Enter")
    show(button)
    assert button.label() == "A & <b>B"
    assert button.shortcut().isEmpty()
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken.role() == QAccessible.Role.Button
    assert spoken.text(QAccessible.Text.Name) == "A & <b>B"
    assert spoken.text(QAccessible.Text.Description) == "Enter"


@pytest.mark.parametrize("kind", ButtonKind)
def test_every_button_is_large_enough_for_a_hand(themes: ThemeHost, kind: ButtonKind) -> None:
    for button in (Button(themes, "i", kind), Button.only_icon(themes, "Undo", nothing, kind)):
        assert min(button.sizeHint().width(), button.sizeHint().height()) >= Target.TOUCH


def test_a_button_asks_for_the_room_of_label_icon_and_key(themes: ThemeHost) -> None:
    bare = Button(themes, "Roll").sizeHint().width()
    keyed = Button(themes, "Roll", key="Enter").sizeHint().width()
    full = Button(themes, "Roll", key="Enter", icon=nothing).sizeHint().width()
    assert bare < keyed < full
    button = Button(themes, "Roll")
    button.set_label("Push row 6 from the left")
    assert button.sizeHint().width() > bare


def test_an_icon_button_tells_its_name(themes: ThemeHost) -> None:
    button = Button.only_icon(themes, "Undo", nothing)
    assert button.accessibleName() == "Undo"
    assert "Undo" in button.toolTip()
    button.set_label("Take back")
    assert button.accessibleName() == "Take back"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_hover_focus_and_disabled_look_different(themes: ThemeHost, show: ShowIn, theme: Theme) -> None:
    themes.set_theme(theme)
    for kind in ButtonKind:
        button, other = Button(themes, "Roll", kind), Button(themes, "x")
        show(button, other)
        rest = button.grab().toImage()
        hover(button)
        assert button.grab().toImage() != rest
        hover(other)
        assert button.grab().toImage() == rest
        button.setEnabled(False)
        assert button.grab().toImage() != rest


def test_a_long_label_is_elided_and_breaks_nothing(themes: ThemeHost, show: ShowIn) -> None:
    button = Button(themes, "W" * 500, key="Enter")
    window = show(button, size=QSize(300, 60))
    assert window.width() == 300
    assert button.width() == 300
    button.grab()


# --- segments -----------------------------------------------------------------------------------------------


@pytest.fixture
def who(themes: ThemeHost) -> Segmented:
    return Segmented(
        themes,
        "Who plays Blue",
        [Choice("human", "Person"), Choice("ai", "AI", "The program plays"), Choice(None, "Nobody")],
    )


def test_a_segment_is_chosen_by_the_mouse_near_its_edge(who: Segmented, show: ShowIn, qtbot: QtBot) -> None:
    show(who)
    segment = who.segment("ai")
    with qtbot.waitSignal(who.chosen) as told:
        QTest.mouseClick(segment, LEFT, pos=QPoint(segment.width() - 2, 2))
    assert told.args == ["ai"]
    assert who.value() == "ai"


def test_arrow_keys_go_through_the_segments(who: Segmented, show: ShowIn) -> None:
    show(who)
    told: list[object] = []
    who.chosen.connect(told.append)
    who.segment("human").setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(focused(), key)
    assert told == ["ai", None, "ai"]
    assert focused() is who.segment("ai")


def test_tab_stops_once_at_the_chosen_segment(who: Segmented, themes: ThemeHost, show: ShowIn) -> None:
    before, after = Button(themes, "before"), Button(themes, "after")
    show(before, who, after)
    who.set_value("ai")
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert focused() is who.segment("ai")
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is after


def test_setting_a_value_tells_nobody_and_knows_only_its_choices(who: Segmented, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(who.chosen):
        who.set_value(None)
    assert who.value() is None
    with pytest.raises(ValueError, match="not one of"):
        who.set_value("robot")


def test_other_choices_keep_what_was_chosen_if_it_is_there(who: Segmented) -> None:
    who.set_value("ai")
    who.set_choices([Choice("human", "Person"), Choice("ai", "AI")])
    assert who.value() == "ai"
    who.set_choices([Choice("human", "Person")])
    assert who.value() == "human"


def test_segments_are_spoken_as_radio_buttons(who: Segmented, show: ShowIn) -> None:
    show(who)
    spoken = QAccessible.queryAccessibleInterface(who.segment("human"))
    assert spoken.role() == QAccessible.Role.RadioButton
    assert spoken.text(QAccessible.Text.Name) == "Person"
    assert who.segment("ai").accessibleDescription() == "The program plays"


# --- fields -------------------------------------------------------------------------------------------------


def test_a_stepper_counts_within_its_ends(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    stepper = Stepper(themes, "Rounds", 1, 3)
    show(stepper)
    less, more = stepper.findChildren(Button)
    assert not less.isEnabled()
    with qtbot.waitSignal(stepper.changed) as told:
        QTest.mouseClick(more, LEFT)
    assert told.args == [2]
    stepper.setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert stepper.value() == 3
    assert not more.isEnabled()
    with qtbot.assertNotEmitted(stepper.changed):
        stepper.set_value(1)
    assert not less.isEnabled()
    assert more.isEnabled()


def test_the_number_of_a_stepper_is_to_be_seen(themes: ThemeHost, show: ShowIn) -> None:
    stepper = Stepper(themes, "Rounds", 1, 9)
    show(stepper)
    field = stepper.findChild(QLineEdit)
    assert field is not None
    assert field.width() >= 40
    before = stepper.grab().toImage()
    stepper.set_value(5)
    assert stepper.grab().toImage() != before


def test_a_check_box_shows_its_tick(themes: ThemeHost, show: ShowIn) -> None:
    box = CheckBox(themes, "Sound")
    show(box)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert box.isChecked()
    assert has_color(box, LIGHT.palette.accent)
    assert has_color(box, LIGHT.palette.on_accent)


def test_the_sheet_sets_no_sizes_of_what_paints_itself(themes: ThemeHost, who: Segmented, show: ShowIn) -> None:
    button = Button(themes, "i", ButtonKind.LINK)
    show(button, who)
    assert button.minimumHeight() == 0
    assert who.segment("human").minimumHeight() == 0


def test_a_label_is_set_smaller_before_it_is_cut(themes: ThemeHost, show: ShowIn) -> None:
    button = Button(themes, "Pick a die and a place")
    width = button.sizeHint().width()
    show(button, size=QSize(width - 36, 60))
    assert button.width() == width - 36
    whole = QFontMetricsF(font(TextRole.NUMBER)).horizontalAdvance(button.label())
    assert whole < button.width()
    assert ink_box(button.grab().toImage().copy(8, 8, button.width() - 16, 24)).width() > whole - 4


def test_the_wheel_over_a_closed_box_changes_nothing(themes: ThemeHost, show: ShowIn) -> None:
    box = ComboBox(themes, "Level")
    box.addItems(["Casual", "Skilled"])
    show(box)
    center = QRectF(box.rect()).center()
    wheel = QWheelEvent(
        center,
        box.mapToGlobal(center),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, wheel)
    assert box.currentIndex() == 0


def test_fields_have_one_height(themes: ThemeHost, show: ShowIn) -> None:
    box, stepper, name = ComboBox(themes, "Level"), Stepper(themes, "Rounds", 1, 9), NameField("Name")
    button = Button(themes, "Start")
    show(box, stepper, name, button)
    assert {widget.height() for widget in (box, stepper, name, button)} == {40}


def test_a_name_that_is_typed_is_bounded(show: ShowIn) -> None:
    field = NameField("Name of Blue")
    show(field)
    QTest.keyClicks(field, "x" * 60)
    assert field.text() == "x" * 40


# --- signs --------------------------------------------------------------------------------------------------


def bar_image(solid: float, hatched: float, *, backwards: bool = False) -> QImage:
    image = QImage(200, 10, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_score_bar(painter, QRectF(0, 0, 200, 10), LIGHT, 0, solid, hatched, backwards=backwards)
    painter.end()
    return image


def test_a_score_bar_is_as_long_as_its_parts() -> None:
    fill = LIGHT.seats[0].fill.rgb()
    image = bar_image(0.5, 0.25)
    assert image.pixelColor(50, 5).rgb() == fill
    assert image.pixelColor(180, 5).rgb() != fill
    hatched = [image.pixelColor(x, 5).rgb() == fill for x in range(105, 145)]
    assert 0 < sum(hatched) < len(hatched)


def test_a_score_bar_runs_the_other_way_for_other_scripts() -> None:
    fill = LIGHT.seats[0].fill.rgb()
    image = bar_image(0.5, 0, backwards=True)
    assert image.pixelColor(150, 5).rgb() == fill
    assert image.pixelColor(50, 5).rgb() != fill


def test_more_points_than_the_track_has_do_not_overflow() -> None:
    fill = LIGHT.seats[0].fill.rgb()
    assert bar_image(3.0, 2.0).pixelColor(190, 5).rgb() == fill


def test_signs_change_with_what_they_say(themes: ThemeHost, show: ShowIn) -> None:
    badge, bar, pips = SeatBadge(themes, 0), ScoreBar(themes, 0), Pips(themes)
    tag, cap = Tag(themes, "+8"), KeyCap(themes, "B")
    show(badge, bar, pips, tag, cap)
    signs: tuple[QWidget, ...] = (badge, bar, pips, tag, cap)
    before = [sign.grab().toImage() for sign in signs]
    badge.set_seat(1)
    bar.set_parts(3, 4, 10)
    pips.set_filled(2)
    tag.set_text("Power Die captured")
    cap.set_text("G")
    for sign, image in zip(signs, before, strict=True):
        assert sign.grab().toImage() != image
    assert tag.accessibleName() == "Power Die captured"


def test_every_badge_says_colour_and_emblem(themes: ThemeHost) -> None:
    names = {SeatBadge(themes, seat).accessibleName() for seat in SEATS}
    assert "Blue, ring" in names
    assert len(names) == 4


# --- the focus ring -----------------------------------------------------------------------------------------


def test_the_ring_lies_outside_the_control_that_the_keyboard_reached(themes: ThemeHost, show: ShowIn) -> None:
    one, two = Button(themes, "one"), Button(themes, "two")
    window = show(one, two)
    ring = FocusRing(themes, window)
    one.setFocus()
    QTest.keyClick(one, Qt.Key.Key_Tab)
    assert ring.target is two
    place = ring.geometry()
    assert place.contains(two.geometry())
    assert two.geometry().left() - place.left() >= RING
    # The accent is to be seen beside the control, and not on the gap next to it.
    image = window.grab().toImage()
    row = two.geometry().center().y()
    colors = [image.pixelColor(two.geometry().left() - offset, row).rgb() for offset in range(1, 6)]
    assert LIGHT.palette.accent.rgb() in colors[2:]
    assert LIGHT.palette.accent.rgb() not in colors[:2]


def test_a_click_shows_no_ring_until_a_key_is_pressed(themes: ThemeHost, show: ShowIn) -> None:
    one, two = Button(themes, "one"), Button(themes, "two")
    window = show(one, two)
    ring = FocusRing(themes, window)
    QTest.mouseClick(two, LEFT)
    assert focused() is two
    assert ring.target is None
    QTest.keyClick(two, Qt.Key.Key_Shift)
    assert ring.target is two


def test_a_field_shows_the_ring_when_clicked(themes: ThemeHost, show: ShowIn) -> None:
    field, other = NameField("Name"), Button(themes, "other")
    window = show(other, field)
    other.setFocus()
    ring = FocusRing(themes, window)
    QTest.mouseClick(field, LEFT)
    assert ring.target is field


def test_the_ring_moves_with_its_control_and_goes_with_it(themes: ThemeHost, show: ShowIn) -> None:
    one = Button(themes, "one")
    window = show(one)
    ring = FocusRing(themes, window)
    one.setFocus(Qt.FocusReason.TabFocusReason)
    window.resize(window.width() + 60, window.height() + 40)
    QApplication.processEvents()
    assert ring.geometry().center() == one.geometry().center()
    one.hide()
    assert ring.target is None


def test_a_widget_that_shows_focus_itself_gets_no_ring(themes: ThemeHost, show: ShowIn) -> None:
    board = QWidget()
    board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    set_focus_radius(board, -1)
    window = show(board)
    ring = FocusRing(themes, window)
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.target is None


def test_the_ring_survives_the_page_that_carried_it(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    scroll, inside, other = QScrollArea(), QWidget(), Button(themes, "other")
    column = QVBoxLayout(inside)
    button = Button(themes, "in a scrolled page")
    column.addWidget(button)
    scroll.setWidget(inside)
    window = show(scroll, other)
    ring = FocusRing(themes, window)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.target is button
    scroll.deleteLater()
    qtbot.waitUntil(lambda: not window.findChildren(QScrollArea))
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.target is other
