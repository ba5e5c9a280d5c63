"""Random games written out step by step, to be read once and compared with ever after.

After every decision stand those lines of the position's picture that have changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, Final

from hotl_desktop.games.base import CHANCE, Event, State
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import CELL_NAMES, HEAD_OF_THE_LINE, SEATS, HeadOfTheLineState
from tests.walks import Table, random_step

FOLDER: Final = Path(__file__).parent / "playthroughs"

PLAYTHROUGHS: Final = {
    "head-of-the-line-zone": (Table(HEAD_OF_THE_LINE, SEATS, {"launch_until": "zone"}), 66),
    "head-of-the-line-hub": (Table(HEAD_OF_THE_LINE, ("NW", "NE", "SE"), {"launch_until": "hub"}), 132),
    "head-of-the-line-two": (Table(HEAD_OF_THE_LINE, ("NW", "SE"), {"launch_until": "zone"}), 89),
    "get-off-my-lawn-one-round": (Table(GET_OFF_MY_LAWN, GET_OFF_MY_LAWN.all_seats, {"rounds": 1}), 53),
    "get-off-my-lawn-two-rounds": (Table(GET_OFF_MY_LAWN, GET_OFF_MY_LAWN.all_seats, {"rounds": 2}), 53),
}
"""By file name: the table, and the number from which dice and choices follow."""

_CELL_FIELDS: Final = {"cell", "start", "end", "head"}


def written_out(name: str) -> str:
    """The playthrough of that name, as it is now."""
    table, seed = PLAYTHROUGHS[name]
    return "\n".join(_lines(table, seed)) + "\n"


def kept(name: str) -> str:
    """The playthrough of that name, as it was when somebody read it."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def _lines(table: Table, seed: int) -> Iterator[str]:
    options = ", ".join(f"{name} {value}" for name, value in table.options.items())
    yield f"{table.game.title}: {' '.join(table.seats)}, {options}, seed {seed}"
    random, state, number, shown = Random(seed), table.start(), 0, list[str]()
    while state.to_act() is not None:
        number += 1
        step, events = random_step(state, random), list[Event]()
        actor = state.to_act()
        if actor is CHANCE:
            yield f"{number}. {state.roller} rolls {step}{' (opens the turn)' if state.opens_turn else ''}"
        else:
            yield f"{number}. {actor} of {', '.join(map(str, state.legal_actions()))}"
            yield f"   takes {step}"
        state = state.apply(step, events)
        yield from (f"   . {_told(event, state)}" for event in events)
        if actor is not CHANCE:
            lines = list(picture(state))
            yield from (f"   {line}" for line in lines if line not in shown)
            shown = lines
    yield "the end"
    yield from (f"   {line}" for line in picture(state))


def _told(event: Any, state: State) -> str:
    values = [_value(field.name, getattr(event, field.name), state) for field in fields(event)]
    return " ".join([type(event).__name__, *values])


def _value(name: str, value: object, state: State) -> str:
    if isinstance(state, HeadOfTheLineState) and name in _CELL_FIELDS and isinstance(value, int):
        return CELL_NAMES[value]
    return str(value)


def picture(state: State) -> Iterator[str]:
    """The position in a few lines."""
    yield " ".join(f"{seat}:{points}" for seat, points in state.scores())
    if isinstance(state, HeadOfTheLineState):
        yield from _board(state)
    elif isinstance(state, GetOffMyLawnState):
        yield from _lawn(state)


def _board(state: HeadOfTheLineState) -> Iterator[str]:
    """Rows from above; chips are 1 to 4 by seat, clockwise from north-west, Heads A to D."""
    for row in reversed(range(12)):
        cells = range(12 * row, 12 * row + 12)
        line = [("ABCD" if cell in state.heads else "1234.")[owner] for cell in cells for owner in [state.owners[cell]]]
        yield f"{row + 1:>2} {''.join(line)}"
    yield f"   captured {state.captured} passes {state.passes} clear {_yes(state.clear)} out {_yes(state.out)}"


def _yes(flags: tuple[bool, ...]) -> str:
    return "".join("-x"[flag] for flag in flags)


def _lawn(state: GetOffMyLawnState) -> Iterator[str]:
    """Rows from row 6 down; dice are 1 to 4 by seat, `*` the Power Die, staged dice outside the bars."""
    for row in range(6, 0, -1):
        left, right = ("".join(str(seat + 1) for seat in state.staged[2 * row - 2 + side]) for side in (0, 1))
        cells = "".join("1234*."[cell] for cell in state.lawn[row - 1])
        captor = state.captors[row - 1]
        yield f"{row} {left[::-1]:>4}|{cells}|{right:<4}{'' if captor < 0 else f' power {captor + 1}'}".rstrip()
    for seat, faces in enumerate(state.player_rows):
        collapsed = "".join(map(str, state.collapsed[seat]))
        extra = f" collapsed {collapsed}" if collapsed else ""
        struck = f" strikes {state.strikes[seat]}" if state.strikes[seat] else ""
        yield f"P{seat + 1} {''.join(map(str, faces))}{extra}{struck}{' out' if state.out[seat] else ''}"
    yield f"round {state.round}, quiet {state.quiet}{', solo' if state.solo else ''}"
