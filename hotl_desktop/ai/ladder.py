"""How strong the levels are, as data: `python -m hotl_desktop.ai.ladder REPORT.json…` writes `ladder.json`.

A report is what `hotl arena --json` prints about one game and number of seats: it makes a new table of its levels. Or
it is what `python -m hotl_desktop.ai.truth yardstick --level … --against LEVEL` prints: that puts one level above (or
below) another, wherever the ladder has that. Tables that no report speaks of stay as they were. The file that ships
lies beside the weights: by game, by number of seats and by level, the Elo (the gentlest level has 0), half the width of
its 95 % interval, and in how many games it was measured.
"""

from __future__ import annotations

import argparse
import json
import math
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


def ladder_of(reports: Iterable[Mapping[str, Any]], known: Ladder | None = None) -> Ladder:
    """The ladder that reports make of the `known` one, one after the other.

    Raises:
        KeyError: a table lacks a level in the end, or what one is measured against.
    """
    result: Ladder = {
        game: {seats: dict(table) for seats, table in tables.items()} for game, tables in (known or {}).items()
    }
    for report in reports:
        tables = result.setdefault(report["game"], {})
        seats = str(report["seats"])
        if "levels" in report:
            tables[seats] = _table(report)
        else:
            tables[seats] = {**tables[seats], report["level"]: _step(report, tables[seats][report["against"]])}
    return {
        game: {seats: {level: table[level] for level in LEVELS} for seats, table in tables.items()}
        for game, tables in result.items()
    }


def _table(report: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """The levels of an arena."""
    ratings = report["levels"]
    floor = ratings[LEVELS[0]]["elo"]
    return {
        level: {
            "elo": round(ratings[level]["elo"] - floor),
            "error": round((ratings[level]["high"] - ratings[level]["low"]) / 2),
            "games": sum([pair["games"] for name, pair in report["pairs"].items() if level in name.split()]),
        }
        for level in LEVELS
        if level in ratings
    }


def _step(report: Mapping[str, Any], other: Mapping[str, int]) -> dict[str, int]:
    """A level that plays alone against `other` on all other seats, and wins so much without luck."""
    won, rivals = report["won_without_luck"], report["seats"] - 1
    slope = 400 / math.log(10) / (won * (1 - won))
    return {
        "elo": round(other["elo"] + 400 * math.log10(won * rivals / (1 - won))),
        "error": round(math.hypot(other["error"], slope * report["error_without_luck"])),
        "games": report["count"],
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.ladder", description=__doc__)
    parser.add_argument("reports", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("resources/weights", FILE))
    arguments = parser.parse_args()
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in arguments.reports]
    arguments.out.write_text(json.dumps(ladder_of(reports, ladder()), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
