"""The parts of sounds do what they say."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from hotl_desktop.sound.waves import RATE, Mode, finished, frames, loudness, low_pass, mixed, strike, struck, swell


def tone(pitch: float, seconds: float = 0.3) -> list[float]:
    return [math.sin(2 * math.pi * pitch * index / RATE) for index in range(frames(seconds))]


def test_a_struck_body_rings_at_its_pitch_and_falls_to_a_thousandth_in_its_time() -> None:
    wave = struck(strike(0.0005), [Mode(500, 1.0, 0.2)], 0.4)
    early, late = wave[: RATE // 50], wave[frames(0.2) : frames(0.2) + RATE // 50]
    assert max(late) / max(early) == pytest.approx(0.001, rel=0.1)
    assert sum(a < 0 <= b for a, b in pairwise(wave[: frames(0.1)])) == pytest.approx(50, abs=1)


def test_a_longer_blow_is_darker() -> None:
    def share_of_highs(seconds: float) -> float:
        modes = [Mode(200, 1.0, 0.1), Mode(1500, 1.0, 0.1)]
        wave = struck(strike(seconds), modes, 0.2)
        dark = low_pass(low_pass(wave, 300), 300)
        return sum(value * value for value in wave) / sum(value * value for value in dark)

    assert share_of_highs(0.0005) > 1.3 * share_of_highs(0.002)


def test_mixing_puts_waves_at_their_times() -> None:
    assert mixed((0, 1.0, [1.0, 1.0]), (1 / RATE, 0.5, [1.0, 1.0])) == [1.0, 1.5, 0.5]


def test_a_swell_is_loudest_at_its_peak() -> None:
    wave = swell([1.0] * 100, 0.25)
    assert wave.index(max(wave)) in (24, 25)
    assert max(wave[0], wave[-1]) < 0.01


def test_loudness_is_in_decibels_and_counts_lows_less() -> None:
    loud = loudness(tone(1000))
    assert loud == pytest.approx(-4, abs=0.5)
    assert loudness([value / 10 for value in tone(1000)]) == pytest.approx(loud - 20)
    assert loudness(tone(100)) < loud - 12
    assert loudness([0.0] * RATE) == pytest.approx(-90)


def test_a_finished_wave_has_its_length_its_level_and_quiet_ends() -> None:
    wave = finished([value + 0.2 for value in tone(700)], 0.5, -20)
    assert len(wave) == frames(0.5)
    assert loudness(wave) == pytest.approx(-20)
    assert wave[0] == wave[-1] == 0
