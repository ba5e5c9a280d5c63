"""A game looked back on: what every die and every decision changed, luck and skill told apart.

`ANALYSIS.md` beside this file explains the figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from hotl_desktop.games.base import Die, Seat, State
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from hotl_desktop.match.match import Match

from .asking import Asker, Stop
from .course import Passage, Progress, course
from .efforts import DEFAULT_STRENGTH, effort_of
from .estimates import NORMAL
from .marks import MARKS, accuracy_of, mark_of, thresholds_of
from .openings import is_deal
from .thinking import SEAT_NUMBERS, Chances

FEW: Final = 5
"""So many options of a decision are kept."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of the game: a die or a decision."""

    length: int
    """`Match.length` before the step."""
    kind: Literal["roll", "decision"]
    seat: Seat
    """Who rolled or decided."""
    die: int | None
    """The face that fell, or the roll that the decision answers; None where there is none."""
    before: Mapping[Seat, float]
    """Win chances before the step: of a roll, exactly the mean of the six faces; of a decision, with the best one."""
    after: Mapping[Seat, float]
    """Win chances after it; the next moment's `before`, exactly."""
    played: str
    """The action as text; of a roll, its face."""
    best: str
    """The best action as text; empty for a roll."""
    loss: float
    """Win chance that the decision gave away, never negative; 0 for a roll and where nothing could be chosen."""
    mark: str
    """One of `MARKS`."""
    luck: float
    """What the die brought the one who rolled: after less before; 0 for a decision."""
    options: tuple[tuple[str, float], ...]
    """The best few actions and their chances for `seat`, best first; of a roll, the six faces by face, where known."""
    count: int
    """How many actions were legal; 6 for a roll."""
    error: float
    """Half the width of the 95 % interval of the chance of `seat` before the step."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One player's game.

    `result - adjusted = luck`: of what the player got, so much is owed to their own dice. `adjusted` is the result
    with ordinary luck: it is to be compared with that of others, over several games, and says more about play than the
    result does, with the same mean and less scatter. It is no chance, so it may lie below 0 or above 1.
    """

    seat: Seat
    decisions: int
    """How many in which something could be chosen."""
    loss: float
    """Win chance given away in all decisions."""
    marks: Mapping[str, int]
    """How many decisions got each of `MARKS` but the empty one."""
    accuracy: float
    """0 to 100; 100 where nothing was given away. See `accuracy_of`."""
    luck: float
    """What the own dice brought, in win chance."""
    others_luck: float
    """What the others' dice brought this seat."""
    others_play: float
    """What the others' decisions brought this seat, against their best play."""
    first: float
    """The seat's chance at the beginning."""
    result: float
    """Its share of the win; in a game that goes on, its chance where it stands.

    result = first + luck + others_luck - loss + others_play, exactly.
    """
    adjusted: float
    """The result less `luck`."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back on."""

    strength: str
    finished: bool
    """Whether the game was over; if not, the results are chances."""
    moments: tuple[Moment, ...]
    """One a step of the match, in order."""
    seats: tuple[SeatReview, ...]
    """One a seat in play, clockwise."""
    thresholds: tuple[float, float, float]
    """From which loss on a decision is doubtful, bad, very bad."""

    def mistakes(self) -> tuple[Moment, ...]:
        """The moments with a mark, in order."""
        return tuple(moment for moment in self.moments if moment.mark)

    def to_plain(self) -> dict[str, Any]:
        """The review as JSON can hold it; figures to five places."""
        plain: dict[str, Any] = _rounded(asdict(self))
        return plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Review:
        """The review that `to_plain` wrote.

        Raises:
            ValueError: it did not.
        """
        try:
            moments = [
                Moment(**{**one, "options": tuple((str(text), float(chance)) for text, chance in one["options"])})
                for one in plain["moments"]
            ]
            seats = [SeatReview(**one) for one in plain["seats"]]
            one, two, three = plain["thresholds"]
            return cls(plain["strength"], plain["finished"], tuple(moments), tuple(seats), (one, two, three))
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a review: {error}") from None


def review(
    match: Match,
    strength: str = DEFAULT_STRENGTH,
    progress: Progress | None = None,
    stop: Stop | None = None,
    seed: int = 0,
) -> Review:
    """Look back on `match`, up to where it stands.

    Args:
        match: a game, finished or not.
        strength: one of `analysis.STRENGTHS`.
        progress: told how many of how many positions are done.
        stop: asked now and then, from other threads, too.
        seed: of the dice in the mind's eye.

    Raises:
        NotUnderstood: there is no such strength.
        Stopped: `stop` said so.
    """
    effort = effort_of(match.game.name, strength)
    passages = course(match, effort, seed, Asker(stop), progress)
    thresholds = thresholds_of(match.game.name)
    moments = tuple(_moment(match, passage, thresholds) for passage in passages)
    finished = match.state.outcome() is not None
    seats = tuple(_seat_review(match, seat, passages, moments) for seat in match.state.seats)
    return Review(strength, finished, moments, seats, thresholds)


def _moment(match: Match, passage: Passage, thresholds: tuple[float, float, float]) -> Moment:
    state, step = match.state_at(passage.length), match.step_at(passage.length)
    is_roll = isinstance(step, Die)
    seat = str(state.roller if is_roll else state.to_act())
    number = SEAT_NUMBERS[seat]
    change = passage.after[number] - passage.before[number]
    if isinstance(step, Die):
        texts = [str(face) for face in range(1, 1 + len(passage.options))]
    else:
        texts = [str(action) for action in state.legal_actions()]
    options = [(text, chances[number]) for text, chances in zip(texts, passage.options, strict=True)]
    if not is_roll:
        options.sort(key=lambda one: (-one[1], one[0] != str(step)))
    loss = 0.0 if is_roll else max(0.0, -change)
    return Moment(
        length=passage.length,
        kind="roll" if is_roll else "decision",
        seat=seat,
        die=_die(state, step),
        before=_by_seat(state, passage.before),
        after=_by_seat(state, passage.after),
        played=str(step),
        best="" if is_roll else options[0][0],
        loss=loss,
        mark=mark_of(loss, thresholds),
        luck=change if is_roll else 0.0,
        options=tuple(options if is_roll else _few(options, str(step))),
        count=6 if is_roll else len(options),
        error=NORMAL * passage.scatter,
    )


def _few(options: Sequence[tuple[str, float]], played: str) -> list[tuple[str, float]]:
    """The best few, and the one that was played."""
    return [*options[:FEW], *(one for one in options[FEW:] if one[0] == played)]


def _die(state: State, step: object) -> int | None:
    if isinstance(step, Die):
        return step.face
    if isinstance(state, HeadOfTheLineState) and not state.homeless:
        return state.die
    return None


def _by_seat(state: State, chances: Chances) -> dict[Seat, float]:
    return {seat: chances[SEAT_NUMBERS[seat]] for seat in state.seats}


def _seat_review(match: Match, seat: Seat, passages: Sequence[Passage], moments: Sequence[Moment]) -> SeatReview:
    number = SEAT_NUMBERS[seat]
    luck = others_luck = others_play = 0.0
    chosen = []
    for passage, moment in zip(passages, moments, strict=True):
        change = passage.after[number] - passage.before[number]
        if moment.kind == "roll":
            if moment.seat == seat or is_deal(match.state_at(passage.length)):
                luck += change
            else:
                others_luck += change
        elif moment.seat != seat:
            others_play += change
        elif moment.count > 1:
            chosen.append(moment)
    loss = sum([moment.loss for moment in chosen])
    result = passages[-1].after[number] if passages else 1 / len(match.state.seats)
    return SeatReview(
        seat=seat,
        decisions=len(chosen),
        loss=loss,
        marks={mark: sum([moment.mark == mark for moment in chosen]) for mark in MARKS[1:]},
        accuracy=accuracy_of(loss, len(chosen)),
        luck=luck,
        others_luck=others_luck,
        others_play=others_play,
        first=passages[0].before[number] if passages else result,
        result=result,
        adjusted=result - luck,
    )


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value
