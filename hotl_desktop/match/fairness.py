"""Whether counted faces look like those of fair dice: Pearson's chi-square test."""

from __future__ import annotations

import enum
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hotl_desktop.games.base import FACES

FEWEST: Final = 5 * len(FACES)
"""With fewer dice than this (five expected of each face) the test says nothing."""


class Verdict(enum.Enum):
    """How unusual counts as uneven as these are with fair dice."""

    TOO_FEW = "too few"
    """Not enough dice to say anything."""
    USUAL = "usual"
    """More uneven counts come up at least once in twenty such collections."""
    UNUSUAL = "unusual"
    """Less than once in twenty: it happens, and more often the more collections one looks at."""
    RARE = "rare"
    """Less than once in a hundred."""
    VERY_RARE = "very rare"
    """Less than once in a thousand."""


_LIMITS: Final = ((0.001, Verdict.VERY_RARE), (0.01, Verdict.RARE), (0.05, Verdict.UNUSUAL))


@dataclass(frozen=True, slots=True)
class FaceCounts:
    """How often each face has fallen."""

    counts: tuple[int, int, int, int, int, int]
    """Of the faces 1 to 6."""

    @property
    def total(self) -> int:
        """All dice."""
        return sum(self.counts)

    @property
    def chi_square(self) -> float:
        """The sum of squared differences from a sixth of all, in units of that sixth; 0 without dice."""
        expected = self.total / len(FACES)
        return sum((count - expected) ** 2 for count in self.counts) / expected if expected else 0.0

    @property
    def probability(self) -> float:
        """How likely fair dice are to come out at least so uneven, from 0 to 1."""
        return chi_square_tail(self.chi_square, len(FACES) - 1)

    @property
    def one_in(self) -> int:
        """In how many collections of as many fair dice one is at least so uneven, on average, from 1 on."""
        return max(1, round(min(1 / max(self.probability, 1e-12), 1e12)))

    @property
    def verdict(self) -> Verdict:
        """In a word."""
        if self.total < FEWEST:
            return Verdict.TOO_FEW
        probability = self.probability
        return next((verdict for limit, verdict in _LIMITS if probability < limit), Verdict.USUAL)


def count_faces(faces: Sequence[int]) -> FaceCounts:
    """The counts of these faces, each from 1 to 6."""
    one, two, three, four, five, six = (faces.count(face) for face in FACES)
    return FaceCounts((one, two, three, four, five, six))


def chi_square_tail(value: float, degrees: int) -> float:
    """The probability that a chi-square variable is at least `value`.

    It is the regularised upper incomplete gamma function Q(degrees/2, value/2). For whole degrees of freedom that is a
    finite sum of positive terms (Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1), from Q(1/2, x) = erfc(sqrt x) or
    Q(1, x) = e^-x on), so nothing cancels and the result is exact to the last digits.

    Args:
        value: not negative.
        degrees: of freedom, at least 1.
    """
    x = value / 2
    if x == 0:
        return 1.0
    order, tail = (0.5, math.erfc(math.sqrt(x))) if degrees % 2 else (1.0, math.exp(-x))
    while order < degrees / 2:
        tail += math.exp(order * math.log(x) - x - math.lgamma(order + 1))
        order += 1
    return min(tail, 1.0)
