"""What the sheet about the strength of opponents shows."""

from __future__ import annotations

from hotl_desktop.ai.ladder import ladder
from hotl_desktop.widgets.ladder_sheet import Ladders, Rung


def ladders() -> Ladders:
    """What was measured of every level at every table, as it ships with the opponents."""
    return {
        (game, int(players)): tuple(Rung(level, **numbers) for level, numbers in levels.items())
        for game, tables in ladder().items()
        for players, levels in tables.items()
    }
