"""What monkeys have found in the window: kept, each as the least that leads to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.games.catalogue import GAMES
from tests.app.conftest import no_desktop_is_left  # noqa: F401 - a fixture
from tests.app.tour import begin, new_desktop, settle
from tests.promises.monkey import differs, photograph


@pytest.fixture
def desktop(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Desktop:
    return new_desktop(qtbot, qapp, tmp_path, QSize(1200, 800))


def assert_drawn_anew_it_looks_the_same(desktop: Desktop) -> None:
    scene = desktop.table.presenter.scene
    assert scene is not None
    before = photograph(scene)
    scene.refresh()
    assert not differs(before, photograph(scene))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("page", [Desktop.show_start, Desktop._show_table], ids=["start", "table"])
def test_words_on_the_board_follow_the_language(
    desktop: Desktop, game: object, page: Callable[[Desktop], None]
) -> None:
    begin(desktop, next(one for one in GAMES if one is game), 40)
    page(desktop)
    desktop.choose_language("de")
    settle()
    assert_drawn_anew_it_looks_the_same(desktop)
