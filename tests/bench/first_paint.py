"""How long the start page takes to be seen, against a window with nothing in it.

    python -m tests.bench.first_paint [RUNS]

Both are started in turn as processes of their own; the ratio of each pair is what counts. The figures are seconds from
the start of the process to the first paint, and processor time.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from typing import Final

_BARE: Final = """
import json, os, time
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1500, 940)
window.show()
application.processEvents()
window.grab()
from hotl_desktop.app.process_age import process_age
print(json.dumps([process_age(), time.process_time()]), flush=True)
os._exit(0)
"""
_START_PAGE: Final = """
import json, os, time
from hotl_desktop.app.start import make_application
from hotl_desktop.app.desktop import Desktop
application = make_application()
desktop = Desktop(application)
desktop.show_window()
application.processEvents()
desktop.window.grab()
from hotl_desktop.app.process_age import process_age
print(json.dumps([process_age(), time.process_time()]), flush=True)
os._exit(0)
"""


def measure(code: str) -> tuple[float, float]:
    """Seconds to the first paint, by the clock and of the processor."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"HOTL_DESKTOP_HOME": home}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=60
        )
    wall, processor = json.loads(done.stdout)
    return wall, processor


def main(runs: int) -> None:
    """Measure and print."""
    measure(_BARE), measure(_START_PAGE)  # warm up
    pairs = [(measure(_START_PAGE), measure(_BARE)) for _ in range(runs)]
    for index, what in enumerate(("wall", "processor")):
        ours, bare = ([pair[side][index] for pair in pairs] for side in (0, 1))
        ratios = [one / other for one, other in zip(ours, bare, strict=True)]
        print(
            f"{what:<9}  start page {statistics.median(ours):.3f} s  bare {statistics.median(bare):.3f} s  "
            f"ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
