"""Head of the Line told in words: what has just happened, for people who hear the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Event, Seat
from hotl_desktop.games.head_of_the_line import (
    CELL_NAMES,
    PASSES_OUT,
    ChipCaptured,
    HeadCaptured,
    HeadMoved,
    HeadOfTheLineState,
    HeadRelocated,
    Line,
    OpeningRolled,
    OpeningTied,
    Passed,
    Rolled,
    TurnBegan,
    WentOut,
)
from hotl_desktop.match.match import Match
from hotl_desktop.view.lists import listed, sentences

from .line_words import action_text
from .text import shown_name

translate = QCoreApplication.translate


def told(match: Match, transition: Transition) -> str:
    """The step as one or more sentences; empty when it needs no words."""
    return sentences(_sentences(match, transition))


def _sentences(match: Match, transition: Transition) -> Iterator[str]:
    before, events = transition.before, transition.events
    taken: Counter[Seat] = Counter(event.owner for event in events if isinstance(event, ChipCaptured))
    for event in events:
        if isinstance(event, HeadMoved) and isinstance(transition.step, Line):
            name = _name(match, event.seat)
            yield translate("Told", "{name} lays {line}.").format(name=name, line=action_text(transition.step))
            for owner, count in taken.items():
                said = translate("Told", "It takes %n chip(s) of {name}.", "", count)
                yield said.format(name=_name(match, owner))
            for captured in events:
                if isinstance(captured, HeadCaptured):
                    said = translate("Told", "The Head of {name} is captured.")
                    yield said.format(name=_name(match, captured.seat))
        elif isinstance(event, TurnBegan):
            if isinstance(before, HeadOfTheLineState) and before.contenders:
                yield translate("Told", "{name} goes first.").format(name=_name(match, event.seat))
        else:
            yield from _sentence(match, event)


def _sentence(match: Match, event: Event) -> Iterator[str]:
    match event:
        case OpeningRolled():
            said = translate("Told", "{name} rolls a {face} for the first turn.")
            yield said.format(name=_name(match, event.seat), face=event.face)
        case OpeningTied():
            names = listed(_name(match, seat) for seat in event.seats)
            yield translate("Told", "A tie: {names} roll again.").format(names=names)
        case Rolled():
            yield translate("Told", "{name} rolls a {face}.").format(name=_name(match, event.seat), face=event.face)
        case HeadRelocated():
            said = translate("Told", "The Head of {name} goes on from {cell}.")
            yield said.format(name=_name(match, event.seat), cell=CELL_NAMES[event.end])
        case Passed():
            said = translate("Told", "{name} passes: {number} of {most} in a row.")
            yield said.format(name=_name(match, event.seat), number=event.passes, most=PASSES_OUT)
        case WentOut():
            yield translate("Told", "{name} takes no more turns.").format(name=_name(match, event.seat))
        case _:
            pass


def _name(match: Match, seat: Seat) -> str:
    return shown_name(match.player(seat).name, seat)
