"""Learning at work: the courses, the lessons, the rules and the keys, and the ways between them and back."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from hotl_desktop.games.base import Game, NotLoadable
from hotl_desktop.games.catalogue import game_named
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.courses import Course, load_courses
from hotl_desktop.tutorial.lesson import Lesson
from hotl_desktop.tutorial.progress import Progress
from hotl_desktop.tutorial.rulebook import RuleBook, load_rule_books
from hotl_desktop.view.lists import labelled
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.learn_page import LearnPage
from hotl_desktop.widgets.main_window import MainWindow
from hotl_desktop.widgets.problem_words import fault_text, problem_text
from hotl_desktop.widgets.rules_page import RulesPage
from hotl_desktop.widgets.shortcuts_sheet import ShortcutsSheet
from hotl_desktop.widgets.style import ThemeHost

from .lesson_table import LessonTable
from .rules_export import RulesWriter

Say = Callable[[str, str, str], None]


class LearningDesk(QObject):
    """Shows the pages for learning in the window."""

    cue = Signal(str)
    """A `Sound` belongs to what is seen of a lesson at this moment."""
    left = Signal()
    """The person wants to go back from the courses."""
    progress_changed = Signal(Progress)
    """How far the learner has come: to be kept."""
    came_back = Signal(QWidget)
    """The person has come back from the rules to this page."""

    def __init__(self, window: MainWindow, themes: ThemeHost, say: Say, parent: QObject) -> None:
        """Make ready; pages are made when they are needed first.

        Args:
            window: gets the pages.
            themes: their look.
            say: shows a message over the window: title, text, more.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self._window: Final = window
        self._themes: Final = themes
        self._say: Final = say
        self._progress = Progress()
        self._speed = Speed.NORMAL
        self._motion = "full"
        self._before_rules: QWidget | None = None

    # ----------------------------------------------------------------------------- what is made when needed

    @cached_property
    def courses(self) -> tuple[Course, ...]:
        """The courses of both games."""
        return load_courses(resource_path("lessons"))

    @cached_property
    def page(self) -> LearnPage:
        """The page with the courses."""
        page = LearnPage(self._themes, self.courses)
        page.set_progress(self._progress)
        page.lesson_chosen.connect(self.open_lesson)
        page.rules_wanted.connect(self.show_rules_of)
        page.back.connect(self.left)
        self._window.add_page(page)
        return page

    @cached_property
    def table(self) -> LessonTable:
        """The table for lessons."""
        table = LessonTable(self._themes, self.courses, self)
        table.set_speed(self._speed)
        table.presenter.set_motion(self._motion)
        table.set_progress(self._progress)
        table.progress_changed.connect(self._keep)
        table.left.connect(self._back_to_courses)
        table.rule_wanted.connect(self.show_rule)
        table.presenter.cue.connect(self.cue)
        self._window.add_page(table.page)
        return table

    @cached_property
    def rules_page(self) -> RulesPage:
        """The page with the rules."""
        page = RulesPage(self._themes, load_rule_books(resource_path("rules")))
        page.back.connect(self._back_from_rules)
        page.learn.connect(self.show_courses)
        page.save_wanted.connect(self._save_rules)
        self._window.add_page(page)
        return page

    @cached_property
    def keys_sheet(self) -> ShortcutsSheet:
        """The sheet with the keys."""
        return ShortcutsSheet(self._themes, self._window)

    @property
    def made_table(self) -> LessonTable | None:
        """The table for lessons, if it has been needed yet."""
        return self.__dict__.get("table")

    @property
    def game_shown(self) -> Game:
        """The game of the lesson or of the courses that were shown last."""
        return self.page.course.game

    # ------------------------------------------------------------------------------------------------ progress

    def set_progress(self, progress: Progress) -> None:
        """Take over what was kept."""
        self._progress = progress
        if self.made_table is not None:
            self.made_table.set_progress(progress)
        if "page" in self.__dict__:
            self.page.set_progress(progress)

    @Slot(object)
    def _keep(self, progress: Progress) -> None:
        self._progress = progress
        self.progress_changed.emit(progress)

    def reword(self) -> None:
        """Say everything anew, in the language that is spoken now."""
        if self.made_table is not None:
            self.made_table.reword()

    # -------------------------------------------------------------------------------------------------- pages

    @Slot(str)
    def show_courses(self, game_name: str) -> None:
        """Show the lessons of the game of that name."""
        self.page.show_course(game_name)
        self.page.set_progress(self._progress)
        self._window.show_page(self.page)
        self.page.focus_next()

    @Slot(object)
    def open_lesson(self, lesson: Lesson) -> None:
        """Begin a lesson, or go on with it where it was left."""
        self.page.show_course(lesson.game.name)
        self._window.show_page(self.table.page)
        try:
            self.table.open(lesson)
        except NotLoadable as error:
            self._say(self.tr("This lesson cannot be shown"), fault_text(error), "")
            self._back_to_courses()

    @Slot()
    def _back_to_courses(self) -> None:
        self.show_courses(self.page.course.game.name)

    @Slot(str)
    def show_rules_of(self, game_name: str) -> None:
        """Show the rules of the game of that name, from the beginning."""
        self._to_rules()
        self.rules_page.show_game(game_named(game_name))

    @Slot(str)
    def show_rule(self, number: str, game: Game | None = None) -> None:
        """Show one rule; `game` says whose, where the number does not. An empty number: the rules of the game."""
        self._to_rules()
        if number:
            self.rules_page.show_rule(number, game)
        elif game is not None:
            self.rules_page.show_game(game)

    def _to_rules(self) -> None:
        if self._window.page is not self.rules_page:
            self._before_rules = self._window.page
        self._window.show_page(self.rules_page)

    @Slot()
    def _back_from_rules(self) -> None:
        if self._before_rules is None:
            self.left.emit()
        else:
            self._window.show_page(self._before_rules)
            self.came_back.emit(self._before_rules)

    @Slot(object)
    def _save_rules(self, book: RuleBook) -> None:
        suggestion = str(Path.home() / f"{book.game.title}.html")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the rules"), suggestion, self.tr("Web page") + " (*.html)"
        )
        if name:
            self.save_rules(book, Path(name))

    def save_rules(self, book: RuleBook, path: Path) -> RulesWriter:
        """Write the rules as a web page, in its own time; says what goes wrong."""
        writer = RulesWriter(book, path, self)
        writer.written.connect(writer.deleteLater)
        writer.failed.connect(self._say_not_saved)
        writer.failed.connect(writer.deleteLater)
        writer.start()
        return writer

    @Slot(Path, object)
    def _say_not_saved(self, path: Path, error: OSError) -> None:
        self._say(self.tr("The rules could not be saved"), problem_text(error), str(path))

    def show_keys(self, actions: Sequence[QAction]) -> None:
        """Show all keys, those of the menu `actions` among them."""
        keys = [
            (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), _whole_text(action))
            for action in actions
            if not action.shortcut().isEmpty()
        ]
        self.keys_sheet.show_keys(keys)

    # ------------------------------------------------------------------------------------------------ settings

    def set_speed(self, speed: Speed) -> None:
        """Tell stories at this speed."""
        self._speed = speed
        if self.made_table is not None:
            self.made_table.set_speed(speed)

    def set_motion(self, motion: str) -> None:
        """Let boards move, only fade, or be still: one of `MOTIONS`."""
        self._motion = motion
        if self.made_table is not None:
            self.made_table.presenter.set_motion(motion)

    def close(self) -> None:
        """Stop everything that would outlive the window."""
        if self.made_table is not None:
            self.made_table.close()


def _whole_text(action: QAction) -> str:
    """What an entry of a menu says, with the name of the menu in the menu that it stands in, if it does."""
    text = _without_letter(action.text())
    for menu in action.associatedObjects():
        if isinstance(menu, QMenu) and isinstance(menu.parent(), QMenu):
            return labelled(_without_letter(menu.title()), text)
    return text


def _without_letter(text: str) -> str:
    """An entry without what marks its letter: `&File`, or `ファイル(&F)` where words have no such letters."""
    return re.sub(r"\(&\w\)", "", text).replace("&", "")
