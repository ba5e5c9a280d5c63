"""Every control of every page can be reached by Tab, shows its focus, and has a name and a role to be heard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QMainWindow, QRadioButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.view.table_view import TableView
from hotl_desktop.widgets.focus_ring import RADIUS_PROPERTY, FocusRing
from hotl_desktop.widgets.sheet import SheetOverlay

from .tour import new_desktop, settle, stations, visible

GENERIC = {
    QAccessible.Role.NoRole,
    QAccessible.Role.Client,
    QAccessible.Role.Pane,
    QAccessible.Role.Grouping,
    QAccessible.Role.LayeredPane,
    QAccessible.Role.UserRole,
}
"""What Qt says of widgets that it knows nothing about."""


@pytest.fixture
def desktop(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Desktop:
    made = new_desktop(qtbot, qapp, tmp_path, QSize(1400, 900))
    made.settle()
    for sheet in made.window.findChildren(SheetOverlay):
        sheet.close_sheet()  # the welcome, which stays until it is answered
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    return made


def controls(window: QMainWindow) -> list[QWidget]:
    """What the keyboard can be at, by Tab or by arrow keys."""
    return [
        one
        for one in visible(window)
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isEnabled() and one.focusProxy() is None
    ]


def name_of(control: QWidget) -> str:
    parent = control.parentWidget()
    inside = "" if parent is None else f" in {type(parent).__name__}"
    return f"{type(control).__name__} {control.accessibleName() or control.objectName()!r}{inside}"


def faults(control: QWidget) -> list[str]:
    """What somebody who hears the control would miss."""
    heard = QAccessible.queryAccessibleInterface(control)
    found = []
    name = heard.text(QAccessible.Text.Name)
    # On Linux Qt gives a combo box the name of what is chosen; what is chosen among is its own name.
    if not name or (isinstance(control, QComboBox) and not control.accessibleName()):
        found.append(f"{name_of(control)} has no name")
    if heard.role() in GENERIC and not isinstance(control, TableView | QScrollArea):
        found.append(f"{name_of(control)} has the role {heard.role().name}")
    if isinstance(control, QComboBox) and not heard.text(QAccessible.Text.Description):
        found.append(f"{name_of(control)} is not described")
    texts = (heard.text(QAccessible.Text.Name), heard.text(QAccessible.Text.Description))
    found += [f"{name_of(control)} is read out with tags: {text}" for text in texts if "<" in text]
    return found


def boxes(window: QMainWindow) -> list[str]:
    """What has a name, and would be heard as a box that Qt knows nothing about."""
    found = []
    for widget in visible(window):
        if widget.accessibleName():
            heard = QAccessible.queryAccessibleInterface(widget)
            if heard.role() == QAccessible.Role.Client:
                found.append(f"{name_of(widget)} is only a box")
    return found


def walk(window: QMainWindow) -> list[QWidget]:
    """Everything that Tab comes to, from where the focus is until it is there again."""
    visited: list[QWidget] = []
    if window.focusWidget() is None:
        QTest.keyClick(window, Qt.Key.Key_Tab)
    for _ in range(200):
        focused = window.focusWidget()
        if focused is None or focused in visited:
            break
        visited.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return visited


def missed(window: QMainWindow, visited: list[QWidget]) -> list[str]:
    """Controls that Tab does not come to."""
    sheet = next((one for one in window.findChildren(SheetOverlay) if visited and one.isAncestorOf(visited[0])), None)
    left = []
    for one in controls(window):
        # Of the segments of one control Tab comes to the one that is chosen; a sheet keeps the keyboard to itself.
        other_segment = isinstance(one, QRadioButton) and not one.isChecked()
        under = sheet is not None and not sheet.isAncestorOf(one)
        parent = one.parentWidget()
        inside = isinstance(parent, QComboBox | QAbstractSpinBox)
        if not (one in visited or other_segment or under or inside):
            left.append(f"Tab does not come to {name_of(one)}")
    return left


def unseen(window: QMainWindow, visited: list[QWidget]) -> list[str]:
    """Where the keyboard is and nobody sees it."""
    ring = window.findChild(FocusRing)
    assert ring is not None
    found = []
    for control in visited:
        control.setFocus(Qt.FocusReason.TabFocusReason)
        radius = control.property(RADIUS_PROPERTY)
        if radius is None or radius >= 0:  # boards and lists show for themselves what the keyboard is at
            at = control.mapTo(window, control.rect().center())
            if not ring.isVisible() or not ring.geometry().contains(at):
                found.append(f"the focus on {name_of(control)} is not seen")
    return found


def test_every_control_is_reached_seen_and_named(desktop: Desktop) -> None:
    found: dict[str, list[str]] = {}
    count = 0
    for station in stations(desktop):
        settle()
        there = controls(desktop.window)
        assert there, station
        count += len(there)
        said = [fault for control in there for fault in faults(control)] + boxes(desktop.window)
        visited = walk(desktop.window)
        said += missed(desktop.window, visited) + unseen(desktop.window, visited)
        if said:
            found[station] = said
    assert not found, "\n".join(f"{station}: {fault}" for station, said in found.items() for fault in said)
    assert count > 150
