"""Writes the kept files anew: `python -m tests.golden.regenerate`. Read the difference before you commit it."""

from __future__ import annotations

import json

from tests.golden import perft, playthroughs


def main() -> None:
    """Write all of them."""
    playthroughs.FOLDER.mkdir(exist_ok=True)
    for name in playthroughs.PLAYTHROUGHS:
        path = playthroughs.FOLDER / f"{name}.txt"
        path.write_text(playthroughs.written_out(name), encoding="utf-8", newline="\n")
    perft.PERFT.write_text(json.dumps(perft.count(), indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
