"""What the preferences do: everything that is chosen on their sheet holds at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from hotl_desktop.controller.table_setup import UndoPolicy
from hotl_desktop.sound.names import Sound
from hotl_desktop.storage.problems import StorageProblem
from hotl_desktop.storage.settings import Settings
from hotl_desktop.widgets.preferences_sheet import PreferencesSheet
from hotl_desktop.widgets.problem_words import problem_place, problem_text

if TYPE_CHECKING:
    from .desktop import Desktop


class Preferences(QObject):
    """Brings the sheet and the program together."""

    def __init__(self, desktop: Desktop, levels: tuple[str, ...]) -> None:
        """Make the sheet, closed. Args: levels: of opponents that can be had."""
        super().__init__(desktop)
        self._desktop: Final = desktop
        self.sheet: Final = PreferencesSheet(desktop.themes, desktop.window, levels)
        self._before_reset: Settings | None = None
        self.sheet.chosen.connect(self.take)
        self.sheet.sound_wanted.connect(self._let_hear)
        self.sheet.folder_wanted.connect(self._show_folder)
        self.sheet.reset_wanted.connect(self._reset_here)
        self.sheet.restore_wanted.connect(self._restore)

    @Slot()
    def open(self) -> None:
        """Show the sheet."""
        self._before_reset = None
        self._show()
        self.sheet.open()

    def _show(self) -> None:
        desktop, can_restore = self._desktop, self._before_reset is not None
        folder = str(desktop.keeping.places.data)
        self.sheet.show_settings(
            desktop.keeping.settings, desktop.languages.available(), folder, can_restore=can_restore
        )

    @Slot(str, object)
    def take(self, key: str, value: object) -> None:
        """Make it so. Args: key: a field of `Settings`, or its `motion`."""
        self._before_reset = None
        keeping = self._desktop.keeping
        keeping.change(keeping.settings.with_choice(key, value))
        self.apply()

    def apply(self) -> None:
        """Let everything be as the settings say."""
        desktop, settings = self._desktop, self._desktop.keeping.settings
        live = desktop.settings
        live.choose_theme(settings.theme)
        desktop.themes.set_text_size(settings.text_size)
        live.set_speed(live.speed)
        live.set_motion(settings.motion)
        desktop.table.sounds.set_volume(settings.volume)
        desktop.setup_page.set_usual(settings.level, UndoPolicy(settings.undo))
        live.show()
        desktop.advice_menus.show_settings()
        desktop.window.menus.tutor_chosen.emit(settings.tutor)
        live.choose_language(settings.language)

    @Slot()
    def _let_hear(self) -> None:
        self._desktop.table.sounds.play(Sound.DIE)

    @Slot()
    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._desktop.keeping.places.data)))

    @Slot()
    def reset(self) -> bool:
        """Go back to the settings of a first start; whether that could be kept."""
        desktop = self._desktop
        try:
            desktop.keeping.reset()
        except StorageProblem as problem:
            desktop.message_sheet.say(
                self.tr("The settings stay as they are"), problem_text(problem), problem_place(problem)
            )
            return False
        self.apply()
        return True

    @Slot()
    def _reset_here(self) -> None:
        before = self._desktop.keeping.settings
        if self.reset():
            self._before_reset = before
            self._show()

    @Slot()
    def _restore(self) -> None:
        before, self._before_reset = self._before_reset, None
        if before is not None:
            self._desktop.keeping.change(before)
            self.apply()
            self._show()
