"""Reach against plain enumeration by the rules themselves, territory against its definition."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from functools import cache
from time import perf_counter

import pytest

from hotl_desktop.games.base import CHANCE, DICE, FACES
from hotl_desktop.games.head_of_the_line import (
    CELLS,
    HEAD_OF_THE_LINE,
    HUB,
    SEATS,
    HeadOfTheLineState,
    Line,
    cells_between,
    distance,
    parse_cell,
)
from hotl_desktop.games.head_of_the_line_layout import lay_out
from hotl_desktop.games.head_of_the_line_maps import Source, reach, territory


def walk(seed: int, steps: int, players: int = 4, launch_until: str = "zone") -> HeadOfTheLineState:
    """The position after so many random steps, or at the end of the game."""
    dice = random.Random(seed)
    state = HEAD_OF_THE_LINE.start(HEAD_OF_THE_LINE.default_seats(players), {"launch_until": launch_until})
    for _ in range(steps):
        actor = state.to_act()
        if actor is None:
            break
        state = state.apply(DICE[dice.randint(1, 6)] if actor is CHANCE else dice.choice(state.legal_actions()))
    return state


def own_turn(state: HeadOfTheLineState, seat: int) -> HeadOfTheLineState:
    """`state` as if it were that seat's turn to roll, whatever else is due: the others stand still."""
    return replace(state, turn=seat, die=0, homeless=(), over=False, opening=(), contenders=())


def chance_by_rules(state: HeadOfTheLineState, seat: int, cell: int, turns: int) -> Fraction:
    """The chance to stand on `cell` within `turns` turns, by playing every roll and every choice."""

    @cache
    def best(state: HeadOfTheLineState, turns: int) -> Fraction:
        if turns == 0 or state.out[seat]:
            return Fraction(0)
        total = Fraction(0)
        for face in FACES:
            rolled = state.apply(DICE[face])
            total += max(
                Fraction(1)
                if isinstance(action, Line) and action.end == cell
                else best(own_turn(rolled.apply(action), seat), turns - 1)
                for action in rolled.legal_actions()
            )
        return total / 6

    return best(own_turn(state, seat), turns)


def in_play(state: HeadOfTheLineState) -> list[int]:
    return [seat for seat in state.in_play if not state.out[seat] and seat not in state.homeless]


@pytest.mark.parametrize(("seed", "steps"), [(1, 60), (2, 95), (3, 110), (4, 120), (5, 130)])
def test_reach_is_what_the_rules_allow(seed: int, steps: int) -> None:
    state = own_turn(walk(seed, steps), 0)
    dice = random.Random(seed)
    for seat in in_play(state):
        found = reach(own_turn(state, seat), seat)
        cells = [cell for cell in range(CELLS) if found.counts[2][cell]] or [0]
        for cell in {*dice.sample(cells, min(5, len(cells))), dice.randrange(CELLS)}:
            for turns in (1, 2):
                assert found.chance(cell, turns) == chance_by_rules(state, seat, cell, turns)


@pytest.mark.parametrize(("seed", "steps", "players"), [(11, 128, 4), (12, 110, 2), (13, 120, 3), (14, 84, 4)])
def test_three_turns_of_reach_are_what_the_rules_allow(seed: int, steps: int, players: int) -> None:
    state = own_turn(walk(seed, steps, players), 0)
    dice = random.Random(seed)
    seat = in_play(state)[0]
    found = reach(own_turn(state, seat), seat)
    cells = [cell for cell in range(CELLS) if found.counts[2][cell]] or [0]
    for cell in dice.sample(cells, min(3, len(cells))):
        assert found.chance(cell, 3) == chance_by_rules(state, seat, cell, 3)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("launch_until", ["zone", "hub"])
def test_reach_knows_launching_heads(launch_until: str, seat: int) -> None:
    state = walk(7, 0, launch_until=launch_until)
    lane = cells_between(HUB[seat], (parse_cell("f12"), parse_cell("l7"), parse_cell("g1"), parse_cell("a6"))[seat])
    assert len(lane) >= 6
    for cell in {*lane, *range(1, CELLS, 24)}:
        assert reach(own_turn(state, seat), seat).chance(cell, 2) == chance_by_rules(state, seat, cell, 2)


@pytest.mark.parametrize("head", ["f7", "f8", "f9"])
def test_reach_of_a_head_that_is_not_clear_goes_straight_on(head: str) -> None:
    state = lay_out("NW", {"NW": f"f7-{head}", "SE": "g6-g1"})
    for cell in map(parse_cell, ("f8", "f9", "f10", "f12", "e9", "g8", "d10", "h10")):
        assert reach(state, 0).chance(cell, 2) == chance_by_rules(state, 0, cell, 2)


def test_a_head_that_goes_on_outside_the_zone_is_clear_there() -> None:
    state = lay_out("SE", {"NW": "f7-f8 e4 e8", "SE": "g6-g1 d4"}, heads={"NW": "e4"})
    state = replace(state, heads=(parse_cell("d4"), -1, parse_cell("g1"), -1), homeless=(0,), die=1, clear=(False,) * 4)
    (outside,) = (state.apply(action) for action in state.legal_actions()[:1])
    found = reach(state, 0)
    for cell in map(parse_cell, ("e3", "d3", "f4", "e2")):
        assert found.chance(cell, 1) == chance_by_rules(outside, 0, cell, 1)


@pytest.mark.parametrize(("head", "corner"), [("c1", "a1"), ("a10", "a12"), ("j1", "l1"), ("l10", "l12")])
def test_corners_are_cells_like_any_other(head: str, corner: str) -> None:
    state = lay_out("NW", {"NW": f"f7-f12 {head}", "SE": "g6-g1"})
    for turns in (1, 2):
        chance = reach(state, 0).chance(parse_cell(corner), turns)
        assert chance == chance_by_rules(state, 0, parse_cell(corner), turns) > 0


def test_a_first_roll_launches_straight_on() -> None:
    found = reach(own_turn(walk(7, 0), 0), 0)
    lane = [parse_cell(f"f{row}") for row in range(7, 13)]
    assert found.cells(1) == frozenset(lane)
    assert {found.chance(cell, 1) for cell in lane} == {Fraction(1, 6)}


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_the_third_pass_in_a_row_ends_the_way(passes: int) -> None:
    # A Head in a corner: every cell near it is taken but b4 and a6, so most rolls must pass.
    owners = bytearray([1]) * CELLS
    for name in ("a6", "d1", "b4", "l12"):
        owners[parse_cell(name)] = 4
    state = replace(
        walk(1, 60),
        owners=bytes(owners),
        heads=(parse_cell("a1"), parse_cell("l1"), -1, -1),
        clear=(True, True, True, True),
        passes=(passes, 0, 0, 0),
        out=(False, False, True, True),
    )
    state = own_turn(state, 0)
    found = reach(state, 0)
    for name in ("a6", "d1", "b4"):
        for turns in (1, 2, 3):
            assert found.chance(parse_cell(name), turns) == chance_by_rules(state, 0, parse_cell(name), turns)


def test_a_fallen_die_is_the_first() -> None:
    state = own_turn(walk(3, 70), 0)
    seat = in_play(state)[0]
    rolled = own_turn(state, seat).apply(DICE[4])
    found = reach(rolled, seat)
    assert found.cells(1) == {line.end for line in rolled.legal_lines(seat, 4)}
    assert all(found.chance(cell, 1) == 1 for cell in found.cells(1))
    # Averaged over the six faces, knowing the die changes nothing.
    known = [reach(own_turn(state, seat).apply(DICE[face]), seat) for face in FACES]
    unknown = reach(own_turn(state, seat), seat)
    for cell in range(CELLS):
        assert sum(one.chance(cell) for one in known) / 6 == unknown.chance(cell)


def test_another_ones_die_is_not_the_first() -> None:
    state = own_turn(walk(3, 70), 0)
    rolling, other = in_play(state)[:2]
    assert reach(own_turn(state, rolling).apply(DICE[4]), other) == reach(own_turn(state, other), other)


def test_a_die_whose_line_lies_is_not_the_first() -> None:
    state = homeless_walk()
    assert state.die
    assert reach(state, state.turn) == reach(own_turn(state, state.turn), state.turn)


def test_more_turns_never_lower_a_chance() -> None:
    for seed in range(6):
        state = walk(seed, 30 + 15 * seed)
        for seat in state.in_play:
            found = reach(state, seat)
            for cell in range(CELLS):
                chances = [found.chance(cell, turns) for turns in (1, 2, 3)]
                assert chances == sorted(chances)
                assert 0 <= chances[0] <= chances[-1] <= 1
                soonest = found.turns(cell)
                assert soonest == next((turn for turn in (1, 2, 3) if chances[turn - 1]), None)
                if soonest is not None:
                    assert state.owners[cell] == 4


def homeless_walk() -> HeadOfTheLineState:
    """A random position in which a captured Head has a choice."""
    return next(
        state
        for seed in range(400)
        for steps in (50, 70, 90)
        if (state := walk(seed, steps)).homeless and not state.over
    )


def test_a_homeless_head_goes_on_from_its_best_refuge() -> None:
    state = homeless_walk()
    seat = state.homeless[0]
    found = reach(state, seat)
    settled = [state.apply(action) for action in state.legal_actions()]
    for cell in range(CELLS):
        assert found.chance(cell, 2) == max(reach(own_turn(one, seat), seat).chance(cell, 2) for one in settled)


def test_every_refuge_of_a_homeless_head_can_be_the_best() -> None:
    state = lay_out("SE", {"NW": "f7-f12 c3 i3", "SE": "g6-g1 f3"}, heads={"NW": "c3"})
    state = replace(state, heads=(parse_cell("f3"), -1, parse_cell("g1"), -1), homeless=(0,), die=1)
    assert [str(action) for action in state.legal_actions()] == ["@ c3", "@ i3"]
    only_from_c3, only_from_i3 = parse_cell("a3"), parse_cell("l3")
    found = reach(state, 0)
    assert found.chance(only_from_c3, 1) == found.chance(only_from_i3, 1) == Fraction(1, 6)


def test_nobody_goes_anywhere_who_is_out() -> None:
    state = walk(5, 1000)
    assert state.over
    assert not any(reach(state, seat).cells() for seat in range(4))
    for steps in (2, 40):  # whose hub cell is free, and whose is taken
        two = walk(5, steps, players=2)
        assert not reach(two, SEATS.index("NE")).cells()


@pytest.mark.parametrize("source", list(Source))
def test_territory_is_nearest_by_manhattan_distance(source: Source) -> None:
    for state in (homeless_walk(), *(walk(seed, 20 * seed) for seed in range(5))):
        found = territory(state, source)
        for cell in range(CELLS):
            away = {}
            for seat in state.in_play:
                if source is Source.HEADS:
                    places = [state.heads[seat]] if state.heads[seat] >= 0 and seat not in state.homeless else []
                else:
                    places = [one for one in range(CELLS) if state.owners[one] == seat]
                if places:
                    away[seat] = min(distance(cell, one) for one in places)
            best = min(away.values(), default=None)
            near = [seat for seat, steps in away.items() if steps == best]
            assert found.owners[cell] == (near[0] if len(near) == 1 else None)
            assert found.distances[cell] == best
        assert found.size(0) == found.owners.count(0)


def test_reach_is_quick_enough_to_follow_the_game() -> None:
    # The open board right after a launch has the most lines; the limit is generous for a loaded machine.
    state = walk(1, 0)
    owners = bytearray(state.owners)
    owners[parse_cell("f6")] = 3
    state = own_turn(replace(state, owners=bytes(owners), heads=(-1, -1, -1, parse_cell("f6")), clear=(True,) * 4), 3)
    reach(state, 3)
    best = min(_time(state) for _ in range(5))
    assert best < 0.2


def _time(state: HeadOfTheLineState) -> float:
    begin = perf_counter()
    reach(state, 3)
    return perf_counter() - begin
