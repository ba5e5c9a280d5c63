"""The program as a whole: the window, its pages and menus, files, and who is connected to whom.

What the start page does not need is made when it is needed first, or as soon as the window has been painted: a
program is there when it can be seen.
"""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from hotl_desktop import __version__
from hotl_desktop.games.names import LINE_NAME, TITLES
from hotl_desktop.resources import resource_path
from hotl_desktop.storage.places import Places
from hotl_desktop.widgets.main_window import MainWindow
from hotl_desktop.widgets.start_page import StartPage
from hotl_desktop.widgets.style import ThemeHost

from .advice_menus import AdviceMenus
from .keeping import Keeping
from .live_settings import LiveSettings
from .system_look import theme_of
from .translations import Languages
from .window_place import place_of, put_in_place, show_in_place

if TYPE_CHECKING:
    from hotl_desktop.controller.table_setup import TableSetup
    from hotl_desktop.match.match import Match
    from hotl_desktop.storage.autosave import Unfinished
    from hotl_desktop.storage.instance import Message
    from hotl_desktop.storage.problems import StorageProblem
    from hotl_desktop.tutorial.progress import Progress
    from hotl_desktop.widgets.ladder_sheet import LadderSheet
    from hotl_desktop.widgets.message_sheet import MessageSheet
    from hotl_desktop.widgets.setup_page import SetupPage

    from .files import Files
    from .learning_desk import LearningDesk
    from .library_desk import LibraryDesk
    from .preferences import Preferences
    from .table import Table

_SETTLE_MS: Final = 30
"""After the first paint, before everything that was put off is made."""


class Desktop(QObject):
    """Builds the window and connects everything in it."""

    complete = Signal()
    """The start page has its miniatures, but nothing yet of what is found on the disk."""
    settled = Signal()
    """What was put off at the start is made."""

    def __init__(
        self, application: QApplication, places: Places | None = None, window: MainWindow | None = None
    ) -> None:
        """Make all that the start page needs.

        Args:
            application: is dressed, and owns everything.
            places: where games and settings are kept; the platform's places if left out.
            window: an empty one, shown or not; if left out one is made, and not shown.
        """
        super().__init__(application)
        self.keeping: Final = Keeping(places or Places.of_system(), self)
        settings = self.keeping.settings
        self.languages: Final = Languages(application, self)
        self.languages.speak(settings.language)
        self.themes: Final = ThemeHost(theme_of(settings.theme), application)
        self.themes.set_text_size(settings.text_size)
        self._waiting: list[Unfinished] = []
        self._told_problems: set[object] = set()
        self._is_closed = False
        self._last_setups: dict[str, TableSetup] = {}
        self.window: Final = MainWindow() if window is None else window
        self.window.furnish(self.themes, tuple(TITLES.items()))
        self.settings: Final = LiveSettings(self.keeping, self.themes, self.languages, self.window, self)
        self.advice_menus: Final = AdviceMenus(self.window, self.keeping)
        self.start_page: Final = StartPage(self.themes, self.window.pages)
        self.window.add_page(self.start_page)
        self._connect_start_page()
        self._connect_menus()
        self.window.closing.connect(self.close)
        self.keeping.failed.connect(self._say_what_failed)
        self.languages.changed.connect(self._reword)
        self.show_start()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.timeout.connect(self.settle)

    def settle_soon(self) -> None:
        """Make what was put off, once the window has been painted."""
        self._settle.start(_SETTLE_MS)

    @Slot()
    def settle(self) -> None:
        """Make what was put off: the program's icon, the living miniatures, the pages that are not shown yet."""
        from hotl_desktop.view.icons import app_icon  # noqa: PLC0415 - not before the first paint

        from .demo import demo_tables  # noqa: PLC0415 - not before the first paint

        QGuiApplication.setWindowIcon(app_icon())
        for name, demo in demo_tables(self.themes).items():
            self.start_page.set_miniature(name, demo)
        self.complete.emit()
        _ = self.files, self.setup_page, self.table
        self._recover()
        self.keeping.open_library()
        self.library_desk.refresh()
        self._offer_lessons()
        self.settled.emit()

    def _recover(self) -> None:
        """Find the games of earlier times that wait to be played on."""
        found = self.keeping.recover()
        self._waiting.extend(found.games)
        self._show_what_waits()
        if found.unreadable:
            from hotl_desktop.widgets.problem_words import fault_text  # noqa: PLC0415 - not before the first paint

            self.message_sheet.say(
                self.tr("A game that was under way cannot be read"),
                self.tr("It was put aside, and nothing was deleted. {reason}").format(
                    reason=fault_text(found.unreadable[0].error)
                ),
                "\n".join(str(one.path) for one in found.unreadable[:5]),
            )

    # ---------------------------------------------------------------------------------- what is made when needed

    @cached_property
    def message_sheet(self) -> MessageSheet:
        """What says what went wrong."""
        from hotl_desktop.widgets.message_sheet import MessageSheet  # noqa: PLC0415 - not before the first paint

        return MessageSheet(self.themes, self.window)

    @cached_property
    def ladder_sheet(self) -> LadderSheet:
        """How strong the opponents are."""
        from hotl_desktop.widgets.ladder_sheet import LadderSheet  # noqa: PLC0415 - not before the first paint

        from .ladder import ladders  # noqa: PLC0415 - not before the first paint

        return LadderSheet(self.themes, self.window, ladders())

    @cached_property
    def _levels(self) -> tuple[str, ...]:
        """The opponents that there are."""
        from hotl_desktop.match.player import LEVELS  # noqa: PLC0415 - not before the first paint

        from .opponents import opponents_available  # noqa: PLC0415 - not before the first paint

        return LEVELS if opponents_available() else ()

    @cached_property
    def table(self) -> Table:
        """The table."""
        from .table import Table  # noqa: PLC0415 - not before the first paint

        table = Table(self.themes, self._levels, self)
        self.window.add_page(table.page)
        table.set_speed(self.settings.speed)
        table.presenter.set_motion(self.settings.motion)
        self.settings.speed_changed.connect(table.set_speed)
        self.settings.motion_changed.connect(table.presenter.set_motion)
        table.stands.connect(self.keeping.keep)
        self._connect_table_menus(table)
        table.page.speed_chosen.connect(self.settings.set_speed)
        table.changed.connect(self._show_what_is_possible)
        table.began.connect(self._show_table)
        table.save_wanted.connect(self.files.save_as)
        table.match_wanted.connect(partial(self.put_on_table, path=None))
        table.dice_wanted.connect(self.library_desk.show_dice)
        return table

    def _connect_table_menus(self, table: Table) -> None:
        window, presenter = self.window, table.presenter
        window.menus.roll_action.triggered.connect(partial(presenter.roll, "low"))
        window.menus.undo_action.triggered.connect(table.undo)
        window.menus.redo_action.triggered.connect(table.redo)
        window.menus.repeat_action.triggered.connect(presenter.repeat_last_turn)
        window.menus.rotate_action.triggered.connect(presenter.turn_board)
        for switch, turn in (
            (window.menus.turn_to_player_action, presenter.set_turns_to_player),
            (window.menus.rolls_by_itself_action, table.controller.set_rolls_by_itself),
            (window.menus.sound_action, table.set_sound),
        ):
            switch.toggled.connect(turn)
            turn(switch.isChecked())
        table.sounds.set_volume(self.keeping.settings.volume)
        self.advice_menus.connect_table(table)

    @property
    def _made_table(self) -> Table | None:
        """The table, if it has been needed yet."""
        return self.__dict__.get("table")

    @cached_property
    def files(self) -> Files:
        """What opens and saves."""
        from .files import Files  # noqa: PLC0415 - not before the first paint

        return Files(self.window, self.message_sheet, self.keeping, self._shown_match, self.put_on_table)

    @cached_property
    def library_desk(self) -> LibraryDesk:
        """The finished games."""
        from .library_desk import LibraryDesk  # noqa: PLC0415 - not before the first paint

        desk = LibraryDesk(
            self.window, self.themes, self.keeping.keeper, self._take_from_library, self.message_sheet.say, self
        )
        desk.left.connect(self.show_start)
        desk.recent_changed.connect(self.start_page.set_recent)
        return desk

    @cached_property
    def learning(self) -> LearningDesk:
        """The lessons, the rules, the keys."""
        from hotl_desktop.tutorial.progress import Progress  # noqa: PLC0415 - not before the first paint

        from .learning_desk import LearningDesk  # noqa: PLC0415 - not before the first paint

        desk = LearningDesk(self.window, self.themes, self.message_sheet.say, self)
        desk.set_speed(self.settings.speed)
        desk.set_motion(self.settings.motion)
        self.settings.speed_changed.connect(desk.set_speed)
        self.settings.motion_changed.connect(desk.set_motion)
        desk.set_progress(Progress.from_plain(self.keeping.settings.lessons))
        desk.left.connect(self.show_start)
        desk.came_back.connect(self._come_back)
        desk.progress_changed.connect(self._keep_progress)
        desk.cue.connect(self._sound_of_lesson)
        return desk

    @Slot(object)
    def _keep_progress(self, progress: Progress) -> None:
        self.keeping.change(self.keeping.settings._replace(lessons=progress.plain()))

    @Slot(str)
    def show_lessons(self, game_name: str) -> None:
        """Show the lessons of a game; a match on the table stays there and stands still."""
        if self._made_table is not None:
            self._made_table.controller.pause()
        self.learning.show_courses(game_name)
        self._show_what_is_possible()

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the game on the table, at the rule that has just been named as a reason."""
        table = self._made_table
        at_table = table is not None and self.window.page is table.page and table.match is not None
        if table is not None and at_table:
            assert table.match is not None
            rule = table.presenter.panels.rule_in_doubt
            table.controller.pause()
            self.learning.show_rule(rule, table.match.game)
        else:
            self.learning.show_rule("", self.learning.game_shown)
        self._show_what_is_possible()

    @Slot(object)
    def _come_back(self, page: QWidget) -> None:
        table = self._made_table
        if table is not None and page is table.page and not table.page.replay.isVisibleTo(table.page):
            table.go_on()
        self._show_what_is_possible()

    @Slot()
    def _show_keys(self) -> None:
        self.learning.show_keys(self.window.findChildren(QAction))

    @Slot()
    def _show_ladder(self) -> None:
        table = self._made_table
        match = None if table is None or self.window.page is not table.page else table.match
        self.ladder_sheet.show_game(LINE_NAME if match is None else match.game.name)

    def _offer_lessons(self) -> None:
        """Ask a new person once whether to learn the games first."""
        if self.keeping.settings.tutorial_offered or self.window.page is not self.start_page:
            return
        from hotl_desktop.widgets.welcome_sheet import WelcomeSheet  # noqa: PLC0415 - only once

        self.keeping.change(self.keeping.settings._replace(tutorial_offered=True))
        self._welcome = WelcomeSheet(self.themes, self.window, tuple(TITLES.items()))
        self._welcome.learn.connect(self.show_lessons)
        self._welcome.welcome()

    @Slot()
    def show_library(self) -> None:
        """Show the finished games; a match on the table stays there and stands still."""
        if self._made_table is not None:
            self._made_table.controller.pause()
        self.library_desk.show()
        self._show_what_is_possible()

    def _take_from_library(self, match: Match, path: Path | None) -> None:
        """Play on with a match that was begun from the library; look through one that is over."""
        self.put_on_table(match, path)
        if match.state.outcome() is not None:
            self.table.review()

    @Slot(str)
    def _open_finished(self, game: str) -> None:
        self.library_desk.open_game(game)

    @cached_property
    def setup_page(self) -> SetupPage:
        """The page before a game."""
        from hotl_desktop.controller.table_setup import UndoPolicy  # noqa: PLC0415 - not before the first paint
        from hotl_desktop.widgets.setup_page import SetupPage  # noqa: PLC0415 - not before the first paint

        settings = self.keeping.settings
        page = SetupPage(self.themes, self._levels)
        page.set_usual(settings.level, UndoPolicy(settings.undo))
        page.start.connect(self.begin)
        page.back.connect(self.show_start)
        self.window.add_page(page)
        return page

    # -------------------------------------------------------------------------------------------- connections

    def _connect_start_page(self) -> None:
        self.start_page.new_game.connect(self.set_up)
        self.start_page.continue_game.connect(self._continue)
        self.start_page.open_file.connect(self._ask_for_file)
        self.start_page.open_recent.connect(self._open_finished)
        self.start_page.all_games.connect(self.show_library)
        self.start_page.learn.connect(self.show_lessons)
        self.start_page.set_learn_available(True)

    def _connect_menus(self) -> None:
        window = self.window
        window.menus.new_game.connect(self.set_up)
        window.menus.start_page_action.triggered.connect(self.show_start)
        window.menus.library_action.triggered.connect(self.show_library)
        window.menus.reset_action.triggered.connect(self._reset_settings)
        window.menus.preferences_action.triggered.connect(self._show_preferences)
        window.menus.about_action.triggered.connect(self.show_about)
        window.menus.rules_action.triggered.connect(self.show_rules)
        window.menus.learn_action.triggered.connect(lambda: self.show_lessons(self.learning.game_shown.name))
        window.menus.keys_action.triggered.connect(self._show_keys)
        window.menus.opponents_action.triggered.connect(self._show_ladder)

    def _show_what_is_possible(self) -> None:
        window, table = self.window, self._made_table
        match = None if table is None else table.match
        for action in (
            window.menus.save_action,
            window.menus.save_as_action,
            window.menus.export_text_action,
            window.menus.export_picture_action,
            window.menus.copy_action,
        ):
            action.setEnabled(match is not None)
        at_table = table is not None and match is not None and window.page is table.page
        window.menus.roll_action.setEnabled(at_table and table is not None and table.can_roll)
        window.menus.undo_action.setEnabled(at_table and table is not None and table.controller.can_undo)
        window.menus.redo_action.setEnabled(at_table and table is not None and table.controller.can_redo)
        self.advice_menus.show_what_is_possible(table if at_table else None)
        window.menus.repeat_action.setEnabled(at_table and table is not None and table.presenter.can_repeat)
        window.menus.rotate_action.setEnabled(at_table and match is not None and match.game.name == LINE_NAME)

    # -------------------------------------------------------------------------------------------------- pages

    @Slot()
    def show_start(self) -> None:
        """Show the start page; a match on the table stays there and stands still."""
        table = self._made_table
        if table is not None:
            table.controller.pause()
        self._show_what_waits()
        self.window.show_page(self.start_page)
        self.start_page.focus_what_waits()
        if "library_desk" in self.__dict__:
            self.library_desk.refresh()
        self._show_what_is_possible()

    def _show_what_waits(self) -> None:
        for name in TITLES:
            match = self._unfinished(name)
            if match is None:
                self.start_page.set_unfinished(name, "")
            else:
                from .standing import where_it_stands  # noqa: PLC0415 - not before the first paint

                self.start_page.set_unfinished(name, where_it_stands(match))

    def _unfinished(self, game_name: str) -> Match | None:
        """The game of that kind to go on with: the one on the table, or the newest that waits."""
        on_table = None if self._made_table is None else self._made_table.unfinished
        if on_table is not None and on_table.game.name == game_name:
            return on_table
        return next((one.match for one in self._waiting if one.match.game.name == game_name), None)

    @Slot(str)
    def set_up(self, game_name: str) -> None:
        """Show the setup for a new game."""
        if self._made_table is not None:
            self._made_table.controller.pause()
        if game_name in self._last_setups:
            self.setup_page.set_setup(self._last_setups[game_name])
        else:
            from hotl_desktop.games.catalogue import game_named  # noqa: PLC0415 - not before the first paint

            self.setup_page.set_game(game_named(game_name))
        self.window.show_page(self.setup_page)
        self._show_what_is_possible()

    @Slot(object)
    def begin(self, setup: TableSetup) -> None:
        """Begin a new game."""
        from hotl_desktop.controller.tables import new_match  # noqa: PLC0415 - not before the first paint

        self._last_setups[setup.game.name] = setup
        self.put_on_table(new_match(setup), None)

    @Slot()
    def _show_table(self) -> None:
        self.window.show_page(self.table.page)

    @Slot(str)
    def _continue(self, game_name: str) -> None:
        match = self._unfinished(game_name)
        if match is None:
            return
        if match is self.table.match:
            self._show_table()
            self.table.go_on()
        else:
            self.put_on_table(match, None)

    @Slot(str)
    def _sound_of_lesson(self, name: str) -> None:
        self.table.sounds.play(name)

    @Slot()
    def _ask_for_file(self) -> None:
        self.files.ask_for_file()

    def _shown_match(self) -> Match | None:
        return None if self._made_table is None else self._made_table.shown

    def put_on_table(self, match: Match, path: Path | None) -> None:
        """Go on with `match`; the game that was on the table waits, if it is not over."""
        from hotl_desktop.storage.autosave import waiting  # noqa: PLC0415 - not before the first paint

        before = self.table.unfinished
        self._waiting = [one for one in self._waiting if one.match is not match]
        if before is not None and before is not match:
            self._waiting.insert(0, waiting(before))
        self.table.put(match)
        self.files.path = path

    # ------------------------------------------------------------------------------------------------ settings

    @Slot()
    def _reword(self) -> None:
        """Say anew what was put into words here; widgets see to their own."""
        self._show_what_waits()
        for name in ("table", "learning", "library_desk"):
            if name in self.__dict__:
                self.__dict__[name].reword()

    @cached_property
    def preferences(self) -> Preferences:
        """All settings on one sheet."""
        from .preferences import Preferences  # noqa: PLC0415 - not before the first paint

        return Preferences(self, self._levels)

    @Slot()
    def _show_preferences(self) -> None:
        self.preferences.open()

    @Slot()
    def _reset_settings(self) -> None:
        self.preferences.reset()

    @Slot()
    def show_about(self) -> None:
        """Say what this is and who made it."""
        self.message_sheet.say(
            self.tr("HOTL Desktop {version}").format(version=__version__),
            self.tr("Head of the Line and Get Off My Lawn, conceived and designed by Ronald Van Hook."),
            self.tr(
                "The program is free software under the MIT licence. It uses Qt and PySide, under the LGPL, version 3, "
                "and the typeface Inter, under the SIL Open Font License."
            )
            + self._where_licences_are(),
        )

    def _where_licences_are(self) -> str:
        """In a bundle, which brings the work of others along, where their names and licences are."""
        folder = resource_path("licences")
        if not folder.is_dir():
            return ""
        return "\n\n" + self.tr("What else is inside, and all licences, are listed in {folder}.").format(folder=folder)

    @Slot()
    def close(self) -> None:
        """Stop everything that would outlive the window; once."""
        if self._is_closed:
            return
        self._is_closed = True
        self._settle.stop()
        self._keep_window_place()
        if self._made_table is not None:
            self._made_table.close()
        if "learning" in self.__dict__:
            self.learning.close()
        self.keeping.close()

    def _keep_window_place(self) -> None:
        self.keeping.change(self.keeping.settings._replace(window=place_of(self.window)))

    def show_window(self) -> None:
        """Show the window where it was."""
        place = self.keeping.settings.window
        put_in_place(self.window, place)
        show_in_place(self.window, place)

    @Slot(object)
    def take_message(self, message: Message) -> None:
        """A further copy of the program was started: come to the front, and open what it was asked to."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()
        for path in message.paths[:1]:
            self.files.open(Path(path))

    @Slot(object)
    def _say_what_failed(self, problem: StorageProblem) -> None:
        if problem.kind in self._told_problems:
            return  # a disk that comes and goes must not interrupt every move
        from hotl_desktop.widgets.problem_words import problem_place, problem_text  # noqa: PLC0415 - not before the first paint

        self._told_problems.add(problem.kind)
        self.message_sheet.say(
            self.tr("Something could not be kept"),
            self.tr("{problem} The game goes on. It will be tried again with every move.").format(
                problem=problem_text(problem)
            ),
            problem_place(problem),
        )
