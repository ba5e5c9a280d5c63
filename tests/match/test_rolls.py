"""Every die of a game is told once, with who rolled it and what for."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hotl_desktop.games.base import Die
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.match.record import write_record
from hotl_desktop.match.rolls import RollKind, rolls

from ..walks import LAWN_TABLES, LINE_TABLES, TABLES, Table, play_on, seeded


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_die_is_told_once_and_in_order(table: Table) -> None:
    match = play_on(table.match(seeded(5)), Random(5))
    told = rolls(match)
    assert [roll.face for roll in told] == [step.face for step in match.steps if isinstance(step, Die)]
    assert [roll.face for roll in told] == [match.dice.face(number) for number in range(len(told))]
    assert all(isinstance(match.step_at(roll.length), Die) for roll in told)


def test_dice_that_were_taken_back_are_not_told() -> None:
    match = play_on(LINE_TABLES[0].match(seeded(5)), Random(5))
    match.go_to(7)
    assert len(rolls(match)) == sum(isinstance(step, Die) for step in match.steps) < 7


@pytest.mark.parametrize("table", LINE_TABLES, ids=str)
def test_a_line_belongs_to_whoever_rolled_for_it(table: Table) -> None:
    match = play_on(table.match(seeded(8)), Random(8))
    texts = [entry.text for entry in match.entries if not entry.text.startswith("first") and "@" not in entry.text]
    told = [roll for roll in rolls(match) if roll.kind is RollKind.TURN]
    assert [text.split(" ")[:2] for text in texts] == [[roll.seat, str(roll.face)] for roll in told]


@pytest.mark.parametrize("table", LAWN_TABLES, ids=str)
def test_dice_of_the_lawn_match_the_words_of_its_record(table: Table) -> None:
    match = play_on(table.match(seeded(9)), Random(9))
    told = Counter((roll.kind, roll.seat) for roll in rolls(match))
    words = [entry.text.split(" ") for entry in match.entries]
    for seat in GET_OFF_MY_LAWN.all_seats:
        mine = [line for line in words if line[0] == seat]
        assert told[RollKind.DEAL, seat] == 8 * int(match.options["rounds"])
        assert told[RollKind.BOUNDARY, seat] == sum(line[1] == "roll" for line in mine)
        assert told[RollKind.PUSHED_OFF, seat] == sum("push" in line and line[-1] != "power" for line in mine)
    assert sum(told[RollKind.OPENING, seat] for seat in GET_OFF_MY_LAWN.all_seats) >= 4
    assert sum(told.values()) == sum(isinstance(step, Die) for step in match.steps)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_events_written_step_by_step_are_those_written_at_once(table: Table) -> None:
    """The match keeps what it has written down, through undo, redo and other continuations."""
    random = Random(str(table))
    match = table.match(seeded(11))
    for _ in range(60):
        play_on(match, random, random.randint(1, 30))
        if random.random() < 0.7:
            match.entries  # noqa: B018  what was written is kept, and must not be believed after a change
        if random.random() < 0.5:
            match.go_to(random.randint(0, match.longest))
        if random.random() < 0.5:
            assert match.entries == match.branch(match.length).entries
    assert write_record(match) == write_record(match.branch(match.length))
