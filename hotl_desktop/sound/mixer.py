"""Mixes sounds that overlap into one stream."""

from __future__ import annotations

import time
from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from operator import add, mul
from typing import Final

MOST_VOICES: Final = 8
"""So many sounds are heard at a time; one more is not."""
STALE: Final = 0.25
"""A sound that could not begin within so many seconds comes too late to belong to anything."""
FULL: Final = 32768
"""The sample that a full output corresponds to."""


@dataclass(slots=True)
class _Voice:
    samples: array[int]
    gain: float
    asked: float
    position: int = 0


class Mixer:
    """`start` and `fill` may be called in two threads; neither waits for the other."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._asked: deque[_Voice] = deque(maxlen=2 * MOST_VOICES)
        self._voices: list[_Voice] = []
        self._filled = clock()

    def start(self, samples: array[int], volume: float) -> None:
        """Let a sound of 16-bit samples be heard from the next block on."""
        self._asked.append(_Voice(samples, volume / FULL, self._clock()))

    def fill(self, frames: int) -> array[float] | None:
        """The next `frames` samples, as 32-bit floats; None for silence. Sums may go beyond 1: the device cuts."""
        self._filled = now = self._clock()
        while self._asked:
            voice = self._asked.popleft()
            if now - voice.asked <= STALE and len(self._voices) < MOST_VOICES:
                self._voices.append(voice)
        if not self._voices:
            return None
        out = array("f", bytes(4 * frames))
        for voice in self._voices:
            part = voice.samples[voice.position : voice.position + frames]
            voice.position += frames
            out[: len(part)] = array("f", map(add, out, map(mul, part, repeat(voice.gain))))
        self._voices = [voice for voice in self._voices if voice.position < len(voice.samples)]
        return out

    def listen(self) -> None:
        """Count the time from now until a block is asked for."""
        self._filled = self._clock()

    @property
    def is_busy(self) -> bool:
        """Whether anything is still to be heard."""
        return bool(self._asked or self._voices)

    @property
    def silent_for(self) -> float:
        """For how many seconds no block has been asked for."""
        return self._clock() - self._filled
