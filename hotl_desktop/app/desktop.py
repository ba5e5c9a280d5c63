"""The program as a whole: the window's pages, the live match, files, and who is connected to whom."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from hotl_desktop import __version__
from hotl_desktop.controller.engine_thinker import EngineThinker, opponents_available
from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.controller.sound_board import SoundBoard
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.controller.tables import new_match, playable, setup_of, swapped_match, undo_policy_of
from hotl_desktop.games.base import FACES, Game, NotLoadable
from hotl_desktop.games.catalogue import GAMES, game_named
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.match import AI_PREFIX, HUMAN, LEVELS, Match
from hotl_desktop.match.record import SUFFIX
from hotl_desktop.resources import resource_path
from hotl_desktop.sound.player import Player
from hotl_desktop.storage.record_files import load_match, save_match
from hotl_desktop.view.theme import THEMES, Speed
from hotl_desktop.widgets.main_window import MainWindow
from hotl_desktop.widgets.message_sheet import MessageSheet
from hotl_desktop.widgets.result_sheet import ResultSheet
from hotl_desktop.widgets.setup_page import SetupPage
from hotl_desktop.widgets.start_page import StartPage
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage
from hotl_desktop.widgets.text import level_name

from .demo import DemoTable
from .presenter import TablePresenter
from .results import result_of
from .system_look import system_theme

SYSTEM_THEME: Final = "system"


class Desktop(QObject):
    """Builds the window and connects everything in it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.themes: Final = ThemeHost(system_theme(), application)
        self._theme_choice = SYSTEM_THEME
        self._thinker = EngineThinker(parent=self) if opponents_available() else None
        self._levels = LEVELS if self._thinker is not None else ()
        self.controller: Final = GameController(self._thinker, self)
        self.window: Final = MainWindow(self.themes, [(game.name, game.title) for game in GAMES])
        self.start_page: Final = StartPage(self.themes)
        self.setup_page: Final = SetupPage(self.themes, self._levels)
        self.table_page: Final = TablePage(self.themes)
        self.presenter: Final = TablePresenter(self.controller, self.table_page, self.themes)
        self._sounds = SoundBoard(Player(resource_path("sounds")), self)
        self._sounds.set_muted(True)
        self.controller.prompted.connect(self._sounds.prompted)
        self.presenter.cue.connect(self._sounds.play)
        self.result_sheet: Final = ResultSheet(self.themes, self.table_page)
        self.message_sheet: Final = MessageSheet(self.themes, self.window)
        self._path: Path | None = None
        self._last_setups: dict[str, TableSetup] = {}
        for page in (self.start_page, self.setup_page, self.table_page):
            self.window.add_page(page)
        for game in GAMES:
            self.start_page.set_miniature(game.name, DemoTable(game, self.themes))
        self._connect_start_and_setup()
        self._connect_table()
        self._connect_menus()
        self._connect_keys()
        self.window.closing.connect(self.close)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.show_start()

    # -------------------------------------------------------------------------------------------- connections

    def _connect_start_and_setup(self) -> None:
        self.start_page.new_game.connect(self.set_up)
        self.start_page.continue_game.connect(self._continue)
        self.start_page.open_file.connect(self.ask_for_file)
        self.start_page.set_learn_available(False)
        self.setup_page.start.connect(self.begin)
        self.setup_page.back.connect(self.show_start)

    def _connect_table(self) -> None:
        page, sheet = self.table_page, self.result_sheet
        page.undo_wanted.connect(self.undo)
        page.redo_wanted.connect(self.redo)
        page.speed_chosen.connect(self.set_speed)
        page.players.menu_requested.connect(self._show_seat_menu)
        self.controller.prompted.connect(self._prompted)
        self.presenter.ended.connect(self._show_result)
        sheet.play_again.connect(self._play_again)
        sheet.swap_seats.connect(self._play_swapped)
        sheet.save.connect(self.save_as)
        sheet.review.connect(sheet.close_sheet)

    def _connect_menus(self) -> None:
        window = self.window
        window.new_game.connect(self.set_up)
        window.start_page_action.triggered.connect(self.show_start)
        window.open_action.triggered.connect(self.ask_for_file)
        window.save_action.triggered.connect(self.save)
        window.save_as_action.triggered.connect(self.save_as)
        window.roll_action.triggered.connect(partial(self.presenter.roll, "low"))
        window.undo_action.triggered.connect(self.undo)
        window.redo_action.triggered.connect(self.redo)
        window.repeat_action.triggered.connect(self.presenter.repeat_last_turn)
        window.rotate_action.triggered.connect(self.presenter.turn_board)
        window.turn_to_player_action.toggled.connect(self.presenter.set_turns_to_player)
        window.sound_action.toggled.connect(self.set_sound)
        window.theme_chosen.connect(self.choose_theme)
        window.speed_chosen.connect(self.set_speed)
        window.rolls_by_itself_action.toggled.connect(self.controller.set_rolls_by_itself)
        window.reduced_motion_action.toggled.connect(self.set_reduced_motion)
        window.about_action.triggered.connect(self.show_about)
        window.files_dropped.connect(self.open_record)
        window.set_theme_choice(self._theme_choice)
        window.set_speed_choice(Speed.NORMAL)
        self._show_what_is_possible()

    def _connect_keys(self) -> None:
        """Keys that mean something wherever the focus is on the table page."""
        keys = {
            "Space": self.presenter.go,
            "Ctrl+Shift+R": partial(self.presenter.roll, "high"),
        }
        for face in FACES:
            keys[str(face)] = partial(self.presenter.enter_die, face)
        for key, act in keys.items():
            shortcut = QShortcut(QKeySequence(key), self.table_page)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(act)

    # -------------------------------------------------------------------------------------------------- pages

    @Slot()
    def show_start(self) -> None:
        """Show the start page; a match on the table stays there."""
        self.controller.pause()
        self._tell_start_page()
        self.window.show_page(self.start_page)
        self._show_what_is_possible()

    def _tell_start_page(self) -> None:
        for game in GAMES:
            unfinished = self._unfinished(game)
            line = "" if unfinished is None else self.tr("Your game waits")
            self.start_page.set_unfinished(game.name, line)

    def _unfinished(self, game: Game) -> Match | None:
        if not self.controller.has_match or self.controller.match.game is not game:
            return None
        match = self.controller.match
        return match if match.state.outcome() is None else None

    @Slot(str)
    def set_up(self, game_name: str) -> None:
        """Show the setup for a new game."""
        self.controller.pause()
        game = game_named(game_name)
        if game_name in self._last_setups:
            self.setup_page.set_setup(self._last_setups[game_name])
        else:
            self.setup_page.set_game(game)
        self.window.show_page(self.setup_page)
        self._show_what_is_possible()

    @Slot(object)
    def begin(self, setup: TableSetup) -> None:
        """Begin a new game."""
        self._last_setups[setup.game.name] = setup
        self._path = None
        self.put_on_table(new_match(setup))

    def put_on_table(self, match: Match) -> None:
        """Show `match` on the table page and go on with it."""
        self.result_sheet.close_sheet()
        self.window.show_page(self.table_page)
        self.controller.begin(match, undo_policy_of(match))
        self.table_page.focus_board()

    @Slot(str)
    def _continue(self, _game_name: str) -> None:
        self.window.show_page(self.table_page)
        self.controller.advance()
        self.table_page.focus_board()

    # -------------------------------------------------------------------------------------------------- files

    @Slot()
    def ask_for_file(self) -> None:
        """Let the person choose a record to open."""
        name, _ = QFileDialog.getOpenFileName(
            self.window, self.tr("Open a game"), self._folder(), self.tr("Games") + f" (*{SUFFIX})"
        )
        if name:
            self.open_record(Path(name))

    @Slot(object)
    def open_record(self, path: Path) -> None:
        """Put the game in the record file `path` on the table; a bad file only gets a message."""
        try:
            match = playable(load_match(path))
        except NotLoadable as error:
            self.message_sheet.say(self.tr("This game cannot be opened"), str(error), str(path))
            return
        self._path = path
        self.put_on_table(match)

    @Slot()
    def save(self) -> None:
        """Save to the file that the game came from or was saved to; ask for one if there is none."""
        if self._path is None:
            self.save_as()
        else:
            self._save_to(self._path)

    @Slot()
    def save_as(self) -> None:
        """Ask for a file and save the game there."""
        if not self.controller.has_match:
            return
        suggestion = str(Path(self._folder()) / f"{self.controller.match.game.title}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(
            self.window, self.tr("Save the game"), suggestion, self.tr("Games") + f" (*{SUFFIX})"
        )
        if name:
            path = Path(name)
            self._save_to(path if path.suffix else path.with_suffix(SUFFIX))

    def _save_to(self, path: Path) -> None:
        if not self.controller.has_match:
            return
        try:
            save_match(path, self.controller.match)
        except OSError as error:
            self.message_sheet.say(self.tr("The game could not be saved"), error.strerror or str(error), str(path))
            return
        self._path = path

    def _folder(self) -> str:
        return str(self._path.parent if self._path is not None else Path.home())

    # -------------------------------------------------------------------------------------------------- moves

    @Slot()
    def undo(self) -> None:
        """Take back the last decision of a person."""
        self.result_sheet.close_sheet()
        self.controller.undo()

    @Slot()
    def redo(self) -> None:
        """Repeat what was taken back."""
        self.controller.redo()

    @Slot(object)
    def _prompted(self, _prompt: Prompt) -> None:
        self._show_what_is_possible()

    def _show_what_is_possible(self) -> None:
        window, controller = self.window, self.controller
        at_table = window.page is self.table_page and controller.has_match
        phase = controller.prompt.phase
        window.save_action.setEnabled(controller.has_match)
        window.save_as_action.setEnabled(controller.has_match)
        window.roll_action.setEnabled(at_table and phase in {Phase.ROLL, Phase.CHOICE, Phase.SETTLING})
        window.undo_action.setEnabled(at_table and controller.can_undo)
        window.redo_action.setEnabled(at_table and controller.can_redo)
        window.repeat_action.setEnabled(at_table and self.presenter.can_repeat)
        turns = at_table and controller.match.game is HEAD_OF_THE_LINE
        window.rotate_action.setEnabled(turns)

    @Slot(int)
    def _show_seat_menu(self, seat: int) -> None:
        """Offer to hand the seat to an opponent, or back to a person."""
        match = self.controller.match
        if match.state.outcome() is not None:
            return
        name = match.game.all_seats[seat]
        now = match.player(name).kind
        menu = QMenu(self.window)
        text_of_level = self.tr("{level} AI plays")
        choices = [(HUMAN, self.tr("A person plays"))]
        choices += [(AI_PREFIX + level, text_of_level.format(level=level_name(level))) for level in self._levels]
        for kind, text in choices:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(kind == now)
            action.triggered.connect(partial(self.controller.hand_over, name, kind))
        menu.popup(self.table_page.players.menu_position(seat))
        menu.aboutToHide.connect(menu.deleteLater)

    # -------------------------------------------------------------------------------------------- after a game

    @Slot()
    def _show_result(self) -> None:
        match = self.controller.match
        self.result_sheet.show_result(result_of(match), can_swap=swapped_match(match) is not None)

    @Slot()
    def _play_again(self) -> None:
        self.begin(setup_of(self.controller.match))

    @Slot()
    def _play_swapped(self) -> None:
        match = swapped_match(self.controller.match)
        if match is not None:
            self._path = None
            self.put_on_table(match)

    # ------------------------------------------------------------------------------------------------ settings

    @Slot(str)
    def choose_theme(self, name: str) -> None:
        """Wear the theme of this name, or the one that the system asks for."""
        self._theme_choice = name
        if name == SYSTEM_THEME:
            self.themes.set_theme(system_theme())
        else:
            self.themes.set_theme(next(theme for theme in THEMES if theme.name == name))

    @Slot()
    def _follow_system(self) -> None:
        if self._theme_choice == SYSTEM_THEME:
            self.themes.set_theme(system_theme())

    @Slot(object)
    def set_speed(self, speed: Speed) -> None:
        """Tell stories at this speed."""
        self.presenter.set_speed(speed)
        self.themes.set_motion(speed, reduced=self.themes.reduced_motion)
        self.window.set_speed_choice(speed)
        self.table_page.set_speed(speed)

    @Slot(bool)
    def set_reduced_motion(self, on: bool) -> None:
        """Fade instead of moving."""
        self.presenter.set_reduced_motion(on)
        self.themes.set_motion(self.presenter.speed, reduced=on)

    @Slot(bool)
    def set_sound(self, on: bool) -> None:
        """Let the table be heard, or not."""
        self._sounds.set_muted(not on)

    @Slot()
    def show_about(self) -> None:
        """Say what this is and who made it."""
        self.message_sheet.say(
            self.tr("HOTL Desktop {version}").format(version=__version__),
            self.tr("Head of the Line and Get Off My Lawn, conceived and designed by Ronald Van Hook."),
            self.tr(
                "The program is free software under the MIT licence. It uses Qt and PySide, under the LGPL, version 3, "
                "and the typeface Inter, under the SIL Open Font License."
            ),
        )

    @Slot()
    def close(self) -> None:
        """Stop everything that would outlive the window."""
        self.controller.clear()
        self._sounds.close()
        if self._thinker is not None:
            self._thinker.close()
