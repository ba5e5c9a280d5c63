"""A progress bar for people, nothing for pipes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from tqdm import tqdm

_T = TypeVar("_T")


def progress(things: Iterable[_T], count: int, unit: str) -> Iterator[_T]:
    """`things` as they come, with a bar on standard error if that is a terminal."""
    yield from tqdm(things, total=count, unit=f" {unit}", disable=not sys.stderr.isatty(), leave=False)
