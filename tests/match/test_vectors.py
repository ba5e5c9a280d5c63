"""The test vectors: games played by an independent program, held against the rules decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hotl_desktop.cli.legal import decisions
from hotl_desktop.games.base import Action
from hotl_desktop.match.dice import SealedDice, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import match_from_record, parse_json, read_record, to_record, write_record
from tests.walks import LONG

FOLDER = Path(__file__).parents[1] / "vectors"
FILES = sorted(FOLDER.glob("*/*.json"))
LINE_FILES = [file for file in FILES if file.parent.name == "head-of-the-line"]
SHORT_FILES = LINE_FILES + [file for file in FILES if file.parent.name == "get-off-my-lawn"][:4]

Vector = dict[str, Any]


def load(path: Path) -> Vector:
    return parse_json(path.read_bytes())


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def same_game(one: Match, other: Match) -> bool:
    return one.steps == other.steps and all(
        one.state_at(length) == other.state_at(length) for length in range(one.length + 1)
    )


def test_there_are_thirty_of_each_game() -> None:
    assert {file.parent.name for file in FILES} == {"head-of-the-line", "get-off-my-lawn"}
    assert len(FILES) == 60


@pytest.mark.parametrize("path", FILES, ids=name)
def test_legal_actions_are_those_of_the_vector_at_every_decision(path: Path) -> None:
    vector = load(path)
    found = list(decisions(match_from_record(vector["record"])))
    assert [decision["legal"] for decision in found] == vector["legal"]
    assert all(decision["played"] in decision["legal"] for decision in found)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_outcome_is_that_of_the_vector(path: Path) -> None:
    record = load(path)["record"]
    outcome = match_from_record(record).state.outcome()
    assert outcome is not None
    assert {"scores": dict(outcome.scores), "winners": list(outcome.winners)} == record["result"]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_what_is_written_is_what_was_read(path: Path) -> None:
    record = load(path)["record"]
    match = match_from_record(record)
    written = to_record(match)
    defaults = {option.name: option.default for option in match.game.options}
    assert written == record | {"options": defaults | record["options"]}
    assert list(written) == list(record)
    assert same_game(read_record(write_record(match).encode()), match)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_dice_are_proved_by_the_seed(path: Path) -> None:
    match = match_from_record(load(path)["record"])
    assert isinstance(match.dice, SeededDice)
    faces = [step.face for step in match.steps if not isinstance(step, Action)]
    assert faces == [match.dice.face(number) for number in range(len(faces))]


@pytest.mark.parametrize("path", FILES if LONG > 1 else SHORT_FILES, ids=name)
def test_every_prefix_is_an_unfinished_game_that_writes_itself(path: Path) -> None:
    record = load(path)["record"]
    whole = match_from_record(record)
    events = record["events"]
    sealed = {key: value for key, value in record["dice"].items() if key != "seed"}
    unfinished = {key: value for key, value in record.items() if key != "result"}
    for count in range(len(events)):
        dice = sealed if count % 2 else record["dice"]
        match = match_from_record(unfinished | {"events": events[:count], "dice": dice})
        assert match.state.outcome() is None
        assert match.steps == whole.steps[: match.length]
        assert match.state == whole.state_at(match.length)
        assert isinstance(match.dice, SealedDice if count % 2 else SeededDice)
        written = to_record(match)
        assert written["dice"] == dice
        assert "result" not in written
        implied = [event for event in events[count : count + 1] if event.startswith("round ")]
        assert written["events"] in (events[:count], events[:count] + implied)


@pytest.mark.parametrize("path", LINE_FILES, ids=name)
def test_a_record_may_end_with_a_die_that_is_not_answered_yet(path: Path) -> None:
    record = load(path)["record"]
    whole = match_from_record(record)
    unfinished = {key: value for key, value in record.items() if key != "result"}
    turns = [index for index, event in enumerate(record["events"]) if event.split()[1].isdigit()]
    for index in turns[:: len(turns) // 5]:
        rolled = " ".join(record["events"][index].split()[:2])
        match = match_from_record(unfinished | {"events": [*record["events"][:index], rolled]})
        assert match.state == whole.state_at(match.length)
        assert match.state.to_act() == rolled.split()[0]
        assert to_record(match)["events"][-1] == rolled
