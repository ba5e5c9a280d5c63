"""Pieces look like what they are: seat by colour and emblem, face by pips, in every theme and scale."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from hotl_desktop.view import chips, dice
from hotl_desktop.view.emblems import crown_path, emblem_path
from hotl_desktop.view.theme import CREAM, DARK, HIGH_CONTRAST, LIGHT, SEATS, THEMES, Emblem, Theme

from .pictures import distance, drawn, islands, opaque, pixel, places

pytestmark = pytest.mark.usefixtures("qapp")

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
each_seat = pytest.mark.parametrize("seat", SEATS)
MIDDLE = QPointF(100, 100)
CELL = 90.0


def chip(theme: Theme, seat: int, scale: float = 1.0) -> QImage:
    return drawn(200, 200, lambda painter: chips.paint_chip(painter, MIDDLE, CELL, theme, seat), scale)


def head(theme: Theme, seat: int, scale: float = 1.0) -> QImage:
    return drawn(200, 200, lambda painter: chips.paint_head(painter, MIDDLE, CELL, theme, seat), scale)


def die(theme: Theme, face: int, seat: int | None, side: float = 80.0, tilt: float = 0.0) -> QImage:
    return drawn(200, 200, lambda painter: dice.paint_die(painter, MIDDLE, side, theme, face, seat, tilt=tilt))


def nearest_seat(theme: Theme, color: QColor) -> int:
    return min(SEATS, key=lambda seat: distance(theme.seats[seat].fill, color))


@each_theme
@each_seat
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_face_of_a_chip_has_the_colour_of_its_seat(theme: Theme, seat: int, scale: float) -> None:
    picture = chip(theme, seat, scale)
    # Between the emblem and the groove, all round.
    reach = 0.61 * chips.CHIP.radius * CELL
    for aside in (QPointF(reach, 0), QPointF(-reach, 0), QPointF(0, reach), QPointF(0, -reach)):
        seen = pixel(picture, MIDDLE + aside)
        assert nearest_seat(theme, seen) == seat
        assert distance(seen, theme.seats[seat].fill) < 60


@each_theme
@each_seat
def test_head_and_badge_and_die_have_the_colour_of_their_seat(theme: Theme, seat: int) -> None:
    ring = pixel(head(theme, seat), MIDDLE + QPointF(0.88 * chips.HEAD.radius * CELL, -4))
    badge = drawn(60, 60, lambda painter: chips.paint_badge(painter, QPointF(30, 30), 46, theme, seat))
    corner = pixel(die(theme, 1, seat), MIDDLE + QPointF(25, 10))
    for seen in (ring, pixel(badge, QPointF(30, 49)), corner):
        assert nearest_seat(theme, seen) == seat


@each_theme
def test_emblems_of_chips_differ_in_shape_not_only_in_colour(theme: Theme) -> None:
    shapes = []
    for seat in SEATS:
        ink = theme.seats[seat].ink
        shape = places(chip(theme, seat), lambda color, ink=ink: distance(color, ink) < 40)  # type: ignore[misc]
        core = {(x, y) for x, y in shape if abs(x - 100) < 18 and abs(y - 100) < 18}
        assert len(core) > 120
        shapes.append(core)
    for one, other in itertools.combinations(shapes, 2):
        assert len(one ^ other) > 0.3 * min(len(one), len(other))


def test_emblems_weigh_about_the_same() -> None:
    areas = []
    for emblem in Emblem:
        picture = drawn(
            200,
            200,
            lambda painter, emblem=emblem: painter.fillPath(emblem_path(emblem, MIDDLE, 100), QColor("black")),  # type: ignore[misc]
        )
        areas.append(sum(1 for _ in opaque(picture)))
        reach = 100 * 1.13 / 2
        for x, y, _ in opaque(picture):
            assert abs(x + 0.5 - 100) <= reach + 1
            assert abs(y + 0.5 - 100) <= reach + 1
    assert max(areas) < 1.8 * min(areas)


def test_the_ring_is_hollow_and_the_split_square_is_split() -> None:
    ring = emblem_path(Emblem.RING, QPointF(0, 0), 10)
    assert not ring.contains(QPointF(0, 0))
    assert ring.contains(QPointF(3.3, 0))
    split = emblem_path(Emblem.SPLIT_SQUARE, QPointF(0, 0), 10)
    assert not split.contains(QPointF(0, 0))
    assert split.contains(QPointF(0, 2.5))
    assert split.contains(QPointF(0, -2.5))


@each_theme
@each_seat
def test_a_head_wears_a_crown_over_its_emblem_on_cream(theme: Theme, seat: int) -> None:
    picture = head(theme, seat)
    mark = theme.seats[seat].mark
    top = MIDDLE - QPointF(0, chips.HEAD.rise * chips.HEAD.thickness * CELL)
    assert distance(pixel(picture, top + QPointF(0, -0.02 * CELL)), mark) < 25
    assert distance(pixel(picture, top + QPointF(0.30 * CELL, 0.04 * CELL)), CREAM) < 12
    # Below the crown: the emblem, apart from it.
    near = places(picture, lambda color: distance(color, mark) < 40)
    disc = 0.72 * chips.HEAD.radius * CELL
    inside = {(x, y) for x, y in near if math.hypot(x + 0.5 - 100, y + 0.5 - top.y()) < disc}
    bars = 2 if theme.seats[seat].emblem is Emblem.SPLIT_SQUARE else 1
    assert islands(inside, 5) == 1 + bars


def test_the_crown_has_five_points_and_is_symmetrical() -> None:
    crown = crown_path(QPointF(0, 0), 100)
    box = crown.boundingRect()
    assert box.width() > 100
    assert box.left() == pytest.approx(-box.right(), abs=0.5)
    for tip in (-50, 0, 50):
        assert crown.contains(QPointF(tip, -27 if tip else -43))
    for valley in (-33, 33):
        assert not crown.contains(QPointF(valley, -25))


@each_theme
@pytest.mark.parametrize("seat", [*SEATS, None])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_face(theme: Theme, seat: int | None, face: int) -> None:
    look = theme.look(seat)

    def is_ink(color: QColor) -> bool:
        return color.alpha() > 200 and distance(color, look.ink) < 0.4 * distance(color, look.fill)

    picture = die(theme, face, seat)
    lid = QRectF(0, 0, 56, 56)
    lid.moveCenter(MIDDLE - QPointF(0, dice.RISE * dice.THICKNESS * 80))
    pips = {(x, y) for x, y in places(picture, is_ink) if lid.contains(QPointF(x, y))}
    parts = 2 if look.emblem is Emblem.SPLIT_SQUARE else 1
    assert islands(pips, 6) == face * parts


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("side", [22.0, 34.0])
def test_pips_of_small_dice_can_still_be_counted(seat: int | None, side: float) -> None:
    look = LIGHT.look(seat)
    for face in range(1, 7):
        picture = die(LIGHT, face, seat, side)
        pips = places(
            picture, lambda color: color.alpha() > 200 and distance(color, look.ink) < distance(color, look.fill)
        )
        inside = {(x, y) for x, y in pips if max(abs(x - 100), abs(y - 100)) < 0.42 * side}
        assert islands(inside, 2) == face


@pytest.mark.parametrize("face", range(1, 7))
def test_faces_are_laid_out_as_on_real_dice(face: int) -> None:
    box = dice.pips_path(face, Emblem.DOT, QPointF(0, 0), 100).boundingRect()
    assert box.center().x() == pytest.approx(0, abs=0.2)
    assert box.center().y() == pytest.approx(0, abs=0.2)
    middle = dice.pips_path(face, Emblem.DOT, QPointF(0, 0), 100).contains(QPointF(0, 0))
    assert middle == (face % 2 == 1)


@each_seat
def test_a_tilted_die_turns_its_lid_and_keeps_its_pips(seat: int) -> None:
    straight, tilted = die(LIGHT, 5, seat), die(LIGHT, 5, seat, tilt=24)
    assert straight != tilted
    ink = LIGHT.seats[seat].ink
    counts = [len(places(picture, lambda color: distance(color, ink) < 30)) for picture in (straight, tilted)]
    assert counts[0] == pytest.approx(counts[1], rel=0.12)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_pieces_throw_a_shadow_down(theme: Theme) -> None:
    for picture in (chip(theme, 0), head(theme, 0), die(theme, 3, 0)):
        foot = max(y for _, y, alpha in opaque(picture) if alpha == 255)
        below = [alpha for _, y, alpha in opaque(picture) if y > foot + 4]  # under the rim
        assert below
        assert 20 < max(below) < 120
        top = min(y for _, y, _ in opaque(picture))
        solid = min(y for _, y, alpha in opaque(picture) if alpha == 255)
        assert solid - top <= 3


def test_high_contrast_has_a_white_outline_two_pixels_wide_and_no_shadow() -> None:
    draws: tuple[Callable[[QPainter], None], ...] = (
        lambda painter: chips.paint_chip(painter, MIDDLE, CELL, HIGH_CONTRAST, 3),
        lambda painter: chips.paint_head(painter, MIDDLE, CELL, HIGH_CONTRAST, 3),
        lambda painter: dice.paint_die(painter, MIDDLE, 80, HIGH_CONTRAST, 3, 3),
    )
    for draw in draws:
        picture = drawn(200, 200, draw, scale=4)
        column = [picture.pixelColor(400, y) for y in range(400)]
        outline = [color for color in column if color.name() == "#ffffff"]
        assert sum(color.alpha() for color in outline) / 255 == pytest.approx(4 * 2, abs=1)
        plain = drawn(200, 200, draw)
        soft = [alpha for _, _, alpha in opaque(plain) if alpha < 255]
        assert len(soft) < 500  # smooth edges, no shadow


def test_shadow_and_body_laid_over_each_other_are_the_whole_piece() -> None:
    def parts(painter: QPainter) -> None:
        chips.paint_chip(painter, MIDDLE, CELL, LIGHT, 1, body=False)
        chips.paint_chip(painter, MIDDLE, CELL, LIGHT, 1, shadow=False)

    assert drawn(200, 200, parts) == chip(LIGHT, 1)


def test_a_lifted_piece_rises_and_its_shadow_stays_below() -> None:
    low, high = (
        drawn(200, 200, lambda painter, lift=lift: chips.paint_head(painter, MIDDLE, CELL, LIGHT, 1, lift=lift))  # type: ignore[misc]
        for lift in (0.0, 0.2)
    )
    top_low, top_high = (min(y for _, y, alpha in opaque(picture) if alpha == 255) for picture in (low, high))
    assert top_low - top_high == pytest.approx(0.2 * CELL, abs=1)
    bottom_low, bottom_high = (max(y for _, y, _ in opaque(picture)) for picture in (low, high))
    assert bottom_high > bottom_low


@each_theme
def test_nothing_leaves_the_reach_of_a_piece(theme: Theme) -> None:
    for seat in SEATS:
        for picture, reach in (
            (chip(theme, seat), chips.REACH * CELL),
            (head(theme, seat), chips.REACH * CELL),
            (die(theme, 6, seat), dice.REACH * 80),
            (die(theme, 6, seat, tilt=28), dice.REACH * 80),
            (die(theme, 6, seat, tilt=45), dice.REACH * 80),
        ):
            for x, y, _ in opaque(picture):
                assert abs(x + 0.5 - 100) <= reach
                assert abs(y + 0.5 - 100) <= reach


@each_theme
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_ghost_is_one_evenly_faded_chip(theme: Theme, scale: float) -> None:
    ghost = drawn(200, 200, lambda painter: chips.paint_ghost_chip(painter, MIDDLE, CELL, theme, 1), scale)
    whole = drawn(200, 200, lambda painter: chips.paint_chip(painter, MIDDLE, CELL, theme, 1, shadow=False), scale)
    expected = round(255 * chips.GHOST_OPACITY)
    for aside in (QPointF(0, 0), QPointF(20, 0), QPointF(0, 25), QPointF(-31, 0)):
        there = pixel(ghost, MIDDLE + aside)
        assert there.alpha() == pytest.approx(expected, abs=2)
        assert distance(there, pixel(whole, MIDDLE + aside)) < 12


def test_a_locked_die_is_fainter_than_a_live_one() -> None:
    picture = drawn(200, 200, lambda painter: dice.paint_sunk_die(painter, MIDDLE, 80, LIGHT, 4, 0))
    assert pixel(picture, MIDDLE).alpha() == pytest.approx(255 * dice.SUNK_OPACITY, abs=2)


def test_drawing_twice_gives_the_same_picture() -> None:
    assert head(DARK, 2) == head(DARK, 2)
    assert die(DARK, 5, None) == die(DARK, 5, None)
