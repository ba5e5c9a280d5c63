"""What every test stands on: no screen, and none of the person's own files."""

from __future__ import annotations

import os
import tempfile

import pytest

# Before anything imports Qt: tests paint into memory unless somebody wants to watch them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Settings, unfinished games and the library of a test are its own.
os.environ["HOTL_DESKTOP_HOME"] = tempfile.mkdtemp(prefix="hotl-desktop-tests-")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """How pytest-qt makes the application: as the program does."""
    from hotl_desktop.widgets.style import STYLE_ARGUMENTS  # noqa: PLC0415 - Qt only where a test wants it

    return ["hotl-desktop", *STYLE_ARGUMENTS]
