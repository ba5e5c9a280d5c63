"""What a learner has done so far: plain data in and out, kept by whoever keeps such things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import read_record, write_record

from .lesson import Lesson

_LONGEST_GAME: Final = 200_000
"""What the record of a coached game may have at most, in characters: some ten times a long one."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Which lessons are finished, and where others were left."""

    finished: frozenset[str] = frozenset()
    """Keys of lessons that were gone through to the end."""
    left_at: Mapping[str, int] | None = None
    """By the key of a lesson that was left: the number of the step to go on with."""
    games: Mapping[str, str] | None = None
    """By the key of a lesson that is a whole game: that game as it stands, as the text of a record."""

    def is_finished(self, lesson: Lesson) -> bool:
        """Whether the lesson was gone through to the end."""
        return lesson.key in self.finished

    def step_of(self, lesson: Lesson) -> int:
        """The number of the step to go on with; 0 where it was not begun, or has fewer steps now."""
        at = (self.left_at or {}).get(lesson.key, 0)
        return at if at < len(lesson.steps) else 0

    def is_begun(self, lesson: Lesson) -> bool:
        """Whether the lesson was left in its middle."""
        return self.step_of(lesson) > 0 or lesson.key in (self.games or {})

    def reached(self, lesson: Lesson, step: int) -> Progress:
        """The progress when the learner has come to step number `step`."""
        return replace(self, left_at={**(self.left_at or {}), lesson.key: step})

    def playing(self, lesson: Lesson, match: Match) -> Progress:
        """The progress when the learner's whole game of `lesson` stands as in `match`."""
        return replace(self, games={**(self.games or {}), lesson.key: write_record(match)})

    def game_of(self, lesson: Lesson) -> Match | None:
        """The whole game of `lesson` to go on with; None where none was begun, or what is kept is no such game."""
        text = (self.games or {}).get(lesson.key)
        if text is None:
            return None
        try:
            match = read_record(text.encode())
        except NotLoadable:
            return None
        return match if lesson.could_be(match) and match.state.outcome() is None else None

    def finishing(self, lesson: Lesson) -> Progress:
        """The progress when the learner has come to the end."""
        left = {key: step for key, step in (self.left_at or {}).items() if key != lesson.key}
        games = {key: text for key, text in (self.games or {}).items() if key != lesson.key}
        return Progress(self.finished | {lesson.key}, left, games)

    def count(self, lessons: Iterable[Lesson]) -> int:
        """How many of `lessons` are finished."""
        return sum(map(self.is_finished, lessons))

    def next_of(self, lessons: Iterable[Lesson]) -> Lesson | None:
        """The first of `lessons` that is not finished; None when all are."""
        return next((lesson for lesson in lessons if not self.is_finished(lesson)), None)

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        plain: dict[str, Any] = {
            "finished": sorted(self.finished),
            "left_at": dict(sorted((self.left_at or {}).items())),
        }
        return plain | ({"games": dict(sorted(self.games.items()))} if self.games else {})

    @classmethod
    def from_plain(cls, value: Any) -> Progress:
        """From plain data; whatever in it makes no sense is left out, so this never fails."""
        if not isinstance(value, Mapping):
            return cls()
        finished, left_at, games = value.get("finished"), value.get("left_at"), value.get("games")
        return cls(
            frozenset(key for key in finished if isinstance(key, str)) if isinstance(finished, list) else frozenset(),
            {
                key: step
                for key, step in left_at.items()
                if isinstance(key, str) and type(step) is int and 0 < step < 1000
            }
            if isinstance(left_at, Mapping)
            else {},
            {
                key: text
                for key, text in games.items()
                if isinstance(key, str) and isinstance(text, str) and len(text) <= _LONGEST_GAME
            }
            if isinstance(games, Mapping)
            else {},
        )
