"""What a learner has done so far: plain data in and out, kept by whoever keeps such things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .lesson import Lesson


@dataclass(frozen=True, slots=True)
class Progress:
    """Which lessons are finished, and where others were left."""

    finished: frozenset[str] = frozenset()
    """Keys of lessons that were gone through to the end."""
    left_at: Mapping[str, int] | None = None
    """By the key of a lesson that was left: the number of the step to go on with."""

    def is_finished(self, lesson: Lesson) -> bool:
        """Whether the lesson was gone through to the end."""
        return lesson.key in self.finished

    def step_of(self, lesson: Lesson) -> int:
        """The number of the step to go on with; 0 where it was not begun, or has fewer steps now."""
        at = (self.left_at or {}).get(lesson.key, 0)
        return at if at < len(lesson.steps) else 0

    def is_begun(self, lesson: Lesson) -> bool:
        """Whether the lesson was left in its middle."""
        return self.step_of(lesson) > 0

    def reached(self, lesson: Lesson, step: int) -> Progress:
        """The progress when the learner has come to step number `step`."""
        return replace(self, left_at={**(self.left_at or {}), lesson.key: step})

    def finishing(self, lesson: Lesson) -> Progress:
        """The progress when the learner has come to the end."""
        left = {key: step for key, step in (self.left_at or {}).items() if key != lesson.key}
        return Progress(self.finished | {lesson.key}, left)

    def count(self, lessons: Iterable[Lesson]) -> int:
        """How many of `lessons` are finished."""
        return sum(map(self.is_finished, lessons))

    def next_of(self, lessons: Iterable[Lesson]) -> Lesson | None:
        """The first of `lessons` that is not finished; None when all are."""
        return next((lesson for lesson in lessons if not self.is_finished(lesson)), None)

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"finished": sorted(self.finished), "left_at": dict(sorted((self.left_at or {}).items()))}

    @classmethod
    def from_plain(cls, value: Any) -> Progress:
        """From plain data; whatever in it makes no sense is left out, so this never fails."""
        if not isinstance(value, Mapping):
            return cls()
        finished, left_at = value.get("finished"), value.get("left_at")
        return cls(
            frozenset(key for key in finished if isinstance(key, str)) if isinstance(finished, list) else frozenset(),
            {
                key: step
                for key, step in left_at.items()
                if isinstance(key, str) and type(step) is int and 0 < step < 1000
            }
            if isinstance(left_at, Mapping)
            else {},
        )
