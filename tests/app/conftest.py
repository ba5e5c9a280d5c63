"""Every test of the program leaves the application as it found it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from hotl_desktop.app.desktop import Desktop


@pytest.fixture(autouse=True)
def no_desktop_is_left(qapp: QApplication) -> Iterator[None]:
    """Close and delete what a test has opened, with its threads and processes."""
    yield
    for desktop in [child for child in qapp.children() if isinstance(child, Desktop)]:
        desktop.window.close()
        desktop.window.deleteLater()
        desktop.themes.deleteLater()
        desktop.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
