"""Storage for the window: what happens on its thread comes back to the window's."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.match.match import Match
from hotl_desktop.storage.autosave import Found
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.library import OpeningReport
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.problems import StorageProblem, Task
from hotl_desktop.storage.settings import Settings

_PATIENCE_SECONDS = 2.0
"""How long the end of the program waits for the disk."""


class Keeping(QObject):
    """Keeps games and settings, and says once what goes wrong."""

    failed = Signal(StorageProblem)
    recovered = Signal(Task)
    """What failed before works again."""
    library_opened = Signal(OpeningReport)

    def __init__(self, places: Places, parent: QObject) -> None:
        super().__init__(parent)
        # The callbacks come on the storage's thread; a signal's way from there is a queue.
        self.keeper = Keeper(places, self.failed.emit, self.recovered.emit)
        self.settings: Settings = self.keeper.settings_file.load()
        """The settings in force."""

    def change(self, settings: Settings) -> None:
        """Keep other settings, if they are others."""
        if settings != self.settings:
            self.settings = settings
            self.keeper.save_settings(settings)

    @Slot(object)
    def keep(self, match: Match) -> None:
        """Keep `match` as it stands."""
        self.keeper.save(match)

    def recover(self) -> Found:
        """The unfinished games of earlier times."""
        return self.keeper.recover()

    def open_library(self) -> None:
        """Open the library of finished games, in its own time."""
        self.keeper.open_library(self.library_opened.emit)

    def close(self) -> bool:
        """Write what is still to be written; whether all of it was."""
        return self.keeper.close(_PATIENCE_SECONDS)
