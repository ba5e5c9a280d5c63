"""Get Off My Lawn as a game to choose: its name, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..base import NotUnderstood, Option, OptionValue, Seat, check_options
from ..names import LAWN_NAME, TITLES
from .places import SEATS
from .state import FRESH_ROUND, GetOffMyLawnState
from .table import Phase


class GetOffMyLawn:
    """The game: all four seats always play."""

    name: Final = LAWN_NAME
    title: Final = TITLES[LAWN_NAME]
    all_seats: Final = SEATS
    options: Final = (Option("rounds", 1, tuple(range(1, 10))),)

    def default_seats(self, count: int) -> tuple[Seat, ...]:
        if count != len(SEATS):
            raise NotUnderstood(f"{self.name} is for 4 players, not {count}")
        return SEATS

    def start(self, seats: tuple[Seat, ...], options: Mapping[str, OptionValue]) -> GetOffMyLawnState:
        values = check_options(self, options)
        if seats != SEATS:
            raise NotUnderstood(f"the seats of {self.name} are {', '.join(SEATS)}, all four, in this order")
        return GetOffMyLawnState(
            rounds=int(values["rounds"]),
            round=1,
            first=0,
            totals=(0, 0, 0, 0),
            phase=Phase.OPENING,
            opening=(),
            contenders=(0, 1, 2, 3),
            turn=0,
            **FRESH_ROUND,
        )


GET_OFF_MY_LAWN: Final = GetOffMyLawn()
