"""What the statistics page shows, counted from a library. Takes a while: for the storage's thread."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.storage.library import GameRow, Library, Order, Query, Result
from hotl_desktop.widgets.library_words import only_person
from hotl_desktop.widgets.statistics_page import Figures, Memory, SetLine, Streak

_PIECE: Final = 500
_MOST_SETS: Final = 5
"""Sets with the same dice that are shown, the latest. Each is summed up by replaying its games."""


def figures_of(library: Library) -> Figures:
    """Count everything.

    Raises:
        StorageProblem: the database cannot be read.
    """
    rows = list(_rows(library))
    return Figures(
        games=len(rows),
        seconds=sum(row.seconds or 0 for row in rows),
        opponents=library.by_opponents(),
        players=library.by_player(),
        streaks=streaks(rows),
        memories=memories(rows),
        sets=_sets(library, rows),
    )


def _rows(library: Library) -> Iterator[GameRow]:
    """All games, the first first; in pieces, so that nobody who wants to keep a game has to wait long."""
    query = Query(order=Order.FINISHED, descending=False, limit=_PIECE)
    while rows := library.find(query).rows:
        yield from rows
        query = replace(query, offset=query.offset + len(rows))


def streaks(rows: Iterable[GameRow]) -> dict[str, Streak]:
    """Who won how many games in a row, of games in the order in which they ended.

    A shared win ends a row, and only games against opponents count.
    """
    found: dict[str, Streak] = {}
    for row in rows:
        if row.result is None:
            continue
        for player in row.players:
            if player.level is None:
                before = found.get(player.name, Streak(0, 0))
                alone = player.won and sum(one.won for one in row.players) == 1
                now = before.now + 1 if alone else 0
                found[player.name] = Streak(max(before.longest, now), now)
    return found


def memories(rows: Iterable[GameRow]) -> tuple[tuple[Memory, GameRow], ...]:
    """The games worth remembering; of equals the first."""
    best: dict[Memory, tuple[int, GameRow]] = {}

    def compare(memory: Memory, value: int, row: GameRow) -> None:
        if memory not in best or value > best[memory][0]:
            best[memory] = value, row

    for row in rows:
        people = [player.score for player in row.players if player.level is None]
        if people:
            compare(Memory.BEST, max(people), row)
            if row.seconds:
                compare(Memory.LONGEST, row.seconds, row)
        margin = _margin(row)
        if margin is not None:
            compare(Memory.CLEAREST, margin, row)
            compare(Memory.CLOSEST, -margin, row)
    if Memory.CLEAREST in best and best[Memory.CLEAREST][1] is best[Memory.CLOSEST][1]:
        del best[Memory.CLOSEST]  # there was only one kind of win
    return tuple((memory, best[memory][1]) for memory in Memory if memory in best)


def _margin(row: GameRow) -> int | None:
    """By how much the only person won against opponents; None where that did not happen."""
    person = only_person(row)
    if person is None or row.result is not Result.WON:
        return None
    return person.score - max(player.score for player in row.players if player is not person)


def _sets(library: Library, rows: Iterable[GameRow]) -> tuple[SetLine, ...]:
    """The latest sets of games with the same dice, the newest first."""
    members: dict[str, list[GameRow]] = {}
    for row in rows:
        members.setdefault(row.duplicate, []).append(row)
    real = [(name, games) for name, games in members.items() if len(games) > 1]
    real.sort(key=lambda one: one[1][-1].finished, reverse=True)
    lines = []
    for name, games in real[:_MOST_SETS]:
        with contextlib.suppress(NotLoadable):  # a damaged record: the others still count
            result = library.duplicate(name)
            if result is not None:
                lines.append(SetLine(games[-1].game, games[-1].finished, games[-1].id, result))
    return tuple(lines)
