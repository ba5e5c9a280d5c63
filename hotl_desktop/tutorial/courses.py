"""The courses: all lessons of each game, in order."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES

from .lesson import Lesson, load_lesson


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of one game."""

    game: Game
    lessons: tuple[Lesson, ...]

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows `lesson`; None after the last."""
        names = [one.name for one in self.lessons]
        following = names.index(lesson.name) + 1
        return self.lessons[following] if following < len(names) else None

    def lesson(self, name: str) -> Lesson | None:
        """The lesson of that name, if there is one."""
        return next((one for one in self.lessons if one.name == name), None)


def load_courses(folder: Path) -> tuple[Course, ...]:
    """The courses of both games.

    Args:
        folder: has one folder for each game, by its name, with its lessons in the order of their file names.

    Raises:
        NotLoadable: a lesson is damaged; says which and where.
    """
    return tuple(
        Course(game, tuple(load_lesson(path, game) for path in sorted((folder / game.name).glob("*.json"))))
        for game in GAMES
    )
