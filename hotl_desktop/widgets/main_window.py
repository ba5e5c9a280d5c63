"""The window: its pages and its menus. It knows no game; every wish goes out as a signal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from hotl_desktop.view.theme import Speed

from .focus_ring import FocusRing
from .style import ThemeHost
from .surfaces import Ground

LEAST_WIDTH: Final = 800
LEAST_HEIGHT: Final = 600

Key = QKeySequence.StandardKey


class MainWindow(QMainWindow):
    """Pages on a common ground, and the menus."""

    new_game = Signal(str)
    """A game of this name is wanted."""
    theme_chosen = Signal(str)
    """`system`, or the name of a theme."""
    speed_chosen = Signal(Speed)
    recent_chosen = Signal(object)
    """One of the files used last is wanted: its `Path`."""
    files_dropped = Signal(object)
    """A file was dropped on the window: its `Path`."""
    closing = Signal()
    """The window is about to close; nothing can stop it."""

    def __init__(self, themes: ThemeHost, games: Sequence[tuple[str, str]]) -> None:
        """Make the window.

        Args:
            themes: its look.
            games: name and title of each game.
        """
        super().__init__()
        self.themes: Final = themes
        self._pages = QStackedWidget()
        self.setCentralWidget(Ground.around(themes, self._pages))
        FocusRing(themes, self)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.setAcceptDrops(True)
        self._make_menus(games)

    # -------------------------------------------------------------------------------------------------- pages

    def add_page(self, page: QWidget) -> None:
        """Take in a page, to be shown later."""
        self._pages.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        """Show one of the pages."""
        self._pages.setCurrentWidget(page)

    @property
    def page(self) -> QWidget | None:
        """The page shown."""
        return self._pages.currentWidget()

    # -------------------------------------------------------------------------------------------------- menus

    def _make_menus(self, games: Sequence[tuple[str, str]]) -> None:
        self._make_game_menu(games)
        self._make_move_menu()
        self._make_view_menu()
        self._make_settings_menu()
        self._make_help_menu()

    def _make_game_menu(self, games: Sequence[tuple[str, str]]) -> None:
        menu = self.menuBar().addMenu(self.tr("&Game"))
        new = menu.addMenu(self.tr("&New game"))
        for index, (name, title) in enumerate(games):
            action = self._add(new, title)
            action.triggered.connect(partial(self.new_game.emit, name))
            if index == 0:
                action.setShortcuts(Key.New)
        self.start_page_action = self._add(menu, self.tr("&Start page"))
        self.library_action = self._add(menu, self.tr("&Games and statistics"), "Ctrl+G")
        menu.addSeparator()
        self.open_action = self._add(menu, self.tr("&Open…"), Key.Open)
        self._recent_menu = menu.addMenu(self.tr("Open &recent"))
        self.save_action = self._add(menu, self.tr("&Save"), Key.Save)
        self.save_as_action = self._add(menu, self.tr("Save &as…"), Key.SaveAs, "Ctrl+Shift+S")
        export = menu.addMenu(self.tr("&Export"))
        self.export_text_action = self._add(export, self.tr("As &text…"))
        self.export_picture_action = self._add(export, self.tr("As a &picture…"))
        menu.addSeparator()
        self.copy_action = self._add(menu, self.tr("&Copy the position"), Key.Copy)
        self.paste_action = self._add(menu, self.tr("&Paste a position"), Key.Paste)
        menu.addSeparator()
        self.quit_action = self._add(menu, self.tr("&Quit"), Key.Quit, "Ctrl+Q")
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit_action.triggered.connect(self.close)

    def _make_move_menu(self) -> None:
        menu = self.menuBar().addMenu(self.tr("&Move"))
        self.roll_action = self._add(menu, self.tr("&Roll"), "Ctrl+R")
        menu.addSeparator()
        self.undo_action = self._add(menu, self.tr("&Undo"), Key.Undo)
        self.redo_action = self._add(menu, self.tr("R&edo"), Key.Redo)
        menu.addSeparator()
        self.repeat_action = self._add(menu, self.tr("Show the &last turn again"), "Ctrl+L")

    def _make_view_menu(self) -> None:
        menu = self.menuBar().addMenu(self.tr("&View"))
        self.overlay_menu = menu.addMenu(self.tr("&Overlay"))
        self.rotate_action = self._add(menu, self.tr("Turn the &board"), "Ctrl+T")
        menu.addSeparator()
        looks = menu.addMenu(self.tr("&Look"))
        self._theme_actions = self._choices(
            looks,
            [
                ("system", self.tr("As the &system")),
                ("light", self.tr("&Light")),
                ("dark", self.tr("&Dark")),
                ("high-contrast", self.tr("&High contrast")),
            ],
            self.theme_chosen.emit,
        )
        menu.addSeparator()
        self.full_screen_action = self._add(menu, self.tr("&Full screen"), Key.FullScreen, "F11")
        self.full_screen_action.setCheckable(True)
        self.full_screen_action.toggled.connect(self._set_full_screen)

    def _make_settings_menu(self) -> None:
        menu = self.menuBar().addMenu(self.tr("&Settings"))
        speeds = menu.addMenu(self.tr("&Speed of play"))
        self._speed_actions = self._choices(
            speeds,
            [
                (Speed.SLOW, self.tr("&Slow")),
                (Speed.NORMAL, self.tr("&Normal")),
                (Speed.FAST, self.tr("&Fast")),
                (Speed.INSTANT, self.tr("&At once")),
            ],
            self.speed_chosen.emit,
        )
        self.rolls_by_itself_action = self._switch(menu, self.tr("&Roll by itself"))
        self.reduced_motion_action = self._switch(menu, self.tr("&Less motion"))
        self.turn_to_player_action = self._switch(menu, self.tr("&Turn the board to the player"))
        self.sound_action = self._switch(menu, self.tr("So&und"))
        menu.addSeparator()
        self.reset_action = self._add(menu, self.tr("All as at &first"))

    def _make_help_menu(self) -> None:
        menu = self.menuBar().addMenu(self.tr("&Help"))
        self.rules_action = self._add(menu, self.tr("&Rules of the game"), Key.HelpContents, "F1")
        self.learn_action = self._add(menu, self.tr("&Learn by playing"))
        # On macOS, Ctrl+? is the key of the help.
        taken = QKeySequence("Ctrl+?") in self.rules_action.shortcuts()
        self.keys_action = self._add(menu, self.tr("&Keys"), "Ctrl+/" if taken else "Ctrl+?")
        menu.addSeparator()
        self.about_action = self._add(menu, self.tr("&About HOTL Desktop"))
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)

    def _add(self, menu: QMenu, text: str, key: Key | str | None = None, otherwise: str = "") -> QAction:
        """A menu entry. `otherwise` is its shortcut where the platform has none for the standard `key`."""
        action = menu.addAction(text)
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

    # ------------------------------------------------------------------------------------------------- window

    def _set_full_screen(self, on: bool) -> None:
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if on else state & ~full)

    def place(self, wanted: QRect | None) -> None:
        """Put the window where it was, as far as that is on a screen that exists; otherwise where it fits well."""
        screen = QGuiApplication.screenAt(wanted.center()) if wanted is not None else None
        room = (screen or QGuiApplication.primaryScreen()).availableGeometry()
        if screen is None or wanted is None:
            size = room.size().boundedTo(room.size() * 0.92)
            wanted = QRect(QPoint(), size.boundedTo(self.maximumSize()))
            wanted.setSize(wanted.size().boundedTo(QRect(0, 0, 1500, 940).size()))
            wanted.moveCenter(room.center())
        width = max(min(wanted.width(), room.width()), min(LEAST_WIDTH, room.width()))
        height = max(min(wanted.height(), room.height()), min(LEAST_HEIGHT, room.height()))
        left = min(max(wanted.left(), room.left()), room.right() + 1 - width)
        top = min(max(wanted.top(), room.top()), room.bottom() + 1 - height)
        self.setGeometry(left, top, width, height)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.files_dropped.emit(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)


def _dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged, if it is exactly one on this machine."""
    urls = data.urls() if data.hasUrls() else []
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
