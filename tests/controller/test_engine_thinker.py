"""Opponents in their own process answer, can be stopped, and can fail without harm."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.engine_process import engine_command
from hotl_desktop.controller.engine_thinker import EngineThinker
from hotl_desktop.games.base import Die
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player

ANSWER_MS = 20_000


@pytest.fixture
def match() -> Match:
    players = [Player("NW", "Ada", "human"), Player("SE", "Robin", "ai:casual")]
    match = Match(HEAD_OF_THE_LINE, players, SeededDice(bytes(32)))
    while not isinstance(match.state.to_act(), str):
        match.roll()
    return match


@pytest.fixture
def thinkers() -> Iterator[Callable[..., EngineThinker]]:
    made: list[EngineThinker] = []

    def make(code: str | None = None, patience_ms: int = ANSWER_MS) -> EngineThinker:
        command = engine_command() if code is None else (sys.executable, "-c", code)
        made.append(EngineThinker(command, patience_ms))
        return made[-1]

    yield make
    for thinker in made:
        thinker.close()


def test_the_engine_answers_with_the_token_and_a_legal_action(
    qtbot: QtBot, match: Match, thinkers: Callable[..., EngineThinker]
) -> None:
    thinker = thinkers()
    with qtbot.waitSignal(thinker.answered, timeout=ANSWER_MS) as answer:
        thinker.think(7, match, "casual")
    token, action = answer.args
    assert token == 7
    assert action in match.state.legal_actions()


def test_the_engine_is_told_nothing_of_the_seed(
    qtbot: QtBot, match: Match, thinkers: Callable[..., EngineThinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    echo = (
        "import json,sys; r=json.loads(sys.stdin.readline()); print(json.dumps({'id':r['id'],'action':json.dumps(r)}))"
    )
    thinker = thinkers(echo)
    heard: list[bytes] = []
    monkeypatch.setattr(thinker, "_hear", heard.append)
    thinker.think(1, match, "casual")
    qtbot.waitUntil(lambda: bool(heard), timeout=ANSWER_MS)
    assert isinstance(match.dice, SeededDice)
    assert match.dice.seed.hex().encode() not in heard[0]
    assert b'"manual' in heard[0] or b"manual" in heard[0]


@pytest.mark.parametrize(
    ("code", "patience_ms"),
    [
        ("", ANSWER_MS),
        ("import os; os.kill(os.getpid(), 9)", ANSWER_MS),
        ("import sys; sys.stdin.readline(); print('nonsense', flush=True); sys.stdin.readline()", ANSWER_MS),
        ('import sys; sys.stdin.readline(); print(\'{"id": 3, "action": "a1-a9"}\', flush=True)', ANSWER_MS),
        ("import sys; sys.stdin.readline(); print('[]', flush=True); sys.stdin.readline()", ANSWER_MS),
        ("import time; time.sleep(60)", 50),
    ],
    ids=["ends at once", "is killed", "talks nonsense", "answers an illegal move", "answers no object", "hangs"],
)
def test_an_engine_that_fails_is_replaced_by_a_fallback_move_and_a_log_line(
    qtbot: QtBot,
    match: Match,
    thinkers: Callable[..., EngineThinker],
    caplog: pytest.LogCaptureFixture,
    code: str,
    patience_ms: int,
) -> None:
    thinker = thinkers(code, patience_ms)
    with (
        caplog.at_level(logging.WARNING),
        qtbot.waitSignal(thinker.answered, timeout=ANSWER_MS) as answer,
    ):
        thinker.think(3, match, "casual")
    assert answer.args[0] == 3
    assert answer.args[1] in match.state.legal_actions()
    assert "fallback" in caplog.text


def test_a_command_that_does_not_exist_gives_a_fallback_move(qtbot: QtBot, match: Match) -> None:
    thinker = EngineThinker(("/nonexistent/engine",))
    with qtbot.waitSignal(thinker.answered, timeout=ANSWER_MS):
        thinker.think(3, match, "casual")


def test_a_cancelled_question_is_never_answered_and_its_process_is_gone(
    qtbot: QtBot, match: Match, thinkers: Callable[..., EngineThinker]
) -> None:
    code = "import sys,time\nfor line in sys.stdin: time.sleep(30)"
    thinker = thinkers(code)
    answers: list[int] = []
    thinker.answered.connect(lambda token, _action: answers.append(token))
    thinker.think(1, match, "casual")
    (first,) = thinker.findChildren(QProcess)
    first.waitForStarted(5000)
    began = time.perf_counter()
    with qtbot.waitSignal(first.finished, timeout=5000):
        thinker.cancel()
    assert time.perf_counter() - began < 5
    assert answers == []


def test_thinking_goes_on_after_a_cancel(qtbot: QtBot, match: Match, thinkers: Callable[..., EngineThinker]) -> None:
    thinker = thinkers()
    thinker.think(1, match, "casual")
    thinker.cancel()
    with qtbot.waitSignal(thinker.answered, timeout=ANSWER_MS) as answer:
        thinker.think(2, match, "casual")
    assert answer.args[0] == 2


def test_the_opponents_own_chance_does_not_come_from_the_dice_to_come(
    qtbot: QtBot, match: Match, thinkers: Callable[..., EngineThinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    echo = "import json,sys; [print(json.dumps({'id':0,'action':line}), flush=True) for line in sys.stdin]"
    thinker = thinkers(echo)
    heard: list[dict[str, object]] = []
    monkeypatch.setattr(thinker, "_hear", lambda line: heard.append(json.loads(json.loads(line)["action"])))
    thinker.think(1, match, "casual")
    qtbot.waitUntil(lambda: len(heard) == 1, timeout=ANSWER_MS)
    # The same dice so far, and quite other ones to come.
    fallen = [step.face for step in match.steps if isinstance(step, Die)]
    seeds = (SeededDice(number.to_bytes(32, "big")) for number in range(1, 100_000))
    other = next(dice for dice in seeds if [dice.face(index) for index in range(len(fallen))] == fallen)
    match.dice = other
    thinker.think(1, match, "casual")
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=ANSWER_MS)
    assert heard[0] == heard[1]
