"""The table with a match on it: controller, page, opponents, sounds, result, and the file it is saved to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from hotl_desktop.controller.engine_thinker import EngineThinker
from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.controller.sound_board import SoundBoard
from hotl_desktop.controller.tables import branched_match, new_match, setup_of, swapped_match, undo_policy_of
from hotl_desktop.games.base import FACES, Seat
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import AI_PREFIX, HUMAN
from hotl_desktop.resources import resource_path
from hotl_desktop.sound.player import Player
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.focus_ring import ringed_control
from hotl_desktop.widgets.result_sheet import ResultSheet
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage
from hotl_desktop.widgets.text import level_name

from .presenter import TablePresenter
from .results import result_of

if TYPE_CHECKING:
    from .advice import Advice


class Table(QObject):
    """One table: everything that happens between the setup and the result."""

    changed = Signal()
    """What can be done now may have changed."""
    began = Signal()
    """A match was put on the table."""
    stands = Signal(Match)
    """The match has gone on or back, or somebody else plays on: this is how it is to be kept."""
    match_wanted = Signal(Match)
    """Another match is wanted on the table."""
    dice_wanted = Signal(Match)
    """Whether the dice of the match are the promised ones is to be shown."""
    save_wanted = Signal()
    """The person wants the game kept in a file."""

    def __init__(self, themes: ThemeHost, levels: tuple[str, ...], parent: QObject) -> None:
        """Set an empty table.

        Args:
            themes: its look.
            levels: of opponents that can be had; none where opponents are not installed.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._levels = levels
        self._thinker = EngineThinker(parent=self) if levels else None
        self.controller: Final = GameController(self._thinker, self)
        self.page: Final = TablePage(themes)
        self.presenter: Final = TablePresenter(self.controller, self.page, themes)
        self.result_sheet: Final = ResultSheet(themes, self.page)
        self.advice: Final = self._make_advice(themes) if levels else None
        self.sounds: Final = SoundBoard(Player(resource_path("sounds")), self)
        self.controller.stepped.connect(self._tell_how_it_stands)
        self.controller.players_changed.connect(self._tell_how_it_stands)
        self.controller.prompted.connect(self._prompted)
        self.controller.prompted.connect(self.sounds.prompted)
        self.presenter.cue.connect(self.sounds.play)
        self.presenter.ended.connect(self._show_result)
        self.presenter.branch_wanted.connect(self.play_from)
        self.page.undo_wanted.connect(self.undo)
        self.page.redo_wanted.connect(self.redo)
        self.page.players.menu_requested.connect(self._show_seat_menu)
        self._connect_result()
        self._connect_keys()

    def _make_advice(self, themes: ThemeHost) -> Advice:
        from .advice import Advice  # noqa: PLC0415 - the analysis is optional, as opponents are

        advice = Advice(self.controller, self.presenter, self.page, themes)
        advice.changed.connect(self.changed)
        advice.counted.connect(self._tell_how_it_stands)
        return advice

    def _connect_result(self) -> None:
        sheet = self.result_sheet
        sheet.play_again.connect(self.play_again)
        sheet.swap_seats.connect(self.play_swapped)
        sheet.save.connect(self.save_wanted)
        sheet.review.connect(self.review)
        sheet.check_dice.connect(self._ask_for_dice)
        self.page.commitment.clicked.connect(self._ask_for_dice)

    def _connect_keys(self) -> None:
        """Keys that mean something wherever the focus is on the page."""
        keys = {
            "Space": self._space,
            "Ctrl+Shift+R": partial(self.presenter.roll, "high"),
        }
        keys |= {str(face): partial(self.presenter.enter_die, face) for face in FACES}
        for key, act in keys.items():
            shortcut = QShortcut(QKeySequence(key), self.page)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(act)

    @Slot()
    def _space(self) -> None:
        """Press the button that the keyboard has led to; from everywhere else, do the obvious next thing."""
        control = ringed_control(self.page.window())
        if isinstance(control, QAbstractButton) and self.page.isAncestorOf(control):
            control.click()
        else:
            self.presenter.go()

    # ------------------------------------------------------------------------------------------------ matches

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return self.controller.match if self.controller.has_match else None

    @property
    def unfinished(self) -> Match | None:
        """The match on the table, while it can be played on."""
        match = self.match
        return match if match is not None and match.state.outcome() is None else None

    @property
    def can_roll(self) -> bool:
        """Whether rolling may mean something now."""
        return self.controller.prompt.phase in {Phase.ROLL, Phase.CHOICE, Phase.SETTLING}

    @property
    def shown(self) -> Match | None:
        """The match as it is to be seen: at an earlier position while somebody looks back."""
        return self.presenter.looking or self.match

    def put(self, match: Match) -> None:
        """Put `match` on the table and go on with it."""
        self.result_sheet.close_sheet()
        self.page.tray.start_afresh()
        self.began.emit()
        self.controller.begin(match, undo_policy_of(match))
        if self.unfinished is not None:
            self.page.focus_board()

    def go_on(self) -> None:
        """Go on with a match that stands still, unless somebody looks at an earlier moment of it."""
        if self.presenter.looking is None:
            self.controller.advance()
        self.page.focus_board()

    @Slot()
    def play_again(self) -> None:
        """Begin another game with the same setup."""
        self.match_wanted.emit(new_match(setup_of(self.controller.match)))

    @Slot()
    def play_swapped(self) -> None:
        """Begin the same game with the same dice and everybody one seat further."""
        match = swapped_match(self.controller.match)
        if match is not None:
            self.match_wanted.emit(match)

    @Slot(int)
    def play_from(self, length: int) -> None:
        """Begin a new game at the position after `length` steps of this one, with the same dice to come."""
        self.match_wanted.emit(branched_match(self.controller.match, length))

    @Slot()
    def look_back(self) -> None:
        """Go through the match from its end."""
        self.result_sheet.close_sheet()
        self.presenter.look_back()

    @Slot()
    def review(self) -> None:
        """Go through the match with the figures of every move; without an analysis, just go through it."""
        if self.match is None:
            return
        self.result_sheet.close_sheet()
        if self.presenter.looking is None:
            self.presenter.look_back()
        if self.advice is not None:
            self.advice.reviews.open()

    @Slot()
    def _show_result(self) -> None:
        match = self.controller.match
        self.result_sheet.show_result(result_of(match), can_swap=swapped_match(match) is not None, can_check=True)

    # -------------------------------------------------------------------------------------------------- moves

    @Slot()
    def undo(self) -> None:
        """Take back the last decision of a person."""
        self.result_sheet.close_sheet()
        self.controller.undo()
        self._tell_how_it_stands()

    @Slot()
    def redo(self) -> None:
        """Repeat what was taken back."""
        self.controller.redo()
        self._tell_how_it_stands()

    @Slot()
    def _tell_how_it_stands(self) -> None:
        if self.match is not None:
            self.stands.emit(self.match)

    @Slot(object)
    def _prompted(self, _prompt: Prompt) -> None:
        self.page.commitment.show_match(self.match)
        self.changed.emit()

    @Slot()
    def _ask_for_dice(self) -> None:
        self.dice_wanted.emit(self.controller.match)

    @Slot(int)
    def _show_seat_menu(self, seat: int) -> None:
        menu = self.seat_menu(seat, self.page)
        if menu is not None:
            menu.popup(self.page.players.menu_position(seat))
            menu.aboutToHide.connect(menu.deleteLater)

    def seat_menu(self, seat: int, parent: QWidget) -> QMenu | None:
        """What hands the seat index to an opponent, or back to a person; None after the game."""
        match = self.unfinished
        if match is None:
            return None
        name = match.game.all_seats[seat]
        now = match.player(name).kind
        text_of_level = self.tr("{level} AI plays")
        choices = [(HUMAN, self.tr("A person plays"))]
        choices += [(AI_PREFIX + level, text_of_level.format(level=level_name(level))) for level in self._levels]
        menu = QMenu(parent)
        for kind, text in choices:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(kind == now)
            action.triggered.connect(partial(self._hand_over, match, name, kind))
        return menu

    def _hand_over(self, match: Match, seat: Seat, kind: str) -> None:
        if self.unfinished is match:  # another one may have come to the table while the menu was open
            self.controller.hand_over(seat, kind)

    # ------------------------------------------------------------------------------------------------ settings

    def reword(self) -> None:
        """Say everything anew, in the language that is spoken now."""
        self.presenter.reword()
        if self.advice is not None:
            self.advice.reword()
        if self.result_sheet.is_open():
            self.result_sheet.reword(result_of(self.controller.match))

    def set_speed(self, speed: Speed) -> None:
        """Tell stories at this speed."""
        self.presenter.set_speed(speed)
        self.page.set_speed(speed)

    def set_sound(self, on: bool) -> None:
        """Let the table be heard, or not."""
        self.sounds.set_muted(not on)

    def close(self) -> None:
        """Stop everything that would outlive the window."""
        self.controller.clear()
        self.sounds.close()
        if self.advice is not None:
            self.advice.close()
        if self._thinker is not None:
            self._thinker.close()
