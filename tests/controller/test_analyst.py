"""The analyst answers with tokens, in order of need, can be called off, and fails without harm."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from hotl_desktop.ai.review import Review
from hotl_desktop.controller.analyst import Analyst
from hotl_desktop.controller.engine_answers import Reasoned
from hotl_desktop.games.base import CHANCE, Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, Roll
from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player

ANSWER_MS = 60_000

ECHO = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "review":
        print(json.dumps({"id": asked["id"], "done": 1, "of": 2}), flush=True)
        continue
    print(json.dumps({"id": asked["id"], "faces": [], "asked": asked}), flush=True)
"""
"""Answers every question about faces with none, and never ends a review."""


def begun(game: Game, decisions: int = 2) -> Match:
    match = Match(game, [Player(seat, seat, HUMAN) for seat in game.all_seats], SeededDice(bytes(32)))
    while decisions or match.state.to_act() is CHANCE:
        if match.state.to_act() is CHANCE:
            match.roll()
        else:
            decisions -= 1
            match.play(match.state.legal_actions()[0])
    return match


@pytest.fixture
def analysts() -> Iterator[Callable[..., Analyst]]:
    made: list[Analyst] = []

    def make(code: str | None = None, patience_ms: int = ANSWER_MS) -> Analyst:
        made.append(Analyst(None if code is None else (sys.executable, "-c", code), patience_ms))
        return made[-1]

    yield make
    for analyst in made:
        analyst.close()


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_the_engine_judges_every_action_and_says_why(
    qtbot: QtBot, analysts: Callable[..., Analyst], game: Game
) -> None:
    analyst, match = analysts(), begun(game)
    with qtbot.waitSignal(analyst.analysed, timeout=ANSWER_MS) as answer:
        token = analyst.analyse(match, "instant")
    told, (heard, reasoned) = match.state.legal_actions(), answer.args
    assert heard == token
    assert isinstance(reasoned, Reasoned)
    assert {one.action for one in reasoned.analysis.options} == set(told)
    assert all(reasoned.reasons[action] for action in told)


def test_the_engine_tells_the_faces_before_a_roll_that_may_be_chosen(
    qtbot: QtBot, analysts: Callable[..., Analyst]
) -> None:
    analyst, match = analysts(), begun(GET_OFF_MY_LAWN)
    rolls = [action for action in match.state.legal_actions() if isinstance(action, Roll)]
    rolled = match.branch(match.length)
    rolled.play(rolls[0])
    with qtbot.waitSignal(analyst.faced, timeout=ANSWER_MS) as answer:
        analyst.faces(rolled, "instant")
    assert [one.face for one in answer.args[1]] == [1, 2, 3, 4, 5, 6]


def test_the_engine_reviews_a_game_with_progress(qtbot: QtBot, analysts: Callable[..., Analyst]) -> None:
    analyst, match = analysts(), begun(GAMES[0], 3)
    progress: list[tuple[int, int, int]] = []
    analyst.progressed.connect(lambda *told: progress.append(told))
    with qtbot.waitSignal(analyst.reviewed, timeout=ANSWER_MS) as answer:
        token = analyst.review(match, "instant")
    review = answer.args[1]
    assert isinstance(review, Review)
    assert len(review.moments) == match.length
    assert progress
    assert {told[0] for told in progress} == {token}


def test_the_engine_is_told_nothing_of_the_seed(
    qtbot: QtBot, analysts: Callable[..., Analyst], monkeypatch: pytest.MonkeyPatch
) -> None:
    analyst, match = analysts("import sys\nfor line in sys.stdin: print(line, end='', flush=True)"), begun(GAMES[0])
    lines: list[bytes] = []
    analyst._lane.engine.heard.connect(lines.append)
    analyst.analyse(match, "instant")
    qtbot.waitUntil(lambda: bool(lines), timeout=ANSWER_MS)
    assert isinstance(match.dice, SeededDice)
    assert match.dice.seed.hex().encode() not in lines[0]
    assert json.loads(lines[0])["record"]["dice"] == {"source": "manual"}


def test_what_somebody_waits_for_is_answered_next(qtbot: QtBot, analysts: Callable[..., Analyst]) -> None:
    analyst, match = analysts(ECHO), begun(GAMES[0])
    heard: list[int] = []
    analyst.faced.connect(lambda token, _faces: heard.append(token))
    first, second, third = (analyst.faces(match, "quick", match.length - 1) for _ in range(3))
    analyst.hurry(third)
    qtbot.waitUntil(lambda: len(heard) == 3, timeout=ANSWER_MS)
    assert heard == [first, third, second]


def test_what_was_called_off_is_not_answered(qtbot: QtBot, analysts: Callable[..., Analyst]) -> None:
    analyst, match = analysts(ECHO), begun(GAMES[0])
    heard: list[int] = []
    analyst.faced.connect(lambda token, _faces: heard.append(token))
    first, second, third = (analyst.faces(match, "quick", match.length - 1) for _ in range(3))
    analyst.cancel(first)
    analyst.cancel(second)
    qtbot.waitUntil(lambda: bool(heard), timeout=ANSWER_MS)
    assert heard == [third]


def test_a_review_that_is_called_off_makes_room_for_the_next(qtbot: QtBot, analysts: Callable[..., Analyst]) -> None:
    analyst, match = analysts(ECHO), begun(GAMES[0])
    with qtbot.waitSignal(analyst.progressed, timeout=ANSWER_MS):
        first = analyst.review(match, "quick")
    analyst.cancel(first)
    with qtbot.waitSignal(analyst.progressed, timeout=ANSWER_MS) as progress:
        second = analyst.review(match, "quick")
    assert progress.args[0] == second


def test_a_review_holds_up_nobody(qtbot: QtBot, analysts: Callable[..., Analyst]) -> None:
    analyst, match = analysts(ECHO), begun(GAMES[0])
    analyst.review(match, "quick")
    with qtbot.waitSignal(analyst.faced, timeout=ANSWER_MS):
        analyst.faces(match, "quick", match.length - 1)


@pytest.mark.parametrize(
    "code",
    [
        "",
        "print('nonsense', flush=True); input()",
        "import sys; sys.stdin.readline(); print('{\"id\": 1}', flush=True)",
    ],
    ids=["it ends", "it talks nonsense", "it leaves something out"],
)
def test_a_failure_is_one_line_in_the_log_and_one_signal(
    qtbot: QtBot, analysts: Callable[..., Analyst], caplog: pytest.LogCaptureFixture, code: str
) -> None:
    analyst, match = analysts(code), begun(GAMES[0])
    with caplog.at_level(logging.WARNING), qtbot.waitSignal(analyst.failed, timeout=ANSWER_MS) as failed:
        token = analyst.analyse(match, "quick")
    assert failed.args == [token]
    assert len(caplog.records) == 1


def test_an_engine_that_hangs_is_given_up(
    qtbot: QtBot, analysts: Callable[..., Analyst], caplog: pytest.LogCaptureFixture
) -> None:
    analyst, match = analysts("import time; time.sleep(60)", patience_ms=50), begun(GAMES[0])
    with caplog.at_level(logging.WARNING), qtbot.waitSignal(analyst.failed, timeout=ANSWER_MS):
        analyst.analyse(match, "quick")
    assert "silent" in caplog.text
