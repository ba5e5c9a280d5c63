"""Only what a game can come to may be laid out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hotl_desktop.games.get_off_my_lawn import EMPTY, NOBODY, POWER, lay_out
from hotl_desktop.games.get_off_my_lawn.state import FRESH_ROUND

FULL = {"P1": "12345612", "P2": "11111111", "P3": "22222222", "P4": "66666666"}


def test_a_layout_reads_as_it_is_written() -> None:
    state = lay_out(
        "P2",
        {"P1": "613522", "P2": "22", "P3": "1", "P4": "464"},
        lawn={5: "1*234", 1: "33223", 6: ".4*.."},
        staged={(3, "R"): "14", (4, "L"): "3"},
        collapsed={"P2": "411", "P3": "65", "P4": "33"},
        captured={1: "P1"},
        strikes={"P1": 1, "P3": 3},
        rolled=True,
        quiet=12,
        rounds=3,
        number=2,
        first="P4",
        totals={"P2": 8},
    )
    assert state.to_act() == "P2"
    assert state.player_rows == (bytes((1, 2, 2, 3, 5, 6)), b"\x02\x02", b"\x01", bytes((4, 4, 6)))
    assert state.lawn[4] == bytes((0, POWER, 1, 2, 3))
    assert state.lawn[5] == bytes((EMPTY, 3, POWER, EMPTY, EMPTY))
    assert state.lawn[1] == bytes((EMPTY, EMPTY, POWER, EMPTY, EMPTY))
    assert (state.staged[5], state.staged[6]) == (bytes((0, 3)), b"\x02")
    assert state.collapsed == (b"", bytes((1, 1, 4)), bytes((5, 6)), bytes((3, 3)))
    assert state.captors == (0, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)
    assert state.strikes == (1, 0, 3, 0)
    assert state.out == (False, False, True, False)
    assert (state.rolled, state.quiet, state.solo) == (True, 12, False)
    assert (state.rounds, state.round_number, state.round_starter) == (3, 2, "P4")
    assert state.totals == (0, 8, 0, 0)


def test_what_is_left_out_is_as_at_the_start_of_a_round() -> None:
    state = lay_out("P1", FULL)
    assert state == replace(state, **FRESH_ROUND | {"player_rows": state.player_rows})
    assert (state.rounds, state.round_number, state.round_starter, state.totals) == (1, 1, "P1", (0, 0, 0, 0))
    assert (state.to_act(), state.opening_contenders) == ("P1", ())
    assert state.scores() == (("P1", 0), ("P2", 0), ("P3", 0), ("P4", 0))


def test_a_player_row_that_is_left_out_is_empty() -> None:
    rows = {seat: row for seat, row in FULL.items() if seat != "P1"}
    state = lay_out("P1", rows, collapsed={"P1": FULL["P1"]})
    assert state.player_rows[0] == b""
    assert [str(action) for action in state.legal_actions()] == [f"recover {face}" for face in range(1, 7)]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"player_rows": FULL | {"P2": "1111111"}}, "P2 has 7 dice, not 8"),
        ({"player_rows": FULL | {"P2": "111111111"}}, "P2 has 9 dice, not 8"),
        ({"lawn": {5: ".1*.."}}, "P1 has 9 dice, not 8"),
        ({"player_rows": FULL | {"P2": "11111117"}}, "a die of P2 shows no face"),
        ({"player_rows": FULL | {"P2": "1111111"}, "collapsed": {"P2": "0"}}, "a die of P2 shows no face"),
        ({"staged": {(5, "L"): "*"}}, "only players' dice are staged"),
        ({"lawn": {5: "..*."}}, "row 5 has 4 positions, not 5"),
        ({"lawn": {5: "....."}}, "the Power Die of row 5"),
        ({"captured": {5: "P1"}}, "the Power Die of row 5"),
        ({"lawn": {5: "**..."}}, "the Power Die of row 5"),
        ({"lawn": {5: ".*1.."}}, "row 5 is not full, so its Power Die must be on the centre"),
        ({"lawn": {5: "1.*.."}}, "row 5 has a die on an outer position while an inner one is free"),
        ({"strikes": {"P2": 4}}, "nobody has more than 3 Strikes"),
        ({"strikes": {"P2": -1}}, "nobody has more than 3 Strikes"),
        ({"quiet": -1}, "the round would be over"),
        ({"quiet": 160}, "the round would be over"),
        ({"number": 0}, "the round would be over"),
        ({"number": 2}, "the round would be over"),
        ({"turn": "P2", "strikes": {"P2": 3}}, "P2 cannot act"),
        ({"strikes": {"P2": 3, "P3": 3, "P4": 3}}, "only one can act: that is the Solo Grind"),
        (
            {
                "solo": True,
                "lawn": {1: "22*2.", 2: "22*2.", 3: "33*3.", 4: "33*3.", 5: "44*4.", 6: "44*4."},
                "player_rows": {"P1": "11111111", "P2": "11", "P3": "11", "P4": "11"},
            },
            "the Solo Grind would be over",
        ),
    ],
)
def test_what_no_game_can_come_to_is_refused(changes: dict[str, Any], complaint: str) -> None:
    arguments: dict[str, Any] = {"turn": "P1", "player_rows": FULL} | changes
    with pytest.raises(ValueError, match=complaint):
        lay_out(**arguments)
