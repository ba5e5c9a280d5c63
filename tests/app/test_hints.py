"""A hint shows the best choices on the board and beside it, is counted, and is never late."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.controller.tables import count_hint, hints_allowed, hints_used, new_match, setup_of
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.match.record import match_from_record, to_record
from hotl_desktop.widgets.action_words import action_text

from .advising import FakeAnalyst
from .window import Window


def setup(which: int, hints: int | None = None) -> TableSetup:
    game = GAMES[which]
    return TableSetup(game, tuple(Player(seat, seat, HUMAN) for seat in game.all_seats), hints=hints)


def go_to_a_choice(window: Window, seed: int = 8) -> None:
    """Play on until a person may choose among several actions."""
    choices = random.Random(seed)
    for _ in range(80):
        while window.phase is Phase.ROLL:
            window.controller.roll()
        if len(window.controller.prompt.legal) > 3:
            return
        window.controller.play(choices.choice(window.controller.prompt.legal))
    raise AssertionError("no choice came")


@pytest.fixture
def analyst(monkeypatch: pytest.MonkeyPatch) -> FakeAnalyst:
    fake = FakeAnalyst()
    monkeypatch.setattr("hotl_desktop.app.advice.Analyst", lambda: fake)
    return fake


@pytest.fixture(params=[0, 1], ids=["head-of-the-line", "get-off-my-lawn"])
def window(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication, analyst: FakeAnalyst) -> Window:
    window = Window(qtbot, qapp)
    window.desktop.begin(setup(request.param))
    go_to_a_choice(window)
    return window


def press(window: Window, key: Qt.Key) -> None:
    focus = window.desktop.window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def test_the_key_h_shows_the_best_three_best_first(window: Window, analyst: FakeAnalyst) -> None:
    press(window, Qt.Key.Key_H)
    advice = window.table.advice
    assert advice is not None
    assert advice.hinting.is_open
    assert not advice.hinting.panel.rows
    analyst.answer()
    rows = advice.hinting.panel.rows
    best = window.controller.state.legal_actions()[::-1][:3]
    assert [row.choice.name for row in rows] == [action_text(one) for one in best]
    assert rows[0].choice.chance == "60%"
    assert [row.choice.difference for row in rows] == ["", "−4.0", "−8.0"]
    assert rows[0].choice.reason == "Lays 2 chips on empty cells."
    assert [one.label for one in advice.hinting.marks.advised] == ["1", "2", "3"]
    assert advice.hinting.marks.outlined <= set(best)


def test_pointing_at_a_choice_shows_it_on_the_board_and_enter_plays_it(window: Window, analyst: FakeAnalyst) -> None:
    press(window, Qt.Key.Key_H)
    analyst.answer()
    advice, scene = window.table.advice, window.table.presenter.scene
    assert advice is not None
    assert scene is not None
    second = window.controller.state.legal_actions()[::-1][1]
    before = window.controller.match.length
    press(window, Qt.Key.Key_Down)
    assert scene.pointed_at == second
    press(window, Qt.Key.Key_Return)
    assert window.controller.match.step_at(before) == second
    assert not advice.hinting.is_open
    assert not advice.hinting.marks.outlined


def test_a_click_on_a_choice_plays_it(window: Window, analyst: FakeAnalyst) -> None:
    window.click(window.page.hint_button)
    analyst.answer()
    advice = window.table.advice
    assert advice is not None
    best, before = window.controller.state.legal_actions()[-1], window.controller.match.length
    window.click(advice.hinting.panel.rows[0])
    assert window.controller.match.step_at(before) == best


def test_escape_puts_the_hint_away_and_plays_nothing(window: Window, analyst: FakeAnalyst) -> None:
    press(window, Qt.Key.Key_H)
    analyst.answer()
    before = window.controller.match.steps
    press(window, Qt.Key.Key_Escape)
    advice = window.table.advice
    assert advice is not None
    assert not advice.hinting.is_open
    assert window.page.beside is None
    assert window.controller.match.steps == before


def test_pointing_at_the_board_lights_the_choice_in_the_list(window: Window, analyst: FakeAnalyst) -> None:
    press(window, Qt.Key.Key_H)
    analyst.answer()
    advice, scene = window.table.advice, window.table.presenter.scene
    assert advice is not None
    assert scene is not None
    scene.point_at(None)
    scene.point_at(window.controller.state.legal_actions()[-2])
    assert [row.is_lit for row in advice.hinting.panel.rows] == [False, True, False]


def test_an_answer_for_an_earlier_position_is_never_shown(window: Window, analyst: FakeAnalyst) -> None:
    press(window, Qt.Key.Key_H)
    advice = window.table.advice
    assert advice is not None
    window.controller.play(window.controller.prompt.legal[0])
    assert not advice.hinting.is_open
    analyst.answer()
    assert not advice.hinting.panel.rows
    assert not advice.hinting.marks.advised


def test_without_an_answer_it_says_so_and_the_game_goes_on(window: Window, analyst: FakeAnalyst) -> None:
    press(window, Qt.Key.Key_H)
    analyst.fail()
    advice = window.table.advice
    assert advice is not None
    assert "No hint" in advice.hinting.panel.note
    before = window.controller.match.length
    window.controller.play(window.controller.prompt.legal[0])
    assert window.controller.match.length > before


def test_only_so_many_hints_are_given_and_looking_again_is_free(
    qtbot: QtBot, qapp: QApplication, analyst: FakeAnalyst
) -> None:
    window = Window(qtbot, qapp)
    window.desktop.begin(setup(0, hints=1))
    go_to_a_choice(window)
    advice, seat = window.table.advice, window.controller.prompt.seat
    assert advice is not None
    assert seat is not None
    for _ in range(2):
        advice.hinting.toggle()
        analyst.answer()
        assert advice.hinting.panel.rows
        advice.hinting.toggle()
    match = window.controller.match
    assert hints_used(match, seat) == 1
    window.controller.play(window.controller.prompt.legal[0])
    for _ in range(60):
        go_to_a_choice(window)
        if window.controller.prompt.seat == seat:
            break
        window.controller.play(window.controller.prompt.legal[0])
    assert window.controller.prompt.seat == seat
    assert not advice.hinting.can_open
    assert not window.desktop.window.menus.hint_action.isEnabled()
    assert not window.page.hint_button.isEnabled()


def test_a_hint_that_was_paid_for_is_free_after_another_start_and_after_undo(
    qtbot: QtBot, qapp: QApplication, analyst: FakeAnalyst
) -> None:
    window = Window(qtbot, qapp)
    window.desktop.begin(setup(1, hints=1))
    go_to_a_choice(window)
    assert window.table.advice is not None
    window.table.advice.hinting.toggle()
    analyst.answer()
    seat = window.controller.prompt.seat
    assert seat is not None
    again = match_from_record(to_record(window.controller.match))
    window.desktop.put_on_table(again, None)
    hinting = window.table.advice.hinting
    assert window.controller.match is again
    assert not hinting.is_open
    assert hinting.left(seat) == 0
    hinting.toggle()
    analyst.answer()
    assert hinting.panel.rows
    assert hints_used(again, seat) == 1
    hinting.close()
    window.controller.play(window.controller.prompt.legal[0])
    window.controller.undo()
    assert hinting.can_open


def test_no_hints_means_none(qtbot: QtBot, qapp: QApplication, analyst: FakeAnalyst) -> None:
    window = Window(qtbot, qapp)
    window.desktop.begin(setup(0, hints=0))
    go_to_a_choice(window)
    advice = window.table.advice
    assert advice is not None
    advice.hinting.open()
    assert not advice.hinting.is_open


def test_the_allowance_and_the_count_are_kept_with_the_record() -> None:
    match = new_match(setup(1, hints=3), bytes(32))
    count_hint(match, "P2")
    count_hint(match, "P2")
    again = match_from_record(to_record(match))
    assert hints_allowed(again) == 3
    assert [hints_used(again, seat) for seat in ("P1", "P2")] == [0, 2]
    assert setup_of(again).hints == 3
    assert hints_used(new_match(setup_of(again)), "P2") == 0


def test_the_setup_offers_the_allowance(qtbot: QtBot, qapp: QApplication, analyst: FakeAnalyst) -> None:
    window = Window(qtbot, qapp)
    window.desktop.setup_page.set_setup(setup(0, hints=3))
    made = window.desktop.setup_page.setup()
    assert made is not None
    assert made.hints == 3
    window.desktop.setup_page.set_game(GAMES[0])
    made = window.desktop.setup_page.setup()
    assert made is not None
    assert made.hints is None


def test_the_six_faces_tell_the_best_choice_and_the_chance(window: Window, analyst: FakeAnalyst) -> None:
    analyst.answer()
    advice = window.table.advice
    assert advice is not None
    faces = window.table.presenter.desk.faces(window.controller.match, window.controller.prompt)
    if faces is None:
        pytest.skip("no die is spoken of in this position")
    shown = advice.outlooks.add_to(faces, window.controller.match)
    assert all(one.chance.endswith("%") for one in shown.outlooks)
    assert all(str(one.face) in one.spoken for one in shown.outlooks)
    advice.set_analysis(False)
    assert advice.outlooks.add_to(faces, window.controller.match) == faces


def test_marks_stay_on_their_places_when_the_window_changes(window: Window, analyst: FakeAnalyst) -> None:
    press(window, Qt.Key.Key_H)
    analyst.answer()
    advice = window.table.advice
    assert advice is not None
    before = advice.hinting.marks.outlined
    window.desktop.window.resize(820, 640)
    QApplication.processEvents()
    scene = window.table.presenter.scene
    assert scene is not None
    assert advice.hinting.marks.outlined == before
    for rect in advice.hinting.marks.rects:
        assert scene.sceneRect().adjusted(-4, -4, 4, 4).contains(rect)


def test_without_the_analysis_nothing_of_it_is_offered(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotl_desktop.app.opponents.opponents_available", lambda: False)
    window = Window(qtbot, qapp)
    window.desktop.begin(setup(0))
    go_to_a_choice(window)
    assert window.table.advice is None
    assert not window.page.hint_button.isVisible()
    assert not window.desktop.window.menus.hint_action.isVisible()
    assert not window.desktop.window.menus.review_action.isVisible()
    before = window.controller.match.length
    window.do(window.controller.prompt.legal[0])
    assert window.controller.match.length > before


def test_a_hint_has_its_room_in_a_window_that_has_grown(window: Window, analyst: FakeAnalyst) -> None:
    for size in ((900, 650), (1600, 980)):
        window.desktop.window.resize(*size)
        QApplication.processEvents()
    press(window, Qt.Key.Key_H)
    analyst.answer()
    advice = window.table.advice
    assert advice is not None
    for _ in range(4):
        QApplication.processEvents()
    for row in advice.hinting.panel.rows:
        assert row.visibleRegion().boundingRect() == row.rect()
