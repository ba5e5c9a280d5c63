"""What the seat to move may do in Get Off My Lawn, and why it may not do the rest.

`legal_actions` builds the list that games are played from; `why_not` judges one action and is what `apply` asks.
Both stand on the same few questions to the table: boundary dice, open positions, surplus of Strength.
"""

from __future__ import annotations

from ..base import FACES, Action, IllegalAction
from .actions import (
    ADVANCE_PUSHES,
    ADVANCES,
    PASS,
    PLACES,
    PUSH,
    PUSHES,
    RECLAIMS,
    RECOVERS,
    ROLLS,
    STAGES,
    Advance,
    Pass,
    Place,
    Push,
    Reclaim,
    Recover,
    Roll,
    Stage,
)
from .places import ENDS, POSITIONS, SEATS, SIDES, Side
from .refusals import LawnRefusal
from .row import INNER, OUTER
from .table import Phase, Table, zone_index


def legal_actions(table: Table) -> tuple[Action, ...]:
    """All that the seat to move may do; empty where no seat is to move.

    In this order: rolls (low, high), places, pushes, advances, stages, recoveries, reclaims, pass; those of one
    kind row by row from row 1 on, then by side, then by position, left to right.
    """
    if table.phase is not Phase.TURN:
        return ()
    seat = table.turn
    collapsed = table.collapsed[seat]
    if collapsed:
        return tuple([RECOVERS[face - 1] for face in FACES if face in collapsed])
    hand = table.player_rows[seat]
    entries = entering_actions(table)
    if table.solo:
        return tuple(entries) or _rolls(hand)
    actions: list[Action] = [] if table.rolled else [*_rolls(hand)]
    actions += entries
    must_act = bool(actions)
    if hand:
        actions += STAGES[hand[0] - 1]
        if hand[0] != hand[-1]:
            actions += STAGES[hand[-1] - 1]
    if not must_act:
        actions += [RECLAIMS[index] for index, zone in enumerate(table.staged) if seat in zone]
        actions.append(PASS)
    return tuple(actions)


def _rolls(hand: bytes) -> tuple[Roll, ...]:
    """The rolls on offer with this Player Row; one only where both ends show the same."""
    if not hand:
        return ()
    return ROLLS[:1] if hand[0] == hand[-1] else ROLLS


def entering_actions(table: Table) -> list[Action]:
    """The places, pushes and advances that the Lawn allows the seat to move, in that order."""
    seat = table.turn
    hand = table.player_rows[seat]
    places: list[Action] = []
    pushes: list[Action] = []
    for face in dict.fromkeys((hand[0], hand[-1])) if hand else ():
        if table.surplus(face, 1) >= 0:
            if table.facts(face).full:
                pushes += PUSHES[face - 1]
            else:
                places += [PLACES[face - 1][position] for position in table.facts(face).open]
    advances: list[Action] = []
    for index, zone in enumerate(table.staged):
        if seat in zone:
            row = index // 2 + 1
            if table.surplus(row, 0) >= 0:
                if table.facts(row).full:
                    advances.append(ADVANCE_PUSHES[index])
                else:
                    advances += [ADVANCES[index][position] for position in table.facts(row).open]
    return places + pushes + advances


def why_not(table: Table, action: Action) -> IllegalAction | None:
    """Why the seat to move may not do `action`; None when it may.

    The reason says the first thing that is wrong, in plain words, with the rule's number.
    """
    if table.phase is Phase.OVER:
        return IllegalAction(LawnRefusal.OVER, "GL 7:1")
    if table.phase is not Phase.TURN:
        return IllegalAction(LawnRefusal.DIE_FIRST, "a turn")
    collapsed = table.collapsed[table.turn]
    if collapsed and not isinstance(action, Recover):
        count = len(collapsed)
        refusal = LawnRefusal.RECOVER_ONE_FIRST if count == 1 else LawnRefusal.RECOVER_FIRST
        return IllegalAction(refusal, "GL 4:2.C", count=count)
    match action:
        case Recover():
            return _why_not_recover(collapsed, action)
        case Roll():
            return _why_not_roll(table, action)
        case Place():
            return _not_at_the_ends(table, action.row) or _why_not_fill(table, action.row, action.position, 1)
        case Push():
            return _not_at_the_ends(table, action.row) or _why_not_push(table, action.row, action.side, 1)
        case Advance():
            return _why_not_advance(table, action)
        case Stage():
            return _why_not_stage(table, action)
        case Reclaim():
            return _why_not_reclaim(table, action)
        case Pass():
            return _why_not_idle(table)
    return IllegalAction(LawnRefusal.NO_ACTION, "a turn")


def _why_not_recover(collapsed: bytes, action: Recover) -> IllegalAction | None:
    if not collapsed:
        return IllegalAction(LawnRefusal.NOTHING_COLLAPSED, "GL 4:2.B")
    if action.face not in collapsed:
        return IllegalAction(LawnRefusal.NOT_COLLAPSED, "GL 4:2.B", face=action.face)
    return None


def _why_not_roll(table: Table, action: Roll) -> IllegalAction | None:
    hand = table.player_rows[table.turn]
    if action.end not in ENDS:
        return IllegalAction(LawnRefusal.NO_SUCH_END, "Tactical Boundary Roll")
    if not hand:
        return IllegalAction(LawnRefusal.NOTHING_AT_HAND, "Tactical Boundary Roll")
    if table.solo:
        entry = next(iter(entering_actions(table)), None)
        if entry is not None:
            return IllegalAction(LawnRefusal.MUST_PLAY, "GL 6:2.B", action=entry)
    elif table.rolled:
        return IllegalAction(LawnRefusal.ROLL_USED, "Tactical Boundary Roll")
    if action not in _rolls(hand):
        return IllegalAction(LawnRefusal.ENDS_ALIKE, "Tactical Boundary Roll", face=hand[0])
    return None


def _not_at_the_ends(table: Table, face: int) -> IllegalAction | None:
    """Why no `face` of the own Player Row can be played; None when a boundary die shows it."""
    hand = table.player_rows[table.turn]
    if not hand:
        return IllegalAction(LawnRefusal.NOTHING_AT_HAND, "GL 4:1.A")
    low, high = hand[0], hand[-1]
    if face in {low, high}:
        return None
    if low == high:  # a row is sorted, so nothing else is in it
        return IllegalAction(LawnRefusal.NOT_AT_HAND_BUT_ONE, "GL 4:1.A", face=face, low=low)
    refusal = LawnRefusal.LOCKED if face in hand else LawnRefusal.NOT_AT_HAND
    return IllegalAction(refusal, "GL 4:1.A", face=face, low=low, high=high)


def _why_not_fill(table: Table, row: int, position: str, played: int) -> IllegalAction | None:
    """Why no die of the seat to move can take `position` of `row`."""
    facts = table.facts(row)
    if position not in POSITIONS:
        return IllegalAction(LawnRefusal.NO_POSITION, "GL 1:2.B")
    if facts.full:
        return IllegalAction(LawnRefusal.ROW_FULL, "GL 5:1.A", row=row)
    index = POSITIONS.index(position)
    if index in facts.open:
        return _lacks_strength(table, row, played)
    if index in OUTER and facts.open[0] in INNER:
        free = [POSITIONS[inner] for inner in facts.open]
        refusal = LawnRefusal.INSIDE_FIRST if len(free) == 1 else LawnRefusal.INSIDE_FIRST_EITHER
        return IllegalAction(refusal, "GL 2:1.B", row=row, position=free[0], other=free[-1])
    return IllegalAction(LawnRefusal.TAKEN, "GL 2:1.B", position=position, row=row)


def _why_not_push(table: Table, row: int, side: Side, played: int) -> IllegalAction | None:
    """Why no die of the seat to move can push into `row` from `side`."""
    if side not in SIDES:
        return IllegalAction(LawnRefusal.NO_SIDE, "GL 1:3")
    if not table.facts(row).full:
        return IllegalAction(LawnRefusal.ROW_NOT_FULL, "GL 5:1.A", row=row)
    return _lacks_strength(table, row, played)


def _lacks_strength(table: Table, row: int, played: int) -> IllegalAction | None:
    surplus = table.surplus(row, played)
    if surplus >= 0:
        return None
    needed = table.strongest_resistance(SEATS[table.turn], row)
    return IllegalAction(LawnRefusal.TOO_WEAK, "GL 3:1.A", strength=needed + surplus, row=row, needed=needed)


def _why_not_advance(table: Table, action: Advance) -> IllegalAction | None:
    missing = _nothing_staged(table, action.row, action.side)
    if missing is not None:
        return missing
    if action.to == PUSH:
        return _why_not_push(table, action.row, action.side, 0)
    return _why_not_fill(table, action.row, action.to, 0)


def _nothing_staged(table: Table, row: int, side: Side) -> IllegalAction | None:
    if row not in FACES or side not in SIDES:
        return IllegalAction(LawnRefusal.NO_ZONE, "GL 1:3")
    if table.turn not in table.staged[zone_index(row, side)]:
        refusal = LawnRefusal.NONE_STAGED_LEFT if side == "L" else LawnRefusal.NONE_STAGED_RIGHT
        return IllegalAction(refusal, "GL 4:1.A", seat=SEATS[table.turn], row=row)
    return None


def _why_not_stage(table: Table, action: Stage) -> IllegalAction | None:
    if table.solo:
        return IllegalAction(LawnRefusal.NO_STAGING, "GL 6:2.B")
    if action.side not in SIDES:
        return IllegalAction(LawnRefusal.NO_SIDE, "GL 1:3")
    return _not_at_the_ends(table, action.row)


def _why_not_reclaim(table: Table, action: Reclaim) -> IllegalAction | None:
    return _nothing_staged(table, action.row, action.side) or _why_not_idle(table)


def _why_not_idle(table: Table) -> IllegalAction | None:
    """Why the seat to move may take no Strike: it must act (GL 6:1.A)."""
    if table.solo:
        return IllegalAction(LawnRefusal.NO_STRIKES, "GL 6:2.B")
    entry = next(iter(entering_actions(table)), None)
    if entry is not None:
        return IllegalAction(LawnRefusal.MUST_ACT, "GL 6:1.A", action=entry)
    if not table.rolled and table.player_rows[table.turn]:
        return IllegalAction(LawnRefusal.ROLL_LEFT, "GL 6:1.A")
    return None
