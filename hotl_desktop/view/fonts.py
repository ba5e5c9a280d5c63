"""The program's typeface: Inter, which comes with it, or the system's own where that cannot be used."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from hotl_desktop.resources import resource_path

from .theme import TextRole, Weight

FAMILY: Final = "Inter"
FILES: Final = ("Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")
"""One file for each member of `Weight`."""

_TABULAR: Final = QFont.Tag("tnum")


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


def font(role: TextRole, *, size: float | None = None, weight: Weight | None = None) -> QFont:
    """The font for a role of the type scale. Needs a QGuiApplication.

    `size` (logical pixels) and `weight` replace those of the role, for text that grows with a board.
    """
    style = role.value
    made = QFont(load_fonts())
    # Sizes below one pixel do not exist for Qt; a tiny preview still has to be drawn.
    made.setPixelSize(max(1, round(style.size if size is None else size)))
    made.setWeight(QFont.Weight(style.weight if weight is None else weight))
    if style.tabular:
        made.setFeature(_TABULAR, 1)
    return made
