"""Finished games as files."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.identity import game_id, new_id
from hotl_desktop.match.record import read_record
from hotl_desktop.storage.finished import (
    FINISHED_KEY,
    FinishedGames,
    finished_record,
    moment,
    time_text,
    valid_seconds,
    valid_time,
)
from hotl_desktop.storage.problems import StorageProblem

from .disks import full_from_now_on
from .games import NOON, begun, over, record


def test_moments_are_universal() -> None:
    assert time_text(NOON) == "2026-03-14T12:00:00Z"
    assert time_text(NOON.astimezone(timezone(timedelta(hours=9)))) == "2026-03-14T12:00:00Z"
    assert valid_time("2026-03-14T12:00:00Z") == "2026-03-14T12:00:00Z"


@pytest.mark.parametrize(
    "value", [None, 5, "", "2026-03-14", "2026-02-30T12:00:00Z", "2026-03-14T25:00:00Z", "٢٠٢٦-03-14T12:00:00Z", []]
)
def test_other_moments_are_none(value: Any) -> None:
    assert valid_time(value) is None


@pytest.mark.parametrize(
    ("value", "seconds"), [(0, 0), (3600, 3600), (-1, None), (True, None), (1.5, None), (10**30, None), ("5", None)]
)
def test_times_of_play(value: Any, seconds: int | None) -> None:
    assert valid_seconds(value) == seconds


def test_absurd_times_of_files_mean_now() -> None:
    assert moment(0) == datetime(1970, 1, 1, tzinfo=UTC)
    assert abs(moment(1e300) - datetime.now(UTC)) < timedelta(minutes=1)


def test_a_finished_record_says_when_and_which() -> None:
    match = over(1)
    read = read_record(finished_record(match, NOON))
    assert game_id(read) == game_id(match)
    assert read.extra[FINISHED_KEY] == "2026-03-14T12:00:00Z"
    assert FINISHED_KEY not in match.extra, "the live match can still be taken back"
    with pytest.raises(ValueError, match="not over"):
        finished_record(begun(1), NOON)


def test_they_are_kept_read_and_removed(tmp_path: Path) -> None:
    games = FinishedGames(tmp_path / "games")
    assert games.names() == frozenset()
    names = [new_id(), new_id()]
    for number, name in enumerate(names):
        games.keep(name, record(number))
    assert games.names() == set(names)
    assert games.read(names[1]) == record(1)
    games.keep(names[1], record(2))
    assert games.read(names[1]) == record(2)
    games.remove(names[0])
    games.remove(names[0])
    assert games.names() == {names[1]}
    with pytest.raises(NotLoadable):
        games.read(names[0])


def test_foreign_files_are_none_of_them_and_leftovers_are_swept(tmp_path: Path) -> None:
    for name in ("notes.txt", "my game.hotl", f"{new_id()}.json", f".{new_id()}.hotl.0a0a0a0a.part"):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (0, 0))
    assert FinishedGames(tmp_path).names() == frozenset()
    assert len(os.listdir(tmp_path)) == 3


def test_bad_disks_are_said(tmp_path: Path) -> None:
    games, name = FinishedGames(tmp_path / "games"), new_id()
    games.keep(name, record(0))
    with full_from_now_on(), pytest.raises(StorageProblem, match="could not keep the finished game"):
        games.keep(name, record(1))
    assert games.read(name) == record(0)
    (tmp_path / "games" / f"{new_id()}.hotl").mkdir()
    folder = next(one for one in games.names() if one != name)
    with pytest.raises(StorageProblem):
        games.remove(folder)
