"""Positions are copied as text and pasted as games of their own."""

from __future__ import annotations

import json
from random import Random

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.identity import ID_KEY, game_id
from hotl_desktop.match.record import MOST_BYTES, NewerRecord, write_record
from hotl_desktop.storage.positions import copied_position, pasted_position

from ..walks import TABLES, Table, play_on, seeded
from .games import record


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_comes_back_and_plays_on_with_the_same_dice(table: Table) -> None:
    match = play_on(table.match(seeded(2)), Random(2), 70)
    pasted = pasted_position(copied_position(match))
    assert pasted.state == match.state
    assert write_record(play_on(pasted, Random(3))) == write_record(play_on(match.branch(match.length), Random(3)))


def test_any_position_of_the_way_can_be_copied() -> None:
    match = play_on(TABLES[0].match(seeded(2)), Random(2))
    for entry in match.entries[::5]:
        assert pasted_position(copied_position(match, entry.length)).state == match.state_at(entry.length)
    assert match.length == match.longest


def test_what_is_pasted_is_a_game_of_its_own() -> None:
    match = play_on(TABLES[0].match(seeded(2)), Random(2), 30)
    game_id(match)
    one, other = pasted_position(copied_position(match)), pasted_position(copied_position(match))
    assert len({game_id(match), game_id(one), game_id(other)}) == 3
    whole = pasted_position(record(0).decode())
    assert not {ID_KEY, "finished", "started", "seconds", "set"} & set(whole.extra)


@pytest.mark.parametrize(
    "around",
    ["{}", "  \r\n{}\t ", "Look at this:\n```json\n{}\n```\nWhat now?", "\N{ZERO WIDTH NO-BREAK SPACE}{}", "„{}“"],
)
def test_words_around_it_do_not_matter(around: str) -> None:
    match = play_on(TABLES[0].match(seeded(2)), Random(2), 30)
    text = around.replace("{}", copied_position(match).replace("\n", "\r\n"))
    assert pasted_position(text).state == match.state


@pytest.mark.parametrize("text", ["", "hello", "}{", "{", "}", "{}", "{{}}", "{\ud800}", '{"format": "hotl-record"}'])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(NotLoadable):
        pasted_position(text)


def test_long_and_newer_texts_are_refused() -> None:
    with pytest.raises(NotLoadable, match="too long"):
        pasted_position("{" + " " * (MOST_BYTES + 10) + "}")
    newer = json.loads(copied_position(TABLES[0].match())) | {"version": 2}
    with pytest.raises(NewerRecord):
        pasted_position(json.dumps(newer))
