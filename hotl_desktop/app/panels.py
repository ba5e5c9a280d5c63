"""What stands beside the board: cards, tray, faces, the list of moves and the status line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Slot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.games.base import Action, IllegalAction
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.match.transcript import Entry
from hotl_desktop.widgets.move_list import MoveRow
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.table_page import TablePage

from .desk import Desk, Faces

_DOUBT_MS: Final = 4000
"""How long a reason stays in the status line."""


class Reviewer(Protocol):
    """Who goes through a game with the person, while the table looks back."""

    def length_at(self, place: int, places: Sequence[int]) -> int:
        """The number of steps after which the position of place number `place` is shown.

        `places` are the numbers of steps after each of the moves listed, from none on.
        """

    def words(self, match: Match) -> tuple[int | None, Sentence]:
        """What the status line says of the position shown, and of which seat (index)."""

    def choose(self, action: Action) -> None:
        """An action was picked on the board."""

    def step_out(self) -> bool:
        """Leave what is done with the position shown; False where nothing is."""


class Board(Protocol):
    """What is shown on the board just now, as the panels follow it."""

    @property
    def desk(self) -> Desk:
        """The words of the game on the table."""

    @property
    def looking(self) -> Match | None:
        """The earlier position that is shown; None at the present one."""

    @property
    def reviewer(self) -> Reviewer | None:
        """Who goes through the game with the person, if anybody does."""

    @property
    def pointed_at(self) -> Action | None:
        """The action whose consequences the board shows."""


class TablePanels(QObject):
    """Says beside the board what is to be said of the moment that the board shows."""

    def __init__(self, controller: GameController, page: TablePage, board: Board) -> None:
        super().__init__(page)
        self._controller = controller
        self._page = page
        self._board = board
        self._outlook: Callable[[Faces, Match], Faces] = lambda faces, _match: faces
        self._places: list[int] = [0]
        self._listed: list[tuple[Entry, MoveRow | None]] = []
        """What is listed of the match so far, kept because a list of moves only ever grows at its end."""
        self._listed_of: tuple[Match, tuple[Player, ...]] | None = None
        self._rule_in_doubt = ""
        self._doubt = QTimer(self)
        self._doubt.setSingleShot(True)
        self._doubt.setInterval(_DOUBT_MS)
        self._doubt.timeout.connect(self.say_what_is_expected)

    def set_outlook(self, outlook: Callable[[Faces, Match], Faces]) -> None:
        """Let `outlook` add to the six faces what it knows of them."""
        self._outlook = outlook

    @property
    def places(self) -> tuple[int, ...]:
        """The numbers of steps after each of the moves listed, from none on."""
        return tuple(self._places)

    def show(self) -> None:
        """Show everything as the board is shown."""
        match, prompt = self._board.looking or self._controller.match, self._controller.prompt
        page, desk = self._page, self._board.desk
        page.players.set_cards(desk.cards(match, prompt))
        page.players.set_title(desk.heading(match))
        page.tray.set_state(desk.tray(match, prompt, self._board.pointed_at))
        self.show_faces()
        self._show_moves(match.length)
        page.undo_button.setEnabled(self._controller.can_undo)
        page.redo_button.setEnabled(self._controller.can_redo)
        self.say_what_is_expected()

    def show_who_plays(self) -> None:
        """Show only that somebody else plays on for a seat."""
        match, players = self._controller.match, self._page.players
        kinds = {card.seat: card.kind for card in self._board.desk.cards(match, self._controller.prompt)}
        players.set_cards([replace(card, kind=kinds.get(card.seat, card.kind)) for card in players.cards])

    def show_faces(self) -> None:
        """Show what is known of the six faces."""
        if not self._controller.has_match:
            return
        match, strip = self._board.looking or self._controller.match, self._page.faces
        faces = self._board.desk.faces(match, self._controller.prompt)
        strip.setEnabled(faces is not None)
        if faces is None and match.state.outcome() is not None:
            self.forget_faces()  # no die will fall any more
        elif faces is not None:
            faces = self._outlook(faces, match)
            strip.set_heading(faces.title, faces.legend)
            strip.set_outlooks(faces.seat, faces.outlooks, faces.current)

    def forget_faces(self) -> None:
        """Nothing is known of the six faces any more, until they are shown again."""
        self._page.faces.set_heading("", "")
        self._page.faces.set_outlooks(0, ())

    def forget_words(self) -> None:
        """What has been put into words is to be worded anew when it is shown next."""
        self._listed_of = None

    def _show_moves(self, shown_length: int) -> None:
        """List the moves of the live match, with the one marked that led to the position shown."""
        match = self._controller.match
        before, of = self._listed, (match, match.players)
        if of != self._listed_of:
            before = []
        self._listed, self._listed_of = [], of
        rows: list[MoveRow] = []
        self._places = [0]
        for index, entry in enumerate(match.entries):
            if index < len(before) and before[index][0] is entry:
                row = before[index][1]
            else:
                before = []
                row = self._board.desk.move_row(match, entry, len(rows) + 1)
            self._listed.append((entry, row))
            if row is not None:
                rows.append(row)
                self._places.append(entry.length)
        current = sum(length <= shown_length for length in self._places) - 2
        self._page.moves.set_rows(rows, current if current >= 0 else None)

    # --------------------------------------------------------------------------------------------- the status line

    @Slot()
    def say_what_is_expected(self) -> None:
        """Let the status line say what is to be said now."""
        if not self._controller.has_match:
            return
        self._doubt.stop()
        match, prompt, looking = self._controller.match, self._controller.prompt, self._board.looking
        if looking is not None and self._board.reviewer is not None:
            self._page.status.say(*self._board.reviewer.words(looking))
            return
        if looking is not None:
            light = self.tr("Nothing changes by looking. Play on from here as a new game, or go back.")
            self._page.status.say(None, Sentence(self.tr("Looking back"), light))
            return
        # That dice fall and opponents think is not worth a word: what comes of it is told.
        waits = prompt.phase not in {Phase.SETTLING, Phase.THINKING}
        self._page.status.say(self._seat_index(prompt), self._board.desk.expectation(match, prompt), announce=waits)

    def say_what_follows(self, action: Action | None) -> None:
        """Say what `action`, which is pointed at now, would do; None: that nothing is pointed at any more."""
        if not self._controller.has_match:
            return
        match, prompt, desk = self._controller.match, self._controller.prompt, self._board.desk
        looking = self._board.looking
        if looking is not None and action is not None:
            self._page.status.say(None, desk.consequence(looking, action), announce=False)
        elif looking is not None:
            self.say_what_is_expected()
        if prompt.phase is not Phase.CHOICE:
            return
        self._page.tray.set_state(desk.tray(match, prompt, action))
        if action is None:
            self.say_what_is_expected()
        else:
            self._doubt.stop()
            self._page.status.say(self._seat_index(prompt), desk.consequence(match, action), announce=False)

    def say_why_not(self, reason: IllegalAction) -> None:
        """Say for a while why something cannot be chosen."""
        self._rule_in_doubt = reason.rule
        sentence = self._board.desk.refusal(self._controller.match, reason)
        self._page.status.say(self._seat_index(self._controller.prompt), sentence)
        self._doubt.start()

    def doubt(self, action: Action | None) -> None:
        """Say why `action`, which is pointed at or was picked, cannot be chosen; None: nobody points at it any more."""
        if action is None:
            # A reason that is being read goes as soon as nobody points there any more.
            if self._doubt.isActive():
                self.say_what_is_expected()
            return
        reason = self._controller.state.why_not(action)
        if reason is not None:
            self.say_why_not(reason)

    @property
    def rule_in_doubt(self) -> str:
        """The number of the rule that the status line names just now as a reason; empty for none."""
        return self._rule_in_doubt if self._doubt.isActive() else ""

    def _seat_index(self, prompt: Prompt) -> int | None:
        match = self._controller.match
        actor = match.state.to_act()
        seat = prompt.seat or (actor if isinstance(actor, str) else match.state.roller)
        if seat is None or match.state.outcome() is not None:
            return None
        return match.game.all_seats.index(seat)
