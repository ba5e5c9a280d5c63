"""What the controller asks of an opponent: an action for a position, later, or never if it is told to stop."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hotl_desktop.match.match import Match


class Thinker(QObject):
    """Decides for AI seats. This base never answers."""

    answered = Signal(int, object)
    """The token of a request and the action decided on."""

    def think(self, token: int, match: Match, level: str) -> None:
        """Begin to think about the position of `match`; `answered` will carry `token`.

        The match must not be kept: it goes on changing. Its seed must not be looked at.
        """

    def cancel(self) -> None:
        """Stop thinking about whatever it is."""
