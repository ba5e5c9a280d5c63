"""What is told before a line is laid must be what happens."""

from __future__ import annotations

import random

from hotl_desktop.games.base import CHANCE, DICE
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, SEATS, HeadOfTheLineState, Line, parse_cell
from hotl_desktop.games.head_of_the_line_layout import lay_out
from hotl_desktop.games.head_of_the_line_preview import line_preview


def test_every_preview_of_random_games_comes_true() -> None:
    dice = random.Random(5)
    run_over = choices = 0
    for players in (2, 3) + (4,) * 30:
        state = HEAD_OF_THE_LINE.start(HEAD_OF_THE_LINE.default_seats(players), {})
        while (actor := state.to_act()) is not None:
            if actor is CHANCE:
                state = state.apply(DICE[dice.randint(1, 6)])
                continue
            action = dice.choice(state.legal_actions())
            after = state.apply(action)
            if isinstance(action, Line):
                told = line_preview(state, action)
                seat = state.turn
                assert told.seat == SEATS[seat]
                assert told.score == _score(after, seat) == _score(state, seat) + told.gain
                assert {*told.laid, *(cell for cell, _ in told.captured)} == {
                    cell for cell in action.cells if state.owners[cell] != seat
                }
                for one in told.run_over:
                    run_over += 1
                    owner = SEATS.index(one.seat)
                    assert state.heads[owner] == one.cell
                    assert one.refuges == after.nearest_chips(owner, one.cell)
                    if not one.refuges and not after.homeless:
                        assert after.out[owner]
                    elif len(one.refuges) == 1 and not after.homeless:
                        assert after.heads[owner] == one.refuges[0]
                    else:
                        choices += 1
            state = after
    assert run_over > 10
    assert choices > 0


def test_chips_are_told_along_the_line_and_heads_clockwise_from_the_mover() -> None:
    chips = {"NW": "f7-f9 b3", "NE": "g7-j7 a3", "SE": "g6-g4 d3", "SW": "f6-d6 c3"}
    told = line_preview(lay_out("NE", chips, die=4), Line(parse_cell("b3"), parse_cell("e3")))
    assert told.captured == tuple((parse_cell(cell), seat) for cell, seat in (("b3", "NW"), ("c3", "SW"), ("d3", "SE")))
    assert told.laid == (parse_cell("e3"),)
    assert [(one.seat, one.cell) for one in told.run_over] == [
        ("SE", parse_cell("d3")),
        ("SW", parse_cell("c3")),
        ("NW", parse_cell("b3")),
    ]


def test_a_head_with_no_chip_left_has_no_refuge() -> None:
    told = line_preview(lay_out("NW", {"NW": "f7-f9 g9", "SE": "g6"}, die=4), Line(parse_cell("g8"), parse_cell("g5")))
    assert [(one.seat, one.refuges) for one in told.run_over] == [("SE", ())]


def _score(state: HeadOfTheLineState, seat: int) -> int:
    return state.owners.count(seat) + state.captured[seat]


def test_a_preview_that_is_asked_for_does_nothing() -> None:
    state = HEAD_OF_THE_LINE.start(("NW", "SE"), {})
    assert line_preview(state, Line(0, 1)).laid == (0, 1)
