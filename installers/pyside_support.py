"""PySide's own modules in Python, compiled when a bundle is made instead of at every start.

They lie as sources inside one of its libraries, which compiles them whenever it is loaded: an eighth of the time until
a window with nothing in it is seen. PySide looks for them in a folder beside that library first (`SBK_EMBED=0` lets it
make one), and so they can be put there compiled. One of them, which PySide loads but only its developers use, is put
there empty: with all that it imports, it would take as long as the others together.
"""

from __future__ import annotations

import py_compile
import sys
from pathlib import Path
from typing import Final

_PACKAGE: Final = "shibokensupport"
_LEFT_OUT: Final = frozenset({f"{_PACKAGE}/signature/lib/pyi_generator.py"})
"""Writes the type stubs of PySide."""
_INSTEAD: Final = (
    b'"""Left out of this bundle: it writes type stubs, which needs PySide as its developers deliver it."""\n'
)
FOLDER: Final = "shiboken6/files.dir"
"""Where PySide looks for them, in a bundle."""


def compiled(work: Path) -> list[tuple[str, Path]]:
    """Compile them; where each belongs in the bundle, and where it is. None if PySide keeps them in some other way.

    Args:
        work: a folder for the files.
    """
    import PySide6.QtCore  # noqa: F401, PLC0415 - loads them

    archive = getattr(getattr(sys.modules.get(_PACKAGE), "__loader__", None), "zfile", None)
    if archive is None:
        return []
    made: list[tuple[str, Path]] = []
    for name in sorted(archive.namelist()):
        if not name.startswith(f"{_PACKAGE}/") or not name.endswith(".py"):
            continue
        source = work / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_bytes(_INSTEAD if name in _LEFT_OUT else archive.read(name))
        target = source.with_suffix(".pyc")
        # Without a time in it, so that the same sources make the same bytes.
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(source), str(target), dfile=name, doraise=True, invalidation_mode=mode)
        made.append((f"{FOLDER}/{name}c", target))
    return made
