"""Checks a bundle (or the installed programs): it paints, plays, uses all processes, and never touches the net.

python -m installers.checks.bundle FOLDER
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from ..product import NAME, version
from .say import Failed, must, run
from .screen import virtual_screen

NO_NET = ("unshare", "--net")
"""Runs a program where there is no network at all, not even to itself."""


def check_programs(folder: Path, kernel: str, prefix: tuple[str, ...] = ()) -> None:
    """Check both programs.

    Args:
        folder: where they are.
        kernel: what the smoke test must say about the opponents' kernels: "compiled", or "none" without opponents.
        prefix: a command to run them with, as `chroot`.

    Raises:
        Failed: something does not hold.
    """
    with virtual_screen() as display:
        for platform, variables in (("offscreen", ["QT_QPA_PLATFORM=offscreen"]), ("xcb", [f"DISPLAY={display}"])):
            told = json.loads(run([*prefix, "env", "-u", "WAYLAND_DISPLAY", *variables, folder / NAME, "--smoke"]))
            must(
                told["version"] == version(),
                f"{platform}: the smoke test passes, first paint {told['first_paint_ms']} ms",
            )
            must(told["ai_kernel"] == kernel, f"{platform}: kernels are {kernel}")
    headless = folder / "hotl"
    must(run([*prefix, headless, "--version"]).strip() == f"hotl {version()}", "hotl tells its version")
    if kernel == "compiled":
        seats = "P1=casual,P2=random,P3=random,P4=random"
        game: list[str | Path] = [headless, "simulate", "--game", "get-off-my-lawn", "--seats", seats, "--games", "4"]
        game += ["--seed", "2a"]
        one, two = (_table(run([*prefix, *game, "--jobs", jobs])) for jobs in ("1", "2"))
        must(one == two and len(one) == 4, "hotl simulate plays the same games with one process and with two")


def _table(text: str) -> list[list[str]]:
    """The table that simulate prints, without the times."""
    return [re.split(r"\s{2,}", line)[:-1] for line in text.splitlines() if re.match(r"P\d", line)]


def check_no_network(folder: Path) -> None:
    """Check that the window program asks the system for no network, not even while it plays.

    Raises:
        Failed: it does.
    """
    if shutil.which("strace") is None:
        raise Failed("strace is not installed")
    with tempfile.TemporaryDirectory() as place:
        trace = Path(place) / "trace"
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        run(["strace", "-f", "-qq", "-e", "trace=network", "-o", trace, folder / NAME, "--smoke"], env=environment)
        asked = [
            line for line in trace.read_text(encoding="utf-8").splitlines() if re.search(r"AF_INET|AF_NETLINK", line)
        ]
    must(not asked, f"no network is asked for ({', '.join(asked[:3]) or 'nothing in the trace'})")
    if os.geteuid() == 0:
        run([*NO_NET, folder / NAME, "--smoke"], env=environment)
        must(True, "it plays where there is no network")


def main() -> int:
    """Check; 1 if something does not hold."""
    folder = Path(sys.argv[1]).resolve()
    kernel = "compiled" if (folder / "_internal" / "hotl_desktop" / "ai").is_dir() else "none"
    try:
        check_programs(folder, kernel)
        if sys.platform == "linux":
            check_no_network(folder)
    except Failed as failure:
        print(f"bundle: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
