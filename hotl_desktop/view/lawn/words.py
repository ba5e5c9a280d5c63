"""The few words that are written on the table itself."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Reclaim, Roll
from hotl_desktop.games.get_off_my_lawn.places import STRIKES_OUT, Position

from ..theme import seat_color_name


def filled(text: str, *values: str) -> str:
    """`text` with `%1`, `%2` … replaced, each once and for all, whatever the values contain."""
    return re.sub(r"%(\d)", lambda found: values[int(found[1]) - 1], text)


def default_names() -> tuple[str, str, str, str]:
    """What the seats are called before anybody says."""
    return seat_color_name(0), seat_color_name(1), seat_color_name(2), seat_color_name(3)


def position_name(position: Position) -> str:
    """A position of a row, to stand in a list or after a colon."""
    return {
        "FL": QCoreApplication.translate("Lawn", "far left"),
        "IL": QCoreApplication.translate("Lawn", "inner left"),
        "C": QCoreApplication.translate("Lawn", "centre"),
        "IR": QCoreApplication.translate("Lawn", "inner right"),
        "FR": QCoreApplication.translate("Lawn", "far right"),
    }[position]


def at_position(position: Position) -> str:
    """Where a die is placed, as a part of a sentence."""
    return {
        "FL": QCoreApplication.translate("Lawn", "at the far left", "a die is placed there"),
        "IL": QCoreApplication.translate("Lawn", "at the inner left", "a die is placed there"),
        "C": QCoreApplication.translate("Lawn", "in the centre", "a die is placed there"),
        "IR": QCoreApplication.translate("Lawn", "at the inner right", "a die is placed there"),
        "FR": QCoreApplication.translate("Lawn", "at the far right", "a die is placed there"),
    }[position]


def falls(owner: int | None, face: int, names: Sequence[str]) -> str:
    """What is pushed off: a die of a seat, or the Power Die for None."""
    if owner is None:
        return QCoreApplication.translate("Lawn", "Power Die captured")
    return filled(QCoreApplication.translate("Lawn", "%1’s %2 falls"), names[owner], str(face))


def collapses(owners: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """Whose staged dice collapse: seats with how many."""
    if len(owners) == 1:
        owner, count = owners[0]
        text = QCoreApplication.translate("Lawn", "%1’s %n dice collapse", "", count)
        if count == 1:
            text = QCoreApplication.translate("Lawn", "%1’s die collapses")
        return filled(text, names[owner])
    return QCoreApplication.translate("Lawn", "%n staged dice collapse", "", sum(count for _, count in owners))


def lacks_strength(state: GetOffMyLawnState, row: int, *, advancing: bool) -> str:
    """Why a row cannot be entered."""
    seat = state.seats[state.turn]
    strength = state.active_strength(seat, row, advancing=advancing)
    needed = state.strongest_resistance(seat, row)
    return filled(QCoreApplication.translate("Lawn", "Strength %1, needs %2"), str(strength), str(needed))


def strike(count: int) -> str:
    """A Strike and how many it makes."""
    if count >= STRIKES_OUT:
        return QCoreApplication.translate("Lawn", "Third Strike: out of the round")
    return filled(QCoreApplication.translate("Lawn", "Strike %1 of %2"), str(count), str(STRIKES_OUT))


def passes() -> str:
    """Somebody does nothing."""
    return QCoreApplication.translate("Lawn", "Passes")


def placed_all() -> str:
    """Somebody has nothing left to play."""
    return QCoreApplication.translate("Lawn", "All dice placed")


def came_back() -> str:
    """Somebody had placed all and gets a die back."""
    return QCoreApplication.translate("Lawn", "Back in the round")


def solo_grind() -> str:
    """Somebody goes on alone."""
    return QCoreApplication.translate("Lawn", "Solo Grind: plays on alone")


def round_over(number: int, rounds: int) -> str:
    """A round has ended."""
    if rounds == 1:
        return QCoreApplication.translate("Lawn", "The round is over")
    return filled(QCoreApplication.translate("Lawn", "Round %1 of %2 is over"), str(number), str(rounds))


def goes_first(name: str) -> str:
    """Somebody won the roll for the first turn."""
    return filled(QCoreApplication.translate("Lawn", "%1 goes first"), name)


def rolls_again() -> str:
    """The opening roll is tied."""
    return QCoreApplication.translate("Lawn", "Tied: roll again")


def consequence(action: Action) -> str:
    """What a tag says of an action that no die can show; empty when nothing needs to be said."""
    match action:
        case Roll():
            return QCoreApplication.translate("Lawn", "17% for a wanted face")
        case _:
            return ""


def pill_caption(state: GetOffMyLawnState, action: Roll | Reclaim) -> str:
    """On the pill under a boundary die, or on the one that takes a staged die back."""
    if isinstance(action, Roll):
        return QCoreApplication.translate("Lawn", "Roll")
    return f"{QCoreApplication.translate('Lawn', 'Take back')} · {strike(state.strikes[state.turn] + 1)}"
