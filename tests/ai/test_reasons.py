"""What is said of actions: every kind where it is true, and only there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hotl_desktop.ai.analysis import analyse
from hotl_desktop.ai.plain import plain_reason, reason_from_plain
from hotl_desktop.ai.reasons import LAWN_KINDS, LINE_KINDS, Reason, reasons
from hotl_desktop.games.base import CHANCE, DICE, FACES, IllegalAction, State
from hotl_desktop.games.get_off_my_lawn.actions import Advance, Place, Push
from hotl_desktop.games.get_off_my_lawn.layout import lay_out as lawn
from hotl_desktop.games.head_of_the_line import SEATS, HeadOfTheLineState, Line
from hotl_desktop.games.head_of_the_line_layout import lay_out as line
from tests.ai.games import TABLES, decisions, game


def said(state: State, text: str) -> dict[str, list[Reason]]:
    """What is said of an action, by kind."""
    found: dict[str, list[Reason]] = {}
    for reason in reasons(state, state.parse_action(text)):
        found.setdefault(reason.kind, []).append(reason)
    return found


# -------------------------------------------------------------------------------------------- Head of the Line


def test_takes_chips_and_runs_over_a_head_that_goes_on_elsewhere() -> None:
    state = line("NW", {"NW": "f7-f10", "SE": "g6-g3 h10"}, die=3)
    found = said(state, "g10-i10")
    assert found["takes_chips"] == [Reason("takes_chips", 1, seat="NW", other="SE")]
    assert found["runs_over_head"] == [Reason("runs_over_head", 5, seat="NW", other="SE")]
    assert found["new_cells"] == [Reason("new_cells", 2, seat="NW")]
    assert not {"puts_out", "passes", "relocates", "only_choice"} & set(found)
    assert not {"takes_chips", "runs_over_head"} & set(said(state, "f11-h11"))


def test_chips_of_several_owners_are_of_nobody_in_particular() -> None:
    state = line("NW", {"NW": "f7-f10", "NE": "g7-h7 g10 j7", "SE": "g6-g3 h10 h3"}, die=3)
    assert said(state, "g10-i10")["takes_chips"] == [Reason("takes_chips", 2, seat="NW")]


def test_puts_out_who_has_no_chip_left() -> None:
    state = line("NW", {"NW": "f7-f10 g10-g7", "SE": "g6"}, die=2, clear=("SE",))
    found = reasons(state, state.parse_action("g6-g5"))
    assert found[0] == Reason("puts_out", seat="NW", other="SE")
    assert "SE" not in {one.other for one in found if one.kind in {"runs_over_head", "leaves_stuck", "cuts_off"}}


def test_takes_and_keeps_the_lead() -> None:
    behind = line("NW", {"NW": "f7-f10", "SE": "g6-g1"}, die=3)
    assert said(behind, "f11-h11")["takes_lead"] == [Reason("takes_lead", 1, seat="NW")]
    ahead = line("NW", {"NW": "f7-f10", "SE": "g6-g4"}, die=3)
    assert said(ahead, "f11-h11")["keeps_lead"] == [Reason("keeps_lead", 4, seat="NW")]
    level = line("NW", {"NW": "f7-f10", "SE": "g6-g1 h1"}, die=3)
    assert not {"takes_lead", "keeps_lead"} & set(said(level, "f11-h11"))


CORNER = "g6 a2-a7 b1-g1 b2-b6 c2-{} a1"
"""SE's Head on a1: every end it could have is taken, but those beyond this cell of row 2."""


def test_leaves_stuck_who_has_no_line_left() -> None:
    state = line("NW", {"NW": "f7-f10 f3", "SE": CORNER.format("e2")}, die=1)
    found = said(state, "f2-f2")
    assert found["leaves_stuck"] == [Reason("leaves_stuck", seat="NW", other="SE")]
    assert "cuts_off" not in found
    assert "leaves_stuck" not in said(state, "g3-g3")


def test_cuts_off_lines() -> None:
    state = line("NW", {"NW": "f7-f10 f3", "SE": CORNER.format("d2")}, die=1)
    assert said(state, "f2-f2")["cuts_off"] == [Reason("cuts_off", 1, seat="NW", other="SE")]
    assert "cuts_off" not in said(state, "g3-g3")


@pytest.mark.parametrize("seats", [2, 3])
def test_exposed_is_the_chance_that_the_rules_give_the_others(seats: int) -> None:
    exposed = 0
    for state in decisions(game("head-of-the-line", seats), 3):
        assert isinstance(state, HeadOfTheLineState)
        mover = SEATS.index(str(state.to_act()))
        for action in state.legal_actions():
            after = state.apply(action)
            if after.homeless or after.over:
                continue
            safe = 1.0
            for other in after.in_play:
                if other != mover and not after.out[other]:
                    theirs = [replace(after, turn=other, die=face).legal_actions() for face in FACES]
                    cell = after.heads[mover]
                    hits = [any(isinstance(one, Line) and cell in one.cells for one in some) for some in theirs]
                    safe *= 1 - sum(hits) / 6
            found = said(state, str(action)).get("exposed", [])
            assert [one.chance for one in found] == ([pytest.approx(1 - safe)] if safe < 1 else [])
            exposed += bool(found)
    assert exposed


def test_ways_out_are_those_that_some_roll_opens() -> None:
    for state in decisions(game("head-of-the-line", 2), 5):
        assert isinstance(state, HeadOfTheLineState)
        mover = SEATS.index(str(state.to_act()))
        for action in state.legal_actions():
            after = state.apply(action)
            if not isinstance(action, Line) or after.homeless or after.over or not after.clear[mover]:
                continue
            ways = set()
            for face in FACES:
                for one in replace(after, turn=mover, die=face).legal_actions():
                    if isinstance(one, Line):
                        columns, rows = one.end % 12 - one.origin % 12, one.end // 12 - one.origin // 12
                        if face > 1:
                            ways.add((one.origin, columns // (face - 1), rows // (face - 1)))
                        else:
                            head = after.heads[mover]
                            back = (head % 12 - one.origin % 12, head // 12 - one.origin // 12)
                            ways |= {(one.origin, *way) for way in ((0, 1), (1, 0), (0, -1), (-1, 0)) if way != back}
            assert said(state, str(action))["exits_left"] == [Reason("exits_left", len(ways), 12, seat=SEATS[mover])]


def test_before_it_is_clear_a_head_has_one_way_out() -> None:
    state = line("NW", {"NW": "f7", "SE": "g6-g4"}, die=1)
    assert said(state, "f8-f8")["exits_left"] == [Reason("exits_left", 1, 1, seat="NW")]


def test_relocates_to_a_chip_with_so_many_ways_out() -> None:
    state = line("NW", {"NW": "f7-f10", "SE": "g6-g3 h8 h12 h10"}, die=3).apply(Line(9 * 12 + 6, 9 * 12 + 8))
    assert state.to_act() == "SE"
    found = said(state, "@ h12")
    (reason,) = found["relocates"]
    assert (reason.seat, reason.of) == ("SE", 12)
    # From the upper edge nothing leads up.
    assert reason.count < said(state, "@ h8")["relocates"][0].count
    assert "new_cells" not in found


def test_passes_when_nothing_can_be_laid() -> None:
    state = line("SE", {"NW": "f7-f10 f2", "SE": CORNER.format("e2")}, die=3, passes={"SE": 1})
    assert reasons(state, state.parse_action("pass")) == (
        Reason("passes", 2, 3, seat="SE"),
        *[one for one in reasons(state, state.parse_action("pass")) if one.kind == "exposed"],
        Reason("only_choice"),
    )


# --------------------------------------------------------------------------------------------- Get Off My Lawn


def table(rows: dict[str, str] | None = None, turn: str = "P1", **settings: Any) -> State:
    """A position in which everybody's dice that lie nowhere else are in the Player Rows; threes if not said."""
    counts = dict.fromkeys(("P1", "P2", "P3", "P4"), 8)
    for cells in (*settings.get("lawn", {}).values(), *settings.get("staged", {}).values()):
        for cell in cells:
            if cell in "1234":
                counts[f"P{cell}"] -= 1
    for seat, faces in settings.get("collapsed", {}).items():
        counts[seat] -= len(faces)
    given = rows or {}
    full = {seat: (given.get(seat, "3") * 8)[:count] for seat, count in counts.items()}
    return lawn(turn, full, **settings)


def test_a_power_die_is_captured() -> None:
    state = table({"P1": "14"}, lawn={1: "*1234"})
    found = said(state, "push 1 R")
    assert found["power_die"] == [Reason("power_die", 1, seat="P1", row=1)]
    assert "captures" not in found
    assert said(state, "push 1 L")["captures"] == [Reason("captures", 1, seat="P1", other="P4", row=1)]
    assert "power_die" not in said(state, "push 1 L")


def test_an_own_die_can_be_pushed_off() -> None:
    state = table({"P1": "14"}, lawn={1: "*2341"})
    assert said(state, "push 1 L")["captures"] == [Reason("captures", 1, seat="P1", other="P1", row=1)]


def test_staged_dice_of_others_collapse() -> None:
    state = table({"P1": "14"}, staged={(1, "L"): "22", (1, "R"): "23"})
    found = said(state, "place 1 IL")
    assert found["opens_collapse"] == [
        Reason("opens_collapse", 3, seat="P1", other="P2", row=1),
        Reason("opens_collapse", 1, seat="P1", other="P3", row=1),
    ]
    assert "opens_collapse" not in said(state, "place 4 IL")


def test_a_row_scores_from_two_dice_on() -> None:
    state = table({"P1": "36"}, lawn={3: ".1*.."})
    found = said(state, "place 3 IR")
    assert found["scores"] == [Reason("scores", 3, seat="P1", row=3)]
    assert found["enters"] == [Reason("enters", 2, seat="P1", row=3)]
    assert found["takes_lead"] == [Reason("takes_lead", 3, seat="P1")]
    assert not {"scores", "takes_lead", "keeps_lead"} & set(said(state, "place 6 IL"))


def test_the_last_die_is_placed() -> None:
    state = table({"P1": "5"}, lawn={6: "11*11", 5: "11*1."})
    found = said(state, "place 5 FR")
    assert found["places_last"] == [Reason("places_last", seat="P1")]
    assert found["keeps_lead"] == [Reason("keeps_lead", 55, seat="P1")]
    before = table({"P1": "5"}, lawn={6: "11*11", 5: ".1*.."})
    assert "places_last" not in said(before, "place 5 IR")


def _stuck(strikes: int) -> State:
    return table({"P1": "3", "P2": "5", "P3": "6", "P4": "6"}, lawn={3: "22*22"}, rolled=True, strikes={"P1": strikes})


def test_strikes_and_the_third() -> None:
    assert said(_stuck(0), "pass")["risks_strike"] == [Reason("risks_strike", 1, 3, seat="P1")]
    third = said(_stuck(2), "pass")
    assert third["risks_strike"] == [Reason("risks_strike", 3, 3, seat="P1")]
    assert third["goes_out"] == [Reason("goes_out", seat="P1")]
    assert not {"risks_strike", "goes_out"} & set(said(_stuck(2), "stage 3 L"))


def test_staged_dice_collapse_when_another_can_enter() -> None:
    # P2 is strong enough on the row but has no three: it would have to roll one. P3 and P4 are too weak.
    (reason,) = said(_stuck(0), "stage 3 L")["staged"]
    assert (reason.count, reason.row, reason.seat) == (1, 3, "P1")
    assert reason.chance == pytest.approx(1 / 6)
    with_a_three = table({"P1": "3", "P2": "35", "P3": "6", "P4": "6"}, lawn={3: "22*22"}, rolled=True)
    assert said(with_a_three, "stage 3 L")["staged"][0].chance == 1
    # On an open row everybody is strong enough, and three can roll.
    open_row = table({"P1": "13", "P2": "5", "P3": "5", "P4": "5"}, lawn={})
    assert said(open_row, "stage 1 L")["staged"][0].chance == pytest.approx(1 - (5 / 6) ** 3)


def test_staging_gains_strength() -> None:
    # One staged, one to come, and the Power Die: three against four.
    assert said(_stuck(0), "stage 3 L")["gains_strength"] == [Reason("gains_strength", 3, 4, seat="P1", row=3)]
    assert "gains_strength" not in said(_stuck(0), "pass")


def test_a_collapsed_die_is_recovered() -> None:
    state = table(collapsed={"P1": "34"})
    assert said(state, "recover 4")["recovers"] == [Reason("recovers", 1, seat="P1", row=4)]


def test_a_roll_opens_so_many_faces() -> None:
    for state in decisions(game("get-off-my-lawn", 4), 3):
        for action in state.legal_actions():
            if str(action).startswith("roll"):
                rolling = state.apply(action)
                faces = [rolling.apply(DICE[face]).legal_actions() for face in FACES]
                count = sum(any(isinstance(one, Place | Push | Advance) for one in some) for some in faces)
                assert said(state, str(action))["rolls"] == [Reason("rolls", count, 6, seat=str(state.to_act()))]


# -------------------------------------------------------------------------------------------------------- both


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_something_is_said_of_every_action(name: str, seats: int) -> None:
    match = game(name, seats)
    kinds = set()
    for length in range(match.length):
        state = match.state_at(length)
        if state.to_act() not in {CHANCE, None}:
            actions = state.legal_actions()
            for action in actions:
                found = reasons(state, action)
                assert found
                assert (found[-1].kind == "only_choice") == (len(actions) == 1)
                kinds |= {one.kind for one in found}
                for one in found:
                    assert reason_from_plain(plain_reason(replace(one, chance=None))) == replace(one, chance=None)
    known = set(LINE_KINDS if name == "head-of-the-line" else LAWN_KINDS)
    assert kinds <= known
    assert len(kinds) > len(known) // 2


def test_what_all_choices_share_comes_last() -> None:
    state = line("NW", {"NW": "f7-f10", "SE": "g6-g5"}, die=3)
    analysed = analyse(state, "instant")
    kinds = [one.kind for one in reasons(state, state.parse_action("f11-h11"), analysed)]
    assert set(kinds) >= {"new_cells", "keeps_lead"}
    # Every line lays three new cells and keeps the lead by as much.
    shared = [kinds.index("keeps_lead")]
    apart = [kinds.index(kind) for kind in kinds if kind in {"takes_chips", "exposed"}]
    assert all(one < min(shared) for one in apart)


def test_an_action_that_is_not_allowed_has_no_reasons() -> None:
    state = line("NW", {"NW": "f7-f10", "SE": "g6-g5"}, die=3)
    with pytest.raises(IllegalAction):
        reasons(state, state.parse_action("a1-a3"))
