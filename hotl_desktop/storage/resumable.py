"""A game put down in the middle, with all that its plain record leaves out.

The file is a record of everything that was played, also what was taken back since, with one further key: where on
that way the game stands, steps that no event holds yet (half a deal, a decision that waits for its die), and real
dice that are known but have not fallen again.
"""

from __future__ import annotations

import json
from typing import Any, Final

from hotl_desktop.games.base import DICE, Die, GameError
from hotl_desktop.match.dice import TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import match_from_record, parse_json, to_record

RESUME_KEY: Final = "resume"
"""The further key of the record."""

_MOST_DICE: Final = 100_000


def write_resumable(match: Match) -> bytes:
    """All of `match`: `read_resumable` gives one that behaves just like it."""
    return resumable_bytes(to_resumable(match))


def resumable_bytes(record: dict[str, Any]) -> bytes:
    """The text of what `to_resumable` gave."""
    # A name can hold half a character; a question mark is better than no autosave.
    return (json.dumps(record, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "replace")


def to_resumable(match: Match) -> dict[str, Any]:
    """The record of all of `match`, with the further key."""
    whole = match
    if match.length < match.longest:
        whole = match.branch(match.longest)
        whole.extra = match.extra
    record = to_record(whole)
    record.pop(RESUME_KEY, None)
    resume: dict[str, Any] = {}
    if match.length < match.longest:
        resume["at"] = match.length
    entries = whole.entries
    if tail := whole.steps[entries[-1].length if entries else 0 :]:
        resume["tail"] = [str(step) for step in tail]
    if isinstance(match.dice, TypedDice):
        fallen = sum(isinstance(step, Die) for step in whole.steps) - sum(isinstance(step, Die) for step in tail)
        if known := match.dice.faces[fallen:]:
            resume["dice"] = list(known)
    if resume:
        record[RESUME_KEY] = resume
    return record


def read_resumable(data: bytes) -> Match:
    """The match that `write_resumable` wrote; a plain record will do as well.

    What the further key says is taken as far as the rules agree with it.

    Raises:
        NewerRecord: a newer program made it.
        NotLoadable: it is not a record, or anything in it is wrong; says what and where.
    """
    match = match_from_record(parse_json(data))
    resume = match.extra.pop(RESUME_KEY, None)
    if isinstance(resume, dict):
        _enter_known_dice(match, resume.get("dice"))
        _take_tail(match, resume.get("tail"))
        at = resume.get("at")
        if type(at) is int and 0 <= at <= match.length:
            match.go_to(at)
    return match


def _enter_known_dice(match: Match, faces: Any) -> None:
    if isinstance(match.dice, TypedDice) and isinstance(faces, list) and len(faces) <= _MOST_DICE:
        for face in faces:
            if type(face) is not int or face not in DICE:
                return
            match.dice.enter(face)


def _take_tail(match: Match, texts: Any) -> None:
    if not isinstance(texts, list):
        return
    try:
        for text in texts:
            if not isinstance(text, str):
                return
            if text in _FACES:
                if match.next_face() != _FACES[text]:
                    return
                match.roll()
            else:
                match.play(match.state.parse_action(text))
    except GameError:
        return


_FACES: Final = {str(face): face for face in DICE}
