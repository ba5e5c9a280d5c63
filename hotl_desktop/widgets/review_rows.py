"""What a review lists: choices, how it might go on, the players' figures. The words come from outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.advice_marks import AdviceLook, label_size, paint_label
from hotl_desktop.view.chips import paint_badge
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import labelled, listed
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, TextRole

from .buttons import Pressable
from .focus_ring import set_focus_radius
from .pointed_row import PointedRow
from .signs import SeatBadge
from .style import ThemeHost, hover_fill
from .surfaces import Rule
from .text import ElidedLabel, Tone, aligned, plain_label, plain_tooltip

_ROW_HEIGHT: Final = 34
_CHANCE_WIDTH: Final = 50.0
_LOSS_WIDTH: Final = 46.0
_BADGE: Final = 17.0
_DIE_WIDTH: Final = 20
_POINT_PADDING: Final = 5
_TAG_HEIGHT: Final = 20
_TAG_GAP: Final = 2
"""Between a name and the label under it."""
_PLAYER_BADGE: Final = 22
_KNOWN_LETTERS: Final = 7
"""Of a long name that is elided."""
_SPARE: Final = 2
"""Pixels that a label keeps beside its text."""
_RESULT: Final = 5
"""The column of the result."""
_LEAVE_OUT: Final = (frozenset[int](), frozenset({_RESULT}), frozenset({_RESULT, _RESULT + 1}))
"""Which columns may have to go, one way after the other."""


@dataclass(frozen=True, slots=True)
class OptionLine:
    """A choice there was."""

    name: str
    chance: str
    loss: str
    """Against the best; empty for none."""
    tag: str = ""
    """On its label: best, played."""
    look: AdviceLook = AdviceLook.BEST
    """Of the label."""


@dataclass(frozen=True, slots=True)
class CourseLine:
    """A step of how it might go on."""

    seat: int
    """Seat index."""
    name: str
    chance: str
    """Of the seat that the question is about, after it."""
    die: int | None = None
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player's figures."""

    seat: int
    """Seat index."""
    name: str
    accuracy: str
    luck: str
    marks: str
    """How many decisions were doubtful, bad, very bad."""
    result: str
    adjusted: str
    """The result with ordinary luck."""


class LineRow(PointedRow):
    """A row of a list that can be pointed at and pressed."""

    def __init__(self, themes: ThemeHost, number: int, parent: QWidget | None = None) -> None:
        """The row of that number, from 0 on."""
        super().__init__(themes, number, parent)
        self._line: OptionLine | CourseLine = OptionLine("", "", "")
        self._is_chosen = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        set_focus_radius(self, Radius.CONTROL_SMALL)

    @property
    def line(self) -> OptionLine | CourseLine:
        """What it shows."""
        return self._line

    def show_line(self, line: OptionLine | CourseLine, *, chosen: bool = False) -> None:
        """Show this, as the one whose position is seen if `chosen`."""
        self._line = line
        self._is_chosen = chosen
        if isinstance(line, OptionLine):
            spoken = listed((line.name, line.tag, line.chance, line.loss))
        else:
            spoken = line.spoken or listed((line.name, line.chance))
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def _left(self) -> float:
        """Where the name begins, counted from the leading edge."""
        return Space.XS + (_BADGE + Space.XS + _DIE_WIDTH if isinstance(self._line, CourseLine) else 0.0)

    def _figures(self) -> float:
        return _CHANCE_WIDTH + (_LOSS_WIDTH if isinstance(self._line, OptionLine) else 0.0)

    def _tag(self) -> str:
        return self._line.tag if isinstance(self._line, OptionLine) else ""

    def _name_font(self) -> QFont:
        return font(TextRole.LABEL if self._tag() or self._is_chosen else TextRole.BODY)

    def _name_size(self, width: float) -> tuple[QSizeF, bool]:
        """The room that the name takes in a row of `width`, and whether its label goes under it."""
        metrics = QFontMetricsF(self._name_font())
        room = width - self._left() - self._figures() - Space.XS
        tag = label_size(self._tag()).width() + Space.XS if self._tag() else 0.0
        one_line = metrics.horizontalAdvance(self._line.name)
        if one_line + tag <= room:
            return QSizeF(one_line, metrics.height()), False
        wrapped = metrics.boundingRect(QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, self._line.name)
        return QSizeF(room, wrapped.height()), bool(tag)

    def heightForWidth(self, width: int) -> int:
        size, tag_below = self._name_size(width)
        below = _TAG_HEIGHT + _TAG_GAP if tag_below else 0
        return max(_ROW_HEIGHT, round(size.height() + below) + 2 * Space.XS)

    def sizeHint(self) -> QSize:
        return QSize(280, self.heightForWidth(280))

    def minimumSizeHint(self) -> QSize:
        return QSize(190, _ROW_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        line = self._line
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        leading = aligned(self, Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter
        trailing = aligned(self, Qt.AlignmentFlag.AlignRight) | Qt.AlignmentFlag.AlignVCenter

        def placed(left: float, width: float) -> QRectF:
            """A part of the row, counted from its leading edge."""
            at = self.width() - left - width if backwards else left
            return QRectF(at, 0, width, self.height())

        with saved(QPainter(self)) as painter:
            if self._is_chosen or self.underMouse() or self.isDown():
                painter.setBrush(tokens.selection if self._is_chosen else hover_fill(theme))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 1, 0, -1), Radius.CONTROL_SMALL, 8)
            at = float(Space.XS)
            loss = line.loss if isinstance(line, OptionLine) else ""
            figures, tag = self._figures(), self._tag()
            if isinstance(line, CourseLine):
                paint_badge(painter, placed(at, _BADGE).center(), _BADGE, theme, line.seat)
                at += _BADGE + Space.XS
                painter.setFont(font(TextRole.NUMBER))
                painter.setPen(tokens.ink2)
                if line.die is not None:
                    painter.drawText(placed(at, 14), Qt.AlignmentFlag.AlignCenter, str(line.die))
                at = self._left()
            size, tag_below = self._name_size(self.width())
            painter.setFont(self._name_font())
            painter.setPen(tokens.ink)
            name = placed(at, size.width() + 1)
            if tag_below:
                name.setTop((self.height() - size.height() - _TAG_GAP - _TAG_HEIGHT) / 2)
                name.setHeight(size.height())
            painter.drawText(name, leading | Qt.TextFlag.TextWordWrap, line.name)
            if isinstance(line, OptionLine) and tag:
                box = placed(at if tag_below else at + size.width() + Space.XS, label_size(tag).width())
                top = name.bottom() + _TAG_GAP if tag_below else box.center().y() - _TAG_HEIGHT / 2
                paint_label(painter, QRectF(box.left(), top, box.width(), _TAG_HEIGHT), tag, line.look, theme)
            painter.setFont(self._name_font())
            painter.setPen(tokens.ink)
            painter.drawText(placed(self.width() - figures - Space.XXS, _CHANCE_WIDTH), trailing, line.chance)
            if loss:
                painter.setFont(font(TextRole.NUMBER))
                painter.setPen(tokens.ink2)
                painter.drawText(placed(self.width() - _LOSS_WIDTH - Space.XXS, _LOSS_WIDTH), trailing, loss)
            painter.setPen(pen(tokens.line, 1.0))
            painter.setOpacity(0.6)
            bottom = self.height() - 0.5
            painter.drawLine(
                self.rect().left() + Space.XXS, round(bottom), self.rect().right() - Space.XXS, round(bottom)
            )


class PointRow(Pressable):
    """A moment that is worth a look, as words that lead there; as many lines as they need."""

    def __init__(self, themes: ThemeHost, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._text = text
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        set_focus_radius(self, Radius.CONTROL_SMALL)

    def label(self) -> str:
        """What it says."""
        return self._text

    def heightForWidth(self, width: int) -> int:
        room = QRectF(0, 0, width - 2 * Space.XXS, 1000)
        words = QFontMetricsF(font(TextRole.LABEL)).boundingRect(room, Qt.TextFlag.TextWordWrap, self._text)
        return round(words.height()) + 2 * _POINT_PADDING

    def sizeHint(self) -> QSize:
        # The height that it needs comes from its width: this one is for layouts that ask before they know that.
        return QSize(280, round(QFontMetricsF(font(TextRole.LABEL)).height()) + 2 * _POINT_PADDING)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        with saved(QPainter(self)) as painter:
            if self.underMouse() or self.isDown():
                painter.setBrush(hover_fill(theme))
                painter.drawRoundedRect(QRectF(self.rect()), Radius.CONTROL_SMALL, Radius.CONTROL_SMALL)
            painter.setFont(font(TextRole.LABEL))
            painter.setPen(theme.palette.accent)
            flags = aligned(self, Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter
            room = QRectF(self.rect()).adjusted(Space.XXS, 0, -Space.XXS, 0)
            painter.drawText(room, flags | Qt.TextFlag.TextWordWrap, self._text)


class LineList(QWidget):
    """Rows under each other; the arrow keys go from one to the next."""

    pointed = Signal(int)
    """The row of that number is pointed at, or -1 for none."""
    chosen = Signal(int)
    """The row of that number was pressed."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """No rows."""
        super().__init__(parent)
        self._themes = themes
        self._rows: list[LineRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    @property
    def rows(self) -> tuple[LineRow, ...]:
        """The rows."""
        return tuple(self._rows)

    def show_lines(self, lines: Sequence[OptionLine | CourseLine], chosen: int = -1) -> None:
        """Show these, the one of number `chosen` as the one whose position is seen.

        The keyboard stays in the list while there is a row.
        """
        if lines and any(row.hasFocus() for row in self._rows[len(lines) :]):
            self.focus_row(len(lines) - 1)
        while len(self._rows) > len(lines):
            row = self._rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(lines):
            row = LineRow(self._themes, len(self._rows), self)
            row.pointed.connect(self.pointed)
            row.stepped.connect(self._step)
            row.clicked.connect(self._choose)
            self._column.addWidget(row)
            row.show()
            self._rows.append(row)
        for number, (row, line) in enumerate(zip(self._rows, lines, strict=True)):
            row.show_line(line, chosen=number == chosen)

    def focus_row(self, number: int) -> bool:
        """Give the keyboard to the row of that number, or the last one; False where there is none."""
        if not self._rows:
            return False
        self._rows[min(number, len(self._rows) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _choose(self) -> None:
        row = self.sender()
        if isinstance(row, LineRow):
            self.chosen.emit(row.number)

    def _step(self, number: int) -> None:
        if 0 <= number < len(self._rows):
            self._rows[number].setFocus(Qt.FocusReason.TabFocusReason)


class _Heading(ElidedLabel):
    """Of a column; its tooltip says what the figures are."""

    def __init__(self, text: str, more: str) -> None:
        self._more = more
        super().__init__(text, TextRole.SMALL, Tone.SECOND)
        self.setAccessibleDescription(more)

    def _tell_the_rest(self) -> None:
        self.setToolTip(plain_tooltip(labelled(self.text(), self._more) if self.is_elided() else self._more))


class PlayerTable(QWidget):
    """The figures of all players."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty table."""
        super().__init__(parent)
        self._themes = themes
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.S)
        self._grid.setVerticalSpacing(5)
        self._lines: tuple[PlayerLine, ...] = ()
        self._room = 0
        self._title = ""
        self._left_out: frozenset[int] = frozenset()

    def set_title(self, title: str) -> None:
        """Say what the table is about in the line of the headings; an empty text leaves that to others."""
        if title != self._title:
            self._title = title
            self.show_players(self._lines)

    @property
    def lines(self) -> tuple[PlayerLine, ...]:
        """What is shown."""
        return self._lines

    def set_room(self, width: int) -> None:
        """Fit into that much: leave the result out, which is known from the game, then what follows from the rest."""
        self._room = width
        if self._best_left_out() != self._left_out:
            self.show_players(self._lines)

    def _best_left_out(self) -> frozenset[int]:
        """The columns that have no room."""
        for left_out in _LEAVE_OUT:
            if self._needed(left_out) <= self._room:
                break
        return left_out

    def _needed(self, left_out: frozenset[int]) -> float:
        """The width of a table without some columns: headings in full, of long names as much as makes them known."""
        figures, small = QFontMetricsF(font(TextRole.LABEL)), QFontMetricsF(font(TextRole.SMALL))
        rows = [(one.accuracy, one.luck, one.marks, one.result, one.adjusted) for one in self._lines]
        widths = [
            max(small.horizontalAdvance(head), *(figures.horizontalAdvance(row[column]) for row in rows))
            for column, (head, _more) in enumerate(self._heads())
            if column + 2 not in left_out and rows
        ]
        names = max((figures.horizontalAdvance(one.name) for one in self._lines), default=0.0)
        known = min(names, _KNOWN_LETTERS * figures.averageCharWidth())
        gaps = (len(widths) + 1) * (self._gap(left_out) + _SPARE)
        return _PLAYER_BADGE + known + sum(widths) + gaps

    def _heads(self) -> tuple[tuple[str, str], ...]:
        """The headings of the columns of figures, and what they mean."""
        return (
            (self.tr("Skill"), self.tr("100: nothing was given away in any decision.")),
            (self.tr("Luck"), self.tr("What the own dice brought, in points of the chance to win.")),
            (self.tr("Mistakes"), self.tr("How many decisions were doubtful / bad / very bad.")),
            (self.tr("Result"), self.tr("The share of the win, in percent; where it stands, of a game that goes on.")),
            (self.tr("Adjusted"), self.tr("The result with ordinary luck: it says more about play.")),
        )

    def _gap(self, left_out: frozenset[int]) -> int:
        return Space.XS if left_out else Space.S

    def show_players(self, lines: Sequence[PlayerLine]) -> None:
        """Show these players."""
        self._lines = tuple(lines)
        self._left_out = self._best_left_out()
        self._grid.setHorizontalSpacing(self._gap(self._left_out))
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        heads = self._heads()
        trailing = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if self._title:
            self._grid.addWidget(ElidedLabel(self._title, TextRole.LABEL), 0, 0, 1, 2)
        for column, (text, more) in enumerate(heads, 2):
            if column in self._left_out:
                continue
            heading = _Heading(text, more)
            heading.setAlignment(trailing)
            self._grid.addWidget(heading, 0, column)
        self._grid.addWidget(Rule(self._themes), 1, 0, 1, 7)
        for number, line in enumerate(self._lines):
            row = 2 + 2 * number
            self._grid.addWidget(SeatBadge(self._themes, line.seat, _PLAYER_BADGE), row, 0)
            self._grid.addWidget(ElidedLabel(line.name, TextRole.LABEL), row, 1)
            for column, text in enumerate((line.accuracy, line.luck, line.marks, line.result, line.adjusted), 2):
                if column in self._left_out:
                    continue
                label = plain_label(text, TextRole.BODY if column > 2 else TextRole.LABEL)
                label.setAccessibleName(labelled(listed((line.name, heads[column - 2][0])), text))
                self._grid.addWidget(label, row, column, trailing)
            self._grid.addWidget(Rule(self._themes), row + 1, 0, 1, 7)
        self._grid.setColumnStretch(1, 1)
