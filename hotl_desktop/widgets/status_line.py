"""The line that always says whose decision it is and what is expected."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from hotl_desktop.view.accessible.words import spoken
from hotl_desktop.view.lists import sentences
from hotl_desktop.view.theme import Space, TextRole
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.signs import SeatBadge
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import ElidedLabel, Tone, plain_label, plain_tooltip

_BADGE = 28


class StatusLine(QWidget):
    """Badge, the point in bold, and what may be added: behind it, or under it where that is too long.

    It is always equally high: as two lines of smaller letters need, which the longest sentences take.
    """

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A line that says nothing."""
        super().__init__(parent)
        self._sentence = Sentence("")
        self._badge = SeatBadge(themes, 0, _BADGE, self)
        self._badge.hide()
        self._bold = ElidedLabel("", TextRole.HEADING, parent=self)
        self._light = ElidedLabel("", TextRole.BODY, Tone.SECOND, self)
        self._words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._words.addStretch(0)
        self._words.addWidget(self._bold)
        self._words.addWidget(self._light)
        self._small = plain_label("", TextRole.SMALL, Tone.SECOND, self, wrap=True)
        self._words.addWidget(self._small)
        self._words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        row.addWidget(self._badge)
        row.addLayout(self._words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def sentence(self) -> Sentence:
        """What it says."""
        return self._sentence

    def say(self, seat: int | None, sentence: Sentence, *, announce: bool = True) -> None:
        """Say `sentence` about the seat index, or about nobody.

        With `announce`, a screen reader speaks it; leave that out for what only follows the pointer.
        """
        changed = sentence != self._sentence
        self._sentence = sentence
        self._badge.setVisible(seat is not None)
        if seat is not None:
            self._badge.set_seat(seat)
        self._bold.setText(sentence.bold)
        self._light.setText(sentence.light)
        self._fit()
        said = f"{sentence.bold}. {sentence.light}" if sentence.light else sentence.bold
        text = spoken(sentences((said, sentence.heard)))
        self.setAccessibleName(text)
        if announce and changed and text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _fit(self) -> None:
        taken = _BADGE + Space.S if self._badge.isVisibleTo(self) else 0
        room = self.width() - taken
        needed = self._bold.sizeHint().width() + Space.S + self._light.sizeHint().width()
        beside = not self._sentence.light or needed <= room
        one_line = self._light.sizeHint().width() <= room
        self._light.setVisible(bool(self._sentence.light) and one_line)
        self._small.setVisible(bool(self._sentence.light) and not one_line)
        # A wrapping label would ask for the width of its longest word only.
        self._small.setMinimumWidth(0 if one_line else max(0, room))
        if not one_line:
            self._say_in_two_lines(room)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._words.direction() != way:
            self._words.setDirection(way)
            self._words.setStretch(0, 0 if beside else 1)  # in the middle of the height, but never of the width
        self._words.setSpacing(Space.S if beside else 0)

    def _two_lines(self) -> int:
        metrics = self._small.fontMetrics()
        return metrics.height() + metrics.lineSpacing() + 2

    def _say_in_two_lines(self, room: int) -> None:
        """Say as many words as two lines take; the whole is in the tooltip where that is not all."""
        words = self._sentence.light.split(" ")
        count = len(words)
        self._small.setText(self._sentence.light)
        while count > 1 and self._small.heightForWidth(room) > self._two_lines():
            count -= 1
            self._small.setText(" ".join(words[:count]) + "…")
        self._small.setToolTip(plain_tooltip(self._sentence.light) if count < len(words) else "")

    def hasHeightForWidth(self) -> bool:
        """No: the wrapping label in the layout has, and what is beside this line would change its size by it."""
        return False

    def sizeHint(self) -> QSize:
        under = max(self._light.sizeHint().height(), self._two_lines())
        return QSize(400, self._bold.sizeHint().height() + under + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()
