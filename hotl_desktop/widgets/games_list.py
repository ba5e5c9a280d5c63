"""The list of finished games: one line each, whatever their number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from hotl_desktop.storage.library import GameRow
from hotl_desktop.view.chips import paint_badge
from hotl_desktop.view.fonts import font
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, Stroke, TextRole, Theme, with_alpha

from .buttons import key_cap_width, paint_key_cap
from .focus_ring import set_focus_radius
from .games_model import GamesModel, Index
from .library_words import (
    badge_seat,
    game_title,
    in_set,
    length_text,
    opposition_text,
    others_text,
    result_text,
    when_text,
)
from .style import ThemeHost, hover_fill

translate = QCoreApplication.translate

_ROW: Final = 60
_BADGE: Final = 30.0
_SHARES: Final = (0.42, 0.33, 0.25)
"""How wide the columns are: the game and who played, the result and the opponents, when and how long."""
_MARK_HEIGHT: Final = 18


class GamesDelegate(QStyledItemDelegate):
    """Paints a game: badge, two lines in three columns, and the mark of a set with the same dice."""

    def __init__(self, themes: ThemeHost, parent: QObject | None = None) -> None:
        """Paint in the look of `themes`."""
        super().__init__(parent)
        self._themes = themes

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(320, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        model = index.model()
        row = model.row_at(index.row()) if isinstance(model, GamesModel) else None
        with saved(painter):
            ground = QRectF(rect).adjusted(Space.XXS, 2, -Space.XXS, -2)
            if state & QStyle.StateFlag.State_Selected:
                if state & QStyle.StateFlag.State_HasFocus or theme.high_contrast:
                    ground = ground.adjusted(1, 1, -1, -1)
                    focused = bool(state & QStyle.StateFlag.State_HasFocus)
                    painter.setPen(pen(tokens.accent if focused else tokens.line, Stroke.HIGH_CONTRAST))
                painter.setBrush(tokens.selection)
                painter.drawRoundedRect(ground, Radius.CONTROL_SMALL, Radius.CONTROL_SMALL)
            elif state & QStyle.StateFlag.State_MouseOver:
                painter.setBrush(hover_fill(theme))
                painter.drawRoundedRect(ground, Radius.CONTROL_SMALL, Radius.CONTROL_SMALL)
            painter.setPen(pen(with_alpha(tokens.line, 0.6), Stroke.HAIRLINE))
            if index.row():
                top = rect.top() + 0.5
                painter.drawLine(rect.left() + Space.S, round(top), rect.right() - Space.S, round(top))
            line = _Line(painter, rect, option.direction, theme)
            if row is None:
                line.write_nothing()
            else:
                line.write(row)


class _Line:
    """One row while it is painted."""

    def __init__(self, painter: QPainter, rect: QRect, direction: Qt.LayoutDirection, theme: Theme) -> None:
        self._painter = painter
        self._rect = rect
        self._direction = direction
        self._theme = theme
        self._start = Space.M + _BADGE + Space.S
        self._room = rect.width() - self._start - Space.M

    def _place(self, left: float, top: float, width: float, height: float) -> QRectF:
        """A part of the row, counted from its leading upper corner."""
        given = QRect(round(self._rect.left() + left), round(self._rect.top() + top), round(width), round(height))
        return QRectF(QStyle.visualRect(self._direction, self._rect, given))

    def _column(self, number: int) -> tuple[float, float]:
        """Where a column begins, and how wide it is."""
        return self._start + self._room * sum(_SHARES[:number]), self._room * _SHARES[number]

    def write(self, row: GameRow) -> None:
        """The whole game."""
        tokens = self._theme.palette
        badge = self._place(Space.M, 0, _BADGE, _ROW).center()
        paint_badge(self._painter, badge, _BADGE, self._theme, badge_seat(row))
        left, width = self._column(0)
        title = game_title(row.game)
        self._text(left, width, 0, title, TextRole.LABEL)
        if in_set(row):
            self._mark(left, width, title)
        self._text(left, width, 1, others_text(row), TextRole.SMALL)
        left, width = self._column(1)
        self._text(left, width, 0, result_text(row), TextRole.BODY)
        self._text(left, width, 1, opposition_text(row.opponents), TextRole.SMALL)
        left, width = self._column(2)
        self._painter.setPen(tokens.ink2)
        self._text(left, width, 0, when_text(row.finished), TextRole.BODY, trailing=True)
        self._text(left, width, 1, length_text(row), TextRole.SMALL, trailing=True)

    def write_nothing(self) -> None:
        """What stands there until the game has been looked up."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(with_alpha(self._theme.palette.line, 0.45))
        for number in range(3):
            left, width = self._column(number)
            self._painter.drawRoundedRect(self._place(left, 24, 0.6 * width, 12), 6, 6)

    def _mark(self, left: float, width: float, title: str) -> None:
        """The mark of a set behind the title, where there is room for it."""
        text = translate("Library", "Same dice")
        cap = key_cap_width(text)
        at = QFontMetricsF(font(TextRole.LABEL)).horizontalAdvance(title) + Space.S
        if at + cap + Space.XS <= width:
            tokens = self._theme.palette
            place = self._place(left + at, 11, cap, _MARK_HEIGHT)
            paint_key_cap(self._painter, place, text, tokens.ink2, tokens.line, Stroke.HAIRLINE)

    def _text(self, left: float, width: float, line: int, text: str, role: TextRole, *, trailing: bool = False) -> None:
        tokens = self._theme.palette
        made = font(role)
        self._painter.setFont(made)
        self._painter.setPen(tokens.ink2 if line or trailing else tokens.ink)
        shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width - Space.XS)
        side = Qt.AlignmentFlag.AlignRight if trailing else Qt.AlignmentFlag.AlignLeft
        align = QStyle.visualAlignment(self._direction, side | Qt.AlignmentFlag.AlignVCenter)
        place = self._place(left, 9 + 22 * line, width, 22)
        flags = align | Qt.AlignmentFlag.AlignAbsolute | Qt.TextFlag.TextSingleLine
        self._painter.drawText(place, int(flags), shown)


class GamesList(QListView):
    """The list. It keeps its place while games come and go."""

    chosen = Signal(object)
    """The current line is this GameRow now; None when there is none, or it is still being looked up."""
    opened = Signal(object)
    """This GameRow was double-clicked, or Enter was pressed on it."""
    remove_pressed = Signal()

    def __init__(self, themes: ThemeHost, model: GamesModel, parent: QWidget | None = None) -> None:
        """A view of `model`."""
        super().__init__(parent)
        self._games = model
        self._current: str | None = None
        """The id of the game that is marked."""
        self._place = 0
        self.setModel(model)
        self.setItemDelegate(GamesDelegate(themes, self))
        self.setProperty("quiet", True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(_ROW // 2)
        self.viewport().setAutoFillBackground(False)
        set_focus_radius(self, -1)  # the marked line shows it
        self._say()
        self.selectionModel().currentChanged.connect(self._tell)
        self.doubleClicked.connect(self._open)
        model.modelReset.connect(self._mark_again)
        model.dataChanged.connect(self._tell_late)
        themes.changed.connect(self.viewport().update)

    def _say(self) -> None:
        self.setAccessibleName(self.tr("Finished games"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def current(self) -> GameRow | None:
        """The game in the marked line."""
        index = self.currentIndex()
        return self._games.row_at(index.row()) if index.isValid() else None

    def mark(self, row: int) -> None:
        """Mark a line and bring it into sight."""
        index = self._games.index(row)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

    def _mark_again(self) -> None:
        """After the list was made anew: the same game if it is near, else what has taken its place."""
        count = self._games.rowCount()
        if count == 0:
            self.chosen.emit(None)
            return
        place = None if self._current is None else self._games.place_of(self._current)
        self.mark(min(self._place, count - 1) if place is None else place)

    def _tell(self, index: QModelIndex) -> None:
        row = self._games.row_at(index.row()) if index.isValid() else None
        if index.isValid():
            self._place = index.row()
        if row is not None:
            self._current = row.id
        self.chosen.emit(row)

    def _tell_late(self, first: QModelIndex, last: QModelIndex) -> None:
        now = self.currentIndex()
        if now.isValid() and first.row() <= now.row() <= last.row():
            self._tell(now)

    def forget_place(self) -> None:
        """Begin at the top with the next list."""
        self._current, self._place = None, 0

    def _open(self, index: QModelIndex) -> None:
        row = self._games.row_at(index.row())
        if row is not None:
            self.opened.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif event.matches(QKeySequence.StandardKey.Delete):
            self.remove_pressed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def sizeHint(self) -> QSize:
        return QSize(640, 8 * _ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 2 * _ROW)
