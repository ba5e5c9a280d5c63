"""The dice of a record are proved from the record alone."""

from __future__ import annotations

import hashlib
import json
from random import Random

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.dice import TypedDice
from hotl_desktop.match.proof import verify_dice
from hotl_desktop.match.record import to_record, write_record

from ..walks import SIMPLE_TABLES, Table, play_on, seeded


@pytest.mark.parametrize("table", SIMPLE_TABLES, ids=str)
def test_a_finished_game_proves_its_dice(table: Table) -> None:
    match = play_on(table.match(seeded(2)), Random(2))
    proof = verify_dice(write_record(match).encode())
    assert proof.proved
    assert proof.seed == seeded(2).seed.hex()
    assert proof.commitment == hashlib.sha256(seeded(2).seed).hexdigest()
    assert proof.dice == sum(len(str(step)) == 1 and str(step) in "123456" for step in match.steps)


def test_a_secret_seed_proves_nothing_yet() -> None:
    match = play_on(SIMPLE_TABLES[0].match(seeded(2)), Random(2), 20)
    proof = verify_dice(write_record(match, reveal_seed=False).encode())
    assert not proof.proved
    assert proof.commitment == seeded(2).commitment


def test_real_dice_are_nobodys_promise() -> None:
    match = SIMPLE_TABLES[0].match(TypedDice())
    for face in (1, 2, 3, 4):
        match.enter_die(face)
    proof = verify_dice(write_record(match).encode())
    assert (proof.proved, proof.commitment, proof.seed, proof.dice) == (False, None, None, 4)


def test_another_seed_than_promised_is_found_out() -> None:
    record = to_record(play_on(SIMPLE_TABLES[0].match(seeded(2)), Random(2)))
    record["dice"]["commitment"] = seeded(3).commitment
    with pytest.raises(NotLoadable, match=r"dice\.seed"):
        verify_dice(json.dumps(record).encode())


def test_a_die_that_was_changed_is_found_out() -> None:
    record = to_record(play_on(SIMPLE_TABLES[0].match(seeded(2)), Random(2)))
    first = record["events"][0]
    record["events"][0] = first[:-1] + ("1" if first[-1] != "1" else "2")
    with pytest.raises(NotLoadable, match=r"events\[0\].*the seed gives"):
        verify_dice(json.dumps(record).encode())
