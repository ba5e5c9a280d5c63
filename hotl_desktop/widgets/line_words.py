"""Head of the Line in words: what is expected, what a line would do, what has happened."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotl_desktop.games.base import Action, Seat
from hotl_desktop.games.head_of_the_line import (
    CELL_NAMES,
    PASSES_OUT,
    SEATS,
    HeadOfTheLineState,
    Line,
    Pass,
    Relocate,
)
from hotl_desktop.games.head_of_the_line_preview import LinePreview, line_preview
from hotl_desktop.match.match import Match
from hotl_desktop.view.lists import sentences, together

from .sentence import Sentence
from .text import isolated, shown_name

translate = QCoreApplication.translate


def notation_text(action: Action) -> str:
    """An action as the move list shows it: a line as `f7–f10`, with the dash that belongs there."""
    if isinstance(action, Line):
        return f"{CELL_NAMES[action.origin]}–{CELL_NAMES[action.end]}"
    return action_text(action)


def action_text(action: Action) -> str:
    """An action in plain words, to stand by itself, after a colon, or as a row of a list."""
    if isinstance(action, Line) and action.origin == action.end:
        return CELL_NAMES[action.end]
    if isinstance(action, Line):
        said = translate("Line", "{origin} to {end}", "a line, by its first and its last cell")
        return said.format(origin=CELL_NAMES[action.origin], end=CELL_NAMES[action.end])
    if isinstance(action, Relocate):
        return translate("Line", "Head to {cell}").format(cell=CELL_NAMES[action.cell])
    return translate("Line", "Pass")


def expectation(match: Match, seat: Seat) -> Sentence:
    """What the person on `seat` is to decide."""
    state = match.state
    assert isinstance(state, HeadOfTheLineState)
    name = isolated(shown_name(match.player(seat).name))
    legal = state.legal_actions()
    if state.homeless:
        return Sentence(
            translate("Line", "{name}: choose where your Head goes on").format(name=name),
            translate("Line", "%n chip(s) are equally near. Pick one.", "", len(legal)),
        )
    number = SEATS.index(seat)
    if isinstance(legal[0], Pass):
        passes = state.passes[number] + 1
        return Sentence(
            translate("Line", "{name} cannot lay a line of {roll}").format(name=name, roll=state.die),
            translate("Line", "That is pass {number} of {most} in a row: with the last, a player is out.").format(
                number=passes, most=PASSES_OUT
            ),
        )
    return Sentence(
        translate("Line", "{name}: lay a line of {roll}").format(name=name, roll=state.die),
        _hint(state, number, len(legal)),
    )


def _hint(state: HeadOfTheLineState, seat: int, choices: int) -> str:
    if state.heads[seat] < 0:
        return translate("Line", "Your first line runs from your corner of the hub, straight out.")
    if not state.clear[seat]:
        area = (
            translate("Line", "the zone", "until your Head has left ...")
            if state.launch_until == "zone"
            else translate("Line", "the hub", "until your Head has left ...")
        )
        return translate("Line", "Until your Head has left {area}, lines go straight on.").format(area=area)
    return translate("Line", "%n line(s) to choose from. Point at an end to see it.", "", choices)


def consequence(match: Match, action: Action) -> Sentence:
    """What `action`, offered now, would do."""
    state = match.state
    assert isinstance(state, HeadOfTheLineState)
    if isinstance(action, Line):
        return _line_consequence(match, action, line_preview(state, action))
    if isinstance(action, Relocate):
        return Sentence(translate("Line", "Your Head goes on from {cell}").format(cell=CELL_NAMES[action.cell]))
    return Sentence(translate("Line", "The turn passes"))


def _line_consequence(match: Match, line: Line, preview: LinePreview) -> Sentence:
    where = action_text(line)
    heads = [isolated(shown_name(match.player(one.seat).name)) for one in preview.run_over]
    chips = len(preview.captured)
    if heads:
        if chips == len(heads):
            said = translate("Line", "{line} runs over the Head of {names}")
        else:
            said = translate("Line", "{line} takes %n chip(s), with the Head of {names}", "", chips)
        bold = said.format(line=where, names=together(heads))
    elif chips:
        bold = translate("Line", "{line} takes %n chip(s)", "", chips).format(line=where)
    else:
        bold = translate("Line", "{line} takes %n empty cell(s)", "", len(preview.laid)).format(line=where)
    light = [translate("Line", "+{gain} for you: {score} then.").format(gain=preview.gain, score=preview.score)]
    light += [_refuge(match, one.seat, one.refuges) for one in preview.run_over]
    return Sentence(bold, sentences(light))


def _refuge(match: Match, seat: Seat, refuges: tuple[int, ...]) -> str:
    name = isolated(shown_name(match.player(seat).name))
    if not refuges:
        return translate("Line", "{name} has no chip left and is out.").format(name=name)
    if len(refuges) > 1:
        return translate("Line", "{name} may choose among %n chip(s) for the Head.", "", len(refuges)).format(name=name)
    cell = CELL_NAMES[refuges[0]]
    return translate("Line", "The Head of {name} goes to {cell}, the nearest chip.").format(name=name, cell=cell)
