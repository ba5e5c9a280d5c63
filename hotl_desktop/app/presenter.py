"""The live match on the table page: hands steps to the scene, choices to the controller, words to the panels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.games.base import Action, Game, IllegalAction
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, Roll
from hotl_desktop.match.match import Match
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import Speed, Theme
from hotl_desktop.widgets.dice_tray import TrayState
from hotl_desktop.widgets.move_list import MoveRow
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage

from .desk import Desk
from .lawn_desk import LawnDesk
from .line_desk import LineDesk
from .waiting import GO


def desk_for(game: Game) -> Desk:
    """The desk of `game`."""
    return LawnDesk() if game is GET_OFF_MY_LAWN else LineDesk()


class TablePresenter(QObject):
    """Keeps one table page and one controller in step."""

    ended = Signal()
    """The last story of a finished match has been told."""

    def __init__(self, controller: GameController, page: TablePage, themes: ThemeHost) -> None:
        super().__init__(page)
        self._controller = controller
        self._page = page
        self._themes = themes
        self._speed = Speed.NORMAL
        self._reduced_motion = False
        self._desk: Desk = LineDesk()
        self._scene: TableScene | None = None
        self._doubt = QTimer(self)
        self._doubt.setSingleShot(True)
        self._doubt.setInterval(4000)
        self._doubt.timeout.connect(self._say_what_is_expected)
        controller.stepped.connect(self._tell)
        controller.replaced.connect(self._replace)
        controller.prompted.connect(self._prompted)
        controller.refused.connect(self._refuse)
        controller.players_changed.connect(self._players_changed)
        page.tray.pressed.connect(self._pressed)
        page.tray.face_typed.connect(self.enter_die)
        page.tray.end_rolled.connect(self._roll_end)
        themes.changed.connect(self._wear)

    # ------------------------------------------------------------------------------------------------- looks

    @property
    def scene(self) -> TableScene | None:
        """The scene of the match on the table."""
        return self._scene

    def set_speed(self, speed: Speed) -> None:
        """Tell stories at this speed."""
        self._speed = speed
        if self._scene is not None:
            self._scene.set_speed(speed)

    def set_reduced_motion(self, on: bool) -> None:
        """Fade instead of moving."""
        self._reduced_motion = on
        if self._scene is not None:
            self._scene.set_reduced_motion(on)

    def _wear(self, theme: Theme) -> None:
        if self._scene is not None:
            self._scene.set_theme(theme)

    # ----------------------------------------------------------------------------------- controller to table

    @Slot(object)
    def _replace(self, match: Match) -> None:
        desk = desk_for(match.game)
        if self._scene is None or type(desk) is not type(self._desk):
            self._desk = desk
            self._take_scene(desk.make_scene(self._themes.theme))
        scene = self._scene
        assert scene is not None
        self._desk.prepare_scene(scene, match)
        self._page.tray.finish()
        scene.show_state(match.state, _last_action(match))
        self._show_panels()

    def _take_scene(self, scene: TableScene) -> None:
        old, self._scene = self._scene, scene
        scene.setParent(self)
        scene.set_speed(self._speed)
        scene.set_reduced_motion(self._reduced_motion)
        scene.chosen.connect(self._choose)
        scene.pointed.connect(self._pointed)
        scene.doubted.connect(self._doubted)
        scene.settled.connect(self._settled)
        self._page.view.show_scene(scene)
        if old is not None:
            old.deleteLater()

    @Slot(object)
    def _tell(self, transition: Transition) -> None:
        scene = self._scene
        assert scene is not None
        self._page.tray.finish()
        thrown = self._desk.thrown(transition)
        self._show_panels()
        if thrown is not None and self._speed is not Speed.INSTANT:
            seat, face = thrown
            state = self._page.tray.state
            self._page.tray.set_state(TrayState(title=state.title, seat=seat, face=face), throw=True)
        scene.tell(transition)

    @Slot()
    def _settled(self) -> None:
        self._page.tray.finish()
        self._controller.settled()

    @Slot(object)
    def _prompted(self, prompt: Prompt) -> None:
        if self._scene is None or not self._controller.has_match:
            return
        if prompt.phase is Phase.SETTLING:
            return
        self._show_panels()
        self._scene.offer(prompt.legal if prompt.phase is Phase.CHOICE else ())
        if prompt.phase is Phase.OVER:
            self.ended.emit()

    def _show_panels(self) -> None:
        match, prompt = self._controller.match, self._controller.prompt
        page, desk = self._page, self._desk
        page.players.set_cards(desk.cards(match, prompt))
        page.players.set_title(desk.heading(match))
        page.tray.set_state(desk.tray(match, prompt, self._pointed_action()))
        faces = desk.faces(match, prompt)
        page.faces.setEnabled(faces is not None)
        if faces is not None:
            page.faces.set_heading(faces.title, faces.legend)
            page.faces.set_outlooks(faces.seat, faces.outlooks, faces.current)
        rows: list[MoveRow] = []
        for entry in match.entries:
            row = desk.move_row(match, entry, len(rows) + 1)
            if row is not None:
                rows.append(row)
        page.moves.set_rows(rows, len(rows) - 1 if rows else None)
        page.undo_button.setEnabled(self._controller.can_undo)
        page.redo_button.setEnabled(self._controller.can_redo)
        self._say_what_is_expected()

    @Slot()
    def _say_what_is_expected(self) -> None:
        if not self._controller.has_match:
            return
        self._doubt.stop()
        match, prompt = self._controller.match, self._controller.prompt
        self._page.status.say(self._seat_index(prompt), self._desk.expectation(match, prompt))

    def _seat_index(self, prompt: Prompt) -> int | None:
        match = self._controller.match
        seat = prompt.seat or match.state.roller
        if seat is None or match.state.outcome() is not None:
            return None
        return match.game.all_seats.index(seat)

    @Slot()
    def _players_changed(self) -> None:
        if self._scene is not None:
            self._desk.prepare_scene(self._scene, self._controller.match)
        self._show_panels()

    # ----------------------------------------------------------------------------------- table to controller

    def _pointed_action(self) -> Action | None:
        return None if self._scene is None else self._scene.pointed_at

    @Slot(object)
    def _pointed(self, action: Action | None) -> None:
        match, prompt = self._controller.match, self._controller.prompt
        if prompt.phase is not Phase.CHOICE:
            return
        self._page.tray.set_state(self._desk.tray(match, prompt, action))
        if action is None:
            self._say_what_is_expected()
        else:
            self._doubt.stop()
            sentence = self._desk.consequence(match, action)
            self._page.status.say(self._seat_index(prompt), sentence, announce=False)

    @Slot(object)
    def _doubted(self, action: Action) -> None:
        reason = self._controller.state.why_not(action)
        if reason is not None:
            self._refuse(reason)

    @Slot(object)
    def _refuse(self, reason: IllegalAction) -> None:
        sentence = self._desk.refusal(self._controller.match, reason)
        self._page.status.say(self._seat_index(self._controller.prompt), sentence)
        self._doubt.start()

    @Slot(object)
    def _choose(self, action: Action) -> None:
        self._controller.play(action)

    @Slot(str)
    def _pressed(self, name: str) -> None:
        if name == GO:
            self.go()
        elif name == "pass":
            self._play_first(lambda action: str(action) == "pass")

    def go(self) -> None:
        """Do the one obvious next thing: finish the story, roll, pass, or take what is pointed at."""
        self.finish()
        prompt = self._controller.prompt
        if prompt.phase is Phase.ROLL:
            self._controller.roll()
        elif prompt.phase is Phase.CHOICE:
            pointed = self._pointed_action()
            if pointed is not None:
                self._controller.play(pointed)
            elif len(prompt.legal) == 1 and str(prompt.legal[0]) == "pass":
                self._controller.play(prompt.legal[0])

    def _roll_end(self, end: str) -> None:
        self.finish()
        self._play_first(lambda action: isinstance(action, Roll) and action.end == end)

    def _play_first(self, wanted: Callable[[Action], bool]) -> None:
        for action in self._controller.prompt.legal:
            if wanted(action):
                self._controller.play(action)
                return

    def roll(self, end: str) -> None:
        """Roll whatever can be rolled: the die of the turn, or the boundary die at `end`."""
        self.finish()
        if self._controller.prompt.phase is Phase.ROLL:
            self._controller.roll()
        else:
            self._roll_end(end)

    @Slot(int)
    def enter_die(self, face: int) -> None:
        """Take the face of a real die."""
        self.finish()
        self._controller.enter_die(face)

    def finish(self) -> None:
        """Bring the story under way to its end."""
        if self._scene is not None:
            self._scene.finish()


def _last_action(match: Match) -> Action | None:
    """The last decision, so that it can be marked."""
    for step in reversed(match.steps):
        if isinstance(step, Action):
            return step
    return None
