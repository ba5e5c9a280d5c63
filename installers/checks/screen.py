"""A screen that nobody sees, for programs that need one."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .say import Failed


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Run Xvfb and give the name of its display. It is reached through an abstract socket, from within a root, too."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1700x1100x24", "-ac", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        number = os.read(reading, 16).decode().strip()
        if not number:
            raise Failed("Xvfb does not start")
        yield f":{number}"
    finally:
        os.close(reading)
        server.terminate()
        server.wait()


def photograph(display: str, to: Path) -> None:
    """Write what is on the screen as a PNG picture, where ImageMagick is installed."""
    subprocess.run(["import", "-display", display, "-window", "root", str(to)], check=False, capture_output=True)
