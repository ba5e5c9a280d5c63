"""What a bundle takes from the system it runs on, read off its files."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_NEEDED: Final = re.compile(r"\(NEEDED\).*\[(.+)\]")
_GLIBC: Final = re.compile(r"\bGLIBC_([0-9.]+)")
_C_LIBRARY: Final = re.compile(
    r"(libc|libm|libmvec|libdl|librt|libpthread|libutil|ld-linux-x86-64|ld-linux-aarch64)\.so\.\d+"
)


def programs_and_libraries(bundle: Path) -> list[Path]:
    """All files of machine code."""
    return [
        file
        for file in sorted(bundle.rglob("*"))
        if file.is_file() and not file.is_symlink() and file.open("rb").read(4) == b"\x7fELF"
    ]


def needed_libraries(bundle: Path) -> list[str]:
    """The names of the shared libraries that must come from the system, without the C library's own."""
    files = programs_and_libraries(bundle)
    there = {file.name for file in bundle.rglob("*")}
    needed: set[str] = set()
    for file in files:
        told = subprocess.run(["readelf", "-d", str(file)], capture_output=True, text=True, check=True).stdout
        needed.update(_NEEDED.findall(told))
    return sorted(name for name in needed - there if not _C_LIBRARY.fullmatch(name))


def needed_c_library(bundle: Path) -> str:
    """The oldest version of the C library that everything in it runs with, as "2.34"."""
    versions: set[tuple[int, ...]] = set()
    for file in programs_and_libraries(bundle):
        told = subprocess.run(["readelf", "-V", str(file)], capture_output=True, text=True, check=True).stdout
        versions.update(tuple(map(int, number.split("."))) for number in _GLIBC.findall(told))
    return ".".join(map(str, max(versions)))


def debian_packages(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that bring these libraries, asked from the system that builds.

    Raises:
        LookupError: a library is not installed here, or not by a package.
    """
    packages: set[str] = set()
    for library in libraries:
        asked = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False)
        owners = {line.partition(":")[0] for line in asked.stdout.splitlines() if line.endswith(f"/{library}")}
        if len(owners) != 1:
            raise LookupError(f"{library} is needed and must be installed here by one package, not {sorted(owners)}")
        packages |= owners
    return sorted(packages)
