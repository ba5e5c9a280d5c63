"""Keeps everything: the game under way after every step, finished games, settings. The window talks to this.

The disk is only touched on a thread of its own. A game is written at once, which a kill cannot undo; making it safe
from power cuts, which takes longest, comes when nothing else waits. What could not be written is tried again with the
next step, and once more at the end.
"""

from __future__ import annotations

import logging
import time
import weakref
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.identity import game_id, new_id
from hotl_desktop.match.match import Match

from .autosave import Autosave, Found
from .finished import SECONDS_KEY, STARTED_KEY, FinishedGames, finished_record, moment, time_text, valid_seconds
from .library import Library, OpeningReport, open_library
from .places import Places
from .problems import StorageProblem, Task, Trouble
from .resumable import resumable_bytes, to_resumable
from .settings import Settings, SettingsFile
from .worker import Worker

log = logging.getLogger(__name__)

WAIT_SECONDS: Final = 0.02
"""How long the caller waits for a step to be written. A tenth of it is usual; a slow disk costs no more than this."""
LONGEST_THOUGHT: Final = 300.0
"""Seconds; whoever takes longer for a step is not at the table."""


class Keeper:
    """The storage of one profile. All its methods are called on one thread."""

    def __init__(
        self,
        places: Places,
        on_problem: Callable[[StorageProblem], None],
        on_recovered: Callable[[Task], None] = lambda _: None,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make ready. Nothing is written yet.

        Args:
            places: where the files are.
            on_problem: told of every kind of problem once, until it is over. Called on the storage's own thread.
            on_recovered: told when what failed before has worked again; likewise.
            now: the time of day.
            clock: seconds from any moment on, never set back.
        """
        self.worker: Final = Worker()
        self.autosave: Final = Autosave(places.autosave)
        self.finished: Final = FinishedGames(places.games)
        self.settings_file: Final = SettingsFile(places.settings)
        self.library: Library | None = None
        """None until `open_library` has done its work."""
        self._places = places
        self._on_problem = on_problem
        self._on_recovered = on_recovered
        self._now = now
        self._clock = clock
        self._played: dict[str, tuple[float, float]] = {}
        """Seconds of play, and the clock at the last step, by game."""
        self._last: tuple[str, dict[str, Any]] | None = None
        """What was handed to the worker last, and of which game."""
        self._owners: dict[str, tuple[int, weakref.ref[Match]]] = {}
        """The match that was saved last under an id, and its number."""
        # From here on: only for the worker.
        self._told: set[tuple[Task, Trouble]] = set()
        self._unsaved: dict[str, bytes] = {}
        self._unkept: dict[str, bytes] = {}
        self._unsaved_settings: Settings | None = None
        self._over: set[str] = set()
        """Games whose newest state is their end, or that are not wanted any more."""
        self._lingering: set[str] = set()
        """Games of those whose autosave could not be deleted."""

    # -------------------------------------------------------------------------------------------------- games

    def save(self, match: Match, wait: float = WAIT_SECONDS) -> None:
        """Keep `match` as it stands: after every step, undo and change of players, not for merely looking at it.

        A game that is over goes to the finished games; its autosave is given up once it is safe there.

        Args:
            match: the game under way. It gets an id, a moment of beginning, and its time of play.
            wait: how many seconds to wait for it to be written, at most.
        """
        game = game_id(match)
        match.extra.setdefault(STARTED_KEY, time_text(self._now()))
        record = to_resumable(match)
        turn = self._turn_of(game, match, record["events"])
        if (game, record) == self._last:
            return
        record[SECONDS_KEY] = match.extra[SECONDS_KEY] = self._time_of_play(game, match)
        self._last = game, record
        data = resumable_bytes(record)
        if match.state.outcome() is None:
            ticket = self.worker.submit(partial(self._save, game, data), ("save", game, turn))
        else:
            ticket = self.worker.submit(partial(self._finish, game, data, finished_record(match, self._now())))
        ticket.wait(wait)

    def _turn_of(self, game: str, match: Match, events: list[str]) -> int:
        """Which of the matches with this id it is, by number.

        A saved file can be opened while the game it was saved from is still under way, further on. Then that one
        must not be written over: it gets an id of its own.
        """
        turn, owner = self._owners.get(game, (0, None))
        if owner is None or owner() is not match:
            turn += 1
            self._owners[game] = turn, weakref.ref(match)
            self.worker.submit(partial(self._make_way, game, events))
        return turn

    def _time_of_play(self, game: str, match: Match) -> int:
        """For how many seconds the game has been played until now."""
        now = self._clock()
        seconds, last = self._played.get(game) or (valid_seconds(match.extra.get(SECONDS_KEY)) or 0, now)
        thought = now - last
        self._played[game] = seconds + (thought if thought <= LONGEST_THOUGHT else 0.0), now
        return int(self._played[game][0])

    def discard(self, game: str) -> None:
        """Give up an unfinished game that is not wanted any more."""
        self._last = None
        self._played.pop(game, None)

        def job() -> None:
            self._unsaved.pop(game, None)
            self._over.add(game)
            self._give_up(game)

        self.worker.submit(job)

    def recover(self, most: int | None = None) -> Found:
        """The unfinished games of earlier times; those that were over are brought to the finished games.

        Args:
            most: how many games to look at, the newest first.
        """
        found = self.autosave.find(most)
        for one in found.games:
            self._owners[one.id] = self._owners.get(one.id, (0, None))[0] + 1, weakref.ref(one.match)
        for one in found.over:
            record = finished_record(one.match, moment(one.saved_at))
            self.worker.submit(partial(self._finish, one.id, None, record))
        return found

    # ------------------------------------------------------------------------------------- library and settings

    def open_library(self, done: Callable[[OpeningReport], None]) -> None:
        """Open the library, which may take a while.

        Args:
            done: told what was found, on the storage's own thread. Where the library cannot be opened, `on_problem`
                is told instead; finished games then are kept as files, until it can.
        """

        def job() -> None:
            try:
                self.library, report = open_library(self._places.library, self.finished)
            except StorageProblem as problem:
                self._failed(problem)
            else:
                self._worked(Task.READ_LIBRARY)
                done(report)

        self.worker.submit(job, "open library")

    def save_settings(self, settings: Settings) -> None:
        """Keep the settings."""
        self.worker.submit(partial(self._save_settings, settings), "settings")

    # --------------------------------------------------------------------------------------------------- the end

    def flush(self, seconds: float) -> bool:
        """Try again what failed, and wait until all is written, at most so long; whether it is."""
        self._submit_retry()
        return self.worker.flush(seconds) and not self._owes()

    def close(self, seconds: float) -> bool:
        """Like `flush`, and the end: nothing else may follow."""
        self._submit_retry()
        finished = self.worker.close(seconds)
        if finished and self.library is not None:
            self.library.close()
        return finished and not self._owes()

    def _owes(self) -> bool:
        return bool(self._unsaved or self._unkept or self._lingering or self._unsaved_settings)

    def _submit_retry(self) -> None:
        if self._owes():
            self.worker.submit(self._retry, "retry")

    # -------------------------------------------------------------------------------------------- on the worker

    def _save(self, game: str, data: bytes) -> None:
        """Write a step, and what could not be written before."""
        self._over.discard(game)
        self._lingering.discard(game)
        self._unsaved[game] = data
        self._retry()

    def _make_way(self, game: str, events: list[str]) -> None:
        """Put what is kept of a game apart, unless a match with these events goes on from it."""
        kept = self.autosave.events(game)
        if kept is not None and not _goes_on(events, kept):
            try:
                self.autosave.rename(game, new_id())
            except StorageProblem as problem:
                self._failed(problem)

    def _finish(self, game: str, data: bytes | None, record: bytes) -> None:
        """Write the last step as any other, so that a kill on the way loses nothing; then keep the finished game."""
        if data is not None:
            self._unsaved[game] = data
        self._unkept[game] = record
        self._over.add(game)
        self._retry()

    def _retry(self) -> None:
        for game, data in tuple(self._unsaved.items()):
            self._put(game, data)
        for game, record in tuple(self._unkept.items()):
            self._keep(game, record)
        for game in tuple(self._lingering):
            self._give_up(game)
        if self._unsaved_settings is not None:
            self._save_settings(self._unsaved_settings)

    def _put(self, game: str, data: bytes) -> None:
        try:
            self.autosave.put(game, data)
        except StorageProblem as problem:
            self._failed(problem)
            return
        del self._unsaved[game]
        self.worker.submit(partial(self._settle, game), ("settle", game), later=True)

    def _settle(self, game: str) -> None:
        try:
            self.autosave.settle(game)
        except StorageProblem as problem:
            self._failed(problem)
        else:
            self._worked(Task.KEEP_GAME)

    def _keep(self, game: str, record: bytes) -> None:
        try:
            if self.library is None:
                self.finished.keep(game, record)
                problem = None
            else:
                problem = self.library.keep(record).problem
        except StorageProblem as error:
            self._failed(error)
            return
        except NotLoadable:  # a bug of ours; the autosave stays
            log.exception("the record of a finished game is not sound")
            del self._unkept[game]
            return
        if problem is None:
            self._worked(Task.KEEP_RESULT)
        else:
            self._failed(problem)
        del self._unkept[game]
        if game in self._over:  # otherwise it has been taken back, and is under way again
            self._unsaved.pop(game, None)
            self._give_up(game)

    def _give_up(self, game: str) -> None:
        """Delete the autosave of a game, or try again later."""
        if self.autosave.finish(game):
            self._lingering.discard(game)
        else:
            self._lingering.add(game)

    def _save_settings(self, settings: Settings) -> None:
        try:
            self.settings_file.save(settings)
        except StorageProblem as problem:
            self._unsaved_settings = settings
            self._failed(problem)
        else:
            self._unsaved_settings = None
            self._worked(Task.KEEP_SETTINGS)

    def _failed(self, problem: StorageProblem) -> None:
        if problem.kind not in self._told:
            log.warning("%s", problem)
            self._told.add(problem.kind)
            self._on_problem(problem)

    def _worked(self, task: Task) -> None:
        told = {kind for kind in self._told if kind[0] is task}
        if told:
            self._told -= told
            self._on_recovered(task)


def _goes_on(events: list[str], earlier: list[str]) -> bool:
    """Whether a game with `events` has gone through all of the `earlier` ones."""
    if events[: len(earlier)] == earlier:
        return True
    # The last event of a record may be a roll whose decision was still to come.
    last = len(earlier) - 1
    return events[:last] == earlier[:last] and len(events) > last and events[last].startswith(f"{earlier[last]} ")
