"""A match that begins at a position laid out by hand."""

from __future__ import annotations

import pytest

from hotl_desktop.games.base import Event, NotUnderstood
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, HeadOfTheLineState
from hotl_desktop.games.head_of_the_line_layout import lay_out
from hotl_desktop.match.dice import TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.match.record import to_record, write_record

PLAYERS = [Player("NW", "Ada"), Player("SE", "Robin")]


def position() -> HeadOfTheLineState:
    return lay_out("NW", {"NW": "f7-f10", "SE": "g6-g2"}, die=3)


def laid_out() -> Match:
    return Match.from_position(HEAD_OF_THE_LINE, position(), PLAYERS, TypedDice())


def test_it_stands_where_it_was_laid_out_and_goes_on_by_the_rules() -> None:
    match = laid_out()
    assert match.state == position()
    events: list[Event] = []
    match.play(match.state.parse_action("g10-i10"), events)
    assert events
    match.enter_die(2)
    assert [entry.text for entry in match.entries] == ["NW g10-i10", "SE 2"]


def test_moves_can_be_taken_back_to_the_position_and_no_further() -> None:
    match = laid_out()
    match.play(match.state.parse_action("g10-i10"))
    match.go_to(0)
    assert match.state == position()
    with pytest.raises(ValueError, match="has no step"):
        match.go_to(-1)


@pytest.mark.parametrize("writer", [to_record, write_record])
def test_it_has_no_record_and_says_so(writer: object) -> None:
    assert callable(writer)
    assert not laid_out().has_record
    with pytest.raises(ValueError, match="no record"):
        writer(laid_out())
    with pytest.raises(ValueError, match="no record"):
        writer(laid_out().branch(0))


def test_a_match_from_the_first_die_on_has_a_record() -> None:
    match = Match(HEAD_OF_THE_LINE, PLAYERS, TypedDice())
    assert match.has_record
    assert match.branch(0).has_record


def test_the_position_must_be_of_the_game_and_of_the_seats() -> None:
    with pytest.raises(ValueError, match="not of get-off-my-lawn"):
        Match.from_position(GET_OFF_MY_LAWN, position(), PLAYERS, TypedDice())
    with pytest.raises(ValueError, match="seats"):
        Match.from_position(HEAD_OF_THE_LINE, position(), PLAYERS[:1], TypedDice())
    with pytest.raises(NotUnderstood):
        Match.from_position(HEAD_OF_THE_LINE, position(), PLAYERS, TypedDice(), {"rounds": 1})
