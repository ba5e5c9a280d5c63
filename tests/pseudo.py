"""A language for tests that nobody speaks: longer than English, with accents, in brackets.

It is made from the texts of the code as any language is, and loaded as any language is; it never ships.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

CODE: Final = "zxx"
"""What stands for no language at all."""
LONGER: Final = 0.4
"""By how much the texts grow."""
_ROOT: Final = Path(__file__).resolve().parent.parent
_ACCENTS: Final = str.maketrans("aceiknosuyzACEIKNOSUYZ", "áçéíķñöšüýžÁÇÉÍĶÑÖŠÜÝŽ")
_KEPT: Final = re.compile(r"(\{[^{}]*\}|%n|%\d|&)")
"""Placeholders and mnemonics are no text."""


@cache
def tool() -> ModuleType:
    """`installers/translations.py`, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("translations", _ROOT / "installers" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pseudo(text: str) -> str:
    """`text` in the language of nobody: `[Röll ~]`."""
    parts = [part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in _KEPT.split(text)]
    words = max(1, round(LONGER * len(text) / 5))
    longer = " ".join(["mööh"] * words) if len(text) > 3 else ""
    return f"[{''.join(parts)}{' ' if longer else ''}{longer}]"


def write_pseudo(folder: Path) -> Path:
    """Write the compiled file of the language into `folder`; the folder."""
    texts = tool().texts_in_code()
    messages = {key: [pseudo(key[1])] * (2 if "%n" in key[1] else 1) for key in texts}
    source = folder / f"hotl_{CODE}.ts"
    tool().write(source, "en", messages)
    compiled = source.with_suffix(".qm")
    subprocess.run([tool().compiler(), "-silent", str(source), "-qm", str(compiled)], check=True)
    return folder
