"""Promise: statistics are true. One row a game whatever happens to it, and two copies never write over each other."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.match.identity import game_id
from hotl_desktop.match.record import read_record
from hotl_desktop.match.rolls import rolls
from hotl_desktop.storage.autosave import Autosave
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.library import Library, open_library
from hotl_desktop.storage.library.statistics import all_dice
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.record_files import load_match, save_match

from ..storage.games import begun, over
from ..walks import LONG, play_on


def recounted(library: Library, places: Places) -> None:
    """Every statistic equals what one counts in the record files, without the database."""
    files = FinishedGames(places.games)
    matches = [read_record(files.read(name)) for name in sorted(files.names())]
    assert library.check() == []
    assert library.ids() == {game_id(match) for match in matches}
    games: Counter[tuple[str, int]] = Counter()
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    faces = [0] * 6
    for match in matches:
        outcome = match.state.outcome()
        assert outcome is not None
        people = [one for one in match.players if one.level is None]
        if people:
            games[match.game.name, len(match.players)] += 1
        for one in people:
            played[one.name] += 1
            wins[one.name] += outcome.winners == (one.seat,)
        for roll in rolls(match):
            faces[roll.face - 1] += 1
    counted: Counter[tuple[str, int]] = Counter()
    for line in library.by_opponents():
        counted[line.game, line.seats] += line.games
    assert counted == games
    for name, count in played.items():
        lines = [line for line in library.by_player() if line.name == name]
        assert sum(line.games for line in lines) == count
        assert sum(line.won for line in lines) == wins[name]
        assert all(line.won + line.shared + line.lost == line.games for line in lines)
    assert list(all_dice(library.dice()).counts) == faces


@pytest.mark.parametrize("seed", range(3 * LONG))
def test_one_row_a_game_through_undo_replay_reload_and_crash(tmp_path: Path, seed: int) -> None:
    """A person who will not believe the end: takes it back, replays it, saves, reloads, and the program crashes."""
    random, places = Random(seed), Places.inside(tmp_path)

    def start() -> Keeper:
        keeper = Keeper(places, lambda problem: pytest.fail(str(problem)))
        keeper.open_library(lambda _: None)
        return keeper

    keeper, ended = start(), set[str]()
    match = over(seed * 2)
    file = tmp_path / "saved.hotl"
    # Everything here happens at the end of one game; the file is that of a moment shortly before it.
    match.go_to(match.length - 30)
    keeper.save(match)
    save_match(file, match)
    names = {game_id(match)}
    for _ in range(12):
        trick = random.randrange(5)
        if trick == 0:
            match.go_to(max(0, match.length - random.randrange(1, 40)))
            keeper.save(match)
        elif trick == 1:
            match.go_to(match.longest)
            keeper.save(match)
        elif trick == 2:
            assert keeper.flush(60)
            # A crash: nothing is closed, nobody says goodbye.
            keeper = start()
            found = keeper.recover()
            waiting = [one.match for one in found.games if one.id in names]
            match = waiting[0] if waiting else match
            keeper.save(match)
        elif trick == 3 and not _unfinished(keeper, places):
            match = load_match(file)
            keeper.save(match)
        else:
            while match.state.to_act() is not None:
                play_on(match, random, 1)
                keeper.save(match)
        if match.state.outcome() is not None:
            ended.add(game_id(match))
        assert keeper.flush(60)
        assert keeper.library is not None
        assert keeper.library.ids() == ended
    assert len(ended) <= 1
    assert keeper.library is not None
    recounted(keeper.library, places)
    assert keeper.close(60)


def _unfinished(keeper: Keeper, places: Places) -> bool:
    """Whether the game is under way: a file opened then would be another way to go on beside it."""
    assert keeper.flush(60)
    return bool(Autosave(places.autosave).find().games)


def test_two_copies_on_one_profile_never_write_over_each_other(tmp_path: Path) -> None:
    """Where nothing can be locked there can be two. All games of both are there."""
    count = 4 * LONG
    commands = [
        [sys.executable, "-m", "tests.promises.copy_process", str(tmp_path), str(first), str(count)]
        for first in (1000, 2001)
    ]
    copies = [subprocess.Popen(command, stderr=subprocess.PIPE) for command in commands]
    for copy in copies:
        _, said = copy.communicate(timeout=600)
        assert copy.returncode == 0, said.decode()
    places = Places.inside(tmp_path)
    library, report = open_library(places.library, FinishedGames(places.games))
    assert report.restored == 0
    expected = {f"{first + number:032x}" for first in (1000, 2001) for number in range(count)}
    assert library.ids() == expected
    recounted(library, places)
    library.close()
    unfinished = {one.id for one in Autosave(places.autosave).find().games}
    assert unfinished == {f"{first + 500:032x}" for first in (1000, 2001)}


def test_two_copies_that_finish_the_same_game_count_it_once(tmp_path: Path) -> None:
    places = Places.inside(tmp_path)
    match = play_on(begun(4), Random(1), 100)
    Autosave(places.autosave).save(match)
    keepers = [Keeper(places, lambda problem: pytest.fail(str(problem))) for _ in range(2)]
    taken_up = [keeper.recover().games[0].match for keeper in keepers]
    for number, (keeper, mine) in enumerate(zip(keepers, taken_up, strict=True)):
        keeper.open_library(lambda _: None)
        while mine.state.to_act() is not None:
            play_on(mine, Random(number * 1000 + mine.length), 1)
            keeper.save(mine)
    for keeper in keepers:
        assert keeper.close(60)
    library, _ = open_library(places.library, FinishedGames(places.games))
    assert library.ids() == {game_id(match)}
    kept = library.match(game_id(match))
    assert kept is not None
    assert kept.state == taken_up[1].state
    recounted(library, places)
    library.close()
