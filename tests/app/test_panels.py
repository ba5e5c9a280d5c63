"""What stands beside the board follows it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from tests.walks import play_on, seeded

from .window import Window


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_said_of_faces_that_will_not_fall_any_more(qtbot: QtBot, qapp: QApplication, game: Game) -> None:
    window = Window(qtbot, qapp)
    players = tuple(Player(seat, seat, HUMAN) for seat in game.all_seats)
    window.desktop.put_on_table(play_on(Match(game, players, seeded(2)), Random(2)), None)
    assert window.page.faces.heading() == ""
    window.table.presenter.look_at(30)
    assert window.page.faces.heading() != ""
    window.table.presenter.stop_looking()
    assert window.page.faces.heading() == ""
