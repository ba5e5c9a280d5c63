"""Every promise reports its figure: shown at the end of a run, and kept where HOTL_FIGURES names a file.

A line of that file is one figure as JSON: its test, what it is, its value, HOTL_LONG, and the day.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.walks import LONG

Figure: TypeAlias = Callable[[str, object], None]
"""Reports a figure: what it is, and its value."""

_KIND = "figure"


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Iterator[Figure]:
    """What reports the figures of a test."""
    found: list[tuple[str, object]] = []

    def report(what: str, value: object) -> None:
        found.append((what, value if isinstance(value, int | float | str) else str(value)))

    yield report
    request.node.user_properties += [(_KIND, one) for one in found]
    path = os.environ.get("HOTL_FIGURES")
    if path:
        test = request.node.nodeid.removeprefix("tests/promises/")
        day = date.today().isoformat()
        lines = [{"test": test, "what": what, "value": value, "long": LONG, "day": day} for what, value in found]
        with Path(path).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show all figures."""
    lines = []
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "teardown":
                test = report.nodeid.removeprefix("tests/promises/")
                for kind, told in report.user_properties:
                    if kind == _KIND and isinstance(told, tuple | list):
                        what, value = told
                        lines.append(f"{test}: {what}: {value}")
    if lines:
        terminalreporter.section(f"figures, {LONG} times the size of CI")
        for line in sorted(lines):
            terminalreporter.line(line)
