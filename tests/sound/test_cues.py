"""Every event of both games has its sound, or none on purpose."""

from __future__ import annotations

import pytest

from hotl_desktop.games import head_of_the_line as line
from hotl_desktop.games.base import Event, Outcome
from hotl_desktop.games.get_off_my_lawn import RoundEnd
from hotl_desktop.games.get_off_my_lawn import events as lawn
from hotl_desktop.sound.cues import Cue, Moment, cues_of, only_sound
from hotl_desktop.sound.names import CHIPS, FLIPS, Sound

SILENT = {
    line.OpeningTied,
    line.TurnBegan,
    line.HeadCaptured,
    line.WentOut,
    lawn.OpeningTied,
    lawn.RoundBegan,
    lawn.TurnBegan,
    lawn.Passed,
    lawn.StrikesCleared,
    lawn.WentOut,
    lawn.PlacedAll,
    lawn.CameBack,
    lawn.SoloGrindBegan,
}
"""Told by their neighbours, or by the table in words."""

OUTCOME = Outcome((("P1", 3), ("P2", 1)), ("P1",))


def begins(sound: Sound) -> Cue:
    return Cue(sound, Moment.BEGINS)


def lands(sound: Sound) -> Cue:
    return Cue(sound, Moment.LANDS)


def sample(kind: type[Event]) -> Event:
    """An event of a kind, whatever its fields say."""
    event = object.__new__(kind)
    for name in kind.__dataclass_fields__:  # type: ignore[attr-defined]
        object.__setattr__(event, name, 0)
    return event


KINDS: list[type[Event]] = [
    kind
    for module in (line, lawn)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__module__.split('.')[2]}-{kind.__name__}")
def test_an_event_is_heard_unless_it_is_silent_on_purpose(kind: type[Event]) -> None:
    assert bool(cues_of([sample(kind)])[0]) == (kind not in SILENT)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in SILENT], ids=lambda kind: kind.__name__)
def test_a_step_without_motion_has_one_sound(kind: type[Event]) -> None:
    cues = cues_of([sample(kind)])[0]
    if kind not in (line.ChipLaid, line.ChipCaptured):  # which come with a Head
        assert only_sound([sample(kind)]) in {cue.sound for cue in cues}


def test_the_chips_of_a_line_rise_and_the_head_takes_the_last_cell() -> None:
    events = [
        line.ChipLaid("NW", 50),
        line.ChipCaptured("NW", 51, "SE"),
        line.ChipLaid("NW", 52),
        line.ChipLaid("NW", 53),
        line.HeadMoved("NW", 49, 53),
        line.TurnBegan("SE"),
    ]
    assert cues_of(events) == (
        (lands(CHIPS[0]),),
        (lands(FLIPS[1]),),
        (lands(CHIPS[2]),),
        (),
        (lands(Sound.HEAD),),
        (),
    )
    assert only_sound(events) is Sound.HEAD


def test_a_line_of_six_captures_stays_at_the_highest_sound() -> None:
    events = [line.ChipCaptured("NW", cell, "SE") for cell in range(6)] + [line.HeadMoved("NW", 12, 5)]
    assert cues_of(events)[4:] == ((lands(FLIPS[4]),), (lands(FLIPS[4]),), (lands(Sound.HEAD),))


def test_a_captured_head_glides_and_lands() -> None:
    assert cues_of([line.HeadRelocated("SE", 30, 31)]) == ((begins(Sound.GLIDE), lands(Sound.HEAD)),)


def test_a_push_is_followed_by_what_falls() -> None:
    events = [
        lawn.Pushed("P1", 3, "L", 0),
        lawn.DieFell("P2", 3, "R", "P1"),
        lawn.Collapsed("P3", 3, "L", 2),
        lawn.StrikesCleared("P1"),
    ]
    assert cues_of(events) == ((begins(Sound.PUSH),), (begins(Sound.FALL),), (begins(Sound.COLLAPSE),), ())
    assert only_sound(events) is Sound.FALL


def test_only_the_end_of_the_match_sounds_like_a_win() -> None:
    ended = lawn.RoundEnded(2, (("P1", 3),), RoundEnd.PLACED_ALL)
    assert cues_of([ended]) == ((lands(Sound.POWER),),)
    assert cues_of([ended, lawn.MatchEnded(OUTCOME)]) == ((), (lands(Sound.WIN),))
    assert only_sound([lawn.Placed("P1", 1, "E", 0), ended, lawn.MatchEnded(OUTCOME)]) is Sound.WIN  # type: ignore[arg-type]


def test_a_step_that_is_silent_has_no_sound() -> None:
    assert only_sound([line.TurnBegan("NW")]) is None
    assert cues_of([]) == ()
