"""What each level is made of. Plain names, honest characters: nobody waits to seem clever, nobody sees the dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """How a level decides."""

    whim: float = 0.0
    """The share of decisions that are taken at random."""
    judges: bool = True
    """Whether it judges positions by the network; if not, it takes the points in front of it."""
    depth: int = 0
    """How many turns it looks beyond its own action."""
    rollouts: int = 0
    """If not 0: how many times it plays on in its mind, all actions together, before it judges."""
    turns: int = 0
    """How many turns it plays on each time."""
    tree: int = 0
    """If not 0: how many random games it plays in its mind, in a tree that grows where it matters."""
    trust: float = 0.0
    """With a tree: for how much of each random game the network's judgement of where it began stands."""
    blur: float = 0.0
    """How far its judgement errs: the scale of the noise (Gumbel's) on each win chance."""


RANDOM: Final = Style(whim=1.0, judges=False)

HEAD_OF_THE_LINE: Final[Mapping[str, Style]] = {
    "random": RANDOM,
    "beginner": Style(whim=0.85, judges=False),
    "casual": Style(whim=0.3, judges=False),
    "skilled": Style(blur=0.022),
    "expert": Style(tree=12_000),
    "master": Style(tree=300_000, trust=0.5),
}
GET_OFF_MY_LAWN: Final[Mapping[str, Style]] = {
    "random": RANDOM,
    "beginner": Style(whim=0.5, judges=False),
    "casual": Style(blur=0.052),
    "skilled": Style(blur=0.02),
    "expert": Style(blur=0.004),
    "master": Style(rollouts=1500, turns=8),
}


def style_named(level: str, game: str) -> Style:
    """What `level` is made of in a game, by its name."""
    return (GET_OFF_MY_LAWN if game == "get-off-my-lawn" else HEAD_OF_THE_LINE)[level]
