"""The menus of the window. They know no game; every wish goes out as a signal, or as an action that is triggered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from hotl_desktop.view.theme import Speed

from .marked import filled, marked

Key = QKeySequence.StandardKey


class Menus(QObject):
    """All menus and their entries."""

    new_game = Signal(str)
    """A game of this name is wanted."""
    theme_chosen = Signal(str)
    """`system`, or the name of a theme."""
    speed_chosen = Signal(Speed)
    recent_chosen = Signal(object)
    """One of the files used last is wanted: its `Path`."""
    tutor_chosen = Signal(str)
    """The tutor is to speak up from this mark on; `off` for never."""

    def __init__(self, window: QMainWindow, games: Sequence[tuple[str, str]]) -> None:
        """Put the menus on a window.

        Args:
            window: gets them, and owns them.
            games: name and title of each game.
        """
        super().__init__(window)
        self._window = window
        self._worded: list[tuple[Callable[[str], None], str]] = []
        self._make_game_menu(games)
        self._make_move_menu()
        self._make_view_menu()
        self._make_settings_menu()
        self._make_help_menu()
        self.say()

    def _make_game_menu(self, games: Sequence[tuple[str, str]]) -> None:
        menu = self._menu(self._window.menuBar(), marked("MainWindow", "&Game"))
        new = self._menu(menu, marked("MainWindow", "&New game"))
        for index, (name, title) in enumerate(games):
            action = self._add(new, title)
            action.triggered.connect(partial(self.new_game.emit, name))
            if index == 0:
                action.setShortcuts(Key.New)
        self.start_page_action = self._add(menu, marked("MainWindow", "&Start page"))
        self.library_action = self._add(menu, marked("MainWindow", "&Games and statistics"), "Ctrl+G")
        menu.addSeparator()
        self.open_action = self._add(menu, marked("MainWindow", "&Open…"), Key.Open)
        self._recent_menu = self._menu(menu, marked("MainWindow", "Open &recent"))
        self.save_action = self._add(menu, marked("MainWindow", "&Save"), Key.Save)
        self.save_as_action = self._add(menu, marked("MainWindow", "Save &as…"), Key.SaveAs, "Ctrl+Shift+S")
        export = self._menu(menu, marked("MainWindow", "&Export"))
        self.export_text_action = self._add(export, marked("MainWindow", "As &text…"))
        self.export_picture_action = self._add(export, marked("MainWindow", "As a &picture…"))
        menu.addSeparator()
        self.copy_action = self._add(menu, marked("MainWindow", "&Copy the position"), Key.Copy)
        self.paste_action = self._add(menu, marked("MainWindow", "&Paste a position"), Key.Paste)
        menu.addSeparator()
        self.quit_action = self._add(menu, marked("MainWindow", "&Quit"), Key.Quit, "Ctrl+Q")
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit_action.triggered.connect(self._window.close)

    def _make_move_menu(self) -> None:
        menu = self._menu(self._window.menuBar(), marked("MainWindow", "&Move"))
        self.roll_action = self._add(menu, marked("MainWindow", "&Roll"), "Ctrl+R")
        menu.addSeparator()
        self.undo_action = self._add(menu, marked("MainWindow", "&Undo"), Key.Undo)
        self.redo_action = self._add(menu, marked("MainWindow", "R&edo"), Key.Redo)
        menu.addSeparator()
        self.hint_action = self._add(menu, marked("MainWindow", "&Hint"), "H")
        self.review_action = self._add(menu, marked("MainWindow", "Re&view the game"), "Ctrl+E")
        self._advice_separator = menu.addSeparator()
        self.repeat_action = self._add(menu, marked("MainWindow", "Show the &last turn again"), "Ctrl+L")

    def _make_view_menu(self) -> None:
        menu = self._menu(self._window.menuBar(), marked("MainWindow", "&View"))
        self.overlay_menu = self._menu(menu, marked("MainWindow", "&Overlay"))
        self.rotate_action = self._add(menu, marked("MainWindow", "Turn the &board"), "Ctrl+T")
        menu.addSeparator()
        looks = self._menu(menu, marked("MainWindow", "&Look"))
        self._theme_actions = self._choices(
            looks,
            [
                ("system", marked("MainWindow", "As the &system")),
                ("light", marked("MainWindow", "&Light")),
                ("dark", marked("MainWindow", "&Dark")),
                ("high-contrast", marked("MainWindow", "&High contrast")),
            ],
            self.theme_chosen.emit,
        )
        menu.addSeparator()
        self.full_screen_action = self._add(menu, marked("MainWindow", "&Full screen"), Key.FullScreen, "F11")
        self.full_screen_action.setCheckable(True)
        self.full_screen_action.toggled.connect(self._set_full_screen)

    def _make_settings_menu(self) -> None:
        menu = self._menu(self._window.menuBar(), marked("MainWindow", "&Settings"))
        speeds = self._menu(menu, marked("MainWindow", "&Speed of play"))
        self._speed_actions = self._choices(
            speeds,
            [
                (Speed.SLOW, marked("MainWindow", "&Slow")),
                (Speed.NORMAL, marked("MainWindow", "&Normal")),
                (Speed.FAST, marked("MainWindow", "&Fast")),
                (Speed.INSTANT, marked("MainWindow", "&At once")),
            ],
            self.speed_chosen.emit,
        )
        self.rolls_by_itself_action = self._switch(menu, marked("MainWindow", "&Roll by itself"))
        self.reduced_motion_action = self._switch(menu, marked("MainWindow", "&Less motion"))
        self.turn_to_player_action = self._switch(menu, marked("MainWindow", "&Turn the board to the player"))
        self.sound_action = self._switch(menu, marked("MainWindow", "So&und"))
        self.analysis_action = self._switch(menu, marked("MainWindow", "&Chances of the six faces"))
        self._tutor_menu = self._menu(menu, marked("MainWindow", "&Tutor"))
        self._tutor_actions = self._choices(
            self._tutor_menu,
            [
                ("off", marked("MainWindow", "&Off")),
                ("doubtful", marked("MainWindow", "Before &doubtful moves and worse")),
                ("bad", marked("MainWindow", "Before &bad moves and worse")),
                ("very bad", marked("MainWindow", "Before &very bad moves")),
            ],
            self.tutor_chosen.emit,
        )
        menu.addSeparator()
        self.preferences_action = self._add(menu, marked("MainWindow", "&Preferences…"), Key.Preferences, "Ctrl+,")
        self.preferences_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.reset_action = self._add(menu, marked("MainWindow", "All as at &first"))

    def _make_help_menu(self) -> None:
        menu = self._menu(self._window.menuBar(), marked("MainWindow", "&Help"))
        self.rules_action = self._add(menu, marked("MainWindow", "&Rules of the game"), Key.HelpContents, "F1")
        self.learn_action = self._add(menu, marked("MainWindow", "&Learn by playing"))
        self.opponents_action = self._add(menu, marked("MainWindow", "&Opponents"))
        # On macOS, Ctrl+? is the key of the help.
        taken = QKeySequence("Ctrl+?") in self.rules_action.shortcuts()
        self.keys_action = self._add(menu, marked("MainWindow", "&Keys"), "Ctrl+/" if taken else "Ctrl+?")
        menu.addSeparator()
        self.about_action = self._add(menu, marked("MainWindow", "&About HOTL Desktop"))
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)

    def _menu(self, within: QMenuBar | QMenu, text: str) -> QMenu:
        menu = within.addMenu("")
        self._worded.append((menu.setTitle, text))
        return menu

    def _add(self, menu: QMenu, text: str, key: Key | str | None = None, otherwise: str = "") -> QAction:
        """A menu entry. `otherwise` is its shortcut where the platform has none for the standard `key`."""
        action = menu.addAction("")
        self._worded.append((action.setText, text))
        if isinstance(key, str):
            action.setShortcut(QKeySequence(key))
        elif key is not None:
            action.setShortcuts(key)
            if not action.shortcuts() and otherwise:
                action.setShortcut(QKeySequence(otherwise))
        return action

    def _switch(self, menu: QMenu, text: str) -> QAction:
        action = self._add(menu, text)
        action.setCheckable(True)
        return action

    def _choices(
        self, menu: QMenu, choices: Sequence[tuple[object, str]], chosen: Callable[[object], None]
    ) -> dict[object, QAction]:
        group = QActionGroup(self)
        actions: dict[object, QAction] = {}
        for value, text in choices:
            action = self._switch(menu, text)
            group.addAction(action)
            action.triggered.connect(partial(chosen, value))
            actions[value] = action
        return actions

    def set_theme_choice(self, name: str) -> None:
        """Tick the theme in the menu."""
        self._theme_actions[name].setChecked(True)

    def set_speed_choice(self, speed: Speed) -> None:
        """Tick the speed in the menu."""
        self._speed_actions[speed].setChecked(True)

    def set_tutor_choice(self, grade: str) -> None:
        """Tick in the menu from which mark on the tutor speaks up."""
        self._tutor_actions[grade].setChecked(True)

    def set_advice_available(self, on: bool) -> None:
        """Offer hints, reviews and the tutor, or leave them out where there is no analysis."""
        for action in (
            self.hint_action,
            self.review_action,
            self.analysis_action,
            self.opponents_action,
            self._advice_separator,
        ):
            action.setVisible(on)
        self._tutor_menu.menuAction().setVisible(on)

    def recent_actions(self) -> list[QAction]:
        """The entries of the files used last."""
        return self._recent_menu.actions()

    def set_recent(self, paths: Sequence[Path]) -> None:
        """List the files used last, the last one first."""
        self._recent_menu.clear()
        self._recent_menu.setEnabled(bool(paths))
        for path in paths:
            # An ampersand in a name is no mnemonic.
            action = self._recent_menu.addAction(path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(partial(self.recent_chosen.emit, path))

    def say(self) -> None:
        """Word them, in the language that is spoken now."""
        for put, text in self._worded:
            put(filled("MainWindow", text, {}))

    def _set_full_screen(self, on: bool) -> None:
        state = self._window.windowState()
        full = Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | full if on else state & ~full)
