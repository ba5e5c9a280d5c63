"""A game on the start page: what it looks like, what it is, and the ways into it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.paint import pen, round_rect, saved
from hotl_desktop.view.theme import Space, Stroke, TextRole
from hotl_desktop.widgets.buttons import Button, ButtonKind
from hotl_desktop.widgets.flow import FlowLayout
from hotl_desktop.widgets.style import CONTROL_HEIGHT, ThemeHost
from hotl_desktop.widgets.surfaces import CARD_MARGINS, Card, paint_ground
from hotl_desktop.widgets.text import ElidedLabel, Tone, plain_label

FRAME: Final = 10
"""From the edge of the card to the miniature."""
_CORNER: Final = 8
_PAINT_AFTER_MS: Final = 150
"""By then a living miniature has usually come."""
_ANY_HEIGHT: Final = 16777215
"""Qt's own greatest height."""


class MiniatureSlot(QWidget):
    """The window of a card into its game: a living widget or, before it comes, a picture; with round corners."""

    def __init__(self, themes: ThemeHost, game: str, parent: QWidget | None = None) -> None:
        """Shows a painted position of the game of that name, when nothing else has come soon after the first paint."""
        super().__init__(parent)
        self._themes = themes
        self._look: QImage | None = None
        self._game = game
        self._painted: QWidget | None = None
        self._living: QWidget | None = None
        self._paint_soon = QTimer(self)
        self._paint_soon.setSingleShot(True)
        self._paint_soon.setInterval(_PAINT_AFTER_MS)
        self._paint_soon.timeout.connect(self._paint_position)
        self._corners = _Corners(themes, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_look(self, picture: QImage) -> None:
        """Look as `picture`, which is one of the whole window, does at this place, until a living widget comes."""
        self._look = picture
        self._show_the_right_one()
        self.update()

    def set_miniature(self, widget: QWidget | None) -> None:
        """Show a living `widget`, which then belongs to the slot and gets no input; None for the painted position."""
        self._look = None
        if self._living is not None:
            self._living.hide()
            self._living.deleteLater()
        self._living = widget
        if widget is not None:
            widget.setParent(self)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            widget.show()
        self._show_the_right_one()
        self._place()

    def _show_the_right_one(self) -> None:
        self._corners.setVisible(self._look is None)  # the picture has them
        wanted = self._look is None and self._living is None
        if self._painted is not None:
            self._painted.setVisible(wanted)
        elif wanted and self.isVisible():
            self._paint_soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_the_right_one()

    def _paint_position(self) -> None:
        """Make the painted position: it takes longer than everything else on the page."""
        if self._painted is None and self._look is None and self._living is None:
            from hotl_desktop.widgets.miniatures import GamePicture  # noqa: PLC0415 - not before the first paint

            self._painted = GamePicture(self._themes, self._game, self)
            self._painted.show()
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        for widget in (self._painted, self._living, self._corners):
            if widget is not None:
                widget.setGeometry(self.rect())
        self._corners.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self._themes.theme)
        if self._look is not None:
            ratio = self._look.devicePixelRatio()
            at = QPointF(self.mapTo(self.window(), QPoint(0, 0))) * ratio
            painter.drawImage(QRectF(self.rect()), self._look, QRectF(at, QSizeF(self.size()) * ratio))


class _Corners(QWidget):
    """Covers the corners of the slot with the card, since a living widget cannot be cut smoothly."""

    def __init__(self, themes: ThemeHost, parent: QWidget) -> None:
        super().__init__(parent)
        self._themes = themes
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        rect = QRectF(self.rect())
        outside = QPainterPath()
        outside.addRect(rect.adjusted(-1, -1, 1, 1))
        inside = round_rect(rect, _CORNER)
        with saved(QPainter(self)) as painter:
            painter.fillPath(outside.subtracted(inside), theme.palette.surface)
            width = Stroke.HIGH_CONTRAST if theme.high_contrast else Stroke.HAIRLINE
            inset = width / 2
            edge = round_rect(rect.adjusted(inset, inset, -inset, -inset), _CORNER - inset)
            painter.strokePath(edge, pen(theme.palette.line, width))


class GameCard(Card):
    """One of the two games."""

    new_game = Signal()
    continue_game = Signal()
    learn = Signal()

    def __init__(self, themes: ThemeHost, game: str, title: str, parent: QWidget | None = None) -> None:
        """Make the card of the game of that name (as records spell it) and that title (its own name)."""
        super().__init__(themes, parent, padding=0)
        self.slot: Final = MiniatureSlot(themes, game, self)
        about = self._about = QWidget(self)
        self._title = plain_label(title, TextRole.TITLE, parent=about)
        self._facts = ElidedLabel("", TextRole.BODY, Tone.SECOND, about)
        self._pitch = plain_label("", TextRole.BODY, Tone.SECOND, about, wrap=True)
        self._continue = Button(themes, "", ButtonKind.PRIMARY, parent=about)
        self._new = Button(themes, "", ButtonKind.PRIMARY, parent=about)
        self._learn = Button(themes, "", ButtonKind.LINK, parent=about)
        self._status = ElidedLabel("", TextRole.SMALL, Tone.SECOND, about)
        self._status.setFixedHeight(CONTROL_HEIGHT)
        self._continue.clicked.connect(self.continue_game)
        self._new.clicked.connect(self.new_game)
        self._learn.clicked.connect(self.learn)
        self.setAccessibleName(title)

        left, top, right, bottom = CARD_MARGINS
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.addWidget(self._title, 1)
        head.addWidget(self._facts)
        ways = FlowLayout(gap=Space.S)
        for widget in (self._continue, self._new, self._learn, self._status):
            ways.addWidget(widget)
        self._words = QVBoxLayout(about)
        self._words.setSpacing(Space.XXS)
        self._words.addLayout(head)
        self._words.addWidget(self._pitch)
        self._words.addSpacing(Space.S)
        self._words.addStretch(1)
        self._words.addLayout(ways)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(left, top, right, bottom)
        self._frame = QHBoxLayout()
        self._frame.setContentsMargins(FRAME, FRAME, FRAME, 0)
        self._frame.addWidget(self.slot)
        self.setContentsMargins(0, 0, 0, 0)
        self._box.addLayout(self._frame)
        self._box.addWidget(self._about)
        self._name_buttons()
        self.set_flat(False)
        self.set_unfinished("")
        self.set_learn_available(False)

    def set_words(self, facts: str, pitch: str) -> None:
        """Say how many play and how long, and what it is like in a sentence or two."""
        self._facts.setText(facts)
        self._pitch.setText(pitch)

    def _name_buttons(self) -> None:
        title = self._title.text()
        for button, label, words in (
            (self._continue, self.tr("Continue"), self.tr("Continue {game}")),
            (self._new, self.tr("New game"), self.tr("New game of {game}")),
            (self._learn, self.tr("Learn"), self.tr("Learn {game}")),
        ):
            button.set_label(label)
            button.setAccessibleName(words.format(game=title))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_buttons()

    @property
    def first_button(self) -> Button:
        """The button that asks to be pressed."""
        return self._continue if self._continue.isVisibleTo(self) else self._new

    @property
    def new_button(self) -> Button:
        """The button that begins anew."""
        return self._new

    def set_unfinished(self, line: str) -> None:
        """Offer to go on with a game of which `line` says how it stands; empty when there is none."""
        moves_on = bool(line) and self._new.hasFocus() and not self._continue.isVisibleTo(self)
        self._continue.setVisible(bool(line))
        if moves_on:  # what Enter does follows what the card asks for
            self._continue.setFocus(Qt.FocusReason.OtherFocusReason)
        self._status.setText(line)
        self._status.setVisible(bool(line))
        self._new.set_kind(ButtonKind.SECONDARY if line else ButtonKind.PRIMARY)

    def set_learn_available(self, available: bool) -> None:
        """Offer lessons, or not."""
        self._learn.setVisible(available)

    def set_flat(self, flat: bool) -> None:
        """Lie flat, the miniature beside the words, or stand, the miniature above them."""
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if flat else ways.TopToBottom)
        self._box.setStretch(0, 2 if flat else 1)
        self._box.setStretch(1, 3 if flat else 0)
        self._frame.setContentsMargins(FRAME, FRAME, 0 if flat else FRAME, FRAME if flat else 0)
        around = Space.M if flat else Space.L
        self._words.setContentsMargins(around, Space.M, around, Space.M if flat else Space.L - 4)

    def _fit_head(self, width: int) -> None:
        """Put the facts beside the title, or under it where words so wide leave no room."""
        margins = self._words.contentsMargins()
        needed = self._title.sizeHint().width() + Space.S + self._facts.sizeHint().width()
        beside = needed <= width - margins.left() - margins.right()
        ways = QBoxLayout.Direction
        self._head.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._head.setSpacing(Space.S if beside else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head(self._about.width())

    def words_height(self, width: int) -> int:
        """How high the words under a miniature want to be, in a card of that width."""
        left, _top, right, _bottom = CARD_MARGINS
        self._fit_head(width - left - right)
        return self._words.totalHeightForWidth(width - left - right)

    def set_words_height(self, height: int | None) -> None:
        """Keep that much for the words, so that those of both cards stand level; None for what they want."""
        self._about.setMinimumHeight(height or 0)
        self._about.setMaximumHeight(height or _ANY_HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(560, 420)
