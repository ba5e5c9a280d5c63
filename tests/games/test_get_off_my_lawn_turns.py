"""GL 2, 4, 5 and 6:1: what a turn may do and what follows from it."""

from __future__ import annotations

import pytest

from .lawn import legal, play, player_row, refusal, row_text, table

# ------------------------------------------------------------------------------- the Tactical Boundary Roll


def test_only_the_boundary_dice_can_be_played() -> None:
    state = table({"P1": "2345"})
    assert legal(state, "place") == ["place 2 IL", "place 2 IR", "place 5 IL", "place 5 IR"]
    assert legal(state, "stage") == ["stage 2 L", "stage 2 R", "stage 5 L", "stage 5 R"]
    assert state.boundary_faces("P1") == (2, 5)
    assert "the 3 is locked" in refusal(state, "place 3 IL")


def test_the_boundary_dice_are_the_first_and_the_last_of_the_player_row() -> None:
    state = table({"P1": "4", "P2": "14444446", "P3": "33333333"}, lawn={1: "11*11", 2: "11*1."})
    assert player_row(state, "P1") == "4"
    assert [state.boundary_faces(seat) for seat in ("P1", "P2", "P3")] == [(4,), (1, 6), (3,)]
    assert table(turn="P2", collapsed={"P1": "12345612"}).boundary_faces("P1") == ()


def test_the_roll_changes_the_chosen_end_and_sorts_it_back() -> None:
    state = table({"P1": "22223456"})
    assert player_row(play(state, ["roll low", 5]), "P1") == "22234556"
    assert player_row(play(state, ["roll high", 1]), "P1") == "12222345"


def test_reading_the_roll_is_a_prelude_and_does_not_end_the_turn() -> None:
    state = play(table({"P1": "25"}), ["roll low", 6])
    assert state.to_act() == "P1"
    assert "place 6 IL" in legal(state)


def test_the_roll_is_offered_once_a_turn_and_again_next_turn() -> None:
    state = play(table({"P1": "255"}), ["roll low", 2])
    assert legal(state, "roll") == []
    assert "this turn's roll is used" in refusal(state, "roll high")
    again = play(state, ["place 5 IL", "place 1 IL", "place 1 IR", "stage 1 L"])
    assert again.to_act() == "P1"
    assert legal(again, "roll") == ["roll low", "roll high"]


@pytest.mark.parametrize("row", ["33333333", "3"])
def test_reading_one_roll_is_on_offer_where_both_ends_show_the_same(row: str) -> None:
    lawn = {} if len(row) == 8 else {1: "11*11", 2: "11*1."}
    state = table({"P1": row}, lawn=lawn)
    assert player_row(state, "P1") == row
    assert legal(state, "roll") == ["roll low"]
    assert "both ends show 3: roll low" in refusal(state, "roll high")


def test_nothing_can_be_rolled_from_an_empty_player_row() -> None:
    state = table(lawn={1: "11*11", 2: "11*1."}, staged={(3, "L"): "1"})
    assert player_row(state, "P1") == ""
    assert legal(state, "roll", "stage") == []
    assert "the Player Row is empty" in refusal(state, "roll low")
    assert "the Player Row is empty" in refusal(state, "stage 3 L")


# ------------------------------------------------------------------------------------------- GL 2: placing


def test_gl_2_1_b_inner_positions_are_filled_before_outer_ones() -> None:
    state = table({"P1": "25"}, lawn={5: ".2*..", 2: ".2*3."})
    assert legal(state, "place") == ["place 2 FL", "place 2 FR", "place 5 IR"]
    assert "row 5 fills from the inside: take IR first" in refusal(state, "place 5 FL")
    fresh = table({"P1": "25"})
    assert "take IL or IR first" in refusal(fresh, "place 5 FR")


def test_gl_2_1_b_a_position_is_taken_once() -> None:
    state = table({"P1": "25"}, lawn={5: ".2*..", 2: "32*3."})
    assert "IL of row 5 is taken" in refusal(state, "place 5 IL")
    assert "C of row 5 is taken" in refusal(state, "place 5 C")
    assert "FL of row 2 is taken" in refusal(state, "place 2 FL")
    assert "IR of row 2 is taken" in refusal(state, "place 2 IR")


def test_placing_puts_the_die_on_its_position_and_ends_the_turn() -> None:
    state = play(table({"P1": "22345"}), ["place 5 IR"])
    assert row_text(state, 5) == "..*1."
    assert player_row(state, "P1") == "2222234"
    assert state.to_act() == "P2"


# ------------------------------------------------------------------------------------------- GL 4: staging


def test_gl_3_1_a_and_4_1_a_a_boundary_die_may_be_staged_with_and_without_strength() -> None:
    state = table({"P1": "25"}, lawn={5: "22*2."})
    assert legal(state, "stage") == ["stage 2 L", "stage 2 R", "stage 5 L", "stage 5 R"]


def test_gl_4_1_b_staging_is_a_turn_without_a_strike() -> None:
    state = play(table({"P1": "25"}), ["stage 5 R"])
    assert state.to_act() == "P2"
    assert state.strikes == (0, 0, 0, 0)
    assert state.staged[9] == b"\x00"
    assert player_row(state, "P1") == "2222222"


def test_gl_1_3_a_the_queue_keeps_the_order_in_which_dice_came() -> None:
    state = table({"P1": "25", "P2": "5"}, staged={(5, "L"): "31"})
    assert play(state, ["stage 5 L", "stage 5 L"]).staged[8] == bytes((2, 0, 0, 1))


def test_gl_4_1_c_an_advance_takes_the_own_die_out_of_the_queue_wherever_it_stands() -> None:
    state = play(table({"P1": "25"}, staged={(5, "L"): "3121"}, lawn={5: ".1*.."}), ["advance 5 L IR"])
    assert row_text(state, 5) == ".1*1."
    assert state.staged[8] == b"\x00"
    assert state.collapsed == (b"", b"\x05", b"\x05", b"")


def test_gl_4_1_c_staged_dice_add_up_until_one_of_them_can_push() -> None:
    lawn = {5: "22*22"}
    weak = table({"P1": "2555"}, lawn=lawn, staged={(5, "L"): "1"})
    assert legal(weak, "push", "advance") == []
    strong = play(weak, ["stage 5 R", "stage 1 L", "stage 1 L", "stage 1 L", "stage 5 L", *["stage 1 L"] * 3])
    assert legal(strong, "push", "advance") == ["push 5 L", "push 5 R", "advance 5 L push", "advance 5 R push"]


def test_an_advance_takes_a_free_position_of_either_half_of_the_row() -> None:
    state = table({"P1": "25"}, staged={(5, "R"): "1"})
    assert legal(state, "advance") == ["advance 5 R IL", "advance 5 R IR"]


def test_gl_5_1_b_an_advance_pushes_in_from_its_own_side_only() -> None:
    state = table({"P1": "25"}, lawn={5: "13*14"}, staged={(5, "R"): "1"})
    assert legal(state, "advance") == ["advance 5 R push"]
    assert row_text(play(state, ["advance 5 R push"]), 5) == "3*141"


# ------------------------------------------------------------------------------------------ GL 4:2: collapse


@pytest.mark.parametrize("action", ["place 5 FR", "advance 5 L FR"])
def test_gl_4_2_a_others_staged_dice_collapse_when_a_position_is_taken(action: str) -> None:
    state = table({"P1": "25"}, lawn={5: "11*1."}, staged={(5, "L"): "21", (5, "R"): "2423", (2, "L"): "2"})
    after = play(state, [action])
    assert after.collapsed == (b"", bytes((5, 5, 5)), b"\x05", b"\x05")
    assert set(after.staged[8] + after.staged[9]) <= {0}
    assert after.staged[2] == b"\x01"


@pytest.mark.parametrize("action", ["push 5 L", "advance 5 R push"])
def test_gl_4_2_a_others_staged_dice_collapse_when_the_row_is_pushed(action: str) -> None:
    state = table({"P1": "25"}, lawn={5: "21*13"}, staged={(5, "L"): "2", (5, "R"): "41"})
    after = play(state, [action, 6])
    assert after.collapsed == (b"", b"\x05", b"", b"\x05")
    assert after.staged[8] + after.staged[9] == (b"\x00" if action == "push 5 L" else b"")


def test_gl_4_2_a_staging_and_reclaiming_collapse_nothing() -> None:
    state = table({"P1": "25", "P2": "5"}, lawn={5: "33*3."}, staged={(5, "L"): "12"}, rolled=True)
    assert play(state, ["stage 5 L"]).collapsed == (b"",) * 4


def test_gl_4_2_c_while_dice_lie_collapsed_recovering_is_all_one_can_do() -> None:
    state = table({"P1": "25"}, collapsed={"P1": "362"}, staged={(4, "L"): "1"})
    assert legal(state) == ["recover 2", "recover 3", "recover 6"]
    for text in ("roll low", "place 2 IL", "stage 5 L", "advance 4 L IL", "pass", "reclaim 4 L"):
        assert refusal(state, text) == "recover first: 3 collapsed dice wait (GL 4:2.C)"
    assert "no collapsed die shows 4" in refusal(state, "recover 4")


def test_gl_4_2_b_and_c_one_die_a_turn_comes_back_with_its_face_and_no_strike() -> None:
    state = table({"P1": "25"}, collapsed={"P1": "33"}, strikes={"P1": 2})
    after = play(state, ["recover 3"])
    assert player_row(after, "P1") == "2222235"
    assert after.collapsed[0] == b"\x03"
    assert after.strikes == (2, 0, 0, 0)
    assert after.to_act() == "P2"
    assert legal(play(after, ["stage 1 L"] * 3)) == ["recover 3"]


def test_gl_4_2_c_says_so_of_a_single_die_too() -> None:
    state = table({"P1": "25"}, collapsed={"P1": "3"})
    assert refusal(state, "roll low") == "recover first: 1 collapsed die waits (GL 4:2.C)"
    assert "no collapsed die waits" in refusal(table(), "recover 3")


# ------------------------------------------------------------------------------------------- GL 5: pushing


def test_gl_5_1_a_pushing_is_locked_until_the_row_is_full() -> None:
    state = table({"P1": "25"}, lawn={5: "12*1."})
    assert legal(state, "push") == []
    assert "row 5 is not full" in refusal(state, "push 5 L")
    assert "row 5 is not full" in refusal(table({"P1": "25"}, staged={(5, "L"): "1"}), "advance 5 L push")


def test_gl_5_1_a_a_full_row_is_entered_by_pushing_only() -> None:
    state = table({"P1": "25"}, lawn={5: "12*13"}, staged={(5, "L"): "1"})
    assert legal(state, "place") == ["place 2 IL", "place 2 IR"]
    assert "row 5 is full: push in from an end" in refusal(state, "place 5 FL")
    assert "row 5 is full: push in from an end" in refusal(state, "advance 5 L FL")


@pytest.mark.parametrize(("side", "row", "owner"), [("L", "112*1", "P3"), ("R", "2*131", "P1")])
def test_gl_5_1_b_the_conveyor_moves_all_five_and_drops_the_one_at_the_far_end(side: str, row: str, owner: str) -> None:
    state = table({"P1": "25"}, lawn={5: "12*13"})
    pushed = play(state, [f"push 5 {side}"])
    assert row_text(pushed, 5) == row
    assert pushed.fallen_owner == owner
    assert pushed.roller == "P1"


def test_gl_5_2_the_power_die_is_captured_only_from_an_end_and_by_a_push_towards_it() -> None:
    state = table({"P1": "25"}, lawn={5: "1123*"})
    away = play(state, ["push 5 R"])
    assert row_text(away, 5) == "123*1"
    assert away.captors[4] == -1
    captured = play(state, ["push 5 L"])
    assert row_text(captured, 5) == "11123"
    assert captured.captors == (-1, -1, -1, -1, 0, -1)
    assert captured.to_act() == "P2", "a Power Die is not rolled"


def test_gl_5_2_b_an_advance_captures_too() -> None:
    state = table({"P1": "22"}, lawn={5: "*1123"}, staged={(5, "R"): "1"})
    assert play(state, ["advance 5 R push"]).captors[4] == 0


def test_gl_5_3_a_a_die_pushed_off_is_rolled_and_sorted_into_its_owners_player_row() -> None:
    state = table({"P1": "25", "P3": "136"}, lawn={5: "11*13"})
    after = play(state, ["push 5 L", 4])
    assert player_row(after, "P3") == "11111346"
    assert after.to_act() == "P2"


def test_gl_5_3_a_the_own_die_comes_back_as_well() -> None:
    state = table({"P1": "25"}, lawn={5: "31*11"})
    after = play(state, ["push 5 L", 6])
    assert player_row(after, "P1") == "22226"


def test_a_die_pushed_off_a_player_who_is_out_still_returns() -> None:
    state = table({"P1": "25", "P3": "2"}, lawn={5: "11*13"}, strikes={"P3": 3})
    after = play(state, ["push 5 L", 4])
    assert player_row(after, "P3") == "22222224"
    assert not after.can_act("P3")


# ------------------------------------------------------------------------------------------- GL 6:1: Strikes

BLOCKED = {2: "33*3.", 5: "22*2."}


def test_gl_6_1_a_neither_pass_nor_reclaim_while_the_roll_is_unused() -> None:
    state = table({"P1": "25"}, lawn=BLOCKED, staged={(4, "L"): "1"})
    blocked = table({"P1": "25"}, lawn=BLOCKED | {4: "33*33"}, staged={(4, "L"): "1"})
    assert legal(blocked) == ["roll low", "roll high", "stage 2 L", "stage 2 R", "stage 5 L", "stage 5 R"]
    assert "the turn's roll is still to be used" in refusal(blocked, "pass")
    assert "the turn's roll is still to be used" in refusal(blocked, "reclaim 4 L")
    assert "advance 4 L IL" in refusal(play(state, ["roll low", 2]), "pass")


def test_gl_6_1_a_neither_pass_nor_reclaim_while_a_die_can_be_played() -> None:
    state = table({"P1": "25"}, lawn={2: "33*3."}, staged={(2, "L"): "1"}, rolled=True)
    assert legal(state, "pass", "reclaim") == []
    assert refusal(state, "pass") == "a die can be played, so the turn must be used: place 2 FR (GL 6:1.A)"


def test_gl_6_1_a_with_neither_a_roll_nor_a_play_one_may_pass_reclaim_or_stage() -> None:
    state = table({"P1": "25"}, lawn=BLOCKED | {4: "33*33"}, staged={(4, "L"): "211", (4, "R"): "1"}, rolled=True)
    assert legal(state, "pass", "reclaim", "advance") == ["advance 4 L push", "advance 4 R push"]
    weaker = table({"P1": "25"}, lawn=BLOCKED | {4: "33*33"}, staged={(4, "R"): "21"}, rolled=True)
    assert legal(weaker) == ["stage 2 L", "stage 2 R", "stage 5 L", "stage 5 R", "reclaim 4 R", "pass"]
    assert "P1 has no staged die at side L of row 4" in refusal(weaker, "reclaim 4 L")
    assert "P1 has no staged die at side L of row 4" in refusal(weaker, "advance 4 L push")


def test_gl_6_1_a_with_an_empty_player_row_the_roll_is_impossible_and_not_owed() -> None:
    state = table(lawn={1: "11*11", 2: "11*1.", 5: "33*33"}, staged={(5, "L"): "1"})
    assert legal(state) == ["reclaim 5 L", "pass"]


def test_gl_6_1_b_pass_and_reclaim_cost_a_strike() -> None:
    state = table({"P1": "25"}, lawn=BLOCKED | {4: "33*33"}, staged={(4, "R"): "21"}, rolled=True)
    passed = play(state, ["pass"])
    assert passed.strikes == (1, 0, 0, 0)
    assert passed.to_act() == "P2"
    reclaimed = play(state, ["reclaim 4 R"])
    assert reclaimed.strikes == (1, 0, 0, 0)
    assert player_row(reclaimed, "P1") == "22222245"
    assert reclaimed.staged[7] == b"\x01"


@pytest.mark.parametrize(
    ("action", "strikes"),
    [("place 2 FR", 0), ("push 5 L", 0), ("advance 4 L IL", 0), ("stage 5 L", 2)],
)
def test_gl_6_1_c_placing_pushing_and_advancing_clear_strikes_and_staging_does_not(action: str, strikes: int) -> None:
    state = table({"P1": "25"}, lawn={2: "23*4.", 5: "12*13"}, staged={(4, "L"): "1"}, strikes={"P1": 2, "P2": 1})
    assert play(state, [action]).strikes == (strikes, 1, 0, 0)


def test_gl_6_1_c_the_third_strike_puts_a_player_out_and_leaves_the_dice_where_they_are() -> None:
    state = table({"P1": "25"}, lawn=BLOCKED | {4: ".1*1."}, strikes={"P1": 2}, rolled=True)
    after = play(state, ["pass"])
    assert after.out == (True, False, False, False)
    assert after.strikes[0] == 3
    assert not after.can_act("P1")
    assert row_text(after, 4) == ".1*1."
    assert dict(after.round_scores())["P1"] == 4
    assert play(after, ["stage 1 L"] * 3).to_act() == "P2"
