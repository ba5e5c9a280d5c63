"""The games there are."""

from __future__ import annotations

from typing import Final

from .base import Game, NotUnderstood, quoted
from .get_off_my_lawn import GET_OFF_MY_LAWN
from .head_of_the_line import HEAD_OF_THE_LINE

GAMES: Final[tuple[Game, ...]] = (HEAD_OF_THE_LINE, GET_OFF_MY_LAWN)


def game_named(name: str) -> Game:
    """The game that records call `name`.

    Raises:
        NotUnderstood: there is none.
    """
    for game in GAMES:
        if game.name == name:
            return game
    raise NotUnderstood(f"there is no game {quoted(name)}, only {' and '.join(game.name for game in GAMES)}")
