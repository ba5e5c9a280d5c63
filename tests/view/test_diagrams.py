"""Diagrams of rules: painted by the boards themselves, sharp, and different where positions differ."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.rulebook import Diagram, load_rule_books
from hotl_desktop.view.diagrams import DiagramPainter
from hotl_desktop.view.theme import DARK, LIGHT, Theme

BOOKS = load_rule_books(resource_path("rules"))
RULES = {rule.number: rule for book in BOOKS for rule in book.rules}
WIDTH = 300


@pytest.fixture(scope="module")
def painter(qapp: QApplication) -> DiagramPainter:
    assert qapp
    return DiagramPainter()


def picture(painter: DiagramPainter, diagram: Diagram, theme: Theme = LIGHT, ratio: float = 1.0) -> QImage:
    height = painter.height_for(diagram, WIDTH)
    image = QImage(round(WIDTH * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.palette.table)
    brush = QPainter(image)
    painter.paint(brush, QSizeF(WIDTH, height), diagram, theme, ratio)
    brush.end()
    return image


def colors(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)})


@pytest.mark.parametrize("number", RULES)
def test_every_rule_has_a_picture_with_something_on_it(painter: DiagramPainter, number: str) -> None:
    image = picture(painter, RULES[number].diagram)
    assert 40 <= image.height() <= WIDTH * 1.1
    assert colors(image) > 60


def test_a_preview_and_what_is_pointed_out_are_to_be_seen(painter: DiagramPainter) -> None:
    shown = RULES["HL 5:2"].diagram
    bare = Diagram(shown.state, (), None, "", "")
    ringed = Diagram(shown.state, shown.show, None, "", "")
    pictures = [picture(painter, one) for one in (bare, ringed, shown)]
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]
    assert picture(painter, bare) == pictures[0]


def test_themes_and_pixel_ratios_are_followed(painter: DiagramPainter) -> None:
    diagram = RULES["GL 5:1.B"].diagram
    light, dark = picture(painter, diagram), picture(painter, diagram, DARK)
    assert light != dark
    fine = picture(painter, diagram, ratio=2.0)
    assert fine.width() == 2 * light.width()
    blown_up = light.scaled(fine.size())
    blown_up.setDevicePixelRatio(2.0)
    assert fine != blown_up
