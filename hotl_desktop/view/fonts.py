"""The program's typeface: Inter, which comes with it, or the system's own where that cannot be used."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics

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
    made = QFont(load_fonts())
    # Sizes below one pixel do not exist for Qt; a tiny preview still has to be drawn.
    wanted = (pixels or style.size) * _size_factor if size is None else size * math.sqrt(_size_factor)
    made.setPixelSize(max(1, round(wanted)))
    made.setWeight(QFont.Weight(style.weight if weight is None else weight))
    if style.tabular:
        made.setFeature(_TABULAR, 1)
    return made
