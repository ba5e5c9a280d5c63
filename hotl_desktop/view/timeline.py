"""One clock for everything that moves.

A story is a timeline of motions. Whatever happens to it (it runs out, is hurried to its end or dropped), every
motion that was not dropped ends exactly at its end, in order, and `ended` is told once. Nothing but the picture
depends on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

Motion = Callable[[float], None]
"""Shows the motion at a progress from 0 to 1 (beyond, where the easing overshoots)."""


@dataclass(slots=True)
class _Part:
    start: int
    length: int
    show: Motion
    easing: QEasingCurve
    over: bool = False


class Timeline(QAbstractAnimation):
    """Motions at their times in milliseconds. Fill it, then `start` it once.

    `setCurrentTime` shows any moment, later ones only: motions are not played backwards.
    """

    ended = Signal()
    """The last motion has reached its end, by itself or by `finish`. Not told after `drop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: list[_Part] = []
        self._length = 0
        self._closed = False

    def add(self, start: int, length: int, show: Motion, easing: QEasingCurve | None = None) -> int:
        """Put in a motion.

        Args:
            start: when it begins, in ms.
            length: how long it takes; 0 for something that happens at once.
            show: is called with the eased progress while it runs and once with 1 at its end.
            easing: linear if left out.

        Returns:
            When it ends, in ms.
        """
        self._parts.append(_Part(start, length, show, easing or QEasingCurve(QEasingCurve.Type.Linear)))
        self._length = max(self._length, start + length)
        return start + length

    def at(self, time: int, happen: Callable[[], None]) -> int:
        """Let something happen at `time` ms; returns `time`."""
        return self.add(time, 0, lambda _progress: happen())

    def hold(self, until: int) -> None:
        """Let the timeline last until `until` ms at least."""
        self._length = max(self._length, until)

    def duration(self) -> int:
        """All of it, in ms."""
        return self._length

    def updateCurrentTime(self, time: int) -> None:
        """Show the moment `time`; Qt's clock calls it."""
        if self._closed:
            return
        self._show(time)
        if time >= self._length:
            self._close()

    def finish(self) -> None:
        """Go to the end at once."""
        if not self._closed:
            self._show(self._length)
            self._close()

    def drop(self) -> None:
        """Stop where it is; nothing is shown or told any more."""
        self._closed = True
        self.stop()

    def _show(self, time: int) -> None:
        for part in sorted(self._parts, key=lambda part: part.start):
            if part.over or part.start > time:
                continue
            if time >= part.start + part.length:
                part.over = True
                part.show(1.0)
            else:
                part.show(part.easing.valueForProgress((time - part.start) / part.length))

    def _close(self) -> None:
        self._closed = True
        self.stop()
        self.ended.emit()
