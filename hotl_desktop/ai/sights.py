"""What is seen of the positions of a game, and what that says of them together: the levels of a course."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .estimates import EVEN, Ratio, normal, ratio_of
from .smoothing import ERRORS, HALFWAY_ERRORS, Errors, Seen, smoothed
from .thinking import Chances


class Sight(NamedTuple):
    """What a position is worth, the shorter the look the less it scatters and the more it is wrong."""

    progress: float
    """How far the game is, 0 to 1."""
    short: Chances
    """By a short look."""
    halfway: Chances
    """By rollouts that are judged halfway."""
    halfways: int
    """They scatter as little as so many results of games; 0 where there are none, as nothing is left to be told, or
    they are not asked for."""
    long: Chances
    """By these, and what rollouts to the end change from there on."""
    rollouts: int
    """That scatters as little as so many results of games; 0 where there are none."""


def levels(seen: Sequence[Sight], game: str) -> list[Ratio]:
    """By what the short looks at positions in a row are to be scaled, in the game of this name."""
    known = told_halfway(seen, HALFWAY_ERRORS[game])
    known = _told(known, to_the_end(seen, known), [one.rollouts > 0 for one in seen], ERRORS[game])
    return [
        ratio_of(one.short, chances) if one.halfways or one.rollouts else EVEN
        for one, chances in zip(seen, known, strict=True)
    ]


def halfway(seen: Sequence[Sight]) -> list[list[Seen]]:
    """By seat number, what rollouts judged halfway say of short looks, where there are any."""
    told = [one for one in seen if one.halfways]
    return [[Seen(one.short[k], one.halfway[k], one.halfways, one.progress) for one in told] for k in range(4)]


def told_halfway(seen: Sequence[Sight], errors: Errors) -> list[Chances]:
    """What is known before long rollouts have a say, of short looks that are wrong by `errors`."""
    return _told([one.short for one in seen], halfway(seen), [one.halfways > 0 for one in seen], errors)


def to_the_end(seen: Sequence[Sight], known: Sequence[Chances]) -> list[list[Seen]]:
    """By seat number, what long rollouts say of what is known before, where there are any: what they change by."""
    told = [(chances, one) for chances, one in zip(known, seen, strict=True) if one.rollouts]
    return [
        [
            Seen(chances[k], chances[k] + one.long[k] - one.halfway[k], one.rollouts, one.progress)
            for chances, one in told
        ]
        for k in range(4)
    ]


def _told(
    known: Sequence[Chances], series: Sequence[Sequence[Seen]], where: Sequence[bool], errors: Errors
) -> list[Chances]:
    """What is known after rollouts have had their say, `where` there are any."""
    better = zip(*[smoothed(one, errors)[0] for one in series], strict=True)
    return [normal(next(better)) if told else chances for chances, told in zip(known, where, strict=True)]
