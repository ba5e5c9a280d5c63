"""Promise: a file from a stranger does nothing but be a game or be refused. What THREATS.md says of it is so."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import hotl_desktop
from tests.promises.conftest import Figure

PACKAGE: Final = Path(hotl_desktop.__file__).parent
TESTS: Final = Path(__file__).parents[1]
THREATS: Final = (PACKAGE / "storage" / "THREATS.md").read_text(encoding="utf-8")

CODE: Final = {"pickle", "cPickle", "marshal", "shelve", "dill", "yaml", "runpy", "code", "codeop"}
NETWORK: Final = {"urllib", "http", "ftplib", "smtplib", "xmlrpc", "requests", "ssl", "telnetlib", "webbrowser"}
CALLS: Final = {"eval", "exec", "compile", "__import__"}


def imported(tree: ast.AST) -> set[str]:
    """The modules that are imported anywhere in a file, by their first name, and Qt's by their second."""
    found = set()
    for node in ast.walk(tree):
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
            names += [f"{node.module}.{one.name}" for one in node.names]
        for name in names:
            first, _, rest = name.partition(".")
            found.add(rest.partition(".")[0] if first == "PySide6" and rest else first)
    return found


def test_nothing_reads_code_or_the_network(figure: Figure) -> None:
    files = 0
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        forbidden = imported(tree) & (CODE | NETWORK | {"QtNetwork", "QtWebEngineCore", "QtWebEngineWidgets"})
        assert not forbidden, f"{path.relative_to(PACKAGE)} imports {forbidden}"
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in CALLS, f"{path.relative_to(PACKAGE)}:{node.lineno}"
        files += 1
    figure("files looked through", files)
    assert files > 100


def test_sockets_are_local() -> None:
    """The one socket is that by which a further copy finds the running one: a file of the person's own."""
    users = [path for path in PACKAGE.rglob("*.py") if "socket" in imported(ast.parse(path.read_text("utf-8")))]
    assert [path.name for path in users] == ["doorbell.py"]
    text = users[0].read_text(encoding="utf-8")
    assert "AF_UNIX" in text
    assert "AF_INET" not in text


def test_the_threats_name_tests_that_there_are() -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", THREATS)
    assert len(named) > 12
    for path, test in named:
        assert f"def {test}(" in (TESTS / path).read_text(encoding="utf-8"), f"{path}::{test}"
