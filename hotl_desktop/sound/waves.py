"""The parts that sounds are made of: things that ring when they are struck, noise, filters, levels.

A wave is a list of samples around 0. Everything is computed the same way each time; chance comes from the seed of
a generator that is handed in.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

RATE: Final = 22050
"""Samples in a second."""

Wave: TypeAlias = list[float]

_LOUDNESS_WINDOW: Final = RATE // 10
_LOUDNESS_FLOOR: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a body rings."""

    pitch: float
    """Hz."""
    strength: float
    ring: float
    """Seconds until it has fallen to a thousandth (by 60 dB)."""


def frames(seconds: float) -> int:
    """The number of samples in so many seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    """A wave of zeros."""
    return [0.0] * frames(seconds)


def noise(seconds: float, chance: random.Random) -> Wave:
    """White noise."""
    return [2 * chance.random() - 1 for _ in range(frames(seconds))]


def strike(seconds: float) -> Wave:
    """The force of a blow of this length: the longer, the softer and darker what it strikes."""
    count = max(2, frames(seconds))
    return [(1 - math.cos(2 * math.pi * (index + 0.5) / count)) / count for index in range(count)]


def struck(force: Sequence[float], modes: Iterable[Mode], seconds: float) -> Wave:
    """How a body with these modes sounds when `force` acts on it."""
    count = frames(seconds)
    drive = [*force[:count], *[0.0] * (count - len(force))]
    out = [0.0] * count
    for mode in modes:
        turn = 2 * math.pi * mode.pitch / RATE
        fall = math.exp(-math.log(1000) / (mode.ring * RATE))
        first, second, gain = 2 * fall * math.cos(turn), -fall * fall, mode.strength * math.sin(turn)
        last = before = 0.0
        for index, pressed in enumerate(drive):
            last, before = first * last + second * before + gain * pressed, last
            out[index] += last
    return out


def low_pass(wave: Sequence[float], pitch: float) -> Wave:
    """The part below `pitch` Hz, falling by 6 dB an octave above it."""
    share = 1 - math.exp(-2 * math.pi * pitch / RATE)
    held = 0.0
    out = []
    for value in wave:
        held += share * (value - held)
        out.append(held)
    return out


def high_pass(wave: Sequence[float], pitch: float) -> Wave:
    """The part above `pitch` Hz, falling by 6 dB an octave below it."""
    return [value - low for value, low in zip(wave, low_pass(wave, pitch), strict=True)]


def swell(wave: Sequence[float], peak: float) -> Wave:
    """Let the wave rise from nothing and fall to nothing; `peak`, 0 to 1, is where it is loudest."""
    count = len(wave)
    top = peak * count
    out = []
    for index, value in enumerate(wave):
        way = (index + 0.5) / top if index < top else (count - index - 0.5) / (count - top)
        out.append(value * math.sin(math.pi / 2 * way) ** 2)
    return out


def mixed(*parts: tuple[float, float, Sequence[float]]) -> Wave:
    """Waves on top of each other: (when it begins in seconds, how strong, the wave)."""
    out = [0.0] * max(frames(start) + len(wave) for start, _, wave in parts)
    for start, strength, wave in parts:
        for index, value in enumerate(wave, frames(start)):
            out[index] += strength * value
    return out


def loudness(wave: Sequence[float]) -> float:
    """How loud the loudest tenth of a second is, in dB below a full square wave.

    Lows count as little as ears take notice of them: near enough to A-weighting for sounds without much above 4 kHz.
    """
    weighted = high_pass(high_pass(wave, 250), 250)
    total = most = 0.0
    for index, value in enumerate(weighted):
        total += value * value
        if index >= _LOUDNESS_WINDOW:
            total -= weighted[index - _LOUDNESS_WINDOW] ** 2
        most = max(most, total)
    return 10 * math.log10(max(_LOUDNESS_FLOOR, most / _LOUDNESS_WINDOW))


def finished(wave: Sequence[float], seconds: float, level: float) -> Wave:
    """The wave as it is kept: so long, that loud (in dB, see `loudness`), without steps at its ends or an offset."""
    count = frames(seconds)
    clean = high_pass(low_pass([*wave[:count], *[0.0] * (count - len(wave))], 7000), 45)
    rise, fall = frames(0.001), frames(min(0.06, seconds / 4))
    for index in range(rise):
        clean[index] *= index / rise
    for index in range(fall):
        clean[-1 - index] *= math.sin(math.pi / 2 * index / fall) ** 2
    gain = 10 ** ((level - loudness(clean)) / 20)
    return [gain * value for value in clean]
