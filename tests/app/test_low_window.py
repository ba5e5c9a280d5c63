"""In the smallest window that is promised, what stands beside the board has whole rows and needs no scrolling."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.view.theme import Target
from hotl_desktop.widgets.table_page import TablePage

from .advising import FakeAnalyst
from .tour import begin, new_desktop, settle

MOVES, FACES = range(2)
"""The tabs."""


@pytest.fixture
def desktop(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    analyst = FakeAnalyst()
    monkeypatch.setattr("hotl_desktop.app.advice.Analyst", lambda: analyst)
    return new_desktop(qtbot, qapp, tmp_path, QSize(800, 600))


def _show_tab(page: TablePage, index: int) -> None:
    page._tabs.setCurrentIndex(index)
    settle()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_six_faces_are_seen_without_scrolling(desktop: Desktop, game: Game) -> None:
    begin(desktop, game, 9)
    page = desktop.table.page
    _show_tab(page, FACES)
    assert page.faces.isVisible()
    assert page._faces_scroll.verticalScrollBar().maximum() == 0
    assert page.faces.height() == page.faces.sizeHint().height()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_moves_are_seen_whole_and_the_last_one_among_them(desktop: Desktop, game: Game) -> None:
    page = desktop.table.page
    begin(desktop, GAMES[0], 12)
    _show_tab(page, FACES)
    begin(desktop, game, 12)
    _show_tab(page, MOVES)
    view = page.moves.view
    assert view.viewport().height() >= 3 * Target.TOUCH
    assert view.viewport().height() % Target.TOUCH == 0
    last = view.visualRect(view.currentIndex())
    assert last.isValid()
    assert view.viewport().rect().contains(last)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_window_of_common_size_shows_faces_and_moves_at_once(desktop: Desktop, game: Game) -> None:
    desktop.window.resize(1100, 800)
    begin(desktop, game, 9)
    settle()
    page = desktop.table.page
    assert not page._tabs.isVisible()
    assert page.faces.isVisible()
    assert page.moves.view.viewport().height() >= 3 * Target.TOUCH
    assert page._right.rect().contains(page.hint_button.geometry())
