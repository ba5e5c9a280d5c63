"""Where dice come from: a secret seed that can be proved afterwards, or real dice that people type in.

A source is a function of the die's number in the game, so a move taken back and played again meets the same dice.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final, Protocol

SEED_BYTES: Final = 32
_LARGEST_BYTE: Final = 252
"""Bytes from here on are skipped: 252 is the largest multiple of six in a byte, so all faces are equally likely."""


class DiceSource(Protocol):
    """The dice of one game by number, counted from 0."""

    @property
    def kind(self) -> str:
        """`seeded` or `manual`, as records spell it."""

    def face(self, number: int) -> int | None:
        """The face of die `number`, or None while it is not known."""


def face_of_byte(byte: int) -> int | None:
    """The face that a byte of the stream stands for; None when the byte is skipped."""
    return byte % 6 + 1 if byte < _LARGEST_BYTE else None


class SeededDice:
    """Dice drawn from a seed: HMAC-SHA256 keyed with it, over a counter of 8 big-endian bytes."""

    kind: Final = "seeded"

    def __init__(self, seed: bytes) -> None:
        """Args: seed: 32 bytes. Raises: ValueError: another length."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed: Final = seed
        self._faces: list[int] = []
        self._blocks = 0

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in hex: shown before the first roll, so that the seed cannot be changed later."""
        return hashlib.sha256(self.seed).hexdigest()

    def face(self, number: int) -> int:
        """The face of die `number`."""
        while len(self._faces) <= number:
            block = hmac.digest(self.seed, self._blocks.to_bytes(8, "big"), "sha256")
            self._blocks += 1
            self._faces.extend(face for byte in block if (face := face_of_byte(byte)) is not None)
        return self._faces[number]


class TypedDice:
    """Real dice: every face is entered once and stays, also when the move is taken back."""

    kind: Final = "manual"

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self._faces = list(faces)

    @property
    def faces(self) -> tuple[int, ...]:
        """All that have been entered, in order."""
        return tuple(self._faces)

    def face(self, number: int) -> int | None:
        """The face of die `number`, None until it is entered."""
        return self._faces[number] if number < len(self._faces) else None

    def enter(self, face: int) -> None:
        """Take the face of the first die that is not known yet."""
        self._faces.append(face)


class SealedDice:
    """The dice of somebody else's unfinished game, whose seed is still secret: known as far as they have fallen."""

    kind: Final = "seeded"

    def __init__(self, commitment: str, faces: Iterable[int] = ()) -> None:
        self.commitment: Final = commitment
        self._faces = list(faces)

    def face(self, number: int) -> int | None:
        """The face of die `number`, None beyond those that have fallen."""
        return self._faces[number] if number < len(self._faces) else None
