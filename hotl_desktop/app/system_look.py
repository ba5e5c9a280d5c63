"""Which theme to wear."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

_BY_CHOICE = {"light": LIGHT, "dark": DARK, "high-contrast": HIGH_CONTRAST}


def theme_of(choice: str) -> Theme:
    """The theme that the settings name; the system's for `system`."""
    return _BY_CHOICE.get(choice) or system_theme()


def system_theme() -> Theme:
    """The theme that fits the system's settings as they are now."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # since Qt 6.10
    if accessibility is not None and accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return HIGH_CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
