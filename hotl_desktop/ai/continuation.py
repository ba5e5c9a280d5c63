"""How a game is expected to go on."""

from __future__ import annotations

from hotl_desktop.games.base import Action, State

from .analysis import Stop


def continuation(
    state: State, action: Action, turns: int = 3, strength: str = "instant", stop: Stop | None = None
) -> list[str]:
    """The expected continuation after `action`: everybody's best play, as text.

    At each die the face is taken whose worth is nearest to the mean of the six for the seat that rolls: the most
    ordinary luck. It begins with `action` itself.

    Args:
        state: a position in which a seat is to decide.
        action: what it does.
        turns: how many turns to go on after this one.
        strength: how well everybody plays.
        stop: asked now and then.

    Returns:
        The steps as texts, a die as its face alone: `["f7-f10", "4", "g6-g3", "2", "f11-g11"]`.

    Raises:
        IllegalAction: `action` is not allowed here.
        Stopped: `stop` said so.
    """
    raise NotImplementedError
