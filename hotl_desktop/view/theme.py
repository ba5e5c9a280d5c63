"""Design tokens, made once: colours, seats, spacing, type, strokes, motion.

Everything that is drawn takes its numbers from here. Nothing needs a running application. There are no dataclasses:
to make one takes longer than all these numbers, and the first paint waits for it. Colours are shared
values: never change one in place (`setAlpha` and its like); `with_alpha`, `mix`, `lighter` and `darker` give
new ones.

A *seat index* is 0 to 3 everywhere in `view`, clockwise: NW, NE, SE, SW in Head of the Line and P1 to P4 in
Get Off My Lawn are the same four looks.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEasingCurve
from PySide6.QtGui import QColor

SEATS: Final = (0, 1, 2, 3)
"""The seat indices, clockwise from north-west."""


# --- colour -------------------------------------------------------------------------------------------------


def mix(a: QColor, b: QColor, share: float) -> QColor:
    """`a` with `share` (0 to 1) of `b` in it, alpha included."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        a.redF() * keep + b.redF() * share,
        a.greenF() * keep + b.greenF() * share,
        a.blueF() * keep + b.blueF() * share,
        a.alphaF() * keep + b.alphaF() * share,
    )


def lighter(color: QColor, share: float) -> QColor:
    """`color` mixed with `share` (0 to 1) of white."""
    return mix(color, QColor(255, 255, 255, color.alpha()), share)


def darker(color: QColor, share: float) -> QColor:
    """`color` mixed with `share` (0 to 1) of black."""
    return mix(color, QColor(0, 0, 0, color.alpha()), share)


def with_alpha(color: QColor, alpha: float) -> QColor:
    """`color` at the opacity `alpha` (0 to 1), whatever opacity it had."""
    return QColor.fromRgbF(color.redF(), color.greenF(), color.blueF(), alpha)


CREAM: Final = QColor("#FFF6E6")
"""Emblems on coloured pieces, the seam and the disc of a Head."""


class Palette:
    """One colour for each token."""

    def __init__(self, colors: Mapping[str, QColor]) -> None:
        """Args: colors: one for each token, by its name."""
        vars(self).update(colors)

    table: QColor
    """The ground of a window, in its middle."""
    edge: QColor
    """The ground of a window, at its edges."""
    surface: QColor
    """Cards, sheets, menus."""
    sunk: QColor
    """Tracks, trays, wells."""
    line: QColor
    """Hairlines and borders."""
    ink: QColor
    """Text."""
    ink2: QColor
    """Text that comes second."""
    disabled: QColor
    """Text and icons of what cannot be used."""
    accent: QColor
    """The interface asks: primary buttons, focus, links."""
    on_accent: QColor
    """Text on the accent."""
    accent_hover: QColor
    selection: QColor
    """The ground of a chosen list row."""
    frame_top: QColor
    """Wood in the light: the upper edge of the frame and the rail."""
    frame_bottom: QColor
    """Wood at the lower edge."""
    field: QColor
    """The Head of the Line board between its cells."""
    cell: QColor
    zone: QColor
    """A cell of the central 4x4."""
    inlay: QColor
    """The lines let into the wood: zone, hub."""
    lawn_even: QColor
    lawn_odd: QColor
    pit: QColor
    """The hollow of an empty position."""
    soil: QColor
    """The cut edge under the turf."""
    stone: QColor
    """The slab that carries the turf."""
    bay: QColor
    """A staging zone."""
    casing: QColor
    """The band round every line that lies on the board."""
    rim: QColor
    """The band round every piece, with its alpha."""
    warn: QColor
    """Strikes, passes, cautions."""
    bad: QColor
    """What is refused, lost or taken."""
    shadow: QColor
    """What a shadow is made of, opaque; painters add the alpha."""


class Emblem(enum.Enum):
    """The shape that says a seat without colour. Dice repeat it in their pips."""

    RING = "ring"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    SPLIT_SQUARE = "split square"
    DOT = "dot"
    """The plain round pip of Power Dice, which belong to nobody."""


class SeatLook(NamedTuple):
    """How one seat's pieces and lines look, or the Power Dice."""

    fill: QColor
    """The colour of the piece."""
    line: QColor
    """Paths, rings and text on a panel, the casing or a board."""
    ink: QColor
    """Emblem and pips on the fill."""
    mark: QColor
    """Crown and emblem on a cream disc, the same in every theme."""
    emblem: Emblem
    top: QColor
    """The fill where light falls."""
    bottom: QColor
    """The fill away from the light."""
    side: QColor
    """The thickness of the piece."""
    shine: float
    """Opacity of the white edge round a top."""


class Theme:
    """A whole look. Themes compare by identity; `name` is a key for caches and settings."""

    def __init__(
        self,
        name: str,
        palette: Palette,
        seats: tuple[SeatLook, SeatLook, SeatLook, SeatLook],
        power: SeatLook,
        *,
        high_contrast: bool,
        dark: bool,
    ) -> None:
        """Put a look together.

        Args:
            name: for caches and settings.
            palette: a colour for each token.
            seats: by seat index.
            power: the Power Dice.
            high_contrast: no shadows, 2 px outlines, the active panel outlined.
            dark: light on dark.
        """
        self.name: Final = name
        self.palette: Final = palette
        self.seats: Final = seats
        self.power: Final = power
        self.high_contrast: Final = high_contrast
        self.dark: Final = dark

    def look(self, seat: int | None) -> SeatLook:
        """The look of the seat index, or of Power Dice for None."""
        return self.power if seat is None else self.seats[seat]


_COLORS: Final = """
table         F1E9DC    26211C    000000
edge          E3D8C6    191613    000000
surface       FBF7EF    302923    000000
sunk          E9DFCF    1D1916    1C1C1C
line          DACDB8    463C33    FFFFFF
ink           2A231C    F3EADD    FFFFFF
ink2          66594B    BDB0A0    FFFFFF
disabled      A3978A    7C7064    A8A8A8
accent        176B5F    6CCBB7    5CE1E6
on_accent     FFFFFF    0D2722    000000
accent_hover  115449    8ADBCA    A6F3F5
selection     D9E8E1    24413A    004A4D
frame_top     C79F6E    5B432F    2A2A2A
frame_bottom  B58A59    493525    1F1F1F
field         D9BD93    2A211A    000000
cell          EBD8B8    3D3127    262626
zone          DDC196    4E3C2C    404040
inlay         7A5630    B48D60    FFFFFF
lawn_even     A3BE7D    526B43    1E3A14
lawn_odd      93B06C    475F3A    16300E
pit           7F9C59    36492C    0B1C06
soil          7B5E40    2E2219    000000
stone         D9CDB8    4A433B    1C1C1C
bay           E6DDCD    3D3730    2E2E2E
casing        FFF8EA    1A1410    1A1410
rim           A32A231C  99FFF3DF  FFFFFFFF
warn          9A5B00    EDB558    FFC24D
bad           A5301B    F5957E    FF9C85
shadow        3A2A18    000000    000000
"""
"""Token, then its colour in the light, the dark and the high-contrast theme, as RRGGBB or AARRGGBB."""


def _palette(column: int) -> Palette:
    rows = [row.split() for row in _COLORS.split("\n") if row]
    return Palette({row[0]: QColor(f"#{row[column]}") for row in rows})


def _seat(
    fill: str,
    line: str,
    mark: str,
    emblem: Emblem,
    ink: str = "#FFF6E6",
    light: float = 0.16,
) -> SeatLook:
    color = QColor(fill)
    return SeatLook(
        fill=color,
        line=QColor(line),
        ink=QColor(ink),
        mark=QColor(mark),
        emblem=emblem,
        top=lighter(color, light),
        bottom=darker(color, 0.05),
        side=darker(color, 0.34),
        shine=0.26,
    )


_DARK_INK: Final = "#3B2A05"
"""Emblem ink on gold."""

_LIGHT_SEATS: Final = (
    _seat("#4787D2", "#23599E", "#23599E", Emblem.RING, light=0.09),
    _seat("#BA3823", "#861A10", "#A5301B", Emblem.TRIANGLE),
    _seat("#F0C25B", "#7D5600", "#7D5600", Emblem.DIAMOND, ink=_DARK_INK, light=0.28),
    _seat("#452048", "#452048", "#452048", Emblem.SPLIT_SQUARE),
)
_DARK_SEATS: Final = (
    _seat("#4787D2", "#8DBBF2", "#23599E", Emblem.RING, light=0.09),
    _seat("#BA3823", "#F5957E", "#A5301B", Emblem.TRIANGLE),
    _seat("#F0C25B", "#F2C966", "#7D5600", Emblem.DIAMOND, ink=_DARK_INK, light=0.28),
    _seat("#543059", "#D3A9D6", "#452048", Emblem.SPLIT_SQUARE),
)


def _power(line: str) -> SeatLook:
    return SeatLook(
        fill=QColor("#F7F3EB"),
        line=QColor(line),
        ink=QColor("#2A231C"),
        mark=QColor("#2A231C"),
        emblem=Emblem.DOT,
        top=QColor("#FFFFFF"),
        bottom=QColor("#EFE8DB"),
        side=QColor("#C9BFAF"),
        shine=0.75,
    )


LIGHT: Final = Theme(
    "light",
    _palette(1),
    _LIGHT_SEATS,
    _power("#2A231C"),
    high_contrast=False,
    dark=False,
)
DARK: Final = Theme("dark", _palette(2), _DARK_SEATS, _power("#F3EADD"), high_contrast=False, dark=True)
HIGH_CONTRAST: Final = Theme(
    "high contrast",
    _palette(3),
    _DARK_SEATS,
    _power("#FFFFFF"),
    high_contrast=True,
    dark=True,
)
THEMES: Final = (LIGHT, DARK, HIGH_CONTRAST)


def seat_color_name(seat: int) -> str:
    """The name of the seat's colour, in the user's language, to stand alone or at the start of a sentence."""
    return (
        QCoreApplication.translate("Seat", "Blue"),
        QCoreApplication.translate("Seat", "Red"),
        QCoreApplication.translate("Seat", "Gold"),
        QCoreApplication.translate("Seat", "Plum"),
    )[seat]


def seat_letter(seat: int) -> str:
    """One letter for the seat's colour, in the user's language; the four differ."""
    return (
        QCoreApplication.translate("Seat", "B", "one letter for the colour blue"),
        QCoreApplication.translate("Seat", "R", "one letter for the colour red"),
        QCoreApplication.translate("Seat", "G", "one letter for the colour gold"),
        QCoreApplication.translate("Seat", "P", "one letter for the colour plum"),
    )[seat]


def emblem_name(emblem: Emblem) -> str:
    """The emblem in words, in the user's language, for assistive technology."""
    return {
        Emblem.RING: QCoreApplication.translate("Seat", "ring"),
        Emblem.TRIANGLE: QCoreApplication.translate("Seat", "triangle"),
        Emblem.DIAMOND: QCoreApplication.translate("Seat", "diamond"),
        Emblem.SPLIT_SQUARE: QCoreApplication.translate("Seat", "split square"),
        Emblem.DOT: QCoreApplication.translate("Seat", "dot"),
    }[emblem]


# --- measures, in logical pixels ----------------------------------------------------------------------------


class Space:
    """Gaps and paddings."""

    XXS: Final = 4
    XS: Final = 8
    S: Final = 12
    M: Final = 16
    L: Final = 24
    XL: Final = 32
    XXL: Final = 48


class Radius:
    """Corner radii."""

    CHIP: Final = 4
    """Small labels and key caps."""
    CONTROL_SMALL: Final = 8
    CONTROL: Final = 10
    CARD: Final = 14
    SHEET: Final = 18


class Stroke:
    """Line widths."""

    HAIRLINE: Final = 1.0
    ICON: Final = 2.0
    FOCUS: Final = 2.5
    FOCUS_GAP: Final = 2.0
    """Between a focus ring and what it rings."""
    HIGH_CONTRAST: Final = 2.0
    """Outlines in high contrast."""


class Target:
    """Least sizes that a hand can use."""

    TOUCH: Final = 32
    CELL: Final = 34


class Weight(enum.IntEnum):
    """Font weights on the OpenType scale; these three are shipped."""

    REGULAR = 400
    SEMIBOLD = 600
    BOLD = 700


class TextStyle(NamedTuple):
    """One step of the type scale."""

    size: int
    """Font size, logical pixels."""
    line: int
    """Line height, logical pixels."""
    weight: Weight = Weight.REGULAR
    tabular: bool = False
    """All figures equally wide, so that a number that counts up stands still."""


@enum.unique
class TextRole(enum.Enum):
    """What a piece of text is for. `role.value` is its style."""

    CAPTION = TextStyle(11, 14)
    """Coordinates, key caps, figure labels."""
    SMALL = TextStyle(12, 16)
    """Second lines, list columns."""
    BODY = TextStyle(14, 20)
    LABEL = TextStyle(14, 20, Weight.SEMIBOLD)
    """Buttons, names, headings inside a card."""
    HEADING = TextStyle(16, 22, Weight.SEMIBOLD)
    TITLE = TextStyle(24, 30, Weight.SEMIBOLD)
    DISPLAY = TextStyle(40, 46, Weight.SEMIBOLD)
    SCORE = TextStyle(30, 34, Weight.SEMIBOLD, tabular=True)
    NUMBER = TextStyle(12, 16, Weight.SEMIBOLD, tabular=True)
    """Small figures that stand in a column or change in place."""


# --- shadows ------------------------------------------------------------------------------------------------


class ShadowLayer(NamedTuple):
    """One flat layer of a shadow; shadows are stacked layers, never blurs."""

    drop: float
    """How far below its caster, in the unit that the shadow is measured in."""
    spread: float
    """How much wider on each side, in the same unit."""
    alpha: float


CARD_SHADOW: Final = (
    ShadowLayer(1, 0, 0.08),
    ShadowLayer(2, 0, 0.022),
    ShadowLayer(3, 0.5, 0.022),
    ShadowLayer(4, 1, 0.022),
    ShadowLayer(5, 1.5, 0.022),
    ShadowLayer(6, 2, 0.022),
)
"""Under a card, in logical pixels."""
SLAB_SHADOW: Final = tuple(ShadowLayer(0.05 * step, 0.02 * step, 0.034) for step in range(1, 8))
"""Under a board, in cells."""


# --- motion -------------------------------------------------------------------------------------------------


class Motion(NamedTuple):
    """How long a movement takes at normal speed, and how it gathers and loses pace."""

    ms: int
    easing: QEasingCurve.Type

    def curve(self) -> QEasingCurve:
        """A fresh curve for an animation."""
        return QEasingCurve(self.easing)


class Moves:
    """The kinds of motion."""

    HOVER: Final = Motion(90, QEasingCurve.Type.OutQuad)
    """Hover and focus."""
    CHIP_LANDS: Final = Motion(140, QEasingCurve.Type.OutCubic)
    FLIP: Final = Motion(160, QEasingCurve.Type.InOutSine)
    """A captured chip turns over: on its width."""
    HEAD_TRAVEL: Final = Motion(260, QEasingCurve.Type.InOutCubic)
    """The mover's Head goes to the end of its line."""
    GLIDE: Final = Motion(330, QEasingCurve.Type.InOutCubic)
    """A captured Head relocates; a die goes from row to row."""
    BELT: Final = Motion(240, QEasingCurve.Type.InOutQuad)
    """Five dice shift as one."""
    TUMBLE: Final = Motion(480, QEasingCurve.Type.OutQuad)
    """A die is thrown and comes to rest, with one bounce."""
    COLLAPSE: Final = Motion(200, QEasingCurve.Type.InQuad)
    SHEET: Final = Motion(180, QEasingCurve.Type.OutCubic)
    FADE: Final = Motion(120, QEasingCurve.Type.Linear)
    """The only motion there is when motion is reduced."""


CHIP_STAGGER_MS: Final = 70
"""From one chip of a line landing to the next."""
CHIP_LIFT: Final = 0.4
"""How high a chip starts above its cell, in cells."""
COLLAPSE_TILT: Final = 28.0
"""How far a collapsing die tips, degrees."""
DOOMED_TILT: Final = 24.0
"""How far a staged die that would collapse is tipped in a preview, degrees."""
FALLER_TILT: Final = 14.0
"""How far a die that would be pushed off is tipped in a preview, degrees."""


class Speed(enum.Enum):
    """The speeds of motion that a player can choose. `value` multiplies durations; instant is 0."""

    FAST = 0.5
    NORMAL = 1.0
    SLOW = 2.0
    INSTANT = 0.0

    def duration(self, motion: Motion | int) -> int:
        """How long `motion` (or that many ms) takes at this speed, in ms."""
        ms = motion if isinstance(motion, int) else motion.ms
        return round(ms * self.value)
