"""Who plays many games: this process, some processes of this machine, or the machines of a Dask cluster."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from .arguments import whole_number
from .errors import UsageError

_In = TypeVar("_In")
_Out = TypeVar("_Out")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Let the command say who works; the results are the same whoever does."""
    parser.add_argument("--jobs", metavar="J", type=whole_number(1, 1024), default=1, help="processes (default: 1)")
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="use the workers of this Dask scheduler (needs the extra `cluster`)"
    )


@contextmanager
def executor(jobs: int, scheduler: str | None = None) -> Iterator[Executor | None]:
    """An executor for `jobs` processes or the cluster of `scheduler`; None for this process alone.

    Raises:
        UsageError: there is no such cluster, or the means to reach it are not installed.
    """
    if scheduler is not None:
        with _cluster(scheduler) as workers:
            yield workers
        return
    if jobs == 1:
        yield None
        return
    workers = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        yield workers
    finally:
        workers.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client  # noqa: PLC0415  # optional, and slow to import
    except ImportError:
        raise UsageError("--scheduler needs Dask: install hotl-desktop[cluster]") from None
    try:
        client = Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise UsageError(f"--scheduler {address[:80]}: {error}") from None
    with client:
        yield client.get_executor(pure=False)


def results(workers: Executor | None, work: Callable[[_In], _Out], jobs: Sequence[_In]) -> Iterator[_Out]:
    """What `work` makes of `jobs`, in their order."""
    return map(work, jobs) if workers is None else iter(workers.map(work, jobs))
