"""The weights of `margins.py`, as `python -m hotl_desktop.ai.fits margins` fitted them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[tuple[str, int], tuple[tuple[float, float, float], ...]]] = {
    ("head-of-the-line", 2): ((0.0, 1.0, 5.0),) * 5,
    ("head-of-the-line", 3): ((0.0, 1.0, 5.0),) * 5,
    ("head-of-the-line", 4): ((0.0, 1.0, 5.0),) * 5,
    ("get-off-my-lawn", 4): ((0.0, 1.0, 5.0),) * 5,
}
"""By game and number of seats: by stage of the game (constant, weight of the margin now, weight of the log-odds)."""
