"""Texts in tables: named where they stand, translated where they are shown."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

COUNT = "count"
"""The value that `%n` stands for."""


def marked(context: str, text: str) -> str:
    """`text`, which is to be translated in `context` when it is shown."""
    return text


def filled(context: str, text: str, values: Mapping[str, object]) -> str:
    """A marked `text` in the person's language, with its placeholders filled; `%n` stands for the value `count`."""
    count = values.get(COUNT)
    translated = QCoreApplication.translate(context, text, "", count if isinstance(count, int) else -1)
    return translated.format(**values)
