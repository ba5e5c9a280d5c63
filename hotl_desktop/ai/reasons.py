"""Why an action is good or bad: facts that the rules see, the weightiest first, without a word of prose."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hotl_desktop.games.base import Action, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState

from .analysis import Analysis
from .lawn_reasons import lawn_facts
from .line_reasons import line_facts
from .reason import LAWN_KINDS, LINE_KINDS, Reason, Weighed

__all__ = ("LAWN_KINDS", "LINE_KINDS", "Reason", "reasons")

_COMMON: Final = 0.4
"""So much weight is left to what all actions have that are compared."""
_NEAR: Final = 0.05
"""Actions that give away no more win chance than this are worth comparing."""


def reasons(state: State, action: Action, analysis: Analysis | None = None) -> tuple[Reason, ...]:
    """What can be said of `action`, the most important first: what tells it from the others before what all share.

    Args:
        state: a position in which a seat is to decide.
        action: a legal action.
        analysis: of the position, if there is one: the action is then told from those that are nearly as good or
            better, not from the hopeless ones.

    Raises:
        IllegalAction: `action` is not allowed here.
    """
    reason = state.why_not(action)
    if reason is not None:
        raise reason
    actions = state.legal_actions()
    own = _facts(state, action)
    if len(actions) == 1:
        return (*(one for _, one in _sorted(own)), Reason("only_choice"))
    if analysis is not None:
        actions = tuple(other for other in actions if analysis.loss(other) <= max(_NEAR, analysis.loss(action)))
    common = set.intersection(*({one for _, one in _facts(state, other)} for other in (*actions, action)))
    return tuple(one for _, one in _sorted([(w * _COMMON if one in common else w, one) for w, one in own]))


def _sorted(weighed: list[Weighed] | tuple[Weighed, ...]) -> list[Weighed]:
    return sorted(weighed, key=lambda one: -one[0])


@lru_cache(maxsize=256)
def _facts(state: State, action: Action) -> tuple[Weighed, ...]:
    if isinstance(state, HeadOfTheLineState):
        return tuple(line_facts(state, action))
    assert isinstance(state, GetOffMyLawnState)
    return tuple(lawn_facts(state, action))
