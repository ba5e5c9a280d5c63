"""One thread for all that takes time with files, so that a slow disk never holds up the window.

Jobs run one after another in the order in which they came. Of two waiting jobs with the same key only the later one
runs: the newer state of the same file makes the older one pointless.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable
from typing import Final, TypeAlias

log = logging.getLogger(__name__)

Job: TypeAlias = Callable[[], None]
"""What is to be done. It deals with its own errors; what it raises is only logged."""


class Ticket:
    """A job that was handed in."""

    __slots__ = ("_done", "job")

    def __init__(self, job: Job) -> None:
        self.job: Final = job
        self._done = threading.Event()

    def wait(self, seconds: float) -> bool:
        """Wait until the job is done or has become pointless, at most so long; whether it is."""
        return self._done.wait(seconds)

    def tick_off(self) -> None:
        """Say that nobody need wait any longer."""
        self._done.set()


class Worker:
    """The thread and its two queues."""

    def __init__(self, name: str = "storage") -> None:
        """Make ready; the thread starts with the first job."""
        self._name = name
        self._changed = threading.Condition()
        self._soon: dict[Hashable, Ticket] = {}
        self._later: dict[Hashable, Ticket] = {}
        self._thread: threading.Thread | None = None
        self._working = False
        self._closed = False

    def submit(self, job: Job, key: Hashable | None = None, *, later: bool = False) -> Ticket:
        """Hand in a job. After `close` it is done at once, by the caller.

        Args:
            job: what to do.
            key: takes the place of a waiting job with the same key, but in the order of now.
            later: only when nothing else waits.
        """
        ticket = Ticket(job)
        with self._changed:
            if not self._closed:
                queue = self._later if later else self._soon
                key = ticket if key is None else key
                replaced = queue.pop(key, None)
                queue[key] = ticket
                if replaced is not None:
                    replaced.tick_off()
                if self._thread is None:
                    # A daemon: a disk that hangs must not keep the program from ending.
                    self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                    self._thread.start()
                self._changed.notify_all()
                return ticket
        self._do(ticket)
        return ticket

    def flush(self, seconds: float) -> bool:
        """Wait until all jobs are done, at most so long; whether they are."""
        end = time.monotonic() + seconds
        with self._changed:
            while self._soon or self._later or self._working:
                left = end - time.monotonic()
                if left <= 0:
                    return False
                self._changed.wait(left)
        return True

    def close(self, seconds: float) -> bool:
        """Finish all jobs and the thread, at most in so long; whether they are finished."""
        end = time.monotonic() + seconds
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(max(0.0, end - time.monotonic()))
        with self._changed:
            # A thread that has ended is not enough: a job may have brought it down before the others.
            return not (self._soon or self._later or self._working)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._working = False
                self._changed.notify_all()
                while not self._soon and not self._later:
                    if self._closed:
                        return
                    self._changed.wait()
                queue = self._soon or self._later
                ticket = queue.pop(next(iter(queue)))
                self._working = True
            self._do(ticket)

    @staticmethod
    def _do(ticket: Ticket) -> None:
        try:
            ticket.job()
        except Exception:
            log.exception("a job of the storage failed")
        finally:
            ticket.tick_off()
