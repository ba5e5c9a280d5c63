"""The library at work: the pages about finished games, connected to the storage of a profile.

Everything that reads or writes is done on the storage's thread. Its jobs run in the order in which they came, so what
is asked for here is answered after every game that was handed in before has been kept.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog
from shiboken6 import isValid

from hotl_desktop.controller.tables import playable, swapped_match
from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.duplicate import set_id
from hotl_desktop.match.identity import game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.proof import DiceProof, verify_dice
from hotl_desktop.match.record import SUFFIX, write_record
from hotl_desktop.storage.atomic import write_atomically
from hotl_desktop.storage.faults import FileFault
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.library import GameRow, Library, Query
from hotl_desktop.storage.problems import StorageProblem, Task, told_as
from hotl_desktop.widgets.commitment_label import commitment_of
from hotl_desktop.widgets.library_page import LibraryPage, Tab
from hotl_desktop.widgets.library_words import badge_seat, game_title, others_text, result_text, when_text
from hotl_desktop.widgets.main_window import MainWindow
from hotl_desktop.widgets.problem_words import fault_text, problem_place, problem_text
from hotl_desktop.widgets.recent_games import RecentGame
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import shown_name
from hotl_desktop.widgets.verify_sheet import VerifySheet

from .library_figures import figures_of

log = logging.getLogger(__name__)

RECENT: Final = 5
"""Games on the start page."""

_Answer = TypeVar("_Answer")
OpenMatch: TypeAlias = Callable[[Match, Path | None], None]
Say: TypeAlias = Callable[[str, str, str], None]


@dataclass(frozen=True, slots=True)
class _Told:
    """An answer on its way from the storage's thread."""

    then: Callable[[Any], None]
    answer: Any


class NoLibrary(Exception):
    """The library is not open: not yet, or it cannot be."""


class LibraryDesk(QObject):
    """Answers what the pages ask, and does what they wish."""

    recent_changed = Signal(list)
    """The latest games, as a list of `RecentGame`."""
    left = Signal()
    """The person wants to go back from the page."""
    _told = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        themes: ThemeHost,
        keeper: Keeper,
        open_match: OpenMatch,
        say: Say,
        parent: QObject,
    ) -> None:
        """Make the page and add it to `window`. Nothing is read before `refresh` or `show`.

        Args:
            window: where the page is shown.
            themes: the look.
            keeper: the storage of the profile.
            open_match: puts a match on the table; its file is None, as it comes from the library.
            say: tells a person what went wrong: a title, a text, small print.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._window = window
        self._keeper = keeper
        self._open_match = open_match
        self._say = say
        self._recent: list[RecentGame] = []
        self._deleted: bytes | None = None
        """The record of the game that was deleted last."""
        self._checked: bytes | None = None
        """The record that the sheet about dice tells of."""
        self.page: Final = LibraryPage(themes)
        self.verify_sheet: Final = VerifySheet(themes, window)
        self._told.connect(self._take)
        window.add_page(self.page)
        self._connect()

    def _connect(self) -> None:
        page, games = self.page, self.page.games
        page.back.connect(self._leave)
        page.tab_shown.connect(self._show_tab)
        games.page_wanted.connect(self._find)
        games.set_wanted.connect(self._sum_up)
        games.open_game.connect(self.open_game)
        games.play_swapped.connect(self._play_swapped)
        games.verify_dice.connect(self._verify)
        games.save_game.connect(self._save_as)
        games.remove_game.connect(self._remove)
        games.restore_game.connect(self._restore)
        games.export.connect(self._export)
        page.statistics.open_game.connect(self.open_game)
        page.dice.wanted.connect(self._count_dice)
        self.verify_sheet.save.connect(self._save_checked)

    # ------------------------------------------------------------------------------------------------ from outside

    @Slot()
    def show(self) -> None:
        """Bring the page into sight, up to date."""
        self.page.games.say("")
        self._deleted = None
        self._window.show_page(self.page)
        self.page.show_tab(self.page.tab)
        if self.page.tab is Tab.GAMES:
            self.page.games.take_focus()

    @Slot()
    def refresh(self) -> None:
        """Look again: the library was opened, or a game was kept."""
        self._ask("recent", self._look_up_recent, self._take_recent)
        if self._window.page is self.page:
            self._show_tab(self.page.tab)

    def reword(self) -> None:
        """Say everything anew, in the language that is spoken now."""
        self.refresh()

    def recent_games(self) -> list[RecentGame]:
        """The latest games, as they were when `recent_changed` was told last; the `path` of each is its id."""
        return list(self._recent)

    @Slot(str)
    def open_game(self, game: str) -> None:
        """Put the finished game with this id on the table, to be looked at."""
        self._ask(None, partial(_match, game), lambda match: self._open_match(playable(match), None))

    def show_dice(self, match: Match) -> None:
        """Tell about the dice of a match on the table: what is promised, or after the game that it was kept."""
        if match.state.outcome() is None:
            known = set_id(match) != game_id(match)
            self.verify_sheet.show_proof(DiceProof(0, commitment_of(match)), known=known)
        else:
            record = write_record(match).encode("utf-8")
            self._run("verify", lambda: (record, verify_dice(record)), self._show_proof, self._show_wrong)

    # ------------------------------------------------------------------------------------------------ the thread

    def _run(
        self,
        key: Hashable | None,
        job: Callable[[], _Answer],
        then: Callable[[_Answer], None],
        otherwise: Callable[[Exception], None] | None = None,
    ) -> None:
        """Let the storage's thread do `job`, and this thread what comes `then`.

        Args:
            key: an earlier job with the same key that still waits is dropped.
            job: may take its time.
            then: takes the answer.
            otherwise: takes the error; by default the person is told.
        """

        def work() -> None:
            try:
                told = _Told(then, job())
            except (StorageProblem, NotLoadable, NoLibrary) as error:
                told = _Told(otherwise or self._failed, error)
            if isValid(self):  # the window may have gone meanwhile
                self._told.emit(told)

        self._keeper.worker.submit(work, None if key is None else ("library desk", key))

    def _ask(
        self,
        key: Hashable | None,
        question: Callable[[Library], _Answer],
        then: Callable[[_Answer], None],
        otherwise: Callable[[Exception], None] | None = None,
    ) -> None:
        """The same for a question to the library."""

        def job() -> _Answer:
            library = self._keeper.library
            if library is None:
                raise NoLibrary
            return question(library)

        self._run(key, job, then, otherwise)

    @Slot(object)
    def _take(self, told: _Told) -> None:
        told.then(told.answer)

    def _failed(self, error: Exception) -> None:
        log.warning("library: %s", error)
        if isinstance(error, NoLibrary):
            self.page.games.say_unavailable()
        else:
            assert isinstance(error, OSError | NotLoadable)
            text = problem_text(error) if isinstance(error, OSError) else fault_text(error)
            path = problem_place(error) if isinstance(error, OSError) else ""
            self._say(self.tr("That did not work"), text, path)

    # ------------------------------------------------------------------------------------------------- looking

    @Slot()
    def _leave(self) -> None:
        self.page.games.say("")
        self._deleted = None
        self.left.emit()

    @Slot(object)
    def _show_tab(self, tab: Tab) -> None:
        if tab is Tab.GAMES:
            self.page.games.refresh()
        elif tab is Tab.STATISTICS:
            self._ask("figures", figures_of, self.page.statistics.show_figures)
        else:
            self.page.dice.refresh()

    @Slot(object)
    def _find(self, query: Query) -> None:
        key = "find", query.offset
        self._ask(key, lambda library: library.find(query), partial(self.page.games.take, query))

    @Slot(str, str)
    def _sum_up(self, game: str, name: str) -> None:
        self._ask("set", lambda library: library.duplicate(name), partial(self.page.games.show_combined, game), _ignore)

    @Slot(object, object)
    def _count_dice(self, source: str | None, game: str | None) -> None:
        self._ask("dice", lambda library: library.dice(source, game), self.page.dice.show_lines)

    def _look_up_recent(self, library: Library) -> list[GameRow]:
        return list(library.find(Query(limit=RECENT)).rows)

    def _take_recent(self, rows: list[GameRow]) -> None:
        self._recent = [
            RecentGame(
                game_title(row.game),
                others_text(row),
                result_text(row),
                when_text(row.finished),
                row.id,
                badge_seat(row),
            )
            for row in rows
        ]
        self.recent_changed.emit(self._recent)

    # ------------------------------------------------------------------------------------------------- playing

    @Slot(str)
    def _play_swapped(self, game: str) -> None:
        self._ask(None, partial(_last_of_set, game), self._begin_swapped)

    def _begin_swapped(self, match: Match) -> None:
        swapped = swapped_match(match)
        if swapped is not None:
            self._open_match(swapped, None)

    # ---------------------------------------------------------------------------------------------------- dice

    @Slot(str)
    def _verify(self, game: str) -> None:
        def question(library: Library) -> tuple[bytes, DiceProof]:
            record = _record(game, library)
            return record, verify_dice(record)

        self._ask("verify", question, self._show_proof, self._show_wrong)

    def _show_proof(self, checked: tuple[bytes, DiceProof]) -> None:
        self._checked, proof = checked
        self.verify_sheet.show_proof(proof)

    def _show_wrong(self, error: Exception) -> None:
        if isinstance(error, NotLoadable):
            self.verify_sheet.show_wrong(fault_text(error))
        else:
            self._failed(error)

    # --------------------------------------------------------------------------------------------------- files

    @Slot()
    def _save_checked(self) -> None:
        record = self._checked
        path = self._ask_for_file(self.tr("Save the game"), f"dice{SUFFIX}", self.tr("Games"), SUFFIX)
        if path is not None and record is not None:
            self._run(None, partial(_write, record, path), self._say_saved)

    @Slot(str)
    def _save_as(self, game: str) -> None:
        row = self.page.games.details.row
        name = f"{game_title(row.game)} {row.finished[:10]}{SUFFIX}" if row is not None else f"game{SUFFIX}"
        path = self._ask_for_file(self.tr("Save the game"), name, self.tr("Games"), SUFFIX)
        if path is not None:
            self._ask(None, lambda library: _write(_record(game, library), path), self._say_saved)

    def _say_saved(self, path: Path) -> None:
        self.page.games.say(self.tr("Saved as {file}").format(file=shown_name(path.name)))

    @Slot(object)
    def _export(self, query: Query) -> None:
        path = self._ask_for_file(self.tr("Export the list"), "games.csv", self.tr("Tables"), ".csv")
        if path is None:
            return

        def say(count: int) -> None:
            text = self.tr("%n game(s) exported to {file}", "", count)
            self.page.games.say(text.format(file=shown_name(path.name)))

        self._ask(None, lambda library: library.export_csv(path, query), say)

    def _ask_for_file(self, title: str, name: str, kind: str, suffix: str) -> Path | None:
        suggestion = str(Path.home() / name)
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, suggestion, f"{kind} (*{suffix})")
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(suffix)

    # ---------------------------------------------------------------------------------------- deleting, and back

    @Slot(str)
    def _remove(self, game: str) -> None:
        def job(library: Library) -> tuple[bytes, str]:
            row, record = library.row(game), _record(game, library)
            library.remove(game)
            return record, "" if row is None else f"{game_title(row.game)}, {result_text(row)}"

        def done(removed: tuple[bytes, str]) -> None:
            self._deleted, what = removed
            self.page.games.say(self.tr("Deleted: {game}").format(game=what), undo=True)
            self.refresh()

        self._ask(None, job, done)

    @Slot()
    def _restore(self) -> None:
        record, self._deleted = self._deleted, None
        if record is None:
            return

        def done(problem: StorageProblem | None) -> None:
            if problem is not None:
                self._failed(problem)
            self.page.games.say(self.tr("The game is back"))
            self.refresh()

        def back(error: Exception) -> None:
            self._deleted = record
            self._failed(error)

        self._ask(None, lambda library: library.keep(record).problem, done, back)


def _record(game: str, library: Library) -> bytes:
    """The record of a game.

    Raises:
        NotLoadable: it is not there any more.
    """
    record = library.record(game)
    if record is None:
        raise NotLoadable("", FileFault.NOT_IN_THE_LIST)
    return record


def _match(game: str, library: Library) -> Match:
    match = library.match(game)
    if match is None:
        raise NotLoadable("", FileFault.NOT_IN_THE_LIST)
    return match


def _last_of_set(game: str, library: Library) -> Match:
    """The game that was played last with the dice of this one: from there everybody moves on by one seat."""
    row = library.row(game)
    rows = () if row is None else library.find(Query(duplicate=row.duplicate, limit=1)).rows
    return _match(rows[0].id if rows else game, library)


def _write(record: bytes, path: Path) -> Path:
    """Write a record to a file of the person's; that file.

    Raises:
        StorageProblem: it could not be written; what was there before is untouched.
    """
    with told_as(Task.SAVE_GAME, path):
        write_atomically(path, record)
    return path


def _ignore(_error: Exception) -> None:
    """A result that cannot be summed up is not shown."""
