"""Get Off My Lawn in words: what is expected, what an action would do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotl_desktop.games.base import Action, Seat
from hotl_desktop.games.get_off_my_lawn import (
    SEATS,
    Advance,
    GetOffMyLawnState,
    Pass,
    Place,
    Preview,
    Push,
    Reclaim,
    Recover,
    Roll,
    Stage,
)
from hotl_desktop.match.match import Match
from hotl_desktop.view.lawn.words import at_position, position_name
from hotl_desktop.view.lists import sentences

from .sentence import Sentence
from .text import isolated, shown_name

translate = QCoreApplication.translate


def action_text(action: Action) -> str:
    """An action in plain words, to stand by itself, after a colon, or as a row of a list."""
    match action:
        case Place():
            said = translate("Lawn", "Place the {face} {where}")
            return said.format(face=action.row, where=at_position(action.position))
        case Advance():
            return _advance(action)
        case Push() | Stage() | Reclaim():
            return _beside_a_row(action)
        case Recover():
            return translate("Lawn", "Take back the {face}").format(face=action.face)
        case Roll():
            low = action.end == "low"
            return translate("Lawn", "Roll the lowest die") if low else translate("Lawn", "Roll the highest die")
        case _:
            return translate("Lawn", "Pass")


def _advance(action: Advance) -> str:
    left = action.side == "L"
    if action.to == "push":
        said = (
            translate("Lawn", "Push in the waiting {row} from the left")
            if left
            else translate("Lawn", "Push in the waiting {row} from the right")
        )
        return said.format(row=action.row)
    said = (
        translate("Lawn", "Advance the waiting {row} from the left to the {position}")
        if left
        else translate("Lawn", "Advance the waiting {row} from the right to the {position}")
    )
    return said.format(row=action.row, position=position_name(action.to))


def _beside_a_row(action: Push | Stage | Reclaim) -> str:
    """An action at one of the two ends of a row."""
    left = action.side == "L"
    match action:
        case Push():
            said = (
                translate("Lawn", "Push row {row} from the left")
                if left
                else translate("Lawn", "Push row {row} from the right")
            )
        case Stage():
            said = (
                translate("Lawn", "Let the {row} wait on the left")
                if left
                else translate("Lawn", "Let the {row} wait on the right")
            )
        case Reclaim():
            said = (
                translate("Lawn", "Take the waiting {row} back from the left")
                if left
                else translate("Lawn", "Take the waiting {row} back from the right")
            )
    return said.format(row=action.row)


def short_text(action: Action) -> str:
    """An action in as few characters as can be understood: arrows for pushes, `4 FL` for a place."""
    match action:
        case Push():
            return f"→ {action.row}" if action.side == "L" else f"{action.row} ←"
        case Advance(to="push"):
            return f"⇢ {action.row}" if action.side == "L" else f"{action.row} ⇠"
        case Place():
            return f"{action.row} {action.position}"
        case Advance():
            return f"{action.row} {action.to}"
        case Stage():
            return translate("Lawn", "wait")
        case Recover() | Reclaim():
            return translate("Lawn", "back", "short: a die is taken back")
        case Roll():
            return translate("Lawn", "roll", "short: a die is rolled")
        case _:
            return translate("Lawn", "pass")


def button_text(action: Action) -> str:
    """An action as a button says it, where the board shows the rest."""
    match action:
        case Place():
            return translate("Lawn", "Place the {face}").format(face=action.row)
        case Push():
            left = action.side == "L"
            return translate("Lawn", "Push from the left") if left else translate("Lawn", "Push from the right")
        case Advance(to="push"):
            return translate("Lawn", "Push in")
        case Advance():
            return translate("Lawn", "Advance the {face}").format(face=action.row)
        case Stage():
            return (
                translate("Lawn", "Wait at the left") if action.side == "L" else translate("Lawn", "Wait at the right")
            )
        case Reclaim():
            return translate("Lawn", "Take the waiting {face} back").format(face=action.row)
        case Roll():
            return translate("Lawn", "Roll")
        case _:
            return action_text(action)


def expectation(match: Match, seat: Seat) -> Sentence:
    """What the person on `seat` is to decide."""
    state = match.state
    assert isinstance(state, GetOffMyLawnState)
    name = isolated(shown_name(match.player(seat).name))
    legal = state.legal_actions()
    kinds = {type(action) for action in legal}
    if kinds == {Recover}:
        return Sentence(
            translate("Lawn", "{name}: take back a collapsed die").format(name=name),
            translate("Lawn", "One a turn. It keeps its face, and there is no Strike for it."),
        )
    if state.solo:
        return _solo_expectation(name, kinds)
    if Pass in kinds:
        strikes = state.strikes[SEATS.index(seat)] + 1
        light = (
            translate(
                "Lawn", "Wait beside a row without a Strike, take a waiting die back, or pass: Strike {number} of 3."
            )
            if Stage in kinds
            else translate("Lawn", "Nothing fits. Passing or taking a waiting die back is Strike {number} of 3.")
        )
        return Sentence(
            translate("Lawn", "{name}: nothing can enter the Lawn").format(name=name), light.format(number=strikes)
        )
    can_enter = bool(kinds & {Place, Push, Advance})
    if not can_enter and Roll in kinds:
        return Sentence(
            translate("Lawn", "{name}: roll an end die or wait beside a row").format(name=name),
            translate("Lawn", "Neither end die can enter its row as things are."),
        )
    if Roll in kinds:
        return Sentence(
            translate("Lawn", "{name}: play an end die").format(name=name),
            translate("Lawn", "You may roll one of them first, once."),
        )
    return Sentence(
        translate("Lawn", "{name}: play an end die").format(name=name),
        translate("Lawn", "Pick a die, then where it goes."),
    )


def _solo_expectation(name: str, kinds: set[type[Action]]) -> Sentence:
    bold = translate("Lawn", "{name} goes on alone: the Solo Grind").format(name=name)
    if Roll in kinds:
        return Sentence(bold, translate("Lawn", "Roll an end die, as often as it takes."))
    return Sentence(bold, translate("Lawn", "A die fits: play it."))


def consequence(match: Match, action: Action) -> Sentence:
    """What `action`, offered now, would do."""
    state = match.state
    assert isinstance(state, GetOffMyLawnState)
    preview = state.preview(action)
    bold = action_text(action)
    match action:
        case Roll():
            return _roll_consequence(state, action)
        case Place() | Push() | Advance():
            return Sentence(bold, sentences(_enters(match, preview)))
        case Stage():
            return Sentence(bold, translate("Lawn", "It adds to your Strength there, and costs no Strike."))
        case Recover():
            return Sentence(bold)
        case _:
            return Sentence(bold, _strikes(preview))


def _roll_consequence(state: GetOffMyLawnState, action: Roll) -> Sentence:
    row = state.player_rows[state.turn]
    face = row[0] if action.end == "low" else row[-1]
    bold = (
        translate("Lawn", "Roll the lowest die, the {face}")
        if action.end == "low"
        else translate("Lawn", "Roll the highest die, the {face}")
    )
    return Sentence(bold.format(face=face), translate("Lawn", "It goes back into your row with its new face."))


def _strikes(preview: Preview) -> str:
    if preview.goes_out:
        return translate("Lawn", "That is the third Strike in a row: you are out of the round.")
    return translate("Lawn", "That is Strike {number} of 3.").format(number=preview.strikes)


def _enters(match: Match, preview: Preview) -> list[str]:
    said = [
        translate("Lawn", "Strength {strength}, needs {needed}.").format(
            strength=preview.strength, needed=preview.needed
        )
    ]
    if preview.falls == "power":
        said.append(
            translate("Lawn", "The Power Die falls to you: +{face}, and Strength there.").format(face=preview.row)
        )
    elif preview.falls == preview.seat:
        said.append(translate("Lawn", "Your own {face} falls and is rolled.").format(face=preview.row))
    elif preview.falls is not None:
        name = isolated(shown_name(match.player(preview.falls).name))
        said.append(translate("Lawn", "{name}’s {face} falls and is rolled.").format(name=name, face=preview.row))
    losses: dict[Seat, int] = {}
    for loss in preview.collapses:
        losses[loss.owner] = losses.get(loss.owner, 0) + loss.count
    for owner, count in losses.items():
        name = isolated(shown_name(match.player(owner).name))
        said.append(translate("Lawn", "%n waiting die(s) of {name} collapse.", "", count).format(name=name))
    return said
