"""Line icons as vectors in the theme's colours, and the program's own icon.

Every icon is drawn on a grid of 24 by 24 with round ends; nothing is read from a file but the program's icon.
"""

from __future__ import annotations

import enum
import math
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from hotl_desktop.resources import resource_path

from .paint import pen
from .theme import Stroke, Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QPixmap

GRID: Final = 24.0

_SIZES: Final = (16, 20, 24)
_RATIOS: Final = (1, 1.25, 1.5, 1.75, 2, 2.5, 3)
_PIXELS: Final = sorted({round(size * ratio) for size in _SIZES for ratio in _RATIOS})
"""Icons are drawn at every number of pixels that the usual sizes have on the usual screens, so none is scaled."""


class Icon(enum.Enum):
    """What an icon stands for."""

    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    OVERLAY = "overlay"
    SETTINGS = "settings"
    BACK = "back"
    MENU = "menu"
    PLAY = "play"
    PAUSE = "pause"
    FIRST = "first"
    PREVIOUS = "previous"
    NEXT = "next"
    LAST = "last"
    REVIEW = "review"
    VERIFIED = "verified"
    SOUND_ON = "sound on"
    SOUND_OFF = "sound off"
    ROTATE = "rotate"
    HAND_OVER = "hand over"
    CLOSE = "close"
    TICK = "tick"
    INFO = "info"
    HELP = "help"


class Ink(enum.Enum):
    """What an icon is drawn on."""

    PANEL = "panel"
    """Panels, plain buttons."""
    ACCENT = "accent"
    """Primary buttons."""
    QUIET = "quiet"
    """Beside text that comes second."""


def icon(kind: Icon, theme: Theme, ink: Ink = Ink.PANEL) -> QIcon:
    """The icon in the theme's colours, normal and disabled. Needs a QGuiApplication."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - not before the first paint

    palette = theme.palette
    normal = {Ink.PANEL: palette.ink, Ink.ACCENT: palette.on_accent, Ink.QUIET: palette.ink2}[ink]
    made = QIcon()
    for pixels in _PIXELS:
        made.addPixmap(icon_pixmap(kind, normal, pixels), QIcon.Mode.Normal)
        made.addPixmap(icon_pixmap(kind, palette.disabled, pixels), QIcon.Mode.Disabled)
    return made


def icon_pixmap(kind: Icon, color: QColor, pixels: int) -> QPixmap:
    """The icon as a square picture of so many device pixels."""
    from PySide6.QtGui import QPixmap  # noqa: PLC0415 - not before the first paint

    picture = QPixmap(QSize(pixels, pixels))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_icon(painter, QRectF(0, 0, pixels, pixels), kind, color)
    painter.end()
    return picture


def paint_icon(painter: QPainter, rect: QRectF, kind: Icon, color: QColor) -> None:
    """The icon in a square."""
    lines, dots = _drawing(kind)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / GRID, rect.height() / GRID)
    painter.strokePath(lines, pen(color, Stroke.ICON))
    painter.fillPath(dots, color)
    painter.restore()


def app_icon() -> QIcon:
    """The program's icon: a Head that crosses a die."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - not before the first paint

    return QIcon(str(resource_path("icons", "hotl-desktop.svg")))


@cache
def _drawing(kind: Icon) -> tuple[QPainterPath, QPainterPath]:
    """The icon on its grid: what is stroked, and what is filled."""
    lines, dots = QPainterPath(), QPainterPath()
    match kind:
        case Icon.UNDO:
            _bow(lines)
        case Icon.REDO:
            _bow(lines)
            lines = _mirrored(lines)
        case Icon.HINT:
            _arc(lines, 12, 9.75, 6.25, 232, -284)
            lines.lineTo(15.1, 17.5)
            lines.lineTo(8.9, 17.5)
            lines.lineTo(_on_circle(12, 9.75, 6.25, 232))
            _line(lines, (9.9, 20.8), (14.1, 20.8))
        case Icon.OVERLAY:
            lines.moveTo(2.5, 12)
            lines.cubicTo(5.2, 7.6, 8.4, 5.5, 12, 5.5)
            lines.cubicTo(15.6, 5.5, 18.8, 7.6, 21.5, 12)
            lines.cubicTo(18.8, 16.4, 15.6, 18.5, 12, 18.5)
            lines.cubicTo(8.4, 18.5, 5.2, 16.4, 2.5, 12)
            lines.addEllipse(QPointF(12, 12), 2.9, 2.9)
        case Icon.SETTINGS:
            for y, knob in ((6, 15.5), (12, 8), (18, 13.5)):
                _line(lines, (3.5, y), (knob - 2.4, y))
                _line(lines, (knob + 2.4, y), (20.5, y))
                lines.addEllipse(QPointF(knob, y), 2.4, 2.4)
        case Icon.BACK:
            _line(lines, (20, 12), (4.5, 12))
            _line(lines, (10.5, 5.5), (4, 12), (10.5, 18.5))
        case Icon.MENU:
            for y in (6, 12, 18):
                _line(lines, (4, y), (20, y))
        case Icon.PLAY:
            _triangle(lines, dots, 8, 19)
        case Icon.PAUSE:
            for x in (8.5, 15.5):
                _line(lines, (x, 5.5), (x, 18.5))
        case Icon.FIRST | Icon.PREVIOUS | Icon.NEXT | Icon.LAST:
            _line(lines, (8.5, 6), (14.5, 12), (8.5, 18))
            if kind in (Icon.FIRST, Icon.LAST):
                lines.translate(-1.5, 0)
                _line(lines, (17.5, 6), (17.5, 18))
            if kind in (Icon.FIRST, Icon.PREVIOUS):
                lines = _mirrored(lines)
        case Icon.REVIEW:
            _line(lines, (3.5, 3.5), (3.5, 20.5), (20.5, 20.5))
            _line(lines, (7, 15.5), (11, 10.5), (14.5, 13.5), (20, 5.5))
        case Icon.VERIFIED:
            lines.moveTo(12, 2.8)
            lines.cubicTo(14.4, 4.7, 16.9, 5.6, 19.8, 5.7)
            lines.cubicTo(20.3, 13.2, 17.8, 18.2, 12, 21.3)
            lines.cubicTo(6.2, 18.2, 3.7, 13.2, 4.2, 5.7)
            lines.cubicTo(7.1, 5.6, 9.6, 4.7, 12, 2.8)
            lines.closeSubpath()
            _line(lines, (8.3, 12), (11, 14.7), (15.8, 9.4))
        case Icon.SOUND_ON:
            _speaker(lines)
            for radius in (4.6, 8.4):
                _arc(lines, 11, 12, radius, 42, -84)
        case Icon.SOUND_OFF:
            _speaker(lines)
            _line(lines, (15.5, 9.3), (21, 14.8))
            _line(lines, (21, 9.3), (15.5, 14.8))
        case Icon.ROTATE:
            _arc(lines, 12, 12, 8, 20, 300)
            tip = _on_circle(12, 12, 8, 20)
            _line(lines, (tip.x() + 1.2, tip.y() - 5.4), (tip.x(), tip.y()), (tip.x() - 5.4, tip.y() - 0.8))
        case Icon.HAND_OVER:
            lines.addEllipse(QPointF(7.5, 7.5), 3.4, 3.4)
            _arc(lines, 7.5, 20, 5.6, 180, -122)
            _line(lines, (12.5, 15.5), (21, 15.5))
            _line(lines, (17.4, 11.7), (21.2, 15.5), (17.4, 19.3))
        case Icon.CLOSE:
            _line(lines, (5.5, 5.5), (18.5, 18.5))
            _line(lines, (18.5, 5.5), (5.5, 18.5))
        case Icon.TICK:
            _line(lines, (4.5, 12.8), (9.6, 17.8), (19.5, 6.5))
        case Icon.INFO:
            lines.addEllipse(QPointF(12, 12), 9, 9)
            _line(lines, (12, 11.2), (12, 16.6))
            dots.addEllipse(QPointF(12, 7.6), 1.35, 1.35)
        case Icon.HELP:
            lines.addEllipse(QPointF(12, 12), 9, 9)
            _arc(lines, 12, 9.5, 2.6, 170, -215)
            lines.cubicTo(12.9, 12.2, 12, 12.5, 12, 13.8)
            dots.addEllipse(QPointF(12, 17.1), 1.3, 1.3)
    return lines, dots


def _line(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def _on_circle(x: float, y: float, radius: float, degrees: float) -> QPointF:
    """The point of a circle at an angle counted like Qt's: from three o'clock against the clock."""
    angle = math.radians(degrees)
    return QPointF(x + radius * math.cos(angle), y - radius * math.sin(angle))


def _arc(path: QPainterPath, x: float, y: float, radius: float, start: float, sweep: float) -> None:
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path.arcMoveTo(box, start)
    path.arcTo(box, start, sweep)


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, 1, GRID, 0).map(path)


def _bow(path: QPainterPath) -> None:
    """An arrow to the left that comes round from below."""
    _line(path, (9, 4.5), (4.5, 9), (9, 13.5))
    path.moveTo(5, 9)
    path.lineTo(14, 9)
    path.arcTo(QRectF(8.75, 9, 10.5, 10.5), 90, -180)
    path.lineTo(9, 19.5)


def _triangle(lines: QPainterPath, dots: QPainterPath, left: float, right: float) -> None:
    _line(lines, (left, 5.5), (right, 12), (left, 18.5))
    lines.closeSubpath()
    dots.addPath(lines)


def _speaker(path: QPainterPath) -> None:
    _line(path, (3.5, 9.5), (6.8, 9.5), (11.5, 5.2), (11.5, 18.8), (6.8, 14.5), (3.5, 14.5))
    path.closeSubpath()
