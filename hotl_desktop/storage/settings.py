"""What people have chosen, kept in one small file.

Reading never fails: whatever is missing, damaged or absurd has its default, field by field. What a newer version of
the program wrote and this one does not know stays in the file.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from .atomic import sweep, write_atomically
from .places import make_folder
from .problems import Task, told_as
from .recent import MOST_RECENT

FORMAT: Final = "hotl-settings"
VERSION: Final = 1

THEMES: Final = ("system", "light", "dark", "high-contrast")
SPEEDS: Final = ("slow", "normal", "fast", "instant")
TUTORS: Final = ("off", "doubtful", "bad", "very bad")
"""From which mark on the tutor speaks up before a move."""
MOTIONS: Final = ("full", "reduced", "none")
UNDO_POLICIES: Final = ("free", "roll", "none")
"""As `UndoPolicy` names them."""
LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
"""As records name them."""
TEXT_CHOICES: Final = (90, 100, 110, 125, 150)
"""What of `TEXT_SIZES` is offered."""
TEXT_SIZES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""In percent of the system's size."""
_FARTHEST: Final = 100_000
"""No screen is as many pixels wide or away."""
_MOST_BYTES: Final = 1024 * 1024
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class WindowPlace(NamedTuple):
    """Where the window was. Whether there is still a screen must be seen by whoever places it."""

    x: int
    y: int
    width: int
    height: int
    """All in device-independent pixels, without the frame."""
    maximized: bool = False


class Settings(NamedTuple):
    """All settings. Every value is in its range; `_replace` makes changed ones."""

    theme: str = "system"
    """One of `THEMES`."""
    speed: str = "normal"
    """One of `SPEEDS`."""
    rolls_by_itself: bool = False
    reduced_motion: bool = False
    sound_on: bool = True
    volume: float = 0.7
    """From 0 to 1."""
    no_motion: bool = False
    """Whether nothing moves at all, and nothing fades."""
    rotate_board: bool = False
    """Whether the board turns to the player to move."""
    analysis: bool = True
    """Whether the six faces are told with their chances."""
    tutor: str = "off"
    """One of `TUTORS`."""
    undo: str = "free"
    """One of `UNDO_POLICIES`, for new games."""
    level: str = "casual"
    """One of `LEVELS`: the opponents of new games."""
    text_size: int = 100
    """One of `TEXT_SIZES`, in percent."""
    language: str = ""
    """A language code as `de`; empty for the system's."""
    tutorial_offered: bool = False
    window: WindowPlace | None = None
    setups: Mapping[str, Mapping[str, Any]] = _NOTHING
    """The last setup by the name of the game, as plain data; whoever reads it checks it against the game."""
    recent: tuple[str, ...] = ()
    """Paths of record files, the last used first."""
    lessons: Mapping[str, Any] = _NOTHING
    """How far the learner has come, as plain data; whoever reads it makes sense of it."""

    @property
    def motion(self) -> str:
        """How much may move: one of `MOTIONS`."""
        return "none" if self.no_motion else "reduced" if self.reduced_motion else "full"

    def with_choice(self, key: str, value: Any) -> Settings:
        """The same with another value of the field `key`, or with another `motion`."""
        return self.with_motion(value) if key == "motion" else self._replace(**{key: value})

    def with_motion(self, motion: str) -> Settings:
        """The same with another of `MOTIONS`."""
        return self._replace(reduced_motion=motion != "full", no_motion=motion == "none")


def _one_of(*values: str | int) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if not any(type(value) is type(one) and value == one for one in values):
            raise ValueError
        return value

    return check


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _share(value: Any) -> float:
    if type(value) not in (int, float) or not 0 <= value <= 1 or math.isnan(value):
        raise ValueError
    return float(value)


def _language(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 20 or not value.isascii() or value.strip("-_") != value:
        raise ValueError
    if not value.replace("-", "").replace("_", "").isalnum() and value:
        raise ValueError
    return value


def _window(value: Any) -> WindowPlace | None:
    if value is None:
        return None
    numbers = [value[key] for key in ("x", "y", "width", "height")]
    if any(type(number) is not int or abs(number) > _FARTHEST for number in numbers):
        raise ValueError
    x, y, width, height = numbers
    if width < 1 or height < 1:
        raise ValueError
    return WindowPlace(x, y, width, height, value.get("maximized") is True)


def _setups(value: Any) -> dict[str, dict[str, Any]]:
    if not isinstance(value, dict):
        raise ValueError
    return {name: setup for name, setup in value.items() if isinstance(setup, dict)}


def _plain(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError
    return value


def _paths(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError
    paths = [path for path in value if isinstance(path, str) and path and "\0" not in path]
    return tuple(dict.fromkeys(paths))[:MOST_RECENT]


_CHECKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "theme": _one_of(*THEMES),
    "speed": _one_of(*SPEEDS),
    "rolls_by_itself": _truth,
    "reduced_motion": _truth,
    "no_motion": _truth,
    "undo": _one_of(*UNDO_POLICIES),
    "level": _one_of(*LEVELS),
    "sound_on": _truth,
    "volume": _share,
    "rotate_board": _truth,
    "analysis": _truth,
    "tutor": _one_of(*TUTORS),
    "text_size": _one_of(*TEXT_SIZES),
    "language": _language,
    "tutorial_offered": _truth,
    "window": _window,
    "setups": _setups,
    "recent": _paths,
    "lessons": _plain,
}


def settings_from(plain: Mapping[str, Any]) -> Settings:
    """The settings in plain data; a default for every nonsense."""
    good: dict[str, Any] = {}
    for name, check in _CHECKS.items():
        if name in plain:
            try:
                good[name] = check(plain[name])
            except (ValueError, TypeError, KeyError, AttributeError):
                continue
    return Settings(**good)


def plain_settings(settings: Settings) -> dict[str, Any]:
    """Settings as plain data."""
    plain = settings._asdict()
    window = settings.window
    if window is not None:
        plain["window"] = window._asdict()
    plain["lessons"] = dict(settings.lessons)
    plain["setups"] = {name: dict(setup) for name, setup in settings.setups.items()}
    plain["recent"] = list(settings.recent)
    return plain


class SettingsFile:
    """The file of the settings, for use from any thread."""

    def __init__(self, path: Path) -> None:
        """Args: path: need not exist."""
        self.path: Final = path
        self._lock = threading.Lock()
        self._last = Settings()
        """What this copy of the program last read or wrote."""

    def load(self) -> Settings:
        """The settings as they are on the disk, or the defaults. A file that is no settings is kept beside."""
        with self._lock:
            found = self._read()
            if not found:
                self._keep_damaged()
            self._last = settings_from(found)
            return self._last

    def _keep_damaged(self) -> None:
        """The next save will replace a file that cannot be read; somebody may want to look at it."""
        with contextlib.suppress(OSError):
            if self.path.stat().st_size:
                os.replace(self.path, self.path.with_name(f"{self.path.stem}.damaged{self.path.suffix}"))

    def save(self, settings: Settings) -> None:
        """Write what has changed since the last `load` or `save`.

        What another copy of the program, or a newer version of it, has written in the meantime stays.

        Raises:
            StorageProblem: it could not be written; the old file is untouched.
        """
        with self._lock:
            before, now = plain_settings(self._last), plain_settings(settings)
            changed = {name: value for name, value in now.items() if value != before[name]}
            self._write(now | self._read() | changed)
            self._last = settings

    def reset(self) -> Settings:
        """Go back to the defaults, but keep what is no choice: recent files, last setups, the window's place, lessons.

        Raises:
            StorageProblem: it could not be written.
        """
        with self._lock:
            found = self._read()
            kept = settings_from(found)
            fresh = Settings(
                recent=kept.recent,
                setups=kept.setups,
                window=kept.window,
                tutorial_offered=kept.tutorial_offered,
                lessons=kept.lessons,
            )
            self._write(found | plain_settings(fresh))
            self._last = fresh
            return fresh

    def _read(self) -> dict[str, Any]:
        try:
            with self.path.open("rb") as file:
                found = json.loads(file.read(_MOST_BYTES + 1)[:_MOST_BYTES])
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, plain: Mapping[str, Any]) -> None:
        # The version is that of whoever knew most: a newer program finds its own keys as it left them.
        version = plain.get("version")
        head = {"format": FORMAT, "version": version if type(version) is int and version > VERSION else VERSION}
        # Paths can hold bytes that are no text; escapes carry them.
        text = json.dumps(dict(plain) | head, ensure_ascii=True, indent=1, sort_keys=True) + "\n"
        make_folder(self.path.parent, Task.KEEP_SETTINGS)
        with told_as(Task.KEEP_SETTINGS, self.path):
            sweep(self.path.parent, self.path.name)
            write_atomically(self.path, text.encode("ascii"))
