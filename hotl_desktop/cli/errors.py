"""What a command says when it is called the wrong way."""

from __future__ import annotations


class UsageError(Exception):
    """The call was not understood; the text says why, in one line."""
