"""Marks on both boards say what they should, where they should, and leave the painter as it was."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hotl_desktop.view import advice_marks, chips, dice, lawn_marks, line_marks, tags
from hotl_desktop.view.fonts import load_fonts
from hotl_desktop.view.goml_ground import paint_lawn, paint_player_row_rail
from hotl_desktop.view.hotl_ground import paint_head_of_the_line_board
from hotl_desktop.view.icons import Icon, paint_icon
from hotl_desktop.view.lawn_geometry import LawnGeometry
from hotl_desktop.view.lawn_marks import TargetState
from hotl_desktop.view.theme import DARK, LIGHT, SEATS, THEMES, Theme

from .colorimetry import contrast
from .pictures import distance, drawn, islands, opaque, pixel, places

pytestmark = pytest.mark.usefixtures("qapp")
each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
MIDDLE = QPointF(60, 60)
CELL = 80.0

Draw = Callable[[QPainter, Theme], None]
EVERYTHING: dict[str, Draw] = {
    "chip": lambda p, t: chips.paint_chip(p, MIDDLE, CELL, t, 0, lift=0.1),
    "head": lambda p, t: chips.paint_head(p, MIDDLE, CELL, t, 0),
    "ghost": lambda p, t: chips.paint_ghost_chip(p, MIDDLE, CELL, t, 0),
    "badge": lambda p, t: chips.paint_badge(p, MIDDLE, 40, t, 0),
    "die": lambda p, t: dice.paint_die(p, MIDDLE, 60, t, 5, 0, tilt=10),
    "sunk die": lambda p, t: dice.paint_sunk_die(p, MIDDLE, 60, t, 5, 0),
    "line": lambda p, t: line_marks.paint_line(p, [QPointF(20, 20), QPointF(90, 20)], CELL, t, 0),
    "casing": lambda p, t: line_marks.paint_line(p, [QPointF(20, 20), QPointF(90, 20)], CELL, t, 0, casing_only=True),
    "dot": lambda p, t: line_marks.paint_line_dot(p, MIDDLE, CELL, t, 0),
    "ring": lambda p, t: line_marks.paint_line_ring(p, MIDDLE, CELL, t, 0),
    "end": lambda p, t: line_marks.paint_line_end(p, MIDDLE, CELL, t, 0),
    "shared end": lambda p, t: line_marks.paint_line_end(p, MIDDLE, CELL, t, 0, shared=True),
    "origin": lambda p, t: line_marks.paint_origin_target(p, MIDDLE, CELL, t, 0),
    "victim": lambda p, t: line_marks.paint_victim_ring(p, MIDDLE, CELL, t, 0),
    "cross badge": lambda p, t: line_marks.paint_cross_badge(p, MIDDLE, CELL, t, 0),
    "refuge": lambda p, t: line_marks.paint_refuge(p, MIDDLE, CELL, t, 0),
    "refuge arrow": lambda p, t: line_marks.paint_refuge_arrow(p, QPointF(20, 20), QPointF(100, 100), 40, t, 0),
    "preview": lambda p, t: line_marks.paint_preview_capsule(p, QPointF(50, 60), QPointF(70, 60), CELL, t, 0),
    "laid": lambda p, t: line_marks.paint_laid_capsule(p, QPointF(50, 60), QPointF(70, 60), CELL, t),
    "wash": lambda p, t: line_marks.paint_cell_wash(p, QRectF(20, 20, 60, 60), CELL, t, 0, 0.3),
    "push": lambda p, t: lawn_marks.paint_push_disc(p, MIDDLE, 160, t, 0, rightwards=True),
    "blocked": lambda p, t: lawn_marks.paint_push_disc(
        p, MIDDLE, 160, t, 0, rightwards=True, state=TargetState.BLOCKED
    ),
    "slot": lambda p, t: lawn_marks.paint_slot(p, QRectF(20, 20, 60, 60), t, 0),
    "chevron": lambda p, t: lawn_marks.paint_belt_chevron(p, MIDDLE, 160, t, 0, rightwards=True),
    "row": lambda p, t: lawn_marks.paint_row_outline(p, QRectF(15, 20, 90, 60), 60, t, 0),
    "die ring": lambda p, t: lawn_marks.paint_die_ring(p, MIDDLE, 60, t, 0),
    "new die": lambda p, t: lawn_marks.paint_new_die_ring(p, MIDDLE, 60, t, 0),
    "faller": lambda p, t: lawn_marks.paint_faller_disc(p, MIDDLE, 90, t, 0),
    "rod": lambda p, t: lawn_marks.paint_rod(p, QPointF(20, 60), QPointF(100, 60), 60, t),
    "tag": lambda p, t: tags.paint_tag(p, MIDDLE, "+8", t, beak=tags.Beak.TOP),
    "strikes": lambda p, t: tags.paint_strikes(p, MIDDLE, t, 2),
    "odds": lambda p, t: tags.paint_odds_bar(p, QRectF(20, 20, 30, 60), t, 0.4),
    "count": lambda p, t: tags.paint_count_bar(p, QPointF(20, 20), 12, t, 0, 3),
    "verdict": lambda p, t: tags.paint_verdict(p, MIDDLE, 20, t, True),
    "focus": lambda p, t: tags.paint_focus_ring(p, QRectF(30, 30, 60, 60), 8, t),
    "icon": lambda p, t: paint_icon(p, QRectF(30, 30, 24, 24), Icon.UNDO, t.palette.ink),
    "board": lambda p, t: paint_head_of_the_line_board(p, QRectF(10, 10, 100, 100), t),
    "lawn": lambda p, t: paint_lawn(p, LawnGeometry(QRectF(10, 10, 100, 100)), t),
    "rail": lambda p, t: paint_player_row_rail(p, QRectF(10, 40, 100, 20), t),
}


@each_theme
@pytest.mark.parametrize("name", EVERYTHING)
def test_every_painter_draws_something_and_leaves_the_painter_as_it_was(name: str, theme: Theme) -> None:
    load_fonts()

    def draw(painter: QPainter) -> None:
        painter.setPen(QColor("red"))
        painter.setBrush(QColor("blue"))
        painter.setOpacity(0.5)
        before = (painter.pen(), painter.brush(), painter.transform(), painter.hasClipping(), painter.renderHints())
        EVERYTHING[name](painter, theme)
        after = (painter.pen(), painter.brush(), painter.transform(), painter.hasClipping(), painter.renderHints())
        assert before == after
        assert painter.opacity() == 0.5

    picture = drawn(120, 120, draw)
    assert sum(1 for _ in opaque(picture)) > 20


def near(color: QColor) -> Callable[[QColor], bool]:
    return lambda seen: seen.alpha() > 200 and distance(seen, color) < 30


def mark(draw: Callable[[QPainter], None], scale: float = 1.0) -> QImage:
    return drawn(120, 120, draw, scale)


@each_theme
def test_a_line_lies_in_its_seats_colour_on_a_wider_casing(theme: Theme) -> None:
    points = [QPointF(10, 60), QPointF(110, 60)]

    def draw(painter: QPainter) -> None:
        line_marks.paint_line(painter, points, CELL, theme, 1, casing_only=True)
        line_marks.paint_line(painter, points, CELL, theme, 1)

    column = [mark(draw).pixelColor(60, y) for y in range(120)]
    ink = [color for color in column if near(theme.seats[1].line)(color)]
    casing = [color for color in column if near(theme.palette.casing)(color)]
    assert len(ink) == pytest.approx(0.075 * CELL, abs=2)
    assert len(casing) + len(ink) == pytest.approx(0.17 * CELL, abs=2)


def test_a_line_of_one_point_is_nothing() -> None:
    assert not list(opaque(mark(lambda painter: line_marks.paint_line(painter, [MIDDLE], CELL, LIGHT, 0))))


@each_theme
def test_the_ring_of_a_victim_is_heavier_than_that_of_a_chip_on_a_line(theme: Theme) -> None:
    light = mark(lambda painter: line_marks.paint_line_ring(painter, MIDDLE, CELL, theme, 0))
    heavy = mark(lambda painter: line_marks.paint_victim_ring(painter, MIDDLE, CELL, theme, 0))
    one = len(places(light, near(theme.seats[0].line)))
    two = len(places(heavy, near(theme.seats[0].mark)))
    assert two > 1.2 * one
    # Both leave the emblem of the chip free.
    assert pixel(light, MIDDLE).alpha() == pixel(heavy, MIDDLE).alpha() == 0


@each_theme
def test_the_cross_badge_is_at_the_upper_right(theme: Theme) -> None:
    picture = mark(lambda painter: line_marks.paint_cross_badge(painter, MIDDLE, CELL, theme, 1))
    assert all(x > 60 and y < 60 for x, y, _ in opaque(picture))


@each_theme
def test_the_end_of_a_line_wears_one_crown_and_a_shared_end_two_halves(theme: Theme) -> None:
    def parts(shared: bool) -> tuple[int, int]:
        """Pieces of the crown, pieces of the ring round it."""
        picture = mark(lambda painter: line_marks.paint_line_end(painter, MIDDLE, CELL, theme, 0, shared=shared), 2)
        ink = places(picture, near(theme.seats[0].line))
        ring = {(x, y) for x, y in ink if math.dist((x + 0.5, y + 0.5), (120, 120)) > 0.26 * CELL * 2}
        return islands(ink - ring, 20), islands(ring, 20)

    assert parts(False) == (1, 1)
    assert parts(True) == (2, 2)


@each_theme
def test_pointing_at_a_target_turns_it_inside_out(theme: Theme) -> None:
    spot = MIDDLE + QPointF(-0.22 * CELL, 0.02 * CELL)
    idle, hover = (
        pixel(mark(lambda painter, on=on: line_marks.paint_line_end(painter, MIDDLE, CELL, theme, 1, hover=on)), spot)  # type: ignore[misc]
        for on in (False, True)
    )
    assert near(theme.palette.casing)(idle)
    assert near(theme.seats[1].line)(hover)


@each_theme
def test_a_refuge_is_dashed_and_a_pointed_one_whole(theme: Theme) -> None:
    def pieces(hover: bool) -> int:
        picture = mark(lambda painter: line_marks.paint_refuge(painter, MIDDLE, CELL, theme, 3, hover=hover), 2)
        ring = {
            (x, y)
            for x, y in places(picture, near(theme.seats[3].mark))
            if ((x - 119.5) ** 2 + (y - 119.5) ** 2) ** 0.5 > 0.40 * CELL * 2
        }
        return islands(ring, 4)

    assert pieces(False) == 18
    assert pieces(True) == 1


def test_the_refuge_arrow_points_from_the_captured_head_to_its_refuge() -> None:
    start, end = QPointF(20, 60), QPointF(100, 60)
    picture = mark(lambda painter: line_marks.paint_refuge_arrow(painter, start, end, 40, LIGHT, 3))
    xs = [x for x, _ in places(picture, near(LIGHT.seats[3].line))]
    heights = {x: len({y for u, y in places(picture, near(LIGHT.seats[3].line)) if u == x}) for x in set(xs)}
    widest = max(heights, key=lambda x: heights[x])
    assert widest > 60  # the head of the arrow is at the refuge's side
    assert min(xs) > 20
    assert max(xs) < 100


@each_theme
def test_push_discs_point_their_way(theme: Theme) -> None:
    right, left = (
        mark(lambda painter, way=way: lawn_marks.paint_push_disc(painter, MIDDLE, 160, theme, 0, rightwards=way))  # type: ignore[misc]
        for way in (True, False)
    )
    ink = near(theme.seats[0].ink)
    arrow_right, arrow_left = places(right, ink), places(left, ink)
    mirror = {(119 - x, y) for x, y in arrow_left}
    assert len(arrow_right ^ mirror) < 0.15 * len(arrow_right)
    # The head of an arrow is wider than its tail, so more of it lies on the side it points to.
    inside = {(x, y) for x, y in arrow_right if abs(x - 60) < 24 and abs(y - 60) < 20}
    assert sum(1 for x, _ in inside if x > 60) > sum(1 for x, _ in inside if x < 60)


@each_theme
def test_a_blocked_push_has_a_cross_and_lacks_the_seats_colour(theme: Theme) -> None:
    idle, hover, blocked = (
        mark(
            lambda painter, state=state: lawn_marks.paint_push_disc(  # type: ignore[misc]
                painter, MIDDLE, 160, theme, 0, rightwards=True, state=state
            )
        )
        for state in (TargetState.IDLE, TargetState.HOVER, TargetState.BLOCKED)
    )
    fill, bad = near(theme.seats[0].fill), near(theme.palette.bad)
    assert len(places(hover, fill)) > 1.1 * len(places(idle, fill)) > 500
    assert not places(blocked, fill)
    assert islands(places(blocked, bad), 8) == 1
    assert not places(idle, bad)


@each_theme
def test_slots_are_dashed_until_pointed_at_and_carry_a_plus(theme: Theme) -> None:
    def dashes(hover: bool, plus: bool) -> int:
        rect = QRectF(20, 20, 80, 80)
        picture = mark(lambda painter: lawn_marks.paint_slot(painter, rect, theme, 0, hover=hover, plus=plus), 2)
        return islands(places(picture, near(theme.seats[0].line)), 12)

    assert dashes(False, True) == 16 + 1
    assert dashes(False, False) == 16
    assert dashes(True, True) == 2


@each_theme
def test_belt_chevrons_point_their_way(theme: Theme) -> None:
    right, left = (
        mark(lambda painter, way=way: lawn_marks.paint_belt_chevron(painter, MIDDLE, 160, theme, 1, rightwards=way))  # type: ignore[misc]
        for way in (True, False)
    )
    ink = places(right, near(theme.seats[1].line))
    row = {x for x, y in ink if y == 60}
    rim = {x for x, y in ink if y == min(y for _, y in ink)}
    assert max(row) > max(rim)
    mirror = {(119 - x, y) for x, y in places(left, near(theme.seats[1].line))}
    assert len(mirror ^ ink) < 0.1 * len(ink)


@each_theme
def test_tags_hold_their_words_in_readable_ink(theme: Theme) -> None:
    assert contrast(theme.palette.ink, theme.palette.surface) >= 9.3
    for text in ("+8", "Power Die captured", "<b>not rich</b>"):
        size = tags.tag_size(text)
        picture = drawn(300, 60, lambda painter, text=text: tags.paint_tag(painter, QPointF(150, 30), text, theme))  # type: ignore[misc]
        ground = places(picture, near(theme.palette.ink))
        words = places(picture, near(theme.palette.surface))
        assert len(ground) > 0.5 * size.width() * size.height()
        assert words
        assert min(x for x, _ in words) > 150 - size.width() / 2 + 6
        assert max(x for x, _ in words) < 150 + size.width() / 2 - 6
    assert tags.tag_size("<b>x</b>").width() > tags.tag_size("x").width()


@pytest.mark.parametrize(("beak", "above", "below"), [("NONE", 0, 0), ("TOP", 6, 0), ("BOTTOM", 0, 6)])
def test_the_beak_of_a_tag_sticks_out_at_its_edge(beak: str, above: int, below: int) -> None:
    picture = drawn(100, 80, lambda painter: tags.paint_tag(painter, QPointF(50, 40), "+8", DARK, beak=tags.Beak[beak]))
    rows = [y for x, y in places(picture, near(DARK.palette.ink)) if x == 50]
    height = tags.tag_size("+8").height()
    assert 40 - height / 2 - min(rows) == pytest.approx(above, abs=1.5)
    assert max(rows) + 1 - 40 - height / 2 == pytest.approx(below, abs=1.5)


@each_theme
@pytest.mark.parametrize("count", range(4))
def test_strikes_can_be_counted(theme: Theme, count: int) -> None:
    picture = drawn(60, 20, lambda painter: tags.paint_strikes(painter, QPointF(4, 4), theme, count), scale=2)
    assert islands(places(picture, near(theme.palette.warn)), 30) == count
    assert islands(places(picture, lambda color: color.alpha() > 60), 20) == 3
    size = tags.strikes_size()
    assert max(x for x, _, _ in opaque(picture)) / 2 <= 4 + size.width()


@each_theme
@pytest.mark.parametrize("chance", [0.0, 0.17, 0.5, 1.0])
def test_an_odds_bar_is_filled_to_its_chance(theme: Theme, chance: float) -> None:
    bar = QRectF(10, 10, 40, 100)
    picture = mark(lambda painter: tags.paint_odds_bar(painter, bar, theme, chance, current=True))
    filled = {y for x, y in places(picture, near(theme.palette.accent)) if x == 30}
    assert len(filled) == pytest.approx(100 * chance, abs=2.5)
    if filled:
        assert max(filled) >= 107


@each_theme
@pytest.mark.parametrize("count", range(6))
def test_strength_is_counted_in_blocks(theme: Theme, count: int) -> None:
    for seat in SEATS:
        picture = drawn(
            120,
            30,
            lambda painter, seat=seat: tags.paint_count_bar(painter, QPointF(5, 5), 14, theme, seat, count),  # type: ignore[misc]
        )
        assert islands(places(picture, near(theme.seats[seat].fill)), 20) == count
        if count:
            assert max(x for x, _, _ in opaque(picture)) < 5 + tags.count_bar_width(count, 14) + 1


@each_theme
def test_verdicts_differ_in_shape_and_colour(theme: Theme) -> None:
    yes = places(mark(lambda painter: tags.paint_verdict(painter, MIDDLE, 40, theme, True)), near(theme.palette.accent))
    no = places(mark(lambda painter: tags.paint_verdict(painter, MIDDLE, 40, theme, False)), near(theme.palette.bad))
    assert yes
    assert no
    assert len(yes ^ no) > 0.5 * len(yes | no)


def test_the_padlock_has_a_keyhole_and_an_open_shackle() -> None:
    lock = tags.padlock_path(QPointF(0, 0), 100)
    assert lock.boundingRect().height() == pytest.approx(103, abs=4)
    assert lock.contains(QPointF(-30, 30))
    assert not lock.contains(QPointF(0, 22))
    assert not lock.contains(QPointF(0, -25))
    assert lock.contains(QPointF(0, -46))


@each_theme
def test_the_focus_ring_keeps_its_gap_and_shows_the_accent(theme: Theme) -> None:
    rect = QRectF(30, 30, 60, 60)
    picture = mark(lambda painter: tags.paint_focus_ring(painter, rect, 8, theme))
    row = [pixel(picture, QPointF(x + 0.5, 60.5)) for x in range(120)]
    accent = [x for x in range(60) if near(theme.palette.accent)(row[x])]
    assert accent
    assert max(accent) <= 28
    assert all(row[x].alpha() == 0 for x in range(31, 89))


def test_overlays_are_not_caught_by_a_painters_pen() -> None:
    def draw(painter: QPainter) -> None:
        painter.setPen(Qt.GlobalColor.red)
        line_marks.paint_cell_wash(painter, QRectF(20, 20, 60, 60), CELL, LIGHT, 0, 1.0)

    assert not places(mark(draw), near(QColor("red")))


def test_words_on_a_board_keep_their_size_until_it_is_large_and_then_grow_with_it() -> None:
    assert tags.grown_with(10) == tags.grown_with(34) == 1.0
    assert tags.grown_with(51) == pytest.approx(1.5)
    assert tags.grown_with(51) < tags.grown_with(1000)
    usual, grown = tags.tag_size("+11"), tags.tag_size("+11", 2.0)
    assert grown.height() == 2 * usual.height()
    assert grown.width() == pytest.approx(2 * usual.width(), abs=4)
    assert advice_marks.label_size("best", 2.0).height() == 2 * advice_marks.label_size("best").height()
    picture = drawn(300, 120, lambda painter: tags.paint_tag(painter, QPointF(150, 60), "+11", DARK, grown=2.0))
    assert picture.pixelColor(150, 60 - round(grown.height() / 2) + 3) == DARK.palette.ink
