"""How strong the levels are, as data: `python -m hotl_desktop.ai.ladder REPORT.json…` writes `ladder.json`.

A report is what `hotl arena --json` prints about one game and number of seats. The file that ships lies beside the
weights: by game, by number of seats and by level, the Elo (the gentlest level has 0), half the width of its 95 %
interval, and in how many games it was measured.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from hotl_desktop.match.player import LEVELS
from hotl_desktop.resources import resource_path

Ladder: TypeAlias = dict[str, dict[str, dict[str, dict[str, int]]]]
"""By game, number of seats and level: `elo`, `error`, `games`."""
FILE: Final = "ladder.json"


def ladder() -> Ladder:
    """The ladder that ships."""
    data: Ladder = json.loads(resource_path("weights", FILE).read_text(encoding="utf-8"))
    return data


def ladder_of(reports: Iterable[Mapping[str, Any]]) -> Ladder:
    """The ladder that reports of the arena make, games and seats in their order.

    Raises:
        KeyError: a report lacks a level.
    """
    result: Ladder = {}
    for report in reports:
        ratings = report["levels"]
        floor = ratings[LEVELS[0]]["elo"]
        result.setdefault(report["game"], {})[str(report["seats"])] = {
            level: {
                "elo": round(ratings[level]["elo"] - floor),
                "error": round((ratings[level]["high"] - ratings[level]["low"]) / 2),
                "games": sum([pair["games"] for name, pair in report["pairs"].items() if level in name.split()]),
            }
            for level in LEVELS
        }
    return result


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.ladder", description=__doc__)
    parser.add_argument("reports", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("resources/weights", FILE))
    arguments = parser.parse_args()
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in arguments.reports]
    arguments.out.write_text(json.dumps(ladder_of(reports), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
