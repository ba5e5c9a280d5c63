"""A game that is put down and taken up again behaves like one that never was."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hotl_desktop.games.base import CHANCE, NotLoadable
from hotl_desktop.match.dice import SealedDice, SeededDice, TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.match.record import NewerRecord, read_record, write_record
from hotl_desktop.storage.resumable import read_resumable, write_resumable

from ..walks import LAWN_TABLES, LINE_TABLES, LONG, SIMPLE_TABLES, TABLES, Table, play_on, seeded


def course(match: Match) -> tuple[object, ...]:
    """All that one can learn of a match by playing."""
    dice = match.dice
    known: object = dice.faces if isinstance(dice, TypedDice) else (dice.kind, getattr(dice, "commitment", None))
    return (
        match.game.name,
        match.options,
        match.players,
        match.length,
        tuple(match.step_at(index) for index in range(match.longest)),
        match.state,
        known,
        match.extra,
    )


def step(match: Match, random: Random) -> None:
    """One step, with real dice if need be."""
    if match.state.to_act() is CHANCE:
        if isinstance(match.dice, TypedDice):
            match.enter_die(random.randint(1, 6))
        else:
            match.roll()
    else:
        match.play(random.choice(match.state.legal_actions()))


@pytest.mark.parametrize("dice", ["seeded", "manual"])
@pytest.mark.parametrize("table", SIMPLE_TABLES, ids=str)
def test_every_moment_of_a_game_comes_back(table: Table, dice: str) -> None:
    """After every step, with undo and redo in between: the same match, to the last die."""
    random = Random(f"{table}{dice}")
    match = table.match(seeded(4) if dice == "seeded" else TypedDice())
    for _ in range(120 * LONG):
        if match.state.to_act() is None or random.random() < 0.15:
            match.go_to(random.randint(max(0, match.length - 12), match.longest))
        else:
            step(match, random)
        assert course(read_resumable(write_resumable(match))) == course(match)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_plays_on_just_the_same(table: Table) -> None:
    match = play_on(table.match(seeded(6)), Random(6), 50)
    again = read_resumable(write_resumable(match))
    assert write_record(play_on(again, Random(7))) == write_record(play_on(match, Random(7)))


def test_it_is_a_record_of_the_longest_course() -> None:
    match = play_on(LINE_TABLES[0].match(seeded(1)), Random(1))
    whole = write_record(match)
    match.go_to(20)
    read = read_record(write_resumable(match))
    assert read.extra.pop("resume") == {"at": 20}
    assert write_record(read) == whole


def test_players_and_further_keys_are_those_of_now() -> None:
    match = play_on(LINE_TABLES[0].match(seeded(1), "human"), Random(1), 30)
    match.extra.update({"id": "0" * 32, "table": {"undo": "roll"}, "resume": "of old"})
    match.hand_over("SE", "ai:expert")
    match.go_to(12)
    again = read_resumable(write_resumable(match))
    assert again.players == match.players
    assert again.extra == {"id": "0" * 32, "table": {"undo": "roll"}}


def test_a_secret_seed_stays_secret() -> None:
    match = play_on(LAWN_TABLES[0].match(seeded(1)), Random(1), 60)
    sealed = read_record(write_record(match, reveal_seed=False).encode())
    again = read_resumable(write_resumable(sealed))
    assert isinstance(again.dice, SealedDice)
    assert again.state == sealed.state


def test_a_decision_on_secret_dice_waits_for_its_die() -> None:
    match = LAWN_TABLES[0].match(seeded(1))
    random = Random(3)
    while not str(match.step_at(match.length - 1) if match.length else "").startswith("roll"):
        step(match, random)
    match.go_to(match.length - 1)
    sealed = read_record(write_record(match, reveal_seed=False).encode())
    sealed.play(next(action for action in sealed.state.legal_actions() if str(action).startswith("roll")))
    again = read_resumable(write_resumable(sealed))
    assert again.state == sealed.state
    assert again.next_face() is None


def test_half_a_character_does_not_keep_a_game_from_being_saved() -> None:
    match = LINE_TABLES[0].match(seeded(1))
    match.players = (Player("NW", "half \ud83d", "human"), match.players[1])
    assert read_resumable(write_resumable(match)).players[0].name == "half ?"


NONSENSE: list[Any] = [
    None,
    7,
    "x",
    [],
    {"at": -1},
    {"at": 10**9},
    {"at": True},
    {"at": "3"},
    {"tail": "NW"},
    {"tail": [None]},
    {"tail": ["nonsense"]},
    {"tail": ["9"]},
    {"dice": 5},
    {"dice": [7]},
    {"dice": [True]},
    {"dice": ["1"]},
    {"dice": [1] * 200_000},
]


@pytest.mark.parametrize("resume", NONSENSE, ids=lambda value: repr(value)[:30])
@pytest.mark.parametrize("dice", [SeededDice(bytes(32)), TypedDice()], ids=["seeded", "manual"])
def test_nonsense_in_the_further_key_does_no_harm(resume: Any, dice: SeededDice | TypedDice) -> None:
    match = LINE_TABLES[0].match(dice)
    random = Random(1)
    while match.length < 15:
        step(match, random)
    record = json.loads(write_record(match)) | {"resume": resume}
    again = read_resumable(json.dumps(record).encode())
    assert again.state == match.state
    assert again.length == 15


def test_a_tail_that_the_rules_refuse_is_taken_as_far_as_it_goes() -> None:
    match = play_on(LINE_TABLES[0].match(seeded(1)), Random(1), 14)
    while match.state.to_act() is not CHANCE:
        play_on(match, Random(1), 1)
    face = match.next_face()
    record = json.loads(write_record(match)) | {"resume": {"tail": [str(face), "a1-a2", "3"]}}
    again = read_resumable(json.dumps(record).encode())
    assert again.length == match.length + 1
    assert face is not None
    record["resume"] = {"tail": [str(face % 6 + 1)]}
    assert read_resumable(json.dumps(record).encode()).length == match.length, "the seed gives another face"


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(NotLoadable):
        read_resumable(b"{}")
    record = json.loads(write_record(LINE_TABLES[0].match())) | {"version": 99}
    with pytest.raises(NewerRecord):
        read_resumable(json.dumps(record).encode())
