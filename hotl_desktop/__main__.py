"""`python -m hotl_desktop` and `hotl-desktop`: the table, in a window."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; see `hotl_desktop.app.main`."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["--engine"]:
        from hotl_desktop.cli.main import main as headless  # noqa: PLC0415 - the engine must not load Qt

        return headless(["engine", *given[1:]])
    from hotl_desktop.app.main import run  # noqa: PLC0415

    return run(given)


if __name__ == "__main__":
    sys.exit(main())
