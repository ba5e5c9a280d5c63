"""Every word of the program is in the language that was chosen last, and the game goes on meanwhile."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.translations import Languages
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.settings import SettingsFile
from hotl_desktop.view.table_view import TableView

from ..pseudo import CODE, pseudo
from .advising import FakeAnalyst
from .tour import NAMES, advice_stations, begin, menu_texts, new_desktop, settle, stations, text_of, visible

SIZE: Final = QSize(1100, 800)
SAME_EVERYWHERE: Final = re.compile(
    "|".join(
        (
            *NAMES,
            "Blue",  # the name of the learner in a lesson that was begun in English
            *(re.escape(game.title) for game in GAMES),
            "HOTL Desktop",
            "HL",
            "GL",
            r"\b[a-l]1?\d(–[a-l]1?\d)?\b",  # cells
            r"\b(place|push|advance|stage|roll|recover|reclaim|pass|low|high|power|[FI][LR]|[CLR])\b",  # notation
            r"\b(Ctrl|Shift|Enter|Return|Space|Esc|Tab|Home|End|PgUp|PgDown|Left|Right|Up|Down|Backspace)\b",
            r"\b[0-9a-f]{4,}\b",  # hex digits
            r"\b[A-Z]\b",  # keys, and letters of seats
            r"\bP[1-4]\b|\b[NS][EW]\b",
        )
    )
)

SAID_ONCE: Final = frozenset({"dice", "about", "keys"})
"""Sheets that are worded each time they are opened, and closed before anybody comes to the settings."""


def leftover(text: str) -> str:
    """What of `text` is not in the language of nobody."""
    depth, outside = 0, []
    for letter in SAME_EVERYWHERE.sub("", text):
        depth += letter == "["
        if not depth:
            outside.append(letter)
        depth -= letter == "]"
    rest = "".join(outside)
    return rest if any(letter.isalpha() for letter in rest) else ""


def in_english(window: QWidget) -> list[str]:
    """Everything visible, or to be heard, that is not translated."""
    tabs = [bar.tabText(index) for bar in window.findChildren(QTabBar) for index in range(bar.count())]
    found = [f"tab {text}" for text in tabs if leftover(text)]
    for widget in visible(window):
        if isinstance(widget, TableView):
            continue
        texts = text_of(widget), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()
        found += [f"{type(widget).__name__}: {text}" for text in texts if leftover(re.sub("<[^>]*>", "", text))]
    return found


@pytest.mark.usefixtures("pseudo_language")
def test_every_page_speaks_the_language_of_the_settings(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    file = SettingsFile(Places.inside(tmp_path).settings)
    file.save(file.load()._replace(language=CODE))
    desktop = new_desktop(qtbot, qapp, tmp_path, SIZE)
    assert desktop.languages.spoken == CODE
    assert [text for text in menu_texts(desktop.window) if leftover(text)] == []
    for station in stations(desktop):
        QApplication.processEvents()
        assert in_english(desktop.window) == [], station


@pytest.mark.usefixtures("pseudo_language")
def test_every_page_that_has_been_made_is_worded_anew(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path, SIZE)
    for station in stations(desktop):
        if station in SAID_ONCE:
            continue
        desktop.settings.choose_language(CODE)
        QApplication.processEvents()
        assert in_english(desktop.window) == [], station
        desktop.settings.choose_language("en")
        QApplication.processEvents()
    desktop.settings.choose_language(CODE)
    QApplication.processEvents()
    assert [text for text in menu_texts(desktop.window) if leftover(text)] == []


@pytest.mark.usefixtures("pseudo_language")
def test_every_page_that_was_made_but_not_shown_yet_is_worded_anew(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyst = FakeAnalyst()
    monkeypatch.setattr("hotl_desktop.app.advice.Analyst", lambda: analyst)
    desktop = new_desktop(qtbot, qapp, tmp_path, SIZE)
    desktop.keeping.change(desktop.keeping.settings._replace(tutorial_offered=True))
    desktop.settle()
    desktop.settings.choose_language(CODE)
    for station in chain(stations(desktop), advice_stations(desktop, analyst.answer)):
        settle()
        assert in_english(desktop.window) == [], station


@pytest.mark.usefixtures("pseudo_language")
def test_the_game_on_the_table_stays_as_it_is(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path, SIZE)
    begin(desktop, GAMES[0], 5)
    match, prompt = desktop.table.controller.match, desktop.table.controller.prompt
    steps, scene = match.steps, desktop.table.presenter.scene
    desktop.settings.choose_language(CODE)
    QApplication.processEvents()
    assert desktop.table.controller.match is match
    assert (match.steps, desktop.table.controller.prompt) == (steps, prompt)
    assert desktop.table.presenter.scene is scene
    assert desktop.keeping.settings.language == CODE
    assert desktop.window.page is desktop.table.page


def test_the_language_of_the_system_is_taken_where_it_is_known(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in ("de", "pt_BR"):
        (tmp_path / f"hotl_{code}.qm").write_bytes(b"")
    languages = Languages(qapp, qapp, tmp_path)
    for wanted, taken in (
        (["fr-FR", "fr", "de-AT", "de"], "de"),
        (["pt-BR", "pt"], "pt_BR"),
        (["fr", "en-GB", "de"], "en"),
        (["C"], "en"),
        ([], "en"),
    ):
        monkeypatch.setattr(QLocale, "uiLanguages", lambda _self, wanted=wanted: wanted)
        assert languages.of_system() == taken
    languages.deleteLater()
    QCoreApplication.sendPostedEvents(languages, QEvent.Type.DeferredDelete)


def test_a_language_that_is_not_there_is_none(qapp: QApplication) -> None:
    languages = Languages(qapp)
    languages.speak("xx")
    assert languages.spoken == languages.of_system()


def test_languages_call_themselves_by_their_own_names(qapp: QApplication) -> None:
    names = dict(Languages(qapp).available())
    assert names["en"] == "English"
    for code, name in names.items():
        own = QLocale(code).nativeLanguageName()
        assert name == "English" or name.casefold() == own.casefold(), code


def test_what_is_written_from_right_to_left_turns_the_window(
    qapp: QApplication, spoken_by_nobody: Path, tmp_path: Path
) -> None:
    (tmp_path / "hotl_ar.qm").write_bytes((spoken_by_nobody / f"hotl_{CODE}.qm").read_bytes())
    languages = Languages(qapp, folder=tmp_path)
    languages.speak("ar")
    try:
        assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft
        assert QCoreApplication.translate("MainWindow", "&Game") == pseudo("&Game")
    finally:
        languages.speak("en")
        QLocale.setDefault(QLocale.system())
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
