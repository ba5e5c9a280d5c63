"""What both games share."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from hotl_desktop.games.base import (
    DICE,
    FACES,
    Die,
    GameError,
    IllegalAction,
    NotLoadable,
    NotUnderstood,
    Option,
    OptionValue,
    Outcome,
    TurnRefusal,
    check_die,
    check_options,
    quoted,
)
from hotl_desktop.games.catalogue import GAMES, game_named
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, PASS


def test_there_are_two_games_found_by_name() -> None:
    assert list(GAMES) == [HEAD_OF_THE_LINE, GET_OFF_MY_LAWN]
    assert [game.name for game in GAMES] == ["head-of-the-line", "get-off-my-lawn"]
    assert [game.title for game in GAMES] == ["Head of the Line", "Get Off My Lawn"]
    for game in GAMES:
        assert game_named(game.name) is game
        assert game.start(game.all_seats, {}).game_name == game.name


@pytest.mark.parametrize("name", ["", "chess", "Head of the Line", "head-of-the-line ", "x" * 1000])
def test_other_games_are_not_known(name: str) -> None:
    with pytest.raises(
        NotUnderstood, match=r"there is no game .*, only head-of-the-line and get-off-my-lawn"
    ) as raised:
        game_named(name)
    assert len(str(raised.value)) < 150


def test_the_options() -> None:
    assert HEAD_OF_THE_LINE.options == (Option("launch_until", "zone", ("zone", "hub")),)
    assert GET_OFF_MY_LAWN.options == (Option("rounds", 1, (1, 2, 3, 4, 5, 6, 7, 8, 9)),)


def test_options_left_out_have_their_default() -> None:
    assert check_options(HEAD_OF_THE_LINE, {}) == {"launch_until": "zone"}
    assert check_options(HEAD_OF_THE_LINE, {"launch_until": "hub"}) == {"launch_until": "hub"}
    assert check_options(GET_OFF_MY_LAWN, {"rounds": 9}) == {"rounds": 9}


@pytest.mark.parametrize("value", [0, 10, "1", True, "zone", "x" * 1000])
def test_values_that_an_option_cannot_have(value: OptionValue) -> None:
    with pytest.raises(NotUnderstood, match="option rounds must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, not") as raised:
        check_options(GET_OFF_MY_LAWN, {"rounds": value})
    assert len(str(raised.value)) < 150


def test_options_that_a_game_does_not_have() -> None:
    with pytest.raises(NotUnderstood, match="head-of-the-line has no option 'rounds'"):
        check_options(HEAD_OF_THE_LINE, {"rounds": 1})


def test_the_highest_score_wins_and_equal_ones_share() -> None:
    assert Outcome.from_scores((("NW", 3), ("SE", 4))).winners == ("SE",)
    assert Outcome.from_scores((("NW", 4), ("NE", 1), ("SE", 4))).winners == ("NW", "SE")
    assert Outcome.from_scores((("P1", 0), ("P2", 0))).winners == ("P1", "P2")


def test_errors_say_where_and_which_rule() -> None:
    illegal = IllegalAction(TurnRefusal.NO_SUCH_FACE, "HL 5:2", face=7)
    assert (str(illegal), illegal.rule) == ("a die shows 1 to 6, not 7 (HL 5:2)", "HL 5:2")
    assert (illegal.message, illegal.values) == (TurnRefusal.NO_SUCH_FACE, {"face": 7})
    assert (str(NotUnderstood("no")), NotUnderstood("no").message) == ("no", None)
    assert str(NotLoadable("dice", TurnRefusal.NO_DIE)) == "dice: no die can fall now"
    unloadable = NotLoadable("events[3]", "no")
    assert (str(unloadable), unloadable.place, unloadable.reason) == ("events[3]: no", "events[3]", "no")
    assert str(NotLoadable("", "no")) == "no"
    assert all(issubclass(kind, GameError) for kind in (IllegalAction, NotLoadable, NotUnderstood))


def test_dice_are_values() -> None:
    assert [str(die) for die in DICE.values()] == ["1", "2", "3", "4", "5", "6"]
    assert [check_die(DICE[face]) for face in FACES] == list(FACES)
    assert Die(4) == DICE[4]
    with pytest.raises(FrozenInstanceError):
        DICE[4].face = 6  # type: ignore[misc]


def test_only_in_head_of_the_line_a_die_begins_a_turn() -> None:
    """On the lawn a turn begins with a decision; the dice of the opening and the deal are nobody's."""
    assert not GET_OFF_MY_LAWN.start(GET_OFF_MY_LAWN.all_seats, {}).opens_turn
    state = HEAD_OF_THE_LINE.start(("NW", "SE"), {})
    assert not state.opens_turn
    for face in (6, 1):
        state = state.apply(DICE[face])
    assert state.opens_turn


def test_only_dice_fall() -> None:
    with pytest.raises(IllegalAction, match=r"a die must fall before anything is decided \(a turn\)"):
        check_die(PASS)
    with pytest.raises(IllegalAction, match=r"a die shows 1 to 6, not 7 \(a turn\)"):
        check_die(Die(7))


def test_quotes_are_short_and_on_one_line() -> None:
    assert quoted("NW") == "'NW'"
    assert quoted("a\nb\u202e") == r"'a\nb\u202e'"
    assert quoted("x" * 38) == f"'{'x' * 38}'"
    assert quoted("x" * 39) == f"'{'x' * 39}…"
    assert quoted("x" * 100) == f"'{'x' * 39}…"
    assert len(quoted(list(range(1000)))) == 41
