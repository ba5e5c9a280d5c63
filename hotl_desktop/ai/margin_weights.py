"""The weights of `margins.py`, as `python -m hotl_desktop.ai.fits margins` fitted them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[tuple[str, int], tuple[tuple[float, float, float], ...]]] = {
    ("head-of-the-line", 2): (
        (0.0, -0.39, 29.87),
        (0.0, -0.02, 25.85),
        (0.0, 0.1, 22.29),
        (0.0, 0.74, 6.5),
        (0.0, 1.07, -1.49),
    ),
    ("head-of-the-line", 3): (
        (1.2, 0.47, 20.48),
        (3.97, 0.04, 20.55),
        (2.77, -0.14, 19.8),
        (-0.91, 0.77, 4.89),
        (-0.09, 1.0, -0.88),
    ),
    ("head-of-the-line", 4): (
        (4.03, -0.01, 18.42),
        (5.68, -0.2, 18.74),
        (3.48, 0.03, 15.58),
        (-0.71, 0.69, 5.13),
        (0.07, 1.02, -0.62),
    ),
    ("get-off-my-lawn", 4): (
        (-0.78, 0.34, 13.87),
        (-3.63, 0.22, 7.38),
        (-1.09, 0.13, 7.86),
        (0.04, 0.23, 6.98),
        (-1.3, 0.72, 0.59),
    ),
}
