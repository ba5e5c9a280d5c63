"""The same dice with the seats swapped, and the result over such a set."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from hotl_desktop.games.base import Seat
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.duplicate import SET_KEY, combined, join_set, set_id, swapped_players
from hotl_desktop.match.identity import ID_KEY, game_id, new_id, valid_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player

from ..walks import play_on, seeded


def table(seats: Sequence[Seat], names: Sequence[str], seed: int = 1) -> Match:
    players = [Player(seat, name, "human") for seat, name in zip(seats, names, strict=True)]
    return Match(HEAD_OF_THE_LINE, players, seeded(seed))


def test_everybody_moves_on_by_one_seat() -> None:
    players = swapped_players(table(("NW", "NE", "SE"), "ABC").players)
    assert [(player.seat, player.name) for player in players] == [("NW", "C"), ("NE", "A"), ("SE", "B")]


def test_the_points_follow_the_people() -> None:
    first = play_on(table(("NW", "SE"), ("Ada", "Bo")), Random(1))
    second = play_on(table(("NW", "SE"), ("Bo", "Ada")), Random(2))
    result = combined([first, second])
    (nw1, se1), (nw2, se2) = (
        [points for _, points in first.state.scores()],
        [points for _, points in second.state.scores()],
    )
    assert [(total.name, total.points) for total in result.totals] == [("Ada", (nw1, se2)), ("Bo", (se1, nw2))]
    ada, bo = result.totals
    assert ada.sum == nw1 + se2
    best = max(ada.sum, bo.sum)
    assert result.winners == tuple(total for total in (ada, bo) if total.sum == best)


def test_a_full_round_of_four_visits_every_seat() -> None:
    names, games = ["A", "B", "C", "D"], []
    for number in range(4):
        games.append(play_on(table(("NW", "NE", "SE", "SW"), names), Random(number)))
        names = [names[-1], *names[:-1]]
    totals = combined(games).totals
    for place, total in enumerate(totals):
        assert list(total.points) == [game.state.scores()[(place + turn) % 4][1] for turn, game in enumerate(games)]
    assert sum(total.sum for total in totals) == sum(points for game in games for _, points in game.state.scores())


def test_other_people_or_an_open_end_make_no_set() -> None:
    first = play_on(table(("NW", "SE"), ("Ada", "Bo")), Random(1))
    with pytest.raises(ValueError, match="one set"):
        combined([first, first])
    with pytest.raises(ValueError, match="not finished"):
        combined([first, table(("NW", "SE"), ("Bo", "Ada"))])


def test_a_set_is_named_after_its_first_game() -> None:
    games = [table(("NW", "SE"), ("Ada", "Bo")) for _ in range(3)]
    join_set(games[1], games[0])
    join_set(games[2], games[1])
    assert {set_id(game) for game in games} == {game_id(games[0])}
    assert len({game_id(game) for game in games}) == 3


def test_a_game_keeps_its_name_and_nonsense_is_no_name() -> None:
    match = table(("NW", "SE"), ("Ada", "Bo"))
    assert game_id(match) == game_id(match) == match.extra[ID_KEY]
    for nonsense in (
        None,
        7,
        "",
        "../../etc/passwd",
        "A" * 32,
        "0" * 31,
        "0" * 33,
        ["0" * 32],
        "٠" * 32,
        "0" * 32 + "\n",
    ):
        assert valid_id(nonsense) is None
        match.extra[ID_KEY] = match.extra[SET_KEY] = nonsense
        assert valid_id(game_id(match))
        assert set_id(match) == game_id(match)
    name = new_id()
    assert valid_id(name) == name
    match.extra[ID_KEY] = name
    assert game_id(match) == name
