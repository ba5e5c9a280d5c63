"""Small signs about a seat: its badge, its score as a bar, its passes or strikes, a tag."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.view.chips import paint_badge
from hotl_desktop.view.lists import listed
from hotl_desktop.view.paint import pen, round_rect, saved
from hotl_desktop.view.tags import paint_strikes, paint_tag, strikes_size, tag_size
from hotl_desktop.view.theme import Stroke, Theme, emblem_name, lighter, seat_color_name, with_alpha
from hotl_desktop.widgets.style import ThemeHost, track_fill

_BAR_HEIGHT: Final = 10
_HATCH_PITCH: Final = 5.0
_HATCH_WIDTH: Final = 2.2
_FADED: Final = 0.38
"""A badge of a seat that nobody sits on."""


class SeatBadge(QWidget):
    """The round badge of a seat."""

    def __init__(self, themes: ThemeHost, seat: int, diameter: int = 32, parent: QWidget | None = None) -> None:
        """Make a badge for the seat index, `diameter` logical pixels wide."""
        super().__init__(parent)
        self._themes = themes
        self._seat = seat
        self._faded = False
        self.setFixedSize(diameter, diameter)
        self._tell_name()

    def set_seat(self, seat: int) -> None:
        """Show another seat."""
        if seat != self._seat:
            self._seat = seat
            self._tell_name()
            self.update()

    def set_faded(self, faded: bool) -> None:
        """Show it as not in play."""
        if faded != self._faded:
            self._faded = faded
            self.update()

    def _tell_name(self) -> None:
        emblem = self._themes.theme.seats[self._seat].emblem
        self.setAccessibleName(listed((seat_color_name(self._seat), emblem_name(emblem))))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell_name()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(_FADED if self._faded else 1.0)
        paint_badge(painter, QRectF(self.rect()).center(), self.width() - 1, self._themes.theme, self._seat)


def paint_score_bar(
    painter: QPainter, rect: QRectF, theme: Theme, seat: int, solid: float, hatched: float, *, backwards: bool = False
) -> None:
    """A track with the shares `solid` and, hatched behind it, `hatched`, both of the whole length.

    It runs from the left, or from the right when `backwards`.
    """
    tokens, look = theme.palette, theme.seats[seat]
    radius = rect.height() / 2
    track = round_rect(rect, radius)
    with saved(painter):
        painter.fillPath(track, track_fill(theme))
        solid, hatched = max(0.0, min(solid, 1.0)), max(0.0, min(hatched, 1.0 - solid))
        length = (solid + hatched) * rect.width()
        if length > 0:
            length = max(length, rect.height())
            split = solid * rect.width()

            def stretch(start: float, end: float) -> QRectF:
                left = rect.right() - end if backwards else rect.left() + start
                return QRectF(left, rect.top(), end - start, rect.height())

            filled = round_rect(stretch(0, length), radius)
            outline = with_alpha(tokens.rim, 1.0 if theme.high_contrast else 0.45)
            painter.save()
            painter.setClipPath(filled)
            if solid > 0:
                painter.fillRect(stretch(0, split), look.fill)
            if hatched > 0:
                start = split + (1.5 if solid > 0 else 0.0)
                painter.setClipRect(stretch(start, length), Qt.ClipOperation.IntersectClip)
                painter.fillRect(stretch(start, length), with_alpha(look.fill, 0.22))
                _hatch(painter, stretch(start, length), theme, seat)
            painter.restore()
            if theme.dark:
                # The fills alone are too dark for a dark track; the rim carries them, as it does on the board.
                inner = stretch(0, length).adjusted(0.5, 0.5, -0.5, -0.5)
                painter.setPen(pen(outline, 1.0))
                painter.drawRoundedRect(inner, radius - 0.5, radius - 0.5)
        if theme.high_contrast:
            painter.setPen(pen(tokens.line, Stroke.HAIRLINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)


def _hatch(painter: QPainter, rect: QRectF, theme: Theme, seat: int) -> None:
    fill = theme.seats[seat].fill
    painter.setPen(pen(lighter(fill, 0.25) if theme.dark else fill, _HATCH_WIDTH, Qt.PenCapStyle.FlatCap))
    height = rect.height()
    lines = QPainterPath()
    at = rect.left() - height
    while at < rect.right():
        lines.moveTo(QPointF(at, rect.bottom() + 1))
        lines.lineTo(QPointF(at + height + 2, rect.top() - 1))
        at += _HATCH_PITCH
    painter.drawPath(lines)


class ScoreBar(QWidget):
    """A score and the two parts it is made of, as lengths. The text that says so stands beside it."""

    def __init__(self, themes: ThemeHost, seat: int, parent: QWidget | None = None) -> None:
        """An empty track."""
        super().__init__(parent)
        self._themes = themes
        self._seat = seat
        self._solid = self._hatched = 0.0
        self.setFixedHeight(_BAR_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_parts(self, solid: int, hatched: int, full: int, seat: int | None = None) -> None:
        """Show both parts in points, on a track that stands for `full` points."""
        whole = max(1, full)
        self._solid, self._hatched = solid / whole, hatched / whole
        if seat is not None:
            self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, _BAR_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, _BAR_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_score_bar(
            QPainter(self),
            QRectF(self.rect()),
            self._themes.theme,
            self._seat,
            self._solid,
            self._hatched,
            backwards=self.layoutDirection() == Qt.LayoutDirection.RightToLeft,
        )


class Pips(QWidget):
    """So many of so many: passes, strikes."""

    def __init__(self, themes: ThemeHost, count: int = 3, parent: QWidget | None = None) -> None:
        """`count` hollow pips."""
        super().__init__(parent)
        self._themes = themes
        self._count = count
        self._filled = 0
        size = strikes_size(count)
        self.setFixedSize(round(size.width()), round(size.height()))

    def set_filled(self, filled: int) -> None:
        """Fill the first `filled` of them."""
        if filled != self._filled:
            self._filled = filled
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        paint_strikes(painter, QPointF(0, 0), self._themes.theme, self._filled, self._count)


class Tag(QWidget):
    """A short remark that stands out: dark on light, light on dark."""

    def __init__(self, themes: ThemeHost, text: str = "", parent: QWidget | None = None) -> None:
        """A tag that says `text`, on one line."""
        super().__init__(parent)
        self._themes = themes
        self._text = text
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def set_text(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return tag_size(self._text).toSize() + QSize(1, 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        center = QRectF(self.rect()).center() - QPointF(0, 1)
        paint_tag(QPainter(self), center, self._text, self._themes.theme)
