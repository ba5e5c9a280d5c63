"""Statistics, dice and proofs of finished games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.match.dice import SeededDice, TypedDice
from hotl_desktop.match.duplicate import Combined, Total
from hotl_desktop.match.fairness import FaceCounts
from hotl_desktop.match.proof import DiceProof
from hotl_desktop.storage.library import DiceLine, OpponentLine, Page, PlayerLine
from hotl_desktop.view.theme import THEMES, Theme
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.commitment_label import CommitmentLabel
from hotl_desktop.widgets.dice_view import DiceView
from hotl_desktop.widgets.face_bars import FaceBars
from hotl_desktop.widgets.library_page import LibraryPage, Tab
from hotl_desktop.widgets.statistics_page import Figures, Memory, SetLine, StatisticsPage, Streak
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.verify_sheet import VerifySheet

from ..walks import SIMPLE_TABLES, play_on, seeded
from .conftest import ShowIn, focused
from .games import ROW, numbered
from .test_languages import assert_all_fits, from_right_to_left  # noqa: F401

LEFT = Qt.MouseButton.LeftButton
FIGURES = Figures(
    games=20,
    seconds=4 * 3600,
    opponents=(
        OpponentLine("head-of-the-line", 2, "casual", 8, 4, 1, 3),
        OpponentLine("head-of-the-line", 2, "expert", 2, 1, 0, 1),
        OpponentLine("get-off-my-lawn", 4, "mixed", 5, 1, 0, 4),
        OpponentLine("head-of-the-line", 3, None, 5, 0, 0, 0),
    ),
    players=(
        PlayerLine("<b>Mira</b>", "head-of-the-line", 2, "casual", 8, 4, 1, 3, 61, 40.5),
        PlayerLine("<b>Mira</b>", "get-off-my-lawn", 4, "mixed", 5, 1, 0, 4, 28, 12.0),
        PlayerLine("Zoë", "head-of-the-line", 3, None, 5, 2, 0, 3, 44, 30.0),
    ),
    streaks={"<b>Mira</b>": Streak(3, 1)},
    memories=((Memory.BEST, numbered(1)), (Memory.LONGEST, numbered(2))),
    sets=(
        SetLine(
            "head-of-the-line",
            "2026-03-14T09:26:53Z",
            numbered(3).id,
            Combined((Total("Mira", "human", (41, 30)), Total("Robin", "ai:casual", (38, 44)))),
        ),
    ),
)
LINES = (
    DiceLine("<i>Mira", None, FaceCounts((10, 12, 11, 9, 10, 8))),
    DiceLine(None, "casual", FaceCounts((50, 10, 10, 10, 10, 10))),
)


class _WordyLanguage(QTranslator):
    """Says everything with half as many words again, and at least one more."""

    def translate(self, _context: str, text: str, _hint: str | None = None, _count: int = -1) -> str:
        return text if len(text) <= 2 else f"{text} {'äääääää ' * max(1, len(text) // 16)}".rstrip()

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def wordy_language(qapp: QApplication) -> Iterator[QTranslator]:
    translator = _WordyLanguage(qapp)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)
    translator.deleteLater()


def texts(widget: QWidget) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


# ---------------------------------------------------------------------------------------------------- statistics


def test_wins_are_counted_by_game_and_seats_and_by_opponents(themes: ThemeHost, show: ShowIn) -> None:
    page = StatisticsPage(themes)
    show(page, size=QSize(1200, 700))
    assert "Counting…" in texts(page)
    page.show_figures(FIGURES)
    shown = texts(page)
    assert "5 won, 1 shared, 4 lost" in shown, "two players, both levels"
    assert "4 won, 1 shared, 3 lost" in shown, "casual"
    assert shown.count("1 won, 4 lost") == 2, "the lawn, and opponents of several levels"
    assert "Among people" in shown
    assert "40%" in shown, "6 of the 15 games against opponents"
    assert shown.index("Casual AI") < shown.index("Expert AI") < shown.index("AIs of several levels")


def test_players_have_sums_bests_and_streaks(themes: ThemeHost, show: ShowIn) -> None:
    page = StatisticsPage(themes)
    page.show_figures(FIGURES)
    show(page, size=QSize(1200, 700))
    shown = texts(page)
    at = shown.index("<b>Mira</b>")
    assert shown[at + 1 : at + 5] == ["13", "6", "61", "3"]
    at = shown.index("Zoë")
    assert shown[at + 1 : at + 5] == ["5", "2", "44", "–"]


def test_games_to_remember_and_sets_lead_to_the_games(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    page = StatisticsPage(themes)
    page.show_figures(FIGURES)
    show(page, size=QSize(1200, 2000))
    links = [button for button in page.findChildren(Button) if button.label() == "Review"]
    told: list[str] = []
    page.open_game.connect(told.append)
    for link in links:
        QTest.mouseClick(link, LEFT)
    assert told == [numbered(1).id, numbered(2).id, numbered(3).id]
    assert "Robin is ahead" in texts(page)
    assert any("\u2068Robin\u2069 82, \u2068Mira\u2069 71" in text for text in texts(page))


def test_without_games_there_is_nothing_to_count(themes: ThemeHost, show: ShowIn) -> None:
    page = StatisticsPage(themes)
    show(page, size=QSize(800, 500))
    page.show_figures(Figures())
    assert any("nothing to count" in text for text in texts(page))


# ---------------------------------------------------------------------------------------------------------- dice


def test_each_player_has_counts_a_verdict_and_figures(themes: ThemeHost, show: ShowIn) -> None:
    view = DiceView(themes)
    show(view, size=QSize(1000, 900))
    view.show_lines(LINES)
    shown = texts(view)
    assert "<i>Mira" in shown
    assert "Casual AIs together" in shown
    bars = [bar.accessibleName() for bar in view.findChildren(FaceBars) if bar.isVisible()]
    assert bars == [
        "1: 60, 2: 22, 3: 21, 4: 19, 5: 20, 6: 18",
        "1: 10, 2: 12, 3: 11, 4: 9, 5: 10, 6: 8",
        "1: 50, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10",
    ]
    assert "As even as fair dice usually are." in shown
    assert sum(text.startswith("Not what one expects") for text in shown) == 2
    assert "Chi-square 1.00, 5 degrees of freedom, p\u00a0=\u00a00.963" in shown
    view.show_lines(())
    assert "Too few dice to say anything yet." in texts(view)


def test_fair_and_real_dice_can_be_told_apart(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    view = DiceView(themes)
    show(view, size=QSize(1000, 600))
    with qtbot.waitSignal(view.wanted) as told:
        view.refresh()
    assert told.args == [None, None]
    real = next(one for one in view.findChildren(QRadioButton) if one.accessibleName() == "Real dice")
    with qtbot.waitSignal(view.wanted) as told:
        QTest.mouseClick(real, LEFT)
    assert told.args == [TypedDice.kind, None]
    box = view.findChildren(QComboBox)[0]
    box.setCurrentIndex(2)
    with qtbot.waitSignal(view.wanted) as told:
        box.activated.emit(2)
    assert told.args == [TypedDice.kind, "get-off-my-lawn"]
    assert any("nobody can check" in text for text in texts(view))


# --------------------------------------------------------------------------------------------------------- proof


@pytest.fixture
def sheet(themes: ThemeHost, show: ShowIn) -> VerifySheet:
    page = QWidget()
    show(page, size=QSize(800, 600))
    return VerifySheet(themes, page)


def test_a_proof_shows_promise_and_seed_to_be_copied(sheet: VerifySheet, qtbot: QtBot) -> None:
    dice = SeededDice(bytes(range(32)))
    sheet.show_proof(DiceProof(213, dice.commitment, dice.seed.hex()))
    assert sheet.title() == "These dice are proved"
    assert "213 dice" in sheet.text()
    fields = [field for field in sheet.findChildren(QLineEdit) if field.isVisible()]
    assert [field.text() for field in fields] == [dice.commitment, dice.seed.hex()]
    assert all(field.isReadOnly() for field in fields)
    for button, number in zip(
        [one for one in sheet.findChildren(Button) if one.label() == "Copy"],
        (dice.commitment, dice.seed.hex()),
        strict=True,
    ):
        QTest.mouseClick(button, LEFT)
        assert QGuiApplication.clipboard().text() == number
        assert button.label() == "Copied"
    assert any("hotl verify" in text and "HMAC-SHA256" in text for text in texts(sheet))
    with qtbot.waitSignal(sheet.save):
        QTest.mouseClick(next(one for one in sheet.findChildren(Button) if one.label() == "Save the game…"), LEFT)


def test_before_the_end_only_the_promise_is_shown(sheet: VerifySheet) -> None:
    sheet.show_proof(DiceProof(0, "ab" * 32))
    assert sheet.title() == "The dice are already settled"
    assert [field.text() for field in sheet.findChildren(QLineEdit) if field.isVisible()] == ["ab" * 32]


def test_of_real_dice_there_is_nothing_to_check(sheet: VerifySheet) -> None:
    sheet.show_proof(DiceProof(40))
    assert sheet.title() == "Real dice were rolled"
    assert "nothing that a program could check" in sheet.text()
    assert not [field for field in sheet.findChildren(QLineEdit) if field.isVisible()]


def test_a_record_that_does_not_hold_says_where(sheet: VerifySheet) -> None:
    sheet.show_wrong("events[12]: the die <b>4</b> is not the promised one")
    assert sheet.title() == "This record does not hold"
    assert "<b>4</b>" in sheet.text()
    assert not [field for field in sheet.findChildren(QLineEdit) if field.isVisible()]


def test_the_promise_stands_at_the_table_from_the_first_roll(themes: ThemeHost, show: ShowIn) -> None:
    label = CommitmentLabel(themes)
    show(label)
    assert not label.isVisible()
    match = SIMPLE_TABLES[0].match(seeded(3))
    label.show_match(match)
    promised = seeded(3).commitment
    assert label.isVisible()
    assert label.label() == f"Fair dice {promised[:4]} {promised[4:8]}…"
    assert label.commitment == promised
    wide = label.sizeHint().width()
    label.set_compact(True)
    assert label.sizeHint().width() < wide
    assert label.accessibleName() == f"Fair dice {promised[:4]} {promised[4:8]}…"
    assert "secret seed" in label.toolTip()
    label.show_match(SIMPLE_TABLES[0].match(TypedDice()))
    assert not label.isVisible()


def test_after_the_game_it_leads_to_the_proof(themes: ThemeHost, show: ShowIn) -> None:
    label = CommitmentLabel(themes)
    label.show_match(play_on(SIMPLE_TABLES[0].match(seeded(3)), Random(1)))
    assert label.label() == "Check the dice"


# ---------------------------------------------------------------------------------------------------- the page


def test_the_tabs_say_what_has_come_into_sight(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    page = LibraryPage(themes)
    show(page, size=QSize(1000, 700))
    for tab, name in ((Tab.STATISTICS, "Statistics"), (Tab.DICE, "Dice"), (Tab.GAMES, "Games")):
        segment = next(one for one in page.findChildren(QRadioButton) if one.accessibleName() == name)
        with qtbot.waitSignal(page.tab_shown) as told:
            QTest.mouseClick(segment, LEFT)
        assert told.args == [tab]
        assert page.tab is tab


def test_the_keyboard_is_not_lost_with_a_tab(themes: ThemeHost, show: ShowIn, qtbot: QtBot) -> None:
    page = LibraryPage(themes)
    show(page, size=QSize(1000, 700))
    page.games.search()
    page.show_tab(Tab.DICE)
    assert focused().accessibleName() == "Dice"
    with qtbot.waitSignal(page.back):
        QTest.keyClick(focused(), Qt.Key.Key_Escape)


def fill(page: LibraryPage) -> None:
    page.games.page_wanted.connect(lambda query: page.games.take(query, Page((ROW, replace(ROW, id="c" * 32)), 2)))
    page.games.refresh()
    page.games.show_combined(ROW.id, FIGURES.sets[0].result)
    page.statistics.show_figures(FIGURES)
    page.dice.show_lines(LINES)


@pytest.mark.parametrize("size", [QSize(800, 568), QSize(1400, 900)], ids=str)
@pytest.mark.usefixtures("wordy_language")
def test_there_is_room_for_long_words(themes: ThemeHost, show: ShowIn, size: QSize) -> None:
    page = LibraryPage(themes)
    fill(page)
    show(page, size=size)
    for tab in Tab:
        page.show_tab(tab)
        QApplication.processEvents()
        assert_all_fits(page)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.usefixtures("from_right_to_left")
def test_every_tab_can_be_painted_mirrored(themes: ThemeHost, show: ShowIn, theme: Theme) -> None:
    themes.set_theme(theme)
    page = LibraryPage(themes)
    fill(page)
    show(page, size=QSize(900, 700))
    for tab in Tab:
        page.show_tab(tab)
        QApplication.processEvents()
        assert not page.grab().isNull()


def test_another_language_is_spoken_at_once(themes: ThemeHost, show: ShowIn, request: pytest.FixtureRequest) -> None:
    page = LibraryPage(themes)
    fill(page)
    show(page, size=QSize(1400, 900))
    request.getfixturevalue("wordy_language")
    QApplication.processEvents()
    shown = [label.text() for label in page.findChildren(QLabel)]
    shown += [button.label() for button in page.findChildren(Button)]
    for text in ("Games and statistics", "Export as CSV…", "By opponents", "All players together", "Players", "Review"):
        assert any(line.startswith(f"{text} ä") for line in shown), text
