"""What never moves on the table: the Lawn, the rail and the racks, painted once into one picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from ..goml_ground import paint_lawn, paint_player_row_rail
from ..pixmaps import painted, pixel_rect, show_straight
from ..theme import Theme
from .layout import TableLayout
from .racks import paint_rack

RECENT_MS: Final = 250
"""A size that comes so soon after the last one is taken to be one of many, as when a window is dragged larger."""
MANY: Final = 5
"""So many of them in a row are painted each, as when a window is laid out for the first time."""
STILL_MS: Final = 120
"""So long after the last of them the ground is painted anew."""

_Z: Final = -10.0


class Ground(QGraphicsPixmapItem):
    """The ground of one scene.

    Painting takes longer than a frame. So while the size changes from frame to frame, the picture is only scaled: all
    of the table is laid out in row pitches, so it is the right one, if a little blurred, until it is painted again.
    """

    def __init__(self, owner: QObject) -> None:
        super().__init__()
        self.setZValue(_Z)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        # Lets the views follow the pointer.
        self.setAcceptHoverEvents(True)
        self._wanted: tuple[TableLayout, Theme, float] | None = None
        self._painted: tuple[TableLayout, Theme, float] | None = None
        self._corner = QPointF()
        self._since = QElapsedTimer()
        self._in_a_row = 0
        self._later = QTimer(owner)
        self._later.setSingleShot(True)
        self._later.setInterval(STILL_MS)
        self._later.timeout.connect(self._paint)

    @property
    def is_sharp(self) -> bool:
        """Whether the picture was painted for the layout that is shown."""
        return self._painted is not None and self._painted == self._wanted

    def forget(self) -> None:
        """Paint anew, whatever the picture is for."""
        self._painted = None

    def show_for(self, layout: TableLayout, theme: Theme, ratio: float) -> None:
        """Be the ground of a layout."""
        # Whose Player Row is whose is not painted here.
        self._wanted = TableLayout(layout.area, 0), theme, ratio
        if self.is_sharp:
            self._lie_straight()
            return
        soon = self._since.isValid() and self._since.elapsed() < RECENT_MS
        self._in_a_row = self._in_a_row + 1 if soon else 0
        if self._in_a_row >= MANY and self._can_stretch():
            self._stretch()
            self._since.restart()
            self._later.start()
        else:
            self._paint()

    def _lie_straight(self) -> None:
        """Be where the picture was painted for, as it may have been stretched to another size since."""
        self._later.stop()
        self.setScale(1.0)
        show_straight(self, True)
        self.setPos(self._corner)

    def _can_stretch(self) -> bool:
        """Whether the picture there is only differs in size."""
        if self._painted is None or self._wanted is None or self._painted[1:] != self._wanted[1:]:
            return False
        return self._painted[0].upright is self._wanted[0].upright

    def _stretch(self) -> None:
        assert self._painted is not None
        assert self._wanted is not None
        old, new = self._painted[0], self._wanted[0]
        scale = new.pitch / old.pitch
        self.setScale(scale)
        show_straight(self, False)
        self.setPos(new.lawn.bounds.topLeft() - (old.lawn.bounds.topLeft() - self._corner) * scale)

    def _paint(self) -> None:
        if self._wanted is None:
            return
        layout, theme, ratio = self._painted = self._wanted

        def paint(painter: QPainter) -> None:
            paint_lawn(painter, layout.lawn, theme)
            paint_player_row_rail(painter, layout.lawn.rail, theme)
            for rack in layout.racks.values():
                paint_rack(painter, rack, theme)

        area = pixel_rect(layout.area, ratio)
        self._corner = area.topLeft()
        self.setPixmap(painted(area, ratio, paint))
        self._lie_straight()
        self._since.restart()
