"""Disks that fail when they are told to, and programs that die there."""

from __future__ import annotations

import errno
import os
import signal
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

CALLS: Final = ("open", "write", "fsync", "replace", "unlink", "mkdir", "rename", "chmod", "close")
"""What storage asks the system for."""
CAN_FAIL: Final = ("open", "write", "fsync", "replace", "mkdir", "rename")
"""What a bad disk refuses."""
TROUBLES: Final = (errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES, errno.ENOENT)


class Disk:
    """Counts the calls to the system and may fail at one."""

    def __init__(self) -> None:
        self.calls = 0
        self.fail_at: int | None = None
        self.fail_from: int | None = None
        self.number = errno.ENOSPC
        self.act: Callable[[], None] | None = None

    def call(self, real: Callable[..., Any], can_fail: bool, *arguments: Any, **more: Any) -> Any:
        """One call, real or failing."""
        if not can_fail and self.act is None:
            return real(*arguments, **more)
        self.calls += 1
        due = self.calls == self.fail_at or (self.fail_from is not None and self.calls >= self.fail_from)
        if due and self.act is not None:
            self.act()
        elif due:
            raise OSError(self.number, os.strerror(self.number))
        return real(*arguments, **more)


@contextmanager
def disk() -> Iterator[Disk]:
    """Put a `Disk` between the program and the system."""
    it = Disk()
    with pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            real = getattr(os, name)

            def call(*arguments: Any, real: Any = real, can_fail: bool = name in CAN_FAIL, **more: Any) -> Any:
                return it.call(real, can_fail, *arguments, **more)

            patch.setattr(os, name, call)
        yield it


def fails_at(call: int, number: int, job: Callable[[], object]) -> tuple[OSError | None, bool]:
    """Run `job` while the system call number `call` fails.

    Returns:
        What `job` raised, and whether it got so far.
    """
    with disk() as it:
        it.fail_at, it.number = call, number
        try:
            job()
        except OSError as error:
            return error, True
    return None, it.calls >= call


@contextmanager
def full_from_now_on(number: int = errno.ENOSPC) -> Iterator[Disk]:
    """A disk on which nothing can be written any more."""
    with disk() as it:
        it.fail_from, it.number = 1, number
        yield it


def fork() -> int:
    """As the system's: 0 in the new process, its id in the old one. No other thread is in the middle of anything."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of Python 3.12, that there are other threads
        return os.fork()


def killed_at(call: int, job: Callable[[], None]) -> bool:
    """Run `job` in a process of its own that is killed (as by kill -9) just before its system call number `call`.

    Returns:
        Whether it got so far.
    """
    child = fork()
    if child == 0:
        try:
            with disk() as it:
                it.fail_at = call
                it.act = lambda: os.kill(os.getpid(), signal.SIGKILL)
                job()
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)
