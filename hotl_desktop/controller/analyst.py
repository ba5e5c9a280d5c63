"""Whoever judges positions for the person at the table: in a process of their own, so that nothing ever waits.

Two engines: one for what is asked in passing (hints, faces, the tutor), one for reviews, which take seconds and must
hold up nobody. Every question has a token, and its answer carries it: whoever asked knows what is too late. The
engine is told the position and what has fallen, never the seed.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from hotl_desktop.ai.review import Review
from hotl_desktop.games.base import Action, GameError
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import to_record

from .engine_answers import analysis_from, faces_from
from .engine_process import EngineProcess

log = logging.getLogger(__name__)

PATIENCE_MS: Final = 30_000
"""How long the engine may be silent before it counts as hung."""
_SHORT: Final = frozenset({"instant", "quick"})
"""Strengths whose answers are not worth killing for: they are there sooner than a fresh engine."""


@dataclass(frozen=True, slots=True)
class _Question:
    """What was asked and what becomes of the answer."""

    token: int
    request: Mapping[str, Any]
    take: Callable[[int, Mapping[str, Any]], bool]
    """Takes a line of the answer; True when it was the last."""
    is_short: bool


class Analyst(QObject):
    """Asks for analyses, faces and reviews. Nothing is started before the first question."""

    analysed = Signal(int, object)
    """A token and the `Reasoned` analysis asked for with it."""
    faced = Signal(int, object)
    """A token and the outlooks of the six faces, a tuple of `FaceOutlook`."""
    progressed = Signal(int, int, int)
    """A token of a review, how much of it is done, and of how much."""
    reviewed = Signal(int, object)
    """A token and its `Review`."""
    failed = Signal(int)
    """There will be no answer for this token; the log says why."""

    def __init__(
        self, command: Sequence[str] | None = None, patience_ms: int = PATIENCE_MS, parent: QObject | None = None
    ) -> None:
        """Make ready.

        Args:
            command: starts an engine; this program's own if left out.
            patience_ms: how long an engine may be silent.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._last_token = 0
        self._lane = _Lane(EngineProcess(command, self), patience_ms, self)
        self._review_lane = _Lane(EngineProcess(command, self), patience_ms, self)
        for lane in (self._lane, self._review_lane):
            lane.failed.connect(self.failed)

    def warm_up(self) -> None:
        """Start the engine for questions in passing, so that the first one need not wait for it."""
        self._lane.engine.start()

    def analyse(self, match: Match, strength: str) -> int:
        """Ask what every action is worth where `match` stands: a seat is to decide. Returns the token."""
        state = match.state

        def take(token: int, answer: Mapping[str, Any]) -> bool:
            self.analysed.emit(token, analysis_from(answer, state, strength))
            return True

        return self._ask(self._lane, match, {"do": "analyse", "strength": strength}, take)

    def faces(self, match: Match, strength: str, length: int | None = None) -> int:
        """Ask what each face would bring where `match` awaits a die, or did after `length` steps. Returns the token."""
        at = match.length if length is None else length
        state = match.state_at(at)

        def take(token: int, answer: Mapping[str, Any]) -> bool:
            self.faced.emit(token, faces_from(answer, state))
            return True

        last = match.step_at(at - 1) if at else None
        if isinstance(last, Action):
            # A record does not end between an action and a die that belongs to it.
            what = {"do": "faces", "strength": strength, "steps": at - 1, "then": str(last)}
            return self._ask(self._lane, match.branch(at - 1), what, take)
        return self._ask(self._lane, match, {"do": "faces", "strength": strength, "steps": at}, take)

    def review(self, match: Match, strength: str) -> int:
        """Ask for a review of `match` as far as it has come. Returns the token."""

        def take(token: int, answer: Mapping[str, Any]) -> bool:
            if "review" in answer:
                self.reviewed.emit(token, Review.from_plain(answer["review"]))
                return True
            self.progressed.emit(token, int(answer["done"]), int(answer["of"]))
            return False

        return self._ask(self._review_lane, match, {"do": "review", "strength": strength}, take)

    def _ask(
        self,
        lane: _Lane,
        match: Match,
        what: Mapping[str, Any],
        take: Callable[[int, Mapping[str, Any]], bool],
    ) -> int:
        self._last_token += 1
        # Typed dice: the engine is to know what has fallen and nothing of what will.
        record = to_record(match, reveal_seed=False) | {"dice": {"source": "manual"}}
        request = {"id": self._last_token, "record": record, **what}
        lane.ask(_Question(self._last_token, request, take, what["strength"] in _SHORT and what["do"] != "review"))
        return self._last_token

    def hurry(self, token: int) -> None:
        """Somebody waits for this answer: let it be the next."""
        self._lane.hurry(token)

    def cancel(self, token: int) -> None:
        """The answer is not wanted any more."""
        self._lane.cancel(token)
        self._review_lane.cancel(token)

    def cancel_all(self) -> None:
        """No answer is wanted any more."""
        self._lane.cancel_all()
        self._review_lane.cancel_all()

    def close(self) -> None:
        """Stop the engines for good."""
        for lane in (self._lane, self._review_lane):
            lane.close()


class _Lane(QObject):
    """One engine and those who wait for it, one after the other."""

    failed = Signal(int)

    def __init__(self, engine: EngineProcess, patience_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self.engine: Final = engine
        self._under_way: _Question | None = None
        self._waiting: deque[_Question] = deque()
        self._wanted = True
        self._has_failed = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience_ms)
        self._patience.timeout.connect(self._out_of_patience)
        engine.heard.connect(self._hear)
        engine.broke.connect(self._break)

    def ask(self, question: _Question) -> None:
        self._waiting.append(question)
        self._go_on()

    def hurry(self, token: int) -> None:
        # Sorting is stable: the others keep their order.
        self._waiting = deque(sorted(self._waiting, key=lambda one: one.token != token))

    def cancel(self, token: int) -> None:
        self._waiting = deque(one for one in self._waiting if one.token != token)
        if self._under_way is not None and self._under_way.token == token:
            self._let_go()

    def cancel_all(self) -> None:
        self._waiting.clear()
        if self._under_way is not None:
            self._let_go()

    def close(self) -> None:
        self._waiting.clear()
        self._under_way = None
        self._patience.stop()
        self.engine.close()

    def _let_go(self) -> None:
        """Nobody waits for what is under way: let a short thought end, cut a long one off."""
        assert self._under_way is not None
        if self._under_way.is_short:
            self._wanted = False
            return
        self.engine.stop()
        self._under_way = None
        self._go_on()

    def _go_on(self) -> None:
        self._patience.stop()
        if self._under_way is None and self._waiting:
            self._under_way, self._wanted = self._waiting.popleft(), True
            self.engine.ask(self._under_way.request)
        if self._under_way is not None:
            self._patience.start()

    @Slot(bytes)
    def _hear(self, line: bytes) -> None:
        question = self._under_way
        if question is None:
            return
        try:
            answer = json.loads(line)
            if answer["id"] != question.token:
                return
            if "error" in answer:
                raise ValueError(answer["error"])
            over = question.take(question.token, answer) if self._wanted else _is_last(answer)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError, GameError) as error:
            self._give_up(f"the engine answered {line[:100]!r}: {type(error).__name__}: {str(error)[:200]}")
            return
        if self._under_way is not question:
            return  # whoever took the answer has already asked, or let go
        self._has_failed = False
        if over:
            self._under_way = None
        self._go_on()

    @Slot()
    def _out_of_patience(self) -> None:
        self.engine.stop()
        self._give_up(f"the engine was silent for {self._patience.interval()} ms")

    @Slot(str)
    def _break(self, why: str) -> None:
        self._give_up(why)

    def _give_up(self, why: str) -> None:
        """Leave the question under way without an answer, and go on with the next."""
        question, self._under_way = self._under_way, None
        if question is not None:
            # An engine that cannot be had is told once, not with every move.
            log.log(logging.DEBUG if self._has_failed else logging.WARNING, "%s; no %s", why, question.request["do"])
            self._has_failed = True
            if self._wanted:
                self.failed.emit(question.token)
        self._go_on()


def _is_last(answer: Mapping[str, Any]) -> bool:
    return "done" not in answer
