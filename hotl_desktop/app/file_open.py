"""Files that the system asks the running program to open, as macOS does for a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileOpenRequests(QObject):
    """Hears them at the application object, which must install it as an event filter."""

    wanted = Signal(Path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a request for a file; everything else goes its way."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.wanted.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
