"""The best few choices with their figures and reasons: pointing at one shows it on the board, Enter plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.fonts import font
from hotl_desktop.view.icons import Icon
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, TextRole, with_alpha

from .buttons import Button, ButtonKind
from .focus_ring import set_focus_radius
from .pointed_row import PointedRow
from .scrolling import scrolling
from .style import ThemeHost, border_width, hover_fill
from .surfaces import Card
from .text import ElidedLabel, Tone, aligned, plain_label

MOST_CHOICES: Final = 3
"""How many are shown."""
_BADGE: Final = 22.0
_SHARE: Final = 0.48
"""Of the height of the window: the list of choices is at most so high before it scrolls."""
_PADDING: Final = 10.0
_AROUND: Final = 5
"""Around the list of choices: room for the ring of the one that has the keyboard."""


@dataclass(frozen=True, slots=True)
class HintChoice:
    """One choice as the panel shows it."""

    name: str
    """The action."""
    chance: str
    """The win chance after it."""
    difference: str
    """Against the best; empty for the best."""
    reason: str
    """Why, in a sentence or two."""


class HintPanel(Card):
    """The panel. It asks nobody: whoever fills it answers its signals."""

    pointed = Signal(int)
    """The choice of that number, from 0 on, is pointed at, or -1 for none."""
    chosen = Signal(int)
    """The choice of that number is to be played."""
    closed = Signal()

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty, hidden panel."""
        super().__init__(themes, parent, padding=Space.S)
        self._own_themes = themes
        self._rows: list[HintRow] = []
        self._title = ElidedLabel("", TextRole.LABEL, parent=self)
        self._close = Button.only_icon(themes, self.tr("Close the hint"), Icon.CLOSE, ButtonKind.QUIET, self)
        self._close.clicked.connect(self.closed)
        self._note = plain_label("", TextRole.SMALL, Tone.SECOND, self, wrap=True)
        body = QWidget()
        self._list = QVBoxLayout(body)
        self._list.setContentsMargins(_AROUND, _AROUND, _AROUND, _AROUND)
        self._list.setSpacing(Space.XXS)
        self._list.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(Space.XXS)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XXS)
        column.addLayout(head)
        column.addWidget(self._note)
        self._scroll = scrolling(body, frame=_Choices(self._rows))
        column.addWidget(self._scroll, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    @property
    def rows(self) -> tuple[HintRow, ...]:
        """The choices, best first."""
        return tuple(self._rows)

    @property
    def note(self) -> str:
        """What is said above the choices."""
        return self._note.text()

    def say(self, title: str, note: str) -> None:
        """Say this, without choices: somebody is thinking, or there is nothing to choose."""
        self.show_choices(title, note, ())

    def show_choices(self, title: str, note: str, choices: Sequence[HintChoice]) -> None:
        """Show these choices, best first; those that stay keep the keyboard."""
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        while len(self._rows) > len(choices):
            row = self._rows.pop()
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(choices):
            row = HintRow(self._own_themes, len(self._rows), self)
            row.pointed.connect(self.pointed)
            row.clicked.connect(self._choose)
            row.stepped.connect(self._step)
            self._list.insertWidget(len(self._rows), row)
            row.show()
            self._rows.append(row)
        for row, choice in zip(self._rows, choices, strict=True):
            row.show_choice(choice)
        self._scroll.updateGeometry()

    def focus_first(self) -> None:
        """Give the keyboard to the best choice, or to the way out where there is none."""
        (self._rows[0] if self._rows else self._close).setFocus(Qt.FocusReason.OtherFocusReason)

    def light(self, index: int) -> None:
        """Show which choice is pointed at on the board; none of them for -1."""
        for number, row in enumerate(self._rows):
            row.set_lit(number == index)

    def _choose(self) -> None:
        row = self.sender()
        if isinstance(row, HintRow):
            self.chosen.emit(row.number)

    def _step(self, number: int) -> None:
        if 0 <= number < len(self._rows):
            self._rows[number].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            event.accept()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll.updateGeometry()  # the window may be a low one now

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._close.set_label(self.tr("Close the hint"))


class _Choices(QScrollArea):
    """As high as all choices need, within reason; a frame asks for no such height by itself.

    The layout asks for the height with the width that it has found. A least height, set when the width is known, would
    come too late: in the middle of a layout's pass it is not heard.
    """

    def __init__(self, rows: Sequence[HintRow]) -> None:
        """Args: rows: the choices, as they are at any time."""
        super().__init__()
        self._rows = rows
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        least = self.minimumSizeHint().height()
        if not self._rows:
            return least
        rows = sum(row.heightForWidth(width - 2 * _AROUND) + Space.XXS for row in self._rows)
        most = round(_SHARE * self.window().height())
        return max(least, min(rows + 2 * _AROUND, most))


class HintRow(PointedRow):
    """One choice: its number, the action, the figures, the reason."""

    def __init__(self, themes: ThemeHost, number: int, parent: QWidget | None = None) -> None:
        """The row of that number, from 0 on."""
        super().__init__(themes, number, parent)
        self._choice = HintChoice("", "", "", "")
        self._lit = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        set_focus_radius(self, Radius.CONTROL)

    @property
    def choice(self) -> HintChoice:
        """What it shows."""
        return self._choice

    def show_choice(self, choice: HintChoice) -> None:
        """Show this choice."""
        self._choice = choice
        spoken = self.tr("{number}: {name}, win chance {chance}").format(
            number=self.number + 1, name=choice.name, chance=choice.chance
        )
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(choice.reason)
        self.updateGeometry()
        self.update()

    @property
    def is_lit(self) -> bool:
        """Whether it is pointed at on the board."""
        return self._lit

    def set_lit(self, lit: bool) -> None:
        """Show that it is pointed at on the board."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def _text_left(self) -> float:
        return _PADDING + _BADGE + Space.S

    def _name_room(self, width: float) -> tuple[float, bool]:
        """The width that the name has, and whether the difference stands under the chance, as it is a long name."""
        labels = QFontMetricsF(font(TextRole.LABEL))
        figure = labels.horizontalAdvance(self._choice.chance)
        difference = QFontMetricsF(font(TextRole.NUMBER)).horizontalAdvance(f"{self._choice.difference}  ")
        room = width - self._text_left() - _PADDING - Space.XS
        if labels.horizontalAdvance(self._choice.name) <= room - figure - difference:
            return room - figure - difference, False
        return room - max(figure, difference), bool(self._choice.difference)

    def _line_height(self) -> int:
        """Letters can be larger."""
        return max(20, round(QFontMetricsF(font(TextRole.LABEL)).height() + 0.5))

    def _name_height(self, width: float) -> int:
        room = QRectF(0, 0, self._name_room(width)[0], 1000)
        said = QFontMetricsF(font(TextRole.LABEL)).boundingRect(room, Qt.TextFlag.TextWordWrap, self._choice.name)
        return max((1 + self._name_room(width)[1]) * self._line_height(), round(said.height() + 0.5))

    def _reason_height(self, width: float) -> float:
        if not self._choice.reason:
            return 0.0
        room = QRectF(0, 0, width - self._text_left() - _PADDING, 1000)
        return (
            QFontMetricsF(font(TextRole.SMALL))
            .boundingRect(room, Qt.TextFlag.TextWordWrap, self._choice.reason)
            .height()
        )

    def heightForWidth(self, width: int) -> int:
        reason = self._reason_height(width)
        return round(2 * _PADDING + self._name_height(width) + (reason + 3 if reason else 0))

    def sizeHint(self) -> QSize:
        return QSize(260, self.heightForWidth(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft

        def placed(rect: QRectF) -> QRectF:
            """A rectangle counted from the leading edge."""
            return QRectF(self.width() - rect.right(), rect.top(), rect.width(), rect.height()) if backwards else rect

        leading = aligned(self, Qt.AlignmentFlag.AlignLeft)
        trailing = aligned(self, Qt.AlignmentFlag.AlignRight)
        with saved(QPainter(self)) as painter:
            lit = self._lit or self.underMouse() or self.isDown()
            width = border_width(theme)
            inset = width / 2
            painter.setPen(pen(tokens.accent if lit else tokens.line, width))
            painter.setBrush(hover_fill(theme) if lit else with_alpha(tokens.surface, 1.0))
            ground = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(ground, Radius.CONTROL, Radius.CONTROL)
            badge = placed(QRectF(_PADDING, _PADDING - 1, _BADGE, _BADGE))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.accent)
            painter.drawEllipse(badge.center(), _BADGE / 2, _BADGE / 2)
            painter.setPen(tokens.on_accent)
            painter.setFont(font(TextRole.NUMBER))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.number + 1))
            left = self._text_left()
            line = QRectF(left, _PADDING, self.width() - left - _PADDING, self._line_height())
            number, small = font(TextRole.LABEL), font(TextRole.NUMBER)
            figure = QFontMetricsF(number).horizontalAdvance(self._choice.chance)
            painter.setFont(number)
            painter.setPen(tokens.ink)
            painter.drawText(placed(line), trailing | Qt.AlignmentFlag.AlignVCenter, self._choice.chance)
            high = self._name_height(self.width())
            room, below = self._name_room(self.width())
            name_room = QRectF(line.left(), line.top(), room, high)
            wrapped = leading | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(placed(name_room), wrapped, self._choice.name)
            painter.setFont(small)
            painter.setPen(tokens.ink2)
            aside = QRectF(line.left(), line.top(), line.width() - figure - Space.XS, line.height())
            if below:
                aside = line.translated(0, line.height() - 3)
            painter.drawText(placed(aside), trailing | Qt.AlignmentFlag.AlignVCenter, self._choice.difference)
            under = QRectF(left, line.top() + high + 3, line.width(), self.height() - line.top() - high - 3)
            painter.setFont(font(TextRole.SMALL))
            flags = leading | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(placed(under), flags, self._choice.reason)
