"""One copy of the program for one profile.

Whoever holds the lock is the first copy; the system takes the lock back whenever the process ends, however it ends.
A further copy hands over what it was asked to open and leaves.
"""

from __future__ import annotations

import contextlib
import enum
import errno
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from .places import make_folder

if TYPE_CHECKING:
    from .doorbell import Doorbell

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 3.0
"""How long a further copy tries to reach the first one."""

_LOCK: Final = "instance.lock"
_MOST_PATHS: Final = 100
_HELD: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
"""What the systems say when somebody else holds a lock."""
_PAUSE: Final = 0.05


class Message(NamedTuple):
    """What a further copy was asked for: come to the front, and open these files."""

    paths: tuple[str, ...] = ()
    """Absolute."""


class Role(enum.Enum):
    """What a copy of the program is."""

    FIRST = "first"
    """The only one. Messages of further copies will come."""
    FURTHER = "further"
    """Another one runs and has taken the message: leave."""
    UNHEARD = "unheard"
    """Another one runs but does not answer: say so and leave."""
    ALONE = "alone"
    """Nobody can tell: files cannot be locked there. Go on; what is written is made to stand that, too."""


class Instance:
    """A copy's claim on a profile."""

    def __init__(self, folder: Path) -> None:
        """Args: folder: of the profile; made if need be, where possible."""
        self._folder = folder
        self._lock: int | None = None
        self._server: _Server | None = None

    def claim(
        self,
        files: Sequence[Path],
        on_message: Callable[[Message], None],
        patience: float = PATIENCE_SECONDS,
        quiet: float = 0.0,
    ) -> Role:
        """Become the first copy, or hand over to it.

        Args:
            files: what this copy was asked to open.
            on_message: called on a thread of its own, for every further copy that starts later.
            patience: how many seconds to try for.
            quiet: how many seconds to let the first copy start in peace, before anything is made that further
                copies can reach; they try for longer.
        """
        end = time.monotonic() + patience
        while True:
            role = self._try_lock()
            if role is not Role.FURTHER:
                if role is Role.FIRST:
                    self._server = _Server(self._folder, on_message, quiet)
                return role
            if _hand_over(self._folder, files):
                return Role.FURTHER
            if time.monotonic() > end:
                return Role.UNHEARD
            time.sleep(_PAUSE)  # the first copy may just be starting, or just be ending

    def release(self) -> None:
        """Let the next copy be the first one."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _try_lock(self) -> Role:
        try:
            make_folder(self._folder)
            handle = os.open(self._folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return Role.ALONE
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            return Role.FURTHER if error.errno in _HELD else Role.ALONE
        self._lock = handle
        return Role.FIRST


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _hand_over(folder: Path, files: Sequence[Path]) -> bool:
    """Let the first copy open `files`; whether it says that it will."""
    import json  # noqa: PLC0415 - the first copy starts without

    from .doorbell import ring  # noqa: PLC0415 - as above

    return ring(folder, json.dumps({"paths": [os.path.abspath(path) for path in files]}).encode("ascii"))


class _Server:
    """Takes messages on a thread, until it is closed."""

    def __init__(self, folder: Path, on_message: Callable[[Message], None], quiet: float) -> None:
        self._folder = folder
        self._on_message = on_message
        self._quiet = quiet
        self._closing = threading.Event()
        self._bell: Doorbell | None = None
        self._thread = threading.Thread(target=self._run, name="further copies", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop taking messages. Waits only a moment: the thread cannot keep the program from ending."""
        self._closing.set()
        if self._bell is not None:
            from .doorbell import ring_at  # noqa: PLC0415 - as above

            with contextlib.suppress(OSError, EOFError):
                ring_at(self._bell.address, b"")  # so that it looks
        self._thread.join(1.0)

    def _run(self) -> None:
        if self._closing.wait(self._quiet):
            return
        from .doorbell import hang  # noqa: PLC0415 - as above

        try:
            bell = self._bell = hang(self._folder)
        except Exception:  # further copies cannot be heard, and say so
            log.exception("cannot listen for further copies of the program")
            return
        try:
            while not self._closing.is_set():
                self._take(bell)
        finally:
            bell.close()

    def _take(self, bell: Doorbell) -> None:
        try:
            message = _message(bell.listen())
        except (OSError, EOFError, ValueError, RecursionError):
            time.sleep(_PAUSE)  # whatever is wrong, never spin
            return
        try:
            self._on_message(message)
        except Exception:
            log.exception("the message of a further copy could not be dealt with")


def _message(data: bytes) -> Message:
    """The message in `data`.

    Raises:
        ValueError: there is none.
    """
    import json  # noqa: PLC0415 - as above

    told = json.loads(data)
    paths = told.get("paths") if isinstance(told, dict) else None
    if not isinstance(paths, list) or not all(isinstance(path, str) and "\0" not in path for path in paths):
        raise ValueError("no message of ours")
    return Message(tuple(paths[:_MOST_PATHS]))
