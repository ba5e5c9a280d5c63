"""An action of either game in words: the one place where an action becomes a text for players."""

from __future__ import annotations

from typing import Final

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import ALL_ACTIONS

from . import lawn_words, line_words

_OF_THE_LAWN: Final = frozenset(ALL_ACTIONS)


def action_text(action: Action) -> str:
    """An action in plain words, to stand by itself, after a colon, or as a row of a list."""
    return lawn_words.action_text(action) if action in _OF_THE_LAWN else line_words.action_text(action)


def notation_text(action: Action) -> str:
    """An action as the move list shows it: in notation, as far as that says more than words do."""
    return str(action) if action in _OF_THE_LAWN else line_words.notation_text(action)
