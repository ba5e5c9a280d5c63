"""Every kind of event is told in words, and in random games no decision is passed over in silence."""

from __future__ import annotations

from random import Random

import pytest

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Action, Event, State, Step
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, Roll
from hotl_desktop.games.get_off_my_lawn import events as lawn
from hotl_desktop.games.head_of_the_line import Line, TurnBegan
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.widgets import lawn_told, line_told
from tests.walks import LAWN_TABLES, LINE_TABLES, Table, seeded, walk

NAMES = ("Mira", "Robin", "Tove", "Sam")
SILENT = (lawn.TurnBegan, lawn.DieDealt, lawn.MatchEnded)
"""What is said by others: the status line says whose turn it is and who has won."""


def match_at(table: Table) -> Match:
    players = [Player(seat, name, "human") for seat, name in zip(table.seats, NAMES, strict=False)]
    return Match(table.game, players, seeded(1), table.options)


def told(match: Match, before: State, step: Step) -> tuple[str, list[Event]]:
    events: list[Event] = []
    after = before.apply(step, events)
    words = lawn_told if match.game is GET_OFF_MY_LAWN else line_told
    return words.told(match, Transition(before, step, after, tuple(events))), events


@pytest.mark.parametrize("table", [*LINE_TABLES, *LAWN_TABLES], ids=str)
def test_every_decision_and_every_die_of_a_turn_is_told(table: Table) -> None:
    match = match_at(table)
    for before, step, _ in walk(table, Random(8)):
        text, events = told(match, before, step)
        # A roll of a boundary die is told when it has fallen, and dice are dealt without a word until the last.
        if isinstance(step, Action) and not isinstance(step, Roll):
            assert text, step
        elif not isinstance(step, Action) and any(not isinstance(event, SILENT) for event in events):
            assert text, events
        assert "{" not in text
        assert "  " not in text


def test_every_kind_of_event_of_the_lawn_has_words() -> None:
    table = LAWN_TABLES[1]
    match = match_at(table)
    seen: dict[type[Event], str] = {}
    for seed in range(60):
        for before, step, after in walk(table, Random(seed)):
            events: list[Event] = []
            before.apply(step, events)
            for event in events:
                if type(event) not in seen:
                    seen[type(event)] = lawn_told.told(match, Transition(before, step, after, (event,)))
    kinds = {kind for kind in vars(lawn).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds - set(seen) <= {lawn.OpeningTied}
    assert {kind for kind, text in seen.items() if not text} <= set(SILENT)


def test_a_line_tells_what_it_takes_and_where_heads_go_on() -> None:
    table = LINE_TABLES[-1]
    match = match_at(table)
    captures = heads = passes = 0
    for seed in range(12):
        for before, step, _ in walk(table, Random(seed)):
            text, _ = told(match, before, step)
            if isinstance(step, Line):
                assert " lays " in text
                captures += "It takes" in text
                if "is captured" in text:
                    heads += 1
                    assert "goes on from" in text or "takes no more turns" in text or " of " in text
            passes += " passes: " in text
    assert captures > 20
    assert heads > 3
    assert passes > 5


def test_who_goes_first_is_told_once() -> None:
    table = LINE_TABLES[-1]
    match = match_at(table)
    said = [told(match, before, step) for before, step, _ in walk(table, Random(5))]
    firsts = [text for text, _ in said if "goes first" in text]
    turns = [events for _, events in said if any(isinstance(event, TurnBegan) for event in events)]
    assert len(firsts) == 1
    assert len(turns) > 10
