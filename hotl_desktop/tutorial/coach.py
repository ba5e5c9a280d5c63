"""The coach of a first game: says when a decision loses much, what was better, and why in plain terms.

How good a decision is comes from whoever can judge positions, handed in as a function; without it the coach counts
what a beginner can count: points at once, and what the next rival could do about it. The reasons never come from
that function: they are what differs between the two decisions on the board.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from hotl_desktop.games.base import FACES, Action, Seat, State
from hotl_desktop.games.get_off_my_lawn import (
    SEATS as LAWN_SEATS,
)
from hotl_desktop.games.get_off_my_lawn import (
    Advance,
    GetOffMyLawnState,
    Pass,
    Place,
    Push,
    Reclaim,
    Roll,
    Stage,
)
from hotl_desktop.games.get_off_my_lawn.row import TIERS
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState, Line
from hotl_desktop.games.head_of_the_line_preview import line_preview

Rating: TypeAlias = tuple[Action, Mapping[Seat, float]]
Rate: TypeAlias = Callable[[State], Sequence[Rating]]
"""Every legal action of a state with the win chances after it, by seat."""

MUCH: Final = {2: 0.09, 3: 0.07, 4: 0.06}
"""By the number of players: so much of the win chance is worth a word."""
_MUCH_POINTS: Final = 4.0
"""Without win chances: so many points."""


class Reason(enum.Enum):
    """Why the better decision is better."""

    TAKES_HEAD = "takes a Head"
    SHUTS_IN = "leaves a rival few rolls that fit"
    SAFER = "leaves the own Head out of reach"
    ROOM = "leaves more rolls that fit"
    POINTS = "brings more points at once"
    POWER = "captures a Power Die"
    OWN_FALLS = "does not push off an own die"
    TOPPLES = "topples dice that wait"
    GETS_ON = "gets a die onto the Lawn"
    STRIKE = "avoids a Strike"
    ROLL_FIRST = "rolls first, which costs nothing"
    NO_ROLL = "keeps the die that a roll would lose"
    FURTHER = "shows only several turns ahead"


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach says to a decision that loses much."""

    better: Action
    reasons: tuple[Reason, ...]
    """The strongest first; at least one."""


class Coach:
    """Looks at decisions before they are made."""

    def __init__(self, rate: Rate | None = None) -> None:
        """Args: rate: judges decisions; without it points are counted."""
        self._rate = rate

    def best(self, state: State) -> Action:
        """The best decision that the coach knows in `state`, where a seat is to act."""
        values = self._values(state)
        return max(values, key=lambda action: values[action])

    def advise(self, state: State, action: Action) -> Advice | None:
        """What to say before `action`, a legal one, is done; None when it is good enough."""
        values = self._values(state)
        best = max(values, key=lambda one: values[one])
        much = MUCH[len(state.seats)] if self._rate is not None else _MUCH_POINTS
        if values[best] - values[action] < much:
            return None
        return Advice(best, reasons(state, action, best))

    def _values(self, state: State) -> dict[Action, float]:
        seat = state.to_act()
        assert isinstance(seat, str)
        if self._rate is not None:
            return {action: chances[seat] for action, chances in self._rate(state)}
        return {action: plain_value(state, action) for action in state.legal_actions()}


# --------------------------------------------------------------------------------------------- what can be seen


@dataclass(frozen=True, slots=True)
class _LineFacts:
    gain: int
    heads: int
    exposed: int
    """With how many faces some rival could run over the own Head next."""
    fits: int
    """For how many faces the own Head has a line from its new place."""
    rival_fits: int
    """For how many faces the rival with fewest has one."""


def _line_facts(state: HeadOfTheLineState, action: Action) -> _LineFacts:
    if not isinstance(action, Line):
        return _LineFacts(0, 0, 0, 0, len(FACES))
    preview = line_preview(state, action)
    after = state.apply(action)
    me = state.turn
    rivals = [seat for seat in after.in_play if seat != me and not after.out[seat] and seat not in after.homeless]
    fits = sum(bool(after.legal_lines(me, face)) for face in FACES) if not after.over else len(FACES)
    exposed = max(
        (
            sum(any(after.heads[me] in line.cells for line in after.legal_lines(rival, face)) for face in FACES)
            for rival in rivals
            if after.heads[rival] >= 0
        ),
        default=0,
    )
    rival_fits = min((sum(bool(after.legal_lines(rival, face)) for face in FACES) for rival in rivals), default=0)
    return _LineFacts(preview.gain, len(preview.run_over), exposed, fits, rival_fits)


@dataclass(frozen=True, slots=True)
class _LawnFacts:
    gain: int
    """Points at once, compared with doing nothing."""
    power: bool
    own_falls: bool
    topples: int
    enters: bool
    strike: bool


def _lawn_facts(state: GetOffMyLawnState, action: Action) -> _LawnFacts:
    preview = state.preview(action)
    me = LAWN_SEATS[state.turn]
    gain = 0
    if preview.row is not None:
        own = state.facts(preview.row).dice[state.turn]
        after = own + 1 - (preview.falls == me)
        gain = preview.row * (TIERS[after] - TIERS[own]) + (preview.row if preview.falls == "power" else 0)
    return _LawnFacts(
        gain=gain,
        power=preview.falls == "power",
        own_falls=preview.falls == me,
        topples=sum(loss.count for loss in preview.collapses),
        enters=isinstance(action, Place | Push | Advance),
        strike=isinstance(action, Pass | Reclaim),
    )


def reasons(state: State, action: Action, better: Action) -> tuple[Reason, ...]:
    """What `better` has on the board that `action` has not, the strongest first; at least one."""
    found: list[Reason] = []
    if isinstance(state, HeadOfTheLineState):
        mine, theirs = _line_facts(state, action), _line_facts(state, better)
        found = _line_reasons(mine, theirs, 2) or _line_reasons(mine, theirs, 1)
    elif isinstance(state, GetOffMyLawnState):
        if isinstance(better, Roll) and not isinstance(action, Roll):
            found.append(Reason.ROLL_FIRST)
        elif isinstance(action, Roll):
            found.append(Reason.NO_ROLL)
        found += _lawn_reasons(_lawn_facts(state, action), _lawn_facts(state, better), better)
    return tuple(found) or (Reason.FURTHER,)


def _line_reasons(mine: _LineFacts, theirs: _LineFacts, clearly: int) -> list[Reason]:
    """What differs by at least `clearly`: faces, or points."""
    tests = (
        (Reason.TAKES_HEAD, theirs.heads > mine.heads),
        (Reason.SHUTS_IN, mine.rival_fits - theirs.rival_fits >= clearly),
        (Reason.ROOM, theirs.fits - mine.fits >= clearly),
        (Reason.SAFER, mine.exposed - theirs.exposed >= clearly),
        (Reason.POINTS, theirs.gain - mine.gain >= clearly),
    )
    return [reason for reason, holds in tests if holds]


def _lawn_reasons(mine: _LawnFacts, theirs: _LawnFacts, better: Action) -> list[Reason]:
    tests = (
        (Reason.POWER, theirs.power and not mine.power),
        (Reason.OWN_FALLS, mine.own_falls and not theirs.own_falls),
        (Reason.STRIKE, mine.strike and not theirs.strike),
        (Reason.TOPPLES, theirs.topples > mine.topples),
        (Reason.POINTS, theirs.gain > mine.gain),
        (Reason.GETS_ON, theirs.enters and not mine.enters and not isinstance(better, Stage)),
    )
    return [reason for reason, holds in tests if holds]


def plain_value(state: State, action: Action) -> float:
    """What a beginner can count: points at once, the danger to the own Head, room, Power Dice."""
    if isinstance(state, HeadOfTheLineState):
        facts = _line_facts(state, action)
        return facts.gain + 3.0 * facts.heads - 0.5 * facts.exposed + 0.8 * facts.fits - 0.8 * facts.rival_fits
    assert isinstance(state, GetOffMyLawnState)
    lawn = _lawn_facts(state, action)
    return lawn.gain + 1.0 * lawn.enters + 1.5 * lawn.topples - 3.0 * lawn.strike - 2.0 * lawn.own_falls


def plain_choice(state: State) -> Action:
    """A sensible decision by `plain_value`, for opponents where nobody better is installed."""
    return max(state.legal_actions(), key=lambda action: plain_value(state, action))
