"""The real library: with a device or without, quiet, and without anything left behind."""

from __future__ import annotations

import sys
import threading
from array import array
from contextlib import suppress
from pathlib import Path

import pytest

from hotl_desktop.sound.output import MiniaudioOutput, NoDevice, open_output
from hotl_desktop.sound.waves import RATE


class Listener:
    """Counts the blocks that a device asks for."""

    def __init__(self) -> None:
        self.blocks = 0
        self.frames = 0
        self.asked = threading.Event()

    def fill(self, frames: int) -> array[float] | None:
        self.blocks += 1
        self.frames = frames
        if self.blocks >= 3:
            self.asked.set()
        return array("f", bytes(4 * frames)) if self.blocks % 2 else None


@pytest.fixture
def library() -> None:
    pytest.importorskip("miniaudio")


@pytest.mark.usefixtures("library")
def test_a_device_asks_for_short_blocks_until_it_is_closed() -> None:
    listener = Listener()
    # The device that plays into nothing: the library itself, its thread and its callback are real.
    output = MiniaudioOutput("NULL", RATE, listener.fill)
    assert listener.asked.wait(10)
    output.close()
    heard = listener.blocks
    assert 0 < listener.frames <= RATE // 20
    output.close()
    assert listener.blocks == heard


@pytest.mark.usefixtures("library")
@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files where the system shows them")
def test_devices_leave_no_threads_and_no_open_files_behind() -> None:
    def left() -> tuple[int, int]:
        return len(list(Path("/proc/self/task").iterdir())), len(list(Path("/proc/self/fd").iterdir()))

    def once() -> None:
        try:
            open_output(RATE, Listener().fill).close()
        except NoDevice:
            MiniaudioOutput("NULL", RATE, Listener().fill).close()

    once()
    before = left()
    for _ in range(3):
        once()
    assert left() == before


def test_the_device_of_this_machine_opens_or_is_not_there_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    with suppress(NoDevice):
        open_output(RATE, Listener().fill).close()
    assert capfd.readouterr() == ("", "")


def test_without_the_library_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoDevice):
        open_output(RATE, Listener().fill)


def test_on_an_unknown_system_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "plan9")
    with pytest.raises(NoDevice):
        open_output(RATE, Listener().fill)
