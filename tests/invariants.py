"""What must hold in every position of any game, and of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from hotl_desktop.games.base import CHANCE, FACES, Event, State
from hotl_desktop.games.get_off_my_lawn import NOBODY as NO_CAPTOR
from hotl_desktop.games.get_off_my_lawn import POWER, GetOffMyLawnState, Phase
from hotl_desktop.games.get_off_my_lawn.places import DICE_EACH, QUIET_TURNS, STRIKES_OUT
from hotl_desktop.games.head_of_the_line import (
    CELLS,
    EMPTY,
    NOBODY,
    PASSES_OUT,
    SEATS,
    ChipCaptured,
    ChipLaid,
    GameEnded,
    HeadCaptured,
    HeadMoved,
    HeadOfTheLineState,
    HeadRelocated,
    WentOut,
)


def check_state(state: State) -> None:
    """Exactly one decides, or the dice, or it is over; what is on offer agrees with that."""
    actor = state.to_act()
    legal, outcomes = state.legal_actions(), state.outcomes()
    assert (state.outcome() is not None) == (actor is None)
    assert bool(legal) == isinstance(actor, str)
    assert bool(outcomes) == (actor is CHANCE)
    assert (state.roller is not None) == (actor is CHANCE)
    assert not state.opens_turn or actor is CHANCE
    if isinstance(actor, str):
        assert actor in state.seats
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert state.why_not(action) is None
            assert state.parse_action(str(action)) == action
    if actor is CHANCE:
        assert state.roller in state.seats
        assert [die.face for die, _ in outcomes] == [1, 2, 3, 4, 5, 6]
        assert sum(chance for _, chance in outcomes) == Fraction(1)
    assert tuple(seat for seat, _ in state.scores()) == state.seats
    outcome = state.outcome()
    if outcome is not None:
        assert outcome.scores == state.scores()
        best = max(points for _, points in outcome.scores)
        assert outcome.winners == tuple(seat for seat, points in outcome.scores if points == best)
    if isinstance(state, HeadOfTheLineState):
        _check_line_state(state)
    elif isinstance(state, GetOffMyLawnState):
        _check_lawn_state(state)


def _check_line_state(state: HeadOfTheLineState) -> None:
    owners = Counter(state.owners)
    assert sum(owners.values()) == CELLS
    assert set(owners) <= {*state.in_play, EMPTY}
    assert sum(points for _, points in state.scores()) == CELLS - owners[EMPTY] + sum(state.captured)
    assert state.die or not state.homeless
    assert not (state.die and state.over)
    for seat in range(4):
        if seat not in state.in_play:
            assert state.out[seat]
        if state.heads[seat] == NOBODY:
            assert state.out[seat] or not owners[seat]
        elif seat not in state.homeless:
            assert state.owners[state.heads[seat]] == seat
        if not state.clear[seat]:
            assert all(cell in state.launch_area for cell, owner in enumerate(state.owners) if owner == seat)
        assert 0 <= state.passes[seat] <= PASSES_OUT
        assert state.passes[seat] < PASSES_OUT or state.out[seat]
    if not state.over and not state.contenders and not state.die:
        assert state.anybody_could_move()
        assert not state.out[state.turn]


def _check_lawn_state(state: GetOffMyLawnState) -> None:
    if state.phase not in {Phase.OPENING, Phase.DEAL}:
        for seat in range(4):
            on_lawn = sum(row.count(seat) for row in state.lawn)
            assert state.unplaced(seat) + on_lawn + (state.fallen == seat) == DICE_EACH
    for faces in (*state.player_rows, *state.collapsed):
        assert list(faces) == sorted(faces)
        assert set(faces) <= {*FACES}
    for row, captor in zip(state.lawn, state.captors, strict=True):
        assert row.count(POWER) == (captor == NO_CAPTOR)
    for strikes, out in zip(state.strikes, state.out, strict=True):
        assert 0 <= strikes <= STRIKES_OUT
        assert (strikes == STRIKES_OUT) == out
    assert 0 <= state.quiet <= QUIET_TURNS


def check_step(before: State, after: State, events: Sequence[Event]) -> None:
    """What a step may change, and that its story tells the change."""
    assert after.seats == before.seats
    if isinstance(before, HeadOfTheLineState) and isinstance(after, HeadOfTheLineState):
        _check_line_step(before, after, events)
    elif isinstance(before, GetOffMyLawnState) and isinstance(after, GetOffMyLawnState):
        _check_lawn_step(before, after)


def _check_lawn_step(before: GetOffMyLawnState, after: GetOffMyLawnState) -> None:
    if after.round != before.round:
        assert after.round == before.round + 1
        assert before.phase is Phase.ROUND_OVER
        assert [points for _, points in before.scores()] == list(after.totals)
        return
    assert after.totals == before.totals
    assert all(old <= new for old, new in zip(before.out, after.out, strict=True))
    for old, new in zip(before.captors, after.captors, strict=True):
        assert old in {NO_CAPTOR, new}


def _check_line_step(before: HeadOfTheLineState, after: HeadOfTheLineState, events: Sequence[Event]) -> None:
    assert all(old <= new for old, new in zip(before.captured, after.captured, strict=True))
    assert all(old <= new for old, new in zip(before.out, after.out, strict=True))
    assert all(old <= new for old, new in zip(before.clear, after.clear, strict=True))
    assert all(new != EMPTY for old, new in zip(before.owners, after.owners, strict=True) if old != EMPTY)
    owners, heads, captured = bytearray(before.owners), list(before.heads), list(before.captured)
    for event in events:
        match event:
            case ChipLaid():
                assert owners[event.cell] == EMPTY
                owners[event.cell] = SEATS.index(event.seat)
            case ChipCaptured():
                assert owners[event.cell] == SEATS.index(event.owner)
                owners[event.cell] = SEATS.index(event.seat)
                captured[SEATS.index(event.seat)] += 1
            case HeadCaptured():
                assert heads[SEATS.index(event.seat)] == event.cell
            case HeadMoved():
                assert heads[SEATS.index(event.seat)] == (NOBODY if event.start is None else event.start)
                heads[SEATS.index(event.seat)] = event.end
            case HeadRelocated():
                assert heads[SEATS.index(event.seat)] == event.start
                heads[SEATS.index(event.seat)] = event.end
            case WentOut():
                heads[SEATS.index(event.seat)] = NOBODY
            case GameEnded():
                assert event.outcome == after.outcome()
            case _:
                pass
    assert (bytes(owners), tuple(heads), tuple(captured)) == (after.owners, after.heads, after.captured)
    assert any(isinstance(event, GameEnded) for event in events) == (after.to_act() is None)
