"""The moves of a game in notation, and the way back in time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hotl_desktop.view.chips import paint_badge
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import listed
from hotl_desktop.view.paint import saved
from hotl_desktop.view.theme import Radius, Space, Target, TextRole, Weight, mix, seat_color_name
from hotl_desktop.widgets.advice_words import mark_text
from hotl_desktop.widgets.focus_ring import set_focus_radius
from hotl_desktop.widgets.mark_signs import mark_color, paint_mark_sign
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import ElidedLabel, Tone, aligned, plain_tooltip

_Index = QModelIndex | QPersistentModelIndex
_NUMBER_WIDTH: Final = 34
_BADGE: Final = 17.0
_ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One entry of the list."""

    number: int
    """The number of the turn."""
    seat: int
    """Seat index."""
    notation: str
    die: int | None = None
    """What was rolled, where that is not part of the notation."""
    remark: str = ""
    mark: str = ""
    """Of a decision under review: `doubtful`, `bad`, `very bad`; empty for none."""
    words: str = ""
    """The move in plain words, for the ear and for whoever points at it."""


class MoveModel(QAbstractListModel):
    """The rows, appended to or replaced from a point on."""

    def __init__(self, parent: QObject | None = None) -> None:
        """No rows."""
        super().__init__(parent)
        self._rows: tuple[MoveRow, ...] = ()

    @property
    def rows(self) -> tuple[MoveRow, ...]:
        """All rows."""
        return self._rows

    def set_rows(self, rows: Sequence[MoveRow]) -> None:
        """Have these rows; those at the beginning that stay the same are left alone."""
        new = tuple(rows)
        kept = 0
        for old_row, new_row in zip(self._rows, new, strict=False):
            if old_row is not new_row and old_row != new_row:
                break
            kept += 1
        if kept < len(self._rows):
            self.beginRemoveRows(QModelIndex(), kept, len(self._rows) - 1)
            self._rows = self._rows[:kept]
            self.endRemoveRows()
        if kept < len(new):
            self.beginInsertRows(QModelIndex(), kept, len(new) - 1)
            self._rows = new
            self.endInsertRows()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What Qt and assistive technology ask of a row."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == _ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.notation
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(listed((row.words, row.remark)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            die = "" if row.die is None else str(row.die)
            mark = mark_text(row.mark)
            move = row.words or row.notation
            return listed((str(row.number), seat_color_name(row.seat), die, move, mark, row.remark))
        return None


class MoveDelegate(QStyledItemDelegate):
    """Paints a row: number, badge, die, notation, remark."""

    def __init__(self, themes: ThemeHost, parent: QObject | None = None) -> None:
        """Paint in the look of `themes`."""
        super().__init__(parent)
        self._themes = themes
        self.taken = 0
        """How many rows have happened; later ones were taken back and are paler."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(160, Target.TOUCH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(_ROW_ROLE)
        if not isinstance(row, MoveRow):
            return
        theme = self._themes.theme
        tokens = theme.palette
        rect: QRect = option.rect
        direction: Qt.LayoutDirection = option.direction
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        taken_back = index.row() >= self.taken

        def cell(left: float, width: float) -> QRect:
            """A part of the row, counted from its leading edge."""
            return QStyle.visualRect(
                direction, rect, QRect(round(rect.left() + left), rect.top(), round(width), rect.height())
            )

        with saved(painter):
            ground = QRectF(rect).adjusted(0, 1, 0, -1)
            if chosen:
                painter.setBrush(tokens.selection)
                painter.drawRoundedRect(ground, Radius.CONTROL_SMALL, Radius.CONTROL_SMALL)
            elif state & QStyle.StateFlag.State_MouseOver:
                painter.setBrush(QColor(mix(tokens.surface, tokens.table, 0.35)))
                painter.drawRoundedRect(ground, Radius.CONTROL_SMALL, Radius.CONTROL_SMALL)
            ink, second = (tokens.disabled, tokens.disabled) if taken_back else (tokens.ink, tokens.ink2)
            trailing = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            leading = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

            def write(where: QRect, text: str, align: Qt.AlignmentFlag) -> None:
                painter.drawText(where, QStyle.visualAlignment(direction, align) | Qt.AlignmentFlag.AlignAbsolute, text)

            painter.setFont(font(TextRole.NUMBER, weight=Weight.REGULAR))
            painter.setPen(second)
            write(cell(0, _NUMBER_WIDTH), str(row.number), trailing)
            at = _NUMBER_WIDTH + 10.0
            badge = QRectF(cell(at, _BADGE)).center() + QPointF(0, 0.5)
            painter.setOpacity(0.45 if taken_back else 1.0)
            paint_badge(painter, badge, _BADGE, theme, row.seat)
            painter.setOpacity(1.0)
            at += _BADGE + 8
            if row.die is not None:
                write(cell(at, 18), str(row.die), Qt.AlignmentFlag.AlignCenter)
                at += 24
            notation = font(TextRole.LABEL if chosen else TextRole.BODY)
            metrics = QFontMetricsF(notation)
            room = rect.width() - at - Space.S
            width = min(metrics.horizontalAdvance(row.notation) + 2, room)
            painter.setFont(notation)
            painter.setPen(ink)
            shown = metrics.elidedText(row.notation, Qt.TextElideMode.ElideRight, width)
            write(cell(at, width), shown, leading)
            at += width + Space.XS
            room = rect.width() - at - Space.S
            if row.remark and room > 24:
                small = font(TextRole.SMALL)
                painter.setFont(small)
                painter.setPen(second)
                remark = QFontMetricsF(small).elidedText(row.remark, Qt.TextElideMode.ElideRight, room)
                if row.mark:
                    painter.setPen(mark_color(theme, row.mark))
                write(cell(at, room), remark, trailing)
                if row.mark:
                    left = at + room - QFontMetricsF(small).horizontalAdvance(remark) - 12
                    sign = QPointF(QRectF(cell(left - 5, 10)).center().x(), rect.center().y() + 5)
                    paint_mark_sign(painter, sign, theme, row.mark)


class MoveList(QWidget):
    """The list with its heading."""

    picked = Signal(int)
    """The person went to this row, counted from 0, by click or key."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty list."""
        super().__init__(parent)
        self._quiet = False
        self._model = MoveModel(self)
        self._delegate = MoveDelegate(themes, self)
        self._title = ElidedLabel("", TextRole.NUMBER, Tone.INK, self)
        place = _Place(self)
        self._view = place.view
        self._view.setModel(self._model)
        self._view.setItemDelegate(self._delegate)
        self._view.selectionModel().currentChanged.connect(self._tell)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XXS)
        column.addWidget(self._title)
        column.addWidget(place, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

        self._say()

    def _say(self) -> None:
        self._title.setText(self.tr("Moves"))
        self._view.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def set_titled(self, titled: bool) -> None:
        """Show the heading, or leave it to what the list stands in."""
        self._title.setVisible(titled)

    @property
    def view(self) -> QListView:
        """The list itself, for the focus."""
        return self._view

    @property
    def rows(self) -> tuple[MoveRow, ...]:
        """All rows."""
        return self._model.rows

    def current(self) -> int | None:
        """The row that is marked."""
        index = self._view.currentIndex()
        return index.row() if index.isValid() else None

    def set_rows(self, rows: Sequence[MoveRow], current: int | None, taken: int | None = None) -> None:
        """Show `rows` and mark `current`, the last that has happened; None when nothing has.

        Rows behind it were taken back, unless `taken` says how many have happened. The marked row is brought into
        sight. `picked` is not told.
        """
        self._quiet = True
        try:
            self._model.set_rows(rows)
            happened = 0 if current is None else current + 1
            self._delegate.taken = happened if taken is None else taken
            selection = self._view.selectionModel()
            if current is None:
                selection.clear()
                self._view.scrollToTop()
            else:
                index = self._model.index(current)
                selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                self._view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        finally:
            self._quiet = False
        self._view.viewport().update()

    def _tell(self, index: QModelIndex) -> None:
        if not self._quiet and index.isValid():
            self.picked.emit(index.row())


class _Place(QWidget):
    """Where the list is: it has whole rows only, and what is left of the height stays free under them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = _View(self)

    def sizeHint(self) -> QSize:
        return self.view.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.view.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rows = max(1, self.height() // Target.TOUCH)
        self.view.setGeometry(0, 0, self.width(), rows * Target.TOUCH)


class _View(QListView):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("quiet", True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        set_focus_radius(self, Radius.CONTROL_SMALL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_current()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_current()

    def _show_current(self) -> None:
        """Whatever the height has become, where the game stands is to be seen."""
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def sizeHint(self) -> QSize:
        return QSize(280, 6 * Target.TOUCH)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 2 * Target.TOUCH)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        model = self.model()
        if model is not None and model.rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setFont(font(TextRole.SMALL))
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.setOpacity(0.7)
            where = self.viewport().rect().adjusted(0, Space.XS, 0, 0)
            leading = aligned(self, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            painter.drawText(where, leading | Qt.TextFlag.TextWordWrap, self.tr("Nothing has been played yet."))
