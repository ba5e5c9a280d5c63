"""What the boards must be told to speak of players and choices: whoever knows the match says it."""

from __future__ import annotations

from typing import Protocol

from hotl_desktop.games.base import Action

from ..theme import seat_color_name

_UNSPOKEN = dict.fromkeys((0x2068, 0x2069, 0x200B))
"""Characters that keep directions and line breaks in order on the screen and mean nothing to the ear."""


class TableWords(Protocol):
    """Names and sentences about the match on the table."""

    def seat(self, seat: int) -> str:
        """What the player on the seat index is called."""

    def choice(self, action: Action) -> tuple[str, str]:
        """An offered action: what it does, and what follows."""


class PlainWords:
    """Colours and notation, until somebody knows better."""

    def seat(self, seat: int) -> str:
        """The name of the seat's colour."""
        return seat_color_name(seat)

    def choice(self, action: Action) -> tuple[str, str]:
        """The notation."""
        return str(action), ""


def spoken(text: str) -> str:
    """`text` without what is only there for the eye."""
    return text.translate(_UNSPOKEN)
