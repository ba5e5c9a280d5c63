"""Storage for the window: what happens on its thread comes back to the window's."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.storage.places import Places
from hotl_desktop.storage.settings import Settings, SettingsFile

if TYPE_CHECKING:
    from hotl_desktop.match.match import Match
    from hotl_desktop.storage.autosave import Found
    from hotl_desktop.storage.keeper import Keeper

_PATIENCE_SECONDS = 2.0
"""How long the end of the program waits for the disk."""


class Keeping(QObject):
    """Keeps games and settings, and says once what goes wrong."""

    failed = Signal(object)
    """A `StorageProblem`."""
    recovered = Signal(object)
    """The `Task` that failed before and works again."""
    library_opened = Signal(object)
    """The library is there; its `OpeningReport`."""

    def __init__(self, places: Places, parent: QObject) -> None:
        super().__init__(parent)
        self.places: Final = places
        self.settings: Settings = SettingsFile(places.settings).load()
        """The settings in force."""

    @cached_property
    def keeper(self) -> Keeper:
        """What does the work; made when there is something to keep."""
        from hotl_desktop.storage.keeper import Keeper  # noqa: PLC0415 - not before the first paint

        # The callbacks come on the storage's thread; a signal's way from there is a queue.
        keeper = Keeper(self.places, self.failed.emit, self.recovered.emit)
        keeper.settings_file.load()
        return keeper

    def change(self, settings: Settings) -> None:
        """Keep other settings, if they are others."""
        if settings != self.settings:
            self.settings = settings
            self.keeper.save_settings(settings)

    def reset(self) -> None:
        """Go back to the settings of a first start; what is no choice stays: recent files, setups, the window's place.

        Raises:
            StorageProblem: they could not be written; nothing has changed.
        """
        self.keeper.flush(_PATIENCE_SECONDS)  # what is on its way to the file belongs to what stays
        self.settings = self.keeper.settings_file.reset()

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
        return "keeper" not in self.__dict__ or self.keeper.close(_PATIENCE_SECONDS)
