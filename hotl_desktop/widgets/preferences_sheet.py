"""All settings on one sheet, each with a sentence. What is chosen holds at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from hotl_desktop.storage.settings import MOTIONS, SPEEDS, TEXT_CHOICES, THEMES, TUTORS, UNDO_POLICIES, Settings
from hotl_desktop.view.fonts import can_write
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .fields import ComboBox
from .segmented import Choice, Segmented
from .setup_rows import RuleRow
from .sheet import SheetOverlay
from .style import ThemeHost
from .surfaces import Rule
from .text import ElidedLabel, Tone, level_name, plain_label, shown_name

translate = QCoreApplication.translate

_WIDTH: Final = 820
_CONTROL: Final = 372
"""How wide controls are where there is the room, so that all of them begin at one line."""
_SWITCHES: Final = ("sound_on", "rolls_by_itself", "rotate_board", "analysis")
_SECTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("look", ("theme", "text_size", "language")),
    ("motion", ("speed", "motion", "sound_on", "volume")),
    ("play", ("level", "undo", "rolls_by_itself", "rotate_board")),
    ("help", ("analysis", "tutor")),
    ("data", ("files", "reset")),
)
"""Every setting where it stands, by the name of its field in `Settings`; `files` and `reset` are none."""
_PER_CENT: Final = 100


class PreferencesSheet(SheetOverlay):
    """The sheet. It knows what is set, and tells what is chosen; others make it so."""

    chosen = Signal(str, object)
    """A field of `Settings`, or its `motion`, is to have another value."""
    sound_wanted = Signal()
    """The volume was set: let it be heard."""
    folder_wanted = Signal()
    """The folder with the files is to be shown."""
    reset_wanted = Signal()
    """Everything is to be as at first."""
    restore_wanted = Signal()
    """The reset is to be taken back."""

    def __init__(self, themes: ThemeHost, page: QWidget, levels: Sequence[str]) -> None:
        """A closed sheet over `page`; without `levels` of opponents there is no help either."""
        content = QWidget()
        super().__init__(themes, page, content, width=_WIDTH)
        self._own_themes = themes
        self._levels = tuple(levels)
        self._languages: list[tuple[str, str]] = []
        self._settings = Settings()
        self._can_restore = False
        self._quiet = False
        self._title = plain_label("", TextRole.TITLE)
        self._close = Button(themes, "", ButtonKind.PRIMARY)
        self._close.clicked.connect(self.close_sheet)
        self._headings: dict[str, QLabel] = {}
        self.rows: Final[dict[str, RuleRow]] = {}
        """Every setting by its name."""
        self._make_controls()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        for name, keys in _SECTIONS:
            self._add_section(name, [key for key in keys if key in self._controls])
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        self._column.addSpacing(Space.L)
        self._column.addLayout(foot)
        self._say()

    # ------------------------------------------------------------------------------------------------- making

    def _make_controls(self) -> None:
        themes = self._own_themes
        self._theme = Segmented(themes, "", [Choice(theme, "") for theme in THEMES])
        self._text_size = Segmented(themes, "", [Choice(size, "") for size in TEXT_CHOICES])
        self._language = ComboBox(themes, "")
        self._speed = Segmented(themes, "", [Choice(speed, "") for speed in SPEEDS])
        self._motion = Segmented(themes, "", [Choice(motion, "") for motion in MOTIONS])
        self._switches = {key: Segmented(themes, "", [Choice(True, ""), Choice(False, "")]) for key in _SWITCHES}
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._volume.setRange(0, _PER_CENT)
        self._volume.setPageStep(10)
        self._volume.setMinimumWidth(120)
        self._level = ComboBox(themes, "")
        self._undo = Segmented(themes, "", [Choice(policy, "") for policy in UNDO_POLICIES])
        self._tutor = ComboBox(themes, "")
        self._folder = Button(themes, "")
        self._reset = Button(themes, "")
        self._controls: dict[str, QWidget] = {
            "theme": self._theme,
            "text_size": self._text_size,
            "language": self._language,
            "speed": self._speed,
            "motion": self._motion,
            "sound_on": self._switches["sound_on"],
            "volume": self._volume,
            "undo": self._undo,
            "rolls_by_itself": self._switches["rolls_by_itself"],
            "rotate_board": self._switches["rotate_board"],
            "files": self._folder,
            "reset": self._reset,
        }
        if self._levels:
            self._controls |= {
                "level": self._level,
                "analysis": self._switches["analysis"],
                "tutor": self._tutor,
            }
        for key, control in self._controls.items():
            if isinstance(control, Segmented):
                control.chosen.connect(partial(self._choose, key))
            elif isinstance(control, ComboBox):
                control.activated.connect(partial(self._choose_of, key, control))
        self._volume.valueChanged.connect(self._set_volume)
        self._volume.sliderReleased.connect(self.sound_wanted)
        self._folder.clicked.connect(self.folder_wanted)
        self._reset.clicked.connect(self._ask_for_reset)
        self._path = ElidedLabel("", TextRole.SMALL, Tone.SECOND)

    def _add_section(self, name: str, keys: Sequence[str]) -> None:
        if not keys:
            return
        heading = plain_label("", TextRole.HEADING, Tone.ACCENT)
        self._headings[name] = heading
        self._column.addSpacing(Space.L)
        self._column.addWidget(heading)
        self._column.addSpacing(Space.XXS)
        for key in keys:
            self._column.addWidget(Rule(self._own_themes))
            row = RuleRow("", self._controls[key])
            row.set_padding(Space.XS)
            if not isinstance(self._controls[key], Button):
                row.set_control_width(_CONTROL)
            self.rows[key] = row
            self._column.addWidget(row)
            if key == "files":
                self._column.addWidget(self._path)
                self._column.addSpacing(Space.XS)

    # ------------------------------------------------------------------------------------------------- values

    def show_settings(
        self, settings: Settings, languages: Sequence[tuple[str, str]], folder: str, *, can_restore: bool = False
    ) -> None:
        """Show what is set.

        Args:
            settings: all of it.
            languages: code and own name of those that there are.
            folder: where games and settings are kept.
            can_restore: whether everything was reset just now, which can be taken back.
        """
        self._settings, self._can_restore = settings, can_restore
        self._languages = list(languages)
        self._path.setText(shown_name(folder, longest=400))
        self._say()

    def _show_values(self) -> None:
        settings, self._quiet = self._settings, True
        self._theme.set_value(settings.theme)
        self._text_size.set_value(min(TEXT_CHOICES, key=lambda size: abs(size - settings.text_size)))
        self._speed.set_value(settings.speed)
        self._motion.set_value(settings.motion)
        self._undo.set_value(settings.undo)
        for key, control in self._switches.items():
            control.set_value(getattr(settings, key))
        self._volume.setValue(round(_PER_CENT * settings.volume))
        self._volume.setEnabled(settings.sound_on)
        self._quiet = False

    def _choose(self, key: str, value: object) -> None:
        if not self._quiet:
            self._take(key, value)

    def _choose_of(self, key: str, box: ComboBox, index: int) -> None:
        self._take(key, box.itemData(index))

    def _set_volume(self, volume: int) -> None:
        if not self._quiet:
            self._take("volume", volume / _PER_CENT)
            if not self._volume.isSliderDown():  # by a key or beside the handle
                self.sound_wanted.emit()

    def _take(self, key: str, value: object) -> None:
        self._settings = self._settings.with_choice(key, value)
        self._volume.setEnabled(self._settings.sound_on)
        self._can_restore = False
        self._name_reset()
        self._explain()
        self.chosen.emit(key, value)

    def _ask_for_reset(self) -> None:
        if self._can_restore:
            self.restore_wanted.emit()
        else:
            self.reset_wanted.emit()

    # -------------------------------------------------------------------------------------------------- words

    def _say(self) -> None:
        """Put everything into words, and show the values."""
        self.setAccessibleName(self.tr("Preferences"))
        self._title.setText(self.tr("Preferences"))
        self._close.set_label(self.tr("Close"))
        self._folder.set_label(self.tr("Show the folder"))
        headings = {
            "look": self.tr("Look and language"),
            "motion": self.tr("Motion and sound"),
            "play": self.tr("Play"),
            "help": self.tr("Help while playing"),
            "data": self.tr("Your data"),
        }
        for name, heading in self._headings.items():
            heading.setText(headings[name])
        labels = self._labels()
        for key, row in self.rows.items():
            row.set_label(labels[key])
            control = self._controls[key]
            if isinstance(control, Segmented):
                control.set_words(labels[key], self._choices(key))
            else:
                control.setAccessibleName(labels[key])
        languages = [(code, self._language_name(code, name)) for code, name in self._languages]
        self._fill(self._language, [("", self.tr("As the system")), *languages], self._settings.language)
        self._fill(self._level, [(level, level_name(level)) for level in self._levels], self._settings.level)
        self._fill(self._tutor, self._tutor_choices(), self._settings.tutor)
        self._name_reset()
        self._show_values()
        self._explain()

    def _name_reset(self) -> None:
        self._reset.set_label(self.tr("Take that back") if self._can_restore else self.tr("All as at first"))

    def _language_name(self, code: str, own_name: str) -> str:
        if can_write(own_name):
            return own_name
        english = QLocale.languageToString(QLocale(code).language())
        return self.tr("{language} (no font for it is installed)").format(language=english)

    @staticmethod
    def _fill(box: ComboBox, entries: Sequence[tuple[str, str]], value: str) -> None:
        box.clear()
        for data, text in entries:
            box.addItem(text, data)
        box.setCurrentIndex(max(0, box.findData(value)))

    def _labels(self) -> dict[str, str]:
        return {
            "theme": self.tr("Look"),
            "text_size": self.tr("Size of text"),
            "language": self.tr("Language"),
            "speed": self.tr("Speed of play"),
            "motion": self.tr("Motion"),
            "sound_on": self.tr("Sound"),
            "volume": self.tr("Volume"),
            "level": self.tr("Opponents"),
            "undo": self.tr("Taking back"),
            "rolls_by_itself": self.tr("Roll by itself"),
            "rotate_board": self.tr("Turn the board"),
            "analysis": self.tr("Chances of the six faces"),
            "tutor": self.tr("Tutor"),
            "files": self.tr("Where everything is kept"),
            "reset": self.tr("All settings"),
        }

    def _choices(self, key: str) -> list[Choice]:
        words: dict[object, str] = {
            "system": self.tr("System"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
            "high-contrast": self.tr("Contrast", "short for: high contrast"),
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "instant": self.tr("At once"),
            "full": self.tr("All", "all motion"),
            "reduced": self.tr("Less", "less motion"),
            "free": self.tr("Free"),
            "roll": self.tr("To the last roll"),
            "none": self.tr("None"),
        }
        values: dict[str, Sequence[object]] = {
            "theme": THEMES,
            "speed": SPEEDS,
            "motion": MOTIONS,
            "undo": UNDO_POLICIES,
        }
        if key in values:
            return [Choice(value, words[value]) for value in values[key]]
        if key == "text_size":
            per_cent = translate("Advice", "{percent}%")
            return [Choice(size, per_cent.format(percent=size)) for size in TEXT_CHOICES]
        return [Choice(True, self.tr("On")), Choice(False, self.tr("Off"))]

    def _tutor_choices(self) -> list[tuple[str, str]]:
        words = {
            "off": self.tr("Says nothing"),
            "doubtful": self.tr("Before doubtful moves and worse"),
            "bad": self.tr("Before bad moves and worse"),
            "very bad": self.tr("Before very bad moves"),
        }
        return [(grade, words[grade]) for grade in TUTORS]

    def _explain(self) -> None:
        settings = self._settings
        motions = {
            "full": self.tr("Pieces travel, so that cause and effect can be seen."),
            "reduced": self.tr("Things fade in and out where they would travel."),
            "none": self.tr("Nothing moves: what happens is simply there, and the list of moves tells it."),
        }
        undos = {
            "free": self.tr("In a new game, moves can be taken back as far as you like."),
            "roll": self.tr("In a new game, a move can be taken back until the next die has fallen."),
            "none": self.tr("In a new game, a move once made stays."),
        }
        texts = {
            "theme": self.tr("Light, dark, or with strong outlines and signs; or as the system is set."),
            "text_size": self.tr("Everything that is written grows or shrinks with it, on the boards too."),
            "language": self.tr("It changes at once; the game on the table goes on as it is."),
            "speed": self.tr("How fast moves are shown, and how long opponents wait before theirs."),
            "motion": motions[settings.motion],
            "sound_on": self.tr("Dice, chips and captures can be heard."),
            "volume": self.tr("Let go of the handle, and you hear how loud it is."),
            "level": self.tr("Who sits opposite when a new game is set up."),
            "undo": undos[settings.undo],
            "rolls_by_itself": self.tr("The die of your turn falls without your doing anything."),
            "rotate_board": self.tr("Where people share the screen, whoever moves sits at the bottom."),
            "analysis": self.tr("Beside the board, what each face of the next die would be worth."),
            "tutor": self.tr("The tutor asks once more before a move that it thinks is worse than another."),
            "files": self.tr("Games, results and settings stay on this computer."),
            "reset": self.tr("Look, sound and play as they came. Games, lessons and files stay."),
        }
        for key, row in self.rows.items():
            row.explain(texts[key])

    # ------------------------------------------------------------------------------------------------- layout

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.content and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Put controls under their words where they do not fit beside them: all or none."""
        margins = self._column.contentsMargins()
        room = self.content.width() - margins.left() - margins.right()
        narrow = any(row.least_width() > room for row in self.rows.values())
        for row in self.rows.values():
            row.set_narrow(narrow)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
