"""The whole program in a window, for tests: played with the mouse as a person plays it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Roll
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.hotl_scene import BoardPicture, HeadOfTheLineScene
from hotl_desktop.view.lawn.places import picture_of
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.dice_tray import EndRollButton
from hotl_desktop.widgets.setup_rows import SeatRow

LEFT = Qt.MouseButton.LeftButton


class Window:
    """A desktop, and a hand with a mouse."""

    def __init__(self, qtbot: QtBot, application: QApplication, size: tuple[int, int] = (1400, 900)) -> None:
        self.desktop = Desktop(application)
        self.table = self.desktop.table
        self.controller = self.table.controller
        self.page = self.table.page
        qtbot.addWidget(self.desktop.window)
        self.desktop.window.resize(*size)
        self.desktop.settings.set_speed(Speed.INSTANT)
        self.desktop.window.show()
        self.desktop.window.activateWindow()
        qtbot.waitUntil(self.desktop.window.isActiveWindow)

    # -------------------------------------------------------------------------------------------------- mouse

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())

    def button(self, within: QWidget, label: str) -> Button:
        """The visible button of that label."""
        found = [one for one in within.findChildren(Button) if one.label() == label and one.isVisible()]
        assert len(found) == 1, f"{len(found)} buttons say {label!r}"
        return found[0]

    def press(self, within: QWidget, label: str) -> None:
        self.click(self.button(within, label))

    def click_scene(self, point: QPointF) -> None:
        at = self.page.view.mapFromScene(point)
        viewport = self.page.view.viewport()
        assert viewport.rect().contains(at), f"{at} is not in the view"
        QTest.mouseMove(viewport, at + QPoint(0, 3))
        QTest.mouseMove(viewport, at)
        QTest.mouseClick(viewport, LEFT, pos=at)

    # ------------------------------------------------------------------------------------------------ playing

    @property
    def phase(self) -> Phase:
        return self.controller.prompt.phase

    def begin(self, game_title: str, seats: dict[int, str]) -> None:
        """From the start page through the setup, with the seats (by index) given to persons or nobody."""
        card = self.desktop.start_page.card(
            {"Head of the Line": "head-of-the-line", "Get Off My Lawn": "get-off-my-lawn"}[game_title]
        )
        self.press(card, "New game")
        for index, kind in seats.items():
            row = next(one for one in self.desktop.setup_page.findChildren(SeatRow) if one.seat == index)
            segment = next(one for one in row.findChildren(QRadioButton) if one.accessibleName() == kind)
            self.click(segment)
        self.press(self.desktop.setup_page, "Start game")

    def do(self, action: Action) -> None:
        """Take the decision with the mouse, as it is seen."""
        if self.page.view._is_to_fit:
            QApplication.processEvents()
        scene = self.table.presenter.scene
        if str(action) == "pass":
            self.press(self.page.tray, "Pass")
            return
        if isinstance(scene, GetOffMyLawnScene):
            if isinstance(action, Roll):
                buttons = self.page.tray.findChildren(EndRollButton)
                self.click(next(one for one in buttons if one.end.value == action.end))
                return
            first = scene.pick_point(action)
            if first is not None:
                self.click_scene(first)
        assert scene is not None
        self.click_scene(scene.target_point(action))

    def assert_scene_shows_the_state(self) -> None:
        scene, state = self.table.presenter.scene, self.controller.state
        if isinstance(scene, GetOffMyLawnScene):
            assert isinstance(state, GetOffMyLawnState)
            assert scene.shown() == picture_of(state)
        else:
            assert isinstance(scene, HeadOfTheLineScene)
            assert isinstance(state, HeadOfTheLineState)
            picture = scene.picture()
            assert picture is not None
            assert picture.chips == BoardPicture.of(state).chips
            assert picture.heads == BoardPicture.of(state).heads
            assert picture.flying == 0
            marked = self.controller.prompt.legal if self.phase is Phase.CHOICE else ()
            assert picture.targets == frozenset(action for action in marked if str(action) != "pass")
