"""The record files that were opened or saved last."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

MOST_RECENT: Final = 12


def remembered(recent: Sequence[str], path: Path) -> tuple[str, ...]:
    """The list with `path` in front, once."""
    return _without(recent, path, front=(os.path.abspath(path),))


def forgotten(recent: Sequence[str], path: Path) -> tuple[str, ...]:
    """The list without `path`."""
    return _without(recent, path)


def _without(recent: Sequence[str], path: Path, front: tuple[str, ...] = ()) -> tuple[str, ...]:
    # Two spellings of one name are one file where the system says so (Windows).
    same = os.path.normcase(os.path.abspath(path))
    rest = (one for one in recent if os.path.normcase(one) != same)
    return (*front, *rest)[:MOST_RECENT]
