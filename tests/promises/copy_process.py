"""A further copy of the program on a profile: plays games to their end, with whatever it finds there.

Usage: python -m tests.promises.copy_process FOLDER FIRST COUNT: play games FIRST, FIRST + 1, …
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from hotl_desktop.match.identity import ID_KEY
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.places import Places

from ..storage.games import begun
from ..walks import play_on


def main() -> None:
    """Play them."""
    folder, first, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    problems: list[str] = []  # told on the storage's thread, which must go on
    keeper = Keeper(Places.inside(folder), lambda problem: problems.append(f"{problem}: {problem.__cause__!r}"))
    keeper.open_library(lambda _: None)
    for number in range(first, first + count):
        match = begun(number)
        match.extra[ID_KEY] = f"{number:032x}"
        while match.state.to_act() is not None:
            play_on(match, Random(number * 1000 + match.length), 1)
            keeper.save(match)
    begun_only = play_on(begun(first + 500), Random(1), 25)
    begun_only.extra[ID_KEY] = f"{first + 500:032x}"
    keeper.save(begun_only)
    if not keeper.close(60):
        sys.exit("not all was written")
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
