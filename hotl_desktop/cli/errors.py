"""What a command says when something is wrong: one line."""

from __future__ import annotations


def one_line(text: str) -> str:
    """`text` with everything escaped that would break the line or change how the rest is shown."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


class UsageError(Exception):
    """The call was not understood; the text says why, in one line."""
