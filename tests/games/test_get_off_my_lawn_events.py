"""The story that is told of each step."""

from __future__ import annotations

from hotl_desktop.games.base import Event, Outcome
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, SEATS, GetOffMyLawnState, RoundEnd
from hotl_desktop.games.get_off_my_lawn.events import (
    Advanced,
    BoundaryRolled,
    CameBack,
    Collapsed,
    DieDealt,
    DieFell,
    FallenDieRolled,
    MatchEnded,
    OpeningRolled,
    OpeningTied,
    Passed,
    Placed,
    PlacedAll,
    PowerCaptured,
    Pushed,
    Reclaimed,
    Recovered,
    RoundBegan,
    RoundEnded,
    SoloGrindBegan,
    Staged,
    StrikesCleared,
    Struck,
    TurnBegan,
    WentOut,
)

from .lawn import play, table

BLOCKED = {2: "33*3.", 5: "22*2.", 4: "33*33"}


def story(state: GetOffMyLawnState, *steps: str | int) -> list[Event]:
    """The events of the steps; the state at their end must be the same as without them."""
    events: list[Event] = []
    assert play(state, steps, events) == play(state, steps)
    return events


def test_the_opening_and_the_deal() -> None:
    state = GET_OFF_MY_LAWN.start(SEATS, {})
    assert story(state, 6, 2, 6, 1, 3, 4) == [
        OpeningRolled("P1", 6),
        OpeningRolled("P2", 2),
        OpeningRolled("P3", 6),
        OpeningRolled("P4", 1),
        OpeningTied(("P1", "P3")),
        OpeningRolled("P1", 3),
        OpeningRolled("P3", 4),
    ]
    dealing = play(state, [6, 2, 3, 1])
    deal = story(dealing, *[5, 3, 4, 3] * 8)
    assert deal[:5] == [
        RoundBegan(1, "P1"),
        DieDealt("P1", 5, 0),
        DieDealt("P1", 3, 0),
        DieDealt("P1", 4, 1),
        DieDealt("P1", 3, 1),
    ]
    assert len(deal) == 34
    assert deal[-2:] == [DieDealt("P4", 3, 3), TurnBegan("P1")]


def test_a_boundary_die_rolled_tells_where_it_was_and_where_it_goes() -> None:
    state = table({"P1": "22223456"})
    assert story(state, "roll low", 4) == [BoundaryRolled("P1", "low", 2, 4, 0, 4)]
    assert story(state, "roll high", 2) == [BoundaryRolled("P1", "high", 6, 2, 7, 4)]


def test_a_boundary_die_that_may_stay_where_it_lay_stays() -> None:
    state = table({"P1": "22223466"})
    assert story(state, "roll low", 2) == [BoundaryRolled("P1", "low", 2, 2, 0, 0)]
    assert story(state, "roll high", 6) == [BoundaryRolled("P1", "high", 6, 6, 7, 7)]


def test_placing_advancing_and_what_collapses() -> None:
    state = table({"P1": "25"}, staged={(5, "L"): "231", (5, "R"): "22"}, strikes={"P1": 1})
    collapse = [Collapsed("P2", 5, "L", 1), Collapsed("P3", 5, "L", 1), Collapsed("P2", 5, "R", 2)]
    after = [*collapse, StrikesCleared("P1"), TurnBegan("P2")]
    assert story(state, "place 5 IR") == [Placed("P1", 5, "IR", 6), *after]
    assert story(state, "advance 5 L IL") == [Advanced("P1", 5, "L", "IL"), *after]


def test_a_push_and_the_die_that_falls() -> None:
    state = table({"P1": "25", "P3": "146"}, lawn={5: "41*13"}, staged={(5, "L"): "21"})
    assert story(state, "push 5 L", 4) == [
        Pushed("P1", 5, "L", 4),
        DieFell("P3", 5, "R", "P1"),
        Collapsed("P2", 5, "L", 1),
        FallenDieRolled("P3", 4, 6, "P1"),
        TurnBegan("P2"),
    ]
    assert story(state, "advance 5 L push", 4)[0] == Pushed("P1", 5, "L", None)


def test_a_capture() -> None:
    state = table({"P1": "25"}, lawn={5: "*1123"}, staged={(5, "L"): "2"})
    assert story(state, "push 5 R") == [
        Pushed("P1", 5, "R", 5),
        PowerCaptured("P1", 5, "L"),
        Collapsed("P2", 5, "L", 1),
        TurnBegan("P2"),
    ]


def test_staging_recovering_and_reclaiming() -> None:
    assert story(table({"P1": "25"}), "stage 5 L") == [Staged("P1", 5, "L", 7), TurnBegan("P2")]
    assert story(table({"P1": "25"}, collapsed={"P1": "2"}), "recover 2") == [Recovered("P1", 2, 6), TurnBegan("P2")]
    state = table({"P1": "25"}, lawn=BLOCKED, staged={(4, "R"): "1"}, rolled=True)
    assert story(state, "reclaim 4 R") == [Reclaimed("P1", 4, "R", 6), Struck("P1", 1), TurnBegan("P2")]


def test_passing_and_going_out() -> None:
    state = table({"P1": "25"}, lawn=BLOCKED, rolled=True)
    assert story(state, "pass") == [Passed("P1"), Struck("P1", 1), TurnBegan("P2")]
    third = table({"P1": "25"}, lawn=BLOCKED, rolled=True, strikes={"P1": 2})
    assert story(third, "pass") == [Passed("P1"), Struck("P1", 3), WentOut("P1"), TurnBegan("P2")]


def test_placing_all_and_coming_back() -> None:
    lawn = {1: "11*11", 2: ".1*1.", 5: ".1*.."}
    state = table({"P1": "5", "P2": "1"}, lawn=lawn)
    assert story(state, "place 5 IR") == [Placed("P1", 5, "IR", 0), PlacedAll("P1"), TurnBegan("P2")]
    lawn = {1: "11*13", 2: "11*11", 5: ".1*.."}
    state = table({"P2": "1"}, lawn=lawn, turn="P2", staged={(1, "L"): "222"})
    assert story(state, "advance 1 L push", 4)[-2:] == [FallenDieRolled("P3", 4, 7, "P2"), TurnBegan("P3")]
    state = table({"P2": "1"}, lawn=lawn, turn="P2", staged={(1, "R"): "222"})
    assert story(state, "advance 1 R push", 4)[-3:] == [
        FallenDieRolled("P1", 4, 0, "P2"),
        CameBack("P1"),
        TurnBegan("P3"),
    ]


def test_who_is_out_does_not_come_back() -> None:
    lawn = {1: "11*13", 2: "11*11", 5: ".1*.."}
    state = table({"P2": "1"}, lawn=lawn, turn="P2", staged={(1, "R"): "222"}, strikes={"P1": 3})
    assert story(state, "advance 1 R push", 4)[-2:] == [FallenDieRolled("P1", 4, 0, "P2"), TurnBegan("P3")]


def test_the_own_last_die_pushed_off_is_no_coming_back() -> None:
    state = table({"P1": "5"}, lawn={1: "11*11", 2: ".1*..", 5: "12*21"})
    assert story(state, "push 5 L", 4)[-2:] == [FallenDieRolled("P1", 4, 0, "P1"), TurnBegan("P2")]


def test_the_solo_grind_and_the_end_of_the_match() -> None:
    state = table(
        {"P1": "55", "P2": "5"},
        lawn={1: "22*22", 2: ".2*2.", 5: ".2*..", 4: "11*11", 3: ".1*1."},
        turn="P2",
        strikes={"P3": 3, "P4": 3},
        totals={"P4": 50},
        rounds=2,
        number=2,
    )
    assert story(state, "place 5 IR") == [
        Placed("P2", 5, "IR", 0),
        PlacedAll("P2"),
        SoloGrindBegan("P1"),
        TurnBegan("P1"),
    ]
    alone = play(state, ["place 5 IR"])
    end = story(alone, "place 5 FL", "place 5 FR")
    scores = (("P1", 28), ("P2", 12), ("P3", 0), ("P4", 0))
    assert end == [
        Placed("P1", 5, "FL", 0),
        TurnBegan("P1"),
        Placed("P1", 5, "FR", 0),
        PlacedAll("P1"),
        RoundEnded(2, scores, RoundEnd.PLACED_ALL),
        MatchEnded(Outcome((("P1", 28), ("P2", 12), ("P3", 0), ("P4", 50)), ("P4",))),
    ]


def test_in_the_solo_grind_nobody_is_said_to_come_back() -> None:
    lawn = {1: "33*33", 2: "33*11", 3: ".3*3."}
    state = table({"P1": "25"}, lawn=lawn, solo=True, strikes={"P2": 3, "P4": 3})
    assert story(state, "push 2 R", 6)[-2:] == [FallenDieRolled("P3", 6, 0, "P1"), TurnBegan("P1")]


def test_a_later_round_begins_with_its_first_die() -> None:
    state = table({"P1": "25"}, quiet=159, rounds=2, first="P4")
    events = story(state, "stage 5 L")
    assert events == [
        Staged("P1", 5, "L", 7),
        RoundEnded(1, tuple((seat, 0) for seat in SEATS), RoundEnd.QUIET),
    ]
    assert story(play(state, ["stage 5 L"]), 3) == [RoundBegan(2, "P1"), DieDealt("P1", 3, 0)]
