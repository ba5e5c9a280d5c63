"""How long a frame of the Get Off My Lawn table takes to paint.

    python -m tests.bench.lawn_paint [WIDTH HEIGHT]      (QT_SCALE_FACTOR=2 for a screen of twice the density)

Three loads: real stories of a game; all dice of a full table in the air at once; and all of them turning as well,
which no story does. See `painting` for what is measured.
"""

from __future__ import annotations

import math
import sys
from itertools import islice
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.theme import LIGHT
from tests.walks import LAWN_TABLES, walk

from .painting import MeasuredView, report

_STEPS = 120
"""Of the game whose stories are told."""


def main() -> None:
    """Measure and print."""
    app = QApplication.instance() or QApplication([])
    size = (int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1600, 1000)
    scene = GetOffMyLawnScene(LIGHT)
    view = MeasuredView(scene, size)
    print(f"{size[0]}x{size[1]} at scale {view.devicePixelRatioF():g}")

    steps = list(islice(walk(LAWN_TABLES[1], Random(3)), _STEPS))
    report("stories", view.stories(scene, steps))

    crowded = max((state for _, _, state in steps), key=lambda state: _dice_in(scene, state))
    assert isinstance(crowded, GetOffMyLawnState)
    scene.show_state(crowded)
    view.frame()
    dice = [(die, die.pose.center, die.pose.side) for die in scene._dice.dice.values()]
    for die, _, side in dice:
        die.take_off(side)

    def move(frame: int, tilt: float = 0.0) -> None:
        for number, (die, center, side) in enumerate(dice):
            angle = 0.1 * frame + number
            aside = QPointF(math.cos(angle), math.sin(angle)) * (0.2 * side)
            die.hold(center + aside, side, lift=0.2 + 0.2 * math.sin(angle), tilt=tilt * angle)

    report(f"{len(dice)} dice in the air", view.everything_moving(move))
    report(f"{len(dice)} dice turning", view.everything_moving(lambda frame: move(frame, tilt=20.0)))
    del app


def _dice_in(scene: GetOffMyLawnScene, state: object) -> int:
    assert isinstance(state, GetOffMyLawnState)
    scene.show_state(state)
    return len(scene._dice.dice)


if __name__ == "__main__":
    main()
