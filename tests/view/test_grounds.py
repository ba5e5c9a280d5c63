"""The boards without pieces: the right colours in the right places, the same every time, in every theme."""

from __future__ import annotations

import statistics

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from hotl_desktop.games.base import FACES
from hotl_desktop.games.get_off_my_lawn import SIDES
from hotl_desktop.games.head_of_the_line import CELLS, DIRECTIONS, HUB, SIZE, ZONE, cell_at
from hotl_desktop.view.board_geometry import BoardGeometry
from hotl_desktop.view.goml_ground import (
    groove_color,
    groove_ink,
    paint_lawn,
    paint_player_row_rail,
    paint_row_number,
)
from hotl_desktop.view.hotl_ground import SHADOW_REACH, paint_head_of_the_line_board
from hotl_desktop.view.lawn_geometry import LawnGeometry, PlayerRowGeometry
from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, SEATS, THEMES, Theme, mix
from hotl_desktop.view.turf import _tile

from .colorimetry import contrast, luminance
from .pictures import distance, drawn, opaque, pixel, places, values

pytestmark = pytest.mark.usefixtures("qapp")
each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)

AREA = QRectF(40, 20, 420, 420)
LAWN = LawnGeometry(QRectF(10, 10, 560, 560))


def board(theme: Theme, seats: tuple[int, ...] = SEATS, turns: int = 0) -> QImage:
    return drawn(500, 500, lambda painter: paint_head_of_the_line_board(painter, AREA, theme, seats, turns))


def lane(seat: int) -> list[int]:
    hub, (columns, rows) = HUB[seat], DIRECTIONS[seat]
    return [cell_at(hub % SIZE + step * columns, hub // SIZE + step * rows) for step in range(6)]


def off_the_emblem(geometry: BoardGeometry, cell: int) -> QPointF:
    """A point of a cell that no emblem, chevron, lip or inlay reaches."""
    return geometry.center_of(cell) + QPointF(0.32, 0.36) * geometry.cell


@each_theme
@pytest.mark.parametrize("turns", range(4))
def test_every_cell_off_the_lanes_has_its_tone(theme: Theme, turns: int) -> None:
    picture, geometry = board(theme, turns=turns), BoardGeometry(AREA, turns)
    lanes = {cell for seat in SEATS for cell in lane(seat)}
    for cell in range(CELLS):
        if cell not in lanes:
            tone = theme.palette.zone if cell in ZONE else theme.palette.cell
            assert pixel(picture, geometry.center_of(cell)).name() == tone.name()


@each_theme
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("seat", SEATS)
def test_a_lane_fades_from_the_hub_to_the_edge_in_its_seats_colour(theme: Theme, turns: int, seat: int) -> None:
    picture, geometry = board(theme, turns=turns), BoardGeometry(AREA, turns)
    fill = theme.seats[seat].fill
    tints = []
    for step, cell in enumerate(lane(seat)):
        tone = theme.palette.zone if cell in ZONE else theme.palette.cell
        seen = pixel(picture, off_the_emblem(geometry, cell))
        share = 0.50 if step == 0 else 0.46 + (0.07 - 0.46) * step / 5
        assert distance(seen, mix(tone, fill, share)) < 8
        tints.append(distance(seen, tone))
    assert tints[0] > 3 * tints[-1]


@each_theme
def test_the_lane_of_an_absent_seat_is_faint_and_the_others_stay(theme: Theme) -> None:
    all_in, without = board(theme), board(theme, (0, 1, 3))
    geometry = BoardGeometry(AREA)
    for seat in SEATS:
        spot = off_the_emblem(geometry, lane(seat)[1])
        tone = theme.palette.zone
        before, after = distance(pixel(all_in, spot), tone), distance(pixel(without, spot), tone)
        assert after == pytest.approx(before if seat != 2 else 0.22 * before, abs=3)


@each_theme
def test_the_zone_is_framed(theme: Theme) -> None:
    picture, geometry = board(theme), BoardGeometry(AREA)
    edge = geometry.share_of(cell_at(4, 4)).united(geometry.share_of(cell_at(7, 7)))
    for spot in (QPointF(edge.left(), edge.center().y()), QPointF(edge.center().x(), edge.bottom())):
        around = [pixel(picture, spot + QPointF(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        assert min(distance(color, theme.palette.inlay) for color in around) < 60


@each_theme
@pytest.mark.parametrize("turns", range(4))
def test_coordinates_stand_upright_beside_their_lines(theme: Theme, turns: int) -> None:
    """Ink in the frame at every column and row, below and at the left, and none in between."""
    picture, geometry = board(theme, turns=turns), BoardGeometry(AREA, turns)
    outer, pitch = geometry.outer, geometry.cell

    def contrasts(spot: QRectF) -> float:
        ground = luminance(pixel(picture, spot.topLeft() + QPointF(0.5, 0.5)))
        seen = {
            pixel(picture, QPointF(x, y)).rgb()
            for x in range(int(spot.left()), int(spot.right()))
            for y in range(int(spot.top()), int(spot.bottom()))
        }
        return max(abs(luminance(QColor.fromRgb(value)) - ground) for value in seen)

    width = 0.44 * pitch
    for index in range(SIZE):
        along = geometry.grid.left() + (index + 0.5) * pitch
        down = geometry.grid.top() + (index + 0.5) * pitch
        labels = (
            QRectF(along - 5, outer.bottom() - width, 10, width - 2),
            QRectF(outer.left() + 3, down - 5, width - 3, 10),
        )
        gaps = (
            QRectF(along + pitch / 2 - 3, outer.bottom() - width, 5, width - 3),
            QRectF(outer.left() + 3, down + pitch / 2 - 3, width - 4, 5),
        )
        for label, gap in zip(labels, gaps, strict=True):
            if index < SIZE - 1:
                assert contrasts(label) > 2 * contrasts(gap)
            assert contrasts(label) > 0.08


def test_turning_the_board_moves_letters_to_the_side() -> None:
    pictures = [board(LIGHT, turns=turns) for turns in range(4)]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[:index])


@each_theme
def test_coordinates_can_be_read_on_the_frame(theme: Theme) -> None:
    # Large, so that the strokes of a letter are more than smoothed edges.
    picture = drawn(500, 500, lambda painter: paint_head_of_the_line_board(painter, AREA, theme), scale=4)
    geometry = BoardGeometry(AREA)
    letter = QRectF(0, 0, 12, 12)
    letter.moveCenter(QPointF(geometry.center_of(0).x(), geometry.outer.bottom() - 0.24 * geometry.cell))
    around = [
        pixel(picture, QPointF(letter.left() + x / 4, letter.top() + y / 4)) for x in range(48) for y in range(48)
    ]
    around.sort(key=luminance)
    ground = around[len(around) // 2]
    assert max(contrast(around[0], ground), contrast(around[-1], ground)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_shadow_of_the_board_stays_within_its_reach(theme: Theme) -> None:
    reach = SHADOW_REACH * BoardGeometry(AREA).cell
    for x, y, _ in opaque(board(theme)):
        assert AREA.left() - reach <= x <= AREA.right() + reach
        assert AREA.top() - 1 <= y <= AREA.bottom() + reach


def lawn(theme: Theme, scale: float = 1.0) -> QImage:
    return drawn(580, 580, lambda painter: paint_lawn(painter, LAWN, theme), scale)


def strip(picture: QImage, row: int) -> list[QColor]:
    """The grass between two positions of a row."""
    gap = LAWN.position_rect(row, 1).right()
    return [
        pixel(picture, QPointF(gap + dx, LAWN.row_rect(row).center().y() + dy))
        for dx in (-2, -1, 0, 1, 2)
        for dy in range(-15, 16)
    ]


def mean(colors: list[QColor]) -> QColor:
    channels = zip(*((color.red(), color.green(), color.blue()) for color in colors), strict=True)
    return QColor(*(round(statistics.fmean(channel)) for channel in channels))


@each_theme
def test_rows_are_mown_in_stripes_close_to_their_tokens(theme: Theme) -> None:
    picture = lawn(theme)
    for row in FACES:
        even, odd = theme.palette.lawn_even, theme.palette.lawn_odd
        own, other = (even, odd) if row % 2 == 0 else (odd, even)
        seen = mean(strip(picture, row))
        assert distance(seen, own) < 16
        if not theme.high_contrast:
            assert abs(luminance(seen) - luminance(own)) < 0.05
        else:
            assert distance(seen, own) < distance(seen, other)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_even_and_odd_rows_can_be_told_apart_over_the_whole_lawn(theme: Theme) -> None:
    picture = lawn(theme)
    tones = [luminance(mean(strip(picture, row))) for row in FACES]
    assert min(tones[1::2]) > max(tones[0::2])


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_grass_is_textured_but_quieter_than_any_die(theme: Theme) -> None:
    grass = [color for row in FACES for color in strip(lawn(theme), row)]
    own = mean(grass)
    assert len({color.rgb() for color in grass}) > 100
    loud = [color for color in grass if contrast(color, own) > 1.5]
    assert len(loud) < 0.01 * len(grass)


def test_high_contrast_grass_is_flat() -> None:
    for row in FACES:
        assert len({color.rgb() for color in strip(lawn(HIGH_CONTRAST), row)}) == 1


@each_theme
def test_the_lawn_is_the_same_every_time(theme: Theme) -> None:
    assert values(lawn(theme)) == values(lawn(theme))


def test_the_tile_of_the_grass_has_no_seam() -> None:
    tile = _tile(LIGHT, True, 60.0, 2.0)
    width, height = tile.width(), tile.height()

    def step(one: list[int], other: list[int]) -> float:
        return statistics.fmean(abs((a >> 24) - (b >> 24)) for a, b in zip(one, other, strict=True))

    pixels = values(tile)
    columns = [pixels[x::width] for x in range(width)]
    rows = [pixels[y * width : (y + 1) * width] for y in range(height)]
    across = [step(columns[x], columns[x + 1]) for x in range(width - 1)]
    down = [step(rows[y], rows[y + 1]) for y in range(height - 1)]
    assert step(columns[-1], columns[0]) < statistics.fmean(across) + 3 * statistics.stdev(across)
    assert step(rows[-1], rows[0]) < statistics.fmean(down) + 3 * statistics.stdev(down)


@each_theme
def test_pits_are_darker_than_the_grass_round_them(theme: Theme) -> None:
    picture = lawn(theme)
    for row in FACES:
        for position in (0, 1, 3, 4):
            spot = LAWN.die_center(row, position)
            pit = mean([pixel(picture, spot + QPointF(dx, dy)) for dx in range(-9, 10, 3) for dy in range(-9, 10, 3)])
            assert luminance(pit) < luminance(mean(strip(picture, row)))


@each_theme
def test_only_the_centre_of_a_row_has_a_chalk_ring(theme: Theme) -> None:
    picture = lawn(theme)
    radius = 0.25 * LAWN.pitch
    for row in FACES:
        for position in range(5):
            spot = LAWN.die_center(row, position)
            ring = [pixel(picture, spot + QPointF(dx, 0)) for dx in (-radius, radius)]
            inside = pixel(picture, spot)
            lighter = all(luminance(color) > luminance(inside) + 0.02 for color in ring)
            assert lighter == (position == 2)


@each_theme
def test_bays_have_their_tone(theme: Theme) -> None:
    picture = lawn(theme)
    for row in FACES:
        for side in SIDES:
            assert pixel(picture, LAWN.bay_rect(row, side).center()).name() == theme.palette.bay.name()


@each_theme
def test_row_numbers_can_be_read_on_the_table_and_the_active_one_is_stronger(theme: Theme) -> None:
    assert contrast(theme.palette.ink2, theme.palette.edge) >= 4.5
    plain, active = (
        drawn(580, 580, lambda painter, on=on: paint_row_number(painter, LAWN, theme, 4, active=on))  # type: ignore[misc]
        for on in (False, True)
    )
    spot = LAWN.number_rect(4)
    for picture in (plain, active):
        assert all(spot.contains(QPointF(x + 0.5, y + 0.5)) for x, y, _ in opaque(picture))
    weight = [sum(alpha for _, _, alpha in opaque(picture)) for picture in (plain, active)]
    assert weight[1] > 1.05 * weight[0]


@each_theme
def test_the_groove_of_the_rail_carries_readable_words(theme: Theme) -> None:
    assert contrast(groove_ink(theme), groove_color(theme)) >= 4.5
    rail = QRectF(20, 20, 400, 60)
    picture = drawn(440, 110, lambda painter: paint_player_row_rail(painter, rail, theme))
    groove = PlayerRowGeometry(rail, 0).groove
    assert pixel(picture, groove.center()).name() == groove_color(theme).name()
    wood = pixel(picture, QPointF(rail.center().x(), rail.top() + 4))
    assert distance(wood, theme.palette.frame_top) < 45


def test_grounds_are_drawn_at_double_resolution_in_the_same_places() -> None:
    once, twice = board(LIGHT), drawn(500, 500, lambda painter: paint_head_of_the_line_board(painter, AREA, LIGHT), 2)
    assert twice.width() == 2 * once.width()
    geometry = BoardGeometry(AREA)
    for cell in range(0, CELLS, 7):
        spot = off_the_emblem(geometry, cell)
        assert distance(pixel(once, spot), pixel(twice, spot)) < 4


@each_theme
def test_the_slab_reaches_no_farther_than_the_bounds_but_for_its_shadow(theme: Theme) -> None:
    painted = places(lawn(theme), lambda color: color.alpha() == 255)
    bounds = LAWN.bounds.adjusted(-1, -1, 1, 1)
    assert all(bounds.contains(QPointF(x + 0.5, y + 0.5)) for x, y in painted)
