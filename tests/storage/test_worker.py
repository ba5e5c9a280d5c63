"""Jobs run in order, on one thread, and never hold up whoever hands them in."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator

import pytest

from hotl_desktop.storage.worker import Worker


@pytest.fixture
def worker() -> Iterator[Worker]:
    it = Worker()
    yield it
    assert it.close(5)


class Gate:
    """A job that takes as long as it is told."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.open = threading.Event()

    def __call__(self) -> None:
        self.entered.set()
        assert self.open.wait(10)


def test_jobs_run_in_order_on_one_other_thread(worker: Worker) -> None:
    done: list[tuple[int, str]] = []
    for number in range(50):
        worker.submit(lambda number=number: done.append((number, threading.current_thread().name)))  # type: ignore[misc]
    assert worker.flush(5)
    assert done == [(number, "storage") for number in range(50)]
    assert threading.current_thread().name != "storage"


def test_of_two_waiting_jobs_with_one_key_the_later_runs_in_its_own_place(worker: Worker) -> None:
    gate, done = Gate(), list[str]()
    worker.submit(gate)
    assert gate.entered.wait(5)
    first = worker.submit(lambda: done.append("a1"), "a")
    worker.submit(lambda: done.append("b"), "b")
    worker.submit(lambda: done.append("plain"))
    worker.submit(lambda: done.append("a2"), "a")
    assert first.wait(5), "nobody waits for a job that has become pointless"
    assert done == []
    gate.open.set()
    assert worker.flush(5)
    assert done == ["b", "plain", "a2"]


def test_what_can_wait_comes_last(worker: Worker) -> None:
    gate, done = Gate(), list[str]()
    worker.submit(gate)
    assert gate.entered.wait(5)
    worker.submit(lambda: done.append("later"), "k", later=True)
    worker.submit(lambda: done.append("later again"), "k", later=True)
    worker.submit(lambda: done.append("soon"), "k")
    gate.open.set()
    assert worker.flush(5)
    assert done == ["soon", "later again"]


def test_a_ticket_can_be_waited_for(worker: Worker) -> None:
    gate = Gate()
    ticket = worker.submit(gate)
    assert not ticket.wait(0.01)
    gate.open.set()
    assert ticket.wait(5)


def test_a_job_that_fails_is_logged_and_the_next_one_runs(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    done: list[int] = []

    def fail() -> None:
        raise RuntimeError("broken")

    with caplog.at_level(logging.ERROR):
        worker.submit(fail)
        worker.submit(lambda: done.append(1))
        assert worker.flush(5)
    assert done == [1]
    assert "broken" in caplog.text


def test_flushing_a_stuck_disk_comes_back(worker: Worker) -> None:
    gate = Gate()
    worker.submit(gate)
    assert not worker.flush(0.05)
    gate.open.set()
    assert worker.flush(5)


def test_closing_finishes_what_waits_and_later_jobs_run_at_once() -> None:
    worker, done = Worker(), list[str]()
    gate = Gate()
    worker.submit(gate)
    worker.submit(lambda: done.append("waiting"))
    worker.submit(lambda: done.append("later"), later=True)
    assert not worker.close(0.05)
    gate.open.set()
    assert worker.close(5)
    assert done == ["waiting", "later"]
    worker.submit(lambda: done.append(threading.current_thread().name))
    assert done[-1] == threading.current_thread().name


def test_one_that_was_never_used_has_no_thread() -> None:
    before = threading.active_count()
    worker = Worker()
    assert worker.flush(0)
    assert worker.close(0)
    assert threading.active_count() == before


def test_a_job_may_hand_in_another(worker: Worker) -> None:
    done: list[str] = []

    def outer() -> None:
        worker.submit(lambda: done.append("inner"), later=True)

    worker.submit(outer)
    assert worker.flush(5)
    assert done == ["inner"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # it is what the test is about
def test_a_thread_that_a_job_has_ended_has_not_done_the_jobs_after_it() -> None:
    worker = Worker()
    started = threading.Event()

    def end() -> None:
        started.wait(5)
        sys.exit("the whole thread")

    worker.submit(end)
    worker.submit(lambda: None)
    started.set()
    assert not worker.close(5)
