"""The program as a whole: the window's pages, the live match, files, and who is connected to whom."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, Theme


def system_theme() -> Theme:
    """The look that the system asks for."""
    hints = QGuiApplication.styleHints()
    contrast = getattr(hints.accessibility(), "contrastPreference", None) if hasattr(hints, "accessibility") else None
    if contrast is not None and contrast() == Qt.ContrastPreference.HighContrast:
        return HIGH_CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
