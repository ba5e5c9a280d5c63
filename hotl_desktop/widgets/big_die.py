"""The die of the turn, large, that can be thrown."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.view.dice import RADIUS, paint_die
from hotl_desktop.view.emblems import emblem_path
from hotl_desktop.view.paint import dashed_pen, saved, square
from hotl_desktop.view.theme import Moves, with_alpha
from hotl_desktop.widgets.style import ThemeHost

_REST_TILT: Final = -4.0
"""How a thrown die comes to lie, degrees: not quite straight."""
_TURNS: Final = (3, 5, 1, 6, 2, 4)
"""The faces that flash by."""
_SHOWN_FROM: Final = 0.62
"""From this share of a throw on, the die shows what it fell on."""


class BigDie(QWidget):
    """A die of a seat, its place while it has not fallen, or nothing at all."""

    def __init__(self, themes: ThemeHost, side: int = 84, parent: QWidget | None = None) -> None:
        """Make it for a die `side` logical pixels large."""
        super().__init__(parent)
        self._themes = themes
        self._side = side
        self._seat: int | None = 0
        self._face: int | None = None
        self._at = 1.0
        self._throw = QVariantAnimation(self)
        self._throw.setStartValue(0.0)
        self._throw.setEndValue(1.0)
        self._throw.valueChanged.connect(self._show_at)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_side(self, side: int) -> None:
        """Draw it in another size."""
        if side != self._side:
            self._side = side
            self.updateGeometry()
            self.update()

    def show_die(self, seat: int | None, face: int | None) -> None:
        """Lay the die of the seat index (None: a Power Die) there, or only its place when `face` is None."""
        if (seat, face) != (self._seat, self._face):
            self._throw.stop()
            self._seat, self._face, self._at = seat, face, 1.0
            self._tell()
            self.update()

    def _tell(self) -> None:
        self.setAccessibleName("" if self._face is None else self.tr("Die: {face}").format(face=self._face))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()

    def throw(self, seat: int | None, face: int) -> None:
        """Throw the die so that it falls on `face`. It is there at once; only the picture takes its time."""
        self.show_die(seat, face)
        self._throw.stop()
        duration = self._themes.duration(Moves.TUMBLE)
        if duration == 0:
            return
        self._throw.setEasingCurve(Moves.TUMBLE.curve())
        self._throw.setDuration(duration)
        self._at = 0.0
        self._throw.start()

    def is_rolling(self) -> bool:
        """Whether a throw is being shown."""
        return self._throw.state() == QVariantAnimation.State.Running

    def finish(self) -> None:
        """Let a running throw be over."""
        self._throw.stop()
        self._at = 1.0
        self.update()

    @Slot(object)
    def _show_at(self, value: float) -> None:
        self._at = float(value)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._side * 1.22), round(self._side * 1.30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        center = QRectF(self.rect()).center()
        if self._face is None:
            self._paint_place(painter, center)
            return
        theme, left = self._themes.theme, 1.0 - self._at
        if left <= 0.0 or self._themes.reduced_motion:
            painter.setOpacity(self._at)
            paint_die(painter, center, self._side, theme, self._face, self._seat, tilt=_REST_TILT)
            return
        face = self._face if self._at >= _SHOWN_FROM else _TURNS[int(self._at * 10) % len(_TURNS)]
        lift = 0.22 * abs(math.cos(1.5 * math.pi * self._at)) * left
        away = QPointF(-left * min(self.width() / 2 - self._side * 0.6, self._side), 0)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            away = -away
        tilt = _REST_TILT - 300.0 * left
        paint_die(painter, center + away, self._side, theme, face, self._seat, lift=lift, tilt=tilt)

    def _paint_place(self, painter: QPainter, center: QPointF) -> None:
        theme = self._themes.theme
        line = theme.look(self._seat).line
        if not theme.high_contrast:
            line = with_alpha(line, 0.5)
        side = 0.86 * self._side
        place = square(center, side)
        with saved(painter):
            painter.setPen(dashed_pen(line, 2.0, 3.6 * side, 24))
            painter.drawRoundedRect(place, RADIUS * side, RADIUS * side)
            painter.fillPath(emblem_path(theme.look(self._seat).emblem, center, 0.30 * side), line)
