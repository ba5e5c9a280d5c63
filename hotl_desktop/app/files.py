"""Games in files and on the clipboard: open, save, export, copy, paste."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from hotl_desktop.controller.tables import playable
from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import SUFFIX
from hotl_desktop.storage.atomic import write_atomically
from hotl_desktop.storage.game_text import export_text
from hotl_desktop.storage.positions import copied_position, pasted_position
from hotl_desktop.storage.recent import forgotten, remembered
from hotl_desktop.storage.record_files import load_match, save_match
from hotl_desktop.view.theme import Theme
from hotl_desktop.widgets.main_window import MainWindow
from hotl_desktop.widgets.message_sheet import MessageSheet
from hotl_desktop.widgets.problem_words import fault_text, problem_text

from .keeping import Keeping


class Files(QObject):
    """What the file entries of the menus do."""

    def __init__(
        self,
        window: MainWindow,
        messages: MessageSheet,
        keeping: Keeping,
        shown: Callable[[], Match | None],
        put: Callable[[Match, Path | None], None],
    ) -> None:
        """Connect the menus.

        Args:
            window: whose menus.
            messages: says what went wrong.
            keeping: remembers the files used last.
            shown: the match as it is shown on the table, at whatever position; None when there is none.
            put: puts a match on the table, with the file that it came from.
        """
        super().__init__(window)
        self._window = window
        self._messages = messages
        self._keeping = keeping
        self._shown = shown
        self._put = put
        self.path: Path | None = None
        """The file that the game on the table came from or was saved to."""
        window.menus.open_action.triggered.connect(self.ask_for_file)
        window.menus.save_action.triggered.connect(self.save)
        window.menus.save_as_action.triggered.connect(self.save_as)
        window.menus.export_text_action.triggered.connect(self.ask_to_export_text)
        window.menus.export_picture_action.triggered.connect(self.ask_to_export_picture)
        window.menus.copy_action.triggered.connect(self.copy)
        window.menus.paste_action.triggered.connect(self.paste)
        window.files_dropped.connect(self.open)
        window.menus.recent_chosen.connect(self.open)
        self._show_recent()

    # ------------------------------------------------------------------------------------------------- opening

    @Slot()
    def ask_for_file(self) -> None:
        """Let the person choose a record to open."""
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a game"), self._folder(), self._records())
        if name:
            self.open(Path(name))

    @Slot(object)
    def open(self, path: Path) -> None:
        """Put the game in the record file `path` on the table; a bad file only gets a message."""
        try:
            match = playable(load_match(path))
        except NotLoadable as error:
            self._messages.say(self.tr("This game cannot be opened"), fault_text(error), str(path))
            if not path.exists():
                self._set_recent(forgotten(self._keeping.settings.recent, path))
            return
        self._put(match, path)
        self._remember(path)

    # -------------------------------------------------------------------------------------------------- saving

    @Slot()
    def save(self) -> None:
        """Save to the file that the game came from or was saved to; ask for one if there is none."""
        if self.path is None:
            self.save_as()
        else:
            self.save_to(self.path)

    @Slot()
    def save_as(self) -> None:
        """Ask for a file and save the game there."""
        path = self._ask(self.tr("Save the game"), SUFFIX, self._records())
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Save the game on the table to `path`."""
        match = self._shown()
        if match is not None and self._try(path, lambda: save_match(path, match)):
            self._remember(path)

    # ------------------------------------------------------------------------------------------------ exporting

    @Slot()
    def ask_to_export_text(self) -> None:
        """Ask for a file and write the game there to be read."""
        path = self._ask(self.tr("Export as text"), ".txt", self.tr("Text") + " (*.txt)")
        match = self._shown()
        if path is not None and match is not None:
            self._try(path, lambda: export_text(path, match))

    @Slot()
    def ask_to_export_picture(self) -> None:
        """Ask for a file and draw the position there."""
        path = self._ask(self.tr("Export as a picture"), ".png", self.tr("Pictures") + " (*.png *.svg)")
        if path is not None:
            self.export_picture(path)

    def export_picture(self, path: Path) -> None:
        """Draw the position that is shown to `path`."""
        from hotl_desktop.view.position_picture import position_picture  # noqa: PLC0415 - seldom needed

        match = self._shown()
        if match is not None:
            theme = self._theme()
            self._try(path, lambda: write_atomically(path, position_picture(match.state, theme, path)))

    def _theme(self) -> Theme:
        return self._window.themes.theme

    # ---------------------------------------------------------------------------------------------- clipboard

    @Slot()
    def copy(self) -> None:
        """Put the position that is shown on the clipboard, as text."""
        match = self._shown()
        if match is not None:
            QGuiApplication.clipboard().setText(copied_position(match))

    @Slot()
    def paste(self) -> None:
        """Begin a new game at the position on the clipboard."""
        try:
            match = playable(pasted_position(QGuiApplication.clipboard().text()))
        except NotLoadable as error:
            self._messages.say(self.tr("There is no game to paste"), fault_text(error))
            return
        self._put(match, None)

    # ------------------------------------------------------------------------------------------------- helpers

    def _ask(self, title: str, suffix: str, kinds: str) -> Path | None:
        match = self._shown()
        if match is None:
            return None
        name, _ = QFileDialog.getSaveFileName(
            self._window, title, str(Path(self._folder()) / f"{match.game.title}{suffix}"), kinds
        )
        if not name:
            return None
        path = Path(name)
        return path if path.suffix else path.with_suffix(suffix)

    def _try(self, path: Path, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            self._messages.say(self.tr("The file could not be written"), problem_text(error), str(path))
            return False
        return True

    def _remember(self, path: Path) -> None:
        self.path = path
        self._set_recent(remembered(self._keeping.settings.recent, path))

    def _set_recent(self, recent: tuple[str, ...]) -> None:
        self._keeping.change(self._keeping.settings._replace(recent=recent))
        self._show_recent()

    def _show_recent(self) -> None:
        self._window.menus.set_recent([Path(name) for name in self._keeping.settings.recent])

    def _records(self) -> str:
        return self.tr("Games") + f" (*{SUFFIX})"

    def _folder(self) -> str:
        return str(self.path.parent if self.path is not None else Path.home())
