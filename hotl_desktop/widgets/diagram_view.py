"""A diagram of a rule, painted by the game's own scene in the theme in force."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.tutorial.rulebook import Diagram
from hotl_desktop.view.diagrams import DiagramPainter
from hotl_desktop.view.paint import saved
from hotl_desktop.view.theme import Radius, Theme
from hotl_desktop.widgets.picture import Picture
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import paint_sunk

_PADDING = 8


class DiagramView(Picture):
    """Shows one diagram, as wide as it gets room."""

    def __init__(self, themes: ThemeHost, painter: DiagramPainter, parent: QWidget | None = None) -> None:
        """Args: painter: may be shared by all views of a page."""
        super().__init__(themes, parent)
        self._painter = painter
        self._diagram: Diagram | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_diagram(self, diagram: Diagram, spoken: str) -> None:
        """Show `diagram`; `spoken` says in words what it shows."""
        self._diagram = diagram
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.repaint_picture()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._diagram is None:
            return 0
        return round(self._painter.height_for(self._diagram, max(120, width - 2 * _PADDING))) + 2 * _PADDING

    def sizeHint(self) -> QSize:
        width = max(self.width(), 300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 0)

    def paint_picture(self, painter: QPainter, size: QSizeF, theme: Theme) -> None:
        if self._diagram is None:
            return
        paint_sunk(painter, QRectF(0, 0, size.width(), size.height()), theme, Radius.CONTROL)
        with saved(painter):
            painter.translate(_PADDING, _PADDING)
            room = QSizeF(size.width() - 2 * _PADDING, size.height() - 2 * _PADDING)
            self._painter.paint(painter, room, self._diagram, theme, self.devicePixelRatioF())
