"""The player plays, or is silent; it never fails and never lets anybody wait."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hotl_desktop.resources import resource_path
from hotl_desktop.sound import player as player_module
from hotl_desktop.sound.names import Sound
from hotl_desktop.sound.output import Fill, NoDevice
from hotl_desktop.sound.player import IDLE, RETRY, STALL, Player, load_samples
from hotl_desktop.sound.waves import RATE

SECONDS = 10.0
"""No wait of a test ends this late unless it fails."""


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Device:
    """A sound device that asks for samples when it is told to."""

    def __init__(self) -> None:
        self.fills: list[Fill] = []
        self.opened = threading.Event()
        self.closed = threading.Event()
        self.may_open = threading.Event()
        self.may_open.set()
        self.may_close = threading.Event()
        self.may_close.set()
        self.is_there = True
        self.tries = 0
        self.opener = ""

    def __call__(self, rate: int, fill: Fill) -> Device:
        assert rate == RATE
        self.opener = threading.current_thread().name
        self.may_open.wait(SECONDS)
        self.tries += 1
        if not self.is_there:
            raise NoDevice
        self.fills.append(fill)
        self.opened.set()
        return self

    def close(self) -> None:
        self.opened.clear()
        self.may_close.wait(SECONDS)
        self.closed.set()

    def hear(self, frames: int = 500) -> float:
        """How loud the next block is at its peak."""
        assert self.opened.wait(SECONDS)
        block = self.fills[-1](frames)
        return max(map(abs, block)) if block is not None else 0.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def device() -> Device:
    return Device()


@pytest.fixture
def player(clock: Clock, device: Device) -> Iterator[Player]:
    before = threading.active_count()
    player = Player(resource_path("sounds"), device, clock)
    yield player
    device.may_open.set()
    player.close()
    assert threading.active_count() == before


def wait_for_the_thread(player: Player) -> None:
    """Let the player look at the clock, and end its thread if it has a reason to."""
    thread = player._thread
    with player._change:
        player._change.notify_all()
    if thread is not None:
        thread.join(SECONDS)
        assert not thread.is_alive()


def test_no_device_is_opened_before_there_is_something_to_hear(player: Player, device: Device) -> None:
    before = threading.active_count()
    player.play(Sound.DIE, 0.0)
    assert (device.tries, player.has_device, threading.active_count()) == (0, None, before)


def test_sounds_overlap_on_one_device(player: Player, device: Device) -> None:
    player.play(Sound.HEAD)
    assert device.hear() > 0.1
    player.play(Sound.CHIP_1)
    assert device.hear() > 0.1
    assert (device.tries, player.has_device) == (1, True)


def test_the_volume_is_a_factor(player: Player, device: Device) -> None:
    player.play(Sound.HEAD, 0.5)
    half = device.hear(10_000)
    player.play(Sound.HEAD, 1.0)
    assert device.hear(10_000) == pytest.approx(2 * half)


def test_nobody_waits_for_the_device(player: Player, device: Device) -> None:
    device.may_open.clear()
    player.play(Sound.ROLL)
    player.play(Sound.DIE)
    assert device.tries == 0
    device.may_open.set()
    assert device.hear() > 0
    assert device.opener == "sound"


def test_without_a_device_nothing_is_heard_and_it_is_looked_for_only_now_and_then(
    player: Player, device: Device, clock: Clock, capfd: pytest.CaptureFixture[str]
) -> None:
    device.is_there = False
    player.play(Sound.ROLL)
    wait_for_the_thread(player)
    assert (device.tries, player.has_device) == (1, False)
    clock.now += RETRY - 0.1
    player.play(Sound.ROLL)
    assert (device.tries, player._thread) == (1, None)
    device.is_there = True
    clock.now += 0.2
    player.play(Sound.ROLL)
    assert device.hear() > 0
    assert (device.tries, player.has_device) == (2, True)
    assert capfd.readouterr() == ("", "")


def test_the_device_is_let_go_of_after_a_while_and_taken_again(player: Player, device: Device, clock: Clock) -> None:
    player.play(Sound.DIE)
    device.hear(RATE)
    clock.now += IDLE + 0.1
    device.hear()
    wait_for_the_thread(player)
    assert device.closed.is_set()
    player.play(Sound.DIE)
    assert device.hear() > 0
    assert device.tries == 2


def test_a_device_that_is_lost_is_let_go_of_and_taken_again(player: Player, device: Device, clock: Clock) -> None:
    player.play(Sound.WIN)
    device.hear()
    clock.now += STALL + 0.1
    wait_for_the_thread(player)
    assert device.closed.is_set()
    player.play(Sound.DIE)
    assert device.hear() > 0


def test_a_lost_device_that_never_closes_does_not_stop_the_next_one(
    player: Player, device: Device, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "_CLOSE", 0.01)
    player.play(Sound.WIN)
    device.hear()
    device.may_close.clear()
    clock.now += STALL + 0.1
    wait_for_the_thread(player)
    assert not device.closed.is_set()
    player.play(Sound.DIE)
    assert device.hear() > 0
    assert device.fills[0](2 * RATE) is not None
    assert device.fills[0](500) is None
    device.may_close.set()
    assert device.closed.wait(SECONDS)


def test_after_closing_nothing_is_heard(player: Player, device: Device) -> None:
    player.play(Sound.DIE)
    device.hear()
    player.close()
    assert device.closed.is_set()
    player.play(Sound.DIE)
    assert player._thread is None


def test_closing_while_the_device_opens_lets_go_of_it(player: Player, device: Device) -> None:
    device.may_open.clear()
    player.play(Sound.DIE)
    threading.Timer(0.05, device.may_open.set).start()
    player.close()
    assert device.closed.is_set()


def _missing(_: Path) -> None:
    pass


def _cut_off(file: Path) -> None:
    file.write_bytes(resource_path("sounds", "die.wav").read_bytes()[:30])


def _another_file(file: Path) -> None:
    file.write_text("no sound", encoding="utf-8")


@pytest.mark.parametrize("spoil", [_missing, _cut_off, _another_file])
def test_a_sound_without_a_proper_file_is_not_heard(
    spoil: Callable[[Path], None], tmp_path: Path, device: Device
) -> None:
    spoil(tmp_path / "die.wav")
    player = Player(tmp_path, device)
    player.play(Sound.DIE)
    assert device.tries == 0
    player.close()


def test_files_are_read_as_they_are() -> None:
    samples = load_samples(resource_path("sounds", "win.wav"))
    assert len(samples) == round(1.7 * RATE)
    assert 0.1 < max(samples) / 32768 < 0.6


def test_a_program_that_plays_ends_quietly_with_and_without_a_device() -> None:
    script = (
        "from hotl_desktop.resources import resource_path\n"
        "from hotl_desktop.sound.names import Sound\n"
        "from hotl_desktop.sound.player import Player\n"
        "Player(resource_path('sounds')).play(Sound.DIE, 0.01)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
