"""Which sound is heard when: from the events of a step of either game to sounds, each at a moment of its motion."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from hotl_desktop.games import head_of_the_line as line
from hotl_desktop.games.base import Event
from hotl_desktop.games.get_off_my_lawn import events as lawn

from .names import CHIPS, FLIPS, Sound


class Moment(enum.Enum):
    """When in the motion that shows an event."""

    BEGINS = "begins"
    LANDS = "lands"
    """When the motion ends."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound at a moment of the motion that shows an event."""

    sound: Sound
    moment: Moment


Cues: TypeAlias = tuple[Cue, ...]


def _begins(sound: Sound) -> Cues:
    return (Cue(sound, Moment.BEGINS),)


def _lands(sound: Sound) -> Cues:
    return (Cue(sound, Moment.LANDS),)


_BY_KIND: Final[dict[type[Event], Cues]] = {
    line.OpeningRolled: _begins(Sound.ROLL),
    line.Rolled: _begins(Sound.ROLL),
    line.HeadMoved: _lands(Sound.HEAD),
    line.HeadRelocated: _begins(Sound.GLIDE) + _lands(Sound.HEAD),
    line.Passed: _begins(Sound.STRIKE),
    line.GameEnded: _lands(Sound.WIN),
    lawn.OpeningRolled: _begins(Sound.ROLL),
    lawn.BoundaryRolled: _begins(Sound.ROLL),
    lawn.FallenDieRolled: _begins(Sound.ROLL),
    # Thirty-two dice are dealt: each is set down, none is thrown.
    lawn.DieDealt: _lands(Sound.DIE),
    lawn.Placed: _lands(Sound.DIE),
    lawn.Advanced: _lands(Sound.DIE),
    lawn.Pushed: _begins(Sound.PUSH),
    lawn.DieFell: _begins(Sound.FALL),
    lawn.PowerCaptured: _lands(Sound.POWER),
    lawn.Staged: _lands(Sound.STAGE),
    lawn.Collapsed: _begins(Sound.COLLAPSE),
    lawn.Recovered: _lands(Sound.DIE),
    lawn.Reclaimed: _lands(Sound.DIE),
    lawn.Struck: _begins(Sound.STRIKE),
    lawn.RoundEnded: _lands(Sound.POWER),
    lawn.MatchEnded: _lands(Sound.WIN),
}

_RANKS: Final = (
    Sound.WIN,
    Sound.POWER,
    Sound.FALL,
    Sound.COLLAPSE,
    Sound.PUSH,
    Sound.STRIKE,
    Sound.HEAD,
    Sound.STAGE,
    Sound.DIE,
    Sound.ROLL,
)
"""What tells the most of a step, first. The rest never comes alone."""


def cues_of(events: Sequence[Event]) -> tuple[Cues, ...]:
    """The cues of each event of one step, in order; an empty tuple where nothing is heard.

    The chips of a line sound higher from one to the next. The cell where the Head comes to stand sounds like the
    Head alone, unless a chip is captured there.
    """
    ends = {event.end for event in events if isinstance(event, line.HeadMoved)}
    is_last = any(isinstance(event, lawn.MatchEnded) for event in events)
    laid = 0
    told: list[Cues] = []
    for event in events:
        if isinstance(event, (line.ChipLaid, line.ChipCaptured)):
            index, laid = min(laid, len(CHIPS) - 1), laid + 1
            if isinstance(event, line.ChipCaptured):
                told.append(_lands(FLIPS[index]))
            else:
                told.append(() if event.cell in ends else _lands(CHIPS[index]))
        elif is_last and isinstance(event, lawn.RoundEnded):
            told.append(())
        else:
            told.append(_BY_KIND.get(type(event), ()))
    return tuple(told)


def only_sound(events: Sequence[Event]) -> Sound | None:
    """The one sound of a step that is shown without motion: what tells the most. None where nothing is heard."""
    heard = {cue.sound for cues in cues_of(events) for cue in cues}
    return next((sound for sound in _RANKS if sound in heard), None)
