"""Fixtures of the command line tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Hotl
from tests.match.records import Record, cut, encoded, lawn_record, line_record, manual


@pytest.fixture
def hotl(capsys: pytest.CaptureFixture[str]) -> Hotl:
    """`hotl`, called within this process."""
    return Hotl(capsys)


def _written(path: Path, record: Record) -> Path:
    path.write_bytes(encoded(record))
    return path


@pytest.fixture
def line_file(tmp_path: Path) -> Path:
    """A finished game of Head of the Line."""
    return _written(tmp_path / "line.hotl", line_record())


@pytest.fixture
def lawn_file(tmp_path: Path) -> Path:
    """A finished round of Get Off My Lawn."""
    return _written(tmp_path / "lawn.hotl", lawn_record())


@pytest.fixture
def unfinished_file(tmp_path: Path) -> Path:
    """Head of the Line with typed dice, in the middle of a turn: NW has rolled a 3."""
    record = cut(manual(line_record()), 8)
    record["events"].append("NW 3")
    return _written(tmp_path / "unfinished.hotl", record)
