"""Pictures of positions hold what the position holds."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from hotl_desktop.games.base import CHANCE, DICE, State
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.head_of_the_line import SEATS, HeadOfTheLineState
from hotl_desktop.view.board_geometry import BoardGeometry
from hotl_desktop.view.position_picture import PICTURE_SIDE, position_picture
from hotl_desktop.view.theme import DARK, LIGHT, Theme


def middle_of(which: int) -> State:
    game, mind = GAMES[which], random.Random(2)
    state = game.start(game.all_seats, {})
    for _ in range(90):
        if state.to_act() is CHANCE:
            state = state.apply(DICE[mind.randint(1, 6)])
        else:
            state = state.apply(mind.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_chip_is_seen_in_its_cell(qapp: QApplication, theme: Theme) -> None:
    state = middle_of(0)
    assert isinstance(state, HeadOfTheLineState)
    image = QImage.fromData(position_picture(state, theme, Path("board.png")))
    assert image.width() == image.height() == PICTURE_SIDE
    margin = PICTURE_SIDE * 0.04
    board = BoardGeometry(QRectF(margin, margin, PICTURE_SIDE - 2 * margin, PICTURE_SIDE - 2 * margin))
    seen: Counter[bool] = Counter()
    for cell, owner in enumerate(state.owners):
        if owner < len(SEATS) and cell not in state.heads:
            # Beside the emblem, inside the groove.
            spot = board.center_of(cell) + QPointF(-0.22, 0.0) * board.cell
            color = image.pixelColor(spot.toPoint())
            wanted = theme.seats[owner].fill
            near = max(
                abs(color.red() - wanted.red()), abs(color.green() - wanted.green()), abs(color.blue() - wanted.blue())
            )
            seen[near < 60] += 1
    assert seen[True] > 15
    assert seen[False] == 0


@pytest.mark.parametrize("which", [0, 1], ids=["head-of-the-line", "get-off-my-lawn"])
def test_an_svg_is_a_picture_of_vectors(qapp: QApplication, which: int) -> None:
    root = ElementTree.fromstring(position_picture(middle_of(which), LIGHT, Path("board.svg")))
    assert root.tag.endswith("svg")
    assert len(root.findall(".//{http://www.w3.org/2000/svg}path")) > 100
