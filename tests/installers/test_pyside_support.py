"""PySide's own modules can be compiled beforehand, and are then what PySide loads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import shiboken6

from installers.pyside_support import FOLDER, compiled

_SEEN = """
import sys
import PySide6.QtCore, shibokensupport
print(shibokensupport.__file__)
print("argparse" in sys.modules)
try:
    PySide6.QtCore.QPoint("here")
except TypeError as error:
    print(error)
"""


def test_the_same_modules_make_the_same_bytes(tmp_path: Path) -> None:
    first, second = compiled(tmp_path / "one"), compiled(tmp_path / "two")
    places = [place for place, _ in first]
    assert f"{FOLDER}/shibokensupport/__init__.pyc" in places
    assert f"{FOLDER}/shibokensupport/signature/loader.pyc" in places
    assert places == [place for place, _ in second]
    assert all(one.read_bytes() == other.read_bytes() for (_, one), (_, other) in zip(first, second, strict=True))


def test_pyside_takes_the_compiled_ones(tmp_path: Path) -> None:
    assert shiboken6.__file__ is not None
    shutil.copytree(Path(shiboken6.__file__).parent, tmp_path / "shiboken6", ignore=shutil.ignore_patterns("include"))
    for place, file in compiled(tmp_path / "support"):
        target = tmp_path / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    seen = subprocess.run(
        [sys.executable, "-c", _SEEN],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    where, loads_all, refusal = seen.stdout.split("\n", 2)
    assert where == str(tmp_path / FOLDER / "shibokensupport" / "__init__.pyc")
    assert loads_all == "False"
    # What PySide says of wrong arguments is made by these modules.
    assert "QPoint" in refusal
    assert "Supported signatures" in refusal
    assert not seen.stderr
