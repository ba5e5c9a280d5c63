"""Why Get Off My Lawn does not allow something."""

from __future__ import annotations

from ..base import Refusal


class LawnRefusal(Refusal):
    """By code: `state.why_not` says the first that applies."""

    OVER = "the match is over"
    DIE_FIRST = "a die must fall first"
    NO_ACTION = "this is no action of Get Off My Lawn"
    RECOVER_FIRST = "recover first: {count} collapsed dice wait"
    RECOVER_ONE_FIRST = "recover first: {count} collapsed die waits"
    NOTHING_COLLAPSED = "no collapsed die waits to be recovered"
    NOT_COLLAPSED = "no collapsed die shows {face}"
    NO_SUCH_END = "only the lowest or the highest die can be rolled"
    NOTHING_AT_HAND = "the Player Row is empty"
    MUST_PLAY = "a die can be played, so one must be: {action}"
    ROLL_USED = "this turn's roll is used"
    ENDS_ALIKE = "both ends show {face}: roll low"
    LOCKED = "the {face} is locked in the Player Row, only the {low} and the {high} can be played"
    NOT_AT_HAND = "no {face} is at hand, only the {low} and the {high} can be played"
    NOT_AT_HAND_BUT_ONE = "no {face} is at hand, only the {low} can be played"
    NO_POSITION = "there is no such position"
    ROW_FULL = "row {row} is full: push in from an end"
    INSIDE_FIRST = "row {row} fills from the inside: take {position} first"
    INSIDE_FIRST_EITHER = "row {row} fills from the inside: take {position} or {other} first"
    TAKEN = "{position} of row {row} is taken"
    NO_SIDE = "a row has no such side"
    ROW_NOT_FULL = "row {row} is not full: pushing needs all five positions taken"
    TOO_WEAK = "Strength {strength} on row {row}, needs {needed}"
    NO_ZONE = "there is no such staging zone"
    NONE_STAGED_LEFT = "{seat} has no staged die at side L of row {row}"
    NONE_STAGED_RIGHT = "{seat} has no staged die at side R of row {row}"
    NO_STAGING = "in the Solo Grind nothing is staged any more"
    NO_STRIKES = "in the Solo Grind there are no Strikes: play a die or roll"
    MUST_ACT = "a die can be played, so the turn must be used: {action}"
    ROLL_LEFT = "the turn's roll is still to be used"
