"""Where the program keeps its files on this system."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from .problems import Task, told_as

HOME_VARIABLE: Final = "HOTL_DESKTOP_HOME"
"""Names one folder for everything: for tests, and for a copy on a stick."""
_NAME: Final = "hotl-desktop"


class Places(NamedTuple):
    """The folders of one profile. Nothing is made before it is needed."""

    data: Path
    """What is the user's: games, finished or not."""
    config: Path
    """Settings."""
    state: Path
    """What belongs to this computer: the log."""

    @classmethod
    def of_system(cls, environment: Mapping[str, str] = os.environ) -> Places:
        """The folders that the platform has for it, or those that `HOTL_DESKTOP_HOME` names."""
        home = environment.get(HOME_VARIABLE)
        if home:
            return cls.inside(Path(home).absolute())
        from platformdirs import (  # noqa: PLC0415 - not before the first paint of a copy on a stick
            user_config_path,
            user_data_path,
            user_state_path,
        )

        return cls(
            user_data_path(_NAME, appauthor=False).absolute(),
            user_config_path(_NAME, appauthor=False).absolute(),
            user_state_path(_NAME, appauthor=False).absolute(),
        )

    @classmethod
    def inside(cls, folder: Path) -> Places:
        """Everything in one folder."""
        return cls(folder / "data", folder / "config", folder / "state")

    @property
    def library(self) -> Path:
        """The database of finished games."""
        return self.data / "library.sqlite"

    @property
    def games(self) -> Path:
        """The folder with the record of every finished game."""
        return self.data / "games"

    @property
    def autosave(self) -> Path:
        """The folder with the games that are not finished."""
        return self.data / "unfinished"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"

    @property
    def log(self) -> Path:
        """The log file."""
        return self.state / "hotl-desktop.log"


def make_folder(folder: Path, task: Task = Task.MAKE_FOLDER) -> None:
    """Let `folder` exist, for its owner's eyes only where it is new.

    Args:
        folder: the folder; those above it are made as well.
        task: what it is needed for.

    Raises:
        StorageProblem: it cannot be made.
    """
    with told_as(task, folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
