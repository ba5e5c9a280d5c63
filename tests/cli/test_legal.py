"""`hotl legal`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import Hotl
from tests.match.records import VECTORS, encoded


@pytest.mark.parametrize("name", ["head-of-the-line/10", "head-of-the-line/04", "get-off-my-lawn/20"])
def test_every_decision_of_a_vector(hotl: Hotl, tmp_path: Path, name: str) -> None:
    vector = json.loads((VECTORS / f"{name}.json").read_text())
    path = tmp_path / "game.hotl"
    path.write_bytes(encoded(vector["record"]))
    said = hotl("legal", path)
    assert (said.code, said.err) == (0, "")
    lines = [json.loads(line) for line in said.lines]
    assert [line["legal"] for line in lines] == vector["legal"]
    decisions = [event for event in vector["record"]["events"] if event.split()[0] not in {"first", "round", "deal"}]
    for line, event in zip(lines, decisions, strict=True):
        assert list(line) == ["seat", "die", "legal", "played"]
        assert line["played"] in line["legal"]
        words = [line["seat"], *([str(line["die"])] if line["die"] else []), line["played"]]
        assert event.split(" -> ")[0] == " ".join(words)


def test_the_roll_of_a_decision_and_none_for_a_relocation(hotl: Hotl, line_file: Path) -> None:
    lines = hotl("legal", line_file).lines
    assert lines[0] == '{"seat": "SE", "die": 6, "legal": ["g6-g1"], "played": "g6-g1"}'
    assert lines[12] == '{"seat": "SE", "die": null, "legal": ["@ j4", "@ k5"], "played": "@ k5"}'


def test_a_roll_that_is_not_answered_is_no_decision_yet(hotl: Hotl, unfinished_file: Path) -> None:
    lines = hotl("legal", unfinished_file).lines
    assert len(lines) == 7
