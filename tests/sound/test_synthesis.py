"""The sounds are what their recipes make, short, even in loudness and free of clicks at their ends."""

from __future__ import annotations

from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from hotl_desktop.resources import resource_path
from hotl_desktop.sound.names import CHIPS, FLIPS, Sound
from hotl_desktop.sound.player import load_samples
from hotl_desktop.sound.synthesis import RECIPES, write_sound
from hotl_desktop.sound.waves import RATE, high_pass, loudness

EVERY = pytest.mark.parametrize("sound", Sound)
SOFT = (Sound.TURN, Sound.GLIDE)


def kept(sound: Sound) -> array[int]:
    return load_samples(resource_path("sounds", f"{sound}.wav"))


def level(sound: Sound) -> float:
    return loudness([sample / 32768 for sample in kept(sound)])


@EVERY
def test_the_file_is_what_the_recipe_makes(sound: Sound, tmp_path: Path) -> None:
    write_sound(sound, tmp_path / "made.wav")
    assert (tmp_path / "made.wav").read_bytes() == resource_path("sounds", f"{sound}.wav").read_bytes()


def test_every_sound_has_a_recipe_and_there_are_no_other_files() -> None:
    assert set(RECIPES) == set(Sound)
    assert {path.name for path in resource_path("sounds").iterdir()} == {f"{sound}.wav" for sound in Sound}


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in resource_path("sounds").iterdir()) < 400_000


@EVERY
def test_it_is_short(sound: Sound) -> None:
    assert 0.1 <= len(kept(sound)) / RATE <= (2.0 if sound is Sound.WIN else 0.6)


@EVERY
def test_it_begins_and_ends_in_silence(sound: Sound) -> None:
    samples = kept(sound)
    assert samples[0] == 0
    assert max(abs(sample) for sample in samples[-20:]) <= 2
    assert abs(sum(samples) / len(samples)) < 33, "it has an offset"


@EVERY
def test_it_is_not_cut_at_full_volume(sound: Sound) -> None:
    assert max(abs(sample) for sample in kept(sound)) / 32768 < 1 / 1.6


def test_all_are_about_equally_loud() -> None:
    levels = [level(sound) for sound in Sound if sound not in SOFT]
    assert max(levels) - min(levels) < 2.5


def test_what_comes_often_or_only_reminds_is_softer() -> None:
    quietest = min(level(sound) for sound in Sound if sound not in SOFT)
    assert all(level(sound) < quietest - 2 for sound in SOFT)


@pytest.mark.parametrize("line", [CHIPS, FLIPS])
def test_the_chips_of_a_line_sound_higher_from_one_to_the_next(line: tuple[Sound, ...]) -> None:
    def crossings(sound: Sound) -> int:
        wave = high_pass(high_pass([float(sample) for sample in kept(sound)], 900), 900)
        ringing = wave[RATE // 25 : RATE // 12]
        return sum(before < 0 <= after for before, after in pairwise(ringing))

    counts = [crossings(sound) for sound in line]
    assert counts == sorted(set(counts))
