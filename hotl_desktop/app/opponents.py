"""Whether this installation has opponents."""

from __future__ import annotations

import importlib.util


def opponents_available() -> bool:
    """Whether the optional package of opponents is there; without it every seat is a person's."""
    return importlib.util.find_spec("hotl_desktop.ai") is not None
