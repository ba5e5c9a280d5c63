"""The weights of `margins.py`, as `python -m hotl_desktop.ai.fits margins` fitted them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[tuple[str, int], tuple[tuple[float, float, float], ...]]] = {
    ("head-of-the-line", 2): (
        (0.0, -1.4, 31.63),
        (0.0, 0.16, 25.09),
        (0.0, 0.57, 14.81),
        (0.0, 0.82, 6.64),
        (0.0, 0.97, -0.69),
    ),
    ("head-of-the-line", 3): (
        (0.14, 0.72, 16.92),
        (2.71, -0.01, 18.62),
        (-0.69, 0.56, 9.5),
        (-1.04, 0.58, 6.04),
        (0.8, 1.12, -0.98),
    ),
    ("head-of-the-line", 4): (
        (4.2, 0.38, 17.65),
        (6.47, -0.07, 18.74),
        (3.51, 0.09, 14.78),
        (-0.87, 0.58, 5.26),
        (-0.36, 1.02, -0.57),
    ),
    ("get-off-my-lawn", 4): (
        (2.0, 0.01, 15.95),
        (-2.83, 0.15, 8.79),
        (-0.35, 0.36, 7.49),
        (0.4, 0.28, 6.97),
        (-1.06, 0.61, 1.26),
    ),
}
"""By game and number of seats: by stage of the game (constant, weight of the margin now, weight of the log-odds)."""
