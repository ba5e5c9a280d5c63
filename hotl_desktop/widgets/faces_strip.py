"""What each of the six faces would allow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from hotl_desktop.games.base import FACES
from hotl_desktop.view.dice import paint_die, paint_sunk_die
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import sentences
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, TextRole, Theme, Weight
from hotl_desktop.widgets.style import ThemeHost, track_fill
from hotl_desktop.widgets.text import ElidedLabel, Tone, plain_label, plain_tooltip

_DIE: Final = 24.0
_HEIGHT: Final = 84
_SPACING: Final = 6
_ABOVE: Final = 12
"""Over the dice: the frame round the face that has fallen begins there."""
_TIGHTER: Final = 6
"""So much less over and under them where there is little room."""
_CHANCE_HEIGHT: Final = 24
"""More, where chances are shown. The room stays once it was needed, so that nothing under the strip jumps."""


@dataclass(frozen=True, slots=True)
class FaceOutlook:
    """What one face would allow."""

    face: int
    choices: int
    """How many moves."""
    best: str = ""
    """The best of them in a word or a number; a pass when there is none."""
    spoken: str = ""
    """The same as a sentence, for assistive technology and for whoever points at it."""
    chance: str = ""
    """The chance to win once it has fallen, as it is shown; empty where it is not known."""
    share: float = 0.0
    """The same chance, 0 to 1."""


class FacesStrip(QWidget):
    """The six faces in a row, with a heading."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty strip."""
        super().__init__(parent)
        self._title = ElidedLabel("", TextRole.NUMBER, Tone.INK, self)
        self._legend = plain_label("", TextRole.SMALL, Tone.SECOND, self)
        self._columns = _Columns(themes, self)
        head = QHBoxLayout()
        head.setSpacing(Space.XS)
        head.addWidget(self._title, 1)
        head.addWidget(self._legend)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        column.addLayout(head)
        column.addWidget(self._columns)
        self._column = column
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_tight(self, tight: bool) -> None:
        """Leave less room round the faces, for windows that have little."""
        self._column.setSpacing(Space.XXS // 2 if tight else _SPACING)
        self._columns.set_tight(tight)

    def set_heading(self, title: str, legend: str = "") -> None:
        """Say what the strip is about, and what the two lines under each die are."""
        self._title.setText(title)
        self._legend.setText(legend)
        self._columns.setAccessibleName(title)
        self._fit()

    def _fit(self) -> None:
        """Leave the legend out where the title would be cut off for it: who points at a face reads the same."""
        wanted = self._title.sizeHint().width() + Space.XS + self._legend.sizeHint().width()
        self._legend.setVisible(bool(self._legend.text()) and wanted <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def heading(self) -> str:
        """What the strip is about; empty where nothing is known."""
        return self._title.text()

    def keep_room_for_chances(self, on: bool) -> None:
        """Whether figures are to be expected under the faces."""
        self._columns.keep_room_for_chances(on)

    def set_outlooks(self, seat: int, outlooks: Sequence[FaceOutlook], current: int | None = None) -> None:
        """Show the faces for the seat index; `current` is the face that has fallen, if one has."""
        self._columns.set_outlooks(seat, tuple(outlooks), current)


class _Columns(QWidget):
    def __init__(self, themes: ThemeHost, parent: QWidget) -> None:
        super().__init__(parent)
        self._themes = themes
        self._seat = 0
        self._outlooks: tuple[FaceOutlook, ...] = ()
        self._current: int | None = None
        self._shows_chances = False
        self._is_tight = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_tight(self, tight: bool) -> None:
        if tight != self._is_tight:
            self._is_tight = tight
            self.updateGeometry()
            self.update()

    def set_outlooks(self, seat: int, outlooks: tuple[FaceOutlook, ...], current: int | None) -> None:
        if (seat, outlooks, current) != (self._seat, self._outlooks, self._current):
            self._seat, self._outlooks, self._current = seat, outlooks, current
            self.setAccessibleDescription(sentences(outlook.spoken for outlook in outlooks))
            if any(outlook.chance for outlook in outlooks):
                self.keep_room_for_chances(True)
            self.update()

    def keep_room_for_chances(self, on: bool) -> None:
        if on != self._shows_chances:
            self._shows_chances = on
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = _HEIGHT + (_CHANCE_HEIGHT if self._shows_chances else 0) - (2 * _TIGHTER if self._is_tight else 0)
        return QSize(len(FACES) * 50, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(len(FACES) * 36, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Say in words what is pointed at."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = int(event.pos().x() * len(FACES) / max(1, self.width()))
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                place = len(FACES) - 1 - place
            if 0 <= place < len(self._outlooks) and self._outlooks[place].spoken:
                QToolTip.showText(event.globalPos(), plain_tooltip(self._outlooks[place].spoken), self)
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        painter = QPainter(self)
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        width = self.width() / len(FACES)
        above = _ABOVE - (_TIGHTER if self._is_tight else 0)
        for index, outlook in enumerate(self._outlooks):
            place = len(FACES) - 1 - index if backwards else index
            column = QRectF(place * width, 0, width, self.height())
            center = QPointF(column.center().x(), above + _DIE / 2)
            current = outlook.face == self._current
            if current:
                with saved(painter):
                    stroke = 2.0 if theme.high_contrast else 1.5
                    painter.setPen(pen(tokens.accent, stroke))
                    painter.setBrush(tokens.surface)
                    frame = QRectF(0, 0, min(width - 2, 64.0), self.height() - stroke)
                    frame.moveCenter(column.center())
                    painter.drawRoundedRect(frame, Radius.CONTROL, Radius.CONTROL)
            usable = outlook.choices > 0
            (paint_die if usable else paint_sunk_die)(painter, center, _DIE, theme, outlook.face, self._seat)
            painter.setPen(tokens.ink if usable else tokens.disabled)
            painter.setFont(font(TextRole.NUMBER, pixels=14))
            line = QRectF(column.left(), center.y() + _DIE / 2 + 6, width, 18)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, str(outlook.choices))
            painter.setPen(tokens.ink2 if usable else tokens.disabled)
            small = font(TextRole.SMALL, weight=Weight.SEMIBOLD if current else None)
            painter.setFont(small)
            under = QRectF(column.left(), line.bottom(), width, 16)
            best = QFontMetricsF(small).elidedText(outlook.best, Qt.TextElideMode.ElideRight, width - 2)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, best)
            if outlook.chance:
                bar = QRectF(column.left() + 6, under.bottom() + 4, width - 12, 3)
                paint_share(painter, bar, theme, outlook.share, backwards=backwards)
                painter.setPen(tokens.ink)
                painter.setFont(font(TextRole.NUMBER, weight=Weight.SEMIBOLD if current else Weight.REGULAR))
                figure = QRectF(column.left(), bar.bottom() + 1, width, 16)
                painter.drawText(figure, Qt.AlignmentFlag.AlignCenter, outlook.chance)


def paint_share(painter: QPainter, rect: QRectF, theme: Theme, share: float, *, backwards: bool) -> None:
    """A thin track that is filled to `share` (0 to 1), from its leading end."""
    radius = rect.height() / 2
    length = max(rect.height(), min(1.0, share) * rect.width())
    filled = QRectF(rect.right() - length if backwards else rect.left(), rect.top(), length, rect.height())
    with saved(painter):
        painter.setBrush(track_fill(theme))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setBrush(theme.palette.accent)
        painter.drawRoundedRect(filled, radius, radius)
