"""What tells one game from another, through undo, reload and crash: a name in its record."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

from .match import Match

ID_KEY: Final = "id"
"""The further key of a record that names its game."""

_ID: Final = re.compile(r"[0-9a-f]{32}")


def valid_id(value: Any) -> str | None:
    """`value` if it can name a game (32 digits from 0 to f), else None. Safe as a file name."""
    return value if isinstance(value, str) and _ID.fullmatch(value) else None


def new_id() -> str:
    """A name that no other game has."""
    return secrets.token_hex(16)


def game_id(match: Match) -> str:
    """The name of the game; a match that has none (or nonsense from a foreign record) gets one and keeps it."""
    known = valid_id(match.extra.get(ID_KEY))
    if known is None:
        known = match.extra[ID_KEY] = new_id()
    return known
