"""The settings in force: what is chosen in menus or on the sheet of preferences is kept, and holds at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.main_window import MainWindow
from hotl_desktop.widgets.style import ThemeHost

from .keeping import Keeping
from .system_look import theme_of
from .translations import Languages


class LiveSettings(QObject):
    """Keeps theme, language, motion, the menus' switches and the kept settings in step."""

    speed_changed = Signal(object)
    """Stories are told at this `Speed` now."""
    motion_changed = Signal(str)
    """Everything moves now, or only fades, or is still: one of `MOTIONS`."""

    def __init__(
        self, keeping: Keeping, themes: ThemeHost, languages: Languages, window: MainWindow, parent: QObject
    ) -> None:
        """Take the settings from `keeping`, and let `window` show them and change them."""
        super().__init__(parent)
        self._keeping: Final = keeping
        self._themes: Final = themes
        self._languages: Final = languages
        self._window: Final = window
        self._is_showing = False
        self._switches: Final = (
            window.menus.rolls_by_itself_action,
            window.menus.reduced_motion_action,
            window.menus.turn_to_player_action,
            window.menus.sound_action,
        )
        self._move()
        self.show()
        window.menus.theme_chosen.connect(self.choose_theme)
        window.menus.speed_chosen.connect(self.set_speed)
        window.menus.reduced_motion_action.toggled.connect(self._reduce_motion)
        for switch in self._switches:
            switch.toggled.connect(self._keep_switches)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def speed(self) -> Speed:
        """How fast stories are told."""
        return Speed[self._keeping.settings.speed.upper()]

    @property
    def motion(self) -> str:
        """How much may move: one of `MOTIONS`."""
        return self._keeping.settings.motion

    def show(self) -> None:
        """Tick in the menus what the settings say."""
        settings = self._keeping.settings
        self._window.menus.set_theme_choice(settings.theme)
        self._window.menus.set_speed_choice(self.speed)
        values = (settings.rolls_by_itself, settings.reduced_motion, settings.rotate_board, settings.sound_on)
        self._is_showing = True
        for switch, value in zip(self._switches, values, strict=True):
            switch.setChecked(value)
        self._is_showing = False

    @Slot()
    def _keep_switches(self) -> None:
        if self._is_showing:
            return
        rolls, reduced, rotate, sound = (switch.isChecked() for switch in self._switches)
        self._keeping.change(
            self._keeping.settings._replace(
                rolls_by_itself=rolls, reduced_motion=reduced, rotate_board=rotate, sound_on=sound
            )
        )

    @Slot(str)
    def choose_theme(self, name: str) -> None:
        """Wear the theme of this name, or the one that the system asks for."""
        self._keeping.change(self._keeping.settings._replace(theme=name))
        self._themes.set_theme(theme_of(name))

    @Slot()
    def _follow_system(self) -> None:
        self._themes.set_theme(theme_of(self._keeping.settings.theme))

    @Slot(str)
    def choose_language(self, code: str) -> None:
        """Speak the language of this code from now on, or the system's for an empty one."""
        self._keeping.change(self._keeping.settings._replace(language=code))
        self._languages.speak(code)

    @Slot(object)
    def set_speed(self, speed: Speed) -> None:
        """Tell stories at this speed."""
        self._keeping.change(self._keeping.settings._replace(speed=speed.name.lower()))
        self._move()
        self._window.menus.set_speed_choice(speed)
        self.speed_changed.emit(speed)

    @Slot(bool)
    def _reduce_motion(self, on: bool) -> None:
        if on != self._keeping.settings.reduced_motion:
            self.set_motion("reduced" if on else "full")

    def set_motion(self, motion: str) -> None:
        """Let everything move, only fade, or be still: one of `MOTIONS`."""
        self._keeping.change(self._keeping.settings.with_motion(motion))
        self._move()
        self.motion_changed.emit(motion)

    def _move(self) -> None:
        settings = self._keeping.settings
        self._themes.set_motion(Speed.INSTANT if settings.no_motion else self.speed, reduced=settings.reduced_motion)
