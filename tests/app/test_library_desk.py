"""The library at work: a real database of simulated games behind the page."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from hotl_desktop.app.library_desk import LibraryDesk
from hotl_desktop.app.library_figures import figures_of, memories, streaks
from hotl_desktop.controller.tables import swapped_match
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.duplicate import set_id
from hotl_desktop.match.identity import game_id
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import read_record
from hotl_desktop.storage.finished import finished_record
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.library import Library
from hotl_desktop.storage.places import Places
from hotl_desktop.view.theme import LIGHT, Speed
from hotl_desktop.widgets.library_page import Tab
from hotl_desktop.widgets.main_window import MainWindow
from hotl_desktop.widgets.recent_games import RecentGame
from hotl_desktop.widgets.statistics_page import Figures, Memory
from hotl_desktop.widgets.style import ThemeHost

from ..storage.games import NOON, over
from ..walks import play_on, seeded
from ..widgets.games import numbered, scored

KINDS = ("human", "ai:casual", "ai:casual", "ai:casual")


class Home:
    """A window over a profile of its own, and a hand on the library behind it."""

    def __init__(self, qtbot: QtBot, application: QApplication, folder: Path) -> None:
        self.qtbot = qtbot
        self.put: list[Match] = []
        self.said: list[tuple[str, str, str]] = []
        self.parent = QObject()
        themes = ThemeHost(LIGHT, application)
        themes.set_motion(Speed.INSTANT, reduced=False)
        self.keeper = Keeper(Places.inside(folder), lambda problem: self.said.append((str(problem), "", "")))
        self.window = MainWindow()
        self.window.furnish(themes, [(game.name, game.title) for game in GAMES])
        qtbot.addWidget(self.window)
        self.desk = LibraryDesk(
            self.window,
            themes,
            self.keeper,
            lambda match, _path: self.put.append(match),
            lambda *words: self.said.append(words),
            self.parent,
        )
        self.window.resize(1300, 800)
        self.window.show()

    @property
    def library(self) -> Library:
        assert self.keeper.library is not None
        return self.keeper.library

    def open(self, *matches: Match) -> None:
        self.keeper.open_library(lambda _report: None)
        self.keeper.worker.flush(20)
        for number, match in enumerate(matches):
            self.library.keep(finished_record(match, NOON + timedelta(hours=number)))

    def until(self, true: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(true, timeout=20_000)

    def show(self, games: int) -> None:
        self.desk.show()
        self.until(lambda: self.desk.page.games.model.rowCount() == games)

    def choose(self, match: Match) -> None:
        place = self.desk.page.games.model.place_of(game_id(match))
        assert place is not None
        self.desk.page.games.list.mark(place)

    def wish(self, what: str) -> None:
        getattr(self.desk.page.games.details, what).emit()


@pytest.fixture
def home(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Home]:
    home = Home(qtbot, qapp, tmp_path / "profile")
    yield home
    home.keeper.close(20)
    home.parent.deleteLater()


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """Let the person choose this file, or none."""
    chosen = "" if path is None else str(path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_words: (chosen, ""))


def test_without_a_library_the_page_says_so(home: Home) -> None:
    home.desk.show()
    home.until(lambda: "cannot be opened" in home.desk.page.games._empty.text())
    home.open(over(2, KINDS))
    home.desk.refresh()
    home.until(lambda: home.desk.page.games.model.rowCount() == 1)


def test_a_game_kept_after_the_question_was_asked_is_in_the_answer(home: Home) -> None:
    """What the keeper is given comes before what is asked of it later."""
    home.open()
    match = over(2, KINDS)
    home.keeper.save(match, wait=0)
    home.desk.refresh()
    with home.qtbot.waitSignal(home.desk.recent_changed, timeout=20_000) as told:
        home.desk.refresh()
    recent = told.args[0]
    assert [game.path for game in recent] == [game_id(match)]
    assert home.desk.recent_games() == recent
    assert isinstance(recent[0], RecentGame)


def test_recent_games_are_the_latest_five(home: Home) -> None:
    matches = [over(2 * number, KINDS) for number in range(1, 8)]
    home.open(*matches)
    home.desk.refresh()
    home.until(lambda: bool(home.desk.recent_games()))
    assert [game.path for game in home.desk.recent_games()] == [game_id(match) for match in reversed(matches[2:])]


def test_a_game_is_opened_as_it_was(home: Home) -> None:
    match = over(2, KINDS)
    home.open(match, over(4, KINDS))
    home.show(2)
    home.choose(match)
    home.wish("review")
    home.until(lambda: bool(home.put))
    assert home.put[0].steps == match.steps
    assert game_id(home.put[0]) == game_id(match)


def test_playing_again_takes_the_same_dice_and_moves_everybody_on(home: Home) -> None:
    first = over(2, KINDS)
    second = swapped_match(first)
    assert second is not None
    play_on(second, Random(3))
    home.open(first, second)
    home.show(2)
    home.choose(first)
    home.wish("play_swapped")
    home.until(lambda: bool(home.put))
    third = home.put[0]
    assert isinstance(third.dice, SeededDice)
    assert isinstance(first.dice, SeededDice)
    assert third.dice.seed == first.dice.seed
    assert set_id(third) == set_id(first)
    names = [player.name for player in second.players]
    assert [player.name for player in third.players] == [names[-1], *names[:-1]], "on from the last game of the set"


def test_a_pair_has_its_combined_result(home: Home) -> None:
    first = over(2, KINDS)
    second = swapped_match(first)
    assert second is not None
    play_on(second, Random(3))
    home.open(first, second, over(4, KINDS))
    home.show(3)
    home.choose(first)
    details = home.desk.page.games.details
    home.until(lambda: "over 2" in details._set_text.text())
    combined = home.library.duplicate(set_id(first))
    assert combined is not None
    for total in combined.totals:
        assert f"\u2069 {total.sum}" in details._set_text.text()
    home.desk.page.games.list.mark(0)
    home.until(lambda: details._set_text.text() == "")


def test_deleting_is_for_good_until_it_is_taken_back(home: Home) -> None:
    match, other = over(2, KINDS), over(4, KINDS)
    home.open(match, other)
    before = home.library.record(game_id(match))
    home.show(2)
    home.choose(match)
    home.wish("remove")
    home.until(lambda: home.desk.page.games.model.rowCount() == 1)
    assert home.library.row(game_id(match)) is None
    assert not home.library.finished.path(game_id(match)).exists()
    assert "Deleted" in home.desk.page.games.notice()
    home.desk.page.games.restore_game.emit()
    home.until(lambda: home.desk.page.games.model.rowCount() == 2)
    assert home.library.record(game_id(match)) == before
    assert home.library.finished.path(game_id(match)).exists()
    home.desk.page.games.restore_game.emit()  # nothing more to bring back
    assert home.said == []


def test_the_dice_of_a_listed_game_are_checked_from_its_record(home: Home) -> None:
    match = over(2, KINDS)
    assert isinstance(match.dice, SeededDice)
    home.open(match)
    home.show(1)
    home.wish("verify")
    sheet = home.desk.verify_sheet
    home.until(sheet.is_open)
    assert sheet.title() == "These dice are proved"
    assert sheet._seed.text() == match.dice.seed.hex()
    assert sheet._promise.text() == match.dice.commitment


def test_a_record_that_was_tampered_with_is_found_out(home: Home) -> None:
    match = over(2, KINDS)
    home.open(match)
    home.show(1)
    record = home.library.record(game_id(match))
    assert record is not None
    assert isinstance(match.dice, SeededDice)
    forged = record.replace(match.dice.seed.hex().encode(), seeded(999).seed.hex().encode())
    assert forged != record
    with home.library._asked() as connection:
        connection.execute("UPDATE games SET record = ?", (forged.decode(),))
    home.wish("verify")
    home.until(home.desk.verify_sheet.is_open)
    assert home.desk.verify_sheet.title() == "This record does not hold"


def test_the_table_shows_the_promise_first_and_the_proof_at_the_end(home: Home) -> None:
    match = over(2, KINDS)
    sheet = home.desk.verify_sheet
    home.desk.show_dice(match.branch(0))
    assert sheet.title() == "The dice are already settled"
    sheet.close_sheet()
    swapped = swapped_match(match)
    assert swapped is not None
    home.desk.show_dice(swapped)
    assert sheet.title() == "The dice of an earlier game"
    sheet.close_sheet()
    home.desk.show_dice(match)
    home.until(sheet.is_open)
    assert sheet.title() == "These dice are proved"


def test_games_are_saved_and_exported_where_the_person_says(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over(2, KINDS)
    home.open(match, over(4, KINDS))
    home.show(2)
    home.choose(match)
    answer_with(monkeypatch, None)
    home.wish("save")
    answer_with(monkeypatch, tmp_path / "mine")
    home.wish("save")
    home.until(lambda: "mine.hotl" in home.desk.page.games.notice())
    assert read_record((tmp_path / "mine.hotl").read_bytes()).steps == match.steps
    answer_with(monkeypatch, tmp_path / "list.csv")
    games = home.desk.page.games
    games.export.emit(games.query())
    home.until((tmp_path / "list.csv").exists)
    with (tmp_path / "list.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.DictReader(file))) == 2


def test_a_disk_that_refuses_is_said(home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.open(over(2, KINDS))
    home.show(1)
    answer_with(monkeypatch, tmp_path / "no such folder" / "list.csv")
    games = home.desk.page.games
    games.export.emit(games.query())
    home.until(lambda: bool(home.said))
    title, text, where = home.said[0]
    assert title == "That did not work"
    assert text == "The export could not be written. The folder or the disk is not there."
    assert where.endswith("list.csv")


def test_statistics_and_dice_are_counted_from_the_database(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [over(number, KINDS) for number in (2, 3, 4, 5)]
    home.open(*matches)
    home.show(4)
    shown: list[Figures] = []
    monkeypatch.setattr(home.desk.page.statistics, "show_figures", shown.append)
    home.desk.page.show_tab(Tab.STATISTICS)
    home.until(lambda: bool(shown))
    assert shown[0].games == 4
    assert shown[0] == figures_of(home.library)
    home.desk.page.show_tab(Tab.DICE)
    home.until(lambda: home.desk.page.dice._lines is not None)
    assert home.desk.page.dice._lines == home.library.dice()


def test_what_comes_when_the_window_has_gone_does_no_harm(home: Home) -> None:
    home.open(over(2, KINDS))
    home.desk.show()
    home.desk.deleteLater()
    home.keeper.worker.flush(20)


# ------------------------------------------------------------------------------------------------------- figures


def test_streaks_count_wins_alone_against_opponents_only() -> None:
    won, lost, shared = scored(41, 38), scored(30, 38), scored(38, 38)
    among_people = scored(10, 38, people=2)
    found = streaks([won, won, among_people, won, lost, won, shared, won, won])
    assert (found["Mira"].longest, found["Mira"].now) == (3, 2)
    assert "Ingrid" not in found


def test_the_games_to_remember() -> None:
    narrow, wide, lost, people = scored(39, 38), scored(50, 10), scored(52, 60), scored(70, 20, people=2)
    found = dict(memories([narrow, wide, lost, people]))
    assert found[Memory.CLOSEST] is narrow
    assert found[Memory.CLEAREST] is wide
    assert found[Memory.BEST] is people
    assert found[Memory.LONGEST] is narrow, "of equals the first"
    assert set(dict(memories([wide]))) == {Memory.BEST, Memory.CLEAREST, Memory.LONGEST}
    assert memories([numbered(1)])
    assert memories([]) == ()
