"""All of the storage together, as the window uses it."""

from __future__ import annotations

import json
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.match.identity import ID_KEY, game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import read_record, write_record
from hotl_desktop.storage.autosave import Autosave
from hotl_desktop.storage.finished import SECONDS_KEY, STARTED_KEY
from hotl_desktop.storage.keeper import LONGEST_THOUGHT, Keeper
from hotl_desktop.storage.library import OpeningReport
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.positions import copied_position, pasted_position
from hotl_desktop.storage.problems import StorageProblem, Task, Trouble
from hotl_desktop.storage.record_files import load_match, save_match
from hotl_desktop.storage.settings import Settings, SettingsFile

from ..walks import play_on
from .disks import full_from_now_on
from .games import NOON, begun, over


class Desk:
    """A keeper with ears."""

    def __init__(self, folder: Path) -> None:
        self.places = Places.inside(folder)
        self.problems: list[StorageProblem] = []
        self.recovered: list[Task] = []
        self.now = NOON
        self.seconds = 0.0
        self.keeper = Keeper(
            self.places,
            self.problems.append,
            self.recovered.append,
            now=lambda: self.now,
            clock=lambda: self.seconds,
        )

    def open_library(self) -> OpeningReport:
        told: queue.Queue[OpeningReport] = queue.Queue()
        self.keeper.open_library(told.put)
        return told.get(timeout=10)

    def play(self, match: Match, steps: int | None = None, seed: int = 1) -> Match:
        """Play and keep every step."""
        random = Random(seed)
        while steps != 0 and match.state.to_act() is not None:
            play_on(match, random, 1)
            self.keeper.save(match, 10)
            steps = None if steps is None else steps - 1
        return match

    def unfinished(self) -> dict[str, Match]:
        """What the next start would find."""
        assert self.keeper.flush(10)
        return {one.id: one.match for one in Autosave(self.places.autosave).find().games}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    it = Desk(tmp_path)
    yield it
    it.keeper.close(10)


@pytest.fixture
def restart(tmp_path: Path, desk: Desk) -> Iterator[Callable[[], Desk]]:
    """Leave, and start again."""
    desks = [desk]

    def again() -> Desk:
        assert desks[-1].keeper.close(10)
        desks.append(Desk(tmp_path))
        return desks[-1]

    yield again
    desks[-1].keeper.close(10)


def same(one: Match, other: Match) -> bool:
    """The same game, up to how long it was played."""
    first, second = (json.loads(write_record(match)) | {SECONDS_KEY: 0} for match in (one, other))
    return bool(first == second)


def test_every_step_is_on_the_disk_when_the_call_comes_back(desk: Desk) -> None:
    match, random = begun(1), Random(1)
    for _ in range(40):
        play_on(match, random, 1)
        desk.keeper.save(match, 10)
        (found,) = Autosave(desk.places.autosave).find().games
        assert found.match.state == match.state
    assert desk.problems == []


def test_leaving_loses_nothing(desk: Desk, restart: Callable[[], Desk]) -> None:
    match = desk.play(begun(1), 60)
    match.go_to(41)
    desk.keeper.save(match)
    (found,) = restart().keeper.recover().games
    assert same(found.match, match)
    assert (found.match.length, found.match.longest) == (match.length, match.longest)


def test_a_game_goes_on_over_many_sessions_as_one(desk: Desk, restart: Callable[[], Desk]) -> None:
    match = begun(4)
    desk.play(match, 20)
    name = game_id(match)
    for session in range(5):
        desk = restart()
        (found,) = desk.keeper.recover().games
        assert found.id == name
        match = desk.play(found.match, 7, seed=session)
    desk.open_library()
    desk.play(match)
    assert desk.unfinished() == {}
    assert desk.keeper.library is not None
    (row,) = desk.keeper.library.find().rows
    assert row.id == name


def test_saving_the_same_again_writes_nothing(desk: Desk) -> None:
    match = desk.play(begun(1), 20)
    assert desk.keeper.flush(10)
    before = sorted(os.listdir(desk.places.autosave))
    for _ in range(5):
        desk.keeper.save(match, 10)
    assert desk.keeper.flush(10)
    assert sorted(os.listdir(desk.places.autosave)) == before


def test_three_generations_are_left(desk: Desk) -> None:
    desk.play(begun(1), 30)
    assert desk.keeper.flush(10)
    assert len(os.listdir(desk.places.autosave)) == 3


def test_a_change_of_players_is_kept(desk: Desk) -> None:
    match = desk.play(begun(1), 20)
    match.hand_over("P2", "ai:master")
    desk.keeper.save(match, 10)
    assert desk.unfinished()[game_id(match)].player("P2").level == "master"


def test_a_game_that_ends_goes_to_the_finished_ones(desk: Desk) -> None:
    desk.open_library()
    match = desk.play(begun(2))
    assert desk.unfinished() == {}
    assert desk.keeper.library is not None
    kept = desk.keeper.library.match(game_id(match))
    assert kept is not None
    assert kept.state == match.state
    assert desk.keeper.finished.names() == {game_id(match)}


def test_without_a_library_its_file_is_kept_and_comes_in_later(desk: Desk, restart: Callable[[], Desk]) -> None:
    match = desk.play(begun(2))
    assert desk.unfinished() == {}
    desk = restart()
    assert desk.open_library().restored == 1
    assert desk.keeper.library is not None
    assert desk.keeper.library.ids() == {game_id(match)}


def test_an_end_that_is_taken_back_is_under_way_again(desk: Desk) -> None:
    """However often: one unfinished game while it goes on, one finished game in the end."""
    desk.open_library()
    match = desk.play(begun(4))
    assert desk.keeper.library is not None
    for turn in range(4):
        match.go_to(match.length - 45)
        desk.keeper.save(match, 10)
        assert list(desk.unfinished()) == [game_id(match)]
        assert desk.keeper.library.find().total == 1
        desk.play(match, None, seed=turn + 5)
        assert desk.unfinished() == {}
        (row,) = desk.keeper.library.find().rows
        assert tuple((one.seat, one.score) for one in row.players) == match.state.scores()


def test_a_result_that_is_kept_late_does_not_give_up_what_goes_on(desk: Desk) -> None:
    """The end could not be kept; it was taken back; now the disk is well again."""
    match = desk.play(begun(4), 100)
    with full_from_now_on():
        desk.play(match)
        assert desk.keeper.flush(10) is False
    match.go_to(match.length - 45)
    desk.keeper.save(match, 10)
    (again,) = desk.unfinished().values()
    assert again.state == match.state
    assert desk.keeper.finished.names() == {game_id(match)}


def test_a_crash_between_the_end_and_its_keeping_loses_no_result(desk: Desk, restart: Callable[[], Desk]) -> None:
    match = over(4)
    Autosave(desk.places.autosave).save(match)
    desk = restart()
    desk.open_library()
    found = desk.keeper.recover()
    assert found.games == ()
    assert [one.id for one in found.over] == [game_id(match)]
    assert desk.unfinished() == {}
    assert desk.keeper.library is not None
    assert desk.keeper.library.ids() == {game_id(match)}
    assert desk.keeper.recover().over == ()


def test_a_file_that_is_opened_does_not_write_over_the_same_game_further_on(desk: Desk, tmp_path: Path) -> None:
    match = desk.play(begun(4), 20)
    save_match(tmp_path / "saved.hotl", match)
    desk.play(match, 40, seed=2)
    opened = load_match(tmp_path / "saved.hotl")
    desk.play(opened, 10, seed=3)
    found = desk.unfinished()
    assert len(found) == 2
    assert found[game_id(match)].state == opened.state
    (other,) = (one for name, one in found.items() if name != game_id(match))
    assert other.state == match.state
    assert other.longest == match.longest


@pytest.mark.parametrize("steps", [20, 21, 22, 23])
def test_a_file_from_which_the_same_game_goes_on_is_the_same_game(desk: Desk, tmp_path: Path, steps: int) -> None:
    """Whether or not the last event of the autosave was a roll whose line was still to come."""
    match = desk.play(begun(4), steps)
    further = read_record(write_record(match).encode())
    play_on(further, Random(1), 9)
    save_match(tmp_path / "saved.hotl", further)
    desk.play(load_match(tmp_path / "saved.hotl"), 5)
    assert list(desk.unfinished()) == [game_id(match)]


def test_a_game_taken_up_and_taken_back_stays_one_game(desk: Desk, restart: Callable[[], Desk]) -> None:
    match = desk.play(begun(4), 60)
    desk = restart()
    (found,) = desk.keeper.recover().games
    found.match.go_to(20)
    desk.play(found.match, 3, seed=9)
    assert list(desk.unfinished()) == [game_id(match)]


def test_a_pasted_position_is_another_game(desk: Desk) -> None:
    match = desk.play(begun(4), 40)
    pasted = desk.play(pasted_position(copied_position(match)), 3)
    assert set(desk.unfinished()) == {game_id(match), game_id(pasted)}


def test_a_game_that_is_not_wanted_goes(desk: Desk) -> None:
    match, other = desk.play(begun(1), 10), desk.play(begun(2), 10)
    desk.keeper.discard(game_id(match))
    assert list(desk.unfinished()) == [game_id(other)]
    desk.play(match, 1)
    assert len(desk.unfinished()) == 2, "playing on after all keeps it again"


def test_an_autosave_that_cannot_be_deleted_goes_later(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The result is kept, only the old saves stay in the way; what is left of them is the end, not a moment before."""
    match = desk.play(begun(4), 100)
    assert desk.keeper.flush(10)
    real = os.unlink

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "unlink", refuse)
    desk.play(match)
    assert desk.keeper.flush(10) is False
    assert [one.id for one in Autosave(desk.places.autosave).find().over] == [game_id(match)]
    monkeypatch.setattr(os, "unlink", real)
    assert desk.keeper.flush(10)
    assert desk.unfinished() == {}
    assert os.listdir(desk.places.autosave) == []
    assert desk.keeper.finished.names() == {game_id(match)}


# ------------------------------------------------------------------------------------------------ times of play


def test_the_time_of_play_counts_without_long_pauses(desk: Desk, restart: Callable[[], Desk]) -> None:
    match = begun(1)
    desk.play(match, 1)
    desk.seconds += 10.4
    desk.play(match, 1)
    desk.seconds += LONGEST_THOUGHT + 1
    desk.play(match, 1)
    desk.seconds += 20.2
    desk.play(match, 1)
    assert match.extra[SECONDS_KEY] == 30
    desk = restart()
    (found,) = desk.keeper.recover().games
    desk.seconds = 5_000_000
    desk.play(found.match, 1)
    desk.seconds += 5
    desk.play(found.match, 1)
    assert found.match.extra[SECONDS_KEY] == 35
    assert found.match.extra[STARTED_KEY] == "2026-03-14T12:00:00Z"


def test_the_moments_of_a_finished_game(desk: Desk) -> None:
    desk.open_library()
    match = desk.play(begun(2), 10)
    desk.now += timedelta(hours=3)
    desk.play(match)
    assert desk.keeper.flush(10)
    assert desk.keeper.library is not None
    row = desk.keeper.library.row(game_id(match))
    assert row is not None
    assert (row.started, row.finished) == ("2026-03-14T12:00:00Z", "2026-03-14T15:00:00Z")


# ------------------------------------------------------------------------------------------------------ trouble


def test_a_full_disk_is_told_once_and_the_game_goes_on(desk: Desk) -> None:
    match = desk.play(begun(1), 10)
    assert desk.keeper.flush(10)
    before = write_record(match)
    with full_from_now_on():
        desk.play(match, 15)
        assert desk.keeper.flush(10) is False
    assert [problem.kind for problem in desk.problems] == [(Task.KEEP_GAME, Trouble.FULL)]
    (old,) = Autosave(desk.places.autosave).find().games
    assert same(old.match, read_record(before.encode()))
    desk.play(match, 1)
    (found,) = desk.unfinished().values()
    assert found.state == match.state
    assert desk.recovered == [Task.KEEP_GAME]


def test_another_kind_of_problem_is_told_too(desk: Desk) -> None:
    match = desk.play(begun(1), 10)
    assert desk.keeper.flush(10)
    for number in (28, 30, 28, 30):
        with full_from_now_on(number):
            desk.play(match, 2)
            desk.keeper.flush(10)
    assert len({problem.kind for problem in desk.problems}) == len(desk.problems) == 2


def test_what_could_not_be_written_is_written_at_the_end(desk: Desk, restart: Callable[[], Desk]) -> None:
    match = desk.play(begun(1), 10)
    with full_from_now_on():
        desk.play(match, 5)
    desk = restart()
    (found,) = desk.keeper.recover().games
    assert found.match.state == match.state


def test_games_that_could_not_be_written_come_with_the_next_step_of_any(desk: Desk) -> None:
    match = begun(1)
    with full_from_now_on():
        desk.play(match, 5)
    other = desk.play(begun(2), 1)
    found = {name: one.state for name, one in desk.unfinished().items()}
    assert found == {game_id(match): match.state, game_id(other): other.state}


def test_a_disk_that_fails_to_settle_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fsync

    def refuse(_: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", refuse)
    match = desk.play(begun(1), 3)
    desk.keeper.flush(10)
    monkeypatch.setattr(os, "fsync", real)
    assert [problem.kind for problem in desk.problems] == [(Task.KEEP_GAME, Trouble.BROKEN)]
    assert desk.unfinished()[game_id(match)].state == match.state


@pytest.mark.parametrize("with_library", [True, False])
def test_a_result_that_cannot_be_kept_stays_an_autosave(desk: Desk, with_library: bool) -> None:
    if with_library:
        desk.open_library()
        assert desk.keeper.library is not None
        desk.keeper.library._connection.execute("PRAGMA query_only = ON")
    match = begun(4)
    desk.play(match, 50)
    desk.places.games.parent.mkdir(exist_ok=True)
    if desk.places.games.exists():
        desk.places.games.rmdir()
    desk.places.games.write_bytes(b"a file where the folder should be")
    desk.play(match)
    assert desk.keeper.flush(10) is False
    assert [one.id for one in Autosave(desk.places.autosave).find().over] == [game_id(match)]
    desk.places.games.unlink()
    if with_library:
        assert desk.keeper.library is not None
        desk.keeper.library._connection.execute("PRAGMA query_only = OFF")
    assert desk.keeper.flush(10) is True
    assert Autosave(desk.places.autosave).find().over == ()
    assert desk.keeper.finished.names() == {game_id(match)}


def test_a_result_that_only_one_place_takes_is_safe_and_told(desk: Desk) -> None:
    desk.open_library()
    assert desk.keeper.library is not None
    desk.keeper.library._connection.execute("PRAGMA query_only = ON")
    match = desk.play(begun(4))
    assert desk.unfinished() == {}
    assert [problem.task for problem in desk.problems] == [Task.KEEP_RESULT]
    assert desk.keeper.finished.names() == {game_id(match)}


def test_a_library_that_cannot_be_opened_is_told(desk: Desk) -> None:
    desk.places.library.mkdir(parents=True)
    desk.keeper.open_library(lambda _: pytest.fail("it cannot be opened"))
    assert desk.keeper.flush(10)
    assert [problem.task for problem in desk.problems] == [Task.READ_LIBRARY]
    desk.places.library.rmdir()
    desk.open_library()
    assert desk.keeper.flush(10)
    assert desk.recovered == [Task.READ_LIBRARY]


def test_a_record_that_is_not_sound_is_a_bug_and_loses_no_game(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    desk.open_library()
    monkeypatch.setattr("hotl_desktop.storage.keeper.finished_record", lambda *_: b"{}")
    match = desk.play(begun(4))
    assert desk.keeper.flush(10)
    assert "not sound" in caplog.text
    assert [one.id for one in Autosave(desk.places.autosave).find().over] == [game_id(match)]


def test_a_game_that_cannot_make_way_is_told(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = desk.play(begun(4), 20)
    save_match(tmp_path / "saved.hotl", match)
    desk.play(match, 20, seed=2)
    assert desk.keeper.flush(10)
    real = os.rename

    def refuse(*_: object) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(os, "rename", refuse)
    desk.play(load_match(tmp_path / "saved.hotl"), 1)
    assert desk.keeper.flush(10)
    monkeypatch.setattr(os, "rename", real)
    assert [problem.kind for problem in desk.problems] == [(Task.KEEP_GAME, Trouble.DENIED)]


def test_a_disk_that_hangs_does_not_hold_anybody_up(desk: Desk) -> None:
    gate = threading.Event()

    def hang() -> None:
        assert gate.wait(10)

    desk.keeper.worker.submit(hang)
    match, began = begun(1), time.monotonic()
    for _ in range(10):
        play_on(match, Random(1), 1)
        desk.keeper.save(match, 0.001)
    assert desk.keeper.flush(0.01) is False
    assert time.monotonic() - began < 2
    gate.set()
    assert desk.unfinished()[game_id(match)].state == match.state


# ----------------------------------------------------------------------------------------------------- settings


def test_settings_are_kept_and_tried_again(desk: Desk) -> None:
    desk.keeper.save_settings(Settings(theme="dark"))
    assert desk.keeper.flush(10)
    assert SettingsFile(desk.places.settings).load().theme == "dark"
    with full_from_now_on():
        desk.keeper.save_settings(Settings(theme="light", volume=0.2))
        assert desk.keeper.flush(10) is False
    assert SettingsFile(desk.places.settings).load().theme == "dark"
    assert [problem.trouble for problem in desk.problems] == [Trouble.FULL]
    assert desk.keeper.flush(10)
    assert SettingsFile(desk.places.settings).load() == Settings(theme="light", volume=0.2)


def test_saving_after_the_end_still_works(desk: Desk) -> None:
    desk.open_library()
    match = desk.play(begun(4), 30)
    assert desk.keeper.close(10)
    desk.play(match)
    assert desk.keeper.finished.names() == {game_id(match)}
    assert desk.keeper.library is not None


def test_a_foreign_name_gets_replaced_before_it_can_be_a_path(desk: Desk) -> None:
    match = begun(1)
    match.extra[ID_KEY] = "../../somewhere"
    desk.play(match, 3)
    assert list(desk.unfinished()) == [game_id(match)]
    assert not (desk.places.data.parent.parent / "somewhere").exists()
