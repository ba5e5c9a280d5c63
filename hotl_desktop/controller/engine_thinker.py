"""Opponents in a process of their own, so that no thinking ever holds up the window.

The process is `hotl engine`: one request and one answer a line. What must not be waited for is killed; a fresh
process is started at once. Whatever goes wrong with it, the seat still plays: a fallback move and a line in the log.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from hotl_desktop.games.base import Action, GameError, State
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import to_record

from .engine_process import EngineProcess
from .thinker import Thinker

log = logging.getLogger(__name__)

PATIENCE_MS: Final = 20_000
"""How long an answer may take before the process counts as hung: ten times the slowest level, on a slow machine."""
FALLBACK_LEVEL: Final = "casual"


@dataclass(frozen=True, slots=True)
class _Question:
    """A request under way."""

    token: int
    state: State
    seed: int


class EngineThinker(Thinker):
    """Decides through an engine process, started when first needed and kept for the next question."""

    def __init__(
        self, command: Sequence[str] | None = None, patience_ms: int = PATIENCE_MS, parent: QObject | None = None
    ) -> None:
        """Make ready; nothing is started yet.

        Args:
            command: starts an engine; this program's own if left out.
            patience_ms: how long an answer may take.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._engine = EngineProcess(command, self)
        self._engine.heard.connect(self._hear)
        self._engine.broke.connect(self._fall_back)
        self._question: _Question | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience_ms)
        self._patience.timeout.connect(self._out_of_patience)

    def warm_up(self) -> None:
        """Start the engine before the first question."""
        self._engine.start()

    def think(self, token: int, match: Match, level: str) -> None:
        self.cancel()
        public = to_record(match, reveal_seed=False)
        seed = _seed_of_mind(public)
        self._question = _Question(token, match.state, seed)
        # Typed dice: the engine is to know what has fallen and nothing of what will.
        record = public | {"dice": {"source": "manual"}}
        self._patience.start()
        self._engine.ask({"id": token, "record": record, "level": level, "seed": seed})

    def cancel(self) -> None:
        if self._question is not None:
            self._question = None
            self._patience.stop()
            self._engine.stop()
            self.warm_up()

    def close(self) -> None:
        """Stop the engine for good, and those that were stopped before."""
        self._question = None
        self._patience.stop()
        self._engine.close()

    @Slot(bytes)
    def _hear(self, line: bytes) -> None:
        question = self._question
        if question is None:
            return
        try:
            answer = json.loads(line)
            if answer["id"] != question.token:
                return
            action = question.state.parse_action(answer["action"])
            reason = question.state.why_not(action)
            if reason is not None:
                raise reason
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError, GameError) as error:
            # Not its repr: that of a decoding error holds the whole line.
            self._fall_back(f"the engine answered {line[:100]!r}: {type(error).__name__}: {str(error)[:200]}")
            return
        self._answer(action)

    def _answer(self, action: Action) -> None:
        question, self._question = self._question, None
        self._patience.stop()
        if question is not None:
            self.answered.emit(question.token, action)

    @Slot()
    def _out_of_patience(self) -> None:
        self._fall_back(f"the engine did not answer within {self._patience.interval()} ms")

    @Slot(str)
    def _fall_back(self, why: str) -> None:
        """Move all the same, and begin the next question with a fresh engine."""
        self._engine.stop()
        question = self._question
        if question is not None:
            log.warning("%s; a fallback move is played", why)
            self._answer(_fallback_move(question.state, question.seed))


def _fallback_move(state: State, seed: int) -> Action:
    try:
        from hotl_desktop.ai.levels import choose  # noqa: PLC0415 - opponents are optional

        return choose(state, FALLBACK_LEVEL, seed).action
    except Exception:
        log.exception("no fallback opponent either; the first legal action is played")
        return state.legal_actions()[0]


def _seed_of_mind(public: dict[str, object]) -> int:
    """What the opponent's own chance is made from: who plays, and what has happened.

    Anybody who has the record can compute it, and nothing of the dice to come has a part in it.
    """
    text = json.dumps([public["players"], public["events"]], sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
