"""The notation of Get Off My Lawn, its game object, and refusals that no ordinary play meets."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hotl_desktop.games.base import CHANCE, DICE, Action, Die, Game, IllegalAction, NotUnderstood
from hotl_desktop.games.get_off_my_lawn import (
    ALL_ACTIONS,
    EMPTY,
    GET_OFF_MY_LAWN,
    NOBODY,
    POWER,
    SEATS,
    SIDES,
    Advance,
    Pass,
    Place,
    Push,
    Reclaim,
    Recover,
    Roll,
    Stage,
    parse_action,
)

from .lawn import play, table


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Roll("low"), "roll low"),
        (Roll("high"), "roll high"),
        (Place(5, "IR"), "place 5 IR"),
        (Push(5, "L"), "push 5 L"),
        (Stage(5, "R"), "stage 5 R"),
        (Advance(5, "R", "FR"), "advance 5 R FR"),
        (Advance(5, "R", "push"), "advance 5 R push"),
        (Recover(5), "recover 5"),
        (Reclaim(5, "R"), "reclaim 5 R"),
        (Pass(), "pass"),
    ],
)
def test_an_action_reads_as_the_record_spells_it(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse_action(text) == action


def test_every_action_is_read_back_as_itself() -> None:
    assert len(set(ALL_ACTIONS)) == len(set(map(str, ALL_ACTIONS))) == 147
    for action in ALL_ACTIONS:
        assert parse_action(str(action)) is action


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "roll, place, push, stage, advance, recover, reclaim, pass"),
        ("jump 5", "roll, place, push, stage, advance, recover, reclaim, pass"),
        (" pass", "roll, place, push, stage, advance, recover, reclaim, pass"),
        ("Place 5 IR", "roll, place, push, stage, advance, recover, reclaim, pass"),
        ("roll", "roll low or roll high"),
        ("roll middle", "roll low or roll high"),
        ("place 7 IR", "as in place 5 IR"),
        ("place 5", "as in place 5 IR"),
        ("place 5 ir", "as in place 5 IR"),
        ("place  5 IR", "as in place 5 IR"),
        ("place 5 IR ", "as in place 5 IR"),
        ("place ５ IR", "as in place 5 IR"),
        ("place 05 IR", "as in place 5 IR"),
        ("push 5 FL", "as in push 5 L"),
        ("stage 5", "as in stage 5 R"),
        ("advance 5 R", "as in advance 5 R FR"),
        ("recover 0", "as in recover 5"),
        ("reclaim 5 X", "as in reclaim 5 R"),
        ("pass now", "expected pass"),
    ],
)
def test_only_the_exact_form_is_understood_and_the_error_says_it(text: str, expected: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        table().parse_action(text)
    assert str(error.value).startswith(f"{text!r} is not an action: expected ")
    assert expected in str(error.value)


def test_a_long_or_odd_text_is_quoted_short_and_safe() -> None:
    with pytest.raises(NotUnderstood) as error:
        parse_action("place \u202e\n\x1b[31m" + "x" * 10_000)
    message = str(error.value)
    assert len(message) < 200
    assert message.isprintable()


def test_the_game_is_for_all_four_seats() -> None:
    game: Game = GET_OFF_MY_LAWN
    assert (game.name, game.title, game.all_seats) == ("get-off-my-lawn", "Get Off My Lawn", SEATS)
    assert game.default_seats(4) == SEATS
    with pytest.raises(NotUnderstood, match="for 4 players, not 3"):
        game.default_seats(3)
    for seats in (SEATS[:3], SEATS[::-1], ("NW", "NE", "SE", "SW"), ()):
        with pytest.raises(NotUnderstood, match="are P1, P2, P3, P4, all four"):
            game.start(seats, {})


def test_a_match_begins_with_an_empty_table() -> None:
    state = GET_OFF_MY_LAWN.start(SEATS, {})
    assert state.lawn == (bytes((EMPTY, EMPTY, POWER, EMPTY, EMPTY)),) * 6
    assert (state.player_rows, state.collapsed, state.staged) == ((b"",) * 4, (b"",) * 4, (b"",) * 12)
    assert (state.captors, state.strikes, state.out) == ((NOBODY,) * 6, (0,) * 4, (False,) * 4)
    assert (state.quiet, state.solo, state.rolled, state.rolling) == (0, False, False, None)
    assert (state.fallen_owner, state.end, state.totals) == (None, None, (0, 0, 0, 0))
    assert (state.awaits_opening, state.opening_contenders, state.roller) == (True, SEATS, "P1")


def test_the_number_of_rounds_is_an_option() -> None:
    assert GET_OFF_MY_LAWN.start(SEATS, {}).rounds == 1
    assert GET_OFF_MY_LAWN.start(SEATS, {"rounds": 9}).rounds == 9
    for options in ({"rounds": 0}, {"rounds": 10}, {"rounds": "3"}, {"rounds": True}, {"launch_until": "hub"}):
        with pytest.raises(NotUnderstood):
            GET_OFF_MY_LAWN.start(SEATS, options)


def test_a_die_is_refused_where_a_decision_is_due_and_the_other_way_round() -> None:
    state = table({"P1": "25"})
    with pytest.raises(IllegalAction, match=r"a decision is due, not a die \(a turn\)"):
        state.apply(DICE[3])
    rolling = play(state, ["roll low"])
    assert rolling.to_act() is CHANCE
    assert rolling.legal_actions() == ()
    assert str(rolling.why_not(Pass())) == "a die must fall first (a turn)"
    with pytest.raises(IllegalAction):
        rolling.apply(Pass())
    with pytest.raises(IllegalAction):
        rolling.apply(Die(7))
    with pytest.raises(IllegalAction, match="a die must fall first"):
        rolling.preview(Pass())


class Strange(Action):
    __slots__ = ()


def _wrong(make: Any, *values: Any) -> Action:
    """An action that the type checker would not let pass."""
    action = make(*values)
    assert isinstance(action, Action)
    return action


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Strange(), "no action of Get Off My Lawn (a turn)"),
        (_wrong(Roll, "middle"), "only the lowest or the highest die can be rolled (Tactical Boundary Roll)"),
        (_wrong(Place, 9, "IL"), "no 9 is at hand, only the 2 and the 5 can be played (GL 4:1.A)"),
        (_wrong(Place, 5, "XX"), "no such position (GL 1:2.B)"),
        (_wrong(Push, 5, "X"), "no such side (GL 1:3)"),
        (_wrong(Stage, 5, "X"), "no such side (GL 1:3)"),
        (_wrong(Stage, 0, "L"), "no 0 is at hand, only the 2 and the 5 can be played (GL 4:1.A)"),
        (_wrong(Advance, 7, "L", "IL"), "no such staging zone (GL 1:3)"),
        (_wrong(Advance, 5, "X", "IL"), "no such staging zone (GL 1:3)"),
        (_wrong(Reclaim, -3, "L"), "no such staging zone (GL 1:3)"),
        (_wrong(Recover, 7), "no collapsed die waits to be recovered (GL 4:2.B)"),
    ],
)
def test_an_action_that_does_not_exist_is_refused_not_fatal(action: Action, reason: str) -> None:
    with pytest.raises(IllegalAction, match=re.escape(reason)):
        table({"P1": "25"}).apply(action)


def test_where_all_dice_show_one_face_only_that_can_be_played() -> None:
    with pytest.raises(IllegalAction, match=r"no 5 is at hand, only the 3 can be played \(GL 4:1.A\)"):
        table({"P1": "33"}).apply(Place(5, "IL"))


def test_a_side_without_a_staged_die_is_named() -> None:
    state = table({"P1": "25"})
    for side in SIDES:
        with pytest.raises(IllegalAction, match=f"P1 has no staged die at side {side} of row 2"):
            state.apply(Advance(2, side, "IL"))
