"""Whole games with the mouse, presses at every moment of every story, drags, and asking why not."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.head_of_the_line import (
    PASS,
    HeadOfTheLineState,
    Line,
    Relocate,
    parse_action,
)
from hotl_desktop.games.head_of_the_line_layout import lay_out
from hotl_desktop.view.hotl.pointer import DWELL_MS
from hotl_desktop.view.hotl_scene import BoardPicture, HeadOfTheLineScene
from hotl_desktop.view.theme import DARK, LIGHT, THEMES, Speed
from tests.view.hotl_table import Table, photograph
from tests.view.test_hotl_scene import CROWDED, choosing, game
from tests.walks import LINE_TABLES, seeded
from tests.walks import Table as Kind

SHARED = lay_out("NE", {"NE": "g7-j7 j6 j5 j4", "SE": "g6-g4", "SW": "f6-d6 i4"}, die=2, clear=("NE", "SE", "SW"))
FREE = lay_out("NW", {"NW": "f7-f12 e12", "SE": "g6-g3"}, die=4, clear=("NW", "SE"))
"""The Head is on e12; d12-a12 is one of its lines."""


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


class Game:
    """A game at a table where every choice is a click."""

    def __init__(self, table: Table, kind: Kind, seed: int) -> None:
        self.table = table
        self.random = Random(seed)
        self.controller = GameController(None)
        table.connect(self.controller)
        self.laid: Line | None = None
        self.refused: list[object] = []
        self.controller.refused.connect(self.refused.append)
        self.controller.stepped.connect(self._note)
        self.controller.begin(kind.match(seeded(seed)))

    def _note(self, transition: object) -> None:
        step = self.controller.match.step_at(self.controller.match.length - 1)
        if isinstance(step, Line):
            self.laid = step

    @property
    def state(self) -> HeadOfTheLineState:
        state = self.controller.state
        assert isinstance(state, HeadOfTheLineState)
        return state

    @property
    def phase(self) -> Phase:
        return self.controller.prompt.phase

    def check(self) -> None:
        """What is seen is the state and what the controller asks for."""
        legal = self.controller.prompt.legal if self.phase is Phase.CHOICE else ()
        shown = self.table.picture()
        truth = BoardPicture.of(self.state, self.laid, legal, shown.previewed)
        assert shown == truth
        assert self.table.scene.offered == legal

    def choose(self) -> None:
        """Roll, pass, or click a random choice; by a click alone, or after pointing here and there."""
        if self.phase is Phase.ROLL:
            self.controller.roll()
            return
        legal = self.controller.prompt.legal
        if legal == (PASS,):
            self.controller.play(PASS)
            return
        action = self.random.choice(legal)
        if self.random.random() < 0.5:
            self.table.hover(self.table.scene.target_point(self.random.choice(legal)))
            self.table.hover(self.table.scene.target_point(action))
            assert self.table.picture().previewed == action
        length = self.controller.match.length
        self.table.click(self.table.scene.target_point(action))
        assert self.controller.match.step_at(length) == action


@pytest.mark.parametrize("number", range(len(LINE_TABLES)), ids=lambda number: str(LINE_TABLES[number]))
def test_whole_games_by_clicks(table: Table, number: int) -> None:
    game = Game(table, LINE_TABLES[number], seed=number)
    table.scene.set_rotation(number)
    while game.phase is not Phase.OVER:
        game.check()
        game.choose()
    game.check()
    assert game.refused == []
    assert game.state.outcome() is not None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_press_at_any_moment_of_a_story_ends_it_and_counts(table: Table, seed: int) -> None:
    """Every click falls into a story, at a random moment of it, and still takes what is offered after it."""
    game = Game(table, LINE_TABLES[8], seed)
    table.scene.set_speed(Speed.NORMAL)
    random = Random(seed)
    ahead = HeadOfTheLineScene(LIGHT)
    ahead.set_size(table.scene.sceneRect().size())
    taken = 0
    while game.phase is not Phase.OVER and game.controller.match.length < 120:
        story = table.scene.story
        if story is None:
            game.check()
            game.choose()
            continue
        story.pause()
        story.setCurrentTime(random.randrange(max(1, story.duration())))
        if not table.scene.is_telling:
            continue
        after, length = game.state, game.controller.match.length
        legal = after.legal_actions()
        if legal and legal != (PASS,):
            # The die is falling: where will its targets be? The click comes before they are shown.
            action = random.choice(legal)
            ahead.show_state(after)
            ahead.offer(legal)
            table.click(ahead.target_point(action))
            assert game.controller.match.step_at(length) == action
            taken += 1
        else:
            table.click(QPointF(2, 2))
            assert table.scene.story is not story
    assert taken > 20
    table.scene.finish()


def test_a_theme_size_or_turn_at_any_moment_of_a_story(table: Table) -> None:
    game = Game(table, LINE_TABLES[8], seed=3)
    table.scene.set_speed(Speed.NORMAL)
    random = Random(3)
    disturbed = 0
    while game.phase is not Phase.OVER and disturbed < 50:
        story = table.scene.story
        if story is None:
            game.check()
            game.choose()
            continue
        story.pause()
        story.setCurrentTime(random.randrange(max(1, story.duration())))
        if not table.scene.is_telling:
            continue
        disturbed += 1
        match disturbed % 5:
            case 0:
                table.scene.set_theme(random.choice(THEMES))
            case 1:
                table.resize(random.randrange(200, 700), random.randrange(200, 700))
            case 2:
                table.scene.set_rotation(random.randrange(1, 4) + table.scene.rotation)
            case 3:
                table.scene.set_reduced_motion(not table.scene._reduced_motion)
                table.scene.refresh()
            case _:
                table.key(Qt.Key.Key_Down)
        assert table.scene.story is not story
    table.scene.finish()
    game.check()
    fresh = HeadOfTheLineScene(table.scene.theme)
    fresh.set_size(table.scene.sceneRect().size())
    fresh.set_rotation(table.scene.rotation)
    fresh.set_reduced_motion(True)
    fresh.show_state(game.state, game.laid)
    fresh.offer(table.scene.offered)
    table.scene.offer(table.scene.offered)
    table.scene.set_reduced_motion(True)
    table.scene.refresh()
    assert photograph(fresh) == table.photograph()
    assert disturbed == 50


def test_another_position_in_the_middle_of_a_story(table: Table) -> None:
    game = Game(table, LINE_TABLES[8], seed=4)
    table.scene.set_speed(Speed.NORMAL)
    random = Random(4)
    for _ in range(40):
        story = table.scene.story
        if story is None:
            game.choose()
            continue
        story.pause()
        story.setCurrentTime(random.randrange(max(1, story.duration())))
        game.controller.undo() if random.random() < 0.4 and game.controller.can_undo else table.scene.finish()
        if table.scene.story is None:
            shown = table.picture()
            assert shown == BoardPicture.of(game.state, shown.laid, table.scene.offered, shown.previewed)


# ------------------------------------------------------------------------------------------- pointing, clicking


def test_pointing_at_any_cell_of_a_line_shows_it(table: Table) -> None:
    table.lay(FREE)
    for cell in ("d12", "c12", "b12", "a12"):
        # Below the line, other lines leave from the origin; beside its way nothing else is meant.
        table.hover(table.spot(cell, across=-0.3))
        assert str(table.picture().previewed) == "d12-a12"
    table.hover(table.spot("h1"))
    assert table.picture().previewed is None


def test_leaving_the_board_takes_the_preview_away(table: Table) -> None:
    table.lay(FREE)
    table.hover(table.spot("a12"))
    assert table.picture().previewed is not None
    table.leave()
    assert table.picture().previewed is None


def test_a_click_inside_the_line_that_is_shown_lays_it(table: Table) -> None:
    table.lay(FREE)
    table.hover(table.spot("b12"))
    table.click(table.spot("b12"))
    assert [str(action) for action in table.chosen] == ["d12-a12"]


def test_a_finger_first_sees_and_then_lays(table: Table) -> None:
    """A tap has no pointing before it: inside a line it shows the line, and only the next tap lays it."""
    table.lay(FREE)
    table.click(table.spot("b12"))
    assert table.chosen == []
    assert str(table.picture().previewed) == "d12-a12"
    table.click(table.spot("b12"))
    assert [str(action) for action in table.chosen] == ["d12-a12"]


def test_a_tap_on_an_end_lays_its_line(table: Table) -> None:
    table.lay(FREE)
    table.click(table.spot("a12"))
    assert [str(action) for action in table.chosen] == ["d12-a12"]


def test_a_click_where_several_lines_could_be_meant_only_shows_one(table: Table) -> None:
    table.lay(SHARED)
    table.hover(table.spot("k4"))
    assert table.picture().previewed is not None
    table.click(table.spot("k4"))
    assert table.chosen == []
    assert table.picture().previewed != parse_action("k4-k3")
    table.click(table.spot("k4", down=0.35))
    assert table.chosen == []
    table.click(table.spot("k4", down=0.35))
    assert [str(action) for action in table.chosen] == ["k4-k3"]


def test_each_half_of_a_shared_end_lays_its_own_line(table: Table) -> None:
    for text in ("j5-k5", "k4-k5", "k4-k3", "j3-k3", "j3-i3", "i4-i3", "j5-i5", "i4-i5"):
        table.lay(SHARED)
        table.click(table.scene.target_point(parse_action(text)))
        assert str(table.chosen[-1]) == text


def test_a_shared_end_and_then_an_origin_choose_between_two_lines(table: Table) -> None:
    for first, origin, then in (("j5-k5", "k4", "k4-k5"), ("k4-k5", "j5", "j5-k5")):
        table.lay(SHARED)
        table.hover(table.scene.target_point(parse_action(first)))
        assert str(table.picture().previewed) == first
        table.hover(table.spot(origin))
        assert str(table.picture().previewed) == then
        # The middle of the end now stands for that line, for a click too.
        table.click(table.spot("k5"))
        assert str(table.chosen[-1]) == then


def test_the_middle_of_a_shared_end_asks_first(table: Table) -> None:
    table.lay(SHARED)
    table.click(table.spot("k5"))
    assert table.chosen == []
    shown = table.picture().previewed
    assert str(shown) in {"j5-k5", "k4-k5"}
    table.click(table.spot("k5"))
    assert table.chosen == [shown]


def test_a_press_that_is_let_go_elsewhere_does_nothing(table: Table) -> None:
    table.lay(CROWDED)
    table.press(table.scene.target_point(parse_action("f6-j6")))
    table.release(table.scene.target_point(parse_action("e5-e1")))
    assert table.chosen == []


def test_a_relocation_is_previewed_and_clicked(table: Table) -> None:
    state = choosing(0)
    for action in state.legal_actions():
        assert isinstance(action, Relocate)
        table.lay(state)
        table.hover(table.scene.target_point(action))
        assert table.picture().previewed == action
        table.click(table.scene.target_point(action))
        assert table.chosen[-1] == action


def test_other_buttons_choose_nothing(table: Table) -> None:
    table.lay(FREE)
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        table.press_with(button, table.spot("a12"))
    assert table.chosen == []
    table.press_with(Qt.MouseButton.LeftButton, table.spot("a12"))
    assert len(table.chosen) == 1


# ---------------------------------------------------------------------------------------------------- dragging


def drag(table: Table, *points: QPointF, release: bool = True) -> None:
    table.press(points[0])
    for start, end in pairwise(points):
        for share in (0.25, 0.5, 0.75, 1.0):
            table.drag_to(start + (end - start) * share)
    if release:
        table.release(points[-1])


def test_a_drag_from_the_head_along_a_line_lays_it(table: Table) -> None:
    table.lay(FREE)
    drag(table, table.spot("e12"), table.spot("d12"), table.spot("b12"), release=False)
    assert str(table.picture().previewed) == "d12-a12"
    table.drag_to(table.spot("a12"))
    table.release(table.spot("a12"))
    assert [str(action) for action in table.chosen] == ["d12-a12"]


def test_a_drag_from_an_origin_lays_the_line_too(table: Table) -> None:
    table.lay(FREE)
    drag(table, table.spot("d12"), table.spot("d11"), table.spot("d9"))
    assert [str(action) for action in table.chosen] == ["d12-d9"]


def test_the_way_of_a_drag_chooses_between_lines_with_a_shared_end(table: Table) -> None:
    for way, meant in ((("j4", "j5", "k5"), "j5-k5"), (("j4", "k4", "k5"), "k4-k5"), (("k4", "k5"), "k4-k5")):
        table.lay(SHARED)
        drag(table, *(table.spot(cell) for cell in way))
        assert str(table.chosen[-1]) == meant


def test_a_drag_that_ends_elsewhere_does_nothing(table: Table) -> None:
    for last in ("b12", "h1", "e12"):
        table.lay(FREE)
        drag(table, table.spot("e12"), table.spot("d12"), table.spot(last))
        assert table.chosen == []
        assert table.picture().previewed is None


def test_escape_gives_a_drag_up(table: Table) -> None:
    table.lay(FREE)
    drag(table, table.spot("e12"), table.spot("d12"), table.spot("a12"), release=False)
    table.key(Qt.Key.Key_Escape)
    assert table.picture().previewed is None
    table.release(table.spot("a12"))
    assert table.chosen == []


def test_a_drag_of_a_waiting_head_to_a_refuge_moves_it(table: Table) -> None:
    state = choosing(0)
    action = state.legal_actions()[-1]
    table.lay(state)
    places = table.scene.places
    assert places is not None
    drag(table, places.center(state.heads[state.homeless[0]]), table.scene.target_point(action))
    assert table.chosen == [action]


def test_a_drag_that_loses_the_board_leaves_no_trace(table: Table) -> None:
    table.lay(FREE)
    drag(table, table.spot("e12"), table.spot("d12"), table.spot("a12"), release=False)
    table.lay(CROWDED)
    table.release(table.spot("a12"))
    assert table.chosen == []
    assert table.picture() == BoardPicture.of(CROWDED, None, CROWDED.legal_actions())


# ------------------------------------------------------------------------------------------------------ why not


def test_a_click_where_nothing_is_offered_asks_why(table: Table) -> None:
    table.lay(FREE)
    table.click(table.spot("h7"))
    assert len(table.doubted) == 1
    action = table.doubted[0]
    assert isinstance(action, Line)
    assert FREE.why_not(action) is not None
    table.hover(table.spot("h2"))
    assert table.doubted[1:] == [None]


def test_lingering_asks_why_and_moving_on_does_not(table: Table, qtbot: QtBot) -> None:
    table.lay(FREE)
    table.hover(table.spot("h7"))
    table.hover(table.spot("a12"))
    qtbot.wait(DWELL_MS // 20)
    assert table.doubted == []
    with qtbot.waitSignal(table.scene.doubted, timeout=20 * DWELL_MS):
        table.hover(table.spot("h7"))
    assert table.doubted != [None]
    assert table.chosen == []


def test_a_doubt_ends_with_the_offer(table: Table) -> None:
    table.scene.show_state(FREE)
    bare = table.photograph()
    table.scene.offer(FREE.legal_actions())
    table.click(table.spot("h7"))
    table.scene.offer(())
    assert table.doubted[-1] is None
    assert table.photograph() == bare


def test_nothing_is_doubted_while_nothing_is_offered(table: Table) -> None:
    table.scene.show_state(FREE)
    table.click(table.spot("h7"))
    table.hover(table.spot("a12"))
    assert (table.doubted, table.pointed, table.chosen) == ([], [], [])


def test_a_waiting_head_says_why_not_there(table: Table) -> None:
    state = choosing(0)
    table.lay(state)
    free = next(cell for cell in range(144) if Relocate(cell) not in state.legal_actions())
    places = table.scene.places
    assert places is not None
    table.click(places.center(free))
    assert table.doubted == [Relocate(free)]


def test_a_pass_can_be_doubted(table: Table) -> None:
    state = next(
        before for seed in range(9) for before, _ in game(seed) if before.die and before.legal_actions() == (PASS,)
    )
    table.lay(state)
    places = table.scene.places
    assert places is not None
    table.click(places.center(next(cell for cell in range(144) if cell != state.heads[state.turn])))
    (action,) = table.doubted
    assert isinstance(action, Line)
    assert state.why_not(action) is not None


def test_dark_boards_are_clicked_alike(qtbot: QtBot) -> None:
    table = Table(qtbot, (801, 403), DARK)
    table.lay(CROWDED)
    for action in CROWDED.legal_actions():
        for across, down in ((0, 0), (0.4, 0.4), (-0.4, 0.4), (0.4, -0.4), (-0.4, -0.4)):
            places = table.scene.places
            assert places is not None
            table.click(table.scene.target_point(action) + QPointF(across, down) * places.cell)
            assert table.chosen[-1] == action
