"""Errors of the system in plain words."""

from __future__ import annotations

import errno

import pytest

from hotl_desktop.storage.problems import StorageProblem, Task, Trouble, told_as, trouble_of


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, Trouble.FULL),
        (errno.EDQUOT, Trouble.FULL),
        (errno.EFBIG, Trouble.FULL),
        (errno.EROFS, Trouble.READ_ONLY),
        (errno.EACCES, Trouble.DENIED),
        (errno.ENOENT, Trouble.MISSING),
        (errno.ENAMETOOLONG, Trouble.NAME),
        (errno.EISDIR, Trouble.NOT_A_FILE),
        (errno.EIO, Trouble.BROKEN),
        (errno.EBUSY, Trouble.BUSY),
        (errno.ENOTTY, Trouble.OTHER),
    ],
)
def test_every_error_has_its_meaning(number: int, trouble: Trouble) -> None:
    assert trouble_of(OSError(number, "system's words")) is trouble


def test_a_file_that_another_program_holds_on_windows() -> None:
    error = OSError("sharing")
    error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
    assert trouble_of(error) is Trouble.BUSY


def test_the_message_says_what_why_and_where() -> None:
    with pytest.raises(StorageProblem) as caught, told_as(Task.SAVE_GAME, "/games/Zürich.hotl"):
        raise OSError(errno.ENOSPC, "No space left on device")
    problem = caught.value
    assert str(problem) == "could not save the game, because the disk is full (/games/Zürich.hotl)"
    assert problem.kind == (Task.SAVE_GAME, Trouble.FULL)
    assert problem.errno == errno.ENOSPC
    assert problem.filename == "/games/Zürich.hotl"


def test_what_is_unexpected_keeps_the_systems_words() -> None:
    with pytest.raises(StorageProblem, match="something unexpected happened: strange"), told_as(Task.EXPORT, "x"):
        raise OSError(errno.ENOTTY, "strange")
    with pytest.raises(StorageProblem, match="just words"), told_as(Task.EXPORT, "x"):
        raise OSError("just words")


def test_names_that_are_no_text_can_be_shown() -> None:
    problem = StorageProblem(Task.EXPORT, Trouble.DENIED, "/b\udce4d")
    assert str(problem).encode("utf-8").endswith(rb"(/b\udce4d)")


def test_a_name_that_no_system_takes() -> None:
    with pytest.raises(StorageProblem) as caught, told_as(Task.EXPORT, "a\0b"):
        open("a\0b", "rb")  # noqa: SIM115
    assert caught.value.trouble is Trouble.NAME


def test_what_is_told_already_is_not_told_again() -> None:
    inner = StorageProblem(Task.SAVE_GAME, Trouble.FULL, "/inner")
    with pytest.raises(StorageProblem) as caught, told_as(Task.EXPORT, "/outer"):
        raise inner
    assert caught.value is inner
