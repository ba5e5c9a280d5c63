"""Collects garbage on the window's thread, and on no other."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_PAUSE_MS: Final = 250
"""So often it is looked whether there is enough to be collected."""


class Collector(QObject):
    """Does by a timer what Python does by itself whenever enough objects have been made, on whatever thread.

    Objects that refer to each other in a circle, as a scene and its items do, go when garbage is collected. Were that
    on the thread that writes games or plays sounds, Qt's objects would go there too, while the window's thread may be
    painting them or their timers may still run: a crash that comes seldom and anywhere.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._look)
        self._garbage = Garbage()

    def begin(self) -> None:
        """Collect from now on, but never look at what there is already: it stays."""
        gc.disable()
        gc.freeze()
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        self._garbage.collect_if_due()


class Garbage:
    """Knows when to collect while Python does not collect by itself."""

    def __init__(self) -> None:
        self._made_since_all = 0
        """So many objects have been made since the last time that all generations were looked at."""

    def collect_if_due(self) -> None:
        """Collect as many generations as Python would have by itself, by its own thresholds; often none.

        Python looks after every so many objects, this from time to time: so many more may have been made.
        """
        made, *_ = gc.get_count()
        young, middle, old = gc.get_threshold()
        if made <= young:
            return
        self._made_since_all += made
        if self._made_since_all > young * middle * old:
            self._made_since_all = 0
            gc.collect()
        else:
            gc.collect(1 if made > young * middle else 0)
