"""Head of the Line, rule by rule; numbers in names are those of the rules."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from fractions import Fraction
from random import Random

import pytest

from hotl_desktop.games.base import CHANCE, DICE, FACES, Action, Die, Event, IllegalAction, NotUnderstood, Outcome
from hotl_desktop.games.get_off_my_lawn import ALL_ACTIONS as LAWN_ACTIONS
from hotl_desktop.games.head_of_the_line import (
    CELL_NAMES,
    CELLS,
    EMPTY,
    HEAD_OF_THE_LINE,
    HUB,
    NOBODY,
    PASS,
    SEATS,
    ZONE,
    ChipCaptured,
    ChipLaid,
    GameEnded,
    HeadCaptured,
    HeadMoved,
    HeadOfTheLineState,
    HeadRelocated,
    Line,
    OpeningRolled,
    OpeningTied,
    Pass,
    Passed,
    Relocate,
    Rolled,
    TurnBegan,
    WentOut,
    cell_at,
    cell_name,
    cells_between,
    distance,
    parse_action,
    parse_cell,
)
from hotl_desktop.games.head_of_the_line_layout import lay_out
from tests.games.naive_line import naive
from tests.invariants import check_state, check_step
from tests.walks import LINE_TABLES, LONG, Table, random_step

ALL_LANES = {"NW": "f7-f10", "NE": "g7-j7", "SE": "g6-g3", "SW": "f6-c6"}


def cell(name: str) -> int:
    return parse_cell(name)


def play(state: HeadOfTheLineState, *steps: str | int) -> HeadOfTheLineState:
    """The state after actions, as text, and dice, as numbers."""
    return told(state, *steps)[0]


def told(state: HeadOfTheLineState, *steps: str | int) -> tuple[HeadOfTheLineState, list[Event]]:
    """`play`, with what the last step told."""
    events: list[Event] = []
    for step in steps:
        events = []
        state = state.apply(DICE[step] if isinstance(step, int) else parse_action(step), events)
    return state, events


def start(*seats: str, launch_until: str = "zone") -> HeadOfTheLineState:
    """Before the opening roll; all four seats if none are given."""
    return HEAD_OF_THE_LINE.start(seats or SEATS, {"launch_until": launch_until})


def begun(*seats: str, launch_until: str = "zone") -> HeadOfTheLineState:
    """After an opening roll that the first seat won."""
    names = seats or SEATS
    return play(start(*names, launch_until=launch_until), 6, *[1] * (len(names) - 1))


def legal(state: HeadOfTheLineState) -> list[str]:
    return [str(action) for action in state.legal_actions()]


def refusal(state: HeadOfTheLineState, text: str) -> str:
    """Why `text` is not allowed, which must be the same for the asker and the doer."""
    action = parse_action(text)
    reason = state.why_not(action)
    assert reason is not None
    with pytest.raises(IllegalAction) as raised:
        state.apply(action)
    assert str(raised.value) == str(reason)
    assert reason.rule in str(reason)
    return str(reason)


def owner(state: HeadOfTheLineState, name: str) -> str | None:
    number = state.owners[cell(name)]
    return None if number == EMPTY else SEATS[number]


def head(state: HeadOfTheLineState, seat: str) -> str | None:
    number = state.heads[SEATS.index(seat)]
    return None if number == NOBODY else CELL_NAMES[number]


def all_but(*empty: str, rows: range = range(1, 13)) -> str:
    """Every cell of these rows but the ones named."""
    return " ".join(name for name in CELL_NAMES if name not in empty and int(name[1:]) in rows)


# -------------------------------------------------------------------------------------- components, HL 1 and 2


def test_hl_1_1_the_board_is_twelve_by_twelve_and_a1_is_at_the_bottom_left() -> None:
    assert CELLS == 144
    assert (CELL_NAMES[0], CELL_NAMES[11], CELL_NAMES[12], CELL_NAMES[143]) == ("a1", "l1", "a2", "l12")
    assert [cell_name(number) for number in range(CELLS)] == list(CELL_NAMES)
    assert [parse_cell(name) for name in CELL_NAMES] == list(range(CELLS))
    assert cell_at(2, 4) == cell("c5")


def test_hl_1_1_the_zone_is_the_central_four_by_four_and_the_hub_its_middle() -> None:
    assert {CELL_NAMES[number] for number in ZONE} == {f"{column}{row}" for column in "efgh" for row in (5, 6, 7, 8)}
    assert {CELL_NAMES[number] for number in HUB} == {"f7", "g7", "f6", "g6"}
    assert set(HUB) < ZONE


def test_nobody_begins_with_points_or_passes() -> None:
    state = start()
    assert state.scores() == tuple((seat, 0) for seat in SEATS)
    assert state.captured == state.passes == (0, 0, 0, 0)


@pytest.mark.parametrize("seats", [("NW",), ("NW", "NE", "SE", "SW", "NW"), ()])
def test_hl_1_2_two_to_four_play(seats: tuple[str, ...]) -> None:
    with pytest.raises(NotUnderstood):
        HEAD_OF_THE_LINE.start(seats, {})


def test_hl_1_2_and_2_2_seats_not_taken_are_empty_and_any_may_be() -> None:
    for seats in (("NE", "SW"), ("NW", "SW"), ("NE", "SE", "SW"), SEATS):
        state = begun(*seats)
        assert state.seats == seats
        assert set(state.owners) == {EMPTY}
        assert state.out == tuple(seat not in seats for seat in SEATS)


def test_hl_1_2_default_seats() -> None:
    assert HEAD_OF_THE_LINE.default_seats(2) == ("NW", "SE")
    assert HEAD_OF_THE_LINE.default_seats(3) == ("NW", "NE", "SE")
    assert HEAD_OF_THE_LINE.default_seats(4) == SEATS
    for count in (0, 1, 5):
        with pytest.raises(NotUnderstood, match="2 to 4 players"):
            HEAD_OF_THE_LINE.default_seats(count)


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        (("NW", "XX"), "no seat 'XX', only NW, NE, SE, SW"),
        (("SE", "NW"), "clockwise order"),
        (("NW", "NW"), "clockwise order, each once: NW, NE, SE, SW"),
        (("NW",), "2 to 4 players, not 1"),
    ],
)
def test_seats_that_cannot_play_are_refused(seats: tuple[str, ...], words: str) -> None:
    with pytest.raises(NotUnderstood, match=words):
        HEAD_OF_THE_LINE.start(seats, {})


@pytest.mark.parametrize("options", [{"launch_until": "never"}, {"launch_until": 1}, {"rounds": 1}])
def test_options_that_do_not_exist_are_refused(options: dict[str, str | int]) -> None:
    with pytest.raises(NotUnderstood, match="option"):
        HEAD_OF_THE_LINE.start(("NW", "SE"), options)


# ---------------------------------------------------------------------------- leaving the hub, HL 2:1 and HL 4


@pytest.mark.parametrize(
    ("seat", "ends"),
    [
        ("NW", ["f7", "f8", "f9", "f10", "f11", "f12"]),
        ("NE", ["g7", "h7", "i7", "j7", "k7", "l7"]),
        ("SE", ["g6", "g5", "g4", "g3", "g2", "g1"]),
        ("SW", ["f6", "e6", "d6", "c6", "b6", "a6"]),
    ],
)
def test_hl_4_1_the_first_line_runs_from_the_own_hub_cell_straight_away_from_the_hub(
    seat: str, ends: list[str]
) -> None:
    for roll, end in zip(FACES, ends, strict=True):
        state = play(lay_out(seat, dict.fromkeys(SEATS, "")), roll)
        assert legal(state) == [f"{ends[0]}-{end}"]
        state = play(state, f"{ends[0]}-{end}")
        assert [name for name in CELL_NAMES if owner(state, name) == seat] == sorted(ends[:roll], key=parse_cell)


def test_hl_2_1_reading_no_two_lanes_of_the_pinwheel_meet() -> None:
    lanes = []
    for seat in SEATS:
        (line,) = play(lay_out(seat, dict.fromkeys(SEATS, "")), 6).legal_actions()
        assert isinstance(line, Line)
        lanes.append(set(line.cells))
    assert len(set[int]().union(*lanes)) == sum(map(len, lanes)) == 24


def test_hl_4_1_a_the_first_line_may_not_touch_another_players_chip() -> None:
    for blocked in ("f8", "f10"):
        state = lay_out("NW", {"NW": "", "SE": f"g6-g2 {blocked}"}, die=4)
        assert legal(state) == ["pass"]
        assert refusal(state, "f7-f10") == "the first line may not touch another player's chip (HL 4:1.A)"
    assert legal(lay_out("NW", {"NW": "", "SE": "g6-g2 f10"}, die=3)) == ["f7-f9"]


def test_hl_4_1_b_the_last_chip_of_the_first_line_is_the_head() -> None:
    state, events = told(begun(), 4, "f7-f10")
    assert head(state, "NW") == "f10"
    assert events == [
        *(ChipLaid("NW", cell(name)) for name in ("f7", "f8", "f9", "f10")),
        HeadMoved("NW", None, cell("f10")),
        TurnBegan("NE"),
    ]


def test_hl_4_1_c_everybody_launches_in_their_own_direction() -> None:
    state = play(begun(), 4, "f7-f10", 4, "g7-j7", 4, "g6-g3", 4, "f6-c6")
    assert [head(state, seat) for seat in SEATS] == ["f10", "j7", "g3", "c6"]
    assert state.to_act() is CHANCE
    assert state.roller == "NW"


def test_hl_4_1_errors_of_the_first_line() -> None:
    state = play(begun(), 3)
    assert refusal(state, "f7-h7") == "the first line starts on f7 and runs straight away from the hub (HL 4:1)"
    assert refusal(state, "g7-i7").endswith("(HL 4:1)")
    assert refusal(state, "f7-f10") == "the line must be 3 long, not 4 (HL 5:2)"


def test_hl_2_1_a_first_line_of_one_stands_on_the_hub_and_goes_on_straight() -> None:
    state = play(begun("NW", "SE"), 1, "f7-f7", 1, "g6-g6")
    assert (head(state, "NW"), head(state, "SE")) == ("f7", "g6")
    state = play(state, 1)
    assert legal(state) == ["f8-f8"]
    state = play(state, "f8-f8", 1)
    assert legal(state) == ["g5-g5"]
    assert legal(play(state, "g5-g5", 5)) == ["pass"]
    assert legal(play(state, "g5-g5", 4)) == ["f9-f12"]


def test_hl_2_1_every_seat_goes_straight_on_in_its_own_direction() -> None:
    state = play(begun(), 1, "f7-f7", 1, "g7-g7", 1, "g6-g6", 1, "f6-f6")
    for line in ("f8-f10", "h7-j7", "g5-g3", "e6-c6"):
        state = play(state, 3)
        assert legal(state) == [line]
        state = play(state, line)


def test_hl_2_1_until_the_head_has_left_the_zone_lines_go_straight_on() -> None:
    state = play(begun("NW", "SE"), 2, "f7-f8", 6, "g6-g1", 4)
    assert head(state, "NW") == "f8"
    assert legal(state) == ["f9-f12"]
    assert refusal(state, "g8-j8") == "until the Head has left the zone, lines go straight on from it (HL 2:1)"
    state = play(state, "f9-f12")
    assert state.clear[0]


def test_hl_2_1_the_zone_ends_behind_the_second_cell() -> None:
    for roll, is_clear in zip(FACES, (False, False, True, True, True, True), strict=True):
        state = play(begun("NW", "SE"), roll, f"f7-f{6 + roll}")
        assert state.clear[0] is is_clear


def test_hl_2_1_the_option_hub_asks_only_to_leave_the_two_by_two() -> None:
    for roll, is_clear in zip(FACES, (False, True, True, True, True, True), strict=True):
        state = play(begun("NW", "SE", launch_until="hub"), roll, f"f7-f{6 + roll}")
        assert state.clear[0] is is_clear
    state = play(begun("NW", "SE", launch_until="hub"), 1, "f7-f7", 1, "g6-g6", 2)
    assert legal(state) == ["f8-f9"]
    assert refusal(state, "e7-e8") == "until the Head has left the hub, lines go straight on from it (HL 2:1)"
    state = play(begun("NW", "SE", launch_until="hub"), 2, "f7-f8", 1, "g6-g6", 1)
    assert legal(state) == ["f9-f9", "g8-g8", "e8-e8"]


def test_hl_2_1_reading_straight_lines_capture_like_others() -> None:
    state = lay_out("NW", {"NW": "f7", "SE": "g6-g3 f8"}, die=2, heads={"SE": "g3"})
    state = play(state, "f8-f9")
    assert owner(state, "f8") == "NW"
    assert state.captured == (1, 0, 0, 0)


def test_hl_2_1_reading_straight_lines_must_end_on_an_empty_cell() -> None:
    state = lay_out("NW", {"NW": "f7", "SE": "g6-g3 f9"}, die=2, heads={"SE": "g3"})
    assert legal(state) == ["pass"]
    assert refusal(state, "f8-f9") == "the line must end on an empty cell, and f9 is taken (HL 5:2)"


def test_hl_2_1_a_head_that_was_clear_stays_clear_inside_the_zone() -> None:
    state = lay_out("NW", {"NW": "f7-f9 e9-e8", "SE": "g6-g3"}, die=1)
    assert head(state, "NW") == "e8"
    assert legal(state) == ["e7-e7", "d8-d8"]


def test_hl_2_1_reading_a_head_that_relocates_outside_counts_as_clear() -> None:
    laid = lay_out("NW", {"NW": "f7-f9 d6", "SE": "h4 g6"}, die=4)
    state = play(replace(laid, clear=(True, False, False, False)), "e6-h6")
    assert head(state, "SE") == "h4"
    assert state.clear == (True, False, True, False)


def test_hl_2_1_a_head_that_relocates_inside_goes_on_straight_from_there() -> None:
    state = play(lay_out("NW", {"NW": "f7-f9 d5", "SE": "g6-g5"}, die=4), "e5-h5")
    assert head(state, "SE") == "g6"
    assert not state.clear[2]
    assert legal(play(state, 3)) == ["g5-g3"]
    assert legal(play(state, 1)) == ["pass"]


# ------------------------------------------------------------------------------------------ whose turn, HL 3:1


def test_hl_3_1_everybody_rolls_once_clockwise_and_the_highest_begins() -> None:
    state, events = start("NW", "NE", "SE"), list[Event]()
    for seat, face in (("NW", 2), ("NE", 5)):
        assert (state.to_act(), state.roller, state.opens_turn) == (CHANCE, seat, False)
        state = state.apply(DICE[face], events)
    state = state.apply(DICE[4], events)
    assert events == [OpeningRolled("NW", 2), OpeningRolled("NE", 5), OpeningRolled("SE", 4), TurnBegan("NE")]
    assert (state.to_act(), state.roller, state.opens_turn) == (CHANCE, "NE", True)


def test_hl_3_1_turns_go_clockwise_past_empty_seats() -> None:
    state = play(start("NE", "SE", "SW"), 1, 2, 3, 1, "f6-f6", 1, "g7-g7", 1, "g6-g6", 1)
    assert state.to_act() == "SW"


def test_hl_3_1_reading_those_tied_for_highest_roll_again_among_themselves() -> None:
    state, events = told(start(), 3, 6, 1, 6)
    assert events == [OpeningRolled("SW", 6), OpeningTied(("NE", "SW"))]
    assert state.roller == "NE"
    state, events = told(state, 4, 4)
    assert events == [OpeningRolled("SW", 4), OpeningTied(("NE", "SW"))]
    state, events = told(state, 1, 2)
    assert events == [OpeningRolled("SW", 2), TurnBegan("SW")]
    assert state.roller == "SW"


def test_hl_3_1_nothing_is_decided_before_the_opening_roll_is() -> None:
    assert refusal(start("NW", "SE"), "f7-f9") == "the die must be rolled first (HL 3:1)"


def test_hl_4_1_the_die_comes_before_the_line() -> None:
    state, events = told(begun("NW", "SE"), 3)
    assert events == [Rolled("NW", 3)]
    assert (state.to_act(), state.roller, state.die) == ("NW", None, 3)
    assert refusal(begun("NW", "SE"), "f7-f9") == "the die must be rolled first (HL 4:1)"
    with pytest.raises(IllegalAction, match=r"a decision is due, not a die \(a turn\)"):
        state.apply(DICE[3])


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_die_has_six_faces(face: int) -> None:
    with pytest.raises(IllegalAction, match="a die shows 1 to 6"):
        begun().apply(Die(face))


# ------------------------------------------------------------------------------------------ free lines, HL 5:1, 5:2

OPEN = {"NW": "f7-f9 c9", "SE": "g6-g3"}
"""NW's Head on c9 with room all around."""


def test_hl_5_1_there_are_up_to_twelve_lines_in_this_order() -> None:
    assert legal(lay_out("NW", OPEN, die=2)) == [
        *("c10-c11", "c10-d10", "c10-b10"),
        *("d9-d10", "d9-e9", "d9-d8"),
        *("c8-d8", "c8-c7", "c8-b8"),
        *("b9-b10", "b9-b8", "b9-a9"),
    ]


def test_hl_5_1_a_roll_of_one_gives_at_most_four() -> None:
    assert legal(lay_out("NW", OPEN, die=1)) == ["c10-c10", "d9-d9", "c8-c8", "b9-b9"]


def test_hl_5_2_all_cells_must_be_on_the_board() -> None:
    corner = {"NW": "f7-f9 a12", "SE": "g6-g3"}
    assert legal(lay_out("NW", corner, die=6)) == ["b12-g12", "b12-b7", "a11-f11", "a11-a6"]
    assert legal(lay_out("NW", corner, die=1)) == ["b12-b12", "a11-a11"]


def test_hl_5_2_the_end_must_be_empty_whoever_owns_it() -> None:
    state = lay_out("NW", OPEN | {"SE": "g6-g3 d11"}, die=3, heads={"SE": "g3"})
    assert refusal(state, "d9-d11") == "the line must end on an empty cell, and d11 is taken (HL 5:2)"
    assert refusal(state, "d9-f9") == "the line must end on an empty cell, and f9 is taken (HL 5:2)"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("c10-d11", "a line runs straight along a row or a column (HL 5:2)"),
        ("c10-c12", "the line must be 2 long, not 3 (HL 5:2)"),
        ("c10-c10", "the line must be 2 long, not 1 (HL 5:2)"),
        ("e9-f9", "the line must start next to the Head on c9 (HL 5:2)"),
        ("d10-d11", "the line must start next to the Head on c9 (HL 5:2)"),
        ("c9-c10", "the line must start next to the Head on c9 (HL 5:2)"),
        ("d9-c9", "the line may not run back over the Head (HL 5:2)"),
        ("@ f9", "no Head waits to be moved (HL 5:6)"),
        ("pass", "a line can be laid, so one must be (HL 5:4)"),
    ],
)
def test_hl_5_2_what_is_wrong_with_a_line_is_said(text: str, reason: str) -> None:
    assert refusal(lay_out("NW", OPEN, die=2), text) == reason


@pytest.mark.parametrize("action", [Line(-1, 0), Line(0, CELLS), Line(CELLS, CELLS), Line(500, -500)])
def test_hl_1_1_a_line_off_the_board_is_refused(action: Line) -> None:
    with pytest.raises(IllegalAction, match=r"no such cell \(HL 1:1\)"):
        lay_out("NW", OPEN, die=1).apply(action)


def test_actions_of_the_other_game_are_refused() -> None:
    for action in LAWN_ACTIONS:
        reason = lay_out("NW", OPEN, die=1).why_not(action)
        assert reason is not None
        assert str(reason) == "this is no action of Head of the Line (a turn)"


# --------------------------------------------------------------------------------------------- laying, HL 5:3, 5:4

CROSSED = {"NW": "f7-f9 c9", "SE": "g6-g3 d8 d7"}


def test_hl_5_3_empty_cells_and_opponents_chips_become_the_movers() -> None:
    state = lay_out("NW", CROSSED, die=4, heads={"SE": "g3"})
    assert state.scores() == (("NW", 4), ("SE", 6))
    state, events = told(state, "d9-d6")
    assert events == [
        ChipLaid("NW", cell("d9")),
        ChipCaptured("NW", cell("d8"), "SE"),
        ChipCaptured("NW", cell("d7"), "SE"),
        ChipLaid("NW", cell("d6")),
        HeadMoved("NW", cell("c9"), cell("d6")),
        TurnBegan("SE"),
    ]
    assert all(owner(state, name) == "NW" for name in ("d9", "d8", "d7", "d6"))
    assert state.scores() == (("NW", 8 + 2), ("SE", 4))
    assert state.territory(0) == 8
    assert head(state, "NW") == "d6"
    assert head(state, "SE") == "g3"


def test_hl_5_3_own_cells_stay_own_and_count_once() -> None:
    state, events = told(lay_out("NW", OPEN, die=4), "d9-g9")
    laid = [event.cell for event in events if isinstance(event, ChipLaid)]
    assert laid == [cell("d9"), cell("e9"), cell("g9")]
    assert state.scores()[0] == ("NW", 7)


def test_hl_5_3_points_for_captured_chips_stay_when_the_cells_are_lost_again() -> None:
    state = play(lay_out("NW", CROSSED | {"SE": "g6-g3 d8 d7 e8"}, die=4), "d9-d6", 4, "d8-d5")
    assert state.captured == (2, 0, 3, 0)
    assert state.territory(0) == 5
    assert state.scores() == (("NW", 5 + 2), ("SE", 9 + 3))


def test_hl_5_4_a_single_choice_must_be_taken() -> None:
    state = play(begun("NW", "SE"), 2, "f7-f8", 1, "g6-g6", 4)
    assert legal(state) == ["f9-f12"]
    assert refusal(state, "pass") == "a line can be laid, so one must be (HL 5:4)"


# ------------------------------------------------------------------------------------ captured Heads, HL 5:5, 5:6


def test_hl_5_5_a_captured_head_counts_as_one_chip() -> None:
    state = play(lay_out("NW", {"NW": "f7-f9 d3", "SE": "g6-g3"}, die=4), "e3-h3")
    assert state.captured == (1, 0, 0, 0)
    assert state.scores() == (("NW", 4 + 4 + 1), ("SE", 3))


def test_hl_5_6_a_captured_head_goes_to_the_nearest_own_chip() -> None:
    state, events = told(lay_out("NW", {"NW": "f7-f9 d3", "SE": "g6-g3"}, die=4), "e3-h3")
    assert events == [
        ChipLaid("NW", cell("e3")),
        ChipLaid("NW", cell("f3")),
        ChipCaptured("NW", cell("g3"), "SE"),
        HeadCaptured("SE", cell("g3"), "NW"),
        ChipLaid("NW", cell("h3")),
        HeadMoved("NW", cell("d3"), cell("h3")),
        HeadRelocated("SE", cell("g3"), cell("g4")),
        TurnBegan("SE"),
    ]
    assert head(state, "SE") == "g4"


def test_hl_5_6_near_is_measured_along_rows_and_columns_from_where_the_head_was_taken() -> None:
    taken = lay_out("NW", {"NW": "f7-f9 d3", "SE": "g6 h1 j2 g3"}, die=4)
    state = play(taken, "e3-h3")
    assert distance(cell("g3"), cell("h1")) == distance(cell("g3"), cell("g6")) == 3
    assert distance(cell("g3"), cell("j2")) == 4
    assert legal(state) == ["@ h1", "@ g6"]


def test_hl_5_6_the_nearest_chip_may_be_at_the_other_end_of_the_board() -> None:
    state = play(lay_out("NW", {"NW": "f7-f9 g6 e3", "SE": "b12 g3"}, die=5), "f3-j3")
    assert distance(cell("g3"), cell("b12")) == 14
    assert head(state, "SE") == "b12"


def test_hl_5_6_the_captured_player_chooses_among_equally_near_chips() -> None:
    state = play(lay_out("NW", {"NW": "f7-f9 d3", "SE": "g6-g4 g2 g3"}, die=4), "e3-h3")
    assert (state.to_act(), state.roller) == ("SE", None)
    assert legal(state) == ["@ g2", "@ g4"]
    assert str(state.why_not(Relocate(CELLS))) == "there is no such cell (HL 1:1)"
    assert refusal(state, "@ g5") == "g2 is nearer than g5 (HL 5:6)"
    assert refusal(state, "@ h3") == "h3 is not SE's chip (HL 5:6)"
    assert refusal(state, "pass") == "SE must first choose where the captured Head goes (HL 5:6)"
    assert refusal(state, "f3-f6") == "SE must first choose where the captured Head goes (HL 5:6)"
    for number in (-1, CELLS, 500):
        with pytest.raises(IllegalAction, match="no such cell"):
            state.apply(Relocate(number))
    with pytest.raises(IllegalAction, match=r"a decision is due, not a die \(a turn\)"):
        state.apply(DICE[1])
    after, events = told(state, "@ g4")
    assert events == [HeadRelocated("SE", cell("g3"), cell("g4")), TurnBegan("SE")]
    assert (head(after, "SE"), after.roller) == ("g4", "SE")


def test_hl_5_6_several_captured_players_choose_clockwise_from_the_mover() -> None:
    chips = {"NW": "f7 d2 d4 d3", "NE": "g7 c2 c4 c3", "SE": "g6 a3", "SW": "f6 e2 e4 e3"}
    state, events = told(lay_out("SE", chips, die=6), "b3-g3")
    assert [event.seat for event in events if isinstance(event, HeadCaptured)] == ["NE", "NW", "SW"]
    assert legal(state) == ["@ e2", "@ e4"]
    assert state.to_act() == "SW"
    state = play(state, "@ e4")
    assert (state.to_act(), legal(state)) == ("NW", ["@ d2", "@ d4"])
    state = play(state, "@ d2")
    assert (state.to_act(), legal(state)) == ("NE", ["@ c2", "@ c4"])
    state, events = told(state, "@ c2")
    assert [head(state, seat) for seat in SEATS] == ["d2", "c2", "g3", "e4"]
    assert events[-1] == TurnBegan("SW")


def test_hl_5_6_those_without_a_choice_are_moved_in_their_turn() -> None:
    chips = {"NW": "f7 d4 d3", "NE": "g7 c2 c4 c3", "SE": "g6 a3", "SW": "f6 e2 e3"}
    state, events = told(lay_out("SE", chips, die=6), "b3-g3")
    assert [event for event in events if isinstance(event, HeadRelocated)] == [
        HeadRelocated("SW", cell("e3"), cell("e2")),
        HeadRelocated("NW", cell("d3"), cell("d4")),
    ]
    assert state.to_act() == "NE"


def test_hl_5_6_reading_a_player_without_a_chip_left_is_out_at_once() -> None:
    state, events = told(lay_out("NW", {"NW": "f7-f9 d6", "NE": "g7-j7", "SE": "g6"}, die=4), "e6-h6")
    assert WentOut("SE", None) in events
    assert events[-1] == TurnBegan("NE")
    assert state.out == (False, False, True, True)
    assert head(state, "SE") is None
    assert state.scores() == (("NW", 9), ("NE", 4), ("SE", 0))


def test_hl_5_6_reading_one_chooses_and_the_next_is_wiped_out() -> None:
    chips = {"NW": "f7", "NE": "g7 d6", "SE": "g4 h5 g6", "SW": "f6"}
    state = play(lay_out("NE", chips, die=4, clear=["NE"]), "e6-h6")
    assert (state.to_act(), legal(state)) == ("SE", ["@ g4", "@ h5"])
    state, events = told(state, "@ h5")
    assert events == [HeadRelocated("SE", cell("g6"), cell("h5")), WentOut("SW", None), TurnBegan("SE")]
    assert state.out == (False, False, False, True)


def test_hl_5_6_reading_one_is_wiped_out_and_the_next_chooses() -> None:
    chips = {"NW": "f7", "NE": "g7 d6", "SE": "g6", "SW": "g4 h5 f6"}
    state, events = told(lay_out("NE", chips, die=4, clear=["NE"]), "e6-h6")
    assert events[-2:] == [HeadMoved("NE", cell("d6"), cell("h6")), WentOut("SE", None)]
    assert (state.to_act(), legal(state)) == ("SW", ["@ g4", "@ h5"])
    state, events = told(state, "@ g4")
    assert events == [HeadRelocated("SW", cell("f6"), cell("g4")), TurnBegan("SW")]


def test_hl_5_6_reading_several_are_wiped_out_at_once() -> None:
    chips = {"NW": "f7", "NE": "g7 d6", "SE": "g6", "SW": "f6"}
    state, events = told(lay_out("NE", chips, die=4, clear=["NE"]), "e6-h6")
    assert events[-3:] == [WentOut("SE", None), WentOut("SW", None), TurnBegan("NW")]
    assert state.out == (False, False, True, True)
    assert [head(state, seat) for seat in SEATS] == ["f7", "h6", None, None]


# ------------------------------------------------------------------------------------------------ passing, HL 6

HALVES = {"NW": all_but("a12", "b12", rows=range(7, 13)) + " b12", "SE": all_but("a1", "b1", rows=range(1, 7)) + " b1"}
"""Only a12 and a1 are empty; NW's Head beside the one, SE's beside the other: a roll of 1 takes it."""


def test_hl_6_1_without_a_line_the_turn_passes() -> None:
    state = lay_out("NW", HALVES, die=2)
    assert legal(state) == ["pass"]
    state, events = told(state, "pass")
    assert events == [Passed("NW", 1), TurnBegan("SE")]
    assert state.passes == (1, 0, 0, 0)
    assert state.roller == "SE"


def test_hl_6_2_three_passes_in_a_row_and_the_player_is_out() -> None:
    state = lay_out("NW", HALVES)
    state, events = told(state, 2, "pass", 3, "pass", 4, "pass", 5, "pass", 6, "pass")
    assert events == [Passed("NW", 3), WentOut("NW", cell("b12")), TurnBegan("SE")]
    assert state.out == (True, True, False, True)
    assert state.passes == (3, 0, 2, 0)
    assert head(state, "NW") is None
    assert owner(state, "b12") == "NW"


def test_hl_6_2_a_line_between_begins_the_count_anew() -> None:
    chips = HALVES | {"NW": all_but("a12", "b12", "a11", rows=range(7, 13)) + " b12"}
    state = play(lay_out("NW", chips, passes={"NW": 2, "SE": 2}), 1, "a12-a12")
    assert state.passes == (0, 0, 2, 0)
    assert not state.out[0]


def test_hl_6_2_reading_the_head_of_a_player_who_is_out_is_an_ordinary_chip() -> None:
    chips = {"NW": "f7-f9 d3", "NE": "g7-j7", "SE": "g6-g3"}
    state, events = told(lay_out("NW", chips, die=4, passes={"SE": 3}), "e3-h3")
    assert not any(isinstance(event, HeadCaptured) for event in events)
    assert ChipCaptured("NW", cell("g3"), "SE") in events
    assert state.scores() == (("NW", 9), ("NE", 4), ("SE", 3))


def test_hl_6_3_the_others_play_on_without_the_one_who_is_out() -> None:
    state = play(lay_out("NW", HALVES, passes={"NW": 2}), 2, "pass", 2, "pass")
    assert state.roller == "SE"
    state = play(lay_out("NW", ALL_LANES, passes={"NE": 3, "SE": 3}), 1, "f11-f11")
    assert state.roller == "SW"


# ------------------------------------------------------------------------------------------------ the end, HL 7:1


def test_hl_7_1_the_game_ends_when_everybody_is_out() -> None:
    state = lay_out("NW", HALVES, passes={"NW": 2, "SE": 2})
    state, events = told(state, 2, "pass", 2, "pass")
    outcome = Outcome((("NW", 71), ("SE", 71)), ("NW", "SE"))
    assert events == [Passed("SE", 3), WentOut("SE", cell("b1")), GameEnded(outcome)]
    assert state.to_act() is None
    assert state.outcome() == outcome
    assert state.legal_actions() == ()
    assert state.outcomes() == ()
    assert state.roller is None
    assert not state.opens_turn


def test_hl_7_1_the_game_ends_as_soon_as_no_roll_could_give_anybody_a_line() -> None:
    chips = HALVES | {"SE": all_but(rows=range(1, 7))}
    state, events = told(lay_out("NW", chips, captured={"NW": 1}), 1, "a12-a12")
    assert events[-1] == GameEnded(Outcome((("NW", 73), ("SE", 72)), ("NW",)))
    assert state.over
    unreachable = HALVES | {"SE": all_but("a1", "l1", rows=range(1, 7)) + " l1"}
    state = play(lay_out("NW", unreachable), 1, "a12-a12")
    assert state.over
    assert owner(state, "a1") is None


def test_hl_7_1_the_game_goes_on_while_one_roll_could_still_give_a_line() -> None:
    state = play(lay_out("NW", HALVES), 1, "a12-a12")
    assert state.roller == "SE"
    for roll in (2, 3, 4, 5, 6):
        assert legal(play(state, roll)) == ["pass"]


@pytest.mark.parametrize("seat", SEATS)
def test_hl_7_1_the_game_goes_on_while_anybody_at_all_could_get_a_line(seat: str) -> None:
    other = SEATS[SEATS.index(seat) - 1]
    cells = {seat: all_but("a1", "a2", "l12") + " a2", other: "l12"}
    assert not lay_out(other, {name: cells[name] for name in SEATS if name in cells}).over


def test_hl_7_1_the_game_can_end_with_a_third_pass_though_cells_are_empty() -> None:
    chips = HALVES | {"SE": all_but(rows=range(1, 7))}
    state = play(lay_out("NW", chips), 2, "pass", 6, "pass", 3, "pass", 5, "pass", 4, "pass")
    assert state.outcome() == Outcome((("NW", 71), ("SE", 72)), ("SE",))


def test_hl_7_1_reading_equal_scores_share_the_win() -> None:
    chips = HALVES | {"SE": all_but(rows=range(1, 7))}
    outcome = play(lay_out("NW", chips), 1, "a12-a12").outcome()
    assert outcome is not None
    assert outcome.winners == ("NW", "SE")


def test_hl_7_1_a_first_line_that_is_still_possible_keeps_the_game_going() -> None:
    assert not lay_out("NW", {"NW": "", "SE": all_but("f7", "f8")}).over
    assert lay_out("NW", {"NW": "", "SE": all_but("f8", "f9")}).over


@pytest.mark.parametrize("text", ["f7-f9", "pass", "@ f7"])
def test_hl_7_1_nothing_is_allowed_after_the_end(text: str) -> None:
    state = lay_out("NW", {"NW": all_but(rows=range(7, 13)), "SE": all_but(rows=range(1, 7))})
    assert state.over
    assert refusal(state, text) == "the game is over (HL 7:1)"
    with pytest.raises(IllegalAction, match=r"the game is over \(HL 7:1\)"):
        state.apply(DICE[1])


# ---------------------------------------------------------------------------------------------- notation, identity


def test_every_action_is_written_and_read() -> None:
    lines = [Line(origin, end) for origin in range(CELLS) for end in range(CELLS) if cells_between(origin, end)]
    assert len(lines) == CELLS * (12 + 11)
    for action in (PASS, *lines, *map(Relocate, range(CELLS))):
        assert parse_action(str(action)) == action
    assert str(Line(cell("f7"), cell("f10"))) == "f7-f10"
    assert str(PASS) == "pass"
    assert str(Relocate(cell("g4"))) == "@ g4"
    assert start().parse_action("@ g4") == Relocate(cell("g4"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "f7",
        "f7-",
        "-f7",
        "f7-f13",
        "f0-f1",
        "m1-m2",
        "F7-F9",
        "f7–f9",
        "f7-f9 ",
        " f7-f9",
        "f7-f9-f10",
        "f07-f9",
        "f\u0667-f9",
        "Pass",
        "pass ",
        "@",
        "@ ",
        "@g4",
        "@ m1",
        "@  g4",
        "@ g4 ",
        "place 5 IR",
        "4 f7-f10",
        "a" * 5000,
    ],
)
def test_other_text_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood) as raised:
        parse_action(text)
    assert len(str(raised.value)) < 120


def test_what_can_be_written_is_told() -> None:
    for text in ("", "f7", "passed"):
        with pytest.raises(NotUnderstood, match="is neither a line as f7-f10, nor pass, nor a cell as @ g4"):
            parse_action(text)


def test_cells_of_a_line_run_from_origin_to_end() -> None:
    assert [CELL_NAMES[number] for number in Line(cell("d9"), cell("d6")).cells] == ["d9", "d8", "d7", "d6"]
    assert [CELL_NAMES[number] for number in Line(cell("a1"), cell("c1")).cells] == ["a1", "b1", "c1"]
    assert Line(cell("a1"), cell("b2")).cells == ()
    assert Line(cell("l12"), cell("l12")).cells == (143,)


def test_states_are_values() -> None:
    one, other = play(begun(), 4, "f7-f10"), play(begun(), 4, "f7-f10")
    assert one == other
    assert hash(one) == hash(other)
    assert one != play(begun(), 3, "f7-f9")
    assert len({one, other}) == 1
    with pytest.raises(FrozenInstanceError):
        one.die = 4  # type: ignore[misc]
    assert not hasattr(one, "__dict__")


def test_applying_leaves_the_state_as_it_was() -> None:
    before = lay_out("NW", CROSSED, die=4)
    copy = replace(before)
    play(before, "d9-d6")
    assert before == copy


def test_faces_are_equally_likely() -> None:
    assert begun().outcomes() == tuple((DICE[face], Fraction(1, 6)) for face in FACES)
    assert play(begun(), 1).outcomes() == ()


# ------------------------------------------------------------------------------------------------- random games


@pytest.mark.parametrize("table", LINE_TABLES, ids=str)
def test_random_games_keep_the_invariants_and_end(table: Table) -> None:
    for seed in range(2 * LONG):
        random = Random(seed)
        state = table.start()
        lines = turns = 0
        while state.to_act() is not None:
            check_state(state)
            step, events = random_step(state, random), list[Event]()
            after = state.apply(step, events)
            assert after == state.apply(step)
            check_step(state, after, events)
            lines += isinstance(step, Line)
            turns += isinstance(step, Line | Pass)
            state = after
        check_state(state)
        assert lines <= CELLS
        assert turns <= 4 * CELLS


@pytest.mark.parametrize("table", LINE_TABLES, ids=str)
def test_random_games_offer_the_lines_of_the_rules_written_once_more(table: Table) -> None:
    dice, state = Random(str(table)), table.start()
    while state.to_act() is not None:
        state = state.apply(random_step(state, dice))
        assert isinstance(state, HeadOfTheLineState)
        if state.opens_turn:
            other = naive(state)
            for seat in other.players:
                for length in FACES:
                    lines = {
                        tuple((one % 12, one // 12) for one in line.cells) for line in state.legal_lines(seat, length)
                    }
                    assert lines == other.lines(seat, length)


def test_no_action_is_legal_that_is_not_listed() -> None:
    every: list[Action] = [
        PASS,
        *map(Relocate, range(CELLS)),
        *(
            Line(origin, end)
            for origin in range(CELLS)
            for end in range(CELLS)
            if len(cells_between(origin, end)) in FACES
        ),
    ]
    random = Random(3)
    for table in LINE_TABLES:
        state = table.start()
        for _ in range(random.randrange(10, 120)):
            if state.to_act() is None:
                break
            state = state.apply(random_step(state, random))
        assert {action for action in every if state.why_not(action) is None} == set(state.legal_actions())
