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

    def begin(self) -> None:
        """Collect from now on, but never look at what there is already: it stays."""
        gc.disable()
        gc.freeze()
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        collect_if_due()


def collect_if_due() -> None:
    """Collect as many generations as Python would by itself, by its own thresholds; often none."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [generation for generation in range(len(counts)) if counts[generation] > thresholds[generation] > 0]
    if due and due[0] == 0:  # an older generation waits for the youngest, as what was made since is looked at too
        gc.collect(max(due))
