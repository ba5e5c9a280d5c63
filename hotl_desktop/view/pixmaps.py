"""Each piece is drawn once for a size, a screen and a theme; after that it is a picture.

Scene items show these pictures, so that they are sharp at every scale of the screen and cheap to move.
"""

from __future__ import annotations

import enum
import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from . import chips, dice
from .theme import Theme

LIMIT_BYTES: Final = 48 * 1024 * 1024
"""How much a cache holds before it forgets what was longest not asked for."""


class Part(enum.Enum):
    """What of a piece is in the picture. A piece in the air and its shadow on the board move apart."""

    WHOLE = "whole"
    BODY = "body"
    SHADOW = "shadow"


@dataclass(frozen=True, slots=True)
class _Key:
    kind: str
    theme: str
    seat: int | None
    face: int
    size: float
    ratio: float
    part: Part
    lift: float
    tilt: float
    trimmed: bool = False


def centered_offset(pixmap: QPixmap) -> QPointF:
    """The offset that puts the middle of the picture, so of the piece, on an item's position."""
    size = pixmap.deviceIndependentSize()
    return QPointF(-size.width() / 2, -size.height() / 2)


def pixel_rect(rect: QRectF, ratio: float) -> QRectF:
    """The smallest rectangle round `rect` whose edges are edges of device pixels."""
    left, top = math.floor(rect.left() * ratio), math.floor(rect.top() * ratio)
    right, bottom = math.ceil(rect.right() * ratio), math.ceil(rect.bottom() * ratio)
    return QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)


def painted(rect: QRectF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """What `paint` paints inside a rectangle whose edges are edges of device pixels."""
    size = rect.size() * ratio
    pixmap = QPixmap(max(1, round(size.width())), max(1, round(size.height())))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(-rect.topLeft())
    paint(painter)
    painter.end()
    return pixmap


def on_pixels(spot: QPointF, offset: QPointF, ratio: float) -> QPointF:
    """The point nearest to `spot` from where `offset` leads to a corner of a pixel of the screen.

    A picture whose corner lies there is copied as it is; elsewhere it would be up to Qt which pixels it takes.
    """
    corner = (spot + offset) * ratio
    return QPointF(math.floor(corner.x() + 0.5), math.floor(corner.y() + 0.5)) / ratio - offset


def show_straight(item: QGraphicsPixmapItem, straight: bool) -> None:
    """Say whether the picture of `item` is shown as it is, neither scaled nor turned.

    Then it is copied to the nearest pixels of the screen, which are too small for the difference to be seen in what
    moves. To compute it between them, as what is scaled or turned must be, takes several times as long.
    """
    modes = Qt.TransformationMode
    item.setTransformationMode(modes.FastTransformation if straight else modes.SmoothTransformation)


class PieceCache:
    """Pictures of pieces. `ratio` is the device pixel ratio of the screen they will be seen on.

    Every picture has the piece's centre (that of its cell) in its middle and the right device pixel ratio. It is
    square, with room for every shadow, unless it is asked for trimmed: then it ends where nothing is seen any more, as
    far from its middle on one side as on the other. What moves should be trimmed, because a picture's empty pixels
    take as long as the others. Needs a QGuiApplication.
    """

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        """`limit_bytes`: see `LIMIT_BYTES`."""
        self._limit = limit_bytes
        self._held = 0
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()

    @property
    def held_bytes(self) -> int:
        """The memory of all pictures that are held now."""
        return self._held

    def __len__(self) -> int:
        """How many pictures are held now."""
        return len(self._pictures)

    def clear(self) -> None:
        """Forget everything, as when the theme changes."""
        self._pictures.clear()
        self._held = 0

    def chip(
        self,
        theme: Theme,
        seat: int,
        cell: float,
        ratio: float,
        *,
        part: Part = Part.WHOLE,
        lift: float = 0.0,
        trimmed: bool = False,
    ) -> QPixmap:
        """A chip for cells of that size, see `chips.paint_chip`."""
        key = _Key("chip", theme.name, seat, 0, cell, ratio, part, lift, 0.0, trimmed)
        return self._get(
            key,
            chips.REACH + lift,
            lambda painter, middle: chips.paint_chip(
                painter, middle, cell, theme, seat, lift=lift, shadow=_shadow(part), body=_body(part)
            ),
        )

    def head(
        self,
        theme: Theme,
        seat: int,
        cell: float,
        ratio: float,
        *,
        part: Part = Part.WHOLE,
        lift: float = 0.0,
        trimmed: bool = False,
    ) -> QPixmap:
        """A Head for cells of that size, see `chips.paint_head`."""
        key = _Key("head", theme.name, seat, 0, cell, ratio, part, lift, 0.0, trimmed)
        return self._get(
            key,
            chips.REACH + lift,
            lambda painter, middle: chips.paint_head(
                painter, middle, cell, theme, seat, lift=lift, shadow=_shadow(part), body=_body(part)
            ),
        )

    def ghost(self, theme: Theme, seat: int, cell: float, ratio: float) -> QPixmap:
        """A chip that would be laid, see `chips.paint_ghost_chip`."""
        key = _Key("ghost", theme.name, seat, 0, cell, ratio, Part.WHOLE, 0.0, 0.0)
        return self._get(
            key,
            chips.REACH,
            lambda painter, middle: chips.paint_ghost_chip(painter, middle, cell, theme, seat),
        )

    def die(
        self,
        theme: Theme,
        face: int,
        seat: int | None,
        side: float,
        ratio: float,
        *,
        part: Part = Part.WHOLE,
        lift: float = 0.0,
        tilt: float = 0.0,
        trimmed: bool = False,
    ) -> QPixmap:
        """A die (seat None: a Power Die), see `dice.paint_die`."""
        key = _Key("die", theme.name, seat, face, side, ratio, part, lift, tilt, trimmed)
        return self._get(
            key,
            dice.REACH + lift,
            lambda painter, middle: dice.paint_die(
                painter,
                middle,
                side,
                theme,
                face,
                seat,
                lift=lift,
                tilt=tilt,
                shadow=_shadow(part),
                body=_body(part),
            ),
        )

    def sunk_die(self, theme: Theme, face: int, seat: int | None, side: float, ratio: float) -> QPixmap:
        """A die that is locked in the middle of a Player Row, see `dice.paint_sunk_die`."""
        key = _Key("sunk", theme.name, seat, face, side, ratio, Part.WHOLE, 0.0, 0.0)
        return self._get(
            key,
            dice.REACH,
            lambda painter, middle: dice.paint_sunk_die(painter, middle, side, theme, face, seat),
        )

    def badge(self, theme: Theme, seat: int, diameter: float, ratio: float) -> QPixmap:
        """A seat's badge with a hair's breadth of room round it, see `chips.paint_badge`."""
        key = _Key("badge", theme.name, seat, 0, diameter, ratio, Part.WHOLE, 0.0, 0.0)
        return self._get(
            key,
            0.5,
            lambda painter, middle: chips.paint_badge(painter, middle, diameter, theme, seat),
        )

    def _get(self, key: _Key, reach: float, draw: Callable[[QPainter, QPointF], None]) -> QPixmap:
        known = self._pictures.get(key)
        if known is not None:
            self._pictures.move_to_end(key)
            return known
        pixels = max(1, math.ceil(2 * reach * key.size * key.ratio))
        picture = QPixmap(pixels, pixels)
        picture.setDevicePixelRatio(key.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        logical = pixels / key.ratio
        draw(painter, QRectF(0, 0, logical, logical).center())
        painter.end()
        if key.trimmed:
            picture = _trimmed(picture)
        self._pictures[key] = picture
        self._held += _bytes(picture)
        while self._held > self._limit and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._held -= _bytes(oldest)
        return picture


def _trimmed(picture: QPixmap) -> QPixmap:
    """The picture without its empty margins, as much of them on one side as on the other."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    wide, high, line = image.width(), image.height(), image.bytesPerLine()
    alpha = bytes(image.constBits())
    left, top = wide // 2, high // 2
    for y in range(high):
        row = alpha[y * line : y * line + wide]
        seen = row.strip(b"\0")
        if seen:
            top = min(top, y, high - 1 - y)
            left = min(left, wide - len(row.lstrip(b"\0")), wide - len(row.rstrip(b"\0")))
    if left == wide // 2:
        return picture  # nothing at all is seen: a shadow where there are none
    return picture.copy(left, top, wide - 2 * left, high - 2 * top)


def _shadow(part: Part) -> bool:
    return part is not Part.BODY


def _body(part: Part) -> bool:
    return part is not Part.SHADOW


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
