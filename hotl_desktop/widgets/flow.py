"""A row of controls that goes on in the next line where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem


class FlowLayout(QLayout):
    """Lays its items out like words, each in its own size."""

    def __init__(self, parent: QWidget | None = None, gap: int = 8) -> None:
        """An empty row with `gap` logical pixels between items and lines."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._heights: dict[int, int] = {}
        """By widths, until something changes: a layout that looks for its place asks for the same few many times."""
        self.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, widget: QWidget) -> None:
        """Append `widget`.

        The item is made here and so belongs to Python: the wrappers of items that Qt makes were seen to become invalid
        long before the items, after many layouts had come and gone.
        """
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._lay_out(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        widths, heights = [size.width() for size in sizes], [size.height() for size in sizes]
        return QSize(max(widths, default=0), max(heights, default=0))

    def _lay_out(self, rect: QRect, *, move: bool) -> int:
        """Place the items in `rect` if they are to `move`; the answer is the height they take."""
        parent = self.parentWidget()
        backwards = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            size = QSize(min(hint.width(), max(1, rect.width())), hint.height())
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, line = rect.x(), y + line + self._gap, 0
            if move:
                left = rect.left() + rect.right() + 1 - x - size.width() if backwards else x
                item.setGeometry(QRect(QPoint(left, y), size))
            x += size.width() + self._gap
            line = max(line, size.height())
        return y + line - rect.y()
