"""What stands beside the board follows it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.match.transcript import Entry
from hotl_desktop.widgets.move_list import MoveRow
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


def test_a_new_game_shows_no_faces_of_the_one_before(qtbot: QtBot, qapp: QApplication) -> None:
    window = Window(qtbot, qapp)
    line, lawn = GAMES
    for game in (line, lawn):
        players = tuple(Player(seat, seat, HUMAN) for seat in game.all_seats)
        match = play_on(Match(game, players, seeded(11)), Random(4), 70 if game is line else 90)
        window.desktop.put_on_table(match, None)
        while window.phase is Phase.ROLL:
            window.controller.roll()
        told = window.table.presenter.desk.faces(match, window.controller.prompt)
        assert window.page.faces.heading() == ("" if told is None else told.title)


def test_nothing_beside_the_board_has_a_ground_of_its_own_after_a_small_window(
    qtbot: QtBot, qapp: QApplication
) -> None:
    """What was in a scroll area or on a tab once lies on the table again."""
    window = Window(qtbot, qapp)
    game = GAMES[0]
    players = tuple(Player(seat, seat, HUMAN) for seat in game.all_seats)
    window.desktop.put_on_table(play_on(Match(game, players, seeded(11)), Random(4), 70), None)
    for size in ((1400, 900), (800, 600), (1400, 900)):
        window.page.resize(*size)
        QApplication.processEvents()
        filled = [one for one in window.page.findChildren(QWidget) if one.autoFillBackground() and one.isVisible()]
        assert filled == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_move_is_worded_once_and_anew_when_something_else_would_be_said(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    window = Window(qtbot, qapp)
    players = tuple(Player(seat, seat, HUMAN) for seat in game.all_seats)
    window.desktop.put_on_table(play_on(Match(game, players, seeded(11)), Random(4), 60), None)
    panels, desk = window.table.presenter.panels, type(window.table.presenter.desk)
    worded: list[int] = []
    plain = desk.move_row

    def counted(self: object, match: Match, entry: Entry, number: int) -> MoveRow | None:
        worded.append(number)
        return plain(self, match, entry, number)  # type: ignore[arg-type]

    monkeypatch.setattr(desk, "move_row", counted)
    panels.show()
    assert len(worded) <= 1  # a turn that is not over may still become another row
    listed = window.page.moves.rows
    assert len(listed) > 15
    panels.forget_words()
    panels.show()
    assert len(worded) >= len(listed)
    assert window.page.moves.rows == listed
    window.controller.undo()
    panels.show()
    fewer = window.page.moves.rows
    assert len(fewer) <= len(listed)
    panels.forget_words()
    panels.show()
    assert window.page.moves.rows == fewer
