"""What the tutor says before a move that gives something away. It never commits to anything by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hotl_desktop.view.icons import Icon
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, Stroke, TextRole

from .buttons import Button, ButtonKind
from .flow import FlowLayout
from .icon_label import IconLabel
from .style import ThemeHost
from .surfaces import Card
from .text import Tone, plain_label

_WIDTH: Final = 430
_MARGIN: Final = 10


class TutorBubble(Card):
    """A card over the board, away from what it is about. The table under it works as ever."""

    again = Signal()
    """Think again: nothing is played."""
    shown = Signal()
    """The better choices are to be shown."""
    anyway = Signal()
    """Play it all the same."""

    def __init__(self, themes: ThemeHost, board: QWidget) -> None:
        """A hidden bubble over `board`."""
        super().__init__(themes, board, padding=Space.M)
        self._own_themes = themes
        self._board = board
        self._about = QPointF()
        self._sign = IconLabel(themes, Icon.HINT, 26, self)
        self._title = plain_label("", TextRole.HEADING, parent=self, wrap=True)
        self._text = plain_label("", TextRole.BODY, Tone.SECOND, self, wrap=True)
        self._again = Button(themes, "", ButtonKind.PRIMARY, parent=self)
        self._show = Button(themes, parent=self)
        self._anyway = Button(themes, parent=self)
        buttons = FlowLayout(gap=Space.XS)
        for button, told in ((self._again, self.again), (self._show, self.shown), (self._anyway, self.anyway)):
            button.clicked.connect(told)
            buttons.addWidget(button)
        head = QHBoxLayout()
        head.setSpacing(Space.S)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        column.addLayout(head)
        column.addWidget(self._text)
        column.addSpacing(Space.XXS)
        column.addLayout(buttons)
        self._name_buttons()
        board.installEventFilter(self)
        self.setAutoFillBackground(False)
        self.hide()

    def _name_buttons(self) -> None:
        self._again.set_label(self.tr("Think again"))
        self._again.set_key(self.tr("Esc"))
        self._show.set_label(self.tr("Show me"))
        self._anyway.set_label(self.tr("Play anyway"))

    @property
    def text(self) -> str:
        """The figures in words."""
        return self._text.text()

    @property
    def title(self) -> str:
        """What it is called."""
        return self._title.text()

    def say(self, title: str, text: str, about: QPointF | None, *, can_show: bool) -> None:
        """Come up.

        Args:
            title: what the move is.
            text: the figures in words.
            about: where on the board it is, in the board's coordinates; the bubble keeps away from there.
            can_show: whether better choices may be shown.
        """
        self._title.setText(title)
        self._text.setText(text)
        self._show.setEnabled(can_show)
        self._about = about if about is not None else QPointF(0, 0)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.show()
        self._place()  # only what is shown knows its letters, and how high its words are
        self.raise_()
        self._again.setFocus(Qt.FocusReason.PopupFocusReason)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title} {text}"))

    def put_away(self) -> None:
        """Go, and give the keyboard back to the board."""
        if self.isVisible():
            self.hide()
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        room = self._board.size()
        width = min(_WIDTH, room.width() - 2 * _MARGIN)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = layout.totalHeightForWidth(width)
        low = self._about.y() < room.height() / 2
        top = room.height() - height - _MARGIN if low else _MARGIN
        self.setGeometry(QRect((room.width() - width) // 2, max(0, top), width, height))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its place when the board changes its size."""
        if watched is self._board and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.again.emit()
        # Whatever it is, it is not for the board underneath.
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # The interface asks: it stands out from a board of any colour.
        with saved(QPainter(self)) as painter:
            painter.setPen(pen(self._own_themes.theme.palette.accent, Stroke.HIGH_CONTRAST))
            painter.drawRoundedRect(self.card_rect().adjusted(1, 1, -1, -1), Radius.CARD - 1, Radius.CARD - 1)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, 160)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_buttons()
