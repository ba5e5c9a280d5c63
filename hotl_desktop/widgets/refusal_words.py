"""Why something is not allowed, in the words of the person's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hotl_desktop.games.base import Action, IllegalAction, Message, Seat, TurnRefusal
from hotl_desktop.games.get_off_my_lawn.places import POSITIONS
from hotl_desktop.games.get_off_my_lawn.refusals import LawnRefusal
from hotl_desktop.games.head_of_the_line_refusals import LineRefusal
from hotl_desktop.view.lawn.words import position_name

from .action_words import action_text
from .marked import filled, marked

TURN_WORDS: Final[Mapping[Message, str]] = {
    TurnRefusal.DIE_FIRST: marked("Refusal", "A die must fall before anything is decided"),
    TurnRefusal.DECISION_FIRST: marked("Refusal", "A decision is due, not a die"),
    TurnRefusal.NO_SUCH_FACE: marked("Refusal", "A die shows 1 to 6, not {face}"),
    TurnRefusal.NO_DIE: marked("Refusal", "No die can fall now"),
    TurnRefusal.NO_REAL_DIE: marked("Refusal", "No real die is due"),
}
LINE_WORDS: Final[Mapping[Message, str]] = {
    LineRefusal.OVER: marked("Refusal", "The game is over"),
    LineRefusal.ROLL_FIRST: marked("Refusal", "The die must be rolled first"),
    LineRefusal.MUST_LAY: marked("Refusal", "A line can be laid, so one must be"),
    LineRefusal.NO_HEAD_WAITS: marked("Refusal", "No Head waits to be moved"),
    LineRefusal.NO_ACTION: marked("Refusal", "Head of the Line knows no such move"),
    LineRefusal.NO_CELL: marked("Refusal", "There is no such cell"),
    LineRefusal.HEAD_FIRST: marked("Refusal", "{seat} must first choose where the captured Head goes"),
    LineRefusal.NOT_OWN_CHIP: marked("Refusal", "On {cell} there is no chip of {seat}"),
    LineRefusal.NOT_NEAREST: marked("Refusal", "{nearest} is nearer than {cell}"),
    LineRefusal.FIRST_TOUCHES: marked("Refusal", "The first line may not touch another player's chip"),
    LineRefusal.END_TAKEN: marked("Refusal", "The line must end on an empty cell, and {cell} is taken"),
    LineRefusal.NOT_STRAIGHT: marked("Refusal", "A line runs straight along a row or a column"),
    LineRefusal.LENGTH: marked("Refusal", "The line must be {roll} long, not {length}"),
    LineRefusal.FIRST_FROM_HUB: marked(
        "Refusal", "The first line starts on {cell} and runs straight away from the hub"
    ),
    LineRefusal.LEAVE_ZONE: marked("Refusal", "Until the Head has left the zone, lines go straight on from it"),
    LineRefusal.LEAVE_HUB: marked("Refusal", "Until the Head has left the hub, lines go straight on from it"),
    LineRefusal.NOT_AT_HEAD: marked("Refusal", "The line must start next to the Head on {cell}"),
    LineRefusal.OVER_OWN_HEAD: marked("Refusal", "The line may not run back over the Head"),
}
LAWN_WORDS: Final[Mapping[Message, str]] = {
    LawnRefusal.OVER: marked("Refusal", "The match is over"),
    LawnRefusal.DIE_FIRST: marked("Refusal", "A die must fall first"),
    LawnRefusal.NO_ACTION: marked("Refusal", "Get Off My Lawn knows no such move"),
    LawnRefusal.RECOVER_FIRST: marked("Refusal", "First take back the %n collapsed dice, one a turn"),
    LawnRefusal.RECOVER_ONE_FIRST: marked("Refusal", "First take back the collapsed die"),
    LawnRefusal.NOTHING_COLLAPSED: marked("Refusal", "No collapsed die waits to be taken back"),
    LawnRefusal.NOT_COLLAPSED: marked("Refusal", "No collapsed die shows {face}"),
    LawnRefusal.NO_SUCH_END: marked("Refusal", "Only the lowest or the highest die can be rolled"),
    LawnRefusal.NOTHING_AT_HAND: marked("Refusal", "The Player Row is empty"),
    LawnRefusal.MUST_PLAY: marked("Refusal", "A die can be played, so one must be: {action}"),
    LawnRefusal.ROLL_USED: marked("Refusal", "This turn's roll is used"),
    LawnRefusal.ENDS_ALIKE: marked("Refusal", "Both ends show {face}: roll the low one"),
    LawnRefusal.LOCKED: marked(
        "Refusal", "The {face} is locked in the Player Row, only the {low} and the {high} can be played"
    ),
    LawnRefusal.NOT_AT_HAND: marked("Refusal", "No {face} is at hand, only the {low} and the {high} can be played"),
    LawnRefusal.NOT_AT_HAND_BUT_ONE: marked("Refusal", "No {face} is at hand, only the {low} can be played"),
    LawnRefusal.NO_POSITION: marked("Refusal", "There is no such position"),
    LawnRefusal.ROW_FULL: marked("Refusal", "Row {row} is full: push in from an end"),
    LawnRefusal.INSIDE_FIRST: marked("Refusal", "Row {row} fills from the inside: take {position} first"),
    LawnRefusal.INSIDE_FIRST_EITHER: marked(
        "Refusal", "Row {row} fills from the inside: take {position} or {other} first"
    ),
    LawnRefusal.TAKEN: marked("Refusal", "On row {row} this place is taken: {position}"),
    LawnRefusal.NO_SIDE: marked("Refusal", "A row has no such side"),
    LawnRefusal.ROW_NOT_FULL: marked("Refusal", "Row {row} is not full: pushing needs all five positions taken"),
    LawnRefusal.TOO_WEAK: marked("Refusal", "Strength {strength} is too little on row {row}, which takes {needed}"),
    LawnRefusal.NO_ZONE: marked("Refusal", "There is no such staging zone"),
    LawnRefusal.NONE_STAGED_LEFT: marked("Refusal", "{seat} has no staged die at the left end of row {row}"),
    LawnRefusal.NONE_STAGED_RIGHT: marked("Refusal", "{seat} has no staged die at the right end of row {row}"),
    LawnRefusal.NO_STAGING: marked("Refusal", "In the Solo Grind nothing is staged any more"),
    LawnRefusal.NO_STRIKES: marked("Refusal", "In the Solo Grind there are no Strikes: play a die or roll"),
    LawnRefusal.MUST_ACT: marked("Refusal", "A die can be played, so the turn must be used: {action}"),
    LawnRefusal.ROLL_LEFT: marked("Refusal", "The turn's roll is still to be used"),
}
WORDS: Final[Mapping[Message, str]] = {**TURN_WORDS, **LINE_WORDS, **LAWN_WORDS}


def refusal_text(error: IllegalAction, name_of: Callable[[Seat], str] = str) -> str:
    """Why something cannot be done: one sentence without a full stop.

    Args:
        error: the refusal.
        name_of: what the players of the seats are called.
    """
    assert error.message is not None
    values = {name: _shown(name, value, name_of) for name, value in error.values.items()}
    return filled("Refusal", WORDS[error.message], values)


def _shown(name: str, value: object, name_of: Callable[[Seat], str]) -> object:
    if isinstance(value, Action):
        return action_text(value)
    if value in POSITIONS:
        return position_name(value)
    return name_of(value) if name == "seat" and isinstance(value, str) else value
