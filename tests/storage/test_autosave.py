"""Unfinished games are kept, found again, and given up only when told."""

from __future__ import annotations

import errno
import os
import threading
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.match.identity import ID_KEY, game_id, new_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import MOST_BYTES, NewerRecord, write_record
from hotl_desktop.storage.autosave import GENERATIONS, SET_ASIDE, Autosave
from hotl_desktop.storage.problems import StorageProblem, Trouble
from hotl_desktop.storage.resumable import write_resumable

from ..walks import play_on
from .disks import TROUBLES, fails_at, full_from_now_on
from .games import begun, over


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "unfinished"


def play_and_save(autosave: Autosave, match: Match, steps: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(steps):
        play_on(match, random, 1)
        autosave.save(match)


def files(folder: Path) -> list[str]:
    return sorted(name for name in os.listdir(folder) if name.endswith(".hotl"))


def test_what_is_saved_is_found_at_the_next_start(folder: Path) -> None:
    match = begun(1)
    play_and_save(Autosave(folder), match, 20)
    (found,) = Autosave(folder).find().games
    assert found.id == game_id(match) == found.match.extra[ID_KEY]
    assert write_record(found.match) == write_record(match)
    assert found.skipped == 0


def test_an_empty_or_missing_folder_holds_nothing(folder: Path) -> None:
    found = Autosave(folder).find()
    assert (found.games, found.over, found.unreadable) == ((), (), ())
    assert not folder.exists()


def test_the_last_three_are_kept(folder: Path) -> None:
    match = begun(1)
    autosave = Autosave(folder)
    for number in range(1, 8):
        play_and_save(autosave, match, 1)
        assert len(files(folder)) == min(number, GENERATIONS)
    assert GENERATIONS == 3


def test_games_do_not_touch_each_other_and_the_newest_comes_first(folder: Path) -> None:
    matches = [begun(number) for number in range(4)]
    for match in matches:
        play_and_save(Autosave(folder), match, 5)
    play_and_save(Autosave(folder), matches[1], 1)
    found = Autosave(folder).find().games
    assert [one.id for one in found] == [game_id(matches[number]) for number in (1, 3, 2, 0)]
    assert [one.id for one in Autosave(folder).find(2).games] == [game_id(matches[number]) for number in (1, 3)]


def test_a_clock_that_is_wrong_does_not_matter(folder: Path) -> None:
    match, other = begun(1), begun(2)
    play_and_save(Autosave(folder), match, 5)
    play_and_save(Autosave(folder), other, 5)
    for days, name in enumerate(files(folder)):
        moment = 86_400 * 365 * (50 - 10 * days)
        os.utime(folder / name, (moment, moment))
    play_and_save(Autosave(folder), match, 1)
    found = Autosave(folder).find().games
    assert [one.id for one in found] == [game_id(match), game_id(other)]
    assert write_record(found[0].match) == write_record(match)


def test_a_fresh_start_writes_over_nothing(folder: Path) -> None:
    unfinished = begun(1)
    play_and_save(Autosave(folder), unfinished, 12)
    for number in range(2, 6):
        play_and_save(Autosave(folder), begun(number), 6)
    found = {one.id: one.match for one in Autosave(folder).find().games}
    assert len(found) == 5
    assert write_record(found[game_id(unfinished)]) == write_record(unfinished)


def test_a_game_that_is_over_is_told_apart(folder: Path) -> None:
    done, undone = over(1), over(2)
    undone.go_to(undone.length - 3)
    autosave = Autosave(folder)
    autosave.save(done)
    autosave.save(undone)
    found = Autosave(folder).find()
    assert [one.id for one in found.over] == [game_id(done)]
    assert [one.id for one in found.games] == [game_id(undone)]


def test_finishing_gives_up_one_game_and_no_other(folder: Path) -> None:
    match, other = begun(1), begun(2)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 5)
    play_and_save(autosave, other, 5)
    autosave.finish(game_id(match))
    autosave.finish(new_id())
    assert [one.id for one in Autosave(folder).find().games] == [game_id(other)]
    assert len(files(folder)) == 3


def test_finishing_also_works_in_a_later_session(folder: Path) -> None:
    match = begun(1)
    play_and_save(Autosave(folder), match, 5)
    Autosave(folder).finish(game_id(match))
    assert files(folder) == []


@pytest.mark.parametrize("damage", [b"", b"{", b"\0" * 4096, None])
def test_a_damaged_save_is_moved_aside_and_the_one_before_taken(folder: Path, damage: bytes | None) -> None:
    match = begun(1)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 9)
    before = write_record(match)
    play_and_save(autosave, match, 1)
    newest = folder / files(folder)[-1]
    data = newest.read_bytes()
    newest.write_bytes(data[: len(data) // 2] if damage is None else damage)
    found = Autosave(folder).find()
    (one,) = found.games
    (bad,) = found.unreadable
    assert write_record(one.match) == before
    assert one.skipped == 1
    assert bad.path == folder / SET_ASIDE / newest.name
    assert bad.path.exists()
    assert Autosave(folder).find().unreadable == (), "it is told once"


def test_a_game_of_which_nothing_can_be_read_is_told_and_not_deleted(folder: Path) -> None:
    play_and_save(Autosave(folder), begun(1), 5)
    for name in files(folder):
        (folder / name).write_bytes(b"rubbish")
    found = Autosave(folder).find()
    assert found.games == ()
    assert len(found.unreadable) == 3
    assert len(files(folder / SET_ASIDE)) == 3


def test_a_damaged_save_that_cannot_be_moved_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_and_save(Autosave(folder), begun(1), 2)
    (folder / files(folder)[-1]).write_bytes(b"rubbish")
    (folder / SET_ASIDE).write_bytes(b"a file where the folder should be")
    found = Autosave(folder).find()
    assert len(found.games) == 1
    assert found.unreadable[0].path.parent == folder


def test_a_save_of_a_newer_program_is_left_alone(folder: Path) -> None:
    match = begun(1)
    play_and_save(Autosave(folder), match, 5)
    newer = folder / files(folder)[-1]
    data = newer.read_bytes().replace(b'"version": 1', b'"version": 2')
    newer.write_bytes(data)
    autosave = Autosave(folder)
    found = autosave.find()
    assert isinstance(found.unreadable[0].error, NewerRecord)
    play_and_save(autosave, found.games[0].match, 6, seed=2)
    autosave.finish(found.games[0].id)
    assert files(folder) == [newer.name]
    assert newer.read_bytes() == data


def test_a_giant_file_is_not_read_whole(folder: Path) -> None:
    play_and_save(Autosave(folder), begun(1), 2)
    with (folder / files(folder)[-1]).open("wb") as file:
        file.truncate(MOST_BYTES * 100)
    found = Autosave(folder).find()
    assert len(found.games) == 1
    assert "larger than" in str(found.unreadable[0].error)


def test_a_save_that_cannot_be_read_now_stays_where_it_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(1)
    play_and_save(Autosave(folder), match, 2)
    newest = files(folder)[-1]
    (folder / newest).unlink()
    (folder / newest).mkdir()
    found = Autosave(folder).find()
    assert len(found.games) == 1
    assert found.unreadable[0].path == folder / newest


def test_a_save_that_another_copy_gave_up_is_no_error(folder: Path) -> None:
    match = begun(1)
    play_and_save(Autosave(folder), match, 5)
    autosave = Autosave(folder)
    for name in files(folder)[1:]:
        (folder / name).unlink()
    found = autosave.find()
    assert len(found.games) == 1
    assert found.unreadable == ()
    for name in files(folder):
        (folder / name).unlink()
    assert autosave.find().games == ()


def test_foreign_files_are_left_alone(folder: Path) -> None:
    folder.mkdir()
    for name in (
        "notes.txt",
        "x.hotl",
        f"{new_id()}.hotl",
        f"{new_id()}.1.hotl",
        f"{new_id().upper()}.00000001.abcdef.hotl",
    ):
        (folder / name).write_bytes(b"mine")
    before = sorted(os.listdir(folder))
    autosave = Autosave(folder)
    assert autosave.find().games == ()
    play_and_save(autosave, match := begun(1), 5)
    autosave.finish(game_id(match))
    assert sorted(os.listdir(folder)) == before


def test_leftovers_of_a_kill_are_swept(folder: Path) -> None:
    folder.mkdir()
    left = folder / f".{new_id()}.00000001.abcde.0a0a0a0a.part"
    left.write_bytes(b"half")
    os.utime(left, (0, 0))
    Autosave(folder)
    assert os.listdir(folder) == []


@pytest.mark.parametrize("number", TROUBLES)
def test_a_failing_disk_costs_nothing_that_was_kept(folder: Path, number: int) -> None:
    """At whichever call the disk fails: what was saved before is found, and the next save works."""
    failures = 0
    for call in range(1, 100):
        match = begun(1)
        autosave = Autosave(folder)
        play_and_save(autosave, match, 4)
        before = write_record(match)
        play_on(match, Random(9), 1)
        error, reached = fails_at(call, number, partial(autosave.save, match))
        assert error is None or isinstance(error, StorageProblem)
        failures += error is not None
        (found,) = Autosave(folder).find().games
        assert write_record(found.match) in {before, write_record(match)}
        autosave.save(match)
        (found,) = Autosave(folder).find().games
        assert write_record(found.match) == write_record(match)
        autosave.finish(game_id(match))
        if not reached:
            break
    assert failures >= 2


def test_a_full_disk_is_said_and_the_newest_save_stays(folder: Path) -> None:
    match = begun(1)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 5)
    before = write_record(match)
    play_on(match, Random(9), 1)
    with full_from_now_on(errno.ENOSPC), pytest.raises(StorageProblem) as caught:
        autosave.save(match)
    assert caught.value.trouble is Trouble.FULL
    (found,) = Autosave(folder).find().games
    assert write_record(found.match) == before


def test_on_a_full_disk_older_saves_make_room(folder: Path) -> None:
    """The disk has no room until something is deleted."""
    match = begun(1)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 5)
    play_on(match, Random(9), 1)
    count = len(files(folder))
    real = os.write

    def write(handle: int, data: bytes) -> int:
        if len(files(folder)) == count:
            raise OSError(errno.ENOSPC, "full")
        return real(handle, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", write)
        autosave.save(match)
    (found,) = Autosave(folder).find().games
    assert write_record(found.match) == write_record(match)


def test_a_first_save_on_a_full_disk_is_said(folder: Path) -> None:
    folder.mkdir()
    with full_from_now_on(), pytest.raises(StorageProblem):
        Autosave(folder).save(play_on(begun(1), Random(1), 3))


def test_a_folder_that_vanishes_comes_back(folder: Path) -> None:
    match = begun(1)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 5)
    for name in os.listdir(folder):
        (folder / name).unlink()
    folder.rmdir()
    play_and_save(autosave, match, 1)
    (found,) = Autosave(folder).find().games
    assert write_record(found.match) == write_record(match)


def test_old_saves_that_cannot_be_deleted_are_deleted_later(folder: Path) -> None:
    match = begun(1)
    autosave = Autosave(folder)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "unlink", refuse)
        play_and_save(autosave, match, 6)
    assert len(files(folder)) == 6
    play_and_save(autosave, match, 1)
    assert len(files(folder)) == 3
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "unlink", refuse)
        autosave.finish(game_id(match))
    assert len(files(folder)) == 3
    autosave.finish(game_id(match))
    assert files(folder) == []


def test_two_copies_never_write_one_file(folder: Path) -> None:
    """Both have taken up the same game and play it differently."""
    match = begun(2)
    play_and_save(Autosave(folder), match, 30)
    one, other = Autosave(folder), Autosave(folder)
    mine, theirs = one.find().games[0].match, other.find().games[0].match
    for turn in range(1, 4):
        play_and_save(one, mine, 1, seed=turn)
        play_and_save(other, theirs, 1, seed=turn + 10)
    kept = {(folder / name).read_bytes() for name in files(folder)}
    assert {write_resumable(mine), write_resumable(theirs)} <= kept


def test_a_renamed_game_is_found_under_its_new_name(folder: Path) -> None:
    match = begun(1)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 5)
    new = new_id()
    autosave.rename(game_id(match), new)
    autosave.rename(new_id(), new_id())
    assert autosave.events(game_id(match)) is None
    assert autosave.events(new) == [entry.text for entry in match.entries]
    for one in (autosave, Autosave(folder)):
        (found,) = one.find().games
        assert found.id == new == found.match.extra[ID_KEY]
        assert write_record(found.match.branch(found.match.length)) == write_record(match.branch(match.length))
    assert len(files(folder)) == 3


def test_a_game_that_cannot_be_renamed_keeps_its_saves(folder: Path) -> None:
    match = begun(1)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 5)
    for call in (1, 2):
        error, _ = fails_at(call, errno.EIO, lambda: autosave.rename(game_id(match), new_id()))
        assert isinstance(error, StorageProblem)
        assert len(files(folder)) == 3


def test_the_events_of_the_newest_readable_save(folder: Path) -> None:
    match = begun(1)
    autosave = Autosave(folder)
    play_and_save(autosave, match, 40)
    events = autosave.events(game_id(match))
    (folder / files(folder)[-1]).write_bytes(b"[]")
    earlier = autosave.events(game_id(match))
    assert events is not None
    assert earlier is not None
    assert earlier in (events, events[:-1])
    for name in files(folder):
        (folder / name).write_bytes(b"[" * 100_000)
    assert autosave.events(game_id(match)) is None


def test_threads_take_turns(folder: Path) -> None:
    autosave = Autosave(folder)
    matches = [begun(number) for number in range(4)]
    threads = [threading.Thread(target=play_and_save, args=(autosave, match, 15)) for match in matches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = {one.id: write_record(one.match) for one in Autosave(folder).find().games}
    assert found == {game_id(match): write_record(match) for match in matches}
    assert len(files(folder)) == 12
