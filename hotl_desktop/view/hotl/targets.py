"""What a point of the board means: which of the offered actions a person is pointing at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import Line, Relocate

from .places import Places, length, nearest_on

CLEARLY: Final = 0.12
"""So much nearer than the next a line must be to be the one that is meant, in cells."""
_HALF: Final = 0.20
"""Where the middle of each half of a split end is, in cells from its centre."""
_DRAG_REACH: Final = 0.75
"""How far from its way a drag may stray, in cells."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What is meant by a point."""

    action: Action
    at_end: bool
    """Whether the point is where a click lays the line or moves the Head."""
    certain: bool
    """Whether no other action could be meant as well."""


class Targets:
    """The offered actions on a board.

    A point means, in this order:

    - the relocation to the chip there;
    - the line that ends in the cell there. Where two lines share the end, it means the one whose origin is nearer, so
      each has the half of the end that faces its origin;
    - the line whose drawn way (from the Head over the origin to the end) is nearest, of those that pass through the
      cell. Where several are equally near, because they share that part of their way, it means the one that is shown
      already; else one that has its end in common with that, so that pointing at an end and then at an origin chooses
      between two lines; else the one whose end is nearest.
    """

    def __init__(self, places: Places, actions: Sequence[Action], head: int | None) -> None:
        """Args: head: where the Head of the seat to act is; None before its first line."""
        self._places = places
        self.head: Final = head
        self.lines: Final = tuple(action for action in actions if isinstance(action, Line))
        self.relocations: Final = {action.cell: action for action in actions if isinstance(action, Relocate)}
        self._cells = {line: frozenset(line.cells) for line in self.lines}
        self._ways = {line: places.way(head, line) for line in self.lines}

    def __bool__(self) -> bool:
        """Whether there is anything to point at."""
        return bool(self.lines or self.relocations)

    def way(self, line: Line) -> list[QPointF]:
        """The corners of an offered line's way."""
        return list(self._ways[line])

    def sharing(self, line: Line) -> Line | None:
        """The other line that ends where `line` does."""
        return next((other for other in self.lines if other.end == line.end and other != line), None)

    def point(self, action: Action) -> QPointF:
        """Where a click picks `action`.

        Raises:
            ValueError: the action has no place on the board, or is not offered.
        """
        if isinstance(action, Relocate) and action.cell in self.relocations:
            return self._places.center(action.cell)
        if not isinstance(action, Line) or action not in self._cells:
            raise ValueError(f"{action} is not on the board")
        middle = self._places.center(action.end)
        if self.sharing(action) is None:
            return middle
        return middle + self._places.toward(action.end, action.origin) * (_HALF * self._places.cell)

    # --------------------------------------------------------------------------------------------- pointing

    def at(self, point: QPointF, shown: Action | None) -> Aim | None:
        """What is meant by `point` while the consequences of `shown` are seen; None for nothing."""
        cell = self._places.cell_at(point)
        if cell is None:
            return None
        if cell in self.relocations:
            return Aim(self.relocations[cell], True, True)
        ending = [line for line in self.lines if line.end == cell]
        if ending:
            return self._pick(ending, self._to_origins(ending, point), point, shown, at_end=True)
        passing = [line for line in self.lines if cell in self._cells[line]]
        if passing:
            return self._pick(passing, self._to_ways(passing, point), point, shown, at_end=False)
        return None

    def along(self, point: QPointF, origin: int | None, shown: Action | None) -> Aim | None:
        """What a drag means that has come to `point`, and whose last origin on the way was `origin`.

        A drag may stray a little, and the origin that it came through decides between lines that share their end.
        """
        cell = self._places.cell_at(point)
        if cell in self.relocations:
            return Aim(self.relocations[cell], True, True)
        if cell is not None and cell == self.head:
            return None
        lines = [line for line in self.lines if cell in self._cells[line]]
        reach = _DRAG_REACH * self._places.cell
        lines = lines or [line for line in self.lines if nearest_on(self._ways[line], point)[0] < reach]
        lines = [line for line in lines if line.origin == origin] or lines
        ending = [line for line in lines if line.end == cell]
        if ending:
            return self._pick(ending, self._to_origins(ending, point), point, shown, at_end=True)
        return self._pick(lines, self._to_ways(lines, point), point, shown, at_end=False) if lines else None

    def origin_at(self, point: QPointF) -> int | None:
        """The origin of an offered line at a point."""
        cell = self._places.cell_at(point)
        return cell if any(line.origin == cell for line in self.lines) else None

    def _to_origins(self, lines: Sequence[Line], point: QPointF) -> list[float]:
        return [length(point - self._places.center(line.origin)) for line in lines]

    def _to_ways(self, lines: Sequence[Line], point: QPointF) -> list[float]:
        return [nearest_on(self._ways[line], point)[0] for line in lines]

    def _pick(
        self, lines: Sequence[Line], away: Sequence[float], point: QPointF, shown: Action | None, *, at_end: bool
    ) -> Aim:
        limit = min(away) + CLEARLY * self._places.cell
        near = [line for line, far in zip(lines, away, strict=True) if far < limit]
        end = shown.end if isinstance(shown, Line) else None
        near.sort(key=lambda line: (line != shown, line.end != end, length(point - self._places.center(line.end))))
        return Aim(near[0], at_end, len(near) == 1)
