"""How long the start page takes to be seen, against a window with nothing in it.

    python -m tests.bench.first_paint [RUNS]

Both are started in turn as processes of their own, the program by the way that it is always started: arguments, the
lock of the profile, settings, window. The first pair is not counted: it leaves behind compiled modules, as an
installation does. Of every pair the ratio is taken; besides, the least of all runs of each is compared, which other
programs have disturbed least. The figures are seconds from the start of the process to the first paint, and processor
time.
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

_MEASURE: Final = """
def measured():
    import json, os, time
    from PySide6.QtWidgets import QApplication
    application = QApplication.instance()
    while not any(window.isExposed() for window in application.topLevelWindows()):
        application.processEvents()
    application.processEvents()
    wall, processor = process_age(), time.process_time()
    print(json.dumps([wall, processor]), flush=True)
    os._exit(0)
from hotl_desktop.app.process_age import process_age
"""
_BARE: Final = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1500, 940)
window.show()
measured()
"""
_START_PAGE: Final = """
import hotl_desktop.app.main as main
main._import_qt, import_qt = lambda: (import_qt(), stop_after_the_first_paint()), main._import_qt
def stop_after_the_first_paint():
    import hotl_desktop.app.start as start, hotl_desktop.app.desktop as desktop
    start.wait_for_the_end = lambda application: measured()
    desktop._SETTLE_MS = 60_000  # what comes after the first paint is not counted, however slow the machine
main.run([])
"""


def measure(code: str, folder: Path) -> tuple[float, float]:
    """Seconds to the first paint, by the clock and of the processor."""
    environment = os.environ | {
        "HOTL_DESKTOP_HOME": str(folder / "home"),
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, "-c", _MEASURE + code], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    wall, processor = json.loads(done.stdout)
    return wall, processor


def main(runs: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        settings = folder / "home" / "config" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text('{"format": "hotl-settings", "version": 1, "tutorial_offered": true}', encoding="utf-8")
        pairs = [(measure(_START_PAGE, folder), measure(_BARE, folder)) for _ in range(runs + 1)][1:]
    for index, what in enumerate(("wall", "processor")):
        ours, bare = ([pair[side][index] for pair in pairs] for side in (0, 1))
        ratios = [one / other for one, other in zip(ours, bare, strict=True)]
        print(
            f"{what:<9}  start page {statistics.median(ours):.3f} s  bare {statistics.median(bare):.3f} s  "
            f"ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f}), "
            f"of the least {min(ours) / min(bare):.2f}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
