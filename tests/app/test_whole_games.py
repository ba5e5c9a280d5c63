"""A whole game of each kind in the real window, from the start page to the result, by mouse events only."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Phase

from .window import Window


def play_to_the_end(window: Window, seed: int) -> int:
    """Play random moves for everybody; the number of decisions."""
    choices = random.Random(seed)
    decisions = 0
    while window.phase is not Phase.OVER:
        window.assert_scene_shows_the_state()
        if window.phase is Phase.ROLL:
            window.press(window.page.tray, "Roll")
        else:
            assert window.phase is Phase.CHOICE
            before = window.controller.match.length
            window.do(choices.choice(window.controller.prompt.legal))
            assert window.controller.match.length > before
            decisions += 1
    window.assert_scene_shows_the_state()
    return decisions


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("Head of the Line", {1: "Person", 2: "Person", 3: "Person"}),
        ("Get Off My Lawn", {1: "Person", 2: "Person", 3: "Person"}),
    ],
    ids=["head-of-the-line", "get-off-my-lawn"],
)
def test_a_whole_game_by_mouse_ends_with_its_result_and_can_be_played_again(
    qtbot: QtBot, qapp: QApplication, game: str, seats: dict[int, str]
) -> None:
    window = Window(qtbot, qapp)
    window.begin(game, seats)
    decisions = play_to_the_end(window, seed=4)
    assert decisions > 20
    outcome = window.controller.state.outcome()
    assert outcome is not None
    sheet = window.table.result_sheet
    assert sheet.is_open()
    assert sheet.result is not None
    assert sorted(row.score for row in sheet.result.rows) == sorted(score for _, score in outcome.scores)
    window.press(sheet, "Play again")
    assert window.phase is not Phase.OVER
    assert not sheet.is_open()


@pytest.mark.parametrize("size", [(800, 600), (1000, 800), (1400, 900)], ids=str)
@pytest.mark.parametrize("game", ["Head of the Line", "Get Off My Lawn"])
def test_there_is_only_ever_one_window(qtbot: QtBot, qapp: QApplication, game: str, size: tuple[int, int]) -> None:
    shown: set[QWidget] = set()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.add(watched)
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    try:
        window = Window(qtbot, qapp, size)
        window.desktop.settle()
        window.begin(game, {1: "Person", 2: "Person", 3: "Person"})
        window.page.moves.picked.emit(0)
        window.desktop.show_start()
    finally:
        qapp.removeEventFilter(watch)
    assert shown == {window.desktop.window}
