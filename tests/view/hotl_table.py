"""A whole table of Head of the Line for tests: controller, scene and view, wired as the program wires them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState, Line, parse_cell
from hotl_desktop.view.hotl_scene import BoardPicture, HeadOfTheLineScene
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import LIGHT, Speed, Theme

LEFT = Qt.MouseButton.LeftButton


class Table:
    """A view of a scene, with or without a controller."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (640, 640), theme: Theme = LIGHT) -> None:
        self.scene = HeadOfTheLineScene(theme)
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

    def resize(self, width: int, height: int) -> None:
        """Give the view another size, and let that be seen."""
        self.view.resize(width, height)
        QApplication.processEvents()

    def lay(self, state: HeadOfTheLineState, laid: Line | None = None) -> None:
        """Show a position and offer what is legal in it."""
        self.scene.show_state(state, laid)
        self.scene.offer(state.legal_actions())

    def connect(self, controller: GameController) -> None:
        """Put the scene on the ring of a controller."""
        self.controller = controller
        controller.stepped.connect(self.scene.tell)
        controller.replaced.connect(lambda match: self.scene.show_state(match.state))
        controller.prompted.connect(self._prompted)
        self.scene.settled.connect(controller.settled)
        self.scene.chosen.connect(controller.play)

    def _prompted(self, prompt: Prompt) -> None:
        self.scene.offer(prompt.legal if prompt.phase is Phase.CHOICE else ())

    # ------------------------------------------------------------------------------------------------ looking

    def picture(self) -> BoardPicture:
        picture = self.scene.picture()
        assert picture is not None
        return picture

    def photograph(self) -> QImage:
        return photograph(self.scene)

    def spot(self, cell: str, across: float = 0.0, down: float = 0.0) -> QPointF:
        """A point so many cells from the centre of a cell."""
        places = self.scene.places
        assert places is not None
        return places.center(parse_cell(cell)) + QPointF(across, down) * places.cell

    # -------------------------------------------------------------------------------------------------- mouse

    def _at(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)

    def hover(self, point: QPointF) -> None:
        at = self._at(point)
        # A mouse that is there already does not move; so it comes from a pixel beside.
        QTest.mouseMove(self.view.viewport(), at + QPoint(1, 0))
        QTest.mouseMove(self.view.viewport(), at)

    def press(self, point: QPointF) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self._at(point))

    def drag_to(self, point: QPointF) -> None:
        """Move with the left button held."""
        self._send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, LEFT)

    def press_with(self, button: Qt.MouseButton, point: QPointF) -> None:
        """Click with any button, which nobody needs to take."""
        self._send(QEvent.Type.MouseButtonPress, point, button, button)
        self._send(QEvent.Type.MouseButtonRelease, point, button, Qt.MouseButton.NoButton)

    def leave(self) -> None:
        """The mouse leaves the view."""
        QApplication.sendEvent(self.view.viewport(), QEvent(QEvent.Type.Leave))

    def _send(self, kind: QEvent.Type, point: QPointF, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        viewport, at = self.view.viewport(), QPointF(self._at(point))
        event = QMouseEvent(kind, at, viewport.mapToGlobal(at), button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, event)

    def release(self, point: QPointF) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self._at(point))

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self._at(point))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)


def photograph(scene: HeadOfTheLineScene) -> QImage:
    """What the scene looks like, pixel by pixel."""
    scene.finish_drawing()
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image
