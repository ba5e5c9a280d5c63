"""Positions laid out by hand are ones that a game can come to, or are refused."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from hotl_desktop.games.base import NotUnderstood
from hotl_desktop.games.head_of_the_line import CELL_NAMES, NOBODY, SEATS, HeadOfTheLineState, parse_cell
from hotl_desktop.games.head_of_the_line_layout import lay_out
from tests.invariants import check_state
from tests.walks import LINE_TABLES, Table, walk


def described(state: HeadOfTheLineState) -> HeadOfTheLineState:
    """`state`, described cell by cell and laid out again."""
    names = {SEATS[seat]: seat for seat in state.in_play}
    return lay_out(
        SEATS[state.turn],
        {
            name: " ".join(CELL_NAMES[cell] for cell, owner in enumerate(state.owners) if owner == seat)
            for name, seat in names.items()
        },
        die=state.die,
        heads={name: CELL_NAMES[state.heads[seat]] for name, seat in names.items() if state.heads[seat] != NOBODY},
        captured={name: state.captured[seat] for name, seat in names.items()},
        passes={name: state.passes[seat] for name, seat in names.items()},
        clear=[name for name, seat in names.items() if state.clear[seat]],
        launch_until=state.launch_until,
    )


@pytest.mark.parametrize("table", LINE_TABLES, ids=str)
def test_every_position_of_a_game_can_be_laid_out(table: Table) -> None:
    for _, _, state in walk(table, Random(8)):
        assert isinstance(state, HeadOfTheLineState)
        gone = [seat for seat in state.in_play if state.out[seat] and state.passes[seat] < 3]
        if not (state.contenders or state.homeless or gone):
            assert described(state) == state


def test_the_head_stands_at_the_end_of_the_last_run() -> None:
    state = lay_out("NW", {"NW": "f7-f10 g10", "SE": "g6-g4"}, heads={"SE": "g5"})
    assert state.heads == (parse_cell("g10"), NOBODY, parse_cell("g5"), NOBODY)
    assert state.scores() == (("NW", 5), ("SE", 3))
    assert state.clear == (True, False, True, False)
    check_state(state)


def test_a_cell_may_be_named_twice() -> None:
    state = lay_out("NW", {"NW": "f7-f10 f8", "SE": "g6-g4"})
    assert state.heads[0] == parse_cell("f8")
    assert state.scores() == (("NW", 4), ("SE", 3))


def test_without_chips_the_first_line_is_still_to_come() -> None:
    state = lay_out("SE", {"NW": "f7-f10", "SE": ""}, die=2)
    assert [str(action) for action in state.legal_actions()] == ["g6-g5"]


def test_clear_follows_from_the_chips_and_the_option() -> None:
    chips = {"NW": "f7-f8", "SE": "g6"}
    assert lay_out("NW", chips).clear == (False,) * 4
    assert lay_out("NW", chips, launch_until="hub").clear == (True, False, False, False)
    assert lay_out("NW", chips, clear=["SE"]).clear == (False, False, True, False)


def test_the_last_position_is_over() -> None:
    state = lay_out("NW", {"NW": "f7-f10", "SE": "g6-g4"}, passes={"NW": 3, "SE": 3})
    assert state.over
    check_state(state)


SOUND: Mapping[str, Any] = {"turn": "NW", "chips": {"NW": "f7-f10", "SE": "g6-g4"}}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"turn": "NE"}, "NE does not play"),
        ({"heads": {"SW": "f6"}}, "SW does not play"),
        ({"clear": ["SW"]}, "SW does not play"),
        ({"captured": {"SW": 1}}, "SW does not play"),
        ({"passes": {"SW": 1}}, "SW does not play"),
        ({"chips": {"NW": "f7-g8", "SE": "g6"}}, "f7-g8 does not run straight"),
        ({"chips": {"NW": "f7-f10", "SE": "g6 f8"}}, "NW and SE cannot own the same cell"),
        ({"heads": {"NW": "a1"}}, "the Head of NW must stand on a chip of NW"),
        ({"heads": {"NW": "g6"}}, "the Head of NW must stand on a chip of NW"),
        ({"chips": {"NW": "f8", "SE": "g6"}}, "the first line of NW began on its hub cell"),
        ({"passes": {"NW": 4}}, "NW has passed 0 to 3 times"),
        ({"passes": {"SE": -1}}, "SE has passed 0 to 3 times"),
        ({"captured": {"SE": -1}}, "taken no less than 0 chips"),
        ({"die": 7}, "a die shows 1 to 6"),
        ({"die": -1}, "a die shows 1 to 6"),
        ({"passes": {"NW": 3}}, "NW is out"),
        ({"passes": {"NW": 3, "SE": 3}, "die": 3}, "the game would be over"),
    ],
)
def test_what_no_game_can_come_to_is_refused(changes: dict[str, Any], words: str) -> None:
    lay_out(**SOUND)
    with pytest.raises(ValueError, match=words):
        lay_out(**{**SOUND, **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"chips": {"NW": "f7-f13", "SE": "g6"}},
        {"chips": {"XX": "f7", "SE": "g6"}},
        {"chips": {"SE": "g6", "NW": "f7"}},
        {"chips": {"NW": "f7"}},
        {"launch_until": "never"},
        {"heads": {"NW": "x1"}},
    ],
)
def test_other_text_is_not_understood(changes: dict[str, Any]) -> None:
    with pytest.raises(NotUnderstood):
        lay_out(**{**SOUND, **changes})
