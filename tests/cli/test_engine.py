"""`hotl engine`: what it answers, line by line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hotl_desktop.ai.analysis import analyse, faces, value
from hotl_desktop.ai.continuation import continuation
from hotl_desktop.ai.levels import choose
from hotl_desktop.ai.plain import reason_from_plain
from hotl_desktop.ai.reasons import reasons
from hotl_desktop.ai.review import review
from hotl_desktop.cli.engine import answer
from hotl_desktop.games.base import CHANCE
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import match_from_record, to_record
from tests.ai.games import game
from tests.cli.command import run_program


def ask(**request: Any) -> list[dict[str, Any]]:
    """Every line of an answer."""
    said: list[dict[str, Any]] = []
    answer(json.dumps({"id": 7, **request}).encode(), said.append)
    assert all(line["id"] == 7 for line in said)
    return json.loads(json.dumps(said))  # type: ignore[no-any-return]


def asked(**request: Any) -> dict[str, Any]:
    (line,) = ask(**request)
    assert line.pop("seconds") >= 0
    return line


def refused(**request: Any) -> str:
    (line,) = ask(**request)
    assert set(line) == {"id", "error"}
    return str(line["error"])


def at_decision(name: str = "head-of-the-line") -> Match:
    match = game(name, 2 if name == "head-of-the-line" else 4)
    length = next(
        n for n in range(70, 200) if match.state_at(n).to_act() != CHANCE and len(match.state_at(n).legal_actions()) > 2
    )
    match.go_to(length)
    return match


@pytest.mark.parametrize("name", ["head-of-the-line", "get-off-my-lawn"])
def test_an_analysis_in_plain_figures(name: str) -> None:
    match = at_decision(name)
    found = analyse(match.state, "instant", 5)
    said = asked(record=to_record(match), do="analyse", strength="instant", seed=5)
    assert (said["seat"], said["strength"]) == (match.state.to_act(), "instant")
    assert [one["action"] for one in said["options"]] == [str(one.action) for one in found.options]
    for number, (plain, judged) in enumerate(zip(said["options"], found.options, strict=True)):
        assert plain["chances"] == pytest.approx(judged.chances, abs=1e-5)
        assert plain["margins"] == pytest.approx(judged.margins, abs=1e-5)
        assert plain["error"] == pytest.approx(judged.error, abs=1e-5)
        assert plain["loss"] == pytest.approx(found.loss(judged.action), abs=1e-5)
        kinds = [reason_from_plain(one).kind for one in plain["reasons"]]
        assert kinds == [one.kind for one in reasons(match.state, judged.action, found)]
        if number < 3:
            assert plain["continuation"] == continuation(match.state, judged.action)
        else:
            assert "continuation" not in plain


def test_six_faces_of_the_coming_and_of_the_present_roll() -> None:
    match = at_decision()
    record = to_record(match)
    rolled = asked(record=record, do="faces", strength="instant")
    match.go_to(match.length - 1)
    assert match.state.to_act() is CHANCE
    coming = asked(record=to_record(match), do="faces", strength="instant")
    assert rolled == coming == asked(record=record, do="faces", strength="instant", steps=match.length)
    for plain, outlook in zip(rolled["faces"], faces(match.state, "instant"), strict=True):
        assert (plain["face"], plain["seat"], plain["count"]) == (outlook.face, outlook.seat, outlook.count)
        assert plain["chances"] == pytest.approx(outlook.chances, abs=1e-5)
        assert (plain["best"] and plain["best"]["action"]) == (outlook.best and str(outlook.best.action))


def test_the_worth_of_any_position_of_the_record() -> None:
    match = game("head-of-the-line", 2)
    record = to_record(match)
    over = asked(record=record, do="value", strength="instant")
    outcome = match.state.outcome()
    assert outcome is not None
    assert max(over["chances"], key=over["chances"].__getitem__) in outcome.winners
    entries = match.entries
    match.go_to(entries[4].length)
    for place in ({"at": 5}, {"steps": match.length}):
        said = asked(record=record, do="value", strength="instant", **place)
        assert said["chances"] == pytest.approx(value(match.state, "instant").chances, abs=1e-5)


def test_a_review_tells_how_far_it_is() -> None:
    match = game("head-of-the-line", 2)
    *progress, last = ask(record=to_record(match), do="review", strength="instant", steps=40)
    count = progress[0]["of"]
    assert progress == [{"id": 7, "done": done, "of": count} for done in range(1, count + 1)]
    match.go_to(40)
    assert last["review"] == review(match, "instant").to_plain()


def test_a_decision_with_all_actions() -> None:
    match = at_decision()
    record = to_record(match)
    said = asked(record=record, level="skilled", seed=3, analyse=True, strength="instant")
    choice = choose(match.state, "skilled", 3)
    assert said["action"] == str(choice.action)
    assert said["chances"] == choice.chances
    assert list(said["actions"]) == [str(action) for action in match.state.legal_actions()]
    for one in analyse(match.state, "instant", 3).options:
        assert said["actions"][str(one.action)] == pytest.approx(one.chances, abs=1e-6)
    assert "actions" not in asked(record=record, level="skilled", seed=3)


def test_requests_that_are_not_understood() -> None:
    match = at_decision()
    record = to_record(match)
    assert "record" in refused(do="value")
    assert "do" in refused(record=record, do="sing")
    assert "strength" in refused(record=record, do="value", strength="hasty")
    assert "level" in refused(record=record, do="value", level="casual")
    assert "steps" in refused(record=record, do="value", steps=-1)
    assert "steps" in refused(record=record, do="value", steps=10**6)
    assert "steps" in refused(record=record, do="value", steps=3, at=3)
    assert "at" in refused(record=record, do="value", at=True)
    assert "at" in refused(record=record, do="value", at=10**6)
    assert "at" in refused(record=record, do="value", at=-1)
    assert "seed" in refused(record=record, do="value", seed="1")
    assert "decide" in refused(record=record, do="analyse", steps=2)
    over = to_record(game("head-of-the-line", 2))
    assert "die" in refused(record=over, do="faces")
    assert match_from_record(record).length == match.length


def test_the_program_lives_on_after_a_bad_line(tmp_path: Path) -> None:
    record = to_record(at_decision())
    lines = [b"{", json.dumps({"id": 2, "record": record, "do": "value", "strength": "instant"}).encode(), b""]
    done = run_program("engine", input=b"\n".join(lines))
    assert (done.returncode, done.stderr) == (0, b"")
    first, second = map(json.loads, done.stdout.splitlines())
    assert set(first) == {"id", "error"}
    assert sum(second["chances"].values()) == pytest.approx(1, abs=1e-4)
