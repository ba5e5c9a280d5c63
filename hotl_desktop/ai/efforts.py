"""How much work each strength of an analysis is: counted in positions, never in time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from hotl_desktop.games.base import NotUnderstood
from hotl_desktop.games.names import LAWN_NAME, LINE_NAME

from .smoothing import LEFT

STRENGTHS: Final = ("instant", "quick", "standard", "thorough")
"""How hard to think, from the fastest to the most exact."""
DEFAULT_STRENGTH: Final = "standard"
FEWER_SEATS: Final[Mapping[int, float]] = {2: 1.6, 3: 1.25, 4: 1.0}
"""By the number of seats in play: so many times as many rollouts make chances as exact as those of four."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What is done about a position.

    What actions are worth *against each other* shows best in a short look, as errors of judgement are much the same
    for all of them; what a position is worth *as such* shows best where play goes on for long. So both are done.
    """

    depth: int
    """Turns that the search looks beyond every action."""
    closer: int = 0
    """How many of the best actions are then looked at more closely, by rollouts without luck; the best only: 1."""
    window: float = 0.08
    """Actions that search finds further behind the best are not."""
    fair: int = 0
    """How many of these rollouts each gets; a multiple of six."""
    fair_turns: int = 0
    """How long they are, in turns."""
    level: int = 0
    """How many plain rollouts tell what the position is worth as such."""
    level_turns: int = 0
    """How long they are at most, in turns."""
    course: int = 0
    """How many of them a position of a game of four under review gets in its middle, on the lawn without luck; see
    `course_at`."""
    halfway: int = 0
    """How many it gets that are judged halfway, these among them, if that is more; see `halfway_at`."""
    halfway_turns: int = 0
    """How long these are, in turns, where four seats are in play; see `halfway_turns_of`."""
    certain: float = 0.998
    """Where somebody wins with this chance at least, by search, nothing more is done."""
    solved: int = 0
    """Endgames of at most so many positions are solved exactly."""
    ending: int = 0
    """The ending of a game under review is solved exactly, as far back as no more positions can follow."""
    true_of_actions: float = 1.0
    """So much of a difference that its short looks see between actions stays in the end, as measured."""
    true_of_faces: float = 1.0
    """The same between the faces of a die."""
    left: float = 1.0
    """What the square of the scatter of plain rollouts is of that of results: luck that is easy to see is left out."""
    doubt: float = 0.0
    """What is left of the error of judgement: half the width of its 95 % interval at even chances, as measured."""

    def as_good_as(self, rollouts: int) -> float:
        """How many results of games scatter as little as so many plain rollouts."""
        return rollouts / self.left

    def course_at(self, progress: float, seats: int) -> int:
        """How many long rollouts a position of a game under review gets at this progress of the game, 0 to 1.

        At the beginning looks are right more often and rollouts take long, later it is the other way round. Where fewer
        seats are in play, chances scatter more and rollouts take less time.
        """
        return round(self.course * FEWER_SEATS[seats] * (0.4 + 1.2 * progress))

    def halfway_turns_of(self, seats: int) -> int:
        """How long they are where so many seats are in play: as many turns of each."""
        return self.halfway_turns * seats // 4

    def halfway_at(self, progress: float) -> int:
        """How many rollouts of it are judged halfway."""
        return round(self.halfway * (0.4 + 1.2 * progress))


LINE_HALFWAY: Final = 20
"""See `Effort.halfway_turns`: five rounds of four seats."""
_LINE: Final[Mapping[str, Effort]] = {
    "instant": Effort(depth=1, doubt=0.2),
    "quick": Effort(
        1,
        level=300,
        level_turns=40,
        course=48,
        halfway_turns=LINE_HALFWAY,
        ending=6000,
        left=LEFT[LINE_NAME],
        doubt=0.04,
    ),
    "standard": Effort(
        1,
        closer=2,
        fair=12,
        fair_turns=3,
        level=6000,
        level_turns=40,
        course=1280,
        halfway_turns=LINE_HALFWAY,
        solved=6000,
        ending=20000,
        left=LEFT[LINE_NAME],
        doubt=0.02,
    ),
    "thorough": Effort(
        2,
        closer=4,
        fair=72,
        fair_turns=6,
        level=16000,
        level_turns=200,
        course=3000,
        halfway_turns=LINE_HALFWAY,
        certain=1.0,
        left=LEFT[LINE_NAME],
        doubt=0.02,
        solved=60000,
        ending=60000,
    ),
}
_LAWN: Final[Mapping[str, Effort]] = {
    "instant": Effort(depth=1, doubt=0.24),
    "quick": Effort(1, level=60, level_turns=40, halfway=12, halfway_turns=40, doubt=0.04),
    "standard": Effort(
        1,
        closer=2,
        fair=12,
        fair_turns=3,
        level=600,
        level_turns=250,
        course=32,
        halfway=44,
        halfway_turns=40,
        solved=1500,
        ending=1500,
        doubt=0.02,
    ),
    "thorough": Effort(
        2,
        closer=4,
        fair=72,
        fair_turns=6,
        level=4000,
        level_turns=400,
        course=320,
        halfway=440,
        halfway_turns=40,
        certain=1.0,
        doubt=0.02,
        solved=20000,
        ending=20000,
    ),
}
_EFFORTS: Final[Mapping[str, Mapping[str, Effort]]] = {
    LINE_NAME: _LINE,
    LAWN_NAME: {name: replace(effort, true_of_actions=0.5, true_of_faces=0.7) for name, effort in _LAWN.items()},
}


def effort_of(game: str, strength: str) -> Effort:
    """What `strength` means in the game of this name.

    Raises:
        NotUnderstood: there is no such strength.
    """
    if strength not in STRENGTHS:
        raise NotUnderstood(f"there is no strength {strength[:40]!r}, only {', '.join(STRENGTHS)}")
    return _EFFORTS[game][strength]
