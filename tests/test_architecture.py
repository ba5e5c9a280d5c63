"""What import contracts cannot say of packages from outside."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hotl_desktop

PACKAGE = Path(hotl_desktop.__file__).parent


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            assert all(alias.name != "*" for alias in node.names), f"{path}: import names, not *"
    return found


@pytest.mark.parametrize("path", sorted((PACKAGE / "controller").glob("*.py")), ids=lambda path: path.name)
def test_controllers_draw_nothing(path: Path) -> None:
    assert not imported(path) & {"PySide6.QtWidgets", "PySide6.QtGui"}


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_needs_the_parts_of_qt_that_bundles_leave_out(path: Path) -> None:
    left_out = {"PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtMultimedia"}
    assert not imported(path) & left_out
