"""Analyses as JSON can hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from hotl_desktop.games.base import State

from .analysis import Analysis, FaceOutlook, Judged, Stop, Worth
from .continuation import continuation
from .reasons import Reason, reasons

PLACES = 5
"""Figures are given to so many."""
CONTINUED = 3
"""So many of the best actions get a continuation."""


def plain_analysis(state: State, analysis: Analysis, stop: Stop | None = None) -> dict[str, Any]:
    """`analysis` of `state`, with reasons for all options, and the expected continuation of the best ones."""
    options = []
    for number, judged in enumerate(analysis.options):
        option = _plain_judged(judged)
        option["loss"] = _short(analysis.loss(judged.action))
        option["reasons"] = [plain_reason(reason) for reason in reasons(state, judged.action, analysis)]
        if number < CONTINUED:
            option["continuation"] = continuation(state, judged.action, stop=stop)
        options.append(option)
    return {"seat": analysis.seat, "strength": analysis.strength, "options": options}


def plain_faces(outlooks: Sequence[FaceOutlook]) -> list[dict[str, Any]]:
    """Six faces."""
    return [
        {
            "face": one.face,
            "seat": one.seat,
            "count": one.count,
            "best": None if one.best is None else _plain_judged(one.best),
            "chances": _shorts(one.chances),
        }
        for one in outlooks
    ]


def plain_worth(worth: Worth) -> dict[str, Any]:
    """What a position is worth."""
    return {"chances": _shorts(worth.chances), "margins": _shorts(worth.margins), "error": _short(worth.error)}


def plain_reason(reason: Reason) -> dict[str, Any]:
    """A reason without the fields that say nothing: zeros stay where its kind counts something."""
    plain = {field.name: getattr(reason, field.name) for field in fields(reason)}
    if reason.chance is not None:
        plain["chance"] = _short(reason.chance)
    return {name: value for name, value in plain.items() if value is not None}


def reason_from_plain(plain: dict[str, Any]) -> Reason:
    """The reason that `plain_reason` wrote."""
    return Reason(**plain)


def _plain_judged(judged: Judged) -> dict[str, Any]:
    return {
        "action": str(judged.action),
        "chances": _shorts(judged.chances),
        "margins": _shorts(judged.margins),
        "error": _short(judged.error),
    }


def _shorts(figures: Any) -> dict[str, float]:
    return {seat: _short(figure) for seat, figure in figures.items()}


def _short(figure: float) -> float:
    return round(figure, PLACES)
