"""Figures and reasons of the analysis in plain words. Nobody is addressed, so they fit a hint as well as a review."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from hotl_desktop.games.base import Seat
from hotl_desktop.view.lists import sentences

if TYPE_CHECKING:
    from hotl_desktop.ai.reasons import Reason

translate = QCoreApplication.translate

MINUS: Final = "−"
_LEAST_SHOWN: Final = 0.0005
"""A smaller difference reads as none."""

NameOf = Callable[[Seat], str]
"""A seat's player, fit to be put into a sentence."""


def chance_text(chance: float) -> str:
    """A chance from 0 to 1 as a percentage: whole, but never 0 or 100 where it is not certain."""
    percent = round(100 * chance)
    if percent == 0 and chance > 0:
        return translate("Advice", "under 1%")
    if percent == 100 and chance < 1:
        return translate("Advice", "over 99%")
    return translate("Advice", "{percent}%").format(percent=percent)


def short_chance_text(chance: float) -> str:
    """The same for where there is no room for words."""
    return translate("Advice", "{percent}%").format(percent=round(100 * chance))


def points_text(chance: float) -> str:
    """A difference of chances, 0 to 1, as percentage points: `4.6`."""
    return QLocale().toString(abs(100 * chance), "f", 1)


def signed_text(chance: float) -> str:
    """A difference of chances with its sign: `+2.1`, `−4.6`, `0.0`."""
    if abs(chance) < _LEAST_SHOWN:
        return points_text(0.0)
    return f"{'+' if chance > 0 else MINUS}{points_text(chance)}"


def loss_text(loss: float) -> str:
    """A loss as a column shows it; empty for none."""
    return "" if loss < _LEAST_SHOWN else f"{MINUS}{points_text(loss)}"


def mark_text(mark: str) -> str:
    """What a decision is called, to stand alone: `Bad`; empty for one without a mark."""
    return {
        "doubtful": translate("Advice", "Doubtful"),
        "bad": translate("Advice", "Bad"),
        "very bad": translate("Advice", "Very bad"),
    }.get(mark, "")


def reasons_text(reasons: Sequence[Reason], name_of: NameOf, most: int = 2) -> str:
    """The first few reasons that there are words for, as sentences."""
    said = (reason_text(reason, name_of) for reason in reasons)
    return sentences([sentence for sentence in said if sentence][:most])


def reason_text(reason: Reason, name_of: NameOf) -> str:
    """One reason as a sentence; empty where there are no words for it."""
    words = _LINE.get(reason.kind) or _LAWN.get(reason.kind)
    return "" if words is None else words(reason, name_of)


def _other(reason: Reason, name_of: NameOf) -> str:
    return "" if reason.other is None else name_of(reason.other)


# --- Head of the Line ---------------------------------------------------------------------------------------


def _runs_over_head(reason: Reason, name_of: NameOf) -> str:
    return translate("Advice", "Runs over the Head of {name}.").format(name=_other(reason, name_of))


def _takes_chips(reason: Reason, name_of: NameOf) -> str:
    if reason.other is None:
        return translate("Advice", "Takes %n chip(s).", "", reason.count)
    return translate("Advice", "Takes %n chip(s) of {name}.", "", reason.count).format(name=name_of(reason.other))


def _puts_out(reason: Reason, name_of: NameOf) -> str:
    return translate("Advice", "Leaves {name} without a chip, and so out of the game.").format(
        name=_other(reason, name_of)
    )


def _takes_lead(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Takes the lead, by %n point(s).", "", reason.count)


def _keeps_lead(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Keeps the lead, by %n point(s).", "", reason.count)


def _leaves_stuck(reason: Reason, name_of: NameOf) -> str:
    return translate("Advice", "{name} has no line left, whatever falls.").format(name=_other(reason, name_of))


def _cuts_off(reason: Reason, name_of: NameOf) -> str:
    return translate("Advice", "Cuts {name} off from %n line(s).", "", reason.count).format(
        name=_other(reason, name_of)
    )


def _exposed(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "The Head may be run over: {chance} before the next turn.").format(
        chance=chance_text(reason.chance or 0.0)
    )


def _exits_left(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Leaves {count} of {of} ways out.").format(count=reason.count, of=reason.of)


def _new_cells(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Lays %n chip(s) on empty cells.", "", reason.count)


def _relocates(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "From there the Head has {count} of {of} ways out.").format(
        count=reason.count, of=reason.of
    )


def _passes(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "No line fits: pass {number} of {most} in a row.").format(
        number=reason.count, most=reason.of
    )


def _only_choice(_reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "There is nothing else to choose.")


# --- Get Off My Lawn ----------------------------------------------------------------------------------------


def _power_die(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Captures the Power Die of row {row}, worth %n point(s).", "", reason.count).format(
        row=reason.row
    )


def _captures(reason: Reason, name_of: NameOf) -> str:
    if reason.other == reason.seat:
        return translate("Advice", "Pushes an own die off row {row}.").format(row=reason.row)
    return translate("Advice", "Pushes a die of {name} off row {row}.").format(
        name=_other(reason, name_of), row=reason.row
    )


def _goes_out(_reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "It is the third Strike in a row, and the end of the round for that player.")


def _opens_collapse(reason: Reason, name_of: NameOf) -> str:
    return translate("Advice", "Lets %n waiting die(s) of {name} collapse.", "", reason.count).format(
        name=_other(reason, name_of)
    )


def _gains_strength(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Strength {count} on row {row} for the next die there, where {of} is needed.").format(
        count=reason.count, row=reason.row, of=reason.of
    )


def _scores(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Row {row} scores %n point(s) more.", "", reason.count).format(row=reason.row)


def _places_last(_reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Brings the last die onto the Lawn.")


def _risks_strike(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Costs a Strike: number {number} of {most}.").format(number=reason.count, most=reason.of)


def _staged(reason: Reason, _name_of: NameOf) -> str:
    if reason.chance:
        return translate(
            "Advice",
            "%n own die(s) wait beside row {row} then; the chance that somebody lets them collapse is {chance}.",
            "",
            reason.count,
        ).format(row=reason.row, chance=chance_text(reason.chance))
    return translate("Advice", "%n own die(s) wait beside row {row} then.", "", reason.count).format(row=reason.row)


def _recovers(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "Brings a collapsed die back; %n stay(s) collapsed.", "", reason.count)


def _rolls(reason: Reason, _name_of: NameOf) -> str:
    return translate(
        "Advice", "%n of {of} faces can enter the Lawn.", "faces that a roll may bring", reason.count
    ).format(of=reason.of)


def _enters(reason: Reason, _name_of: NameOf) -> str:
    return translate("Advice", "That makes %n own die(s) on row {row}.", "", reason.count).format(row=reason.row)


_LINE: Final[dict[str, Callable[[Reason, NameOf], str]]] = {
    "runs_over_head": _runs_over_head,
    "takes_chips": _takes_chips,
    "puts_out": _puts_out,
    "takes_lead": _takes_lead,
    "keeps_lead": _keeps_lead,
    "leaves_stuck": _leaves_stuck,
    "cuts_off": _cuts_off,
    "exposed": _exposed,
    "exits_left": _exits_left,
    "new_cells": _new_cells,
    "relocates": _relocates,
    "passes": _passes,
    "only_choice": _only_choice,
}
_LAWN: Final[dict[str, Callable[[Reason, NameOf], str]]] = {
    "power_die": _power_die,
    "captures": _captures,
    "goes_out": _goes_out,
    "opens_collapse": _opens_collapse,
    "gains_strength": _gains_strength,
    "scores": _scores,
    "places_last": _places_last,
    "risks_strike": _risks_strike,
    "staged": _staged,
    "recovers": _recovers,
    "rolls": _rolls,
    "enters": _enters,
}
