"""A long number to be read, selected and copied."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button
from .style import ThemeHost
from .text import plain_label

_SAID_MS: Final = 1600


class CopyField(QWidget):
    """The number under its name, with a button that copies it."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty field."""
        super().__init__(parent)
        self._label = plain_label("", TextRole.LABEL)
        self._field = QLineEdit()
        self._field.setReadOnly(True)
        self._copy = Button(themes)
        self._copy.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._copy.clicked.connect(self.copy)
        self._done = QTimer(self)
        self._done.setSingleShot(True)
        self._done.setInterval(_SAID_MS)
        self._done.timeout.connect(self._name_button)
        row = QHBoxLayout()
        row.setSpacing(Space.XS)
        row.addWidget(self._field, 1)
        row.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XXS)
        column.addWidget(self._label)
        column.addLayout(row)
        self._name_button()

    def show_text(self, label: str, text: str) -> None:
        """Show `text`, called `label`."""
        self._label.setText(label)
        self._field.setAccessibleName(label)
        self._field.setText(text)
        self._field.setCursorPosition(0)
        self._name_button()

    def text(self) -> str:
        """What can be copied."""
        return self._field.text()

    def copy(self) -> None:
        """Put it on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())
        self._copy.set_label(self.tr("Copied"))
        self._done.start()

    def _name_button(self) -> None:
        self._copy.set_label(self.tr("Copy"))
        self._copy.setAccessibleDescription(self._label.text())
