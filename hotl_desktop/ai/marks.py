"""What a decision is called, and how good a player's decisions were as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotl_desktop.games.names import LAWN_NAME, LINE_NAME

MARKS: Final = ("", "doubtful", "bad", "very bad")
"""What a decision is called, from good to worst."""
HALF: Final = 0.02
"""So much loss of win chance a decision, in the mean, halves the accuracy."""
_THRESHOLDS: Final[Mapping[str, tuple[float, float, float]]] = {
    LINE_NAME: (0.03, 0.06, 0.12),
    LAWN_NAME: (0.03, 0.06, 0.12),
}
"""Fitted to the losses of games between equals, see `ANALYSIS.md`."""


def thresholds_of(game: str) -> tuple[float, float, float]:
    """From which loss of win chance on a decision is doubtful, bad, very bad in the game of this name."""
    return _THRESHOLDS[game]


def mark_of(loss: float, thresholds: tuple[float, float, float]) -> str:
    """What a decision with this loss is called."""
    return MARKS[sum([loss >= threshold for threshold in thresholds])]


def accuracy_of(loss: float, decisions: int) -> float:
    """How good decisions were, 100 (nothing given away) down to 0: it halves for every `HALF` of loss a decision.

    Args:
        loss: win chance given away by all decisions.
        decisions: how many there were in which something could be chosen.
    """
    return 100.0 * 0.5 ** (loss / decisions / HALF) if decisions else 100.0
