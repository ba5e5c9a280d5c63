"""What pointing at a cell without a target would have been, and that it always has a reason."""

from __future__ import annotations

from random import Random

import pytest

from hotl_desktop.games.base import CHANCE
from hotl_desktop.games.head_of_the_line import CELLS, HeadOfTheLineState, Line, Relocate, parse_cell
from hotl_desktop.games.head_of_the_line_layout import lay_out
from hotl_desktop.view.hotl.doubts import meant_by
from tests.walks import LINE_TABLES, walk

FREE = lay_out(
    "NE", {"NE": "g7-l7 l8-l5 k5 h5", "SE": "g6-g4 f4 e4", "SW": "f6-b6 b5"}, die=3, clear=("NE", "SE", "SW")
)
"""The Head is on h5 and may turn; its roll is a 3."""
LAUNCHING = lay_out("NE", {"NE": "g7 h7", "SE": "g6"}, die=2)
FIRST = lay_out("NE", {"NE": "", "SE": ""}, die=3)


@pytest.mark.parametrize(
    ("state", "cell", "meant", "reason"),
    [
        (FREE, "k5", "i5-k5", "taken"),
        (FREE, "e5", "g5-e5", ""),
        (FREE, "h9", "h6-h9", "must be 3 long, not 4"),
        (FREE, "h6", "h6-h6", "must be 3 long, not 1"),
        (FREE, "j8", "j6-j8", "next to the Head"),
        (FREE, "a12", "a10-a12", "next to the Head"),
        (LAUNCHING, "h9", "h8-h9", "straight on"),
        (LAUNCHING, "k7", "i7-k7", "must be 2 long, not 3"),
        (FIRST, "g9", "g7-g9", "first line starts on g7"),
        (FIRST, "h7", "g7-h7", "must be 3 long, not 2"),
    ],
)
def test_the_likeliest_choice_is_meant(state: HeadOfTheLineState, cell: str, meant: str, reason: str) -> None:
    action = meant_by(state, parse_cell(cell))
    assert str(action) == meant
    assert isinstance(action, Line)
    refused = state.why_not(action)
    assert (refused.reason if refused else "").count(reason or "") > 0
    assert (refused is None) == (reason == "")


def test_the_own_head_means_nothing() -> None:
    assert meant_by(FREE, parse_cell("h5")) is None


def test_every_cell_of_random_games_that_is_no_target_has_a_reason() -> None:
    asked = 0
    for table in LINE_TABLES:
        for state, _, _ in walk(table, Random(11)):
            assert isinstance(state, HeadOfTheLineState)
            if state.to_act() is CHANCE:
                assert state.homeless or state.contenders or meant_by(state, 0) is None
                continue
            legal = state.legal_actions()
            taken = {cell for action in legal if isinstance(action, Line) for cell in action.cells}
            taken |= {action.cell for action in legal if isinstance(action, Relocate)}
            for cell in range(CELLS):
                if cell in taken or (not state.homeless and cell == state.heads[state.turn]):
                    continue
                action = meant_by(state, cell)
                assert action is not None
                assert isinstance(action, Relocate) == bool(state.homeless)
                assert (action.end if isinstance(action, Line) else cell) == cell
                refused = state.why_not(action)
                assert refused is not None
                assert refused.rule.startswith("HL ")
                asked += 1
    assert asked > 10_000
