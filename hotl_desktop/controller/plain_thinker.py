"""An opponent for where none is installed: counts points, and answers after a moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from hotl_desktop.games.base import State
from hotl_desktop.match.match import Match
from hotl_desktop.tutorial.coach import plain_choice

from .thinker import Thinker

_MOMENT_MS: Final = 250


class PlainThinker(Thinker):
    """Decides in this process; whatever the level, it plays the same."""

    def __init__(self, parent: QObject | None = None, moment_ms: int = _MOMENT_MS) -> None:
        """Args: moment_ms: how long it seems to think."""
        super().__init__(parent)
        self._question: tuple[int, State] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(moment_ms)
        self._timer.timeout.connect(self._answer)

    def think(self, token: int, match: Match, level: str) -> None:
        self._question = token, match.state
        self._timer.start()

    def cancel(self) -> None:
        self._question = None
        self._timer.stop()

    @Slot()
    def _answer(self) -> None:
        question, self._question = self._question, None
        if question is not None:
            token, state = question
            self.answered.emit(token, plain_choice(state))
