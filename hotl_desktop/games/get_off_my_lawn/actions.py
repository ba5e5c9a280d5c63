"""The decisions of Get Off My Lawn and their notation.

There are 147 in all; each exists once, in the tables below, so that offering and comparing them costs next to
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ..base import FACES, Action, NotUnderstood, quoted
from .places import ENDS, POSITIONS, SIDES, End, Position, Side


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The Tactical Boundary Roll: roll the lowest or the highest die of the own Player Row."""

    end: End

    def __str__(self) -> str:
        return f"roll {self.end}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a boundary die on a free position of its row (GL 2:1)."""

    row: int
    position: Position

    def __str__(self) -> str:
        return f"place {self.row} {self.position}"


@dataclass(frozen=True, slots=True)
class Push(Action):
    """Push a boundary die into its full row from `side`; the die at the other end falls off (GL 5:1)."""

    row: int
    side: Side

    def __str__(self) -> str:
        return f"push {self.row} {self.side}"


@dataclass(frozen=True, slots=True)
class Stage(Action):
    """Let a boundary die wait beside its row (GL 4:1)."""

    row: int
    side: Side

    def __str__(self) -> str:
        return f"stage {self.row} {self.side}"


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Bring an own staged die onto its row: to a free position, or pushing in (GL 4:1.C, 5:1.B)."""

    row: int
    side: Side
    to: Position | Literal["push"]

    def __str__(self) -> str:
        return f"advance {self.row} {self.side} {self.to}"


@dataclass(frozen=True, slots=True)
class Recover(Action):
    """Take one collapsed die back into the Player Row (GL 4:2.B)."""

    face: int

    def __str__(self) -> str:
        return f"recover {self.face}"


@dataclass(frozen=True, slots=True)
class Reclaim(Action):
    """Take one own staged die back into the Player Row, for a Strike."""

    row: int
    side: Side

    def __str__(self) -> str:
        return f"reclaim {self.row} {self.side}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, for a Strike (GL 6:1.B)."""

    def __str__(self) -> str:
        return "pass"


PUSH: Final = "push"
"""What an `Advance` says instead of a position when it pushes."""

ROLLS: Final = tuple(Roll(end) for end in ENDS)
PASS: Final = Pass()

# Tables by row or face (0 for row 1), by staging zone (see `zone_index`), by position.
PLACES: Final = tuple(tuple(Place(row, position) for position in POSITIONS) for row in FACES)
PUSHES: Final = tuple(tuple(Push(row, side) for side in SIDES) for row in FACES)
STAGES: Final = tuple(tuple(Stage(row, side) for side in SIDES) for row in FACES)
ADVANCES: Final = tuple(
    tuple(Advance(row, side, position) for position in POSITIONS) for row in FACES for side in SIDES
)
ADVANCE_PUSHES: Final = tuple(Advance(row, side, "push") for row in FACES for side in SIDES)
RECOVERS: Final = tuple(Recover(face) for face in FACES)
RECLAIMS: Final = tuple(Reclaim(row, side) for row in FACES for side in SIDES)

ALL_ACTIONS: Final[tuple[Action, ...]] = (
    *ROLLS,
    *(place for row in PLACES for place in row),
    *(push for row in PUSHES for push in row),
    *(advance for zone in ADVANCES for advance in zone),
    *ADVANCE_PUSHES,
    *(stage for row in STAGES for stage in row),
    *RECOVERS,
    *RECLAIMS,
    PASS,
)
"""Every action that has a notation."""

_BY_NOTATION: Final = {str(action): action for action in ALL_ACTIONS}

_FORMS: Final = {
    "roll": "roll low or roll high",
    "place": "place, a row 1 to 6 and a position FL, IL, C, IR or FR, as in place 5 IR",
    "push": "push, a row 1 to 6 and a side L or R, as in push 5 L",
    "stage": "stage, a row 1 to 6 and a side L or R, as in stage 5 R",
    "advance": "advance, a row 1 to 6, a side L or R and a position or push, as in advance 5 R FR",
    "recover": "recover and a face 1 to 6, as in recover 5",
    "reclaim": "reclaim, a row 1 to 6 and a side L or R, as in reclaim 5 R",
    "pass": "pass",
}


def parse_action(text: str) -> Action:
    """The action that `text` notates, exactly as `str` writes it.

    Raises:
        NotUnderstood: it is none; says what was expected.
    """
    action = _BY_NOTATION.get(text)
    if action is not None:
        return action
    expected = _FORMS.get(text.partition(" ")[0])
    if expected is None:
        raise NotUnderstood(f"{quoted(text)} is not an action: expected {', '.join(_FORMS)}")
    raise NotUnderstood(f"{quoted(text)} is not an action: expected {expected}")
