"""Plays the sounds of the table, or nothing at all, without ever letting anybody wait."""

from __future__ import annotations

import atexit
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from .mixer import Mixer
from .names import Sound
from .output import Fill, NoDevice, Output, open_output
from .waves import RATE

OpenOutput: TypeAlias = Callable[[int, Fill], Output]

IDLE: Final = 20.0
"""The device is let go of after so many quiet seconds."""
RETRY: Final = 10.0
"""So many seconds a missing device is not looked for again."""
STALL: Final = 4.0
"""A device that wants no samples for so many seconds is lost. One that has slept may need two to wake."""
_LOOK: Final = 1.0
_CLOSE: Final = 1.0
"""A lost device may never answer; it is not waited for longer than so many seconds."""


def load_samples(path: Path) -> array[int]:
    """The samples of a WAV file of one channel and 16 bits.

    Raises:
        OSError: it cannot be read.
        wave.Error: it is not such a file.
        EOFError: it is cut off.
    """
    with path.open("rb") as file, wave.open(file, "rb") as source:
        if (source.getnchannels(), source.getsampwidth(), source.getframerate()) != (1, 2, RATE):
            raise wave.Error("not 16 bits in one channel at the right rate")
        samples = array("h", source.readframes(source.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Player:
    """Plays sounds that may overlap.

    A thread of its own looks after the device: it opens it for the first sound, lets go of it after a while of
    silence, and ends. Where there is no device, or none any more, sounds are simply not heard.
    """

    def __init__(
        self, folder: Path, open_device: OpenOutput = open_output, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """See the class.

        Args:
            folder: where the WAV files are, see `Sound`; one that is missing or broken is not heard.
            open_device: opens the device; called in the thread of the player.
            clock: seconds.
        """
        self._folder = folder
        self._open_device = open_device
        self._clock = clock
        self._mixer = Mixer(clock)
        self._samples: dict[Sound, array[int]] = {}
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self._blocked_until = clock()
        self._is_closed = False
        self._has_device: bool | None = None
        # The thread of the device must be gone before the interpreter is.
        atexit.register(self.close)

    @property
    def has_device(self) -> bool | None:
        """Whether the device worked when it was last asked for; None before the first sound."""
        return self._has_device

    def play(self, sound: Sound, volume: float = 1.0) -> None:
        """Let `sound` be heard as soon as possible, or never.

        Args:
            sound: what.
            volume: the factor of its samples, from 0.
        """
        with self._change:
            if self._is_closed or volume <= 0 or self._clock() < self._blocked_until:
                return
            samples = self._load(sound)
            if not samples:
                return
            self._mixer.start(samples, volume)
            if self._thread is None:
                self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Let go of the device; nothing is heard any more."""
        with self._change:
            self._is_closed = True
            self._change.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join(2 * _CLOSE)
        atexit.unregister(self.close)

    def _load(self, sound: Sound) -> array[int]:
        if sound not in self._samples:
            try:
                self._samples[sound] = load_samples(self._folder / f"{sound}.wav")
            except (OSError, EOFError, wave.Error):
                self._samples[sound] = array("h")
        return self._samples[sound]

    def _serve(self) -> None:
        """Open the device, wait until it is no longer of use, and let go of it."""
        blocked_for = RETRY
        try:
            output = self._open_device(RATE, self._mixer.fill)
            blocked_for = 0.0
            self._has_device = True
            self._watch()
            closing = threading.Thread(target=output.close, name="sound closing", daemon=True)
            closing.start()
            closing.join(_CLOSE)
        except NoDevice:
            self._has_device = False
        finally:
            with self._change:
                self._blocked_until = self._clock() + blocked_for
                # A device that does not close keeps its own, should it ever ask again.
                self._mixer = Mixer(self._clock)
                self._thread = None

    def _watch(self) -> None:
        """Wait for the end of all sounds, of the player or of the device."""
        heard = self._clock()
        self._mixer.listen()
        with self._change:
            while not self._is_closed and self._mixer.silent_for < STALL:
                now = self._clock()
                if self._mixer.is_busy:
                    heard = now
                elif now - heard >= IDLE:
                    return
                self._change.wait(_LOOK)
