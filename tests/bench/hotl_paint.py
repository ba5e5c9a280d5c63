"""How long a frame of the Head of the Line table takes to paint.

    python -m tests.bench.hotl_paint [WIDTH HEIGHT]      (QT_SCALE_FACTOR=2 for a screen of twice the density)

Two loads: real stories of a crowded game, with reach overlay; and every cell's chip in the air at once. See
`painting` for what is measured.
"""

from __future__ import annotations

import math
import sys
from random import Random

from PySide6.QtWidgets import QApplication

from hotl_desktop.games.head_of_the_line import CELLS
from hotl_desktop.view.hotl_scene import HeadOfTheLineScene, Overlay
from hotl_desktop.view.theme import LIGHT
from tests.walks import LINE_TABLES, walk

from .painting import MeasuredView, report


def main() -> None:
    """Measure and print."""
    app = QApplication.instance() or QApplication([])
    size = (int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1600, 1000)
    scene = HeadOfTheLineScene(LIGHT)
    view = MeasuredView(scene, size)
    print(f"{size[0]}x{size[1]} at scale {view.devicePixelRatioF():g}")

    for overlay in (Overlay.NONE, Overlay.REACH):
        scene.set_overlay(overlay)
        report(f"stories, {overlay.value} overlay", view.stories(scene, list(walk(LINE_TABLES[8], Random(3)))[40:]))

    scene.set_overlay(Overlay.NONE)
    board, places = scene._board, scene.places
    assert board is not None
    assert places is not None
    scene.show_state(LINE_TABLES[8].start())
    sprites = [board.fly(cell % 4, head=cell % 12 == 0) for cell in range(CELLS)]

    def move(frame: int) -> None:
        for cell, sprite in enumerate(sprites):
            sprite.place(places.center(cell), 0.2 + 0.2 * math.sin(0.1 * frame + cell), width=1.0)

    report("144 pieces in the air", view.everything_moving(move))
    del app


if __name__ == "__main__":
    main()
