"""What all marks on the table have in common: what they are drawn for, what lies over what, a lit row, a tag."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState

from ..lawn_marks import paint_row_outline
from ..tags import Beak, grown_with, paint_tag, tag_size
from ..theme import Theme
from .layout import Z_LIVE, Z_ROD, TableLayout
from .marks import Mark
from .places import Counts

# What lies over what; dice are between 20 and 70, see `layout`.
Z_OUTLINE: Final = 10.0
Z_LAST: Final = 12.0
Z_SLOT: Final = 15.0
Z_RING: Final = Z_ROD + 0.5
Z_GOAL: Final = Z_LIVE + 1
Z_PILL: Final = Z_LIVE + 4
Z_DISC: Final = Z_LIVE + 9
Z_NEW: Final = Z_LIVE + 11
Z_PUSH: Final = Z_LIVE + 14
Z_PATH: Final = 65.0
Z_FOCUS: Final = 90.0
Z_TAG: Final = 100.0

Marks = dict[Hashable, Mark]


@dataclass(frozen=True)
class Setting:
    """What marks are drawn for."""

    layout: TableLayout
    theme: Theme
    state: GetOffMyLawnState
    counts: Counts
    names: tuple[str, str, str, str]

    @property
    def key(self) -> Hashable:
        """Whatever all marks look different with."""
        return self.theme.name, round(self.layout.pitch, 3)


def row_mark(setting: Setting, row: int) -> Mark:
    """A row that is lit for the seat to move."""
    lawn, q, theme, seat = setting.layout.lawn, setting.layout.pitch, setting.theme, setting.state.turn
    rect = lawn.row_rect(row).adjusted(-0.01 * q, 0.03 * q, 0.01 * q, -0.03 * q)
    return Mark(
        (setting.key, "row", seat),
        rect.adjusted(-0.06 * q, -0.06 * q, 0.06 * q, 0.06 * q),
        Z_OUTLINE,
        lambda painter: paint_row_outline(painter, rect, q, theme, seat),
    )


def tag_mark(setting: Setting, text: str, about: QRectF) -> Mark:
    """A tag above what it is about, or below it where there is no room above; all of it inside the setting."""
    area, theme, grown = setting.layout.area, setting.theme, grown_with(setting.layout.pitch * 0.4)
    size, away = tag_size(text, grown), 8 * grown
    above = about.top() - away - size.height() / 2
    beak, y = Beak.BOTTOM, above
    if above - size.height() / 2 < area.top() + 2:
        beak, y = Beak.TOP, about.bottom() + away + size.height() / 2
    half = size.width() / 2 + 3
    x = min(max(about.center().x(), area.left() + half), area.right() - half)
    center = QPointF(x, y)
    rect = QRectF(x - half, y - size.height() / 2 - away, 2 * half, size.height() + 2 * away)
    return Mark((theme.name, "tag", text, beak, grown), rect, Z_TAG, _tag_painter(center, text, theme, beak, grown))


def _tag_painter(center: QPointF, text: str, theme: Theme, beak: Beak, grown: float) -> Callable[[QPainter], None]:
    return lambda painter: paint_tag(painter, center, text, theme, beak=beak, grown=grown)
