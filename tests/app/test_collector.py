"""Garbage goes on the window's thread."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from hotl_desktop.app.collector import Collector, Garbage


class Ring:
    """Refers to itself, so that only a collection ends it."""

    def __init__(self, threads: list[threading.Thread]) -> None:
        self.itself = self
        self._threads = threads

    def __del__(self) -> None:
        self._threads.append(threading.current_thread())


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.disable()


def make_rings(ended_on: list[threading.Thread]) -> None:
    for _ in range(3 * gc.get_threshold()[0]):
        Ring(ended_on)


def test_whatever_thread_makes_garbage_it_goes_on_the_windows_thread(qtbot: QtBot) -> None:
    ended_on: list[threading.Thread] = []
    gc.collect()
    gc.enable()
    collector = Collector()
    collector.begin()
    other = threading.Thread(target=make_rings, args=(ended_on,))
    other.start()
    other.join()
    assert ended_on == []
    qtbot.waitUntil(lambda: len(ended_on) == 3 * gc.get_threshold()[0])
    assert set(ended_on) == {threading.main_thread()}


def test_little_garbage_waits() -> None:
    ended_on: list[threading.Thread] = []
    gc.collect()
    Ring(ended_on)
    Garbage().collect_if_due()
    assert ended_on == []
    gc.collect()
    assert len(ended_on) == 1


def test_older_garbage_goes_after_enough_collections_of_the_young() -> None:
    ended_on: list[threading.Thread] = []
    gc.collect()
    ring: Ring | None = Ring(ended_on)
    gc.collect(0)
    gc.collect(1)
    assert ring is not None
    ring = None
    looks, garbage = 0, Garbage()
    kept: list[list[int]] = []
    while not ended_on and looks < 1000:
        kept += [[] for _ in range(2 * gc.get_threshold()[0])]
        garbage.collect_if_due()
        looks += 1
    assert ended_on
    assert looks < 1000
