"""The languages of the program: one `hotl_<code>.qm` for each, whatever there is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QGuiApplication

from hotl_desktop.resources import resource_path
from hotl_desktop.view.fonts import can_write

SOURCE_LANGUAGE: Final = "en"
"""What the texts in the code are written in. Even so a file says how English counts."""


class _Translator(QTranslator):
    """One file. It is read once: a file that is looked into while an update writes it anew ends the program."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        try:
            self._data: Final = file.read_bytes()  # Qt looks into it as long as the translator lives
        except OSError:
            return
        self.load(self._data)


class Languages(QObject):
    """Lets the application speak one of its languages, and another whenever it is wanted."""

    changed = Signal(str)
    """The code of the language that is spoken from now on. Widgets hear of it a little later, by an event of Qt."""

    def __init__(self, application: QGuiApplication, parent: QObject | None = None, folder: Path | None = None) -> None:
        """Say nothing yet.

        Args:
            application: is to speak.
            parent: Qt's; with it the translations go.
            folder: where the files are; those of the program if left out.
        """
        super().__init__(parent)
        self._application = application
        self._folder: Final = folder or resource_path("translations")
        self._translators: list[_Translator] = []
        self._spoken = ""

    @property
    def spoken(self) -> str:
        """The code of the language that is spoken; empty before the first `speak`."""
        return self._spoken

    def available(self) -> list[tuple[str, str]]:
        """Code and own name of every language, by name."""
        codes = [path.stem.removeprefix("hotl_") for path in self._folder.glob("hotl_*.qm")]
        return sorted(((code, self._own_name(code)) for code in codes), key=lambda one: one[1].casefold())

    def speak(self, choice: str) -> None:
        """Speak the language of this code; the system's, for an empty one or one that there is not."""
        code = choice if self._file(choice).is_file() else self.of_system()
        locale = _locale_of(code)
        QLocale.setDefault(locale)
        if code == self._spoken:
            return
        old, self._translators = self._translators, []
        for file in (_file_of_qt(code), self._file(code)):  # the last one is asked first
            translator = _Translator(file, self)
            if not translator.isEmpty():
                self._application.installTranslator(translator)
                self._translators.append(translator)
        for translator in old:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        if self._application.layoutDirection() != locale.textDirection():
            self._application.setLayoutDirection(locale.textDirection())
        self._spoken = code
        self.changed.emit(code)

    def of_system(self) -> str:
        """The first language of the system's list that there is, and a font for it; English where there is none."""
        for name in QLocale.system().uiLanguages():
            parts = name.replace("-", "_").split("_")
            for length in range(len(parts), 0, -1):
                code = "_".join(parts[:length])
                if code == SOURCE_LANGUAGE or (self._file(code).is_file() and can_write(self._own_name(code))):
                    return code
        return SOURCE_LANGUAGE

    def _file(self, code: str) -> Path:
        return self._folder / f"hotl_{code}.qm"

    def _own_name(self, code: str) -> str:
        if code != SOURCE_LANGUAGE:
            name = _Translator(self._file(code)).translate("Language", "English", "the name of this language in itself")
            return name or QLocale(code).nativeLanguageName() or code
        return "English"


def _locale_of(code: str) -> QLocale:
    """How dates and numbers are written: as the system does, where it is set to the same language."""
    system, own = QLocale.system(), QLocale(code)
    return system if system.language() == own.language() else own


def _file_of_qt(code: str) -> Path:
    """What Qt's own dialogs say in that language."""
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{code}.qm"
