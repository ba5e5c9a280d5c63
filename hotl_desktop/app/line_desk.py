"""Head of the Line at the table page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.games.base import FACES, Action, Die, IllegalAction, Seat, State
from hotl_desktop.games.head_of_the_line import SEATS, HeadOfTheLineState, Line, Pass
from hotl_desktop.games.head_of_the_line_preview import line_preview
from hotl_desktop.match.match import Match
from hotl_desktop.match.transcript import Entry
from hotl_desktop.view.hotl.overlay import Overlay
from hotl_desktop.view.hotl_scene import HeadOfTheLineScene
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import Theme
from hotl_desktop.widgets import line_words
from hotl_desktop.widgets.action_words import notation_text
from hotl_desktop.widgets.dice_tray import Press, TrayState
from hotl_desktop.widgets.faces_strip import FaceOutlook
from hotl_desktop.widgets.move_list import MoveRow
from hotl_desktop.widgets.player_card import PlayerCard
from hotl_desktop.widgets.segmented import Choice
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.text import kind_text

from . import waiting
from .desk import Faces
from .standing import turns_taken
from .waiting import GO, name_of

translate = QCoreApplication.translate


def _of(state: State) -> HeadOfTheLineState:
    assert isinstance(state, HeadOfTheLineState)
    return state


class LineDesk:
    """Reads a match of Head of the Line for the page."""

    def make_scene(self, theme: Theme) -> TableScene:
        return HeadOfTheLineScene(theme)

    def prepare_scene(self, scene: TableScene, match: Match) -> None:
        pass

    def overlays(self) -> list[Choice]:
        return [
            Choice(Overlay.NONE, translate("Line", "None")),
            Choice(
                Overlay.REACH,
                translate("Line", "Reach"),
                translate("Line", "Where the Head can stand in one, two or three turns, and how likely that is"),
            ),
            Choice(
                Overlay.TERRITORY,
                translate("Line", "Territory"),
                translate("Line", "To whose Head each empty cell is nearest"),
            ),
        ]

    def lay_over(self, scene: TableScene, overlay: object) -> None:
        assert isinstance(scene, HeadOfTheLineScene)
        assert isinstance(overlay, Overlay)
        scene.set_overlay(overlay)

    def turn_board(self, scene: TableScene, quarter_turns: int) -> None:
        assert isinstance(scene, HeadOfTheLineScene)
        scene.set_rotation(quarter_turns)

    def turn_to(self, scene: TableScene, seat: int, *, board: bool) -> None:
        if board:
            # So that the own lane leads away from the player: seat number s launches s quarter turns from up.
            self.turn_board(scene, -seat)

    def cards(self, match: Match, prompt: Prompt) -> list[PlayerCard]:
        state = _of(match.state)
        actor = _acting(state, prompt)
        return [
            PlayerCard(
                seat=(seat := SEATS.index(player.seat)),
                name=player.name,
                kind=kind_text(player.kind),
                solid=state.territory(seat),
                captured=state.captured[seat],
                strikes=state.passes[seat],
                active=player.seat == actor,
                out=state.out[seat],
            )
            for player in match.players
        ]

    def heading(self, match: Match) -> str:
        state = _of(match.state)
        if state.contenders:
            return translate("Line", "Who begins?")
        under_way = not (state.over or state.homeless)
        return translate("Line", "Turn {number}").format(number=turns_taken(match) + under_way)

    def expectation(self, match: Match, prompt: Prompt) -> Sentence:
        if prompt.phase is Phase.CHOICE and prompt.seat is not None:
            return line_words.expectation(match, prompt.seat)
        if prompt.phase is Phase.ROLL and prompt.seat is not None:
            return Sentence(
                translate("Line", "{name}: roll the die").format(name=name_of(match, prompt.seat)),
                translate("Line", "It says how long your line must be."),
            )
        return waiting.expectation(match, prompt)

    def consequence(self, match: Match, action: Action) -> Sentence:
        return line_words.consequence(match, action)

    def refusal(self, match: Match, error: IllegalAction) -> Sentence:
        return waiting.refusal(match, error)

    def tray(self, match: Match, prompt: Prompt, pointed: Action | None) -> TrayState:
        state = _of(match.state)
        actor = _acting(state, prompt)
        seat = state.turn if state.die or actor is None else SEATS.index(actor)
        face = state.die or None
        if state.contenders and state.opening:
            seat, face = state.opening[-1]
        choices = "" if prompt.phase is not Phase.CHOICE else _count(prompt.legal)
        return TrayState(
            title=_tray_title(match, state, actor),
            note=choices,
            seat=seat,
            face=face,
            primary=_primary(prompt, pointed),
            asks_face=prompt.phase is Phase.DIE,
        )

    def thrown(self, transition: Transition) -> tuple[int, int] | None:
        roller = transition.before.roller
        if not isinstance(transition.step, Die) or roller is None:
            return None
        return SEATS.index(roller), transition.step.face

    def faces(self, match: Match, prompt: Prompt) -> Faces | None:
        state = _of(match.state)
        if state.over or state.contenders or state.homeless:
            return None
        notes = []
        for face in FACES:
            lines = state.legal_lines(state.turn, face)
            best = max((line_preview(state, line).gain for line in lines), default=None)
            notes.append(
                FaceOutlook(
                    face,
                    len(lines),
                    translate("Line", "pass") if best is None else translate("Line", "+{gain}").format(gain=best),
                )
            )
        return Faces(
            title=translate("Line", "What each face would allow"),
            legend=translate("Line", "lines, best gain"),
            seat=state.turn,
            outlooks=tuple(notes),
            current=state.die or None,
        )

    def short_text(self, action: Action) -> str:
        return notation_text(action) if isinstance(action, Line) else line_words.action_text(action)

    def move_row(self, match: Match, entry: Entry, number: int) -> MoveRow | None:
        if entry.seat is None or entry.action is None:
            return None
        die = None
        if isinstance(entry.action, Line | Pass):
            die = _of(match.state_at(entry.length - 1)).die
        words = line_words.action_text(entry.action)
        return MoveRow(number, SEATS.index(entry.seat), notation_text(entry.action), die, words=words)


def _acting(state: HeadOfTheLineState, prompt: Prompt) -> Seat | None:
    if state.over:
        return None
    return prompt.seat or state.roller or SEATS[state.turn]


def _count(legal: tuple[Action, ...]) -> str:
    lines = sum(isinstance(action, Line) for action in legal)
    return translate("Line", "%n line(s)", "", lines) if lines else ""


def _tray_title(match: Match, state: HeadOfTheLineState, actor: Seat | None) -> str:
    if state.over:
        return translate("Line", "The game is over")
    if state.contenders:
        return translate("Line", "The highest roll begins")
    assert actor is not None
    if state.homeless:
        return translate("Line", "{name}’s Head was taken").format(name=name_of(match, SEATS[state.homeless[0]]))
    return translate("Line", "{name}’s roll").format(name=name_of(match, actor))


def _primary(prompt: Prompt, pointed: Action | None) -> Press | None:
    if prompt.phase is Phase.ROLL:
        return Press(GO, translate("Line", "Roll"), translate("Line", "Space"))
    if prompt.phase is not Phase.CHOICE:
        return None
    if isinstance(prompt.legal[0], Pass):
        return Press(GO, translate("Line", "Pass"), translate("Line", "Space"))
    if pointed is None:
        lines = isinstance(prompt.legal[0], Line)
        label = translate("Line", "Choose a line") if lines else translate("Line", "Choose a chip")
        return Press(GO, label, enabled=False)
    label = line_words.action_text(pointed)
    if isinstance(pointed, Line):
        label = translate("Line", "Lay {line}").format(line=label)
    return Press(GO, label, translate("Line", "Enter"))
