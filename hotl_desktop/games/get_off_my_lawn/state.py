"""How Get Off My Lawn goes on: the state after each decision and each die."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Any, Final, Self, TypeVar

from ..base import FACES, Action, Event, IllegalAction, Outcome, Step, TurnRefusal, check_die
from . import legality
from .actions import PUSH, Advance, Place, Push, Reclaim, Recover, Roll, Stage, parse_action
from .events import (
    Advanced,
    BoundaryRolled,
    CameBack,
    Collapsed,
    DieDealt,
    DieFell,
    FallenDieRolled,
    MatchEnded,
    OpeningRolled,
    OpeningTied,
    Passed,
    Placed,
    PlacedAll,
    PowerCaptured,
    Pushed,
    Reclaimed,
    Recovered,
    RoundBegan,
    RoundEnd,
    RoundEnded,
    SoloGrindBegan,
    Staged,
    StrikesCleared,
    Struck,
    TurnBegan,
    WentOut,
)
from .places import (
    DICE_IN_ALL,
    NOBODY,
    POSITIONS,
    POWER,
    QUIET_TURNS,
    SEATS,
    SIDES,
    STRIKES_OUT,
    Position,
    Side,
)
from .preview import Preview, fallen_from, preview
from .refusals import LawnRefusal
from .row import FRESH_ROW
from .table import Phase, Table, zone_index

_T = TypeVar("_T")

FRESH_ROUND: Final[dict[str, Any]] = {
    "rolled": False,
    "rolling": None,
    "fallen": NOBODY,
    "player_rows": (b"",) * 4,
    "lawn": (FRESH_ROW,) * 6,
    "staged": (b"",) * 12,
    "collapsed": (b"",) * 4,
    "captors": (NOBODY,) * 6,
    "strikes": (0,) * 4,
    "out": (False,) * 4,
    "quiet": 0,
    "solo": False,
    "end": None,
}
"""The fields of a round before its deal."""


@dataclass(frozen=True, slots=True)
class GetOffMyLawnState(Table):
    """A position of Get Off My Lawn and what can follow it.

    Order of `legal_actions`: rolls (low, high), places, pushes, advances, stages, recoveries, reclaims, pass;
    those of one kind row by row from row 1 on, then by side, then by position, left to right.
    """

    # ----------------------------------------------------------------------------------------------- deciding

    def legal_actions(self) -> tuple[Action, ...]:
        return legality.legal_actions(self)

    def why_not(self, action: Action) -> IllegalAction | None:
        return legality.why_not(self, action)

    def preview(self, action: Action) -> Preview:
        """What `action` would bring about before any die falls.

        Raises:
            IllegalAction: it is not legal here.
        """
        reason = self.why_not(action)
        if reason is not None:
            raise reason
        return preview(self, action)

    def captures_power(self, action: Action) -> bool:
        """Whether the legal `action` pushes off the Power Die (GL 5:2.B)."""
        if not isinstance(action, Push | Advance):
            return False
        pushed = fallen_from(self, action)
        return pushed is not None and pushed[0] == "power"

    def parse_action(self, text: str) -> Action:
        return parse_action(text)

    # ----------------------------------------------------------------------------------------------- applying

    def apply(self, step: Step, events: list[Event] | None = None) -> Self:
        phase = self.phase
        if phase is Phase.OVER:
            raise IllegalAction(LawnRefusal.OVER, "GL 7:1")
        if phase is not Phase.TURN:
            return self._take_die(check_die(step), events)
        if not isinstance(step, Action):
            raise IllegalAction(TurnRefusal.DECISION_FIRST, "a turn")
        reason = legality.why_not(self, step)
        if reason is not None:
            raise reason
        match step:
            case Roll():
                return self.changed(phase=Phase.BOUNDARY_ROLL, rolling=step.end)
            case Place():
                return self._place(step, events)
            case Push():
                return self._push(step, events)
            case Advance():
                return self._advance(step, events)
            case Stage():
                return self._stage(step, events)
            case Recover():
                return self._recover(step, events)
            case Reclaim():
                return self._reclaim(step, events)
            case _:
                return self._pass(events)

    def _take_die(self, face: int, events: list[Event] | None) -> Self:
        match self.phase:
            case Phase.BOUNDARY_ROLL:
                return self._boundary_roll(face, events)
            case Phase.FALLEN_DIE:
                return self._fallen_die(face, events)
            case Phase.OPENING:
                return self._opening_roll(face, events)
            case _:
                return self._deal(face, events)

    # ---------------------------------------------------------------------------------- before the first turn

    def _opening_roll(self, face: int, events: list[Event] | None) -> Self:
        """Highest first, those tied for highest again."""
        rolls = (*self.opening, (self.contenders[len(self.opening)], face))
        if events is not None:
            events.append(OpeningRolled(SEATS[rolls[-1][0]], face))
        if len(rolls) < len(self.contenders):
            return self.changed(opening=rolls)
        best = max(shown for _, shown in rolls)
        highest = tuple(seat for seat, shown in rolls if shown == best)
        if len(highest) > 1:
            if events is not None:
                events.append(OpeningTied(tuple(SEATS[seat] for seat in highest)))
            return self.changed(opening=(), contenders=highest)
        return self.changed(opening=(), contenders=(), phase=Phase.DEAL, first=highest[0], turn=highest[0])

    def _deal(self, face: int, events: list[Event] | None) -> Self:
        """Deal one die; the first one of a later round clears the table for it."""
        if self.phase is Phase.ROUND_OVER:
            first = (self.first + 1) % 4
            totals = tuple(points for _, points in self.scores())
            cleared = self.changed(
                **FRESH_ROUND, round=self.round + 1, first=first, turn=first, totals=totals, phase=Phase.DEAL
            )
            return cleared._deal(face, events)
        dealt = self.dealt
        seat = dealt // 8
        row, slot = _sorted_in(self.player_rows[seat], face)
        if events is not None:
            if not dealt:
                events.append(RoundBegan(self.round, SEATS[self.first]))
            events.append(DieDealt(SEATS[seat], face, slot))
        rows = _put(self.player_rows, seat, row)
        if dealt + 1 < DICE_IN_ALL:
            return self.changed(player_rows=rows)
        if events is not None:
            events.append(TurnBegan(SEATS[self.turn]))
        return self.changed(player_rows=rows, phase=Phase.TURN)

    # ----------------------------------------------------------------------------------------- dice of a turn

    def _boundary_roll(self, face: int, events: list[Event] | None) -> Self:
        """The Tactical Boundary Roll; the die goes back as near to where it lay as its new face allows."""
        seat = self.turn
        row = self.player_rows[seat]
        end = self.rolling
        assert end is not None
        if end == "low":
            old_face, old_slot, rest = row[0], 0, row[1:]
            new_slot = bisect_left(rest, face)
        else:
            old_face, old_slot, rest = row[-1], len(row) - 1, row[:-1]
            new_slot = bisect_right(rest, face)
        if events is not None:
            events.append(BoundaryRolled(SEATS[seat], end, old_face, face, old_slot, new_slot))
        rows = _put(self.player_rows, seat, rest[:new_slot] + bytes((face,)) + rest[new_slot:])
        return self.changed(phase=Phase.TURN, player_rows=rows, rolled=True, rolling=None)

    def _fallen_die(self, face: int, events: list[Event] | None) -> Self:
        """The pusher rolls what was pushed off, and it goes to its owner (GL 5:3.A)."""
        owner = self.fallen
        row, slot = _sorted_in(self.player_rows[owner], face)
        after = self.changed(player_rows=_put(self.player_rows, owner, row), fallen=NOBODY)
        if events is not None:
            events.append(FallenDieRolled(SEATS[owner], face, slot, SEATS[self.turn]))
            if not self.solo and owner != self.turn and after.active(owner) and not self.active(owner):
                events.append(CameBack(SEATS[owner]))
        return after._end_turn(False, events)

    # -------------------------------------------------------------------------------------------- the actions

    def _place(self, action: Place, events: list[Event] | None) -> Self:
        rows, slot = self._without(action.row)
        if events is not None:
            events.append(Placed(SEATS[self.turn], action.row, action.position, slot))
        return self.changed(player_rows=rows)._fill(action.row, action.position, events)

    def _push(self, action: Push, events: list[Event] | None) -> Self:
        rows, slot = self._without(action.row)
        return self.changed(player_rows=rows)._push_in(action.row, action.side, slot, events)

    def _advance(self, action: Advance, events: list[Event] | None) -> Self:
        moving = self.changed(staged=self._unstaged(action.row, action.side))
        if action.to == PUSH:
            return moving._push_in(action.row, action.side, None, events)
        if events is not None:
            events.append(Advanced(SEATS[self.turn], action.row, action.side, action.to))
        return moving._fill(action.row, action.to, events)

    def _fill(self, row: int, position: Position, events: list[Event] | None) -> Self:
        """A die that has left its place takes a free position, and the turn ends."""
        cells = self.lawn[row - 1]
        index = POSITIONS.index(position)
        cells = cells[:index] + bytes((self.turn,)) + cells[index + 1 :]
        return self._entered(row, cells, events)._end_turn(True, events)

    def _push_in(self, row: int, side: Side, slot: int | None, events: list[Event] | None) -> Self:
        """The conveyor: a die that has left its place comes in at `side`, another falls off (GL 5:1.B).

        If that is the Power Die, it is captured and the turn ends (GL 5:2); a player's die is rolled (GL 5:3).
        """
        mover = self.turn
        cells = self.lawn[row - 1]
        off: Side
        if side == "L":
            cells, gone, off = bytes((mover,)) + cells[:-1], cells[-1], "R"
        else:
            cells, gone, off = cells[1:] + bytes((mover,)), cells[0], "L"
        if events is not None:
            events.append(Pushed(SEATS[mover], row, side, slot))
            if gone == POWER:
                events.append(PowerCaptured(SEATS[mover], row, off))
            else:
                events.append(DieFell(SEATS[gone], row, off, SEATS[mover]))
        after = self._entered(row, cells, events)
        if gone == POWER:
            return after.changed(captors=_put(self.captors, row - 1, mover))._end_turn(True, events)
        return after.changed(phase=Phase.FALLEN_DIE, fallen=gone)

    def _entered(self, row: int, cells: bytes, events: list[Event] | None) -> Self:
        """A die entered `row`: others' staged dice there collapse (GL 4:2.A), Strikes go (GL 6:1)."""
        mover = self.turn
        lawn = _put(self.lawn, row - 1, cells)
        staged, collapsed = self.staged, self.collapsed
        for index, side in enumerate(SIDES, zone_index(row, "L")):
            zone = staged[index]
            for owner in sorted(set(zone)):
                if owner != mover:
                    count = zone.count(owner)
                    faces = sorted(collapsed[owner] + bytes((row,)) * count)
                    collapsed = _put(collapsed, owner, bytes(faces))
                    staged = _put(staged, index, staged[index].replace(bytes((owner,)), b""))
                    if events is not None:
                        events.append(Collapsed(SEATS[owner], row, side, count))
        strikes = self.strikes
        if strikes[mover]:
            strikes = _put(strikes, mover, 0)
            if events is not None:
                events.append(StrikesCleared(SEATS[mover]))
        return self.changed(lawn=lawn, staged=staged, collapsed=collapsed, strikes=strikes)

    def _stage(self, action: Stage, events: list[Event] | None) -> Self:
        rows, slot = self._without(action.row)
        if events is not None:
            events.append(Staged(SEATS[self.turn], action.row, action.side, slot))
        zone = zone_index(action.row, action.side)
        staged = _put(self.staged, zone, self.staged[zone] + bytes((self.turn,)))
        return self.changed(player_rows=rows, staged=staged)._end_turn(False, events)

    def _recover(self, action: Recover, events: list[Event] | None) -> Self:
        """GL 4:2.B, 4:2.C."""
        seat = self.turn
        row, slot = _sorted_in(self.player_rows[seat], action.face)
        if events is not None:
            events.append(Recovered(SEATS[seat], action.face, slot))
        collapsed = self.collapsed[seat].replace(bytes((action.face,)), b"", 1)
        return self.changed(
            player_rows=_put(self.player_rows, seat, row), collapsed=_put(self.collapsed, seat, collapsed)
        )._end_turn(False, events)

    def _reclaim(self, action: Reclaim, events: list[Event] | None) -> Self:
        seat = self.turn
        row, slot = _sorted_in(self.player_rows[seat], action.row)
        if events is not None:
            events.append(Reclaimed(SEATS[seat], action.row, action.side, slot))
        staged = self._unstaged(action.row, action.side)
        return self.changed(player_rows=_put(self.player_rows, seat, row), staged=staged)._strike(events)

    def _pass(self, events: list[Event] | None) -> Self:
        if events is not None:
            events.append(Passed(SEATS[self.turn]))
        return self._strike(events)

    def _strike(self, events: list[Event] | None) -> Self:
        """A Strike for the seat to move, out with the third; then the turn ends (GL 6:1.B, 6:1.C)."""
        seat = self.turn
        strikes = self.strikes[seat] + 1
        gone = strikes == STRIKES_OUT
        if events is not None:
            events.append(Struck(SEATS[seat], strikes))
            if gone:
                events.append(WentOut(SEATS[seat]))
        out = _put(self.out, seat, True) if gone else self.out
        return self.changed(strikes=_put(self.strikes, seat, strikes), out=out)._end_turn(gone, events)

    def _without(self, face: int) -> tuple[tuple[bytes, ...], int]:
        """The Player Rows without the mover's boundary die `face`, and the slot that it leaves."""
        row = self.player_rows[self.turn]
        slot = 0 if row[0] == face else len(row) - 1
        return _put(self.player_rows, self.turn, row[:slot] + row[slot + 1 :]), slot

    def _unstaged(self, row: int, side: Side) -> tuple[bytes, ...]:
        """The staging zones without the mover's first die of one of them."""
        zone = zone_index(row, side)
        return _put(self.staged, zone, self.staged[zone].replace(bytes((self.turn,)), b"", 1))

    # ------------------------------------------------------------------------------------- turn, round, match

    def _end_turn(self, progress: bool, events: list[Event] | None) -> Self:
        """Give the turn to the next seat that can act, begin the Solo Grind, or end the round.

        Args:
            progress: a position was filled, a Power Die captured, or somebody went out.
            events: where to write what happens.
        """
        seat = self.turn
        quiet = 0 if progress else self.quiet + 1
        if events is not None and not self.unplaced(seat):
            events.append(PlacedAll(SEATS[seat]))
        if quiet == QUIET_TURNS:
            return self.changed(quiet=quiet)._end_round(RoundEnd.QUIET, events)
        if self.solo:
            return self.changed(phase=Phase.TURN, quiet=quiet, rolled=False)._go_on_alone(events)
        # A turn takes nobody but its own seat out of play, and two could act before it: one at least is left.
        active = [other for other in (*range(seat + 1, 4), *range(seat + 1)) if self.active(other)]
        following = active[0]
        if len(active) == 1:
            if events is not None:
                events.append(SoloGrindBegan(SEATS[following]))
            after = self.changed(phase=Phase.TURN, quiet=quiet, rolled=False, turn=following, solo=True)
            return after._go_on_alone(events)
        if events is not None:
            events.append(TurnBegan(SEATS[following]))
        return self.changed(phase=Phase.TURN, quiet=quiet, rolled=False, turn=following)

    def _go_on_alone(self, events: list[Event] | None) -> Self:
        """The next turn of the Solo Grind, unless it is over (GL 6:2)."""
        if not self.goes_on_alone():
            reason = RoundEnd.NOTHING_LEFT if self.unplaced(self.turn) else RoundEnd.PLACED_ALL
            return self._end_round(reason, events)
        if events is not None:
            events.append(TurnBegan(SEATS[self.turn]))
        return self

    def goes_on_alone(self) -> bool:
        """Whether the solo player has a die to recover, or one with which some face could bring it onto a row.

        Rows that are all theirs already do not count: pushing there for ever would change nothing.
        """
        seat = self.turn
        if self.collapsed[seat]:
            return True
        hand = bool(self.player_rows[seat])
        for row in FACES:
            if self.facts(row).dice[seat] < len(POSITIONS):
                if hand and self.surplus(row, 1) >= 0:
                    return True
                if self.staged_on(seat, row) and self.surplus(row, 0) >= 0:
                    return True
        return False

    def _end_round(self, reason: RoundEnd, events: list[Event] | None) -> Self:
        """Leave the round on the table as it is; the next deal clears it (GL 7)."""
        last = self.round == self.rounds
        ended = self.changed(phase=Phase.OVER if last else Phase.ROUND_OVER, end=reason, rolled=False)
        if events is not None:
            events.append(RoundEnded(self.round, self.round_scores(), reason))
            if last:
                events.append(MatchEnded(Outcome.from_scores(ended.scores())))
        return ended


def _sorted_in(row: bytes, face: int) -> tuple[bytes, int]:
    """A Player Row with `face` sorted into it, and the slot where it lies."""
    slot = bisect_right(row, face)
    return row[:slot] + bytes((face,)) + row[slot:], slot


def _put(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    """`values` with another one at `index`."""
    return (*values[:index], value, *values[index + 1 :])
