"""Looking back through a game changes nothing, and any position can be played on from."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.player import HUMAN, Player

from .window import Window


def window_with_a_game(qtbot: QtBot, qapp: QApplication, which: int, decisions: int) -> Window:
    window = Window(qtbot, qapp)
    game = GAMES[which]
    window.desktop.begin(TableSetup(game, tuple(Player(seat, seat, HUMAN) for seat in game.all_seats)))
    choices = random.Random(8)
    for _ in range(decisions):
        while window.phase is Phase.ROLL:
            window.controller.roll()
        window.controller.play(choices.choice(window.controller.prompt.legal))
    return window


@pytest.mark.parametrize("which", [0, 1], ids=["head-of-the-line", "get-off-my-lawn"])
def test_looking_back_leaves_the_game_as_it_is(qtbot: QtBot, qapp: QApplication, which: int) -> None:
    window = window_with_a_game(qtbot, qapp, which, 12)
    before = window.controller.match.steps
    state, phase = window.controller.state, window.phase
    window.page.moves.picked.emit(3)
    bar = window.page.replay
    assert bar.isVisible()
    assert window.table.presenter.looking is not None
    for key, place in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1)):
        QTest.keyClick(window.desktop.window, key)
        assert bar.place == place
    assert window.phase is Phase.PAUSED
    window.press(bar, "Back to the game")
    assert not bar.isVisible()
    assert (window.controller.match.steps, window.controller.state, window.phase) == (before, state, phase)
    window.assert_scene_shows_the_state()


def test_a_new_game_can_begin_at_any_position(qtbot: QtBot, qapp: QApplication) -> None:
    window = window_with_a_game(qtbot, qapp, 0, 12)
    old = window.controller.match
    window.page.moves.picked.emit(3)
    looked_at = window.table.presenter.looking
    assert looked_at is not None
    window.press(window.page.replay, "Play from here")
    match = window.controller.match
    assert match is not old
    assert match.state == looked_at.state
    assert match.steps == old.steps[: match.length]
    assert window.phase is Phase.ROLL
    window.assert_scene_shows_the_state()


def test_the_last_move_of_the_list_is_the_present(qtbot: QtBot, qapp: QApplication) -> None:
    window = window_with_a_game(qtbot, qapp, 0, 5)
    window.page.moves.picked.emit(len(window.page.moves.rows) - 1)
    assert window.table.presenter.looking is None
