"""Positions of both games as plain data, for lessons and diagrams."""

from __future__ import annotations

import re
from typing import Any, Final

from hotl_desktop.games import get_off_my_lawn, head_of_the_line_layout
from hotl_desktop.games.base import FACES, Game, GameError, NotLoadable, State
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, POSITIONS, Side
from hotl_desktop.games.head_of_the_line import cells_between, parse_cell

from .reading import Reader

_LAWN_TARGETS: Final = re.compile(
    r"row [1-6]|strength [1-6]|[1-6] (FL|IL|C|IR|FR)|stage [1-6] [LR]|player row|row of P[1-4]|low|high|lawn"
)
_LINE_AREAS: Final = ("hub", "zone", "board")


def read_position(value: Any, place: str, game: Game) -> State:
    """The position that the data lay out: the arguments of the game's `lay_out` by name.

    Raises:
        NotLoadable: something in it is wrong, or no game can come to it.
    """
    data = Reader(value, place)
    try:
        state = _lawn(data) if game is GET_OFF_MY_LAWN else _line(data)
    except NotLoadable:
        raise
    except (GameError, ValueError, TypeError, AttributeError, KeyError) as error:
        raise NotLoadable(place, str(error)) from error
    data.finish()
    return state


def _line(data: Reader) -> State:
    return head_of_the_line_layout.lay_out(
        data.text("turn", needed=True),
        data.take("chips"),
        die=data.number("die", 1, 6) or 0,
        heads=data.take("heads"),
        captured=data.take("captured"),
        passes=data.take("passes"),
        clear=data.take("clear") or (),
        launch_until=data.text("launch_until") or "zone",
    )


def _lawn(data: Reader) -> State:
    staged = {_zone(name, data): dice for name, dice in (data.take("staged") or {}).items()}
    return get_off_my_lawn.lay_out(
        data.text("turn", needed=True),
        data.take("player_rows"),
        lawn={int(row): cells for row, cells in (data.take("lawn") or {}).items()},
        staged=staged,
        collapsed=data.take("collapsed"),
        captured={int(row): seat for row, seat in (data.take("captured") or {}).items()},
        strikes=data.take("strikes"),
        rolled=data.flag("rolled"),
        solo=data.flag("solo"),
    )


def _zone(name: str, data: Reader) -> tuple[int, Side]:
    if len(name) != 2 or name[0] not in "123456" or name[1] not in "LR":
        raise data.error("staged", f"a staging zone is called as in 5L, not {name!r}")
    return int(name[0]), "L" if name[1] == "L" else "R"


def read_target(value: Any, place: str, game: Game) -> str:
    """The name of something on the board that can be shown.

    Head of the Line: a cell `f7`, a run of cells `f7-f10`, `hub`, `zone`, `board`. Get Off My Lawn: a row `row 5`, a
    position `5 IL`, a staging zone `stage 5 L`, what a row says of strengths `strength 5`, `player row` (of whoever
    acts), `row of P2`, its boundary dice `low` and `high`, `lawn`.

    Raises:
        NotLoadable: there is no such thing.
    """
    if isinstance(value, str):
        if game is GET_OFF_MY_LAWN:
            if _LAWN_TARGETS.fullmatch(value):
                return value
        elif value in _LINE_AREAS or _is_run(value):
            return value
    raise NotLoadable(place, f"{value!r} is nothing that can be shown")


def _is_run(text: str) -> bool:
    first, _, last = text.partition("-")
    try:
        return bool(cells_between(parse_cell(first), parse_cell(last or first)))
    except GameError:
        return False


LAWN_POSITIONS: Final = tuple(f"{row} {position}" for row in FACES for position in POSITIONS)
"""Every position of the Lawn by the name that it has here."""
