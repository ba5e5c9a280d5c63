"""The design tokens keep the promises of contrast and difference."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QColor

from hotl_desktop.view.theme import (
    CREAM,
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    SEATS,
    THEMES,
    Emblem,
    Moves,
    Speed,
    TextRole,
    Theme,
    emblem_name,
    mix,
    seat_color_name,
    seat_letter,
    with_alpha,
)

from .colorimetry import contrast, over

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def panels(theme: Theme) -> list[QColor]:
    p = theme.palette
    return [p.table, p.edge, p.surface, p.sunk]


def test_the_yardstick_measures_black_on_white_as_21_and_mid_grey_as_published() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


@each_theme
def test_text_can_be_read_on_every_panel(theme: Theme) -> None:
    p = theme.palette
    for ground in panels(theme):
        assert contrast(p.ink, ground) >= 9.3
        assert contrast(p.ink2, ground) >= 4.8
        assert contrast(p.accent, ground) >= 4.5


@each_theme
def test_text_on_the_accent_and_on_a_chosen_row_can_be_read(theme: Theme) -> None:
    p = theme.palette
    assert contrast(p.on_accent, p.accent) >= 4.5
    assert contrast(p.on_accent, p.accent_hover) >= 4.5
    assert contrast(p.ink, p.selection) >= 7


@each_theme
def test_warnings_can_be_read_on_cards(theme: Theme) -> None:
    for color in (theme.palette.warn, theme.palette.bad):
        assert contrast(color, theme.palette.surface) >= 4.5


@pytest.mark.parametrize(
    ("theme", "floors"),
    [(LIGHT, (3.5, 5.3, 8.3, 12.6)), (DARK, (3.5, 5.3, 8.3, 10.1)), (HIGH_CONTRAST, (3.5, 5.3, 8.3, 10.1))],
    ids=lambda value: value.name if isinstance(value, Theme) else "",
)
def test_emblems_stand_out_from_their_pieces(theme: Theme, floors: tuple[float, ...]) -> None:
    for seat, floor in zip(SEATS, floors, strict=True):
        look = theme.seats[seat]
        assert contrast(look.ink, look.fill) >= floor - 0.05
        assert contrast(look.ink, look.bottom) >= 3
        assert contrast(look.mark, CREAM) >= 6


@each_theme
def test_lines_stand_out_from_their_casing(theme: Theme) -> None:
    for look in theme.seats:
        assert contrast(look.line, theme.palette.casing) >= 6.2


@each_theme
def test_rim_or_fill_of_every_piece_stands_out_from_cells_and_turf(theme: Theme) -> None:
    p = theme.palette
    floors = ((p.cell, 4.05), (p.zone, 3.0), (p.lawn_even, 3.05), (p.lawn_odd, 3.05), (p.bay, 3.0))
    for look in (*theme.seats, theme.power):
        for ground, floor in floors:
            rim_outside, rim_inside = over(p.rim, ground), over(p.rim, look.side)
            seen = max(contrast(color, ground) for color in (rim_outside, rim_inside, look.fill))
            assert seen >= floor, (look.emblem, ground.name())


@each_theme
def test_no_two_seats_share_a_colour_an_emblem_a_name_or_a_letter(theme: Theme) -> None:
    looks = (*theme.seats, theme.power)
    assert len({look.fill.rgb() for look in looks}) == len(looks)
    assert {look.emblem for look in looks} == set(Emblem)
    assert len({seat_color_name(seat) for seat in SEATS}) == len({seat_letter(seat) for seat in SEATS}) == 4
    assert len({emblem_name(emblem) for emblem in Emblem}) == len(Emblem)


def test_seats_run_clockwise_from_the_north_west_blue_red_gold_plum() -> None:
    assert [seat_color_name(seat) for seat in SEATS] == ["Blue", "Red", "Gold", "Plum"]
    assert [look.emblem.value for look in LIGHT.seats] == ["ring", "triangle", "diamond", "split square"]


def test_mixing_keeps_the_ends_and_alpha() -> None:
    a, b = QColor(10, 20, 30), QColor(200, 100, 50, 80)
    assert mix(a, b, 0).getRgb() == a.getRgb()
    assert mix(a, b, 1).getRgb() == b.getRgb()
    assert with_alpha(b, 0.5).getRgb() == (200, 100, 50, 128)
    assert b.alpha() == 80


def test_speeds_scale_every_motion_and_instant_takes_no_time() -> None:
    assert Speed.NORMAL.duration(Moves.TUMBLE) == 480
    assert Speed.SLOW.duration(Moves.TUMBLE) == 960
    assert Speed.FAST.duration(Moves.TUMBLE) == 240
    assert Speed.INSTANT.duration(Moves.TUMBLE) == 0
    assert Speed.SLOW.duration(70) == 140


def test_curves_begin_at_rest_and_end_at_the_goal() -> None:
    for motion in (Moves.BELT, Moves.FLIP, Moves.TUMBLE, Moves.COLLAPSE):
        assert motion.curve().valueForProgress(0) == pytest.approx(0)
        assert motion.curve().valueForProgress(1) == pytest.approx(1)


def test_text_is_never_smaller_than_11_and_its_lines_hold_it() -> None:
    for role in TextRole:
        assert role.value.size >= 11
        assert role.value.line >= role.value.size
    for a, b in itertools.combinations(THEMES, 2):
        assert a.name != b.name
