"""Icons are distinct, sharp, in the theme's colours; the program's icon can be recognised at 16 pixels."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from hotl_desktop.resources import resource_path
from hotl_desktop.view.icons import Icon, Ink, app_icon, icon, icon_pixmap
from hotl_desktop.view.theme import LIGHT, THEMES, Theme

from .pictures import distance, opaque, places, values

pytestmark = pytest.mark.usefixtures("qapp")
each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
BLACK = QColor("black")


def shape(kind: Icon) -> set[tuple[int, int]]:
    return {(x, y) for x, y, alpha in opaque(icon_pixmap(kind, BLACK, 48).toImage()) if alpha > 127}


@pytest.mark.parametrize("kind", Icon)
def test_icons_are_seen_and_keep_off_the_edges(kind: Icon) -> None:
    drops = list(opaque(icon_pixmap(kind, BLACK, 96).toImage()))
    assert len(drops) > 200
    for x, y, _ in drops:
        assert 3 <= x <= 92
        assert 3 <= y <= 92


def test_no_two_icons_look_alike() -> None:
    shapes = {kind: shape(kind) for kind in Icon}
    for one, other in itertools.combinations(Icon, 2):
        assert len(shapes[one] ^ shapes[other]) > 40, (one, other)


@pytest.mark.parametrize(("one", "other"), [("UNDO", "REDO"), ("PREVIOUS", "NEXT"), ("FIRST", "LAST")])
def test_opposites_are_mirror_images(one: str, other: str) -> None:
    left, right = shape(Icon[one]), {(47 - x, y) for x, y in shape(Icon[other])}
    assert len(left ^ right) < 0.08 * len(left)


@each_theme
@pytest.mark.parametrize("ink", Ink)
def test_icons_wear_the_colours_of_the_theme(theme: Theme, ink: Ink) -> None:
    made = icon(Icon.MENU, theme, ink)
    palette = theme.palette
    wanted = {Ink.PANEL: palette.ink, Ink.ACCENT: palette.on_accent, Ink.QUIET: palette.ink2}[ink]
    for mode, color in ((QIcon.Mode.Normal, wanted), (QIcon.Mode.Disabled, palette.disabled)):
        picture = made.pixmap(QSize(24, 24), 2.0, mode).toImage()
        solid = places(picture, lambda seen: seen.alpha() == 255)
        assert solid == places(picture, lambda seen, color=color: seen.alpha() == 255 and distance(seen, color) < 3)  # type: ignore[misc]
        assert len(solid) > 100


@pytest.mark.parametrize("size", [16, 20, 24])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_icons_come_in_exactly_the_pixels_of_the_screen(size: int, ratio: float) -> None:
    picture = icon(Icon.OVERLAY, LIGHT).pixmap(QSize(size, size), ratio)
    assert picture.width() == round(size * ratio)
    direct = icon_pixmap(Icon.OVERLAY, LIGHT.palette.ink, picture.width()).toImage()
    assert values(picture.toImage()) == values(direct)


@pytest.mark.parametrize("side", [16, 24, 32, 48, 256])
def test_the_programs_icon_shows_a_crowned_red_head_before_a_gold_die(side: int) -> None:
    picture = app_icon().pixmap(QSize(side, side), 1.0).toImage()
    assert (picture.width(), picture.height()) == (side, side)
    area = side * side

    def share(*colors: str) -> float:
        wanted = [QColor(color) for color in colors]
        near = places(picture, lambda seen: seen.alpha() > 200 and min(distance(seen, color) for color in wanted) < 60)
        return len(near) / area

    assert share("#F4D389", "#E4B856") > 0.06
    assert share("#C55846", "#B13521", "#A5301B") > 0.12
    assert share("#FFF6E6") > 0.05
    clear = area - sum(1 for _ in opaque(picture))
    assert clear > 0.1 * area


def test_the_programs_icon_is_one_plain_file() -> None:
    root = ET.parse(resource_path("icons", "hotl-desktop.svg")).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox") == "0 0 256 256"
    names = {element.tag.split("}")[1] for element in root.iter() if isinstance(element.tag, str)}
    assert not names & {"image", "script", "text", "foreignObject", "filter"}
