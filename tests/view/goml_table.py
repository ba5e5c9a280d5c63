"""A whole table of Get Off My Lawn for tests: scene and view, and a controller wired as the program wires it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.games.base import Action, Event, Step
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Pass
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.lawn.places import UNKNOWN, Berth, Fallen, Piece, picture_of
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import LIGHT, Speed, Theme

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Robin", "Mira", "Jonas", "Tove")


class Table:
    """A view of a scene."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (640, 640), theme: Theme = LIGHT) -> None:
        self.scene = GetOffMyLawnScene(theme)
        self.scene.set_names(NAMES)
        self.view = TableView()
        # No test goes with a button held: Qt would tell the next one's widgets of no mouse.
        qtbot.addWidget(self.view, before_close_func=lambda view: QTest.mouseRelease(view.viewport(), LEFT))
        self.view.resize(QSize(*size))
        self.view.show_scene(self.scene)
        self.view.show()
        QApplication.processEvents()
        self.scene.set_speed(Speed.INSTANT)
        self.chosen: list[Action] = []
        self.pointed: list[Action | None] = []
        self.doubted: list[Action | None] = []
        self.scene.chosen.connect(self.chosen.append)
        self.scene.pointed.connect(self.pointed.append)
        self.scene.doubted.connect(self.doubted.append)

    def lay(self, state: GetOffMyLawnState) -> None:
        """Show a position and offer what is legal in it."""
        self.scene.show_state(state)
        self.scene.offer(state.legal_actions())

    def tell(self, state: GetOffMyLawnState, step: Step) -> GetOffMyLawnState:
        """Begin the story of a step."""
        events: list[Event] = []
        after = state.apply(step, events)
        self.scene.tell(Transition(state, step, after, tuple(events)))
        return after

    def connect(self, controller: GameController) -> None:
        """Put the scene on the ring of a controller."""
        controller.stepped.connect(self.scene.tell)
        controller.replaced.connect(lambda match: self.scene.show_state(match.state))
        controller.prompted.connect(self._prompted)
        self.scene.settled.connect(controller.settled)
        self.scene.chosen.connect(controller.play)

    def _prompted(self, prompt: Prompt) -> None:
        self.scene.offer(prompt.legal if prompt.phase is Phase.CHOICE else ())

    # ------------------------------------------------------------------------------------------------ looking

    def assert_shows(self, state: GetOffMyLawnState) -> None:
        """Every die of `state` lies still at its place, and nothing else is seen."""
        shown = self.scene.shown()
        expected: dict[Berth, Piece] = picture_of(state)
        fallen = expected.get(Fallen())
        if fallen is not None and fallen.face == UNKNOWN and Fallen() in shown:
            # The state does not know what it showed; the scene may.
            expected[Fallen()] = Piece(fallen.seat, shown[Fallen()].face)
        assert shown == expected
        assert self.scene.dice_count == len(expected)

    def photograph(self) -> QImage:
        return photograph(self.scene)

    def color_at(self, point: QPointF) -> tuple[int, int, int]:
        color = self.photograph().pixelColor(point.toPoint())
        return color.red(), color.green(), color.blue()

    # -------------------------------------------------------------------------------------------------- mouse

    def _at(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)

    def hover(self, point: QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self._at(point))

    def press(self, point: QPointF) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self._at(point))

    def drag_to(self, point: QPointF) -> None:
        """Move with the left button held."""
        viewport = self.view.viewport()
        at = QPointF(self._at(point))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            viewport.mapToGlobal(at),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)

    def release(self, point: QPointF) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self._at(point))

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self._at(point))

    def double_click(self, point: QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self._at(point))
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=self._at(point))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    # ------------------------------------------------------------------------------------------------ choosing

    def do_by_mouse(self, action: Action) -> None:
        """Choose `action` as a person does: press its die, then its place. A pass is the tray's."""
        if isinstance(action, Pass):
            self.scene.choose(action)
            return
        first = self.scene.pick_point(action)
        if first is not None:
            self.click(first)
        point = self.scene.target_point(action)
        # From elsewhere, as Qt tells nothing of a pointer that moves to where it is.
        self.hover(point + QPointF(0, 4))
        self.hover(point)
        assert self.scene.pointed_at == action
        self.click(point)


def photograph(scene: GetOffMyLawnScene) -> QImage:
    """What the scene looks like, pixel by pixel."""
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image
