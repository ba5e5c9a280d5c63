"""What the result sheet says of a finished match is what happened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.results import how_it_was_won, result_of
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.record import match_from_record

from .tour import begin, new_desktop

VECTORS = sorted((Path(__file__).parents[1] / "vectors").glob("*/*.json"))


@pytest.mark.parametrize("path", VECTORS[::6], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_places_scores_and_parts_add_up(qapp: QApplication, path: Path) -> None:
    record = json.loads(path.read_text())["record"]
    result = result_of(match_from_record(record))
    assert {row.seat for row in result.rows} <= {0, 1, 2, 3}
    assert sorted(row.score for row in result.rows) == sorted(record["result"]["scores"].values())
    assert [row.score for row in result.rows] == sorted((row.score for row in result.rows), reverse=True)
    assert sum(row.place == 1 for row in result.rows) == len(record["result"]["winners"])
    for row in result.rows:
        assert row.parts is None or sum(row.parts) == row.score
        assert not row.rounds or sum(row.rounds) == row.score
        assert (row.parts is None) == bool(row.rounds)


def test_it_says_since_when_the_winner_was_in_front(qapp: QApplication) -> None:
    record = json.loads(VECTORS[-1].read_text())["record"]
    match = match_from_record(record)
    text = how_it_was_won(match)
    assert "was in front from turn" in text
    turn = int(text.split("from turn ")[1].split(" ")[0])
    (winner,) = record["result"]["winners"]
    decisions = [entry for entry in match.entries if entry.action is not None and "@" not in entry.text]
    scores = dict(match.state_at(decisions[turn - 1].length).scores())
    assert scores[winner] == max(scores.values())
    earlier = dict(match.state_at(decisions[turn - 2].length).scores())
    assert [seat for seat, points in earlier.items() if points == max(earlier.values())] != [winner]


def test_a_result_goes_with_its_game_wherever_the_next_one_comes_from(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    """Also from a page under which the result still lies open."""
    desktop = new_desktop(qtbot, qapp, tmp_path, QSize(1100, 800))
    begin(desktop, GAMES[0], -1)
    sheet = desktop.table.result_sheet
    assert sheet.is_open()
    desktop.show_library()
    assert not sheet.isVisible()
    begin(desktop, GAMES[1], 3)
    assert desktop.window.page is desktop.table.page
    assert not sheet.is_open()
    assert not sheet.isVisible()
    desktop.settings.choose_language("de")
