"""What the table of Get Off My Lawn looks like: colours in their places, waiting dice, words, looks, motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import DICE, Event
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Phase, Push, Roll, Stage, lay_out
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.lawn import ground
from hotl_desktop.view.lawn.places import UNKNOWN, Collapsed, Fallen, InQueue, InRow, OnLawn, Piece, picture_of
from hotl_desktop.view.lawn.story import DEAL_MS
from hotl_desktop.view.lawn.words import collapses, default_names, falls, filled
from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Moves, Speed, Theme

from .goml_table import NAMES, Table, photograph
from .lawn.games import start, transitions
from .lawn.positions import FULL

POWER_AT_THE_END = lay_out(
    "P1",
    {"P1": "6", "P2": "11223344", "P3": "11223344", "P4": "1122"},
    lawn={6: "1144*", 5: "11*44", 4: ".1*1.", 3: "..*1."},
)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, (640, 640))


def near(color: QColor, other: QColor) -> bool:
    pairs = ((color.red(), other.red()), (color.green(), other.green()), (color.blue(), other.blue()))
    return all(abs(one - two) < 40 for one, two in pairs)


# ------------------------------------------------------------------------------------------------------------ the dice


@pytest.mark.parametrize("theme", THEMES)
def test_every_die_has_the_colour_of_its_owner_where_it_lies(qtbot: QtBot, theme: Theme) -> None:
    table = Table(qtbot, (900, 860), theme)
    table.scene.show_state(FULL)
    image = photograph(table.scene)
    for place, piece in picture_of(FULL).items():
        sprite = table.scene.die_at(place)
        if sprite.pose.opacity < 1 or isinstance(place, Collapsed):
            continue  # faded behind the rod, or turned
        # Between the pips: halfway from the middle to the upper edge, near it, no face has any.
        spot = sprite.pose.center - QPointF(0.13 * sprite.pose.side, 0.42 * sprite.pose.side)
        look = theme.look(piece.seat)
        color = image.pixelColor(spot.toPoint())
        assert near(color, look.top) or near(color, look.fill), (place, color.name(), look.fill.name())


def test_a_die_that_is_about_to_be_rolled_is_lifted_from_its_row(table: Table) -> None:
    rolling = FULL.apply(Roll("high"))
    table.scene.show_state(rolling)
    lying, rolled = table.scene.die_at(InRow(0, 0)), table.scene.die_at(InRow(0, 3))
    assert lying.pose.lift == 0
    assert rolled.pose.lift > 0
    table.assert_shows(rolling)


def test_a_fallen_die_waits_at_its_end_of_the_row_with_its_face(table: Table) -> None:
    after = table.tell(FULL, Push(6, "L"))
    assert after.phase is Phase.FALLEN_DIE
    die = table.scene.die_at(Fallen())
    assert die.piece == Piece(2, 6)
    assert die.pos().x() > table.scene.point_of(OnLawn(6, 4)).x()
    assert abs(die.pos().y() - table.scene.point_of(OnLawn(6, 4)).y()) < 2
    table.scene.set_size(QSizeF(700, 600))
    assert table.scene.die_at(Fallen()).piece == Piece(2, 6)


def test_a_fallen_die_that_nobody_saw_fall_is_blank(table: Table) -> None:
    after = FULL.apply(Push(6, "L"))
    table.scene.show_state(after)
    assert table.scene.die_at(Fallen()).piece == Piece(2, UNKNOWN)
    table.scene.show_state(after, Push(6, "L"))
    assert table.scene.die_at(Fallen()).piece == Piece(2, 6)


# ----------------------------------------------------------------------------------------------------------- the story


def middle_of(table: Table, state: GetOffMyLawnState, step: object, share: float) -> GetOffMyLawnState:
    table.scene.set_speed(Speed.NORMAL)
    events: list[Event] = []
    after = state.apply(step, events)  # type: ignore[arg-type]
    table.scene.tell(Transition(state, step, after, tuple(events)))  # type: ignore[arg-type]
    story = table.scene.story
    assert story is not None
    story.setCurrentTime(round(story.duration() * share))
    return after


def test_the_belt_moves_all_five_dice_by_the_same_way(table: Table) -> None:
    table.scene.show_state(FULL)
    start_at = [table.scene.point_of(OnLawn(6, index)) for index in range(5)]
    table.scene.set_speed(Speed.NORMAL)
    middle_of(table, FULL, Push(6, "L"), 0.0)
    dice = [table.scene.die_at(OnLawn(6, index)) for index in range(5)]
    story = table.scene.story
    assert story is not None
    moved = 0
    for moment in range(0, story.duration(), 20):
        story.setCurrentTime(moment)
        ways = [die.pos().x() - begin.x() for die, begin in zip(dice, start_at, strict=True)]
        step = start_at[1].x() - start_at[0].x()
        if 1 < ways[0] < step - 1:
            moved += 1
            assert max(ways) - min(ways) <= 1
    assert moved >= 5


def test_a_fallen_die_travels_to_its_owners_row(table: Table) -> None:
    fallen = FULL.apply(Push(6, "L"))
    table.scene.show_state(fallen, Push(6, "L"))
    die = table.scene.die_at(Fallen())
    goal_row = middle_of(table, fallen, DICE[2], 0.0).player_rows[2]
    goal = table.scene.point_of(InRow(2, list(goal_row).index(2)))
    story = table.scene.story
    assert story is not None
    away = []
    for moment in range(0, story.duration(), 30):
        story.setCurrentTime(moment)
        away.append((die.pos() - goal).manhattanLength())
    assert die.piece == Piece(2, 2)
    assert away[-1] < 0.2 * away[0]
    assert min(away) == away[-1]


def test_a_captured_power_die_travels_to_its_captor(table: Table) -> None:
    table.scene.show_state(POWER_AT_THE_END)
    power = table.scene.die_at(OnLawn(6, 4))
    start_at = power.pos()
    middle_of(table, POWER_AT_THE_END, Push(6, "L"), 0.93)
    assert power.piece == Piece(None, 6)
    assert power.pos().y() > start_at.y() + 100
    table.scene.finish()
    table.assert_shows(POWER_AT_THE_END.apply(Push(6, "L")))


def test_collapsing_dice_tip_over_before_they_leave(table: Table) -> None:
    table.scene.show_state(FULL)
    die = table.scene.die_at(InQueue(6, "L", 0))
    start_at = die.pos()
    middle_of(table, FULL, Push(6, "L"), 0.0)
    story = table.scene.story
    assert story is not None
    tipped_at = left_at = None
    for moment in range(0, story.duration(), 10):
        story.setCurrentTime(moment)
        if tipped_at is None and abs(die.tilt) > 20:
            tipped_at = moment
        if left_at is None and (die.pos() - start_at).manhattanLength() > 20:
            left_at = moment
    assert tipped_at is not None
    assert left_at is not None
    assert tipped_at < left_at


@pytest.mark.parametrize(("speed", "factor"), [(Speed.SLOW, 2.0), (Speed.FAST, 0.5)])
def test_speeds_multiply_all_times(table: Table, speed: Speed, factor: float) -> None:
    events: list[Event] = []
    after = FULL.apply(Push(6, "L"), events)
    lengths = []
    for one in (Speed.NORMAL, speed):
        table.scene.set_speed(one)
        table.scene.tell(Transition(FULL, Push(6, "L"), after, tuple(events)))
        story = table.scene.story
        assert story is not None
        lengths.append(story.duration())
    assert lengths[1] == pytest.approx(factor * lengths[0], abs=4)


def test_without_motion_dice_only_fade(table: Table) -> None:
    table.scene.set_speed(Speed.NORMAL)
    table.scene.set_reduced_motion(True)
    for number, step in enumerate(transitions(6, limit=140)):
        assert isinstance(step.before, GetOffMyLawnState)
        assert isinstance(step.after, GetOffMyLawnState)
        table.scene.tell(step)
        story = table.scene.story
        assert story is not None
        if step.before.awaits_deal:
            assert story.duration() == DEAL_MS
        else:
            assert story.duration() >= Moves.FADE.ms
            if number % 5 == 0:
                story.setCurrentTime(Moves.FADE.ms // 2)
                table.assert_shows(step.after)
        table.scene.finish()
        table.assert_shows(step.after)


# ----------------------------------------------------------------------------------------------------------- the looks


@pytest.mark.parametrize("theme", [DARK, HIGH_CONTRAST])
def test_another_look_changes_the_ground_and_the_dice(table: Table, theme: Theme) -> None:
    table.lay(FULL)
    before = table.photograph()
    table.scene.set_theme(theme)
    assert table.photograph() != before
    table.assert_shows(FULL)
    table.scene.set_theme(LIGHT)
    assert table.photograph() == before


def test_names_are_shown_and_change(table: Table) -> None:
    table.scene.show_state(FULL)
    before = table.photograph()
    table.scene.set_names(("Ada", "Mira", "Jonas", "Tove"))
    after = table.photograph()
    rail = table.scene.point_of(InRow(0, 0))
    assert after != before
    assert after.copy(0, 0, 640, int(rail.y()) - 60) == before.copy(0, 0, 640, int(rail.y()) - 60)


def test_the_table_turns_to_who_chooses(table: Table) -> None:
    other = lay_out(
        "P3",
        {"P1": "4446", "P3": "4", "P4": "4"},
        lawn={
            6: "13*33",
            5: "443*2",
            4: "22*22",
            3: ".3*3.",
            2: "143*1",
            1: "44421",
        },
        staged={(6, "L"): "2", (4, "L"): "4"},
        collapsed={"P2": "1"},
        captured={1: "P1"},
    )
    table.scene.show_state(other)
    assert table.scene.viewer == 0
    table.scene.offer(other.legal_actions())
    assert table.scene.viewer == 2
    table.assert_shows(other)
    table.scene.set_viewer(None)
    assert table.scene.viewer == 0


def test_turning_the_table_fades_and_leaves_nothing_behind(qtbot: QtBot, table: Table) -> None:
    table.scene.set_speed(Speed.NORMAL)
    table.scene.show_state(FULL)
    items = len(table.scene.items())
    table.scene.set_viewer(2)
    assert len(table.scene.items()) > items
    qtbot.waitUntil(lambda: len(table.scene.items()) <= items + 1)
    table.assert_shows(FULL)
    table.scene.set_viewer(1)
    table.scene.show_state(start())
    table.assert_shows(start())


def test_a_window_that_is_dragged_larger_gets_its_ground_scaled_and_then_painted(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ground, "RECENT_MS", 60_000)  # however slow the machine is
    scene = table.scene
    scene.show_state(FULL)
    sharp = []
    for size in range(701, 711):
        scene.set_size(QSizeF(size, size))
        sharp.append(scene.ground.is_sharp)
        table.assert_shows(FULL)
    assert sharp == sorted(sharp, reverse=True)
    assert set(sharp) == {True, False}
    qtbot.waitUntil(lambda: scene.ground.is_sharp)
    assert scene.ground.scale() == 1.0
    fresh = GetOffMyLawnScene(LIGHT)
    fresh.set_names(NAMES)
    fresh.set_speed(Speed.INSTANT)
    fresh.set_size(QSizeF(710, 710))
    fresh.show_state(FULL)
    assert photograph(scene) == photograph(fresh)


def test_leaving_the_view_takes_a_preview_away(table: Table) -> None:
    table.lay(FULL)
    table.scene.point_at(Stage(6, "L"))
    QApplication.sendEvent(table.scene, QEvent(QEvent.Type.Leave))
    assert table.pointed == [Stage(6, "L"), None]
    table.assert_shows(FULL)


def test_only_what_puts_a_die_somewhere_leaves_a_mark(table: Table) -> None:
    marking = {str(action).split()[0] for action in FULL.legal_actions() if table.scene.leaves_mark(action)}
    assert marking == {"push", "stage"}


# ----------------------------------------------------------------------------------------------------------- the words


def test_names_are_put_into_words_once_and_for_all() -> None:
    assert filled("%1 and %2", "%2", "b") == "%2 and b"
    assert falls(1, 4, ("a", "%2", "c", "d")) == "%2’s 4 falls"
    assert falls(None, 4, NAMES) == "Power Die captured"


def test_collapses_are_counted() -> None:
    assert collapses([(1, 1)], NAMES) == "Mira’s die collapses"
    assert collapses([(1, 2)], NAMES) == "Mira’s 2 dice collapse"
    assert collapses([(1, 2), (3, 1)], NAMES) == "3 staged dice collapse"


def test_seats_have_names_before_anybody_says() -> None:
    assert len(set(default_names())) == 4


def test_the_ground_comes_back_to_where_it_was_painted_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes that come fast stretch it; the one it was painted for may be the last of them."""
    monkeypatch.setattr(ground, "RECENT_MS", 60_000)  # however slow the machine is
    scene = table.scene
    scene.set_size(QSizeF(700, 700))
    scene.show_state(FULL)
    for size in range(701, 711):
        scene.set_size(QSizeF(size, size))
        if scene.ground.is_sharp:
            painted_for, picture = QSizeF(size, size), photograph(scene)
    assert painted_for != QSizeF(710, 710)
    scene.set_size(painted_for)
    assert photograph(scene) == picture


def test_marks_follow_a_size_that_moves_them_by_less_than_a_pixel(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ground, "MANY", 1_000)  # it is always painted anew
    scene = table.scene
    for height in range(801, 812):
        scene.set_size(QSizeF(705, height))
        scene.show_state(FULL)
        before = photograph(scene)
        scene.refresh()
        assert photograph(scene) == before
