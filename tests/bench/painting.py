"""How long a view of a table takes to paint a frame: what both games' measurements have in common.

The time is that of the processor, so that other programs do not count; they still take its caches and its memory from
it, so that a figure is worth most on a machine that does nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from time import process_time

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Event, State, Step
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import Speed

FRAME_MS = 16
FRAMES = 120
"""Of a load that goes on for ever."""


class MeasuredView(TableView):
    """A table's view that notes how long each of its frames takes."""

    def __init__(self, scene: TableScene, size: tuple[int, int]) -> None:
        super().__init__()
        self.times: list[float] = []
        self.resize(*size)
        self.show_scene(scene)
        self.show()
        scene.set_speed(Speed.NORMAL)

    def paintEvent(self, event: QPaintEvent) -> None:
        begin = process_time()
        super().paintEvent(event)
        self.times.append(1000 * (process_time() - begin))

    def frame(self) -> list[float]:
        """Paint what has changed; the milliseconds that each frame took."""
        self.times.clear()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        return list(self.times)

    def stories(self, scene: TableScene, steps: Iterable[tuple[State, Step, State]]) -> list[float]:
        """Tell what happens, frame by frame; the milliseconds of every frame that painted anything."""
        times: list[float] = []
        for before, step, _ in steps:
            events: list[Event] = []
            after = before.apply(step, events)
            scene.show_state(before)
            self.frame()
            scene.tell(Transition(before, step, after, tuple(events)))
            story = scene.story
            if story is None:
                continue
            story.pause()
            for time in range(0, story.duration(), FRAME_MS):
                story.setCurrentTime(time)
                times += self.frame()
                if not scene.is_telling:
                    break
        return times

    def everything_moving(self, move: Callable[[int], None]) -> list[float]:
        """Let `move` place everything for the frame of that number; the milliseconds of all frames but the first."""
        times: list[float] = []
        for frame in range(FRAMES):
            move(frame)
            times += self.frame()
        return times[1:]


def report(name: str, times: list[float]) -> None:
    """Print how many frames there were, and their least, median, 95th percentile and longest time."""
    ordered = sorted(times)
    median, p95 = ordered[len(ordered) // 2], ordered[math.ceil(0.95 * len(ordered)) - 1]
    print(
        f"{name:26} {len(ordered):5} frames   least {ordered[0]:5.2f}   median {median:5.2f}   p95 {p95:5.2f}   "
        f"longest {ordered[-1]:5.2f} ms"
    )
