"""What the Head of the Line scene shows: positions, offers, previews, overlays, in every look and from every side."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import CHANCE, Event
from hotl_desktop.games.head_of_the_line import (
    HEAD_OF_THE_LINE,
    PASS,
    HeadOfTheLineState,
    Line,
    Relocate,
    parse_action,
    parse_cell,
)
from hotl_desktop.games.head_of_the_line_layout import lay_out
from hotl_desktop.view.hotl.overlay import percent_text
from hotl_desktop.view.hotl_scene import BoardPicture, HeadOfTheLineScene, Overlay
from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Speed
from tests.view.hotl_table import Table, photograph
from tests.walks import LINE_TABLES, walk

CROWDED = lay_out(
    "NE",
    {
        "NW": "f8-f10 b10-e10 b9-b5 b4-d4",
        "NE": "g8-l8 d7-l7 e6",
        "SE": "g6 f4 g4 f3 f2 i2-l2 f1-l1 h2",
        "SW": "a9-a6 c9-c6 d9 d6 f6 c5-i5 i6",
    },
    die=5,
)
LAST = parse_action("b4-d4")


def game(seed: int) -> list[tuple[HeadOfTheLineState, Transition]]:
    """A random game of four, step by step."""
    steps = []
    for before, step, _ in walk(LINE_TABLES[8], Random(seed)):
        assert isinstance(before, HeadOfTheLineState)
        events: list[Event] = []
        after = before.apply(step, events)
        steps.append((before, Transition(before, step, after, tuple(events))))
    return steps


def choosing(seed: int) -> HeadOfTheLineState:
    """A position in which a captured Head waits for its owner's choice."""
    for number in range(seed, seed + 200):
        for before, _ in game(number):
            if before.homeless:
                return before
    raise AssertionError("no Head was captured")


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_a_position_is_shown_as_it_is(table: Table) -> None:
    for before, _ in game(3):
        table.scene.show_state(before)
        assert table.picture() == BoardPicture.of(before)


def test_a_position_may_come_before_the_size(qtbot: QtBot) -> None:
    scene = HeadOfTheLineScene(LIGHT)
    scene.show_state(CROWDED)
    scene.offer(CROWDED.legal_actions())
    scene.point_at(CROWDED.legal_actions()[0])
    scene.set_overlay(Overlay.REACH)
    assert scene.picture() is None
    with pytest.raises(ValueError, match="not offered"):
        scene.target_point(CROWDED.legal_actions()[0])
    scene.set_size(QSizeF(500, 400))
    picture = scene.picture()
    assert picture == BoardPicture.of(CROWDED, None, CROWDED.legal_actions(), CROWDED.legal_actions()[0])


def test_all_legal_lines_are_marked_at_once(table: Table) -> None:
    table.lay(CROWDED, LAST if isinstance(LAST, Line) else None)
    assert table.picture() == BoardPicture.of(CROWDED, parse_line("b4-d4"), CROWDED.legal_actions())
    assert {str(action) for action in table.picture().targets} == {"e7-e11", "f6-j6", "e5-a5", "e5-e1", "d6-d2"}


def parse_line(text: str) -> Line:
    action = parse_action(text)
    assert isinstance(action, Line)
    return action


def test_a_pass_leaves_the_board_bare(table: Table) -> None:
    state = next(
        before for seed in range(9) for before, _ in game(seed) if str(before.legal_actions()[:1]) == "(Pass(),)"
    )
    table.lay(state)
    assert table.picture() == BoardPicture.of(state)
    assert not table.picture().targets


def test_a_waiting_head_floats_and_its_refuges_are_marked(table: Table) -> None:
    state = choosing(0)
    table.lay(state)
    picture = table.picture()
    assert picture == BoardPicture.of(state, None, state.legal_actions())
    assert picture.afloat == tuple(sorted((seat, state.heads[seat]) for seat in state.homeless))
    assert all(isinstance(action, Relocate) for action in picture.targets)


def test_pointing_shows_the_consequences_and_tells_them_once(table: Table) -> None:
    table.lay(CROWDED)
    action = parse_action("f6-j6")
    before = table.photograph()
    table.scene.point_at(action)
    table.scene.point_at(action)
    assert table.picture().previewed == action
    assert table.photograph() != before
    table.scene.point_at(None)
    assert table.pointed == [action, None]
    assert table.photograph() == before


def test_only_what_is_offered_can_be_pointed_at_or_chosen(table: Table) -> None:
    table.lay(CROWDED)
    table.scene.point_at(parse_action("a1-a5"))
    table.scene.choose(parse_action("a1-a5"))
    assert (table.pointed, table.chosen) == ([], [])


def test_offering_nothing_takes_every_mark_away(table: Table) -> None:
    table.scene.show_state(CROWDED)
    bare = table.photograph()
    table.scene.offer(CROWDED.legal_actions())
    table.scene.point_at(CROWDED.legal_actions()[0])
    table.scene.offer(())
    assert table.photograph() == bare
    assert table.picture() == BoardPicture.of(CROWDED)


@pytest.mark.parametrize("overlay", list(Overlay))
@pytest.mark.parametrize("theme", THEMES, ids=[theme.name for theme in THEMES])
def test_every_look_can_be_changed_to_at_any_moment(qtbot: QtBot, theme: object, overlay: Overlay) -> None:
    chosen = next(one for one in THEMES if one is theme)
    table = Table(qtbot, theme=DARK if chosen is not DARK else HIGH_CONTRAST)
    table.scene.set_overlay(overlay)
    table.lay(CROWDED)
    table.scene.point_at(parse_action("f6-j6"))
    table.scene.set_theme(chosen)

    fresh = Table(qtbot, theme=chosen)
    fresh.scene.set_overlay(overlay)
    fresh.lay(CROWDED)
    fresh.scene.point_at(parse_action("f6-j6"))
    assert table.photograph() == fresh.photograph()
    assert table.picture() == fresh.picture()


def test_overlays_can_be_laid_and_lifted(table: Table) -> None:
    table.scene.show_state(CROWDED)
    seen = [table.photograph()]
    for overlay in (Overlay.REACH, Overlay.TERRITORY, Overlay.CHIPS):
        table.scene.set_overlay(overlay)
        assert table.scene.overlay is overlay
        seen.append(table.photograph())
    table.scene.set_overlay(Overlay.REACH, 0)
    seen.append(table.photograph())
    assert all(one != other for index, one in enumerate(seen) for other in seen[:index])
    table.scene.set_overlay(Overlay.NONE)
    assert table.photograph() == seen[0]


def test_an_overlay_follows_the_game(table: Table) -> None:
    table.scene.set_overlay(Overlay.TERRITORY)
    for before, transition in game(4)[20:40]:
        table.scene.show_state(before)
        table.scene.tell(transition)
    after = table.photograph()
    table.scene.set_overlay(Overlay.NONE)
    table.scene.set_overlay(Overlay.TERRITORY)
    assert table.photograph() == after


@pytest.mark.parametrize("quarter_turns", [1, 2, 3])
def test_the_board_turns_and_its_targets_with_it(table: Table, quarter_turns: int) -> None:
    table.lay(CROWDED)
    unturned = {action: table.scene.target_point(action) for action in CROWDED.legal_actions()}
    table.scene.set_rotation(quarter_turns)
    assert table.scene.rotation == quarter_turns
    assert table.picture() == BoardPicture.of(CROWDED, None, CROWDED.legal_actions())
    places = table.scene.places
    assert places is not None
    middle = places.outer.center()
    for action, point in unturned.items():
        offset = point - middle
        for _ in range(quarter_turns):
            offset = QPointF(-offset.y(), offset.x())
        assert (table.scene.target_point(action) - middle - offset).manhattanLength() < 1
    table.scene.set_rotation(4)
    assert table.scene.rotation == 0
    assert unturned == {action: table.scene.target_point(action) for action in CROWDED.legal_actions()}


def test_another_size_keeps_offer_and_preview(table: Table) -> None:
    table.lay(CROWDED)
    action = parse_action("f6-j6")
    table.scene.point_at(action)
    for size in ((700, 420), (300, 900), (640, 640)):
        table.resize(*size)
        assert table.picture() == BoardPicture.of(CROWDED, None, CROWDED.legal_actions(), action)
        places = table.scene.places
        assert places is not None
        assert table.scene.sceneRect().contains(places.outer)
        assert table.scene.target_point(action) == places.center(parse_cell("j6"))


def test_a_new_size_stretches_the_ground_until_it_is_painted(table: Table, qtbot: QtBot) -> None:
    table.lay(CROWDED)
    table.scene.finish_drawing()
    for size in ((500, 500), (430, 300)):
        table.resize(*size)
    draft = _as_it_is(table)
    qtbot.waitUntil(lambda: _as_it_is(table) != draft)
    fresh = HeadOfTheLineScene(LIGHT)
    fresh.set_size(table.scene.sceneRect().size())
    fresh.show_state(CROWDED)
    fresh.offer(CROWDED.legal_actions())
    assert photograph(fresh) == table.photograph()
    # Nothing of the board moved when it was painted: the draft was like it, only less sharp.
    small = [one.scaled(20, 20, mode=Qt.TransformationMode.SmoothTransformation) for one in (draft, photograph(fresh))]
    colors = [[one.pixelColor(x, y) for x in range(20) for y in range(20)] for one in small]
    assert max(abs(a.red() - b.red()) for a, b in zip(*colors, strict=True)) < 40


def _as_it_is(table: Table) -> QImage:
    image = QImage(table.scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    table.scene.render(painter)
    painter.end()
    return image


def test_lanes_are_those_of_the_seats_in_play(table: Table) -> None:
    table.scene.show_state(HEAD_OF_THE_LINE.start(("NW", "SE"), {}))
    two = table.photograph()
    table.scene.show_state(HEAD_OF_THE_LINE.start(("NW", "NE", "SE", "SW"), {}))
    assert table.photograph() != two
    table.scene.show_state(HEAD_OF_THE_LINE.start(("NW", "SE"), {}))
    assert table.photograph() == two


def test_a_told_step_is_shown_and_reported_once(table: Table, qtbot: QtBot) -> None:
    for speed in Speed:
        table.scene.set_speed(speed)
        table.scene.show_state(game(5)[0][0])
        laid = None
        for before, transition in game(5):
            told: list[bool] = []
            table.scene.settled.connect(lambda told=told: told.append(True))
            table.scene.tell(transition)
            table.scene.finish()
            assert told == [True]
            table.scene.settled.disconnect()
            laid = transition.step if isinstance(transition.step, Line) else laid
            after = transition.after
            assert isinstance(after, HeadOfTheLineState)
            assert table.picture() == BoardPicture.of(after, laid)
            assert before.to_act() is CHANCE or laid is not None


def test_the_last_line_stays_outlined_through_passes_and_relocations(table: Table) -> None:
    laid = None
    table.scene.show_state(game(5)[0][0])
    for _, transition in game(5):
        table.scene.tell(transition)
        laid = transition.step if isinstance(transition.step, Line) else laid
        assert table.picture().laid == laid
    table.scene.show_state(game(5)[40][0], PASS)
    assert table.picture().laid is None


def test_stories_end_where_the_state_is(table: Table) -> None:
    """What motions leave behind at their very end needs no correction by the state."""
    table.scene.set_speed(Speed.NORMAL)
    laid = None
    for _, transition in game(6):
        table.scene.tell(transition)
        laid = transition.step if isinstance(transition.step, Line) else laid
        story = table.scene.story
        if story is not None:
            story.pause()
            story.setCurrentTime(story.duration() - 1)
            if table.scene.is_telling:
                shown, after = table.picture(), transition.after
                assert isinstance(after, HeadOfTheLineState)
                truth = BoardPicture.of(after, laid)
                assert shown.chips == truth.chips or _last_glides(transition)
        table.scene.finish()


def _last_glides(transition: Transition) -> bool:
    return any(type(event).__name__ in {"HeadRelocated", "WentOut"} for event in transition.events)


def test_the_scene_at_rest_is_a_fresh_rendering_of_the_state(table: Table) -> None:
    table.scene.set_speed(Speed.NORMAL)
    random = Random(1)
    for index, (_, transition) in enumerate(game(8)):
        table.scene.tell(transition)
        story = table.scene.story
        if story is not None:
            story.pause()
            story.setCurrentTime(random.randrange(max(1, story.duration())))
        table.scene.finish()
        if index % 12 == 0 or transition.after.to_act() is None:
            fresh = HeadOfTheLineScene(LIGHT)
            fresh.set_size(table.scene.sceneRect().size())
            fresh.show_state(transition.after, table.picture().laid)
            assert photograph(fresh) == table.photograph()


def test_a_story_that_follows_a_new_size_at_once_is_told_on_the_new_board(table: Table) -> None:
    table.scene.set_speed(Speed.NORMAL)
    steps = [transition for _, transition in game(5)]
    index = next(index for index, one in enumerate(steps) if index > 30 and isinstance(one.step, Line))
    roll, lay = steps[index - 1], steps[index]
    answers = [lay]
    table.scene.settled.connect(lambda: table.scene.tell(answers.pop()) if answers else None)
    table.scene.show_state(roll.before)
    table.scene.tell(roll)
    table.resize(450, 500)
    story = table.scene.story
    assert story is not None
    story.pause()
    story.setCurrentTime(story.duration() // 2)
    table.scene.finish()
    fresh = HeadOfTheLineScene(LIGHT)
    fresh.set_size(table.scene.sceneRect().size())
    fresh.show_state(lay.after, table.picture().laid)
    assert photograph(fresh) == table.photograph()


def test_motion_can_be_reduced_to_a_fade(table: Table) -> None:
    table.scene.set_speed(Speed.NORMAL)
    table.scene.set_reduced_motion(True)
    for _, transition in game(9)[:60]:
        table.scene.show_state(transition.before)
        before = table.photograph()
        table.scene.tell(transition)
        story = table.scene.story
        assert story is not None
        assert story.duration() == 120
        story.pause()
        assert table.picture().flying == 0
        assert table.photograph() == before
        story.setCurrentTime(60)
        table.scene.finish()
        assert table.picture().chips == BoardPicture.of(transition.after).chips  # type: ignore[arg-type]


def test_who_never_launched_can_pass_and_go_out(table: Table) -> None:
    state = lay_out("NE", {"NW": "f7-f12 g7 g8", "NE": ""}, die=3, passes={"NE": 2}, clear=("NW",))
    assert state.legal_actions() == (PASS,)
    events: list[Event] = []
    after = state.apply(PASS, events)
    table.scene.set_speed(Speed.NORMAL)
    table.scene.show_state(state)
    table.scene.tell(Transition(state, PASS, after, tuple(events)))
    story = table.scene.story
    assert story is not None
    for time in range(0, story.duration(), 50):
        story.setCurrentTime(time)
    table.scene.finish()
    assert table.picture() == BoardPicture.of(after)


def test_chances_read_like_chances() -> None:
    for chance, text in (
        (Fraction(0), "0"),
        (Fraction(1, 216), "<1"),
        (Fraction(1, 6), "17"),
        (Fraction(215, 216), "99"),
        (Fraction(1), "100"),
    ):
        assert percent_text(chance) == text


def test_nothing_is_left_behind(table: Table) -> None:
    """Items of stories, offers and previews go when they are over."""
    table.scene.set_speed(Speed.NORMAL)
    most = 0
    for before, transition in game(10):
        if before.to_act() is not CHANCE:
            table.scene.offer(before.legal_actions())
            table.scene.point_at(before.legal_actions()[0])
        table.scene.tell(transition)
        table.scene.finish()
        most = max(most, len(table.scene.items()))
    # Ground, outline, a piece for every cell that ever had one, and at most three waiting Heads with their shadows.
    assert most <= 2 + 144 + 2 * 3


def test_dice_take_as_long_as_the_tray_shows_them(table: Table) -> None:
    rolled = next(transition for _, transition in game(1) if str(transition.step) in "123456")
    for speed in (Speed.NORMAL, Speed.SLOW, Speed.FAST):
        table.scene.set_speed(speed)
        table.scene.tell(rolled)
        assert table.scene.story is not None
        assert table.scene.story.duration() == 480 * speed.value
        table.scene.finish()


def test_sizes_that_nobody_sees_are_not_drawn(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page finds its places in several steps; a board takes longer to draw than a frame."""
    table.lay(CROWDED)
    drawn: list[QSizeF] = []
    draw = HeadOfTheLineScene._draw_ground

    def note_and_draw(scene: HeadOfTheLineScene) -> None:
        drawn.append(scene.sceneRect().size())
        draw(scene)

    monkeypatch.setattr(HeadOfTheLineScene, "_draw_ground", note_and_draw)
    for size in ((500, 500), (430, 300), (520, 480)):
        table.view.resize(*size)
    assert drawn == []
    QApplication.processEvents()
    assert drawn == [QSizeF(520, 480)]
