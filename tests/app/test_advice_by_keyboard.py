"""Hints, the tutor's warning and a whole review by key events alone, in both games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.app.advice import Advice
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Roll
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.widgets.hint_panel import HintRow
from hotl_desktop.widgets.review_panel import Mode
from hotl_desktop.widgets.review_rows import LineRow

from .advising import FakeAnalyst
from .hands import Hands, Key, hands_on
from .tour import new_desktop

BOTH = pytest.mark.parametrize("game", ["Head of the Line", "Get Off My Lawn"])


@pytest.fixture
def analyst(monkeypatch: pytest.MonkeyPatch) -> FakeAnalyst:
    fake = FakeAnalyst()
    monkeypatch.setattr("hotl_desktop.app.advice.Analyst", lambda: fake)
    return fake


@pytest.fixture
def hands(qtbot: QtBot, qapp: QApplication, tmp_path: Path, analyst: FakeAnalyst) -> Hands:
    return hands_on(qtbot, new_desktop(qtbot, qapp, tmp_path, QSize(1400, 900)))


def go_to_a_choice(hands: Hands, least: int = 3) -> None:
    """Play on until several things on the board can be chosen."""
    controller = hands.desktop.table.controller
    while controller.prompt.phase is not Phase.CHOICE or len(controller.prompt.legal) < least:
        if controller.prompt.phase is Phase.ROLL:
            hands.press(Key.Key_Space)
        else:
            hands.decide()


def on_the_board(hands: Hands) -> bool:
    return hands.focused is hands.desktop.table.page.view


def advice_of(hands: Hands) -> Advice:
    advice = hands.desktop.table.advice
    assert advice is not None
    return advice


def scene_of(hands: Hands) -> TableScene:
    scene = hands.desktop.table.presenter.scene
    assert scene is not None
    return scene


def is_ringed(scene: TableScene, action: Action) -> bool:
    """Whether the focus of the keyboard is seen on `action`."""
    if isinstance(scene, GetOffMyLawnScene):
        return scene.focused == action
    return scene._has_focus_ring and scene.pointed_at == action


def mode_of(hands: Hands) -> Mode:
    return advice_of(hands).reviews.panel.move_page.mode


def focused_row(hands: Hands) -> QWidget:
    assert isinstance(hands.focused, HintRow | LineRow)
    return hands.focused


# --- hints --------------------------------------------------------------------------------------------------


@BOTH
def test_a_hint_is_read_followed_and_played(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    hands.begin(game)
    go_to_a_choice(hands)
    controller, scene = hands.desktop.table.controller, scene_of(hands)
    hands.press(Key.Key_H)
    analyst.answer()
    best = controller.prompt.legal[::-1][:3]
    rows = advice_of(hands).hinting.panel.rows
    assert focused_row(hands) is rows[0]
    hands.press(Key.Key_Down)
    assert focused_row(hands) is rows[1]
    assert scene.pointed_at == best[1]
    hands.press(Key.Key_Up)
    assert scene.pointed_at == best[0]
    length = controller.match.length
    hands.press(Key.Key_Return)
    assert controller.match.step_at(length) == best[0]
    assert not advice_of(hands).hinting.is_open
    assert on_the_board(hands)


@BOTH
def test_a_hint_goes_without_playing(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    hands.begin(game)
    go_to_a_choice(hands)
    length = hands.desktop.table.controller.match.length
    for key in (Key.Key_Escape, Key.Key_H):
        hands.press(Key.Key_H)
        analyst.answer()
        hands.press(Key.Key_Down, key)
        assert not advice_of(hands).hinting.is_open
        assert on_the_board(hands)
    assert hands.desktop.table.controller.match.length == length


@BOTH
def test_what_the_keyboard_is_at_comes_into_view(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    hands.desktop.window.resize(800, 600)
    hands.begin(game)
    go_to_a_choice(hands)
    hands.press(Key.Key_H)
    analyst.answer()
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up):
        hands.press(key)
        row = focused_row(hands)
        assert row.visibleRegion().boundingRect() == row.rect()


# --- the tutor ----------------------------------------------------------------------------------------------


def choose_badly(hands: Hands, analyst: FakeAnalyst) -> Action:
    """The tutor asks whether the worst choice is meant."""
    advice_of(hands).tutoring.set_grade("doubtful")
    analyst.answer()
    worst = hands.desktop.table.controller.prompt.legal[0]
    hands.point(scene_of(hands), worst)
    hands.press(Key.Key_Return)
    assert advice_of(hands).tutoring.is_asking
    assert advice_of(hands).tutoring.bubble.isAncestorOf(hands.focused)
    return worst


@BOTH
def test_the_tutors_warning_is_heeded_or_not(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    hands.begin(game)
    go_to_a_choice(hands)
    controller, tutoring = hands.desktop.table.controller, advice_of(hands).tutoring
    length = controller.match.length
    for way in ("Escape", "Think again"):
        worst = choose_badly(hands, analyst)
        if way == "Escape":
            hands.press(Key.Key_Escape)
        else:
            hands.press(Key.Key_Return)  # it is the button that has the keyboard
        assert not tutoring.is_asking
        assert controller.match.length == length
        assert on_the_board(hands)
        assert scene_of(hands).pointed_at == worst
        assert is_ringed(scene_of(hands), worst)
    choose_badly(hands, analyst)
    hands.press(Key.Key_Escape, Key.Key_Escape)
    assert controller.match.length == length
    worst = choose_badly(hands, analyst)
    hands.tab_to("Play anyway")
    hands.press(Key.Key_Return)
    assert controller.match.step_at(length) == worst
    assert on_the_board(hands)


@BOTH
def test_the_tutor_shows_what_is_better(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    hands.begin(game)
    go_to_a_choice(hands)
    length = hands.desktop.table.controller.match.length
    choose_badly(hands, analyst)
    hands.tab_to("Show me")
    hands.press(Key.Key_Space)
    analyst.answer()
    assert focused_row(hands) is advice_of(hands).hinting.panel.rows[0]
    hands.press(Key.Key_Escape)
    assert hands.desktop.table.controller.match.length == length
    assert on_the_board(hands)


# --- the review ---------------------------------------------------------------------------------------------


def play_quickly(hands: Hands, decisions: int) -> None:
    """So many decisions, or to the end; what leads to a review is no matter of keys."""
    controller = hands.desktop.table.controller
    while controller.prompt.phase is not Phase.OVER and decisions:
        if controller.prompt.phase is Phase.ROLL:
            controller.roll()
        else:
            controller.play(controller.prompt.legal[0])
            decisions -= 1


def look_at_a_mistake(hands: Hands) -> Action:
    """Go to a mistake with several choices; the worst of them."""
    reviews = advice_of(hands).reviews
    for _ in range(20):
        hands.press(Key.Key_N)
        if len(reviews.panel.move_page.options.rows) > 2:
            break
    looking = hands.desktop.table.presenter.looking
    assert looking is not None
    return looking.state.legal_actions()[0]


@BOTH
def test_a_review_is_gone_through_from_the_result(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    hands.begin(game)
    play_quickly(hands, -1)
    table = hands.desktop.table
    assert table.result_sheet.isAncestorOf(hands.focused)
    hands.tab_to("Review")
    hands.press(Key.Key_Return)
    analyst.answer()
    presenter, reviews = table.presenter, advice_of(hands).reviews
    assert reviews.review is not None
    hands.look()

    def at() -> int:
        assert presenter.looking is not None
        return presenter.looking.length

    end = at()
    hands.press(Key.Key_Left)
    assert at() < end
    hands.press(Key.Key_Home)
    first = at()
    hands.press(Key.Key_Right)
    assert at() > first
    hands.press(Key.Key_End)
    assert at() == end
    places = [moment.length for moment in reviews.review.mistakes()]
    hands.press(Key.Key_N)
    assert at() == places[0]
    hands.press(Key.Key_N)
    assert at() == places[1]
    hands.press(Key.Key_N, shift=True)
    assert at() == places[0]
    hands.press(Key.Key_Escape)
    assert presenter.looking is None
    assert not reviews.is_open
    hands.look()


@BOTH
def test_a_mistake_is_tried_again(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    open_review(hands, analyst, game)
    worst = look_at_a_mistake(hands)
    if game == "Get Off My Lawn":  # something that a die must be picked up for
        looking = hands.desktop.table.presenter.looking
        assert looking is not None
        worst = next(one for one in looking.state.legal_actions() if not isinstance(one, Roll))
    page, presenter = advice_of(hands).reviews.panel.move_page, hands.desktop.table.presenter
    looking = presenter.looking
    assert looking is not None
    hands.tab_to("Try again")
    hands.press(Key.Key_Return)
    assert mode_of(hands) is Mode.TRY
    assert on_the_board(hands)
    hands.point(scene_of(hands), worst)
    hands.press(Key.Key_Return)
    analyst.answer()
    assert page.title.startswith("Not quite")
    assert on_the_board(hands)
    hands.point(scene_of(hands), looking.state.legal_actions()[-1])
    hands.press(Key.Key_Return)
    assert page.title.startswith("Well found")
    hands.tab_to("Enough tried")
    hands.press(Key.Key_Return)
    assert mode_of(hands) is Mode.LOOK
    assert presenter.looking is not None
    assert presenter.looking.length == looking.length
    hands.look()
    hands.tab_to("Try again")
    hands.press(Key.Key_Return)
    hands.point(scene_of(hands), worst)
    hands.press(Key.Key_Escape)
    assert mode_of(hands) is Mode.LOOK
    assert presenter.looking is not None
    hands.press(Key.Key_Escape)
    assert not advice_of(hands).reviews.is_open
    assert on_the_board(hands)


@BOTH
def test_another_choice_is_looked_into(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    open_review(hands, analyst, game)
    look_at_a_mistake(hands)
    page, scene = advice_of(hands).reviews.panel.move_page, scene_of(hands)
    hands.tab_until(lambda widget: widget is page.options.rows[0], "the first choice")
    hands.press(Key.Key_Down)
    assert focused_row(hands) is page.options.rows[1]
    pointed = scene.pointed_at
    hands.press(Key.Key_Return)
    analyst.answer()
    assert mode_of(hands) is Mode.WHAT_IF
    rows = page.course.rows
    assert len(rows) > 1
    assert focused_row(hands) is rows[0]
    shown = scene.state
    hands.press(Key.Key_Down)
    assert focused_row(hands) is rows[1]
    assert scene.state != shown
    assert pointed is not None
    hands.press(Key.Key_Escape)
    assert mode_of(hands) is Mode.LOOK
    assert focused_row(hands) is page.options.rows[1]


def open_review(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    """Of a game under way, by its key in the menu."""
    hands.begin(game)
    play_quickly(hands, 9)
    go_to_a_choice(hands)
    QTest.keyClick(hands.focused, Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    analyst.answer()
    assert advice_of(hands).reviews.review is not None
    hands.look()


@BOTH
def test_while_trying_the_arrows_go_over_the_board(hands: Hands, analyst: FakeAnalyst, game: str) -> None:
    open_review(hands, analyst, game)
    look_at_a_mistake(hands)
    looking = hands.desktop.table.presenter.looking
    hands.tab_to("Try again")
    hands.press(Key.Key_Return)
    for key in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down):
        hands.press(key)
        assert mode_of(hands) is Mode.TRY
        assert hands.desktop.table.presenter.looking is looking


def test_the_parts_of_a_review_are_chosen_by_arrows(hands: Hands, analyst: FakeAnalyst) -> None:
    hands.desktop.window.resize(900, 640)
    open_review(hands, analyst, "Head of the Line")
    panel, looking = advice_of(hands).reviews.panel, hands.desktop.table.presenter.looking
    hands.tab_into("Part of the review")
    hands.press(Key.Key_Right)
    assert panel.decisions.isVisible()
    hands.press(Key.Key_Right)
    assert panel.players.isVisible()
    assert hands.desktop.table.presenter.looking is looking


def test_a_number_picks_up_a_die_at_the_table(hands: Hands) -> None:
    hands.begin("Get Off My Lawn")
    go_to_a_choice(hands)
    scene = scene_of(hands)
    assert isinstance(scene, GetOffMyLawnScene)
    state = hands.desktop.table.controller.state
    assert isinstance(state, GetOffMyLawnState)
    face = state.player_rows[state.turn][0]
    hands.press(Key(Key.Key_0 + face))
    assert scene.picked is not None
    assert scene.picked.row == face


def test_space_presses_the_button_that_the_keyboard_led_to_and_rolls_everywhere_else(hands: Hands) -> None:
    hands.begin("Head of the Line")
    go_to_a_choice(hands)
    controller = hands.desktop.table.controller
    hands.decide()
    length = controller.match.length
    hands.tab_to("Undo")
    hands.press(Key.Key_Space)
    assert controller.match.length < length
