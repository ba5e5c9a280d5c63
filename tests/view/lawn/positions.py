"""Positions of Get Off My Lawn that tests of the view look at."""

from __future__ import annotations

from hotl_desktop.games.get_off_my_lawn import lay_out

OPEN = lay_out(
    "P1",
    {"P1": "134445", "P2": "11223345", "P3": "11223346", "P4": "112256"},
    lawn={4: ".1*4.", 2: "..*4."},
    staged={(5, "L"): "1"},
)
"""Place low or high, advance, stage, roll."""
FULL = lay_out(
    "P1",
    {"P1": "4446", "P3": "4", "P4": "4"},
    lawn={6: "13*33", 5: "443*2", 4: "22*22", 3: ".3*3.", 2: "143*1", 1: "44421"},
    staged={(6, "L"): "2", (4, "L"): "4"},
    collapsed={"P2": "1"},
    captured={1: "P1"},
)
"""Push with the 6; the 4 lacks Strength: 2 against 4."""
IDLE = lay_out(
    "P3",
    {"P3": "26", "P4": "36"},
    lawn={1: "*2321", 2: "24243", 3: "43*22", 4: "134*2", 5: "4*431", 6: "11*11"},
    staged={(2, "R"): "1", (6, "R"): "23"},
    captured={2: "P2"},
    strikes={"P2": 3, "P4": 3},
    rolled=True,
)
"""Nothing to play: reclaim the staged 6, stage a 2 or a 6, or pass."""
