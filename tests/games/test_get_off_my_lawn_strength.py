"""GL 3: Active Strength, Resistance, and the neutral and the captured Power Die."""

from __future__ import annotations

from hotl_desktop.games.get_off_my_lawn import SEATS

from .lawn import legal, play, refusal, table


def test_gl_3_1_a_strength_must_equal_the_strongest_single_resistance_not_the_sum() -> None:
    state = table({"P1": "25"}, lawn={5: "23*4."})
    assert (state.active_strength("P1", 5), state.strongest_resistance("P1", 5)) == (2, 1)
    assert "place 5 FR" in legal(state)


def test_gl_3_1_a_equal_strength_is_enough() -> None:
    state = table({"P1": "25"}, lawn={5: "22*3."})
    assert (state.active_strength("P1", 5), state.strongest_resistance("P1", 5)) == (2, 2)
    assert "place 5 FR" in legal(state)


def test_gl_3_1_a_one_short_is_too_little() -> None:
    state = table({"P1": "25"}, lawn={5: "22*2."})
    assert (state.active_strength("P1", 5), state.strongest_resistance("P1", 5)) == (2, 3)
    assert "place 5 FR" not in legal(state)
    assert refusal(state, "place 5 FR") == "Strength 2 on row 5, needs 3 (GL 3:1.A)"


def test_gl_3_1_b_own_dice_on_the_row_and_the_die_being_played_count() -> None:
    state = table({"P1": "25"}, lawn={5: "12*1."})
    assert state.active_strength("P1", 5) == 2 + 1 + 1
    assert state.active_strength("P1", 2) == 0 + 1 + 1


def test_gl_3_1_b_staged_dice_on_both_sides_count() -> None:
    alone = table({"P1": "25"}, lawn={5: "22*2."})
    backed = table({"P1": "25"}, lawn={5: "22*2."}, staged={(5, "L"): "1", (5, "R"): "31"})
    assert backed.active_strength("P1", 5) == alone.active_strength("P1", 5) + 2
    assert legal(backed, "place") == ["place 2 IL", "place 2 IR", "place 5 FR"]


def test_gl_3_1_b_an_advancing_die_is_the_die_being_played_and_not_counted_twice() -> None:
    state = table({"P1": "22"}, lawn={5: "22*2."}, staged={(5, "L"): "1"})
    assert state.active_strength("P1", 5, advancing=True) == 1 + 1
    assert refusal(state, "advance 5 L FR") == "Strength 2 on row 5, needs 3 (GL 3:1.A)"
    two = table({"P1": "22"}, lawn={5: "22*2."}, staged={(5, "L"): "11"})
    assert two.active_strength("P1", 5, advancing=True) == 3
    assert "advance 5 L FR" in legal(two)


def test_gl_3_2_a_the_power_die_on_the_row_helps_only_the_seat_whose_turn_it_is() -> None:
    state = table({"P1": "25", "P2": "25"}, lawn={5: ".3*.."})
    assert state.active_strength("P1", 5) == 2
    assert state.active_strength("P2", 5) == 1
    assert play(state, ["stage 5 L"]).active_strength("P2", 5) == 2


def test_gl_3_2_a_the_power_die_on_the_row_does_not_resist() -> None:
    state = table({"P1": "25"}, lawn={5: "22*33"})
    assert state.resistance("P2", 5) == 2
    assert state.strongest_resistance("P1", 5) == 2
    assert legal(state, "push") == ["push 5 L", "push 5 R"]


def test_gl_3_3_a_a_captured_power_die_strengthens_its_captor_on_that_row_only() -> None:
    state = table({"P1": "25"}, lawn={5: "22233", 2: "33344"}, captured={5: "P1", 2: "P4"})
    assert state.active_strength("P1", 5) == 0 + 1 + 1
    assert state.active_strength("P1", 2) == 0 + 1
    assert state.resistance("P1", 5) == 1
    assert state.resistance("P1", 2) == 0


def test_gl_3_3_a_a_captured_power_die_resists() -> None:
    state = table({"P1": "25"}, lawn={5: "22113"}, captured={5: "P2"})
    assert state.resistance("P2", 5) == 3
    assert state.active_strength("P1", 5) == 3
    assert "push 5 L" in legal(state)
    thinner = table({"P1": "25"}, lawn={5: "22133"}, captured={5: "P2"})
    assert refusal(thinner, "push 5 L") == "Strength 2 on row 5, needs 3 (GL 3:1.A)"


def test_reading_staged_dice_do_not_resist() -> None:
    state = table({"P1": "25"}, lawn={5: ".2*.."}, staged={(5, "L"): "222", (5, "R"): "2"})
    assert state.resistance("P2", 5) == 1
    assert "place 5 IR" in legal(state)


def test_players_who_are_out_still_resist() -> None:
    state = table({"P1": "25"}, lawn={5: "22*2."}, strikes={"P2": 3})
    assert state.out == (False, True, False, False)
    assert state.strongest_resistance("P1", 5) == 3
    assert "place 5 FR" not in legal(state)


def test_resistance_is_the_largest_among_the_other_three_for_every_seat() -> None:
    state = table(lawn={5: "11*23"})
    assert [state.strongest_resistance(seat, 5) for seat in SEATS] == [1, 2, 2, 2]
