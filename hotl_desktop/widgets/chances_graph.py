"""How everybody's chances went: a line a seat over the steps of a game.

A seat is told by its colour, by its emblem on the line and at its end, and by how the line is dashed. What the picture
says is also said in words, for whoever cannot see it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from hotl_desktop.view.chips import paint_badge
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import listed
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, TextRole, Theme, Weight, with_alpha

from .advice_words import mark_text, short_chance_text
from .focus_ring import set_focus_radius
from .mark_signs import paint_mark_sign
from .style import ThemeHost
from .text import plain_tooltip

_LEFT: Final = 38.0
_GAP: Final = 6.0
"""Between the plot and the emblems at its end."""
_WORD_GAP: Final = 4.0
"""Between an emblem there and its figure, and from that to the edge."""
_TOP: Final = 18.0
_BOTTOM: Final = 20.0
_BADGE: Final = 13.0
_END_BADGE: Final = 17.0
_BADGE_EVERY: Final = 105.0
"""About so far apart are the emblems on a line, in logical pixels."""
_LINE: Final = 2.2
_CASING: Final = 4.6
_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (6.0, 1.8), (2.0, 1.4), (7.0, 1.6, 1.6, 1.6))
"""How the line of each seat index is dashed, in widths of it: some colours are too much alike for some eyes."""
_STEPS: Final = (0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class Course:
    """The chances of one seat."""

    seat: int
    """Seat index."""
    name: str
    """The player, fit to be shown."""
    chances: tuple[float, ...]
    """Before each step of the game, and at its end: 0 to 1."""


@dataclass(frozen=True, slots=True)
class GraphMark:
    """A decision that gave something away."""

    at: int
    """The number of steps before it."""
    seat: int
    """Seat index."""
    mark: str
    """`doubtful`, `bad` or `very bad`."""


class ChancesGraph(QWidget):
    """The graph. The position shown is a line across it; a click anywhere goes to that position."""

    picked = Signal(int)
    """The position after this many steps is wanted."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty graph."""
        super().__init__(parent)
        self._themes = themes
        self._courses: tuple[Course, ...] = ()
        self._marks: tuple[GraphMark, ...] = ()
        self._turns: tuple[tuple[int, str], ...] = ()
        self._title_of: Callable[[int], str] = lambda _at: ""
        self._current = 0
        self._hovered: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._end_room = _end_width()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._say()
        set_focus_radius(self, Radius.CONTROL_SMALL)

    def _say(self) -> None:
        self.setAccessibleName(self.tr("Chances to win over the game"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    # ------------------------------------------------------------------------------------------------- content

    @property
    def courses(self) -> tuple[Course, ...]:
        """The lines."""
        return self._courses

    @property
    def current(self) -> int:
        """After how many steps the position is that is shown."""
        return self._current

    def show_game(
        self,
        courses: Sequence[Course],
        marks: Sequence[GraphMark],
        turns: Sequence[tuple[int, str]],
        title_of: Callable[[int], str],
    ) -> None:
        """Show a game.

        Args:
            courses: of every seat, equally long.
            marks: of decisions.
            turns: where on the way a number of a turn may stand, and that number.
            title_of: names a position by the number of steps before it, for pointing at it.
        """
        self._courses, self._marks = tuple(courses), tuple(marks)
        self._turns, self._title_of = tuple(turns), title_of
        self._hovered = None
        self._end_room = _end_width()
        self.set_current(min(self._current, self._last))
        self.update()

    def set_current(self, at: int) -> None:
        """Show which position is seen beside the graph."""
        self._current = max(0, min(at, self._last))
        self.setAccessibleDescription(self.spoken(self._current))
        self.update()

    def spoken(self, at: int) -> str:
        """The chances at a position in words."""
        if not self._courses:
            return ""
        parts = [f"{one.name} {short_chance_text(one.chances[at])}" for one in self._courses]
        title = self._title_of(at)
        mark = next((mark_text(one.mark) for one in self._marks if one.at == at), "")
        return listed((title, mark, *parts))

    @property
    def _last(self) -> int:
        return len(self._courses[0].chances) - 1 if self._courses else 0

    # ---------------------------------------------------------------------------------------------- geometry

    def _plot(self) -> QRectF:
        right = _GAP + _END_BADGE + 2 * _WORD_GAP + self._end_room
        return QRectF(_LEFT, _TOP, max(1.0, self.width() - _LEFT - right), max(1.0, self.height() - _TOP - _BOTTOM))

    def _ceiling(self) -> float:
        highest = max((max(one.chances) for one in self._courses), default=1.0)
        return next((step for step in _STEPS if step >= highest - 1e-9), 1.0)

    def x_of(self, at: int) -> float:
        """Where the position after so many steps is across the widget."""
        plot = self._plot()
        return plot.left() + (plot.width() * at / self._last if self._last else 0.0)

    def _y_of(self, chance: float) -> float:
        plot = self._plot()
        return plot.bottom() - plot.height() * chance / self._ceiling()

    def _at(self, x: float) -> int:
        plot = self._plot()
        return max(0, min(self._last, round((x - plot.left()) / plot.width() * self._last)))

    def sizeHint(self) -> QSize:
        return QSize(480, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 116)

    # --------------------------------------------------------------------------------------------------- hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._courses:
            self.picked.emit(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._courses:
            return
        at = self._at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            if at != self._current:
                self.picked.emit(at)
        elif at != self._hovered:
            self._hovered = at
            QToolTip.showText(event.globalPosition().toPoint(), plain_tooltip(self.spoken(at)), self)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page keys go further at once; the keys of the bar under the board step from move to move."""
        far = max(1, self._last // 10)
        step = {Qt.Key.Key_PageUp: -far, Qt.Key.Key_PageDown: far}.get(Qt.Key(event.key()))
        if step is None or not self._courses:
            super().keyPressEvent(event)
            return
        self.picked.emit(max(0, min(self._last, self._current + step)))

    # ----------------------------------------------------------------------------------------------- appearance

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._end_room = _end_width()  # larger letters are told so

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        with saved(QPainter(self)) as painter:
            self._paint_grid(painter, theme)
            if not self._courses:
                return
            self._paint_place(painter, theme)
            for course in self._courses:
                self._paint_line(painter, theme, course)
            for number, course in enumerate(self._courses):
                self._paint_badges(painter, theme, number, course)
            for mark in self._marks:
                self._paint_mark(painter, theme, mark)
            self._paint_ends(painter, theme)

    def _paint_grid(self, painter: QPainter, theme: Theme) -> None:
        plot, tokens = self._plot(), theme.palette
        ceiling = self._ceiling()
        painter.setFont(font(TextRole.CAPTION))
        lines = [0.0, *(step for step in _STEPS if step <= ceiling)]
        if plot.height() / len(lines) < 22:
            lines = [0.0, ceiling / 2, ceiling]
        for chance in lines:
            y = self._y_of(chance)
            painter.setPen(pen(tokens.line, 1.0))
            painter.drawLine(QPointF(plot.left(), round(y) + 0.5), QPointF(plot.right(), round(y) + 0.5))
            painter.setPen(tokens.ink2)
            box = QRectF(0, y - 8, plot.left() - Space.XS, 16)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, short_chance_text(chance)
            )
        after = -1e9
        for at, text in self._turns:
            x = self.x_of(at)
            if x - after >= 42 and x <= plot.right() + 2:
                after = x
                painter.setPen(tokens.ink2)
                painter.drawText(QRectF(x - 22, plot.bottom() + 5, 44, 14), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_place(self, painter: QPainter, theme: Theme) -> None:
        """Where on the way the position is that is shown, and the one that is pointed at."""
        plot, tokens = self._plot(), theme.palette
        if self._hovered is not None and self._hovered != self._current:
            x = self.x_of(self._hovered)
            painter.setPen(pen(with_alpha(tokens.ink2, 0.7), 1.0))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        x = self.x_of(self._current)
        band = QRectF(x - 6, plot.top() - 4, 12, plot.height() + 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.selection)
        painter.drawRoundedRect(band, 6, 6)
        painter.setPen(pen(tokens.accent, 1.8))
        painter.drawLine(QPointF(x, band.top() + 2), QPointF(x, band.bottom() - 2))

    def _paint_line(self, painter: QPainter, theme: Theme, course: Course) -> None:
        path = QPainterPath(QPointF(self.x_of(0), self._y_of(course.chances[0])))
        for at, chance in enumerate(course.chances[1:], 1):
            path.lineTo(QPointF(self.x_of(at), self._y_of(chance)))
        painter.strokePath(path, pen(theme.palette.surface, _CASING))
        painter.strokePath(path, line_pen(theme, course.seat))

    def _paint_badges(self, painter: QPainter, theme: Theme, number: int, course: Course) -> None:
        """Emblems along the line, those of each seat at places of its own."""
        plot = self._plot()
        count = max(1, math.floor(plot.width() / _BADGE_EVERY))
        shift = (number + 0.5) / len(self._courses)
        for index in range(count):
            at = round((index + shift) / count * self._last)
            where = QPointF(self.x_of(at), self._y_of(course.chances[at]))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.palette.surface)
            painter.drawEllipse(where, _BADGE / 2 + 1.6, _BADGE / 2 + 1.6)
            paint_badge(painter, where, _BADGE, theme, course.seat)

    def _paint_mark(self, painter: QPainter, theme: Theme, mark: GraphMark) -> None:
        course = next((one for one in self._courses if one.seat == mark.seat), None)
        if course is None or not 0 <= mark.at <= self._last:
            return
        tip = QPointF(self.x_of(mark.at), max(_TOP - 6, self._y_of(course.chances[mark.at]) - 6))
        paint_mark_sign(painter, tip, theme, mark.mark)

    def _paint_ends(self, painter: QPainter, theme: Theme) -> None:
        """Who has which line, at its end, as far apart as they can be read."""
        plot, tokens = self._plot(), theme.palette
        ends = sorted(self._courses, key=lambda one: -one.chances[-1])
        pitch = _END_BADGE + 2
        places = [self._y_of(one.chances[-1]) for one in ends]
        for index in range(1, len(places)):
            places[index] = max(places[index], places[index - 1] + pitch)
        # Below the plot the turns are written.
        fits = (len(places) - 1) * pitch <= plot.height()
        lowest = plot.bottom() if fits else self.height() - _END_BADGE / 2 - 1
        over = places[-1] - lowest if places else 0.0
        if over > 0:
            places[-1] -= over
            for index in range(len(places) - 2, -1, -1):
                places[index] = min(places[index], places[index + 1] - pitch)
        painter.setFont(_end_font())
        for course, y in zip(ends, places, strict=True):
            badge = QPointF(plot.right() + _GAP + _END_BADGE / 2, y)
            paint_badge(painter, badge, _END_BADGE, theme, course.seat)
            painter.setPen(tokens.ink)
            box = QRectF(badge.x() + _END_BADGE / 2 + _WORD_GAP, y - 9, self._end_room + _WORD_GAP, 18)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short_chance_text(course.chances[-1])
            )


def _end_font() -> QFont:
    return font(TextRole.NUMBER, weight=Weight.SEMIBOLD)


def _end_width() -> float:
    """What the widest figure at an end needs: languages write percentages differently, and letters can be larger."""
    return QFontMetricsF(_end_font()).horizontalAdvance(short_chance_text(1.0))


def line_pen(theme: Theme, seat: int) -> QPen:
    """How the line of a seat index is drawn."""
    made = pen(theme.seats[seat].line, _LINE)
    dashes = _DASHES[seat % len(_DASHES)]
    if dashes:
        made.setDashPattern(list(dashes))
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made
