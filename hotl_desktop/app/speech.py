"""The match on the table in words, for people who hear it: names, choices, and everything that happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QAccessible

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.match.match import Match
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import seat_color_name
from hotl_desktop.widgets import lawn_told, line_told
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.text import shown_name


class TableSpeech:
    """Gives the view its words (`TableWords`) and says what happens. Does next to nothing while nobody listens."""

    def __init__(self, controller: GameController, view: TableView, consequence: Callable[[Action], Sentence]) -> None:
        """Args: consequence: what an offered action would do."""
        self._controller: Final = controller
        self._view: Final = view
        self._consequence: Final = consequence
        view.set_words(self)

    def seat(self, seat: int) -> str:
        """What the player on the seat index is called; the colour of a seat that nobody plays."""
        if self._controller.has_match:
            match = self._controller.match
            name = match.game.all_seats[seat]
            if name in match.state.seats:
                return shown_name(match.player(name).name, seat_color_name(seat))
        return seat_color_name(seat)

    def choice(self, action: Action) -> tuple[str, str]:
        """What an offered action does, and what follows."""
        said = self._consequence(action)
        return said.bold, said.light

    def tell(self, match: Match, transition: Transition) -> None:
        """Say what a step has brought."""
        if QAccessible.isActive():
            told = lawn_told.told if match.game is GET_OFF_MY_LAWN else line_told.told
            self._view.announce(told(match, transition))
