"""An analyst that answers at once, for tests of what the table makes of its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hotl_desktop.ai.analysis import Analysis, FaceOutlook, Judged
from hotl_desktop.ai.reason import Reason
from hotl_desktop.ai.review import Moment, Review, SeatReview
from hotl_desktop.controller.analyst import Analyst
from hotl_desktop.controller.engine_answers import Reasoned
from hotl_desktop.games.base import CHANCE, DICE, FACES, Action, Seat, State
from hotl_desktop.match.match import Match

STEP = 0.04
"""From one choice to the next worse one."""


def chances_of(state: State, seat: Seat, own: float) -> Mapping[Seat, float]:
    """Chances of which `seat` has `own`."""
    others = [other for other in state.seats if other != seat]
    return {seat: own} | dict.fromkeys(others, (1 - own) / len(others))


def judged(state: State, action: Action, seat: Seat, own: float) -> Judged:
    return Judged(action, chances_of(state, seat, own), dict.fromkeys(state.seats, 0.0), 0.0)


def analysis_of(state: State) -> Analysis:
    """The last legal action is best, each one before it worse by `STEP`."""
    seat = str(state.to_act())
    legal = state.legal_actions()
    options = [judged(state, action, seat, 0.6 - STEP * place) for place, action in enumerate(reversed(legal))]
    return Analysis(seat, "quick", tuple(options))


def reasoned(state: State) -> Reasoned:
    analysis = analysis_of(state)
    return Reasoned(analysis, {one.action: (Reason("new_cells", 2),) for one in analysis.options})


def outlooks_of(state: State) -> tuple[FaceOutlook, ...]:
    found = []
    for face in FACES:
        after = state.apply(DICE[face])
        seat = str(after.to_act()) if isinstance(after.to_act(), str) else str(state.roller)
        own = face / 10
        best = after.legal_actions()[0] if isinstance(after.to_act(), str) else None
        made = None if best is None else judged(after, best, seat, own)
        found.append(FaceOutlook(face, seat, len(after.legal_actions()), made, chances_of(after, seat, own)))
    return tuple(found)


def review_of(match: Match) -> Review:
    """The last legal action is always best; each worse one gives away `STEP` more."""
    moments = []
    for at in range(match.length):
        state, step = match.state_at(at), match.step_at(at)
        flat = dict.fromkeys(state.seats, 1 / len(state.seats))
        if state.to_act() is CHANCE:
            seat = str(state.roller or state.seats[0])
            face = getattr(step, "face", 1)
            moments.append(Moment(at, "roll", seat, face, flat, flat, str(face), "", 0.0, "", face / 100, (), 6, 0.0))
            continue
        analysis = analysis_of(state)
        assert isinstance(step, Action)
        loss = analysis.loss(step)
        mark = ("", "doubtful", "bad", "very bad")[(loss > 0.02) + (loss > 0.05) + (loss > 0.1)]
        options = tuple((str(one.action), one.chances[analysis.seat]) for one in analysis.options[:6])
        before = analysis.best.chances
        after = analysis.of(step).chances
        last = match.step_at(at - 1) if at else None
        die = getattr(last, "face", None)
        moments.append(
            Moment(
                at,
                "decision",
                analysis.seat,
                die,
                before,
                after,
                str(step),
                str(analysis.best.action),
                loss,
                mark,
                0.0,
                options,
                len(analysis.options),
                0.0,
            )
        )
    seats = tuple(
        SeatReview(seat, 3, 0.1, {"doubtful": 1, "bad": 0, "very bad": 2}, 71.4, 0.05, 0.0, 0.0, 0.25, 1.0, 0.95)
        for seat in match.state.seats
    )
    return Review("standard", match.state.outcome() is not None, tuple(moments), seats, (0.02, 0.05, 0.1))


class FakeAnalyst(Analyst):
    """Keeps what it is asked until `answer`, or answers at once."""

    def __init__(self, *, at_once: bool = True) -> None:
        super().__init__(("/bin/false",))
        self.at_once = at_once
        self.asked: list[str] = []
        """What was asked: the kinds, in order."""
        self.cancelled: list[int] = []
        self._open: dict[int, Callable[[], None]] = {}

    def _take_in(self, kind: str, answer: Callable[[int], None]) -> int:
        self._last_token += 1
        token = self._last_token
        self.asked.append(kind)
        self._open[token] = lambda: answer(token)
        return token

    def answer(self) -> None:
        """Answer all that is open."""
        while self._open:
            token = next(iter(self._open))
            self._open.pop(token)()

    def fail(self) -> None:
        """Have no answer to anything that is open."""
        open_, self._open = self._open, {}
        for token in open_:
            self.failed.emit(token)

    def warm_up(self) -> None:
        pass

    def hurry(self, token: int) -> None:
        pass

    def cancel(self, token: int) -> None:
        self.cancelled.append(token)
        self._open.pop(token, None)

    def analyse(self, match: Match, strength: str) -> int:
        told = reasoned(match.state)
        return self._take_in("analyse", lambda token: self.analysed.emit(token, told))

    def faces(self, match: Match, strength: str, length: int | None = None) -> int:
        seen = outlooks_of(match.state_at(match.length if length is None else length))
        return self._take_in("faces", lambda token: self.faced.emit(token, seen))

    def review(self, match: Match, strength: str) -> int:
        made = review_of(match)

        def answer(token: int) -> None:
            self.progressed.emit(token, 1, 2)
            self.reviewed.emit(token, made)

        return self._take_in("review", answer)
