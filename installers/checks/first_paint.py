"""Compares the start of a bundle with that of a bare PySide6 window, bundled in the same run.

python -m installers.checks.first_paint FOLDER
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from ..product import NAME, ROOT
from .say import Failed, must, run

LIMIT: Final = 1.3
"""So many times the bare window's first paint may take."""
ROUNDS: Final = int(os.environ.get("HOTL_ROUNDS", "15"))

_BARE: Final = """\
import json
import time
from process_age import process_age
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

application = QApplication(["bare"])
window = QMainWindow()
window.setCentralWidget(QLabel("bare"))
window.resize(1280, 800)
window.show()
while not window.windowHandle().isExposed():
    application.processEvents()
application.processEvents()
age, computed = process_age(), time.process_time()
print(json.dumps({"first_paint_ms": 1000 * age, "first_paint_processor_ms": 1000 * computed}))
"""


def check(bundle: Path) -> None:
    """Measure both by turns, by the clock and of the processor, and compare the least of each.

    Raises:
        Failed: it takes too long.
    """
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        source = ROOT / "hotl_desktop" / "app" / "process_age.py"
        (folder / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "bare.py").write_text(_BARE, encoding="utf-8")
        run([sys.executable, "-m", "PyInstaller", "--onedir", "--windowed", "--noconfirm", "bare.py"], cwd=folder)
        programs: dict[str, list[str | Path]] = {
            "bare": [folder / "dist" / "bare" / "bare"],
            NAME: [bundle / NAME, "--smoke"],
        }
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        seen: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
        for _ in range(ROUNDS):
            for name, command in programs.items():
                told = json.loads(run(command, env=environment))
                seen[name].append((told["first_paint_ms"], told["first_paint_processor_ms"]))
    ratios = []
    for what, measured in enumerate(("by the clock", "of the processor")):
        ours, bare = ([one[what] for one in seen[name]] for name in (NAME, "bare"))
        ratios.append(min(ours) / min(bare))
        print(
            f"  {measured}: bare {min(bare):.0f} to {median(bare):.0f} ms, "
            f"{NAME} {min(ours):.0f} to {median(ours):.0f} ms (least, middle); "
            f"ratios {ratios[-1]:.2f}, {median(ours) / median(bare):.2f}"
        )
    # Other programs disturb the clock; on a machine that has nothing else to do both say the same.
    ratio = min(ratios)
    must(ratio <= LIMIT, f"the first paint takes {ratio:.2f} times a bare window's, at most {LIMIT}")


def main() -> int:
    """Check; 1 if it takes too long."""
    try:
        check(Path(sys.argv[1]).resolve())
    except Failed as failure:
        print(f"first paint: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
