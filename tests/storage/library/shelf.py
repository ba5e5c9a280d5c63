"""Libraries to test."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.library import Library, OpeningReport, open_library
from hotl_desktop.storage.places import Places

from ..games import record

OPEN: Final[list[Library]] = []
"""All that were opened and have not been closed for good."""


def opened(folder: Path) -> tuple[Library, OpeningReport]:
    """The library of the profile in `folder`; whoever does not close it need not care."""
    places = Places.inside(folder)
    library, report = open_library(places.library, FinishedGames(places.games))
    OPEN.append(library)
    return library, report


def filled(folder: Path, numbers: Iterable[int]) -> Library:
    """A library with these games."""
    library, _ = opened(folder)
    for number in numbers:
        library.keep(record(number))
    return library


def close_since(count: int) -> None:
    """Close all but the first `count` that are open."""
    while len(OPEN) > count:
        OPEN.pop().close()
