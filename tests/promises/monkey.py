"""Somebody who does anything at any time: keys, clicks, drags, wheel, sizes, menus, settings, games, lessons."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QImage, QPainter, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from hotl_desktop.app.collector import Garbage
from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import DiceKind, TableSetup, UndoPolicy
from hotl_desktop.games.base import Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.storage.settings import MOTIONS, SPEEDS, TEXT_SIZES, THEMES, TUTORS
from hotl_desktop.tutorial.lesson import Lesson
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.hotl_scene import BoardPicture, HeadOfTheLineScene
from hotl_desktop.view.lawn.places import UNKNOWN, Fallen, picture_of
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.widgets.library_page import Tab
from hotl_desktop.widgets.sheet import SheetOverlay
from tests.walks import play_on, seeded

T = TypeVar("T")

REST_MS: Final = 20_000
VISIBLE: Final = 24
"""How far a channel of a pixel may be off, of 255: small letters are smoothed otherwise at another moment."""
KEYS: Final = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in (
        *("Tab", "Backtab", "Return", "Enter", "Escape", "Space", "Left", "Right", "Up", "Down", "Home", "End"),
        *("PageUp", "PageDown", "Delete", "Backspace", "F1", "F5", "F6", "F10", "Menu", "Alt"),
        *("A", "C", "E", "G", "H", "L", "N", "O", "P", "R", "S", "T", "V", "Y", "Z"),
        *("0", "1", "2", "3", "4", "5", "6", "7", "Comma", "Question", "Slash", "Plus", "Minus"),
    )
)
MODIFIERS: Final = (
    *(Qt.KeyboardModifier.NoModifier,) * 5,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
BUTTONS: Final = (*(Qt.MouseButton.LeftButton,) * 6, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)


class Monkey:
    """Sits at a desktop. What it does depends on its seed and on what it sees."""

    def __init__(self, desktop: Desktop, seed: int, files: tuple[Path, ...]) -> None:
        """Args: files: game files of every kind, sound and not, for it to open."""
        self.desktop = desktop
        self.random = Random(seed)
        self.files = files
        self.done: list[str] = []
        """What it did, in order."""
        self.kinds: Counter[str] = Counter()
        self.rests = 0
        self.in_stories = 0
        """How many events came while a scene told a story."""
        self._garbage = Garbage()
        self._deeds: list[Callable[[], str]] = []
        for deed, weight in (
            (self.go_on, 40),
            (self.key, 18),
            (self.click, 16),
            (self.click_something, 14),
            (self.drag, 8),
            (self.wheel, 6),
            (self.point, 10),
            (self.resize, 3),
            (self.choose_setting, 3),
            (self.entry, 8),
            (self.close_sheet, 6),
            (self.back_and_forth, 8),
            (self.new_game, 2),
            (self.near_the_end, 1),
            (self.open_file, 1),
            (self.page, 3),
            (self.look, 4),
            (self.hand_over, 2),
            (self.activity, 1),
        ):
            self._deeds += [deed] * weight

    # -------------------------------------------------------------------------------------------------- doing

    def act(self) -> None:
        """Do something, and wait for a moment or for none."""
        deed = self.random.choice(self._deeds)
        self.kinds[deed.__name__] += 1
        self.in_stories += any(scene.is_telling for scene in self.scenes())
        self.done.append(deed.__name__)
        self.done[-1] += f" {deed()}"
        self._garbage.collect_if_due()
        if self.random.random() < 0.7:
            QApplication.processEvents()
        else:
            QTest.qWait(self.random.choice((0, 1, 5, 16, 40)))

    def choice(self, things: tuple[T, ...] | list[T]) -> T:
        return self.random.choice(things)

    @property
    def window(self) -> QWidget:
        return self.desktop.window

    def _front(self) -> tuple[QWindow, QWidget]:
        """What keys and mouse go to: a menu that is open, or the window."""
        widget = QApplication.activePopupWidget() or self.window
        handle = widget.windowHandle()
        assert handle is not None
        return handle, widget

    def _spot(self, widget: QWidget) -> QPoint:
        return QPoint(self.random.randrange(max(1, widget.width())), self.random.randrange(max(1, widget.height())))

    def key(self) -> str:
        key, modifiers = self.choice(KEYS), self.choice(MODIFIERS)
        self._press(key, modifiers)
        return f"{modifiers.name} {key.name}"

    def _press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go. What the press closes, as a menu, does not live to see the release.

        Nor, if a modifier closes it, the key: Qt's test library sends one after the other to the window it was given.
        """
        handle, widget = self._front()
        if widget is not self.window:
            modifiers = Qt.KeyboardModifier.NoModifier
        QTest.keyPress(handle, key, modifiers)
        handle, widget = self._front()
        QTest.keyRelease(handle, key, modifiers if widget is self.window else Qt.KeyboardModifier.NoModifier)

    def _click(self, widget: QWidget, spot: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Move to a spot of the window or menu, press and let go; see `_press`."""
        handle = widget.windowHandle()
        assert handle is not None
        QTest.mouseMove(handle, spot)
        QTest.mousePress(self._front()[0], button, Qt.KeyboardModifier.NoModifier, spot)
        self._let_go(button, spot)

    def _let_go(self, button: Qt.MouseButton, spot: QPoint) -> None:
        # A menu may end before it has the release; faults of the program do not come this way.
        with suppress(RuntimeError):
            QTest.mouseRelease(self._front()[0], button, Qt.KeyboardModifier.NoModifier, spot)

    def click(self) -> str:
        _, widget = self._front()
        spot, button = self._spot(widget), self.choice(BUTTONS)
        for _ in range(2 if self.random.random() < 0.1 else 1):
            self._click(self._front()[1], spot, button)
        return f"{button.name} {spot.toTuple()}"

    def click_something(self) -> str:
        """A button that can be seen, wherever it lies, also below a sheet."""
        _, widget = self._front()
        buttons = [
            one
            for one in widget.findChildren(QAbstractButton)
            if one.isVisible() and widget.rect().contains(one.mapTo(widget, one.rect().center()))
        ]
        if isinstance(widget, QMenu) or not buttons:
            return self.click()
        button = self.choice(buttons)
        name = type(button).__name__
        spot = button.mapTo(widget, button.rect().center())
        self._click(widget, spot)
        return f"{name} {spot.toTuple()}"

    def drag(self) -> str:
        handle, widget = self._front()
        spots = [self._spot(widget) for _ in range(self.random.randrange(2, 5))]
        if self.random.random() < 0.5 and widget is self.window:
            spots = [self._on_scene() or spot for spot in spots]
        QTest.mouseMove(handle, spots[0])
        QTest.mousePress(self._front()[0], Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spots[0])
        for spot in spots[1:]:
            with suppress(RuntimeError):  # as below
                QTest.mouseMove(self._front()[0], spot)
            if self.random.random() < 0.2:
                QApplication.processEvents()
        self._let_go(Qt.MouseButton.LeftButton, spots[-1])
        return " ".join(str(spot.toTuple()) for spot in spots)

    def wheel(self) -> str:
        handle, widget = self._front()
        spot, turn = self._spot(widget), self.choice((-360, -120, -15, 15, 120, 360))
        QTest.wheelEvent(handle, QPointF(spot), QPoint(0, turn))
        return f"{spot.toTuple()} {turn}"

    def point(self) -> str:
        handle, widget = self._front()
        spot = (self._on_scene() if widget is self.window else None) or self._spot(widget)
        QTest.mouseMove(handle, spot)
        return f"{spot.toTuple()}"

    def resize(self) -> str:
        size = self.random.randrange(640, 1700), self.random.randrange(480, 1100)
        self.window.resize(*size)
        return str(size)

    def activity(self) -> str:
        """The window is left, or the mouse leaves it."""
        kind = self.choice((QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate, QEvent.Type.Leave))
        QApplication.sendEvent(self.window, QEvent(kind))
        for scene in self.scenes():
            QApplication.sendEvent(scene, QEvent(kind))
        return kind.name

    def choose_setting(self) -> str:
        languages = ["", *(code for code, _ in self.desktop.languages.available())]
        name, values = self.choice(
            (
                ("theme", THEMES),
                ("text_size", TEXT_SIZES),
                ("language", tuple(languages)),
                ("speed", SPEEDS),
                ("speed", ("slow", "normal")),
                ("motion", MOTIONS),
                ("tutor", TUTORS),
                ("rolls_by_itself", (True, False)),
                ("rotate_board", (True, False)),
                ("analysis", (True, False)),
            )
        )
        value = self.choice(tuple(values))
        self.desktop.preferences.take(name, value)
        return f"{name} {value!r}"

    def entry(self) -> str:
        """Any entry of the menus but the one that ends the program."""
        window = self.desktop.window
        actions = [
            one
            for one in window.findChildren(QAction)
            if one.isEnabled() and not one.isSeparator() and one.menu() is None and one is not window.menus.quit_action
        ]
        action = self.choice(actions)
        text = action.text()
        action.trigger()
        return f"{text!r}"

    def close_sheet(self) -> str:
        sheets = [one for one in self.window.findChildren(SheetOverlay) if one.isVisible()]
        for sheet in sheets:
            if self.random.random() < 0.7:
                sheet.close_sheet()
            else:
                self.key()
        return f"{len(sheets)}"

    def back_and_forth(self) -> str:
        table, count = self.desktop.table, self.random.randrange(1, 4)
        deed = self.choice((table.undo, table.redo, table.undo))
        for _ in range(count):
            deed()
        return f"{deed.__name__} {count}"

    def _setup(self) -> TableSetup:
        game = self.choice(GAMES)
        seats = game.all_seats if game is GAMES[1] else game.default_seats(self.random.randrange(2, 5))
        kinds = [self.choice((HUMAN, HUMAN, HUMAN, "ai:beginner", "ai:master")) for _ in seats]
        kinds[self.random.randrange(len(kinds))] = HUMAN
        players = tuple(Player(seat, f"player {seat}", kind) for seat, kind in zip(seats, kinds, strict=True))
        dice = DiceKind.MANUAL if self.random.random() < 0.2 else DiceKind.SEEDED
        return TableSetup(game, players, {}, dice, self.choice(tuple(UndoPolicy)))

    def new_game(self) -> str:
        if self.random.random() < 0.5:
            game = self.choice(GAMES)
            self.desktop.set_up(game.name)
            return f"set up {game.name}"
        setup = self._setup()
        self.desktop.begin(setup)
        return f"{setup.game.name} {[one.kind for one in setup.players]} {setup.dice.name} {setup.undo.name}"

    def near_the_end(self) -> str:
        """A game shortly before its end is put on the table."""
        setup, seed = replace(self._setup(), dice=DiceKind.SEEDED), self.random.randrange(1000)
        match = Match(setup.game, setup.players, seeded(seed))
        play_on(match, Random(seed))
        match = match.branch(max(0, match.length - self.random.randrange(1, 12)))
        self.desktop.put_on_table(match, None)
        return f"{setup.game.name} {seed} {match.length} {[one.kind for one in setup.players]}"

    def open_file(self) -> str:
        path = self.choice(self.files)
        self.desktop.files.open(path)
        return path.name

    def page(self) -> str:
        desktop, game = self.desktop, self.choice(GAMES)
        lessons = next(course.lessons for course in desktop.learning.courses if course.game is game)
        lesson, tab = self.choice(lessons), self.choice(tuple(Tab))
        goals: dict[str, Callable[[], object]] = {
            "start": desktop.show_start,
            "library": desktop.show_library,
            f"library {tab.name}": lambda: self._show_tab(tab),
            "lessons": lambda: desktop.show_lessons(game.name),
            f"lesson {lesson.name}": lambda: self._open_lesson(game, lesson),
            "rules": desktop.show_rules,
            "game": lambda: desktop._continue(game.name),
            "the game again": lambda: desktop._continue(game.name),
        }
        goal = self.choice(list(goals))
        goals[goal]()
        return goal

    def _show_tab(self, tab: Tab) -> None:
        self.desktop.show_library()
        self.desktop.library_desk.page.show_tab(tab)

    def _open_lesson(self, game: Game, lesson: Lesson) -> None:
        self.desktop.show_lessons(game.name)
        self.desktop.learning.open_lesson(lesson)

    def look(self) -> str:
        presenter = self.desktop.table.presenter
        places = presenter.panels.places
        if presenter.scene is None or not self.desktop.table.controller.has_match:
            return ""
        deed = self.choice(("back", "at", "stop", "review", "again"))
        if deed == "back":
            presenter.look_back()
        elif deed == "at" and places:
            presenter.look_at(self.random.randrange(len(places)))
        elif deed == "review":
            self.desktop.table.review()
        elif deed == "again" and presenter.can_repeat:
            presenter.repeat_last_turn()
        else:
            presenter.stop_looking()
        return deed

    def hand_over(self) -> str:
        match = self.desktop.table.unfinished
        if match is None:
            return ""
        seat, kind = self.choice(match.players).seat, self.choice((HUMAN, HUMAN, "ai:casual"))
        self.desktop.table.controller.hand_over(seat, kind)
        return f"{seat} {kind}"

    def go_on(self) -> str:
        """Play: without this no game would get anywhere."""
        table = self.desktop.table
        controller, scene = table.controller, table.presenter.scene
        if self.window_page is not table.page or scene is None or QApplication.activePopupWidget() is not None:
            return self.click_something()
        prompt = controller.prompt
        if prompt.phase is Phase.CHOICE:
            action = self.choice(prompt.legal)
            if str(action) == "pass" or not scene.offered or self.random.random() < 0.3:
                controller.play(action)
            else:
                if isinstance(scene, GetOffMyLawnScene) and (first := scene.pick_point(action)) is not None:
                    self._click_scene(first)
                if controller.prompt is prompt and scene.offered and action in scene.offered:
                    try:
                        self._click_scene(scene.target_point(action))
                    except LookupError:
                        controller.play(action)
            return f"{action}"
        if prompt.phase is Phase.DIE:
            self._press(Qt.Key(Qt.Key.Key_1 + self.random.randrange(6)))
        elif prompt.phase is Phase.ROLL:
            self._press(Qt.Key.Key_Space)
        return prompt.phase.name

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def window_page(self) -> QWidget | None:
        return self.desktop.window.page

    def scenes(self) -> list[TableScene]:
        """The scenes of the table and of lessons, as far as there are any."""
        found = [self.desktop.table.presenter.scene]
        return [one for one in found if one is not None]

    def _on_scene(self) -> QPoint | None:
        view = self.desktop.table.page.view
        if not view.isVisible():
            return None
        return view.mapTo(self.window, self._spot(view))

    def _click_scene(self, point: QPointF) -> None:
        view = self.desktop.table.page.view
        spot = view.viewport().mapTo(self.window, view.mapFromScene(point))
        if self._front()[1] is self.window:
            self._click(self.window, spot)

    def rest(self) -> None:
        """Wait until nothing moves, and see that the scene is as if it were drawn for the first time.

        Raises:
            AssertionError: it does not.
        """
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        advice = self.desktop.table.advice
        if advice is not None and advice.hinting.is_open and not advice.hinting.is_answered:
            advice.hinting.close()  # its marks would come between two looks
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.mouseMove(handle, QPoint(1, 1))
        self._wait_for_rest()
        controller, presenter = self.desktop.table.controller, self.desktop.table.presenter
        scene = presenter.scene
        if scene is None or not controller.has_match:
            return
        shown = presenter.looking.state if presenter.looking is not None else controller.state
        if presenter.looking is None:
            assert scene.state == shown
        scene.point_at(None)  # what the keys have come to is shown as it would be after it
        self._wait_for_rest()
        assert_shows(scene)
        before, state = photograph(scene), scene.state
        scene.refresh()
        self._wait_for_rest()  # marks come up again
        assert_shows(scene)
        after = photograph(scene)
        if scene.state != state:
            return  # a game that was chosen in the library has come to the table between the two looks
        self.rests += 1
        if differs(before, after):
            for name, picture in (("before", before), ("after", after)):
                picture.save(str(Path(tempfile.gettempdir()) / f"hotl-monkey-{name}.png"))
            raise AssertionError("what was to be seen is not what is drawn anew")

    def _wait_for_rest(self) -> None:
        began = time.monotonic()
        while self._moves():
            QTest.qWait(2)
            if time.monotonic() - began > 2:
                self._stop_opponents()
                self.desktop.table.presenter.finish()
            assert (time.monotonic() - began) * 1000 < REST_MS, f"never at rest: {self._moves()}"

    def _stop_opponents(self) -> None:
        """People take over: opponents among themselves would not rest before the end of the game."""
        match = self.desktop.table.unfinished
        for player in match.players if match is not None else ():
            if player.level is not None:
                self.desktop.table.controller.hand_over(player.seat, HUMAN)

    def _moves(self) -> str:
        """What still moves or is to come; nothing when all is at rest."""
        controller = self.desktop.table.controller
        for scene in self.scenes():
            if scene.is_telling:
                return "a story"
            for animation in scene.findChildren(QAbstractAnimation):
                if animation.state() is QAbstractAnimation.State.Running:
                    place = f"{animation.currentTime()} of {animation.totalDuration()} ms"
                    return f"{animation} in {scene}: {place}"
            if isinstance(scene, GetOffMyLawnScene) and not scene.ground.is_sharp:
                return "the ground"
        if controller.prompt.phase in {Phase.SETTLING, Phase.THINKING}:
            return controller.prompt.phase.name
        advice = self.desktop.table.advice
        if advice is not None and advice.tutoring.is_weighing:
            return "the tutor"
        return ""


def assert_shows(scene: TableScene) -> None:
    """The scene has the pieces of its state where they belong, and no others."""
    state = scene.state
    if isinstance(scene, GetOffMyLawnScene):
        assert isinstance(state, GetOffMyLawnState)
        shown = scene.shown()
        # The position does not know from which row a die fell, the scene does.
        wanted = picture_of(state, shown[Fallen()].face if Fallen() in shown else UNKNOWN)
        wrong = {str(one): (shown.get(one), wanted.get(one)) for one in {*shown, *wanted}}
        assert shown == wanted, {name: pair for name, pair in wrong.items() if pair[0] != pair[1]}
        return
    assert isinstance(scene, HeadOfTheLineScene)
    assert isinstance(state, HeadOfTheLineState)
    picture = scene.picture()
    if picture is not None:
        assert picture.chips == BoardPicture.of(state).chips
        assert picture.heads == BoardPicture.of(state).heads
        assert picture.flying == 0
        assert picture.targets == frozenset(one for one in scene.offered if str(one) != "pass")


def differs(one: QImage, other: QImage) -> bool:
    """Whether anybody could see a difference, be it one pixel."""
    if one == other:
        return False
    if one.size() != other.size():
        return True
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return any(abs(mine - theirs) > VISIBLE for mine, theirs in pairs)


def photograph(scene: TableScene) -> QImage:
    """What the scene looks like, pixel by pixel."""
    if isinstance(scene, HeadOfTheLineScene):
        scene.finish_drawing()
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image
