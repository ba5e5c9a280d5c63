"""Installs, runs, upgrades and removes the .rpm in an empty root, with rpm alone.

python -m installers.checks.redhat PACKAGE.rpm

There is no Fedora here to install it into: that its dependencies exist there under these names, and that it runs there,
is for the hosted CI. What is seen here: rpm takes it and knows all its files, its programs run from where it puts them,
an upgrade and a removal leave nothing behind.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from ..product import NAME, version
from .bundle import check_programs
from .say import Failed, must, run


def check(package: Path) -> None:
    """Check the package.

    Raises:
        Failed: something does not hold.
    """
    with tempfile.TemporaryDirectory(prefix="hotl-rpm-") as folder:
        root = Path(folder)
        rpm = ("rpm", "--root", str(root))
        run([*rpm, "--initdb"])
        run([*rpm, "--nodeps", "-i", package])
        must(run([*rpm, "-q", NAME]).startswith(f"{NAME}-{version()}-1"), "rpm installs it")
        must(not run([*rpm, "--nodeps", "-V", NAME]).strip(), "rpm finds every file as it was packed")
        installed = root / "usr" / "lib" / NAME
        links = {name: (root / "usr" / "bin" / name).resolve() for name in (NAME, "hotl")}
        must(all(target == installed / name for name, target in links.items()), "both programs are in /usr/bin")
        check_programs(root / "usr" / "bin", "compiled")
        run([*rpm, "--nodeps", "-U", "--replacepkgs", package])
        must(not run([*rpm, "--nodeps", "-V", NAME]).strip(), "rpm installs it again over itself")
        run([*rpm, "-e", NAME])
        left = [path for path in root.rglob("*") if NAME in path.name and not path.is_relative_to(root / "var")]
        must(not left, f"removed, it leaves nothing behind {left[:3] or ''}")
    names = run(["rpm", "-qp", "--requires", package])
    must("libxcb.so.1()(64bit)" in names and "libGL.so.1()(64bit)" in names, "it names the libraries that it needs")


def main() -> int:
    """Check; 1 if something does not hold."""
    if shutil.which("rpm") is None or os.geteuid() != 0:
        print("redhat: not checked: rpm is not installed, or this is not root", file=sys.stderr)
        return 1
    try:
        check(Path(sys.argv[1]).resolve())
    except Failed as failure:
        print(f"redhat: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
