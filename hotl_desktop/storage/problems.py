"""What can go wrong with a disk, said once and plainly.

Whoever talks to people words it in their language by `task` and `trouble`; the text of the error is for logs and the
command line.
"""

from __future__ import annotations

import enum
import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class Task(enum.Enum):
    """What the program wanted to do."""

    MAKE_FOLDER = "make the folder for its files"
    KEEP_GAME = "keep the game under way"
    SAVE_GAME = "save the game"
    EXPORT = "write the export"
    KEEP_SETTINGS = "keep the settings"
    KEEP_RESULT = "keep the finished game"
    READ_LIBRARY = "open the list of finished games"


class Trouble(enum.Enum):
    """Why it could not."""

    FULL = "the disk is full"
    READ_ONLY = "the disk cannot be written to"
    DENIED = "permission is missing"
    MISSING = "the folder is gone"
    NAME = "the name is not possible there"
    NOT_A_FILE = "there is something else of that name"
    BUSY = "another program holds it"
    BROKEN = "the disk reports an error"
    NEWER = "a newer version of the program made it"
    OTHER = "something unexpected happened"


_BY_NUMBER: Final = {
    number: trouble
    for trouble, names in {
        # EFBIG: a limit on the size of files, which a kilobyte of game cannot reach otherwise.
        Trouble.FULL: ("ENOSPC", "EDQUOT", "EFBIG"),
        Trouble.READ_ONLY: ("EROFS",),
        Trouble.DENIED: ("EACCES", "EPERM"),
        Trouble.MISSING: ("ENOENT", "ENODEV", "ENXIO", "ESTALE", "ENOTCONN", "EHOSTDOWN", "ETIMEDOUT"),
        Trouble.NAME: ("ENAMETOOLONG", "EILSEQ", "EINVAL", "ELOOP"),
        Trouble.NOT_A_FILE: ("EISDIR", "ENOTDIR", "EEXIST", "ENOTEMPTY"),
        Trouble.BUSY: ("EBUSY", "ETXTBSY", "EAGAIN", "EDEADLK", "ENOLCK"),
        Trouble.BROKEN: ("EIO", "EUCLEAN"),
    }.items()
    for name in names
    if (number := getattr(errno, name, None)) is not None
}
_WINDOWS_SHARING: Final = (32, 33)
"""Another program, often a virus scanner, has the file open."""


class StorageProblem(OSError):
    """Something could not be read from or written to the disk. Whatever was there before is untouched."""

    def __init__(
        self, task: Task, trouble: Trouble, path: str | os.PathLike[str], detail: str = "", number: int = 0
    ) -> None:
        """Say what went wrong.

        Args:
            task: what was to be done.
            trouble: why it was not.
            path: where.
            detail: the system's own words.
            number: the system's own number.
        """
        because = f": {detail}" if detail and trouble in {Trouble.OTHER, Trouble.BROKEN} else ""
        super().__init__(number, f"could not {task.value}, because {trouble.value}{because}", os.fspath(path))
        self.task: Final = task
        self.trouble: Final = trouble
        self.path: Final = os.fspath(path)
        self.detail: Final = detail

    def __str__(self) -> str:
        # A folder's name can hold bytes that are no text; the message must be printable anywhere.
        shown = self.path.encode("utf-8", "backslashreplace").decode("utf-8")
        return f"{self.strerror} ({shown})"

    @property
    def kind(self) -> tuple[Task, Trouble]:
        """Problems of one kind need to be told only once."""
        return self.task, self.trouble


def trouble_of(error: OSError) -> Trouble:
    """What an error of the system means."""
    if getattr(error, "winerror", None) in _WINDOWS_SHARING:
        return Trouble.BUSY
    return _BY_NUMBER.get(error.errno or 0, Trouble.OTHER)


@contextmanager
def told_as(task: Task, path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn the system's errors into a `StorageProblem`."""
    try:
        yield
    except StorageProblem:
        raise
    except OSError as error:
        detail = error.strerror or str(error)
        raise StorageProblem(task, trouble_of(error), path, detail, error.errno or 0) from error
    except ValueError as error:  # a NUL or half a character in the name
        raise StorageProblem(task, Trouble.NAME, path, str(error)) from error
