"""Promise: an opponent can be stopped at any moment of its thinking, and a late answer is never played."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.engine_thinker import EngineThinker
from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Transition
from hotl_desktop.controller.thinker import Thinker
from hotl_desktop.games.base import Action, Step
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.match.record import read_record, write_record
from tests.promises.conftest import Figure
from tests.promises.latency import crowding, percentile, times_are_judged, told
from tests.walks import LONG, SIMPLE_TABLES, play_on, seeded

STOP_MS: Final = 50.0
START_SECONDS: Final = 0.25
"""About what an engine needs of a processor before it thinks."""
GONE_MS: Final = 20_000


def match_where_master_is_to_move(number: int) -> Match:
    """In the middle of a game, after a person's decision: every other seat is played by `master`."""
    table, random = SIMPLE_TABLES[number % len(SIMPLE_TABLES)], Random(number)
    seats = table.game.all_seats
    players = [Player(seat, seat, "ai:master" if place % 2 else HUMAN) for place, seat in enumerate(seats)]
    match = Match(table.game, players, seeded(number))
    play_on(match, random, random.randrange(20, 80))
    had_person = False
    while True:
        actor = match.state.to_act()
        if actor is None:
            return match_where_master_is_to_move(number + 1000)
        is_master = isinstance(actor, str) and match.player(actor).level is not None
        if is_master and had_person and len(match.state.legal_actions()) > 1:
            return match
        had_person |= isinstance(actor, str) and not is_master
        play_on(match, random, 1)


def processor_seconds(process: QProcess) -> float:
    """What a process has had of a processor; where the system does not tell, nothing."""
    try:
        fields = Path(f"/proc/{process.processId()}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@cache
def a_record() -> bytes:
    """A game to be loaded."""
    return write_record(match_where_master_is_to_move(3)).encode()


class Seat:
    """A table with an engine, whose thinking is broken off again and again."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.thinker = EngineThinker()
        self.controller = GameController(self.thinker)
        self.steps = 0
        self.controller.stepped.connect(self._stepped)
        self.answered: list[int] = []
        self.thinker.answered.connect(lambda token, _action: self.answered.append(token))
        self.blocked: list[float] = []
        self.gone: list[float] = []

    def _stepped(self, _transition: Transition) -> None:
        # Nobody settles: after an answer the table stands still.
        self.steps += 1

    def phase(self) -> Phase:
        return self.controller.prompt.phase

    def engine(self) -> QProcess:
        """The process that is asked now: the youngest."""
        return self.thinker.findChildren(QProcess)[-1]

    def think_until(self, seconds: float) -> bool:
        """Let the engine have so many seconds of a processor; whether it still thinks."""
        process, began, steps = self.engine(), time.monotonic(), self.steps
        while self.steps == steps and self.controller.prompt.phase is Phase.THINKING:
            waited = time.monotonic() - began
            has_had = processor_seconds(process) if sys.platform == "linux" else waited
            if has_had >= seconds or waited > 10 + 40 * seconds:
                return True
            self.qtbot.wait(1)
        return False

    def stop_by(self, way: Callable[[Seat], None]) -> None:
        """Break off, and take the time until the window goes on, and until the engine is gone."""
        process = self.engine()
        ended: list[float] = []
        process.finished.connect(lambda *_: ended.append(time.perf_counter()))
        began = time.perf_counter()
        way(self)
        self.blocked.append((time.perf_counter() - began) * 1000)
        self.qtbot.waitUntil(lambda: bool(ended), timeout=GONE_MS)
        self.gone.append((ended[0] - began) * 1000)


def new(seat: Seat) -> None:
    match = seat.controller.match
    seat.controller.begin(Match(match.game, match.players, seeded(1)))


def undo(seat: Seat) -> None:
    seat.controller.undo()


def load(seat: Seat) -> None:
    seat.controller.begin(read_record(a_record()))


def hand_over(seat: Seat) -> None:
    assert seat.controller.prompt.seat is not None
    seat.controller.hand_over(seat.controller.prompt.seat, HUMAN)


def leave(seat: Seat) -> None:
    """As the window does when it closes, but for the last wait: that is told as the engine's being gone."""
    seat.controller.clear()


WAYS: Final = (new, undo, load, hand_over, leave)


@pytest.fixture
def seat(qtbot: QtBot) -> Iterator[Seat]:
    one = Seat(qtbot)
    yield one
    one.controller.clear()
    one.thinker.close()


def test_master_is_stopped_at_any_moment(seat: Seat, figure: Figure) -> None:
    """Real thinking in a real process: while it starts, and in the middle of its thoughts."""
    random = Random(LONG)
    kinds: Counter[str] = Counter()
    a_record()
    for number in range(20 * LONG):
        way = WAYS[number % len(WAYS)]
        match = match_where_master_is_to_move(number % 40)
        seat.controller.begin(match)
        assert seat.phase() is Phase.THINKING
        starting = random.random() < 0.4
        moment = random.uniform(0, START_SECONDS) if starting else START_SECONDS + random.uniform(0, 0.3)
        if not seat.think_until(moment):
            kinds["answered before"] += 1
            continue
        before, token = match.steps, seat.controller._token
        seat.stop_by(way)
        kinds["while it started" if starting else "while it thought"] += 1
        kinds[f"by {way.__name__}"] += 1
        # Its process is gone and all that it said was read: nothing of it can come any more.
        assert token not in seat.answered
        expected = before[: match.length]
        assert match.steps == expected
        assert (match.length < len(before)) == (way is undo)
        if way in {undo, hand_over}:
            assert seat.phase() is Phase.CHOICE
    for name, count in sorted(kinds.items()):
        figure(name, count)
    figure("crowding of the machine", round(crowding(), 1))
    figure("the window goes on after", told(seat.blocked))
    figure("the engine is gone after", told(seat.gone))
    if times_are_judged():
        assert percentile(seat.blocked, 0.99) <= STOP_MS
        assert percentile(seat.gone, 0.99) <= STOP_MS * 2


class NeverStops(Thinker):
    """Cannot be stopped: all that it was ever asked for it answers, whenever the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.owed: list[tuple[int, Action]] = []

    def think(self, token: int, match: Match, level: str) -> None:
        self.owed.append((token, Random(token).choice(match.state.legal_actions())))


def test_a_late_answer_is_never_played(figure: Figure) -> None:
    """Cancels of every kind in every order, with answers of all the old questions coming at any time."""
    random, thinker = Random(3), NeverStops()
    controller = GameController(thinker)
    controller.stepped.connect(lambda _: controller.settled())
    cancels = late = played = 0
    matches = [match_where_master_is_to_move(number) for number in range(20)]
    controller.begin(matches[0].branch(matches[0].length))
    while cancels < 2_000 * LONG:
        deed = random.randrange(8)
        match, phase = controller.match, controller.prompt.phase
        steps: tuple[Step, ...] = match.steps
        if deed == 0:
            other = random.choice(matches)
            controller.begin(other.branch(other.length))
        elif deed == 1:
            controller.undo()
        elif deed == 2:
            controller.redo()
        elif deed == 3 and isinstance(match.state.to_act(), str):
            taken_over = str(match.state.to_act())
            controller.hand_over(taken_over, random.choice((HUMAN, "ai:master")))
        elif deed == 4:
            controller.pause()
            controller.advance()
        elif thinker.owed and deed < 7:
            token, action = thinker.owed.pop(random.randrange(len(thinker.owed)))
            is_due = phase is Phase.THINKING and token == controller._token
            thinker.answered.emit(token, action)
            if is_due:
                played += 1
                assert match.steps[: len(steps) + 1] == (*steps, action)
            else:
                late += 1
                assert match.steps == steps
                assert controller.prompt.phase is phase
            continue
        elif controller.prompt.phase is Phase.CHOICE:
            controller.play(random.choice(controller.prompt.legal))
            continue
        elif controller.prompt.phase is Phase.ROLL:
            controller.roll()
            continue
        elif controller.prompt.phase is Phase.OVER:
            controller.begin(matches[0].branch(matches[0].length))
            continue
        cancels += phase is Phase.THINKING
        del thinker.owed[:-50]
    figure("broken off", cancels)
    figure("late answers", late)
    figure("answers in time", played)
    assert late > cancels / 4
    assert played > 0
