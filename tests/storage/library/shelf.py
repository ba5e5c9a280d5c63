"""Libraries to test."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.library import Library, OpeningReport, open_library
from hotl_desktop.storage.places import Places

from ..games import record


def opened(folder: Path) -> tuple[Library, OpeningReport]:
    """The library of the profile in `folder`."""
    places = Places.inside(folder)
    return open_library(places.library, FinishedGames(places.games))


def filled(folder: Path, numbers: Iterable[int]) -> Library:
    """A library with these games."""
    library, _ = opened(folder)
    for number in numbers:
        library.keep(record(number))
    return library
