"""Strength and Resistance of each row, right of the Lawn: two counted bars and a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import SEATS as NAMES
from hotl_desktop.games.get_off_my_lawn import Advance, GetOffMyLawnState, Place, Push

from ..chips import paint_badge
from ..fonts import font
from ..paint import saved
from ..tags import count_bar_width, paint_count_bar, paint_verdict
from ..theme import SEATS, TextRole, Theme, Weight

OUT_OF_REACH: Final = 0.60
"""How much is seen of a row that the seat to act has no die for."""
_LEAST_TEXT: Final = 11.0
_STEP: Final = 1.08
"""From one badge to the next, in badges."""
_LEAST_BLOCK: Final = 4.0
"""Smaller ones cannot be counted, and the number says it too."""


@dataclass(frozen=True, slots=True)
class RowStrength:
    """What is said of one row."""

    mover: int
    """Whose turn it is."""
    strength: int
    """Their Active Strength with the die being played; what they would stand for there, in a preview."""
    rivals: tuple[int, ...]
    """Who resists most; several when they are equal, nobody when nobody resists."""
    resistance: int
    within_reach: bool
    """The mover has a die for this row."""
    preview: bool = False
    """These are the Resistances after an action that is pointed at."""
    gain: int = 0
    """In a preview: how the mover's Resistance changes."""
    loss: int = 0
    """In a preview: how the strongest Resistance changes."""

    @property
    def missing(self) -> int:
        """How much Strength is missing; 0 when it is enough."""
        return max(0, self.resistance - self.strength)


def row_strength(state: GetOffMyLawnState, row: int, within_reach: bool, pointed: Action | None) -> RowStrength:
    """What is to be said of a row while somebody's turn is under way.

    Args:
        state: the position.
        row: 1 to 6.
        within_reach: the seat to move has a die for it.
        pointed: the legal action whose result is shown, if it changes the row.
    """
    mover = state.turn
    if isinstance(pointed, Place | Push | Advance) and pointed.row == row:
        after = state.apply(pointed)
        rivals, resistance = _rivals(after, row, mover)
        _, before = _rivals(state, row, mover)
        stands = after.resistance(NAMES[mover], row)
        gain = stands - state.resistance(NAMES[mover], row)
        return RowStrength(mover, stands, rivals, resistance, True, True, gain, resistance - before)
    only_staged = bool(state.staged_on(mover, row)) and row not in state.boundary_faces(NAMES[mover])
    strength = state.active_strength(NAMES[mover], row, advancing=only_staged)
    rivals, resistance = _rivals(state, row, mover)
    return RowStrength(mover, strength, rivals, resistance, within_reach)


def _rivals(state: GetOffMyLawnState, row: int, mover: int) -> tuple[tuple[int, ...], int]:
    most = state.strongest_resistance(NAMES[mover], row)
    others = [(mover + step) % len(SEATS) for step in (1, 2, 3)]
    return tuple(seat for seat in others if most and state.resistance(NAMES[seat], row) == most), most


def verdict_texts(facts: RowStrength) -> tuple[str, ...]:
    """The words under the bars, the longest first."""
    translate = QCoreApplication.translate
    if facts.preview:
        return translate("Strength", "after this"), translate("Strength", "after", "short for: after this")
    if facts.missing:
        return (
            translate("Strength", "needs %n more", "", facts.missing),
            translate("Strength", "needs %n", "short for: needs n more", facts.missing),
            f"−{facts.missing}",
        )
    return translate("Strength", "strong enough"), translate("Strength", "enough", "short for: strong enough")


def paint_row_strength(painter: QPainter, rect: QRectF, pitch: float, theme: Theme, facts: RowStrength) -> None:
    """What is said of one row, in its place right of the slab."""
    lines = [(facts.mover,), facts.rivals] if facts.rivals else [(facts.mover,)]
    numbers = [facts.strength, facts.resistance]
    changes = [facts.gain, facts.loss] if facts.preview else [0, 0]
    says = facts.within_reach or facts.preview
    height = min(max(0.205 * pitch, 15.0), rect.height() / 3)
    top = rect.center().y() - height * (len(lines) + says) / 2
    with saved(painter):
        painter.setOpacity(1.0 if says else OUT_OF_REACH)
        for index, seats in enumerate(lines):
            line = QRectF(rect.left(), top + index * height, rect.width(), height)
            _paint_line(painter, line, pitch, theme, seats, numbers[index], changes[index], own=index == 0, bold=says)
        if says:
            line = QRectF(rect.left(), top + len(lines) * height, rect.width(), height)
            _paint_verdict(painter, line, pitch, theme, facts)


def _paint_line(
    painter: QPainter,
    line: QRectF,
    pitch: float,
    theme: Theme,
    seats: tuple[int, ...],
    number: int,
    change: int,
    *,
    own: bool,
    bold: bool,
) -> None:
    gap = 0.05 * pitch
    text = font(TextRole.NUMBER, size=max(12.0, 0.145 * pitch), weight=Weight.BOLD if bold else Weight.SEMIBOLD)
    metrics = QFontMetricsF(text)
    figures = metrics.horizontalAdvance(str(number)) + gap
    small = font(TextRole.NUMBER, size=max(_LEAST_TEXT, 0.115 * pitch))
    delta = f"{change:+d}".replace("-", "−") if change else ""
    figures += QFontMetricsF(small).horizontalAdvance(delta) + gap if delta else 0

    # Rivals that are equal stand side by side, and make themselves small before they would lie over each other.
    badge = min(max(0.16 * pitch, 13.0), (line.width() - figures) / (_STEP * len(seats)))
    middle = line.center().y()
    for index, seat in enumerate(seats):
        paint_badge(painter, QPointF(line.left() + badge * (0.5 + index * _STEP), middle), badge, theme, seat)
    left = line.left() + badge * (1 + (len(seats) - 1) * _STEP) + gap

    room = line.right() - left - figures
    block = min(0.098 * pitch, room / max(1.0, count_bar_width(number, 1.0)))
    if number and block >= _LEAST_BLOCK:
        # Whose it is can only be told by the colour where it is one's alone.
        owner = seats[0] if len(seats) == 1 else None
        paint_count_bar(painter, QPointF(left, middle - block / 2), block, theme, owner, number)
        left += count_bar_width(number, block) + gap

    painter.setFont(text)
    painter.setPen(theme.palette.ink if bold else theme.palette.ink2)
    spot = QRectF(left, line.top(), line.right() - left + 4, line.height())
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
    painter.drawText(spot, flags, str(number))
    if delta:
        painter.setFont(small)
        painter.setPen(theme.palette.accent if (change > 0) is own else theme.palette.ink2)
        painter.drawText(spot.translated(metrics.horizontalAdvance(str(number)) + 0.05 * pitch, 0), flags, delta)


def _paint_verdict(painter: QPainter, line: QRectF, pitch: float, theme: Theme, facts: RowStrength) -> None:
    size = max(0.105 * pitch, 9.0)
    left = line.left()
    color = theme.palette.ink2
    if not facts.preview:
        enough = not facts.missing
        color = theme.palette.accent if enough else theme.palette.bad
        paint_verdict(painter, QPointF(left + size / 2 + 0.02 * pitch, line.center().y()), size, theme, enough)
        left += size + 0.07 * pitch
    text = font(TextRole.CAPTION, size=max(_LEAST_TEXT, 0.112 * pitch), weight=Weight.SEMIBOLD)
    words = longest_fit(verdict_texts(facts), text, line.right() - left)
    painter.setFont(text)
    painter.setPen(color)
    spot = QRectF(left, line.top(), line.right() - left + 4, line.height())
    painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def longest_fit(texts: tuple[str, ...], text_font: QFont, width: float) -> str:
    """The first of the texts that is no wider than `width`; nothing when none fits."""
    metrics = QFontMetricsF(text_font)
    return next((text for text in texts if metrics.horizontalAdvance(text) <= width), "")
