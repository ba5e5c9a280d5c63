"""Why Head of the Line does not allow something."""

from __future__ import annotations

from .base import Refusal


class LineRefusal(Refusal):
    """By code: `state.why_not` says the first that applies."""

    OVER = "the game is over"
    ROLL_FIRST = "the die must be rolled first"
    MUST_LAY = "a line can be laid, so one must be"
    NO_HEAD_WAITS = "no Head waits to be moved"
    NO_ACTION = "this is no action of Head of the Line"
    NO_CELL = "there is no such cell"
    HEAD_FIRST = "{seat} must first choose where the captured Head goes"
    NOT_OWN_CHIP = "{cell} is not {seat}'s chip"
    NOT_NEAREST = "{nearest} is nearer than {cell}"
    FIRST_TOUCHES = "the first line may not touch another player's chip"
    END_TAKEN = "the line must end on an empty cell, and {cell} is taken"
    NOT_STRAIGHT = "a line runs straight along a row or a column"
    LENGTH = "the line must be {roll} long, not {length}"
    FIRST_FROM_HUB = "the first line starts on {cell} and runs straight away from the hub"
    LEAVE_ZONE = "until the Head has left the zone, lines go straight on from it"
    LEAVE_HUB = "until the Head has left the hub, lines go straight on from it"
    NOT_AT_HEAD = "the line must start next to the Head on {cell}"
    OVER_OWN_HEAD = "the line may not run back over the Head"
