"""What both games say while nobody has a choice to make."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.games.base import IllegalAction, Seat
from hotl_desktop.match.match import Match
from hotl_desktop.view.lists import listed, together
from hotl_desktop.widgets.refusal_words import refusal_text
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.text import isolated, shown_name

translate = QCoreApplication.translate

GO: Final = "go"
"""The name of the tray's primary press."""


def name_of(match: Match, seat: Seat) -> str:
    """The name of the player on `seat`, fit to be put into a sentence."""
    return isolated(shown_name(match.player(seat).name, seat))


def names_of(match: Match, seats: tuple[Seat, ...]) -> str:
    """Several names as one phrase."""
    return together([name_of(match, seat) for seat in seats])


def expectation(match: Match, prompt: Prompt) -> Sentence:
    """What is going on while no person is asked for a decision of the game."""
    outcome = match.state.outcome()
    if outcome is not None:
        alone = len(outcome.winners) == 1
        said = translate("Table", "{names} wins") if alone else translate("Table", "{names} share the win")
        scores = listed(f"{name_of(match, seat)} {points}" for seat, points in outcome.scores)
        return Sentence(said.format(names=names_of(match, outcome.winners)), scores)
    who = "" if prompt.seat is None else name_of(match, prompt.seat)
    if prompt.phase is Phase.DIE:
        return Sentence(
            translate("Table", "Roll a real die for {name}").format(name=who),
            translate("Table", "Then press 1 to 6 for what it shows."),
        )
    if prompt.phase is Phase.THINKING:
        return Sentence(translate("Table", "{name} is thinking").format(name=who))
    if prompt.phase is Phase.ROLL:
        return Sentence(translate("Table", "{name}: roll the die").format(name=who))
    roller = match.state.roller
    if roller is not None:
        return Sentence(translate("Table", "{name} rolls").format(name=name_of(match, roller)))
    actor = match.state.to_act()
    if isinstance(actor, str):
        return Sentence(translate("Table", "{name}’s turn").format(name=name_of(match, actor)))
    return Sentence("")


def refusal(match: Match, error: IllegalAction) -> Sentence:
    """Why something cannot be done, with its rule."""
    reason = refusal_text(error, lambda seat: name_of(match, seat))
    return Sentence(reason, translate("Table", "Rule {rule}").format(rule=error.rule))
