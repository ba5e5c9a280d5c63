"""The rules in plain words: complete, linked, and each shown by a position that can be."""

from __future__ import annotations

import ast
import copy
import re
from pathlib import Path
from typing import Any

import pytest

import hotl_desktop.games
from hotl_desktop.games.base import NotLoadable
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.reading import read_json
from hotl_desktop.tutorial.rule_numbers import RULE_NUMBERS
from hotl_desktop.tutorial.rulebook import RuleBook, book_with, load_rule_books, read_rule_book

BOOKS = load_rule_books(resource_path("rules"))
each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
GAMES_FOLDER = Path(hotl_desktop.games.__file__).parent


def rules_that_refuse() -> set[str]:
    """Every rule that a refusal of the games can name: the last argument of `IllegalAction`."""
    found: set[str] = set()
    for path in GAMES_FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
                found |= {
                    one.value
                    for one in ast.walk(node.args[-1])
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


@each_book
def test_a_book_has_every_rule_once_in_order(book: RuleBook) -> None:
    numbers = [rule.number for rule in book.rules if rule.is_numbered]
    assert numbers == list(RULE_NUMBERS[book.game.name])


@each_book
def test_texts_are_plain_and_not_too_long(book: RuleBook) -> None:
    for rule in book.rules:
        assert 20 <= len(rule.text) <= 480, rule.number
        assert not re.search(r"[<>*_#`]", rule.text + rule.title), rule.number


def test_every_refusal_of_the_games_leads_to_a_rule() -> None:
    named = rules_that_refuse()
    assert len(named) > 15
    for number in named:
        for game in (HEAD_OF_THE_LINE, GET_OFF_MY_LAWN):
            book = book_with(BOOKS, number, game)
            assert book is not None
            if number != "Tactical Boundary Roll" or game is GET_OFF_MY_LAWN:
                assert book.find(number) is not None, number


def test_a_number_finds_its_rule_or_the_first_one_under_it() -> None:
    line, lawn = BOOKS
    found = [rule.number for rule in map(lawn.find, ("GL 2:1.B", "GL 1:3", "GL 4:2.C", "a turn")) if rule is not None]
    assert found == ["GL 2:1.B.(1)", "GL 1:3.A", "GL 4:2.C", "a turn"]
    assert line.find("HL 9:9") is None
    assert book_with(BOOKS, "HL 5:2") is line
    assert book_with(BOOKS, "GL 5:2", HEAD_OF_THE_LINE) is lawn
    assert book_with(BOOKS, "a turn") is None


def good() -> Any:
    return copy.deepcopy(read_json(resource_path("rules", "head-of-the-line.json")))


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("sections", 0, "rules", 0, "number"), "HL 1:9", "rules[0].number"),
        (("sections", 0, "rules", 0, "number"), "HL 1:2", "book.sections"),
        (("sections", 0, "rules", 0, "see"), ["HL 9:9"], "HL 1:1"),
        (("sections", 0, "rules", 0, "diagram", "at"), "nowhere", "diagram.at"),
        (("sections", 0, "rules", 0, "diagram", "show"), ["z1"], "diagram.show[0]"),
        (("sections", 0, "rules", 0, "diagram", "point"), "f7-f10", "diagram.point"),
        (("sections", 0, "rules", 0, "text"), "", "rules[0].text"),
        (("positions", "start", "turn"), "P1", "positions.start"),
    ],
)
def test_a_damaged_book_is_refused_with_its_place(path: tuple[Any, ...], value: Any, place: str) -> None:
    data = good()
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    with pytest.raises(NotLoadable) as refused:
        read_rule_book(data, HEAD_OF_THE_LINE, "book.json")
    assert place in refused.value.place
    assert "book.json" in refused.value.place
