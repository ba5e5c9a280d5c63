"""What a reason is: one fact about an action, without a word of prose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import Seat, State

from .margins import margins_now

LINE_KINDS: Final = (
    "runs_over_head",
    "takes_chips",
    "puts_out",
    "takes_lead",
    "keeps_lead",
    "leaves_stuck",
    "cuts_off",
    "exposed",
    "exits_left",
    "new_cells",
    "relocates",
    "passes",
    "only_choice",
)
"""The kinds of Head of the Line; see `Reason`."""
LAWN_KINDS: Final = (
    "power_die",
    "captures",
    "goes_out",
    "takes_lead",
    "keeps_lead",
    "opens_collapse",
    "gains_strength",
    "scores",
    "places_last",
    "risks_strike",
    "staged",
    "recovers",
    "rolls",
    "enters",
    "only_choice",
)
"""The kinds of Get Off My Lawn; see `Reason`."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact about an action. Which fields have a meaning depends on the kind.

    Head of the Line:
        runs_over_head: captures the Head of `other`, which goes on `count` cells away.
        takes_chips: captures `count` chips (all owners; `other` where they are of one owner).
        puts_out: `other` has no chip left and is out.
        takes_lead, keeps_lead: `seat` then leads by `count` points and did not, or did, before.
        leaves_stuck: `other`, who had a line for some face before, has none for any face then.
        cuts_off: `other` loses `count` of the lines that the six faces together allowed it.
        exposed: with `chance`, the dice let others run over the own Head before the own next turn, as things stand.
        exits_left: of the `of` ways out (four origins, three directions each; one before the Head is clear), `count`
            are open to some roll then.
        new_cells: lays `count` chips on empty cells.
        relocates: the own Head goes on at a chip that leaves it `count` of `of` ways out.
        passes: no line can be laid; the pass is number `count` of `of` in a row.

    Get Off My Lawn:
        power_die: captures the Power Die of row `row`, worth `count` points and Strength there.
        captures: pushes a die of `other` off row `row`, which goes back to its owner (`other` may be `seat`).
        goes_out: the third Strike puts `seat` out.
        takes_lead, keeps_lead: as above.
        opens_collapse: `count` staged dice of `other` on row `row` collapse.
        gains_strength: Active Strength of `seat` for its next die on row `row` is `count` then, more than before,
            and `of` is needed.
        scores: row `row` then scores `count` points more for `seat`.
        enters: the die comes onto row `row`, where `seat` then has `count`.
        places_last: the last die of `seat` is placed.
        risks_strike: a Strike, number `count` of `of`.
        staged: then `count` dice of `seat` are staged on row `row`, which collapse when another enters it;
            with `chance`, somebody can do that before the own next turn as things stand, a roll included.
        recovers: one collapsed die comes back, `count` stay collapsed.
        rolls: a boundary die is rolled; of `of` faces, `count` then allow a placement, push or advance.

    Both: only_choice: nothing else is legal.
    """

    kind: str
    count: int = 0
    of: int = 0
    seat: Seat | None = None
    """Who acts, where that matters."""
    other: Seat | None = None
    """Whom it concerns."""
    row: int | None = None
    """Which row of the Lawn."""
    chance: float | None = None
    """A probability, 0 to 1."""


Weighed = tuple[float, Reason]
"""A reason with its weight: about so many points it is worth."""


def lead_fact(state: State, after: State, seat: Seat) -> Iterator[Weighed]:
    """Whether `seat` leads alone after a step, and whether it did before."""
    before, margin = margins_now(state)[seat], margins_now(after)[seat]
    if margin > 0:
        kind = "keeps_lead" if before > 0 else "takes_lead"
        yield (2 if before > 0 else 9), Reason(kind, margin, seat=seat)
