"""What monkeys have found in the window: kept, each as the least that leads to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Game, State
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import Speed
from tests.app.conftest import no_desktop_is_left  # noqa: F401 - a fixture
from tests.app.tour import begin, new_desktop, settle
from tests.promises.monkey import photograph
from tests.walks import play_on, seeded


@pytest.fixture
def desktop(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Desktop:
    return new_desktop(qtbot, qapp, tmp_path, QSize(1200, 800))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_story_ends_though_its_match_is_gone(qtbot: QtBot, desktop: Desktop, game: Game) -> None:
    """The window closes while a story is told, and lives a little longer."""
    begin(desktop, game, 5)
    controller, presenter = desktop.table.controller, desktop.table.presenter
    desktop.settings.set_speed(Speed.NORMAL)
    while presenter.scene is None or not presenter.scene.is_telling:
        if controller.prompt.phase is Phase.ROLL:
            controller.roll()
        else:
            controller.play(controller.prompt.legal[0])
    desktop.window.close()
    with qtbot.captureExceptions() as exceptions:
        presenter.scene.finish()
        settle()
    assert exceptions == []


def assert_drawn_anew_it_looks_the_same(desktop: Desktop) -> None:
    scene = desktop.table.presenter.scene
    assert scene is not None
    before = photograph(scene)
    scene.refresh()
    assert before == photograph(scene)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("page", [Desktop.show_start, Desktop._show_table], ids=["start", "table"])
def test_words_on_the_board_follow_the_language(desktop: Desktop, game: Game, page: Callable[[Desktop], None]) -> None:
    begin(desktop, game, 40)
    page(desktop)
    desktop.settings.choose_language("de")
    settle()
    assert_drawn_anew_it_looks_the_same(desktop)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("page", [Desktop.show_start, Desktop._show_table], ids=["start", "table"])
def test_words_on_the_board_follow_the_size_of_text(
    desktop: Desktop, game: Game, page: Callable[[Desktop], None]
) -> None:
    begin(desktop, game, 40)
    page(desktop)
    desktop.preferences.take("text_size", 150)
    settle()
    assert_drawn_anew_it_looks_the_same(desktop)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_continued_while_somebody_looks_back_still_shows_the_earlier_moment(
    desktop: Desktop, game: Game
) -> None:
    """What may be done now was offered on the board of long ago."""
    begin(desktop, game, 12)
    presenter = desktop.table.presenter
    presenter.look_at(3)
    desktop.show_start()
    desktop._continue(game.name)
    settle()
    assert presenter.looking is not None
    assert presenter.scene is not None
    assert presenter.scene.state == presenter.looking.state
    assert presenter.scene.offered == ()
    presenter.stop_looking()
    assert presenter.scene.state == desktop.table.controller.state
    assert presenter.scene.offered == desktop.table.controller.prompt.legal != ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_opened_while_a_story_is_told_begins_with_its_own_choices(desktop: Desktop, game: Game) -> None:
    """The end of the story was taken for that of a step of the new game: its choices came on the old board."""
    begin(desktop, game, 40)
    controller, presenter = desktop.table.controller, desktop.table.presenter
    other = play_on(Match(game, named(controller.match, "Another"), seeded(3)), Random(3), 90)
    desktop.settings.set_speed(Speed.NORMAL)
    controller.play(controller.prompt.legal[0])
    assert presenter.scene is not None
    assert presenter.scene.is_telling
    seen: list[State | None] = []
    controller.prompted.connect(lambda _prompt: seen.append(shown_by(presenter.scene)))
    controller.begin(other)
    assert seen
    assert set(seen) == {other.state}
    assert presenter.scene.offered == controller.prompt.legal


def named(match: Match, name: str) -> tuple[Player, ...]:
    """The players of a match by another name."""
    return tuple(replace(player, name=name) for player in match.players)


def shown_by(scene: TableScene | None) -> State | None:
    """The position whose pieces lie on the board."""
    if isinstance(scene, GetOffMyLawnScene):
        return scene.lawn_state
    return None if scene is None else scene.state


def test_the_menu_of_a_seat_does_nothing_to_another_game(desktop: Desktop) -> None:
    """A game opened from outside while the menu was open had no such seat."""
    line, lawn = GAMES
    begin(desktop, lawn, 20)
    menu = desktop.table.seat_menu(1, desktop.window)
    assert menu is not None
    begin(desktop, line, 20)
    players = desktop.table.controller.match.players
    menu.actions()[-1].trigger()
    assert desktop.table.controller.match.players == players


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_new_comes_before_what_is_told_again(desktop: Desktop, game: Game) -> None:
    """An opponent answered while the last turn was told again: after it the board of then was left, and played on."""
    begin(desktop, game, 40)
    controller, presenter = desktop.table.controller, desktop.table.presenter
    desktop.settings.set_speed(Speed.NORMAL)
    while len(presenter._last_turn) < 2:
        play_a_step(controller)
        presenter.finish()
    controller.set_rolls_by_itself(False)
    presenter.repeat_last_turn()
    assert presenter.scene is not None
    assert presenter.scene.is_telling
    play_a_step(controller)
    for _ in range(10):
        presenter.scene.finish()
    assert presenter.scene.state == controller.state
    assert shown_by(presenter.scene) == controller.state


def play_a_step(controller: GameController) -> None:
    """The next die or decision of whoever is due."""
    if controller.prompt.phase is Phase.ROLL:
        controller.roll()
    else:
        controller.play(controller.prompt.legal[0])
