"""Who works on an analysis, and how it is called off: two threads, and a question asked before every piece of work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

_In = TypeVar("_In")
_Out = TypeVar("_Out")

Stop = Callable[[], bool]
"""Asked now and then while somebody thinks, from any thread: true, and they stop."""


class Stopped(Exception):
    """Whoever asked does not want the answer any more."""


_THREADS: Final = ThreadPoolExecutor(2, "analysis")
"""The kernels let go of the interpreter, so two threads keep two cores busy."""


class Asker:
    """One question: it can be called off, and its pieces of work may be shared by threads."""

    def __init__(self, stop: Stop | None = None, *, threads: bool = True) -> None:
        """Args: stop: says when to stop. threads: whether others help; never on a thread that helps itself."""
        self._stop = stop
        self._threads = threads

    def check(self) -> None:
        """Raises: Stopped: it is to stop."""
        if self._stop is not None and self._stop():
            raise Stopped

    def alone(self) -> Asker:
        """The same question for a thread that helps."""
        return Asker(self._stop, threads=False)

    def each(self, work: Callable[[_In], _Out], things: Iterable[_In]) -> Iterator[_Out]:
        """What `work` makes of `things`, in their order.

        Raises:
            Stopped: it is to stop.
        """

        def unless_stopped(thing: _In) -> _Out:
            self.check()
            return work(thing)

        return _THREADS.map(unless_stopped, things) if self._threads else map(unless_stopped, things)
