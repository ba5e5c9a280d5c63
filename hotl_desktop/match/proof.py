"""Whether the dice of a record are the ones that were promised before the first roll."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from .dice import SealedDice, SeededDice
from .record import read_record
from .rolls import rolls


@dataclass(frozen=True, slots=True)
class DiceProof:
    """What can be said about the dice of a sound record."""

    dice: int
    """How many have fallen."""
    commitment: str | None = None
    """What was shown before the first roll; None when people typed in their own dice."""
    seed: str | None = None
    """64 hex digits; None when people typed in their dice, or as long as the seed is secret."""

    @property
    def proved(self) -> bool:
        """Whether every die follows from the seed, and the seed from the commitment."""
        return self.seed is not None


def verify_dice(data: bytes) -> DiceProof:
    """Check the dice of a record, from nothing but its text.

    Raises:
        NotLoadable: the record is not sound: it cannot be read, its seed is not the promised one, or a die, a move or
            the result is not what it must be; says what and where.
    """
    match = read_record(data)
    fallen = rolls(match)
    if isinstance(match.dice, SealedDice):
        return DiceProof(len(fallen), match.dice.commitment)
    if not isinstance(match.dice, SeededDice):
        return DiceProof(len(fallen))
    seed = match.dice.seed
    return DiceProof(len(fallen), hashlib.sha256(seed).hexdigest(), seed.hex())
