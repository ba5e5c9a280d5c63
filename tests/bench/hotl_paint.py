"""How long a frame of the Head of the Line table takes to paint.

    python -m tests.bench.hotl_paint [WIDTH HEIGHT]      (QT_SCALE_FACTOR=2 for a screen of twice the density)

Two loads: real stories of a crowded game, with reach overlay; and every cell's chip in the air at once. For each it
prints median, p95 and longest time of painting in ms, of all frames that painted anything. It is the time of the
processor, so that other programs do not count.
"""

from __future__ import annotations

import math
import sys
from random import Random
from time import thread_time

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Event
from hotl_desktop.games.head_of_the_line import CELLS, HeadOfTheLineState
from hotl_desktop.view.hotl_scene import HeadOfTheLineScene, Overlay
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import LIGHT, Speed
from tests.walks import LINE_TABLES, walk

FRAME_MS = 16


class MeasuredView(TableView):
    """A table's view that notes how long each of its frames takes."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        begin = thread_time()
        super().paintEvent(event)
        self.times.append(1000 * (thread_time() - begin))


def report(name: str, times: list[float]) -> None:
    ordered = sorted(times)
    median, p95 = ordered[len(ordered) // 2], ordered[math.ceil(0.95 * len(ordered)) - 1]
    print(f"{name:24} {len(ordered):5} frames   median {median:5.2f}   p95 {p95:5.2f}   longest {ordered[-1]:5.2f} ms")


def main() -> None:
    app = QApplication.instance() or QApplication([])
    width, height = (int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1600, 1000)
    scene, view = HeadOfTheLineScene(LIGHT), MeasuredView()
    view.resize(width, height)
    view.show_scene(scene)
    view.show()
    scene.set_speed(Speed.NORMAL)
    print(f"{width}x{height} at scale {view.devicePixelRatioF():g}")

    for overlay in (Overlay.NONE, Overlay.REACH):
        scene.set_overlay(overlay)
        times: list[float] = []
        for before, step, _ in list(walk(LINE_TABLES[8], Random(3)))[40:]:
            assert isinstance(before, HeadOfTheLineState)
            events: list[Event] = []
            after = before.apply(step, events)
            scene.show_state(before)
            app.processEvents()
            scene.tell(Transition(before, step, after, tuple(events)))
            story = scene.story
            if story is not None:
                story.pause()
                for time in range(0, story.duration(), FRAME_MS):
                    story.setCurrentTime(time)
                    view.times.clear()
                    app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
                    times += view.times
                    if not scene.is_telling:
                        break
        report(f"stories, {overlay.value} overlay", times)

    scene.set_overlay(Overlay.NONE)
    board, places = scene._board, scene.places
    assert board is not None
    assert places is not None
    scene.show_state(LINE_TABLES[8].start())
    sprites = [board.fly(cell % 4, head=cell % 12 == 0) for cell in range(CELLS)]
    view.times.clear()
    for frame in range(120):
        for cell, sprite in enumerate(sprites):
            sprite.place(places.center(cell), 0.2 + 0.2 * math.sin(0.1 * frame + cell), width=1.0)
        app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    report("144 pieces in the air", view.times[1:])


if __name__ == "__main__":
    main()
