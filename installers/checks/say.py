"""What checks say."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class Failed(Exception):
    """What must hold does not; the text says what."""


def must(holds: bool, what: str) -> None:
    """Say that `what` holds.

    Raises:
        Failed: it does not.
    """
    if not holds:
        raise Failed(what)
    print(f"  ok: {what}", flush=True)


def run(
    command: Sequence[str | Path], *, cwd: Path | None = None, env: Mapping[str, str] | None = None, seconds: int = 600
) -> str:
    """Run a command and return what it printed.

    Raises:
        Failed: it did not end well, or not in time.
    """
    words = [str(word) for word in command]
    try:
        ended = subprocess.run(
            words, cwd=cwd, env=env, capture_output=True, text=True, errors="replace", timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"{' '.join(words)}: not ended after {seconds} seconds") from None
    if ended.returncode != 0:
        raise Failed(f"{' '.join(words)}: status {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended.stdout
