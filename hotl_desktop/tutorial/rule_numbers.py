"""The numbers of all rules of both games, in the order of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_LINE: Final = (
    "1:1 1:2 1:3 1:4 1:5 2:1 2:2 2:3 3:1 4:1 4:1.A 4:1.B 4:1.C 5:1 5:2 5:3 5:4 5:5 5:6 6:1 6:2 6:3 7:1"
)  # fmt: skip
_LAWN: Final = (
    "1:1.A 1:1.B 1:2.A 1:2.B 1:2.C 1:3.A 2:1.A 2:1.B.(1) 2:1.B.(2) 3:1.A 3:1.B 3:2.A 3:3.A 4:1.A 4:1.B 4:1.C "
    "4:2.A 4:2.B 4:2.C 5:1.A 5:1.B 5:2.A 5:2.B 5:2.C 5:3.A 6:1.A 6:1.B 6:1.C 6:2.A 6:2.B 7:1.A 7:1.B 7:1.C 7:1.D 7:2.A"
)

RULE_NUMBERS: Final[Mapping[str, tuple[str, ...]]] = {
    "head-of-the-line": tuple(f"HL {number}" for number in _LINE.split()),
    "get-off-my-lawn": tuple(f"GL {number}" for number in _LAWN.split()),
}
"""By the game's name: `HL 1:1` to `HL 7:1`, `GL 1:1.A` to `GL 7:2.A`."""


def game_of_rule(number: str) -> str | None:
    """The name of the game that the rule `number` belongs to, by its letters; None for neither."""
    return {"HL": "head-of-the-line", "GL": "get-off-my-lawn"}.get(number[:2])
