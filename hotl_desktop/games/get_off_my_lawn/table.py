"""The table of Get Off My Lawn: where everything lies, whose step it is, and what can be read off it."""

from __future__ import annotations

import enum
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Self

from ..base import CHANCE, FACES, Chance, Outcome, Seat, State
from ..names import LAWN_NAME
from .events import RoundEnd
from .places import DICE_EACH, NOBODY, SEAT_NUMBER, SEATS, SIDES, End, Side
from .row import TIERS, RowFacts, row_facts


class Phase(enum.Enum):
    """What the table waits for."""

    OPENING = "opening"
    """A die of the roll for the first turn."""
    DEAL = "deal"
    """A die of the deal."""
    TURN = "turn"
    """A decision."""
    BOUNDARY_ROLL = "boundary roll"
    """The face of a boundary die."""
    FALLEN_DIE = "fallen die"
    """The face of a die that was pushed off."""
    ROUND_OVER = "round over"
    """The first die of the next round's deal; the finished round still lies on the table."""
    OVER = "over"
    """Nothing."""


_DIE_PHASES: Final = frozenset(set(Phase) - {Phase.TURN, Phase.OVER})


@dataclass(frozen=True, slots=True)
class ScoreParts:
    """What a seat's score of a round is made of (GL 7)."""

    seat: Seat
    rows: tuple[int, ...]
    """Points for the own dice on each row, from row 1 on (GL 7:1)."""
    power: int
    """The faces of the captured Power Dice (GL 7:2)."""

    @property
    def total(self) -> int:
        """The score."""
        return sum(self.rows) + self.power


def zone_index(row: int, side: Side) -> int:
    """The number of a staging zone in `Table.staged`."""
    return 2 * row - 2 + SIDES.index(side)


@dataclass(frozen=True, slots=True)
class Table(State):
    """A position.

    Fields number seats from 0 and list values by seat from P1 on or by row from row 1 on; methods take a seat by
    its name unless they say otherwise, and a row by its face.
    """

    game_name = LAWN_NAME

    rounds: int
    """How many rounds the match has."""
    round: int
    """The round on the table, from 1 on."""
    first: int
    """Who begins or began that round."""
    totals: tuple[int, ...]
    """Points of the rounds before."""
    phase: Phase
    opening: tuple[tuple[int, int], ...]
    """(seat, face) of the opening roll under way."""
    contenders: tuple[int, ...]
    """Who takes part in the opening roll under way; empty once it is decided."""
    turn: int
    """Whose turn it is."""
    rolled: bool
    """The turn's Tactical Boundary Roll is used."""
    rolling: End | None
    """Which boundary die is being rolled."""
    fallen: int
    """The owner of the die that was pushed off and is to be rolled, or `NOBODY`."""
    player_rows: tuple[bytes, ...]
    """Faces in each Player Row, ascending."""
    lawn: tuple[bytes, ...]
    """By row: five cells, left to right, each a seat, `POWER` or `EMPTY`."""
    staged: tuple[bytes, ...]
    """By `zone_index`: the owners of the dice that wait there, the one nearest to the row first."""
    collapsed: tuple[bytes, ...]
    """Faces of each player's collapsed dice, ascending."""
    captors: tuple[int, ...]
    """By row: who captured the Power Die, or `NOBODY`."""
    strikes: tuple[int, ...]
    """Strikes in a row."""
    out: tuple[bool, ...]
    """Who is out of the round."""
    quiet: int
    """Turns in a row without progress."""
    solo: bool
    """The Solo Grind: only `turn` still plays."""
    end: RoundEnd | None
    """Why the round on the table ended; None while it goes on."""

    # ------------------------------------------------------------------------------------------- whose step

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    def to_act(self) -> Seat | Chance | None:
        phase = self.phase
        if phase is Phase.TURN:
            return SEATS[self.turn]
        return None if phase is Phase.OVER else CHANCE

    @property
    def roller(self) -> Seat | None:
        phase = self.phase
        if phase not in _DIE_PHASES:
            return None
        if phase is Phase.OPENING:
            return SEATS[self.contenders[len(self.opening)]]
        if phase is Phase.ROUND_OVER:
            return SEATS[0]
        return SEATS[self.dealt // DICE_EACH if phase is Phase.DEAL else self.turn]

    @property
    def dealt(self) -> int:
        """How many dice of the round's deal have fallen, while it is dealt."""
        return sum(map(len, self.player_rows))

    @property
    def awaits_opening(self) -> bool:
        """The next die is one of the roll for the first turn."""
        return self.phase is Phase.OPENING

    @property
    def opening_contenders(self) -> tuple[Seat, ...]:
        """Who takes part in the opening roll under way, clockwise."""
        return tuple(SEATS[seat] for seat in self.contenders)

    @property
    def awaits_deal(self) -> bool:
        """The next die is one of the deal of `round_number`."""
        return self.phase in {Phase.DEAL, Phase.ROUND_OVER}

    @property
    def round_number(self) -> int:
        """The round being played, or about to be dealt."""
        return self.round + (self.phase is Phase.ROUND_OVER)

    @property
    def round_starter(self) -> Seat:
        """Who has the first turn of `round_number`; has no meaning before the opening roll is decided."""
        return SEATS[(self.first + (self.phase is Phase.ROUND_OVER)) % 4]

    @property
    def awaits_turn_die(self) -> bool:
        """A decision waits for its die: a boundary die or one that was pushed off."""
        return self.phase in {Phase.BOUNDARY_ROLL, Phase.FALLEN_DIE}

    @property
    def fallen_owner(self) -> Seat | None:
        """Whose die was pushed off and is rolled next."""
        return None if self.fallen == NOBODY else SEATS[self.fallen]

    # --------------------------------------------------------------------------------------------- strengths

    def facts(self, row: int) -> RowFacts:
        """What can be read off a row."""
        return row_facts(self.lawn[row - 1], self.captors[row - 1])

    def staged_on(self, seat: int, row: int) -> int:
        """Staged dice of seat number `seat` at both ends of `row`."""
        return self.staged[2 * row - 2].count(seat) + self.staged[2 * row - 1].count(seat)

    def surplus(self, row: int, played: int) -> int:
        """Active Strength of the seat to move on `row` less what it needs: below zero, too little (GL 3:1).

        Args:
            row: 1 to 6.
            played: 1 for a die from the Player Row, 0 for one that advances, as it counts already.
        """
        return self.facts(row).lead[self.turn] + self.staged_on(self.turn, row) + played

    def active_strength(self, seat: Seat, row: int, *, advancing: bool = False) -> int:
        """Active Strength on `row` with the die being played (GL 3:1.B).

        A Power Die on the row counts only for the seat whose turn it is (GL 3:2.A), a captured one always for
        its captor (GL 3:3.A).

        Args:
            seat: who plays.
            row: 1 to 6.
            advancing: the die being played is a staged one, which counts already.
        """
        number = SEAT_NUMBER[seat]
        facts = self.facts(row)
        power = facts.power and number == self.turn
        return facts.resistance[number] + power + self.staged_on(number, row) + (not advancing)

    def resistance(self, seat: Seat, row: int) -> int:
        """The seat's dice on the positions of `row`, and one more for its captured Power Die (GL 3:3.A)."""
        return self.facts(row).resistance[SEAT_NUMBER[seat]]

    def strongest_resistance(self, seat: Seat, row: int) -> int:
        """The Active Strength that `seat` needs on `row`: the largest Resistance of another (GL 3:1.A)."""
        return self.facts(row).strongest[SEAT_NUMBER[seat]]

    # ------------------------------------------------------------------------------------------------ players

    def unplaced(self, seat: int) -> int:
        """Dice of seat number `seat` that are not on the Lawn: in its Player Row, staged or collapsed."""
        waiting = sum([zone.count(seat) for zone in self.staged])
        return len(self.player_rows[seat]) + len(self.collapsed[seat]) + waiting

    def active(self, seat: int) -> bool:
        """Whether seat number `seat` still takes turns, were it not for the Solo Grind of another."""
        return not self.out[seat] and (bool(self.player_rows[seat]) or self.unplaced(seat) > 0)

    def can_act(self, seat: Seat) -> bool:
        """Whether the seat takes turns: not out, not all placed, not left behind by another's Solo Grind."""
        number = SEAT_NUMBER[seat]
        if self.end is not None or (self.solo and number != self.turn):
            return False
        return self.active(number)

    def boundary_faces(self, seat: Seat) -> tuple[int, ...]:
        """The faces of the seat's boundary dice: none, one or two, ascending."""
        row = self.player_rows[SEAT_NUMBER[seat]]
        return tuple(sorted({row[0], row[-1]})) if row else ()

    # ------------------------------------------------------------------------------------------------- scores

    def row_scores(self) -> tuple[tuple[int, ...], ...]:
        """Points for dice by row, from row 1 on, and in it by seat (GL 7:1)."""
        return tuple(tuple(row * TIERS[own] for own in self.facts(row).dice) for row in FACES)

    def score_parts(self) -> tuple[ScoreParts, ...]:
        """What the scores of the round are made of, by seat."""
        rows = self.row_scores()
        return tuple(
            ScoreParts(
                name,
                tuple(points[seat] for points in rows),
                sum(row for row, captor in zip(FACES, self.captors, strict=True) if captor == seat),
            )
            for seat, name in enumerate(SEATS)
        )

    def round_scores(self) -> tuple[tuple[Seat, int], ...]:
        """Points of the round on the table as they stand, by seat (GL 7)."""
        return tuple((parts.seat, parts.total) for parts in self.score_parts())

    def scores(self) -> tuple[tuple[Seat, int], ...]:
        """Points of the match: those of the rounds before and those of the round on the table."""
        return tuple((seat, before + now) for before, (seat, now) in zip(self.totals, self.round_scores(), strict=True))

    def outcome(self) -> Outcome | None:
        return Outcome.from_scores(self.scores()) if self.phase is Phase.OVER else None

    # ----------------------------------------------------------------------------------------------- changing

    def changed(self, **changes: Any) -> Self:
        """A copy in which the named fields have other values."""
        copy = type(self)(*map(changes.pop, _FIELDS, _VALUES(self)))
        assert not changes, f"no field {', '.join(changes)}"
        return copy


_FIELDS: Final = tuple(field.name for field in fields(Table))
_VALUES: Final = attrgetter(*_FIELDS)
