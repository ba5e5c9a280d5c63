"""Positions of Get Off My Lawn for tests, described by what matters in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from hotl_desktop.games.base import DICE, Event, Seat
from hotl_desktop.games.get_off_my_lawn import SEATS, GetOffMyLawnState, Side, lay_out


def table(
    player_rows: Mapping[Seat, str] | None = None,
    *,
    turn: Seat = "P1",
    lawn: Mapping[int, str] | None = None,
    staged: Mapping[tuple[int, Side], str] | None = None,
    collapsed: Mapping[Seat, str] | None = None,
    captured: Mapping[int, Seat] | None = None,
    strikes: Mapping[Seat, int] | None = None,
    rolled: bool = False,
    solo: bool = False,
    quiet: int = 0,
    rounds: int = 1,
    number: int = 1,
    first: Seat = "P1",
    totals: Mapping[Seat, int] | None = None,
) -> GetOffMyLawnState:
    """A position in which every Player Row is filled up to eight dice in all.

    A row is filled up with more of its first die, which leaves the boundary dice what they are; one that is not given,
    with ones.
    """
    placed = Counter("".join([*(lawn or {}).values(), *(staged or {}).values()]))
    full = {}
    for number_of_seat, seat in enumerate(SEATS, 1):
        given = (player_rows or {}).get(seat, "")
        away = placed[str(number_of_seat)] + len((collapsed or {}).get(seat, ""))
        full[seat] = given + (given or "1")[0] * (8 - away - len(given))
    return lay_out(
        turn,
        full,
        lawn=lawn,
        staged=staged,
        collapsed=collapsed,
        captured=captured,
        strikes=strikes,
        rolled=rolled,
        solo=solo,
        quiet=quiet,
        rounds=rounds,
        number=number,
        first=first,
        totals=totals,
    )


def play(state: GetOffMyLawnState, steps: Iterable[str | int], events: list[Event] | None = None) -> GetOffMyLawnState:
    """The state after actions, as text, and dice, as numbers."""
    for step in steps:
        state = state.apply(state.parse_action(step) if isinstance(step, str) else DICE[step], events)
    return state


def legal(state: GetOffMyLawnState, *kinds: str) -> list[str]:
    """The legal actions as text, in order; only those of the named kinds, if any are named."""
    actions = map(str, state.legal_actions())
    return [action for action in actions if not kinds or action.split(" ")[0] in kinds]


def refusal(state: GetOffMyLawnState, text: str) -> str:
    """Why the action that `text` notates is refused, with its rule."""
    reason = state.why_not(state.parse_action(text))
    assert reason is not None, f"{text} is legal"
    return str(reason)


def row_text(state: GetOffMyLawnState, row: int) -> str:
    """A row of the Lawn as `lay_out` spells it."""
    return "".join("1234*."[cell] for cell in state.lawn[row - 1])


def player_row(state: GetOffMyLawnState, seat: Seat) -> str:
    """The faces in a Player Row."""
    return "".join(map(str, state.player_rows[SEATS.index(seat)]))
