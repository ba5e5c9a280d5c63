"""What is foretold of an action, and that it then happens."""

from __future__ import annotations

import pytest

from hotl_desktop.games.base import IllegalAction
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Preview, StagedLoss

from .lawn import play, table


def foretold(state: GetOffMyLawnState, text: str) -> Preview:
    return state.preview(state.parse_action(text))


def test_a_push_foretells_who_falls_from_where_and_that_the_die_is_rolled() -> None:
    state = table({"P1": "25"}, lawn={5: "42*13"}, strikes={"P1": 2})
    preview = foretold(state, "push 5 L")
    assert (preview.seat, preview.row) == ("P1", 5)
    assert (preview.falls, preview.falls_from, preview.awaits_die) == ("P3", "R", True)
    assert (preview.strength, preview.needed) == (3, 1)
    assert (preview.strikes, preview.goes_out) == (0, False)
    assert (foretold(state, "push 5 R").falls, foretold(state, "push 5 R").falls_from) == ("P4", "L")


def test_a_capture_is_foretold() -> None:
    state = table({"P1": "25"}, lawn={5: "*1123"}, staged={(5, "R"): "1"})
    for text in ("push 5 R", "advance 5 R push"):
        preview = foretold(state, text)
        assert (preview.falls, preview.falls_from, preview.awaits_die) == ("power", "L", False)
        assert state.captures_power(state.parse_action(text))
    assert not state.captures_power(state.parse_action("push 5 L"))
    assert not state.captures_power(state.parse_action("stage 5 L"))


@pytest.mark.parametrize("text", ["place 5 FR", "advance 5 R FR"])
def test_taking_a_free_position_lets_nothing_fall(text: str) -> None:
    state = table({"P1": "25"}, lawn={5: "22*1."}, staged={(5, "R"): "1"})
    preview = foretold(state, text)
    assert (preview.falls, preview.falls_from, preview.awaits_die) == (None, None, False)
    assert not state.captures_power(preview.action)
    assert preview.strength == (4 if text.startswith("place") else 3)
    assert preview.needed == 2


def test_the_staged_dice_that_would_collapse_are_foretold_by_side_and_owner() -> None:
    state = table({"P1": "25"}, staged={(5, "L"): "4213", (5, "R"): "22", (2, "L"): "3"})
    assert foretold(state, "place 5 IL").collapses == (
        StagedLoss("P2", "L", 1),
        StagedLoss("P3", "L", 1),
        StagedLoss("P4", "L", 1),
        StagedLoss("P2", "R", 2),
    )


def test_strikes_and_going_out_are_foretold() -> None:
    lawn = {2: "33*3.", 5: "22*2.", 4: "33*33"}
    state = table({"P1": "25"}, lawn=lawn, staged={(4, "L"): "1"}, rolled=True, strikes={"P1": 1})
    assert (foretold(state, "pass").strikes, foretold(state, "pass").goes_out) == (2, False)
    assert foretold(state, "stage 5 L") == Preview(state.parse_action("stage 5 L"), "P1", strikes=1)
    third = table({"P1": "25"}, lawn=lawn, staged={(4, "L"): "1"}, rolled=True, strikes={"P1": 2})
    assert (foretold(third, "reclaim 4 L").strikes, foretold(third, "reclaim 4 L").goes_out) == (3, True)


def test_a_roll_awaits_a_die_and_a_recovery_nothing() -> None:
    assert foretold(table({"P1": "25"}), "roll low").awaits_die
    assert not foretold(table(collapsed={"P1": "3"}), "recover 3").awaits_die


def test_what_is_not_legal_has_no_preview() -> None:
    with pytest.raises(IllegalAction, match="row 5 is not full"):
        foretold(table({"P1": "25"}), "push 5 L")


def test_a_preview_agrees_with_what_happens() -> None:
    state = table({"P1": "25"}, lawn={5: "42*13"}, staged={(5, "R"): "214"})
    for text in ("push 5 L", "push 5 R", "advance 5 R push", "roll low", "stage 2 L", "place 2 IL"):
        preview = foretold(state, text)
        after = play(state, [text])
        assert after.awaits_turn_die == preview.awaits_die
        assert (after.fallen_owner or "power") == (preview.falls or "power")
        assert sum(map(len, after.collapsed)) == sum(loss.count for loss in preview.collapses)
