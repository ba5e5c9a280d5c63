"""Makes the accessible side of widgets that Qt does not know, when somebody asks for it and not before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

Maker: TypeAlias = Callable[[QObject], QAccessibleInterface | None]

_makers: Final[dict[str, Maker]] = {}
"""By the name of a widget's class."""
_made: Final[list[QAccessibleInterface]] = []
"""Interfaces that Qt has been given: it deletes them, and Python must keep its hands off until then."""
_ENOUGH: Final = 256
"""When so many are kept, those that Qt has deleted are dropped."""


def answer_for(name: str, maker: Maker) -> None:
    """Let `maker` be asked for the accessible side of widgets of the class called `name`, and of its subclasses.

    Costs nothing until somebody listens.
    """
    if not _makers:
        QAccessible.installFactory(_make)
    _makers[name] = maker


def give_roles(roles: Mapping[str, QAccessible.Role]) -> None:
    """Let widgets of these classes be what they are, where Qt would only see a box."""
    for name, role in roles.items():
        answer_for(name, partial(_with_role, role))


def _make(name: str, of: QObject) -> QAccessibleInterface | None:
    maker = _makers.get(name)
    made = None if maker is None else maker(of)
    if made is not None:
        from shiboken6 import Shiboken  # noqa: PLC0415 - only where somebody listens

        if len(_made) % _ENOUGH == 0:
            _made[:] = [one for one in _made if Shiboken.isValid(one)]
        _made.append(made)
    return made


def _with_role(role: QAccessible.Role, of: QObject) -> QAccessibleInterface | None:
    from PySide6.QtWidgets import QAccessibleWidget, QWidget  # noqa: PLC0415 - only where somebody listens

    return QAccessibleWidget(of, role) if isinstance(of, QWidget) else None


def answer_for_tables() -> None:
    """Let table views be trees of named items."""
    answer_for("TableView", _table)


def _table(of: QObject) -> QAccessibleInterface | None:
    from ..table_view import TableView  # noqa: PLC0415 - which asks for this
    from .root import TableRoot  # noqa: PLC0415 - only where somebody listens

    return TableRoot(of) if isinstance(of, TableView) else None
