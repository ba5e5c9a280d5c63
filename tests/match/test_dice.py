"""Seeded dice are fair, provable and always the same; real dice stay what was entered."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from hotl_desktop.games.base import FACES
from hotl_desktop.match.dice import SealedDice, SeededDice, TypedDice, face_of_byte

SEED = bytes(range(32))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 defines it, without the module that the program uses."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def stream(seed: bytes, count: int) -> list[int]:
    """The first bytes of the stream of `seed`."""
    blocks = (hmac_sha256(seed, counter.to_bytes(8, "big")) for counter in range(count // 32 + 1))
    return list(b"".join(blocks))[:count]


def numbered(number: int) -> bytes:
    return number.to_bytes(32, "big")


def test_every_face_stands_for_as_many_bytes_as_any_other() -> None:
    faces = [face_of_byte(byte) for byte in range(256)]
    assert faces[:252] == [byte % 6 + 1 for byte in range(252)]
    assert faces[252:] == [None] * 4
    assert Counter(faces) == {1: 42, 2: 42, 3: 42, 4: 42, 5: 42, 6: 42, None: 4}


@pytest.mark.parametrize("seed", [SEED, bytes(32), b"\xff" * 32, bytes(Random(1).randbytes(32))])
def test_the_dice_are_the_accepted_bytes_of_the_stream_in_order(seed: bytes) -> None:
    expected = [byte % 6 + 1 for byte in stream(seed, 2000) if byte < 252]
    dice = SeededDice(seed)
    assert [dice.face(number) for number in range(len(expected))] == expected


def test_a_known_stream() -> None:
    # What openssl's HMAC says for this seed and a counter of 0. By hand: 9f is 159, so the remainder is 3 and the face
    # 4; 0c is 12, a 1; d9 217, a 2; b9 185, a 6; 40 64, a 5; 97 151, a 2; fe is skipped; 49 73, a 2; 29 41, a 6.
    block = bytes.fromhex("9f0cd9b94097fe4929918d2b8942b34439574261a35dc50163f06c67d4e48899")
    assert bytes(stream(SEED, 32)) == block
    assert [SeededDice(SEED).face(number) for number in range(8)] == [4, 1, 2, 6, 5, 2, 2, 6]


def test_bytes_from_252_on_are_skipped() -> None:
    seed = next(seed for seed in map(numbered, range(100)) if max(stream(seed, 8)) >= 252)
    block = stream(seed, 32)
    skipped = next(index for index, byte in enumerate(block) if byte >= 252)
    faces = [SeededDice(seed).face(number) for number in range(skipped + 1)]
    following = next(byte for byte in block[skipped:] if byte < 252)
    assert faces == [byte % 6 + 1 for byte in [*block[:skipped], following]]


def test_a_die_is_the_same_in_whatever_order_it_is_asked_for() -> None:
    forward, backward = SeededDice(SEED), SeededDice(SEED)
    numbers = range(500)
    assert [forward.face(number) for number in numbers] == [backward.face(number) for number in reversed(numbers)][::-1]


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert SeededDice(bytes(32)).commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert SeededDice(SEED).commitment == hashlib.sha256(SEED).hexdigest()
    assert SeededDice(SEED).kind == "seeded"


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SeededDice(bytes(length))


def test_faces_are_even() -> None:
    count = 60_000
    dice = SeededDice(SEED)
    seen = Counter(dice.face(number) for number in range(count))
    chi_square = sum((seen[face] - count / 6) ** 2 / (count / 6) for face in FACES)
    assert chi_square < 20.5, "more than one in a thousand for 5 degrees of freedom"


def test_faces_do_not_depend_on_the_face_before() -> None:
    count = 60_000
    dice = SeededDice(SEED)
    faces = [dice.face(number) for number in range(count + 1)]
    pairs = Counter(pairwise(faces))
    chi_square = sum((pairs[one, other] - count / 36) ** 2 / (count / 36) for one in FACES for other in FACES)
    assert chi_square < 66.6, "more than one in a thousand for 35 degrees of freedom"


def test_typed_dice_are_known_once_entered() -> None:
    dice = TypedDice([3])
    assert (dice.face(0), dice.face(1)) == (3, None)
    dice.enter(5)
    assert (dice.face(0), dice.face(1), dice.face(2)) == (3, 5, None)
    assert dice.faces == (3, 5)
    assert dice.kind == "manual"


def test_sealed_dice_are_known_as_far_as_they_have_fallen() -> None:
    dice = SealedDice("ab" * 32, [6, 1])
    assert [dice.face(number) for number in range(3)] == [6, 1, None]
    assert (dice.kind, dice.commitment) == ("seeded", "ab" * 32)
