"""The live match on the table page: hands steps to the scene, choices to the controller, words to the panels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.games.base import Action, Game, Seat
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, Roll
from hotl_desktop.match.match import Match
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import Speed, Theme
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage
from hotl_desktop.widgets.turn_banner import TurnBanner

from .desk import Desk
from .lawn_desk import LawnDesk
from .line_desk import LineDesk
from .panels import Reviewer, TablePanels
from .speech import TableSpeech
from .waiting import GO, name_of

_BREATH_MS: Final = 320
"""The pause before an opponent's step, so that one can be told from the next."""


def desk_for(game: Game) -> Desk:
    """The desk of `game`."""
    return LawnDesk() if game is GET_OFF_MY_LAWN else LineDesk()


class TablePresenter(QObject):
    """Keeps one table page and one controller in step."""

    ended = Signal()
    """The last story of a finished match has been told."""
    branch_wanted = Signal(int)
    """A new game is wanted from the position after this many steps."""
    cue = Signal(str)
    """A `Sound` belongs to what is seen at this moment."""
    pointed = Signal(object)
    """The `Action` whose consequences the board shows now, or None."""
    looked = Signal(object)
    """An earlier position is shown, as a `Match` that ends there; None for the present one."""

    def __init__(self, controller: GameController, page: TablePage, themes: ThemeHost) -> None:
        super().__init__(page)
        self._controller = controller
        self._page = page
        self._themes = themes
        self._speed = Speed.NORMAL
        self._motion = "full"
        self._desk: Desk = LineDesk()
        self._scene: TableScene | None = None
        self._turns_to_player = False
        self._quarter_turns = 0
        self._looking: Match | None = None
        self._reviewer: Reviewer | None = None
        self._play: Callable[[Action], None] = controller.play
        self._last_turn: list[Transition] = []
        self._to_repeat: list[Transition] = []
        self.panels: Final = TablePanels(controller, page, self)
        """What stands beside the board."""
        self._banner = TurnBanner(themes, page.view)
        self._speech = TableSpeech(controller, page.view, self._consequence)
        self._last_person: Seat | None = None
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self._end_breath)
        controller.stepped.connect(self._tell)
        controller.replaced.connect(self._replace)
        controller.prompted.connect(self._prompted)
        controller.refused.connect(self.panels.say_why_not)
        controller.players_changed.connect(self._players_changed)
        page.tray.pressed.connect(self._pressed)
        page.tray.face_typed.connect(self.enter_die)
        page.tray.end_rolled.connect(self._roll_end)
        page.overlay_chosen.connect(self.lay_over)
        page.moves.picked.connect(self._look_at_row)
        page.replay.moved.connect(self.look_at)
        page.replay.back.connect(self.stop_looking)
        page.replay.escaped.connect(self._escape)
        page.replay.play_from_here.connect(self._want_branch)
        themes.changed.connect(self._wear)

    # ------------------------------------------------------------------------------------------------- looks

    @property
    def scene(self) -> TableScene | None:
        """The scene of the match on the table."""
        return self._scene

    @property
    def speed(self) -> Speed:
        """The speed at which stories are told."""
        return self._speed

    @property
    def desk(self) -> Desk:
        """The words of the game on the table."""
        return self._desk

    def set_gate(self, play: Callable[[Action], None]) -> None:
        """Let a person's choices go through `play`, which hands them on to the controller, or not."""
        self._play = play

    def set_reviewer(self, reviewer: Reviewer | None) -> None:
        """Let somebody say how earlier positions are shown, and take what is chosen on them; nobody for None."""
        self._reviewer = reviewer

    @property
    def reviewer(self) -> Reviewer | None:
        """Who goes through the game with the person, if anybody does."""
        return self._reviewer

    def set_speed(self, speed: Speed) -> None:
        """Tell stories at this speed."""
        self._speed = speed
        if self._scene is not None:
            self._scene.set_speed(self._speed_of_scene)

    @property
    def _speed_of_scene(self) -> Speed:
        return Speed.INSTANT if self._motion == "none" else self._speed

    def set_motion(self, motion: str) -> None:
        """Let everything move, only fade, or be still while opponents take their time: one of `MOTIONS`."""
        self._motion = motion
        self.set_speed(self._speed)
        if self._scene is not None:
            self._scene.set_reduced_motion(motion != "full")

    def _wear(self, theme: Theme) -> None:
        if self._scene is not None:
            self._scene.set_theme(theme)

    def reword(self) -> None:
        """Say everything anew, in the language that is spoken now. A story under way is told to its end."""
        self.panels.forget_words()
        scene = self._scene
        if scene is None or not self._controller.has_match:
            return
        self._page.set_overlays(self._desk.overlays())
        self._desk.prepare_scene(scene, self._controller.match)
        scene.refresh()  # words are part of its picture
        if self._looking is not None:
            self._show_place(self._page.replay.place)
        if self._looking is not None or self._controller.prompt.phase is not Phase.SETTLING:
            self.panels.forget_faces()  # where they are not told below
            self.panels.show()

    @Slot(object)
    def lay_over(self, overlay: object) -> None:
        """Lay one of the game's overlays over the board."""
        if self._scene is not None:
            self._desk.lay_over(self._scene, overlay)

    def turn_board(self) -> None:
        """Turn the board by a quarter, clockwise."""
        self._quarter_turns = (self._quarter_turns + 1) % 4
        if self._scene is not None:
            self._desk.turn_board(self._scene, self._quarter_turns)

    def set_turns_to_player(self, on: bool) -> None:
        """Whether the board turns to the person whose move it is."""
        self._turns_to_player = on
        if self._scene is None:
            return
        if on:
            self._turn_to(self._controller.prompt)
        else:
            self._desk.turn_board(self._scene, self._quarter_turns)

    def _turn_to(self, prompt: Prompt) -> None:
        if self._scene is None or prompt.seat is None or prompt.phase not in {Phase.ROLL, Phase.CHOICE}:
            return
        seat = self._controller.match.game.all_seats.index(prompt.seat)
        self._desk.turn_to(self._scene, seat, board=self._turns_to_player)

    def _announce(self, prompt: Prompt) -> None:
        """Where several people share the screen, say whose turn it is when it goes from one to another."""
        if prompt.seat is None or prompt.phase not in {Phase.ROLL, Phase.CHOICE}:
            return
        people = [player.seat for player in self._controller.match.players if self._controller.is_person(player.seat)]
        changed, self._last_person = prompt.seat != self._last_person, prompt.seat
        if changed and len(people) > 1 and self._speed is not Speed.INSTANT:
            match = self._controller.match
            text = self.tr("{name}’s turn").format(name=name_of(match, prompt.seat))
            self._banner.announce(match.game.all_seats.index(prompt.seat), text)

    # ----------------------------------------------------------------------------------- controller to table

    @Slot(object)
    def _replace(self, match: Match) -> None:
        desk = desk_for(match.game)
        if self._scene is None or type(desk) is not type(self._desk):
            self._desk = desk
            self._take_scene(desk.make_scene(self._themes.theme))
            self._page.set_overlays(desk.overlays())
        scene = self._scene
        assert scene is not None
        scene.drop_story()  # its end, however it came about, would be taken for that of a step of the new match
        self._desk.prepare_scene(scene, match)
        self._page.tray.finish()
        self._last_turn, self._to_repeat = [], []
        self._put_replay_away()
        self.panels.forget_faces()
        self._breath.stop()
        self._banner.vanish()
        scene.show_state(match.state, _last_mark(scene, match))
        self.panels.show()

    def _take_scene(self, scene: TableScene) -> None:
        old, self._scene = self._scene, scene
        scene.setParent(self)
        scene.set_speed(self._speed_of_scene)
        scene.set_reduced_motion(self._motion != "full")
        scene.chosen.connect(self._choose)
        scene.pointed.connect(self._pointed)
        scene.doubted.connect(self.panels.doubt)
        scene.settled.connect(self._settled)
        scene.cue.connect(self.cue)
        self._page.view.show_scene(scene)
        if old is not None:
            old.deleteLater()

    @Slot(object)
    def _tell(self, transition: Transition) -> None:
        self._to_repeat = []  # what is new comes before what is told again
        self._remember(transition)
        self._tell_story(transition)

    def _remember(self, transition: Transition) -> None:
        """Keep what has happened since a person's last decision: that is what can be shown again."""
        actor = transition.before.to_act()
        if isinstance(actor, str) and self._controller.is_person(actor):
            self._last_turn = []
        self._last_turn.append(transition)

    def _tell_story(self, transition: Transition) -> None:
        scene, tray = self._scene, self._page.tray
        assert scene is not None
        tray.finish()
        self._speech.tell(self._controller.match, transition)
        quiet = replace(tray.state, primary=None, secondary=(), end_rolls=(), asks_face=False, note="")
        thrown = self._desk.thrown(transition)
        if thrown is not None and self._speed is not Speed.INSTANT:
            seat, face = thrown
            tray.set_state(replace(quiet, seat=seat, face=face), throw=True)
        else:
            tray.set_state(quiet)
        scene.tell(transition)

    @Slot()
    def _settled(self) -> None:
        self._page.tray.finish()
        if not self._controller.has_match:
            return  # it was taken off the table in the middle of its story, as when the window closes
        if self._to_repeat:
            self._tell_story(self._to_repeat.pop(0))
            return
        # The panels wait for the story: no score changes before its reason has been seen.
        self.panels.show()
        if self._controller.prompt.phase is not Phase.SETTLING:
            self._restore()
        elif self._opponent_is_next() and self._speed is not Speed.INSTANT:
            self._breath.start(self._speed.duration(_BREATH_MS))
        else:
            self._controller.settled()

    def _opponent_is_next(self) -> bool:
        state = self._controller.state
        actor = state.to_act()
        seat = actor if isinstance(actor, str) else state.roller if state.opens_turn else None
        return seat is not None and not self._controller.is_person(seat)

    @Slot()
    def _end_breath(self) -> None:
        if self._breath.isActive():
            self._breath.stop()
        self._controller.settled()

    def _restore(self) -> None:
        """Show everything as the match stands, after another moment of it was shown."""
        scene, prompt = self._scene, self._controller.prompt
        assert scene is not None
        scene.show_state(self._controller.state, _last_mark(scene, self._controller.match))
        self.panels.show()
        scene.offer(prompt.legal if prompt.phase is Phase.CHOICE else ())

    def repeat_last_turn(self) -> None:
        """Tell once more what has happened since the last decision of a person."""
        self.finish()
        scene = self._scene
        if scene is None or not self._last_turn or self._controller.prompt.phase is Phase.SETTLING:
            return
        first, *self._to_repeat = self._last_turn
        scene.show_state(first.before)
        self._tell_story(first)

    @property
    def can_repeat(self) -> bool:
        """Whether there is something to be told once more."""
        return bool(self._last_turn)

    @Slot(object)
    def _prompted(self, prompt: Prompt) -> None:
        scene = self._scene
        if scene is None or not self._controller.has_match or prompt.phase is Phase.SETTLING:
            return
        if self._to_repeat or scene.is_telling:
            # What the match waits for has changed while a turn was shown again.
            self._to_repeat = []
            self._restore()
            return
        self.panels.show()
        self._turn_to(prompt)
        self._announce(prompt)
        scene.offer(prompt.legal if prompt.phase is Phase.CHOICE else ())
        if prompt.phase is Phase.OVER:
            self.ended.emit()

    # ------------------------------------------------------------------------------------------- looking back

    @Slot(int)
    def _look_at_row(self, row: int) -> None:
        if self._looking is not None or row + 1 < len(self.panels.places) - 1:
            self.look_at(row + 1)

    @Slot(int)
    def look_at(self, place: int) -> None:
        """Show the position after so many moves of the match, which stands still meanwhile."""
        scene = self._scene
        if scene is None or not self._controller.has_match:
            return
        self.finish()
        if self._looking is None:
            self._controller.pause()
        place = min(place, len(self.panels.places) - 1)
        length = self.panels.places[place]
        if self._reviewer is not None:
            length = self._reviewer.length_at(place, self.panels.places)
        self._looking = self._controller.match.branch(length)
        scene.show_state(self._looking.state, _last_mark(scene, self._looking))
        self.panels.show()
        self._show_place(place)
        self.looked.emit(self._looking)

    def _show_place(self, place: int) -> None:
        """Show on the bar which of the positions it is that is looked at."""
        assert self._looking is not None
        over = self._controller.state.outcome() is not None
        self._page.replay.show_place(
            place,
            len(self.panels.places) - 1,
            can_branch=self._looking.state.outcome() is None,
            back_label=self.tr("To the result") if over else self.tr("Back to the game"),
        )

    def show_aside(self, match: Match) -> None:
        """Show a position that is none of the match: how it might have gone on. `look_at` ends that."""
        scene = self._scene
        if scene is not None and self._looking is not None:
            scene.show_state(match.state, _last_mark(scene, match))

    def look_back(self) -> None:
        """Begin to look through the match, from its end."""
        self.look_at(len(self.panels.places) - 1)

    @property
    def looking(self) -> Match | None:
        """The earlier position that is shown, as a match that ends there; None at the present one."""
        return self._looking

    @Slot()
    def _escape(self) -> None:
        if self._reviewer is None or not self._reviewer.step_out():
            self.stop_looking()

    @Slot()
    def stop_looking(self) -> None:
        """Show the match as it stands, and go on with it."""
        if self._looking is not None:
            self._put_replay_away()
            self._restore()
            self._controller.advance()
            self._page.focus_board()

    def _put_replay_away(self) -> None:
        was_looking, self._looking = self._looking is not None, None
        self._page.replay.put_away()
        if was_looking:
            self.looked.emit(None)

    @Slot()
    def _want_branch(self) -> None:
        if self._looking is not None:
            self.branch_wanted.emit(self._looking.length)

    @Slot()
    def _players_changed(self) -> None:
        match = self._controller.match
        if self._scene is not None:
            self._desk.prepare_scene(self._scene, match)
        if self._looking is not None:
            self._looking = match.branch(self._looking.length)  # the people of now stand beside what was then
        if self._looking is None and self._scene is not None and self._scene.is_telling:
            self.panels.show_who_plays()  # the rest waits for the story
        else:
            self.panels.show()

    # ----------------------------------------------------------------------------------- table to controller

    @property
    def pointed_at(self) -> Action | None:
        """The action whose consequences the board shows."""
        return None if self._scene is None else self._scene.pointed_at

    def _consequence(self, action: Action) -> Sentence:
        return self._desk.consequence(self._looking or self._controller.match, action)

    @Slot(object)
    def _pointed(self, action: Action | None) -> None:
        if self._controller.has_match:
            self.pointed.emit(action)
            self.panels.say_what_follows(action)

    @Slot(object)
    def _choose(self, action: Action) -> None:
        if self._looking is None:
            self._play(action)
        elif self._reviewer is not None:
            self._reviewer.choose(action)

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
            pointed = self.pointed_at
            if pointed is not None:
                self._play(pointed)
            elif len(prompt.legal) == 1 and str(prompt.legal[0]) == "pass":
                self._play(prompt.legal[0])

    def _roll_end(self, end: str) -> None:
        self.finish()
        self._play_first(lambda action: isinstance(action, Roll) and action.end == end)

    def _play_first(self, wanted: Callable[[Action], bool]) -> None:
        for action in self._controller.prompt.legal:
            if wanted(action):
                self._play(action)
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
        """Bring the story under way to its end, and a repetition with all that it would still tell."""
        self._banner.vanish()
        self._to_repeat = []
        if self._scene is not None:
            self._scene.finish()
        if self._breath.isActive():
            self._end_breath()


def _last_mark(scene: TableScene, match: Match) -> Action | None:
    """The last decision that the scene marks on its board."""
    for step in reversed(match.steps):
        if isinstance(step, Action) and scene.leaves_mark(step):
            return step
    return None
