"""A position as text to copy and paste.

A position comes from nothing but playing the game up to it, so the text is the record up to there, and pasting it
begins a game of its own that goes on from there with the same dice. Nothing can be pasted that could not be played.
"""

from __future__ import annotations

from typing import Final

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.duplicate import SET_KEY
from hotl_desktop.match.identity import ID_KEY
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import MOST_BYTES, read_record, write_record

from .faults import FileFault
from .finished import FINISHED_KEY, SECONDS_KEY, STARTED_KEY
from .resumable import RESUME_KEY

_OF_THE_OTHER_GAME: Final = (ID_KEY, SET_KEY, STARTED_KEY, FINISHED_KEY, SECONDS_KEY, RESUME_KEY)


def copied_position(match: Match, length: int | None = None) -> str:
    """The text of the position after `length` steps; where `match` stands, if left out.

    The text holds the seed of the dice, so that the game can go on; whoever reads it could work out what comes.
    """
    return write_record(match.branch(match.length if length is None else length))


def pasted_position(text: str) -> Match:
    """A new game that goes on from a position that was copied, perhaps with other words around it.

    Raises:
        NewerRecord: a newer program copied it.
        NotLoadable: there is no position in the text, or it is not sound; says what and where.
    """
    begin, end = text.find("{"), text.rfind("}")
    if begin < 0 or end < begin:
        raise NotLoadable("", FileFault.NO_POSITION)
    if end - begin > MOST_BYTES:
        raise NotLoadable("", FileFault.TEXT_TOO_LONG)
    match = read_record(text[begin : end + 1].encode("utf-8", "replace"))
    for key in _OF_THE_OTHER_GAME:
        match.extra.pop(key, None)
    return match
