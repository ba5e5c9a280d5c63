"""An action of either game in words."""

from __future__ import annotations

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import ALL_ACTIONS

from . import lawn_words, line_words


def action_text(action: Action) -> str:
    """An action of either game as the move list shows it."""
    return lawn_words.action_text(action) if action in ALL_ACTIONS else line_words.action_text(action)
