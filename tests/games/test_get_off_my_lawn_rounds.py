"""How Get Off My Lawn begins, GL 6:2, the three ends of a round, and GL 7."""

from __future__ import annotations

import pytest

from hotl_desktop.games.base import CHANCE, DICE, IllegalAction
from hotl_desktop.games.get_off_my_lawn import (
    GET_OFF_MY_LAWN,
    SEATS,
    GetOffMyLawnState,
    Phase,
    RoundEnd,
    Side,
)

from .lawn import legal, play, player_row, refusal, row_text, table

BLOCKED = {1: "22*2.", 2: "22*2.", 3: "33*3.", 4: "33*3.", 5: "44*4.", 6: "44*4."}
"""Nobody but the owners of these rows is strong enough anywhere with one die."""


def new_match(rounds: int = 1) -> GetOffMyLawnState:
    return GET_OFF_MY_LAWN.start(SEATS, {"rounds": rounds})


# ------------------------------------------------------------------------------------------------- the start


def test_gl_1_2_c_the_lawn_begins_with_a_power_die_on_every_centre() -> None:
    assert [row_text(new_match(), row) for row in range(1, 7)] == ["..*.."] * 6


def test_the_highest_opening_roll_begins() -> None:
    state = new_match()
    assert state.seats == SEATS
    assert state.to_act() is CHANCE
    assert state.roller == "P1"
    assert state.opening_contenders == SEATS
    state = play(state, [3, 2, 6])
    assert state.roller == "P4"
    state = play(state, [5])
    assert state.round_starter == "P3"
    assert state.awaits_deal
    assert not state.awaits_opening
    assert (state.opening, state.opening_contenders) == ((), ())  # it leaves nothing behind


def test_those_tied_for_highest_roll_again_among_themselves() -> None:
    state = play(new_match(), [5, 2, 5, 5])
    assert state.awaits_opening
    assert state.opening_contenders == ("P1", "P3", "P4")
    state = play(state, [1, 4, 4])
    assert state.opening_contenders == ("P3", "P4")
    assert state.roller == "P3"
    assert play(state, [1, 2]).round_starter == "P4"


def test_eight_dice_each_are_dealt_clockwise_from_p1_and_sorted() -> None:
    state = play(new_match(), [1, 6, 1, 1])
    deals = {"P1": "51534362", "P2": "12345612", "P3": "66666666", "P4": "65432165"}
    for seat, dice in deals.items():
        for die in dice:
            assert state.roller == seat
            assert state.legal_actions() == ()
            state = play(state, [int(die)])
    assert [player_row(state, seat) for seat in SEATS] == ["12334556", "11223456", "66666666", "12345566"]
    assert state.to_act() == "P2"
    assert state.roller is None
    assert (state.round_number, state.round_starter) == (1, "P2")


def test_the_turn_goes_clockwise_past_those_who_cannot_act() -> None:
    lawn = {1: "33*33", 2: "33*33"}
    state = play(table({"P1": "25"}, lawn=lawn, strikes={"P2": 3}), ["stage 5 L"])
    assert state.to_act() == "P4"
    assert [state.can_act(seat) for seat in SEATS] == [True, False, False, True]


def test_a_die_pushed_back_brings_a_player_who_had_placed_all_back() -> None:
    state = table({"P1": "25"}, lawn={1: "33*33", 2: "33*11", 3: ".3*3."})
    assert not state.can_act("P3")
    after = play(state, ["roll high", 2, "push 2 R", 6])
    assert player_row(after, "P3") == "6"
    assert after.can_act("P3")
    assert play(after, ["stage 1 L"]).to_act() == "P3"


# ------------------------------------------------------------------------------------- GL 6:2: the Solo Grind


def solo(rows: dict[str, str] | None = None, **more: object) -> GetOffMyLawnState:
    """P1 alone, the others out."""
    return table(rows or {"P1": "25"}, solo=True, strikes={"P2": 3, "P3": 3, "P4": 3}, **more)  # type: ignore[arg-type]


def test_gl_6_2_a_it_begins_when_all_others_are_out() -> None:
    after = play(
        table({"P2": "33"}, lawn=BLOCKED | {6: ".4*4."}, turn="P2", strikes=by_strikes(2), rolled=True), ["pass"]
    )
    assert after.solo
    assert not after.rolled
    assert after.to_act() == "P1"
    assert [after.can_act(seat) for seat in SEATS] == [True, False, False, False]


def by_strikes(second: int) -> dict[str, int]:
    """P3 and P4 out, P2 with so many Strikes."""
    return {"P2": second, "P3": 3, "P4": 3}


def test_gl_6_2_a_it_begins_when_the_others_have_placed_all_or_are_out() -> None:
    lawn = {1: "22*22", 2: ".2*2.", 5: ".2*.."}
    state = table({"P2": "5"}, lawn=lawn, turn="P2", strikes={"P3": 3, "P4": 3})
    after = play(state, ["place 5 IR"])
    assert after.solo
    assert after.to_act() == "P1"


def test_gl_6_2_b_one_plays_if_one_can() -> None:
    state = solo()
    assert legal(state) == ["place 2 IL", "place 2 IR", "place 5 IL", "place 5 IR"]
    assert "a die can be played, so one must be: place 2 IL" in refusal(state, "roll low")
    assert "nothing is staged any more" in refusal(state, "stage 5 L")
    assert "there are no Strikes" in refusal(state, "pass")


def test_gl_6_2_b_otherwise_one_rolls_either_boundary_die_as_often_as_it_takes() -> None:
    state = solo({"P1": "25"}, lawn={2: "22*2.", 5: "44*4."})
    assert legal(state) == ["roll low", "roll high"]
    state = play(state, ["roll high", 5, "roll high", 2])
    assert legal(state) == ["roll low"]
    assert "both ends show 2" in refusal(state, "roll high")
    state = play(state, ["roll low", 6])
    assert legal(state) == ["place 6 IL", "place 6 IR"]
    assert state.strikes[0] == 0
    assert state.rolled
    assert not play(state, ["place 6 IL"]).rolled


def test_gl_6_2_b_staged_dice_may_advance() -> None:
    state = solo({"P1": "25"}, lawn={2: "22*2.", 5: "44*4."}, staged={(3, "L"): "1"})
    assert legal(state) == ["advance 3 L IL", "advance 3 L IR"]
    assert "there are no Strikes" in refusal(state, "reclaim 3 L")


def test_gl_4_2_c_in_the_solo_grind_too_one_recovers_first() -> None:
    state = solo(collapsed={"P1": "36"})
    assert legal(state) == ["recover 3", "recover 6"]
    assert legal(play(state, ["recover 3", "recover 6"]), "place")


def test_reading_in_the_solo_grind_nobody_comes_back() -> None:
    lawn = {1: "33*33", 2: "33*11", 3: ".3*3."}
    state = table({"P1": "25"}, lawn=lawn, solo=True, strikes={"P2": 3, "P4": 3})
    after = play(state, ["push 2 R", 6])
    assert player_row(after, "P3") == "6"
    assert after.to_act() == "P1"
    assert not after.can_act("P3")


# ------------------------------------------------------------------------------------------- ends of a round


def test_the_round_ends_when_the_solo_player_has_placed_all() -> None:
    lawn = {1: "11*11", 2: ".1*1.", 5: ".1*.."}
    state = play(solo({"P1": "5"}, lawn=lawn), ["place 5 IR"])
    assert state.end is RoundEnd.PLACED_ALL
    assert state.to_act() is None


def test_the_round_ends_when_no_die_of_the_solo_player_could_ever_enter() -> None:
    state = table({"P2": "33"}, lawn=BLOCKED, turn="P2", strikes=by_strikes(2), rolled=True)
    after = play(state, ["pass"])
    assert after.end is RoundEnd.NOTHING_LEFT
    assert after.solo
    assert after.outcome() is not None


def test_a_row_all_ones_own_does_not_keep_the_round_going() -> None:
    lawn = {1: "11111", 2: "22*2.", 3: "22*2.", 4: "33*3.", 5: "33*3.", 6: "44*4."}
    state = table({"P2": "44"}, lawn=lawn, captured={1: "P1"}, turn="P2", strikes=by_strikes(2), rolled=True)
    after = play(state, ["pass"])
    assert after.end is RoundEnd.NOTHING_LEFT


def test_a_die_to_recover_keeps_the_round_going() -> None:
    state = table({"P2": "33"}, lawn=BLOCKED, collapsed={"P1": "1"}, turn="P2", strikes=by_strikes(2), rolled=True)
    after = play(state, ["pass"])
    assert after.end is None
    assert play(after, ["recover 1"]).end is RoundEnd.NOTHING_LEFT


def test_a_staged_die_that_is_strong_enough_keeps_the_round_going() -> None:
    staged: dict[tuple[int, Side], str] = {(1, "L"): "1111", (1, "R"): "1111"}
    state = table({"P2": "33"}, lawn=BLOCKED, staged=staged, turn="P2", strikes=by_strikes(2), rolled=True)
    after = play(state, ["pass"])
    assert after.end is None
    assert legal(after) == ["advance 1 L FR", "advance 1 R FR"]


def test_staged_dice_that_are_too_weak_do_not() -> None:
    lawn = {1: "22*22", 2: "33*33", 3: "44*44", 4: "33*31", 5: "44*41", 6: "22*2."}
    staged: dict[tuple[int, Side], str] = {(1, "L"): "11", (2, "R"): "11", (3, "L"): "1", (3, "R"): "1"}
    state = table({"P2": "3"}, lawn=lawn, staged=staged, turn="P2", strikes=by_strikes(2), rolled=True)
    after = play(state, ["pass"])
    assert player_row(after, "P1") == ""
    assert after.end is RoundEnd.NOTHING_LEFT


def test_a_die_at_hand_that_staged_ones_would_help_keeps_the_round_going() -> None:
    state = table({"P2": "33"}, lawn=BLOCKED, staged={(1, "L"): "1"}, turn="P2", strikes=by_strikes(2), rolled=True)
    after = play(state, ["pass"])
    assert after.end is None
    assert legal(after) == ["place 1 FR"]


def test_reading_160_turns_in_a_row_without_progress_end_the_round() -> None:
    state = play(table({"P1": "25"}, quiet=158), ["stage 5 L"])
    assert state.quiet == 159
    assert state.end is None
    state = play(state, ["roll low", 6])
    assert state.quiet == 159, "rolls are not counted"
    state = play(state, ["stage 1 L"])
    assert (state.end, state.quiet) == (RoundEnd.QUIET, 160)
    assert state.to_act() is None


@pytest.mark.parametrize(
    ("steps", "quiet"),
    [
        (["place 2 IL"], 0),
        (["advance 4 L IL"], 0),
        (["push 5 R"], 0),
        (["push 5 L", 3], 8),
        (["stage 2 L"], 8),
    ],
)
def test_what_counts_as_progress(steps: list[str | int], quiet: int) -> None:
    state = table({"P1": "25"}, lawn={5: "*1123"}, staged={(4, "L"): "1"}, quiet=7)
    assert play(state, steps).quiet == quiet


@pytest.mark.parametrize(("steps", "quiet"), [(["place 2 IL"], 0), (["push 5 R"], 0), (["push 5 L", 3], 8)])
def test_progress_counts_in_the_solo_grind_too(steps: list[str | int], quiet: int) -> None:
    assert play(solo(lawn={5: "*1123"}, quiet=7), steps).quiet == quiet


def test_the_solo_grind_goes_on_counting_where_the_others_left_off() -> None:
    lawn = {1: "22*22", 2: ".2*..", 5: "2*123"}
    state = table({"P2": "5"}, lawn=lawn, turn="P2", strikes={"P3": 3, "P4": 3}, quiet=7)
    after = play(state, ["push 5 L", 3])
    assert (after.solo, after.to_act(), after.quiet) == (True, "P1", 8)


def test_recovering_and_strikes_are_no_progress_but_going_out_is() -> None:
    assert play(table(collapsed={"P1": "3"}, quiet=7), ["recover 3"]).quiet == 8
    lawn = {2: "33*3.", 5: "22*2."}
    assert play(table({"P1": "25"}, lawn=lawn, rolled=True, quiet=7), ["pass"]).quiet == 8
    assert play(table({"P1": "25"}, lawn=lawn, rolled=True, quiet=7, strikes={"P1": 2}), ["pass"]).quiet == 0


# ---------------------------------------------------------------------------------------------- GL 7: scores


@pytest.mark.parametrize(
    ("row", "points"),
    [("..*..", 0), (".1*..", 0), (".1*1.", 1), ("11*1.", 3), ("11*11", 5)],
)
def test_gl_7_1_dice_on_a_row_score_by_their_number(row: str, points: int) -> None:
    for face in range(1, 7):
        state = table(lawn={face: row})
        assert dict(state.round_scores())["P1"] == points * face
        assert state.row_scores()[face - 1] == (points * face, 0, 0, 0)


def test_gl_7_1_d_a_whole_row_scores_nine_times_its_face() -> None:
    state = table(lawn={5: "11111"}, captured={5: "P2"})
    assert dict(state.round_scores()) == {"P1": 45, "P2": 5, "P3": 0, "P4": 0}


def test_gl_7_2_a_captured_power_dice_score_their_face() -> None:
    state = table(lawn={5: "11223", 6: "33112"}, captured={5: "P4", 6: "P4"})
    parts = state.score_parts()[3]
    assert (parts.seat, parts.rows, parts.power, parts.total) == ("P4", (0,) * 6, 11, 11)
    assert state.score_parts()[0].rows == (0, 0, 0, 0, 5, 6)
    assert dict(state.scores()) == {"P1": 11, "P2": 5, "P3": 6, "P4": 11}


def test_gl_7_staged_and_collapsed_dice_score_nothing() -> None:
    state = table(staged={(6, "L"): "111"}, collapsed={"P2": "666"})
    assert set(dict(state.scores()).values()) == {0}


def test_gl_7_the_highest_total_wins() -> None:
    state = play(table({"P1": "25"}, lawn={4: ".2*2.", 2: "33*4.", 1: ".4*4."}, quiet=159), ["stage 5 L"])
    outcome = state.outcome()
    assert outcome is not None
    assert dict(outcome.scores) == {"P1": 0, "P2": 4, "P3": 2, "P4": 1}
    assert outcome.winners == ("P2",)


def test_gl_7_equal_highest_totals_share_the_win() -> None:
    state = play(table({"P1": "25"}, lawn={4: ".2*2.", 1: ".3*3.", 3: ".3*3."}, quiet=159), ["stage 5 L"])
    outcome = state.outcome()
    assert outcome is not None
    assert dict(outcome.scores) == {"P1": 0, "P2": 4, "P3": 4, "P4": 0}
    assert outcome.winners == ("P2", "P3")


# ------------------------------------------------------------------------------------------- several rounds


def test_the_finished_round_stays_on_the_table_until_the_next_is_dealt() -> None:
    state = table({"P1": "25"}, lawn={4: ".2*2."}, quiet=159, rounds=3, first="P4", totals={"P3": 10}, rolled=True)
    over = play(state, ["stage 5 L"])
    assert over.phase is Phase.ROUND_OVER
    assert over.to_act() is CHANCE
    assert over.roller == "P1"
    assert over.outcome() is None
    assert row_text(over, 4) == ".2*2."
    assert dict(over.scores()) == {"P1": 0, "P2": 4, "P3": 10, "P4": 0}
    assert not over.can_act("P1")
    assert not over.rolled


def test_each_further_round_is_begun_by_the_next_seat_and_clears_the_table() -> None:
    state = table({"P1": "25"}, lawn={4: ".2*2."}, quiet=159, rounds=2, first="P4", strikes={"P3": 3})
    over = play(state, ["stage 5 L"])
    assert (over.round_number, over.round_starter) == (2, "P1")
    dealt = play(over, [3] * 32)
    assert (dealt.round_number, dealt.round_starter, dealt.to_act()) == (2, "P1", "P1")
    assert [row_text(dealt, row) for row in range(1, 7)] == ["..*.."] * 6
    assert [player_row(dealt, seat) for seat in SEATS] == ["33333333"] * 4
    assert dealt.out == (False,) * 4
    assert dealt.strikes == (0,) * 4
    assert (dealt.end, dealt.quiet, dealt.solo, dealt.rolled) == (None, 0, False, False)
    assert dict(dealt.scores()) == {"P1": 0, "P2": 4, "P3": 0, "P4": 0}
    assert dict(dealt.round_scores())["P2"] == 0


def test_the_match_is_over_after_its_last_round() -> None:
    state = play(table({"P1": "25"}, quiet=159, rounds=2, number=2, totals={"P2": 7, "P4": 7}), ["stage 5 L"])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ("P2", "P4")
    assert (state.to_act(), state.roller) == (None, None)
    assert state.legal_actions() == ()
    assert refusal(state, "stage 5 L") == "the match is over (GL 7:1)"
    for step in (DICE[3], state.parse_action("pass")):
        with pytest.raises(IllegalAction, match=r"the match is over \(GL 7:1\)"):
            state.apply(step)
