"""A game that plays itself, in small: what a game looks like, before anybody has begun one."""

from __future__ import annotations

import random
import secrets
from typing import Final

from PySide6.QtCore import QObject, QSizeF, QTimer, Slot
from PySide6.QtGui import QHideEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QWidget

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.controller.thinker import Thinker
from hotl_desktop.games.base import Action, Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.dice import SEED_BYTES, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import AI_PREFIX, Player
from hotl_desktop.view.fonts import text_factor
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import Speed, Theme, seat_color_name
from hotl_desktop.widgets.style import ThemeHost

from .presenter import desk_for

_BETWEEN_MOVES_MS = 900
_AFTER_THE_END_MS = 5000
_FIRST_SEED: Final = bytes([5]) * SEED_BYTES
"""Of the first game, chosen for its looks: the next start shows it before it is there."""
_OPENING_STEPS = 80
_READABLE: Final = 560.0
"""Tables that are less wide, in logical pixels, have no room for their words."""
_MOST_ZOOM: Final = 2.2
"""Pictures that are made still smaller lose their edges."""


class _QuickThinker(Thinker):
    """Decides at once in this process, but takes its time to say so."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_BETWEEN_MOVES_MS)
        self._timer.timeout.connect(self._answer)
        self._token = 0
        self._match: Match | None = None

    def think(self, token: int, match: Match, level: str) -> None:
        self._token, self._match = token, match
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        self._match = None

    @Slot()
    def _answer(self) -> None:
        if self._match is not None:
            self.answered.emit(self._token, _choice(self._match))


def _choice(match: Match) -> Action:
    """What wins most points at once, any of the equals: plausible enough to look at, and always at hand."""
    state = match.state
    seat = state.to_act()
    mind = random.Random(match.length)
    actions = mind.sample(state.legal_actions(), len(state.legal_actions()))
    return max(actions, key=lambda action: next(points for one, points in state.apply(action).scores() if one == seat))


class DemoTable(TableView):
    """Shows game after game while it is visible; it takes no input."""

    def __init__(self, game: Game, themes: ThemeHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._seed = _FIRST_SEED
        self._controller = GameController(_QuickThinker(self), self)
        self._desk = desk_for(game)
        self._scene = self._desk.make_scene(themes.theme)
        self._scene.setParent(self)
        self._scene.set_speed(Speed.NORMAL)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(_AFTER_THE_END_MS)
        self._again.timeout.connect(self._begin)
        self.setInteractive(False)
        self.show_scene(self._scene)
        self._controller.stepped.connect(self._tell)
        self._controller.replaced.connect(self._replace)
        self._controller.prompted.connect(self._prompted)
        self._scene.settled.connect(self._controller.settled)
        themes.changed.connect(self._wear)

    def _fit(self) -> None:
        """Lay the table out larger than there is room, and show it smaller: its words are only to be seen."""
        room = QSizeF(self.viewport().size())
        zoom = min(_MOST_ZOOM, max(1.0, text_factor() * _READABLE / max(1.0, room.width())))
        self._scene.set_size(room * zoom)
        self.setTransform(QTransform.fromScale(1 / zoom, 1 / zoom))

    def set_reduced_motion(self, on: bool) -> None:
        """Fade instead of moving."""
        self._scene.set_reduced_motion(on)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._controller.has_match:
            self._begin()
        else:
            self._controller.advance()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._again.stop()
        self._controller.pause()

    @Slot()
    def _begin(self) -> None:
        seats = self._game.all_seats
        players = [Player(seat, seat_color_name(index), AI_PREFIX + "casual") for index, seat in enumerate(seats)]
        match = Match(self._game, players, SeededDice(self._seed))
        self._seed = secrets.token_bytes(SEED_BYTES)
        # Into the middle of a game, where there is something to see.
        while match.length < _OPENING_STEPS and match.state.to_act() is not None:
            if isinstance(match.state.to_act(), str):
                match.play(_choice(match))
            else:
                match.roll()
        self._controller.begin(match)

    @Slot(object)
    def _tell(self, transition: Transition) -> None:
        self._scene.tell(transition)

    @Slot(object)
    def _replace(self, match: Match) -> None:
        self._desk.prepare_scene(self._scene, match)
        self._scene.show_state(match.state)

    @Slot(object)
    def _prompted(self, prompt: Prompt) -> None:
        if prompt.phase is Phase.OVER and self.isVisible():
            self._again.start()

    def _wear(self, theme: Theme) -> None:
        self._scene.set_theme(theme)


def demo_tables(themes: ThemeHost) -> dict[str, DemoTable]:
    """A living miniature of each game, by its name."""
    return {game.name: DemoTable(game, themes) for game in GAMES}
