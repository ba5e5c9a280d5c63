"""Random matches: what must hold at every step of every one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields
from fractions import Fraction

import pytest

from hotl_desktop.games.base import CHANCE, FACES, Event, Step
from hotl_desktop.games.get_off_my_lawn import (
    ALL_ACTIONS,
    EMPTY,
    GET_OFF_MY_LAWN,
    NOBODY,
    POWER,
    SEATS,
    GetOffMyLawnState,
    Phase,
)

ORDER = ("roll", "place", "push", "advance", "stage", "recover", "reclaim", "pass")
LONGEST_ROUND = 1500
"""Steps; random rounds have about 250, their longest in a million about 700."""


def walk(seed: int, rounds: int) -> Iterator[tuple[GetOffMyLawnState, Step, GetOffMyLawnState]]:
    """A match of random decisions and dice: each step with the states before and after it."""
    chance = random.Random(seed)
    state = GET_OFF_MY_LAWN.start(SEATS, {"rounds": rounds})
    while state.to_act() is not None:
        if state.to_act() is CHANCE:
            step: Step = chance.choice(state.outcomes())[0]
        else:
            step = chance.choice(state.legal_actions())
        after = state.apply(step)
        yield state, step, after
        state = after


def check_position(state: GetOffMyLawnState) -> None:
    """The dice are all there and lie where they may."""
    dealt = state.phase not in {Phase.OPENING, Phase.DEAL}
    for seat in range(4):
        on_the_lawn = sum(cells.count(seat) for cells in state.lawn)
        staged = sum(zone.count(seat) for zone in state.staged)
        in_the_air = state.fallen == seat
        dice = len(state.player_rows[seat]) + len(state.collapsed[seat]) + on_the_lawn + staged + in_the_air
        assert dice == 8 if dealt else dice <= 8
        assert list(state.player_rows[seat]) == sorted(state.player_rows[seat])
        assert {*state.player_rows[seat], *state.collapsed[seat]} <= {*FACES}
        assert state.out[seat] == (state.strikes[seat] == 3)
        assert state.strikes[seat] <= 3
    for cells, captor in zip(state.lawn, state.captors, strict=True):
        assert len(cells) == 5
        assert cells[2] != EMPTY
        assert cells.count(POWER) == (captor == NOBODY)
        if EMPTY in cells:
            assert cells[2] == POWER
            assert EMPTY not in cells[1:4] or cells[0] == cells[4] == EMPTY
    assert len(state.staged) == 12
    check_what_is_under_way(state)


def check_what_is_under_way(state: GetOffMyLawnState) -> None:
    """What only one phase needs is there in that phase and leaves nothing behind."""
    assert bool(state.contenders) == (state.phase is Phase.OPENING)
    assert not state.opening or state.phase is Phase.OPENING
    assert (state.rolling is not None) == (state.phase is Phase.BOUNDARY_ROLL)
    assert (state.fallen != NOBODY) == (state.phase is Phase.FALLEN_DIE)
    assert (state.end is not None) == (state.phase in {Phase.ROUND_OVER, Phase.OVER})


def check_decision(state: GetOffMyLawnState) -> None:
    """There is something to do, in the documented order, and every other action is refused with a reason."""
    legal = state.legal_actions()
    assert legal
    assert len(set(legal)) == len(legal)
    kinds = [ORDER.index(str(action).split(" ")[0]) for action in legal]
    assert kinds == sorted(kinds)
    rows = [(kind, getattr(action, "row", 0)) for kind, action in zip(kinds, legal, strict=True)]
    assert rows == sorted(rows)
    for action in ALL_ACTIONS:
        reason = state.why_not(action)
        assert (reason is None) == (action in legal), f"{action}: {reason}"
        if reason is not None:
            assert reason.reason
            assert reason.rule
        else:
            preview = state.preview(action)
            after = state.apply(action)
            assert preview.awaits_die == after.awaits_turn_die
            assert preview.strikes == after.strikes[SEATS.index(preview.seat)]
            assert preview.goes_out == after.out[SEATS.index(preview.seat)]
            if preview.needed is not None:
                assert preview.strength is not None
                assert preview.strength >= preview.needed


@pytest.mark.parametrize(("seed", "rounds"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 3), (6, 3)])
def test_random_matches_keep_to_the_rules(seed: int, rounds: int) -> None:
    for taken, (before, step, after) in enumerate(walk(seed, rounds)):
        assert taken < LONGEST_ROUND * rounds
        check_position(after)
        actor = before.to_act()
        assert (before.roller is not None) == (actor is CHANCE)
        if isinstance(actor, str):
            assert before.outcomes() == ()
            assert before.can_act(actor)
            check_decision(before)
        else:
            assert before.legal_actions() == ()
            assert sum(chance for _, chance in before.outcomes()) == Fraction(1)
        events: list[Event] = []
        again = before.apply(step, events)
        assert again == after, "events change nothing, and the same step leads to the same state"
        assert hash(again) == hash(after)
        assert before != after
    assert after.outcome() is not None
    assert after.round_number == rounds


def test_the_scores_of_the_rounds_add_up_to_the_match() -> None:
    sums = dict.fromkeys(SEATS, 0)
    for before, _, after in walk(7, 3):
        if after.end is not None and before.end is None:
            for seat, points in after.round_scores():
                sums[seat] += points
            assert dict(after.scores()) == sums
    outcome = after.outcome()
    assert outcome is not None
    assert dict(outcome.scores) == sums
    assert outcome.winners == tuple(seat for seat in SEATS if sums[seat] == max(sums.values()))


def test_a_solo_grind_stays_with_its_player() -> None:
    for before, _, after in walk(8, 1):
        if before.solo and after.end is None:
            assert after.solo
            assert after.turn == before.turn


def test_a_state_cannot_be_changed() -> None:
    states = [after for _, _, after in walk(9, 1)]
    for state in (states[0], states[-1]):
        for field in fields(state):
            with pytest.raises(FrozenInstanceError):
                setattr(state, field.name, None)
            hash(getattr(state, field.name))
    assert len(set(states)) == len(states), "no two states of this match are the same"
