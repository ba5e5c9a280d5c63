"""`hotl perft`, held against plain counting and against figures kept since they were checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hotl_desktop.cli import perft
from hotl_desktop.cli.main import INTERRUPTED
from hotl_desktop.games.base import CHANCE, State
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import match_from_record
from tests.cli.command import Hotl
from tests.games.naive_line import naive
from tests.golden.perft import PERFT, positions
from tests.match.records import VECTORS, encoded
from tests.walks import LONG


def counted(state: State, depth: int) -> int:
    """The number of paths, one by one."""
    actor = state.to_act()
    if depth == 0 or actor is None:
        return 1
    steps = [die for die, _ in state.outcomes()] if actor is CHANCE else state.legal_actions()
    return sum(counted(state.apply(step), depth - 1) for step in steps)


def load(tmp_path: Path, name: str) -> tuple[Path, Match]:
    """A vector's record as a file, and its match."""
    record = json.loads((VECTORS / f"{name}.json").read_text())["record"]
    path = tmp_path / "game.hotl"
    path.write_bytes(encoded(record))
    return path, match_from_record(record)


@pytest.mark.parametrize("name", ["head-of-the-line/10", "head-of-the-line/21", "get-off-my-lawn/20"])
def test_paths_are_those_of_plain_counting(hotl: Hotl, tmp_path: Path, name: str) -> None:
    path, match = load(tmp_path, name)
    entries = match.entries
    for at in range(0, len(entries) + 1, 11):
        state = match.state_at(entries[at - 1].length if at else 0)
        for depth in range(4):
            said = hotl("perft", path, "--depth", str(depth), "--at", str(at))
            assert (said.code, said.err) == (0, "")
            assert said.json["depth"] == depth
            assert said.json["paths"] == counted(state, depth)
            assert said.json["paths"] == sum(said.json["first"].values()) or not said.json["first"]


@pytest.mark.parametrize("number", range(0, 30, 1 if LONG > 1 else 5))
def test_paths_of_head_of_the_line_are_those_of_rules_written_twice(number: int) -> None:
    record = json.loads((VECTORS / f"head-of-the-line/{number:02}.json").read_text())["record"]
    match = match_from_record(record)
    for length in range(match.length % 23, match.length + 1, 23):
        state = match.state_at(length)
        assert isinstance(state, HeadOfTheLineState)
        if not (state.contenders or state.homeless):
            assert naive(state).count(3) == (sum(dict(perft.count_first(state, 3)).values()) or 1)


@pytest.mark.parametrize("position", positions(), ids=lambda position: f"{position['record']}@{position['at']}")
def test_paths_are_those_of_the_kept_figures(hotl: Hotl, tmp_path: Path, position: dict[str, Any]) -> None:
    path, _ = load(tmp_path, position["record"])
    for depth, expected in position["depths"].items():
        if int(depth) < 5 or LONG > 1:
            said = hotl("perft", path, "--depth", depth, "--at", str(position["at"]))
            assert said.json == {"depth": int(depth), "paths": expected["paths"], "first": expected["first"]}


def test_the_first_steps_are_faces_or_actions(hotl: Hotl, line_file: Path, unfinished_file: Path) -> None:
    assert hotl("perft", line_file, "--depth", "1", "--at", "0").json["first"] == dict.fromkeys("123456", 1)
    said = hotl("perft", unfinished_file, "--depth", "2").json
    legal = json.loads(hotl("legal", line_file).lines[7])["legal"]
    assert sorted(said["first"]) == legal
    assert set(said["first"].values()) == {6}


def test_the_default_is_the_last_event(hotl: Hotl, line_file: Path) -> None:
    assert hotl("perft", line_file, "--depth", "3").out == '{"depth": 3, "paths": 1, "first": {}}\n'
    last = hotl("perft", line_file, "--depth", "2", "--at", "48").out
    assert last == '{"depth": 2, "paths": 1, "first": {}}\n'
    assert hotl("perft", line_file, "--depth", "2", "--at", "47").json["paths"] > 6


def test_there_are_only_so_many_events(hotl: Hotl, line_file: Path) -> None:
    assert hotl.complains("perft", line_file, "--depth", "1", "--at", "49") == (
        2,
        "hotl: --at 49: the record has 48 events",
    )


def test_stopped_by_hand_it_says_what_it_has(hotl: Hotl, line_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(state: State, depth: int) -> Any:
        yield "1", 5
        raise KeyboardInterrupt

    monkeypatch.setattr(perft, "count_first", interrupted)
    said = hotl("perft", line_file, "--depth", "3", "--at", "0")
    assert said.code == INTERRUPTED
    assert said.json == {"depth": 3, "paths": 5, "first": {"1": 5}}
    assert said.err == "hotl: stopped\n"


def test_the_kept_figures_are_of_both_games_and_of_endings() -> None:
    names = {position["record"].split("/")[0] for position in json.loads(PERFT.read_text())}
    assert names == {"head-of-the-line", "get-off-my-lawn"}
