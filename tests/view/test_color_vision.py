"""The seats can be told apart by everybody: palettes as people with other colour vision see them.

Colour never stands alone: emblem and letter always go with it. Where colours lie side by side on a board they must
still differ clearly, for every kind of vision that is common.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final, TypeAlias

import pytest
from PySide6.QtGui import QColor

from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

Rgb: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Rgb, Rgb, Rgb]

LEAST_DISTANCE: Final = {"full": 30.0, "protanopia": 25.0, "deuteranopia": 25.0, "tritanopia": 25.0}
"""CIEDE2000. Two is just to be noticed side by side; ten is another colour at a glance."""
LEAST_LINE_DISTANCE: Final = 5.0
LEAST_STEP: Final = 10.0
"""Of CIE lightness, 0 to 100: in grey nothing else is left, and emblems do the rest."""
THEMES: Final = (LIGHT, DARK, HIGH_CONTRAST)
each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear sRGB.
SIMULATIONS: Final[dict[str, Matrix]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}


def linear(color: QColor) -> Rgb:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(color.redF()), channel(color.greenF()), channel(color.blueF())


def seen(color: QColor, kind: str) -> Rgb:
    """`color` as it is seen, in linear sRGB."""
    r, g, b = linear(color)
    rows = SIMULATIONS[kind]
    red, green, blue = (min(1.0, max(0.0, row[0] * r + row[1] * g + row[2] * b)) for row in rows)
    return red, green, blue


def lab(rgb: Rgb) -> Rgb:
    """Linear sRGB in CIE Lab, for daylight D65."""
    r, g, b = rgb
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883

    def root(value: float) -> float:
        return math.cbrt(value) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def ciede2000(one: Rgb, other: Rgb) -> float:
    """The distance of two Lab colours as people see it (CIE 142-2001)."""
    l1, a1, b1 = one
    l2, a2, b2 = other
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    delta_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    twist = 60 * math.exp(-(((mean_h - 275) / 25) ** 2))
    r_t = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7)) * math.sin(math.radians(twist))
    dl, dc, dh = (l2 - l1) / s_l, (c2 - c1) / s_c, delta_h / s_h
    return math.sqrt(dl**2 + dc**2 + dh**2 + r_t * dc * dh)


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [  # Sharma, Wu and Dalal (2005), table 1
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ],
)
def test_distances_are_those_of_the_standard(one: Rgb, other: Rgb, distance: float) -> None:
    assert ciede2000(one, other) == pytest.approx(distance, abs=1e-4)


def test_grey_stays_grey_for_everybody() -> None:
    for kind in SIMULATIONS:
        assert seen(QColor(128, 128, 128), kind) == pytest.approx(linear(QColor(128, 128, 128)), abs=0.005)


@each_theme
@pytest.mark.parametrize("kind", LEAST_DISTANCE)
def test_seats_differ_in_every_kind_of_vision(theme: Theme, kind: str) -> None:
    # Pieces lie beside each other; lines and texts of a seat always come with its emblem, its letter or its name.
    colors = [lab(seen(seat.fill, kind)) for seat in theme.seats]
    for (i, one), (j, other) in combinations(enumerate(colors), 2):
        assert ciede2000(one, other) >= LEAST_DISTANCE[kind], (i, j)


@each_theme
@pytest.mark.parametrize("kind", LEAST_DISTANCE)
def test_lines_of_seats_are_never_quite_alike(theme: Theme, kind: str) -> None:
    # A line is thin, and always has a second sign: see the graph of the chances.
    colors = [lab(seen(seat.line, kind)) for seat in theme.seats]
    for (i, one), (j, other) in combinations(enumerate(colors), 2):
        assert ciede2000(one, other) >= LEAST_LINE_DISTANCE, (i, j)


@each_theme
def test_seats_differ_a_little_even_in_grey(theme: Theme) -> None:
    lightness = [lab(seen(seat.fill, "grey"))[0] for seat in theme.seats]
    assert min(abs(one - other) for one, other in combinations(lightness, 2)) >= LEAST_STEP


@each_theme
def test_every_seat_has_an_emblem_and_a_letter_of_its_own(theme: Theme) -> None:
    assert len({seat.emblem for seat in theme.seats}) == len(theme.seats)
