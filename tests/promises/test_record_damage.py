"""Promise: a bad record is harmless: it is read as a sound game, or refused with a place and a reason, in time."""

from __future__ import annotations

import json
import os
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.identity import game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import read_record, write_record
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.library import open_library
from hotl_desktop.storage.places import Places
from tests.promises.conftest import Figure
from tests.storage.games import record
from tests.walks import LAWN_TABLES, LINE_TABLES, LONG, play_on, seeded

SECONDS: Final = 2.0
MEGABYTES: Final = 200
EVERY: Final = max(1, 200 // LONG)
"""Which of the changes are tried: every one from HOTL_LONG=200 on."""
SMALL: Final = tuple(
    write_record(play_on(table.match(seeded(number)), Random(number), steps)).encode()
    for number, (table, steps) in enumerate(zip((*LINE_TABLES[::3], *LAWN_TABLES), (4, 6, 9, 14, 34, 37), strict=True))
)
"""Six records: two to four players of both games, of a few events each."""


class Reader:
    """Reads what may be nonsense, and keeps account."""

    def __init__(self) -> None:
        self.read = self.refused = 0
        self.slowest = 0.0
        self.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    def take(self, data: bytes) -> Match | None:
        """The match that was read; None if it was refused in so many words.

        Any other error is no way to refuse a file, and ends the test.
        """
        began = time.thread_time()
        match, said = None, "read"
        try:
            match = read_record(data)
        except NotLoadable as refusal:
            said = str(refusal)
        assert 0 < len(said) < 400
        assert said.isprintable()
        self.slowest = max(self.slowest, time.thread_time() - began)
        self.read += 1
        self.refused += match is None
        return match

    def tell(self, figure: Figure) -> None:
        grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - self.memory) / 1024
        figure("files read", self.read)
        figure("refused", self.refused)
        figure("slowest, ms of processor time", round(self.slowest * 1000, 1))
        figure("memory grown by, MB", round(grown, 1))
        assert self.slowest < SECONDS
        assert grown < MEGABYTES


def assert_sound(match: Match) -> None:
    """What was read is a game: its position comes from its steps, and it can be written and read again."""
    state = match.state_at(0)
    for number in range(match.length):
        state = state.apply(match.step_at(number))
    assert state == match.state
    again = read_record(write_record(match).encode())
    assert again.steps == match.steps
    assert again.state == match.state


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_every_length_and_every_byte_of_six_records(number: int, figure: Figure) -> None:
    data, reader = SMALL[number], Reader()
    for length in range(len(data.rstrip())):
        assert reader.take(data[:length]) is None
    changes = ((at, value) for at in range(len(data)) for value in range(256) if value != data[at])
    for count, (at, value) in enumerate(changes):
        if count % EVERY == number % EVERY:
            match = reader.take(data[:at] + bytes([value]) + data[at + 1 :])
            if match is not None:
                assert_sound(match)
    figure("bytes", len(data))
    reader.tell(figure)


NONSENSE: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1.5, 1e308, -0.0, 2**63, 10**400, "", "x", "\0", "\ud800", "\u202egnp.exe", "<b>x</b>"),
    *([], [[]], {}, {"": None}, "NW", "P1", "pass", "a1-a9", "first NW:1 SE:1", "NW 7 a1-a2", "9" * 5000, "é" * 3000),
)
"""What may stand where something else should."""


def bent(value: Any, random: Random) -> Any:
    """`value` with something somewhere in it that is missing, doubled, moved, or of another kind."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(list(value))
        how = random.randrange(6)
        if how == 0:
            return {name: one for name, one in value.items() if name != key}
        if how == 1:
            return value | {random.choice(("x", "seed", "version", "events", key.upper())): random.choice(NONSENSE)}
        return value | {key: bent(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.9:
        at, how = random.randrange(len(value)), random.randrange(6)
        copy = list(value)
        if how == 0:
            del copy[at]
        elif how == 1:
            copy.insert(at, random.choice(NONSENSE))
        elif how == 2:
            copy.insert(random.randrange(len(copy)), copy.pop(at))
        elif how == 3:
            copy[at:at] = copy[at : at + random.randrange(1, 9)]
        else:
            copy[at] = bent(copy[at], random)
        return copy
    if isinstance(value, str) and value and random.random() < 0.6:
        at = random.randrange(len(value))
        piece = random.choice(("", " ", "0", "7", value[at:], value[:at], chr(random.randrange(1, 0x3000)), "->", "@"))
        return value[:at] + piece + value[at + random.randrange(3) :]
    if type(value) is int and random.random() < 0.5:
        return value + random.choice((-1, 1, 2**31, 2**64))
    return random.choice(NONSENSE)


def test_records_bent_where_it_hurts(figure: Figure) -> None:
    """Changes that know how a record is built get past the JSON and into the rules."""
    random, reader = Random(5), Reader()
    whole = [json.loads(data) for data in (*SMALL, record(1), record(2))]
    for _ in range(1_500 * LONG):
        value = random.choice(whole)
        for _ in range(random.choice((1, 1, 1, 2, 4))):
            value = bent(value, random)
        match = reader.take(json.dumps(value).encode("utf-8", "surrogatepass"))
        if match is not None and random.random() < 0.2:
            assert_sound(match)
    reader.tell(figure)
    assert 0 < reader.refused < reader.read


def _changes_of_database(data: bytes) -> Iterator[bytes]:
    """Every byte once, and every fourth length, from HOTL_LONG=800 on; fewer before."""
    random = Random(7)
    step = max(1, 800 // LONG)
    for length in range(0, len(data), step * 4):
        yield data[:length]
    for at in range(random.randrange(step), len(data), step):
        yield data[:at] + bytes([(data[at] + random.randrange(1, 256)) % 256]) + data[at + 1 :]


def test_every_place_of_a_database(tmp_path: Path, figure: Figure) -> None:
    """Whatever is wrong in it, it opens, and all games are there: from it, or from the files beside it."""
    places = Places.inside(tmp_path)
    library, _ = open_library(places.library, FinishedGames(places.games))
    games = {game_id(read_record(record(number))): read_record(record(number)).steps for number in range(2)}
    for number in range(2):
        library.keep(record(number))
    library.close()
    data = places.library.read_bytes()
    tried = aside = 0
    for damaged in _changes_of_database(data):
        for rest in places.library.parent.glob(f"{places.library.name}*"):
            os.remove(rest)
        places.library.write_bytes(damaged)
        library, report = open_library(places.library, FinishedGames(places.games))
        for name, steps in games.items():
            kept = library.match(name)
            assert kept is not None
            assert kept.steps == steps
        library.close()
        tried += 1
        aside += report.moved_aside is not None
    figure("bytes", len(data))
    figure("databases opened", tried)
    figure("set aside and made anew", aside)
