"""The tutor speaks up before bad moves and never commits; a review is gone through, tried again, and asked what if."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.advice import Advice
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Action
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.widgets.review_panel import Mode
from tests.walks import play_on, seeded

from .advising import FakeAnalyst
from .test_hints import go_to_a_choice, setup
from .window import Window


@pytest.fixture
def analyst(monkeypatch: pytest.MonkeyPatch) -> FakeAnalyst:
    fake = FakeAnalyst()
    monkeypatch.setattr("hotl_desktop.app.advice.Analyst", lambda: fake)
    return fake


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, analyst: FakeAnalyst) -> Window:
    window = Window(qtbot, qapp)
    window.desktop.begin(setup(0))
    go_to_a_choice(window)
    return window


def advice_of(window: Window) -> Advice:
    advice = window.table.advice
    assert advice is not None
    return advice


def press(window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = window.desktop.window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)


# --- the tutor ----------------------------------------------------------------------------------------------


def worst(window: Window) -> Action:
    return window.controller.state.legal_actions()[0]


def best(window: Window) -> Action:
    return window.controller.state.legal_actions()[-1]


def test_a_fine_move_is_played_at_once(window: Window, analyst: FakeAnalyst) -> None:
    advice_of(window).tutoring.set_grade("bad")
    analyst.answer()
    before, action = window.controller.match.length, best(window)
    window.do(action)
    assert window.controller.match.step_at(before) == action


def test_a_bad_move_waits_for_an_answer_and_escape_never_commits(window: Window, analyst: FakeAnalyst) -> None:
    tutoring = advice_of(window).tutoring
    tutoring.set_grade("bad")
    analyst.answer()
    before = window.controller.match.steps
    window.do(worst(window))
    assert tutoring.is_asking
    assert "points are given away" in tutoring.bubble.text
    assert window.controller.match.steps == before
    press(window, Qt.Key.Key_Escape)
    assert not advice_of(window).tutoring.is_asking
    assert window.controller.match.steps == before
    assert window.phase is Phase.CHOICE


def test_play_anyway_plays_it(window: Window, analyst: FakeAnalyst) -> None:
    tutoring = advice_of(window).tutoring
    tutoring.set_grade("doubtful")
    analyst.answer()
    before, action = window.controller.match.length, worst(window)
    window.do(action)
    window.press(tutoring.bubble, "Play anyway")
    assert window.controller.match.step_at(before) == action


def test_show_me_opens_the_hint(window: Window, analyst: FakeAnalyst) -> None:
    advice = advice_of(window)
    advice.tutoring.set_grade("doubtful")
    analyst.answer()
    window.do(worst(window))
    window.press(advice.tutoring.bubble, "Show me")
    assert not advice.tutoring.is_asking
    assert advice.hinting.is_open
    assert advice.hinting.panel.rows


def test_only_moves_of_the_chosen_grade_are_spoken_of(window: Window, analyst: FakeAnalyst) -> None:
    tutoring = advice_of(window).tutoring
    tutoring.set_grade("very bad")
    analyst.answer()
    before, second = window.controller.match.length, window.controller.state.legal_actions()[-2]
    window.do(second)  # it gives away 0.04: doubtful
    assert window.controller.match.step_at(before) == second


def test_without_an_answer_in_time_the_move_is_played(qtbot: QtBot, window: Window, analyst: FakeAnalyst) -> None:
    tutoring = advice_of(window).tutoring
    tutoring.set_grade("doubtful")
    before, action = window.controller.match.length, worst(window)
    window.do(action)
    qtbot.waitUntil(lambda: window.controller.match.length > before, timeout=2000)
    assert window.controller.match.step_at(before) == action
    analyst.answer()
    assert not tutoring.is_asking


def test_where_no_answer_is_to_be_had_the_move_is_played(window: Window, analyst: FakeAnalyst) -> None:
    advice_of(window).tutoring.set_grade("doubtful")
    before, action = window.controller.match.length, worst(window)
    window.do(action)
    analyst.fail()
    assert window.controller.match.step_at(before) == action


def test_the_grade_is_kept(window: Window, analyst: FakeAnalyst) -> None:
    window.desktop.window.menus.tutor_chosen.emit("very bad")
    assert window.desktop.keeping.settings.tutor == "very bad"
    assert advice_of(window).tutoring.grade == "very bad"


# --- the review ---------------------------------------------------------------------------------------------


@pytest.fixture
def reviewed(window: Window, analyst: FakeAnalyst) -> Window:
    """A game under way, reviewed."""
    for _ in range(6):
        window.controller.play(window.controller.prompt.legal[0])
        go_to_a_choice(window)
    analyst.answer()
    window.desktop.window.menus.review_action.trigger()
    analyst.answer()
    QApplication.processEvents()  # the board takes its new place, so that clicks meet it
    return window


def at(window: Window) -> int:
    looking = window.table.presenter.looking
    assert looking is not None
    return looking.length


def is_working(window: Window) -> bool:
    """Whether a review is on its way; a function, so that type checkers expect it to change."""
    return advice_of(window).reviews.panel.is_working


def to_a_mistake(window: Window) -> None:
    press(window, Qt.Key.Key_N)


def test_the_review_takes_the_place_of_everything_beside_the_board(reviewed: Window) -> None:
    reviews = advice_of(reviewed).reviews
    assert reviewed.page.aside is reviews.panel
    assert reviews.panel.isVisible()
    assert not reviewed.page.tray.isVisible()
    assert len(reviews.panel.graph.courses) == 4
    assert len(reviews.panel.players.lines) == 4
    assert reviews.panel.decisions.rows


def test_it_is_there_again_without_being_made_again(reviewed: Window, analyst: FakeAnalyst) -> None:
    made = analyst.asked.count("review")
    reviewed.page.replay.back.emit()
    assert reviewed.page.aside is None
    assert reviewed.page.tray.isVisible()
    assert reviewed.phase in {Phase.CHOICE, Phase.ROLL}
    reviewed.desktop.window.menus.review_action.trigger()
    assert analyst.asked.count("review") == made
    assert advice_of(reviewed).reviews.review is not None


def test_n_goes_from_mistake_to_mistake_and_round(reviewed: Window) -> None:
    reviews = advice_of(reviewed).reviews
    review = reviews.review
    assert review is not None
    places = [moment.length for moment in review.mistakes()]
    assert len(places) > 2
    seen = []
    for _ in range(len(places) + 1):
        press(reviewed, Qt.Key.Key_N)
        seen.append(at(reviewed))
    assert seen == [*places, places[0]]
    press(reviewed, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert at(reviewed) == places[-1]


def test_positions_are_shown_with_their_decision_due(reviewed: Window) -> None:
    to_a_mistake(reviewed)
    looking = reviewed.table.presenter.looking
    assert looking is not None
    assert isinstance(looking.state.to_act(), str)
    assert isinstance(reviewed.controller.match.step_at(looking.length), Action)
    assert "given away" in reviewed.page.status.sentence.light


def test_a_click_on_the_graph_goes_there(reviewed: Window) -> None:
    graph = advice_of(reviewed).reviews.panel.graph
    press(reviewed, Qt.Key.Key_Home)
    target = reviewed.controller.match.length // 2
    point = graph.rect().center()
    point.setX(round(graph.x_of(target)))
    reviewed.click(graph, point)
    assert abs(at(reviewed) - target) <= 3
    assert graph.current == at(reviewed)
    assert "%" in graph.accessibleDescription()


def test_the_best_and_the_played_choice_are_outlined(reviewed: Window) -> None:
    to_a_mistake(reviewed)
    labels = {one.label for one in advice_of(reviewed).reviews.marks.advised}
    assert labels == {"best", "played"}


def test_try_again_takes_what_is_as_good_as_the_best(reviewed: Window, analyst: FakeAnalyst) -> None:
    reviews = advice_of(reviewed).reviews
    to_a_mistake(reviewed)
    steps = reviewed.controller.match.steps
    reviewed.press(reviews.panel.move_page, "Try again")
    scene = reviewed.table.presenter.scene
    assert scene is not None
    legal = scene.offered
    QApplication.processEvents()
    reviewed.click_scene(scene.target_point(legal[0]))
    analyst.answer()  # a choice that the review does not list is judged when it is tried
    assert reviews.panel.move_page.title.startswith("Not quite")
    reviewed.click_scene(scene.target_point(legal[-1]))
    assert reviews.panel.move_page.title.startswith("Well found")
    assert reviewed.controller.match.steps == steps
    before = at(reviewed)
    press(reviewed, Qt.Key.Key_Escape)
    assert at(reviewed) == before
    assert reviews.panel.move_page.mode is Mode.LOOK
    assert not scene.offered


def test_what_if_shows_another_choice_and_how_it_goes_on(reviewed: Window, analyst: FakeAnalyst) -> None:
    reviews = advice_of(reviewed).reviews
    to_a_mistake(reviewed)
    steps = reviewed.controller.match.steps
    reviewed.click(reviews.panel.move_page.options.rows[0])
    analyst.answer()
    assert reviews.panel.move_page.mode is Mode.WHAT_IF
    course = reviews.panel.move_page.course.rows
    assert len(course) > 1
    scene, looking = reviewed.table.presenter.scene, reviewed.table.presenter.looking
    assert scene is not None
    assert looking is not None
    assert scene.state == looking.state.apply(looking.state.legal_actions()[-1])
    shown = scene.state
    reviewed.click(course[1])
    assert scene.state != shown
    reviewed.press(reviews.panel.move_page, "Back to the review")
    assert scene.state == looking.state
    assert reviewed.controller.match.steps == steps


def test_the_review_follows_the_language(reviewed: Window) -> None:
    to_a_mistake(reviewed)
    page = advice_of(reviewed).reviews.panel.move_page
    before, place = page.title, at(reviewed)
    reviewed.desktop.settings.choose_language("de")
    QApplication.processEvents()
    assert at(reviewed) == place
    assert page.title != before
    reviewed.desktop.settings.choose_language("en")
    QApplication.processEvents()
    assert page.title == before


def test_escape_leaves_the_review_when_nothing_is_tried(reviewed: Window) -> None:
    press(reviewed, Qt.Key.Key_Escape)
    assert reviewed.table.presenter.looking is None
    assert reviewed.page.aside is None


@pytest.mark.parametrize("end", [FakeAnalyst.fail, None], ids=["it fails", "it is cancelled"])
def test_without_a_review_it_says_so_and_can_be_asked_again(
    window: Window, analyst: FakeAnalyst, end: Callable[[FakeAnalyst], None] | None
) -> None:
    analyst.answer()
    window.desktop.window.menus.review_action.trigger()
    panel = advice_of(window).reviews.panel
    assert panel.is_working
    if end is None:
        window.press(panel, "Cancel")
        assert analyst.cancelled
    else:
        end(analyst)
    assert not advice_of(window).reviews.panel.is_working
    assert panel.work_text
    window.press(panel, "Try once more")
    analyst.answer()
    assert advice_of(window).reviews.review is not None


def test_a_review_for_another_game_is_never_shown(window: Window, analyst: FakeAnalyst) -> None:
    analyst.answer()
    window.desktop.window.menus.review_action.trigger()
    window.desktop.begin(setup(0))
    go_to_a_choice(window, seed=3)
    analyst.answer()
    assert advice_of(window).reviews.review is None
    assert window.page.aside is None


def test_a_review_under_way_of_another_game_leaves_alone_what_is_shown(reviewed: Window, analyst: FakeAnalyst) -> None:
    """Somebody asks for one review and meanwhile opens a game whose review is there already."""
    reviews, known = advice_of(reviewed).reviews, reviewed.controller.match
    shown = reviews.review
    other = Match(GAMES[1], [Player(seat, seat, HUMAN) for seat in GAMES[1].all_seats], seeded(2))
    reviewed.desktop.put_on_table(play_on(other, Random(2), 40), None)
    reviewed.desktop.window.menus.review_action.trigger()
    assert is_working(reviewed)
    reviewed.desktop.put_on_table(known, None)
    reviewed.desktop.window.menus.review_action.trigger()
    assert reviews.review == shown
    analyst.answer()
    assert reviews.review == shown
    assert not is_working(reviewed)
    asked = analyst.asked.count("review")
    reviewed.desktop.put_on_table(other, None)
    reviewed.desktop.window.menus.review_action.trigger()
    assert reviews.review is not None
    assert {moment.seat for moment in reviews.review.moments} == set(GAMES[1].all_seats)
    assert analyst.asked.count("review") == asked


def test_a_review_asked_for_twice_is_made_once(reviewed: Window, analyst: FakeAnalyst) -> None:
    """It is under way; another game's is looked at, and then it is wanted again."""
    reviews, known = advice_of(reviewed).reviews, reviewed.controller.match
    other = Match(GAMES[1], [Player(seat, seat, HUMAN) for seat in GAMES[1].all_seats], seeded(2))
    for match in (play_on(other, Random(2), 40), known, other):
        reviewed.desktop.put_on_table(match, None)
        reviewed.desktop.window.menus.review_action.trigger()
    assert reviews.review is None
    assert is_working(reviewed)
    assert analyst.asked.count("review") == 2
    analyst.answer()
    assert reviews.review is not None


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1600, 1000)])
def test_nothing_of_the_review_is_cut_off(reviewed: Window, size: tuple[int, int]) -> None:
    reviewed.desktop.window.resize(*size)
    QApplication.processEvents()
    panel, page = advice_of(reviewed).reviews.panel, reviewed.page
    assert page.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(page.view.geometry())
    assert panel.width() >= panel.minimumSizeHint().width()
    assert page.view.width() >= 0.5 * min(size)
