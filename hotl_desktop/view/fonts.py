"""The program's typeface: Inter, which comes with it, or the system's own where that cannot be used."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QFontMetricsF

from hotl_desktop.resources import resource_path

from .theme import TextRole, Weight

FAMILY: Final = "Inter"
FILES: Final = ("Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")
"""One file for each member of `Weight`."""

_TABULAR: Final = QFont.Tag("tnum")


_size_factor = 1.0


def set_text_size(percent: int) -> None:
    """Let all text be that large, in percent of its own size, from the next `font` on."""
    global _size_factor  # noqa: PLW0603 - as the typeface, it is one for the whole program
    _size_factor = percent / 100


def text_factor() -> float:
    """By what the sizes of the type scale are multiplied."""
    return _size_factor


@cache
def load_fonts() -> str:
    """Make the program's typeface known and return the name of its family.

    Needs a QGuiApplication. When a file is missing or unusable, the answer is the family of the system's own
    font, and nothing else happens.
    """
    # Looked at first, because Qt writes a warning about a file that it cannot open.
    paths = [resource_path("fonts", file) for file in FILES]
    if all(path.is_file() for path in paths) and all(
        QFontDatabase.addApplicationFont(str(path)) != -1 for path in paths
    ):
        return FAMILY
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()


def can_write(text: str) -> bool:
    """Whether there is a font for every letter of `text`: of the program's typeface, or of the system's."""
    metrics = QFontMetrics(QFont(load_fonts()))
    return all(metrics.inFontUcs4(ord(letter)) for letter in text)


def font(
    role: TextRole, *, pixels: int | None = None, size: float | None = None, weight: Weight | None = None
) -> QFont:
    """The font for a role of the type scale, in the size of text that was chosen. Needs a QGuiApplication.

    Args:
        role: what the text is for.
        pixels: instead of the role's own size, which is for the size of 100 %.
        size: instead of it, logical pixels, for text that grows with a board. There the size that was chosen counts
            by its square root: a board has the room that it has.
        weight: instead of the role's own.
    """
    style = role.value
    # Sizes below one pixel do not exist for Qt; a tiny preview still has to be drawn.
    wanted = (pixels or style.size) * _size_factor if size is None else size * math.sqrt(_size_factor)
    heavy = style.weight if weight is None else weight
    # A copy, as what is kept must not change.
    return QFont(_font(load_fonts(), max(1, round(wanted)), heavy, style.tabular))


@lru_cache(maxsize=512)
def _font(family: str, pixels: int, weight: int, tabular: bool) -> QFont:
    """Kept, as layouts and paint events ask for the same few fonts thousands of times."""
    made = QFont(family)
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(weight))
    if tabular:
        made.setFeature(_TABULAR, 1)
    return made


def label_width(label: str) -> float:
    """How wide a control's label is, in logical pixels. Needs a QGuiApplication."""
    return _label_width(label, load_fonts(), _size_factor)


@lru_cache(maxsize=2048)
def _label_width(label: str, _family: str, _factor: float) -> float:
    """Kept, as a layout asks for it again and again before it has found its place."""
    return QFontMetricsF(font(TextRole.LABEL)).horizontalAdvance(label)
