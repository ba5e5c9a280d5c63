"""The cache gives sharp pictures, the same one twice, and forgets what is not used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from hotl_desktop.view import chips, dice
from hotl_desktop.view.pixmaps import Part, PieceCache, centered_offset
from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT

from .pictures import drawn

pytestmark = pytest.mark.usefixtures("qapp")

Get = Callable[[PieceCache, float], QPixmap]
KINDS: dict[str, tuple[float, Get]] = {
    "chip": (chips.REACH, lambda cache, ratio: cache.chip(LIGHT, 0, 40, ratio)),
    "head": (chips.REACH, lambda cache, ratio: cache.head(LIGHT, 0, 40, ratio)),
    "ghost": (chips.REACH, lambda cache, ratio: cache.ghost(LIGHT, 0, 40, ratio)),
    "die": (dice.REACH, lambda cache, ratio: cache.die(LIGHT, 5, 0, 40, ratio)),
    "power die": (dice.REACH, lambda cache, ratio: cache.die(LIGHT, 5, None, 40, ratio)),
    "sunk die": (dice.REACH, lambda cache, ratio: cache.sunk_die(LIGHT, 5, 0, 40, ratio)),
    "badge": (0.5, lambda cache, ratio: cache.badge(LIGHT, 0, 40, ratio)),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_pictures_have_the_pixels_of_the_screen(kind: str, ratio: float) -> None:
    reach, get = KINDS[kind]
    picture = get(PieceCache(), ratio)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == picture.height()
    assert picture.width() == pytest.approx(2 * reach * 40 * ratio, abs=1)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_piece_is_drawn_once_and_another_anew(kind: str) -> None:
    _, get = KINDS[kind]
    cache = PieceCache()
    assert get(cache, 2).cacheKey() == get(cache, 2).cacheKey()
    assert len(cache) == 1
    assert get(cache, 1).cacheKey() != get(cache, 2).cacheKey()
    assert len(cache) == 2


def test_every_difference_that_can_be_seen_is_a_different_picture() -> None:
    cache = PieceCache()
    pictures = [
        cache.chip(LIGHT, 0, 40, 1),
        cache.chip(LIGHT, 1, 40, 1),
        cache.chip(DARK, 0, 40, 1),
        cache.chip(LIGHT, 0, 41, 1),
        cache.chip(LIGHT, 0, 40, 1, lift=0.2),
        cache.chip(LIGHT, 0, 40, 1, part=Part.BODY),
        cache.chip(LIGHT, 0, 40, 1, part=Part.SHADOW),
        cache.head(LIGHT, 0, 40, 1),
        cache.ghost(LIGHT, 0, 40, 1),
        cache.die(LIGHT, 1, 0, 40, 1),
        cache.die(LIGHT, 2, 0, 40, 1),
        cache.die(LIGHT, 2, None, 40, 1),
        cache.die(LIGHT, 2, 0, 40, 1, tilt=24),
        cache.sunk_die(LIGHT, 2, 0, 40, 1),
        cache.badge(LIGHT, 0, 40, 1),
    ]
    images = [picture.toImage() for picture in pictures]
    assert all(one != other for index, one in enumerate(images) for other in images[:index])
    assert len(cache) == len(pictures)


def test_a_picture_holds_exactly_what_the_painter_draws_round_its_middle() -> None:
    picture = PieceCache().die(LIGHT, 3, 1, 40, 2)
    middle = QPointF(picture.width() / 4, picture.width() / 4)

    def draw(painter: QPainter) -> None:
        dice.paint_die(painter, middle, 40, LIGHT, 3, 1)

    direct = drawn(picture.width() / 2, picture.height() / 2, draw, scale=2)
    assert picture.toImage().convertToFormat(direct.format()) == direct


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_offset_puts_the_middle_of_the_piece_on_its_place(ratio: float) -> None:
    picture = PieceCache().chip(LIGHT, 0, 40, ratio)
    offset = centered_offset(picture)
    size = picture.deviceIndependentSize()
    assert offset.x() + size.width() / 2 == pytest.approx(0)
    assert offset.y() + size.height() / 2 == pytest.approx(0)


def test_what_was_longest_not_asked_for_is_forgotten_first() -> None:
    cache = PieceCache()
    one = cache.chip(LIGHT, 0, 40, 1)
    each = one.width() * one.height() * 4
    small = PieceCache(limit_bytes=3 * each)
    keys = [small.chip(LIGHT, seat, 40, 1).cacheKey() for seat in (0, 1, 2)]
    assert small.held_bytes == 3 * each
    assert small.chip(LIGHT, 0, 40, 1).cacheKey() == keys[0]  # asked for again: now the youngest
    small.chip(LIGHT, 3, 40, 1)
    assert small.held_bytes == 3 * each
    assert small.chip(LIGHT, 0, 40, 1).cacheKey() == keys[0]
    assert small.chip(LIGHT, 2, 40, 1).cacheKey() == keys[2]
    assert small.chip(LIGHT, 1, 40, 1).cacheKey() != keys[1]


def test_one_picture_may_be_larger_than_the_limit() -> None:
    cache = PieceCache(limit_bytes=10)
    assert not cache.chip(LIGHT, 0, 40, 1).isNull()
    assert not cache.chip(LIGHT, 1, 40, 1).isNull()
    assert len(cache) == 1


def test_clearing_forgets_everything() -> None:
    cache = PieceCache()
    cache.chip(LIGHT, 0, 40, 1)
    cache.clear()
    assert (len(cache), cache.held_bytes) == (0, 0)


def test_all_pieces_of_a_table_at_double_resolution_fit_the_cache() -> None:
    cache = PieceCache()
    for seat in range(4):
        for part in Part:
            cache.chip(LIGHT, seat, 66, 2, part=part)
            cache.head(LIGHT, seat, 66, 2, part=part)
    for seat_or_power in (0, 1, 2, 3, None):
        for face in range(1, 7):
            for side in (77, 53, 46, 40):
                cache.die(LIGHT, face, seat_or_power, side, 2)
    assert len(cache) == 4 * 6 + 5 * 6 * 4


@pytest.mark.parametrize("part", Part)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_what_is_trimmed_is_the_same_round_its_middle_with_nothing_left_out(part: Part, ratio: float) -> None:
    cache = PieceCache()
    for whole, trimmed in (
        (cache.head(LIGHT, 1, 41, ratio, part=part), cache.head(LIGHT, 1, 41, ratio, part=part, trimmed=True)),
        (cache.die(LIGHT, 3, 1, 41, ratio, part=part), cache.die(LIGHT, 3, 1, 41, ratio, part=part, trimmed=True)),
    ):
        across, down = whole.width() - trimmed.width(), whole.height() - trimmed.height()
        assert across > 0
        assert down > 0
        assert across % 2 == down % 2 == 0
        again = QPixmap(whole.size())
        again.setDevicePixelRatio(ratio)
        again.fill(Qt.GlobalColor.transparent)
        painter = QPainter(again)
        painter.drawPixmap(QPointF(across / 2, down / 2) / ratio, trimmed)
        painter.end()
        assert again.toImage() == whole.toImage()


def test_a_shadow_that_is_not_there_can_be_trimmed_too() -> None:
    assert not PieceCache().chip(HIGH_CONTRAST, 0, 40, 1, part=Part.SHADOW, trimmed=True).isNull()
