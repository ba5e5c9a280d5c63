"""The maintainers' documents say what the code does."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from hotl_desktop.games.base import NotUnderstood
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.get_off_my_lawn import ALL_ACTIONS
from hotl_desktop.games.get_off_my_lawn import parse_action as parse_lawn
from hotl_desktop.games.get_off_my_lawn.places import QUIET_TURNS
from hotl_desktop.games.head_of_the_line import CELL_NAMES, DIRECTIONS, HUB, SEATS
from hotl_desktop.games.head_of_the_line import parse_action as parse_line
from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.player import LEVELS
from hotl_desktop.match.record import MOST_BYTES, MOST_EVENTS, read_record, write_record

PACKAGE = Path(__file__).parents[1] / "hotl_desktop"
RULES = (PACKAGE / "games" / "RULES.md").read_text(encoding="utf-8")
RECORD = (PACKAGE / "match" / "RECORD.md").read_text(encoding="utf-8")
ARCHITECTURE = (PACKAGE / "ARCHITECTURE.md").read_text(encoding="utf-8")


def numbers_in(text: str) -> set[str]:
    """The rule numbers of a text; `HL 4:1, 4:1.C` names two."""
    found = set()
    for game, first, more in re.findall(r"(HL|GL) (\d:\d(?:\.[A-Z])?)((?:, \d:\d(?:\.[A-Z])?)*)", text):
        found |= {f"{game} {number}" for number in [first, *more.split(", ")[1:]]}
    return found


def whole(rule: str) -> str:
    """`GL 3:1` for its part `GL 3:1.B`."""
    return rule.partition(".")[0]


def test_every_rule_that_the_code_names_is_in_the_rules() -> None:
    documented = {whole(rule) for rule in numbers_in(RULES)}
    for path in (PACKAGE / "games").rglob("*.py"):
        for rule in numbers_in(path.read_text(encoding="utf-8")):
            assert whole(rule) in documented, f"{rule} of {path.name}"


def test_every_rule_of_the_designer_is_in_the_rules() -> None:
    documented = {whole(rule) for rule in numbers_in(RULES)}
    line = {1: 5, 2: 3, 3: 1, 4: 1, 5: 6, 6: 3, 7: 1}
    lawn = {1: 3, 2: 1, 3: 3, 4: 2, 5: 3, 6: 2, 7: 2}
    for game, chapters in (("HL", line), ("GL", lawn)):
        for chapter, last in chapters.items():
            assert {f"{game} {chapter}:{number}" for number in range(1, last + 1)} <= documented


def test_the_seats_of_head_of_the_line_are_as_documented() -> None:
    ways = dict(zip(DIRECTIONS, ("up", "right", "down", "left"), strict=True))
    for seat, hub, way in zip(SEATS, HUB, DIRECTIONS, strict=True):
        assert f"| {seat} | {CELL_NAMES[hub]} | {ways[way]} |" in RULES


def test_numbers_of_the_rules() -> None:
    assert f"{QUIET_TURNS} turns in a row" in RULES


def test_the_example_record_is_one_and_written_just_so() -> None:
    text = RECORD.split("```json\n")[1].split("```")[0]
    match = read_record(text.encode())
    assert write_record(match) == text
    assert match.length == 6
    assert isinstance(match.dice, SeededDice)


def test_numbers_of_the_record() -> None:
    assert f"at most {MOST_BYTES // 1024 // 1024} MB" in RECORD
    assert f"at most {MOST_EVENTS} events" in RECORD
    for level in LEVELS:
        assert f"`{level}`" in RECORD
    for game in GAMES:
        assert f"`{game.name}`" in RECORD
        for option in game.options:
            assert f"`{option.name}`" in RECORD
            assert f"`{option.name}`" in RULES


def test_the_result_in_the_record_is_json() -> None:
    (result,) = re.findall(r'`(\{"scores".*?\})`', RECORD)
    assert list(json.loads(result)) == ["scores", "winners"]


def test_the_notation_in_the_record_is_understood() -> None:
    notation = RECORD.split("## Notation")[1].split("## Events")[0]
    line, lawn = notation.split("| Get Off My Lawn | means |")
    line_actions = re.findall(r"`([^`]+)`", line)
    assert {str(parse_line(action)) for action in line_actions} == {"f7-f10", "i10-i10", "pass", "@ g4"}
    kinds = set()
    for text in re.findall(r"`([^`]+)`", lawn):
        try:
            kinds.add(type(parse_lawn(text)))
        except NotUnderstood:
            assert text in {"FL", "IL", "C", "IR", "FR", "L", "R"}
    assert kinds == {type(action) for action in ALL_ACTIONS}


def test_every_package_is_on_the_map() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    listed = re.findall(r"^\| `(\w+)` \|", ARCHITECTURE, re.MULTILINE)
    assert packages <= set(listed)


def test_the_map_is_in_the_order_of_the_contract() -> None:
    contract = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    layers = contract["tool"]["importlinter"]["contracts"][0]["layers"]
    order = {name: place for place, layer in enumerate(layers) for name in re.findall(r"hotl_desktop\.(\w+)", layer)}
    listed = [order[name] for name in re.findall(r"^\| `(\w+)` \|", ARCHITECTURE, re.MULTILINE)]
    assert listed == sorted(listed)


@pytest.mark.parametrize("document", [RULES, RECORD, ARCHITECTURE], ids=["rules", "record", "architecture"])
def test_what_a_document_points_to_is_there(document: str) -> None:
    for path in re.findall(r"`((?:\w+/)+(?:\w+\.\w+)?)`", document):
        assert (PACKAGE / path).exists() or (PACKAGE.parent / path).exists(), path
