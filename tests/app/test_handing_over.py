"""A seat is handed to an opponent and taken back at any moment, and what is seen goes on as if nothing had happened."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.controller.thinker import Thinker
from hotl_desktop.games.base import Action
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.text import kind_text

from .window import Window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # of menus that pop up

AI = "ai:casual"


class Slow(Thinker):
    """Answers when it is told to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.question: tuple[int, Action] | None = None

    def think(self, token: int, match: Match, level: str) -> None:
        self.question = token, match.state.legal_actions()[0]

    def cancel(self) -> None:
        self.question = None

    @property
    def is_asked(self) -> bool:
        return self.question is not None

    def answer(self) -> None:
        assert self.question is not None
        question, self.question = self.question, None
        self.answered.emit(*question)

    def close(self) -> None:
        pass


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr("hotl_desktop.app.table.EngineThinker", lambda parent: slow)
    yield slow
    slow.deleteLater()


@pytest.fixture(params=[0, 1], ids=["head-of-the-line", "get-off-my-lawn"])
def window(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication, thinker: Slow) -> Window:
    game = GAMES[request.param]
    window = Window(qtbot, qapp)
    window.desktop.begin(TableSetup(game, tuple(Player(seat, seat, HUMAN) for seat in game.all_seats)))
    _go_to_a_choice(window)
    return window


def _go_to_a_choice(window: Window) -> None:
    while window.phase is Phase.ROLL:
        window.controller.roll()
    assert _phase(window) is Phase.CHOICE


def _phase(window: Window) -> Phase:
    """A function, so that type checkers expect it to change."""
    return window.phase


def _seat(window: Window) -> int:
    actor = window.controller.state.to_act()
    assert isinstance(actor, str)
    return window.controller.match.game.all_seats.index(actor)


def _choose(window: Window, seat: int, kind: str) -> None:
    """From the menu of the seat's card, with the mouse."""
    window.click(window.page.players.card_view(seat))
    menus = [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()]
    assert len(menus) == 1
    text = "A person plays" if kind == HUMAN else "Casual AI plays"
    action = next(one for one in menus[0].actions() if one.text() == text)
    QTest.mouseClick(menus[0], Qt.MouseButton.LeftButton, pos=menus[0].actionGeometry(action).center())
    assert window.controller.match.players[seat].kind == kind


def _kind_shown(window: Window, seat: int) -> str:
    return next(card.kind for card in window.page.players.cards if card.seat == seat)


def test_a_seat_is_taken_back_while_its_opponent_thinks(window: Window, thinker: Slow) -> None:
    seat, legal = _seat(window), window.controller.prompt.legal
    _choose(window, seat, AI)
    assert _phase(window) is Phase.THINKING
    late = thinker.question
    assert late is not None
    _choose(window, seat, HUMAN)
    assert not thinker.is_asked
    assert _phase(window) is Phase.CHOICE
    assert window.controller.prompt.legal == legal
    thinker.answered.emit(*late)
    assert _phase(window) is Phase.CHOICE
    window.assert_scene_shows_the_state()
    assert _kind_shown(window, seat) == kind_text(HUMAN)


def test_an_opponent_plays_on_for_a_person_and_the_person_goes_on_later(window: Window, thinker: Slow) -> None:
    seat, length = _seat(window), window.controller.match.length
    _choose(window, seat, AI)
    thinker.answer()
    assert window.controller.match.length > length
    _choose(window, seat, HUMAN)
    while thinker.is_asked:
        thinker.answer()
    _go_to_a_choice(window)
    window.do(window.controller.prompt.legal[0])
    window.assert_scene_shows_the_state()


def test_in_the_middle_of_a_story_only_who_plays_is_shown_anew(window: Window) -> None:
    window.desktop.settings.set_speed(Speed.SLOW)
    seat, page, scene = _seat(window), window.page, window.table.presenter.scene
    assert scene is not None
    window.controller.play(window.controller.prompt.legal[0])
    assert scene.is_telling
    before = page.moves.rows, page.status.accessibleName(), page.tray.state, [card.score for card in page.players.cards]
    for kind in (AI, HUMAN):
        _choose(window, seat, kind)
        assert scene.is_telling
        shown = page.moves.rows, page.status.accessibleName(), page.tray.state
        assert (*shown, [card.score for card in page.players.cards]) == before
        assert _kind_shown(window, seat) == kind_text(kind)
    scene.finish()
    assert [card.score for card in page.players.cards] != before[3] or page.status.accessibleName() != before[1]


def test_a_seat_is_handed_over_while_somebody_looks_back(window: Window, thinker: Slow) -> None:
    seat = _seat(window)
    window.controller.play(window.controller.prompt.legal[0])
    window.table.look_back()
    window.table.presenter.look_at(0)
    _choose(window, seat, AI)
    assert _kind_shown(window, seat) == kind_text(AI)
    looking = window.table.presenter.looking
    assert looking is not None
    assert looking.length < window.controller.match.length
    assert not thinker.is_asked
    window.table.presenter.stop_looking()
    assert _kind_shown(window, seat) == kind_text(AI)
