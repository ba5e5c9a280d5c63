"""Pictures to look at in tests: drawn offscreen, read pixel by pixel."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter


def drawn(width: float, height: float, draw: Callable[[QPainter], None], scale: float = 1.0) -> QImage:
    """What `draw` draws on nothing, `width` by `height` logical pixels."""
    image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


def pixel(image: QImage, point: QPointF) -> QColor:
    """The colour at a point in logical pixels."""
    scale = image.devicePixelRatio()
    return image.pixelColor(int(point.x() * scale), int(point.y() * scale))


def distance(one: QColor, other: QColor) -> float:
    """How far two colours are apart in the cube of their channels."""
    return math.dist((one.red(), one.green(), one.blue()), (other.red(), other.green(), other.blue()))


def values(image: QImage) -> list[int]:
    """All pixels as 0xAARRGGBB, row by row."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return list(memoryview(plain.constBits()).cast("I"))


def places(image: QImage, wanted: Callable[[QColor], bool]) -> set[tuple[int, int]]:
    """The device pixels whose colour is wanted."""
    width, known, found = image.width(), {}, set()
    for index, value in enumerate(values(image)):
        if value not in known:
            known[value] = wanted(QColor.fromRgba(value))
        if known[value]:
            found.add((index % width, index // width))
    return found


def islands(pixels: set[tuple[int, int]], smallest: int = 1) -> int:
    """How many separate groups of touching pixels there are, of at least so many pixels."""
    left, count = set(pixels), 0
    while left:
        size, front = 0, [left.pop()]
        while front:
            x, y = front.pop()
            size += 1
            for neighbour in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if neighbour in left:
                    left.remove(neighbour)
                    front.append(neighbour)
        count += size >= smallest
    return count


def opaque(image: QImage) -> Iterator[tuple[int, int, int]]:
    """Every device pixel that is not wholly clear: x, y, alpha."""
    width = image.width()
    for index, value in enumerate(values(image)):
        if value >> 24:
            yield index % width, index // width, value >> 24
