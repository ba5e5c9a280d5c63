"""What the table page must know of a game: its scene, its cards, its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from hotl_desktop.controller.ring import Prompt, Transition
from hotl_desktop.games.base import Action, IllegalAction
from hotl_desktop.match.match import Match
from hotl_desktop.match.transcript import Entry
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import Theme
from hotl_desktop.widgets.dice_tray import TrayState
from hotl_desktop.widgets.faces_strip import FaceOutlook
from hotl_desktop.widgets.move_list import MoveRow
from hotl_desktop.widgets.player_card import PlayerCard
from hotl_desktop.widgets.segmented import Choice
from hotl_desktop.widgets.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Faces:
    """What the strip of six faces shows."""

    title: str
    legend: str
    """What the two lines under each die are."""
    seat: int
    """Whose dice (seat index)."""
    outlooks: tuple[FaceOutlook, ...]
    current: int | None = None
    """The face that has fallen."""


class Desk(Protocol):
    """One game's side of the table page. It keeps nothing: everything is read off the match."""

    def make_scene(self, theme: Theme) -> TableScene:
        """A scene for this game's boards."""

    def prepare_scene(self, scene: TableScene, match: Match) -> None:
        """Tell the scene what it needs to know beside the state: the players' names."""

    def overlays(self) -> list[Choice]:
        """What may be laid over the board; nothing at all for an empty list."""

    def lay_over(self, scene: TableScene, overlay: object) -> None:
        """Lay one of `overlays` over the board."""

    def turn_board(self, scene: TableScene, quarter_turns: int) -> None:
        """Turn the board clockwise by so many quarter turns, where the game has a board that can be turned."""

    def turn_to(self, scene: TableScene, seat: int, *, board: bool) -> None:
        """Give the table to the person on the seat index.

        What only concerns that player comes to the front in any case; the board itself turns with `board`.
        """

    def cards(self, match: Match, prompt: Prompt) -> list[PlayerCard]:
        """The players as they stand."""

    def heading(self, match: Match) -> str:
        """What stands above the players: which turn or round it is."""

    def expectation(self, match: Match, prompt: Prompt) -> Sentence:
        """Whose decision it is and what is expected."""

    def consequence(self, match: Match, action: Action) -> Sentence:
        """What an offered action would do."""

    def refusal(self, match: Match, error: IllegalAction) -> Sentence:
        """Why something cannot be done."""

    def tray(self, match: Match, prompt: Prompt, pointed: Action | None) -> TrayState:
        """What the dice tray shows. Its primary press is named `go`: roll, pass, or what is pointed at."""

    def thrown(self, transition: Transition) -> tuple[int, int] | None:
        """Seat index and face of a die that the tray throws for this step; None for steps without one."""

    def faces(self, match: Match, prompt: Prompt) -> Faces | None:
        """What each face of the die in hand allows; None when there is nothing to tell."""

    def short_text(self, action: Action) -> str:
        """The same in as few characters as can be understood beside the die that was rolled."""

    def move_row(self, match: Match, entry: Entry, number: int) -> MoveRow | None:
        """An entry of the record as the move list shows it; None for those that it leaves out.

        `number` is that of the row, from 1 on.
        """
