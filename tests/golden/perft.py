"""Kept figures of `hotl perft`: `tests/golden/perft.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from hotl_desktop.cli.perft import count_first
from hotl_desktop.match.record import match_from_record, parse_json

PERFT: Final = Path(__file__).parent / "perft.json"
VECTORS: Final = Path(__file__).parents[1] / "vectors"

CHOSEN: Final = (
    ("head-of-the-line/10", 0, 5),
    ("head-of-the-line/10", 12, 5),  # a Head is captured and its owner has a choice
    ("head-of-the-line/21", 60, 4),
    ("head-of-the-line/04", 45, 4),  # until the hub is left
    ("head-of-the-line/10", 44, 8),  # the last turns
    ("get-off-my-lawn/20", 6, 5),  # after the deal
    ("get-off-my-lawn/20", 40, 4),
    ("get-off-my-lawn/20", 78, 5),  # a Solo Grind is near
    ("get-off-my-lawn/05", 150, 4),  # in the second of three rounds
)
"""Records, numbers of events, and the largest depth."""


def positions() -> list[dict[str, Any]]:
    """The kept figures."""
    kept: list[dict[str, Any]] = json.loads(PERFT.read_text())
    return kept


def count() -> list[dict[str, Any]]:
    """The figures as the program finds them now."""
    found = []
    for name, at, deepest in CHOSEN:
        match = match_from_record(parse_json((VECTORS / f"{name}.json").read_bytes())["record"])
        state = match.state_at(match.entries[at - 1].length if at else 0)
        depths = {}
        for depth in range(1, deepest + 1):
            first = dict(count_first(state, depth))
            depths[str(depth)] = {"paths": sum(first.values()), "first": first}
        found.append({"record": name, "at": at, "depths": depths})
    return found
