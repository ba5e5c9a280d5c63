"""Get Off My Lawn at the table page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.games.base import DICE, FACES, Action, Die, IllegalAction, State
from hotl_desktop.games.get_off_my_lawn import (
    SEATS,
    Advance,
    GetOffMyLawnState,
    Pass,
    Place,
    Push,
    Roll,
    Stage,
)
from hotl_desktop.match.match import Match
from hotl_desktop.match.transcript import Entry
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import Theme
from hotl_desktop.widgets import lawn_words
from hotl_desktop.widgets.action_words import notation_text
from hotl_desktop.widgets.dice_tray import End, EndRoll, Press, TrayState
from hotl_desktop.widgets.faces_strip import FaceOutlook
from hotl_desktop.widgets.move_list import MoveRow
from hotl_desktop.widgets.player_card import LawnDice, PlayerCard
from hotl_desktop.widgets.segmented import Choice
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.text import kind_text, shown_name

from . import waiting
from .desk import Faces
from .standing import turns_taken
from .waiting import GO, name_of

translate = QCoreApplication.translate


def _of(state: State) -> GetOffMyLawnState:
    assert isinstance(state, GetOffMyLawnState)
    return state


class LawnDesk:
    """Reads a match of Get Off My Lawn for the page."""

    def make_scene(self, theme: Theme) -> TableScene:
        return GetOffMyLawnScene(theme)

    def prepare_scene(self, scene: TableScene, match: Match) -> None:
        assert isinstance(scene, GetOffMyLawnScene)
        scene.set_names([shown_name(player.name, player.seat) for player in match.players])

    def overlays(self) -> list[Choice]:
        return []

    def lay_over(self, scene: TableScene, overlay: object) -> None:
        pass

    def turn_board(self, scene: TableScene, quarter_turns: int) -> None:
        pass

    def turn_to(self, scene: TableScene, seat: int, *, board: bool) -> None:
        assert isinstance(scene, GetOffMyLawnScene)
        scene.set_viewer(seat)

    def cards(self, match: Match, prompt: Prompt) -> list[PlayerCard]:
        state = _of(match.state)
        actor = None if state.outcome() else prompt.seat or state.roller
        made = []
        for seat, (player, parts) in enumerate(zip(match.players, state.score_parts(), strict=True)):
            waiting_dice = sum(zone.count(seat) for zone in state.staged)
            made.append(
                PlayerCard(
                    seat=seat,
                    name=player.name,
                    kind=kind_text(player.kind),
                    solid=sum(parts.rows) + state.totals[seat],
                    captured=parts.power,
                    strikes=state.strikes[seat],
                    active=player.seat == actor,
                    out=state.out[seat],
                    lawn=LawnDice(
                        row=tuple(state.player_rows[seat]),
                        power=tuple(row for row, captor in enumerate(state.captors, 1) if captor == seat),
                        collapsed=tuple(state.collapsed[seat]),
                        staged=waiting_dice,
                    ),
                )
            )
        return made

    def heading(self, match: Match) -> str:
        state = _of(match.state)
        if state.awaits_opening:
            return translate("Lawn", "Who begins?")
        under_way = state.outcome() is None
        turn = translate("Lawn", "Turn {number}").format(number=turns_taken(match) + under_way)
        if state.rounds == 1:
            return turn
        of_match = translate("Lawn", "Round {number} of {count}").format(number=state.round_number, count=state.rounds)
        return f"{of_match} · {turn}"

    def expectation(self, match: Match, prompt: Prompt) -> Sentence:
        if prompt.phase is Phase.CHOICE and prompt.seat is not None:
            return lawn_words.expectation(match, prompt.seat)
        state = _of(match.state)
        if prompt.phase is not Phase.DIE and state.awaits_deal:
            return Sentence(translate("Lawn", "The dice are dealt"))
        return waiting.expectation(match, prompt)

    def consequence(self, match: Match, action: Action) -> Sentence:
        return lawn_words.consequence(match, action)

    def refusal(self, match: Match, error: IllegalAction) -> Sentence:
        return waiting.refusal(match, error)

    def tray(self, match: Match, prompt: Prompt, pointed: Action | None) -> TrayState:
        state = _of(match.state)
        rolls = tuple(action for action in prompt.legal if isinstance(action, Roll))
        title = self._title(match, state, prompt, rolls)
        seat = SEATS.index(prompt.seat) if prompt.seat is not None else state.turn
        return TrayState(
            title=title,
            seat=seat,
            primary=_primary(prompt, pointed),
            secondary=_secondary(prompt),
            end_rolls=_end_rolls(state, rolls),
            asks_face=prompt.phase is Phase.DIE,
        )

    def _title(self, match: Match, state: GetOffMyLawnState, prompt: Prompt, rolls: tuple[Roll, ...]) -> str:
        if state.outcome() is not None:
            return translate("Lawn", "The game is over")
        seat = prompt.seat or state.roller
        if seat is None:
            return ""
        if rolls:
            return (
                translate("Lawn", "{name} rolls until a die fits")
                if state.solo
                else translate("Lawn", "{name} may roll one end die first")
            ).format(name=name_of(match, seat))
        return translate("Lawn", "{name}’s turn").format(name=name_of(match, seat))

    def thrown(self, transition: Transition) -> tuple[int, int] | None:
        before = _of(transition.before)
        if not isinstance(transition.step, Die) or not before.awaits_opening or before.roller is None:
            return None  # every other die falls on the table itself
        return SEATS.index(before.roller), transition.step.face

    def faces(self, match: Match, prompt: Prompt) -> Faces | None:
        state = _of(match.state)
        rolls = [action for action in state.legal_actions() if isinstance(action, Roll)]
        if not rolls:
            return None
        roll = rolls[0]
        rolled = state.apply(roll)
        notes = []
        for face in FACES:
            after = rolled.apply(DICE[face])
            enters = [action for action in after.legal_actions() if isinstance(action, Place | Push | Advance)]
            notes.append(FaceOutlook(face, len(enters), _best(after, enters)))
        return Faces(
            title=(
                translate("Lawn", "If the lowest die shows")
                if roll.end == "low"
                else translate("Lawn", "If the highest die shows")
            ),
            legend=translate("Lawn", "ways onto the Lawn, best"),
            seat=state.turn,
            outlooks=tuple(notes),
            current=None,
        )

    def short_text(self, action: Action) -> str:
        return lawn_words.short_text(action)

    def move_row(self, match: Match, entry: Entry, number: int) -> MoveRow | None:
        if entry.seat is None or entry.action is None:
            return None
        _, arrow, outcome = entry.text.partition(" -> ")
        remark = ""
        if outcome == "power":
            remark = translate("Lawn", "Power Die")
        elif arrow:
            *owner, face = outcome.split(" ")
            remark = (
                translate("Lawn", "{name} gets a {face}").format(name=name_of(match, owner[0]), face=face)
                if owner
                else translate("Lawn", "shows {face}").format(face=face)
            )
        return MoveRow(
            number,
            SEATS.index(entry.seat),
            notation_text(entry.action),
            remark=remark,
            words=lawn_words.action_text(entry.action),
        )


def _end_rolls(state: GetOffMyLawnState, rolls: tuple[Roll, ...]) -> tuple[EndRoll, ...]:
    row = state.player_rows[state.turn]
    keys = {"low": translate("Lawn", "Ctrl+R"), "high": translate("Lawn", "Ctrl+Shift+R")}
    return tuple(EndRoll(End(roll.end), row[0] if roll.end == "low" else row[-1], keys[roll.end]) for roll in rolls)


def _best(state: GetOffMyLawnState, enters: Sequence[Action]) -> str:
    if any(state.captures_power(action) for action in enters):
        return translate("Lawn", "Power", "short: a Power Die can be captured")
    kinds = Counter(type(action) for action in enters)
    if kinds[Push] or any(isinstance(action, Advance) and action.to == "push" for action in enters):
        return translate("Lawn", "push")
    return translate("Lawn", "place") if enters else translate("Lawn", "stage")


def _primary(prompt: Prompt, pointed: Action | None) -> Press | None:
    if prompt.phase is not Phase.CHOICE:
        return None
    if pointed is not None and not isinstance(pointed, Roll):
        return Press(GO, lawn_words.button_text(pointed), translate("Lawn", "Enter"))
    if all(isinstance(action, Pass) for action in prompt.legal):
        return Press(GO, translate("Lawn", "Pass"), translate("Lawn", "Space"))
    return Press(GO, _waiting_label(prompt), enabled=False)


def _waiting_label(prompt: Prompt) -> str:
    kinds = {type(action) for action in prompt.legal}
    if kinds <= {Roll}:
        return translate("Lawn", "Roll an end die")
    if kinds & {Place, Push, Advance, Stage}:
        return translate("Lawn", "Pick a die and a place")
    return translate("Lawn", "Pick a die")


def _secondary(prompt: Prompt) -> tuple[Press, ...]:
    if prompt.phase is Phase.CHOICE and len(prompt.legal) > 1 and any(isinstance(one, Pass) for one in prompt.legal):
        return (Press("pass", translate("Lawn", "Pass")),)
    return ()
