"""How wrong short looks are in the course of a game: worked out from long play that scatters.

A short look at a position is wrong by much the same as at the positions before and after it, the more so the nearer
they are. Long play is right in the mean, but scatters. So all long play of a game says together how wrong the short
looks are: the best linear estimate (Kalman's filter forward, Rauch, Tung and Striebel's smoother back) of an error
that changes slowly (Ornstein and Uhlenbeck's process), beside one that each look has for itself.

That is done in two stages. Rollouts that the network judges halfway scatter less than those to the end, and are wrong
by less than short looks, and for longer: so first they say how wrong short looks are, then what they change by until
their end says how wrong that still is.

Errors are counted in spreads of the chance, p (1 - p), in which they are about as large for high chances as for low
ones, and grow as the game goes on. How large and how lasting they are was fitted to games between equals, see
`ANALYSIS.md`: `python -m hotl_desktop.ai.fits errors`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hotl_desktop.games.names import LAWN_NAME, LINE_NAME

FLOOR: Final = 0.002
"""Of the spread of a chance, so that what is all but certain can be wrong, too."""
LEAST: Final = 0.0005
"""Of what single rollouts scatter, as a variance, where the short look says that nothing is left to be told."""


@dataclass(frozen=True, slots=True)
class Errors:
    """How wrong short looks are, in spreads of the chance."""

    first: float
    """The standard deviation at the beginning of a game."""
    growth: float
    """It grows by the factor e to the power of this until the end."""
    lasting: float
    """After so many looks it is like itself by 1 / e only."""
    own: float
    """The standard deviation of what each look has for itself, as a part of the one that lasts."""

    def at(self, progress: float) -> float:
        """The standard deviation of the lasting part at this progress of a game, 0 to 1."""
        return self.first * math.exp(self.growth * progress)


class Seen(NamedTuple):
    """One seat's chance at one position."""

    short: float
    """By a short look."""
    long: float
    """By long play."""
    rollouts: int
    """It scatters as little as so many results of games."""
    progress: float
    """How far the game is, 0 to 1."""


HALFWAY_ERRORS: Final[Mapping[str, Errors]] = {
    LINE_NAME: Errors(first=0.055, growth=3.5, lasting=12.0, own=0.25),
    LAWN_NAME: Errors(first=0.17, growth=0.5, lasting=8.0, own=0.3),
}
"""By the name of the game: of short looks against rollouts judged halfway."""
ERRORS: Final[Mapping[str, Errors]] = {
    LINE_NAME: Errors(first=0.065, growth=1.5, lasting=16.0, own=0.2),
    LAWN_NAME: Errors(first=0.1, growth=0.5, lasting=30.0, own=0.25),
}
"""By the name of the game: of what is known before against rollouts to the end."""
LEFT: Final[Mapping[str, float]] = {LINE_NAME: 0.66, LAWN_NAME: 0.77}
"""By the name of the game: what the square of the scatter of rollouts to the end is of that of results."""


def halfway_part(progress: float) -> float:
    """What of this rollouts have come to when they are judged halfway; the rest comes from there to their end.

    Early in a game that is next to nothing, as most of the luck is yet to come; late they are all but over.

    Args:
        progress: how far the game is where they begin, 0 to 1.
    """
    return min(0.95, 0.05 + 1.2 * progress**3)


def spread(chance: float) -> float:
    """The spread of a chance: what a judgement of it can be wrong by is in proportion to it."""
    return chance * (1 - chance) + FLOOR


def smoothed(seen: Sequence[Seen], errors: Errors) -> tuple[list[float], float]:
    """One seat's chances at positions that follow each other, from all that was seen of them.

    Returns:
        The chances, which may lie below 0 or above 1 by a little, and the logarithm of the likelihood of what was seen.
    """
    kept = math.exp(-1 / errors.lasting)
    own = errors.own * errors.own
    observed: list[float] = []
    noise: list[float] = []
    scatter: list[float] = []
    likelihood = 0.0
    for one in seen:
        scale = errors.at(one.progress) * spread(one.short)
        observed.append((one.long - one.short) / scale)
        # By the short look: if what was seen said how much it scatters, the low would be believed more than the high.
        scatter.append((one.short * (1 - one.short) + LEAST) / one.rollouts / (scale * scale))
        noise.append(scatter[-1] + own)
        likelihood -= math.log(scale)
    mean, variance = 0.0, 1.0
    means: list[float] = []
    variances: list[float] = []
    foretold: list[tuple[float, float]] = []
    for value, doubt in zip(observed, noise, strict=True):
        if means:
            mean, variance = kept * mean, kept * kept * variance + 1 - kept * kept
        foretold.append((mean, variance))
        total = variance + doubt
        likelihood -= 0.5 * (math.log(total) + (value - mean) ** 2 / total)
        gain = variance / total
        mean, variance = mean + gain * (value - mean), (1 - gain) * variance
        means.append(mean)
        variances.append(variance)
    for i in range(len(means) - 2, -1, -1):
        means[i] += variances[i] * kept / foretold[i + 1][1] * (means[i + 1] - foretold[i + 1][0])
    chances = []
    for one, value, chance_scatter, mean in zip(seen, observed, scatter, means, strict=True):
        alone = own / (own + chance_scatter) * (value - mean)
        chances.append(one.short + (mean + alone) * errors.at(one.progress) * spread(one.short))
    return chances, likelihood
