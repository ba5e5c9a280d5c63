"""Compares the start of a bundle with that of a bare PySide6 window, bundled in the same run.

python -m installers.checks.first_paint FOLDER
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from hotl_desktop.storage.places import HOME_VARIABLE

from ..product import NAME, ROOT
from .say import Failed, must, run

LIMIT: Final = 1.3
"""So many times the bare window's first paint may take."""
ROUNDS: Final = int(os.environ.get("HOTL_ROUNDS", "15"))

MOMENTS: Final = ("first paint", "start page")
"""Of a start, as the log names them: something is to be seen, and it can be used."""
Times: TypeAlias = tuple[float, float]
"""Until then by the clock and of the processor, in ms."""

_TOLD: Final = re.compile(rf"({'|'.join(MOMENTS)}) after (\d+) ms, of the processor (\d+) ms$", re.MULTILINE)
_PATIENCE_SECONDS: Final = 60.0
_PAUSE_SECONDS: Final = 0.05
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


def times_of_start(command: Sequence[str | Path], home: Path, environment: Mapping[str, str]) -> dict[str, Times]:
    """Start the program in the profile `home`, let it tell in its log how the start went, and end it.

    Returns:
        What the log names (`first paint`, `start page`): by the clock and of the processor, each in ms.

    Raises:
        Failed: it ended by itself, or told nothing in time.
    """
    log = home / "state" / "hotl-desktop.log"
    log.unlink(missing_ok=True)
    end = time.monotonic() + _PATIENCE_SECONDS
    with subprocess.Popen(command, env={**environment, HOME_VARIABLE: str(home)}, stdout=subprocess.DEVNULL) as program:
        try:
            while True:
                told = _TOLD.findall(log.read_text(encoding="utf-8")) if log.exists() else []
                if len(told) == len(MOMENTS):
                    return {what: (float(clock), float(computed)) for what, clock, computed in told}
                if program.poll() is not None:
                    raise Failed(f"{command[0]} ended with status {program.returncode}")
                if time.monotonic() > end:
                    raise Failed(f"{command[0]} does not tell how its start went")
                time.sleep(_PAUSE_SECONDS)
        finally:
            program.terminate()


def check(bundle: Path) -> None:
    """Measure both by turns, by the clock and of the processor, and compare the least of each.

    The program's first start is not counted: it keeps what the page looks like for those that follow.

    Raises:
        Failed: it takes too long.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        folder = Path(place)
        source = ROOT / "hotl_desktop" / "app" / "process_age.py"
        (folder / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "bare.py").write_text(_BARE, encoding="utf-8")
        run([sys.executable, "-m", "PyInstaller", "--onedir", "--windowed", "--noconfirm", "bare.py"], cwd=folder)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        first = times_of_start([bundle / NAME], folder, environment)["first paint"]
        seen: dict[str, list[Times]] = {name: [] for name in ("bare", *MOMENTS)}
        for _ in range(ROUNDS):
            told = json.loads(run([folder / "dist" / "bare" / "bare"], env=environment))
            seen["bare"].append((told["first_paint_ms"], told["first_paint_processor_ms"]))
            for what, times in times_of_start([bundle / NAME], folder, environment).items():
                seen[what].append(times)
    ratios = []
    print(f"  the very first start: first paint after {first[0]:.0f} ms, of the processor {first[1]:.0f} ms")
    for which, measured in enumerate(("by the clock", "of the processor")):
        bare, *ours = ([one[which] for one in seen[what]] for what in ("bare", *MOMENTS))
        print(f"  {measured}: bare {min(bare):.0f} to {median(bare):.0f} ms (least, middle)")
        for what, one in zip(MOMENTS, ours, strict=True):
            print(
                f"    {what} {min(one):.0f} to {median(one):.0f} ms, "
                f"ratios {min(one) / min(bare):.2f}, {median(one) / median(bare):.2f}"
            )
        ratios.append(min(ours[0]) / min(bare))
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
