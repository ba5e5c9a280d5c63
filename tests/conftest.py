"""What every test stands on: no screen, and none of the person's own files."""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from hotl_desktop.app.collector import Garbage

# Before anything imports Qt: tests paint into memory unless somebody wants to watch them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Settings, unfinished games and the library of a test are its own.
os.environ["HOTL_DESKTOP_HOME"] = _home = tempfile.mkdtemp(prefix="hotl-desktop-tests-")
atexit.register(shutil.rmtree, _home, ignore_errors=True)
# How long an example takes says what else the machine does.
settings.register_profile("hotl", deadline=None)
settings.load_profile("hotl")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """How pytest-qt makes the application: as the program does."""
    from hotl_desktop.widgets.base_style import STYLE_ARGUMENTS  # noqa: PLC0415 - Qt only where a test wants it

    return ["hotl-desktop", *STYLE_ARGUMENTS]


@pytest.fixture(autouse=True, scope="session")
def process_garbage() -> Garbage:
    """As in the program, see `Collector`: Qt's objects must not go on another thread, so nothing goes by itself."""
    from hotl_desktop.app.collector import Garbage  # noqa: PLC0415 - after Qt knows that there is no screen

    gc.disable()
    return Garbage()


@pytest.fixture(autouse=True)
def garbage_goes_between_tests(process_garbage: Garbage) -> Iterator[None]:
    """On this thread, as far as it is time for it."""
    yield
    process_garbage.collect_if_due()
