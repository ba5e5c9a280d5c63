"""The widget that shows a table's scene, as large as it gets room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from .accessible import factory
from .accessible.words import PlainWords, TableWords, spoken
from .table_scene import TableScene

_REDRAWN: Final = frozenset({QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange})
"""What changes the pictures of a scene without its size: finer pixels, larger words."""


class TableView(QGraphicsView):
    """Shows one scene at a time; the scene is laid out for the view's size.

    To assistive technology it is a tree of named items, see `accessible`.
    """

    scene_shown = Signal()
    """Another scene is shown, or other words are to be used for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        factory.answer_for_tables()
        super().__init__(parent)
        self._words: TableWords = PlainWords()
        self._is_to_fit = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("background: transparent")

    def show_scene(self, scene: TableScene) -> None:
        """Show `scene` from now on."""
        self.setScene(scene)
        self._fit()
        self.scene_shown.emit()

    @property
    def table_scene(self) -> TableScene | None:
        """The scene that is shown."""
        scene = self.scene()
        return scene if isinstance(scene, TableScene) else None

    @property
    def words(self) -> TableWords:
        """Who says what players are called and what choices do."""
        return self._words

    def set_words(self, words: TableWords) -> None:
        """Let `words` say what players are called and what choices do, to those who do not see the board."""
        self._words = words
        self.scene_shown.emit()

    def announce(self, text: str) -> None:
        """Have `text` said by a screen reader, if there is one."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken(text)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the scene laid out for the new size: when that is seen, as a page finds its places in several steps."""
        super().resizeEvent(event)
        if self.isVisible():
            self._is_to_fit = True
            self.viewport().update()
        else:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_to_fit:
            self._fit()
        super().paintEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        scene = self.table_scene
        if scene is not None:
            scene.focus_moved.emit()  # what the focus was on is told anew

    def event(self, event: QEvent) -> bool:
        """Keep the keys that choose on the board from being taken by whatever else they mean in the window."""
        scene = self.scene()
        if not isinstance(scene, TableScene):
            return super().event(event)
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            and scene.wants_key(Qt.Key(event.key()))
        ):
            event.accept()
            return True
        if event.type() in _REDRAWN:
            scene.refresh()
        return super().event(event)

    def _fit(self) -> None:
        self._is_to_fit = False
        scene = self.scene()
        if isinstance(scene, TableScene):
            scene.set_size(QSizeF(self.viewport().size()))
