"""The sounds there are. The value of each is the name of its file."""

from __future__ import annotations

import enum
from typing import Final


class Sound(enum.StrEnum):
    """A sound of the table."""

    ROLL = "roll"
    """A die is thrown and comes to rest."""
    CHIP_1 = "chip-1"
    CHIP_2 = "chip-2"
    CHIP_3 = "chip-3"
    CHIP_4 = "chip-4"
    CHIP_5 = "chip-5"
    FLIP_1 = "flip-1"
    FLIP_2 = "flip-2"
    FLIP_3 = "flip-3"
    FLIP_4 = "flip-4"
    FLIP_5 = "flip-5"
    HEAD = "head"
    """A Head lands."""
    GLIDE = "glide"
    """A captured Head sets off to its new chip."""
    DIE = "die"
    """A die is set down on turf or in a Player Row."""
    PUSH = "push"
    """The five dice of a row move on by one."""
    FALL = "fall"
    """A die goes over the edge of its row."""
    POWER = "power"
    """A Power Die is captured."""
    STAGE = "stage"
    """A die is set down on the stone beside its row."""
    COLLAPSE = "collapse"
    """Staged dice tip over."""
    STRIKE = "strike"
    """Somebody passes or gets a Strike."""
    TURN = "turn"
    """It is a person's turn again."""
    WIN = "win"
    """The game is over."""


CHIPS: Final = (Sound.CHIP_1, Sound.CHIP_2, Sound.CHIP_3, Sound.CHIP_4, Sound.CHIP_5)
"""A chip lands on an empty cell: from the first of a line on, each a little higher."""
FLIPS: Final = (Sound.FLIP_1, Sound.FLIP_2, Sound.FLIP_3, Sound.FLIP_4, Sound.FLIP_5)
"""A captured chip has turned over: as high as a chip that lands in its place."""
