"""Makes the sounds of the table: wood, turf and a few soft notes.

`python -m hotl_desktop.sound.synthesis FOLDER` writes them as WAV files, the same bytes every time.
"""

from __future__ import annotations

import argparse
import random
import sys
import wave
from array import array
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from .names import CHIPS, FLIPS, Sound
from .waves import (
    RATE,
    Mode,
    Wave,
    finished,
    high_pass,
    low_pass,
    mixed,
    noise,
    silence,
    strike,
    struck,
    swell,
)

_LEVEL: Final = -29.0
"""How loud a sound is, in dB; the few that are louder or quieter say so."""
_SEMITONE: Final = 2 ** (1 / 12)
_MOST: Final = 32767

# Pitches in Hz, rings in seconds.
_TABLE: Final = (Mode(196, 0.22, 0.1), Mode(334, 0.26, 0.09), Mode(561, 0.3, 0.07))
_CHIP: Final = (Mode(905, 0.8, 0.075), Mode(1610, 0.85, 0.055), Mode(2630, 0.6, 0.035), Mode(3890, 0.35, 0.02))
_HEAD: Final = (
    Mode(158, 0.3, 0.2),
    Mode(287, 0.6, 0.17),
    Mode(498, 0.8, 0.13),
    Mode(835, 0.7, 0.1),
    Mode(1490, 0.4, 0.06),
)
_DIE: Final = (Mode(760, 0.6, 0.07), Mode(1340, 0.8, 0.055), Mode(2240, 0.5, 0.035), Mode(3480, 0.2, 0.02))
_EARTH: Final = (
    Mode(137, 0.2, 0.09),
    Mode(238, 0.45, 0.08),
    Mode(402, 0.8, 0.065),
    Mode(690, 0.7, 0.05),
    Mode(1130, 0.4, 0.03),
)
_STONE: Final = (Mode(520, 0.5, 0.07), Mode(980, 0.8, 0.07), Mode(1745, 0.7, 0.05), Mode(2950, 0.35, 0.03))
_FELT: Final = (Mode(147, 0.25, 0.24), Mode(220, 0.55, 0.22), Mode(331, 0.8, 0.17), Mode(489, 0.6, 0.1))


def _tuned(modes: tuple[Mode, ...], ratio: float) -> tuple[Mode, ...]:
    return tuple(Mode(mode.pitch * ratio, mode.strength, mode.ring) for mode in modes)


def _chip(index: int) -> Wave:
    """A wooden chip on a wooden board."""
    body = _tuned(_CHIP, _SEMITONE**index)
    return finished(struck(strike(0.0006), (*body, *_TABLE), 0.13), 0.13, _LEVEL - 1)


def _flip(index: int) -> Wave:
    """The edge of a chip, then its flat side."""
    ratio = _SEMITONE**index
    edge = struck(strike(0.0005), _tuned(_CHIP, 1.33 * ratio), 0.1)
    flat = struck(strike(0.0007), (*_tuned(_CHIP, 0.89 * ratio), *_TABLE), 0.18)
    return finished(mixed((0, 0.5, edge), (0.034, 1.0, flat)), 0.17, _LEVEL)


def _roll() -> Wave:
    """A die knocks on wood, ever quicker and softer, and settles."""
    chance = random.Random(6)
    knocks = (
        (0.0, 1.0),
        (0.092, 0.8),
        (0.171, 0.62),
        (0.236, 0.5),
        (0.287, 0.33),
        (0.327, 0.24),
        (0.357, 0.13),
        (0.378, 0.08),
    )
    parts = []
    for start, strength in knocks:
        face = 0.86 + 0.3 * chance.random()
        modes = (*_tuned(_DIE, face), *_tuned(_TABLE, 0.95 + 0.1 * chance.random()))
        parts.append((start, strength, struck(strike(0.0006 + 0.0003 * chance.random()), modes, 0.14)))
    return finished(mixed(*parts), 0.5, _LEVEL)


def _head() -> Wave:
    """Something heavier comes down softly on the board."""
    return finished(struck(strike(0.0013), _HEAD, 0.32), 0.32, _LEVEL + 1)


def _glide() -> Wave:
    """Felt over wood, without a beginning or an end."""
    breath = high_pass(low_pass(low_pass(noise(0.36, random.Random(5)), 900), 900), 260)
    return finished(swell(breath, 0.42), 0.36, _LEVEL - 5)


def _die() -> Wave:
    """A die on turf: the earth gives, a few blades rustle."""
    thud = struck(strike(0.0011), _EARTH, 0.16)
    blades = swell(high_pass(low_pass(noise(0.06, random.Random(2)), 2600), 700), 0.15)
    return finished(mixed((0, 1.0, thud), (0.001, 0.16, blades)), 0.16, _LEVEL)


def _push() -> Wave:
    """Five dice touch one after the other and roll on together."""
    chance = random.Random(9)
    rumble = high_pass(low_pass(low_pass(noise(0.34, chance), 330), 330), 110)
    grain = [0.6 + 0.4 * low for low in _normal(low_pass(noise(0.34, chance), 34))]
    rolling = swell([value * share for value, share in zip(rumble, grain, strict=True)], 0.35)
    parts: list[tuple[float, float, Wave]] = [(0.0, 1.6, rolling)]
    for index in range(5):
        modes = (*_tuned(_DIE, 0.74 - 0.035 * index), *_EARTH)
        parts.append((0.012 + 0.021 * index, 0.55 - 0.07 * index, struck(strike(0.0012), modes, 0.14)))
    return finished(mixed(*parts), 0.36, _LEVEL)


def _normal(values: Wave) -> Wave:
    most = max(map(abs, values))
    return [value / most for value in values]


def _fall() -> Wave:
    """A die leaves the turf, and knocks twice on the table below."""
    edge = struck(strike(0.0012), _EARTH, 0.12)
    first = struck(strike(0.0008), (*_tuned(_DIE, 0.8), *_TABLE), 0.16)
    second = struck(strike(0.001), (*_tuned(_DIE, 0.72), *_TABLE), 0.16)
    return finished(mixed((0, 0.4, edge), (0.105, 1.0, first), (0.198, 0.5, second)), 0.38, _LEVEL)


def _stage() -> Wave:
    """A die on stone."""
    modes = (*_STONE, Mode(241, 0.35, 0.08))
    return finished(struck(strike(0.0008), modes, 0.18), 0.18, _LEVEL - 1)


def _collapse() -> Wave:
    """Dice tip over against each other."""
    parts = []
    for start, strength, ratio in (
        (0.0, 0.55, 0.9),
        (0.062, 0.8, 0.78),
        (0.108, 0.5, 0.84),
        (0.178, 0.75, 0.66),
        (0.232, 0.3, 0.7),
    ):
        modes = (*_tuned(_STONE, ratio), *_EARTH)
        parts.append((start, strength, struck(strike(0.0012), modes, 0.16)))
    return finished(mixed(*parts), 0.42, _LEVEL)


def _strike() -> Wave:
    """A soft mallet on something padded."""
    return finished(struck(strike(0.0022), _FELT, 0.34), 0.34, _LEVEL - 1)


def _note(pitch: float, seconds: float, ring: float) -> Wave:
    """A bar of rosewood under a soft mallet: its tone, two octaves and a little more than three above it."""
    bar = (
        Mode(pitch, 1.0, ring),
        Mode(pitch * 1.003, 0.35, ring * 0.8),
        Mode(pitch * 3.98, 0.26, ring * 0.3),
        Mode(pitch * 9.6, 0.09, ring * 0.08),
        Mode(190, 0.12, 0.07),
    )
    return struck(strike(0.0009), bar, seconds)


def _power() -> Wave:
    """A warm chime: a fifth, its octave above."""
    notes = ((0.0, 0.9, 440.0), (0.075, 0.8, 659.26), (0.15, 0.75, 880.0))
    parts = [(start, strength, _note(pitch, 0.6 - start, 0.75)) for start, strength, pitch in notes]
    return finished(mixed(*parts), 0.6, _LEVEL)


def _turn() -> Wave:
    """Two very soft notes, a fourth up."""
    return finished(mixed((0, 0.8, _note(392.0, 0.5, 0.5)), (0.13, 1.0, _note(523.25, 0.42, 0.6))), 0.55, _LEVEL - 5)


def _win() -> Wave:
    """A warm chord, note by note from below, that rings out."""
    notes = ((0.0, 0.8, 261.63), (0.13, 0.75, 329.63), (0.26, 0.75, 392.0), (0.39, 0.8, 523.25), (0.58, 0.5, 659.26))
    parts = [(start, strength, _note(pitch, 1.7 - start, 1.3)) for start, strength, pitch in notes]
    return finished(mixed((0, 1.0, silence(1.7)), *parts), 1.7, _LEVEL)


RECIPES: Final[Mapping[Sound, Callable[[], Wave]]] = {
    Sound.ROLL: _roll,
    **{sound: partial(_chip, index) for index, sound in enumerate(CHIPS)},
    **{sound: partial(_flip, index) for index, sound in enumerate(FLIPS)},
    Sound.HEAD: _head,
    Sound.GLIDE: _glide,
    Sound.DIE: _die,
    Sound.PUSH: _push,
    Sound.FALL: _fall,
    Sound.POWER: _power,
    Sound.STAGE: _stage,
    Sound.COLLAPSE: _collapse,
    Sound.STRIKE: _strike,
    Sound.TURN: _turn,
    Sound.WIN: _win,
}
"""How each sound is made."""


def write_sound(sound: Sound, path: Path) -> None:
    """Make `sound` and write it as a WAV file: one channel, 16 bits.

    Raises:
        OSError: it cannot be written.
    """
    samples = array("h", (round(max(-1.0, min(1.0, value)) * _MOST) for value in RECIPES[sound]()))
    if sys.byteorder == "big":
        samples.byteswap()
    with path.open("wb") as file, wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())


def main() -> None:
    """Write all sounds into the folder that the command line names."""
    parser = argparse.ArgumentParser(description="Make the sounds of the table.")
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where to write the WAV files")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for sound in RECIPES:
        write_sound(sound, folder / f"{sound}.wav")


if __name__ == "__main__":
    main()
