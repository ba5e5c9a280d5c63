"""Why an action is good or bad: facts that the rules and the evaluation see, without a word of prose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import Action, Seat, State

from .analysis import Analysis

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
        exposed: with `chance`, the own Head is run over before the own next turn if others want to.
        exits_left: of `of` lines that the six faces together can have at most, the own Head has `count` then.
        new_cells: lays `count` chips on empty cells.
        relocates: the own Head goes on at a chip that leaves it `count` of `of` lines.
        passes: no line can be laid; the pass is number `count` of `of` in a row.

    Get Off My Lawn:
        power_die: captures the Power Die of row `row`, worth `count` points and Strength there.
        captures: pushes a die of `other` off row `row` (its own too: `other` is then `seat`).
        goes_out: the third Strike puts `seat` out.
        takes_lead, keeps_lead: as above.
        opens_collapse: `count` staged dice of `other` on row `row` collapse.
        gains_strength: Active Strength of `seat` for its next die on row `row` is `count` then, `of` is needed.
        scores: row `row` then scores `count` points more for `seat`.
        places_last: the last die of `seat` is placed.
        risks_strike: a Strike, number `count` of `of`.
        staged: then `count` dice of `seat` are staged on row `row`, which collapse when another enters it;
            with `chance`, somebody's boundary dice allow that before the own next turn as things stand.
        recovers: one collapsed die comes back, `count` stay collapsed.
        rolls: a boundary die is rolled; of six faces, `count` allow a placement, push or advance that nothing
            allows now.

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


def reasons(state: State, action: Action, analysis: Analysis | None = None) -> tuple[Reason, ...]:
    """What can be said of `action`, the most important first.

    Args:
        state: a position in which a seat is to decide.
        action: a legal action.
        analysis: of the position; the facts come from the rules alone, their order from what sets the action apart.

    Raises:
        IllegalAction: `action` is not allowed here.
    """
    raise NotImplementedError
