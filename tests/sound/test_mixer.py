"""Sounds overlap in one stream."""

from __future__ import annotations

from array import array

import pytest

from hotl_desktop.sound.mixer import FULL, MOST_VOICES, STALE, Mixer


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mixer(clock: Clock) -> Mixer:
    return Mixer(clock)


def samples(*values: float) -> array[int]:
    return array("h", (round(value * FULL) for value in values))


def test_without_sounds_there_is_silence(mixer: Mixer) -> None:
    assert mixer.fill(64) is None
    assert not mixer.is_busy


def test_a_sound_goes_on_from_block_to_block_and_ends(mixer: Mixer) -> None:
    mixer.start(samples(0.5, 0.25, -0.5), 1.0)
    assert mixer.is_busy
    assert mixer.fill(2) == array("f", [0.5, 0.25])
    assert mixer.fill(2) == array("f", [-0.5, 0.0])
    assert mixer.fill(2) is None
    assert not mixer.is_busy


def test_sounds_overlap_each_at_its_volume(mixer: Mixer) -> None:
    mixer.start(samples(0.5, 0.5, 0.5, 0.5), 1.0)
    mixer.fill(1)
    mixer.start(samples(0.5, 0.5), 0.5)
    assert mixer.fill(3) == array("f", [0.75, 0.75, 0.5])


def test_a_sound_that_waited_too_long_is_not_heard(mixer: Mixer, clock: Clock) -> None:
    mixer.start(samples(0.5), 1.0)
    clock.now += STALE + 0.01
    mixer.start(samples(0.25), 1.0)
    assert mixer.fill(1) == array("f", [0.25])


def test_there_are_never_more_voices_than_can_be_told_apart(mixer: Mixer) -> None:
    for _ in range(MOST_VOICES + 3):
        mixer.start(samples(0.0625), 1.0)
    assert mixer.fill(1) == array("f", [MOST_VOICES * 0.0625])


def test_it_knows_how_long_nobody_has_listened(mixer: Mixer, clock: Clock) -> None:
    clock.now += 3
    assert mixer.silent_for == 3
    mixer.fill(8)
    assert mixer.silent_for == 0
    clock.now += 2
    mixer.listen()
    assert mixer.silent_for == 0
