"""The games that are not finished, kept after every event so that a kill at any moment loses nothing.

Every game has files of its own, named `GAME.NUMBER.WRITER.hotl`: the game's id, a number that grows with every save
in the folder (clocks can be wrong), and who wrote it, so that two copies of the program never write to one file. The
last three of a game are kept; nothing but `finish` takes the last one away.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.identity import ID_KEY, game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import MOST_BYTES, SUFFIX, NewerRecord

from .atomic import make_durable, sweep, write_atomically
from .places import make_folder
from .problems import StorageProblem, Task, Trouble, told_as
from .record_files import not_readable
from .resumable import read_resumable, write_resumable

GENERATIONS: Final = 3
"""How many saves of one game are kept."""
SET_ASIDE: Final = "damaged"
"""The folder inside the autosave folder into which unreadable files are moved."""

_NAME: Final = re.compile(r"([0-9a-f]{32})\.([0-9]{1,12})\.[0-9a-f]{6}" + re.escape(SUFFIX))


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that waits to be played on."""

    id: str
    match: Match
    """As it stood, with what had been taken back."""
    saved_at: float
    """When it was last saved, in seconds since 1970, by the clock of that time."""
    skipped: int = 0
    """How many newer saves of it could not be read, so that a little may be missing."""


def waiting(match: Match) -> Unfinished:
    """`match` as one that waits from now on."""
    return Unfinished(game_id(match), match, time.time())


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A save that cannot be read. It is never deleted."""

    path: Path
    """Where it is now."""
    error: NotLoadable
    """What is wrong with it; a `NewerRecord` is not damaged and stays in its place."""


@dataclass(frozen=True, slots=True)
class Found:
    """What an autosave folder holds."""

    games: tuple[Unfinished, ...] = ()
    """Newest first."""
    over: tuple[Unfinished, ...] = ()
    """Games that had ended, but whose result may not have been kept yet."""
    unreadable: tuple[Unreadable, ...] = ()


@dataclass(frozen=True, slots=True)
class _Save:
    """One file."""

    number: int
    path: Path


class Autosave:
    """The autosave folder, for use from any thread."""

    def __init__(self, folder: Path) -> None:
        """Look at `folder`, which need not exist. Sweeps what a kill left half written there."""
        self.folder: Final = folder
        self._writer = secrets.token_hex(3)
        self._saves: dict[str, list[_Save]] = {}
        self._next = 1
        self._lock = threading.RLock()
        sweep(folder)
        self._look()

    def _look(self) -> None:
        names: list[str] = []
        with contextlib.suppress(OSError):  # saving will say what is wrong with the folder
            names = os.listdir(self.folder)
        for name in names:
            if match := _NAME.fullmatch(name):
                save = _Save(int(match[2]), self.folder / name)
                self._saves.setdefault(match[1], []).append(save)
                self._next = max(self._next, save.number + 1)
        for saves in self._saves.values():
            saves.sort(key=lambda save: (save.number, save.path.name))

    # ---------------------------------------------------------------------------------------------- writing

    def save(self, match: Match) -> None:
        """Keep `match` as it stands, durably.

        Raises:
            StorageProblem: it could not be written; what was kept before is untouched.
        """
        game = game_id(match)
        self.put(game, write_resumable(match))
        self.settle(game)

    def put(self, game: str, data: bytes) -> None:
        """Write `data` (see `write_resumable`) as the newest save of the game with the id `game`.

        It survives the end of the program at once, and a power cut after `settle`.

        Raises:
            StorageProblem: it could not be written; what was kept before is untouched.
        """
        with self._lock:
            make_folder(self.folder, Task.KEEP_GAME)
            try:
                self._write(game, data)
            except StorageProblem as problem:
                if problem.trouble is not Trouble.FULL or not self._make_room(game):
                    raise
                self._write(game, data)

    def _write(self, game: str, data: bytes) -> None:
        path = self.folder / f"{game}.{self._next:08d}.{self._writer}{SUFFIX}"
        with told_as(Task.KEEP_GAME, path):
            write_atomically(path, data, durable=False)
        self._saves.setdefault(game, []).append(_Save(self._next, path))
        self._next += 1

    def _make_room(self, game: str) -> bool:
        """Give up all saves of a game but the newest, once that one is safe; whether that made any room."""
        try:
            self.settle(game)
        except StorageProblem:
            return False
        return self._prune(game, 1)

    def settle(self, game: str) -> None:
        """Let the newest save of a game survive a power cut, then give up those that are older than the last three.

        Raises:
            StorageProblem: the disk failed; nothing was given up.
        """
        with self._lock:
            if saves := self._saves.get(game):
                with told_as(Task.KEEP_GAME, saves[-1].path):
                    make_durable(saves[-1].path)
                self._prune(game, GENERATIONS)

    def _prune(self, game: str, keep: int) -> bool:
        """Delete the oldest saves of a game but `keep`; whether that made any room.

        Those that cannot be deleted now stay known, as the oldest of their game.
        """
        saves = self._saves.get(game, [])
        old, kept = saves[:-keep], saves[-keep:]
        left = [save for save in old if not _delete(save)]
        self._saves[game] = left + kept
        return len(left) < len(old)

    def finish(self, game: str) -> bool:
        """The game is over and kept elsewhere, or not wanted any more: give up all its saves; whether all are gone.

        The oldest go first, and none before all that are older are gone: whatever is left after a kill, or where one
        cannot be deleted, is the game as it stood last.
        """
        with self._lock:
            saves = self._saves.pop(game, [])
            while saves:
                if not _delete(saves[0]):
                    self._saves[game] = saves
                    return False
                saves.pop(0)
        return True

    def rename(self, game: str, new: str) -> None:
        """Let what is kept under the id `game` be kept under the id `new`.

        Raises:
            StorageProblem: it could not be renamed; every save is under one of the two.
        """
        with self._lock, told_as(Task.KEEP_GAME, self.folder):
            saves = self._saves.get(game, [])
            while saves:
                save = saves[-1]
                path = save.path.with_name(new + save.path.name[len(game) :])
                save.path.rename(path)
                saves.pop()
                self._saves.setdefault(new, []).insert(0, _Save(save.number, path))

    # ---------------------------------------------------------------------------------------------- reading

    def events(self, game: str) -> list[str] | None:
        """The events in the newest readable save of a game, unchecked; None if there is none."""
        with self._lock:
            for save in reversed(self._saves.get(game, [])):
                with contextlib.suppress(OSError, ValueError, KeyError, TypeError, RecursionError):
                    with save.path.open("rb") as file:
                        events = json.loads(file.read(MOST_BYTES))["events"]
                    return [str(event) for event in events]
        return None

    def find(self, most: int | None = None) -> Found:
        """The games that are kept, each from its newest save that can be read.

        Damaged saves on the way are moved into the folder `damaged`; those of a newer program stay as they are.

        Args:
            most: how many games to look at, from the newest on; all if left out. A game takes a few milliseconds.
        """
        games: list[Unfinished] = []
        over: list[Unfinished] = []
        unreadable: list[Unreadable] = []
        with self._lock:
            for game in islice(self._newest_first(), most):
                unfinished = self._read(game, unreadable)
                if unfinished is not None:
                    ended = unfinished.match.state.outcome() is not None
                    (over if ended else games).append(unfinished)
        return Found(tuple(games), tuple(over), tuple(unreadable))

    def _newest_first(self) -> Iterator[str]:
        by_number = sorted(((saves[-1].number, game) for game, saves in self._saves.items() if saves), reverse=True)
        return (game for _, game in by_number)

    def _read(self, game: str, unreadable: list[Unreadable]) -> Unfinished | None:
        skipped = 0
        for save in reversed(tuple(self._saves[game])):
            try:
                with save.path.open("rb") as file:
                    data = file.read(MOST_BYTES + 1)
                    saved_at = os.fstat(file.fileno()).st_mtime
                match = read_resumable(data)
            except FileNotFoundError:  # another copy of the program has gone on from it
                self._saves[game].remove(save)
                continue
            except OSError as error:  # perhaps only now
                unreadable.append(Unreadable(save.path, not_readable(error)))
            except NewerRecord as error:  # the newer program will want it back: it is none of ours to give up
                unreadable.append(Unreadable(save.path, error))
                self._saves[game].remove(save)
            except NotLoadable as error:
                unreadable.append(Unreadable(self._set_aside(game, save), error))
            else:
                match.extra[ID_KEY] = game
                return Unfinished(game, match, saved_at, skipped)
            skipped += 1
        return None

    def _set_aside(self, game: str, save: _Save) -> Path:
        """Move a damaged save out of the way; where it is now."""
        aside = self.folder / SET_ASIDE
        try:
            aside.mkdir(mode=0o700, exist_ok=True)
            save.path.replace(aside / save.path.name)
        except OSError:
            return save.path
        self._saves[game].remove(save)
        return aside / save.path.name


def _delete(save: _Save) -> bool:
    """Whether the file is gone."""
    try:
        save.path.unlink(missing_ok=True)
    except OSError:
        return False
    return True
