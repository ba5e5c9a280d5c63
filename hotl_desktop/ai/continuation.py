"""How a game is expected to go on."""

from __future__ import annotations

from collections.abc import Sequence

from hotl_desktop.games.base import CHANCE, DICE, Action, Seat, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState

from .analysis import FaceOutlook, Stop, analyse, faces
from .openings import is_deal


def continuation(
    state: State,
    action: Action,
    turns: int = 3,
    strength: str = "instant",
    stop: Stop | None = None,
) -> list[str]:
    """The expected continuation after `action`: everybody's best play, as text.

    At each die the face is taken whose worth is nearest to the mean of the six for the seat that rolls: the most
    ordinary luck. It begins with `action` itself, and stops where a round or the game is over, and where a position
    comes again: who is left alone on the Lawn may roll the same die until it fits, and ordinary luck would never end.

    Args:
        state: a position in which a seat is to decide.
        action: what it does.
        turns: how many turns to go on after this one.
        strength: how well everybody plays.
        stop: asked now and then.

    Returns:
        The steps as texts, a die as its face alone: `["f7-f10", "4", "g6-g3", "2", "f11-g11"]`.

    Raises:
        NotUnderstood: there is no such strength.
        IllegalAction: `action` is not allowed here.
        Stopped: `stop` said so.
    """
    texts = [str(action)]
    state = state.apply(action)
    begun = 0
    seen: set[State] = set()
    while (actor := state.to_act()) is not None and not is_deal(state) and state not in seen:
        seen.add(state)
        if _begins_turn(state):
            if begun == turns:
                break
            begun += 1
        if actor is CHANCE:
            face = most_ordinary(faces(state, strength, stop=stop), str(state.roller)).face
            texts.append(str(face))
            state = state.apply(DICE[face])
            continue
        best = analyse(state, strength, stop=stop).best.action
        texts.append(str(best))
        state = state.apply(best)
    return texts


def _begins_turn(state: State) -> bool:
    """Whether the next step is the first of a turn."""
    if isinstance(state, GetOffMyLawnState):
        return state.to_act() is not CHANCE and not state.rolled
    return state.opens_turn


def most_ordinary(outlooks: Sequence[FaceOutlook], roller: Seat) -> FaceOutlook:
    """Of the six faces the one that changes least for whoever rolls: its worth is nearest to the mean of all."""
    mean = sum([one.chances[roller] for one in outlooks]) / len(outlooks)
    return min(outlooks, key=lambda one: (abs(one.chances[roller] - mean), one.face))
