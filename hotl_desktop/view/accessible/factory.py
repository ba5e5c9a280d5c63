"""Makes the accessible side of a table when somebody asks for it, and not before."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_made: Final[list[QAccessibleInterface]] = []
"""Interfaces that Qt has been given: it deletes them, and Python must keep its hands off until then."""
_installed: list[bool] = []


def install() -> None:
    """Let Qt ask here for the accessible side of table views. Costs nothing until it does."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


def _make(name: str, of: QObject) -> QAccessibleInterface | None:
    from ..table_view import TableView  # noqa: PLC0415 - which installs this

    if name != "TableView" or not isinstance(of, TableView):
        return None
    from shiboken6 import Shiboken  # noqa: PLC0415 - see below

    from .root import TableRoot  # noqa: PLC0415 - only where somebody listens

    _made[:] = [made for made in _made if Shiboken.isValid(made)]
    root = TableRoot(of)
    _made.append(root)
    return root
