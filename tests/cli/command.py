"""Calling `hotl`: in this process, and as a program of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from hotl_desktop.cli.main import main

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = (sys.executable, "-m", "hotl_desktop.cli.main")


@dataclass(frozen=True)
class Said:
    """What a call has said."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Hotl:
    """`hotl`, called within this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> Said:
        code = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Said(code, out, err)

    def complains(self, *arguments: str | Path) -> tuple[int, str]:
        """A call that must fail with nothing but one line of complaint: the status and that line."""
        said = self(*arguments)
        assert said.code
        assert said.out == ""
        assert said.err.endswith("\n")
        assert said.err.count("\n") == 1
        assert len(said.err) < 600
        return said.code, said.err.rstrip("\n")


def run_program(*arguments: str | Path | bytes, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """`hotl` as its own process."""
    given = [argument if isinstance(argument, bytes) else str(argument) for argument in arguments]
    options.setdefault("capture_output", True)
    return subprocess.run([*PROGRAM, *given], cwd=ROOT, check=False, timeout=60, **options)
