"""Statistics are what one counts in the records."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from hotl_desktop.match.fairness import Verdict
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import read_record
from hotl_desktop.match.rolls import RollKind, rolls
from hotl_desktop.storage.finished import finished_record
from hotl_desktop.storage.library import Library, OpponentLine, Result
from hotl_desktop.storage.library.facts import PlayerFacts, _result, facts_of_match, folded
from hotl_desktop.storage.library.statistics import all_dice

from ..games import NOON, over, record
from .shelf import filled, opened

GAMES = range(30)
MATCHES = tuple(read_record(record(number)) for number in GAMES)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return filled(tmp_path_factory.mktemp("library"), GAMES)


def winners(match: Match) -> tuple[str, ...]:
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.winners


def opponents(match: Match) -> str | None:
    levels = {one.level for one in match.players} - {None}
    return None if not levels else levels.pop() if len(levels) == 1 else "mixed"


def test_games_against_opponents(library: Library) -> None:
    counted: dict[tuple[str, int, str | None], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for match in MATCHES:
        people = {one.seat for one in match.players if one.level is None}
        if not people:
            continue
        line = counted[match.game.name, len(match.players), opponents(match)]
        line[0] += 1
        if len(people) < len(match.players):
            human, machine = people & set(winners(match)), set(winners(match)) - people
            line[1 if not machine else 3 if not human else 2] += 1
    lines = library.by_opponents()
    assert set(lines) == {OpponentLine(*key, *line) for key, line in counted.items()}
    assert len(lines) == len(counted)
    assert sum(line.won + line.shared + line.lost for line in lines) > 12


def test_games_of_people(library: Library) -> None:
    counted: dict[tuple[str, str, int, str | None], list[tuple[int, bool, int]]] = defaultdict(list)
    for match in MATCHES:
        scores = dict(match.state.scores())
        for one in match.players:
            if one.level is None:
                key = one.name, match.game.name, len(match.players), opponents(match)
                counted[key].append((scores[one.seat], one.seat in winners(match), len(winners(match))))
    lines = library.by_player()
    assert len(lines) == len(counted)
    for line in lines:
        games = counted[line.name, line.game, line.seats, line.opponents]
        assert line.games == len(games)
        assert line.won == sum(won and many == 1 for _, won, many in games)
        assert line.shared == sum(won and many > 1 for _, won, many in games)
        assert line.lost == sum(not won for _, won, _ in games)
        assert line.best == max(points for points, _, _ in games)
        assert line.mean == pytest.approx(sum(points for points, _, _ in games) / len(games))


@pytest.mark.parametrize("kind", [None, *RollKind])
@pytest.mark.parametrize("game", [None, "head-of-the-line", "get-off-my-lawn"])
def test_dice(library: Library, game: str | None, kind: RollKind | None) -> None:
    counted: dict[tuple[str | None, str | None], list[int]] = defaultdict(lambda: [0] * 6)
    for match in MATCHES:
        if game in (None, match.game.name):
            for roll in rolls(match):
                if kind in (None, roll.kind):
                    one = match.player(roll.seat)
                    who = (one.name, None) if one.level is None else (None, one.level)
                    counted[who][roll.face - 1] += 1
    lines = library.dice(game=game, kind=kind)
    assert {(line.name, line.level): list(line.faces.counts) for line in lines} == counted
    people = [line.name for line in lines if line.name is not None]
    levels = [line.level for line in lines if line.level is not None]
    assert people == sorted(people)
    assert levels == sorted(levels)
    assert [line.name is None for line in lines] == sorted(line.name is None for line in lines)
    assert all_dice(lines).total == sum(map(sum, counted.values()))


def test_seeded_and_real_dice_are_told_apart(library: Library) -> None:
    assert library.dice("manual") == ()
    assert library.dice("seeded") == library.dice()
    everything = all_dice(library.dice())
    assert everything.total > 2000
    assert everything.verdict in {Verdict.USUAL, Verdict.UNUSUAL}


def test_a_fresh_library_counts_nothing(tmp_path: Path) -> None:
    library, _ = opened(tmp_path)
    assert not library.by_opponents()
    assert not library.by_player()
    assert not library.dice()
    assert not library.names()
    assert all_dice(()).verdict is Verdict.TOO_FEW


@pytest.mark.parametrize(
    ("kinds", "opponent", "results"),
    [
        (["human", "human", "human", "human"], None, {None}),
        (["ai:expert"] * 4, "expert", {None}),
        (["human", "ai:expert", "ai:expert", "ai:expert"], "expert", set(Result)),
        (["human", None, "ai:expert", "ai:beginner"], "mixed", set(Result)),
    ],
)
def test_the_result_from_the_peoples_side(kinds: list[str], opponent: str | None, results: set[Result | None]) -> None:
    seen = set()
    for number in range(1, 32, 2):
        match = over(number, kinds)
        facts = facts_of_match(match, NOON)
        assert facts.opponents == opponent
        people = {one.seat for one in match.players if one.level is None}
        expected = None
        if 0 < len(people) < 4:
            human, machine = people & set(winners(match)), set(winners(match)) - people
            expected = Result.SHARED if human and machine else Result.WON if human else Result.LOST
        assert facts.result is expected
        seen.add(facts.result)
    assert seen <= results
    assert len(seen) >= min(2, len(results))


def test_times_of_play_are_kept(tmp_path: Path) -> None:
    library, _ = opened(tmp_path)
    match = over(1)
    match.extra |= {"started": "2026-03-14T11:00:00Z", "seconds": 1234}
    row = library.row(library.keep(finished_record(match, NOON)).id)
    assert row is not None
    assert (row.started, row.finished, row.seconds) == ("2026-03-14T11:00:00Z", "2026-03-14T12:00:00Z", 1234)


@pytest.mark.parametrize("word", ["İSTANBUL", "istanbul", "ISTANBUL", "ıstanbul", "Îstanbul"])
def test_every_spelling_of_the_dotted_i_is_one(word: str) -> None:
    assert folded(word) == "istanbul"


@pytest.mark.parametrize(
    ("won", "result"),
    [
        ((True, False, False), Result.WON),
        ((True, True, False), Result.WON),
        ((False, False, True), Result.LOST),
        ((True, False, True), Result.SHARED),
    ],
)
def test_people_share_a_side(won: tuple[bool, bool, bool], result: Result) -> None:
    players = [
        PlayerFacts(seat, seat, level, 10, one)
        for seat, level, one in zip(("NW", "NE", "SE"), (None, None, "expert"), won, strict=True)
    ]
    assert _result(players) is result
    assert _result(players[:2]) is None
    assert _result(players[2:]) is None
