"""How long the start page takes to be seen, against a window with nothing in it.

    python -m tests.bench.first_paint [RUNS]

Both are started in turn as processes of their own, the program by the way that it is always started. Its first start is
told apart: it leaves behind compiled modules, as an installation does, and what the page looks like, for the starts
that follow. Of every pair the ratio is taken; besides, the least of all runs of each is compared, which other programs
have disturbed least. The figures are milliseconds from the start of the process by the clock, and of the processor.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from installers.checks.first_paint import MOMENTS, Times, times_of_start

_BARE: Final = """
import json, time
from hotl_desktop.app.process_age import process_age
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1500, 940)
window.show()
while not window.windowHandle().isExposed():
    application.processEvents()
application.processEvents()
print(json.dumps([1000 * process_age(), 1000 * time.process_time()]), flush=True)
"""
_PROGRAM: Final = [sys.executable, "-m", "hotl_desktop"]


def bare(environment: dict[str, str]) -> Times:
    """How long a window with nothing in it takes."""
    done = subprocess.run(
        [sys.executable, "-c", _BARE], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    clock, computed = json.loads(done.stdout)
    return clock, computed


def main(runs: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        home = Path(place)
        environment = os.environ | {"PYTHONPYCACHEPREFIX": str(home / "compiled")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        bare(environment)
        times_of_start(_PROGRAM, home, environment)
        (home / "state" / "first-paint").unlink()
        first = times_of_start(_PROGRAM, home, environment)["first paint"]
        pairs = [(times_of_start(_PROGRAM, home, environment), bare(environment)) for _ in range(runs)]
    print(f"without a kept picture: first paint after {first[0]:.0f} ms, of the processor {first[1]:.0f} ms")
    for what in MOMENTS:
        for index, how in enumerate(("clock", "processor")):
            ours, others = [one[what][index] for one, _ in pairs], [other[index] for _, other in pairs]
            ratios = [one / other for one, other in zip(ours, others, strict=True)]
            print(
                f"{what}, {how:<9}  {statistics.median(ours):.0f} ms  bare {statistics.median(others):.0f} ms  "
                f"ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f}), "
                f"of the least {min(ours) / min(others):.2f}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
