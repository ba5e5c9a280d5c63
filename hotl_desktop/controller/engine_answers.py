"""What an engine answers, made into what the program speaks of; every action is checked against the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hotl_desktop.ai.analysis import Analysis, FaceOutlook, Judged
from hotl_desktop.ai.plain import reason_from_plain
from hotl_desktop.ai.reasons import Reason
from hotl_desktop.games.base import DICE, Action, Seat, State


@dataclass(frozen=True, slots=True)
class Reasoned:
    """An analysis, and why its choices are good or bad."""

    analysis: Analysis
    reasons: Mapping[Action, tuple[Reason, ...]]
    """Of every action, the most important first."""


def analysis_from(answer: Mapping[str, Any], state: State, strength: str) -> Reasoned:
    """The analysis of `state` in an answer.

    Raises:
        GameError: an action is none of this position.
        KeyError, TypeError, ValueError: the answer is no analysis of it.
    """
    if answer["seat"] != state.to_act():
        raise ValueError("the analysis is of another seat")
    options = tuple(_judged(one, state) for one in answer["options"])
    if not options:
        raise ValueError("the analysis has no options")
    reasons = {
        judged.action: tuple(reason_from_plain(reason) for reason in one["reasons"])
        for judged, one in zip(options, answer["options"], strict=True)
    }
    return Reasoned(Analysis(answer["seat"], strength, options), reasons)


def faces_from(answer: Mapping[str, Any], state: State) -> tuple[FaceOutlook, ...]:
    """The outlooks of the six faces in an answer about `state`, which awaits a die.

    Raises:
        GameError: an action is none of the position after its face.
        KeyError, TypeError, ValueError: the answer is no such outlooks.
    """
    return tuple(_outlook(one, state) for one in answer["faces"])


def _outlook(plain: Mapping[str, Any], state: State) -> FaceOutlook:
    after = state.apply(DICE[plain["face"]])
    best = None if plain["best"] is None else _judged(plain["best"], after)
    return FaceOutlook(int(plain["face"]), str(plain["seat"]), int(plain["count"]), best, _chances(plain["chances"]))


def _judged(plain: Mapping[str, Any], state: State) -> Judged:
    action = state.parse_action(plain["action"])
    reason = state.why_not(action)
    if reason is not None:
        raise reason
    return Judged(action, _chances(plain["chances"]), _chances(plain["margins"]), float(plain["error"]))


def _chances(plain: Mapping[str, Any]) -> dict[Seat, float]:
    return {str(seat): float(value) for seat, value in plain.items()}
