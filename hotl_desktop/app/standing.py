"""How a match stands, in one line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import Roll
from hotl_desktop.games.head_of_the_line import Relocate
from hotl_desktop.match.match import Match

translate = QCoreApplication.translate


def turns_taken(match: Match) -> int:
    """How many turns have been taken: decisions that end one, so neither relocations nor boundary rolls."""
    decisions = (entry.action for entry in match.entries)
    return sum(isinstance(action, Action) and not isinstance(action, Relocate | Roll) for action in decisions)


def where_it_stands(match: Match) -> str:
    """Whose turn it is, and which."""
    state = match.state
    actor = state.to_act()
    seat = actor if isinstance(actor, str) else state.roller
    number = turns_taken(match) + 1
    if seat is None:
        return translate("Standing", "Turn {number}").format(number=number)
    player = match.player(seat)
    if player.level is None and sum(one.level is None for one in match.players) == 1:
        return translate("Standing", "Your turn, turn {number}").format(number=number)
    return translate("Standing", "Turn {number}").format(number=number)
