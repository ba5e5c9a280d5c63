"""Somebody with a keyboard and no mouse, for tests: presses keys on whatever has the focus, and sees where it is."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Action
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.table_view import TableView
from hotl_desktop.widgets.focus_ring import FocusRing
from hotl_desktop.widgets.segmented import Segmented
from hotl_desktop.widgets.sheet import SheetOverlay

Key = Qt.Key
MOST_TRIES = 60
"""So many keys may be needed to find something that can be chosen."""


class Hands:
    """Somebody with a keyboard, who sees what the focus is on."""

    def __init__(self, desktop: Desktop, seed: int) -> None:
        self.desktop = desktop
        self.chance = random.Random(seed)
        ring = desktop.window.findChild(FocusRing)
        assert ring is not None
        self.ring = ring

    @property
    def focused(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None, "the focus is lost"
        assert widget.isVisible()
        return widget

    def press(self, *keys: Qt.Key, shift: bool = False) -> None:
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.focused, key, modifier)
            QApplication.processEvents()
            self.look()

    def look(self) -> None:
        """See where the keyboard is: a ring is round it, or the board shows it itself."""
        focused = self.focused
        if not isinstance(focused, TableView):
            assert self.ring.target is focused, f"no ring round {type(focused).__name__} {focused.accessibleName()!r}"

    def point(self, scene: TableScene, action: Action) -> None:
        """Go over what can be chosen on the board until `action` is pointed at; a die for it is picked up before."""
        assert isinstance(self.focused, TableView)
        row = getattr(action, "row", None)
        for _ in range(3):
            if row is not None:
                self.press(Key(Key.Key_0 + row))
            for _ in range(MOST_TRIES):
                if scene.pointed_at == action:
                    return
                self.press(Key.Key_PageDown)
        pytest.fail(f"Page Down never comes to {action}")

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focused, text)

    def tab_until(self, wanted: Callable[[QWidget], bool], what: str) -> QWidget:
        """Press Tab until the focus is on what is wanted."""
        for _ in range(100):
            if wanted(self.focused):
                return self.focused
            self.press(Key.Key_Tab)
        pytest.fail(f"Tab never comes to {what!r}")

    def tab_to(self, name: str) -> QWidget:
        """Press Tab until the focus is on what is called so."""
        return self.tab_until(lambda widget: widget.accessibleName() == name, name)

    def tab_into(self, group: str) -> QRadioButton:
        """Press Tab until the focus is on the chosen segment of the control of that name."""

        def is_inside(widget: QWidget) -> bool:
            parent = widget.parentWidget()
            return (
                isinstance(widget, QRadioButton)
                and isinstance(parent, Segmented)
                and (parent.accessibleName() == group)
            )

        found = self.tab_until(is_inside, group)
        assert isinstance(found, QRadioButton)
        return found

    # ------------------------------------------------------------------------------------------------ playing

    def begin(self, game: str) -> None:
        """From the start page with four people."""
        self.tab_to(f"New game of {game}")
        self.press(Key.Key_Space)
        for color in ("Blue", "Red", "Gold", "Plum"):
            self.tab_into(f"Who plays {color}")
            self.press(Key.Key_Left, Key.Key_Left)
            chosen = self.focused
            assert isinstance(chosen, QRadioButton)
            assert chosen.isChecked()
            assert chosen.accessibleName() == "Person"
        self.tab_to("Start game")
        self.press(Key.Key_Return)

    def decide(self) -> None:
        """Choose something on the board; the focus stays there."""
        controller = self.desktop.table.controller
        board = self.desktop.table.page.view
        assert self.focused is board
        length = controller.match.length
        if len(controller.prompt.legal) == 1 and str(controller.prompt.legal[0]) == "pass":
            self.press(Key.Key_Space)
        for _ in range(MOST_TRIES):
            if controller.match.length > length:
                break
            ways = (Key.Key_PageDown, Key.Key_PageUp, Key.Key_Right, Key.Key_Left, Key.Key_Up, Key.Key_Down)
            for _ in range(self.chance.randint(1, 4)):
                self.press(self.chance.choice(ways))
            self.press(Key.Key_Return)
        assert controller.match.length > length
        if controller.prompt.phase is not Phase.OVER:
            assert self.focused is board

    def play(self) -> int:
        """To the end of the game; the number of decisions."""
        controller = self.desktop.table.controller
        decisions = 0
        while controller.prompt.phase is not Phase.OVER:
            if controller.prompt.phase is Phase.ROLL:
                self.press(Key.Key_Space)
            else:
                self.decide()
                decisions += 1
        return decisions


def hands_on(qtbot: QtBot, desktop: Desktop) -> Hands:
    """Hands on a program that was just started, its welcome read and gone."""
    desktop.settle()
    desktop.window.activateWindow()
    qtbot.waitUntil(desktop.window.isActiveWindow)
    made = Hands(desktop, seed=5)
    made.press(Key.Key_Escape)
    assert not any(sheet.is_open() for sheet in desktop.window.findChildren(SheetOverlay))
    return made
