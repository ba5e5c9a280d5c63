"""A progress bar for people, nothing for pipes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from tqdm import tqdm

_T = TypeVar("_T")


def progress(things: Iterable[_T], count: int, unit: str) -> Iterator[_T]:
    """`things` as they come, with a bar on standard error if that is a terminal."""
    yield from tqdm(things, total=count, unit=f" {unit}", disable=not sys.stderr.isatty(), leave=False)


@contextmanager
def told_progress(unit: str) -> Iterator[Callable[[int, int], None]]:
    """A bar as above for work that tells how many of how many things are done."""
    with tqdm(unit=f" {unit}", disable=not sys.stderr.isatty(), leave=False) as bar:

        def tell(done: int, count: int) -> None:
            bar.total = count
            bar.update(done - bar.n)

        yield tell
