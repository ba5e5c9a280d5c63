"""What the library knows of a game. All of it follows from the record, so it can be worked out again at any time."""

from __future__ import annotations

import enum
import json
import unicodedata
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from hotl_desktop.games.base import Action, NotLoadable, Seat
from hotl_desktop.match.duplicate import set_id
from hotl_desktop.match.fairness import count_faces
from hotl_desktop.match.identity import game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import match_from_record, parse_json, write_record
from hotl_desktop.match.rolls import RollKind, rolls
from hotl_desktop.storage.faults import FileFault
from hotl_desktop.storage.finished import (
    FINISHED_KEY,
    SECONDS_KEY,
    STARTED_KEY,
    time_text,
    valid_seconds,
    valid_time,
)

MIXED: Final = "mixed"
"""Stands for the opponents of a game in which they are of several levels."""


class Result(enum.Enum):
    """How a game between people and opponents ended, from the people's side of the table."""

    WON = "won"
    """Only people are among the winners."""
    SHARED = "shared"
    """People and opponents share the win."""
    LOST = "lost"
    """Only opponents are among the winners."""


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """One player of a game."""

    seat: Seat
    name: str
    level: str | None
    """Of an opponent; None for a person."""
    score: int
    won: bool
    """Whether the player is among the winners."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One finished game."""

    id: str
    game: str
    """As records spell it."""
    options: Mapping[str, Any]
    players: tuple[PlayerFacts, ...]
    """Clockwise."""
    opponents: str | None
    """The level of the opponents, `mixed`, or None where only people played."""
    result: Result | None
    """None where not both people and opponents played."""
    started: str | None
    """In universal time, as `2026-03-14T09:26:53Z`; None when it is not known."""
    finished: str
    """Likewise."""
    seconds: int | None
    """How long it was played."""
    decisions: int
    dice: str
    """`seeded` or `manual`."""
    duplicate: str
    """The id of the first game with these dice; its own unless it is a further game of a duplicate set."""
    faces: Mapping[tuple[int, RollKind], tuple[int, ...]]
    """How often the player at an index rolled each of the six faces for a purpose."""
    fingerprint: str
    """What can never change in one game: two games with one id and different fingerprints are not one game."""
    record: str
    """The text that all this was worked out from."""

    @property
    def persons(self) -> int:
        """How many people played."""
        return sum(player.level is None for player in self.players)


def facts_of(data: bytes, when_unsaid: datetime) -> GameFacts:
    """What there is to know about the finished game of a record.

    Args:
        data: the record.
        when_unsaid: when the game ended, if the record does not say.

    Raises:
        NotLoadable: it is no sound record of a finished game.
    """
    return facts_of_match(match_from_record(parse_json(data)), when_unsaid)


def facts_of_match(match: Match, when_unsaid: datetime) -> GameFacts:
    """What there is to know about a finished match; see `facts_of`. Its record then says so itself.

    Raises:
        NotLoadable: it is not finished.
    """
    outcome = match.state.outcome()
    if outcome is None:
        raise NotLoadable("events", FileFault.NOT_OVER)
    finished = valid_time(match.extra.get(FINISHED_KEY)) or time_text(when_unsaid)
    match.extra[FINISHED_KEY] = finished
    scores = dict(outcome.scores)
    players = tuple(
        PlayerFacts(one.seat, one.name, one.level, scores[one.seat], one.seat in outcome.winners)
        for one in match.players
    )
    return GameFacts(
        id=game_id(match),
        game=match.game.name,
        options=match.options,
        players=players,
        opponents=_opponents(players),
        result=_result(players),
        started=valid_time(match.extra.get(STARTED_KEY)),
        finished=finished,
        seconds=valid_seconds(match.extra.get(SECONDS_KEY)),
        decisions=sum(isinstance(step, Action) for step in match.steps),
        dice=match.dice.kind,
        duplicate=set_id(match),
        faces=_faces(match),
        fingerprint=fingerprint(match),
        record=write_record(match),
    )


def fingerprint(match: Match) -> str:
    """What can never change in one game, however it is undone and played on."""
    seats = ",".join(player.seat for player in match.players)
    promised = getattr(match.dice, "commitment", "")
    return "|".join((match.game.name, json.dumps(match.options, sort_keys=True), seats, match.dice.kind, promised))


def _faces(match: Match) -> dict[tuple[int, RollKind], tuple[int, ...]]:
    places = {player.seat: place for place, player in enumerate(match.players)}
    fallen: dict[tuple[int, RollKind], list[int]] = defaultdict(list)
    for roll in rolls(match):
        fallen[places[roll.seat], roll.kind].append(roll.face)
    return {key: count_faces(faces).counts for key, faces in fallen.items()}


def folded(text: str) -> str:
    """`text` as it is searched: without case and accents."""
    apart = unicodedata.normalize("NFKD", text)
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return plain.casefold().replace("ı", "i").replace("\0", "")


def _opponents(players: Sequence[PlayerFacts]) -> str | None:
    levels = {player.level for player in players if player.level is not None}
    return MIXED if len(levels) > 1 else next(iter(levels), None)


def _result(players: Sequence[PlayerFacts]) -> Result | None:
    if len({player.level is None for player in players}) < 2:
        return None
    people = {player.level is None for player in players if player.won}
    if len(people) == 2:
        return Result.SHARED
    return Result.WON if True in people else Result.LOST
