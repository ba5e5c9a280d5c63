"""The games that were played or opened last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import listed
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, Stroke, TextRole, with_alpha
from hotl_desktop.widgets.buttons import Button, ButtonKind, Pressable
from hotl_desktop.widgets.focus_ring import set_focus_radius
from hotl_desktop.widgets.style import ThemeHost, hover_fill
from hotl_desktop.widgets.text import Tone, aligned, plain_label, shown_name

_ROW: Final = 48
_BADGE: Final = 24.0
_SHORT: Final = 620
"""Rows less wide leave out the day and who played."""


class RecentGame(NamedTuple):
    """A row of the list."""

    game: str
    """The game's own name."""
    opponents: str
    """Against whom."""
    result: str
    """How it ended, or how it stands."""
    when: str
    path: str
    """Of its file; told back when the row is pressed."""
    seat: int = 0
    """Seat index of the person, for the badge."""


class RecentGames(QWidget):
    """The list with its heading."""

    open_recent = Signal(str)
    """The path of the row that was pressed."""
    open_file = Signal()
    """Some other file is wanted."""
    all_games = Signal()
    """The list of all finished games is wanted."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty list."""
        super().__init__(parent)
        self._themes = themes
        self._rows: list[_Row] = []
        self._title = plain_label("", TextRole.HEADING, parent=self)
        self._all = Button(themes, "", ButtonKind.LINK, parent=self)
        self._all.clicked.connect(self.all_games)
        self._open = Button(themes, "", ButtonKind.LINK, parent=self)
        self._open.clicked.connect(self.open_file)
        self._empty = plain_label("", TextRole.BODY, Tone.SECOND, self, wrap=True)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._all)
        head.addWidget(self._open)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(head)
        self._column.addSpacing(Space.XXS)
        self._column.addWidget(self._empty)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

        self._say()

    def _say(self) -> None:
        self._title.setText(self.tr("Recent games"))
        self._all.set_label(self.tr("All games"))
        self._open.set_label(self.tr("Open a file…"))
        self._empty.setText(
            self.tr(
                "Nothing here yet. To see how a game goes, give every seat to an AI and watch; "
                "what you play will be listed here."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def set_games(self, games: Sequence[RecentGame]) -> None:
        """List these, the latest first."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for game in games:
            row = _Row(self._themes, game, self)
            row.clicked.connect(self._press)
            self._column.addWidget(row)
            self._rows.append(row)
        self._empty.setVisible(not games)

    def _press(self) -> None:
        row = self.sender()
        if isinstance(row, _Row):
            self.open_recent.emit(row.game.path)


class _Row(Pressable):
    def __init__(self, themes: ThemeHost, game: RecentGame, parent: QWidget) -> None:
        super().__init__(parent)
        self.game: Final = game
        self._themes = themes
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        set_focus_radius(self, Radius.CONTROL_SMALL)
        opponents = shown_name(game.opponents, longest=200)
        self.setAccessibleName(listed((game.game, opponents, game.result, game.when)))
        self.setAccessibleDescription(self.tr("Open this game"))

    def sizeHint(self) -> QSize:
        return QSize(480, _ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        from hotl_desktop.view.chips import paint_badge  # noqa: PLC0415 - not before the first paint

        theme = self._themes.theme
        tokens = theme.palette
        rect = QRectF(self.rect())
        with saved(QPainter(self)) as painter:
            if self.underMouse() or self.isDown():
                painter.setBrush(with_alpha(hover_fill(theme), 0.7 if not theme.high_contrast else 1.0))
                painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), Radius.CONTROL_SMALL, Radius.CONTROL_SMALL)
            painter.setPen(pen(tokens.line, Stroke.HAIRLINE))
            painter.drawLine(rect.topLeft(), rect.topRight())
            at = Space.XXS + _BADGE
            center = QRectF(self._place(Space.XXS, _BADGE)).center()
            paint_badge(painter, center, _BADGE, theme, self.game.seat)
            at += Space.S
            word = self.tr("Open")
            end = QFontMetricsF(font(TextRole.LABEL)).horizontalAdvance(word) + 2 * Space.XS
            room = rect.width() - at - end
            texts = [
                (self.game.game, TextRole.LABEL, tokens.ink, 0.27),
                (shown_name(self.game.opponents, longest=200), TextRole.BODY, tokens.ink2, 0.31),
                (self.game.result, TextRole.BODY, tokens.ink, 0.26),
                (self.game.when, TextRole.BODY, tokens.ink2, 0.16),
            ]
            if rect.width() < _SHORT:
                texts = [(*texts[0][:3], 0.52), (*texts[2][:3], 0.48)]
            leading = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            for text, role, color, share in texts:
                width = share * room
                made = font(role)
                painter.setFont(made)
                painter.setPen(color)
                shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width - Space.XS)
                painter.drawText(self._place(at, width), aligned(self, leading), shown)
                at += width
            painter.setFont(font(TextRole.LABEL))
            painter.setPen(tokens.accent)
            painter.drawText(self._place(rect.width() - end, end), Qt.AlignmentFlag.AlignCenter, word)

    def _place(self, left: float, width: float) -> QRectF:
        """A stretch of the row, counted from its leading edge."""
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            left = self.width() - left - width
        return QRectF(left, 0, width, self.height())
