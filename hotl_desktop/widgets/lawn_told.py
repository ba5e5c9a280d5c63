"""Get Off My Lawn told in words: what has just happened, for people who hear the game."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Event, Seat
from hotl_desktop.games.get_off_my_lawn import events as happened
from hotl_desktop.games.get_off_my_lawn.places import STRIKES_OUT
from hotl_desktop.match.match import Match
from hotl_desktop.view.lawn.words import at_position, position_name
from hotl_desktop.view.lists import listed, sentences

from .text import shown_name

translate = QCoreApplication.translate


def told(match: Match, transition: Transition) -> str:
    """The step as one or more sentences; empty when it needs no words."""
    dealt = any(isinstance(event, happened.DieDealt) for event in transition.events)
    said = [_sentence(match, event) for event in transition.events]
    if dealt and any(isinstance(event, happened.TurnBegan) for event in transition.events):
        # Thirty-two dice in a row need no words one by one: they can be read in the Player Rows.
        said.insert(0, translate("Told", "The dice are dealt."))
    return sentences(said)


def _sentence(match: Match, event: Event) -> str:
    for words in (_on_the_lawn, _beside_the_lawn, _standing):
        said = next(words(match, event), "")
        if said:
            return said
    return ""


def _on_the_lawn(match: Match, event: Event) -> Iterator[str]:
    """What enters, moves and falls."""
    match event:
        case happened.Placed():
            said = translate("Told", "{name} places a {row} {where}.")
            yield said.format(name=_name(match, event.seat), row=event.row, where=at_position(event.position))
        case happened.Advanced():
            said = translate("Told", "The waiting {row} of {name} advances to the {position}.")
            yield said.format(name=_name(match, event.seat), row=event.row, position=position_name(event.position))
        case happened.Pushed():
            said = (
                translate("Told", "{name} pushes row {row} from the left.")
                if event.side == "L"
                else translate("Told", "{name} pushes row {row} from the right.")
            )
            yield said.format(name=_name(match, event.seat), row=event.row)
        case happened.DieFell():
            said = translate("Told", "A {row} of {name} falls off.")
            yield said.format(name=_name(match, event.owner), row=event.row)
        case happened.FallenDieRolled():
            said = translate("Told", "{name} gets it back as a {face}.")
            yield said.format(name=_name(match, event.owner), face=event.face)
        case happened.PowerCaptured():
            said = translate("Told", "{name} captures the Power Die of row {row}.")
            yield said.format(name=_name(match, event.seat), row=event.row)
        case happened.Collapsed():
            said = translate("Told", "%n waiting die(s) of {name} collapse.", "", event.count)
            yield said.format(name=_name(match, event.owner))
        case _:
            pass


def _beside_the_lawn(match: Match, event: Event) -> Iterator[str]:
    """What happens in the Player Rows and the staging zones."""
    match event:
        case happened.OpeningRolled():
            said = translate("Told", "{name} rolls a {face} for the first turn.")
            yield said.format(name=_name(match, event.seat), face=event.face)
        case happened.BoundaryRolled():
            said = (
                translate("Told", "{name} rolls the lowest die, a {old}: now it is a {new}.")
                if event.end == "low"
                else translate("Told", "{name} rolls the highest die, a {old}: now it is a {new}.")
            )
            yield said.format(name=_name(match, event.seat), old=event.old_face, new=event.new_face)
        case happened.Staged():
            said = (
                translate("Told", "A {row} of {name} waits at the left of its row.")
                if event.side == "L"
                else translate("Told", "A {row} of {name} waits at the right of its row.")
            )
            yield said.format(name=_name(match, event.seat), row=event.row)
        case happened.Recovered():
            said = translate("Told", "{name} takes a collapsed {face} back.")
            yield said.format(name=_name(match, event.seat), face=event.face)
        case happened.Reclaimed():
            said = translate("Told", "{name} takes a waiting {row} back.")
            yield said.format(name=_name(match, event.seat), row=event.row)
        case _:
            pass


def _standing(match: Match, event: Event) -> Iterator[str]:
    """How players and rounds stand."""
    match event:
        case happened.OpeningTied():
            names = listed(_name(match, seat) for seat in event.seats)
            yield translate("Told", "A tie: {names} roll again.").format(names=names)
        case happened.RoundBegan():
            said = translate("Told", "Round {number} begins. {name} goes first.")
            yield said.format(number=event.number, name=_name(match, event.first))
        case happened.Passed():
            yield translate("Told", "{name} passes.").format(name=_name(match, event.seat))
        case happened.Struck():
            said = translate("Told", "That is Strike {number} of {most}.")
            yield said.format(number=event.strikes, most=STRIKES_OUT)
        case happened.StrikesCleared():
            yield translate("Told", "{name} has no Strikes any more.").format(name=_name(match, event.seat))
        case happened.WentOut():
            yield translate("Told", "{name} is out of the round.").format(name=_name(match, event.seat))
        case happened.PlacedAll():
            yield translate("Told", "{name} has placed all dice.").format(name=_name(match, event.seat))
        case happened.CameBack():
            yield translate("Told", "{name} is back in the round.").format(name=_name(match, event.seat))
        case happened.SoloGrindBegan():
            yield translate("Told", "{name} goes on alone.").format(name=_name(match, event.seat))
        case happened.RoundEnded():
            scores = listed(f"{_name(match, seat)} {points}" for seat, points in event.scores)
            said = translate("Told", "Round {number} is over: {scores}.")
            yield said.format(number=event.number, scores=scores)
        case _:
            pass


def _name(match: Match, seat: Seat) -> str:
    return shown_name(match.player(seat).name, seat)
