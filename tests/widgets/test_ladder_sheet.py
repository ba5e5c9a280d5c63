"""The sheet about the opponents says what was measured, for every table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.games.names import LAWN_NAME, LINE_NAME
from hotl_desktop.match.player import LEVELS
from hotl_desktop.widgets.ladder_sheet import LadderSheet, Rung, character_of
from hotl_desktop.widgets.style import ThemeHost

LADDERS = {
    (game, players): tuple(Rung(level, 100 * players * i, 10 + i, 500) for i, level in enumerate(LEVELS))
    for game, players in ((LINE_NAME, 2), (LINE_NAME, 3), (LINE_NAME, 4), (LAWN_NAME, 4))
}


@pytest.fixture
def sheet(qtbot: QtBot, themes: ThemeHost) -> LadderSheet:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1000, 760)
    sheet = LadderSheet(themes, page, LADDERS)
    page.show()
    return sheet


def texts(sheet: LadderSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize(("game", "players"), list(LADDERS))
def test_every_level_of_every_table_is_shown_with_its_interval(sheet: LadderSheet, game: str, players: int) -> None:
    sheet.show_game(game)
    if len(sheet._counts(game)) > 1:
        sheet._players.segment(players).click()
    shown = texts(sheet)
    for rung in LADDERS[game, players]:
        assert f"{rung.elo} ± {rung.error}" in shown
        assert character_of(rung.level) in shown


def test_the_strongest_stands_above(sheet: LadderSheet) -> None:
    sheet.show_game(LAWN_NAME)
    numbers = [text for text in texts(sheet) if "±" in text]
    assert numbers[0].startswith("1600 ")
    assert numbers[-1].startswith("0 ")


def test_another_game_is_chosen_on_the_sheet(sheet: LadderSheet) -> None:
    sheet.show_game(LINE_NAME)
    sheet._games.segment(LAWN_NAME).click()
    assert sheet._players.isHidden()
    assert "1600 ± 14" in texts(sheet)


def test_every_level_has_a_character() -> None:
    assert len({character_of(level) for level in LEVELS} - {""}) == len(LEVELS)
