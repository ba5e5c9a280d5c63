"""Every library is closed after its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .shelf import OPEN, close_since


@pytest.fixture(autouse=True)
def _close_libraries() -> Iterator[None]:
    count = len(OPEN)
    yield
    close_since(count)


@pytest.fixture(autouse=True, scope="module")
def _close_shared_libraries() -> Iterator[None]:
    count = len(OPEN)
    yield
    close_since(count)
