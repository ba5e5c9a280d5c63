"""Lists of milliseconds, told as people look at them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from tests.walks import LONG

JUDGED_FROM: Final = 10
"""The size of a run, `HOTL_LONG`, from which on times are judged and not only told."""
ALONE: Final = 1.5
"""Below this crowding a machine has time for the test: times by the clock mean something."""


def percentile(values: Sequence[float], share: float) -> float:
    """The value that the share (0–1) of `values` does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def told(values: Sequence[float]) -> str:
    """Median, 99 of 100, 999 of 1000 and the largest of `values`, in milliseconds."""
    shares = [
        f"{name} {percentile(values, share):.1f}" for name, share in (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999))
    ]
    return ", ".join([*shares, f"max {max(values):.1f} ms"])


def crowding() -> float:
    """How many want each core, at least 1: so much longer things take than on a machine of one's own."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 1.0
    return max(1.0, load / (os.cpu_count() or 1))


def times_are_judged() -> bool:
    """Whether times are held against their limits: in long runs, on a machine that has time. Otherwise only told."""
    return LONG >= JUDGED_FROM and crowding() < ALONE
