"""Promise: it ends cleanly, whatever it was doing: exit status 0 within a second, and nothing of it is left behind."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.promises.closing_process import SITUATIONS
from tests.promises.conftest import Figure
from tests.promises.latency import crowding, percentile, times_are_judged, told
from tests.walks import LONG

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks through the processes as Linux has them")

PATIENCE: Final = 180
MARK: Final = "HOTL_CLOSING_TEST"
"""In the environment of the program, and so of every process that it starts."""


def marked_processes(mark: str) -> list[str]:
    """The commands of the processes that carry `mark` and are more than a name in a table."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode())
        except OSError:
            continue
    return found


def test_closed_in_any_situation(tmp_path: Path, figure: Figure) -> None:
    took, worked = [], []
    for number in range(len(SITUATIONS) * LONG):
        situation = SITUATIONS[number % len(SITUATIONS)].__name__
        mark = f"{os.getpid()}-{number}"
        environment = {**os.environ, "HOTL_DESKTOP_HOME": str(tmp_path / str(number)), MARK: mark}
        command = [sys.executable, "-m", "tests.promises.closing_process", situation, str(number)]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
            out, errors = child.communicate(timeout=PATIENCE)
        ended = time.monotonic()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        what = f"{situation} {number}"
        assert child.returncode == 0, f"{what}: {errors.decode()}"
        complaints = [line for line in errors.decode().splitlines() if "propagateSizeHints" not in line]
        assert not complaints, "\n".join([what, *complaints])
        moment, had = (float(word) for word in out.split())
        took.append((ended - moment) * 1000)
        # Of the program and, where it waited for them, of its helpers.
        worked.append(max(0.0, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime - had) * 1000)
        while left := marked_processes(mark):
            assert time.monotonic() - ended < 2 * crowding(), f"{what} left {left}"
            time.sleep(0.05)
    figure("closings", len(took))
    figure("crowding of the machine", round(crowding(), 1))
    figure("from closing the window to the end of the process", told(took))
    figure("processor time of that, with its helpers", told(worked))
    if times_are_judged():
        assert percentile(took, 0.99) <= 1000
